# Español, para la página. Clientes, países, negativas y frases cortas están en ../es.ftl.

## La casa

game-card = El juego de cartas
game-board = El juego de mesa
game-junior = Júnior
about-board = 24 mesas, manos a la vista, comodines y una barra cada vez más cara. De 2 a 4 personas, desde 10 años.
about-card = Cinco mesas que van y vienen, y una mano que solo ves tú. De 2 a 5 personas, desde 10 años.
about-junior = Un punto por cada niño que sientas, diez por una mesa completa. De 2 a 5 personas, desde 6 años.
short-board = 2–4 personas
short-card = 2–5 personas
short-junior = 2–5 personas, desde 6 años
start-title = ¿Quién se sienta con quién?
start-lead = Busca a cada cliente un sitio en una mesa de su país y en buena compañía. Un toque y a jugar.
play-now = Jugar
learn = Aprende en 3 minutos
rules = Reglas
rules-why = Todo, breve y claro
rules-of = { $game }: las reglas
settings = Ajustes
settings-why = Idioma, tema, sonido, tamaño del texto
opponents = Rivales
level = Nivel
friends = Jugar con amigos
friends-why = Crea una partida y envía el enlace
open-matches = Unirse a una partida
open-matches-why = Partidas en las que falta gente
score-sheet = Hoja de puntos
score-sheet-why = Para jugar con cartas de verdad
profile = Mi perfil
profile-why = Tus partidas, tu puntuación, los mejores
editor = Preguntar al árbitro
editor-why = Monta una posición y mira todas las jugadas
import = Volver a ver una partida
import-why = Abre una partida guardada
continue = Seguir jugando
forget = Quitar de la lista
footer = Un proyecto libre sobre los juegos Café International de Rudi Hoffmann y Roland Siegers. Sin relación con sus editoriales.
to-start = Inicio
tools-label = Herramientas
sound-on = Activar el sonido
sound-off = Quitar el sonido
close = Cerrar
add = Añadir
remove = Quitar
copied = Copiado
copy-failed = Aquí no se puede copiar. Selecciona el enlace y cópialo tú.
one-moment = Un momento…
offline-title = No tienes conexión
offline-why = Esto necesita el servidor del café. La hoja de puntos y las reglas funcionan sin él.
not-found = Esta página no existe
not-found-why = ¿Habrá una errata en el enlace?
back-to-game = Volver a la partida

## Problemas

fault-offline = El café no responde. ¿Está abierto?
fault-mishap = Algo ha ido mal. Inténtalo otra vez.
fault-invalid = No hemos podido leerlo.
fault-token = Este enlace es de otra partida.
fault-forbidden = No puedes hacer eso.
fault-origin = Eso venía de otra web.
fault-unknown = No lo encontramos.
fault-stale = Algo acaba de cambiar. Vuelve a mirar.
fault-not_now = Ahora no se puede.
fault-full = Todas las plazas están ocupadas.
fault-name_taken = Aquí ya hay alguien con ese nombre.
fault-unfit_name = Ese nombre no es para un lugar público.
fault-too_large = Es demasiado grande.
fault-refused = Las reglas no lo permiten.
fault-too_many = Un poco más despacio, por favor.
fault-closing = El café se está reiniciando. Un momento…

## Una partida entre amigos

