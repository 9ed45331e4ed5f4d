# Les règles de La Cosa Nostra pour tout le monde. `.text` : les paragraphes d’un chapitre, séparés par une ligne vide.

rules-title = La Cosa Nostra : les règles
rules-aim = Le but
    .text =
        Vous êtes le parrain d’une famille de New York. { $rounds } manches de plans, de dés et de marchandages, ou trois dans une partie courte ; qui a le plus d’argent à la fin est maître de la ville.

        De { $least } à { $most } joueurs.
rules-table = Ce qu’il y a sur la table
    .text =
        Une famille a trois gangsters sur la table, et trois autres qu’elle peut engager plus tard. La force d’un gangster est le nombre de dés qu’il lance. Chaque famille commence avec ses affaires, { $start } en espèces, { $markers } jetons, et un Indic, un Intrigant et un Sbire.

        { $market } affaires sont à vendre : le marché. Dès qu’on en prend une, il se remplit depuis la pile.

        L’argent, l’argent blanchi, les affaires, les jetons, les trophées et le nombre de cartes en main sont visibles de tous. Les mains et les coups préparés ne le sont pas, ni ce qui a été jeté face cachée.

        Une manche a quatre temps : la pioche, la préparation, l’action, le jour de paie.
rules-draw = La pioche
    .text =
        Ce qui était hors jeu revient. Chacun reçoit des coups de la manche : { $early } aux manches I et II, { $late } aux manches III et IV. À partir de la manche II, { $influence } cartes d’influence chacun, et à chaque manche une de plus par Politicien actif.

        Qui n’a reçu que des attaques peut les refuser. Alors les coups de la manche sont redistribués, à tout le monde.
rules-planning = La préparation
    .text =
        Depuis le premier joueur, dans le sens des aiguilles d’une montre, chacun donne une mission à un de ses gangsters, jusqu’à ce que tous en aient une. Nul ne passe.

        Une mission est un coup de votre main, face cachée sur le gangster, ou un achat : une carte du marché, face visible. Rien n’est encore payé, et jusque-là la carte n’est à personne. Les coups non préparés restent en main.

        À cinq, deux gangsters reçoivent leurs ordres à chaque tour, dès la manche II.
rules-action = L’action
    .text =
        Depuis le premier joueur, chacun à son tour choisit un de ses gangsters et exécute ou annule sa mission, jusqu’à la dernière. Nul ne passe.

        Un achat se paie, et l’affaire est à vous. Annulé, ou si vous ne pouvez pas payer, il passe sous la pile.

        Pour une attaque, on nomme d’abord la cible ; puis la carte est retournée. Dès lors et jusqu’à la fin du coup, personne ne négocie. Un coup annulé ou perdu est jeté face cachée.
rules-dice = Les dés
    .text =
        Un gangster lance autant de dés que sa force. Chaque dé qui atteint la difficulté du coup est une réussite. Une réussite donne la première ligne de la carte, deux ou plus la seconde ; s’il n’y a qu’une ligne, une réussite suffit. Sans réussite, rien, sauf si la carte le dit.

        Une Mitraillette ajoute un dé et une Diversion en retire un, mais il en reste toujours un. Un Sbire rend ses lancers plus faciles d’un point, un Saboteur plus durs d’un point. Au-dessus de 6 on ne réussit jamais, à 1 ou moins toujours.
rules-cash = Les coups d’argent
    .text =
        Un coup d’argent nomme les affaires qu’il demande. Chacune doit être une affaire ouverte différente : à vous, et elle sert à autant de coups que vous voulez, ou à une autre famille avec votre jeton dessus. Un jeton sert à un coup et revient quand les dés sont lancés, quoi qu’ils disent. S’il manque quelque chose quand la carte est retournée, le coup est annulé.

        La banque paie aussitôt, sauf Braquage. Chacun de vos Flics vous laisse relancer un dé d’un coup d’argent, une fois par manche.
rules-attacks = Les attaques
    .text =
        La cible est une autre famille, ou une de ses cartes. Hors jeu veut dire face cachée jusqu’à la manche suivante : un gangster perd sa mission ; une affaire ne rapporte rien, ne sert à aucun coup, n’a plus de talent, ne compte pour aucun monopole, et ses jetons rentrent.

        Un gangster tué quitte la partie et devient le trophée de son tueur. Un homme d’affaires tué, ou une société détruite, passe sous la pile. Qui doit payer plus qu’il n’a paie ce qu’il a ; on ne touche jamais à l’argent blanchi.

        Quand la difficulté est la force de la cible, une cible qui a encore une mission est plus dure d’un point. Qui a été manqué par une Fusillade peut riposter : autant de dés que sa force, contre la force de l’agresseur, et une réussite tue.
rules-others = Les autres coups
    .text =
        Ils ne demandent aucune affaire et n’attaquent personne. Les moitiés de prix s’arrondissent au millier supérieur, et aucun prix ne descend sous zéro. On mise sur un cheval avant le lancer ; on blanchit après, par milliers.
