# English. One catalogue for the terminal, the server and the page.
# $guest is a guest in words, $seat and $table are cells, $company lists who sits at the table.

## Guests

nation-CF = Central Africa
nation-CN = China
nation-CU = Cuba
nation-DE = Germany
nation-ES = Spain
nation-FR = France
nation-GB = Great Britain
nation-GL = Greenland
nation-IN = India
nation-IT = Italy
nation-JM = Jamaica
nation-KE = Kenya
nation-MX = Mexico
nation-RU = Russia
nation-TR = Turkey
nation-US = the United States
guest-card-f = the lady from { $nation }
guest-card-m = the gentleman from { $nation }
guest-junior-f = the girl from { $nation }
guest-junior-m = the boy from { $nation }
joker-card-f = the lady joker
joker-card-m = the gentleman joker
joker-junior-f = the girl joker
joker-junior-m = the boy joker
nobody = nobody
none = none

## Why an action is refused; the rule's id is shown before it

refusal-format = { $fault }
refusal-over = the game is over
refusal-turn = that is not possible at this point of the turn
refusal-turn-player = it is someone else's turn
refusal-turn-game = there is no such move in this game
refusal-hand = { $guest } is not in this hand
refusal-G3-taken = this seat is taken
refusal-G3-none = there is no seat here
refusal-K5 = { $sex ->
    [f] she needs a table of her own country
   *[m] he needs a table of his own country
 }
refusal-B6 = { $sex ->
    [f] she needs a table of her own country
   *[m] he needs a table of his own country
 }
refusal-J5-nation = { $sex ->
    [f] her flag is not on this side of the table
   *[m] his flag is not on this side of the table
 }
refusal-J5-company = { $sex ->
    [f] two girls are at this table already
   *[m] two boys are at this table already
 }
refusal-G5 = { $same ->
    [1] { $sex ->
        [f] two ladies can't sit alone: this table needs a gentleman
       *[m] two gentlemen can't sit alone: this table needs a lady
    }
   *[other] { $sex ->
        [f] two ladies are at this table already
       *[m] two gentlemen are at this table already
    }
 }
refusal-G6-alone = { $sex ->
    [f] she would sit alone, and nobody else in this hand can join her
   *[m] he would sit alone, and nobody else in this hand can join him
 }
refusal-G6-waiting = { $company } needs company first
refusal-K8 = you can draw only with fewer than twelve guests, and only while there are guests to draw
refusal-K8-top = another guest lies on top of the stock
refusal-K9 = only a hand of twelve lays a guest face down
refusal-K12 = these guests don't make four of one sex at this table
refusal-B13 = these guests don't make four of one sex at this table
refusal-B8 = the bar takes no jokers, and nobody once it is full
refusal-B9 = a swap needs a joker on this seat, and a guest of the same sex who could sit there
refusal-J9 = a swap needs a joker on this seat, and a child of the same sex with the right flag
refusal-J7 = the new table goes next to the full one, or anywhere if there is no room
refusal-J13 = three of one sex are here already: only a fourth can join
refusal-J13-third = after the third of one sex, only the fourth at this table can follow, or you stop
refusal-hand-group = not all of these guests are in this hand
refusal-G3-group = one of these seats is taken, or is no seat
refusal-K5-group = one of these guests would have no table of their own country
refusal-B6-group = one of these guests would have no table of their own country
refusal-G5-group = the company at another table would not fit
refusal-G6-group = one of these guests would sit alone
refusal-points = the points are { $expected }, not { $given }
refusal-result = the result is { $expected }, not { $given }
refusal-result-not-over = the game is not over yet, so it has no result

## How a game ended

reason-K10a = there are no tables left
reason-K10b = the last guest was drawn
reason-K10c = someone with an empty hand called it
reason-B11a = the last chair was taken
reason-B11b = the bar is full
reason-B11c = someone has no guests left
reason-B11d = there are hardly any guests left to draw
reason-B11e = everyone passed
reason-J11a = the last seat was taken
reason-J11b = there are no guests left to draw

## Playing in the terminal

play-welcome = Café International, { $game }: { $players }. The first turn: { $start }.
play-help = Type a number or an action, ? for help, quit to leave.
play-legend-card = [RU] is a table, RUf the lady and RUm the gentleman from Russia, a dot a free seat.
play-legend-board = [RU] is a table, RUf the lady and RUm the gentleman from Russia, JKf and JKm are jokers, a dot a free chair.
play-legend-junior = [] is a table with a flag at each corner; a side admits the two flags at its ends. CNf is a girl and CNm a boy from China, JKf and JKm are jokers, a dot a free seat.
play-actions-card =
    seat RUf C2    put a guest on a seat, up to three a turn, then stop
    draw           draw a guest instead
    lay_down RUf   with twelve guests in hand, lay one face down
    open_group C3  in the variant: fill a table with one sex
