# Español, para la página. Clientes, países, negativas y frases cortas están en ../es.ftl.

## La casa

game-card = El juego de cartas
game-board = El juego de tablero
game-junior = Junior
about-board = 24 mesas, manos a la vista, comodines y una barra cada vez más cara. De 2 a 4 personas, desde 10 años.
about-card = Cinco mesas que van y vienen, y una mano que solo ves tú. De 2 a 5 personas, desde 10 años.
about-junior = Un punto por cada niño que sientas, diez por una mesa completa. De 2 a 5 personas, desde 6 años.
short-board = 2–4 personas
short-card = 2–5 personas
short-junior = 2–5 personas, desde 6 años
start-title = ¿Quién se sienta con quién?
start-lead = Busca a cada cliente un sitio en una mesa de su país y en buena compañía. ¡Y a jugar!
play-now = Jugar
learn = Aprende en 3 minutos
rules = Reglas
rules-why = Todo, breve y claro
rule-ids = Números de las reglas
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
editor-why = Monta una posición y mira todas las jugadas posibles
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
offline-why = Esto necesita el servidor del café. Todo lo que se juega en un solo dispositivo funciona sin él.
not-found = Esta página no existe
not-found-why = ¿Habrá una errata en el enlace?
back-to-game = Volver a la partida

## Problemas

fault-offline = El café no responde. ¿Está abierto?
fault-mishap = Algo ha ido mal. Inténtalo otra vez.
fault-invalid = No hemos podido leerlo.
fault-token = Este enlace es de otra partida.
fault-forbidden = No puedes hacer eso.
fault-origin = Abre el café en su propia página e inténtalo allí.
fault-unknown = No lo encontramos.
fault-stale = Algo acaba de cambiar. Vuelve a mirar.
fault-not_now = Ahora no se puede.
fault-full = Todas las plazas están ocupadas.
fault-name_taken = Aquí ya hay alguien con ese nombre.
fault-unfit_name = Elige otro nombre, por favor: aquí lo ven todos.
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
    .junior = Mesas de niñas y de niños
new-variant-card = Variante: cuatro señoras o cuatro señores en una mesa dan 20 puntos, o 40 en la mesa de su país.
new-variant-junior = Variante: una mesa de cuatro niñas o cuatro niños da 20 puntos.
new-public = Abierta a todos
new-public-why = La partida sale en la lista y cualquiera puede unirse.
new-rated = Clasificatoria
new-rated-why = Cuenta para la clasificación y no hay pistas.
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
terms-seconds = { $seconds ->
    [one] 1 segundo por turno
   *[other] { $seconds } segundos por turno
 }
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
name-wanted = Di cómo te llamas, por favor.
you-name = Tú
you = tú
host = ha invitado
away = ausente
nameless = Invitado
not-ready = aún se prepara
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
rated-told = Esta partida es clasificatoria: cuenta para la clasificación y no hay pistas.
rated = clasificatoria
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
report = Denunciar a alguien
report-why = Lo leerá quien lleva este café. La otra persona no se entera.
report-name = Nombre ofensivo
report-behaviour = Mal comportamiento
report-thanks = Gracias, ya hemos avisado.
invite-title = Invita a alguien
invite-why = Escanea el código con un móvil o envía el enlace.
table-title = La mesa en la pantalla grande
table-join = Escanea el código con el móvil: ahí verás a tus clientes.
    .junior = Escanea el código con el móvil: ahí verás a tus niños.
table-open = Mostrar la mesa en esta pantalla
table-own = Mis clientes en mi móvil
    .junior = Mis niños en mi móvil
invite-local = De momento el café solo está abierto en este ordenador. Para que entren los móviles, ábrelo con «make play LAN=1» o «cafe serve --lan».
qr-label = Código QR del enlace a esta partida
share-link = Compartir el enlace
share-moment = Compartir este momento
share-result = Compartir como imagen
look-back = Repaso
share-puzzle = Compartir el reto
hot-seat-add = Alguien más juega en este dispositivo
hot-seat-why = Os vais pasando el dispositivo. Entre turno y turno, un telón tapa los clientes de cada uno.
    .junior = Os vais pasando el dispositivo. Entre turno y turno, un telón tapa los niños de cada uno.
