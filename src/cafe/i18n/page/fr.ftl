# Français, pour la page. Clients, nations, refus et petites phrases sont dans ../fr.ftl.

## La maison

game-card = Le jeu de cartes
game-board = Le jeu de plateau
game-junior = Junior
about-board = 24 tables, mains visibles, jokers, et un bar de plus en plus cher. 2 à 4 joueurs, dès 10 ans.
about-card = Cinq tables qui vont et viennent, et une main que personne ne voit. 2 à 5 joueurs, dès 10 ans.
about-junior = Un point par enfant placé, dix pour une table complète. 2 à 5 joueurs, dès 6 ans.
short-board = 2 à 4 joueurs
short-card = 2 à 5 joueurs
short-junior = 2 à 5 joueurs, dès 6 ans
start-title = Qui s'assoit avec qui ?
start-lead = Trouvez à chaque client une place à une table de sa nation, en bonne compagnie. Un geste et vous jouez.
play-now = Jouer
learn = Apprendre en 3 minutes
rules = Règles
rules-why = Complètes, ou apprises en trois minutes
rules-of = { $game } : les règles
settings = Réglages
settings-why = Langue, lumière, son, taille du texte
opponents = Adversaires
level = Niveau
friends = Jouer entre amis
friends-why = Ouvrir une partie, envoyer le lien
open-matches = Rejoindre une partie
open-matches-why = Des parties qui attendent des joueurs
score-sheet = Feuille de score
score-sheet-why = Pour les cartes sur la table de la cuisine
profile = Mon profil
profile-why = Vos résultats, votre force, les meilleurs
editor = Demander à l'arbitre
editor-why = Poser une position, voir tous les coups permis
import = Revoir une partie
import-why = Ouvrir une partie enregistrée
continue = Continuer
forget = Retirer de la liste
footer = Un projet libre pour les jeux Café International de Rudi Hoffmann et Roland Siegers. Sans lien avec leurs éditeurs.
to-start = Accueil
tools-label = Outils
sound-on = Activer le son
sound-off = Couper le son
close = Fermer
add = Ajouter
remove = Enlever
copied = Copié
copy-failed = Impossible de copier ici : sélectionnez le lien et copiez-le à la main.
one-moment = Un instant …
offline-title = Vous êtes hors ligne
offline-why = Cette partie demande le serveur du café. La feuille de score et les règles marchent sans lui.

## Ennuis

fault-offline = Le café ne répond pas. Est-il ouvert ?
fault-mishap = Quelque chose n'a pas marché. Réessayez.
fault-invalid = Cela n'a pas pu être lu.
fault-token = Ce lien n'est pas de cette partie.
fault-forbidden = Ce n'est pas à vous de le faire.
fault-origin = Cela venait d'un autre site.
fault-unknown = Cette partie n'existe pas.
fault-stale = Quelque chose s'est passé entre-temps ; regardez encore.
fault-not_now = Ce n'est pas possible en ce moment.
fault-full = Il n'y a plus de place libre.
fault-name_taken = Quelqu'un porte déjà ce nom ici.
fault-unfit_name = Ce nom n'a pas sa place dans un lieu public.
fault-too_large = C'est trop grand.
fault-refused = Les règles ne le permettent pas.
fault-too_many = Un peu moins vite, s'il vous plaît.
fault-closing = Le café ferme un instant.

## Une partie entre amis