play-actions-board =
    seat RUf C2    put a guest on a chair, up to two a turn, then stop
    bar RUf        send a guest to the bar
    swap RUf C2    take a joker off its chair, with a guest in its place
    open_group L4  in the variant: fill a table with one sex
play-actions-junior =
    seat CNf E4    put a guest on a seat, as many as you like, then stop
    discard CNf    or discard as many as you like, then stop
    swap CNf E4    take a joker off its seat, with a guest in its place
    lay_table K5   where the new table goes
play-commands =
    hint           the best turns, what they are worth and why
    why 3          what the rules say of an action: its points by table, or why not (why seat RUf C2 too)
    undo           take back to your own last decision, even if something hidden has come to light since
    quit           leave
    (+8)           the points of an action; (alone) means that it scores nothing and the next guest must join it
    The rules with their ids are in docs/rules.
play-your-turn = { $name }, your turn ({ $points ->
    [one] 1 point
   *[other] { $points } points
 } so far this turn)
play-prompt = Your choice:
play-moved = { $name }: { $action }
play-moved-points = { $name }: { $action }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $tables }
play-table-replaced = The table { $old } at { $cell } is full and leaves with its guests; { $new } comes.
play-table-left = The table { $old } at { $cell } is full and leaves with its guests.
play-table-laid = A new table is laid at { $cell }: { $table }.
play-draws = { $name }: draws { $guests }
play-hand-size = { $name }: a national table is complete, the hand size is { $size } now (B10)
play-undone = Taken back: { $actions }
play-not-understood = That is none of the actions: { $text }. Type a number from 1 to { $most }, or ? for help.
play-legal = Legal, { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $tables }
play-alone = Legal, no points: the guest would be alone and your next placement must join (G6)
play-nothing-to-undo = There is nothing to take back.
play-over = The game is over ({ $rule }): { $reason }.
play-won = { $names } wins with { $points } points.
play-shared = { $names } share the victory with { $points } points each.
play-final = { $name }: { $score } ({ $made } scored, { $minus } off for guests left over)
play-bye = Goodbye.
play-thinks = { $name } is thinking …
show-ending = Final scores { $scores }; won by { $names }.

## Hints and reviews; { $table } and { $seat } are cells

why-fills_table = completes a table: { $table } ({ $points })
why-national = double points: { $table } ({ $points })
why-bar_pays = the bar pays { $points }
why-bar_costs = the bar costs { $points }
why-whole_hand = seats the whole hand ({ $points } extra)
why-draw = draws a guest
why-lay_down = lays a guest face down
why-discard = discards
why-declare_end = ends the game
why-decline_end = plays on
why-pass = nothing else is possible
why-wastes_joker = wastes a joker ({ $seat }): another guest could sit there
why-takes_joker = wins back the joker ({ $seat })
why-leaves_open = leaves { $points } points for the others: { $table }
why-leaves_open_national = leaves a one-country table for the others: { $table } ({ $points })
why-leaves_one_seat = leaves a single seat: { $table }
why-but = but { $reason }
hint-thinking = Thinking ...
hint-turn = { $actions }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $chance } % to win, { $margin } at the end{ $reasons }
review-player = { $short } is { $name }
review-turn = { $number } { $name }: { $played } ({ $points }) { $verdict }
review-best = best
review-better = cost { $cost } % and { $margin } points{ $against }; better: { $best } ({ $points }){ $reasons }
review-chances = { $number } { $chances }
review-chances-title = Chances to win, in per cent, before the actions named, each time as whoever was to move could see it:
review-summary = { $name }: { $turns ->
    [one] 1 choice
   *[other] { $turns } choices
 }, { $best } of them best; the others cost at most { $cost } % of a win or so
review-progress = Looking at every turn

## Puzzles

puzzles-progress = Looking for puzzles
puzzles-fewer = { $found ->
    [0] There is no puzzle in these games; { $wanted } were wanted.
    [one] There is one puzzle in these games; { $wanted } were wanted.
   *[other] There are { $found } puzzles in these games; { $wanted } were wanted.
 }

## Tournaments

