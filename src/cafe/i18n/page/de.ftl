# Deutsch, für die Seite. Gäste, Nationen, Ablehnungen und kurze Sätze stehen in ../de.ftl.

## Das Haus

game-card = Das Kartenspiel
game-board = Das Brettspiel
game-junior = Junior
about-board = 24 Tische, offene Hände, Joker und eine Bar, die mit jedem Gast teurer wird. 2–4 Personen ab 10 Jahren.
about-card = Fünf Tische, die kommen und gehen, und eine Hand, die nur du siehst. 2–5 Personen ab 10 Jahren.
about-junior = Ein Punkt für jedes Kind am Tisch, zehn für einen vollen Tisch. 2–5 Personen ab 6 Jahren.
short-board = 2–4 Personen
short-card = 2–5 Personen
short-junior = 2–5 Personen ab 6 Jahren
start-title = Wer sitzt bei wem?
start-lead = Finde für jeden Gast einen Platz an einem Tisch aus seinem Land, in netter Gesellschaft. Und schon geht’s los.
play-now = Jetzt spielen
learn = In 3 Minuten lernen
rules = Regeln
rules-why = Alles, kurz und klar
rule-ids = Regelnummern
rules-of = { $game }: die Regeln
settings = Einstellungen
settings-why = Sprache, Design, Ton, Schriftgröße
opponents = Gegner
level = Spielstärke
friends = Mit Freunden spielen
friends-why = Partie eröffnen, Link verschicken
open-matches = Bei einer Partie mitspielen
open-matches-why = Partien, in denen noch jemand fehlt
score-sheet = Punkteblock
score-sheet-why = Für echte Karten am Küchentisch
profile = Mein Profil
profile-why = Deine Partien, deine Wertung, die Besten
editor = Schiedsrichter fragen
editor-why = Stellung aufbauen, alle erlaubten Züge sehen
import = Partie nachspielen
import-why = Eine gespeicherte Partie öffnen
continue = Weiterspielen
forget = Aus der Liste entfernen
footer = Ein freies Projekt rund um die Café-International-Spiele von Rudi Hoffmann und Roland Siegers. Steht in keiner Verbindung zu deren Verlagen.
to-start = Startseite
tools-label = Werkzeuge
sound-on = Ton einschalten
sound-off = Ton ausschalten
close = Schließen
add = Hinzufügen
remove = Entfernen
copied = Kopiert
copy-failed = Kopieren klappt hier nicht. Markiere den Link und kopiere ihn selbst.
one-moment = Einen Moment …
offline-title = Du bist offline
offline-why = Dafür braucht es den Server des Cafés. Alles, was man an einem Gerät spielt, geht auch ohne.
not-found = Diese Seite gibt es nicht
not-found-why = Vielleicht ist im Link ein Tippfehler?
back-to-game = Zurück zum Spiel

## Störungen

fault-offline = Das Café antwortet nicht. Ist es offen?
fault-mishap = Da ist etwas schiefgegangen. Bitte versuch es noch einmal.
fault-invalid = Das konnten wir nicht lesen.
fault-token = Dieser Link gehört zu einer anderen Partie.
fault-forbidden = Das darfst du nicht.
fault-origin = Öffne das Café bitte auf seiner eigenen Seite und versuch es dort noch einmal.
fault-unknown = Das finden wir nicht.
fault-stale = Gerade hat sich etwas geändert. Schau noch einmal hin.
fault-not_now = Das geht gerade nicht.
fault-full = Alle Plätze sind besetzt.
fault-name_taken = Hier heißt schon jemand so.
fault-unfit_name = Such dir bitte einen anderen Namen aus: Hier können ihn alle sehen.
fault-too_large = Das ist zu groß.
fault-refused = Das erlauben die Regeln nicht.
fault-too_many = Immer mit der Ruhe – bitte etwas langsamer.
fault-closing = Das Café startet neu. Einen Moment …

## Eine Partie mit Freunden

new-title = Mit Freunden spielen
new-lead = Eröffne eine Partie und verschick den Link. Niemand braucht ein Konto.
new-game = Welches Spiel?
new-others = Mitspieler
new-person = Freunde, per Link
new-add = Noch jemand dazu
new-edition = Ausgabe
edition-printed = Wie gedruckt
edition-small = Eckcafé für zwei
new-plan = Dein eigener Grundriss
new-plan-why = Eine Zeile pro Reihe, zwei Zeichen pro Feld: ein Land für einen Tisch ({ $nations }), s für einen Stuhl, ein Punkt für nichts. Jeder Tisch braucht vier Stühle.
new-plan-file = Oder aus einer Datei
new-more = Mehr Optionen
new-variant = Damen- und Herrentische
    .junior = Mädchen- und Jungentische
new-variant-card = Variante: Vier Damen oder vier Herren an einem Tisch bringen 20 Punkte, am Tisch ihres eigenen Landes 40.
new-variant-junior = Variante: Ein Tisch mit vier Mädchen oder vier Jungen bringt 20 Punkte.
new-public = Für alle offen
new-public-why = Die Partie steht in der Liste, und alle können mitspielen.
new-rated = Gewertet
new-rated-why = Die Partie zählt für die Rangliste, und es gibt keine Vorschläge.
new-time = Zeit pro Zug
time-none = Ohne Limit
time-minute = 1 Minute
time-minutes = 3 Minuten
time-days = 2 Tage
new-order = Wer fängt an?
order-lot = Das Los entscheidet, auch über die Reihenfolge
order-given = Du fängst an, die anderen folgen wie in der Liste
new-series = Wie viele Spiele?
series-one = Ein Spiel
series-best = Best of { $count }
series-state = Spiel { $game } von { $best }.
series-next = Spiel { $game } von { $best }
series-wins = Siege: { $wins }.
terms-seconds = { $seconds ->
    [one] 1 Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
 }
