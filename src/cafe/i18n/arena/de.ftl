# Deutsch: Turniere, viele gespielte oder gezählte Partien, und Berichte darüber.

## Turniere

arena-title = { $game }, { $players } Spieler, { $games } Partien aus { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
 }
arena-intervals = In Klammern: 95-%-Intervalle, je Verteilung gerechnet. Wertung: openskill, mit zwei Standardabweichungen.
arena-intervals-sequence = In Klammern: 95-%-Intervalle, je Verteilung gerechnet; die der Anteile gelten auch bei vorzeitigem Ende, und Partien danach zählen nicht. Wertung: openskill, mit zwei Standardabweichungen.
arena-settled = Entschieden: { $stronger } ist stärker als { $weaker }.
arena-open = Nicht entschieden: { $pairs }.
arena-share-reached = Entschieden: { $entrant } gewinnt { $share } % oder mehr gegen { $others }.
arena-share-missed = Entschieden: { $entrant } gewinnt weniger als { $share } % gegen { $others }.
arena-share-open = Nicht entschieden: ob { $entrant } { $share } % gegen { $others } gewinnt.
arena-nothing = Noch keine Verteilung ist von jedem Platz aus gespielt: Es gibt nichts zu berichten.
arena-interrupted = unterbrochen nach { $games } von { $total } Partien
arena-done = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 } in { $seconds } s gespielt{ $earlier ->
    [0] .
   *[other] , { $earlier } aus der Ergebnisdatei übernommen.
 }
arena-report = Der Bericht steht in { $file }.
arena-head-entrant = wer
arena-head-wins = Siege
arena-head-share = Siegquote
arena-head-margin = Vorsprung
arena-head-score = Punkte
arena-head-rating = Wertung
arena-head-time = je Zug
arena-of = von { $games }
arena-axis-score = Punkte am Ende
arena-axis-points = Punkte je Partie
arena-axis-steps = Aktionen je Partie
arena-axis-games = Partien
arena-axis-deals = Verteilungen
arena-source-tables = Tische
arena-source-national-tables = Tische aus einem Land
arena-source-same-sex-tables = Damen- und Herrentische
arena-source-guests-seated = Gäste am Tisch
arena-source-full-tables = volle Tische
arena-source-whole-hand = ganze Hand
arena-source-bar = Bar
arena-source-minus-points = Abzug
arena-chart-shares = Siegquoten
arena-chart-shares-caption = Ein geteilter Sieg zählt anteilig. Der Strich ist das 95-%-Intervall; gepunktet ist, { $mark ->
    [asked] wonach beim ersten gefragt war
   *[even] wo alle gleich stark sind
 }.
arena-chart-ratings = Wertungen
arena-chart-ratings-caption = Openskill (Plackett–Luce), alle beginnen bei 25; der Strich sind zwei Standardabweichungen.
arena-chart-margins = Vorsprünge
arena-chart-margins-caption = Punkte vor den anderen am Ende. Punkt: Mittel. Kasten: die Hälfte aller Partien. Strich: neun von zehn Partien.
arena-chart-scores = Punktestände
arena-chart-scores-caption = Wie oft welcher Endstand erreicht wurde.
arena-chart-sources = Woher die Punkte kamen
arena-chart-sources-caption = Mittel je Partie. Der Strich ist der Endstand, nach Abzug der Minuspunkte.
arena-chart-lengths = Länge der Partien
arena-chart-lengths-caption = Wie viele Aktionen die Partien hatten.
arena-chart-course = Siegquote, Verteilung für Verteilung
arena-chart-course-caption = Aus allen Verteilungen bis dahin: Die Linien sollten zur Ruhe gekommen sein.
arena-report-title = Turnier
arena-report-table = Tabelle
arena-report-against = Gegeneinander
arena-report-against-caption = Wie die Zeile gegen die Spalte abschneidet: 50 % ist ausgeglichen. Darunter: 95-%-Intervall.
arena-report-endings = Wie die Partien endeten
arena-report-how = Wie gespielt wurde
arena-report-fair = Jede Verteilung wurde von jedem Platz aus gespielt, mit demselben Startplatz, und zählt als eine Beobachtung.
arena-report-settled = Ein Urteil ist in höchstens 5 von 100 Turnieren falsch, so oft man auch zwischendurch nachsieht.
arena-report-players = Wer gespielt hat, mit Versionen und Parametern:
arena-report-again = Dieselben Partien noch einmal, sofern niemand nach der Uhr spielt:
arena-report-made = Erstellt von Café International { $version }.
arena-kind = { $game }, { $players } Spieler
arena-seed = Startwert { $seed }

## Viele Partien: cafe simulate

simulate-title = { $game }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, Startwert { $seed }
simulate-head-player = Spieler
simulate-head-bot = Bot
simulate-head-score = Punkte im Mittel
simulate-head-minus = Minuspunkte im Mittel
simulate-head-wins = Siege
simulate-steps = Aktionen je Partie: { $steps }
simulate-ended = beendet durch { $rule } ({ $reason }): { $count } ({ $share } %)
simulate-speed = Partien pro Sekunde: { $games }

## Aufgezeichnete Partien gezählt: cafe stats

stats-heading = { $kind }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }{ $unfinished ->
    [0] {""}
   *[other] , { $unfinished } weitere nicht zu Ende
 }
stats-lengths = Aktionen je Partie: { $low } bis { $high }, im Median { $middle }.
stats-endings = Beendet durch { $endings }.
stats-ending = { $rule } { $share } % ({ $reason })
stats-won-by = Gewonnen mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 } Vorsprung.
stats-won-by-span = Gewonnen mit { $least } bis { $most ->
    [one] 1 Punkt
   *[other] { $most } Punkten
 } Vorsprung, im Median { $middle }.
stats-shared = Geteilte Siege: { $count }.
stats-edition = Ausgabe { $edition }
stats-plan = anderer Plan ({ $number })
stats-refused = { $where }: durch { $rule } abgelehnt, ausgelassen
stats-none = keine Partie ist zu Ende gespielt
stats-by-player = Spieler
stats-by-seat = Platz
stats-by-order = Reihenfolge
stats-seat = Platz { $number }
stats-start = beginnt
stats-turn = als { $number }. dran
stats-head-games = Partien
stats-head-wins = Siege
stats-head-score = Punkte
stats-head-lead = Vorsprung
stats-chart-scores = Punktestände
stats-chart-scores-caption = Wie viele Spieler wie viele Punkte machten.
stats-chart-lengths = Länge der Partien
stats-chart-lengths-caption = Wie viele Aktionen die Partien hatten.
stats-chart-margins = Vorsprung
stats-chart-margins-caption = Mit wie vielen Punkten Vorsprung gewonnen wurde.
stats-chart-wins = Siege nach Reihenfolge
stats-chart-wins-caption = Gepunktet ist der gleiche Anteil für alle.
stats-chart-sources = Woher die Punkte kamen
stats-chart-sources-caption = Punkte je Partie, nach Reihenfolge.
stats-page-title = Statistik der Partien
stats-page-region = { $heading }, nach { $group }
stats-page-note = Siege: Ein geteilter Sieg zählt anteilig. Punkte und alles danach sind Punkte je Partie; der Vorsprung ist der vor dem Besten der anderen.
