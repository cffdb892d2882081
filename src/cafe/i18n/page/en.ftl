# English, for the page. Guests, nations, refusals and phrases are in ../en.ftl.
# $guest is a guest in words, $name a player, $sum a sum such as "6 + 2 = 8", $cell a cell such as C2.

## The house

game-card = The card game
game-board = The board game
game-junior = Junior
about-board = 24 tables, open hands, jokers, and a bar that gets dearer. 2–4 players, from age 10.
about-card = Five tables that come and go, and a hand nobody sees. 2–5 players, from age 10.
about-junior = A point for every child seated, ten for a full table. 2–5 players, from age 6.
short-board = 2–4 players
short-card = 2–5 players
short-junior = 2–5 players, from age 6
start-title = Who sits with whom?
start-lead = Find every guest a seat at a table of their nation, in good company. One tap and you play.
play-now = Play now
learn = Learn in 3 minutes
rules = Rules
rules-why = In full, and by heart in three minutes
rules-of = { $game }: the rules
settings = Settings
settings-why = Language, light, sound, text size
opponents = Opponents
level = Level
friends = Play with friends
friends-why = Open a match, send the link
open-matches = Join a match
open-matches-why = Matches that wait for players
score-sheet = Score sheet
score-sheet-why = For the cards on the kitchen table
profile = My profile
profile-why = Your results, your strength, the best
editor = Ask the referee
editor-why = Set up a position, see every legal move
import = Watch a game again
import-why = Open a saved game
continue = Go on playing
forget = Remove from this list
footer = An open project for the Café International games of Rudi Hoffmann and Roland Siegers. Not connected with their publishers.
to-start = To the start
tools-label = Tools
sound-on = Switch sound on
sound-off = Switch sound off
close = Close
add = Add
remove = Remove
copied = Copied
copy-failed = Copying is not possible here: mark the link and copy it by hand.
one-moment = One moment …
offline-title = You are offline
offline-why = This part needs the café's server. The score sheet and the rules work without it.

## Faults

fault-offline = The café does not answer. Is it open?
fault-mishap = Something went wrong. Please try again.
fault-invalid = That could not be read.
fault-token = This link is not of this match.
fault-forbidden = That is not yours to do.
fault-origin = That came from another site.
fault-unknown = There is no such match.
fault-stale = Something has happened meanwhile; look again.
fault-not_now = That is not possible at this moment.
fault-full = There is no free place any more.
fault-name_taken = Somebody here has that name already.
fault-unfit_name = That name does not belong in a public place.
fault-too_large = That is too large.
fault-refused = The rules do not allow that.
fault-too_many = Slow down a little, please.
fault-closing = The café is closing for a moment.

## A match for friends

new-title = Play with friends
new-lead = Open a match and send the link. Nobody needs an account.
new-game = Which game
new-others = The others
new-person = A friend, by link
new-add = One more player
new-edition = Edition
edition-printed = As printed
edition-small = Corner café for two
new-plan = A floor plan of your own
new-plan-why = A row a line, two characters a cell: a nation for a table ({ $nations }), s for a chair, a dot for nothing. Every table needs four chairs.
new-plan-file = Or from a file
new-more = More choices
new-variant = Ladies' and gentlemen's tables
new-variant-card = The variant: four of one sex at one table pay 20, or 40 at their own nation's table.
new-variant-junior = The variant: a table of four girls or four boys pays 20.
new-public = Open to everybody
new-public-why = The match is listed for anyone to join.
new-rated = Rated
new-rated-why = It counts for the lists of the best, and nobody gets hints.
new-time = Time for a turn
time-none = As long as you like
time-minute = One minute
time-minutes = Three minutes
time-days = Two days
new-order = Who begins
order-lot = The lot decides, and the order too
order-given = You begin, the others follow as listed
new-series = How many games
series-one = One game
series-best = Best of { $count }
series-state = Game { $game }, best of { $best }.
series-wins = Games won: { $wins }.
new-open = Open the match
your-name = Your name
their-name = Their name
you-name = You
you = you
host = host
away = away
not-ready = has not answered yet
join = Join
join-by-link = Somebody sent you a link?
join-open = Open it
open-none = Nobody is waiting at the moment.
lobby-title = { $game }: who is playing?
lobby-waiting = { $count ->
    [one] One place is free
   *[other] { $count } places are free
 }
