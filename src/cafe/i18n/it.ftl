# Italiano. Un solo catalogo per il terminale, il server e la pagina.
# $guest è un cliente in parole, $company dice chi è al tavolo, $sex è f o m.

## Clienti

nation-CF = { $sex ->
    [f] centrafricana
   *[m] centrafricano
 }
nation-CN = cinese
nation-CU = { $sex ->
    [f] cubana
   *[m] cubano
 }
nation-DE = { $sex ->
    [f] tedesca
   *[m] tedesco
 }
nation-ES = { $sex ->
    [f] spagnola
   *[m] spagnolo
 }
nation-FR = francese
nation-GB = { $sex ->
    [f] britannica
   *[m] britannico
 }
nation-GL = groenlandese
nation-IN = { $sex ->
    [f] indiana
   *[m] indiano
 }
nation-IT = { $sex ->
    [f] italiana
   *[m] italiano
 }
nation-JM = { $sex ->
    [f] giamaicana
   *[m] giamaicano
 }
nation-KE = { $sex ->
    [f] keniana
   *[m] keniano
 }
nation-MX = { $sex ->
    [f] messicana
   *[m] messicano
 }
nation-RU = { $sex ->
    [f] russa
   *[m] russo
 }
nation-TR = { $sex ->
    [f] turca
   *[m] turco
 }
nation-US = { $sex ->
    [f] americana
   *[m] americano
 }
guest-card-f = la signora { $nation }
guest-card-m = il signore { $nation }
guest-junior-f = la bambina { $nation }
guest-junior-m = il bambino { $nation }
joker-card-f = la signora jolly
joker-card-m = il signor jolly
joker-junior-f = la bambina jolly
joker-junior-m = il bambino jolly
nobody = nessuno
none = niente

## Perché non si può

refusal-format = { $fault }
refusal-over = la partita è finita
refusal-turn = adesso non si può
refusal-turn-player = tocca a qualcun altro
refusal-turn-game = in questo gioco questa mossa non esiste
refusal-hand = { $guest } non è in questa mano
refusal-G3-taken = questa sedia è occupata
refusal-G3-none = qui non c'è nessuna sedia
refusal-K5 = ci vuole un tavolo del suo paese
refusal-B6 = ci vuole un tavolo del suo paese
refusal-J5-nation = la sua bandiera non è su questo lato del tavolo
refusal-J5-company = { $sex ->
    [f] a questo tavolo ci sono già due bambine
   *[m] a questo tavolo ci sono già due bambini
 }
refusal-G5 = { $same ->
    [1] { $sex ->
        [f] due signore non possono stare da sole: a questo tavolo serve un signore
       *[m] due signori non possono stare da soli: a questo tavolo serve una signora
    }
   *[other] { $sex ->
        [f] a questo tavolo ci sono già due signore
       *[m] a questo tavolo ci sono già due signori
    }
 }
refusal-G6-alone = { $sex ->
    [f] resterebbe sola, e nessun altro di questa mano può raggiungerla
   *[m] resterebbe solo, e nessun altro di questa mano può raggiungerlo
 }
