# Italiano, per la pagina. Clienti, paesi, rifiuti e frasi brevi sono in ../it.ftl.

## La casa

game-card = Il gioco di carte
game-board = Il gioco da tavolo
game-junior = Junior
about-board = 24 tavoli, mani visibili a tutti, jolly e un bancone sempre più caro. Da 2 a 4 giocatori, dai 10 anni.
about-card = Cinque tavoli che vanno e vengono, e una mano che vedi solo tu. Da 2 a 5 giocatori, dai 10 anni.
about-junior = Un punto per ogni bambino a tavola, dieci per un tavolo completo. Da 2 a 5 giocatori, dai 6 anni.
short-board = 2–4 giocatori
short-card = 2–5 giocatori
short-junior = 2–5 giocatori, dai 6 anni
start-title = Chi si siede con chi?
start-lead = Trova a ogni cliente un posto a un tavolo del suo paese, in buona compagnia. E si gioca subito.
play-now = Gioca
learn = Impara in 3 minuti
rules = Regole
rules-why = Tutto, breve e chiaro
rule-ids = Numeri delle regole
rules-of = { $game }: le regole
settings = Impostazioni
settings-why = Lingua, tema, suoni, dimensione del testo
opponents = Avversari
level = Livello
friends = Gioca con gli amici
friends-why = Crea una partita e manda il link
open-matches = Unisciti a una partita
open-matches-why = Partite in cui manca qualcuno
score-sheet = Segnapunti
score-sheet-why = Per giocare con le carte vere
profile = Il mio profilo
profile-why = Le tue partite, il tuo punteggio, i migliori
editor = Chiedi all'arbitro
editor-why = Prepara una posizione e guarda tutte le mosse
import = Rivedi una partita
import-why = Apri una partita salvata
continue = Continua a giocare
forget = Togli dalla lista
footer = Un progetto libero dedicato ai giochi Café International di Rudi Hoffmann e Roland Siegers. Nessun legame con i loro editori.
to-start = Pagina iniziale
tools-label = Strumenti
sound-on = Attiva i suoni
sound-off = Disattiva i suoni
close = Chiudi
add = Aggiungi
remove = Togli
copied = Copiato
copy-failed = Qui non si può copiare. Seleziona il link e copialo tu.
one-moment = Un attimo…
offline-title = Sei offline
offline-why = Qui serve il server del locale. Tutto quello che si gioca su un solo dispositivo funziona anche senza.
not-found = Questa pagina non esiste
not-found-why = Forse c'è un errore nel link?
back-to-game = Torna alla partita

## Problemi

fault-offline = Il locale non risponde. È aperto?
fault-mishap = Qualcosa è andato storto. Riprova.
fault-invalid = Non siamo riusciti a leggerlo.
fault-token = Questo link è di un'altra partita.
fault-forbidden = Non puoi farlo.
fault-origin = Apri il locale nella sua pagina e riprova da lì.
fault-unknown = Non lo troviamo.
fault-stale = È appena cambiato qualcosa. Guarda di nuovo.
fault-not_now = Adesso non si può.
fault-full = Tutti i posti sono occupati.
fault-name_taken = Qui c'è già qualcuno con questo nome.
fault-unfit_name = Scegli un altro nome, per favore: qui lo vedono tutti.
fault-too_large = È troppo grande.
fault-refused = Le regole non lo permettono.
fault-too_many = Un po' più piano, per favore.
fault-closing = Il locale si sta riavviando. Un attimo…

## Una partita tra amici

new-title = Gioca con gli amici
new-lead = Crea una partita e manda il link. Nessuno ha bisogno di un account.
new-game = Quale gioco?
new-others = Gli altri
new-person = Un amico, con il link
new-add = Aggiungi un giocatore
new-edition = Edizione
edition-printed = L'originale
edition-small = Caffè all'angolo, per due
new-plan = La tua piantina
new-plan-why = Una riga per fila, due caratteri per casella: un paese per un tavolo ({ $nations }), s per una sedia, un punto per niente. Ogni tavolo ha bisogno di quattro sedie.
new-plan-file = O da un file
new-more = Altre opzioni
new-variant = Tavoli di signore e di signori
    .junior = Tavoli di bambine e di bambini
new-variant-card = Variante: quattro signore o quattro signori a un tavolo valgono 20, o 40 al tavolo del loro paese.
new-variant-junior = Variante: un tavolo di quattro bambine o quattro bambini vale 20.
new-public = Aperta a tutti
new-public-why = La partita è nella lista e chiunque può unirsi.
new-rated = Valida per la classifica
new-rated-why = Il risultato cambia il tuo punteggio, e non ci sono suggerimenti.
new-time = Tempo per turno
time-none = Senza limiti
time-minute = 1 minuto
time-minutes = 3 minuti
time-days = 2 giorni
new-order = Chi comincia?
order-lot = A sorte, anche l'ordine
order-given = Cominci tu, gli altri seguono nell'ordine della lista
new-series = Quante partite?
series-one = Una partita
series-best = Al meglio di { $count }
series-state = Partita { $game } di { $best }.
series-next = Partita { $game } di { $best }
series-wins = Vittorie: { $wins }.
terms-seconds = { $seconds ->
    [one] 1 secondo per turno
   *[other] { $seconds } secondi per turno
 }
terms-minutes = { $minutes ->
    [one] 1 minuto per turno
   *[other] { $minutes } minuti per turno
 }
