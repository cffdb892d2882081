# Dansk, for siden. Gæster, nationer, afslag og korte sætninger står i ../da.ftl.

## Huset

game-card = Kortspillet
game-board = Brætspillet
game-junior = Junior
about-board = 24 borde, åbne hænder, jokere og en bar, der bliver dyrere. 2–4 spillere fra 10 år.
about-card = Fem borde, der kommer og går, og en hånd, ingen ser. 2–5 spillere fra 10 år.
about-junior = Ét point for hvert barn, ti for et fuldt bord. 2–5 spillere fra 6 år.
short-board = 2–4 spillere
short-card = 2–5 spillere
short-junior = 2–5 spillere fra 6 år
start-title = Hvem sidder hos hvem?
start-lead = Find en plads til hver gæst ved et bord af gæstens nation, i godt selskab. Ét tryk, og du spiller.
play-now = Spil nu
learn = Lær det på 3 minutter
rules = Regler
rules-why = Det hele, eller lært på tre minutter
rules-of = { $game }: reglerne
settings = Indstillinger
settings-why = Sprog, lys, lyd, tekststørrelse
opponents = Modstandere
level = Niveau
friends = Spil med venner
friends-why = Åbn et spil, send linket
open-matches = Spil med
open-matches-why = Spil, der venter på nogen
score-sheet = Pointark
score-sheet-why = Til kortene på køkkenbordet
profile = Min profil
profile-why = Dine resultater, din styrke, de bedste
editor = Spørg dommeren
editor-why = Stil en stilling op, se alle lovlige træk
import = Se et spil igen
import-why = Åbn et gemt spil
continue = Spil videre
forget = Fjern fra listen
footer = Et åbent projekt for Café International-spillene af Rudi Hoffmann og Roland Siegers. Uden forbindelse til deres forlag.
to-start = Til starten
tools-label = Værktøj
sound-on = Slå lyd til
sound-off = Slå lyd fra
close = Luk
add = Tilføj
remove = Fjern
copied = Kopieret
copy-failed = Det kan ikke kopieres her: Markér linket, og kopiér det selv.
one-moment = Et øjeblik …
offline-title = Du er offline
offline-why = Denne del kræver caféens server. Pointarket og reglerne virker uden.

## Fejl

fault-offline = Caféen svarer ikke. Er den åben?
fault-mishap = Noget gik galt. Prøv igen.
fault-invalid = Det kunne ikke læses.
fault-token = Dette link hører ikke til dette spil.
fault-forbidden = Det er ikke dit at gøre.
fault-origin = Det kom fra et andet sted.
fault-unknown = Det spil findes ikke.
fault-stale = Der er sket noget imens; se igen.
fault-not_now = Det er ikke muligt lige nu.
fault-full = Der er ikke flere frie pladser.
fault-name_taken = Nogen her hedder allerede det.
fault-unfit_name = Det navn hører ikke til på et offentligt sted.
fault-too_large = Det er for stort.
fault-refused = Det tillader reglerne ikke.
fault-too_many = Lidt langsommere, tak.
fault-closing = Caféen lukker et øjeblik.

## Et spil med venner