new-title = Jouer entre amis
new-lead = Ouvrez une partie et envoyez le lien. Personne n'a besoin de compte.
new-game = Quel jeu
new-others = Les autres
new-person = Un ami, par lien
new-add = Un joueur de plus
new-edition = Édition
edition-printed = Comme imprimée
edition-small = Café du coin à deux
new-plan = Votre propre plan
new-plan-why = Une ligne par rangée, deux caractères par case : une nation pour une table ({ $nations }), s pour une chaise, un point pour rien. Chaque table a besoin de quatre chaises.
new-plan-file = Ou depuis un fichier
new-more = Plus de choix
new-variant = Tables de dames et de messieurs
new-variant-card = La variante : quatre du même sexe à une table rapportent 20, ou 40 à la table de leur nation.
new-variant-junior = La variante : une table de quatre filles ou quatre garçons rapporte 20.
new-public = Ouverte à tous
new-public-why = La partie est dans la liste, chacun peut la rejoindre.
new-rated = Classée
new-rated-why = Elle compte pour les listes des meilleurs, et personne ne reçoit de conseils.
new-time = Temps pour un tour
time-none = Autant que vous voulez
time-minute = Une minute
time-minutes = Trois minutes
time-days = Deux jours
new-order = Qui commence
order-lot = Le sort décide, de l'ordre aussi
order-given = Vous commencez, les autres suivent dans l'ordre de la liste
new-series = Combien de parties
series-one = Une partie
series-best = Au meilleur des { $count }
series-state = Partie { $game }, au meilleur des { $best }.
series-wins = Parties gagnées : { $wins }.
new-open = Ouvrir la partie
your-name = Votre nom
their-name = Son nom
you-name = Vous
you = vous
host = hôte
away = absent
not-ready = n'a pas encore répondu
join = Rejoindre
join-by-link = On vous a envoyé un lien ?
join-open = L'ouvrir
open-none = Personne n'attend en ce moment.
lobby-title = { $game } : qui joue ?
lobby-waiting = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
 }
lobby-full = Tout le monde est là.
rated-told = Cette partie est classée : elle compte pour les listes des meilleurs, et personne ne reçoit de conseils.
rated = classée
lobby-no-place = Toutes les places sont prises. Vous pourrez regarder quand la partie aura commencé.
lobby-host-starts = { $name } commence la partie quand tout le monde est là.
place-free = Une place libre
place-remove = Enlever
place-rename = Changer le nom de { $name }
place-choose = Qui joue à la place { $number }
start = Commencer
leave = Partir
leave-sure = Partir ; un robot joue pour moi
leave-not = Rester
own-link = Mon propre lien
own-link-why = Pour continuer votre partie sur un autre appareil. Qui l'a joue à votre place.
own-qr-label = Code QR avec votre propre lien vers cette partie
invite-title = Inviter quelqu'un
invite-why = Visez le carré avec un téléphone, ou envoyez le lien.
qr-label = Code QR avec le lien de cette partie
share-link = Partager le lien
hot-seat-add = Quelqu'un d'autre joue sur cet appareil
hot-seat-why = Vous vous passez l'appareil ; un rideau cache les clients entre-temps.
hot-seat-here = Sur cet appareil : { $names }
curtain-title = C'est à { $name }
curtain-why = Passez l'appareil. Les autres ne regardent pas.
curtain-open = Je suis { $name }
no-such-match = Cette partie n'existe pas
match-closed = Cette partie a été fermée
match-closed-why = Elle a fini sans résultat : l'hôte est parti, ou personne n'est venu pendant longtemps.
line-lost = Connexion perdue, nouvel essai …
watching = spectateur

## Le café

bar = Bar
bar-label = Le bar : { $taken } places prises, { $free } libres ; la suivante vaut { $next }
floor-label = { $game } : le café
seat-label = Place { $cell }, à { $tables } : { $who }
seat-free = libre
seat-alone = pas de points, et quelqu'un doit aussitôt suivre
seat-pays = { $sum } points
lay-here = Poser la nouvelle table en { $cell }
group-here = Commencer une table d'un seul sexe : { $table }
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout le café
guests-left = { $count ->
    [one] encore un client
   *[other] encore { $count } clients
 }
tables-left = { $count ->
    [one] encore une table
   *[other] encore { $count } tables
 }

## Jouer

players-label = Joueurs
player = Joueur
points = Points
score-label = points :
hand-label = Vos clients
hand-best = { $guest } : jusqu'à { $points ->
    [one] un point
   *[other] { $points } points
 }
hand-none = { $guest } : ne peut rien faire maintenant
hand-count = { $count ->
    [one] un client
   *[other] { $count } clients
 }