terms-minutes = { $minutes ->
    [one] 1 Minute pro Zug
   *[other] { $minutes } Minuten pro Zug
 }
terms-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
 }
new-open = Partie eröffnen
your-name = Dein Name
their-name = Name
name-wanted = Sag bitte, wie du heißt.
you-name = Du
you = du
host = hat eingeladen
away = gerade weg
nameless = Gast
not-ready = noch nicht bereit
join = Mitspielen
join-by-link = Hat dir jemand einen Link geschickt?
join-open = Öffnen
open-none = Gerade wartet niemand.
lobby-title = { $game }: Wer spielt mit?
lobby-unready = Warten auf { $names } …
lobby-waiting = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
 }
lobby-full = Alle sind da.
rated-told = Diese Partie wird gewertet: Sie zählt für die Rangliste, und es gibt keine Vorschläge.
rated = gewertet
lobby-no-place = Alle Plätze sind besetzt. Sobald es losgeht, kannst du zuschauen.
lobby-host-starts = { $name } startet, sobald alle da sind.
place-free = Freier Platz
place-remove = Entfernen
place-rename = { $name } umbenennen
place-choose = Wer spielt auf Platz { $number }?
start = Los geht’s
leave = Verlassen
leave-sure = Verlassen, ein Bot spielt für mich
leave-not = Bleiben
own-link = Mein persönlicher Link
own-link-why = Damit spielst du auf einem anderen Gerät weiter. Wer ihn hat, kann für dich spielen.
own-qr-label = QR-Code mit deinem persönlichen Link zu dieser Partie
report = Jemanden melden
report-why = Wer dieses Café betreibt, liest es. Der oder die andere erfährt nichts davon.
report-name = Anstößiger Name
report-behaviour = Schlechtes Benehmen
report-thanks = Danke, wir haben es weitergegeben.
invite-title = Freunde einladen
invite-why = Scann den Code mit dem Handy oder verschick den Link.
table-title = Der Tisch auf dem großen Bildschirm
table-join = Scann den Code mit dem Handy: Dort siehst du deine Gäste.
    .junior = Scann den Code mit dem Handy: Dort siehst du deine Kinder.
table-open = Den Tisch auf diesem Bildschirm zeigen
table-own = Meine Gäste aufs Handy holen
    .junior = Meine Kinder aufs Handy holen
invite-local = Im Moment ist das Café nur auf diesem Computer offen. Damit Handys mitspielen können, starte es mit „make play LAN=1“ oder „cafe serve --lan“.
qr-label = QR-Code mit dem Link zu dieser Partie
share-link = Link teilen
share-moment = Diesen Moment teilen
share-result = Als Bild teilen
look-back = Rückblick
share-puzzle = Rätsel teilen
hot-seat-add = Noch jemand spielt an diesem Gerät
hot-seat-why = Ihr reicht das Gerät herum. Zwischen den Zügen verdeckt ein Vorhang eure Gäste.
    .junior = Ihr reicht das Gerät herum. Zwischen den Zügen verdeckt ein Vorhang eure Kinder.
hot-seat-here = An diesem Gerät: { $names }
curtain-title = { $name } ist dran
curtain-why = Gib das Gerät weiter. Nicht gucken!
curtain-open = Ich bin { $name }
no-such-match = Diese Partie gibt es nicht
match-closed = Diese Partie ist geschlossen
match-closed-why = Sie endete ohne Ergebnis: Wer eingeladen hatte, ist gegangen, oder es kam lange niemand.
line-lost = Verbindung verloren. Neuer Versuch …
watching = du schaust zu

## Das Café

bar = Bar
bar-label = Die Bar: { $taken ->
    [one] 1 Platz besetzt
   *[other] { $taken } Plätze besetzt
 }, { $free } frei. Der nächste Platz zählt { $next }.
floor-label = { $game }: das Café
seat-label = { $place }: { $who }
seat-free = frei
seat-alone = Noch keine Punkte: Gleich muss sich jemand dazusetzen.
seat-pays = { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 }
lay-here = Neuen Tisch hierher stellen
group-here = Damen- oder Herrentisch beginnen: { $table }
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Das ganze Café
guests-left = { $count ->
    [one] 1 Gast kommt noch
   *[other] { $count } Gäste kommen noch
 }
    .junior = { $count ->
        [one] 1 Kind kommt noch
       *[other] { $count } Kinder kommen noch
    }
tables-left = { $count ->
    [one] 1 Tisch kommt noch
   *[other] { $count } Tische kommen noch
 }
at-CF = am zentralafrikanischen Tisch
at-CN = am chinesischen Tisch
at-CU = am kubanischen Tisch
at-DE = am deutschen Tisch
at-ES = am spanischen Tisch
at-FR = am französischen Tisch
at-GB = am britischen Tisch
at-GL = am grönländischen Tisch
at-IN = am indischen Tisch
at-IT = am italienischen Tisch
at-JM = am jamaikanischen Tisch
at-KE = am kenianischen Tisch
at-MX = am mexikanischen Tisch
at-RU = am russischen Tisch
at-TR = am türkischen Tisch
at-US = am amerikanischen Tisch
at-between = zwischen { $tables } Tisch
at-flags = bei den Flaggen von { $flags }
at-nowhere = auf einem Stuhl ohne Tisch
at-side = { $place }, { $side ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
 }

## Spielen

players-label = Spieler
player = Spieler
points = Punkte
score-label = Punkte:
hand-label = Deine Gäste
    .junior = Deine Kinder
hand-best = { $guest }: bis zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }
hand-none = { $guest } passt gerade nirgends hin
hand-empty = Keine Gäste mehr.
    .junior = Keine Kinder mehr.
left-over = { $points } am Ende für übrige Gäste
    .junior = { $points } am Ende für übrige Joker
