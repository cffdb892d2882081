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
rule-ids = Regelnumre
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
offline-why = Det her kræver caféens server. Alt, hvad man spiller på én enhed, virker uden.
not-found = Siden findes ikke
not-found-why = Måske er der en slåfejl i linket?
back-to-game = Tilbage til spillet

## Fejl

fault-offline = Caféen svarer ikke. Er den åben?
fault-mishap = Noget gik galt. Prøv igen.
fault-invalid = Det kunne vi ikke læse.
fault-token = Linket hører til et andet spil.
fault-forbidden = Det må du ikke.
fault-origin = Åbn caféen på dens egen side, og prøv igen dér.
fault-unknown = Det kan vi ikke finde.
fault-stale = Der er lige sket noget. Kig en gang til.
fault-not_now = Det går ikke lige nu.
fault-full = Alle pladser er optaget.
fault-name_taken = Der er allerede en her, der hedder det.
fault-unfit_name = Vælg et andet navn: Alle her kan se det.
fault-too_large = Det er for stort.
fault-refused = Det tillader reglerne ikke.
fault-too_many = Lidt langsommere, tak.
fault-closing = Caféen genstarter. Et øjeblik …

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
    .junior = Pige- og drengeborde
new-variant-card = Variant: Fire damer eller fire herrer ved samme bord giver 20, eller 40 ved deres eget lands bord.
new-variant-junior = Variant: Et bord med fire piger eller fire drenge giver 20.
new-public = Åbent for alle
new-public-why = Spillet står på listen, og alle kan være med.
new-rated = Ranglistespil
new-rated-why = Spillet tæller på ranglisten, og ingen får tip.
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
terms-seconds = { $seconds ->
    [one] 1 sekund pr. tur
   *[other] { $seconds } sekunder pr. tur
 }
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
name-wanted = Skriv, hvad du hedder.
you-name = Du
you = det er dig
host = vært
away = væk lige nu
nameless = Gæst
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
rated-told = Det her er et ranglistespil: Det tæller på ranglisten, og ingen får tip.
rated = ranglistespil
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
report = Anmeld en spiller
report-why = Den, der driver caféen, læser det. Den anden får ikke noget at vide.
report-name = Stødende navn
report-behaviour = Dårlig opførsel
report-thanks = Tak, vi har givet det videre.
invite-title = Invitér en ven
invite-why = Scan koden med en telefon, eller send linket.
table-title = Bordet på den store skærm
table-join = Scan koden med telefonen: Så ser du dine gæster dér.
    .junior = Scan koden med telefonen: Så ser du dine børn dér.
table-open = Vis bordet på denne skærm
table-own = Mine gæster på min telefon
    .junior = Mine børn på min telefon
invite-local = Lige nu er caféen kun åben på denne computer. Start den med »make play LAN=1« eller »cafe serve --lan«, så telefoner kan være med.
qr-label = QR-kode med linket til spillet
share-link = Del linket
share-moment = Del øjeblikket
share-result = Del som billede
look-back = Se tilbage
share-puzzle = Del opgaven
hot-seat-add = En mere spiller med på denne enhed
hot-seat-why = I sender enheden rundt. Mellem turene skjuler et tæppe jeres gæster.
    .junior = I sender enheden rundt. Mellem turene skjuler et tæppe jeres børn.
hot-seat-here = På denne enhed: { $names }
curtain-title = Så er det { $name }
curtain-why = Giv enheden videre. Ikke kigge!
curtain-open = Det er mig, { $name }
no-such-match = Spillet findes ikke
match-closed = Spillet er lukket
match-closed-why = Det endte uden resultat: Værten gik, eller der kom ingen i lang tid.
line-lost = Forbindelsen er væk. Prøver igen …
watching = du ser med

## Caféen

