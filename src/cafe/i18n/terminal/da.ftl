# Dansk: terminalen, kommandolinjen og serveren.
# Det, man taster (seat, draw, hint, ...), er det samme på alle sprog.

## At spille

play-welcome = Café International, { $game }: { $players }. Første tur: { $start }.
play-help = Tast et tal eller et træk, ? for hjælp, quit for at gå.
play-you = Du
play-game-card = kortspillet
play-game-board = brætspillet
play-game-junior = Junior
play-legend-card = [RU] er et bord, RUf damen og RUm herren fra Rusland, en prik en ledig plads.
play-legend-board = [RU] er et bord, RUf damen og RUm herren fra Rusland, JKf og JKm er jokere, en prik en ledig stol.
play-legend-junior = [] er et bord med et flag i hvert hjørne; ved en side gælder de to flag for enderne. CNf er en pige og CNm en dreng fra Kina, JKf og JKm er jokere, en prik en ledig plads.
play-actions-card =
    seat RUf C2    sæt en gæst på en plads, op til tre i en tur, så stop
    draw           træk en gæst i stedet
    lay_down RUf   med tolv gæster på hånden: læg en med bagsiden op
    open_group C3  i varianten: fyld et bord med kun damer eller kun herrer
play-actions-board =
    seat RUf C2    sæt en gæst på en stol, op til to i en tur, så stop
    bar RUf        send en gæst til baren
    swap RUf C2    tag en joker fra dens stol og sæt en gæst i stedet
    open_group L4  i varianten: fyld et bord med kun damer eller kun herrer
play-actions-junior =
    seat CNf E4    sæt et barn på en plads, så mange du vil, så stop
    discard CNf    eller læg så mange væk, du vil, så stop
    swap CNf E4    tag en joker fra dens plads og sæt et barn i stedet
    lay_table K5   hvor det nye bord skal stå
play-commands =
    hint           de bedste ture, hvad de er værd, og hvorfor
    why 3          hvad reglerne siger om et træk: point pr. bord, eller hvorfor ikke (også why seat RUf C2)
    undo           tilbage til din sidste beslutning, også selv om en ny gæst er afsløret siden
    quit           gå
    (+8)           point for et træk; ({ play-note-alone }) betyder, at det ikke giver noget, og at den næste gæst skal sætte sig der
    Reglerne med deres numre står i docs/rules.
play-note-alone = alene
play-your-turn = Det er din tur ({ $points } point indtil nu i denne tur)
play-prompt = Dit valg:
play-moved = { $name }: { $action }
play-moved-points = { $name }: { $action }, { $points } point{ $tables }
play-table-replaced = Bordet { $old } på { $cell } er fuldt: Alle rejser sig og går, og { $new } kommer i stedet.
play-table-left = Bordet { $old } på { $cell } er fuldt: Alle rejser sig og går.
play-table-laid = Et nyt bord kommer på { $cell }: { $table }.
play-draws = { $name } trækker { $guests }.
play-draws-you = Du trak { $guests }.
play-hand-size = Et bord helt fra ét land: { $size ->
    [0] { $name } får ingen nye gæster
    [one] { $name } må nu kun have 1 gæst på hånden
   *[other] { $name } må nu kun have { $size } gæster på hånden
 } (B10).
play-hand-size-you = Et bord helt fra ét land: { $size ->
    [0] Du får ingen nye gæster
    [one] Du må nu kun have 1 gæst på hånden
   *[other] Du må nu kun have { $size } gæster på hånden
 } (B10).
play-undone = Fortrudt: { $actions }
play-not-understood = Det er ikke et af trækkene: { $text }. Tast et tal fra 1 til { $most }, eller ? for hjælp.
play-legal = Tilladt, { $points } point{ $tables }
play-alone = Tilladt, ingen point: Gæsten ville sidde alene, og din næste skal sætte sig der (G6)
play-nothing-to-undo = Der er ikke noget at fortryde.
play-over = Spillet er slut ({ $rule }): { $reason }.
play-won = { $names } vinder med { $points } point.
play-won-you = Du vinder med { $points } point.
play-shared = { $names } deler sejren med { $points } point hver.
play-final = { $name }: { $score } ({ $made } optjent, { $minus } fra for gæster på hånden)
play-bye = Farvel.
play-thinks = { $name } tænker …

