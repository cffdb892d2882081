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
rules-why = In full, with examples
settings = Settings
opponents = Opponents
level = Level
bot-random = Carefree
bot-greedy = Clever
friends = Play with friends
friends-why = Open a match, send the link
open-matches = Join a match
open-matches-why = Matches that wait for players
score-sheet = Score sheet
score-sheet-why = For the cards on the kitchen table
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
new-more = More choices
new-variant = Ladies' and gentlemen's tables
new-variant-card = The variant: four of one sex at one table pay 20, or 40 at their own nation's table.
new-variant-junior = The variant: a table of four girls or four boys pays 20.
new-public = Open to everybody
new-public-why = The match is listed for anyone to join.
new-time = Time for a turn
time-none = As long as you like
time-minute = One minute
time-minutes = Three minutes
time-days = Two days
new-series = How many games
series-one = One game
series-best = Best of { $count }
series-state = Game { $game }, best of { $best }.
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
lobby-no-place = All places are taken. You can watch once the game has begun.
lobby-host-starts = { $name } starts the game when everybody is here.
place-free = A free place
place-remove = Remove
place-choose = Who plays at place { $number }
start = Start
leave = Leave
copy-personal = Copy my own link (for another device)
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
hint-says = A good turn: { $steps } ({ $points ->
    [one] one point
   *[other] { $points } points
 }).
say-something = Say something
absent-ask = Let a bot play for { $name }
show-result = Show the result

## The log

log-label = What happened
log-empty = Nothing yet.
log-seat = { $name } seats { $guest } at { $at }.
log-seat-points = { $name } seats { $guest } at { $at }: { $sum ->
   *[other] { $sum }
 } points.
log-swap = { $name } puts { $guest } in a joker's place at { $at }.
log-bar = { $name } sends { $guest } to the bar.
log-bar-points = { $name } sends { $guest } to the bar: { $sum }.
log-discard = { $name } discards { $guest }.
log-lay-down = { $name } lays { $guest } face down.
log-lay-down-hidden = { $name } lays a guest face down.
log-open-group = { $name } begins a table of one sex at { $at }.
log-lay-table = { $name } lays the new table at { $at }.
log-stop = { $name } finishes.
log-stop-points = { $name } emptied the hand: { $total } points more.
log-draw = { $name } draws.
log-declare-end = { $name } ends the game.
log-decline-end = { $name } plays on.
log-pass = { $name } passes.
log-cleared = Full house: { $table } leaves with its guests.
log-table = A new table at { $cell }: { $table }.
log-turned = The table at { $cell } is complete.
log-drew = { $name } draws { $count ->
    [one] one guest
   *[other] { $count } guests
 }.
log-drew-known = { $name } gets { $guests }.
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
from-tables = Tables
from-bar = Bar
from-bonus = Bonus
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