new-title = Spil med venner
new-lead = Åbn et spil og send linket. Ingen behøver en konto.
new-game = Hvilket spil
new-others = De andre
new-person = En ven, via link
new-add = En spiller mere
new-edition = Udgave
edition-printed = Som trykt
edition-small = Hjørnecafé for to
new-plan = Din egen plan
new-plan-why = En linje pr. række, to tegn pr. felt: en nation for et bord ({ $nations }), s for en stol, et punktum for ingenting. Hvert bord skal have fire stole.
new-plan-file = Eller fra en fil
new-more = Flere valg
new-variant = Dame- og herreborde
new-variant-card = Varianten: fire af ét køn ved ét bord giver 20, eller 40 ved deres egen nations bord.
new-variant-junior = Varianten: et bord med fire piger eller fire drenge giver 20.
new-public = Åbent for alle
new-public-why = Spillet står på listen, alle kan være med.
new-rated = Tællende
new-rated-why = Spillet tæller på listerne over de bedste, og ingen får tip.
new-time = Tid til en tur
time-none = Så længe I vil
time-minute = Ét minut
time-minutes = Tre minutter
time-days = To dage
new-order = Hvem begynder
order-lot = Lodtrækning, også om rækkefølgen
order-given = Du begynder, de andre følger som på listen
new-series = Hvor mange spil
series-one = Ét spil
series-best = Bedst af { $count }
series-state = Spil { $game }, bedst af { $best }.
series-wins = Vundne spil: { $wins }.
new-open = Åbn spillet
your-name = Dit navn
their-name = Navn
you-name = Dig
you = dig
host = vært
away = væk
not-ready = har ikke svaret endnu
join = Spil med
join-by-link = Har nogen sendt dig et link?
join-open = Åbn det
open-none = Ingen venter lige nu.
lobby-title = { $game }: hvem spiller?
lobby-waiting = { $count ->
    [one] Én plads er fri
   *[other] { $count } pladser er frie
 }
lobby-full = Alle er her.
rated-told = Spillet her tæller på listerne over de bedste, og ingen får tip.
rated = tællende
lobby-no-place = Alle pladser er taget. Du kan se med, når spillet er begyndt.
lobby-host-starts = { $name } starter spillet, når alle er her.
place-free = En fri plads
place-remove = Fjern
place-rename = Giv { $name } et andet navn
place-choose = Hvem spiller på plads { $number }
start = Start
leave = Gå
leave-sure = Gå; en computer spiller for mig
leave-not = Bliv
own-link = Mit eget link
own-link-why = Så spiller du videre på en anden enhed. Den, der har det, spiller for dig.
own-qr-label = QR-kode med dit eget link til dette spil
invite-title = Invitér nogen
invite-why = Peg en telefon på firkanten, eller send linket.
qr-label = QR-kode med linket til dette spil
share-link = Del linket
hot-seat-add = Nogen spiller også på denne enhed
hot-seat-why = I giver enheden videre; et forhæng skjuler gæsterne imens.
hot-seat-here = På denne enhed: { $names }
curtain-title = { $name } er den næste
curtain-why = Giv enheden videre. Ingen andre ser nu.
curtain-open = Jeg er { $name }
no-such-match = Det spil findes ikke
match-closed = Dette spil blev lukket
match-closed-why = Det endte uden resultat: værten gik, eller ingen kom i lang tid.
line-lost = Forbindelsen er væk, prøver igen …
watching = ser med

## Caféen

bar = Bar
bar-label = Baren: { $taken } pladser taget, { $free } frie; den næste tæller { $next }
floor-label = { $game }: caféen
seat-label = Plads { $cell }, ved { $tables }: { $who }
seat-free = fri
seat-alone = ingen point, og nogen skal straks slutte sig til
seat-pays = { $sum } point
lay-here = Læg det nye bord på { $cell }
group-here = Begynd et bord med ét køn: { $table }
zoom-in = Nærmere
zoom-out = Længere væk
zoom-fit = Hele caféen
guests-left = { $count ->
    [one] én gæst tilbage
   *[other] { $count } gæster tilbage
 }
tables-left = { $count ->
    [one] ét bord tilbage
   *[other] { $count } borde tilbage
 }

## At spille

players-label = Spillere
player = Spiller
points = Point
score-label = point:
hand-label = Dine gæster
hand-best = { $guest }: op til { $points } point
hand-none = { $guest }: kan ikke flyttes nu
hand-count = { $count ->
    [one] én gæst
   *[other] { $count } gæster
 }