refusal-G6-waiting = prima serve compagnia per { $company }
refusal-K8 = si pesca solo con meno di dodici clienti in mano, e finché ce ne sono da pescare
refusal-K8-top = in cima al mazzo c'è un altro cliente
refusal-K9 = solo con dodici clienti in mano se ne può mettere uno coperto
refusal-K12 = a questo tavolo non ci sarebbero quattro signore o quattro signori
refusal-B13 = a questo tavolo non ci sarebbero quattro signore o quattro signori
refusal-B8 = al bancone non vanno i jolly, e quando è pieno non va più nessuno
refusal-B9 = per uno scambio servono un jolly su questa sedia e un cliente dello stesso sesso che possa sedersi lì
refusal-J9 = per uno scambio servono un jolly su questa sedia e una bambina per una bambina, o un bambino per un bambino, con la bandiera giusta
refusal-J7 = il nuovo tavolo va accanto a quello completo, o dove vuoi se lì non c'è spazio
refusal-J13 = qui ci sono già tre bambine o tre bambini: può sedersi solo il quarto
refusal-J13-third = dopo il terzo può sedersi solo il quarto a questo stesso tavolo, oppure chiudi il turno
refusal-hand-group = non tutti questi clienti sono in questa mano
refusal-G3-group = una di queste sedie è occupata o non esiste
refusal-K5-group = uno di questi clienti non avrebbe un tavolo del suo paese
refusal-B6-group = uno di questi clienti non avrebbe un tavolo del suo paese
refusal-G5-group = a un altro tavolo non tornerebbero più i conti tra signore e signori
refusal-G6-group = uno di questi clienti resterebbe solo
refusal-points = i punti sono { $expected }, non { $given }
refusal-result = il risultato è { $expected }, non { $given }
refusal-result-not-over = la partita non è ancora finita, quindi non c'è un risultato

## Come è finita una partita

reason-K10a = non ci sono più tavoli
reason-K10b = è stato pescato l'ultimo cliente
reason-K10c = qualcuno con la mano vuota ha deciso di chiudere
reason-B11a = l'ultima sedia è occupata
reason-B11b = il bancone è pieno
reason-B11c = qualcuno non ha più clienti
reason-B11d = nel sacchetto non c'è quasi più nessuno
reason-B11e = tutti hanno passato il turno
reason-J11a = l'ultima sedia è occupata
reason-J11b = non ci sono più bambini
reason-forfeit = un programma che giocava si è guastato e ha perso

## Suggerimenti e analisi

why-fills_table = completa un tavolo: { $table } ({ $points })
why-national = vale doppio: { $table } ({ $points })
why-bar_pays = il bancone dà { $points }
why-bar_costs = il bancone costa { $points }
why-whole_hand = sistema tutta la mano ({ $points } in più)
why-draw = pesca un cliente
    .junior = fa arrivare un bambino
why-lay_down = mette un cliente coperto
why-discard = scarta
    .junior = cambia un bambino con un altro
why-declare_end = chiude la partita
why-decline_end = continua a giocare
why-pass = non si può fare altro
why-wastes_joker = spreca un jolly ({ $seat }): lì può sedersi un altro cliente
    .junior = spreca un jolly ({ $seat }): lì può sedersi un altro bambino
why-takes_joker = recupera il jolly ({ $seat })
why-leaves_open = lascia { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } agli altri: { $table }
why-leaves_open_national = lascia agli altri un tavolo di un solo paese: { $table } ({ $points })
why-leaves_one_seat = lascia una sola sedia: { $table }
why-but = ma { $reason }

## Frasi brevi

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-ouch = Ahi!
phrase-thinking = Fammi pensare…
phrase-your-turn = Tocca a te!
phrase-sorry = Scusa!
phrase-thanks = Grazie!
phrase-again = Un'altra?
phrase-bye = A presto!

## I bot: come si chiamano e come giocano

bot-level1 = Principiante
bot-level1-about = Alle prime armi: sistema uno o due clienti e si lascia sfuggire molto. L'ideale per la prima partita.
bot-level2 = Cliente abituale
bot-level2-about = Viene ogni giorno, gioca con scioltezza e ogni tanto si lascia sfuggire un buon posto.
bot-level3 = Cameriere
    .f = Cameriera
bot-level3-about = Non perde un punto: sceglie sempre il turno che rende di più.
bot-level4 = Maître di sala
bot-level4-about = Non si lascia sfuggire niente: bada anche a quello che ogni turno ti lascia.
bot-level5 = Titolare
bot-level5-about = Il locale è suo. Prima di ogni turno pensa alla tua risposta.
bot-random = Caso
bot-random-about = Fa qualsiasi cosa permessa dalle regole.
bot-greedy = Ingordo
bot-greedy-about = Prende più punti che può e non pensa ad altro.
