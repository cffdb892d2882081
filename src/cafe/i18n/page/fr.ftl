# Français, pour la page. Clients, nations, refus et petites phrases sont dans ../fr.ftl.

## La maison

game-card = Le jeu de cartes
game-board = Le jeu de plateau
game-junior = Junior
about-board = 24 tables, des mains visibles, des jokers et un bar de plus en plus cher. 2 à 4 joueurs, dès 10 ans.
about-card = Cinq tables qui vont et viennent, et une main que personne d'autre ne voit. 2 à 5 joueurs, dès 10 ans.
about-junior = Un point par enfant assis, dix pour une table complète. 2 à 5 joueurs, dès 6 ans.
short-board = 2 à 4 joueurs
short-card = 2 à 5 joueurs
short-junior = 2 à 5 joueurs, dès 6 ans
start-title = Qui s'assoit avec qui ?
start-lead = Trouvez à chaque client une place à une table de son pays, en bonne compagnie. Et c'est parti.
play-now = Jouer
learn = Apprendre en 3 minutes
rules = Règles
rules-why = Tout, en clair et en bref
rule-ids = Numéros des règles
rules-of = { $game } : les règles
settings = Paramètres
settings-why = Langue, thème, son, taille du texte
opponents = Adversaires
level = Niveau
friends = Jouer entre amis
friends-why = Créez une partie, envoyez le lien
open-matches = Rejoindre une partie
open-matches-why = Des parties où il manque du monde
score-sheet = Feuille de score
score-sheet-why = Pour jouer avec de vraies cartes
profile = Mon profil
profile-why = Vos parties, votre cote, les meilleurs
editor = Demander à l'arbitre
editor-why = Composez une position, voyez tous les coups possibles
import = Revoir une partie
import-why = Ouvrez une partie enregistrée
continue = Reprendre la partie
forget = Retirer de la liste
footer = Un projet libre pour les jeux Café International de Rudi Hoffmann et Roland Siegers. Sans lien avec leurs éditeurs.
to-start = Accueil
tools-label = Outils
sound-on = Activer le son
sound-off = Couper le son
close = Fermer
add = Ajouter
remove = Retirer
copied = Copié
copy-failed = Impossible de copier ici. Sélectionnez le lien et copiez-le vous-même.
    .junior = Impossible de copier ici. Sélectionne le lien et copie-le toi-même.
one-moment = Un instant…
offline-title = Vous êtes hors ligne
offline-why = Cette page a besoin du serveur du café. Tout ce qui se joue sur un seul appareil fonctionne sans lui.
not-found = Cette page n'existe pas
not-found-why = Peut-être une faute de frappe dans le lien ?
back-to-game = Retour à la partie

## Ennuis

fault-offline = Le café ne répond pas. Est-il ouvert ?
fault-mishap = Un problème est survenu. Réessayez.
    .junior = Un problème est survenu. Réessaie.
fault-invalid = Impossible de lire cela.
fault-token = Ce lien est celui d'une autre partie.
fault-forbidden = Vous ne pouvez pas faire cela.
    .junior = Tu ne peux pas faire cela.
fault-origin = Ouvrez le café sur sa propre page et réessayez.
    .junior = Ouvre le café sur sa propre page et réessaie.
fault-unknown = Introuvable.
fault-stale = Quelque chose vient de changer. Regardez à nouveau.
    .junior = Quelque chose vient de changer. Regarde à nouveau.
fault-not_now = Impossible pour le moment.
fault-full = Toutes les places sont prises.
fault-name_taken = Ce nom est déjà pris ici.
fault-unfit_name = Choisissez un autre nom : tout le monde peut le voir ici.
    .junior = Choisis un autre nom : tout le monde peut le voir ici.
fault-too_large = C'est trop volumineux.
fault-refused = Les règles ne le permettent pas.
fault-too_many = Un peu moins vite, s'il vous plaît.
    .junior = Un peu moins vite, s'il te plaît.
fault-closing = Le café redémarre. Un instant…

## Une partie entre amis

new-title = Jouer entre amis
new-lead = Créez une partie et envoyez le lien. Aucun compte nécessaire.
    .junior = Crée une partie et envoie le lien. Aucun compte nécessaire.
new-game = Quel jeu ?
new-others = Les autres
new-person = Un ami, par lien
new-add = Ajouter un joueur
new-edition = Édition
edition-printed = Édition d'origine
edition-small = Café du coin, à deux
new-plan = Votre propre plan
new-plan-why = Une ligne par rangée, deux caractères par case : un pays pour une table ({ $nations }), s pour une chaise, un point pour rien. Il faut quatre chaises à chaque table.
new-plan-file = Ou depuis un fichier
new-more = Plus d'options
new-variant = Tables de dames et de messieurs
    .junior = Tables de filles et de garçons
new-variant-card = Variante : quatre dames ou quatre messieurs à une même table rapportent 20, ou 40 à la table de leur pays.
new-variant-junior = Variante : une table de quatre filles ou de quatre garçons rapporte 20.
new-public = Ouverte à tous
new-public-why = La partie figure dans la liste, tout le monde peut la rejoindre.
new-rated = Classée
new-rated-why = Elle compte pour le classement, et il n'y a pas de conseils.
new-time = Temps par tour
time-none = Sans limite
time-minute = 1 minute
time-minutes = 3 minutes
time-days = 2 jours
new-order = Qui commence ?
order-lot = Tirage au sort, ordre compris
order-given = Vous commencez, les autres suivent dans l'ordre de la liste
    .junior = Tu commences, les autres suivent dans l'ordre de la liste
new-series = Combien de parties ?
series-one = Une partie
series-best = Au meilleur des { $count }
series-state = Partie { $game } sur { $best }.
series-next = Partie { $game } sur { $best }
series-wins = Victoires : { $wins }.
terms-seconds = { $seconds ->
    [one] { $seconds } seconde par tour
   *[other] { $seconds } secondes par tour
 }
