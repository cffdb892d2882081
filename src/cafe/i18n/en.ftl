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
refusal-turn = you can't do that now
refusal-turn-player = it is someone else's turn
refusal-turn-game = there is no such move in this game
refusal-hand = { $guest } is not in this hand
refusal-G3-taken = this chair is taken
refusal-G3-none = there is no chair here
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
refusal-K8 = you can draw only if you hold fewer than twelve guests and some are left to draw
refusal-K8-top = another guest lies on top of the stock
refusal-K9 = you can lay a guest face down only if you hold twelve
refusal-K12 = this table wouldn't have four ladies or four gentlemen
refusal-B13 = this table wouldn't have four ladies or four gentlemen
refusal-B8 = the bar takes no jokers, and nobody once it is full
refusal-B9 = a swap needs a joker on this chair, and a guest of the same sex who could sit there
refusal-J9 = a swap needs a joker on this chair, and a child of the same sex with the right flag
refusal-J7 = the new table goes next to the full one, or anywhere if there is no room
refusal-J13 = three girls or three boys are here already: only a fourth can join
refusal-J13-third = after the third, seat the fourth at this table too, or stop
refusal-hand-group = not all of these guests are in this hand
refusal-G3-group = one of these chairs is taken, or is no chair
refusal-K5-group = one of these guests would have no table of their own country
refusal-B6-group = one of these guests would have no table of their own country
refusal-G5-group = at another table, two ladies or two gentlemen would be left on their own, or three would sit together
refusal-G6-group = one of these guests would sit alone
refusal-points = the points are { $expected }, not { $given }
refusal-result = the result is { $expected }, not { $given }
refusal-result-not-over = the game is not over yet, so it has no result

## How a game ended

reason-K10a = there were no tables left
reason-K10b = the last guest was drawn
reason-K10c = someone with an empty hand ended it
reason-B11a = the last chair was taken
reason-B11b = the bar was full
reason-B11c = someone had no guests left
reason-B11d = there were hardly any guests left to draw
reason-B11e = everyone passed
reason-J11a = the last chair was taken
reason-J11b = there were no children left
reason-forfeit = a program that was playing broke down and so lost

## Hints and reviews; { $table } and { $seat } are cells

why-fills_table = completes a table: { $table } ({ $points })
why-national = double points: { $table } ({ $points })
why-bar_pays = the bar pays { $points }
why-bar_costs = the bar costs { $points }
why-whole_hand = seats the whole hand ({ $points } extra)
why-draw = draws a guest
    .junior = draws a child
why-lay_down = lays a guest face down
why-discard = discards
    .junior = swaps a child for a new one
why-declare_end = ends the game
why-decline_end = plays on
why-pass = nothing else is possible
why-wastes_joker = wastes a joker ({ $seat }): another guest could sit there
    .junior = wastes a joker ({ $seat }): another child could sit there
why-takes_joker = wins back the joker ({ $seat })
why-leaves_open = leaves { $points ->
    [one] 1 point
   *[other] { $points } points
 } for the others: { $table }
why-leaves_open_national = leaves a one-country table for the others: { $table } ({ $points })
why-leaves_one_seat = leaves a single chair: { $table }
why-but = but { $reason }

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
    .f = Waitress
bot-level3-about = Never misses a point, and always takes the turn that pays most.
bot-level4 = Maître d’
bot-level4-about = Strict and careful: watches what each turn leaves for you.
bot-level5 = Owner
bot-level5-about = Owns the place. Thinks about your reply before every turn.
bot-random = Chance
bot-random-about = Does anything the rules allow.
bot-greedy = Greedy
bot-greedy-about = Takes the most points, and thinks of nothing else.