terms-days = { $days ->
    [one] 1 giorno per turno
   *[other] { $days } giorni per turno
 }
new-open = Crea la partita
your-name = Il tuo nome
their-name = Nome
name-wanted = Scrivi come ti chiami, per favore.
you-name = Tu
you = tu
host = ospita
away = assente
nameless = Ospite
not-ready = si sta preparando
join = Partecipa
join-by-link = Ti hanno mandato un link?
join-open = Aprilo
open-none = Al momento nessuno sta aspettando.
lobby-title = { $game }: chi gioca?
lobby-waiting = { $count ->
    [one] C'è un posto libero
   *[other] Ci sono { $count } posti liberi
 }
lobby-full = Ci siete tutti.
rated-told = Questa partita vale per la classifica, e non ci sono suggerimenti.
rated = per la classifica
lobby-unready = Aspettiamo { $names }…
lobby-no-place = Tutti i posti sono occupati. Potrai guardare appena si comincia.
lobby-host-starts = { $name } comincia appena ci siete tutti.
place-free = Posto libero
place-remove = Togli
place-rename = Cambia nome a { $name }
place-choose = Chi gioca al posto { $number }?
start = Comincia
leave = Esci
leave-sure = Esci, e un bot gioca per me
leave-not = Resta
own-link = Il mio link personale
own-link-why = Per continuare su un altro dispositivo. Chi lo ha può giocare al posto tuo.
own-qr-label = Codice QR del tuo link personale a questa partita
report = Segnala qualcuno
report-why = Lo leggerà chi gestisce questo locale. L'altra persona non ne saprà nulla.
report-name = Nome offensivo
report-behaviour = Comportamento scorretto
report-thanks = Grazie, la segnalazione è stata inviata.
invite-title = Invita qualcuno
invite-why = Inquadra il codice con un telefono o manda il link.
table-title = Il tavolo sul grande schermo
table-join = Inquadra il codice con il telefono: lì vedrai i tuoi clienti.
    .junior = Inquadra il codice con il telefono: lì vedrai i tuoi bambini.
table-open = Mostra il tavolo su questo schermo
table-own = I miei clienti sul mio telefono
    .junior = I miei bambini sul mio telefono
invite-local = Per ora il locale è aperto solo su questo computer. Per far entrare i telefoni, avvialo con «make play LAN=1» o «cafe serve --lan».
qr-label = Codice QR del link a questa partita
share-link = Condividi il link
share-moment = Condividi questo momento
share-result = Condividi come immagine
look-back = Rivedi
share-puzzle = Condividi l'enigma
hot-seat-add = Qualcun altro gioca su questo dispositivo
hot-seat-why = Vi passate il dispositivo. Tra un turno e l'altro un sipario nasconde i clienti di ognuno.
    .junior = Vi passate il dispositivo. Tra un turno e l'altro un sipario nasconde i bambini di ognuno.
hot-seat-here = Su questo dispositivo: { $names }
curtain-title = Tocca a { $name }
curtain-why = Passa il dispositivo. Non si sbircia!
curtain-open = Sono { $name }
no-such-match = Questa partita non esiste
match-closed = Questa partita è chiusa
match-closed-why = È finita senza risultato: chi ospitava è uscito, o per molto tempo non è venuto nessuno.
line-lost = Connessione persa. Riprovo…
watching = stai guardando

## Il caffè

bar = Bancone
bar-label = Il bancone: { $taken ->
    [one] 1 posto occupato
   *[other] { $taken } posti occupati
 }, { $free ->
    [one] 1 libero
   *[other] { $free } liberi
 }. Il prossimo vale { $next }.
floor-label = { $game }: il locale
seat-label = { $place }: { $who }
seat-free = libero
seat-alone = Ancora niente punti: qualcuno deve sedersi subito accanto.
seat-pays = { $total ->
    [one] { $sum } punto
   *[other] { $sum } punti
 }
lay-here = Metti qui il nuovo tavolo
group-here = Comincia un tavolo di signore o di signori: { $table }
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Tutto il locale
guests-left = { $count ->
    [one] 1 cliente deve ancora arrivare
   *[other] { $count } clienti devono ancora arrivare
 }
    .junior = { $count ->
        [one] 1 bambino deve ancora arrivare
       *[other] { $count } bambini devono ancora arrivare
    }
tables-left = { $count ->
    [one] 1 tavolo deve ancora arrivare
   *[other] { $count } tavoli devono ancora arrivare
 }
at-CF = al tavolo centrafricano
at-CN = al tavolo cinese
at-CU = al tavolo cubano
at-DE = al tavolo tedesco
at-ES = al tavolo spagnolo
at-FR = al tavolo francese
at-GB = al tavolo britannico
at-GL = al tavolo groenlandese
at-IN = al tavolo indiano
at-IT = al tavolo italiano
at-JM = al tavolo giamaicano
at-KE = al tavolo keniano
at-MX = al tavolo messicano
at-RU = al tavolo russo
at-TR = al tavolo turco
at-US = al tavolo americano
at-between = tra { $tables }
at-flags = vicino alle bandiere { $flags }
at-nowhere = su una sedia senza tavolo
at-side = { $place }, { $side ->
    [top] in alto
    [right] a destra
    [bottom] in basso
   *[left] a sinistra
 }

## Giocare

players-label = Giocatori
player = Giocatore
points = Punti
score-label = punti:
hand-label = I tuoi clienti
    .junior = I tuoi bambini