face-down-count = { $count } skjult
bot-stands-in = en computer træder til
replaced = En computer spiller for dig.
come-back = Jeg er tilbage
your-turn = Din tur
their-turn = { $name } spiller
prompt-may = Du kan { $what }.
prompt-seat = { $guest }: vælg en plads, der lyser.
prompt-no-seat = { $guest }: ingen plads nu. Tryk på en stol og hør hvorfor.
prompt-guest = Hvem tager plads { $seat }?
prompt-waiting = { $guest } sidder alene: nogen skal straks slutte sig til.
prompt-lay-table = Vælg, hvor det nye bord skal ligge.
prompt-confirm = Afslut din tur, eller tag den tilbage.
prompt-reveals = Nu kommer noget nyt for dagen; bagefter er der ingen vej tilbage.
may-seat = placere en gæst
may-swap = bytte en joker
may-bar = sende en gæst til baren
may-discard = kassere en gæst
may-lay-down = lægge en gæst med bagsiden op
may-lay-table = lægge bordet
may-open-group = begynde et bord med ét køn
may-stop = slutte
may-draw = trække en gæst
may-pass = melde pas
may-declare-end = slutte spillet
may-decline-end = spille videre
do-draw = Træk en gæst
do-pass = Meld pas
do-declare-end = Slut spillet
do-decline-end = Spil videre
do-discard = Kassér
do-lay-down = Læg skjult
finish = Færdig
confirm = Bekræft
take-back = Tag tilbage
hint = Et tip
say-something = Sig noget
absent-ask = Lad en computer spille for { $name }
show-result = Vis resultatet

## Hvad der skete

log-label = Hvad der skete
log-empty = Intet endnu.
log-seat = { $name }: { $guest } til { $at }.
log-seat-points = { $name }: { $guest } til { $at }, { $sum } point.
log-swap = { $name }: { $guest } i jokerens sted ved { $at }.
log-bar = { $name }: { $guest } til baren.
log-bar-points = { $name }: { $guest } til baren, { $sum } point.
log-discard = { $name }: kasserer { $guest }.
log-lay-down = { $name }: { $guest } med bagsiden op.
log-lay-down-hidden = { $name }: en gæst med bagsiden op.
log-open-group = { $name }: et bord med ét køn ved { $at }.
log-lay-table = { $name }: det nye bord til { $at }.
log-stop = { $name }: færdig.
log-stop-points = { $name }: tom hånd, { $sum } point mere.
log-draw = { $name }: trækker.
log-declare-end = { $name }: slutter spillet.
log-decline-end = { $name }: spiller videre.
log-pass = { $name }: melder pas.
log-cleared = Et fuldt bord: { $table } går med sine gæster.
log-table = Et nyt bord ved { $cell }: { $table }.
log-turned = Bordet ved { $cell } er fuldt.
log-drew = { $name }: { $count ->
    [one] én ny gæst
   *[other] { $count } nye gæster
 }.
log-drew-known = { $name }: ny på hånden { $guests }.
log-hand-size = Et bord helt af én nation: { $name } spiller nu med { $size ->
    [one] én gæst
   *[other] { $size } gæster
 }.
log-over = Spillet er slut: { $reason }.

## Slutningen

result-you = Du vinder med { $points } point!
result-won = { $name } vinder med { $points } point
result-shared = { $names } deler sejren med { $points } point
from-tables = Blandede borde
from-national_tables = Nationale borde
from-same_sex_tables = Borde af ét køn
from-guests = Børn ved bordet
from-full_tables = Fulde borde
from-bar = Bar
from-whole_hand = Hele hånden
from-penalty = Til overs
rematch = En gang til
rematch-join = Til omkampen
rematch-accept = Ja, jeg spiller igen
replay = Se igen
look-at-cafe = Se caféen
export = Gem spillet

## Indstillinger

