# Español: el terminal, la línea de órdenes y el servidor.
# Lo que se escribe (seat, draw, hint, ...) es igual en todos los idiomas.

## Jugar

play-welcome = Café International, { $game }: { $players }. Empieza: { $start }.
play-help = Escribe un número o una jugada, ? para ver la ayuda, quit para salir.
play-you = Tú
play-game-card = el juego de cartas
play-game-board = el juego de tablero
play-game-junior = Junior
play-legend-card = [RU] es una mesa, RUf la señora rusa y RUm el señor ruso, un punto un sitio libre.
play-legend-board = [RU] es una mesa, RUf la señora rusa y RUm el señor ruso, JKf y JKm son comodines, un punto una silla libre.
play-legend-junior = [] es una mesa con una bandera en cada esquina; en un lado valen las dos banderas de sus extremos. CNf es una niña china y CNm un niño chino, JKf y JKm son comodines, un punto un sitio libre.
play-actions-card =
    seat RUf C2    sentar a un cliente, hasta tres por turno, y luego stop
    draw           o robar un cliente
    lay_down RUf   con doce clientes en la mano, poner uno boca abajo
    open_group C3  en la variante: llenar una mesa solo con señoras o solo con señores
play-actions-board =
    seat RUf C2    sentar a un cliente en una silla, hasta dos por turno, y luego stop
    bar RUf        enviar a un cliente a la barra
    swap RUf C2    quitar un comodín de su silla y sentar a un cliente en su lugar
    open_group L4  en la variante: llenar una mesa solo con señoras o solo con señores
play-actions-junior =
    seat CNf E4    sentar a un niño, tantos como quieras, y luego stop
    discard CNf    o descartar tantos como quieras, y luego stop
    swap CNf E4    quitar un comodín de su sitio y sentar a un niño en su lugar
    lay_table K5   dónde va la mesa nueva
play-commands =
    hint           los mejores turnos, cuánto valen y por qué
    why 3          qué dicen las reglas de una jugada: sus puntos por mesa, o por qué no vale (también why seat RUf C2)
    undo           volver a tu última decisión, aunque desde entonces se haya visto un cliente nuevo
    quit           salir
    (+8)           los puntos de una jugada; ({ play-note-alone }) quiere decir que no puntúa y que el siguiente cliente debe sentarse con él
    Las reglas con sus números están en docs/rules.
play-note-alone = solo
play-your-turn = Te toca ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } hasta ahora en este turno)
play-prompt = Tu jugada:
play-moved = { $name }: { $action }
play-moved-points = { $name }: { $action }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }{ $tables }
play-table-replaced = La mesa { $old } en { $cell } está completa: todos se levantan y se van, y llega { $new }.
play-table-left = La mesa { $old } en { $cell } está completa: todos se levantan y se van.
play-table-laid = Se pone una mesa nueva en { $cell }: { $table }.
play-draws = { $name } roba { $guests }.
play-draws-you = Has robado { $guests }.
play-hand-size = Una mesa entera de un solo país: { $size ->
    [0] { $name } ya no roba ningún cliente
    [one] { $name } ya solo puede tener 1 cliente en la mano
   *[other] { $name } ya solo puede tener { $size } clientes en la mano
 } (B10).
play-hand-size-you = Una mesa entera de un solo país: { $size ->
    [0] ya no robas ningún cliente
    [one] ya solo puedes tener 1 cliente en la mano
   *[other] ya solo puedes tener { $size } clientes en la mano
 } (B10).
play-undone = Deshecho: { $actions }
play-not-understood = Esa no es una de las jugadas: { $text }. Escribe un número del 1 al { $most }, o ? para ver la ayuda.
play-legal = Permitido, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }{ $tables }
play-alone = Permitido, sin puntos: el cliente estaría solo y el siguiente que sientes debe hacerle compañía (G6)
play-nothing-to-undo = No hay nada que deshacer.
play-over = La partida ha terminado ({ $rule }): { $reason }.
play-won = { $names } gana con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }.
play-won-you = Ganas con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }.
play-shared = { $names } comparten la victoria con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } por cabeza.
play-final = { $name }: { $score } ({ $made } conseguidos, { $minus } menos por los clientes que sobran)
play-bye = Hasta luego.
play-thinks = { $name } está pensando…