face-down-count = { $count } face cachée
bot-stands-in = un robot remplace
replaced = Un robot joue pour vous.
come-back = Me revoilà
your-turn = À vous
their-turn = { $name } joue
prompt-may = Vous pouvez { $what }.
prompt-seat = { $guest } : choisissez une place éclairée.
prompt-no-seat = { $guest } : pas de place maintenant. Touchez une chaise pour savoir pourquoi.
prompt-guest = Qui prend la place { $seat } ?
prompt-waiting = { $guest } : assis sans compagnie, quelqu'un doit aussitôt suivre.
prompt-lay-table = Choisissez où va la nouvelle table.
prompt-confirm = Terminez votre tour, ou reprenez.
prompt-reveals = Quelque chose de nouveau va apparaître ; après, plus de retour.
may-seat = placer un client
may-swap = échanger un joker
may-bar = envoyer un client au bar
may-discard = défausser un client
may-lay-down = poser un client face cachée
may-lay-table = poser la table
may-open-group = commencer une table d'un seul sexe
may-stop = terminer
may-draw = piocher un client
may-pass = passer
may-declare-end = finir la partie
may-decline-end = continuer
do-draw = Piocher
do-pass = Passer
do-declare-end = Finir la partie
do-decline-end = Continuer
do-discard = Défausser
do-lay-down = Face cachée
finish = Terminer
confirm = Confirmer
take-back = Reprendre
hint = Un conseil
say-something = Dire quelque chose
absent-ask = Laisser un robot jouer pour { $name }
show-result = Voir le résultat

## Le journal

log-label = Ce qui s'est passé
log-empty = Rien encore.
log-seat = { $name } : { $guest } en { $at }.
log-seat-points = { $name } : { $guest } en { $at }, { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
log-swap = { $name } : { $guest } à la place du joker en { $at }.
log-bar = { $name } : { $guest } au bar.
log-bar-points = { $name } : { $guest } au bar, { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 }.
log-discard = { $name } : défausse { $guest }.
log-lay-down = { $name } : { $guest } face cachée.
log-lay-down-hidden = { $name } : un client face cachée.
log-open-group = { $name } : une table d'un seul sexe en { $at }.
log-lay-table = { $name } : la nouvelle table en { $at }.
log-stop = { $name } : terminé.
log-stop-points = { $name } : main vide, { $total ->
    [one] { $sum } point
   *[other] { $sum } points
 } de plus.
log-draw = { $name } : pioche.
log-declare-end = { $name } : finit la partie.
log-decline-end = { $name } : continue.
log-pass = { $name } : passe.
log-cleared = Table complète : { $table } part avec ses clients.
log-table = Nouvelle table en { $cell } : { $table }.
log-turned = La table en { $cell } est complète.
log-drew = { $name } : { $count ->
    [one] un nouveau client
   *[other] { $count } nouveaux clients
 }.
log-drew-known = { $name } : en main { $guests }.
log-hand-size = Une table toute d'une nation : { $name } joue maintenant avec { $size ->
    [one] un client
   *[other] { $size } clients
 }.
log-over = La partie est finie : { $reason }.

## La fin

result-you = Vous gagnez avec { $points ->
    [one] un point
   *[other] { $points } points
 } !
result-won = { $name } gagne avec { $points ->
    [one] un point
   *[other] { $points } points
 }
result-shared = { $names } partagent la victoire avec { $points ->
    [one] un point
   *[other] { $points } points
 }
from-tables = Tables mixtes
from-national_tables = Tables nationales
from-same_sex_tables = Tables d'un sexe
from-guests = Enfants assis
from-full_tables = Tables complètes
from-bar = Bar
from-whole_hand = Main entière
from-penalty = Restes
rematch = Encore une
rematch-join = À la revanche
rematch-accept = Oui, je rejoue
replay = Revoir
look-at-cafe = Regarder le café
export = Enregistrer

## Réglages

language = Langue
language-auto = Comme le navigateur
theme = Lumière
theme-auto = Comme l'appareil
theme-light = De jour
theme-dark = Le soir
motion = Mouvement
motion-auto = Comme l'appareil
motion-less = Peu
set-sound = Son
set-sound-why = Chaises, pièces, et une cloche quand c'est à vous
set-greetings = Salutations
set-greetings-why = Les clients disent bonjour dans leur langue
set-quick = Tours rapides
set-quick-why = Un coup unique qui termine le tour compte aussitôt
set-notices = Avis
set-notices-why = Me prévenir quand c'est mon tour et que je regarde ailleurs
settings-kept = Tout cela reste dans ce navigateur.