language = Sprog
language-auto = Som i browseren
theme = Lys
theme-auto = Som på enheden
theme-light = Om dagen
theme-dark = Om aftenen
motion = Bevægelse
motion-auto = Som på enheden
motion-less = Lidt
set-sound = Lyd
set-sound-why = Stole, mønter og en klokke, når det er din tur
set-greetings = Hilsner
set-greetings-why = Gæsterne hilser på deres sprog
set-quick = Hurtige ture
set-quick-why = Et enkelt træk, der slutter turen, gælder straks
set-notices = Beskeder
set-notices-why = Sig til, når det er min tur, og jeg ser et andet sted hen
settings-kept = Alt dette bliver i denne browser.

## Se igen

import-lead = Vælg et spil, der er gemt som fil (cafe-game/1).
import-choose = Vælg en fil
replay-begin = Spillet begynder.
replay-step = Trin
replay-back = Et trin tilbage
replay-next = Et trin frem
replay-play = Afspil
replay-pause = Pause
replay-as = Set af
replay-open = alle gæster åbne
replay-spectator = en tilskuer

## Pointarket

sheet-lead = Skriv ned, hvad I spiller med rigtige kort. Det bliver i denne browser og virker offline.
sheet-player = Spiller { $number }
sheet-mixed = Blandet bord
sheet-national = Nationalt bord
sheet-variant = Fire af ét køn
sheet-number = Eller et andet tal
sheet-write = Skriv { $points }
sheet-undo = Fortryd
sheet-end = Slut spillet
sheet-end-why = To minuspoint for hver gæst på hånden eller med bagsiden op.
sheet-done = Tæl
sheet-not-yet = Ikke endnu
sheet-new = Nyt ark

## Lektioner

learn-step = Trin { $step } af { $of }
learn-back = Tilbage
learn-next = Videre
learn-skip = Spring over
learn-again = Prøv igen
learn-play = Til spillene
learn-paid = Rigtigt: { $sum } point.
learn-right = Rigtigt.
learn-more = Det giver { $points }. Der er en bedre plads!
learn-other = Det er tilladt, men prøv det andet først.
learn-take-guest = Tryk først på en gæst på hånden.
learn-try-refused = Den er tilladt. Prøv en plads, der ikke lyser.

learn-card-welcome-title = Fem borde, tolv stole
learn-card-welcome = Hvert bord er af en nation. En gæst sætter sig, hvor mindst ét bord ved stolen er af gæstens nation. En stol rører ét bord eller tre.
learn-card-seat-title = Placér din første gæst
learn-card-seat = En herre fra Rusland sidder ved det russiske bord. Tryk på damen fra Rusland og så på en stol, der lyser. To ved et bord giver 2; er alle af bordets egen nation, det dobbelte.
learn-card-shared-title = Én stol, flere borde
learn-card-shared = Stolen mellem bordene tæller ved hvert, hvor der allerede sidder nogen. Find stolen, der giver 6.
learn-card-company-title = Blandet selskab
learn-card-company = Ved hvert bord holder damer og herrer hinanden med selskab: aldrig to af ét køn alene, aldrig tre. Prøv at placere denne anden herre ved det russiske bord.
learn-card-alone-title = Ingen sidder alene
learn-card-alone = Der er ingen endnu. Du må placere en alene, hvis din næste gæst straks slutter sig til. Placér begge italienere ved det italienske bord.
learn-card-full-title = Et fuldt bord
learn-card-full = Den fjerde gæst giver mest: 4 point, eller 8 ved et nationalt bord. Så går bordet med sine gæster, og et nyt kommer. Find pladsen, der giver 10.
learn-card-draw-title = Når intet passer
learn-card-draw = I en tur placerer du en til tre gæster, eller du trækker en. Ingen af disse har en plads: træk.
learn-card-end-title = Slutningen
learn-card-end = Spillet slutter, når der ikke er flere borde eller gæster, eller når nogen med tom hånd siger det. Hver gæst til overs koster 2 point. Flest point vinder. Det er det hele!