hot-seat-here = En este dispositivo: { $names }
curtain-title = Le toca a { $name }
curtain-why = Pasa el dispositivo. ¡Sin mirar!
curtain-open = Soy { $name }
no-such-match = Esta partida no existe
match-closed = Esta partida está cerrada
match-closed-why = Terminó sin resultado: quien invitaba se fue o no vino nadie en mucho tiempo.
line-lost = Sin conexión. Reintentando…
watching = estás mirando

## El café

bar = Barra
bar-label = La barra: { $taken ->
    [one] 1 sitio ocupado
   *[other] { $taken } sitios ocupados
 }, { $free ->
    [one] 1 libre
   *[other] { $free } libres
 }. El siguiente vale { $next }.
floor-label = { $game }: el café
seat-label = { $place }: { $who }
seat-free = libre
seat-alone = Aún sin puntos: alguien tiene que sentarse al lado enseguida.
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
    .junior = { $count ->
        [one] queda 1 niño por llegar
       *[other] quedan { $count } niños por llegar
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
    .junior = Tus niños
hand-best = { $guest }: hasta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
hand-none = { $guest }: ahora no tiene sitio
hand-empty = No quedan clientes.
    .junior = No quedan niños.
left-over = { $points } al final por los clientes en la mano
    .junior = { $points } al final por los comodines en la mano
left-over-why = { $hand } en la mano{ $down ->
    [0] {""}
   *[other] , { $down } boca abajo
}: { $points } al final
hand-count = { $count ->
    [one] un cliente
   *[other] { $count } clientes
 }
    .junior = { $count ->
        [one] un niño
       *[other] { $count } niños
    }
face-down-count = { $count } boca abajo
bot-stands-in = juega un bot
replaced = Un bot juega por ti.
come-back = Ya he vuelto
your-turn = Te toca
their-turn = Juega { $name }
prompt-may = Puedes { $what }.
prompt-nobody = Ya no puedes sentar a nadie más. Termina tu turno.
    .junior = Ya no puedes sentar a nadie más. Toca el botón verde.
prompt-draw = Ahora no puedes sentar a nadie. Roba un cliente.
prompt-seat = { $guest }: toca una silla iluminada.
    .junior = { $guest }: toca una silla que brille.
prompt-bar = { $guest }: solo queda la barra. Toca la barra.
prompt-no-seat = { $guest } no tiene sitio ahora. Toca una silla y verás por qué.
prompt-swap-child = Nadie se puede sentar: cambia a un niño.
prompt-guest = ¿Quién se sienta aquí?
prompt-waiting = { $guest } espera compañía. Alguien tiene que sentarse al lado enseguida.
prompt-lay-table = ¿Dónde va la mesa nueva?
prompt-confirm = Termina tu turno o deshazlo.
    .junior = Toca el botón verde.
prompt-reveals = Confirma para robar. Después ya no podrás deshacer nada.
    .junior = Toca el botón verde. Después ya no podrás deshacer nada.
prompt-reveals-table = ¡Mesa completa! Todos se van y se descubre una mesa nueva. Después ya no podrás deshacer nada.
guide-guest = Toca uno de tus clientes.
    .junior = Toca a un niño o a una niña.
guide-seat = Ahora toca una silla iluminada. El número dice cuántos puntos ganas.
    .junior = Ahora toca una silla que brille.
guide-pair = Ahora toca una silla con dos cabezas. Alguien tiene que sentarse al lado enseguida.
guide-finish = ¡Muy bien! Sienta a alguien más o termina tu turno.
    .junior = ¡Muy bien! Toca a otro niño o el botón verde.
guide-draw = Ahora no puedes sentar a nadie: roba un cliente.
may-seat = sentar a un cliente
    .junior = sentar a un niño
may-swap = cambiar un comodín
may-bar = enviar a alguien a la barra
may-discard = descartar un cliente
    .junior = cambiar un niño por otro nuevo
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
    .junior = Otro niño
do-lay-down = Poner boca abajo
turn-bar = a la barra
turn-discard = al descarte
    .junior = por otro niño
turn-lay-down = boca abajo
finish = Terminar
confirm = Confirmar
take-back = Deshacer
hint = Pista
hint-close = Cerrar la pista
say-something = Decir algo
reactions = Reaccionar
reaction-laugh = Risa
reaction-clap = Aplauso
reaction-wow = ¡Hala!
reaction-love = Me encanta
reaction-sad = Oh, no
reaction-phew = Uf
absent-ask = Que un bot juegue por { $name }
absent-wait = { $name } no está. En { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
 } puede entrar un bot.
why = ¿Por qué?
show-result = Ver el resultado

## Qué ha pasado

log-label = Qué ha pasado
log-empty = Nada todavía.
log-seat = { $guest } se sienta { $place }, aún sin puntos para { $name }.
log-seat-you = { $guest } se sienta { $place }, aún sin puntos para ti.
log-seat-points = { $guest } se sienta { $place }: { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 } para { $name }.
log-seat-points-you = { $guest } se sienta { $place }: { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 } para ti.
log-swap = { $guest } ocupa el sitio del comodín { $place }, que ahora es de { $name }.
log-swap-you = { $guest } ocupa el sitio del comodín { $place }. ¡Ya es tuyo!
log-bar = { $guest } va a la barra, sin puntos para { $name }.
log-bar-you = { $guest } va a la barra, sin puntos para ti.
log-bar-points = { $guest } va a la barra: { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 } para { $name }.
log-bar-points-you = { $guest } va a la barra: { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 } para ti.
log-discard = { $name } descarta: { $guest }.
    .junior = { $guest } se va y a { $name } le llega otro niño.
log-discard-you = Descartas: { $guest }.
    .junior = { $guest } se va y te llega otro niño.
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
log-cleared = ¡Mesa completa ({ $table })! Todos se levantan y se van.
log-table = Mesa nueva: { $table }.
log-turned = Esa mesa está completa.
log-drew = { $name } roba { $count ->
    [one] un cliente nuevo
   *[other] { $count } clientes nuevos
 }.
    .junior = A { $name } le { $count ->
        [one] llega un niño nuevo
       *[other] llegan { $count } niños nuevos
    }.
log-drew-you = Robas { $count ->
    [one] un cliente nuevo
   *[other] { $count } clientes nuevos
 }.
    .junior = Te { $count ->
        [one] llega un niño nuevo
       *[other] llegan { $count } niños nuevos
    }.
log-drew-known = { $name } ha robado: { $guests }.
log-drew-known-you = Has robado: { $guests }.
log-hand-size = ¡Una mesa entera de un solo país! { $size ->
    [0] { $name } ya no roba ningún cliente.
    [one] { $name } ya solo puede tener 1 cliente en la mano.
   *[other] { $name } ya solo puede tener { $size } clientes en la mano.
 }
log-hand-size-you = ¡Una mesa entera de un solo país! { $size ->
    [0] Ya no robas ningún cliente.
    [one] Ya solo puedes tener 1 cliente en la mano.
   *[other] Ya solo puedes tener { $size } clientes en la mano.
 }
log-over = Fin de la partida: { $reason }.
moment-national = ¡Toda una mesa de un mismo país: { $table }!
moment-regulars-card-f = ¡Una mesa de señoras!
moment-regulars-card-m = ¡Una mesa de señores!
moment-regulars-junior-f = ¡Una mesa de niñas!
moment-regulars-junior-m = ¡Una mesa de niños!
moment-low-bar = { $points } en la barra. ¡Ay!
moment-last-chair = ¡La última silla! El café está lleno.

## El final

result-you = ¡Ganas con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }!
result-won = Gana { $name } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
result-shared = { $names } comparten la victoria con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
result-shared-you = Compartes la victoria con { $names }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
result-why = La partida ha terminado: { $reason }.
series-won = ¡{ $name } gana la serie!
series-won-you = ¡Ganas la serie!
series-shared = { $names } comparten la serie
from-tables = Mesas mixtas
from-national_tables = Mesas de un solo país
from-same_sex_tables = Mesas de señoras o señores
    .junior = Mesas de niñas o niños
