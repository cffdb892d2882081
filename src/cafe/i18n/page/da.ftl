# Dansk, for siden. Gæster, nationer, afslag og korte sætninger står i ../da.ftl.

## Huset

game-card = Kortspillet
game-board = Brætspillet
game-junior = Junior
about-board = 24 borde, åbne hænder, jokere og en bar, der bliver dyrere for hver gæst. 2–4 spillere fra 10 år.
about-card = Fem borde, der kommer og går, og en hånd, kun du kan se. 2–5 spillere fra 10 år.
about-junior = Ét point for hvert barn, du finder plads til, ti for et fuldt bord. 2–5 spillere fra 6 år.
short-board = 2–4 spillere
short-card = 2–5 spillere
short-junior = 2–5 spillere fra 6 år
start-title = Hvem skal sidde sammen?
start-lead = Find en plads til hver gæst ved et bord fra gæstens eget land, i godt selskab. Ét tryk, og så er du i gang.
play-now = Spil nu
learn = Lær det på 3 minutter
rules = Regler
rules-why = Det hele, kort og klart
rules-of = { $game }: reglerne
settings = Indstillinger
settings-why = Sprog, tema, lyd, tekststørrelse
opponents = Modstandere
level = Niveau
friends = Spil med venner
friends-why = Start et spil, og send linket
open-matches = Vær med i et spil
open-matches-why = Spil, der mangler spillere
score-sheet = Pointblok
score-sheet-why = Til rigtige kort ved køkkenbordet
profile = Min profil
profile-why = Dine spil, din rating, de bedste
editor = Spørg dommeren
editor-why = Byg en stilling op, og se alle lovlige træk
import = Se et spil igen
import-why = Åbn et gemt spil
continue = Spil videre
forget = Fjern fra listen
footer = Et åbent projekt om Café International-spillene af Rudi Hoffmann og Roland Siegers. Ingen forbindelse til deres forlag.
to-start = Forside
tools-label = Værktøj
sound-on = Slå lyd til
sound-off = Slå lyd fra
close = Luk
add = Tilføj
remove = Fjern
copied = Kopieret
copy-failed = Det kan ikke kopieres her. Markér linket, og kopiér det selv.
one-moment = Et øjeblik …
offline-title = Du er offline
offline-why = Det her kræver caféens server. Pointblokken og reglerne virker uden.
not-found = Siden findes ikke
not-found-why = Måske er der en slåfejl i linket?
back-to-game = Tilbage til spillet

## Fejl

fault-offline = Caféen svarer ikke. Er den åben?
fault-mishap = Noget gik galt. Prøv igen.
fault-invalid = Det kunne vi ikke læse.
fault-token = Linket hører til et andet spil.
fault-forbidden = Det kan du ikke.
fault-origin = Det kom fra et andet websted.
fault-unknown = Det kan vi ikke finde.
fault-stale = Der er lige sket noget. Kig en gang til.
fault-not_now = Det går ikke lige nu.
fault-full = Alle pladser er optaget.
fault-name_taken = Der er allerede en her, der hedder det.
fault-unfit_name = Det navn hører ikke til på et offentligt sted.
fault-too_large = Det er for stort.
fault-refused = Det tillader reglerne ikke.
fault-too_many = Lidt langsommere, tak.
fault-closing = Caféen starter igen. Et øjeblik …

## Et spil med venner

new-title = Spil med venner
new-lead = Start et spil, og send linket. Ingen behøver en konto.
new-game = Hvilket spil?
new-others = De andre
new-person = En ven, via link
new-add = Tilføj en spiller
new-edition = Udgave
edition-printed = Den originale
edition-small = Hjørnecafé for to
new-plan = Din egen plan
new-plan-why = En linje pr. række, to tegn pr. felt: et land for et bord ({ $nations }), s for en stol, et punktum for ingenting. Hvert bord skal have fire stole.
new-plan-file = Eller fra en fil
new-more = Flere muligheder
new-variant = Dame- og herreborde
new-variant-card = Variant: fire damer eller fire herrer ved samme bord giver 20, eller 40 ved deres eget lands bord.
new-variant-junior = Variant: et bord med fire piger eller fire drenge giver 20.
new-public = Åbent for alle
new-public-why = Spillet står på listen, og alle kan være med.
new-rated = Tællende
new-rated-why = Spillet tæller på listerne over de bedste, og ingen får tip.
new-time = Tid pr. tur
time-none = Ingen grænse
time-minute = 1 minut
time-minutes = 3 minutter
time-days = 2 dage
new-order = Hvem begynder?
order-lot = Lodtrækning, også om rækkefølgen
order-given = Du begynder, de andre følger i listens rækkefølge
new-series = Hvor mange spil?
series-one = Ét spil
series-best = Bedst af { $count }
series-state = Spil { $game } af { $best }.
series-next = Spil { $game } af { $best }
terms-seconds = { $seconds } sekunder pr. tur
terms-minutes = { $minutes ->
    [one] 1 minut pr. tur
   *[other] { $minutes } minutter pr. tur
 }
