# English: the terminal, the command line and the server.
# What one types (seat, draw, hint, ...) is the same in every language.

## Playing

play-welcome = Café International, { $game }: { $players }. The first turn: { $start }.
play-help = Type a number or an action, ? for help, quit to leave.
play-you = You
play-game-card = card
play-game-board = board
play-game-junior = junior
play-legend-card = [RU] is a table, RUf the lady and RUm the gentleman from Russia, a dot a free seat.
play-legend-board = [RU] is a table, RUf the lady and RUm the gentleman from Russia, JKf and JKm are jokers, a dot a free chair.
play-legend-junior = [] is a table with a flag at each corner; a side admits the two flags at its ends. CNf is a girl and CNm a boy from China, JKf and JKm are jokers, a dot a free seat.
play-actions-card =
    seat RUf C2    put a guest on a seat, up to three a turn, then stop
    draw           draw a guest instead
    lay_down RUf   with twelve guests in hand, lay one face down
    open_group C3  in the variant: fill a table with ladies or gentlemen only
play-actions-board =
    seat RUf C2    put a guest on a chair, up to two a turn, then stop
    bar RUf        send a guest to the bar
    swap RUf C2    take a joker off its chair, with a guest in its place
    open_group L4  in the variant: fill a table with ladies or gentlemen only
play-actions-junior =
    seat CNf E4    put a child on a seat, as many as you like, then stop
    discard CNf    or discard as many as you like, then stop
    swap CNf E4    take a joker off its seat, with a child in its place
    lay_table K5   where the new table goes
play-commands =
    hint           the best turns, what they are worth and why
    why 3          what the rules say of an action: its points by table, or why not (why seat RUf C2 too)
    undo           take back to your own last decision, even if a new guest has been revealed since
    quit           leave
    (+8)           the points of an action; ({ play-note-alone }) means that it scores nothing and the next guest must join it
    The rules with their ids are in docs/rules.
play-note-alone = alone
play-your-turn = Your turn ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 } so far this turn)
play-prompt = Your choice:
play-moved = { $name }: { $action }
play-moved-points = { $name }: { $action }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $tables }
play-table-replaced = The table { $old } at { $cell } is full: its guests get up and leave, and { $new } takes its place.
play-table-left = The table { $old } at { $cell } is full: its guests get up and leave.
play-table-laid = A new table is laid at { $cell }: { $table }.
play-draws = { $name }: draws { $guests }
play-draws-you = You drew { $guests }.
play-hand-size = A table all from one country: { $size ->
    [0] { $name } draws no more guests
    [one] { $name } now holds only 1 guest
   *[other] { $name } now holds only { $size } guests
 } (B10).
play-hand-size-you = A table all from one country: { $size ->
    [0] you draw no more guests
    [one] you now hold only 1 guest
   *[other] you now hold only { $size } guests
 } (B10).
play-undone = Taken back: { $actions }
play-not-understood = That is none of the actions: { $text }. Type a number from 1 to { $most }, or ? for help.
play-legal = Legal, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $tables }
play-alone = Legal, no points: the guest would be alone and your next placement must join (G6)
play-nothing-to-undo = There is nothing to take back.
play-over = The game is over ({ $rule }): { $reason }.
play-won = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
play-won-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
play-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
 } each.
play-final = { $name }: { $score } ({ $made } scored, { $minus } off for guests left over)
play-bye = Goodbye.
play-thinks = { $name } is thinking …

## Drawing a position

draw-bar = Bar
draw-guests-left = guests left { $count }
draw-tables-left = tables left { $count }
draw-waiting = a guest waits at { $seat }
draw-group = a group gathers at { $table }
draw-next-table = table to lay: { $table }
draw-variant = { $game ->
    [junior] girls' and boys' tables
   *[other] ladies' and gentlemen's tables
 }
draw-hand = { $count ->
    [one] 1 guest
   *[other] { $count } guests
 }
draw-hand-size = hand size { $size }
draw-face-down = face down { $count }
show-ending = Final scores { $scores }; won by { $names }.

## Hints and reviews

hint-thinking = Thinking …
hint-turn = { $actions }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $chance }% chance to win, { $margin } at the end{ $reasons }
review-player = { $short } is { $name }
review-turn = { $number } { $name }: { $played } ({ $points }) { $verdict }
review-best = best
review-better = −{ $cost }% chance to win, { $margin } points lost{ $against }; better: { $best } ({ $points }){ $reasons }
review-chances = { $number } { $chances }
review-chances-title = Chances to win, in per cent, before the actions named, each time as the player to move could see it:
review-summary = { $name }: { $turns ->
    [one] 1 choice
   *[other] { $turns } choices
 }, best: { $best }; all others together at most about −{ $cost }% chance to win
review-progress = Looking at every turn

## Puzzles

puzzles-progress = Looking for puzzles
puzzles-fewer = { $found ->
    [0] There is no puzzle in these games; wanted: { $wanted }.
    [one] There is one puzzle in these games; wanted: { $wanted }.
   *[other] There are { $found } puzzles in these games; wanted: { $wanted }.
 }

## The server

serve-address = The café is open at { $address } (Ctrl-C closes it)
serve-lan = The café is open in this house at { $address } (Ctrl-C closes it). Point a phone's camera here:
serve-descriptors = This system allows { $allowed } open files: { $possible } connections at once, and no more. For all of them raise the limit to { $wanted } (ulimit -n, or LimitNOFILE in a systemd unit).

## Links, as other programs show them

preview-game = { $game ->
    [board] the board game
    [card] the card game
   *[junior] Junior
 }
preview-house-about = Who sits with whom? The board game, the card game and Junior, right in your browser.
preview-match = A table is waiting for you
preview-match-about = Join a game of Café International, or watch it. No account needed.
preview-replay = A game, step by step
preview-replay-about = Watch a game of Café International again, guest by guest.
preview-table = A café on the big screen
preview-table-about = Everybody sees the café, and every phone shows its own guests.
preview-puzzle = Puzzle no. { $number }, { $strength ->
    [easy] easy
    [hard] hard
   *[expert] for experts
 }
preview-puzzle-about = One turn of { $game }: can you find the best?
preview-daily = The puzzle of the day
preview-daily-about = One hand, one turn: can you find the best?
preview-rules = The rules of { $game }
preview-rules-about = Everything, short and clear.
preview-learn = Learn { $game } in three minutes
preview-learn-about = Eight small steps, and you can play.