left-over-why = { $hand } auf der Hand{ $down ->
    [0] {""}
   *[other] , { $down } verdeckt
}: { $points } am Ende
hand-count = { $count ->
    [one] ein Gast
   *[other] { $count } Gäste
 }
    .junior = { $count ->
        [one] ein Kind
       *[other] { $count } Kinder
    }
face-down-count = { $count } verdeckt
bot-stands-in = ein Bot springt ein
replaced = Ein Bot spielt für dich.
come-back = Ich bin wieder da
your-turn = Du bist dran
their-turn = { $name } ist dran
prompt-may = Du kannst { $what }.
prompt-nobody = Sonst passt niemand. Tipp auf „Fertig“.
    .junior = Sonst passt niemand. Tipp auf den grünen Knopf.
prompt-draw = Gerade passt niemand. Zieh einen Gast.
prompt-seat = { $guest }: Tipp auf einen Stuhl, der leuchtet.
prompt-bar = { $guest }: Jetzt bleibt nur die Bar. Tipp auf die Bar.
prompt-no-seat = { $guest } passt gerade nirgends hin. Tipp auf einen Stuhl, dann siehst du, warum.
prompt-swap-child = Niemand kann sich setzen: Tausch ein Kind.
prompt-guest = Wer setzt sich hierher?
prompt-waiting = { $guest } sitzt allein. Gleich muss sich jemand dazusetzen.
prompt-lay-table = Wohin soll der neue Tisch?
prompt-confirm = Tipp auf „Fertig“ oder nimm den Zug zurück.
    .junior = Tipp auf den grünen Knopf.
prompt-reveals = Mit „Bestätigen“ ziehst du. Danach kannst du nichts mehr zurücknehmen.
    .junior = Tipp auf den grünen Knopf. Danach kannst du nichts mehr zurücknehmen.
prompt-reveals-table = Tisch voll! Alle gehen, und ein neuer Tisch wird aufgedeckt. Danach kannst du nichts mehr zurücknehmen.
guide-guest = Tipp auf einen deiner Gäste.
    .junior = Tipp auf ein Kind.
guide-seat = Jetzt tipp auf einen Stuhl, der leuchtet. Die Zahl zeigt deine Punkte.
    .junior = Jetzt tipp auf einen Stuhl, der leuchtet.
guide-pair = Jetzt tipp auf einen Stuhl mit zwei Köpfen. Gleich muss sich jemand dazusetzen.
guide-finish = Sehr gut! Setz noch jemanden dazu oder tipp auf „Fertig“.
    .junior = Super! Tipp auf noch ein Kind oder auf den grünen Knopf.
guide-draw = Gerade passt niemand. Zieh einen Gast.
may-seat = einen Gast setzen
    .junior = ein Kind setzen
may-swap = einen Joker tauschen
may-bar = einen Gast an die Bar schicken
may-discard = einen Gast ablegen
    .junior = ein Kind gegen ein neues tauschen
may-lay-down = einen Gast verdeckt ablegen
may-lay-table = den Tisch aufstellen
may-open-group = einen Damen- oder Herrentisch beginnen
may-stop = den Zug beenden
may-draw = einen Gast ziehen
may-pass = passen
may-declare-end = das Spiel beenden
may-decline-end = weiterspielen
do-draw = Gast ziehen
do-pass = Passen
do-declare-end = Spiel beenden
do-decline-end = Weiterspielen
do-discard = Ablegen
    .junior = Neues Kind
do-lay-down = Verdeckt ablegen
turn-bar = an die Bar
turn-discard = auf den Ablagestapel
    .junior = gegen ein neues Kind
turn-lay-down = verdeckt
finish = Fertig
confirm = Bestätigen
take-back = Zurücknehmen
hint = Vorschlag
hint-close = Vorschlag schließen
say-something = Etwas sagen
reactions = Reagieren
reaction-laugh = Lachen
reaction-clap = Beifall
reaction-wow = Staunen
reaction-love = Wie schön
reaction-sad = Oh nein
reaction-phew = Puh
absent-ask = Einen Bot für { $name } spielen lassen
absent-wait = { $name } ist gerade weg. In { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
 } kann ein Bot einspringen.
why = Warum?
show-result = Ergebnis zeigen

## Was geschah

log-label = Spielverlauf
log-empty = Noch nichts.
log-seat = { $guest } sitzt jetzt { $place }, noch ohne Punkte für { $name }.
log-seat-you = { $guest } sitzt jetzt { $place }, noch ohne Punkte für dich.
log-seat-points = { $guest } sitzt jetzt { $place }: { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 } für { $name }.
log-seat-points-you = { $guest } sitzt jetzt { $place }: { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 } für dich.
log-swap = { $guest } löst den Joker { $place } ab. Er gehört jetzt { $name }.
log-swap-you = { $guest } löst den Joker { $place } ab. Er gehört jetzt dir.
log-bar = { $guest } geht an die Bar, ohne Punkte für { $name }.
log-bar-you = { $guest } geht an die Bar, ohne Punkte für dich.
log-bar-points = { $guest } geht an die Bar: { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 } für { $name }.
log-bar-points-you = { $guest } geht an die Bar: { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 } für dich.
log-discard = { $guest } kommt von { $name } auf den Ablagestapel.
    .junior = { $guest } geht, und zu { $name } kommt ein neues Kind.
log-discard-you = { $guest } kommt auf den Ablagestapel.
    .junior = { $guest } geht, und zu dir kommt ein neues Kind.
