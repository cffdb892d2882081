# English, for the page. Guests, nations, refusals and phrases are in ../en.ftl.
# $guest is a guest in words, $name a player, $sum a sum such as "6 + 2 = 8", $cell a cell such as C2.

# A message may have an attribute `junior`: what is said instead where children play.

## The house

game-card = The card game
game-board = The board game
game-junior = Junior
about-board = 24 tables, open hands, jokers, and a bar that gets more expensive with every guest. 2–4 players, ages 10 and up.
about-card = Five tables that come and go, and a hand only you can see. 2–5 players, ages 10 and up.
about-junior = A point for every child you seat, ten for a full table. 2–5 players, ages 6 and up.
short-board = 2–4 players
short-card = 2–5 players
short-junior = 2–5 players, ages 6 and up
start-title = Who sits with whom?
start-lead = Find every guest a seat at a table from home, in good company. Ready when you are.
play-now = Play now
learn = Learn in 3 minutes
rules = Rules
rules-why = Everything, short and clear
rule-ids = Rule numbers
rules-of = { $game }: the rules
settings = Settings
settings-why = Language, theme, sound, text size
opponents = Opponents
level = Level
friends = Play with friends
friends-why = Open a match and send the link
open-matches = Join a match
open-matches-why = Matches waiting for players
score-sheet = Score sheet
score-sheet-why = For real cards at the kitchen table
profile = My profile
profile-why = Your games, your rating, the top players
editor = Ask the referee
editor-why = Set up any position, see every legal move
import = Replay a game
import-why = Open a game you saved
continue = Continue playing
forget = Remove from this list
footer = An open project for the Café International games of Rudi Hoffmann and Roland Siegers. Not connected with their publishers.
to-start = Home
tools-label = Tools
sound-on = Turn sound on
sound-off = Turn sound off
close = Close
add = Add
remove = Remove
copied = Copied
copy-failed = Copying doesn't work here. Select the link and copy it yourself.
one-moment = Just a moment …
offline-title = You are offline
offline-why = This part needs the café's server. Everything you play on one device works without it.
not-found = This page doesn't exist
not-found-why = Maybe the link has a typo?
back-to-game = Back to the game

## Faults

fault-offline = The café isn't answering. Is it open?
fault-mishap = Something went wrong. Please try again.
fault-invalid = We couldn't read that.
fault-token = This link belongs to another match.
fault-forbidden = You can't do that.
fault-origin = Please open the café on its own page and try again there.
fault-unknown = We can't find that.
fault-stale = Something just changed. Have another look.
fault-not_now = That's not possible right now.
fault-full = All places are taken.
fault-name_taken = Someone here already has that name.
fault-unfit_name = Please choose another name: everyone here can see it.
fault-too_large = That is too large.
fault-refused = The rules don't allow that.
fault-too_many = Slow down a little, please.
fault-closing = The café is restarting. Just a moment …

## A match for friends

new-title = Play with friends
new-lead = Open a match and send the link. Nobody needs an account.
new-game = Which game?
new-others = The others
new-person = A friend, by link
new-add = Add a player
new-edition = Edition
edition-printed = As printed
edition-small = Corner café for two
new-plan = Your own floor plan
new-plan-why = One line for each row, two characters for each square: a country's code is a table ({ $nations }), s a chair, a dot an empty square. Every table needs four chairs.
new-plan-file = Or from a file
new-more = More options
new-variant = Ladies' and gentlemen's tables
    .junior = Girls' and boys' tables
new-variant-card = Variant: four ladies or four gentlemen at one table score 20, or 40 at their own country's table.
new-variant-junior = Variant: a table of four girls or four boys scores 20.
new-public = Open to everyone
new-public-why = Your match is listed, and anyone can join.
new-rated = Rated
new-rated-why = It counts for the rankings, and there are no hints.
new-time = Time per turn
time-none = No limit
time-minute = 1 minute
time-minutes = 3 minutes
time-days = 2 days
new-order = Who starts?
order-lot = Random start and order
order-given = You start, the others follow in this order
new-series = How many games?
series-one = One game
series-best = Best of { $count }
series-state = Game { $game } of { $best }.
series-next = Game { $game } of { $best }
series-wins = Games won: { $wins }.
terms-seconds = { $seconds ->
    [one] 1 second per turn
   *[other] { $seconds } seconds per turn
 }
