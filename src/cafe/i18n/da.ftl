# Dansk. Ét katalog for terminalen, serveren og siden.
# $guest er en gæst i ord, $seat og $table er felter, $company siger, hvem der sidder ved bordet.

## Gæster

nation-CF = Centralafrika
nation-CN = Kina
nation-CU = Cuba
nation-DE = Tyskland
nation-ES = Spanien
nation-FR = Frankrig
nation-GB = Storbritannien
nation-GL = Grønland
nation-IN = Indien
nation-IT = Italien
nation-JM = Jamaica
nation-KE = Kenya
nation-MX = Mexico
nation-RU = Rusland
nation-TR = Tyrkiet
nation-US = USA
guest-card-f = damen fra { $nation }
guest-card-m = herren fra { $nation }
guest-junior-f = pigen fra { $nation }
guest-junior-m = drengen fra { $nation }
joker-card-f = damejokeren
joker-card-m = herrejokeren
joker-junior-f = pigejokeren
joker-junior-m = drengejokeren
nobody = ingen
none = ingenting

## Hvorfor noget ikke går

refusal-format = { $fault }
refusal-over = spillet er slut
refusal-turn = det går ikke lige nu
refusal-turn-player = det er en andens tur
refusal-turn-game = det træk findes ikke i dette spil
refusal-hand = { $guest } er ikke på denne hånd
refusal-G3-taken = stolen er optaget
refusal-G3-none = der er ingen stol her
refusal-K5 = { $sex ->
    [f] hun skal have et bord fra sit eget land
   *[m] han skal have et bord fra sit eget land
 }
refusal-B6 = { $sex ->
    [f] hun skal have et bord fra sit eget land
   *[m] han skal have et bord fra sit eget land
 }
refusal-J5-nation = { $sex ->
    [f] hendes flag er ikke på denne side af bordet
   *[m] hans flag er ikke på denne side af bordet
 }
refusal-J5-company = { $sex ->
    [f] der sidder allerede to piger ved bordet
   *[m] der sidder allerede to drenge ved bordet
 }
refusal-G5 = { $same ->
    [1] { $sex ->
        [f] to damer kan ikke sidde alene: Bordet mangler en herre
       *[m] to herrer kan ikke sidde alene: Bordet mangler en dame
    }
   *[other] { $sex ->
        [f] der sidder allerede to damer ved bordet
       *[m] der sidder allerede to herrer ved bordet
    }
 }
refusal-G6-alone = { $sex ->
    [f] hun ville sidde alene, og ingen på denne hånd kan sætte sig hos hende
   *[m] han ville sidde alene, og ingen på denne hånd kan sætte sig hos ham
 }
refusal-G6-waiting = { $company } skal have selskab først
refusal-K8 = du må kun trække med færre end tolv gæster på hånden, og kun så længe der er flere
refusal-K8-top = en anden gæst ligger øverst
refusal-K9 = du må kun lægge en gæst med bagsiden op, når du har tolv på hånden
refusal-K12 = der ville ikke sidde fire damer eller fire herrer ved bordet
refusal-B13 = der ville ikke sidde fire damer eller fire herrer ved bordet
refusal-B8 = baren tager ikke imod jokere, og ikke imod nogen, når den er fuld
refusal-B9 = et bytte kræver en joker på stolen og en gæst af samme køn, som kunne sidde der
refusal-J9 = et bytte kræver en joker på stolen og et barn, der passer: pige for pige, dreng for dreng, med det rette flag
refusal-J7 = det nye bord skal stå ved siden af det fulde, eller hvor som helst, hvis der ikke er plads
refusal-J13 = her sidder allerede tre piger eller tre drenge: Kun et fjerde barn kan komme til
refusal-J13-third = efter det tredje barn må du kun sætte det fjerde ved samme bord, eller også stopper du
refusal-hand-group = ikke alle de gæster er på denne hånd
refusal-G3-group = en af stolene er optaget eller findes ikke
refusal-K5-group = en af gæsterne ville ikke have et bord fra sit land
refusal-B6-group = en af gæsterne ville ikke have et bord fra sit land
refusal-G5-group = ved et andet bord ville blandingen af damer og herrer ikke længere passe
refusal-G6-group = en af gæsterne ville sidde alene
refusal-points = der er { $expected } point, ikke { $given }
refusal-result = resultatet er { $expected }, ikke { $given }
refusal-result-not-over = spillet er ikke slut endnu, så der er intet resultat

## Hvordan et spil sluttede

reason-K10a = Der er ikke flere borde
reason-K10b = Den sidste gæst blev trukket
reason-K10c = En spiller med tom hånd sluttede spillet
reason-B11a = Den sidste stol blev taget
reason-B11b = Baren er fuld
reason-B11c = En spiller har ikke flere gæster
reason-B11d = Posen er næsten tom
reason-B11e = Alle meldte pas
reason-J11a = Den sidste stol blev taget
reason-J11b = Der er ikke flere børn
reason-forfeit = Et program, der spillede med, brød sammen og har tabt

## Korte sætninger

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet!
phrase-ouch = Av!
phrase-thinking = Lad mig lige tænke …
phrase-your-turn = Din tur!
phrase-sorry = Undskyld!
phrase-thanks = Tak!
phrase-again = En gang til?
phrase-bye = Hej hej!

## Tip og gennemgang; { $table } og { $seat } er felter

why-fills_table = fylder et bord: { $table } ({ $points })
why-national = tæller dobbelt: { $table } ({ $points })
why-bar_pays = baren giver { $points }
why-bar_costs = baren koster { $points }
why-whole_hand = får plads til hele hånden ({ $points } ekstra)
why-draw = trækker en gæst
    .junior = trækker et barn
why-lay_down = lægger en gæst med bagsiden op
why-discard = lægger væk
    .junior = bytter et barn ud med et nyt
why-declare_end = slutter spillet
why-decline_end = spiller videre
why-pass = intet andet er muligt
why-wastes_joker = spilder en joker ({ $seat }): En anden gæst kunne sidde der
    .junior = spilder en joker ({ $seat }): Et andet barn kunne sidde der
why-takes_joker = får jokeren tilbage ({ $seat })
why-leaves_open = efterlader { $points } point til de andre: { $table }
why-leaves_open_national = efterlader et bord fra ét land til de andre: { $table } ({ $points })
why-leaves_one_seat = efterlader en enkelt stol: { $table }
why-but = men { $reason }

## Computerspillere: hvad de hedder, og hvordan de spiller

bot-level1 = Nybegynder
bot-level1-about = Ny her: sætter en gæst eller to og overser meget. Lige til det første spil.
bot-level2 = Stamgæst
bot-level2-about = Kommer hver dag, spiller afslappet og overser en god plads i ny og næ.
bot-level3 = Tjener
    .f = Servitrice
bot-level3-about = Lader ikke et point ligge og tager altid den tur, der giver mest.
bot-level4 = Overtjener
bot-level4-about = Streng og omhyggelig: holder øje med, hvad hver tur efterlader til dig.
bot-level5 = Ejer
bot-level5-about = Bestemmer i huset. Tænker over dit svar før hver tur.
bot-random = Tilfældet
bot-random-about = Gør hvad som helst, reglerne tillader.
bot-greedy = Grådig
bot-greedy-about = Tager flest point og tænker ikke på andet.
