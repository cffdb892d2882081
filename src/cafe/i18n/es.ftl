# Español. Un solo catálogo para la terminal, el servidor y la página.
# $guest es un cliente en palabras, $company dice quién está en la mesa, $sex es f o m.

## Clientes

nation-CF = { $sex ->
    [f] centroafricana
   *[m] centroafricano
 }
nation-CN = { $sex ->
    [f] china
   *[m] chino
 }
nation-CU = { $sex ->
    [f] cubana
   *[m] cubano
 }
nation-DE = { $sex ->
    [f] alemana
   *[m] alemán
 }
nation-ES = { $sex ->
    [f] española
   *[m] español
 }
nation-FR = { $sex ->
    [f] francesa
   *[m] francés
 }
nation-GB = { $sex ->
    [f] británica
   *[m] británico
 }
nation-GL = { $sex ->
    [f] groenlandesa
   *[m] groenlandés
 }
nation-IN = { $sex ->
    [f] india
   *[m] indio
 }
nation-IT = { $sex ->
    [f] italiana
   *[m] italiano
 }
nation-JM = { $sex ->
    [f] jamaicana
   *[m] jamaicano
 }
nation-KE = { $sex ->
    [f] keniana
   *[m] keniano
 }
nation-MX = { $sex ->
    [f] mexicana
   *[m] mexicano
 }
nation-RU = { $sex ->
    [f] rusa
   *[m] ruso
 }
nation-TR = { $sex ->
    [f] turca
   *[m] turco
 }
nation-US = estadounidense
guest-card-f = la señora { $nation }
guest-card-m = el señor { $nation }
guest-junior-f = la niña { $nation }
guest-junior-m = el niño { $nation }
joker-card-f = la señora comodín
joker-card-m = el señor comodín
joker-junior-f = la niña comodín
joker-junior-m = el niño comodín
nobody = nadie
none = nada

## Por qué no se puede

refusal-format = { $fault }
refusal-over = la partida ha terminado
refusal-turn = ahora no se puede
refusal-turn-player = le toca a otra persona
refusal-turn-game = esa jugada no existe en este juego
refusal-hand = { $guest } no está en esta mano
refusal-G3-taken = esta silla está ocupada
refusal-G3-none = aquí no hay ninguna silla
refusal-K5 = necesita una mesa de su país
refusal-B6 = necesita una mesa de su país
refusal-J5-nation = su bandera no está en este lado de la mesa
refusal-J5-company = { $sex ->
    [f] en esta mesa ya hay dos niñas
   *[m] en esta mesa ya hay dos niños
 }
refusal-G5 = { $same ->
    [1] { $sex ->
        [f] dos señoras no pueden estar solas: en esta mesa hace falta un señor
       *[m] dos señores no pueden estar solos: en esta mesa hace falta una señora
    }
   *[other] { $sex ->
        [f] en esta mesa ya hay dos señoras
       *[m] en esta mesa ya hay dos señores
    }
 }
refusal-G6-alone = { $sex ->
    [f] estaría sola, y nadie más de esta mano puede acompañarla
   *[m] estaría solo, y nadie más de esta mano puede acompañarlo
 }
