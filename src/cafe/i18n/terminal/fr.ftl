# Français : le terminal, la ligne de commande et le serveur.
# Ce que l'on tape (seat, draw, hint, ...) est le même dans toutes les langues.

## Jouer

play-welcome = Café International, { $game } : { $players }. Commence : { $start }.
play-help = Tapez un nombre ou un coup, ? pour l'aide, quit pour partir.
play-you = Vous
play-game-card = le jeu de cartes
play-game-board = le jeu de plateau
play-game-junior = Junior
play-legend-card = [RU] est une table, RUf la dame russe et RUm le monsieur russe, un point une place libre.
play-legend-board = [RU] est une table, RUf la dame russe et RUm le monsieur russe, JKf et JKm sont des jokers, un point une chaise libre.
play-legend-junior = [] est une table avec un drapeau à chaque coin ; un côté accepte les deux drapeaux de ses bouts. CNf est une fille chinoise et CNm un garçon chinois, JKf et JKm sont des jokers, un point une place libre.
play-actions-card =
    seat RUf C2    asseoir un client, trois au plus par tour, puis stop
    draw           piocher un client à la place
    lay_down RUf   avec douze clients en main, en poser un face cachée
    open_group C3  dans la variante : remplir une table rien qu'avec des dames ou des messieurs
play-actions-board =
    seat RUf C2    asseoir un client sur une chaise, deux au plus par tour, puis stop
    bar RUf        envoyer un client au bar
    swap RUf C2    reprendre un joker sur sa chaise en y mettant un client
    open_group L4  dans la variante : remplir une table rien qu'avec des dames ou des messieurs
play-actions-junior =
    seat CNf E4    asseoir un enfant, autant qu'on veut, puis stop
    discard CNf    ou en défausser autant qu'on veut, puis stop
    swap CNf E4    reprendre un joker sur sa place en y mettant un enfant
    lay_table K5   où va la nouvelle table
play-commands =
    hint           les meilleurs tours, ce qu'ils valent et pourquoi
    why 3          ce que disent les règles d'un coup : ses points par table, ou pourquoi il est refusé (aussi why seat RUf C2)
    undo           revenir à votre dernière décision, même si un nouveau client a été révélé depuis
    quit           partir
    (+8)           les points d'un coup ; ({ play-note-alone }) : aucun point, et le prochain client doit le rejoindre
    Les règles et leurs numéros sont dans docs/rules.
play-note-alone = seul
play-your-turn = À vous de jouer ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 } jusqu'ici dans ce tour)
play-prompt = Votre choix :
play-moved = { $name } : { $action }
play-moved-points = { $name } : { $action }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $tables }
play-table-replaced = La table { $old } en { $cell } est complète : tout le monde se lève et s'en va, { $new } prend sa place.
play-table-left = La table { $old } en { $cell } est complète : tout le monde se lève et s'en va.
play-table-laid = Une nouvelle table arrive en { $cell } : { $table }.
play-draws = { $name } pioche { $guests }.
play-draws-you = Vous avez pioché { $guests }.
play-hand-size = Une table entière du même pays : { $size ->
    [0] { $name } ne pioche plus aucun client
    [one] { $name } n'a plus droit qu'à { $size } client en main
   *[other] { $name } n'a plus droit qu'à { $size } clients en main
 } (B10).
play-hand-size-you = Une table entière du même pays : { $size ->
    [0] vous ne piochez plus aucun client
    [one] vous n'avez plus droit qu'à { $size } client en main
   *[other] vous n'avez plus droit qu'à { $size } clients en main
 } (B10).
play-undone = Repris : { $actions }
play-not-understood = Ce n'est pas un coup possible : { $text }. Tapez un nombre de 1 à { $most }, ou ? pour l'aide.
play-legal = Permis, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $tables }
play-alone = Permis, sans points : le client serait seul, et le prochain que vous placez doit le rejoindre (G6)
play-nothing-to-undo = Il n'y a rien à reprendre.
play-over = La partie est finie ({ $rule }) : { $reason }.
play-won = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
play-won-you = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
play-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 } chacun.
play-final = { $name } : { $score } ({ $made } marqués, { $minus } en moins pour les clients restants)
play-bye = Au revoir.
play-thinks = { $name } réfléchit…

