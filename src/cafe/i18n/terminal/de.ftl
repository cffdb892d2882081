# Deutsch: das Terminal, die Befehlszeile und der Server.
# Was man eintippt (seat, draw, hint, ...), ist in jeder Sprache gleich.

## Spielen

play-welcome = Café International, { $game }: { $players }. Es beginnt: { $start }.
play-help = Gib eine Zahl oder einen Zug ein; ? hilft weiter, quit beendet.
play-you = Du
play-game-card = das Kartenspiel
play-game-board = das Brettspiel
play-game-junior = Junior
play-legend-card = [RU] ist ein Tisch, RUf die Dame und RUm der Herr aus Russland, ein Punkt ein freier Platz.
play-legend-board = [RU] ist ein Tisch, RUf die Dame und RUm der Herr aus Russland, JKf und JKm sind Joker, ein Punkt ein freier Stuhl.
play-legend-junior = [] ist ein Tisch mit einer Flagge an jeder Ecke; an einer Seite gelten die beiden Flaggen an ihren Enden. CNf ist ein Mädchen und CNm ein Junge aus China, JKf und JKm sind Joker, ein Punkt ein freier Platz.
play-actions-card =
    seat RUf C2    einen Gast auf einen Platz setzen, bis zu drei im Zug, dann stop
    draw           stattdessen einen Gast ziehen
    lay_down RUf   mit zwölf Gästen auf der Hand einen verdeckt ablegen
    open_group C3  in der Variante: einen Tisch nur mit Damen oder nur mit Herren füllen
play-actions-board =
    seat RUf C2    einen Gast auf einen Stuhl setzen, bis zu zwei im Zug, dann stop
    bar RUf        einen Gast an die Bar schicken
    swap RUf C2    einen Joker vom Stuhl nehmen und einen Gast an seine Stelle setzen
    open_group L4  in der Variante: einen Tisch nur mit Damen oder nur mit Herren füllen
play-actions-junior =
    seat CNf E4    ein Kind auf einen Platz setzen, so viele du willst, dann stop
    discard CNf    oder Kinder ablegen, so viele du willst, dann stop
    swap CNf E4    einen Joker vom Platz nehmen und ein Kind an seine Stelle setzen
    lay_table K5   wohin der neue Tisch kommt
play-commands =
    hint           die besten Züge, was sie wert sind und warum
    why 3          was die Regeln zu einem Zug sagen: Punkte je Tisch, oder warum er nicht geht (auch why seat RUf C2)
    undo           zurück bis zu deiner letzten Entscheidung, auch wenn seitdem ein neuer Gast aufgedeckt wurde
    quit           aufhören
    (+8)           die Punkte eines Zuges; ({ play-note-alone }) heißt: keine Punkte, und der nächste Gast muss sich dazusetzen
    Die Regeln mit ihren Kürzeln stehen in docs/rules.
play-note-alone = allein
play-your-turn = Du bist dran ({ $points ->
    [one] bisher { $points } Punkt
   *[other] bisher { $points } Punkte
 } in diesem Zug)
play-prompt = Dein Zug:
play-moved = { $name }: { $action }
play-moved-points = { $name }: { $action }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }{ $tables }
play-table-replaced = Der Tisch { $old } auf { $cell } ist voll: Alle stehen auf und gehen. Dort steht jetzt { $new }.
play-table-left = Der Tisch { $old } auf { $cell } ist voll: Alle stehen auf und gehen.
play-table-laid = Auf { $cell } kommt ein neuer Tisch: { $table }.
play-draws = { $name } zieht { $guests }.
play-draws-you = Du hast { $guests } gezogen.
play-hand-size = Ein Tisch ganz aus einem Land: { $size ->
    [0] { $name } zieht ab jetzt keine Gäste mehr
    [one] { $name } hat ab jetzt nur noch 1 Gast auf der Hand
   *[other] { $name } hat ab jetzt nur noch { $size } Gäste auf der Hand
 } (B10).
play-hand-size-you = Ein Tisch ganz aus einem Land: { $size ->
    [0] Du ziehst ab jetzt keine Gäste mehr
    [one] Du hast ab jetzt nur noch 1 Gast auf der Hand
   *[other] Du hast ab jetzt nur noch { $size } Gäste auf der Hand
 } (B10).