log-lay-down = { $guest } liegt jetzt verdeckt vor { $name }.
log-lay-down-you = { $guest } liegt jetzt verdeckt vor dir.
log-lay-down-hidden = { $name } legt einen Gast verdeckt ab.
log-lay-down-hidden-you = Du legst einen Gast verdeckt ab.
log-open-group = { $name } beginnt einen Damen- oder Herrentisch.
log-open-group-you = Du beginnst einen Damen- oder Herrentisch.
log-lay-table = { $name } stellt den neuen Tisch auf.
log-lay-table-you = Du stellst den neuen Tisch auf.
log-stop = { $name } ist fertig.
log-stop-you = Du bist fertig.
log-stop-points = { $name } hat die ganze Hand gesetzt: { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 } extra.
log-stop-points-you = Du hast die ganze Hand gesetzt: { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 } extra.
log-draw = { $name } zieht.
log-draw-you = Du ziehst.
log-declare-end = { $name } beendet das Spiel.
log-declare-end-you = Du beendest das Spiel.
log-decline-end = { $name } spielt weiter.
log-decline-end-you = Du spielst weiter.
log-pass = { $name } passt.
log-pass-you = Du passt.
log-cleared = Voller Tisch ({ $table })! Alle stehen auf und gehen.
log-table = Neuer Tisch: { $table }.
log-turned = Dieser Tisch ist voll.
log-drew = { $name } zieht { $count ->
    [one] einen neuen Gast
   *[other] { $count } neue Gäste
 }.
    .junior = Zu { $name } { $count ->
        [one] kommt ein neues Kind
       *[other] kommen { $count } neue Kinder
    }.
log-drew-you = Du ziehst { $count ->
    [one] einen neuen Gast
   *[other] { $count } neue Gäste
 }.
    .junior = Zu dir { $count ->
        [one] kommt ein neues Kind
       *[other] kommen { $count } neue Kinder
    }.
log-drew-known = Neu bei { $name }: { $guests }.
log-drew-known-you = Neu auf deiner Hand: { $guests }.
log-hand-size = Ein Tisch ganz aus einem Land! { $size ->
    [0] { $name } zieht ab jetzt keine Gäste mehr.
    [one] { $name } hat ab jetzt nur noch einen Gast auf der Hand.
   *[other] { $name } hat ab jetzt nur noch { $size } Gäste auf der Hand.
 }
log-hand-size-you = Ein Tisch ganz aus einem Land! { $size ->
    [0] Du ziehst ab jetzt keine Gäste mehr.
    [one] Du hast ab jetzt nur noch einen Gast auf der Hand.
   *[other] Du hast ab jetzt nur noch { $size } Gäste auf der Hand.
 }
log-over = Spielende: { $reason }.
moment-national = Ein ganzer Tisch aus einem Land: { $table }!
moment-regulars-card-f = Ein Damentisch!
moment-regulars-card-m = Ein Herrentisch!
moment-regulars-junior-f = Ein Mädchentisch!
moment-regulars-junior-m = Ein Jungentisch!
moment-low-bar = { $points } an der Bar. Autsch!
moment-last-chair = Der letzte Stuhl! Das Café ist voll.

## Das Ende

result-you = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }!
result-why = Spielende: { $reason }.
series-won = { $name } gewinnt die Serie!
series-won-you = Du gewinnst die Serie!
series-shared = { $names } teilen sich den Seriensieg
result-won = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }
result-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }
result-shared-you = Du teilst dir den Sieg mit { $names }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
from-tables = Gemischte Tische
from-national_tables = Tische aus einem Land
from-same_sex_tables = Damen- und Herrentische
    .junior = Mädchen- und Jungentische
from-guests = Kinder am Tisch
from-full_tables = Volle Tische
from-bar = Bar
from-whole_hand = Ganze Hand
from-penalty = Übrig geblieben
rematch = Noch einmal
rematch-join = Zur Revanche
rematch-accept = Ich bin dabei
rematch-level = Weiter gegen { $name }
offer-stronger = Lust auf mehr? { $name } spielt etwas besser.
offer-gentler = Zu schwer? { $name } macht es dir etwas leichter.
replay = Partie nachspielen
look-at-cafe = Café ansehen
export = Partie speichern
more = Mehr

## Einstellungen

language = Sprache
language-auto = Wie im Browser
theme = Design
theme-auto = Wie auf dem Gerät
theme-light = Hell
theme-dark = Dunkel
motion = Animationen
motion-auto = Wie auf dem Gerät
motion-less = Weniger
speed = Tempo der Gegner
speed-calm = Gemütlich
speed-normal = Normal
speed-fast = Flott
set-sound = Ton
set-sound-why = Stühle, Münzen und eine Glocke, wenn du dran bist
set-ambience = Kaffeehausgeräusche
set-ambience-why = Leise Stimmen und Tassen, während du spielst
set-voice = Bei Junior vorlesen
set-voice-why = Die Stimme des Browsers sagt, was zu tun ist
set-greetings = Begrüßungen
set-greetings-why = Die Gäste grüßen in ihrer Sprache
set-quick = Schnelle Züge
set-quick-why = Besteht ein Zug nur aus einem Schritt, etwa Ziehen, gilt er sofort
set-coordinates = Koordinaten
set-coordinates-why = Stühle bekommen Buchstabe und Zahl, etwa C4
set-draw = Automatisch ziehen
set-draw-why = Wenn niemand passt, wird der nächste Gast gleich für dich gezogen
set-guide = Starthilfe
set-guide-why = Hilft dir bei den ersten Zügen in jedem Spiel
set-notices = Benachrichtigungen
set-notices-why = Sagt Bescheid, wenn du dran bist und gerade nicht hinsiehst
settings-kept = Das alles bleibt nur in diesem Browser gespeichert.

## Noch einmal sehen

import-lead = Wähle eine Partie, die du als Datei gespeichert hast (cafe-game/1).
replay-nothing = Der Zug ist zu Ende.
import-choose = Datei wählen
replay-begin = Das Spiel beginnt.
replay-step = Schritt
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-play = Abspielen
replay-pause = Pause
replay-as = Aus der Sicht von
replay-open = allen, jede Hand offen
replay-spectator = Zuschauern