terms-days = { $days ->
    [one] 1 dag pr. tur
   *[other] { $days } dage pr. tur
 }
series-wins = Vundne spil: { $wins }.
new-open = Start spillet
your-name = Dit navn
their-name = Navn
you-name = Du
you = dig
host = vært
away = væk lige nu
not-ready = ikke klar endnu
join = Vær med
join-by-link = Har du fået et link?
join-open = Åbn det
open-none = Ingen venter lige nu.
lobby-title = { $game }: Hvem er med?
lobby-waiting = { $count ->
    [one] 1 ledig plads
   *[other] { $count } ledige pladser
 }
lobby-unready = Venter på { $names } …
lobby-full = Alle er her.
rated-told = Spillet her tæller på listerne over de bedste, og ingen får tip.
rated = tællende
lobby-no-place = Alle pladser er optaget. Du kan se med, når spillet går i gang.
lobby-host-starts = { $name } starter, så snart alle er her.
place-free = Ledig plads
place-remove = Fjern
place-rename = Omdøb { $name }
place-choose = Hvem spiller på plads { $number }?
start = Start
leave = Forlad spillet
leave-sure = Forlad det, og lad en bot spille for mig
leave-not = Bliv
own-link = Mit personlige link
own-link-why = Fortsæt spillet på en anden enhed. Alle, der har linket, kan spille for dig.
own-qr-label = QR-kode med dit personlige link til spillet
invite-title = Invitér en ven
invite-why = Scan koden med en telefon, eller send linket.
invite-local = Lige nu er caféen kun åben på denne computer. Start den med »make play LAN=1« eller »cafe serve --lan«, så telefoner kan være med.
qr-label = QR-kode med linket til spillet
share-link = Del linket
hot-seat-add = En til spiller på denne enhed
hot-seat-why = I sender enheden rundt, og et forhæng skjuler gæsterne imens.
hot-seat-here = På denne enhed: { $names }
curtain-title = Det er { $name }s tur
curtain-why = Giv enheden videre. Ikke kigge!
curtain-open = Det er mig, { $name }
no-such-match = Spillet findes ikke
match-closed = Spillet er lukket
match-closed-why = Det endte uden resultat: Værten gik, eller der kom ingen i lang tid.
line-lost = Forbindelsen røg. Prøver igen …
watching = du ser med

## Caféen

bar = Bar
bar-label = Baren: { $taken } pladser optaget, { $free } ledige. Den næste tæller { $next }.
floor-label = { $game }: caféen
seat-label = { $place }: { $who }
seat-free = ledig
seat-alone = ingen point, og nogen skal sætte sig til med det samme
seat-pays = { $sum } point
lay-here = Stil det nye bord her
group-here = Begynd et dame- eller herrebord: { $table }
zoom-in = Tættere på
zoom-out = Længere væk
zoom-fit = Hele caféen
guests-left = { $count ->
    [one] 1 gæst mangler at komme
   *[other] { $count } gæster mangler at komme
 }
tables-left = { $count ->
    [one] 1 bord mangler at komme
   *[other] { $count } borde mangler at komme
 }
at-CF = ved det centralafrikanske bord
at-CN = ved det kinesiske bord
at-CU = ved det cubanske bord
at-DE = ved det tyske bord
at-ES = ved det spanske bord
at-FR = ved det franske bord
at-GB = ved det britiske bord
at-GL = ved det grønlandske bord
at-IN = ved det indiske bord
at-IT = ved det italienske bord
at-JM = ved det jamaicanske bord
at-KE = ved det kenyanske bord
at-MX = ved det mexicanske bord
at-RU = ved det russiske bord
at-TR = ved det tyrkiske bord
at-US = ved det amerikanske bord
at-between = mellem bordene { $tables }
at-flags = ved flagene { $flags }
at-nowhere = på en stol uden bord
at-side = { $place }, { $side ->
    [top] øverst
    [right] til højre
    [bottom] nederst
   *[left] til venstre
 }