new-title = Jugar con amigos
new-lead = Crea una partida y envía el enlace. Nadie necesita una cuenta.
new-game = ¿Qué juego?
new-others = Los demás
new-person = Un amigo, por enlace
new-add = Añadir a alguien
new-edition = Edición
edition-printed = La original
edition-small = Café de la esquina, para dos
new-plan = Tu propio plano
new-plan-why = Una línea por fila, dos caracteres por casilla: un país para una mesa ({ $nations }), s para una silla, un punto para nada. Cada mesa necesita cuatro sillas.
new-plan-file = O desde un archivo
new-more = Más opciones
new-variant = Mesas de señoras y de señores
new-variant-card = Variante: cuatro señoras o cuatro señores en una mesa dan 20 puntos, o 40 en la mesa de su país.
new-variant-junior = Variante: una mesa de cuatro niñas o cuatro niños da 20 puntos.
new-public = Abierta a todos
new-public-why = La partida sale en la lista y cualquiera puede unirse.
new-rated = Puntuable
new-rated-why = Cuenta para la lista de los mejores y nadie recibe pistas.
new-time = Tiempo por turno
time-none = Sin límite
time-minute = 1 minuto
time-minutes = 3 minutos
time-days = 2 días
new-order = ¿Quién empieza?
order-lot = Por sorteo, también el orden
order-given = Empiezas tú y los demás siguen según la lista
new-series = ¿Cuántas partidas?
series-one = Una partida
series-best = Al mejor de { $count }
series-state = Partida { $game } de { $best }.
series-next = Partida { $game } de { $best }
series-wins = Victorias: { $wins }.
terms-seconds = { $seconds } segundos por turno
terms-minutes = { $minutes ->
    [one] 1 minuto por turno
   *[other] { $minutes } minutos por turno
 }
terms-days = { $days ->
    [one] 1 día por turno
   *[other] { $days } días por turno
 }
new-open = Crear la partida
your-name = Tu nombre
their-name = Nombre
you-name = Tú
you = tú
host = anfitrión
away = ausente
not-ready = aún no está listo
join = Unirse
join-by-link = ¿Te han enviado un enlace?
join-open = Abrirlo
open-none = Ahora mismo no espera nadie.
lobby-title = { $game }: ¿quién juega?
lobby-waiting = { $count ->
    [one] Queda una plaza libre
   *[other] Quedan { $count } plazas libres
 }
lobby-full = Ya estáis todos.
rated-told = Esta partida es puntuable: cuenta para la lista de los mejores y nadie recibe pistas.
rated = puntuable
lobby-unready = Esperando a { $names }…
lobby-no-place = Todas las plazas están ocupadas. Podrás mirar cuando empiece la partida.
lobby-host-starts = { $name } empezará en cuanto estéis todos.
place-free = Plaza libre
place-remove = Quitar
place-rename = Cambiar el nombre de { $name }
place-choose = ¿Quién juega en la plaza { $number }?
start = Empezar
leave = Salir
leave-sure = Salir, y que un bot juegue por mí
leave-not = Quedarme
own-link = Mi enlace personal
own-link-why = Para seguir en otro dispositivo. Quien lo tenga puede jugar por ti.
own-qr-label = Código QR de tu enlace personal a esta partida
invite-title = Invita a alguien
invite-why = Escanea el código con un móvil o envía el enlace.
invite-local = De momento el café solo está abierto en este ordenador. Para que entren los móviles, ábrelo con «make play LAN=1» o «cafe serve --lan».
qr-label = Código QR del enlace a esta partida
share-link = Compartir el enlace
hot-seat-add = Alguien más juega en este dispositivo
hot-seat-why = Os pasáis el dispositivo; un telón oculta los clientes entre turno y turno.
hot-seat-here = En este dispositivo: { $names }
curtain-title = Le toca a { $name }
curtain-why = Pasa el dispositivo. ¡Sin mirar!
curtain-open = Soy { $name }
no-such-match = Esta partida no existe
match-closed = Esta partida está cerrada
match-closed-why = Terminó sin resultado: el anfitrión se fue o no vino nadie en mucho tiempo.
line-lost = Sin conexión. Reintentando…
watching = estás mirando

## El café

bar = Barra
bar-label = La barra: { $taken } sitios ocupados, { $free } libres. El siguiente vale { $next }.
floor-label = { $game }: el café
seat-label = { $place }: { $who }
seat-free = libre
seat-alone = sin puntos, y alguien tiene que sentarse enseguida
seat-pays = { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 }
lay-here = Poner aquí la mesa nueva
group-here = Empezar una mesa de señoras o de señores: { $table }
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Todo el café
guests-left = { $count ->
    [one] queda 1 cliente por llegar
   *[other] quedan { $count } clientes por llegar
 }
