# Deutsch, für die Seite. Gäste, Nationen, Ablehnungen und kurze Sätze stehen in ../de.ftl.

## Das Haus

game-card = Das Kartenspiel
game-board = Das Brettspiel
game-junior = Junior
about-board = 24 Tische, offene Hände, Joker und eine Bar, die immer teurer wird. 2–4 Personen ab 10 Jahren.
about-card = Fünf Tische, die kommen und gehen, und eine Hand, die niemand sieht. 2–5 Personen ab 10 Jahren.
about-junior = Ein Punkt für jedes gesetzte Kind, zehn für einen vollen Tisch. 2–5 Personen ab 6 Jahren.
short-board = 2–4 Personen
short-card = 2–5 Personen
short-junior = 2–5 Personen ab 6 Jahren
start-title = Wer sitzt bei wem?
start-lead = Finde für jeden Gast einen Platz an einem Tisch seiner Nation, in guter Gesellschaft. Einmal tippen, und du spielst.
play-now = Jetzt spielen
learn = In 3 Minuten lernen
rules = Regeln
rules-why = Vollständig, oder in drei Minuten gelernt
rules-of = { $game }: die Regeln
settings = Einstellungen
settings-why = Sprache, Licht, Ton, Schriftgröße
opponents = Gegner
level = Stärke
friends = Mit Freunden spielen
friends-why = Eine Partie öffnen, den Link schicken
open-matches = Mitspielen
open-matches-why = Partien, die auf jemanden warten
score-sheet = Punktezettel
score-sheet-why = Für die Karten auf dem Küchentisch
profile = Mein Profil
profile-why = Deine Ergebnisse, deine Stärke, die Besten
editor = Den Schiedsrichter fragen
editor-why = Eine Stellung aufbauen, alle erlaubten Züge sehen
import = Eine Partie noch einmal sehen
import-why = Eine gespeicherte Partie öffnen
continue = Weiterspielen
forget = Aus der Liste nehmen
footer = Ein freies Projekt für die Spiele Café International von Rudi Hoffmann und Roland Siegers. Ohne Verbindung zu ihren Verlagen.
to-start = Zum Anfang
tools-label = Werkzeuge
sound-on = Ton einschalten
sound-off = Ton ausschalten
close = Schließen
add = Dazu
remove = Wegnehmen
copied = Kopiert
copy-failed = Kopieren geht hier nicht: Markiere den Link und kopiere ihn von Hand.
one-moment = Einen Augenblick …
offline-title = Du bist offline
offline-why = Dafür braucht es den Server des Cafés. Punktezettel und Regeln gehen auch so.

## Störungen

fault-offline = Das Café antwortet nicht. Ist es offen?
fault-mishap = Etwas ist schiefgegangen. Bitte noch einmal.
fault-invalid = Das ließ sich nicht lesen.
fault-token = Dieser Link gehört nicht zu dieser Partie.
fault-forbidden = Das darfst du nicht.
fault-origin = Das kam von einer anderen Seite.
fault-unknown = Diese Partie gibt es nicht.
fault-stale = Inzwischen ist etwas geschehen; schau noch einmal.
fault-not_now = Das geht gerade nicht.
fault-full = Es ist kein Platz mehr frei.
fault-name_taken = Jemand hier heißt schon so.
fault-unfit_name = Dieser Name gehört nicht an einen öffentlichen Ort.
fault-too_large = Das ist zu groß.
fault-refused = Das erlauben die Regeln nicht.
fault-too_many = Bitte etwas langsamer.
fault-closing = Das Café schließt für einen Augenblick.

## Eine Partie mit Freunden