## Revoir

import-lead = Choisissez une partie enregistrée dans un fichier (cafe-game/1).
import-choose = Choisir un fichier
replay-begin = La partie commence.
replay-step = Étape
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-play = Jouer
replay-pause = Pause
replay-as = Vue par
replay-open = les clients de tous
replay-spectator = un spectateur

## La feuille de score

sheet-lead = Notez ce que vous jouez avec de vraies cartes. Cela reste dans ce navigateur et marche hors ligne.
sheet-player = Joueur { $number }
sheet-mixed = Table mixte
sheet-national = Table nationale
sheet-variant = Quatre du même sexe
sheet-number = Ou un autre nombre
sheet-write = Noter { $points }
sheet-undo = Annuler
sheet-end = Finir la partie
sheet-end-why = Deux points de moins pour chaque client en main ou face cachée.
sheet-done = Compter
sheet-not-yet = Pas encore
sheet-new = Nouvelle feuille

## Leçons

learn-step = Étape { $step } sur { $of }
learn-back = Retour
learn-next = Suite
learn-skip = Sauter
learn-again = Réessayer
learn-play = Aux jeux
learn-paid = Juste : { $sum } points.
learn-right = Juste.
learn-more = Cela rapporte { $points }. Il y a une meilleure place !
learn-other = C'est permis, mais essayez d'abord l'autre chose.
learn-take-guest = Touchez d'abord un client de la main.
learn-try-refused = Celle-ci est permise. Essayez une place qui ne s'éclaire pas.

learn-card-welcome-title = Cinq tables, douze chaises
learn-card-welcome = Chaque table est d'une nation. Un client s'assoit là où au moins une table voisine de la chaise est de sa nation. Une chaise touche une table ou trois.
learn-card-seat-title = Placez votre premier client
learn-card-seat = Un monsieur de Russie est à la table russe. Touchez la dame de Russie, puis une chaise éclairée. Deux à une table rapportent 2 ; le double si tous sont de la nation de la table.
learn-card-shared-title = Une chaise, plusieurs tables
learn-card-shared = La chaise entre les tables compte à chacune où quelqu'un est déjà. Trouvez la chaise qui rapporte 6.
learn-card-company-title = Compagnie mixte
learn-card-company = À chaque table, dames et messieurs se tiennent compagnie : jamais deux du même sexe entre eux, jamais trois. Essayez de placer ce second monsieur à la table russe.
learn-card-alone-title = Personne ne reste seul
learn-card-alone = Il n'y a encore personne. Vous pouvez placer quelqu'un seul si votre client suivant le rejoint aussitôt. Placez les deux Italiens à la table italienne.
learn-card-full-title = Une table complète
learn-card-full = Le quatrième client rapporte le plus : 4 points, ou 8 à une table nationale. Puis la table part avec ses clients et une autre arrive. Trouvez la place qui rapporte 10.
learn-card-draw-title = Quand rien ne va
learn-card-draw = À votre tour, vous placez un à trois clients, ou vous en piochez un. Aucun de ceux-ci n'a de place : piochez.
learn-card-end-title = La fin
learn-card-end = La partie finit quand il n'y a plus de tables ou de clients, ou quand un joueur à la main vide le dit. Chaque client restant coûte 2 points. Le plus de points gagne. C'est tout !