tables-left = { $count ->
    [one] queda 1 mesa por llegar
   *[other] quedan { $count } mesas por llegar
 }
at-CF = en la mesa centroafricana
at-CN = en la mesa china
at-CU = en la mesa cubana
at-DE = en la mesa alemana
at-ES = en la mesa española
at-FR = en la mesa francesa
at-GB = en la mesa británica
at-GL = en la mesa groenlandesa
at-IN = en la mesa india
at-IT = en la mesa italiana
at-JM = en la mesa jamaicana
at-KE = en la mesa keniana
at-MX = en la mesa mexicana
at-RU = en la mesa rusa
at-TR = en la mesa turca
at-US = en la mesa estadounidense
at-between = entre las mesas de { $tables }
at-flags = junto a las banderas de { $flags }
at-nowhere = en una silla sin mesa
at-side = { $place }, { $side ->
    [top] arriba
    [right] a la derecha
    [bottom] abajo
   *[left] a la izquierda
 }

## Jugar

players-label = Jugadores
player = Jugador
points = Puntos
score-label = puntos:
hand-label = Tus clientes
hand-best = { $guest }: hasta { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
hand-none = { $guest }: ahora no tiene sitio
hand-empty = No quedan clientes.
left-over = { $points } al final por los clientes en la mano
hand-count = { $count ->
    [one] un cliente
   *[other] { $count } clientes
 }
face-down-count = { $count } boca abajo
bot-stands-in = juega un bot
replaced = Un bot juega por ti.
come-back = Ya he vuelto
your-turn = Te toca
their-turn = Juega { $name }
prompt-may = Puedes { $what }.
prompt-nobody = No encaja nadie más. Termina tu turno.
prompt-draw = Ahora no encaja nadie. Roba un cliente.
prompt-seat = { $guest }: toca un sitio iluminado.
prompt-no-seat = { $guest } no tiene sitio ahora. Toca una silla y verás por qué.
prompt-guest = ¿Quién se sienta aquí?
prompt-waiting = { $guest }: falta compañía. Alguien tiene que sentarse enseguida.
prompt-lay-table = ¿Dónde va la mesa nueva?
prompt-confirm = Termina tu turno o deshazlo.
prompt-reveals = Vas a descubrir un cliente nuevo. No se puede deshacer.
guide-guest = Toca uno de tus clientes.
guide-seat = Ahora, una silla iluminada. El número son tus puntos.
guide-finish = ¡Muy bien! Sienta a alguien más o termina tu turno.
guide-draw = Ahora no encaja nadie: roba un cliente.
may-seat = sentar a un cliente
may-swap = cambiar un comodín
may-bar = enviar a alguien a la barra
may-discard = descartar un cliente
may-lay-down = poner un cliente boca abajo
may-lay-table = colocar la mesa
may-open-group = empezar una mesa de señoras o de señores
may-stop = terminar el turno
may-draw = robar un cliente
may-pass = pasar
may-declare-end = terminar la partida
may-decline-end = seguir jugando
do-draw = Robar un cliente
do-pass = Pasar
do-declare-end = Terminar la partida
do-decline-end = Seguir jugando
do-discard = Descartar
do-lay-down = Poner boca abajo
finish = Terminar
confirm = Confirmar
take-back = Deshacer
hint = Pista
hint-close = Cerrar la pista
say-something = Decir algo
absent-ask = Que un bot juegue por { $name }
absent-wait = { $name } se ha ausentado. En { $seconds } s puede entrar un bot.
why = ¿Por qué?
show-result = Ver el resultado

## Qué ha pasado

log-label = Qué ha pasado
log-empty = Nada todavía.
log-seat = { $name }: { $guest } se sienta { $place }.
log-seat-you = { $guest } se sienta { $place }.
log-seat-points = { $name }: { $guest } se sienta { $place }, { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 }.
log-seat-points-you = { $guest } se sienta { $place }: { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 } para ti.
log-swap = { $name }: { $guest } ocupa el sitio del comodín { $place }.
log-swap-you = { $guest } ocupa el sitio del comodín { $place }. ¡Ya es tuyo!
log-bar = { $name }: { $guest } va a la barra.
log-bar-you = { $guest } va a la barra.
log-bar-points = { $name }: { $guest } va a la barra, { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 }.
log-bar-points-you = { $guest } va a la barra: { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 } para ti.
log-discard = { $name } descarta: { $guest }.
log-discard-you = Descartas: { $guest }.
log-lay-down = { $name } pone boca abajo: { $guest }.
log-lay-down-you = Pones boca abajo: { $guest }.
log-lay-down-hidden = { $name } pone un cliente boca abajo.
log-lay-down-hidden-you = Pones un cliente boca abajo.
log-open-group = { $name } empieza una mesa de señoras o de señores.
log-open-group-you = Empiezas una mesa de señoras o de señores.
log-lay-table = { $name } coloca la mesa nueva.
log-lay-table-you = Colocas la mesa nueva.
log-stop = { $name } ha terminado.
log-stop-you = Has terminado.
log-stop-points = { $name } ha colocado toda la mano: { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 } extra.
log-stop-points-you = Has colocado toda la mano: { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 } extra.
log-draw = { $name } roba.
log-draw-you = Robas.
log-declare-end = { $name } termina la partida.
log-declare-end-you = Terminas la partida.
log-decline-end = { $name } sigue jugando.
log-decline-end-you = Sigues jugando.
log-pass = { $name } pasa.
log-pass-you = Pasas.
log-cleared = Mesa completa: { $table } se va con sus clientes.
log-table = Mesa nueva: { $table }.
log-turned = Esa mesa está completa.
log-drew = { $name } roba { $count ->
    [one] un cliente nuevo
   *[other] { $count } clientes nuevos
 }.
log-drew-you = Robas { $count ->
    [one] un cliente nuevo
   *[other] { $count } clientes nuevos
 }.
log-drew-known = { $name } ha robado: { $guests }.
log-drew-known-you = Has robado: { $guests }.
log-hand-size = ¡Una mesa entera de un solo país! { $name } se queda con { $size ->
    [one] 1 cliente
   *[other] { $size } clientes
 } en la mano.
log-hand-size-you = ¡Una mesa entera de un solo país! Te quedas con { $size ->
    [one] 1 cliente
   *[other] { $size } clientes
 } en la mano.
log-over = Fin de la partida: { $reason }.

## El final

result-you = ¡Ganas con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }!
result-won = Gana { $name } con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
result-shared = { $names } comparten la victoria con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
result-why = La partida ha terminado: { $reason }.
from-tables = Mesas mixtas
from-national_tables = Mesas de un solo país
from-same_sex_tables = Mesas de señoras o señores
from-guests = Niños sentados
from-full_tables = Mesas completas
from-bar = Barra
from-whole_hand = Mano entera
from-penalty = En la mano
rematch = Otra partida
rematch-join = Jugar la revancha
rematch-accept = Me apunto
rematch-level = Ahora contra { $name }
offer-stronger = ¿Quieres más? { $name } juega un poco mejor.
offer-gentler = ¿Difícil? { $name } juega un poco más suave.
replay = Ver la repetición
look-at-cafe = Ver el café
export = Guardar la partida