rules-responses = Braquage et Piège
    .text =
        Tous deux se préparent comme des coups, et attendent. À votre tour, on ne peut que les annuler.

        Un Braquage se retourne quand le coup d’argent d’une autre famille a réussi, avant que la banque paie. Son gangster lance les dés, et prend la moitié du gain ou tout. Un Braquage par coup : s’ils sont plusieurs, le premier dans le sens des aiguilles d’une montre depuis le joueur actif.

        Un Piège se retourne par qui est touché par une attaque réussie, avant son effet, et vaut aussi contre un Braquage. Son gangster lance les dés : l’attaque est parée, et avec deux réussites le gangster qui attaquait meurt. S’il échoue, un autre Piège peut suivre. Rien n’arrête un Piège.

        Tous ceux qui pourraient avoir une telle carte sont interrogés, en secret, qu’ils l’aient ou non : une question ne dit rien.
rules-influence = Les cartes d’influence
    .text =
        Elles se jouent de la main, ne coûtent pas de tour, puis disparaissent. Ce qui est posé sur un gangster y reste, vu de tous, une de chaque sorte au plus.

        Un Toubib change mort en hors jeu, et hors jeu en rien ; un second peut suivre le premier. Un Intrigant prend un tour de plus avant celui d’un autre, ou laisse passer votre propre tour sans user de mission.
rules-businesses = Les affaires
    .text =
        Les hommes d’affaires se font tabasser, tuer et persuader ; les sociétés se font casser et brûler. Chaque affaire ouverte rapporte au jour de paie.

        Trois hommes d’affaires ont un talent, une fois par manche pour chacun que vous avez et qui est actif : l’Avocat regarde deux coups préparés d’autrui à votre tour, le Flic relance un dé de votre coup d’argent, le Politicien apporte une carte d’influence à la pioche. Les talents ne se prêtent pas.
rules-monopolies = Les monopoles
    .text =
        Les Proxénètes font la Prostitution, les Dealers la Drogue, les Usuriers le Crédit. Qui en a au moins deux actifs, et plus que tous les autres ensemble, tient le monopole tant que c’est vrai : { $monopoly } à chaque jour de paie.
rules-deals = Accords et jetons
    .text =
        À tout moment, sauf pendant un coup, deux familles peuvent échanger : argent, affaires, gangsters sans mission, et jetons. Ce qui est convenu se fait aussitôt et en entier. Les cartes en main, les missions, l’argent blanchi et les trophées ne s’échangent jamais.

        Un jeton est le droit de se servir une fois de l’affaire ouverte d’une autre famille ; il peut aussi attendre sur une affaire qu’on va acheter. Il engage : il reste jusqu’à ce qu’il serve, de manche en manche, ou que son propriétaire le reprenne. Une affaire vendue garde ses jetons.
rules-promises = Les promesses
    .text =
        Tout le reste, ce sont des mots : de l’argent plus tard, une part d’un coup, la paix jusqu’à la fin d’une manche. Les promesses sont notées, et personne n’est tenu de les tenir. Le livre montre qui l’a fait.
rules-payday = Le jour de paie
    .text =
        Chaque affaire ouverte rapporte, chaque monopole { $monopoly }. Puis, depuis le premier joueur, chacun peut engager un gangster de sa famille à son prix. Nul ne garde plus de { $limit } coups et { $limit } cartes d’influence. La famille suivante, dans le sens des aiguilles d’une montre, commence la prochaine manche.
rules-end = Le dernier compte
    .text =
        Après l’action de la dernière manche, pas de jour de paie : on compte. Le revenu des affaires et des monopoles est payé { $times } fois. La famille qui a le plus de gangsters en jeu reçoit { $gang } ; personne, à égalité.

        Les trophées : additionnez leur force. Chaque point vaut { $one } avec un trophée, { $two } avec deux, { $three } avec trois ou plus. L’argent blanchi revient { $times } fois.

        Qui a le plus d’argent gagne. À égalité, les affaires et gangsters les plus chers ; ensuite le bras de fer, aux dés.
rules-gangsters = Les familles
    .text =
        Chaque famille commence avec ses trois premiers gangsters ; les autres s’engagent au jour de paie, un à la fois.
rules-mercenaries = Les mercenaires
    .text =
        Une option. Chacun commence avec { $richer }. Dès la manche II, on engage juste après la pioche au lieu du jour de paie : { $laid } mercenaires sont présentés, et chaque famille peut en engager un, ou un des siens.

        À la manche I, chaque famille peut échanger un gangster de départ contre un mercenaire de même force, pour le prix du mercenaire moins ce que vaut l’homme. Les mercenaires de force { $strong } viennent à partir de la manche III.

        Le talent d’un mercenaire s’arrête tant qu’il est hors jeu, finit s’il est tué, et le suit s’il est échangé.
