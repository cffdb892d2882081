# Français. Un seul catalogue pour le terminal, le serveur et la page.
# $guest est un client en toutes lettres, $seat et $table sont des cases, $company dit qui est assis à la table.

## Clients

nation-CF = de République centrafricaine
nation-CN = de Chine
nation-CU = de Cuba
nation-DE = d'Allemagne
nation-ES = d'Espagne
nation-FR = de France
nation-GB = de Grande-Bretagne
nation-GL = du Groenland
nation-IN = d'Inde
nation-IT = d'Italie
nation-JM = de Jamaïque
nation-KE = du Kenya
nation-MX = du Mexique
nation-RU = de Russie
nation-TR = de Turquie
nation-US = des États-Unis
guest-card-f = la dame { $nation }
guest-card-m = le monsieur { $nation }
guest-junior-f = la fille { $nation }
guest-junior-m = le garçon { $nation }
joker-card-f = la dame joker
joker-card-m = le monsieur joker
joker-junior-f = la fille joker
joker-junior-m = le garçon joker
nobody = personne
none = rien

## Pourquoi une action est refusée

refusal-format = { $fault }
refusal-over = la partie est terminée
refusal-turn = ce n'est pas possible à ce moment du tour
refusal-turn-player = c'est à quelqu'un d'autre de jouer
refusal-turn-game = ce coup n'existe pas dans ce jeu
refusal-hand = { $guest } n'est pas dans cette main
refusal-G3-taken = cette place est prise
refusal-G3-none = il n'y a pas de place ici
refusal-K5 = il lui faut une table de son pays
refusal-B6 = il lui faut une table de son pays
refusal-J5-nation = son drapeau n'est pas de ce côté de la table
refusal-J5-company = { $sex ->
    [f] il y a déjà deux filles à cette table
   *[m] il y a déjà deux garçons à cette table
 }
refusal-G5 = { $same ->
    [1] { $sex ->
        [f] deux dames ne restent pas entre elles : il faut un monsieur à cette table
       *[m] deux messieurs ne restent pas entre eux : il faut une dame à cette table
    }
   *[other] { $sex ->
        [f] il y a déjà deux dames à cette table
       *[m] il y a déjà deux messieurs à cette table
    }
 }
refusal-G6-alone = { $sex ->
    [f] elle serait seule, et personne dans cette main ne peut la rejoindre
   *[m] il serait seul, et personne dans cette main ne peut le rejoindre
 }
refusal-G6-waiting = il faut d'abord tenir compagnie à quelqu'un : { $company }
refusal-K8 = on pioche seulement avec moins de douze clients, et tant qu'il en reste
refusal-K8-top = un autre client est sur le dessus de la pioche
refusal-K9 = il faut douze clients en main pour en poser un face cachée
refusal-K12 = ces clients ne font pas quatre dames ou quatre messieurs à cette table
refusal-B13 = ces clients ne font pas quatre dames ou quatre messieurs à cette table
refusal-B8 = le bar n'accepte pas les jokers, et plus personne quand il est plein
refusal-B9 = pour un échange, il faut un joker à cette place et un client du même sexe qui pourrait s'y asseoir
refusal-J9 = pour un échange, il faut un joker à cette place et un enfant du même sexe avec le bon drapeau
refusal-J7 = la nouvelle table va à côté de la table complète, ou n'importe où s'il n'y a pas la place
refusal-J13 = il y a déjà trois filles ou trois garçons ici : seul un quatrième peut venir
refusal-J13-third = après le troisième, seul le quatrième à cette table peut suivre, ou vous arrêtez
refusal-hand-group = ces clients ne sont pas tous dans cette main
refusal-G3-group = une de ces places est prise ou n'existe pas
refusal-K5-group = un de ces clients n'aurait pas de table de son pays
refusal-B6-group = un de ces clients n'aurait pas de table de son pays
refusal-G5-group = la compagnie ne conviendrait pas à une autre table
refusal-G6-group = un de ces clients serait seul
refusal-points = les points sont { $expected }, pas { $given }
refusal-result = le résultat est { $expected }, pas { $given }
refusal-result-not-over = la partie n'est pas finie, elle n'a donc pas de résultat

## Comment une partie s'est terminée

reason-K10a = il n'y a plus de tables
reason-K10b = le dernier client a été pioché
reason-K10c = quelqu'un à la main vide y a mis fin
reason-B11a = la dernière chaise a été prise
reason-B11b = le bar est plein
reason-B11c = quelqu'un n'a plus de clients
reason-B11d = le sac est presque vide
reason-B11e = tout le monde a passé
reason-J11a = la dernière place a été prise
reason-J11b = il n'y a plus de clients à piocher

## Petites phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-ouch = Aïe !
phrase-thinking = Je réfléchis…
phrase-your-turn = À vous !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-again = Encore une ?
phrase-bye = Au revoir !

## Conseils et revues ; { $table } et { $seat } sont des cases

why-fills_table = complète une table : { $table } ({ $points })
why-national = compte double : { $table } ({ $points })
why-bar_pays = le bar rapporte { $points }
why-bar_costs = le bar coûte { $points }
why-whole_hand = place toute la main ({ $points } en plus)
why-draw = pioche un client
why-lay_down = pose un client face cachée
why-discard = défausse
why-declare_end = termine la partie
why-decline_end = continue à jouer
why-pass = rien d'autre n'est possible
why-wastes_joker = gaspille un joker ({ $seat }) : un autre client pourrait s'y asseoir
why-takes_joker = récupère le joker ({ $seat })
why-leaves_open = laisse { $points } points aux autres : { $table }
why-leaves_open_national = laisse aux autres une table d'un seul pays : { $table } ({ $points })
why-leaves_one_seat = ne laisse qu'une place : { $table }
why-but = mais { $reason }

## Les robots : leurs noms, et comment ils jouent

bot-level1 = Nouveau venu
bot-level1-about = Vient d'arriver : place un ou deux clients et laisse passer beaucoup. Parfait pour une première partie.
bot-level2 = Habitué
bot-level2-about = Vient tous les jours, joue à l'aise, et laisse parfois passer une bonne place.
bot-level3 = Serveur
bot-level3-about = Ne laisse passer aucun point et choisit toujours le tour qui rapporte le plus.
bot-level4 = Maître d'hôtel
bot-level4-about = Strict et prudent : surveille ce que chaque tour vous laisse.
bot-level5 = Patron
bot-level5-about = Le maître des lieux. Pense à votre réponse avant chaque tour.
bot-random = Hasard
bot-random-about = Fait n'importe quoi, pourvu que ce soit permis.
bot-greedy = Gourmand
bot-greedy-about = Prend le plus de points possible et ne pense à rien d'autre.