## At spille

players-label = Spillere
player = Spiller
points = Point
score-label = point:
hand-label = Dine gæster
hand-best = { $guest }: op til { $points } point
hand-none = { $guest }: ingen plads lige nu
hand-empty = Ingen gæster tilbage.
left-over = { $points } til sidst for gæster på hånden
hand-count = { $count ->
    [one] én gæst
   *[other] { $count } gæster
 }
face-down-count = { $count } med bagsiden op
bot-stands-in = en bot spiller
replaced = En bot spiller for dig.
come-back = Jeg er tilbage
your-turn = Din tur
their-turn = { $name } spiller
prompt-nobody = Ikke flere passer. Afslut din tur.
prompt-draw = Ingen passer lige nu. Træk en gæst.
prompt-may = Du kan { $what }.
prompt-seat = { $guest }: Tryk på en plads, der lyser.
prompt-no-seat = { $guest } har ingen plads lige nu. Tryk på en stol for at se hvorfor.
prompt-guest = Hvem skal sidde her?
prompt-waiting = { $guest } sidder alene. Nogen skal sætte sig til med det samme.
prompt-lay-table = Hvor skal det nye bord stå?
prompt-confirm = Afslut din tur, eller fortryd.
prompt-reveals = Nu får du en ny gæst at se. Det kan ikke fortrydes.
guide-guest = Tryk på en af dine gæster.
guide-seat = Tryk nu på en stol, der lyser. Tallet er dine point.
guide-finish = Flot! Placér en til, eller afslut din tur.
guide-draw = Ingen passer lige nu. Træk en gæst.
may-seat = placere en gæst
may-swap = bytte en joker
may-bar = sende en gæst til baren
may-discard = smide en gæst
may-lay-down = lægge en gæst med bagsiden op
may-lay-table = stille bordet
may-open-group = begynde et dame- eller herrebord
may-stop = afslutte turen
may-draw = trække en gæst
may-pass = melde pas
may-declare-end = slutte spillet
may-decline-end = spille videre
do-draw = Træk en gæst
do-pass = Meld pas
do-declare-end = Slut spillet
do-decline-end = Spil videre
do-discard = Smid væk
do-lay-down = Læg med bagsiden op
finish = Færdig
confirm = Bekræft
take-back = Fortryd
hint = Tip
hint-close = Luk tippet
say-something = Sig noget
absent-ask = Lad en bot spille for { $name }
absent-wait = { $name } er væk. Om { $seconds } s kan en bot tage over.
why = Hvorfor?
show-result = Vis resultatet

## Hvad der skete

log-label = Det skete der
log-empty = Intet endnu.
log-seat = { $name } sætter { $guest } { $place }.
log-seat-you = Du sætter { $guest } { $place }.
log-seat-points = { $name } sætter { $guest } { $place }: { $sum } point.
log-seat-points-you = Du sætter { $guest } { $place }: { $sum } point.
log-swap = { $name } bytter { $guest } med jokeren { $place }.
log-swap-you = Du bytter { $guest } med jokeren { $place }.
log-bar = { $name } sender { $guest } til baren.
log-bar-you = Du sender { $guest } til baren.
log-bar-points = { $name } sender { $guest } til baren: { $sum } point.
log-bar-points-you = Du sender { $guest } til baren: { $sum } point.
log-discard = { $name } smider { $guest }.
log-discard-you = Du smider { $guest }.
log-lay-down = { $name } lægger { $guest } med bagsiden op.
log-lay-down-you = Du lægger { $guest } med bagsiden op.
log-lay-down-hidden = { $name } lægger en gæst med bagsiden op.
log-lay-down-hidden-you = Du lægger en gæst med bagsiden op.
log-open-group = { $name } begynder et dame- eller herrebord.
log-open-group-you = Du begynder et dame- eller herrebord.
log-lay-table = { $name } stiller det nye bord.
log-lay-table-you = Du stiller det nye bord.
log-stop = { $name } er færdig.
log-stop-you = Du er færdig.
log-stop-points = { $name } fik hele hånden placeret: { $sum } point ekstra.
log-stop-points-you = Du fik hele hånden placeret: { $sum } point ekstra.
log-draw = { $name } trækker.
log-draw-you = Du trækker.
log-declare-end = { $name } slutter spillet.
log-declare-end-you = Du slutter spillet.
log-decline-end = { $name } spiller videre.
log-decline-end-you = Du spiller videre.
log-pass = { $name } melder pas.
log-pass-you = Du melder pas.
log-cleared = Fuldt bord: { $table } går med sine gæster.
log-table = Nyt bord: { $table }.
log-turned = Det bord er fuldt.
log-drew = { $name } trækker { $count ->
    [one] en ny gæst
   *[other] { $count } nye gæster
 }.