terms-minutes = { $minutes ->
    [one] { $minutes } minute par tour
   *[other] { $minutes } minutes par tour
 }
terms-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
 }
new-open = Créer la partie
your-name = Votre nom
    .junior = Ton nom
their-name = Nom
name-wanted = Dites comment vous vous appelez.
    .junior = Dis comment tu t'appelles.
you-name = Vous
    .junior = Toi
you = vous
    .junior = toi
host = hôte
away = pas là
nameless = Invité
not-ready = se prépare
join = Rejoindre
join-by-link = Vous avez reçu un lien ?
join-open = L'ouvrir
open-none = Personne n'attend pour le moment.
lobby-unready = On attend { $names }…
lobby-title = { $game } : qui joue ?
lobby-waiting = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
 }
lobby-full = Tout le monde est là.
rated-told = Cette partie est classée : elle compte pour le classement, et il n'y a pas de conseils.
rated = classée
lobby-no-place = Toutes les places sont prises. Vous pourrez regarder dès que la partie commence.
    .junior = Toutes les places sont prises. Tu pourras regarder dès que la partie commence.
lobby-host-starts = { $name } lance la partie dès que tout le monde est là.
place-free = Place libre
place-remove = Retirer
place-rename = Renommer { $name }
place-choose = Qui joue à la place { $number } ?
start = Commencer
leave = Quitter
leave-sure = Quitter, un robot joue pour moi
leave-not = Rester
own-link = Mon lien personnel
own-link-why = Pour continuer sur un autre appareil. Toute personne qui a ce lien peut jouer à votre place.
    .junior = Pour continuer sur un autre appareil. Toute personne qui a ce lien peut jouer à ta place.
own-qr-label = Code QR de votre lien personnel vers cette partie
    .junior = Code QR de ton lien personnel vers cette partie
report = Signaler quelqu'un
report-why = La personne qui tient ce café le lira. L'autre joueur n'en saura rien.
report-name = Nom déplacé
report-behaviour = Mauvais comportement
report-thanks = Merci, c'est transmis.
invite-title = Inviter un ami
invite-why = Scannez le code avec un téléphone, ou envoyez le lien.
    .junior = Scanne le code avec un téléphone, ou envoie le lien.
table-title = La table sur grand écran
table-join = Scannez le code avec votre téléphone : vos clients s'y affichent.
    .junior = Scanne le code avec ton téléphone : tes enfants s'y affichent.
table-open = Montrer la table sur cet écran
table-own = Mes clients sur mon téléphone
    .junior = Mes enfants sur mon téléphone
invite-local = Pour l'instant, le café n'est ouvert que sur cet ordinateur. Pour accueillir les téléphones, lancez-le avec « make play LAN=1 » ou « cafe serve --lan ».
    .junior = Pour l'instant, le café n'est ouvert que sur cet ordinateur. Pour accueillir les téléphones, il faut le lancer avec « make play LAN=1 » ou « cafe serve --lan ».
qr-label = Code QR du lien de cette partie
share-link = Partager le lien
share-moment = Partager ce moment
share-result = Partager en image
look-back = Revoir
share-puzzle = Partager l'énigme
hot-seat-add = Quelqu'un d'autre joue sur cet appareil
hot-seat-why = Vous vous passez l'appareil. Entre deux tours, un rideau cache les clients de chacun.
    .junior = On se passe l'appareil. Entre deux tours, un rideau cache les enfants de chacun.
hot-seat-here = Sur cet appareil : { $names }
curtain-title = Au tour de { $name }
curtain-why = Passez l'appareil. On ne regarde pas !
    .junior = Passe l'appareil. On ne regarde pas !
curtain-open = C'est moi, { $name }
no-such-match = Cette partie n'existe pas
match-closed = Cette partie est fermée
match-closed-why = Elle s'est terminée sans résultat : la personne qui invitait est partie, ou personne n'est venu pendant longtemps.
line-lost = Connexion perdue. Nouvelle tentative…
watching = vous regardez
    .junior = tu regardes

## Le café

bar = Bar
bar-label = Le bar : { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
 }, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
 }. La prochaine vaut { $next }.
floor-label = { $game } : le café
seat-label = { $place } : { $who }
seat-free = libre
seat-alone = Pas encore de points : quelqu'un doit venir tout de suite.
seat-pays = { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }
lay-here = Mettre la nouvelle table ici
group-here = Commencer une table de dames ou de messieurs : { $table }
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout le café
guests-left = { $count ->
    [one] encore { $count } client à venir
   *[other] encore { $count } clients à venir
 }
    .junior = { $count ->
        [one] encore { $count } enfant à venir
       *[other] encore { $count } enfants à venir
    }
tables-left = { $count ->
    [one] encore { $count } table à venir
   *[other] encore { $count } tables à venir
 }
at-CF = à la table centrafricaine
at-CN = à la table chinoise
at-CU = à la table cubaine
at-DE = à la table allemande
at-ES = à la table espagnole
at-FR = à la table française
at-GB = à la table britannique
at-GL = à la table groenlandaise
at-IN = à la table indienne
at-IT = à la table italienne
at-JM = à la table jamaïcaine
at-KE = à la table kényane
at-MX = à la table mexicaine
at-RU = à la table russe
at-TR = à la table turque
at-US = à la table américaine
at-between = entre { $tables }
at-flags = près des drapeaux { $flags }
at-nowhere = sur une chaise sans table
at-side = { $place }, { $side ->
    [top] en haut
    [right] à droite
    [bottom] en bas
   *[left] à gauche
 }

## Jouer

players-label = Joueurs
player = Joueur
points = Points
score-label = points :
hand-label = Vos clients
    .junior = Tes enfants