hand-best = { $guest }: fino a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
hand-none = { $guest }: ora non ha posto
hand-empty = Nessun cliente rimasto.
    .junior = Nessun bambino rimasto.
left-over = { $points } alla fine per i clienti in mano
    .junior = { $points } alla fine per i jolly in mano
left-over-why = { $hand } in mano{ $down ->
    [0] {""}
   *[other] , { $down } a faccia in giù
}: { $points } alla fine
hand-count = { $count ->
    [one] un cliente
   *[other] { $count } clienti
 }
    .junior = { $count ->
        [one] un bambino
       *[other] { $count } bambini
    }
face-down-count = { $count ->
    [one] { $count } coperto
   *[other] { $count } coperti
 }
bot-stands-in = gioca un bot
replaced = Un bot gioca per te.
come-back = Rieccomi
your-turn = Tocca a te
their-turn = Gioca { $name }
prompt-may = Puoi { $what }.
prompt-nobody = Nessun altro trova posto. Chiudi il turno.
    .junior = Nessun altro trova posto. Tocca il pulsante verde.
prompt-draw = Ora nessuno trova posto. Pesca un cliente.
prompt-seat = { $guest }: tocca una sedia illuminata.
    .junior = { $guest }: tocca una sedia che brilla.
prompt-bar = { $guest }: resta solo il bancone. Tocca il bancone.
prompt-no-seat = { $guest } ora non ha posto. Tocca una sedia e scopri perché.
prompt-swap-child = Nessuno può sedersi: cambia un bambino.
prompt-guest = Chi si siede qui?
prompt-waiting = { $guest } aspetta compagnia. Qualcuno deve sedersi subito accanto.
prompt-lay-table = Dove va il nuovo tavolo?
prompt-confirm = Chiudi il turno, o annulla.
    .junior = Tocca il pulsante verde.
prompt-reveals = Conferma per pescare. Poi non potrai più annullare.
    .junior = Tocca il pulsante verde. Poi non potrai più annullare.
prompt-reveals-table = Tavolo pieno! Tutti se ne vanno e si scopre un nuovo tavolo. Poi non potrai più annullare.
guide-guest = Tocca uno dei tuoi clienti.
    .junior = Tocca un bambino o una bambina.
guide-seat = Ora tocca una sedia illuminata. Il numero dice quanti punti fai.
    .junior = Ora tocca una sedia che brilla.
guide-pair = Ora tocca una sedia con due teste. Qualcuno deve sedersi subito accanto.
guide-finish = Ottimo! Fai sedere qualcun altro o chiudi il turno.
    .junior = Benissimo! Tocca un altro bambino o il pulsante verde.
guide-draw = Ora nessuno trova posto: pesca un cliente.
may-seat = far sedere un cliente
    .junior = far sedere un bambino
may-swap = scambiare un jolly
may-bar = mandare un cliente al bancone
may-discard = scartare un cliente
    .junior = cambiare un bambino con uno nuovo
may-lay-down = mettere un cliente coperto
may-lay-table = sistemare il tavolo
may-open-group = cominciare un tavolo di signore o di signori
may-stop = chiudere il turno
may-draw = pescare un cliente
may-pass = passare il turno
may-declare-end = chiudere la partita
may-decline-end = continuare
do-draw = Pesca un cliente
do-pass = Passa
do-declare-end = Chiudi la partita
do-decline-end = Continua
do-discard = Scarta
    .junior = Un altro bambino
do-lay-down = Metti coperto
turn-bar = al bancone
turn-discard = agli scarti
    .junior = con un altro bambino
turn-lay-down = a carta coperta
finish = Chiudi turno
    .junior = Fatto
confirm = Conferma
take-back = Annulla
hint = Suggerimento
hint-close = Chiudi il suggerimento
say-something = Di' qualcosa
reactions = Reagisci
reaction-laugh = Risata
reaction-clap = Applauso
reaction-wow = Caspita
reaction-love = Che bello
reaction-sad = Oh, no!
reaction-phew = Fiuu
absent-ask = Fai giocare un bot per { $name }
absent-wait = { $name } non c'è. Tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
 } può entrare un bot.
why = Perché?
show-result = Mostra il risultato

## Che cosa è successo

log-label = Che cosa è successo
log-empty = Ancora niente.
log-seat = { $name } fa sedere { $guest } { $place }.
log-seat-you = Fai sedere { $guest } { $place }.
log-seat-points = { $name } fa sedere { $guest } { $place }: { $total ->
    [one] { $sum } punto
   *[other] { $sum } punti
 }.
log-seat-points-you = Fai sedere { $guest } { $place }: { $total ->
    [one] { $sum } punto
   *[other] { $sum } punti
 }.
log-swap = { $name } scambia { $guest } con il jolly { $place }.
log-swap-you = Scambi { $guest } con il jolly { $place }.
log-bar = { $name } manda { $guest } al bancone.
log-bar-you = Mandi { $guest } al bancone.
log-bar-points = { $name } manda { $guest } al bancone: { $total ->
    [one] { $sum } punto
   *[other] { $sum } punti
 }.
log-bar-points-you = Mandi { $guest } al bancone: { $total ->
    [one] { $sum } punto
   *[other] { $sum } punti
 }.
log-discard = { $name } scarta { $guest }.
    .junior = { $name } cambia { $guest } con un altro bambino.
log-discard-you = Scarti { $guest }.
    .junior = Cambi { $guest } con un altro bambino.
