# English: tournaments, many games played or counted, and reports of them.

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
arena-interrupted = interrupted after { $games } of { $total } games
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
arena-report-again = The same games again, unless somebody plays by the clock:
arena-report-made = Made by Café International { $version }.
arena-kind = { $game }, { $players } players
arena-seed = seed { $seed }

## Many games played: cafe simulate

simulate-title = { $game }, { $games ->
    [one] 1 game
   *[other] { $games } games
 }, seed { $seed }
simulate-head-player = player
simulate-head-bot = bot
simulate-head-score = mean score
simulate-head-minus = mean minus points
simulate-head-wins = wins
simulate-steps = actions a game: { $steps }
simulate-ended = ended by { $rule } ({ $reason }): { $count } ({ $share } %)
simulate-speed = games a second: { $games }

## Games on record counted: cafe stats

stats-heading = { $kind }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }{ $unfinished ->
    [0] {""}
   *[other] , { $unfinished } more not over
 }
stats-lengths = Actions a game: { $low } to { $high }, median { $middle }.
stats-endings = Ended by { $endings }.
stats-ending = { $rule } { $share } % ({ $reason })
stats-won-by = Won by { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
stats-won-by-span = Won by { $least } to { $most ->
    [one] 1 point
   *[other] { $most } points
 }, median { $middle }.
stats-shared = Shared victories: { $count }.
stats-edition = edition { $edition }
stats-plan = another plan ({ $number })
stats-refused = { $where }: refused by { $rule }, left out
stats-none = there is no game that is over
stats-by-player = player
stats-by-seat = seat
stats-by-order = order
stats-seat = seat { $number }
stats-start = start player
stats-turn = { $number }. in turn
stats-head-games = games
stats-head-wins = wins
stats-head-score = score
stats-head-lead = lead
stats-chart-scores = Scores
stats-chart-scores-caption = How many players scored how much.
stats-chart-lengths = Length of games
stats-chart-lengths-caption = How many actions the games had.
stats-chart-margins = Won by
stats-chart-margins-caption = By how many points games were won.
stats-chart-wins = Wins by turn order
stats-chart-wins-caption = The dotted line is an even share.
stats-chart-sources = Where points came from
stats-chart-sources-caption = Points a game, by turn order.
stats-page-title = Statistics of games
stats-page-region = { $heading }, by { $group }
stats-page-note = Wins: a shared victory is shared. Score and what follows are points a game; the lead is over the best of the others.
