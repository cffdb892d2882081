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
refusal-turn = das geht gerade nicht
refusal-turn-player = jemand anders ist dran
refusal-turn-game = so einen Zug gibt es in diesem Spiel nicht
refusal-hand = { $guest } ist nicht in dieser Hand
refusal-G3-taken = dieser Stuhl ist besetzt
refusal-G3-none = hier gibt es keinen Stuhl
refusal-K5 = { $sex ->
    [f] sie braucht einen Tisch aus ihrem Land
   *[m] er braucht einen Tisch aus seinem Land
 }
refusal-B6 = { $sex ->
    [f] sie braucht einen Tisch aus ihrem Land
   *[m] er braucht einen Tisch aus seinem Land
 }
refusal-J5-nation = { $sex ->
    [f] ihre Flagge ist nicht auf dieser Seite des Tisches
   *[m] seine Flagge ist nicht auf dieser Seite des Tisches
 }
refusal-J5-company = { $sex ->
    [f] an diesem Tisch sitzen schon zwei Mädchen
   *[m] an diesem Tisch sitzen schon zwei Jungen
 }
refusal-G5 = { $same ->
    [1] { $sex ->
        [f] zwei Damen können nicht allein sitzen: Dieser Tisch braucht einen Herrn
       *[m] zwei Herren können nicht allein sitzen: Dieser Tisch braucht eine Dame
    }
   *[other] { $sex ->
        [f] an diesem Tisch sitzen schon zwei Damen
       *[m] an diesem Tisch sitzen schon zwei Herren
    }
 }
refusal-G6-alone = { $sex ->
    [f] sie säße hier allein, und niemand aus dieser Hand kann sich zu ihr setzen
   *[m] er säße hier allein, und niemand aus dieser Hand kann sich zu ihm setzen
 }
refusal-G6-waiting = zuerst braucht { $company } Gesellschaft
refusal-K8 = ziehen darfst du nur mit weniger als zwölf Gästen auf der Hand, und nur, solange noch welche da sind
refusal-K8-top = zuoberst liegt ein anderer Gast
refusal-K9 = verdeckt ablegen darfst du nur mit zwölf Gästen auf der Hand
refusal-K12 = an diesem Tisch säßen dann nicht vier Damen oder vier Herren
refusal-B13 = an diesem Tisch säßen dann nicht vier Damen oder vier Herren
refusal-B8 = an die Bar dürfen keine Joker, und niemand mehr, wenn sie voll ist
refusal-B9 = zum Tauschen brauchst du einen Joker auf diesem Stuhl und einen passenden Gast: Dame für Dame, Herr für Herr, aus dem Land eines Tisches hier
refusal-J9 = zum Tauschen brauchst du einen Joker auf diesem Stuhl und ein passendes Kind: Mädchen für Mädchen, Junge für Junge, mit der richtigen Flagge
refusal-J7 = der neue Tisch kommt neben den vollen, oder irgendwohin, wenn dort kein Platz ist
refusal-J13 = hier sitzen schon drei Mädchen oder drei Jungen: Dazu passt nur noch ein viertes Kind
refusal-J13-third = nach dem dritten setzt du nur noch das vierte Kind an diesen Tisch, oder du hörst auf
refusal-hand-group = nicht alle diese Gäste sind in dieser Hand
refusal-G3-group = einer dieser Stühle ist besetzt, oder es gibt ihn nicht
refusal-K5-group = einer dieser Gäste hätte keinen Tisch aus seinem Land
refusal-B6-group = einer dieser Gäste hätte keinen Tisch aus seinem Land
refusal-G5-group = an einem anderen Tisch würde die Mischung aus Damen und Herren nicht mehr stimmen
refusal-G6-group = einer dieser Gäste säße allein
refusal-points = es sind { $expected } Punkte, nicht { $given }
refusal-result = das Ergebnis ist { $expected }, nicht { $given }
refusal-result-not-over = das Spiel ist noch nicht zu Ende, es hat also kein Ergebnis

## Wie ein Spiel endete

reason-K10a = Es gibt keine Tische mehr
reason-K10b = Der letzte Gast wurde gezogen
reason-K10c = Jemand mit leerer Hand hat Schluss gemacht
reason-B11a = Der letzte Stuhl ist besetzt
reason-B11b = Die Bar ist voll
reason-B11c = Jemand hat keine Gäste mehr
reason-B11d = Im Beutel sind kaum noch Gäste
reason-B11e = Alle haben gepasst
reason-J11a = Der letzte Stuhl ist besetzt
reason-J11b = Es sind keine Kinder mehr da
reason-forfeit = Ein mitspielendes Programm ist ausgefallen und hat verloren

## Kurze Sätze

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-thinking = Moment, ich überlege …
phrase-your-turn = Du bist dran!
phrase-sorry = Entschuldigung!
phrase-thanks = Danke!
phrase-again = Noch mal?
phrase-bye = Tschüss!

## Tipps und Rückblicke; { $table } und { $seat } sind Felder

why-fills_table = macht einen Tisch voll: { $table } ({ $points })
why-national = zählt doppelt: { $table } ({ $points })
why-bar_pays = die Bar bringt { $points }
why-bar_costs = die Bar kostet { $points }
why-whole_hand = bringt die ganze Hand unter ({ $points } extra)
why-draw = zieht einen Gast
    .junior = holt ein Kind
why-lay_down = legt einen Gast verdeckt ab
why-discard = legt ab
    .junior = tauscht ein Kind gegen ein neues
why-declare_end = beendet das Spiel
why-decline_end = spielt weiter
why-pass = nichts anderes ist möglich
why-wastes_joker = verschwendet einen Joker ({ $seat }): Dort könnte ein anderer Gast sitzen
    .junior = verschwendet einen Joker ({ $seat }): Dort könnte ein anderes Kind sitzen
why-takes_joker = holt den Joker zurück ({ $seat })
why-leaves_open = lässt den anderen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }: { $table }
why-leaves_open_national = lässt den anderen einen Tisch aus einem Land: { $table } ({ $points })
why-leaves_one_seat = lässt nur einen Stuhl frei: { $table }
why-but = aber { $reason }

## Computerspieler: wie sie heißen und wie sie spielen

bot-level1 = Neuling
bot-level1-about = Neu hier: setzt ein, zwei Gäste und übersieht vieles. Genau richtig fürs erste Spiel.
bot-level2 = Stammgast
bot-level2-about = Kommt jeden Tag, spielt locker und übersieht ab und zu einen guten Platz.
bot-level3 = Kellner
    .f = Kellnerin
bot-level3-about = Lässt keinen Punkt liegen und nimmt immer den Zug, der am meisten bringt.
bot-level4 = Oberkellner
    .f = Oberkellnerin
bot-level4-about = Streng und umsichtig: achtet auch darauf, was jeder Zug dir übrig lässt.
bot-level5 = Wirt
    .f = Wirtin
bot-level5-about = Führt das Haus. Überlegt vor jedem Zug, was du darauf antwortest.
bot-random = Zufall
bot-random-about = Macht irgendetwas, das die Regeln erlauben.
bot-greedy = Gierig
bot-greedy-about = Nimmt die meisten Punkte und denkt an sonst nichts.