log-lay-down = { $name } mette un cliente coperto: { $guest }.
log-lay-down-you = Metti un cliente coperto: { $guest }.
log-lay-down-hidden = { $name } mette un cliente coperto.
log-lay-down-hidden-you = Metti un cliente coperto.
log-open-group = { $name } comincia un tavolo di signore o di signori.
log-open-group-you = Cominci un tavolo di signore o di signori.
log-lay-table = { $name } sistema il nuovo tavolo.
log-lay-table-you = Sistemi il nuovo tavolo.
log-stop = { $name } ha finito.
log-stop-you = Hai finito.
log-stop-points = { $name } ha sistemato tutta la mano: { $total ->
    [one] { $sum } punto
   *[other] { $sum } punti
 } in più.
log-stop-points-you = Hai sistemato tutta la mano: { $total ->
    [one] { $sum } punto
   *[other] { $sum } punti
 } in più.
log-draw = { $name } pesca.
log-draw-you = Peschi.
log-declare-end = { $name } chiude la partita.
log-declare-end-you = Chiudi la partita.
log-decline-end = { $name } continua.
log-decline-end-you = Continui.
log-pass = { $name } passa il turno.
log-pass-you = Passi il turno.
log-cleared = Tavolo completo ({ $table })! Tutti si alzano e se ne vanno.
log-table = Nuovo tavolo: { $table }.
log-turned = Quel tavolo è completo.
log-drew = { $name } pesca { $count ->
    [one] un nuovo cliente
   *[other] { $count } nuovi clienti
 }.
    .junior = Da { $name } { $count ->
        [one] arriva un nuovo bambino
       *[other] arrivano { $count } nuovi bambini
    }.
log-drew-you = Peschi { $count ->
    [one] un nuovo cliente
   *[other] { $count } nuovi clienti
 }.
    .junior = Da te { $count ->
        [one] arriva un nuovo bambino
       *[other] arrivano { $count } nuovi bambini
    }.
log-drew-known = { $name } ha pescato { $guests }.
log-drew-known-you = Hai pescato { $guests }.
log-hand-size = Un tavolo tutto di un solo paese! { $size ->
    [0] { $name } non pesca più nessun cliente.
    [one] { $name } ora può avere in mano solo 1 cliente.
   *[other] { $name } ora può avere in mano solo { $size } clienti.
 }
log-hand-size-you = Un tavolo tutto di un solo paese! { $size ->
    [0] Non peschi più nessun cliente.
    [one] Ora puoi avere in mano solo 1 cliente.
   *[other] Ora puoi avere in mano solo { $size } clienti.
 }
log-over = Partita finita: { $reason }.
moment-national = Un tavolo intero di un solo paese: { $table }!
moment-regulars-card-f = Un tavolo di signore!
moment-regulars-card-m = Un tavolo di signori!
moment-regulars-junior-f = Un tavolo di bambine!
moment-regulars-junior-m = Un tavolo di bambini!
moment-low-bar = { $points } al bancone. Ahi!
moment-last-chair = L'ultima sedia! Il locale è pieno.

## La fine

result-you = Vinci con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }!
result-won = Vince { $name } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
result-shared = { $names } si dividono la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
result-shared-you = Dividi la vittoria con { $names }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
result-why = La partita è finita: { $reason }.
series-won = { $name } vince la serie!
series-won-you = Vinci la serie!
series-shared = { $names } si dividono la serie
from-tables = Tavoli misti
from-national_tables = Tavoli di un solo paese
from-same_sex_tables = Tavoli di signore o signori
    .junior = Tavoli di bambine o bambini
from-guests = Bambini a tavola
from-full_tables = Tavoli completi
from-bar = Bancone
from-whole_hand = Mano intera
from-penalty = Rimasti in mano
rematch = Gioca ancora
rematch-join = Gioca la rivincita
rematch-accept = Ci sto
rematch-level = Ora contro { $name }
offer-stronger = Vuoi di più? { $name } gioca un po' meglio.
offer-gentler = Troppo difficile? { $name } è un po' più facile da battere.
replay = Rivedi la partita
look-at-cafe = Guarda il locale
export = Salva la partita
more = Altro

## Impostazioni

language = Lingua
language-auto = Come il browser
theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
motion = Animazioni
motion-auto = Come il dispositivo
motion-less = Ridotte
speed = I bot giocano
speed-calm = con calma
speed-normal = a ritmo normale
speed-fast = in fretta
set-sound = Suoni
set-sound-why = Sedie, monete e un campanello quando tocca a te
set-ambience = Rumori del locale
set-ambience-why = Voci e tazzine, piano piano, mentre giochi
set-voice = Leggi ad alta voce in Junior
set-voice-why = La voce del browser dice che cosa fare
set-greetings = Saluti
set-greetings-why = I clienti salutano nella loro lingua
set-quick = Turni veloci
set-quick-why = Se un turno ha un solo passo, come pescare, vale subito
set-coordinates = Coordinate
set-coordinates-why = Lettera e numero per ogni sedia, come C4
set-draw = Pesca automatica
set-draw-why = Se nessuno trova posto, il prossimo cliente viene pescato per te
set-guide = Guida
set-guide-why = Ti accompagna nei primi turni di ogni gioco
set-notices = Notifiche
set-notices-why = Ti avvisa quando tocca a te e stai guardando altro
settings-kept = Tutto resta salvato solo in questo browser.

## Rivedere