new-title = Mit Freunden spielen
new-lead = Öffne eine Partie und schick den Link. Niemand braucht ein Konto.
new-game = Welches Spiel
new-others = Die anderen
new-person = Jemand, per Link
new-add = Noch jemand
new-edition = Ausgabe
edition-printed = Wie gedruckt
edition-small = Eckcafé für zwei
new-plan = Eigener Grundriss
new-plan-why = Eine Zeile je Reihe, zwei Zeichen je Feld: eine Nation für einen Tisch ({ $nations }), s für einen Stuhl, ein Punkt für nichts. Jeder Tisch braucht vier Stühle.
new-plan-file = Oder aus einer Datei
new-more = Mehr Auswahl
new-variant = Damen- und Herrentische
new-variant-card = Die Variante: vier eines Geschlechts an einem Tisch bringen 20, am Tisch der eigenen Nation 40.
new-variant-junior = Die Variante: ein Tisch mit vier Mädchen oder vier Jungen bringt 20.
new-public = Offen für alle
new-public-why = Die Partie steht in der Liste, alle können mitspielen.
new-rated = Gewertet
new-rated-why = Die Partie zählt für die Bestenlisten, und niemand bekommt Tipps.
new-time = Zeit für einen Zug
time-none = So lange ihr wollt
time-minute = Eine Minute
time-minutes = Drei Minuten
time-days = Zwei Tage
new-order = Wer beginnt
order-lot = Das Los, auch über die Reihenfolge
order-given = Du beginnst, die anderen folgen wie aufgeführt
new-series = Wie viele Spiele
series-one = Ein Spiel
series-best = Das Beste aus { $count }
series-state = Spiel { $game }, das Beste aus { $best }.
series-wins = Gewonnene Spiele: { $wins }.
new-open = Partie öffnen
your-name = Dein Name
their-name = Name
you-name = Du
you = du
host = lädt ein
away = weg
not-ready = hat noch nicht geantwortet
join = Mitspielen
join-by-link = Hat dir jemand einen Link geschickt?
join-open = Öffnen
open-none = Gerade wartet niemand.
lobby-title = { $game }: wer spielt mit?
lobby-waiting = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
 }
lobby-full = Alle sind da.
rated-told = Diese Partie wird gewertet: Sie zählt für die Bestenlisten, und niemand bekommt Tipps.
rated = gewertet
lobby-no-place = Alle Plätze sind besetzt. Du kannst zuschauen, sobald es losgeht.
lobby-host-starts = { $name } beginnt, wenn alle da sind.
place-free = Ein freier Platz
place-remove = Entfernen
place-rename = { $name } umbenennen
place-choose = Wer spielt auf Platz { $number }
start = Los
leave = Gehen
leave-sure = Gehen; ein Computer spielt für mich
leave-not = Bleiben
own-link = Mein eigener Link
own-link-why = Damit spielst du auf einem anderen Gerät weiter. Wer ihn hat, spielt für dich.
own-qr-label = QR-Code mit deinem eigenen Link zu dieser Partie
invite-title = Jemanden einladen
invite-why = Halte ein Telefon vor das Quadrat, oder schick den Link.
qr-label = QR-Code mit dem Link zu dieser Partie
share-link = Link teilen
hot-seat-add = Jemand spielt auch auf diesem Gerät
hot-seat-why = Ihr gebt das Gerät weiter; dazwischen verdeckt ein Vorhang die Gäste.
hot-seat-here = Auf diesem Gerät: { $names }
curtain-title = { $name } ist dran
curtain-why = Gib das Gerät weiter. Sonst schaut niemand hin.
curtain-open = Ich bin { $name }
no-such-match = Diese Partie gibt es nicht
match-closed = Diese Partie wurde geschlossen
match-closed-why = Sie endete ohne Ergebnis: wer eingeladen hat, ist gegangen, oder lange kam niemand.
line-lost = Verbindung verloren, neuer Versuch …
watching = zuschauen

## Das Café

bar = Bar
bar-label = Die Bar: { $taken } Plätze besetzt, { $free } frei; der nächste zählt { $next }
floor-label = { $game }: das Café
seat-label = Platz { $cell }, bei { $tables }: { $who }
seat-free = frei
seat-alone = keine Punkte, und gleich muss sich jemand dazusetzen
seat-pays = { $sum } Punkte
lay-here = Den neuen Tisch nach { $cell } legen
group-here = Einen Tisch eines Geschlechts beginnen: { $table }
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Das ganze Café
guests-left = { $count ->
    [one] noch ein Gast
   *[other] noch { $count } Gäste
 }
tables-left = { $count ->
    [one] noch ein Tisch
   *[other] noch { $count } Tische
 }

## Spielen

players-label = Wer spielt
player = Name
points = Punkte
score-label = Punkte:
hand-label = Deine Gäste
hand-best = { $guest }: bis zu { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 }
hand-none = { $guest }: kann jetzt nichts tun
hand-count = { $count ->
    [one] ein Gast
   *[other] { $count } Gäste
 }