## At tegne en stilling

draw-bar = Bar
draw-guests-left = gæster på vej { $count }
draw-tables-left = borde på vej { $count }
draw-waiting = på { $seat } venter en gæst
draw-group = ved { $table } samles en gruppe
draw-next-table = næste bord: { $table }
draw-variant = { $game ->
    [junior] pige- og drengeborde
   *[other] dame- og herreborde
 }
draw-hand = { $count ->
    [one] 1 gæst
   *[other] { $count } gæster
 }
draw-hand-size = håndstørrelse { $size }
draw-face-down = med bagsiden op { $count }
show-ending = Slutresultat { $scores }; sejren går til { $names }.

## Tip og gennemgang

hint-thinking = Tænker …
hint-turn = { $actions }: { $points } point, { $chance } % chance for at vinde, { $margin } til sidst{ $reasons }
review-player = { $short } er { $name }
review-turn = { $number } { $name }: { $played } ({ $points }) { $verdict }
review-best = bedst
review-better = −{ $cost } % chance for at vinde, { $margin } point tabt{ $against }; bedre: { $best } ({ $points }){ $reasons }
review-chances = { $number } { $chances }
review-chances-title = Chancen for at vinde, i procent, før de nævnte træk, hver gang set fra den, der var i tur:
review-summary = { $name }: { $turns ->
    [one] 1 valg
   *[other] { $turns } valg
 }, bedst mulige: { $best }; alle andre tilsammen højst omkring −{ $cost } % chance for at vinde
review-progress = Ser på hver tur

## Opgaver

puzzles-progress = Leder efter opgaver
puzzles-fewer = { $found ->
    [0] Der er ingen opgave i disse spil; ønsket: { $wanted }.
    [one] Der er én opgave i disse spil; ønsket: { $wanted }.
   *[other] Der er { $found } opgaver i disse spil; ønsket: { $wanted }.
 }

## Serveren

serve-address = Caféen er åben: { $address } (Ctrl-C lukker den)
serve-lan = Caféen er åben her i huset: { $address } (Ctrl-C lukker den). Peg herhen med kameraet på en telefon:
serve-descriptors = Systemet tillader { $allowed } åbne filer: højst { $possible } forbindelser på én gang. Hæv grænsen til { $wanted } for at få dem alle (ulimit -n, eller LimitNOFILE i en systemd-unit).

## Links, som andre programmer viser dem

preview-game = { $game ->
    [board] Brætspillet
    [card] Kortspillet
   *[junior] Junior
 }
preview-house-about = Hvem skal sidde sammen? Brætspillet, kortspillet og Junior, lige her i browseren.
preview-match = Der venter et bord på dig
preview-match-about = Vær med i et spil Café International, eller se på. Ingen konto nødvendig.
preview-replay = Et spil, trin for trin
preview-replay-about = Se et spil Café International igen, gæst for gæst.
preview-table = En café på den store skærm
preview-table-about = Alle ser caféen, og hver telefon viser sine egne gæster.
preview-puzzle = Opgave nr. { $number }, { $strength ->
    [easy] let
    [hard] svær
   *[expert] for eksperter
 }
preview-puzzle-about = { $game }, én tur: Kan du finde den bedste?
preview-daily = Dagens opgave
preview-daily-about = Én hånd, én tur: Kan du finde den bedste?
preview-rules = { $game }: reglerne
preview-rules-about = Det hele, kort og klart.
preview-learn = { $game }: lær det på tre minutter
preview-learn-about = Otte små trin, og så kan du spille.