learn-board-welcome-title = Le grand café
learn-board-welcome = 24 tables, deux par nation, et le bar au milieu. Les clients s'assoient près d'une table de leur nation. Chacun voit les clients de tous.
learn-board-seat-title = Placez votre premier client
learn-board-seat = Un monsieur de Centrafrique est en haut à gauche. Touchez la dame de Centrafrique, puis une chaise éclairée près de lui. Deux à une table rapportent 2 ; le double si tous sont de la nation de la table.
learn-board-shared-title = Une chaise pour deux tables
learn-board-shared = La chaise entre deux tables compte aux deux. Trouvez la place qui rapporte 8.
learn-board-company-title = Compagnie mixte
learn-board-company = À chaque table, dames et messieurs se tiennent compagnie : jamais deux du même sexe entre eux, jamais trois. Essayez de placer ce second monsieur à la même table.
learn-board-joker-title = Les jokers
learn-board-joker = Un joker est chez lui à toutes les tables. Mettez la dame joker là où elle rapporte 8.
learn-board-swap-title = Prendre un joker
learn-board-swap = Quelqu'un du même sexe et de la bonne nation peut prendre la chaise d'un joker, qui vient dans votre main. Échangez la dame de Centrafrique contre le joker.
learn-board-bar-title = Le bar
learn-board-bar = Qui ne trouve pas de place va au bar. Les cinq premières places rapportent, les autres coûtent de plus en plus. Envoyez-y quelqu'un.
learn-board-end-title = La fin
learn-board-end = Complétez une table de sa propre nation, et vous tiendrez un client de moins. Quand il n'y a plus de chaises, de bar ou de sac, ou qu'un joueur n'a plus de clients, c'est fini : moins 5 par client, moins 10 par joker restant. Le plus de points gagne.

learn-junior-welcome-title = Des tables à quatre drapeaux
learn-junior-welcome = Chaque côté d'une table est entre deux drapeaux. Les enfants de ces deux pays peuvent s'y asseoir.
learn-junior-seat-title = Placez un enfant
learn-junior-seat = Touchez la fille de Chine, puis une chaise près d'un drapeau chinois. Chaque enfant rapporte un point.
learn-junior-side-title = Le bon côté
learn-junior-side = L'enfant a besoin de son drapeau de ce côté-là. Essayez de placer la fille de France là où il n'y a pas de drapeau français.
learn-junior-many-title = Autant que vous voulez
learn-junior-many = Placez trois enfants en un tour. À une table, il y a au plus deux filles et deux garçons.
learn-junior-full-title = Une table complète
learn-junior-full = Le quatrième enfant rapporte dix points de plus et termine le tour. Placez le garçon de France à la table où il y en a trois.
learn-junior-swap-title = Échanger un joker
learn-junior-swap = Une fille dont le drapeau convient peut prendre la chaise de la fille joker, et le joker vient dans votre main. Échangez la fille d'Allemagne contre elle.
learn-junior-discard-title = Rien ne va ?
learn-junior-discard = Alors défaussez autant que vous voulez et piochez-en d'autres. Défaussez quelqu'un.
learn-junior-end-title = La fin
learn-junior-end = Vous piochez toujours jusqu'à six. Quand il n'y a plus d'enfants ou de chaises, c'est fini. Un joker en main coûte 5 points. Le plus de points gagne.

## L'éditeur de positions

editor-clear = Vider
editor-guests = Clients
editor-tables = Tables
editor-players = Joueurs
editor-ask = Demander
editor-guests-why = Choisissez un client, puis touchez des chaises. Sans client, un geste vide la chaise.
editor-hand-why = Touchez qui est dans cette main ; touchez-le plus haut pour l'enlever.
editor-tables-why = Choisissez une table, puis touchez où elle se trouve. Sans table, un geste l'enlève.
editor-ask-why = Touchez un client de la main, puis une chaise : l'arbitre vous répond.
editor-hand = Main
editor-to-move = à son tour
editor-turn-of = C'est au tour de : { $name }
editor-players-count = Combien jouent
editor-unseen = Clients inconnus
editor-hand-size = Taille de la main
editor-face-down = Clients face cachée
editor-more = Encore sur cette position
editor-guests-left = Clients à venir
editor-tables-left = Tables à venir
editor-first-turn = Le premier tour de la partie
editor-bar-why = Choisissez un client, puis touchez le bar. Touchez-le ici pour l'enlever.
editor-no-more = Il n'y en a plus.
editor-best = Un bon tour
editor-legal = Permis : { $sum } points.
editor-legal-moves = { $count ->
    [one] Un coup permis
   *[other] { $count } coups permis
 }