import-lead = Scegli una partita che hai salvato in un file (cafe-game/1).
import-choose = Scegli un file
replay-begin = Comincia la partita.
replay-nothing = Il turno è finito.
replay-step = Passo
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-play = Riproduci
replay-pause = Ferma
replay-as = Vista da
replay-open = tutti, con le mani visibili
replay-spectator = uno spettatore

## Il segnapunti

sheet-lead = Segna i punti quando giocate con le carte vere. Tutto resta in questo browser e funziona offline.
sheet-player = Giocatore { $number }
sheet-mixed = Tavolo misto
sheet-national = Tavolo di un solo paese
sheet-variant = Quattro signore o signori
sheet-number = O un altro numero
sheet-write = Segna { $points }
sheet-undo = Annulla
sheet-end = Chiudi la partita
sheet-end-why = Due punti in meno per ogni cliente in mano o coperto.
sheet-done = Fai la somma
sheet-not-yet = Non ancora
sheet-new = Nuovo foglio

## Lezioni

learn-step = Passo { $step } di { $of }
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-again = Riprova
learn-play = Si gioca
learn-paid = Giusto: { $total ->
    [one] { $sum } punto
   *[other] { $sum } punti
 }.
learn-right = Giusto!
learn-more = Questa vale { $total ->
    [one] { $sum } punto
   *[other] { $sum } punti
 }. Un'altra sedia vale di più!
learn-other = Si può, ma prova prima l'altra mossa.
learn-take-guest = Tocca prima un cliente della tua mano.
    .junior = Tocca prima un bambino della tua mano.
learn-try-refused = Questa è permessa. Prova una sedia che non si illumina.
    .junior = Questa è permessa. Prova una sedia che non brilla.

learn-card-welcome-title = Cinque tavoli, dodici sedie
learn-card-welcome = Ogni tavolo è di un paese. Un cliente può sedersi su una sedia se almeno uno dei tavoli accanto è del suo paese. Una sedia tocca un tavolo o tre.
learn-card-seat-title = Fai sedere il primo cliente
learn-card-seat = Al tavolo russo c'è già un signore russo. Tocca la signora russa, poi una sedia illuminata. In due a un tavolo si fanno 2 punti, il doppio se sono tutti del paese del tavolo.
learn-card-shared-title = Una sedia, più tavoli
learn-card-shared = La sedia tra i tavoli conta a ogni tavolo dove c'è già qualcuno. Trova la sedia che vale 6.
learn-card-company-title = Buona compagnia
learn-card-company = A ogni tavolo la compagnia è mista: mai solo due signore o solo due signori, mai tre signore o tre signori. Prova a far sedere questo secondo signore al tavolo russo e guarda che cosa succede.
learn-card-alone-title = Nessuno resta solo
learn-card-alone = Qui non c'è ancora nessuno. Puoi far sedere qualcuno da solo se il tuo prossimo cliente lo raggiunge subito. Fai sedere i due italiani al tavolo italiano.
learn-card-full-title = Un tavolo completo
learn-card-full = Il quarto cliente vale di più: 4 punti, o 8 se sono tutti del paese del tavolo. Poi il tavolo se ne va con i suoi clienti e ne arriva un altro. Trova la sedia che vale 10.
learn-card-draw-title = Quando nessuno trova posto
learn-card-draw = Nel tuo turno fai sedere da uno a tre clienti, o ne peschi uno. Nessuno di questi trova posto: pesca.
learn-card-end-title = La fine
learn-card-end = La partita finisce quando finiscono i tavoli o i clienti, o quando qualcuno con la mano vuota decide di chiudere. Ogni cliente in mano costa 2 punti. Vince chi ha più punti. Tutto qui!

learn-board-welcome-title = Il grande caffè
learn-board-welcome = 24 tavoli, due per ogni paese, e il bancone in mezzo. I clienti si siedono a un tavolo del loro paese. Tutti vedono i clienti di tutti.
learn-board-seat-title = Fai sedere il primo cliente
learn-board-seat = In alto a sinistra c'è un signore centrafricano. Tocca la signora centrafricana, poi una sedia illuminata accanto a lui. In due a un tavolo si fanno 2 punti, il doppio se sono tutti del paese del tavolo.
learn-board-shared-title = Una sedia per due tavoli
learn-board-shared = La sedia tra due tavoli conta a tutti e due. Trova la sedia che vale 8.
learn-board-company-title = Buona compagnia
learn-board-company = A ogni tavolo la compagnia è mista: mai solo due signore o solo due signori, mai tre signore o tre signori. Prova a far sedere questo secondo signore allo stesso tavolo.
learn-board-joker-title = I jolly
learn-board-joker = Un jolly è di casa a tutti i tavoli. Metti la signora jolly dove vale 8.
learn-board-swap-title = Recupera un jolly
learn-board-swap = Una signora del paese giusto può prendere la sedia di una signora jolly, un signore quella di un signor jolly; il jolly passa nella tua mano. Scambia la signora centrafricana con il jolly.
learn-board-bar-title = Il bancone
learn-board-bar = Chi non trova una sedia va al bancone. I primi cinque posti danno punti, gli altri costano sempre di più. Mandaci qualcuno.
learn-board-end-title = La fine
learn-board-end = Completa un tavolo solo con clienti del suo paese, e da quel momento avrai un cliente in meno in mano. La partita finisce quando non ci sono più sedie, il bancone è pieno, il sacchetto è vuoto o qualcuno non ha più clienti. Ogni cliente in mano costa allora 5 punti, ogni jolly 10. Vince chi ha più punti.

