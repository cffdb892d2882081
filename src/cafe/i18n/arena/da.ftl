# Dansk: turneringer, mange spil spillet eller talt, og rapporter om dem.

## Turneringer

arena-title = { $game }, { $players } spillere, { $games } spil fra { $deals ->
    [one] 1 givning
   *[other] { $deals } givninger
 }
arena-intervals = I klammer: 95 %-intervaller pr. givning. Rating: openskill med to standardafvigelser.
arena-intervals-sequence = I klammer: 95 %-intervaller pr. givning; dem for andelene tager højde for, at der kan stoppes før tid, og spil derefter tæller ikke. Rating: openskill med to standardafvigelser.
arena-settled = Afgjort: { $stronger } er stærkere end { $weaker }.
arena-open = Ikke afgjort: { $pairs }.
arena-share-reached = Afgjort: { $entrant } vinder { $share } % eller mere mod { $others }.
arena-share-missed = Afgjort: { $entrant } vinder mindre end { $share } % mod { $others }.
arena-share-open = Ikke afgjort: om { $entrant } vinder { $share } % mod { $others }.
arena-nothing = Ingen givning er spillet fra alle pladser: Der er ikke noget at fortælle endnu.
arena-interrupted = afbrudt efter { $games } af { $total } spil
arena-done = { $games } spil spillet på { $seconds } s{ $earlier ->
    [0] .
   *[other] , { $earlier } hentet fra resultatfilen.
 }
arena-report = Rapporten ligger i { $file }.
arena-head-entrant = deltager
arena-head-wins = sejre
arena-head-share = sejrsandel
arena-head-margin = forspring
arena-head-score = point
arena-head-rating = rating
arena-head-time = pr. valg
arena-of = af { $games }
arena-axis-score = point til sidst
arena-axis-points = point pr. spil
arena-axis-steps = handlinger pr. spil
arena-axis-games = spil
arena-axis-deals = givninger
arena-source-tables = borde
arena-source-national-tables = borde fra ét land
arena-source-same-sex-tables = dame- og herreborde
arena-source-guests-seated = gæster ved bordet
arena-source-full-tables = fulde borde
arena-source-whole-hand = hele hånden
arena-source-bar = bar
arena-source-minus-points = fradrag
arena-chart-shares = Sejrsandele
arena-chart-shares-caption = En delt sejr tæller delvist. Stregen er 95 %-intervallet; den prikkede er { $mark ->
    [asked] det, der blev spurgt om for den første deltager
   *[even] der, hvor alle er lige stærke
 }.
arena-chart-ratings = Ratings
arena-chart-ratings-caption = Openskill (Plackett–Luce), alle begynder på 25; stregen er to standardafvigelser.
arena-chart-margins = Forspring
arena-chart-margins-caption = Point foran de andre til sidst. Prik: gennemsnit. Kasse: halvdelen af alle spil. Streg: ni ud af ti spil.
arena-chart-scores = Point
arena-chart-scores-caption = Hvor ofte hvert slutresultat blev nået.
arena-chart-sources = Hvor pointene kom fra
arena-chart-sources-caption = Gennemsnit pr. spil. Stregen er slutresultatet, når minuspoint er trukket fra.
arena-chart-lengths = Spillenes længde
arena-chart-lengths-caption = Hvor mange handlinger spillene havde.
arena-chart-course = Sejrsandel, givning for givning
arena-chart-course-caption = Af alle givninger indtil da: Linjerne skulle gerne være faldet til ro.
arena-report-title = Turnering
arena-report-table = Tabel
arena-report-against = Mod hinanden
arena-report-against-caption = Hvordan rækken klarer sig mod kolonnen: 50 % er lige. Nedenunder: 95 %-intervallet.
arena-report-endings = Hvordan spillene sluttede
arena-report-how = Sådan blev der spillet
arena-report-fair = Hver givning blev spillet fra alle pladser med samme startplads og tæller som én observation.
arena-report-settled = En afgørelse er forkert i højst 5 af 100 turneringer, uanset hvor tit man kigger undervejs.
arena-report-players = Hvem der spillede, med versioner og parametre:
arena-report-again = De samme spil igen, hvis ingen spiller på tid:
arena-report-made = Lavet af Café International { $version }.
arena-kind = { $game }, { $players } spillere
arena-seed = startværdi { $seed }

## Mange spil: cafe simulate

simulate-title = { $game }, { $games } spil, startværdi { $seed }
simulate-head-player = spiller
simulate-head-bot = bot
simulate-head-score = point i gennemsnit
simulate-head-minus = minuspoint i gennemsnit
simulate-head-wins = sejre
simulate-steps = handlinger pr. spil: { $steps }
simulate-ended = sluttede ved { $rule } ({ $reason }): { $count } ({ $share } %)
simulate-speed = spil pr. sekund: { $games }

## Gemte spil talt op: cafe stats

stats-heading = { $kind }: { $games } spil{ $unfinished ->
    [0] {""}
   *[other] , { $unfinished } til er ikke slut
 }
stats-lengths = Handlinger pr. spil: { $low } til { $high }, median { $middle }.
stats-endings = Sluttede ved { $endings }.
stats-ending = { $rule } { $share } % ({ $reason })
stats-won-by = Vundet med { $points } point.
stats-won-by-span = Vundet med { $least } til { $most } point, median { $middle }.
stats-shared = Delte sejre: { $count }.
stats-edition = udgave { $edition }
stats-plan = en anden plan ({ $number })
stats-refused = { $where }: afvist af { $rule }, udeladt
stats-none = ingen spil er spillet til ende
stats-by-player = spiller
stats-by-seat = plads
stats-by-order = rækkefølge
stats-seat = plads { $number }
stats-start = begynder
stats-turn = { $number }. i turen
stats-head-games = spil
stats-head-wins = sejre
stats-head-score = point
stats-head-lead = forspring
stats-chart-scores = Point
stats-chart-scores-caption = Hvor mange spillere fik hvor mange point.
stats-chart-lengths = Spillenes længde
stats-chart-lengths-caption = Hvor mange handlinger spillene havde.
stats-chart-margins = Vundet med
stats-chart-margins-caption = Med hvor mange point spillene blev vundet.
stats-chart-wins = Sejre efter rækkefølge
stats-chart-wins-caption = Den prikkede streg viser en lige stor andel til alle.
stats-chart-sources = Hvor pointene kom fra
stats-chart-sources-caption = Point pr. spil, efter rækkefølge.
stats-page-title = Statistik over spil
stats-page-region = { $heading }, efter { $group }
stats-page-note = Sejre: En delt sejr tæller delvist. Point og det følgende er point pr. spil; forspringet er til den bedste af de andre.