face-down-count = { $count } verdeckt
bot-stands-in = ein Computer springt ein
replaced = Ein Computer spielt für dich.
come-back = Ich bin wieder da
your-turn = Du bist dran
their-turn = { $name } spielt
prompt-may = Du kannst { $what }.
prompt-seat = { $guest }: wähle einen Platz, der leuchtet.
prompt-no-seat = { $guest }: jetzt kein Platz. Tippe auf einen Stuhl und hör, warum.
prompt-guest = Wer nimmt Platz { $seat }?
prompt-waiting = { $guest } sitzt allein: gleich muss sich jemand dazusetzen.
prompt-lay-table = Wähle, wohin der neue Tisch kommt.
prompt-confirm = Beende deinen Zug, oder nimm ihn zurück.
prompt-reveals = Jetzt kommt etwas Neues ans Licht; danach gibt es kein Zurück.
may-seat = einen Gast setzen
may-swap = einen Joker tauschen
may-bar = einen Gast an die Bar schicken
may-discard = einen Gast ablegen
may-lay-down = einen Gast verdeckt ablegen
may-lay-table = den Tisch legen
may-open-group = einen Tisch eines Geschlechts beginnen
may-stop = aufhören
may-draw = einen Gast ziehen
may-pass = passen
may-declare-end = das Spiel beenden
may-decline-end = weiterspielen
do-draw = Gast ziehen
do-pass = Passen
do-declare-end = Spiel beenden
do-decline-end = Weiterspielen
do-discard = Ablegen
do-lay-down = Verdeckt ablegen
finish = Fertig
confirm = Bestätigen
take-back = Zurück
hint = Ein Tipp
say-something = Etwas sagen
absent-ask = Einen Computer für { $name } spielen lassen
show-result = Ergebnis zeigen

## Was geschah

log-label = Was geschah
log-empty = Noch nichts.
log-seat = { $name }: { $guest } nach { $at }.
log-seat-points = { $name }: { $guest } nach { $at }, { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 }.
log-swap = { $name }: { $guest } an die Stelle des Jokers bei { $at }.
log-bar = { $name }: { $guest } an die Bar.
log-bar-points = { $name }: { $guest } an die Bar, { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 }.
log-discard = { $name }: abgelegt, { $guest }.
log-lay-down = { $name }: { $guest } verdeckt.
log-lay-down-hidden = { $name }: ein Gast verdeckt.
log-open-group = { $name }: ein Tisch eines Geschlechts bei { $at }.
log-lay-table = { $name }: der neue Tisch nach { $at }.
log-stop = { $name }: fertig.
log-stop-points = { $name }: die Hand ist leer, { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 } mehr.
log-draw = { $name }: zieht.
log-declare-end = { $name }: beendet das Spiel.
log-decline-end = { $name }: spielt weiter.
log-pass = { $name }: passt.
log-cleared = Ein voller Tisch: { $table } geht mit allen Gästen.
log-table = Ein neuer Tisch bei { $cell }: { $table }.
log-turned = Der Tisch bei { $cell } ist voll.
log-drew = { $name }: { $count ->
    [one] ein neuer Gast
   *[other] { $count } neue Gäste
 }.
log-drew-known = { $name }: neu auf der Hand { $guests }.
log-hand-size = Ein Tisch ganz aus einer Nation: { $name } spielt nun mit { $size ->
    [one] einem Gast
   *[other] { $size } Gästen
 }.
log-over = Das Spiel ist zu Ende: { $reason }.

## Das Ende

result-you = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 }!
result-won = { $name } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 }
result-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 }
from-tables = Gemischte Tische
from-national_tables = Nationale Tische
from-same_sex_tables = Tische eines Geschlechts
from-guests = Kinder am Tisch
from-full_tables = Volle Tische
from-bar = Bar
from-whole_hand = Ganze Hand
from-penalty = Übrig
rematch = Noch einmal
rematch-join = Zur Revanche
rematch-accept = Ja, noch einmal
replay = Noch einmal sehen
look-at-cafe = Das Café ansehen
export = Partie speichern

## Einstellungen

language = Sprache
language-auto = Wie im Browser
theme = Licht
theme-auto = Wie auf dem Gerät
theme-light = Am Tag
theme-dark = Am Abend
motion = Bewegung
motion-auto = Wie auf dem Gerät
motion-less = Wenig
set-sound = Ton
set-sound-why = Stühle, Münzen und eine Glocke, wenn du dran bist
set-greetings = Begrüßungen
set-greetings-why = Gäste grüßen in ihrer Sprache
set-quick = Schnelle Züge
set-quick-why = Ein einzelner Zug, der die Runde beendet, gilt sofort
set-notices = Hinweise
set-notices-why = Sag mir, wenn ich dran bin und woanders hinsehe
settings-kept = All das bleibt in diesem Browser.