## Ajustes

language = Idioma
language-auto = El del navegador
theme = Tema
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
motion = Animaciones
motion-auto = Como el dispositivo
motion-less = Reducidas
speed = Los bots juegan
speed-calm = despacio
speed-normal = a ritmo normal
speed-fast = rápido
set-sound = Sonido
set-sound-why = Sillas, monedas y una campana cuando te toca
set-greetings = Saludos
set-greetings-why = Los clientes saludan en su idioma
set-quick = Turnos rápidos
set-quick-why = Una sola jugada que termina el turno vale al momento
set-coordinates = Coordenadas
set-coordinates-why = Letra y número para cada sitio, como C4
set-draw = Robar por mí
set-draw-why = Si no encaja nadie, se roba solo el siguiente cliente
set-guide = Guía
set-guide-why = Te acompaña en los primeros turnos de cada juego
set-notices = Notificaciones
set-notices-why = Avísame cuando me toque y esté mirando otra cosa
settings-kept = Todo esto se guarda solo en este navegador.

## Volver a ver

import-lead = Elige una partida que guardaste en un archivo (cafe-game/1).
import-choose = Elegir un archivo
replay-begin = Empieza la partida.
replay-nothing = Fin del turno.
replay-step = Paso
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-as = Vista de
replay-open = todos, manos abiertas
replay-spectator = un espectador

