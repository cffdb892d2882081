# Italiano: il terminale, la riga di comando e il server.
# Ciò che si scrive (seat, draw, hint, ...) è uguale in tutte le lingue.

## Giocare

play-welcome = Café International, { $game }: { $players }. Comincia: { $start }.
play-help = Scrivi un numero o una mossa, ? per l'aiuto, quit per uscire.
play-you = Tu
play-game-card = il gioco di carte
play-game-board = il gioco da tavolo
play-game-junior = Junior
play-legend-card = [RU] è un tavolo, RUf la signora russa e RUm il signore russo, un punto un posto libero.
play-legend-board = [RU] è un tavolo, RUf la signora russa e RUm il signore russo, JKf e JKm sono jolly, un punto una sedia libera.
play-legend-junior = [] è un tavolo con una bandiera a ogni angolo; su un lato valgono le due bandiere alle sue estremità. CNf è una bambina cinese e CNm un bambino cinese, JKf e JKm sono jolly, un punto un posto libero.
play-actions-card =
    seat RUf C2    far sedere un cliente, fino a tre per turno, poi stop
    draw           oppure pescare un cliente
    lay_down RUf   con dodici clienti in mano, metterne uno coperto
    open_group C3  nella variante: riempire un tavolo solo di signore o solo di signori
play-actions-board =
    seat RUf C2    far sedere un cliente su una sedia, fino a due per turno, poi stop
    bar RUf        mandare un cliente al bancone
    swap RUf C2    togliere un jolly dalla sedia e metterci un cliente
    open_group L4  nella variante: riempire un tavolo solo di signore o solo di signori
play-actions-junior =
    seat CNf E4    far sedere un bambino, quanti ne vuoi, poi stop
    discard CNf    oppure scartarne quanti ne vuoi, poi stop
    swap CNf E4    togliere un jolly dal posto e metterci un bambino
    lay_table K5   dove va il tavolo nuovo
play-commands =
    hint           i turni migliori, quanto valgono e perché
    why 3          che cosa dicono le regole di una mossa: i punti per tavolo, o perché no (anche why seat RUf C2)
    undo           torna alla tua ultima decisione, anche se nel frattempo è apparso un nuovo cliente
    quit           esci
    (+8)           i punti di una mossa; ({ play-note-alone }) vuol dire che non ne dà e che il prossimo cliente deve fargli compagnia
    Le regole con i loro numeri sono in docs/rules.
play-note-alone = da solo
play-your-turn = Tocca a te ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } finora in questo turno)
play-prompt = La tua mossa:
play-moved = { $name }: { $action }
play-moved-points = { $name }: { $action }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }{ $tables }
play-table-replaced = Il tavolo { $old } in { $cell } è completo: tutti si alzano e se ne vanno, e arriva { $new }.
play-table-left = Il tavolo { $old } in { $cell } è completo: tutti si alzano e se ne vanno.
play-table-laid = Un nuovo tavolo arriva in { $cell }: { $table }.
play-draws = { $name } pesca { $guests }.
play-draws-you = Hai pescato { $guests }.
play-hand-size = Un tavolo tutto di un solo paese: { $size ->
    [0] { $name } non pesca più nessun cliente
    [one] { $name } ora può avere in mano solo 1 cliente
   *[other] { $name } ora può avere in mano solo { $size } clienti
 } (B10).
play-hand-size-you = Un tavolo tutto di un solo paese: { $size ->
    [0] non peschi più nessun cliente
    [one] ora puoi avere in mano solo 1 cliente
   *[other] ora puoi avere in mano solo { $size } clienti
 } (B10).
play-undone = Annullato: { $actions }
play-not-understood = Non è una delle mosse: { $text }. Scrivi un numero da 1 a { $most }, o ? per l'aiuto.
play-legal = Permesso, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }{ $tables }
play-alone = Permesso, senza punti: il cliente resterebbe solo e il prossimo deve fargli compagnia (G6)
play-nothing-to-undo = Non c'è niente da annullare.
play-over = La partita è finita ({ $rule }): { $reason }.
play-won = { $names } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
play-won-you = Vinci con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
play-shared = { $names } si dividono la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } a testa.
play-final = { $name }: { $score } ({ $made } fatti, { $minus } in meno per i clienti rimasti)
play-bye = Arrivederci.
play-thinks = { $name } sta pensando…