learn-junior-welcome-title = Tavoli con quattro bandiere
learn-junior-welcome = Ogni lato di un tavolo sta tra due bandiere. Lì possono sedersi i bambini di quei due paesi.
learn-junior-seat-title = Fai sedere una bambina
learn-junior-seat = Tocca la bambina cinese, poi una sedia vicino a una bandiera cinese. Ogni bambino vale un punto.
learn-junior-side-title = Il lato giusto
learn-junior-side = Ogni bambino vuole la sua bandiera proprio su quel lato. Prova a far sedere la bambina francese dove non c'è la bandiera francese.
learn-junior-many-title = Quanti ne vuoi
learn-junior-many = Fai sedere tre bambini in un turno. A ogni tavolo c'è posto per due bambine e due bambini.
learn-junior-full-title = Un tavolo completo
learn-junior-full = Il quarto vale dieci punti in più e chiude il turno. Fai sedere il bambino francese al tavolo dove ce ne sono già tre.
learn-junior-swap-title = Scambia un jolly
learn-junior-swap = Una bambina con la bandiera giusta può prendere la sedia della bambina jolly, e il jolly passa nella tua mano. Scambia la bambina tedesca con lei.
learn-junior-discard-title = Nessuno trova posto?
learn-junior-discard = Allora cambia tutti quelli che vuoi con altri. Toccane uno, poi «Un altro bambino».
learn-junior-end-title = La fine
learn-junior-end = Peschi sempre fino ad averne sei. Quando non ci sono più bambini o sedie, è finita. Un jolly in mano costa 5 punti. Vince chi ha più punti.

## L'editor di posizioni

editor-clear = Svuota
editor-guests = Clienti
    .junior = Bambini
editor-tables = Tavoli
editor-players = Giocatori
editor-ask = Chiedi
editor-guests-why = Scegli un cliente, poi tocca le sedie. Senza un cliente scelto, un tocco svuota la sedia.
    .junior = Scegli un bambino, poi tocca le sedie. Senza un bambino scelto, un tocco svuota la sedia.
editor-hand-why = Tocca i clienti per aggiungerli a questa mano. Toccali in alto per toglierli.
    .junior = Tocca i bambini per aggiungerli a questa mano. Toccali in alto per toglierli.
editor-tables-why = Scegli un tavolo, poi tocca dove va. Senza un tavolo scelto, un tocco lo toglie.
editor-ask-why = Tocca un cliente della mano, poi una sedia. L'arbitro ti risponde.
    .junior = Tocca un bambino della mano, poi una sedia. L'arbitro ti risponde.
editor-hand = Mano
editor-to-move = di turno
editor-turn-of = Tocca a { $name }
editor-players-count = Numero di giocatori
editor-unseen = Clienti sconosciuti
    .junior = Bambini sconosciuti
editor-hand-size = Clienti in mano, al massimo
editor-face-down = Clienti coperti
editor-more = Altro su questa posizione
editor-guests-left = Clienti ancora da arrivare
    .junior = Bambini ancora da arrivare
editor-tables-left = Tavoli ancora da arrivare
editor-first-turn = Il primo turno della partita
editor-bar-why = Scegli un cliente, poi tocca il bancone. Toccalo qui per toglierlo.
editor-no-more = Di questi non ce ne sono più.
editor-best = Un buon turno
editor-legal = Permesso: { $total ->
    [one] { $sum } punto
   *[other] { $sum } punti
 }.
editor-legal-moves = { $count ->
    [one] Una mossa possibile
   *[other] { $count } mosse possibili
 }

## I tavoli per paese

table-CF = Centrafrica
    .between = il tavolo centrafricano
    .between-next = quello centrafricano
table-CN = Cina
    .between = il tavolo cinese
    .between-next = quello cinese
    .flag = cinese
table-CU = Cuba
    .between = il tavolo cubano
    .between-next = quello cubano
table-DE = Germania
    .between = il tavolo tedesco
    .between-next = quello tedesco
    .flag = tedesca
table-ES = Spagna
    .between = il tavolo spagnolo
    .between-next = quello spagnolo
    .flag = spagnola
table-FR = Francia
    .between = il tavolo francese
    .between-next = quello francese
    .flag = francese
table-GB = Gran Bretagna
    .between = il tavolo britannico
    .between-next = quello britannico
    .flag = britannica
table-GL = Groenlandia
    .flag = groenlandese
table-IN = India
    .between = il tavolo indiano
    .between-next = quello indiano
    .flag = indiana
table-IT = Italia
    .between = il tavolo italiano
    .between-next = quello italiano
    .flag = italiana
table-JM = Giamaica
    .flag = giamaicana
table-KE = Kenya
    .flag = keniana
table-MX = Messico
    .flag = messicana
table-RU = Russia
    .between = il tavolo russo
    .between-next = quello russo
table-TR = Turchia
    .between = il tavolo turco
    .between-next = quello turco
table-US = Stati Uniti
    .between = il tavolo americano
    .between-next = quello americano
    .flag = americana

## Consigli: suggerimenti, buoni turni e analisi. $chance e $cost sono quote come 58%

