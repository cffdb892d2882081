# Français : les tournois, beaucoup de parties jouées ou comptées, et leurs rapports.

## Tournois

arena-title = { $game }, { $players } joueurs, { $games } parties de { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }
arena-intervals = Entre crochets : intervalles à 95 %, par donne. Cote : openskill, avec deux écarts types.
arena-intervals-sequence = Entre crochets : intervalles à 95 %, par donne ; ceux des parts tiennent compte d'un arrêt anticipé, et les parties suivantes ne comptent pas. Cote : openskill, avec deux écarts types.
arena-settled = Établi : { $stronger } est plus fort que { $weaker }.
arena-open = Pas encore établi : { $pairs }.
arena-share-reached = Établi : { $entrant } gagne { $share } % ou plus contre { $others }.
arena-share-missed = Établi : { $entrant } gagne moins de { $share } % contre { $others }.
arena-share-open = Pas encore établi : si { $entrant } gagne { $share } % contre { $others }.
arena-nothing = Aucune donne n'a été jouée de chaque place : il n'y a encore rien à dire.
arena-interrupted = interrompu après { $games } parties sur { $total }
arena-done = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
 } en { $seconds } s{ $earlier ->
    [0] .
   *[other] , { $earlier } reprises du fichier de résultats.
 }
arena-report = Le rapport est dans { $file }.
arena-head-entrant = qui
arena-head-wins = gagnées
arena-head-share = part
arena-head-margin = avance
arena-head-score = score
arena-head-rating = cote
arena-head-time = par choix
arena-of = sur { $games }
arena-axis-score = score final
arena-axis-points = points par partie
arena-axis-steps = actions par partie
arena-axis-games = parties
arena-axis-deals = donnes
arena-source-tables = tables
arena-source-national-tables = tables d'un seul pays
arena-source-same-sex-tables = tables de dames ou de messieurs
arena-source-guests-seated = clients assis
arena-source-full-tables = tables complètes
arena-source-whole-hand = toute la main
arena-source-bar = bar
arena-source-minus-points = retirés
arena-chart-shares = Part de victoires
arena-chart-shares-caption = Une victoire partagée compte pour sa part. Le trait est l'intervalle à 95 % ; en pointillé, { $mark ->
    [asked] ce qui était demandé au premier participant
   *[even] là où tous se valent
 }.
arena-chart-ratings = Cotes
arena-chart-ratings-caption = Openskill (Plackett–Luce), tout le monde part de 25 ; le trait vaut deux écarts types.
arena-chart-margins = Avances
arena-chart-margins-caption = Points d'avance sur les autres à la fin. Point : moyenne. Boîte : la moitié des parties. Trait : neuf parties sur dix.
arena-chart-scores = Scores
arena-chart-scores-caption = Combien de fois chaque score final a été atteint.
arena-chart-sources = D'où viennent les points
arena-chart-sources-caption = Moyenne par partie. Le trait est le score final, points négatifs déduits.
arena-chart-lengths = Longueur des parties
arena-chart-lengths-caption = Combien d'actions comptaient les parties.
arena-chart-course = Part de victoires, donne après donne
arena-chart-course-caption = Sur toutes les donnes jusque-là : les lignes devraient s'être stabilisées.
arena-report-title = Tournoi
arena-report-table = Tableau
arena-report-against = Face à face
arena-report-against-caption = Le résultat de la ligne contre la colonne : 50 %, c'est l'égalité. Au-dessous : l'intervalle à 95 %.
arena-report-endings = Comment les parties se sont terminées
arena-report-how = Comment on a joué
arena-report-fair = Chaque donne a été jouée depuis chaque place, avec toujours la même place de départ, et compte pour une seule observation.
arena-report-settled = Un verdict est faux dans 5 tournois sur 100 au plus, même si l'on regarde aussi souvent qu'on veut en cours de route.
arena-report-players = Qui a joué, avec versions et paramètres :
arena-report-again = Les mêmes parties encore une fois, si personne ne joue à la montre :
arena-report-made = Fait par Café International { $version }.
arena-kind = { $game }, { $players } joueurs
arena-seed = graine { $seed }

## Beaucoup de parties : cafe simulate

simulate-title = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, graine { $seed }
simulate-head-player = joueur
simulate-head-bot = robot
simulate-head-score = score moyen
simulate-head-minus = points négatifs en moyenne
simulate-head-wins = victoires
simulate-steps = actions par partie : { $steps }
simulate-ended = terminées par { $rule } ({ $reason }) : { $count } ({ $share } %)
simulate-speed = parties par seconde : { $games }

## Parties enregistrées comptées : cafe stats

stats-heading = { $kind } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }{ $unfinished ->
    [0] {""}
    [1] , une autre inachevée
   *[other] , { $unfinished } autres inachevées
 }
stats-lengths = Actions par partie : de { $low } à { $high }, médiane { $middle }.
stats-endings = Terminées par { $endings }.
stats-ending = { $rule } { $share } % ({ $reason })
stats-won-by = Gagné de { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
stats-won-by-span = Gagné de { $least } à { $most ->
    [one] { $most } point
   *[other] { $most } points
 }, médiane { $middle }.
stats-shared = Victoires partagées : { $count }.
stats-edition = édition { $edition }
stats-plan = autre plan ({ $number })
stats-refused = { $where } : refusé par { $rule }, laissé de côté
stats-none = aucune partie n'est terminée
stats-by-player = joueur
stats-by-seat = place
stats-by-order = ordre
stats-seat = place { $number }
stats-start = commence
stats-turn = joue en { $number }ᵉ
stats-head-games = parties
stats-head-wins = gagnées
stats-head-score = score
stats-head-lead = avance
stats-chart-scores = Scores
stats-chart-scores-caption = Combien de joueurs ont marqué combien de points.
stats-chart-lengths = Longueur des parties
stats-chart-lengths-caption = Combien d'actions comptaient les parties.
stats-chart-margins = Avance du vainqueur
stats-chart-margins-caption = De combien de points les parties ont été gagnées.
stats-chart-wins = Victoires selon l'ordre de jeu
stats-chart-wins-caption = Le pointillé marque une part égale.
stats-chart-sources = D'où viennent les points
stats-chart-sources-caption = Points par partie, selon l'ordre de jeu.
stats-page-title = Statistiques des parties
stats-page-region = { $heading }, par { $group }
stats-page-note = Victoires : une victoire partagée compte pour sa part. Le score et la suite sont des points par partie ; l'avance est celle sur le meilleur des autres.