## Dibujar una posición

draw-bar = Barra
draw-guests-left = clientes por llegar { $count }
draw-tables-left = mesas por llegar { $count }
draw-waiting = un cliente espera en { $seat }
draw-group = un grupo se reúne en { $table }
draw-next-table = mesa por poner: { $table }
draw-variant = { $game ->
    [junior] mesas de niñas y de niños
   *[other] mesas de señoras y de señores
 }
draw-hand = { $count ->
    [one] 1 cliente
   *[other] { $count } clientes
 }
draw-hand-size = mano de { $size }
draw-face-down = boca abajo { $count }
show-ending = Resultado final { $scores }; victoria de { $names }.

## Pistas y repasos

hint-thinking = Pensando…
hint-turn = { $actions }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, { $chance } % de probabilidad de ganar, { $margin } al final{ $reasons }
review-player = { $short } es { $name }
review-turn = { $number } { $name }: { $played } ({ $points }) { $verdict }
review-best = la mejor
review-better = −{ $cost } % de probabilidad de ganar, { $margin } puntos perdidos{ $against }; mejor: { $best } ({ $points }){ $reasons }
review-chances = { $number } { $chances }
review-chances-title = Probabilidad de ganar, en tanto por ciento, antes de las jugadas indicadas, tal como podía verla cada vez quien jugaba:
review-summary = { $name }: { $turns ->
    [one] 1 decisión
   *[other] { $turns } decisiones
 }, las mejores posibles: { $best }; todas las demás juntas, como mucho un −{ $cost } % de probabilidad de ganar
review-progress = Mirando cada turno

## Retos

puzzles-progress = Buscando retos
puzzles-fewer = { $found ->
    [0] No hay ningún reto en estas partidas; pedidos: { $wanted }.
    [one] Hay un reto en estas partidas; pedidos: { $wanted }.
   *[other] Hay { $found } retos en estas partidas; pedidos: { $wanted }.
 }

## El servidor

serve-address = El café está abierto en { $address } (Ctrl-C lo cierra)
serve-lan = El café está abierto en esta casa: { $address } (Ctrl-C lo cierra). Apunta aquí con la cámara de un móvil:
serve-descriptors = Este sistema permite { $allowed } archivos abiertos: { $possible } conexiones a la vez, y no más. Para tenerlas todas, sube el límite a { $wanted } (ulimit -n, o LimitNOFILE en una unidad de systemd).

## Enlaces, tal como los muestran otros programas

preview-game = { $game ->
    [board] El juego de tablero
    [card] El juego de cartas
   *[junior] Junior
 }
preview-house-about = ¿Quién se sienta con quién? El juego de tablero, el de cartas y Junior, directamente en el navegador.
preview-match = Una mesa te espera
preview-match-about = Únete a una partida de Café International, o mírala. No hace falta cuenta.
preview-replay = Una partida, paso a paso
preview-replay-about = Vuelve a ver una partida de Café International, cliente a cliente.
preview-table = Un café en la pantalla grande
preview-table-about = Todos ven el café, y cada móvil muestra sus propios clientes.
preview-puzzle = Reto n.º { $number }, { $strength ->
    [easy] fácil
    [hard] difícil
   *[expert] para expertos
 }
preview-puzzle-about = { $game }, un turno: ¿encuentras el mejor?
preview-daily = El reto del día
preview-daily-about = Una mano, un turno: ¿encuentras el mejor?
preview-rules = { $game }: las reglas
preview-rules-about = Todo, breve y claro.
preview-learn = { $game }: aprende en tres minutos
preview-learn-about = Ocho pasitos y ya sabes jugar.
