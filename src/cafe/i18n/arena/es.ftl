# Español: torneos, muchas partidas jugadas o contadas, y sus informes.

## Torneos

arena-title = { $game }, { $players } jugadores, { $games } partidas de { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
 }
arena-intervals = Entre corchetes: intervalos del 95 %, por reparto. Nivel: openskill, con dos desviaciones típicas.
arena-intervals-sequence = Entre corchetes: intervalos del 95 %, por reparto; los de las proporciones tienen en cuenta que se pare antes, y las partidas posteriores no cuentan. Nivel: openskill, con dos desviaciones típicas.
arena-settled = Decidido: { $stronger } es más fuerte que { $weaker }.
arena-open = Sin decidir: { $pairs }.
arena-share-reached = Decidido: { $entrant } gana el { $share } % o más contra { $others }.
arena-share-missed = Decidido: { $entrant } gana menos del { $share } % contra { $others }.
arena-share-open = Sin decidir: si { $entrant } gana el { $share } % contra { $others }.
arena-nothing = Ningún reparto se ha jugado desde todas las plazas: todavía no hay nada que contar.
arena-interrupted = interrumpido tras { $games } de { $total } partidas
arena-done = { $games ->
    [one] 1 partida jugada
   *[other] { $games } partidas jugadas
 } en { $seconds } s{ $earlier ->
    [0] .
   *[other] , { $earlier } tomadas del archivo de resultados.
 }
arena-report = El informe está en { $file }.
arena-head-entrant = participante
arena-head-wins = ganadas
arena-head-share = proporción
arena-head-margin = ventaja
arena-head-score = puntos
arena-head-rating = nivel
arena-head-time = jugada
arena-of = de { $games }
arena-axis-score = puntos finales
arena-axis-points = puntos por partida
arena-axis-steps = acciones por partida
arena-axis-games = partidas
arena-axis-deals = repartos
arena-source-tables = mesas
arena-source-national-tables = mesas de un solo país
arena-source-same-sex-tables = mesas de señoras o señores
arena-source-guests-seated = clientes sentados
arena-source-full-tables = mesas completas
arena-source-whole-hand = mano entera
arena-source-bar = barra
arena-source-minus-points = restados
arena-chart-shares = Proporción de victorias
arena-chart-shares-caption = Una victoria compartida cuenta en parte. La línea es el intervalo del 95 %; la de puntos, { $mark ->
    [asked] lo que se pedía al primer participante
   *[even] donde todos son iguales
 }.
arena-chart-ratings = Niveles
arena-chart-ratings-caption = Openskill (Plackett–Luce), todos empiezan en 25; la línea son dos desviaciones típicas.
arena-chart-margins = Ventajas
arena-chart-margins-caption = Puntos por delante de los demás al final. Punto: media. Caja: la mitad de las partidas. Línea: nueve de cada diez.
arena-chart-scores = Puntos
arena-chart-scores-caption = Cuántas veces se alcanzó cada resultado final.
arena-chart-sources = De dónde salieron los puntos
arena-chart-sources-caption = Media por partida. El trazo es el resultado final, una vez restados los puntos negativos.
arena-chart-lengths = Duración de las partidas
arena-chart-lengths-caption = Cuántas acciones tuvieron las partidas.
arena-chart-course = Proporción de victorias, reparto a reparto
arena-chart-course-caption = De todos los repartos hasta ahí: las líneas deberían haberse estabilizado.
arena-report-title = Torneo
arena-report-table = Tabla
arena-report-against = Cara a cara
arena-report-against-caption = Cómo le va a la fila contra la columna: el 50 % es un empate. Debajo: el intervalo del 95 %.
arena-report-endings = Cómo terminaron las partidas
arena-report-how = Cómo se jugó
arena-report-fair = Cada reparto se jugó desde todas las plazas, empezando siempre la misma, y cuenta como una sola observación.
arena-report-settled = Un veredicto es erróneo en 5 de cada 100 torneos como mucho, por más veces que se mire mientras se juega.
arena-report-players = Quién jugó, con versiones y parámetros:
arena-report-again = Las mismas partidas otra vez, si nadie juega contrarreloj:
arena-report-made = Hecho por Café International { $version }.
arena-kind = { $game }, { $players } jugadores
arena-seed = semilla { $seed }

## Muchas partidas: cafe simulate

simulate-title = { $game }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }, semilla { $seed }
simulate-head-player = jugador
simulate-head-bot = bot
simulate-head-score = puntos de media
simulate-head-minus = puntos negativos de media
simulate-head-wins = victorias
simulate-steps = acciones por partida: { $steps }
simulate-ended = terminadas por { $rule } ({ $reason }): { $count } ({ $share } %)
simulate-speed = partidas por segundo: { $games }

## Partidas guardadas, contadas: cafe stats

stats-heading = { $kind }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }{ $unfinished ->
    [0] {""}
   *[other] , { $unfinished } más sin terminar
 }
stats-lengths = Acciones por partida: de { $low } a { $high }, mediana { $middle }.
stats-endings = Terminadas por { $endings }.
stats-ending = { $rule } { $share } % ({ $reason })
stats-won-by = Ganadas por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
stats-won-by-span = Ganadas por entre { $least } y { $most ->
    [one] 1 punto
   *[other] { $most } puntos
 }, mediana { $middle }.
stats-shared = Victorias compartidas: { $count }.
stats-edition = edición { $edition }
stats-plan = otro plano ({ $number })
stats-refused = { $where }: rechazada por { $rule }, no se cuenta
stats-none = ninguna partida ha terminado
stats-by-player = jugador
stats-by-seat = plaza
stats-by-order = orden
stats-seat = plaza { $number }
stats-start = quien empieza
stats-turn = { $number }.º en jugar
stats-head-games = partidas
stats-head-wins = ganadas
stats-head-score = puntos
stats-head-lead = ventaja
stats-chart-scores = Puntos
stats-chart-scores-caption = Cuántos jugadores hicieron cuántos puntos.
stats-chart-lengths = Duración de las partidas
stats-chart-lengths-caption = Cuántas acciones tuvieron las partidas.
stats-chart-margins = Ganadas por
stats-chart-margins-caption = Por cuántos puntos se ganaron las partidas.
stats-chart-wins = Victorias según el orden de juego
stats-chart-wins-caption = La línea de puntos es una parte igual para todos.
stats-chart-sources = De dónde salieron los puntos
stats-chart-sources-caption = Puntos por partida, según el orden de juego.
stats-page-title = Estadística de partidas
stats-page-region = { $heading }, por { $group }
stats-page-note = Victorias: una compartida cuenta en parte. Los puntos y lo que sigue son por partida; la ventaja es sobre el mejor de los demás.