from-guests = Niños sentados
from-full_tables = Mesas completas
from-bar = Barra
from-whole_hand = Mano entera
from-penalty = En la mano
rematch = Otra vez
rematch-join = Jugar la revancha
rematch-accept = Me apunto
rematch-level = Ahora contra { $name }
offer-stronger = ¿Quieres más? { $name } juega un poco mejor.
offer-gentler = ¿Difícil? { $name } te lo pone un poco más fácil.
replay = Ver la repetición
look-at-cafe = Ver el café
export = Guardar la partida
more = Más

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
set-ambience = Ambiente de café
set-ambience-why = Voces y tazas, muy bajito, mientras juegas
set-voice = Leer en voz alta en Junior
set-voice-why = La voz del navegador dice qué hacer
set-greetings = Saludos
set-greetings-why = Los clientes saludan en su idioma
set-quick = Turnos rápidos
set-quick-why = Si un turno tiene un solo paso, como robar, vale al momento
set-coordinates = Coordenadas
set-coordinates-why = Letra y número para cada silla, como C4
set-draw = Robar automáticamente
set-draw-why = Si nadie tiene sitio, se roba por ti el siguiente cliente
set-guide = Guía
set-guide-why = Te acompaña en los primeros turnos de cada juego
set-notices = Notificaciones
set-notices-why = Te avisa cuando te toca y estás mirando otra cosa
settings-kept = Todo esto se guarda solo en este navegador.