## Der Punktezettel

sheet-lead = Schreibt die Punkte auf, wenn ihr mit echten Karten spielt. Alles bleibt in diesem Browser und geht auch offline.
sheet-player = Spieler { $number }
sheet-mixed = Gemischter Tisch
sheet-national = Tisch aus einem Land
sheet-variant = Vier Damen oder vier Herren
sheet-number = Oder eine andere Zahl
sheet-write = { $points } eintragen
sheet-undo = Rückgängig
sheet-end = Spiel beenden
sheet-end-why = Zwei Minuspunkte für jeden Gast auf der Hand oder verdeckt.
sheet-done = Zusammenzählen
sheet-not-yet = Noch nicht
sheet-new = Neuer Block

## Lektionen

learn-step = Schritt { $step } von { $of }
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-again = Noch mal
learn-play = Jetzt spielen
learn-paid = Richtig: { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 }.
learn-right = Richtig!
learn-more = Das bringt { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 }. Ein anderer Stuhl bringt mehr!
learn-other = Das geht, aber probier zuerst das andere.
learn-take-guest = Tipp zuerst auf einen Gast in deiner Hand.
    .junior = Tipp zuerst auf eins deiner Kinder.
learn-try-refused = Der ist erlaubt. Probier einen Stuhl, der nicht leuchtet.

learn-card-welcome-title = Fünf Tische, zwölf Stühle
learn-card-welcome = Jeder Tisch gehört einem Land. Ein Gast darf auf einen Stuhl, wenn mindestens ein Tisch daneben aus seinem Land ist. Ein Stuhl steht an einem Tisch oder an dreien.
learn-card-seat-title = Setz deinen ersten Gast
learn-card-seat = Am russischen Tisch sitzt schon ein Herr aus Russland. Tipp auf die Dame aus Russland, dann auf einen Stuhl, der leuchtet. Zwei am Tisch bringen 2 Punkte – und doppelt so viel, wenn alle aus dem Land des Tisches sind.
learn-card-shared-title = Ein Stuhl, mehrere Tische
learn-card-shared = Der Stuhl zwischen den Tischen zählt an jedem, an dem schon jemand sitzt. Finde den Stuhl, der 6 bringt.
learn-card-company-title = In guter Gesellschaft
learn-card-company = An jedem Tisch sitzt man gemischt: nie nur zwei Damen oder nur zwei Herren, nie drei Damen oder drei Herren. Versuch, diesen zweiten Herrn an den russischen Tisch zu setzen, und schau, was passiert.
learn-card-alone-title = Niemand sitzt allein
learn-card-alone = Hier ist noch niemand. Du darfst jemanden allein hinsetzen, wenn dein nächster Gast sich gleich dazusetzt. Setz die Dame und den Herrn aus Italien an den italienischen Tisch.
learn-card-full-title = Ein voller Tisch
learn-card-full = Der vierte Gast bringt am meisten: 4 Punkte, oder 8, wenn alle aus dem Land des Tisches sind. Dann geht der Tisch mit seinen Gästen, und ein neuer kommt. Finde den Stuhl, der 10 bringt.
learn-card-draw-title = Wenn nichts passt
learn-card-draw = In deinem Zug setzt du einen bis drei Gäste, oder du ziehst einen. Von diesen hier passt niemand: Zieh!
learn-card-end-title = Das Spielende
learn-card-end = Schluss ist, wenn keine Tische oder keine Gäste mehr da sind oder wenn jemand mit leerer Hand das Spiel beendet. Jeder übrige Gast kostet 2 Punkte. Wer die meisten Punkte hat, gewinnt. Das ist alles!

learn-board-welcome-title = Das große Café
learn-board-welcome = 24 Tische, zwei für jedes Land, und in der Mitte die Bar. Gäste sitzen an einem Tisch aus ihrem Land. Alle sehen die Gäste der anderen.
learn-board-seat-title = Setz deinen ersten Gast
learn-board-seat = Oben links sitzt ein Herr aus Zentralafrika. Tipp auf die Dame aus Zentralafrika, dann auf einen Stuhl neben ihm, der leuchtet. Zwei am Tisch bringen 2 Punkte – und doppelt so viel, wenn alle aus dem Land des Tisches sind.
learn-board-shared-title = Ein Stuhl für zwei Tische
learn-board-shared = Der Stuhl zwischen zwei Tischen zählt an beiden. Finde den Stuhl, der 8 bringt.
learn-board-company-title = In guter Gesellschaft
learn-board-company = An jedem Tisch sitzt man gemischt: nie nur zwei Damen oder nur zwei Herren, nie drei Damen oder drei Herren. Versuch, diesen zweiten Herrn an denselben Tisch zu setzen.
learn-board-joker-title = Joker
learn-board-joker = Ein Joker ist an jedem Tisch zu Hause. Setz den Damen-Joker dorthin, wo er 8 bringt.
learn-board-swap-title = Einen Joker holen
learn-board-swap = Eine Dame kann einen Damen-Joker ablösen, wenn ihr Land passt, ein Herr einen Herren-Joker; der Joker kommt auf deine Hand. Tausch die Dame aus Zentralafrika gegen den Joker.
learn-board-bar-title = Die Bar
learn-board-bar = Wer keinen Stuhl findet, geht an die Bar. Die ersten fünf Plätze bringen Punkte, die anderen kosten immer mehr. Schick jemanden hin.
learn-board-end-title = Das Spielende
learn-board-end = Füllst du einen Tisch nur mit Gästen aus seinem Land, hast du ab dann einen Gast weniger auf der Hand. Schluss ist, wenn alle Stühle besetzt sind, die Bar voll oder der Beutel leer ist oder jemand keine Gäste mehr hat. Jeder Gast auf der Hand kostet dann 5 Punkte, jeder Joker 10. Wer die meisten Punkte hat, gewinnt.