lobby-full = Everybody is here.
rated-told = This match is rated: it counts for the lists of the best, and nobody gets hints.
rated = rated
lobby-no-place = All places are taken. You can watch once the game has begun.
lobby-host-starts = { $name } starts the game when everybody is here.
place-free = A free place
place-remove = Remove
place-rename = Give { $name } another name
place-choose = Who plays at place { $number }
start = Start
leave = Leave
leave-sure = Leave; a bot plays for me
leave-not = Stay
own-link = My own link
own-link-why = Goes on with your game on another device. Whoever has it plays for you.
own-qr-label = QR code with your own link to this match
invite-title = Invite somebody
invite-why = Point a phone's camera at the square, or send the link.
qr-label = QR code with the link to this match
share-link = Share the link
hot-seat-add = Somebody plays on this device too
hot-seat-why = You hand the device over; a curtain hides the guests in between.
hot-seat-here = On this device: { $names }
curtain-title = { $name } is next
curtain-why = Hand the device over. Nobody else looks now.
curtain-open = I am { $name }
no-such-match = There is no such match
match-closed = This match was closed
match-closed-why = It ended without a result: its host left, or nobody came for a long time.
line-lost = Connection lost, trying again …
watching = watching

## The café

bar = Bar
bar-label = The bar: { $taken } places taken, { $free } free; the next one counts { $next }
floor-label = { $game }: the café
seat-label = Seat { $cell }, at { $tables }: { $who }
seat-free = free
seat-alone = no points, and somebody must join at once
seat-pays = { $sum } points
lay-here = Lay the new table at { $cell }
group-here = Begin a table of one sex: { $table }
zoom-in = Nearer
zoom-out = Farther
zoom-fit = The whole café
guests-left = { $count ->
    [one] one guest left to come
   *[other] { $count } guests left to come
 }
tables-left = { $count ->
    [one] one table left to come
   *[other] { $count } tables left to come
 }

## Playing

players-label = Players
player = Player
points = Points
score-label = points:
hand-label = Your guests
hand-best = { $guest }: up to { $points ->
    [one] one point
   *[other] { $points } points
 }
hand-none = { $guest }: cannot move now
hand-count = { $count ->
    [one] one guest
   *[other] { $count } guests
 }
face-down-count = { $count } face down
bot-stands-in = a bot stands in
replaced = A bot plays for you.
come-back = I am back
your-turn = Your turn
their-turn = { $name } is playing
prompt-may = You may { $what }.
prompt-seat = { $guest }: choose a place that lights up.
prompt-no-seat = { $guest }: no place now. Tap a seat to hear why.
prompt-guest = Who takes seat { $seat }?
prompt-waiting = { $guest } sits alone: somebody must join at once.
prompt-lay-table = Choose where the new table goes.
prompt-confirm = Finish your turn, or take it back.
prompt-reveals = Something new comes to light now; after that there is no way back.
may-seat = seat a guest
may-swap = swap a joker
may-bar = send a guest to the bar
may-discard = discard a guest
may-lay-down = lay a guest face down
may-lay-table = lay the table
may-open-group = begin a table of one sex
may-stop = finish
may-draw = draw a guest
may-pass = pass
may-declare-end = end the game
may-decline-end = play on
do-draw = Draw a guest
do-pass = Pass
do-declare-end = End the game
do-decline-end = Play on
do-discard = Discard
do-lay-down = Lay face down
finish = Finish
confirm = Confirm
take-back = Take back
hint = A hint
say-something = Say something
absent-ask = Let a bot play for { $name }
show-result = Show the result

## The log