bar = Bar
bar-label = Baren: { $taken } optaget, { $free } ledige. Den næste plads tæller { $next }.
floor-label = { $game }: caféen
seat-label = { $place }: { $who }
seat-free = ledig
seat-alone = Ingen point endnu: Nogen skal straks sætte sig ved siden af.
seat-pays = { $sum } point
lay-here = Stil det nye bord her
group-here = Begynd et dame- eller herrebord: { $table }
zoom-in = Zoom ind
zoom-out = Zoom ud
zoom-fit = Hele caféen
guests-left = { $count ->
    [one] 1 gæst mangler at komme
   *[other] { $count } gæster mangler at komme
 }
    .junior = { $count ->
        [one] 1 barn mangler at komme
       *[other] { $count } børn mangler at komme
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
at-between = mellem { $tables } bord
at-flags = ved { $flags } flag
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
    .junior = Dine børn
hand-best = { $guest }: op til { $points } point
hand-none = { $guest } kan ikke få plads lige nu
hand-empty = Ingen gæster tilbage.
    .junior = Ingen børn tilbage.
left-over = { $points } til sidst for gæster på hånden
    .junior = { $points } til sidst for jokere på hånden
left-over-why = { $hand } på hånden{ $down ->
    [0] {""}
   *[other] , { $down } med bagsiden op
}: { $points } til sidst
hand-count = { $count ->
    [one] én gæst
   *[other] { $count } gæster
 }
    .junior = { $count ->
        [one] ét barn
       *[other] { $count } børn
    }
face-down-count = { $count } med bagsiden op
bot-stands-in = en bot spiller
replaced = En bot spiller for dig.
come-back = Jeg er tilbage
your-turn = Din tur
their-turn = { $name } spiller
prompt-nobody = Der er ikke flere, der kan få plads. Afslut din tur.
    .junior = Der er ikke flere, der kan få plads. Tryk på den grønne knap.
prompt-draw = Ingen kan få plads lige nu. Træk en gæst.
prompt-may = Du kan { $what }.
prompt-seat = { $guest }: Tryk på en stol, der lyser.
prompt-bar = { $guest }: Nu er der kun plads i baren. Tryk på baren.
prompt-no-seat = { $guest } kan ikke få plads lige nu. Tryk på en stol for at se hvorfor.
prompt-swap-child = Ingen kan sætte sig: Byt et barn.
prompt-guest = Hvem skal sidde her?
prompt-waiting = { $guest } sidder alene. Nogen skal straks sætte sig ved siden af.
prompt-lay-table = Hvor skal det nye bord stå?
prompt-confirm = Afslut din tur, eller fortryd.
    .junior = Tryk på den grønne knap.
prompt-reveals = Bekræft for at trække. Derefter kan du ikke fortryde.
    .junior = Tryk på den grønne knap. Derefter kan du ikke fortryde.
prompt-reveals-table = Fuldt bord! Alle går, og et nyt bord vendes. Derefter kan du ikke fortryde.
guide-guest = Tryk på en af dine gæster.
    .junior = Tryk på et barn.
guide-seat = Tryk nu på en stol, der lyser. Tallet er dine point.
    .junior = Tryk nu på en stol, der lyser.
guide-pair = Tryk nu på en stol med to hoveder. Nogen skal straks sætte sig ved siden af.
guide-finish = Flot! Sæt en mere, eller afslut din tur.
    .junior = Flot! Tryk på et barn til eller på den grønne knap.
guide-draw = Ingen kan få plads lige nu. Træk en gæst.
may-seat = sætte en gæst til bords
    .junior = sætte et barn til bords
may-swap = bytte en joker
may-bar = sende en gæst til baren
may-discard = lægge en gæst væk
    .junior = bytte et barn ud med et nyt
may-lay-down = lægge en gæst med bagsiden op
may-lay-table = stille bordet op
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
do-discard = Læg væk
    .junior = Nyt barn
do-lay-down = Læg med bagsiden op
turn-bar = til baren
turn-discard = lægges væk
    .junior = byttes ud med et nyt barn
turn-lay-down = med bagsiden op
finish = Afslut tur
    .junior = Færdig
confirm = Bekræft
take-back = Fortryd
hint = Tip
hint-close = Luk tippet
say-something = Sig noget
reactions = Reagér
reaction-laugh = Grin
reaction-clap = Klap
reaction-wow = Hold da op
reaction-love = Dejligt
reaction-sad = Åh nej
reaction-phew = Pyha
absent-ask = Lad en bot spille for { $name }
absent-wait = { $name } er væk. Om { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
 } kan en bot tage over.
why = Hvorfor?
show-result = Vis resultatet

## Hvad der skete

log-label = Hvad er der sket?
log-empty = Ikke noget endnu.
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
log-discard = { $name } lægger { $guest } væk.
    .junior = { $name } bytter { $guest } ud med et nyt barn.
log-discard-you = Du lægger { $guest } væk.
    .junior = Du bytter { $guest } ud med et nyt barn.
log-lay-down = { $name } lægger { $guest } med bagsiden op.
log-lay-down-you = Du lægger { $guest } med bagsiden op.
log-lay-down-hidden = { $name } lægger en gæst med bagsiden op.
log-lay-down-hidden-you = Du lægger en gæst med bagsiden op.
log-open-group = { $name } begynder et dame- eller herrebord.
log-open-group-you = Du begynder et dame- eller herrebord.
log-lay-table = { $name } stiller det nye bord op.
log-lay-table-you = Du stiller det nye bord op.
log-stop = { $name } er færdig.
log-stop-you = Du er færdig.
log-stop-points = { $name } fik plads til hele hånden: { $sum } point ekstra.
log-stop-points-you = Du fik plads til hele hånden: { $sum } point ekstra.
log-draw = { $name } trækker.
log-draw-you = Du trækker.
log-declare-end = { $name } slutter spillet.
log-declare-end-you = Du slutter spillet.
log-decline-end = { $name } spiller videre.
log-decline-end-you = Du spiller videre.
log-pass = { $name } melder pas.
log-pass-you = Du melder pas.
log-cleared = Fuldt bord ({ $table })! Alle rejser sig og går.
log-table = Nyt bord: { $table }.
log-turned = Det bord er fuldt.
log-drew = { $name } trækker { $count ->
    [one] en ny gæst
   *[other] { $count } nye gæster
 }.
    .junior = Der kommer { $count ->
        [one] et nyt barn
       *[other] { $count } nye børn
    } til { $name }.
log-drew-you = Du trækker { $count ->
    [one] en ny gæst
   *[other] { $count } nye gæster
 }.
    .junior = Der kommer { $count ->
        [one] et nyt barn
       *[other] { $count } nye børn
    } til dig.
log-drew-known = { $name } trak { $guests }.
log-drew-known-you = Du trak { $guests }.
log-hand-size = Et bord helt fra ét land! { $size ->
    [0] { $name } får ingen nye gæster.
    [one] { $name } må nu kun have 1 gæst på hånden.
   *[other] { $name } må nu kun have { $size } gæster på hånden.
 }
log-hand-size-you = Et bord helt fra ét land! { $size ->
    [0] Du får ingen nye gæster.
    [one] Du må nu kun have 1 gæst på hånden.
   *[other] Du må nu kun have { $size } gæster på hånden.
 }
log-over = Slut: { $reason }.
moment-national = Et helt bord fra ét land: { $table }!
moment-regulars-card-f = Et damebord!
moment-regulars-card-m = Et herrebord!
moment-regulars-junior-f = Et pigebord!
moment-regulars-junior-m = Et drengebord!
moment-low-bar = { $points } i baren. Av!
moment-last-chair = Den sidste stol! Caféen er fuld.

## Slutningen

result-you = Du vinder med { $points } point!
result-won = { $name } vinder med { $points } point
result-shared = { $names } deler sejren: { $points } point
result-shared-you = Du deler sejren med { $names }: { $points } point
result-why = Spillet er slut: { $reason }.
series-won = { $name } vinder serien!
series-won-you = Du vinder serien!
series-shared = { $names } deler sejren i serien
from-tables = Blandede borde
from-national_tables = Borde fra ét land
from-same_sex_tables = Dame- og herreborde
    .junior = Pige- og drengeborde
from-guests = Børn ved bordet
from-full_tables = Fulde borde
from-bar = Bar
from-whole_hand = Hele hånden
from-penalty = Til overs
rematch = En gang til
rematch-join = Vær med i revanchen
rematch-accept = Jeg er med
rematch-level = Næste: { $name }
offer-stronger = Klar til mere? { $name } er lidt bedre.
offer-gentler = Var den svær? { $name } er lidt lettere at slå.
replay = Se spillet igen
look-at-cafe = Se caféen
export = Gem spillet
more = Mere

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
set-ambience = Cafélyde
set-ambience-why = Dæmpede stemmer og kopper, mens du spiller
set-voice = Læs højt i Junior
set-voice-why = Browserens egen stemme siger, hvad man skal
set-greetings = Hilsner
set-greetings-why = Gæsterne hilser på deres eget sprog
set-quick = Hurtige ture
set-quick-why = Har en tur kun ét trin, for eksempel at trække en gæst, gælder den med det samme
set-coordinates = Koordinater
set-coordinates-why = Giver stolene bogstav og tal, for eksempel C4
set-draw = Træk automatisk
set-draw-why = Når ingen kan få plads, bliver den næste gæst trukket for dig
set-guide = Guide
set-guide-why = Hjælper dig gennem de første ture i hvert spil
set-notices = Notifikationer
set-notices-why = Giver besked, når det er din tur, og du kigger et andet sted
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
replay-as = Set af
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
learn-more = Det giver { $sum } point. En anden stol giver mere!
learn-other = Det må du godt, men prøv det andet først.
learn-take-guest = Tryk først på en gæst på din hånd.
    .junior = Tryk først på et af dine børn.
learn-try-refused = Den er tilladt. Prøv en stol, der ikke lyser.

learn-card-welcome-title = Fem borde, tolv stole
learn-card-welcome = Hvert bord hører til et land. En gæst må sidde på en stol, hvis mindst ét bord ved siden af er fra gæstens land. En stol står ved ét bord eller ved tre.
learn-card-seat-title = Find plads til din første gæst
learn-card-seat = Der sidder en herre fra Rusland ved det russiske bord. Tryk på damen fra Rusland og så på en stol, der lyser. To ved et bord giver 2 point, og det dobbelte, hvis alle er fra bordets land.
learn-card-shared-title = Én stol, flere borde
learn-card-shared = Stolen mellem bordene tæller ved hvert bord, hvor der allerede sidder nogen. Find stolen, der giver 6.
learn-card-company-title = Godt selskab
learn-card-company = Ved hvert bord sidder man blandet: aldrig kun to damer eller kun to herrer, aldrig tre damer eller tre herrer. Prøv at sætte herre nummer to ved det russiske bord, og se, hvad der sker.
learn-card-alone-title = Ingen sidder alene
learn-card-alone = Her er ingen endnu. Du må godt sætte en gæst alene, hvis den næste sætter sig ved samme bord med det samme. Sæt begge italienere ved det italienske bord.
learn-card-full-title = Et fuldt bord
learn-card-full = Den fjerde gæst giver mest: 4 point, eller 8, hvis alle er fra bordets land. Så rejser alle sig og går, og der kommer et nyt bord. Find stolen, der giver 10.
learn-card-draw-title = Når ingen kan få plads
learn-card-draw = I din tur sætter du en til tre gæster, eller du trækker en. Ingen af gæsterne her kan få plads: Træk!
learn-card-end-title = Slutningen
learn-card-end = Spillet slutter, når der ikke er flere borde eller gæster, eller når en med tom hånd siger stop. Hver gæst på hånden koster 2 point. Flest point vinder. Det er det hele!

learn-board-welcome-title = Den store café
learn-board-welcome = 24 borde, to for hvert land, og baren i midten. Gæsterne sidder ved et bord fra deres land. Alle kan se alles gæster.
learn-board-seat-title = Find plads til din første gæst
learn-board-seat = Øverst til venstre sidder der en herre fra Centralafrika. Tryk på damen fra Centralafrika og så på en stol ved ham, der lyser. To ved et bord giver 2 point, og det dobbelte, hvis alle er fra bordets land.
learn-board-shared-title = En stol til to borde
learn-board-shared = Stolen mellem to borde tæller ved begge. Find stolen, der giver 8.
learn-board-company-title = Godt selskab
learn-board-company = Ved hvert bord sidder man blandet: aldrig kun to damer eller kun to herrer, aldrig tre damer eller tre herrer. Prøv at sætte herre nummer to ved samme bord.
learn-board-joker-title = Jokere
learn-board-joker = En joker hører hjemme ved alle borde. Sæt damejokeren dér, hvor den giver 8.
learn-board-swap-title = Få en joker tilbage
learn-board-swap = En dame fra det rette land kan tage en damejokers stol, og en herre en herrejokers; jokeren kommer op på din hånd. Byt damen fra Centralafrika med jokeren.
learn-board-bar-title = Baren
learn-board-bar = Gæster uden stol går til baren. De første fem pladser giver point, de andre koster mere og mere. Send en derhen.
learn-board-end-title = Slutningen
learn-board-end = Fyld et bord udelukkende med gæster fra dets eget land, så har du fra da af én gæst færre på hånden. Spillet er slut, når alle stole er taget, baren er fuld, posen er tom, eller en ikke har flere gæster. Hver gæst på hånden koster så 5 point, hver joker 10. Flest point vinder.

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
learn-junior-discard-title = Kan ingen få plads?
learn-junior-discard = Så byt så mange børn, du vil, ud med nye. Tryk på et barn og så på »Nyt barn«.
learn-junior-end-title = Slutningen
learn-junior-end = Du fylder altid hånden op til seks. Når der ikke er flere børn eller stole, er spillet slut. En joker på hånden koster 5 point. Flest point vinder.

## Stillinger

editor-clear = Ryd
editor-guests = Gæster
    .junior = Børn
editor-tables = Borde
editor-players = Spillere
editor-ask = Spørg
editor-guests-why = Vælg en gæst, og tryk på stole. Er ingen gæst valgt, bliver stolen tom, når du trykker på den.
    .junior = Vælg et barn, og tryk på stole. Er intet barn valgt, bliver stolen tom, når du trykker på den.
editor-hand-why = Tryk på gæster for at tage dem på hånden. Tryk på dem ovenfor for at tage dem væk.
    .junior = Tryk på børn for at tage dem på hånden. Tryk på dem ovenfor for at tage dem væk.
editor-tables-why = Vælg et bord, og tryk, hvor det skal stå. Er intet valgt, forsvinder bordet, når du trykker på det.
editor-ask-why = Tryk på en gæst på hånden og så på en stol. Dommeren svarer.
    .junior = Tryk på et barn på hånden og så på en stol. Dommeren svarer.
editor-hand = Hånd
editor-to-move = er i tur
editor-turn-of = { $name } er i tur
editor-players-count = Antal spillere
editor-unseen = Ukendte gæster
    .junior = Ukendte børn
editor-hand-size = Håndens størrelse
editor-face-down = Gæster med bagsiden op
editor-more = Mere om stillingen
editor-guests-left = Gæster på vej
    .junior = Børn på vej
editor-tables-left = Borde på vej
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
    .between = det centralafrikanske
table-CN = Kina
    .between = det kinesiske
    .flag = det kinesiske
table-CU = Cuba
    .between = det cubanske
table-DE = Tyskland
    .between = det tyske
    .flag = det tyske
table-ES = Spanien
    .between = det spanske
    .flag = det spanske
table-FR = Frankrig
    .between = det franske
    .flag = det franske
table-GB = Storbritannien
    .between = det britiske
    .flag = det britiske
table-GL = Grønland
    .flag = det grønlandske
table-IN = Indien
    .between = det indiske
    .flag = det indiske
table-IT = Italien
    .between = det italienske
    .flag = det italienske
table-JM = Jamaica
    .flag = det jamaicanske
table-KE = Kenya
    .flag = det kenyanske
table-MX = Mexico
    .flag = det mexicanske
table-RU = Rusland
    .between = det russiske
table-TR = Tyrkiet
    .between = det tyrkiske
table-US = USA
    .between = det amerikanske
    .flag = det amerikanske

## Råd: tip, gode træk, og et spil set igen. $chance og $cost er andele som 58 %

advice-wait = Tænker …
advice-points = { $points } point
advice-chance = { $chance } chance for at vinde
advice-others = Andre gode ture
advice-show = Prøv det
hint-aloud = Se, hvem der kan sidde her! Tryk på den grønne knap.
lookback = Analyse
lookback-why = Hver tur igen: hvad der var bedst, og hvem der førte.
lookback-wait = Ser på hver tur …
lookback-curve = Hvem der førte: alles chance for at vinde, tur for tur
lookback-turns = Forspildte chancer
lookback-none = Ingen! Det kunne ikke gøres bedre.
lookback-best = Den bedst mulige tur.
lookback-better = Bedre:
lookback-cost = −{ $cost } chance for at vinde
lookback-score = Bedste ture: { $best } af { $turns }

## Dagens opgave

puzzle = Dagens opgave
puzzle-why = Én hånd, én tur: Find den bedste
puzzle-lead = Tager man bare den bedste stol hver gang, får man højst { $points } point. Kan du slå det?
puzzle-number = { $day }, nr. { $number }
puzzle-more = Opgave nr. { $number }
puzzle-try = Tjek min tur
puzzle-found = Du fandt den! { $points } point, det kan ikke gøres bedre.
puzzle-not = { $points } point. Der findes en bedre tur.
puzzle-give-up = Vis løsningen
puzzle-shown = Den bedste tur giver { $points } point.
puzzle-again = Prøv igen
puzzle-another = En anden opgave
puzzle-solved = løst
puzzle-strength = Sværhedsgrad
puzzle-easy = Let
puzzle-hard = Svær
puzzle-expert = Ekspert
puzzle-next-hard = Prøv den svære
puzzle-next-expert = Prøv den for eksperter
puzzle-progress = Mine opgaver
puzzle-streak = { $days ->
    [one] Løst i dag, hvor dejligt! Kom igen i morgen, så er det to dage i træk.
   *[other] { $days } dage i træk! Ses vi i morgen?
 }
puzzle-streak-open = { $days ->
    [one] Du løste en i går. Løs en i dag, så er det { $next } dage i træk.
   *[other] Allerede { $days } dage i træk. Løs en i dag, så bliver det { $next }.
 }
puzzle-streak-none = Løs en i dag, og fyld din første kop.
puzzle-rating = Min rating:
puzzle-rating-why = Kun dit første svar på en opgave tæller med. Tallet bliver i denne browser.
puzzle-old = Linket er fra før opgaverne kom i tre sværhedsgrader, og dets opgave findes ikke mere. Her er en af dagens.

## Se på, tekststørrelse

watch = Se andre spille
watch-none = Ingen spiller et offentligt spil lige nu.
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
link-keep = Behold det gamle
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
leaderboard-bots = Botter
leaderboard-why = Ranglistespil mellem folk med profil tæller, og det gør spil mod botter også. En plads her kræver spil mod { $count } forskellige modstandere. Er det de samme to, der spiller, tæller det mindre og mindre i løbet af et døgn, og et spil på få sekunder tæller slet ikke. Spil mellem folk på det samme netværk tæller ikke, og en modstander tæller først, når vedkommende har mødt andre i ranglistespil. Ratingen er forsigtig med vilje: Den stiger, efterhånden som flere spil viser, hvor god du er.

## Privatliv

privacy = Privatliv
privacy-lead = Hvad denne café gemmer om dig, og hvor længe. Ingen konti, ingen cookies, ingen reklamer og intet fra andre websteder.
privacy-kept = Det gemmes
privacy-days = { $days ->
    [one] indtil 1 dag efter slutningen.
   *[other] indtil { $days } dage efter slutningen.
 }
privacy-for-good = indtil den, der driver caféen, sletter det.
privacy-matches = Spil
privacy-matches-why = Kortene, hvert træk og resultatet, så du kan spille videre senere og se tilbage. Gemmes:
privacy-names = Navne uden profil
privacy-names-why = Det navn, du skrev for at spille. Bagefter står der »Gæst«. Gemmes:
privacy-addresses = Fingeraftryk af adresser
privacy-addresses-why = Af din netværksadresse kun et bitte lille fingeraftryk for hvert spil: nok til at holde en ude, som værten har fjernet, for lidt til at finde adressen. Gemmes:
privacy-profile = Profiler
privacy-profile-why = Navn, resultater og ratings, indtil du sletter profilen eller ikke har brugt den længe. Gemmes efter seneste brug:
privacy-reports = Anmeldelser
privacy-reports-why = Hvis nogen anmelder et navn eller dårlig opførsel: hvem, i hvilket spil og hvorfor. Det slettes sammen med navnene. En anmeldelse beholder det anmeldte navn, også hvis du sletter det, indtil den er behandlet, højst 30 dage.
privacy-not = Det gemmes ikke
privacy-not-why = Ingen adresser, ingen adgangskoder og ikke, hvad du kigger på. Af nøglen i et link gemmes kun et fingeraftryk. Kun adressen på en, der er udelukket for en tid, gemmes så længe.
privacy-browser = Din browser husker dine indstillinger, dit navn og nøglerne til dine spil. Intet af det forlader din enhed, undtagen når du spiller.
privacy-yours = Dine data
privacy-yours-name = Slet dit navn fra et spil: Åbn spillet, »Mit personlige link«, »Slet mit navn«.
privacy-yours-profile = Hent alt om din profil, eller slet den:
profile-data = Hent mine data
erase-name = Slet mit navn
erase-name-sure = Slet det for altid
erase-name-keep = Behold navnet

## På denne enhed

fault-kernel = Spillets regler blev ikke hentet rigtigt. Tjek forbindelsen, og prøv igen.
kernel-server = Reglerne blev ikke hentet rigtigt til denne enhed, så nu tænker serveren.
unkept = Browseren gemmer ikke noget lige nu: Spillet varer kun, så længe siden er åben.
uncounted = Serveren svarer ikke: Spillet foregår på din enhed og tæller ikke med i din profil.
update-ready = Der er en ny version af caféen.
update-take = Opdatér nu
damaged-title = Bordet er ikke dækket
damaged-again = Prøv igen
rules-changed-title = Spillet kan ikke fortsætte
rules-changed-why = Reglerne er ændret, siden det begyndte, eller også kan det gemte ikke læses. Dine andre spil fejler ikke noget.
elsewhere-title = Spillet er flyttet til en anden fane
elsewhere-why = Du har åbnet det i en anden fane, og der fortsætter det.
elsewhere-again = Fortsæt her
thinks-on = { $cores ->
    [one] Tænker sig godt om på én kerne i din enhed.
   *[other] Tænker sig godt om på { $cores } kerner i din enhed.
 }
counting-title = Skal spil mod botter tælle?
counting-why = Spil mod botter kan tælle med i din profil. Så foregår de på serveren og uden tip. Ellers foregår de på denne enhed, også offline.
counting-no = Bare spil
counting-yes = Ja, tæl dem med
counting-later = Du kan ændre det i indstillingerne.
set-counted = Spil mod botter tæller
set-counted-why = I din profil: på serveren og uden tip
new-here = En på denne enhed
new-lead-here = Sæt jer omkring enheden, og giv den videre efter hver tur.
place-name = Navn på spiller { $number }
server-none = Denne café kører kun på din enhed. Til venner andre steder, åbne spil og ranglisten skal du bruge en café med server.
server-elsewhere = Denne café kører kun på din enhed. Venner andre steder, profiler og ranglisten finder du på dens server.
server-go = Til serveren
games = Dine spil
games-why = Færdige spil, som du kan se igen eller gemme
games-lead = Færdige spil på denne enhed og spil fra filer. Alt bliver i browseren.
games-none = Ingen færdige spil endnu.
games-import = Tilføj spil fra en fil
games-imported = { $count ->
    [one] Ét spil tilføjet.
   *[other] { $count } spil tilføjet.
 }
games-unread = Spil { $number } i filen kan ikke læses. Intet blev tilføjet.
games-export = Gem dem alle
games-remove-sure = Fjern det for alvor
games-keep = Behold det

## Hvem botterne er: en linje om hver

manner-nino = Lige kommet fra Napoli og blander det hele sammen.
manner-mei = Tæller med for sig selv og ler ad hver fejl.
manner-lasse = Er lige steget af cyklen og stadig lidt drømmende.
manner-amara = Bliver venner med alle og glemmer pointene.
manner-rosa = Har haft bordet ved vinduet i tredive år.
manner-otto = Læser avis mellem turene, men overser ikke meget.
manner-ines = Snakker med alle og taber aldrig tråden.
manner-kofi = Nynner, når han tænker, og det varer aldrig længe.
manner-camille = Bærer seks kopper på én gang og spilder ikke en dråbe.
manner-jonas = Hurtig på fødderne: Ingen point bliver liggende.
manner-priya = Kan alle bestillinger udenad, også din.
manner-mateo = Smiler, bukker og tager den bedste stol.
manner-albert = Streng: Hos ham sidder ingen ved det forkerte bord.
manner-helga = Ser hen over brillerne, hvad du er ude på.
manner-ruth = Siger ikke meget og levner dig endnu mindre.
manner-dimitri = Retter på hver serviet og holder øje med hver plads.
manner-margot = Har selv åbnet caféen og vil gerne vinde her.
manner-emil = Kender alle kneb og har set de fleste to gange.
manner-donata = Spiller skak i køkkenet, mens suppen simrer.
manner-tarek = Skænker dig kaffe og vinder på høfligste vis.