learn-board-welcome-title = Den store café
learn-board-welcome = 24 borde, to af hver nation, og baren i midten. Gæster sidder ved et bord af deres nation. Alle ser alles gæster.
learn-board-seat-title = Placér din første gæst
learn-board-seat = En herre fra Centralafrika sidder øverst til venstre. Tryk på damen fra Centralafrika og så på en stol ved ham, der lyser. To ved et bord giver 2; er alle af bordets egen nation, det dobbelte.
learn-board-shared-title = En stol til to borde
learn-board-shared = Stolen mellem to borde tæller ved begge. Find pladsen, der giver 8.
learn-board-company-title = Blandet selskab
learn-board-company = Ved hvert bord holder damer og herrer hinanden med selskab: aldrig to af ét køn alene, aldrig tre. Prøv at placere denne anden herre ved samme bord.
learn-board-joker-title = Jokere
learn-board-joker = En joker er hjemme ved alle borde. Sæt damejokeren, hvor den giver 8.
learn-board-swap-title = Tag en joker
learn-board-swap = En af samme køn og rette nation må tage en jokers stol; jokeren kommer på din hånd. Byt damen fra Centralafrika med jokeren.
learn-board-bar-title = Baren
learn-board-bar = Den, der ikke finder plads, går til baren. De første fem pladser giver point, de andre koster mere og mere. Send nogen derhen.
learn-board-end-title = Slutningen
learn-board-end = Fyld et bord med dets egen nation, og du har fra nu af én gæst mindre. Når stole, bar eller pose slipper op, eller nogen ingen gæster har, er spillet slut: minus 5 for en gæst, minus 10 for en joker. Flest point vinder.

learn-junior-welcome-title = Borde med fire flag
learn-junior-welcome = Hver side af et bord ligger mellem to flag. Børn fra de to lande må sidde der.
learn-junior-seat-title = Placér et barn
learn-junior-seat = Tryk på pigen fra Kina og så på en stol ved et kinesisk flag. Hvert barn giver ét point.
learn-junior-side-title = Den rette side
learn-junior-side = Et barn skal have sit flag ved netop den side. Prøv at placere pigen fra Frankrig, hvor der ikke er et fransk flag.
learn-junior-many-title = Så mange du vil
learn-junior-many = Placér tre børn i én tur. Ved et bord sidder højst to piger og to drenge.
learn-junior-full-title = Et fuldt bord
learn-junior-full = Det fjerde barn giver ti point mere og slutter turen. Placér drengen fra Frankrig ved bordet, hvor der sidder tre.
learn-junior-swap-title = Byt en joker
learn-junior-swap = En pige, hvis flag passer, må tage pigejokerens stol, og jokeren kommer på din hånd. Byt pigen fra Tyskland med den.
learn-junior-discard-title = Passer intet?
learn-junior-discard = Så kassér så mange, du vil, og træk nye. Kassér en.
learn-junior-end-title = Slutningen
learn-junior-end = Du trækker altid op til seks. Når der ikke er flere børn eller stole, er spillet slut. En joker på hånden koster 5 point. Flest point vinder.

## Stillinger

editor-clear = Ryd
editor-guests = Gæster
editor-tables = Borde
editor-players = Spillere
editor-ask = Spørg
editor-guests-why = Vælg en gæst, og tryk på stole. Uden gæst rydder et tryk stolen.
editor-hand-why = Tryk på dem, der er på denne hånd; tryk på dem ovenfor for at fjerne dem.
editor-tables-why = Vælg et bord, og tryk, hvor det står. Uden bord fjerner et tryk det.
editor-ask-why = Tryk på en gæst på hånden og så på en stol: dommeren svarer.
editor-hand = Hånd
editor-to-move = har turen
editor-turn-of = { $name } har turen
editor-players-count = Hvor mange spiller
editor-unseen = Ukendte gæster
editor-hand-size = Håndens størrelse
editor-face-down = Gæster med bagsiden op
editor-more = Mere om stillingen
editor-guests-left = Gæster, der mangler at komme
editor-tables-left = Borde, der mangler at komme
editor-first-turn = Spillets første tur
editor-bar-why = Vælg en gæst, og tryk på baren. Tryk på dem her for at fjerne dem.
editor-no-more = Der er ikke flere af dem.
editor-best = En god tur
editor-legal = Tilladt: { $sum } point.
editor-legal-moves = { $count ->
    [one] Ét lovligt træk
   *[other] { $count } lovlige træk
 }