## Dessiner une position

draw-bar = Bar
draw-guests-left = clients à venir { $count }
draw-tables-left = tables à venir { $count }
draw-waiting = un client attend en { $seat }
draw-group = un groupe se réunit en { $table }
draw-next-table = table à poser : { $table }
draw-variant = { $game ->
    [junior] tables de filles et de garçons
   *[other] tables de dames et de messieurs
 }
draw-hand = { $count ->
    [one] { $count } client
   *[other] { $count } clients
 }
draw-hand-size = main de { $size }
draw-face-down = face cachée { $count }
show-ending = Scores finaux { $scores } ; victoire : { $names }.

## Conseils et analyses

hint-thinking = Je réfléchis…
hint-turn = { $actions } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $chance } % de chances de gagner, { $margin } à la fin{ $reasons }
review-player = { $short } : { $name }
review-turn = { $number } { $name } : { $played } ({ $points }) { $verdict }
review-best = meilleur coup
review-better = −{ $cost } % de chances de gagner, { $margin } points perdus{ $against } ; mieux : { $best } ({ $points }){ $reasons }
review-chances = { $number } { $chances }
review-chances-title = Chances de gagner, en pour cent, avant les coups indiqués, à chaque fois du point de vue de qui devait jouer :
review-summary = { $name } : { $turns ->
    [one] { $turns } décision
   *[other] { $turns } décisions
 }, les meilleures : { $best } ; toutes les autres ensemble : au plus −{ $cost } % environ de chances de gagner
review-progress = J'examine chaque tour

## Énigmes

puzzles-progress = Je cherche des énigmes
puzzles-fewer = { $found ->
    [0] Il n'y a aucune énigme dans ces parties ; il en fallait { $wanted }.
    [1] Il n'y a qu'une énigme dans ces parties ; il en fallait { $wanted }.
   *[other] Il y a { $found } énigmes dans ces parties ; il en fallait { $wanted }.
 }

## Le serveur

serve-address = Le café est ouvert : { $address } (Ctrl-C le ferme)
serve-lan = Le café est ouvert dans la maison : { $address } (Ctrl-C le ferme). Visez ceci avec l'appareil photo d'un téléphone :
serve-descriptors = Ce système permet { $allowed } fichiers ouverts : { $possible } connexions à la fois, pas plus. Pour les avoir toutes, relevez la limite à { $wanted } (ulimit -n, ou LimitNOFILE dans une unité systemd).

## Liens, tels que d'autres programmes les montrent

preview-game = { $game ->
    [board] Le jeu de plateau
    [card] Le jeu de cartes
   *[junior] Junior
 }
preview-house-about = Qui s'assoit avec qui ? Le jeu de plateau, le jeu de cartes et Junior, directement dans le navigateur.
preview-match = Une table vous attend
preview-match-about = Rejoignez une partie de Café International, ou regardez-la. Sans compte.
preview-replay = Une partie, pas à pas
preview-replay-about = Revoyez une partie de Café International, client par client.
preview-table = Un café sur grand écran
preview-table-about = Tout le monde voit le café, et chaque téléphone montre ses propres clients.
preview-puzzle = Énigme n° { $number }, { $strength ->
    [easy] facile
    [hard] difficile
   *[expert] pour experts
 }
preview-puzzle-about = { $game }, un tour : trouverez-vous le meilleur ?
preview-daily = L'énigme du jour
preview-daily-about = Une main, un tour : trouverez-vous le meilleur ?
preview-rules = { $game } : les règles
preview-rules-about = Tout, en clair et en bref.
preview-learn = { $game } : apprendre en trois minutes
preview-learn-about = Huit petites étapes, et vous savez jouer.