## La hoja de puntos

sheet-lead = Apunta los puntos cuando juguéis con cartas de verdad. Todo queda en este navegador y funciona sin conexión.
sheet-player = Jugador { $number }
sheet-mixed = Mesa mixta
sheet-national = Mesa de un solo país
sheet-variant = Cuatro señoras o señores
sheet-number = U otro número
sheet-write = Apuntar { $points }
sheet-undo = Deshacer
sheet-end = Terminar la partida
sheet-end-why = Dos puntos menos por cada cliente en la mano o boca abajo.
sheet-done = Sumar
sheet-not-yet = Todavía no
sheet-new = Hoja nueva

## Lecciones

learn-step = Paso { $step } de { $of }
learn-back = Atrás
learn-next = Siguiente
learn-skip = Saltar
learn-again = Otra vez
learn-play = A jugar
learn-paid = ¡Eso es! { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 }.
learn-right = ¡Eso es!
learn-more = Eso da { $points }. ¡Hay un sitio mejor!
learn-other = Se puede, pero prueba antes lo otro.
learn-take-guest = Toca antes un cliente de tu mano.
learn-try-refused = Ese sí se puede. Prueba un sitio que no se ilumine.

learn-card-welcome-title = Cinco mesas, doce sillas
learn-card-welcome = Cada mesa es de un país. Un cliente se sienta donde al menos una mesa junto a la silla es de su país. Una silla toca una mesa o tres.
learn-card-seat-title = Sienta a tu primer cliente
learn-card-seat = Un señor de Rusia está en la mesa rusa. Toca a la señora de Rusia y luego una silla iluminada. Dos en una mesa dan 2 puntos, y el doble si todos son del país de la mesa.
learn-card-shared-title = Una silla, varias mesas
learn-card-shared = La silla entre las mesas cuenta en cada una donde ya hay alguien. Busca la silla que da 6.
learn-card-company-title = Buena compañía
learn-card-company = Señoras y señores se hacen compañía: nunca dos señoras o dos señores solos, nunca tres en una mesa. Intenta sentar a este segundo señor en la mesa rusa y mira qué pasa.
learn-card-alone-title = Nadie se queda solo
learn-card-alone = Aquí no hay nadie todavía. Puedes sentar a alguien solo si tu siguiente cliente lo acompaña enseguida. Sienta a los dos italianos en la mesa italiana.
learn-card-full-title = Una mesa completa
learn-card-full = El cuarto cliente es el que más da: 4 puntos, u 8 si todos son del país de la mesa. Luego la mesa se va con sus clientes y llega otra. Busca el sitio que da 10.
learn-card-draw-title = Cuando no encaja nadie
learn-card-draw = En tu turno sientas de uno a tres clientes, o robas uno. Ninguno de estos tiene sitio: roba.
learn-card-end-title = El final
learn-card-end = La partida termina cuando se acaban las mesas o los clientes, o cuando alguien sin clientes en la mano lo dice. Cada cliente en la mano cuesta 2 puntos. Gana quien tenga más. ¡Eso es todo!