hand-best = { $guest } : jusqu'à { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
hand-none = { $guest } : aucune place pour l'instant
hand-empty = Plus aucun client.
    .junior = Plus aucun enfant.
left-over = { $points } à la fin pour les clients en main
    .junior = { $points } à la fin pour les jokers en main
left-over-why = { $hand } en main{ $down ->
    [0] {""}
   *[other] , { $down } face cachée
} : { $points } à la fin
hand-count = { $count ->
    [0] aucun client
    [1] un client
   *[other] { $count } clients
 }
    .junior = { $count ->
        [0] aucun enfant
        [1] un enfant
       *[other] { $count } enfants
    }
face-down-count = { $count } face cachée
bot-stands-in = un robot joue
replaced = Un robot joue pour vous.
    .junior = Un robot joue pour toi.
come-back = Je suis de retour
your-turn = À vous de jouer
    .junior = À toi de jouer
their-turn = { $name } joue
prompt-nobody = Plus personne ne peut s'asseoir. Terminez votre tour.
    .junior = Plus personne ne peut s'asseoir. Touche le bouton vert.
prompt-draw = Personne ne peut s'asseoir pour l'instant. Piochez un client.
prompt-may = Vous pouvez { $what }.
    .junior = Tu peux { $what }.
prompt-seat = { $guest } : touchez une chaise éclairée.
    .junior = { $guest } : touche une chaise qui brille.
prompt-bar = { $guest } : il ne reste que le bar. Touchez le bar.
    .junior = { $guest } : il ne reste que le bar. Touche le bar.
prompt-no-seat = { $guest } n'a pas de place pour l'instant. Touchez une chaise pour savoir pourquoi.
    .junior = { $guest } n'a pas de place pour l'instant. Touche une chaise pour savoir pourquoi.
prompt-swap-child = Personne ne peut s'asseoir : change un enfant.
prompt-guest = Qui s'assoit ici ?
prompt-waiting = { $guest } attend de la compagnie. Quelqu'un doit venir tout de suite.
prompt-lay-table = Où va la nouvelle table ?
prompt-confirm = Terminez votre tour, ou annulez.
    .junior = Touche le bouton vert.
prompt-reveals = Confirmez pour piocher. Impossible d'annuler ensuite.
    .junior = Touche le bouton vert. Impossible d'annuler ensuite.
prompt-reveals-table = Table complète ! Tout le monde part et une nouvelle table est retournée. Impossible d'annuler ensuite.
guide-guest = Touchez un de vos clients.
    .junior = Touche un enfant.
guide-seat = Maintenant, touchez une chaise éclairée. Le nombre, ce sont vos points.
    .junior = Maintenant, touche une chaise qui brille.
guide-pair = Maintenant, touchez une chaise avec deux têtes. Quelqu'un doit venir tout de suite.
    .junior = Maintenant, touche une chaise avec deux têtes. Quelqu'un doit venir tout de suite.
guide-finish = Bravo ! Placez encore quelqu'un, ou terminez votre tour.
    .junior = Bravo ! Touche un autre enfant, ou le bouton vert.
guide-draw = Personne ne peut s'asseoir pour l'instant. Piochez un client.
may-seat = placer un client
    .junior = placer un enfant
may-swap = échanger un joker
may-bar = envoyer un client au bar
may-discard = défausser un client
    .junior = échanger un enfant contre un nouveau
may-lay-down = poser un client face cachée
may-lay-table = installer la table
may-open-group = commencer une table de dames ou de messieurs
may-stop = terminer le tour
may-draw = piocher un client
may-pass = passer votre tour
    .junior = passer ton tour
may-declare-end = mettre fin à la partie
may-decline-end = continuer
do-draw = Piocher un client
do-pass = Passer
do-declare-end = Mettre fin à la partie
do-decline-end = Continuer
do-discard = Défausser
    .junior = Un autre enfant
do-lay-down = Poser face cachée
turn-bar = au bar
turn-discard = à la défausse
    .junior = contre un autre enfant
turn-lay-down = face cachée
finish = Terminer
confirm = Confirmer
take-back = Annuler
hint = Conseil
hint-close = Fermer le conseil
say-something = Dire quelque chose
reactions = Réagir
reaction-laugh = Rire
reaction-clap = Bravo
reaction-wow = Oh là là
reaction-love = J'adore
reaction-sad = Oh non !
reaction-phew = Ouf
absent-ask = Laisser un robot jouer pour { $name }
absent-wait = { $name } n'est plus là. Un robot peut prendre le relais dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
why = Pourquoi ?
show-result = Voir le résultat

## Le journal

log-label = Déroulement
log-empty = Rien pour l'instant.
log-seat = { $name } place { $guest } { $place }.
log-seat-you = Vous placez { $guest } { $place }.
    .junior = Tu places { $guest } { $place }.
