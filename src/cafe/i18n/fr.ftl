# Français. Un seul catalogue pour le terminal, le serveur et la page.
# $guest est un client en toutes lettres, $sex vaut f ou m, $seat et $table sont des cases, $company dit qui est assis à la table.

## Clients

nation-CF = { $sex ->
    [f] centrafricaine
   *[m] centrafricain
 }
nation-CN = { $sex ->
    [f] chinoise
   *[m] chinois
 }
nation-CU = { $sex ->
    [f] cubaine
   *[m] cubain
 }
nation-DE = { $sex ->
    [f] allemande
   *[m] allemand
 }
nation-ES = { $sex ->
    [f] espagnole
   *[m] espagnol
 }
nation-FR = { $sex ->
    [f] française
   *[m] français
 }
nation-GB = britannique
nation-GL = { $sex ->
    [f] groenlandaise
   *[m] groenlandais
 }
nation-IN = { $sex ->
    [f] indienne
   *[m] indien
 }
nation-IT = { $sex ->
    [f] italienne
   *[m] italien
 }
nation-JM = { $sex ->
    [f] jamaïcaine
   *[m] jamaïcain
 }
nation-KE = { $sex ->
    [f] kényane
   *[m] kényan
 }
nation-MX = { $sex ->
    [f] mexicaine
   *[m] mexicain
 }
nation-RU = russe
nation-TR = { $sex ->
    [f] turque
   *[m] turc
 }
nation-US = { $sex ->
    [f] américaine
   *[m] américain
 }
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
refusal-turn = ce n'est pas le moment
refusal-turn-player = c'est à quelqu'un d'autre de jouer
refusal-turn-game = ce coup n'existe pas dans ce jeu
refusal-hand = { $guest } n'est pas dans cette main
refusal-G3-taken = cette chaise est prise
refusal-G3-none = il n'y a pas de chaise ici
refusal-K5 = il lui faut une table de son pays
refusal-B6 = il lui faut une table de son pays
refusal-J5-nation = son drapeau n'est pas de ce côté de la table
refusal-J5-company = { $sex ->
    [f] il y a déjà deux filles à cette table
   *[m] il y a déjà deux garçons à cette table
 }
refusal-G5 = { $same ->
    [1] { $sex ->
        [f] deux dames ne restent pas entre elles : il faut un monsieur à cette table
       *[m] deux messieurs ne restent pas entre eux : il faut une dame à cette table
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
refusal-G6-waiting = il faut d'abord de la compagnie pour { $company }
refusal-K8 = on ne pioche qu'avec moins de douze clients en main, et tant qu'il en reste
refusal-K8-top = un autre client est sur le dessus de la pioche
refusal-K9 = on ne pose un client face cachée qu'avec douze clients en main
refusal-K12 = cette table n'aurait pas quatre dames ou quatre messieurs
refusal-B13 = cette table n'aurait pas quatre dames ou quatre messieurs
refusal-B8 = le bar n'accepte pas les jokers, et plus personne quand il est plein
refusal-B9 = pour un échange, il faut un joker sur cette chaise et un client du même sexe qui pourrait s'y asseoir
refusal-J9 = pour un échange, il faut un joker sur cette chaise et un enfant qui lui ressemble : une fille pour une fille, un garçon pour un garçon, avec le bon drapeau
refusal-J7 = la nouvelle table va à côté de la table complète, ou n'importe où s'il n'y a pas la place
refusal-J13 = il y a déjà trois filles ou trois garçons ici : seul un quatrième enfant peut les rejoindre
refusal-J13-third = après le troisième enfant, il faut placer le quatrième à cette table, ou s'arrêter
refusal-hand-group = ces clients ne sont pas tous dans cette main
refusal-G3-group = une de ces chaises est prise ou n'existe pas
refusal-K5-group = un de ces clients n'aurait pas de table de son pays
refusal-B6-group = un de ces clients n'aurait pas de table de son pays
refusal-G5-group = à une autre table, dames et messieurs ne se tiendraient plus compagnie comme il faut
refusal-G6-group = un de ces clients serait seul
refusal-points = les points sont { $expected }, pas { $given }
refusal-result = le résultat est { $expected }, pas { $given }
refusal-result-not-over = la partie n'est pas finie, elle n'a donc pas de résultat

## Comment une partie s'est terminée

reason-K10a = il n'y a plus de tables
reason-K10b = le dernier client a été pioché
reason-K10c = quelqu'un qui avait vidé sa main y a mis fin
reason-B11a = la dernière chaise a été prise
reason-B11b = le bar est plein
reason-B11c = quelqu'un n'a plus de clients
reason-B11d = le sac est presque vide
reason-B11e = tout le monde a passé son tour
reason-J11a = la dernière chaise a été prise
reason-J11b = il n'y a plus d'enfants
reason-forfeit = un programme qui jouait est tombé en panne et a perdu

## Petites phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-ouch = Aïe !
phrase-thinking = Je réfléchis…
phrase-your-turn = À vous !
    .junior = À toi !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-again = Encore une ?
phrase-bye = Au revoir !

## Conseils et revues ; { $table } et { $seat } sont des cases

why-fills_table = complète une table : { $table } ({ $points })
why-national = compte double : { $table } ({ $points })
why-bar_pays = le bar rapporte { $points }
why-bar_costs = le bar coûte { $points }
why-whole_hand = place toute la main ({ $points } en plus)
why-draw = pioche un client
    .junior = fait venir un enfant
why-lay_down = pose un client face cachée
why-discard = défausse
    .junior = échange un enfant contre un autre
why-declare_end = termine la partie
why-decline_end = continue à jouer
why-pass = rien d'autre n'est possible
why-wastes_joker = gaspille un joker ({ $seat }) : un autre client pourrait s'y asseoir
    .junior = gaspille un joker ({ $seat }) : un autre enfant pourrait s'y asseoir
why-takes_joker = récupère le joker ({ $seat })
why-leaves_open = laisse { $points ->
    [one] { $points } point
   *[other] { $points } points
 } aux autres : { $table }
why-leaves_open_national = laisse aux autres une table d'un seul pays : { $table } ({ $points })
why-leaves_one_seat = ne laisse qu'une chaise : { $table }
why-but = mais { $reason }

## Les robots : leurs noms, et comment ils jouent

bot-level1 = Nouveau venu
    .f = Nouvelle venue
bot-level1-about = Vient d'arriver : place un ou deux clients et en oublie beaucoup. Parfait pour une première partie.
bot-level2 = Habitué
    .f = Habituée
bot-level2-about = Vient tous les jours, joue sans se presser, et laisse parfois passer une bonne place.
bot-level3 = Serveur
    .f = Serveuse
bot-level3-about = Ne laisse passer aucun point et choisit toujours le tour qui rapporte le plus.
bot-level4 = Maître d'hôtel
bot-level4-about = Ne laisse rien au hasard : surveille ce que chaque tour vous laisse.
    .junior = Ne laisse rien au hasard : surveille ce que chaque tour te laisse.
bot-level5 = Patron
    .f = Patronne
bot-level5-about = La maison lui appartient. Pense à votre réponse avant chaque tour.
    .junior = La maison lui appartient. Pense à ta réponse avant chaque tour.
bot-random = Hasard
bot-random-about = Fait n'importe quoi, pourvu que ce soit permis.
bot-greedy = Gourmand
bot-greedy-about = Prend le plus de points possible et ne pense à rien d'autre.