learn-board-welcome-title = El gran café
learn-board-welcome = 24 mesas, dos de cada país, y la barra en el centro. Los clientes se sientan en una mesa de su país. Todos ven los clientes de todos.
learn-board-seat-title = Sienta a tu primer cliente
learn-board-seat = Arriba a la izquierda hay un señor de la República Centroafricana. Toca a la señora del mismo país y luego una silla iluminada a su lado. Dos en una mesa dan 2 puntos, y el doble si todos son del país de la mesa.
learn-board-shared-title = Una silla para dos mesas
learn-board-shared = La silla entre dos mesas cuenta en las dos. Busca el sitio que da 8.
learn-board-company-title = Buena compañía
learn-board-company = Señoras y señores se hacen compañía: nunca dos señoras o dos señores solos, nunca tres en una mesa. Intenta sentar a este segundo señor en la misma mesa.
learn-board-joker-title = Comodines
learn-board-joker = Un comodín está en casa en todas las mesas. Pon a la señora comodín donde dé 8.
learn-board-swap-title = Recupera un comodín
learn-board-swap = Una señora del país adecuado puede ocupar la silla de una señora comodín, y un señor la de un señor comodín; el comodín pasa a tu mano. Cambia a la señora de la República Centroafricana por el comodín.
learn-board-bar-title = La barra
learn-board-bar = Quien no encuentra sitio va a la barra. Los cinco primeros sitios dan puntos, los demás cuestan cada vez más. Envía a alguien.
learn-board-end-title = El final
learn-board-end = Completa una mesa solo con clientes de su país y desde entonces tendrás un cliente menos en la mano. La partida termina cuando se acaban las sillas, la barra o la bolsa, o alguien se queda sin clientes: menos 5 por cada cliente y menos 10 por cada comodín en la mano. Gana quien tenga más puntos.

learn-junior-welcome-title = Mesas con cuatro banderas
learn-junior-welcome = Cada lado de una mesa está entre dos banderas. Los niños de esos dos países pueden sentarse ahí.
learn-junior-seat-title = Sienta a una niña
learn-junior-seat = Toca a la niña de China y luego una silla junto a una bandera china. Cada niño da un punto.
learn-junior-side-title = El lado bueno
learn-junior-side = Cada niño necesita su bandera en ese mismo lado. Intenta sentar a la niña de Francia donde no haya bandera francesa.
learn-junior-many-title = Tantos como quieras
learn-junior-many = Sienta a tres niños en un turno. En cada mesa caben dos niñas y dos niños.
learn-junior-full-title = Una mesa completa
learn-junior-full = El cuarto da diez puntos extra y termina tu turno. Sienta al niño de Francia en la mesa donde ya hay tres.
learn-junior-swap-title = Cambia un comodín
learn-junior-swap = Una niña con la bandera adecuada puede ocupar la silla de la niña comodín, y el comodín pasa a tu mano. Cambia a la niña de Alemania por ella.
learn-junior-discard-title = ¿No encaja nadie?
learn-junior-discard = Entonces descarta a cuantos quieras y roba otros. Descarta a uno.
learn-junior-end-title = El final
learn-junior-end = Siempre robas hasta tener seis. Cuando no quedan niños o sillas, se acaba. Un comodín en la mano cuesta 5 puntos. Gana quien tenga más puntos.

## El editor de posiciones

editor-clear = Vaciar
editor-guests = Clientes
editor-tables = Mesas
editor-players = Jugadores
editor-ask = Preguntar
editor-guests-why = Elige un cliente y toca sillas. Sin cliente elegido, un toque vacía la silla.
editor-hand-why = Toca los clientes de esta mano. Tócalos arriba para quitarlos.
editor-tables-why = Elige una mesa y toca dónde va. Sin mesa elegida, un toque la quita.
editor-ask-why = Toca un cliente de la mano y luego una silla. El árbitro te responde.
editor-hand = Mano
editor-to-move = le toca
editor-turn-of = Le toca a { $name }
editor-players-count = Número de jugadores
editor-unseen = Clientes desconocidos
editor-hand-size = Tamaño de la mano
editor-face-down = Clientes boca abajo
editor-more = Más sobre esta posición
editor-guests-left = Clientes por llegar
editor-tables-left = Mesas por llegar
editor-first-turn = El primer turno de la partida
editor-bar-why = Elige un cliente y toca la barra. Tócalo aquí para quitarlo.
editor-no-more = De esos ya no quedan.
editor-best = Un buen turno
editor-legal = Permitido: { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 }.
editor-legal-moves = { $count ->
    [one] Una jugada posible
   *[other] { $count } jugadas posibles
 }

