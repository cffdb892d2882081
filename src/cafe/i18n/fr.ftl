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
refusal-turn-player = ce n'est pas le tour de ce joueur
refusal-turn-game = ce jeu n'a pas une telle action
refusal-hand = { $guest } n'est pas dans la main du joueur
refusal-G3-taken = la place est prise par { $company }
refusal-G3-none = il n'y a pas de place en { $seat }
refusal-K5 = aucune table que touche { $seat } n'est de la nation du client : { $guest }
refusal-B6 = aucune table que touche { $seat } n'est de la nation du client : { $guest }
refusal-J5-nation = ce côté de la table en { $table } ne montre pas le bon drapeau : { $guest }
refusal-J5-company = la table en { $table } en a déjà deux de ce sexe : { $company }
refusal-G5 = la compagnie en { $table } ne conviendrait pas ; s'y trouve { $company }
refusal-G6-alone = en { $seat }, le client serait seul, et personne de cette main ne peut le rejoindre ce tour-ci
refusal-G6-waiting = { $company } attend en { $table } et doit d'abord être rejoint
refusal-K8 = seul un joueur de moins de douze clients pioche, et seulement d'une pioche qui n'est pas vide
refusal-K8-top = un autre client est sur le dessus de la pioche
refusal-K9 = seul un joueur de douze clients en pose un face cachée
refusal-K12 = ces clients ne remplissent pas la table en { $table } avec quatre du même sexe
refusal-B13 = ces clients ne remplissent pas la table en { $table } avec quatre du même sexe
refusal-B8 = le bar ne prend pas de jokers, et plus personne quand il est plein
refusal-B9 = un échange demande un joker en { $seat } et un client de son sexe qui pourrait s'y asseoir
refusal-J9 = un échange demande un joker en { $seat } et un enfant de son sexe que ce côté admet
refusal-J7 = la nouvelle table va à côté de la table complète, ou n'importe où s'il n'y a pas de place
refusal-J13 = une table avec trois du même sexe n'en prend qu'un quatrième
refusal-J13-third = après un troisième du même sexe, seul le quatrième en { $table } peut suivre, ou un arrêt
refusal-hand-group = ces clients ne sont pas tous dans la main du joueur
refusal-G3-group = une de ces places est prise ou n'existe pas
refusal-K5-group = un de ces clients ne toucherait aucune table de sa nation
refusal-B6-group = un de ces clients ne toucherait aucune table de sa nation
refusal-G5-group = la compagnie à une autre table ne conviendrait pas
refusal-G6-group = un de ces clients serait seul
refusal-points = les points sont { $expected }, pas { $given }
refusal-result = le résultat est { $expected }, pas { $given }
refusal-result-not-over = la partie n'est pas finie, elle n'a donc pas de résultat

## Comment une partie s'est terminée

reason-K10a = il n'y a plus de tables
reason-K10b = le dernier client a été pioché
reason-K10c = la fin a été annoncée avec une main vide
reason-B11a = la dernière chaise a été prise
reason-B11b = le bar est plein
reason-B11c = un joueur n'a plus de clients
reason-B11d = le sac est presque vide
reason-B11e = tout le monde a passé
reason-J11a = la dernière place a été prise
reason-J11b = la pioche des clients est vide

## Petites phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-ouch = Aïe !
phrase-thinking = Je réfléchis …
phrase-your-turn = C'est votre tour.
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-again = Encore une ?
phrase-bye = Au revoir !

## Conseils et revues ; { $table } et { $seat } sont des cases

why-fills_table = complète { $table } ({ $points })
why-national = compte double à { $table } ({ $points })
why-bar_pays = le bar rapporte { $points }
why-bar_costs = le bar coûte { $points }
why-whole_hand = toute la main est placée ({ $points } de plus)
why-draw = pioche un client
why-lay_down = pose un client face cachée
why-discard = défausse
why-declare_end = termine la partie
why-decline_end = continue à jouer
why-pass = rien d'autre n'est possible
why-wastes_joker = gaspille un joker en { $seat } : un autre client pourrait s'y asseoir
why-takes_joker = prend le joker en { $seat }
why-leaves_open = laisse { $points } points à prendre à { $table }
why-leaves_open_national = laisse une table nationale ouverte à { $table } ({ $points })
why-leaves_one_seat = laisse une seule place à { $table }
why-but = mais { $reason }

## Les robots : leurs noms, et comment ils jouent

bot-level1 = Nouveau venu
bot-level1-about = Place un ou deux clients à la fois, oublie beaucoup et remarque rarement une table double.
bot-level2 = Habitué
bot-level2-about = Voit des tours entiers, mais oublie parfois une place ou une table double.
bot-level3 = Serveur
bot-level3-about = N'oublie rien, et prend le tour qui rapporte le plus.
bot-level4 = Maître d'hôtel
bot-level4-about = Regarde aussi ce qu'un tour laisse aux autres.
bot-level5 = Patron
bot-level5-about = Imagine la réponse des autres avant de choisir ; réfléchit un moment.
bot-random = Hasard
bot-random-about = Fait n'importe quoi de permis.
bot-greedy = Gourmand
bot-greedy-about = Prend le tour qui rapporte le plus, et ne pense à rien d'autre.