log-drew-you = Du trækker { $count ->
    [one] en ny gæst
   *[other] { $count } nye gæster
 }.
log-drew-known = { $name } trak { $guests }.
log-drew-known-you = Du trak { $guests }.
log-hand-size = Et bord helt fra ét land! { $name } har nu kun { $size ->
    [one] 1 gæst
   *[other] { $size } gæster
 } på hånden.
log-hand-size-you = Et bord helt fra ét land! Du har nu kun { $size ->
    [one] 1 gæst
   *[other] { $size } gæster
 } på hånden.
log-over = Spillet er slut: { $reason }.

## Slutningen

result-you = Du vinder med { $points } point!
result-won = { $name } vinder med { $points } point
result-shared = { $names } deler sejren med { $points } point
result-why = Spillet sluttede: { $reason }.
from-tables = Blandede borde
from-national_tables = Borde fra ét land
from-same_sex_tables = Dame- og herreborde
from-guests = Børn ved bordet
from-full_tables = Fulde borde
from-bar = Bar
from-whole_hand = Hele hånden
from-penalty = Til overs
rematch = Spil igen
rematch-join = Tag revanche
rematch-accept = Jeg er med
rematch-level = Næste: { $name }
offer-stronger = Klar til mere? { $name } er lidt bedre.
offer-gentler = Var den svær? { $name } er lidt blidere.
replay = Se spillet igen
look-at-cafe = Se caféen
export = Gem spillet

## Indstillinger

language = Sprog
language-auto = Som i browseren
theme = Tema
theme-auto = Som på enheden
theme-light = Lyst
theme-dark = Mørkt
motion = Animationer
motion-auto = Som på enheden
motion-less = Færre
speed = Botterne spiller
speed-calm = roligt
speed-normal = normalt
speed-fast = hurtigt
set-sound = Lyd
set-sound-why = Stole, mønter og en klokke, når det er din tur
set-greetings = Hilsner
set-greetings-why = Gæsterne hilser på deres eget sprog
set-quick = Hurtige ture
set-quick-why = Et enkelt træk, der slutter turen, tæller med det samme
set-coordinates = Koordinater
set-coordinates-why = Giver pladserne bogstav og tal, for eksempel C4
set-draw = Træk for mig
set-draw-why = Når ingen passer, trækkes den næste gæst automatisk
set-guide = Guide
set-guide-why = Hjælper dig gennem de første ture i hvert spil
set-notices = Notifikationer
set-notices-why = Sig til, når det er min tur, og jeg kigger et andet sted
settings-kept = Alt det her gemmes kun i denne browser.

## Se igen

import-lead = Vælg et spil, du har gemt som fil (cafe-game/1).
replay-nothing = Turen er slut.
import-choose = Vælg en fil
replay-begin = Spillet begynder.
replay-step = Trin
replay-back = Et trin tilbage
replay-next = Et trin frem
replay-play = Afspil
replay-pause = Pause
replay-as = Set fra
replay-open = alle, med åbne hænder
replay-spectator = en tilskuer

## Pointarket

sheet-lead = Hold styr på pointene, når I spiller med rigtige kort. Alt bliver i denne browser og virker offline.
sheet-player = Spiller { $number }
sheet-mixed = Blandet bord
sheet-national = Bord fra ét land
sheet-variant = Fire damer eller fire herrer
sheet-number = Eller et andet tal
sheet-write = Skriv { $points }
sheet-undo = Fortryd
sheet-end = Slut spillet
sheet-end-why = To minuspoint for hver gæst på hånden eller med bagsiden op.
sheet-done = Tæl sammen
sheet-not-yet = Ikke endnu
sheet-new = Ny blok

## Lektioner

learn-step = Trin { $step } af { $of }
learn-back = Tilbage
learn-next = Videre
learn-skip = Spring over
learn-again = Prøv igen
learn-play = Spil nu
learn-paid = Rigtigt: { $sum } point.
learn-right = Rigtigt!
learn-more = Det giver { $points }. Der er en bedre plads!
learn-other = Det må du godt, men prøv det andet først.
learn-take-guest = Tryk først på en gæst på din hånd.
learn-try-refused = Den er tilladt. Prøv en plads, der ikke lyser.