## Las mesas por su país

table-CF = República Centroafricana
table-CN = China
table-CU = Cuba
table-DE = Alemania
table-ES = España
table-FR = Francia
table-GB = Gran Bretaña
table-GL = Groenlandia
table-IN = India
table-IT = Italia
table-JM = Jamaica
table-KE = Kenia
table-MX = México
table-RU = Rusia
table-TR = Turquía
table-US = Estados Unidos

## Consejos: pistas, buenos turnos y análisis. $chance y $cost son partes como 58 %

advice-wait = Pensando…
advice-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
advice-chance = { $chance } de ganar
advice-others = Otros buenos turnos
advice-show = Probarlo
lookback = Análisis
lookback-why = Cada turno otra vez: qué era lo mejor y quién iba ganando.
lookback-wait = Mirando cada turno…
lookback-curve = Quién iba ganando: las opciones de todos, turno a turno
lookback-turns = Ocasiones perdidas
lookback-none = ¡Ninguna! Cada turno fue tan bueno como el mejor.
lookback-best = El mejor turno posible.
lookback-better = Mejor:
lookback-cost = −{ $cost } de opciones de ganar
lookback-score = { $best } de { $turns } turnos, los mejores posibles

## El reto del día

puzzle = Reto del día
puzzle-why = Una mano, un turno: encuentra el mejor
puzzle-lead = Cogiendo siempre el mejor sitio salen { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }. ¿Puedes superarlo?
puzzle-number = { $day }, n.º { $number }
puzzle-more = Reto n.º { $number }
puzzle-try = Comprobar mi turno
puzzle-found = ¡Lo has encontrado! { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }: no hay nada mejor.
puzzle-not = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }. Hay un turno mejor.
puzzle-give-up = Ver la solución
puzzle-shown = El mejor turno da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
puzzle-again = Otra vez
puzzle-another = Otro reto
puzzle-solved = resuelto

## Mirar, tamaño del texto

watch = Partidas para mirar
watch-none = Ahora mismo no se juega ninguna partida pública.
text-size = Tamaño del texto

## El perfil y los mejores de cada juego

profile-lead = Un perfil reúne tus resultados bajo un nombre en todos tus dispositivos. No tiene contraseña: la llave es su enlace secreto.
profile-make = Crear un perfil
profile-rename = Cambiar el nombre
profile-results = Tus partidas
profile-none = Todavía no hay partidas.
profile-link = Tu enlace secreto
profile-link-why = Ábrelo en tus otros dispositivos y guárdalo bien: quien lo tenga puede jugar con tu nombre.
profile-link-renew = Crear un enlace nuevo
profile-link-renew-sure = Sí, crearlo: el anterior dejará de funcionar
profile-qr-label = Código QR del enlace secreto de tu perfil
profile-gone = Ningún perfil corresponde a este enlace.
profile-other = Este dispositivo ya tiene el perfil { $name }. ¿Usar el del enlace?
profile-use = Usar el del enlace
profile-keep = Quedarme con el mío
profile-delete = Borrar el perfil
profile-delete-sure = Borrarlo con todos sus resultados
profile-strength = Puntuación
profile-games = Partidas
profile-wins = Victorias
leaderboard = Los mejores
leaderboard-none = Nadie todavía.
leaderboard-people = Personas
leaderboard-bots = Jugadores del ordenador
leaderboard-why = Cuentan las partidas puntuables entre personas con perfil, también contra el ordenador. Para aparecer aquí hacen falta partidas contra { $count } rivales distintos. Entre los mismos dos, cada partida del día cuenta menos, y una que dura segundos no cuenta. La puntuación es lo que es seguro hasta ahora: sube con cada partida que la confirma.
