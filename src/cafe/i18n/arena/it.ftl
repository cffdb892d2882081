# Italiano: tornei, molte partite giocate o contate, e i loro resoconti.

## Tornei

arena-title = { $game }, { $players } giocatori, { $games } partite da { $deals ->
    [one] 1 smazzata
   *[other] { $deals } smazzate
 }
arena-intervals = Tra parentesi quadre: intervalli al 95%, per smazzata. Punteggio: openskill, con due deviazioni standard.
arena-intervals-sequence = Tra parentesi quadre: intervalli al 95%, per smazzata; quelli delle quote tengono conto di una fine anticipata, e le partite successive non contano. Punteggio: openskill, con due deviazioni standard.
arena-settled = Deciso: { $stronger } è più forte di { $weaker }.
arena-open = Non ancora deciso: { $pairs }.
arena-share-reached = Deciso: { $entrant } vince il { $share }% o più contro { $others }.
arena-share-missed = Deciso: { $entrant } vince meno del { $share }% contro { $others }.
arena-share-open = Non ancora deciso: se { $entrant } vince il { $share }% contro { $others }.
arena-nothing = Nessuna smazzata è stata giocata da tutti i posti: non c'è ancora niente da dire.
arena-interrupted = interrotto dopo { $games } partite su { $total }
arena-done = { $games ->
    [one] 1 partita giocata
   *[other] { $games } partite giocate
 } in { $seconds } s{ $earlier ->
    [0] .
   *[other] , { $earlier } prese dal file dei risultati.
 }
arena-report = Il resoconto è in { $file }.
arena-head-entrant = chi
arena-head-wins = vinte
arena-head-share = quota
arena-head-margin = vantaggio
arena-head-score = punti
arena-head-rating = punteggio
arena-head-time = a mossa
arena-of = su { $games }
arena-axis-score = punti finali
arena-axis-points = punti a partita
arena-axis-steps = azioni a partita
arena-axis-games = partite
arena-axis-deals = smazzate
arena-source-tables = tavoli
arena-source-national-tables = tavoli di un solo paese
arena-source-same-sex-tables = tavoli di signore o signori
arena-source-guests-seated = clienti seduti
arena-source-full-tables = tavoli completi
arena-source-whole-hand = mano intera
arena-source-bar = bancone
arena-source-minus-points = punti negativi
arena-chart-shares = Quota di vittorie
arena-chart-shares-caption = Una vittoria divisa conta in parte. La linea è l'intervallo al 95%; quella a puntini è { $mark ->
    [asked] ciò che si chiedeva al primo
   *[even] dove tutti si equivalgono
 }.
arena-chart-ratings = Punteggi
arena-chart-ratings-caption = Openskill (Plackett–Luce), tutti partono da 25; la linea vale due deviazioni standard.
arena-chart-margins = Vantaggi
arena-chart-margins-caption = Punti davanti agli altri alla fine. Punto: media. Riquadro: metà delle partite. Linea: nove partite su dieci.
arena-chart-scores = Punti
arena-chart-scores-caption = Quante volte è stato raggiunto ogni risultato finale.
arena-chart-sources = Da dove vengono i punti
arena-chart-sources-caption = Media a partita. Il tratto è il risultato finale, tolti i punti negativi.
arena-chart-lengths = Durata delle partite
arena-chart-lengths-caption = Quante azioni hanno avuto le partite.
arena-chart-course = Quota di vittorie, smazzata per smazzata
arena-chart-course-caption = Su tutte le smazzate fino a quel punto: le linee dovrebbero essersi stabilizzate.
arena-report-title = Torneo
arena-report-table = Tabella
arena-report-against = Uno contro l'altro
arena-report-against-caption = Come va la riga contro la colonna: il 50% è parità. Sotto: l'intervallo al 95%.
arena-report-endings = Come sono finite le partite
arena-report-how = Come si è giocato
arena-report-fair = Ogni smazzata è stata giocata da tutti i posti, cominciando sempre dallo stesso, e conta come una sola osservazione.
arena-report-settled = Un verdetto è sbagliato al massimo in 5 tornei su 100, per quante volte si guardi mentre si gioca.
arena-report-players = Chi ha giocato, con versioni e parametri:
arena-report-again = Le stesse partite ancora una volta, se nessuno gioca a tempo:
arena-report-made = Fatto da Café International { $version }.
arena-kind = { $game }, { $players } giocatori
arena-seed = seme casuale { $seed }

## Molte partite: cafe simulate

simulate-title = { $game }, { $games ->
    [one] 1 partita
   *[other] { $games } partite
 }, seme casuale { $seed }
simulate-head-player = giocatore
simulate-head-bot = bot
simulate-head-score = punti in media
simulate-head-minus = punti negativi in media
simulate-head-wins = vittorie
simulate-steps = azioni a partita: { $steps }
simulate-ended = terminate per { $rule } ({ $reason }): { $count } ({ $share }%)
simulate-speed = partite al secondo: { $games }

## Partite salvate, contate: cafe stats

stats-heading = { $kind }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
 }{ $unfinished ->
    [0] {""}
   *[other] , altre non finite: { $unfinished }
 }
stats-lengths = Azioni a partita: da { $low } a { $high }, mediana { $middle }.
stats-endings = Terminate per { $endings }.
stats-ending = { $rule } { $share }% ({ $reason })
stats-won-by = Vinte per { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
stats-won-by-span = Vinte con un vantaggio da { $least } a { $most ->
    [one] 1 punto
   *[other] { $most } punti
 }, mediana { $middle }.
stats-shared = Vittorie divise: { $count }.
stats-edition = edizione { $edition }
stats-plan = un'altra piantina ({ $number })
stats-refused = { $where }: rifiutata da { $rule }, lasciata fuori
stats-none = nessuna partita è finita
stats-by-player = giocatore
stats-by-seat = posto
stats-by-order = ordine
stats-seat = posto { $number }
stats-start = chi comincia
stats-turn = { $number }º a giocare
stats-head-games = partite
stats-head-wins = vinte
stats-head-score = punti
stats-head-lead = vantaggio
stats-chart-scores = Punti
stats-chart-scores-caption = Quanti giocatori hanno fatto quanti punti.
stats-chart-lengths = Durata delle partite
stats-chart-lengths-caption = Quante azioni hanno avuto le partite.
stats-chart-margins = Vantaggio di chi vince
stats-chart-margins-caption = Con quanti punti di vantaggio sono state vinte le partite.
stats-chart-wins = Vittorie secondo l'ordine di gioco
stats-chart-wins-caption = La linea a puntini è una quota uguale per tutti.
stats-chart-sources = Da dove vengono i punti
stats-chart-sources-caption = Punti a partita, secondo l'ordine di gioco.
stats-page-title = Statistica delle partite
stats-page-region = { $heading }, per { $group }
stats-page-note = Vittorie: una divisa conta in parte. I punti e ciò che segue sono a partita; il vantaggio è sul migliore degli altri.