## Noch einmal sehen

import-lead = Wähle eine Partie, die als Datei gespeichert wurde (cafe-game/1).
import-choose = Datei wählen
replay-begin = Das Spiel beginnt.
replay-step = Schritt
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-play = Abspielen
replay-pause = Pause
replay-as = Gesehen von
replay-open = alle Gäste offen
replay-spectator = jemand, der zuschaut

## Der Punktezettel

sheet-lead = Schreib auf, was ihr mit echten Karten spielt. Es bleibt in diesem Browser und geht offline.
sheet-player = Person { $number }
sheet-mixed = Gemischter Tisch
sheet-national = Nationaler Tisch
sheet-variant = Vier eines Geschlechts
sheet-number = Oder eine andere Zahl
sheet-write = { $points } aufschreiben
sheet-undo = Rückgängig
sheet-end = Spiel beenden
sheet-end-why = Zwei Minuspunkte für jeden Gast auf der Hand oder verdeckt.
sheet-done = Zählen
sheet-not-yet = Noch nicht
sheet-new = Neuer Zettel

## Lektionen

learn-step = Schritt { $step } von { $of }
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-again = Noch einmal
learn-play = Zu den Spielen
learn-paid = Richtig: { $sum } Punkte.
learn-right = Richtig.
learn-more = Das bringt { $points }. Es gibt einen besseren Platz!
learn-other = Das ist erlaubt, aber versuch zuerst das andere.
learn-take-guest = Tippe zuerst auf einen Gast der Hand.
learn-try-refused = Der ist erlaubt. Versuch einen Platz, der nicht leuchtet.

learn-card-welcome-title = Fünf Tische, zwölf Stühle
learn-card-welcome = Jeder Tisch gehört einer Nation. Ein Gast setzt sich, wo mindestens ein Tisch neben dem Stuhl seine Nation hat. Ein Stuhl berührt einen Tisch oder drei.
learn-card-seat-title = Setz deinen ersten Gast
learn-card-seat = Ein Herr aus Russland sitzt am russischen Tisch. Tippe auf die Dame aus Russland, dann auf einen Stuhl, der leuchtet. Zwei am Tisch bringen 2; haben alle die Nation des Tisches, doppelt so viel.
learn-card-shared-title = Ein Stuhl, mehrere Tische
learn-card-shared = Der Stuhl zwischen den Tischen zählt an jedem, an dem schon jemand sitzt. Finde den Stuhl, der 6 bringt.
learn-card-company-title = Gemischte Gesellschaft
learn-card-company = An jedem Tisch leisten sich Damen und Herren Gesellschaft: nie zwei eines Geschlechts allein, nie drei. Versuch, diesen zweiten Herrn an den russischen Tisch zu setzen.
learn-card-alone-title = Niemand sitzt allein
learn-card-alone = Noch ist niemand da. Du darfst jemanden allein setzen, wenn dein nächster Gast sich gleich dazusetzt. Setz beide Gäste aus Italien an den italienischen Tisch.
learn-card-full-title = Ein voller Tisch
learn-card-full = Der vierte Gast bringt am meisten: 4 Punkte, oder 8 an einem nationalen Tisch. Dann geht der Tisch mit seinen Gästen, und ein neuer kommt. Finde den Platz, der 10 bringt.
learn-card-draw-title = Wenn nichts passt
learn-card-draw = In einem Zug setzt du einen bis drei Gäste, oder du ziehst einen. Keiner von diesen hat einen Platz: zieh.
learn-card-end-title = Das Ende
learn-card-end = Das Spiel endet, wenn Tische oder Gäste ausgehen oder jemand mit leerer Hand es sagt. Jeder Gast, der übrig bleibt, kostet 2 Punkte. Die meisten Punkte gewinnen. Das ist alles!