## Volver a ver

import-lead = Elige una partida que hayas guardado en un archivo (cafe-game/1).
import-choose = Elegir un archivo
replay-begin = Empieza la partida.
replay-nothing = Fin del turno.
replay-step = Paso
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-as = Vista de
replay-open = todos, con las manos a la vista
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
learn-more = Eso da { $total ->
    [one] { $sum } punto
   *[other] { $sum } puntos
 }. ¡Otra silla da más!
learn-other = Se puede, pero prueba antes lo otro.
learn-take-guest = Toca antes un cliente de tu mano.
    .junior = Toca primero a un niño de tu mano.
learn-try-refused = Esa sí se puede. Prueba una silla que no se ilumine.
    .junior = Esa sí se puede. Prueba una silla que no brille.

learn-card-welcome-title = Cinco mesas, doce sillas
learn-card-welcome = Cada mesa es de un país. Un cliente puede ocupar una silla si al menos una de las mesas de al lado es de su país. Una silla toca una mesa o tres.
learn-card-seat-title = Sienta a tu primer cliente
learn-card-seat = En la mesa rusa hay un señor ruso. Toca a la señora rusa y luego una silla iluminada. Dos en una mesa dan 2 puntos, y el doble si todos son del país de la mesa.
learn-card-shared-title = Una silla, varias mesas
learn-card-shared = La silla entre las mesas cuenta en cada una donde ya hay alguien. Busca la silla que da 6.
learn-card-company-title = Buena compañía
learn-card-company = En cada mesa la compañía es mixta: nunca solo dos señoras o solo dos señores, nunca tres señoras o tres señores. Intenta sentar a este segundo señor en la mesa rusa y mira qué pasa.
learn-card-alone-title = Nadie se queda solo
learn-card-alone = Aquí no hay nadie todavía. Puedes sentar a alguien solo si tu siguiente cliente lo acompaña enseguida. Sienta a los dos italianos en la mesa italiana.
learn-card-full-title = Una mesa completa
learn-card-full = El cuarto cliente es el que más da: 4 puntos, u 8 si todos son del país de la mesa. Luego la mesa se va con sus clientes y llega otra. Busca la silla que da 10.
learn-card-draw-title = Cuando nadie tiene sitio
learn-card-draw = En tu turno sientas de uno a tres clientes, o robas uno. Ninguno de estos tiene sitio: roba.
learn-card-end-title = El final
learn-card-end = La partida termina cuando se acaban las mesas o los clientes, o cuando alguien con la mano vacía decide terminarla. Cada cliente en la mano cuesta 2 puntos. Gana quien tenga más puntos. ¡Eso es todo!

learn-board-welcome-title = El gran café
learn-board-welcome = 24 mesas, dos de cada país, y la barra en el centro. Los clientes se sientan en una mesa de su país. Todos ven los clientes de todos.
learn-board-seat-title = Sienta a tu primer cliente
learn-board-seat = Arriba a la izquierda hay un señor centroafricano. Toca a la señora centroafricana y luego una silla iluminada a su lado. Dos en una mesa dan 2 puntos, y el doble si todos son del país de la mesa.
learn-board-shared-title = Una silla para dos mesas
learn-board-shared = La silla entre dos mesas cuenta en las dos. Busca la silla que da 8.
learn-board-company-title = Buena compañía
learn-board-company = En cada mesa la compañía es mixta: nunca solo dos señoras o solo dos señores, nunca tres señoras o tres señores. Intenta sentar a este segundo señor en la misma mesa.
learn-board-joker-title = Comodines
learn-board-joker = Un comodín está en casa en todas las mesas. Pon a la señora comodín donde dé 8.
learn-board-swap-title = Recupera un comodín
learn-board-swap = Una señora del país adecuado puede ocupar la silla de una señora comodín, y un señor la de un señor comodín; el comodín pasa a tu mano. Cambia a la señora centroafricana por el comodín.
learn-board-bar-title = La barra
learn-board-bar = Quien no encuentra silla va a la barra. Los cinco primeros sitios dan puntos, los demás cuestan cada vez más. Envía allí a alguien.
learn-board-end-title = El final
learn-board-end = Completa una mesa solo con clientes de su país y desde entonces tendrás un cliente menos en la mano. La partida termina cuando no quedan sillas, la barra está llena, la bolsa está vacía o alguien se queda sin clientes. Cada cliente en la mano cuesta entonces 5 puntos y cada comodín, 10. Gana quien tenga más puntos.