arena-title = { $game }, { $players } players, { $games } games of { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }
arena-intervals = In brackets: 95% intervals, by deal. Rating: openskill, with two standard deviations.
arena-intervals-sequence = In brackets: 95% intervals, by deal; those of the shares allow for stopping early, and games after that do not count. Rating: openskill, with two standard deviations.
arena-settled = Settled: { $stronger } is stronger than { $weaker }.
arena-open = Not settled: { $pairs }.
arena-share-reached = Settled: { $entrant } wins { $share } % or more against { $others }.
arena-share-missed = Settled: { $entrant } wins less than { $share } % against { $others }.
arena-share-open = Not settled: whether { $entrant } wins { $share } % against { $others }.
arena-nothing = No deal was played from every seat: there is nothing to tell yet.
arena-interrupted = cafe arena: interrupted after { $games } of { $total } games
arena-done = { $games ->
    [one] 1 game
   *[other] { $games } games
 } played in { $seconds } s{ $earlier ->
    [0] .
   *[other] , { $earlier } taken from the results file.
 }
arena-report = The report is in { $file }.
arena-head-entrant = entrant
arena-head-wins = wins
arena-head-share = share of wins
arena-head-margin = margin
arena-head-score = score
arena-head-rating = rating
arena-head-time = a choice
arena-of = of { $games }
arena-axis-score = final score
arena-axis-points = points a game
arena-axis-steps = actions a game
arena-axis-games = games
arena-axis-deals = deals
arena-source-tables = tables
arena-source-national-tables = national tables
arena-source-same-sex-tables = tables of one sex
arena-source-guests-seated = guests seated
arena-source-full-tables = full tables
arena-source-whole-hand = whole hand
arena-source-bar = bar
arena-source-minus-points = minus points
arena-chart-shares = Share of wins
arena-chart-shares-caption = A victory shared counts in parts. The line is the 95% interval; the dotted one is { $mark ->
    [asked] what was asked of the first entrant
   *[even] where all are equal
 }.
arena-chart-ratings = Ratings
arena-chart-ratings-caption = Openskill (Plackett–Luce), everybody from 25; the line is two standard deviations.
arena-chart-margins = Margins
arena-chart-margins-caption = Points ahead of the others at the end. Dot: mean. Box: half of all games. Line: nine games of ten.
arena-chart-scores = Scores
arena-chart-scores-caption = How often each final score was reached.
arena-chart-sources = What the points came from
arena-chart-sources-caption = Mean of a game. The stroke is the final score, minus points taken off.
arena-chart-lengths = Length of games
arena-chart-lengths-caption = How many actions the games had.
arena-chart-course = Share of wins, deal by deal
arena-chart-course-caption = Of all deals so far: the lines should have calmed down.
arena-report-title = Tournament
arena-report-table = Table
arena-report-against = Against each other
arena-report-against-caption = How the row does against the column: 50 % is even. Below: 95% interval.
arena-report-endings = How the games ended
arena-report-how = How it was played
arena-report-fair = Every deal was played from every seat with the same start seat, and counts as one observation.
arena-report-settled = A verdict is wrong in at most 5 of 100 tournaments, however often one looks at it while it is played.
arena-report-players = Who played, with versions and parameters:
arena-report-again = The same games again, as far as nobody looks at the clock:
arena-report-made = Made by Café International { $version }.
## The server

serve-address = The café is open at { $address } (Ctrl-C closes it)
serve-lan = The café is open in this house at { $address } (Ctrl-C closes it). Point a phone's camera here:
serve-descriptors = This system allows { $allowed } open files: { $possible } connections at once, and no more. For all of them raise the limit to { $wanted } (ulimit -n, or LimitNOFILE in a systemd unit).

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-thinking = Let me think …
phrase-your-turn = Your turn!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-again = One more?
phrase-bye = Goodbye!

## Bots: what they are called, and how they play

bot-level1 = Newcomer
bot-level1-about = New here: seats a guest or two and overlooks a lot. Perfect for a first game.
bot-level2 = Regular
bot-level2-about = Comes every day, plays with ease, and misses a good seat now and then.
bot-level3 = Waiter
bot-level3-about = Never misses a point, and always takes the turn that pays most.
bot-level4 = Maître d’
bot-level4-about = Strict and careful: watches what each turn leaves for you.
bot-level5 = Patron
bot-level5-about = Owns the place. Thinks about your reply before every turn.
bot-random = Chance
bot-random-about = Does anything the rules allow.
bot-greedy = Greedy
bot-greedy-about = Takes the most points, and thinks of nothing else.