learn-junior-welcome-title = Tische mit vier Flaggen
learn-junior-welcome = Jede Seite eines Tisches liegt zwischen zwei Flaggen. Kinder aus diesen zwei Ländern dürfen dort sitzen.
learn-junior-seat-title = Setz ein Kind an den Tisch
learn-junior-seat = Tipp auf das Mädchen aus China, dann auf einen Stuhl bei einer chinesischen Flagge. Jedes Kind bringt einen Punkt.
learn-junior-side-title = Die richtige Seite
learn-junior-side = Ein Kind braucht seine Flagge genau auf dieser Seite. Versuch, das Mädchen aus Frankreich dorthin zu setzen, wo keine französische Flagge ist.
learn-junior-many-title = So viele du willst
learn-junior-many = Setz drei Kinder in einem Zug. An jeden Tisch passen zwei Mädchen und zwei Jungen.
learn-junior-full-title = Ein voller Tisch
learn-junior-full = Das vierte Kind bringt zehn Punkte extra und beendet deinen Zug. Setz den Jungen aus Frankreich an den Tisch, an dem schon drei sitzen.
learn-junior-swap-title = Einen Joker tauschen
learn-junior-swap = Ein Mädchen mit der richtigen Flagge kann den Mädchen-Joker ablösen, und der Joker kommt auf deine Hand. Tausch das Mädchen aus Deutschland gegen ihn.
learn-junior-discard-title = Nichts passt?
learn-junior-discard = Dann tausch so viele Kinder, wie du willst, gegen neue. Tipp auf eins und dann auf „Neues Kind“.
learn-junior-end-title = Das Spielende
learn-junior-end = Du füllst deine Hand immer wieder auf sechs auf. Sind keine Kinder oder keine Stühle mehr da, ist Schluss. Ein Joker auf der Hand kostet 5 Punkte. Wer die meisten Punkte hat, gewinnt.

## Stellungen aufbauen

editor-clear = Leeren
editor-guests = Gäste
    .junior = Kinder
editor-tables = Tische
editor-players = Spieler
editor-ask = Fragen
editor-guests-why = Wähle einen Gast, dann tipp auf Stühle. Ist kein Gast gewählt, wird der Stuhl beim Antippen frei.
    .junior = Wähle ein Kind, dann tipp auf Stühle. Ist kein Kind gewählt, wird der Stuhl beim Antippen frei.
editor-hand-why = Tipp auf Gäste, um sie in diese Hand zu nehmen. Tipp sie oben an, um sie herauszunehmen.
    .junior = Tipp auf Kinder, um sie in diese Hand zu nehmen. Tipp sie oben an, um sie herauszunehmen.
editor-tables-why = Wähle einen Tisch, dann tipp auf seinen Platz. Ist keiner gewählt, verschwindet der Tisch beim Antippen.
editor-ask-why = Tipp auf einen Gast in der Hand, dann auf einen Stuhl. Der Schiedsrichter sagt, was gilt.
    .junior = Tipp auf ein Kind in der Hand, dann auf einen Stuhl. Der Schiedsrichter sagt, was gilt.
editor-hand = Hand
editor-to-move = am Zug
editor-turn-of = { $name } ist am Zug
editor-players-count = Anzahl der Spieler
editor-unseen = Unbekannte Gäste
    .junior = Unbekannte Kinder
editor-hand-size = Handgröße
editor-face-down = Verdeckte Gäste
editor-more = Mehr zu dieser Stellung
editor-guests-left = Gäste, die noch kommen
    .junior = Kinder, die noch kommen
editor-tables-left = Tische, die noch kommen
editor-first-turn = Der erste Zug der Partie
editor-bar-why = Wähle einen Gast, dann tipp auf die Bar. Tipp ihn hier an, um ihn zu entfernen.
editor-no-more = Davon gibt es keine mehr.
editor-best = Ein guter Zug
editor-legal = Erlaubt: { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
 }.
editor-legal-moves = { $count ->
    [one] Ein erlaubter Zug
   *[other] { $count } erlaubte Züge
 }

## Tische nach ihrer Nation

table-CF = Zentralafrika
    .between = dem zentralafrikanischen
table-CN = China
    .between = dem chinesischen
table-CU = Kuba
    .between = dem kubanischen
table-DE = Deutschland
    .between = dem deutschen
table-ES = Spanien
    .between = dem spanischen
table-FR = Frankreich
    .between = dem französischen
table-GB = Großbritannien
    .between = dem britischen
table-GL = Grönland
    .between = dem grönländischen
table-IN = Indien
    .between = dem indischen
table-IT = Italien
    .between = dem italienischen
table-JM = Jamaika
    .between = dem jamaikanischen
table-KE = Kenia
    .between = dem kenianischen
table-MX = Mexiko
    .between = dem mexikanischen
table-RU = Russland
    .between = dem russischen
table-TR = Türkei
    .between = dem türkischen
table-US = USA
    .between = dem amerikanischen
    .flag = den USA

## Rat: Vorschläge, gute Züge, ein Spiel im Rückblick. $chance und $cost sind Anteile wie 58 %

advice-wait = Ich überlege …
advice-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
advice-chance = { $chance } Gewinnchance
advice-others = Andere gute Züge
advice-show = Ausprobieren
hint-aloud = Schau, wer hier sitzen kann! Tipp auf den grünen Knopf.
lookback = Analyse
lookback-why = Jeder Zug noch einmal: was am besten war und wer vorn lag.
lookback-wait = Ein Blick auf jeden Zug …
lookback-curve = Wer vorn lag: die Gewinnchancen aller, Zug für Zug
lookback-turns = Verpasste Chancen
lookback-none = Keine! Besser ging es in keinem Zug.
lookback-best = Besser ging es nicht.
lookback-better = Besser:
lookback-cost = −{ $cost } Gewinnchance
lookback-score = Beste Züge: { $best } von { $turns }