play-undone = Zurückgenommen: { $actions }
play-not-understood = Das ist kein möglicher Zug: { $text }. Gib eine Zahl von 1 bis { $most } ein, oder ? für Hilfe.
play-legal = Erlaubt, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }{ $tables }
play-alone = Erlaubt, keine Punkte: Der Gast säße allein, und dein nächster muss sich dazusetzen (G6)
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-over = Das Spiel ist zu Ende ({ $rule }): { $reason }.
play-won = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
play-won-you = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
play-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
play-final = { $name }: { $score } ({ $made } erspielt, { $minus } Abzug für übrige Gäste)
play-bye = Auf Wiedersehen.
play-thinks = { $name } überlegt …

## Eine Stellung zeichnen

draw-bar = Bar
draw-guests-left = Gäste im Vorrat { $count }
draw-tables-left = Tische im Vorrat { $count }
draw-waiting = auf { $seat } wartet ein Gast
draw-group = an { $table } sammelt sich eine Gruppe
draw-next-table = nächster Tisch: { $table }
draw-variant = { $game ->
    [junior] Mädchen- und Jungentische
   *[other] Damen- und Herrentische
 }
draw-hand = { $count ->
    [one] 1 Gast
   *[other] { $count } Gäste
 }
draw-hand-size = Handgröße { $size }
draw-face-down = verdeckt { $count }
show-ending = Endstand { $scores }; Sieg: { $names }.

## Tipps und Rückblicke

hint-thinking = Ich überlege …
hint-turn = { $actions }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, { $chance } % Gewinnchance, { $margin } am Ende{ $reasons }
review-player = { $short } ist { $name }
review-turn = { $number } { $name }: { $played } ({ $points }) { $verdict }
review-best = bester Zug
review-better = −{ $cost } % Gewinnchance, { $margin } Punkte verschenkt{ $against }; besser: { $best } ({ $points }){ $reasons }
review-chances = { $number } { $chances }
review-chances-title = Gewinnchancen in Prozent vor den genannten Zügen, jeweils aus der Sicht dessen, der am Zug war:
review-summary = { $name }: { $turns ->
    [one] 1 Entscheidung
   *[other] { $turns } Entscheidungen
 }, bestmögliche: { $best }; alle anderen zusammen höchstens etwa −{ $cost } % Gewinnchance
review-progress = Ich sehe mir jeden Zug an

## Rätsel

puzzles-progress = Ich suche Rätsel
puzzles-fewer = { $found ->
    [0] In diesen Spielen ist kein Rätsel; gewünscht: { $wanted }.
    [one] In diesen Spielen ist ein Rätsel; gewünscht: { $wanted }.
   *[other] In diesen Spielen sind { $found } Rätsel; gewünscht: { $wanted }.
 }

## Der Server

serve-address = Das Café ist geöffnet: { $address } (Strg-C schließt es)
serve-lan = Das Café ist hier im Haus geöffnet: { $address } (Strg-C schließt es). Richte die Kamera eines Handys hierauf:
serve-descriptors = Dieses System erlaubt { $allowed } offene Dateien, also höchstens { $possible } Verbindungen zugleich. Für alle muss die Grenze auf { $wanted } steigen (ulimit -n, oder LimitNOFILE in einer systemd-Unit).

## Links, wie andere Programme sie zeigen

preview-game = { $game ->
    [board] Das Brettspiel
    [card] Das Kartenspiel
   *[junior] Junior
 }
preview-house-about = Wer sitzt bei wem? Brettspiel, Kartenspiel und Junior, gleich hier im Browser.
preview-match = An diesem Tisch ist ein Platz für dich
preview-match-about = Spiel bei einer Partie Café International mit oder schau zu. Ganz ohne Konto.
preview-replay = Eine Partie, Schritt für Schritt
preview-replay-about = Eine Partie Café International noch einmal sehen, Gast für Gast.
preview-table = Ein Café auf dem großen Bildschirm
preview-table-about = Alle sehen das Café, und jedes Handy zeigt seine eigenen Gäste.
preview-puzzle = Rätsel Nr. { $number }, { $strength ->
    [easy] leicht
    [hard] schwer
   *[expert] für Profis
 }
preview-puzzle-about = { $game }, ein Zug: Findest du den besten?
preview-daily = Das Rätsel des Tages
preview-daily-about = Eine Hand, ein Zug: Findest du den besten?
preview-rules = { $game }: die Regeln
preview-rules-about = Alles, kurz und klar.
preview-learn = { $game } in drei Minuten lernen
preview-learn-about = Acht kleine Schritte, und du kannst mitspielen.