log-seat-points = { $name } place { $guest } { $place } : { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
log-seat-points-you = Vous placez { $guest } { $place } : { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
    .junior = Tu places { $guest } { $place } : { $total ->
        [one] { $sum } point
       *[other] { $sum } points
    }.
log-swap = { $name } échange { $guest } contre le joker { $place }.
log-swap-you = Vous échangez { $guest } contre le joker { $place }.
    .junior = Tu échanges { $guest } contre le joker { $place }.
log-bar = { $name } envoie { $guest } au bar.
log-bar-you = Vous envoyez { $guest } au bar.
log-bar-points = { $name } envoie { $guest } au bar : { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
log-bar-points-you = Vous envoyez { $guest } au bar : { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
log-discard = { $name } défausse { $guest }.
    .junior = { $name } échange { $guest } contre un autre enfant.
log-discard-you = Vous défaussez { $guest }.
    .junior = Tu échanges { $guest } contre un autre enfant.
log-lay-down = { $name } pose { $guest } face cachée.
log-lay-down-you = Vous posez { $guest } face cachée.
log-lay-down-hidden = { $name } pose un client face cachée.
log-lay-down-hidden-you = Vous posez un client face cachée.
log-open-group = { $name } commence une table de dames ou de messieurs.
log-open-group-you = Vous commencez une table de dames ou de messieurs.
log-lay-table = { $name } installe la nouvelle table.
log-lay-table-you = Vous installez la nouvelle table.
    .junior = Tu installes la nouvelle table.
log-stop = { $name } a terminé.
log-stop-you = Vous avez terminé.
    .junior = Tu as terminé.
log-stop-points = { $name } a placé toute sa main : { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 } en plus.
log-stop-points-you = Vous avez placé toute votre main : { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 } en plus.
    .junior = Tu as placé toute ta main : { $total ->
        [one] { $sum } point
       *[other] { $sum } points
    } en plus.
log-draw = { $name } pioche.
log-draw-you = Vous piochez.
    .junior = Tu pioches.
log-declare-end = { $name } met fin à la partie.
log-declare-end-you = Vous mettez fin à la partie.
log-decline-end = { $name } continue.
log-decline-end-you = Vous continuez.
log-pass = { $name } passe son tour.
log-pass-you = Vous passez votre tour.
    .junior = Tu passes ton tour.
log-cleared = Table complète ({ $table }) ! Tout le monde se lève et s'en va.
log-table = Nouvelle table : { $table }.
log-turned = Cette table est complète.
log-drew = { $name } pioche { $count ->
    [0] aucun nouveau client
    [1] un nouveau client
   *[other] { $count } nouveaux clients
 }.
    .junior = { $count ->
        [0] Aucun nouvel enfant n'arrive
        [1] Un nouvel enfant arrive
       *[other] { $count } nouveaux enfants arrivent
    } chez { $name }.
log-drew-you = Vous piochez { $count ->
    [0] aucun nouveau client
    [1] un nouveau client
   *[other] { $count } nouveaux clients
 }.
    .junior = { $count ->
        [0] Aucun nouvel enfant n'arrive
        [1] Un nouvel enfant arrive
       *[other] { $count } nouveaux enfants arrivent
    } chez toi.
log-drew-known = { $name } a pioché { $guests }.
log-drew-known-you = Vous avez pioché { $guests }.
    .junior = Tu as pioché { $guests }.
log-hand-size = Une table entière du même pays ! { $size ->
    [0] { $name } ne pioche plus aucun client.
    [one] { $name } n'a plus droit qu'à { $size } client en main.
   *[other] { $name } n'a plus droit qu'à { $size } clients en main.
 }
log-hand-size-you = Une table entière du même pays ! { $size ->
    [0] Vous ne piochez plus aucun client.
    [one] Vous n'avez plus droit qu'à { $size } client en main.
   *[other] Vous n'avez plus droit qu'à { $size } clients en main.
 }
log-over = Fin de la partie : { $reason }.
moment-national = Toute une table d'un même pays : { $table } !
moment-regulars-card-f = Une table de dames !
moment-regulars-card-m = Une table de messieurs !
moment-regulars-junior-f = Une table de filles !
moment-regulars-junior-m = Une table de garçons !
moment-low-bar = { $points } au bar. Aïe !
moment-last-chair = La dernière chaise ! Le café est plein.

## La fin

result-you = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 } !
    .junior = Tu gagnes avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
result-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
result-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
result-shared-you = Vous partagez la victoire avec { $names } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
    .junior = Tu partages la victoire avec { $names } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-why = Fin de la partie : { $reason }.
series-won = { $name } remporte la série !
series-won-you = Vous remportez la série !
    .junior = Tu remportes la série !
series-shared = { $names } se partagent la série
from-tables = Tables mixtes
from-national_tables = Tables d'un seul pays
from-same_sex_tables = Tables de dames ou de messieurs
    .junior = Tables de filles ou de garçons
from-guests = Enfants assis
from-full_tables = Tables complètes
from-bar = Bar
from-whole_hand = Toute la main placée
from-penalty = Clients en main
    .junior = Jokers en main
rematch = Rejouer
rematch-join = Jouer la revanche
rematch-accept = J'en suis
rematch-level = Jouer contre { $name }
offer-stronger = Envie de plus ? { $name } joue un peu mieux.
offer-gentler = Trop dur ? { $name } est un peu plus facile à battre.
replay = Revoir la partie
look-at-cafe = Voir le café
export = Enregistrer la partie
more = Plus

## Réglages

language = Langue
language-auto = Celle du navigateur
theme = Thème
theme-auto = Comme l'appareil
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-auto = Comme l'appareil
motion-less = Réduites
speed = Vitesse des robots
speed-calm = Tranquille
speed-normal = Normale
speed-fast = Rapide
set-sound = Son
set-sound-why = Chaises, pièces, et une cloche quand c'est à vous
set-ambience = Ambiance de café
set-ambience-why = Des voix et des tasses, tout bas, pendant la partie
set-voice = Lecture à voix haute dans Junior
set-voice-why = La voix du navigateur dit quoi faire
set-greetings = Salutations
set-greetings-why = Les clients saluent dans leur langue
set-quick = Tours rapides
set-quick-why = Un tour d'une seule étape, comme piocher, compte tout de suite
set-coordinates = Coordonnées
set-coordinates-why = Une lettre et un chiffre pour chaque chaise, comme C4
set-draw = Piocher automatiquement
set-draw-why = Quand personne ne peut s'asseoir, le client suivant est pioché pour vous
set-guide = Guide
set-guide-why = Vous aide pendant vos premiers tours à chaque jeu
set-notices = Notifications
set-notices-why = Vous prévient quand c'est à vous et que vous regardez ailleurs
settings-kept = Tout est enregistré dans ce navigateur uniquement.

## Revoir

import-lead = Choisissez une partie enregistrée dans un fichier (cafe-game/1).
replay-nothing = Fin du tour.
import-choose = Choisir un fichier
replay-begin = La partie commence.
replay-step = Étape
replay-back = Une étape en arrière
replay-next = Une étape en avant
replay-play = Lire
replay-pause = Pause
replay-as = Vue de
replay-open = tous, mains visibles
replay-spectator = un spectateur

## La feuille de score

sheet-lead = Notez vos points quand vous jouez avec de vraies cartes. Tout reste dans ce navigateur et fonctionne hors ligne.
sheet-player = Joueur { $number }
sheet-mixed = Table mixte
sheet-national = Table d'un seul pays
sheet-variant = Quatre dames ou quatre messieurs
sheet-number = Ou un autre nombre
sheet-write = Ajouter { $points }
sheet-undo = Annuler
sheet-end = Terminer la partie
sheet-end-why = Deux points de moins par client en main ou face cachée.
sheet-done = Faire le total
sheet-not-yet = Pas encore
sheet-new = Nouvelle feuille

## Leçons

learn-step = Étape { $step } sur { $of }
learn-back = Retour
learn-next = Suivant
learn-skip = Passer
learn-again = Réessayer
learn-play = Jouer maintenant
learn-paid = C'est ça : { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
learn-right = C'est ça !
learn-more = Cela rapporte { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }. Une autre chaise rapporte plus !
learn-other = C'est permis, mais essayez d'abord l'autre coup.
    .junior = C'est permis, mais essaie d'abord l'autre coup.
learn-take-guest = Touchez d'abord un client de votre main.
    .junior = Touche d'abord un enfant de ta main.
learn-try-refused = Celle-ci est permise. Essayez une chaise qui n'est pas éclairée.
    .junior = Celle-ci est permise. Essaie une chaise qui ne brille pas.

learn-card-welcome-title = Cinq tables, douze chaises
learn-card-welcome = Chaque table appartient à un pays. Un client peut s'asseoir si au moins une table voisine de la chaise est de son pays. Une chaise touche une table ou trois.
learn-card-seat-title = Placez votre premier client
learn-card-seat = Un monsieur russe est déjà à la table russe. Touchez la dame russe, puis une chaise éclairée. À deux, on gagne 2 points ; le double si tous viennent du pays de la table.
learn-card-shared-title = Une chaise, plusieurs tables
learn-card-shared = La chaise entre les tables compte à chaque table où il y a déjà quelqu'un. Trouvez la chaise qui rapporte 6.
learn-card-company-title = En bonne compagnie
learn-card-company = À chaque table, la compagnie est mixte : jamais seulement deux dames ou deux messieurs, jamais trois dames ou trois messieurs. Essayez de placer ce second monsieur à la table russe, et voyez ce qui se passe.
learn-card-alone-title = Personne ne reste seul
learn-card-alone = Il n'y a encore personne. Vous pouvez placer quelqu'un seul si le client suivant le rejoint tout de suite. Placez les deux Italiens à la table italienne.
learn-card-full-title = Une table complète
learn-card-full = Le quatrième client rapporte le plus : 4 points, ou 8 si tous viennent du pays de la table. Puis la table s'en va avec ses clients et une autre arrive. Trouvez la chaise qui rapporte 10.
learn-card-draw-title = Quand personne ne peut s'asseoir
learn-card-draw = À votre tour, vous placez de un à trois clients, ou vous en piochez un. Aucun de ceux-ci ne peut s'asseoir : piochez.
learn-card-end-title = La fin de la partie
learn-card-end = La partie s'arrête quand il n'y a plus de tables ou de clients, ou quand quelqu'un qui a la main vide y met fin. Chaque client encore en main coûte 2 points. Qui a le plus de points gagne. C'est tout !

learn-board-welcome-title = Le grand café
learn-board-welcome = 24 tables, deux par pays, et le bar au milieu. Les clients s'assoient à une table de leur pays. Tout le monde voit les clients de tout le monde.
learn-board-seat-title = Placez votre premier client
learn-board-seat = En haut à gauche, il y a un monsieur centrafricain. Touchez la dame centrafricaine, puis une chaise éclairée près de lui. À deux, on gagne 2 points ; le double si tous viennent du pays de la table.
learn-board-shared-title = Une chaise pour deux tables
learn-board-shared = La chaise entre deux tables compte pour les deux. Trouvez la chaise qui rapporte 8.
learn-board-company-title = En bonne compagnie
learn-board-company = À chaque table, la compagnie est mixte : jamais seulement deux dames ou deux messieurs, jamais trois dames ou trois messieurs. Essayez de placer ce second monsieur à la même table.
learn-board-joker-title = Les jokers
learn-board-joker = Un joker est chez lui à toutes les tables. Placez la dame joker là où elle rapporte 8.
learn-board-swap-title = Récupérer un joker
learn-board-swap = Une dame du bon pays peut prendre la chaise d'une dame joker, un monsieur celle d'un monsieur joker ; le joker passe dans votre main. Échangez la dame centrafricaine contre le joker.
learn-board-bar-title = Le bar
learn-board-bar = Les clients sans chaise vont au bar. Les cinq premières places rapportent, les autres coûtent de plus en plus cher. Envoyez-y quelqu'un.
learn-board-end-title = La fin de la partie
learn-board-end = Complétez une table rien qu'avec des clients de son pays, et vous aurez désormais un client de moins en main. La partie s'arrête quand toutes les chaises sont prises, que le bar est plein, que le sac est vide ou que quelqu'un n'a plus de clients. Chaque client encore en main coûte alors 5 points, chaque joker 10. Qui a le plus de points gagne.

learn-junior-welcome-title = Des tables à quatre drapeaux
learn-junior-welcome = Chaque côté d'une table est entre deux drapeaux. Les enfants de ces deux pays peuvent s'y asseoir.
learn-junior-seat-title = Fais asseoir un enfant
learn-junior-seat = Touche la fille chinoise, puis une chaise près d'un drapeau chinois. Chaque enfant rapporte un point.
learn-junior-side-title = Le bon côté
learn-junior-side = Un enfant a besoin de son drapeau de ce côté-là. Essaie de placer la fille française là où il n'y a pas de drapeau français.
learn-junior-many-title = Autant que tu veux
learn-junior-many = Place trois enfants en un tour. À chaque table, il y a place pour deux filles et deux garçons.
learn-junior-full-title = Une table complète
learn-junior-full = Le quatrième enfant rapporte dix points de plus et termine ton tour. Place le garçon français à la table où il y en a déjà trois.
learn-junior-swap-title = Échanger un joker
learn-junior-swap = Une fille qui a le bon drapeau peut prendre la chaise de la fille joker, et le joker passe dans ta main. Échange la fille allemande contre elle.
learn-junior-discard-title = Personne à placer ?
learn-junior-discard = Alors échange autant d'enfants que tu veux contre d'autres. Touche un enfant, puis « Un autre enfant ».
learn-junior-end-title = La fin de la partie
learn-junior-end = Tu complètes toujours ta main à six. Quand il n'y a plus d'enfants ou de chaises, c'est fini. Un joker en main coûte 5 points. Qui a le plus de points gagne.

## L'éditeur de positions

editor-clear = Vider
editor-guests = Clients
    .junior = Enfants
editor-tables = Tables
editor-players = Joueurs
editor-ask = Demander
editor-guests-why = Choisissez un client, puis touchez des chaises. Sans client choisi, toucher une chaise la vide.
    .junior = Choisis un enfant, puis touche des chaises. Sans enfant choisi, toucher une chaise la vide.
editor-hand-why = Touchez des clients pour les ajouter à cette main. Touchez-les plus haut pour les retirer.
    .junior = Touche des enfants pour les ajouter à cette main. Touche-les plus haut pour les retirer.
editor-tables-why = Choisissez une table, puis touchez son emplacement. Sans table choisie, toucher une table la retire.
    .junior = Choisis une table, puis touche son emplacement. Sans table choisie, toucher une table la retire.
editor-ask-why = Touchez un client de la main, puis une chaise. L'arbitre vous répond.
    .junior = Touche un enfant de la main, puis une chaise. L'arbitre te répond.
editor-hand = Main
editor-to-move = à jouer
editor-turn-of = À { $name } de jouer
editor-players-count = Nombre de joueurs
editor-unseen = Clients inconnus
    .junior = Enfants inconnus
editor-hand-size = Taille de la main
editor-face-down = Clients face cachée
editor-more = Plus sur cette position
editor-guests-left = Clients à venir
    .junior = Enfants à venir
editor-tables-left = Tables à venir
editor-first-turn = Le premier tour de la partie
editor-bar-why = Choisissez un client, puis touchez le bar. Touchez-le ici pour le retirer.
editor-no-more = Il n'y en a plus.
editor-best = Un bon coup
editor-legal = Permis : { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
editor-legal-moves = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
 }

## Les tables par leur nation

table-CF = République centrafricaine
    .between = la table centrafricaine
table-CN = Chine
    .between = la table chinoise
    .flag = chinois
table-CU = Cuba
    .between = la table cubaine
table-DE = Allemagne
    .between = la table allemande
    .flag = allemand
table-ES = Espagne
    .between = la table espagnole
    .flag = espagnol
table-FR = France
    .between = la table française
    .flag = français
table-GB = Grande-Bretagne
    .between = la table britannique
    .flag = britannique
table-GL = Groenland
    .flag = groenlandais
table-IN = Inde
    .between = la table indienne
    .flag = indien
table-IT = Italie
    .between = la table italienne
    .flag = italien
table-JM = Jamaïque
    .flag = jamaïcain
table-KE = Kenya
    .flag = kényan
table-MX = Mexique
    .flag = mexicain
table-RU = Russie
    .between = la table russe
table-TR = Turquie
    .between = la table turque
table-US = États-Unis
    .between = la table américaine
    .flag = américain

## Conseils, bons tours, et une partie revue. $chance et $cost sont des parts comme 58 %

advice-wait = Réflexion…
advice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
advice-chance = { $chance } de chances de gagner
advice-others = D'autres bons coups
advice-show = Essayer
hint-aloud = Regarde qui peut s'asseoir ici ! Touche le bouton vert.
lookback = Analyse
lookback-why = Tous les tours à revoir : le meilleur coup, et qui menait.
lookback-wait = Analyse de chaque tour…
lookback-curve = Qui menait : les chances de chacun, tour par tour
lookback-turns = Occasions manquées
lookback-none = Aucune ! On ne pouvait pas mieux jouer.
lookback-best = Le meilleur tour possible.
lookback-better = Mieux :
lookback-cost = −{ $cost } de chances de gagner
lookback-score = Meilleurs tours : { $best } sur { $turns }

## Le problème du jour

puzzle = Énigme du jour
puzzle-why = Une main, un tour : trouvez le meilleur
    .junior = Une main, un tour : trouve le meilleur
puzzle-lead = À prendre chaque fois la meilleure chaise, on fait au plus { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. Ferez-vous mieux ?
    .junior = À prendre chaque fois la meilleure chaise, on fait au plus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Feras-tu mieux ?
puzzle-number = { $day }, n° { $number }
puzzle-more = Énigme n° { $number }
puzzle-try = Valider ce tour
puzzle-found = Trouvé ! { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, on ne peut pas faire mieux.
puzzle-not = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. Il y a mieux.
puzzle-give-up = Voir la solution
puzzle-shown = Le meilleur tour rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
puzzle-again = Réessayer
puzzle-another = Une autre énigme
puzzle-solved = résolue
puzzle-strength = Difficulté
puzzle-easy = Facile
puzzle-hard = Difficile
puzzle-expert = Expert
puzzle-next-hard = Essayer la difficile
puzzle-next-expert = Essayer celle pour experts
puzzle-progress = Mes énigmes
puzzle-streak = { $days ->
    [one] Résolue aujourd'hui, bravo ! Revenez demain, et cela fera deux jours de suite.
   *[other] { $days } jours de suite ! À demain ?
 }
    .junior = { $days ->
        [one] Résolue aujourd'hui, bravo ! Reviens demain, et cela fera deux jours de suite.
       *[other] { $days } jours de suite ! À demain ?
    }
puzzle-streak-open = { $days ->
    [one] Vous en avez résolu une hier. Encore une aujourd'hui, et cela fera { $next } jours de suite.
   *[other] Déjà { $days } jours de suite. Résolvez-en une aujourd'hui pour arriver à { $next }.
 }
    .junior = { $days ->
        [one] Tu en as résolu une hier. Encore une aujourd'hui, et cela fera { $next } jours de suite.
       *[other] Déjà { $days } jours de suite. Résous-en une aujourd'hui pour arriver à { $next }.
    }
puzzle-streak-none = Résolvez-en une aujourd'hui et remplissez votre première tasse.
    .junior = Résous-en une aujourd'hui et remplis ta première tasse.
puzzle-rating = Ma cote :
puzzle-rating-why = Seule votre première réponse à une énigme compte. Tout reste dans ce navigateur.
    .junior = Seule ta première réponse à une énigme compte. Tout reste dans ce navigateur.
puzzle-old = Ce lien date d'avant les trois niveaux de difficulté, et son énigme n'existe plus. En voici une d'aujourd'hui.

## Regarder, taille du texte

watch = Parties à regarder
watch-none = Aucune partie publique en ce moment.
text-size = Taille du texte

## Le profil et les meilleurs de chaque jeu

profile-lead = Un profil réunit vos résultats sous un seul nom, sur tous vos appareils. Pas de mot de passe : son lien secret est la clé.
profile-make = Créer un profil
profile-rename = Changer le nom
profile-results = Vos parties
profile-none = Aucune partie pour l'instant.
profile-link = Votre lien secret
profile-link-why = Ouvrez-le sur vos autres appareils et gardez-le bien : toute personne qui l'a peut jouer sous votre nom.
profile-link-renew = Créer un nouveau lien
profile-link-renew-sure = Oui : l'ancien ne marchera plus nulle part
link-keep = Garder l'ancien
profile-qr-label = Code QR avec le lien secret de votre profil
profile-gone = Aucun profil ne correspond à ce lien.
profile-other = Cet appareil a déjà le profil { $name }. Utiliser plutôt celui du lien ?
profile-use = Utiliser celui du lien
profile-keep = Garder le mien
profile-delete = Supprimer le profil
profile-delete-sure = Supprimer, avec tous les résultats
profile-strength = Cote
profile-games = Parties
profile-wins = Victoires
leaderboard = Les meilleurs
leaderboard-none = Personne pour l'instant.
leaderboard-people = Personnes
leaderboard-bots = Robots
leaderboard-why = Comptent les parties classées entre personnes avec un profil, et celles contre les robots. Pour figurer ici, il faut avoir joué contre { $count } adversaires différents. Entre les deux mêmes joueurs, les parties comptent de moins en moins au fil de la journée, et une partie de quelques secondes ne compte pas. Les parties entre personnes du même réseau ne comptent pas, et un adversaire ne compte qu'après en avoir rencontré d'autres dans des parties classées. La cote est prudente exprès : elle monte à mesure que vos parties confirment votre niveau.

## Confidentialité

privacy = Confidentialité
privacy-lead = Ce que ce café conserve à votre sujet, et combien de temps. Ni compte, ni cookies, ni publicité, ni rien qui vienne d'autres sites.
privacy-kept = Ce qui est conservé
privacy-days = { $days ->
    [one] jusqu'à { $days } jour après la fin.
   *[other] jusqu'à { $days } jours après la fin.
 }
privacy-for-good = jusqu'à ce que la personne qui tient ce café l'efface.
privacy-matches = Les parties
privacy-matches-why = Les cartes, chaque coup et le résultat, pour pouvoir reprendre plus tard et revoir la partie. Conservé :
privacy-names = Les noms sans profil
privacy-names-why = Le nom que vous avez saisi pour jouer. Ensuite, on lit « Invité ». Conservé :
privacy-addresses = Les empreintes d'adresses
privacy-addresses-why = De votre adresse réseau, seulement une minuscule empreinte par partie : assez pour tenir à l'écart quelqu'un que l'hôte a exclu, trop peu pour retrouver l'adresse. Conservé :
privacy-profile = Les profils
privacy-profile-why = Le nom, les résultats et les cotes, jusqu'à ce que vous supprimiez le profil ou cessiez longtemps de vous en servir. Conservé après la dernière utilisation :
privacy-reports = Les signalements
privacy-reports-why = Si quelqu'un signale un nom ou un comportement : qui, dans quelle partie et pourquoi. Effacés en même temps que les noms. Un signalement garde le nom signalé, même si vous l'effacez, jusqu'à ce qu'il soit traité, 30 jours au plus.
privacy-not = Ce qui n'est pas conservé
privacy-not-why = Ni adresses, ni mots de passe, ni ce que vous regardez. De la clé d'un lien, il ne reste qu'une empreinte. Seule l'adresse d'une personne exclue pour un temps est conservée, pendant ce temps.
privacy-browser = Votre navigateur retient vos paramètres, votre nom et les clés de vos parties. Rien ne quitte votre appareil, sauf pour jouer.
privacy-yours = Vos données
privacy-yours-name = Effacer votre nom d'une partie : ouvrez-la, « Mon lien personnel », « Effacer mon nom ».
privacy-yours-profile = Télécharger tout ce qui concerne votre profil, ou le supprimer :
profile-data = Télécharger mes données
erase-name = Effacer mon nom
erase-name-sure = Effacer définitivement
erase-name-keep = Garder mon nom

## Sur cet appareil

fault-kernel = Les règles de ce jeu ne sont pas arrivées intactes. Vérifiez la connexion et réessayez.
    .junior = Les règles de ce jeu ne sont pas arrivées intactes. Vérifie la connexion et réessaie.
kernel-server = Les règles ne sont pas arrivées intactes sur cet appareil : c'est le serveur qui réfléchit.
unkept = Ce navigateur n'enregistre rien en ce moment : la partie ne dure que tant que cette page reste ouverte.
uncounted = Le serveur ne répond pas : cette partie se joue sur votre appareil et ne compte pas pour votre profil.
    .junior = Le serveur ne répond pas : cette partie se joue sur ton appareil et ne compte pas pour ton profil.
update-ready = Une nouvelle version du café est prête.
update-take = Mettre à jour
damaged-title = La table n'est pas mise
damaged-again = Réessayer
rules-changed-title = Cette partie ne peut pas continuer
rules-changed-why = Les règles ont changé depuis son début, ou sa sauvegarde est illisible. Vos autres parties vont bien.
    .junior = Les règles ont changé depuis son début, ou sa sauvegarde est illisible. Tes autres parties vont bien.
elsewhere-title = La partie est passée dans un autre onglet
elsewhere-why = Vous l'avez ouverte dans un autre onglet, elle y continue.
    .junior = Tu l'as ouverte dans un autre onglet, elle y continue.
elsewhere-again = Continuer ici
thinks-on = { $cores ->
    [one] Réfléchit à fond, avec { $cores } cœur de votre appareil.
   *[other] Réfléchit à fond, avec { $cores } cœurs de votre appareil.
 }
    .junior = { $cores ->
        [one] Réfléchit à fond, avec { $cores } cœur de ton appareil.
       *[other] Réfléchit à fond, avec { $cores } cœurs de ton appareil.
    }
counting-title = Les parties contre les robots doivent-elles compter ?
counting-why = Les parties contre les robots peuvent compter pour votre profil. Elles se jouent alors sur le serveur, sans conseils. Sinon, elles se jouent sur cet appareil, même hors ligne.
counting-no = Jouer, tout simplement
counting-yes = Oui, les compter
counting-later = Vous pourrez changer d'avis dans les paramètres.
set-counted = Les parties contre les robots comptent
set-counted-why = Pour votre profil : sur le serveur, sans conseils
new-here = Quelqu'un sur cet appareil
new-lead-here = Installez-vous autour de cet appareil et passez-le après chaque tour.
    .junior = On s'installe autour de cet appareil et on se le passe après chaque tour.
place-name = Nom du joueur { $number }
server-none = Ce café tient tout entier dans votre appareil. Pour jouer avec des amis à distance, rejoindre des parties ou figurer au classement, il faut un café avec un serveur.
    .junior = Ce café tient tout entier dans ton appareil. Pour jouer avec des amis à distance, rejoindre des parties ou figurer au classement, il faut un café avec un serveur.
server-elsewhere = Ce café tient tout entier dans votre appareil. Les amis à distance, les profils et le classement sont sur son serveur.
    .junior = Ce café tient tout entier dans ton appareil. Les amis à distance, les profils et le classement sont sur son serveur.
server-go = Aller sur le serveur
games = Vos parties
games-why = Parties terminées, à revoir ou à enregistrer
games-lead = Les parties terminées sur cet appareil et celles venues de fichiers. Tout reste dans ce navigateur.
games-none = Aucune partie terminée pour l'instant.
games-import = Ajouter des parties depuis un fichier
games-imported = { $count ->
    [0] Aucune partie ajoutée.
    [1] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
 }
games-unread = La partie { $number } de ce fichier est illisible. Rien n'a été ajouté.
games-export = Tout enregistrer
games-remove-sure = Retirer pour de bon
games-keep = Garder

## Qui sont les robots : une ligne pour chacun

manner-nino = Arrive tout droit de Naples et mélange tout.
manner-mei = Compte à voix basse et rit de chaque erreur.
manner-lasse = Descend à peine de son vélo, encore un peu perdu.
manner-amara = Se lie d'amitié avec tout le monde et oublie les points.
manner-rosa = A sa table près de la fenêtre depuis trente ans.
manner-otto = Lit le journal entre deux tours, mais garde l'œil ouvert.
manner-ines = Bavarde avec tout le monde sans jamais perdre le fil.
manner-kofi = Fredonne en réfléchissant, et jamais bien longtemps.
manner-camille = Porte six tasses à la fois sans rien renverser.
manner-jonas = Vif comme l'éclair : aucun point ne traîne.
manner-priya = Sait toutes les commandes par cœur, la vôtre aussi.
    .junior = Sait toutes les commandes par cœur, la tienne aussi.
manner-mateo = Sourit, s'incline et prend la meilleure chaise.
manner-albert = Strict : chez lui, personne n'est à la mauvaise table.
manner-helga = Voit par-dessus ses lunettes ce que vous préparez.
    .junior = Voit par-dessus ses lunettes ce que tu prépares.
manner-ruth = Parle peu, et vous laisse encore moins de places.
    .junior = Parle peu, et te laisse encore moins de places.
manner-dimitri = Redresse chaque serviette et surveille chaque place.
manner-margot = A ouvert la maison elle-même, et aime bien y gagner.
manner-emil = Connaît toutes les ruses et les a presque toutes vues deux fois.
manner-donata = Joue aux échecs en cuisine pendant que la soupe mijote.
manner-tarek = Vous sert un café et gagne très poliment.
    .junior = Te sert un chocolat et gagne très poliment.