## Disegnare una posizione

draw-bar = Bancone
draw-guests-left = clienti da arrivare { $count }
draw-tables-left = tavoli da arrivare { $count }
draw-waiting = un cliente aspetta in { $seat }
draw-group = un gruppo si riunisce in { $table }
draw-next-table = tavolo da mettere: { $table }
draw-variant = { $game ->
    [junior] tavoli di bambine e di bambini
   *[other] tavoli di signore e di signori
 }
draw-hand = { $count ->
    [one] 1 cliente
   *[other] { $count } clienti
 }
draw-hand-size = mano di { $size }
draw-face-down = coperti { $count }
show-ending = Punteggio finale { $scores }; vittoria di { $names }.

## Suggerimenti e revisioni

hint-thinking = Sto pensando…
hint-turn = { $actions }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, { $chance }% di probabilità di vincere, { $margin } alla fine{ $reasons }
review-player = { $short } è { $name }
review-turn = { $number } { $name }: { $played } ({ $points }) { $verdict }
review-best = la migliore
review-better = −{ $cost }% di probabilità di vincere, { $margin } punti persi{ $against }; meglio: { $best } ({ $points }){ $reasons }
review-chances = { $number } { $chances }
review-chances-title = Probabilità di vincere, in percentuale, prima delle mosse indicate, come poteva vederla ogni volta chi era di turno:
review-summary = { $name }: { $turns ->
    [one] 1 scelta
   *[other] { $turns } scelte
 }, le migliori possibili: { $best }; tutte le altre insieme, al massimo circa −{ $cost }% di probabilità di vincere
review-progress = Guardo ogni turno

## Enigmi

puzzles-progress = Cerco enigmi
puzzles-fewer = { $found ->
    [0] In queste partite non c'è nessun enigma; richiesti: { $wanted }.
    [one] In queste partite c'è un enigma; richiesti: { $wanted }.
   *[other] In queste partite ci sono { $found } enigmi; richiesti: { $wanted }.
 }

## Il server

serve-address = Il locale è aperto: { $address } (Ctrl-C lo chiude)
serve-lan = Il locale è aperto in questa casa: { $address } (Ctrl-C lo chiude). Inquadra qui con la fotocamera di un telefono:
serve-descriptors = Questo sistema permette { $allowed } file aperti: { $possible } connessioni insieme, non di più. Per averle tutte, alza il limite a { $wanted } (ulimit -n, o LimitNOFILE in una unit di systemd).

## Link, come li mostrano altri programmi

preview-game = { $game ->
    [board] Il gioco da tavolo
    [card] Il gioco di carte
   *[junior] Junior
 }
preview-house-about = Chi si siede con chi? Il gioco da tavolo, quello di carte e Junior, direttamente nel browser.
preview-match = Un tavolo ti aspetta
preview-match-about = Unisciti a una partita di Café International, o guardala. Senza account.
preview-replay = Una partita, passo per passo
preview-replay-about = Rivedi una partita di Café International, cliente per cliente.
preview-table = Un caffè sul grande schermo
preview-table-about = Tutti vedono il locale, e ogni telefono mostra i suoi clienti.
preview-puzzle = Enigma n. { $number }, { $strength ->
    [easy] facile
    [hard] difficile
   *[expert] per esperti
 }
preview-puzzle-about = { $game }, un turno: trovi il migliore?
preview-daily = L'enigma del giorno
preview-daily-about = Una mano, un turno: trovi il migliore?
preview-rules = { $game }: le regole
preview-rules-about = Tutto, breve e chiaro.
preview-learn = { $game }: impara in tre minuti
preview-learn-about = Otto piccoli passi e sai giocare.