learn-board-welcome-title = Das große Café
learn-board-welcome = 24 Tische, zwei von jeder Nation, und die Bar in der Mitte. Gäste sitzen neben einem Tisch ihrer Nation. Alle sehen die Gäste von allen.
learn-board-seat-title = Setz deinen ersten Gast
learn-board-seat = Ein Herr aus Zentralafrika sitzt oben links. Tippe auf die Dame aus Zentralafrika, dann auf einen Stuhl neben ihm, der leuchtet. Zwei am Tisch bringen 2; haben alle die Nation des Tisches, doppelt so viel.
learn-board-shared-title = Ein Stuhl für zwei Tische
learn-board-shared = Der Stuhl zwischen zwei Tischen zählt an beiden. Finde den Platz, der 8 bringt.
learn-board-company-title = Gemischte Gesellschaft
learn-board-company = An jedem Tisch leisten sich Damen und Herren Gesellschaft: nie zwei eines Geschlechts allein, nie drei. Versuch, diesen zweiten Herrn an denselben Tisch zu setzen.
learn-board-joker-title = Joker
learn-board-joker = Ein Joker ist an jedem Tisch zu Hause. Setz den Damen-Joker dorthin, wo er 8 bringt.
learn-board-swap-title = Einen Joker nehmen
learn-board-swap = Jemand vom selben Geschlecht und der richtigen Nation darf den Stuhl eines Jokers nehmen; der Joker kommt auf deine Hand. Tausch die Dame aus Zentralafrika gegen den Joker.
learn-board-bar-title = Die Bar
learn-board-bar = Wer keinen Platz findet, geht an die Bar. Die ersten fünf Plätze bringen Punkte, die anderen kosten immer mehr. Schick jemanden hin.
learn-board-end-title = Das Ende
learn-board-end = Füll einen Tisch mit seiner eigenen Nation, und du hast fortan einen Gast weniger. Wenn Stühle, Bar oder Beutel zu Ende gehen oder jemand keine Gäste mehr hat, ist Schluss: minus 5 für jeden Gast, minus 10 für jeden Joker. Die meisten Punkte gewinnen.

learn-junior-welcome-title = Tische mit vier Flaggen
learn-junior-welcome = Jede Seite eines Tisches liegt zwischen zwei Flaggen. Kinder aus diesen zwei Ländern dürfen dort sitzen.
learn-junior-seat-title = Setz ein Kind
learn-junior-seat = Tippe auf das Mädchen aus China, dann auf einen Stuhl bei einer chinesischen Flagge. Jedes Kind bringt einen Punkt.
learn-junior-side-title = Die richtige Seite
learn-junior-side = Ein Kind braucht seine Flagge an genau dieser Seite. Versuch, das Mädchen aus Frankreich zu setzen, wo keine französische Flagge ist.
learn-junior-many-title = So viele du willst
learn-junior-many = Setz drei Kinder in einem Zug. An einem Tisch sitzen höchstens zwei Mädchen und zwei Jungen.
learn-junior-full-title = Ein voller Tisch
learn-junior-full = Das vierte Kind bringt zehn Punkte mehr und beendet den Zug. Setz den Jungen aus Frankreich an den Tisch, an dem drei sitzen.
learn-junior-swap-title = Einen Joker tauschen
learn-junior-swap = Ein Mädchen, dessen Flagge passt, darf den Stuhl des Mädchen-Jokers nehmen, und der Joker kommt auf deine Hand. Tausch das Mädchen aus Deutschland gegen ihn.
learn-junior-discard-title = Nichts passt?
learn-junior-discard = Dann leg so viele ab, wie du willst, und zieh neue. Leg jemanden ab.
learn-junior-end-title = Das Ende
learn-junior-end = Du ziehst immer bis auf sechs. Wenn keine Kinder oder keine Stühle mehr da sind, ist Schluss. Ein Joker auf der Hand kostet 5 Punkte. Die meisten Punkte gewinnen.

## Stellungen aufbauen

editor-clear = Leeren
editor-guests = Gäste
editor-tables = Tische
editor-players = Personen
editor-ask = Fragen
editor-guests-why = Wähle einen Gast, dann tippe auf Stühle. Ohne Gast leert ein Tippen den Stuhl.
editor-hand-why = Tippe, wer auf dieser Hand ist; tippe oben, um jemanden wegzunehmen.
editor-tables-why = Wähle einen Tisch, dann tippe, wo er steht. Ohne Tisch nimmt ein Tippen ihn weg.
editor-ask-why = Tippe auf einen Gast der Hand, dann auf einen Stuhl: der Schiedsrichter sagt es dir.
editor-hand = Hand
editor-to-move = am Zug
editor-turn-of = { $name } ist am Zug
editor-players-count = Wie viele spielen
editor-unseen = Unbekannte Gäste
editor-hand-size = Handgröße
editor-face-down = Verdeckte Gäste
editor-more = Mehr zu dieser Stellung
editor-guests-left = Gäste, die noch kommen
editor-tables-left = Tische, die noch kommen
editor-first-turn = Der erste Zug der Partie
editor-bar-why = Wähle einen Gast, dann tippe auf die Bar. Tippe hier, um jemanden wegzunehmen.
editor-no-more = Davon gibt es keine mehr.
editor-best = Ein guter Zug
editor-legal = Erlaubt: { $sum } Punkte.
editor-legal-moves = { $count ->
    [one] Ein erlaubter Zug
   *[other] { $count } erlaubte Züge
 }