## Das Rätsel des Tages

puzzle = Rätsel des Tages
puzzle-why = Eine Hand, ein Zug: Finde den besten
puzzle-lead = Immer nur den besten Stuhl zu nehmen, bringt höchstens { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }. Schaffst du mehr?
puzzle-number = { $day }, Nr. { $number }
puzzle-more = Rätsel Nr. { $number }
puzzle-try = Zug prüfen
puzzle-found = Gefunden! { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } – mehr geht nicht.
puzzle-not = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }. Es gibt einen besseren Zug.
puzzle-give-up = Lösung zeigen
puzzle-shown = Der beste Zug bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
puzzle-again = Noch mal
puzzle-another = Ein anderes Rätsel
puzzle-solved = gelöst
puzzle-strength = Schwierigkeit
puzzle-easy = Leicht
puzzle-hard = Schwer
puzzle-expert = Profi
puzzle-next-hard = Weiter zum schweren Rätsel
puzzle-next-expert = Weiter zum Profi-Rätsel
puzzle-progress = Meine Rätsel
puzzle-streak = { $days ->
    [one] Heute gelöst, wie schön! Komm morgen wieder, dann sind es zwei Tage in Folge.
   *[other] { $days } Tage in Folge! Bis morgen?
 }
puzzle-streak-open = { $days ->
    [one] Gestern hast du eins gelöst. Löse heute noch eins, dann sind es { $next } Tage in Folge.
   *[other] Schon { $days } Tage in Folge. Löse heute eins, dann sind es { $next }.
 }
puzzle-streak-none = Löse heute eins und füll deine erste Tasse.
puzzle-rating = Meine Wertung:
puzzle-rating-why = Nur deine erste Antwort auf ein Rätsel zählt. Die Wertung bleibt in diesem Browser.
puzzle-old = Dieser Link stammt aus der Zeit, als es noch keine drei Schwierigkeiten gab. Sein Rätsel gibt es nicht mehr, hier ist eins von heute.

## Zuschauen, Schriftgröße

watch = Partien zum Zuschauen
watch-none = Gerade wird keine öffentliche Partie gespielt.
text-size = Schriftgröße

## Das Profil und die Besten in jedem Spiel

profile-lead = Ein Profil sammelt deine Ergebnisse unter einem Namen, auf allen deinen Geräten. Es hat kein Passwort: Sein geheimer Link ist der Schlüssel.
profile-make = Profil anlegen
profile-rename = Namen ändern
profile-results = Deine Partien
profile-none = Noch keine Partien.
profile-link = Dein geheimer Link
profile-link-why = Öffne ihn auf deinen anderen Geräten und pass gut auf ihn auf: Wer ihn hat, kann unter deinem Namen spielen.
profile-link-renew = Neuen Link machen
profile-link-renew-sure = Ja, neu machen: Der alte gilt dann nirgends mehr
link-keep = Den alten behalten
profile-qr-label = QR-Code mit dem geheimen Link deines Profils
profile-gone = Zu diesem Link gehört kein Profil.
profile-other = Auf diesem Gerät gibt es schon das Profil { $name }. Stattdessen das aus dem Link verwenden?
profile-use = Das aus dem Link verwenden
profile-keep = Meins behalten
profile-delete = Profil löschen
profile-delete-sure = Mit allen Ergebnissen löschen
profile-strength = Wertung
profile-games = Partien
profile-wins = Siege
leaderboard = Die Besten
leaderboard-none = Noch niemand.
leaderboard-people = Menschen
leaderboard-bots = Bots
leaderboard-why = Es zählen gewertete Partien zwischen Leuten mit Profil und solche gegen Bots. Um hier zu stehen, brauchst du Partien gegen { $count } verschiedene Gegner. Spielen immer dieselben zwei, zählt das innerhalb eines Tages immer weniger; Partien, die nach Sekunden vorbei sind, zählen nicht. Partien zwischen Leuten im selben Netzwerk zählen nicht, und ein Gegner zählt erst, wenn er in gewerteten Partien andere getroffen hat. Die Wertung ist mit Absicht vorsichtig: Sie steigt, je mehr Partien zeigen, wie gut du spielst.

## Datenschutz

privacy = Datenschutz
privacy-lead = Was dieses Café über dich aufbewahrt und wie lange. Es gibt keine Konten, keine Cookies, keine Werbung und nichts von anderen Websites.
privacy-kept = Was aufbewahrt wird
privacy-days = { $days ->
    [one] bis 1 Tag nach dem Ende.
   *[other] bis { $days } Tage nach dem Ende.
 }
privacy-for-good = bis der Betreiber dieses Cafés es löscht.
privacy-matches = Partien
privacy-matches-why = Die Karten, jeder Zug und das Ergebnis, damit du später weiterspielen und nachsehen kannst. Aufbewahrt:
privacy-names = Namen ohne Profil
privacy-names-why = Der Name, den du zum Spielen eingetippt hast. Danach steht dort „Gast“. Aufbewahrt:
privacy-addresses = Fingerabdrücke von Adressen
privacy-addresses-why = Von deiner Netzwerkadresse bleibt je Partie nur ein winziger Fingerabdruck: genug, um jemanden fernzuhalten, der aus der Partie entfernt wurde, zu wenig, um auf die Adresse zu kommen. Aufbewahrt:
privacy-profile = Profile
privacy-profile-why = Name, Ergebnisse und Wertungen, bis du das Profil löschst oder lange nicht benutzt. Nach der letzten Benutzung aufbewahrt:
privacy-reports = Meldungen
privacy-reports-why = Wenn jemand einen Namen oder schlechtes Benehmen meldet: wer, in welcher Partie und weswegen. Wird zusammen mit den Namen gelöscht. Eine Meldung behält den gemeldeten Namen, auch wenn du ihn löschst, bis sie bearbeitet ist, höchstens 30 Tage.
privacy-not = Was nicht aufbewahrt wird
privacy-not-why = Keine Adressen, keine Passwörter und nicht, was du dir ansiehst. Vom Schlüssel eines Links wird nur ein Fingerabdruck gespeichert. Nur die Adresse von jemandem, der für eine Zeit gesperrt ist, wird so lange aufbewahrt.
privacy-browser = Dein Browser merkt sich deine Einstellungen, deinen Namen und die Schlüssel deiner Partien. Nichts davon verlässt dein Gerät, außer um zu spielen.
privacy-yours = Deine Daten
privacy-yours-name = Deinen Namen aus einer Partie löschen: Partie öffnen, „Mein persönlicher Link“, „Meinen Namen löschen“.
privacy-yours-profile = Alles über dein Profil herunterladen oder das Profil löschen:
profile-data = Meine Daten herunterladen
erase-name = Meinen Namen löschen
erase-name-sure = Endgültig löschen
erase-name-keep = Namen behalten