learn-card-welcome-title = Fem borde, tolv stole
learn-card-welcome = Hvert bord hører til et land. En gæst kan sidde dér, hvor mindst ét bord ved stolen er fra gæstens land. En stol rører ét bord eller tre.
learn-card-seat-title = Placér din første gæst
learn-card-seat = Der sidder en herre fra Rusland ved det russiske bord. Tryk på damen fra Rusland og så på en stol, der lyser. To ved et bord giver 2 point, og det dobbelte, hvis alle er fra bordets land.
learn-card-shared-title = Én stol, flere borde
learn-card-shared = Stolen mellem bordene tæller ved hvert bord, hvor der allerede sidder nogen. Find stolen, der giver 6.
learn-card-company-title = Godt selskab
learn-card-company = Damer og herrer holder hinanden med selskab: aldrig to damer eller to herrer for sig selv, aldrig tre ved et bord. Prøv at sætte herre nummer to ved det russiske bord, og se, hvad der sker.
learn-card-alone-title = Ingen sidder alene
learn-card-alone = Her er ingen endnu. Du må godt sætte en alene, hvis din næste gæst sætter sig til med det samme. Sæt begge italienere ved det italienske bord.
learn-card-full-title = Et fuldt bord
learn-card-full = Den fjerde gæst giver mest: 4 point, eller 8, hvis alle er fra bordets land. Så går bordet med sine gæster, og der kommer et nyt. Find pladsen, der giver 10.
learn-card-draw-title = Når ingen passer
learn-card-draw = I din tur sætter du en til tre gæster, eller du trækker en. Ingen af dem her har en plads: træk!
learn-card-end-title = Slutningen
learn-card-end = Spillet slutter, når der ikke er flere borde eller gæster, eller når en med tom hånd siger stop. Hver gæst til overs koster 2 point. Flest point vinder. Det er det hele!

learn-board-welcome-title = Den store café
learn-board-welcome = 24 borde, to for hvert land, og baren i midten. Gæsterne sidder ved et bord fra deres land. Alle kan se alles gæster.
learn-board-seat-title = Placér din første gæst
learn-board-seat = Øverst til venstre sidder der en herre fra Centralafrika. Tryk på damen fra Centralafrika og så på en stol ved ham, der lyser. To ved et bord giver 2 point, og det dobbelte, hvis alle er fra bordets land.
learn-board-shared-title = En stol til to borde
learn-board-shared = Stolen mellem to borde tæller ved begge. Find pladsen, der giver 8.
learn-board-company-title = Godt selskab
learn-board-company = Damer og herrer holder hinanden med selskab: aldrig to damer eller to herrer for sig selv, aldrig tre ved et bord. Prøv at sætte herre nummer to ved samme bord.
learn-board-joker-title = Jokere
learn-board-joker = En joker hører hjemme ved alle borde. Sæt damejokeren dér, hvor den giver 8.
learn-board-swap-title = Få en joker tilbage
learn-board-swap = En dame fra det rette land kan tage en damejokers stol, og en herre en herrejokers; jokeren kommer op på din hånd. Byt damen fra Centralafrika med jokeren.
learn-board-bar-title = Baren
learn-board-bar = Gæster uden plads går til baren. De første fem pladser giver point, de andre koster mere og mere. Send en derhen.
learn-board-end-title = Slutningen
learn-board-end = Fyld et bord udelukkende med gæster fra dets eget land, så har du fra da af én gæst færre på hånden. Når stolene, baren eller posen slipper op, eller en ikke har flere gæster, er spillet slut: minus 5 for hver gæst, minus 10 for hver joker på hånden. Flest point vinder.

learn-junior-welcome-title = Borde med fire flag
learn-junior-welcome = Hver side af et bord ligger mellem to flag. Børn fra de to lande må sidde der.
learn-junior-seat-title = Find plads til et barn
learn-junior-seat = Tryk på pigen fra Kina og så på en stol ved et kinesisk flag. Hvert barn giver ét point.
learn-junior-side-title = Den rette side
learn-junior-side = Et barn skal have sit eget flag på netop den side. Prøv at sætte pigen fra Frankrig dér, hvor der ikke er et fransk flag.
learn-junior-many-title = Så mange du vil
learn-junior-many = Sæt tre børn i én tur. Ved hvert bord er der plads til to piger og to drenge.
learn-junior-full-title = Et fuldt bord
learn-junior-full = Det fjerde barn giver ti point ekstra og slutter din tur. Sæt drengen fra Frankrig ved bordet, hvor der sidder tre.
learn-junior-swap-title = Byt en joker
learn-junior-swap = En pige med det rette flag må tage pigejokerens stol, og jokeren kommer op på din hånd. Byt pigen fra Tyskland med den.
learn-junior-discard-title = Passer ingen?
learn-junior-discard = Så smid så mange børn, du vil, og træk nye. Smid et.
learn-junior-end-title = Slutningen
learn-junior-end = Du fylder altid hånden op til seks. Når der ikke er flere børn eller stole, er spillet slut. En joker på hånden koster 5 point. Flest point vinder.

