# Deutsch. Ein Katalog für das Terminal, den Server und die Seite.
# $guest ist ein Gast in Worten, $seat und $table sind Felder, $company sagt, wer am Tisch sitzt.

## Gäste

nation-CF = Zentralafrika
nation-CN = China
nation-CU = Kuba
nation-DE = Deutschland
nation-ES = Spanien
nation-FR = Frankreich
nation-GB = Großbritannien
nation-GL = Grönland
nation-IN = Indien
nation-IT = Italien
nation-JM = Jamaika
nation-KE = Kenia
nation-MX = Mexiko
nation-RU = Russland
nation-TR = der Türkei
nation-US = den USA
guest-card-f = die Dame aus { $nation }
guest-card-m = der Herr aus { $nation }
guest-junior-f = das Mädchen aus { $nation }
guest-junior-m = der Junge aus { $nation }
joker-card-f = der Damen-Joker
joker-card-m = der Herren-Joker
joker-junior-f = der Mädchen-Joker
joker-junior-m = der Jungen-Joker
nobody = niemand
none = nichts

## Warum etwas nicht geht

refusal-format = { $fault }
refusal-over = das Spiel ist zu Ende
refusal-turn = das geht in diesem Augenblick des Zuges nicht
refusal-turn-player = jemand anders ist am Zug
refusal-turn-game = so etwas gibt es in diesem Spiel nicht
refusal-hand = { $guest } ist nicht auf der Hand
refusal-G3-taken = der Platz ist besetzt: { $company }
refusal-G3-none = bei { $seat } gibt es keinen Platz
refusal-K5 = kein Tisch, den { $seat } berührt, hat die richtige Nation: { $guest }
refusal-B6 = kein Tisch, den { $seat } berührt, hat die richtige Nation: { $guest }
refusal-J5-nation = diese Seite des Tisches bei { $table } zeigt die richtige Flagge nicht: { $guest }
refusal-J5-company = am Tisch bei { $table } sitzen schon zwei davon: { $company }
refusal-G5 = die Gesellschaft bei { $table } würde nicht stimmen; dort sitzt { $company }
refusal-G6-alone = bei { $seat } säße der Gast allein, und niemand aus dieser Hand kann sich in diesem Zug dazusetzen
refusal-G6-waiting = { $company } wartet bei { $table } und braucht zuerst Gesellschaft
refusal-K8 = nur wer weniger als zwölf Gäste hat, zieht, und nur solange noch welche da sind
refusal-K8-top = zuoberst liegt ein anderer Gast
refusal-K9 = nur wer zwölf Gäste hat, legt einen verdeckt ab
refusal-K12 = diese Gäste füllen den Tisch bei { $table } nicht mit vier eines Geschlechts
refusal-B13 = diese Gäste füllen den Tisch bei { $table } nicht mit vier eines Geschlechts
refusal-B8 = die Bar nimmt keine Joker, und niemanden mehr, wenn sie voll ist
refusal-B9 = ein Tausch braucht einen Joker bei { $seat } und einen Gast seines Geschlechts, der dort sitzen dürfte
refusal-J9 = ein Tausch braucht einen Joker bei { $seat } und ein Kind seines Geschlechts, dessen Flagge dort steht
refusal-J7 = der neue Tisch kommt neben den vollen, oder irgendwohin, wenn dort kein Platz ist
refusal-J13 = ein Tisch mit drei eines Geschlechts nimmt nur das vierte davon
refusal-J13-third = nach dem dritten eines Geschlechts darf nur das vierte bei { $table } folgen, oder Schluss
refusal-hand-group = nicht alle diese Gäste sind auf der Hand
refusal-G3-group = einer dieser Plätze ist besetzt oder keiner
refusal-K5-group = einer dieser Gäste berührte keinen Tisch seiner Nation
refusal-B6-group = einer dieser Gäste berührte keinen Tisch seiner Nation
refusal-G5-group = die Gesellschaft an einem anderen Tisch würde nicht stimmen
refusal-G6-group = einer dieser Gäste säße allein
refusal-points = es sind { $expected } Punkte, nicht { $given }
refusal-result = das Ergebnis ist { $expected }, nicht { $given }
refusal-result-not-over = das Spiel ist noch nicht zu Ende, es hat also kein Ergebnis

## Wie ein Spiel endete

reason-K10a = die Tische sind ausgegangen
reason-K10b = der letzte Gast wurde gezogen
reason-K10c = das Ende wurde mit leerer Hand angesagt
reason-B11a = der letzte Stuhl ist besetzt
reason-B11b = die Bar ist voll
reason-B11c = jemand hat keine Gäste mehr
reason-B11d = der Beutel ist fast leer
reason-B11e = alle haben gepasst
reason-J11a = der letzte Platz ist besetzt
reason-J11b = es sind keine Gäste mehr da

## Kurze Sätze

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-thinking = Ich denke nach …
phrase-your-turn = Du bist dran.
phrase-sorry = Entschuldigung!
phrase-thanks = Danke!
phrase-again = Noch einmal?
phrase-bye = Auf Wiedersehen!

## Tipps und Rückblicke; { $table } und { $seat } sind Felder

why-fills_table = füllt { $table } ({ $points })
why-national = zählt doppelt bei { $table } ({ $points })
why-bar_pays = die Bar bringt { $points }
why-bar_costs = die Bar kostet { $points }
why-whole_hand = die ganze Hand sitzt ({ $points } mehr)
why-draw = zieht einen Gast
why-lay_down = legt einen Gast verdeckt ab
why-discard = wirft ab
why-declare_end = beendet das Spiel
why-decline_end = spielt weiter
why-pass = nichts anderes ist möglich
why-wastes_joker = vergeudet einen Joker bei { $seat }: ein anderer Gast könnte dort sitzen
why-takes_joker = holt den Joker von { $seat }
why-leaves_open = lässt { $points } Punkte offen bei { $table }
why-leaves_open_national = lässt einen nationalen Tisch offen bei { $table } ({ $points })
why-leaves_one_seat = lässt einen einzigen Platz bei { $table }
why-but = aber { $reason }

## Computerspieler: wie sie heißen und wie sie spielen

bot-level1 = Neuling
bot-level1-about = Setzt ein oder zwei Gäste, übersieht vieles und bemerkt selten, was doppelt zählt.
bot-level2 = Stammgast
bot-level2-about = Sieht ganze Züge, übersieht aber ab und zu einen Platz oder was doppelt zählt.
bot-level3 = Kellner
bot-level3-about = Übersieht nichts und nimmt den Zug mit den meisten Punkten.
bot-level4 = Oberkellner
bot-level4-about = Achtet auch darauf, was ein Zug den anderen lässt.
bot-level5 = Wirt
bot-level5-about = Stellt sich vor dem Zug vor, wie die anderen antworten; denkt einen Augenblick nach.
bot-random = Zufall
bot-random-about = Tut irgendetwas, das erlaubt ist.
bot-greedy = Gierig
bot-greedy-about = Nimmt den Zug mit den meisten Punkten und denkt an nichts anderes.