## Tische nach ihrer Nation

table-CF = Zentralafrika
table-CN = China
table-CU = Kuba
table-DE = Deutschland
table-ES = Spanien
table-FR = Frankreich
table-GB = Großbritannien
table-GL = Grönland
table-IN = Indien
table-IT = Italien
table-JM = Jamaika
table-KE = Kenia
table-MX = Mexiko
table-RU = Russland
table-TR = Türkei
table-US = USA

## Rat: Tipps, gute Züge, ein Spiel im Rückblick. $chance und $cost sind Anteile wie 58 %

advice-wait = Denkt nach …
advice-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
advice-chance = { $chance } Siegchance
advice-others = Andere gute Züge
advice-show = So hinlegen
lookback = Rückblick
lookback-why = Jeder Zug noch einmal: was das Beste war, und wer vorn lag.
lookback-wait = Jeder Zug wird angesehen …
lookback-curve = Wer vorn lag: die Siegchance aller, Zug um Zug
lookback-turns = Züge, zu denen es bessere gab
lookback-none = Jeder Zug war so gut wie der beste.
lookback-best = Der beste Zug, den es gab.
lookback-better = Besser war:
lookback-cost = kostete { $cost } eines Sieges
lookback-score = { $best } von { $turns } Zügen waren die besten

## Das Rätsel des Tages

puzzle = Rätsel des Tages
puzzle-why = Eine Hand, ein Zug: finde den besten
puzzle-lead = Du bist am Zug: finde den, der am meisten bringt. Wer immer den besten Gast zuerst setzt, macht { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }. Es geht mehr!
puzzle-number = { $day }, Nummer { $number }
puzzle-more = Rätsel Nummer { $number }
puzzle-try = Das ist er
puzzle-found = Gefunden! { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
 }: mehr bringt keiner.
puzzle-not = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
 }. Ein anderer Zug bringt mehr.
puzzle-give-up = Zeig es mir
puzzle-shown = Der beste Zug bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
puzzle-again = Noch einmal
puzzle-another = Ein anderes
puzzle-solved = gelöst

## Zuschauen, Schriftgröße

watch = Partien zum Zuschauen
watch-none = Gerade wird keine öffentliche Partie gespielt.
text-size = Schriftgröße

## Das Profil und die Besten in jedem Spiel

profile-lead = Ein Profil zählt deine Partien unter einem Namen, auf allen deinen Geräten. Es hat kein Passwort: Sein geheimer Link ist der Schlüssel.
profile-make = Profil anlegen
profile-rename = Namen ändern
profile-results = Deine Partien
profile-none = Noch wurde keine Partie gezählt.
profile-link = Dein geheimer Link
profile-link-why = Öffne ihn auf deinen anderen Geräten und verwahre ihn gut: Wer ihn hat, ist du.
profile-link-renew = Neuen Link machen
profile-link-renew-sure = Ja, neu machen: Der alte gilt dann nirgends mehr
profile-qr-label = QR-Code mit dem geheimen Link deines Profils
profile-gone = Zu diesem Link gehört kein Profil.
profile-other = Dieses Gerät hat schon das Profil { $name }. Stattdessen das des Links nehmen?
profile-use = Das des Links nehmen
profile-keep = Meines behalten
profile-delete = Profil löschen
profile-delete-sure = Mit allen Ergebnissen löschen
profile-strength = Stärke
profile-games = Partien
profile-wins = Siege
leaderboard = Die Besten
leaderboard-none = Noch niemand.
leaderboard-people = Leute
leaderboard-bots = Computerspieler
leaderboard-why = Es zählen gewertete Partien von Leuten mit Profil, auch gegen Computerspieler. Für einen Platz hier braucht es Partien gegen { $count } verschiedene Gegner; dieselben zwei zählen an einem Tag immer weniger, eine Partie von Sekunden gar nicht. Die Stärke ist, was bisher sicher ist: Sie wächst mit jeder Partie, die sie bestätigt.