learn-junior-welcome-title = Mesas con cuatro banderas
learn-junior-welcome = Cada lado de una mesa está entre dos banderas. Los niños de esos dos países pueden sentarse ahí.
learn-junior-seat-title = Sienta a una niña
learn-junior-seat = Toca a la niña china y luego una silla junto a una bandera china. Cada niño da un punto.
learn-junior-side-title = El lado correcto
learn-junior-side = Cada niño necesita su bandera en ese mismo lado. Intenta sentar a la niña francesa donde no haya bandera francesa.
learn-junior-many-title = Todos los que quieras
learn-junior-many = Sienta a tres niños en un turno. En cada mesa caben dos niñas y dos niños.
learn-junior-full-title = Una mesa completa
learn-junior-full = El cuarto da diez puntos extra y termina tu turno. Sienta al niño francés en la mesa donde ya hay tres.
learn-junior-swap-title = Cambia un comodín
learn-junior-swap = Una niña con la bandera adecuada puede ocupar la silla de la niña comodín, y el comodín pasa a tu mano. Cambia a la niña alemana por ella.
learn-junior-discard-title = ¿Nadie tiene sitio?
learn-junior-discard = Entonces cambia a todos los que quieras por otros. Toca a uno y luego «Otro niño».
learn-junior-end-title = El final
learn-junior-end = Siempre robas hasta tener seis. Cuando no quedan niños o sillas, se acaba. Un comodín en la mano cuesta 5 puntos. Gana quien tenga más puntos.

## El editor de posiciones

editor-clear = Vaciar
editor-guests = Clientes
    .junior = Niños
editor-tables = Mesas
editor-players = Jugadores
editor-ask = Preguntar
editor-guests-why = Elige un cliente y toca sillas. Sin cliente elegido, un toque vacía la silla.
    .junior = Elige un niño y toca sillas. Sin niño elegido, un toque vacía la silla.
editor-hand-why = Toca clientes para añadirlos a esta mano. Tócalos arriba para quitarlos.
    .junior = Toca niños para añadirlos a esta mano. Tócalos arriba para quitarlos.
editor-tables-why = Elige una mesa y toca dónde va. Sin mesa elegida, un toque la quita.
editor-ask-why = Toca un cliente de la mano y luego una silla. El árbitro te responde.
    .junior = Toca un niño de la mano y luego una silla. El árbitro te responde.
editor-hand = Mano
editor-to-move = le toca
editor-turn-of = Le toca a { $name }
editor-players-count = Número de jugadores
editor-unseen = Clientes desconocidos
    .junior = Niños desconocidos
editor-hand-size = Tamaño de la mano
editor-face-down = Clientes boca abajo
editor-more = Más sobre esta posición
editor-guests-left = Clientes por llegar
    .junior = Niños por llegar
editor-tables-left = Mesas por llegar
editor-first-turn = El primer turno de la partida
editor-bar-why = Elige un cliente y toca la barra. Tócalo aquí para quitarlo.
editor-no-more = De esos no quedan más.
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
    .between = la República Centroafricana
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
    [one] { $points } punto
   *[other] { $points } puntos
 }
advice-chance = { $chance } de probabilidad de ganar
advice-others = Otros buenos turnos
advice-show = Probarlo
hint-aloud = ¡Mira quién puede sentarse aquí! Toca el botón verde.
lookback = Análisis
lookback-why = Cada turno otra vez: qué era lo mejor y quién iba ganando.
lookback-wait = Mirando cada turno…
lookback-curve = Quién iba ganando: la probabilidad de ganar de cada uno, turno a turno
lookback-turns = Ocasiones perdidas
lookback-none = ¡Ninguna! No se podía jugar mejor.
lookback-best = El mejor turno posible.
lookback-better = Mejor:
lookback-cost = −{ $cost } de probabilidad de ganar
lookback-score = Mejores turnos: { $best } de { $turns }