terms-minutes = { $minutes ->
    [one] 1 minute per turn
   *[other] { $minutes } minutes per turn
 }
terms-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
 }
new-open = Open the match
your-name = Your name
their-name = Their name
name-wanted = Please say what you are called.
you-name = You
you = you
host = host
away = away
nameless = Guest
not-ready = not ready yet
join = Join
join-by-link = Got a link from a friend?
join-open = Open it
open-none = Nobody is waiting right now.
lobby-title = { $game }: who's playing?
lobby-waiting = { $count ->
    [one] One place is free
   *[other] { $count } places are free
 }
lobby-full = Everyone is here.
rated-told = This match is rated: it counts for the rankings, and there are no hints.
rated = rated
lobby-unready = Waiting for { $names } …
lobby-no-place = All places are taken. You can watch once the game has started.
lobby-host-starts = { $name } starts the game as soon as everyone is here.
place-free = Free place
place-remove = Remove
place-rename = Rename { $name }
place-choose = Who plays in place { $number }?
start = Start
leave = Leave
leave-sure = Leave, and let a bot play for me
leave-not = Stay
own-link = My personal link
own-link-why = Continue your game on another device. Anyone who has this link can play for you.
own-qr-label = QR code of your personal link to this match
report = Report a player
report-why = Whoever runs this café will read it. The other player is not told.
report-name = Offensive name
report-behaviour = Bad behaviour
report-thanks = Thank you. We've passed it on.
invite-title = Invite a friend
invite-why = Scan the code with a phone, or send the link.
table-title = The table on the big screen
table-join = Scan the code with your phone: your guests appear there.
    .junior = Scan the code with your phone: your children appear there.
table-open = Show the table on this screen
table-own = My guests on my phone
    .junior = My children on my phone
invite-local = Right now only this computer can open the café. To let phones in, start it with “make play LAN=1” or “cafe serve --lan”.
qr-label = QR code of the link to this match
share-link = Share the link
share-moment = Share this moment
share-result = Share as a picture
look-back = Look back
share-puzzle = Share the puzzle
hot-seat-add = Someone else plays on this device
hot-seat-why = You pass the device around. A curtain hides everyone's guests between turns.
    .junior = You pass the device around. A curtain hides everyone's children between turns.
hot-seat-here = On this device: { $names }
curtain-title = { $name } is next
curtain-why = Pass the device on. No peeking!
curtain-open = I'm { $name }
no-such-match = This match doesn't exist
match-closed = This match is closed
match-closed-why = It ended without a result: the host left, or nobody came for a long time.
line-lost = Connection lost. Reconnecting …
watching = watching

## The café

bar = Bar
bar-label = The bar: { $taken } taken, { $free } free. The next place counts { $next }.
floor-label = { $game }: the café
seat-label = { $place }: { $who }
seat-free = free
seat-alone = No points yet: someone must join right away.
seat-pays = { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }
lay-here = Put the new table here
group-here = Start a ladies' or gentlemen's table: { $table }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = The whole café
guests-left = { $count ->
    [one] 1 guest still to come
   *[other] { $count } guests still to come
 }
    .junior = { $count ->
        [one] 1 child still to come
       *[other] { $count } children still to come
    }
tables-left = { $count ->
    [one] 1 table still to come
   *[other] { $count } tables still to come
 }
at-CF = at the Central African table
at-CN = at the Chinese table
at-CU = at the Cuban table
at-DE = at the German table
at-ES = at the Spanish table
at-FR = at the French table
at-GB = at the British table
at-GL = at the Greenlandic table
at-IN = at the Indian table
at-IT = at the Italian table
at-JM = at the Jamaican table
at-KE = at the Kenyan table
at-MX = at the Mexican table
at-RU = at the Russian table
at-TR = at the Turkish table
at-US = at the American table
at-between = between the tables of { $tables }
at-flags = by the flags of { $flags }
at-nowhere = on a chair without a table
at-side = { $place }, { $side ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
 }

