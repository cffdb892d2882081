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
none = intet

## Hvorfor noget ikke går

refusal-format = { $fault }
refusal-over = spillet er slut
refusal-turn = det kan ikke gøres på dette tidspunkt af turen
refusal-turn-player = det er ikke denne spillers tur
refusal-turn-game = sådan noget findes ikke i dette spil
refusal-hand = { $guest } er ikke på hånden
refusal-G3-taken = pladsen er taget: { $company }
refusal-G3-none = der er ingen plads ved { $seat }
refusal-K5 = intet bord, som { $seat } rører, har den rette nation: { $guest }
refusal-B6 = intet bord, som { $seat } rører, har den rette nation: { $guest }
refusal-J5-nation = denne side af bordet ved { $table } viser ikke det rette flag: { $guest }
refusal-J5-company = bordet ved { $table } har allerede to af det køn: { $company }
refusal-G5 = selskabet ved { $table } ville ikke passe; der sidder { $company }
refusal-G6-alone = ved { $seat } ville gæsten sidde alene, og ingen fra denne hånd kan slutte sig til i denne tur
refusal-G6-waiting = { $company } venter ved { $table } og skal have selskab først
refusal-K8 = kun en spiller med færre end tolv gæster trækker, og kun så længe der er nogen
refusal-K8-top = en anden gæst ligger øverst
refusal-K9 = kun en spiller med tolv gæster lægger en med bagsiden op
refusal-K12 = disse gæster fylder ikke bordet ved { $table } med fire af ét køn
refusal-B13 = disse gæster fylder ikke bordet ved { $table } med fire af ét køn
refusal-B8 = baren tager ingen jokere, og ingen når den er fuld
refusal-B9 = et bytte kræver en joker ved { $seat } og en gæst af dens køn, som kunne sidde der
refusal-J9 = et bytte kræver en joker ved { $seat } og et barn af dens køn, som den side tager imod
refusal-J7 = det nye bord lægges ved siden af det fulde, eller hvor som helst, hvis der ikke er plads
refusal-J13 = et bord med tre af ét køn tager kun en fjerde af det
refusal-J13-third = efter en tredje af ét køn må kun den fjerde ved { $table } følge, eller et stop
refusal-hand-group = ikke alle disse gæster er på hånden
refusal-G3-group = en af disse pladser er taget eller findes ikke
refusal-K5-group = en af disse gæster ville ikke røre noget bord af sin nation
refusal-B6-group = en af disse gæster ville ikke røre noget bord af sin nation
refusal-G5-group = selskabet ved et andet bord ville ikke passe
refusal-G6-group = en af disse gæster ville sidde alene
refusal-points = der er { $expected } point, ikke { $given }
refusal-result = resultatet er { $expected }, ikke { $given }
refusal-result-not-over = spillet er ikke slut endnu, så det har intet resultat

## Hvordan et spil sluttede

reason-K10a = der er ikke flere borde
reason-K10b = den sidste gæst blev trukket
reason-K10c = slutningen blev erklæret med tom hånd
reason-B11a = den sidste stol blev taget
reason-B11b = baren er fuld
reason-B11c = en spiller har ingen gæster tilbage
reason-B11d = posen er næsten tom
reason-B11e = alle meldte pas
reason-J11a = den sidste plads blev taget
reason-J11b = der er ikke flere gæster

## Korte sætninger

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet!
phrase-ouch = Av!
phrase-thinking = Lad mig tænke …
phrase-your-turn = Det er din tur.
phrase-sorry = Undskyld!
phrase-thanks = Tak!
phrase-again = En gang til?
phrase-bye = Farvel!

## Tip og gennemgang; { $table } og { $seat } er felter

why-fills_table = fylder { $table } ({ $points })
why-national = tæller dobbelt ved { $table } ({ $points })
why-bar_pays = baren giver { $points }
why-bar_costs = baren koster { $points }
why-whole_hand = hele hånden sidder ({ $points } mere)
why-draw = trækker en gæst
why-lay_down = lægger en gæst med bagsiden op
why-discard = smider ud
why-declare_end = slutter spillet
why-decline_end = spiller videre
why-pass = intet andet er muligt
why-wastes_joker = spilder en joker ved { $seat }: en anden gæst kunne sidde der
why-takes_joker = tager jokeren fra { $seat }
why-leaves_open = efterlader { $points } point ved { $table }
why-leaves_open_national = efterlader et nationalt bord åbent ved { $table } ({ $points })
why-leaves_one_seat = efterlader en enkelt plads ved { $table }
why-but = men { $reason }

## Computerspillere: hvad de hedder, og hvordan de spiller

bot-level1 = Nybegynder
bot-level1-about = Sætter en eller to gæster ad gangen, overser meget og opdager sjældent, hvad der tæller dobbelt.
bot-level2 = Stamgæst
bot-level2-about = Ser hele træk, men overser af og til en plads eller noget, der tæller dobbelt.
bot-level3 = Tjener
bot-level3-about = Overser intet og tager trækket med flest point.
bot-level4 = Overtjener
bot-level4-about = Ser også på, hvad et træk efterlader til de andre.
bot-level5 = Værten
bot-level5-about = Forestiller sig de andres svar, før den vælger; tænker et øjeblik.
bot-random = Tilfældet
bot-random-about = Gør hvad som helst, der er tilladt.
bot-greedy = Grådig
bot-greedy-about = Tager trækket med flest point og tænker ikke på andet.