## Les tables par leur nation

table-CF = République centrafricaine
table-CN = Chine
table-CU = Cuba
table-DE = Allemagne
table-ES = Espagne
table-FR = France
table-GB = Grande-Bretagne
table-GL = Groenland
table-IN = Inde
table-IT = Italie
table-JM = Jamaïque
table-KE = Kenya
table-MX = Mexique
table-RU = Russie
table-TR = Turquie
table-US = États-Unis

## Conseils, bons tours, et une partie revue. $chance et $cost sont des parts comme 58 %

advice-wait = Je réfléchis …
advice-points = { $points ->
    [one] un point
   *[other] { $points } points
 }
advice-chance = { $chance } de gagner
advice-others = D'autres bons tours
advice-show = Poser ce tour
lookback = Revoir la partie
lookback-why = Chaque tour encore une fois : le meilleur, et qui gagnait.
lookback-wait = Chaque tour est examiné …
lookback-curve = Qui gagnait : les chances de chacun, tour par tour
lookback-turns = Tours où il y avait mieux
lookback-none = Tous les tours valaient le meilleur.
lookback-best = Le meilleur tour possible.
lookback-better = Mieux valait :
lookback-cost = a coûté { $cost } d'une victoire
lookback-score = { $best } tours sur { $turns } étaient les meilleurs

## Le problème du jour

puzzle = Le problème du jour
puzzle-why = Une main, un tour : trouvez le meilleur
puzzle-lead = À vous : trouvez le tour qui rapporte le plus. Qui prend toujours le meilleur client d'abord fait { $points ->
    [one] un point
   *[other] { $points } points
 }. Il y a mieux !
puzzle-number = { $day }, numéro { $number }
puzzle-more = Problème numéro { $number }
puzzle-try = C'est ça
puzzle-found = Trouvé ! { $points ->
    [one] Un point
   *[other] { $points } points
 } : rien ne rapporte plus.
puzzle-not = { $points ->
    [one] Un point
   *[other] { $points } points
 }. Un autre tour rapporte plus.
puzzle-give-up = Montrer
puzzle-shown = Le meilleur tour rapporte { $points ->
    [one] un point
   *[other] { $points } points
 }.
puzzle-again = Réessayer
puzzle-another = Un autre
puzzle-solved = résolu

## Regarder, taille du texte

watch = Parties à regarder
watch-none = Aucune partie publique ne se joue en ce moment.
text-size = Taille du texte

## Le profil et les meilleurs de chaque jeu

profile-lead = Un profil compte vos parties sous un seul nom, sur tous vos appareils. Pas de mot de passe : son lien secret est la clé.
profile-make = Créer un profil
profile-rename = Changer le nom
profile-results = Vos parties
profile-none = Aucune partie n'a encore été comptée.
profile-link = Votre lien secret
profile-link-why = Ouvrez-le sur vos autres appareils, et gardez-le bien : qui l'a, c'est vous.
profile-link-renew = Créer un nouveau lien
profile-link-renew-sure = Le créer : l'ancien ne marchera plus nulle part
profile-qr-label = Code QR avec le lien secret de votre profil
profile-gone = Aucun profil ne correspond à ce lien.
profile-other = Cet appareil a déjà le profil { $name }. Prendre plutôt celui du lien ?
profile-use = Prendre celui du lien
profile-keep = Garder le mien
profile-delete = Supprimer le profil
profile-delete-sure = Le supprimer avec tous ses résultats
profile-strength = Force
profile-games = Parties
profile-wins = Gagnées
leaderboard = Les meilleurs
leaderboard-none = Personne encore.
leaderboard-people = Personnes
leaderboard-bots = Joueurs de l'ordinateur
leaderboard-why = Comptent les parties classées de personnes avec un profil, aussi contre les joueurs de l'ordinateur. Pour figurer ici, il faut des parties contre { $count } adversaires différents ; entre les deux mêmes, elles comptent de moins en moins au cours d'une journée, et une partie de quelques secondes pas du tout. La force est ce qui est sûr jusqu'ici : elle croît avec chaque partie qui la confirme.