refusal-G6-waiting = primero hace falta compañía para { $company }
refusal-K8 = solo se roba con menos de doce clientes en la mano, y mientras queden por robar
refusal-K8-top = arriba del mazo hay otro cliente
refusal-K9 = solo con doce clientes en la mano se puede poner uno boca abajo
refusal-K12 = en esta mesa no habría cuatro señoras ni cuatro señores
refusal-B13 = en esta mesa no habría cuatro señoras ni cuatro señores
refusal-B8 = la barra no admite comodines, ni a nadie más cuando está llena
refusal-B9 = para cambiar hace falta un comodín en esta silla y un cliente del mismo sexo que pueda sentarse ahí
refusal-J9 = para cambiar hace falta un comodín en esta silla, y una niña por una niña o un niño por un niño, con la bandera adecuada
refusal-J7 = la mesa nueva va junto a la completa, o donde sea si ahí no cabe
refusal-J13 = aquí ya hay tres niñas o tres niños: solo puede venir el cuarto
refusal-J13-third = después del tercero solo puede sentarse el cuarto en esta misma mesa, o terminas el turno
refusal-hand-group = no todos estos clientes están en esta mano
refusal-G3-group = una de estas sillas está ocupada o no existe
refusal-K5-group = uno de estos clientes no tendría mesa de su país
refusal-B6-group = uno de estos clientes no tendría mesa de su país
refusal-G5-group = en otra mesa ya no cuadrarían señoras y señores
refusal-G6-group = uno de estos clientes estaría solo
refusal-points = son { $expected } puntos, no { $given }
refusal-result = el resultado es { $expected }, no { $given }
refusal-result-not-over = la partida no ha terminado, así que no tiene resultado

## Cómo ha terminado una partida

reason-K10a = no quedan mesas
reason-K10b = se ha robado el último cliente
reason-K10c = alguien con la mano vacía la ha dado por terminada
reason-B11a = se ha ocupado la última silla
reason-B11b = la barra está llena
reason-B11c = alguien se ha quedado sin clientes
reason-B11d = casi no quedan clientes en la bolsa
reason-B11e = todos han pasado
reason-J11a = se ha ocupado la última silla
reason-J11b = no quedan niños
reason-forfeit = un programa que jugaba ha fallado y ha perdido

## Pistas y análisis

why-fills_table = completa una mesa: { $table } ({ $points })
why-national = puntúa doble: { $table } ({ $points })
why-bar_pays = la barra da { $points }
why-bar_costs = la barra cuesta { $points }
why-whole_hand = coloca toda la mano ({ $points } extra)
why-draw = roba un cliente
    .junior = trae a un niño
why-lay_down = pone un cliente boca abajo
why-discard = descarta
    .junior = cambia un niño por otro
why-declare_end = termina la partida
why-decline_end = sigue jugando
why-pass = no se puede hacer otra cosa
why-wastes_joker = desperdicia un comodín ({ $seat }): ahí cabe otro cliente
    .junior = desperdicia un comodín ({ $seat }): ahí cabe otro niño
why-takes_joker = recupera el comodín ({ $seat })
why-leaves_open = deja { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } a los demás: { $table }
why-leaves_open_national = deja a los demás una mesa de un solo país: { $table } ({ $points })
why-leaves_one_seat = deja una sola silla: { $table }
why-but = pero { $reason }

## Frases cortas

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-ouch = ¡Ay!
phrase-thinking = Déjame pensar…
phrase-your-turn = ¡Te toca!
phrase-sorry = ¡Perdona!
phrase-thanks = ¡Gracias!
phrase-again = ¿Otra?
phrase-bye = ¡Hasta luego!

## Los bots: cómo se llaman y cómo juegan

bot-level1 = Novato
    .f = Novata
bot-level1-about = Acaba de llegar: sienta a uno o dos clientes y se le escapa mucho. Ideal para empezar.
bot-level2 = Cliente habitual
bot-level2-about = Viene cada día, juega con soltura y a veces se le escapa un buen sitio.
bot-level3 = Camarero
    .f = Camarera
bot-level3-about = No deja escapar un punto: siempre elige el turno que más da.
bot-level4 = Maître
bot-level4-about = No se le escapa nada: se fija en lo que cada turno te deja.
bot-level5 = Dueño
    .f = Dueña
bot-level5-about = El local es suyo. Piensa en tu respuesta antes de cada turno.
bot-random = Azar
bot-random-about = Hace cualquier cosa que permitan las reglas.
bot-greedy = Avaricioso
bot-greedy-about = Se lleva todos los puntos que puede y no piensa en nada más.