advice-wait = Sto pensando…
advice-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
advice-chance = { $chance } di probabilità di vincere
advice-others = Altri buoni turni
advice-show = Provalo
hint-aloud = Guarda chi può sedersi qui! Tocca il pulsante verde.
lookback = Analisi
lookback-why = Ogni turno da capo: qual era la mossa migliore, e chi era in testa.
lookback-wait = Guardo ogni turno…
lookback-curve = Chi era in testa: le probabilità di vincere di tutti, turno per turno
lookback-turns = Occasioni mancate
lookback-none = Nessuna! Meglio di così non si poteva.
lookback-best = Il miglior turno possibile.
lookback-better = Meglio:
lookback-cost = −{ $cost } di probabilità di vincere
lookback-score = Turni migliori: { $best } su { $turns }

## L'enigma del giorno

puzzle = Enigma del giorno
puzzle-why = Una mano, un turno: trova il migliore
puzzle-lead = Prendendo ogni volta la sedia migliore si fanno al massimo { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }. Sai fare di meglio?
puzzle-number = { $day }, n. { $number }
puzzle-more = Enigma n. { $number }
puzzle-try = Controlla il mio turno
puzzle-found = Trovato! { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }: di meglio non c'è.
puzzle-not = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }. C'è un turno migliore.
puzzle-give-up = Mostra la soluzione
puzzle-shown = Il turno migliore vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
puzzle-again = Riprova
puzzle-another = Un altro enigma
puzzle-solved = risolto
puzzle-strength = Difficoltà
puzzle-easy = Facile
puzzle-hard = Difficile
puzzle-expert = Esperto
puzzle-next-hard = Prova quello difficile
puzzle-next-expert = Prova quello per esperti
puzzle-progress = I miei enigmi
puzzle-streak = { $days ->
    [one] Risolto oggi, che bello! Torna domani e saranno due giorni di fila.
   *[other] { $days } giorni di fila! A domani?
 }
puzzle-streak-open = { $days ->
    [one] Ieri ne hai risolto uno. Risolvine uno oggi e saranno { $next } giorni di fila.
   *[other] Già { $days } giorni di fila. Risolvine uno oggi e saranno { $next }.
 }
puzzle-streak-none = Risolvine uno oggi e riempi la tua prima tazza.
puzzle-rating = Il mio punteggio:
puzzle-rating-why = Conta solo la tua prima risposta a ogni enigma. Resta in questo browser.
puzzle-old = Questo link risale a prima delle tre difficoltà e il suo enigma non c'è più. Eccone uno di oggi.

## Guardare, dimensione del testo

watch = Partite da guardare
watch-none = Al momento non si gioca nessuna partita pubblica.
text-size = Dimensione del testo

## Il profilo e i migliori di ogni gioco

profile-lead = Un profilo raccoglie i tuoi risultati sotto un nome, su tutti i tuoi dispositivi. Niente password: la chiave è il suo link segreto.
profile-make = Crea un profilo
profile-rename = Cambia nome
profile-results = Le tue partite
profile-none = Ancora nessuna partita.
profile-link = Il tuo link segreto
profile-link-why = Aprilo sugli altri tuoi dispositivi e conservalo bene: chi lo ha può giocare a nome tuo.
profile-link-renew = Crea un nuovo link
profile-link-renew-sure = Sì, crealo: quello vecchio non funzionerà più
link-keep = Tieni quello vecchio
profile-qr-label = Codice QR del link segreto del tuo profilo
profile-gone = Nessun profilo corrisponde a questo link.
profile-other = Su questo dispositivo c'è già il profilo { $name }. Usare quello del link?
profile-use = Usa quello del link
profile-keep = Tieni il mio
profile-delete = Elimina il profilo
profile-delete-sure = Eliminalo con tutti i risultati
profile-strength = Punteggio
profile-games = Partite
profile-wins = Vinte
leaderboard = I migliori
leaderboard-none = Ancora nessuno.
leaderboard-people = Persone
leaderboard-bots = Bot
leaderboard-why = Contano le partite valide per la classifica tra persone con un profilo e quelle contro i bot. Per comparire qui servono partite contro { $count } avversari diversi. Se giocano sempre gli stessi due, ogni partita della giornata conta meno della precedente, e una che dura pochi secondi non conta. Le partite tra persone della stessa rete non contano, e un avversario conta solo dopo averne incontrati altri in partite valide per la classifica. Il punteggio è prudente apposta: cresce man mano che altre partite confermano quanto giochi bene.

## Privacy

privacy = Privacy
privacy-lead = Che cosa questo locale conserva di te, e per quanto tempo. Niente account, niente cookie, niente pubblicità e niente da altri siti.
privacy-kept = Che cosa viene conservato
privacy-days = { $days ->
    [one] fino a 1 giorno dopo la fine.
   *[other] fino a { $days } giorni dopo la fine.
 }