## Playing

players-label = Players
player = Player
points = Points
score-label = points:
hand-label = Your guests
    .junior = Your children
hand-best = { $guest }: up to { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
hand-none = { $guest }: fits nowhere right now
hand-empty = No guests left.
    .junior = No children left.
left-over = { $points } for guests left over at the end
    .junior = { $points } for jokers left over at the end
left-over-why = { $hand } in hand{ $down ->
    [0] {""}
   *[other] , { $down } face down
}: { $points } at the end
hand-count = { $count ->
    [one] one guest
   *[other] { $count } guests
 }
    .junior = { $count ->
        [one] one child
       *[other] { $count } children
    }
face-down-count = { $count } face down
bot-stands-in = a bot is playing
replaced = A bot is playing for you.
come-back = I'm back
your-turn = Your turn
their-turn = { $name } is playing
prompt-may = You can { $what }.
prompt-nobody = Nobody else fits. Finish your turn.
    .junior = Nobody else fits. Tap the green button.
prompt-draw = Nobody fits right now. Draw a guest.
prompt-seat = { $guest }: tap a chair that lights up.
    .junior = { $guest }: tap a chair that glows.
prompt-bar = { $guest }: only the bar is left. Tap the bar.
prompt-no-seat = { $guest } doesn't fit anywhere right now. Tap a chair to see why.
prompt-swap-child = Nobody can sit down: swap a child.
prompt-guest = Who sits here?
prompt-waiting = { $guest } is alone. Someone must join right away.
prompt-lay-table = Where does the new table go?
prompt-confirm = Finish your turn, or take it back.
    .junior = Tap the green button.
prompt-reveals = Confirm to draw. After that you can't take anything back.
    .junior = Tap the green button. After that you can't take anything back.
prompt-reveals-table = Full table! Everyone leaves and a new table is turned up. After that you can't take anything back.
guide-guest = Tap one of your guests.
    .junior = Tap a child.
guide-seat = Now tap a chair that lights up. The number is what you score.
    .junior = Now tap a chair that glows.
guide-pair = Now tap a chair with two heads. Someone must join right away.
guide-finish = Well done! Add another guest, or finish your turn.
    .junior = Well done! Tap another child, or the green button.
guide-draw = Nobody fits right now. Draw a guest.
may-seat = seat a guest
    .junior = seat a child
may-swap = swap a joker
may-bar = send a guest to the bar
may-discard = discard a guest
    .junior = swap a child for a new one
may-lay-down = lay a guest face down
may-lay-table = place the table
may-open-group = start a ladies' or gentlemen's table
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
    .junior = New child
do-lay-down = Lay face down
turn-bar = to the bar
turn-discard = to the discard pile
    .junior = for a new child
turn-lay-down = face down
finish = Finish
confirm = Confirm
take-back = Take back
hint = Hint
hint-close = Close the hint
say-something = Say something
reactions = React
reaction-laugh = Laugh
reaction-clap = Applause
reaction-wow = Wow
reaction-love = Lovely
reaction-sad = Oh no
reaction-phew = Phew
absent-ask = Let a bot play for { $name }
absent-wait = { $name } is away. A bot can step in after { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }.
why = Why?
show-result = Show the result

## The log

log-label = What happened
log-empty = Nothing yet.
log-seat = { $name } seats { $guest } { $place }.
log-seat-you = You seat { $guest } { $place }.
log-seat-points = { $name } seats { $guest } { $place }: { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
log-seat-points-you = You seat { $guest } { $place }: { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
log-swap = { $name } swaps { $guest } for the joker { $place }.
log-swap-you = You swap { $guest } for the joker { $place }.
log-bar = { $name } sends { $guest } to the bar.
log-bar-you = You send { $guest } to the bar.
log-bar-points = { $name } sends { $guest } to the bar: { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
log-bar-points-you = You send { $guest } to the bar: { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
log-discard = { $name } discards { $guest }.
    .junior = { $name } swaps { $guest } for a new child.
log-discard-you = You discard { $guest }.
    .junior = You swap { $guest } for a new child.
log-lay-down = { $name } lays { $guest } face down.
log-lay-down-you = You lay { $guest } face down.
log-lay-down-hidden = { $name } lays a guest face down.
log-lay-down-hidden-you = You lay a guest face down.
log-open-group = { $name } starts a ladies' or gentlemen's table.
log-open-group-you = You start a ladies' or gentlemen's table.
log-lay-table = { $name } places the new table.
log-lay-table-you = You place the new table.
log-stop = { $name } is done.
log-stop-you = You are done.
log-stop-points = { $name } has seated the whole hand: { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 } extra.
log-stop-points-you = You have seated your whole hand: { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 } extra.
log-draw = { $name } draws.
log-draw-you = You draw.
log-declare-end = { $name } ends the game.
log-declare-end-you = You end the game.
log-decline-end = { $name } plays on.
log-decline-end-you = You play on.
log-pass = { $name } passes.
log-pass-you = You pass.
log-cleared = Full table ({ $table })! Everyone gets up and leaves.
log-table = New table: { $table }.
log-turned = That table is full.
log-drew = { $name } draws { $count ->
    [one] a new guest
   *[other] { $count } new guests
 }.
    .junior = { $count ->
        [one] A new child joins
       *[other] { $count } new children join
    } { $name }.
log-drew-you = You draw { $count ->
    [one] a new guest
   *[other] { $count } new guests
 }.
    .junior = { $count ->
        [one] A new child joins
       *[other] { $count } new children join
    } you.
log-drew-known = { $name } drew { $guests }.
log-drew-known-you = You drew { $guests }.
log-hand-size = A table all from one country! { $size ->
    [0] { $name } draws no more guests.
    [one] { $name } now holds only 1 guest.
   *[other] { $name } now holds only { $size } guests.
 }
log-hand-size-you = A table all from one country! { $size ->
    [0] You draw no more guests.
    [one] You now hold only 1 guest.
   *[other] You now hold only { $size } guests.
 }
log-over = Game over: { $reason }.
moment-national = A whole table from one country: { $table }!
moment-regulars-card-f = A ladies' table!
moment-regulars-card-m = A gentlemen's table!
moment-regulars-junior-f = A girls' table!
moment-regulars-junior-m = A boys' table!
moment-low-bar = { $points } at the bar. Ouch!
moment-last-chair = The last chair! The café is full.

## The end

result-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }!
result-won = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
result-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
result-shared-you = You share the win with { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
result-why = The game ended because { $reason }.
series-won = { $name } wins the series!
series-won-you = You win the series!
series-shared = { $names } share the series
from-tables = Mixed tables
from-national_tables = One-country tables
from-same_sex_tables = Ladies' and gentlemen's tables
    .junior = Girls' and boys' tables
from-guests = Children seated
from-full_tables = Full tables
from-bar = Bar
from-whole_hand = Whole hand
from-penalty = Left over
rematch = Once more
rematch-join = Join the rematch
rematch-accept = I'm in
rematch-level = Next: { $name }
offer-stronger = Ready for more? { $name } plays a little better.
offer-gentler = Tough one? { $name } goes a little easier.
replay = Watch replay
look-at-cafe = See the café
export = Save the game
more = More

## Settings

language = Language
language-auto = Same as browser
theme = Theme
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
motion = Animations
motion-auto = Same as device
motion-less = Reduced
speed = Bots play
speed-calm = Slowly
speed-normal = Normally
speed-fast = Fast
set-sound = Sound
set-sound-why = Chairs, coins, and a bell when it's your turn
set-ambience = Café sounds
set-ambience-why = Quiet voices and cups while you play
set-voice = Read aloud in Junior
set-voice-why = The browser's own voice says what to do
set-greetings = Greetings
set-greetings-why = Guests say hello in their own language
set-quick = Quick turns
set-quick-why = If a turn has only one step, such as drawing, it counts at once
set-coordinates = Coordinates
set-coordinates-why = Names chairs by letter and number, such as C4
set-draw = Draw for me
set-draw-why = When nobody fits, the next guest is drawn for you
set-guide = Guide
set-guide-why = Helps you through your first turns of each game
set-notices = Notifications
set-notices-why = Tells you when it's your turn and you're looking elsewhere
settings-kept = All of this is stored in this browser only.

## Watching again

import-lead = Choose a game you saved as a file (cafe-game/1).
import-choose = Choose a file
replay-begin = The game begins.
replay-nothing = The turn ends.
replay-step = Step
replay-back = One step back
replay-next = One step forward
replay-play = Play
replay-pause = Pause
replay-as = Seen by
replay-open = everyone's guests
    .junior = everyone's children
replay-spectator = a spectator

## The score sheet

sheet-lead = Keep score for a game with real cards. Everything stays in this browser and works offline.
sheet-player = Player { $number }
sheet-mixed = Mixed table
sheet-national = One-country table
sheet-variant = Four ladies or four gentlemen
sheet-number = Or another number
sheet-write = Add { $points }
sheet-undo = Undo
sheet-end = End the game
sheet-end-why = Two points off for each guest in hand or face down.
sheet-done = Add it up
sheet-not-yet = Not yet
sheet-new = New sheet

## Lessons

learn-step = Step { $step } of { $of }
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-again = Try again
learn-play = Play a game
learn-paid = That's right: { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
learn-right = That's right!
learn-more = That pays { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }. Another chair pays more!
learn-other = You can do that, but try the other thing first.
learn-take-guest = Tap a guest in your hand first.
    .junior = Tap a child in your hand first.
learn-try-refused = This one is allowed. Try a chair that doesn't light up.

learn-card-welcome-title = Five tables, twelve chairs
learn-card-welcome = Every table belongs to a country. A guest may take a chair if at least one of the tables beside it is from home. A chair touches one table or three.
learn-card-seat-title = Seat your first guest
learn-card-seat = A gentleman from Russia is sitting at the Russian table. Tap the lady from Russia, then a chair that lights up. Two at a table pay 2, and twice that if everyone is from the table's own country.
learn-card-shared-title = One chair, several tables
learn-card-shared = The chair between the tables counts at each one where someone is already sitting. Find the chair that pays 6.
learn-card-company-title = Mixed company
learn-card-company = Every table is mixed: never just two ladies or just two gentlemen, never three of either. Try to seat this second gentleman at the Russian table and see what happens.
learn-card-alone-title = Nobody sits alone
learn-card-alone = Nobody is here yet. You can seat someone alone if your very next guest joins them. Seat both Italians at the Italian table.
learn-card-full-title = A full table
learn-card-full = The fourth guest pays most: 4 points, or 8 if all are from the table's country. Then the table leaves with its guests and a new one comes. Find the chair that pays 10.
learn-card-draw-title = When nothing fits
learn-card-draw = On your turn you seat one to three guests, or you draw one. None of these guests fits anywhere: draw.
learn-card-end-title = The end
learn-card-end = The game ends when the tables or the guests run out, or when someone with an empty hand says so. Every guest left over costs 2 points. Most points wins. That's all!

learn-board-welcome-title = The big café
learn-board-welcome = 24 tables, two for each country, and the bar in the middle. Guests sit at a table from home. Everyone can see everyone's guests.
learn-board-seat-title = Seat your first guest
learn-board-seat = A gentleman from Central Africa is sitting top left. Tap the lady from Central Africa, then a chair that lights up next to him. Two at a table pay 2, and twice that if everyone is from the table's own country.
learn-board-shared-title = A chair for two tables
learn-board-shared = The chair between two tables counts at both. Find the chair that pays 8.
learn-board-company-title = Mixed company
learn-board-company = Every table is mixed: never just two ladies or just two gentlemen, never three of either. Try to seat this second gentleman at the same table.
learn-board-joker-title = Jokers
learn-board-joker = A joker is at home at every table. Put the lady joker where she pays 8.
learn-board-swap-title = Take a joker
learn-board-swap = A guest of the same sex and the right country can take a joker's chair, and the joker goes into your hand. Swap the lady from Central Africa for the joker.
learn-board-bar-title = The bar
learn-board-bar = Guests who find no chair go to the bar. The first five places pay, the others cost more and more. Send someone there.
learn-board-end-title = The end
learn-board-end = Fill a table with guests from its own country, and from then on you hold one guest fewer. The game ends when the chairs, the bar or the bag run out, or someone has no guests left. Each guest you still hold then costs 5 points, each joker 10. Most points wins.

learn-junior-welcome-title = Tables with four flags
learn-junior-welcome = Each side of a table lies between two flags. Children from these two countries can sit there.
learn-junior-seat-title = Seat a child
learn-junior-seat = Tap the girl from China, then a chair by a Chinese flag. Every child pays one point.
learn-junior-side-title = The right side
learn-junior-side = A child needs their own flag on that side. Try to seat the girl from France where there is no French flag.
learn-junior-many-title = As many as you like
learn-junior-many = Seat three children in one turn. A table has room for two girls and two boys.
learn-junior-full-title = A full table
learn-junior-full = The fourth child pays ten points extra and ends your turn. Seat the boy from France at the table where three are sitting.
learn-junior-swap-title = Swap a joker
learn-junior-swap = A girl with the right flag can take the girl joker's chair, and the joker goes into your hand. Swap the girl from Germany for her.
learn-junior-discard-title = Nothing fits?
learn-junior-discard = Then swap as many children as you like for new ones. Tap one, then “New child”.
learn-junior-end-title = The end
learn-junior-end = You always draw back up to six. When there are no more children or chairs, the game ends. A joker in your hand costs 5 points. Most points wins.

## The position editor

editor-clear = Clear
editor-guests = Guests
    .junior = Children
editor-tables = Tables
editor-players = Players
editor-ask = Ask
editor-guests-why = Choose a guest, then tap chairs. With no guest chosen, a tap empties the chair.
    .junior = Choose a child, then tap chairs. With no child chosen, a tap empties the chair.
editor-hand-why = Tap guests to add them to this hand. Tap them above to take them out.
    .junior = Tap children to add them to this hand. Tap them above to take them out.
editor-tables-why = Choose a table, then tap where it goes. With none chosen, a tap removes it.
editor-ask-why = Tap a guest in the hand, then a chair. The referee will tell you.
    .junior = Tap a child in the hand, then a chair. The referee will tell you.
editor-hand = Hand
editor-to-move = to move
editor-turn-of = { $name } to move
editor-players-count = Number of players
editor-unseen = Unknown guests
    .junior = Unknown children
editor-hand-size = Hand size
editor-face-down = Guests face down
editor-more = More about this position
editor-guests-left = Guests still to come
    .junior = Children still to come
editor-tables-left = Tables still to come
editor-first-turn = The first turn of the game
editor-bar-why = Choose a guest, then tap the bar. Tap them here to remove them.
editor-no-more = There are no more of those.
editor-best = A good turn
editor-legal = Allowed: { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
editor-legal-moves = { $count ->
    [one] One legal move
   *[other] { $count } legal moves
 }

## Tables by their nation; as they stand in `at-between` (`.between`, after the first `.between-next`) and `at-flags` (`.flag`)

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
    .between = the United States
    .flag = the United States

## Advice: hints, good turns, and a game looked back on. $chance and $cost are shares such as 58%

advice-wait = Thinking …
advice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
advice-chance = { $chance } to win
advice-others = Other good turns
advice-show = Try it
hint-aloud = Look who can sit here! Tap the green button.
lookback = Review
lookback-why = Every turn again: what was best, and who was ahead.
lookback-wait = Looking at every turn …
lookback-curve = Who was ahead: everyone's chance to win, turn by turn
lookback-turns = Missed chances
lookback-none = None! Every turn was the best one possible.
lookback-best = The best possible turn.
lookback-better = Better:
lookback-cost = −{ $cost } chance to win
lookback-score = Best turns: { $best } of { $turns }

## The puzzle of the day

puzzle = Puzzle of the day
puzzle-why = One hand, one turn: find the best one
puzzle-lead = Grabbing good seats one by one gives { $points ->
    [one] 1 point
   *[other] { $points } points
 } at most. Can you beat it?
puzzle-number = { $day }, no. { $number }
puzzle-more = Puzzle no. { $number }
puzzle-try = Check my turn
puzzle-found = You found it! { $points ->
    [one] 1 point
   *[other] { $points } points
 } is the best there is.
puzzle-not = { $points ->
    [one] 1 point
   *[other] { $points } points
 }. There is a better turn.
puzzle-give-up = Show me
puzzle-shown = The best turn pays { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
puzzle-again = Try again
puzzle-another = Another puzzle
puzzle-solved = solved
puzzle-strength = Strength
puzzle-easy = Easy
puzzle-hard = Hard
puzzle-expert = Expert
puzzle-next-hard = Try the hard one
puzzle-next-expert = Try the expert one
puzzle-progress = My puzzles
puzzle-streak = { $days ->
    [one] Solved today: lovely! Come back tomorrow to make it two days in a row.
   *[other] { $days } days in a row! See you tomorrow?
 }
puzzle-streak-open = { $days ->
    [one] You solved one yesterday. Solve one today to make it { $next } days in a row.
   *[other] { $days } days in a row so far. Solve one today to make it { $next }.
 }
puzzle-streak-none = Solve one today and fill your first cup.
puzzle-rating = My rating:
puzzle-rating-why = Only your first answer to a puzzle changes it. It stays in this browser.
puzzle-old = This link is from before our puzzles came in three strengths, and its puzzle is gone. Here is one of today's.

## Watching, text size

watch = Matches to watch
watch-none = No public match is being played right now.
text-size = Text size

## The profile and the best of each game

profile-lead = A profile keeps your results under one name, on all your devices. There is no password: its secret link is the key.
profile-make = Create a profile
profile-rename = Change name
profile-results = Your games
profile-none = No games yet.
profile-link = Your secret link
profile-link-why = Open it on your other devices and keep it safe: anyone who has it can play as you.
profile-link-renew = Make a new link
profile-link-renew-sure = Make it: the old one stops working everywhere
link-keep = Keep the old one
profile-qr-label = QR code with the secret link of your profile
profile-gone = No profile belongs to this link.
profile-other = This device already has the profile { $name }. Use the one from the link instead?
profile-use = Use the one from the link
profile-keep = Keep mine
profile-delete = Delete the profile
profile-delete-sure = Delete it and all its results
profile-strength = Rating
profile-games = Games
profile-wins = Won
leaderboard = Top players
leaderboard-none = Nobody yet.
leaderboard-people = People
leaderboard-bots = Bots
leaderboard-why = Rated matches between people with a profile count, and those against bots. To appear here you need games against { $count } different opponents. Games between the same two players count less and less within a day, and a game that is over in seconds doesn't count. Games between people on the same network don't count, and an opponent counts only once they have met others in rated matches. The rating is cautious on purpose: it rises as more games confirm how well you play.

## Privacy

privacy = Privacy
privacy-lead = What this café keeps about you, and for how long. There are no accounts, no cookies, no advertising and nothing from other websites.
privacy-kept = What is kept
privacy-days = { $days ->
    [one] for 1 day after the end.
   *[other] for { $days } days after the end.
 }
privacy-for-good = until whoever runs this café deletes it.
privacy-matches = Matches
privacy-matches-why = The cards, every move and the result, so that you can go on later and look back. Kept:
privacy-names = Names without a profile
privacy-names-why = The name you typed to play. Afterwards it says “Guest”. Kept:
privacy-addresses = Fingerprints of addresses
privacy-addresses-why = Of your network address only a tiny fingerprint for each match: enough to keep out somebody the host has removed, too little to tell the address. Kept:
privacy-profile = Profiles
privacy-profile-why = Name, results and ratings, until you delete the profile or do not use it for a long time. Kept after its last use:
privacy-reports = Reports
privacy-reports-why = If somebody reports a name or behaviour: who, in which match, and why. Deleted together with the names. A report keeps the reported name, even if you erase it, until somebody has dealt with it, at most 30 days.
privacy-not = What is not kept
privacy-not-why = No addresses, no passwords and no record of what you look at. The key of a link is stored only as a fingerprint. Only the address of somebody who is banned for a time is kept, for that time.
privacy-browser = Your browser remembers your settings, your name and the keys of your matches. None of it leaves your device except to play.
privacy-yours = Your data
privacy-yours-name = Erase your name from a match: open the match, “My personal link”, “Erase my name”.
privacy-yours-profile = Download everything about your profile, or delete it:
profile-data = Download my data
erase-name = Erase my name
erase-name-sure = Erase it for good
erase-name-keep = Keep my name

## On this device

fault-kernel = The rules of this game didn't arrive in one piece. Check the connection and try again.
kernel-server = The rules didn't arrive on this device in one piece, so the server does the thinking.
unkept = This browser isn't keeping anything right now: your game lasts as long as this page stays open.
uncounted = The server isn't answering: this game is played on your device and doesn't count for your profile.
update-ready = A new version of the café is ready.
update-take = Update now
damaged-title = The table isn't set
damaged-again = Try again
rules-changed-title = This game can't go on
rules-changed-why = The rules have changed since it began, or its saved copy can't be read. Your other games are fine.
elsewhere-title = The game moved to another tab
elsewhere-why = You opened this game in another tab, and it goes on there.
elsewhere-again = Continue here
thinks-on = { $cores ->
    [one] Thinking hard on one core of your device.
   *[other] Thinking hard on { $cores } cores of your device.
 }
counting-title = Should games against bots count?
counting-why = Games against bots can count for your profile. Then they are played on the server, and there are no hints. Otherwise they are played on this device, even offline.
counting-no = Just play
counting-yes = Yes, count them
counting-later = You can change this in the settings.
set-counted = Games against bots count
set-counted-why = For your profile: played on the server, without hints
new-here = Someone on this device
new-lead-here = Sit down around this device and pass it on after each turn.
place-name = Name of player { $number }
server-none = This café runs on your device alone. To play with friends elsewhere, join open matches or be ranked, you need a café with a server.
server-elsewhere = This café runs on your device alone. For friends elsewhere, profiles and rankings, go to its server.
server-go = To the server
games = Your games
games-why = Finished games, to watch again or save
games-lead = Finished games on this device, and games from files. All of it stays in this browser.
games-none = No finished game yet.
games-import = Add games from a file
games-imported = { $count ->
    [one] One game added.
   *[other] { $count } games added.
 }
games-unread = Game { $number } of this file can't be read. Nothing was added.
games-export = Save them all
games-remove-sure = Really remove it
games-keep = Keep it

## The people who play the bots: one line each

manner-nino = Just in from Naples, and mixes everything up.
manner-mei = Counts under her breath and laughs at every mistake.
manner-lasse = Just off his bicycle, and still a little lost.
manner-amara = Makes friends with everybody and forgets the points.
manner-rosa = Has had the table by the window for thirty years.
manner-otto = Reads the paper between turns, and misses little.
manner-ines = Chats with everyone and never loses the thread.
manner-kofi = Hums while he thinks, and never thinks for long.
manner-camille = Carries six cups at once and spills nothing.
manner-jonas = Quick on his feet: no point stays on the table.
manner-priya = Knows every order by heart, yours too.
manner-mateo = Smiles, bows, and takes the best chair.
manner-albert = A strict maître: nobody sits at the wrong table.
manner-helga = Peers over her glasses and sees what you're up to.
manner-ruth = Says little, and leaves you even less.
manner-dimitri = Straightens every napkin and looks after every seat.
manner-margot = Opened the place herself, and likes to win here.
manner-emil = Has seen every trick, most of them twice.
manner-donata = Plays chess in the kitchen while the soup simmers.
manner-tarek = Pours you a coffee and beats you politely.