log-label = What happened
log-empty = Nothing yet.
log-seat = { $name }: { $guest } to { $at }.
log-seat-points = { $name }: { $guest } to { $at }, { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
log-swap = { $name }: { $guest } in the joker's place at { $at }.
log-bar = { $name }: { $guest } to the bar.
log-bar-points = { $name }: { $guest } to the bar, { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
log-discard = { $name }: discards { $guest }.
log-lay-down = { $name }: { $guest } face down.
log-lay-down-hidden = { $name }: a guest face down.
log-open-group = { $name }: a table of one sex at { $at }.
log-lay-table = { $name }: the new table to { $at }.
log-stop = { $name }: done.
log-stop-points = { $name }: an empty hand, { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 } more.
log-draw = { $name }: draws.
log-declare-end = { $name }: ends the game.
log-decline-end = { $name }: plays on.
log-pass = { $name }: passes.
log-cleared = A full table: { $table } leaves with its guests.
log-table = A new table at { $cell }: { $table }.
log-turned = The table at { $cell } is complete.
log-drew = { $name }: { $count ->
    [one] one new guest
   *[other] { $count } new guests
 }.
log-drew-known = { $name }: new in hand { $guests }.
log-hand-size = A table all of one nation: { $name } now plays with { $size ->
    [one] one guest
   *[other] { $size } guests
 }.
log-over = The game is over: { $reason }.

## The end

result-you = You win with { $points ->
    [one] one point
   *[other] { $points } points
 }!
result-won = { $name } wins with { $points ->
    [one] one point
   *[other] { $points } points
 }
result-shared = { $names } share the victory with { $points ->
    [one] one point
   *[other] { $points } points
 }
from-tables = Mixed tables
from-national_tables = National tables
from-same_sex_tables = Tables of one sex
from-guests = Children seated
from-full_tables = Full tables
from-bar = Bar
from-whole_hand = Whole hand
from-penalty = Left over
rematch = Once more
rematch-join = To the rematch
rematch-accept = Yes, I play again
replay = Watch again
look-at-cafe = Look at the café
export = Save the game

## Settings

language = Language
language-auto = As in the browser
theme = Light
theme-auto = As on the device
theme-light = By day
theme-dark = In the evening
motion = Movement
motion-auto = As on the device
motion-less = Little
set-sound = Sound
set-sound-why = Chairs, coins, and a bell when it is your turn
set-greetings = Greetings
set-greetings-why = Guests say hello in their language
set-quick = Quick turns
set-quick-why = A single move that ends the turn counts at once
set-notices = Notices
set-notices-why = Tell me when it is my turn and I look elsewhere
settings-kept = All of this stays in this browser.

## Watching again

import-lead = Choose a game that was saved as a file (cafe-game/1).
import-choose = Choose a file
replay-begin = The game begins.
replay-step = Step
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-as = Seen by
replay-open = everybody's guests
replay-spectator = a spectator

## The score sheet

sheet-lead = Write down what you play with real cards. It stays in this browser and works offline.
sheet-player = Player { $number }
sheet-mixed = Mixed table
sheet-national = National table
sheet-variant = Four of one sex
sheet-number = Or another number
sheet-write = Write down { $points }
sheet-undo = Undo
sheet-end = End the game
sheet-end-why = Two minus points for each guest in hand or face down.
sheet-done = Count
sheet-not-yet = Not yet
sheet-new = New sheet

## Lessons

learn-step = Step { $step } of { $of }
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-again = Try again
learn-play = To the games
learn-paid = Right: { $sum } points.
learn-right = Right.
learn-more = That pays { $points }. There is a better place!
learn-other = That is allowed, but try the other thing first.
learn-take-guest = First tap a guest in the hand.
learn-try-refused = That one is allowed. Try a place that does not light up.

learn-card-welcome-title = Five tables, twelve chairs
learn-card-welcome = Every table belongs to a nation. A guest sits down where at least one table beside the chair is of their nation. A chair may touch one table or three.
learn-card-seat-title = Seat your first guest
learn-card-seat = A gentleman from Russia sits at the Russian table. Tap the lady from Russia, then a chair that lights up. Two at a table pay 2; if all are of the table's own nation, twice that.
learn-card-shared-title = One chair, several tables
learn-card-shared = The chair between the tables counts at each of them where somebody sits already. Find the chair that pays 6.
learn-card-company-title = Mixed company
learn-card-company = At every table ladies and gentlemen keep each other company: never two of one sex alone, never three. Try to seat this second gentleman at the Russian table and see what happens.
learn-card-alone-title = Nobody sits alone
learn-card-alone = Nobody is here yet. You may seat somebody alone if your very next guest joins them. Seat both Italians at the Italian table.
learn-card-full-title = A full table
learn-card-full = The fourth guest pays most: 4 points, or 8 at a national table. Then the table leaves with its guests and a new one comes. Find the place that pays 10.
learn-card-draw-title = When nothing fits
learn-card-draw = In a turn you seat one to three guests, or you draw one. None of these guests has a place: draw.
learn-card-end-title = The end
learn-card-end = The game ends when the tables or the guests run out, or when somebody with an empty hand says so. Every guest left over costs 2 points. Most points win. That is all!

learn-board-welcome-title = The great café
learn-board-welcome = 24 tables, two of each nation, and the bar in the middle. Guests sit beside a table of their nation. Everybody sees everybody's guests.
learn-board-seat-title = Seat your first guest
learn-board-seat = A gentleman from Central Africa sits top left. Tap the lady from Central Africa, then a chair that lights up beside him. Two at a table pay 2; if all are of the table's own nation, twice that.
learn-board-shared-title = A chair for two tables
learn-board-shared = The chair between two tables counts at both. Find the place that pays 8.
learn-board-company-title = Mixed company
learn-board-company = At every table ladies and gentlemen keep each other company: never two of one sex alone, never three. Try to seat this second gentleman at the same table.
learn-board-joker-title = Jokers
learn-board-joker = A joker is at home at every table. Put the lady joker where she pays 8.
learn-board-swap-title = Take a joker
learn-board-swap = Somebody of the same sex and the right nation may take a joker's chair; the joker comes to your hand. Swap the lady from Central Africa for the joker.
learn-board-bar-title = The bar
learn-board-bar = Who finds no place goes to the bar. The first five places pay, the others cost more and more. Send somebody there.
learn-board-end-title = The end
learn-board-end = Fill a table with its own nation, and from then on you hold one guest fewer. When the chairs, the bar or the bag run out, or somebody has no guests left, the game ends: minus 5 for a guest, minus 10 for a joker still there. Most points win.

learn-junior-welcome-title = Tables with four flags
learn-junior-welcome = Each side of a table lies between two flags. Children from these two countries may sit there.
learn-junior-seat-title = Seat a child
learn-junior-seat = Tap the girl from China, then a chair beside a Chinese flag. Every child pays one point.
learn-junior-side-title = The right side
learn-junior-side = A child needs its flag on that very side. Try to seat the girl from France where no French flag is.
learn-junior-many-title = As many as you like
learn-junior-many = Seat three children in one turn. At a table sit at most two girls and two boys.
learn-junior-full-title = A full table
learn-junior-full = The fourth child pays ten points more and ends the turn. Seat the boy from France at the table where three sit.
learn-junior-swap-title = Swap a joker
learn-junior-swap = A girl whose flag fits may take the girl joker's chair, and the joker comes to your hand. Swap the girl from Germany for her.
learn-junior-discard-title = Nothing fits?
learn-junior-discard = Then discard as many as you like, and draw new ones. Discard somebody.
learn-junior-end-title = The end
learn-junior-end = You always draw up to six. When no children or no chairs are left, the game ends. A joker still in hand costs 5 points. Most points win.

## The position editor

editor-clear = Clear
editor-guests = Guests
editor-tables = Tables
editor-players = Players
editor-ask = Ask
editor-guests-why = Choose a guest, then tap chairs. Without a guest a tap clears the chair.
editor-hand-why = Tap who is in this hand; tap them above to take them out.
editor-tables-why = Choose a table, then tap where it stands. Without one a tap takes it away.
editor-ask-why = Tap a guest of the hand, then a chair: the referee tells you.
editor-hand = Hand
editor-to-move = to move
editor-turn-of = { $name } is to move
editor-players-count = How many play
editor-unseen = Unknown guests
editor-hand-size = Hand size
editor-face-down = Guests face down
editor-more = More of this position
editor-guests-left = Guests left to come
editor-tables-left = Tables left to come
editor-first-turn = The first turn of the game
editor-bar-why = Choose a guest, then tap the bar. Tap them here to take them away.
editor-no-more = There are no more of them.
editor-best = A good turn
editor-legal = Allowed: { $sum } points.
editor-legal-moves = { $count ->
    [one] One legal move
   *[other] { $count } legal moves
 }

## Tables by their nation

table-CF = Central Africa
table-CN = China
table-CU = Cuba
table-DE = Germany
table-ES = Spain
table-FR = France
table-GB = Great Britain
table-GL = Greenland
table-IN = India
table-IT = Italy
table-JM = Jamaica
table-KE = Kenya
table-MX = Mexico
table-RU = Russia
table-TR = Turkey
table-US = United States

## Advice: hints, good turns, and a game looked back on. $chance and $cost are shares such as 58%

advice-wait = Thinking …
advice-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
advice-chance = { $chance } to win
advice-others = Other good turns
advice-show = Lay it out
lookback = Look back
lookback-why = Every turn again: what was best, and who was winning.
lookback-wait = Looking at every turn …
lookback-curve = Who was winning: everybody's chance, turn by turn
lookback-turns = Turns with a better one
lookback-none = Every turn was as good as the best.
lookback-best = The best turn there was.
lookback-better = Better was:
lookback-cost = cost { $cost } of a win
lookback-score = { $best } of { $turns } turns were the best

## The puzzle of the day

puzzle = Puzzle of the day
puzzle-why = One hand, one turn: find the best
puzzle-lead = Your turn: find the one that pays most. Whoever always takes the best guest first makes { $points ->
    [one] one point
   *[other] { $points } points
 }. There is more!
puzzle-number = { $day }, number { $number }
puzzle-more = Puzzle number { $number }
puzzle-try = That is it
puzzle-found = Found! { $points ->
    [one] One point
   *[other] { $points } points
 }: nothing pays more.
puzzle-not = { $points ->
    [one] One point
   *[other] { $points } points
 }. There is a turn that pays more.
puzzle-give-up = Show me
puzzle-shown = The best turn pays { $points ->
    [one] one point
   *[other] { $points } points
 }.
puzzle-again = Try again
puzzle-another = Another one
puzzle-solved = solved

## Watching, text size

watch = Matches to watch
watch-none = No public match is being played at the moment.
text-size = Text size

## The profile and the best of each game

profile-lead = A profile counts your games under one name, on all your devices. It has no password: its secret link is the key.
profile-make = Make a profile
profile-rename = Change the name
profile-results = Your games
profile-none = No game has been counted yet.
profile-link = Your secret link
profile-link-why = Open it on your other devices, and keep it well: whoever has it is you.
profile-link-renew = Make a new link
profile-link-renew-sure = Make it: the old one stops working everywhere
profile-qr-label = QR code with the secret link of your profile
profile-gone = No profile belongs to this link.
profile-other = This device has the profile { $name } already. Take the one of the link instead?
profile-use = Take the one of the link
profile-keep = Keep mine
profile-delete = Delete the profile
profile-delete-sure = Delete it with all its results
profile-strength = Strength
profile-games = Games
profile-wins = Won
leaderboard = The best
leaderboard-none = Nobody yet.
leaderboard-people = People
leaderboard-bots = Computer players
leaderboard-why = Rated matches count, played by people with a profile, also against computer players. A place here needs games with { $count } different opponents; the same two count less and less within a day, and a game of seconds not at all. The strength is what is sure so far: it grows with every game that confirms it.