## Auf diesem Gerät

fault-kernel = Die Regeln dieses Spiels sind nicht vollständig angekommen. Prüf die Verbindung und versuch es noch einmal.
kernel-server = Die Regeln sind auf diesem Gerät nicht vollständig angekommen. Deshalb rechnet jetzt der Server.
unkept = Dieser Browser merkt sich gerade nichts: Deine Partie bleibt nur, solange diese Seite offen ist.
uncounted = Der Server antwortet nicht: Diese Partie läuft auf deinem Gerät und zählt nicht für dein Profil.
update-ready = Eine neue Version des Cafés ist da.
update-take = Jetzt aktualisieren
damaged-title = Der Tisch ist nicht gedeckt
damaged-again = Noch einmal versuchen
rules-changed-title = Diese Partie kann nicht weitergehen
rules-changed-why = Seit ihrem Beginn haben sich die Regeln geändert, oder ihr Spielstand lässt sich nicht lesen. Deinen anderen Partien fehlt nichts.
elsewhere-title = Die Partie läuft in einem anderen Tab
elsewhere-why = Du hast sie in einem anderen Tab geöffnet, dort geht sie weiter.
elsewhere-again = Hier weiterspielen
thinks-on = { $cores ->
    [one] Denkt scharf nach, mit einem Kern deines Geräts.
   *[other] Denkt scharf nach, mit { $cores } Kernen deines Geräts.
 }
counting-title = Sollen Partien gegen Bots zählen?
counting-why = Partien gegen Bots können für dein Profil zählen. Dann laufen sie auf dem Server, und es gibt keine Vorschläge. Sonst laufen sie auf diesem Gerät, auch ohne Internet.
counting-no = Einfach spielen
counting-yes = Ja, zählen
counting-later = In den Einstellungen kannst du das ändern.
set-counted = Partien gegen Bots zählen
set-counted-why = Für dein Profil: auf dem Server und ohne Vorschläge
new-here = Jemand an diesem Gerät
new-lead-here = Setzt euch um dieses Gerät und reicht es nach jedem Zug weiter.
place-name = Name von Spieler { $number }
server-none = Dieses Café läuft nur auf deinem Gerät. Für Freunde anderswo, offene Partien und die Rangliste brauchst du ein Café mit Server.
server-elsewhere = Dieses Café läuft nur auf deinem Gerät. Freunde anderswo, Profile und die Rangliste findest du auf seinem Server.
server-go = Zum Server
games = Deine Partien
games-why = Beendete Partien ansehen und speichern
games-lead = Beendete Partien auf diesem Gerät und Partien aus Dateien. Alles bleibt in diesem Browser.
games-none = Noch keine beendete Partie.
games-import = Partien aus einer Datei hinzufügen
games-imported = { $count ->
    [one] Eine Partie hinzugefügt.
   *[other] { $count } Partien hinzugefügt.
 }
games-unread = Partie { $number } dieser Datei ist nicht lesbar. Es wurde nichts hinzugefügt.
games-export = Alle speichern
games-remove-sure = Wirklich entfernen
games-keep = Behalten

## Wer die Bots sind: eine Zeile für jede und jeden

manner-nino = Gerade aus Neapel angekommen, bringt alles durcheinander.
manner-mei = Zählt leise mit und lacht über jeden Fehler.
manner-lasse = Eben vom Fahrrad gestiegen und noch etwas verträumt.
manner-amara = Freundet sich mit allen an und vergisst die Punkte.
manner-rosa = Sitzt seit dreißig Jahren am Tisch am Fenster.
manner-otto = Liest zwischen den Zügen Zeitung und übersieht doch wenig.
manner-ines = Plaudert mit allen und verliert nie den Faden.
manner-kofi = Summt beim Nachdenken, und das dauert nie lange.
manner-camille = Trägt sechs Tassen auf einmal und verschüttet nichts.
manner-jonas = Flink auf den Beinen: Kein Punkt bleibt liegen.
manner-priya = Kennt jede Bestellung auswendig, auch deine.
manner-mateo = Lächelt, verbeugt sich und nimmt den besten Stuhl.
manner-albert = Streng: Bei ihm sitzt niemand am falschen Tisch.
manner-helga = Sieht über den Brillenrand, was du vorhast.
manner-ruth = Sagt wenig und lässt dir noch weniger übrig.
manner-dimitri = Zupft jede Serviette zurecht und behält jeden Platz im Auge.
manner-margot = Hat das Café selbst eröffnet und gewinnt hier gern.
manner-emil = Kennt jeden Trick und hat die meisten schon zweimal gesehen.
manner-donata = Spielt in der Küche Schach, während die Suppe kocht.
manner-tarek = Schenkt dir Kaffee ein und gewinnt ganz höflich.