## Stillinger

editor-clear = Ryd
editor-guests = Gæster
editor-tables = Borde
editor-players = Spillere
editor-ask = Spørg
editor-guests-why = Vælg en gæst, og tryk på stole. Er ingen gæst valgt, tømmer et tryk stolen.
editor-hand-why = Tryk på gæsterne på denne hånd. Tryk på dem ovenfor for at tage dem ud.
editor-tables-why = Vælg et bord, og tryk, hvor det skal stå. Er intet valgt, fjerner et tryk bordet.
editor-ask-why = Tryk på en gæst på hånden og så på en stol. Dommeren svarer.
editor-hand = Hånd
editor-to-move = i tur
editor-turn-of = { $name } er i tur
editor-players-count = Antal spillere
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
advice-chance = { $chance } chance for at vinde
advice-others = Andre gode ture
advice-show = Prøv det
lookback = Analyse
lookback-why = Hver tur igen: hvad der var bedst, og hvem der førte.
lookback-wait = Ser på hver tur …
lookback-curve = Hvem der førte: alles chance for at vinde, tur for tur
lookback-turns = Forspildte chancer
lookback-none = Ingen! Hver tur var lige så god som den bedste.
lookback-best = Den bedst mulige tur.
lookback-better = Bedre:
lookback-cost = −{ $cost } chance for at vinde
lookback-score = { $turns ->
    [one] { $best } af 1 tur var den bedste
   *[other] { $best } af { $turns } ture var de bedste
 }

## Dagens opgave

puzzle = Dagens opgave
puzzle-why = En hånd, en tur: find den bedste
puzzle-lead = Tager man den bedste plads hver gang, får man { $points } point. Kan du slå det?
puzzle-number = { $day }, nr. { $number }
puzzle-more = Opgave nr. { $number }
puzzle-try = Tjek min tur
puzzle-found = Du fandt den! { $points } point, bedre bliver det ikke.
puzzle-not = { $points } point. Der findes en bedre tur.
puzzle-give-up = Vis løsningen
puzzle-shown = Den bedste tur giver { $points } point.
puzzle-again = Prøv igen
puzzle-another = En anden opgave
puzzle-solved = løst

## Se på, tekststørrelse

watch = Spil at se på
watch-none = Ingen offentlige spil lige nu.
text-size = Tekststørrelse

## Profilen og de bedste i hvert spil

profile-lead = En profil samler dine resultater under ét navn på alle dine enheder. Der er ingen adgangskode: Det hemmelige link er nøglen.
profile-make = Opret en profil
profile-rename = Skift navn
profile-results = Dine spil
profile-none = Ingen spil endnu.
profile-link = Dit hemmelige link
profile-link-why = Åbn det på dine andre enheder, og pas godt på det: Alle, der har det, kan spille i dit navn.
profile-link-renew = Lav et nyt link
profile-link-renew-sure = Ja, lav det: Det gamle virker så ikke længere nogen steder
profile-qr-label = QR-kode med det hemmelige link til din profil
profile-gone = Linket hører ikke til nogen profil.
profile-other = Denne enhed har allerede profilen { $name }. Vil du bruge den fra linket i stedet?
profile-use = Brug den fra linket
profile-keep = Behold min
profile-delete = Slet profilen
profile-delete-sure = Slet den og alle resultater
profile-strength = Rating
profile-games = Spil
profile-wins = Sejre
leaderboard = De bedste
leaderboard-none = Ingen endnu.
leaderboard-people = Mennesker
leaderboard-bots = Computerspillere
leaderboard-why = Tællende spil mellem folk med profil tæller, også mod computeren. En plads her kræver spil mod { $count } forskellige modstandere. Er det de samme to, der spiller, tæller det mindre og mindre i løbet af et døgn, og et spil på få sekunder tæller slet ikke. Ratingen er det, der er sikkert indtil nu: Den vokser med hvert spil, der bekræfter den.