privacy-for-good = finché chi gestisce questo locale non lo cancella.
privacy-matches = Partite
privacy-matches-why = Le carte, ogni mossa e il risultato, per poter continuare più tardi e rivedere la partita. Conservate:
privacy-names = Nomi senza profilo
privacy-names-why = Il nome che hai scritto per giocare. Dopo si legge «Ospite». Conservati:
privacy-addresses = Impronte degli indirizzi
privacy-addresses-why = Del tuo indirizzo di rete solo una minuscola impronta per partita: basta per tenere fuori chi è stato allontanato, è troppo poco per risalire all'indirizzo. Conservate:
privacy-profile = Profili
privacy-profile-why = Nome, risultati e punteggi, finché non elimini il profilo o non lo usi da molto tempo. Conservati dopo l'ultimo uso:
privacy-reports = Segnalazioni
privacy-reports-why = Se qualcuno segnala un nome o un comportamento: chi, in quale partita e perché. Vengono cancellate insieme ai nomi. Una segnalazione conserva il nome segnalato, anche se lo cancelli, finché non è stata trattata, al massimo per 30 giorni.
privacy-not = Che cosa non viene conservato
privacy-not-why = Niente indirizzi, niente password, niente di ciò che guardi. Della chiave di un link resta solo un'impronta. Si conserva solo l'indirizzo di chi è escluso per un certo tempo, e per quel tempo.
privacy-browser = Il tuo browser ricorda le impostazioni, il nome e le chiavi delle tue partite. Niente lascia il dispositivo, se non per giocare.
privacy-yours = I tuoi dati
privacy-yours-name = Cancellare il tuo nome da una partita: apri la partita, «Il mio link personale», «Cancella il mio nome».
privacy-yours-profile = Scaricare tutto ciò che riguarda il tuo profilo, o eliminarlo:
profile-data = Scarica i miei dati
erase-name = Cancella il mio nome
erase-name-sure = Cancella per sempre
erase-name-keep = Tieni il nome

## Su questo dispositivo

fault-kernel = Le regole di questo gioco non sono arrivate complete. Controlla la connessione e riprova.
kernel-server = Le regole non sono arrivate complete su questo dispositivo, quindi ci pensa il server.
unkept = Questo browser al momento non salva niente: la partita dura finché questa pagina resta aperta.
uncounted = Il server non risponde: questa partita si gioca sul tuo dispositivo e non conta per il tuo profilo.
update-ready = È pronta una nuova versione del gioco.
update-take = Aggiorna ora
damaged-title = La tavola non è apparecchiata
damaged-again = Riprova
rules-changed-title = Questa partita non può continuare
rules-changed-why = Le regole sono cambiate da quando è cominciata, oppure il salvataggio non si può leggere. Le altre tue partite sono a posto.
elsewhere-title = La partita è passata in un'altra scheda
elsewhere-why = L'hai aperta in un'altra scheda e continua lì.
elsewhere-again = Continua qui
thinks-on = { $cores ->
    [one] Ci pensa bene, con un core del tuo dispositivo.
   *[other] Ci pensa bene, con { $cores } core del tuo dispositivo.
 }
counting-title = Le partite contro i bot devono contare?
counting-why = Le partite contro i bot possono contare per il tuo profilo. In quel caso si giocano sul server e senza suggerimenti. Altrimenti si giocano su questo dispositivo, anche offline.
counting-no = Gioca e basta
counting-yes = Sì, falle contare
counting-later = Puoi cambiare idea nelle impostazioni.
set-counted = Le partite contro i bot contano
set-counted-why = Per il tuo profilo: sul server e senza suggerimenti
new-here = Qualcuno su questo dispositivo
new-lead-here = Sedetevi intorno a questo dispositivo e passatevelo dopo ogni turno.
place-name = Nome del giocatore { $number }
server-none = Questo locale funziona solo sul tuo dispositivo. Per giocare con amici lontani, unirti a partite o comparire in classifica serve un locale con un server.
server-elsewhere = Questo locale funziona solo sul tuo dispositivo. Gli amici lontani, i profili e la classifica sono sul suo server.
server-go = Vai al server
games = Le tue partite
games-why = Partite finite, da rivedere o salvare
games-lead = Le partite finite su questo dispositivo e quelle prese da file. Tutto resta in questo browser.
games-none = Ancora nessuna partita finita.
games-import = Aggiungi partite da un file
games-imported = { $count ->
    [one] Una partita aggiunta.
   *[other] { $count } partite aggiunte.
 }
games-unread = La partita { $number } di questo file non si può leggere. Non è stato aggiunto niente.
games-export = Salvale tutte
games-remove-sure = Toglila davvero
games-keep = Tienila

## Chi sono i bot: una riga per ognuno

manner-nino = Appena arrivato da Napoli, confonde tutto.
manner-mei = Conta sottovoce e ride di ogni errore.
manner-lasse = Appena sceso dalla bici, ancora un po' spaesato.
manner-amara = Fa amicizia con tutti e si dimentica i punti.
manner-rosa = Da trent'anni ha il tavolo vicino alla finestra.
manner-otto = Legge il giornale tra un turno e l'altro, ma gli sfugge poco.
manner-ines = Chiacchiera con tutti e non perde mai il filo.
manner-kofi = Canticchia mentre pensa, e non pensa mai a lungo.
manner-camille = Porta sei tazze alla volta senza versare una goccia.
manner-jonas = Svelto come il vento: nessun punto resta sul tavolo.
manner-priya = Sa a memoria tutte le ordinazioni, anche la tua.
manner-mateo = Sorride, s'inchina e prende la sedia migliore.
manner-albert = Severo: con lui nessuno siede al tavolo sbagliato.
manner-helga = Da sopra gli occhiali vede che cosa hai in mente.
manner-ruth = Parla poco e ti lascia ancora meno.
manner-dimitri = Raddrizza ogni tovagliolo e tiene d'occhio ogni posto.
manner-margot = Ha aperto il locale da sola, e le piace vincere.
manner-emil = Conosce tutti i trucchi, e quasi tutti li ha visti due volte.
manner-donata = In cucina gioca a scacchi mentre bolle la zuppa.
manner-tarek = Ti versa un caffè e ti batte con garbo.