## Borde efter nation

table-CF = Centralafrika
table-CN = Kina
table-CU = Cuba
table-DE = Tyskland
table-ES = Spanien
table-FR = Frankrig
table-GB = Storbritannien
table-GL = Grønland
table-IN = Indien
table-IT = Italien
table-JM = Jamaica
table-KE = Kenya
table-MX = Mexico
table-RU = Rusland
table-TR = Tyrkiet
table-US = USA

## Råd: tip, gode træk, og et spil set igen. $chance og $cost er andele som 58 %

advice-wait = Tænker …
advice-points = { $points } point
advice-chance = { $chance } vinderchance
advice-others = Andre gode træk
advice-show = Læg det sådan
lookback = Se tilbage
lookback-why = Hvert træk en gang til: hvad der var bedst, og hvem der førte.
lookback-wait = Ser på hvert træk …
lookback-curve = Hvem der førte: alles vinderchance, træk for træk
lookback-turns = Træk, hvor der var et bedre
lookback-none = Hvert træk var lige så godt som det bedste.
lookback-best = Det bedste træk, der var.
lookback-better = Bedre var:
lookback-cost = kostede { $cost } af en sejr
lookback-score = { $best } af { $turns } træk var de bedste

## Dagens opgave

puzzle = Dagens opgave
puzzle-why = En hånd, et træk: find det bedste
puzzle-lead = Det er din tur: find det træk, der giver mest. Den, der altid tager den bedste gæst først, får { $points } point. Der er mere!
puzzle-number = { $day }, nummer { $number }
puzzle-more = Opgave nummer { $number }
puzzle-try = Det er det
puzzle-found = Fundet! { $points } point: intet giver mere.
puzzle-not = { $points } point. Et andet træk giver mere.
puzzle-give-up = Vis mig det
puzzle-shown = Det bedste træk giver { $points } point.
puzzle-again = Prøv igen
puzzle-another = En anden
puzzle-solved = løst

## Se på, tekststørrelse

watch = Spil at se på
watch-none = Ingen offentlige spil er i gang lige nu.
text-size = Tekststørrelse

## Profilen og de bedste i hvert spil

profile-lead = En profil tæller dine spil under ét navn, på alle dine enheder. Den har ingen adgangskode: Dens hemmelige link er nøglen.
profile-make = Lav en profil
profile-rename = Skift navn
profile-results = Dine spil
profile-none = Intet spil er talt med endnu.
profile-link = Dit hemmelige link
profile-link-why = Åbn det på dine andre enheder, og pas godt på det: Den, der har det, er dig.
profile-link-renew = Lav et nyt link
profile-link-renew-sure = Ja, lav det: Det gamle virker så ikke længere nogen steder
profile-qr-label = QR-kode med det hemmelige link til din profil
profile-gone = Ingen profil hører til dette link.
profile-other = Denne enhed har allerede profilen { $name }. Skal linkets bruges i stedet?
profile-use = Brug linkets
profile-keep = Behold min
profile-delete = Slet profilen
profile-delete-sure = Slet den med alle resultater
profile-strength = Styrke
profile-games = Spil
profile-wins = Vundet
leaderboard = De bedste
leaderboard-none = Ingen endnu.
leaderboard-people = Mennesker
leaderboard-bots = Computerspillere
leaderboard-why = Tællende spil mellem folk med profil tæller, også mod computerspillere. En plads her kræver spil mod { $count } forskellige modstandere; de samme to tæller mindre og mindre inden for et døgn, og et spil på få sekunder slet ikke. Styrken er det, der er sikkert indtil nu: Den vokser med hvert spil, der bekræfter den.