## El reto del día

puzzle = Reto del día
puzzle-why = Una mano, un turno: encuentra el mejor
puzzle-lead = Eligiendo siempre la mejor silla llegas como mucho a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }. ¿Puedes superarlo?
puzzle-number = { $day }, n.º { $number }
puzzle-more = Reto n.º { $number }
puzzle-try = Comprobar mi turno
puzzle-found = ¡Lo has encontrado! { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }: no se puede hacer mejor.
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
puzzle-strength = Dificultad
puzzle-easy = Fácil
puzzle-hard = Difícil
puzzle-expert = Experto
puzzle-next-hard = Probar el difícil
puzzle-next-expert = Probar el de expertos
puzzle-progress = Mis retos
puzzle-streak = { $days ->
    [one] ¡Resuelto hoy, qué bien! Vuelve mañana y serán dos días seguidos.
   *[other] ¡{ $days } días seguidos! ¿Nos vemos mañana?
 }
puzzle-streak-open = { $days ->
    [one] Ayer resolviste uno. Resuelve otro hoy y serán { $next } días seguidos.
   *[other] Ya van { $days } días seguidos. Resuelve uno hoy y serán { $next }.
 }
puzzle-streak-none = Resuelve uno hoy y llena tu primera taza.
puzzle-rating = Mi puntuación:
puzzle-rating-why = Solo cuenta tu primera respuesta a cada reto. Se queda en este navegador.
puzzle-old = Este enlace es de antes de que hubiera tres dificultades y su reto ya no existe. Aquí tienes uno de hoy.

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
link-keep = Conservar el anterior
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
leaderboard-bots = Bots
leaderboard-why = Cuentan las partidas clasificatorias entre personas con perfil, y también las partidas contra bots. Para aparecer aquí hacen falta partidas contra { $count } rivales distintos. Si juegan siempre los mismos dos, cada partida del día cuenta menos que la anterior, y una que dura segundos no cuenta. Las partidas entre personas de la misma red no cuentan, y un rival solo cuenta cuando ya se ha enfrentado a otros en partidas clasificatorias. La puntuación es prudente a propósito: sube a medida que más partidas confirman lo bien que juegas.

## Privacidad

privacy = Privacidad
privacy-lead = Lo que este café guarda sobre ti y durante cuánto tiempo. Sin cuentas, sin cookies, sin publicidad y sin nada de otros sitios.
privacy-kept = Lo que se guarda
privacy-days = { $days ->
    [one] hasta 1 día después del final.
   *[other] hasta { $days } días después del final.
 }
privacy-for-good = hasta que lo borre quien lleva este café.
privacy-matches = Partidas
privacy-matches-why = Las cartas, cada jugada y el resultado, para que puedas seguir más tarde y volver a verlas. Se guarda:
privacy-names = Nombres sin perfil
privacy-names-why = El nombre que escribiste para jugar. Después pone «Invitado». Se guarda:
privacy-addresses = Huellas de direcciones
privacy-addresses-why = De tu dirección de red, solo una huella diminuta por partida: basta para que no vuelva quien fue expulsado, pero no para averiguar la dirección. Se guarda:
privacy-profile = Perfiles
privacy-profile-why = Nombre, resultados y puntuación, hasta que borres el perfil o lleves mucho tiempo sin usarlo. Se guarda tras el último uso:
privacy-reports = Denuncias
privacy-reports-why = Si alguien denuncia un nombre o un comportamiento: quién, en qué partida y por qué. Se borran junto con los nombres. Una denuncia conserva el nombre denunciado, aunque lo borres, hasta que se atienda, como mucho 30 días.
privacy-not = Lo que no se guarda
privacy-not-why = Ni direcciones, ni contraseñas, ni lo que miras. De la clave de un enlace solo se guarda una huella. Solo se guarda la dirección de quien está excluido por un tiempo, y durante ese tiempo.
privacy-browser = Tu navegador recuerda tus ajustes, tu nombre y las claves de tus partidas. Nada sale de tu dispositivo, salvo para jugar.
privacy-yours = Tus datos
privacy-yours-name = Borrar tu nombre de una partida: abre la partida, «Mi enlace personal», «Borrar mi nombre».
privacy-yours-profile = Descargar todo lo de tu perfil, o borrarlo:
profile-data = Descargar mis datos
erase-name = Borrar mi nombre
erase-name-sure = Borrarlo para siempre
erase-name-keep = Conservar mi nombre

## En este dispositivo

fault-kernel = Las reglas de este juego no han llegado completas. Revisa la conexión e inténtalo otra vez.
kernel-server = Las reglas no han llegado completas a este dispositivo, así que piensa el servidor.
unkept = Este navegador no está guardando nada: la partida dura mientras esta página siga abierta.
uncounted = El servidor no responde: esta partida se juega en tu dispositivo y no cuenta para tu perfil.
update-ready = Hay una versión nueva del café.
update-take = Actualizar ahora
damaged-title = La mesa no está puesta
damaged-again = Intentarlo otra vez
rules-changed-title = Esta partida no puede continuar
rules-changed-why = Las reglas han cambiado desde que empezó, o no se puede leer lo que se guardó. Tus otras partidas están bien.
elsewhere-title = La partida se ha ido a otra pestaña
elsewhere-why = La has abierto en otra pestaña y sigue allí.
elsewhere-again = Seguir aquí
thinks-on = { $cores ->
    [one] Está pensando a fondo con un núcleo de tu dispositivo.
   *[other] Está pensando a fondo con { $cores } núcleos de tu dispositivo.
 }
counting-title = ¿Quieres que cuenten las partidas contra bots?
counting-why = Las partidas contra bots pueden contar para tu perfil. Entonces se juegan en el servidor y sin pistas. Si no, se juegan en este dispositivo, incluso sin conexión.
counting-no = Solo jugar
counting-yes = Sí, que cuenten
counting-later = Puedes cambiarlo en los ajustes.
set-counted = Las partidas contra bots cuentan
set-counted-why = Para tu perfil: en el servidor y sin pistas
new-here = Alguien en este dispositivo
new-lead-here = Sentaos alrededor de este dispositivo y pasadlo después de cada turno.
place-name = Nombre del jugador { $number }
server-none = Este café funciona solo en tu dispositivo. Para jugar con amigos a distancia, unirte a partidas o salir en la clasificación, hace falta un café con servidor.
server-elsewhere = Este café funciona solo en tu dispositivo. Los amigos a distancia, los perfiles y la clasificación están en su servidor.
server-go = Ir al servidor
games = Tus partidas
games-why = Partidas terminadas, para volver a verlas o guardarlas
games-lead = Las partidas terminadas en este dispositivo y las que vienen de archivos. Todo se queda en este navegador.
games-none = Todavía no has terminado ninguna partida.
games-import = Añadir partidas de un archivo
games-imported = { $count ->
    [one] Una partida añadida.
   *[other] { $count } partidas añadidas.
 }
games-unread = La partida { $number } de este archivo no se puede leer. No se ha añadido nada.
games-export = Guardarlas todas
games-remove-sure = Quitarla de verdad
games-keep = Conservarla

## Quiénes son los bots: una línea para cada uno

manner-nino = Recién llegado de Nápoles, lo confunde todo.
manner-mei = Cuenta en voz baja y se ríe de cada error.
manner-lasse = Acaba de bajarse de la bici y aún anda algo despistado.
manner-amara = Se hace amiga de todos y se olvida de los puntos.
manner-rosa = Lleva treinta años en la mesa de la ventana.
manner-otto = Lee el periódico entre turnos, pero se le escapa poco.
manner-ines = Charla con todo el mundo y nunca pierde el hilo.
manner-kofi = Tararea mientras piensa, y nunca piensa mucho rato.
manner-camille = Lleva seis tazas a la vez y no derrama nada.
manner-jonas = Rápido como el rayo: ningún punto se queda en la mesa.
manner-priya = Se sabe todos los pedidos de memoria, el tuyo también.
manner-mateo = Sonríe, saluda y se queda con la mejor silla.
manner-albert = Estricto: con él nadie se sienta en la mesa equivocada.
manner-helga = Ve por encima de las gafas lo que tramas.
manner-ruth = Habla poco y te deja aún menos.
manner-dimitri = Endereza cada servilleta y vigila cada sitio.
manner-margot = Abrió el café ella misma y aquí le gusta ganar.
manner-emil = Conoce todos los trucos, y casi todos los ha visto dos veces.
manner-donata = Juega al ajedrez en la cocina mientras hierve la sopa.
manner-tarek = Te sirve un café y te gana con educación.
