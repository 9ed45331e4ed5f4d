# La Cosa Nostra en toutes lettres. `.one` et `.the` : la carte, complément d’une phrase ; `.of` : de même, avec son patron ;
# `.some` : tant d’exemplaires ; `.does` : à quoi elle sert. `$you` dit quel rôle le lecteur joue dans l’événement.

cosa-nostra = La Cosa Nostra

# --- les familles

family-blundetto = Blundetto
    .boss = Silvio Blundetto
family-dimaggio = DiMaggio
    .boss = Frank DiMaggio
family-calmuti = Calmuti
    .boss = Carlo Calmuti
family-laserva = LaServa
    .boss = Maria LaServa
family-caruso = Caruso
    .boss = John Caruso

gang-latinos = Latinos
gang-crips = Crips
gang-bikers = Bikers
gang-russians = Russes
gang-yakuza = Yakuza

# --- les affaires

business-pimp = Proxénète
    .one = un Proxénète
    .the = le Proxénète
    .of =
        { $you ->
            [yes] votre Proxénète
           *[no] le Proxénète de { $name }
        }
    .some =
        { $count ->
            [one] Proxénète
           *[other] { $count } Proxénètes
        }
business-drug_dealer = Dealer
    .one = un Dealer
    .the = le Dealer
    .of =
        { $you ->
            [yes] votre Dealer
           *[no] le Dealer de { $name }
        }
    .some =
        { $count ->
            [one] Dealer
           *[other] { $count } Dealers
        }
business-loan_shark = Usurier
    .one = un Usurier
    .the = l’Usurier
    .of =
        { $you ->
            [yes] votre Usurier
           *[no] l’Usurier de { $name }
        }
    .some =
        { $count ->
            [one] Usurier
           *[other] { $count } Usuriers
        }
business-lawyer = Avocat
    .one = un Avocat
    .the = l’Avocat
    .of =
        { $you ->
            [yes] votre Avocat
           *[no] l’Avocat de { $name }
        }
    .some =
        { $count ->
            [one] Avocat
           *[other] { $count } Avocats
        }
    .does = par manche, un œil sur deux coups adverses
business-politician = Politicien
    .one = un Politicien
    .the = le Politicien
    .of =
        { $you ->
            [yes] votre Politicien
           *[no] le Politicien de { $name }
        }
    .some =
        { $count ->
            [one] Politicien
           *[other] { $count } Politiciens
        }
    .does = une carte d’influence de plus à chaque manche
business-cop = Flic
    .one = un Flic
    .the = le Flic
    .of =
        { $you ->
            [yes] votre Flic
           *[no] le Flic de { $name }
        }
    .some =
        { $count ->
            [one] Flic
           *[other] { $count } Flics
        }
    .does = par manche, un dé d’un coup d’argent relancé
business-building_firm = Maçonnerie
    .one = une Maçonnerie
    .the = la Maçonnerie
    .of =
        { $you ->
            [yes] votre Maçonnerie
           *[no] la Maçonnerie de { $name }
        }
    .some =
        { $count ->
            [one] Maçonnerie
           *[other] { $count } Maçonneries
        }
business-garage = Garage
    .one = un Garage
    .the = le Garage
    .of =
        { $you ->
            [yes] votre Garage
           *[no] le Garage de { $name }
        }
    .some =
        { $count ->
            [one] Garage
           *[other] { $count } Garages
        }
business-waste_company = Déchetterie
    .one = une Déchetterie
    .the = la Déchetterie
    .of =
        { $you ->
            [yes] votre Déchetterie
           *[no] la Déchetterie de { $name }
        }
    .some =
        { $count ->
            [one] Déchetterie
           *[other] { $count } Déchetteries
        }
business-night_club = Boîte de nuit
    .one = une Boîte de nuit
    .the = la Boîte de nuit
    .of =
        { $you ->
            [yes] votre Boîte de nuit
           *[no] la Boîte de nuit de { $name }
        }
    .some =
        { $count ->
            [one] Boîte de nuit
           *[other] { $count } Boîtes de nuit
        }
business-casino = Casino
    .one = un Casino
    .the = le Casino
    .of =
        { $you ->
            [yes] votre Casino
           *[no] le Casino de { $name }
        }
    .some =
        { $count ->
            [one] Casino
           *[other] { $count } Casinos
        }
business = { $price }, rapporte { $income }

monopoly-prostitution = Prostitution
monopoly-drugs = Drogue
monopoly-credit = Crédit

# --- les cartes d’influence

influence-snitch = Indic
    .one = un Indic
    .the = l’Indic
    .does = Un œil sur un coup d’une autre famille ; ou un nouveau marché.
    .when = À votre tour, pendant la préparation ou l’action.
influence-schemer = Intrigant
    .one = un Intrigant
    .the = l’Intrigant
    .does = Un tour de plus avant celui d’un autre ; ou le vôtre attend.
    .when = Avant le tour d’un autre pendant l’action, s’il vous reste une tâche ; ou à votre tour, au lieu d’agir.
influence-henchman = Sbire
    .one = un Sbire
    .the = le Sbire
    .does = La mission d’un gangster est plus facile d’un point.
    .when = À votre tour pendant la préparation, sur n’importe quel gangster. Part avec sa mission.
influence-spy = Espion
    .one = un Espion
    .the = l’Espion
    .does = Un œil sur deux coups d’autres familles.
    .when = À votre tour, pendant la préparation ou l’action.
influence-machine_pistol = Mitraillette
    .one = une Mitraillette
    .the = la Mitraillette
    .does = Un gangster gagne un point de force, toute la manche.
    .when = À votre tour pendant la préparation, sur n’importe quel gangster. Reste jusqu’à la fin de la manche.
influence-distraction = Diversion
    .one = une Diversion
    .the = la Diversion
    .does = Un gangster adverse perd un point de force, toute la manche.
    .when = À votre tour pendant la préparation, sur un gangster adverse. Reste jusqu’à la fin de la manche.
influence-emergency_doc = Toubib
    .one = un Toubib
    .the = le Toubib
    .does = Le mort n’est que blessé, le blessé rentre à pied. Pas les sociétés.
    .when = Au moment où un gangster ou un homme d’affaires, de n’importe qui, va être tué ou mis hors jeu.
influence-saboteur = Saboteur
    .one = un Saboteur
    .the = le Saboteur
    .does = La mission d’un gangster adverse est plus dure d’un point.
    .when = À votre tour pendant la préparation, sur un gangster adverse. Part avec sa mission.

# --- les coups

job-gas_station_robbery = Braquage de station-service
job-credit_card_fraud = Cartes bancaires volées
job-threats = Menaces
job-escort_service = Service d’escorte
job-arms_deal = Trafic d’armes
job-cigarette_smuggling = Contrebande de cigarettes
job-insolvency = Insolvabilité
job-scam = Arnaque
job-price_rigging = Entente sur les prix
job-drug_delivery = Livraison de drogue
job-car_theft = Vol de voiture
job-investment_fraud = Placements bidon
job-red_light_district = Quartier chaud
job-counterfeiting = Fausse monnaie
job-blackmail = Chantage
job-bankruptcy = Faillite
job-cheating = Tricherie
job-car_theft_ring = Réseau de voitures volées
job-pyramid_scheme = Vente pyramidale
job-public_contracts = Marchés publics
job-drug_dealing = Trafic de drogue
job-usury = Usure
job-hazardous_waste = Déchets dangereux
job-drug_smuggling = Contrebande de drogue
job-illegal_lab = Labo clandestin
job-illegal_subsidies = Subventions indues
job-wild_party = Folle soirée
job-vote_rigging = Élections truquées
job-high_rollers = Gros joueurs
job-film_production = Tournage de film
job-debt_trap = Surendettement
job-boxing_match = Combat de boxe
job-toxic_waste_dump = Décharge toxique
job-car_smuggling = Contrebande de voitures
job-insurance_fraud = Fraude à l’assurance
job-real_estate_fraud = Fraude immobilière
job-rigged_gambling = Jeux truqués
job-senators_party = Soirée du sénateur
job-drug_gang = Cartel de la drogue
job-bash_a_businessman = Passage à tabac
    .does = Un homme d’affaires garde le lit jusqu’à la manche suivante.
job-property_damage = Dégâts matériels
    .does = Une famille paie à la banque ce que vous avez cassé.
job-theft = Vol
    .does = Une famille vous paie, tant qu’elle a de l’argent.
job-vandalism = Vandalisme
    .does = Une société ferme jusqu’à la fin de la manche.
job-exceptional_offer = Offre exceptionnelle
    .does = Vous pouvez acheter sur-le-champ une carte du marché, moins cher.
job-connections = Relations
    .does = Vous voyez ce qu’il y a dans la pile, et pouvez y acheter une carte, ou au marché.
job-money_laundering = Blanchiment
    .does = De l’argent passe sous votre parrain : intouchable, et il compte double à la fin.
job-birthday_party = Anniversaire
    .does = Chaque autre famille apporte un cadeau, en espèces.
job-arson = Incendie criminel
    .does = Une société brûle, ou ferme au moins pour la manche.
job-kill_a_businessman = Meurtre
    .does = Un homme d’affaires est tué, ou garde au moins le lit pour la manche.
job-assassination = Assassinat
    .does = Deux dés réussis tuent un gangster. Plus il est fort, plus c’est dur.
job-persuasion = Persuasion
    .does = Un homme d’affaires change de camp et travaille pour vous.
job-robbery = Braquage
    .does = Quand le coup d’argent d’un autre a réussi, votre homme se sert avant que la banque paie.
job-trap = Piège
    .does = Quand une attaque vous touche, elle est parée ; avec de la chance, son homme ne rentre pas.
job-horse_racing = Course de chevaux
    .does = Vous misez sur un cheval. Il arrive, ou il n’arrive pas.
job-drive_by_shooting = Fusillade
    .does = Un dé réussi tue un gangster. Sinon, il peut riposter.
job-car_bomb = Voiture piégée
    .does = Un gangster meurt, ou est hors jeu pour la manche. Sa force n’y fait rien.
job-poker = Poker
    .does = Chacun mise, vous égalez le pot, et un lancer décide.
job-omars_deal = L’affaire d’Omar
    .does = Une affaire à lui : elle ne demande rien et paie.
job-tucos_warning = L’avertissement de Tuco
    .does = Un gangster d’une autre famille est hors jeu pour la manche.

# --- ce que fait un coup : les dés, la cible, ce qu’on mise avant, l’effet d’une réussite, de deux ou d’aucune, ce qu’il faut

dice = { $difficulty }+
dice-target = force de la cible
aim-player = sur une famille
aim-businessman = sur un homme d’affaires
aim-company = sur une société
aim-gangster = sur un gangster
answers-cash = quand un autre encaisse
answers-attack = quand on vous frappe
ante-stake = mise jusqu’à { $limit }
ante-pot = { $each } de chacun au pot, vous suivez
at-one = 1 : { $effect }
at-two = 2 : { $effect }
at-none = 0 : { $effect }
needs = avec { $businesses }
effect-earn = { $money }
effect-fine = { $money } à la banque
effect-steal = { $money } pour vous
effect-collect = { $money } de chacun
effect-rob = { $percent } % du butin
effect-deactivate = hors jeu
effect-kill = mort
effect-destroy = en ruine
effect-take_over = à vous
effect-return_fire = riposte
effect-repel = parée
effect-repel_and_kill = parée, l’agresseur meurt
effect-buy_from_market =
    { $percent ->
        [100] marché, { $less } de moins
       *[other] marché, à { $percent } %
    }
effect-buy_from_anywhere =
    { $less ->
        [none] marché ou pile, plein tarif
       *[other] { $less } de moins
    }
effect-launder = jusqu’à { $limit }
effect-win_stake = mise ×{ $times }
effect-lose_stake = mise perdue
effect-take_pot = le pot
effect-share_pot = mises des autres ×{ $times }

# --- ce que font les mercenaires

ability-attack_dice =
    { $dice ->
        [one] Un dé de plus en attaque
       *[other] { $dice } dés de plus en attaque
    }
ability-no_trap = aucun Piège n’y fait rien
ability-attack_again = Attaque deux fois, sauf avec { $but_for }
ability-instead = Au lieu du coup : { $job } ({ $does })
ability-play_as = Un coup prévu, quel qu’il soit, peut servir de { $job }
ability-income = { $money } de plus à la paie
ability-lend_dice =
    { $dice ->
        [one] Avec une mission : prête un dé à un coup, { $a_round }× par manche
       *[other] Avec une mission : prête { $dice } dés à un coup, { $a_round }× par manche
    }
ability-draw_when_hired =
    { $decks ->
        [influence] Apporte { $cards } cartes d’influence
       *[other] Apporte { $cards } cartes, coups ou influence
    }
ability-reroll = { $a_round }× par manche, un adversaire relance un dé de votre choix
ability-train = En fin de manche : +{ $strength } en force pour { $price }
ability-cancel_influence = { $a_round }× par manche, une carte d’influence adverse échoue
ability-second_job = Peut prendre deux coups, avec { $dice } dés chacun
ability-purchase_beside = Peut acheter en plus de sa mission
ability-discount =
    { $percent ->
        [100] Les affaires vous coûtent { $less } de moins
       *[other] Les affaires vous coûtent { $percent } %
    }
ability-buy_from_stack = Vous pouvez acheter dans la pile
ability-counts_as = { $business } vaut { $other }
ability-several_pay = Les affaires en plusieurs exemplaires rapportent ×{ $times }

# --- morceaux de phrases

money = { $money } $
quoted = « { $words } »
nothing = rien
hidden-job = le coup

phase-setup = Mise en place
phase-draw = Pioche
phase-recruiting = Embauche
phase-planning = Préparation
phase-action = Action
phase-payday = Jour de paie
phase-end = Fin

# --- les marchés entre joueurs

goods-marker = un jeton sur { $business }
goods-promise = une promesse ({ $what })
deal =
    { $you ->
        [seat] vous proposez à { $to } { $give } contre { $take }
        [to] { $seat } vous propose { $give } contre { $take }
       *[other] { $seat } propose à { $to } { $give } contre { $take }
    }
deal-gift =
    { $you ->
        [seat] vous proposez à { $to } { $give }, sans rien en échange
        [to] { $seat } vous propose { $give }, sans rien en échange
       *[other] { $seat } propose à { $to } { $give }, sans rien en échange
    }
deal-plea =
    { $you ->
        [seat] vous demandez à { $to } { $take }
        [to] { $seat } vous demande { $take }
       *[other] { $seat } demande à { $to } { $take }
    }
promise =
    { $you ->
        [seat] Vous promettez à { $to } { $what }.
        [to] { $seat } vous promet { $what }.
       *[other] { $seat } promet à { $to } { $what }.
    }
promise-pay_if_job_succeeds = { $money } si { $job } réussit
promise-pay_by_payday = { $money } d’ici la paie de la manche { $round }
promise-share_profit = { $percent } % de ce que rapporte { $job }
promise-no_attack_on_you = la paix jusqu’à la fin de la manche { $round }
promise-no_attack_on_anybody = la paix pour tous jusqu’à la fin de la manche { $round }
promise-let_use = { $business }, une fois, à la manche { $round }
entry = { $promise }. { $said } ({ $verdict })
entry-meant = { $promise }. { $said } ({ $meant }, { $verdict })
meant-keep = donnée de bonne foi
meant-unless_it_pays = donnée tant qu’elle arrange
meant-break = donnée pour la galerie
verdict-open = en attente
verdict-kept = tenue
verdict-broken = trahie
verdict-void = sans objet
verdict-due = à payer : { $money }

# --- ce qui arrive

event-families-chosen =
    { $you ->
        [seat] Vous êtes { $boss }. À table : { $others }.
       *[other] À table : { $others }.
    }
event-round-began =
    { $you ->
        [starter] Manche { $number }. À vous de commencer.
       *[other] Manche { $number }. { $starter } commence.
    }
event-market-opened = Le marché : { $market }.
event-market-filled = Nouveau sur le marché : { $business }.
event-jobs-dealt =
    { $you ->
        [seat] Vous recevez
       *[other] { $seat } reçoit
    } { $count ->
        [one] un coup.
       *[other] { $count } coups.
    }
event-jobs-dealt-seen =
    { $you ->
        [seat] Vous recevez { $jobs }.
       *[other] { $seat } reçoit { $jobs }.
    }
event-influence-drawn =
    { $you ->
        [seat] Vous piochez une carte d’influence.
       *[other] { $seat } pioche une carte d’influence.
    }
event-influence-drawn-seen =
    { $you ->
        [seat] Vous piochez { $card }.
       *[other] { $seat } pioche { $card }.
    }
event-start-set-given = Chacun reçoit { $cards }.
event-influence-remade =
    { $cards ->
        [one] On remélange les cartes d’influence : une carte.
       *[other] On remélange les cartes d’influence : { $cards } cartes.
    }
event-hands-refused = Rien que des attaques ({ $names }) : nouveaux coups pour tous.
event-planning-began = Manche { $number } : chacun prépare ses coups.
event-action-began = Manche { $number } : la nuit tombe.
event-turn-began =
    { $you ->
        [seat] À vous.
       *[other] À { $seat }.
    }
event-turn-cut-in =
    { $you ->
        [seat] Vous passez devant.
       *[other] { $seat } passe devant.
    }
event-turn-ended =
    { $you ->
        [seat] Votre tour est fini.
       *[other] { $seat } en a fini.
    }
event-laid-low =
    { $you ->
        [seat] Vous laissez passer ce tour. La mission attend.
       *[other] { $seat } laisse passer ce tour. La mission attend.
    }
event-mercenaries-laid-out =
    { $count ->
        [one] Un mercenaire cherche du travail.
       *[other] { $count } mercenaires cherchent du travail.
    }
event-hired =
    { $you ->
        [seat] Vous engagez { $gangster } pour { $price }.
       *[other] { $seat } engage { $gangster } pour { $price }.
    }
event-exchanged =
    { $you ->
        [seat] Vous remerciez { $gangster } et prenez { $mercenary } pour { $price }.
       *[other] { $seat } remercie { $gangster } et prend { $mercenary } pour { $price }.
    }
event-job-drawn =
    { $you ->
        [seat] Vous piochez un coup de la manche { $round }.
       *[other] { $seat } pioche un coup de la manche { $round }.
    }
event-job-drawn-seen =
    { $you ->
        [seat] Vous piochez un coup de la manche { $round } : { $job }.
       *[other] { $seat } pioche un coup de la manche { $round } : { $job }.
    }
event-trained =
    { $you ->
        [seat] { $gangster } s’entraîne pour vous : force { $strength }.
       *[other] { $gangster } s’entraîne pour { $seat } : force { $strength }.
    }
event-job-planned =
    { $you ->
        [seat] Vous confiez un coup à { $place } (manche { $round }).
       *[other] { $seat } confie un coup à { $place } (manche { $round }).
    }
event-job-planned-seen =
    { $you ->
        [seat] Vous confiez un coup à { $place } (manche { $round }) : { $job }.
       *[other] { $seat } confie un coup à { $place } (manche { $round }) : { $job }.
    }
event-purchase-planned =
    { $you ->
        [seat] Vous envoyez { $place } acheter { $business }.
       *[other] { $seat } envoie { $place } acheter { $business }.
    }
event-influence-played =
    { $you ->
        [seat] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
event-foiled =
    { $you ->
        [seat] Votre Alexei arrête { $card }.
       *[other] Alexei arrête { $card } pour { $seat }.
    }
event-looked =
    { $you ->
        [seat] Vous apprenez ce que prépare { $place }.
       *[other] { $seat } apprend ce que prépare { $place }.
    }
event-looked-seen =
    { $you ->
        [seat] Vous apprenez ce que prépare { $place } : { $job }.
       *[other] { $seat } apprend ce que prépare { $place } : { $job }.
    }
event-lawyer-asked =
    { $you ->
        [seat] Vous consultez votre Avocat.
       *[other] { $seat } consulte un Avocat.
    }
event-attached =
    { $you ->
        [seat] Vous donnez { $card } à { $gangster }.
       *[other] { $seat } donne { $card } à { $gangster }.
    }
event-detached = { $gangster } n’a plus { $card }.
event-bought =
    { $you ->
        [seat] Vous achetez { $business } pour { $price }.
       *[other] { $seat } achète { $business } pour { $price }.
    }
event-job-lost =
    { $you ->
        [seat] Votre coup pour { $place } tombe à l’eau (manche { $round }).
       *[other] Le coup de { $seat } pour { $place } tombe à l’eau (manche { $round }).
    }
event-purchase-lost =
    { $you ->
        [seat] Vous laissez filer { $business } ({ $place }).
       *[other] { $seat } laisse filer { $business } ({ $place }).
    }
event-target-named = { $place } vise { $target }.
event-target-named-player =
    { $you ->
        [player] { $place } vous vise.
       *[other] { $place } vise { $player }.
    }
event-die-lent =
    { $you ->
        [to] Willy vous prête un dé.
       *[other] Willy prête un dé à { $to }.
    }
event-turned-up =
    { $you ->
        [seat] { $place } sort pour vous : { $job }.
       *[other] { $place } sort pour { $seat } : { $job }.
    }
event-needs-missing =
    { $you ->
        [seat] Vous n’avez pas ce qu’il faut pour { $job }. Annulé.
       *[other] { $seat } n’a pas ce qu’il faut pour { $job }. Annulé.
    }
event-markers-used =
    { $you ->
        [seat] Vous utilisez
       *[other] { $seat } utilise
    } { $count ->
        [one] un jeton sur { $businesses }.
       *[other] des jetons sur { $businesses }.
    }
event-staked =
    { $you ->
        [seat] Vous misez { $money }.
       *[other] { $seat } mise { $money }.
    }
event-rolled =
    { $successes ->
        [0] { $gangster } lance { $dice } contre { $difficulty }. Pas de chance.
        [one] { $gangster } lance { $dice } contre { $difficulty } : une réussite.
       *[other] { $gangster } lance { $dice } contre { $difficulty } : { $successes } réussites.
    }
event-rerolled-cop =
    { $you ->
        [seat] Votre Flic n’a rien vu. À présent
       *[other] Le Flic de { $seat } n’a rien vu. À présent
    } { $successes ->
        [0] { $dice }. Pas de chance.
        [one] { $dice } : une réussite.
       *[other] { $dice } : { $successes } réussites.
    }
event-rerolled-lono =
    { $you ->
        [seat] Lono vous fait relancer un dé. À présent
        [by] Votre Lono fait relancer un dé à { $seat }. À présent
       *[other] Lono fait relancer un dé à { $seat }. À présent
    } { $successes ->
        [0] { $dice }. Pas de chance.
        [one] { $dice } : une réussite.
       *[other] { $dice } : { $successes } réussites.
    }
event-paid =
    { $you ->
        [giver] Vous payez { $money } à { $taker }.
        [taker] { $giver } vous paie { $money }.
       *[other] { $giver } paie { $money } à { $taker }.
    }
event-paid-by-bank =
    { $you ->
        [taker] Vous encaissez { $money }.
       *[other] { $taker } encaisse { $money }.
    }
event-paid-to-bank =
    { $you ->
        [giver] Vous payez { $money }.
       *[other] { $giver } paie { $money }.
    }
event-laundered =
    { $you ->
        [seat] Vous blanchissez { $money }. Personne ne les trouvera.
       *[other] { $seat } blanchit { $money }.
    }
event-repelled =
    { $you ->
        [attacker] Vous tombez dans le piège de { $seat }. Rien ne se passe.
        [seat] { $attacker } tombe dans votre piège. Rien ne se passe.
       *[other] { $attacker } tombe dans le piège de { $seat }. Rien ne se passe.
    }
event-healed = Le toubib rafistole { $patient }.
event-gangster-deactivated =
    { $you ->
        [seat] Chez vous, { $gangster } est hors jeu jusqu’à la prochaine manche.
       *[other] Chez { $seat }, { $gangster } est hors jeu jusqu’à la prochaine manche.
    }
event-gangster-killed =
    { $you ->
        [seat] Vous enterrez { $gangster }. Un trophée pour { $killer }.
        [killer] { $seat } enterre { $gangster }. Un trophée pour vous.
       *[other] { $seat } enterre { $gangster }. Un trophée pour { $killer }.
    }
event-business-deactivated =
    { $you ->
        [seat] Vous perdez { $business } jusqu’à la prochaine manche.
       *[other] { $seat } perd { $business } jusqu’à la prochaine manche.
    }
event-business-destroyed =
    { $you ->
        [seat] Vous perdez { $business } pour de bon.
       *[other] { $seat } perd { $business } pour de bon.
    }
event-taken-over =
    { $you ->
        [seat] { $by } vous souffle { $business }.
        [by] Vous soufflez { $business } à { $seat }.
       *[other] { $by } souffle { $business } à { $seat }.
    }
event-shot-back =
    { $you ->
        [seat] { $gangster } riposte pour vous.
       *[other] { $gangster } riposte pour { $seat }.
    }
event-job-resolved = { $job } ({ $place }) : affaire classée.
event-monopoly-won =
    { $you ->
        [seat] Vous tenez le monopole : { $monopoly }.
       *[other] { $seat } tient le monopole : { $monopoly }.
    }
event-monopoly-lost = Plus personne ne tient le monopole : { $monopoly }.
event-offer-made = Offre { $offer } : { $deal }.
event-offer-accepted = Offre { $offer } acceptée. On se serre la main.
event-offer-refused = Offre { $offer } refusée.
event-offer-countered = À l’offre { $offer }, on répond par une autre.
event-offer-withdrawn = Offre { $offer } retirée.
event-offer-lapsed = L’offre { $offer } ne tient plus.
event-goods-given =
    { $you ->
        [seat] Vous donnez à { $to } { $goods }.
        [to] { $seat } vous donne { $goods }.
       *[other] { $seat } donne à { $to } { $goods }.
    }
event-promise-made = Promesse { $promise }. { $said }
event-promise-due = Promesse { $promise } : { $money } à payer maintenant.
event-promise-kept = Promesse { $promise } tenue.
event-promise-broken = Promesse { $promise } trahie.
event-promise-void = Promesse { $promise } sans objet.
event-intended = Promesse { $promise } { $meant }.
event-markers-returned =
    { $you ->
        [seat] Vous récupérez
       *[other] { $seat } récupère
    } { $markers ->
        [one] un jeton sur { $business }.
       *[other] { $markers } jetons sur { $business }.
    }
event-said =
    { $you ->
        [seat] Vous : « { $text } »
       *[other] { $seat } : « { $text } »
    }
event-said-aside =
    { $you ->
        [seat] Vous, à part, à { $to } : « { $text } »
        [to] { $seat }, à part, à vous : « { $text } »
       *[other] { $seat }, à part, à { $to } : « { $text } »
    }
# What bots say, between quotation marks.
line-need = Il ne manque qu’une chose à mon coup de ce soir : { $about }.
line-need-2 = Tout est prêt pour ce soir, à une chose près : { $about }.
line-need-3 = Un petit service entre voisins : { $about }. Une soirée suffira.
line-lend = Libre ce soir, contre un petit geste : { $about }.
line-lend-2 = Ça ne sert à personne ce soir, quel gâchis : { $about }.
line-rights = Mes portes vous seront ouvertes le soir où il le faudra. Payez maintenant, frappez plus tard.
line-rights-2 = Versez quelque chose aujourd’hui, vous n’aurez pas à demander demain.
line-pact = Vous laissez mes gens tranquilles, je laisse les vôtres.
line-pact-2 = Il y a bien assez de coups de feu dans les journaux. Laissons-nous en dehors de ça.
line-pact-3 = La paix jusqu’à la fin de la manche. Mes hommes ont du sommeil en retard.
line-racket = Le quartier est mal famé. Il serait dommage qu’il arrive quelque chose.
line-racket-2 = Une vitrine, c’est si vite cassé. Je connais des gens qui veilleraient sur les vôtres.
line-heads = Cédez-moi un homme, rien que pour faire nombre.
line-heads-2 = Il me faut une chaise de plus occupée au moment du compte. N’importe lequel de vos hommes fera l’affaire.
line-more = Vous en avez plus besoin que ça.
line-more-2 = À ce prix-là, je ne me lève pas. Un peu plus, et je verrai.
line-more-3 = Bien essayé. Et maintenant, le vrai prix.
line-too-little = Trop peu.
line-too-little-2 = On m’a déjà insulté plus généreusement.
line-too-little-3 = Non. Revenez quand ce sera sérieux.
line-loan = Je suis bien des choses. Pas une banque.
line-loan-2 = Votre signature est très belle. Je préfère les billets.
line-credit = Vous devez déjà bien assez autour de cette table.
line-credit-2 = Payez d’abord les autres. Nous parlerons de moi ensuite.
line-broken = Vous avez donné votre parole à la manche { $about }. Je me rappelle ce qu’elle valait.
line-broken-2 = Manche { $about } : votre parole, ma perte. C’est noté.
line-warning = Une fois, c’est une erreur. Il n’y en aura pas de seconde.
line-warning-2 = Pour cette fois, je passe. Je ne serai plus aussi distrait.
line-through = C’est fini entre nous. Désormais, au comptant.
line-through-2 = Deux fois. Ne vous fatiguez plus à me promettre quoi que ce soit.
line-amends = Je sais ce que j’ai fait. Voici pour le dérangement.
line-amends-2 = N’en parlons plus. Ceci devrait couvrir les fleurs.
line-cheap = Les promesses sont bon marché, le dernier soir.
line-cheap-2 = Demain, il n’y aura plus personne envers qui la tenir.
line-bluff = Avec quoi ? J’ai vu ce que préparent vos hommes.
line-bluff-2 = Ce soir, vous ne feriez pas peur au chat.
line-hollow-share = Une part de rien, c’est rien. Je connais ce coup-là.
line-hollow-share-2 = J’ai lu la carte. Il n’y a pas d’argent dedans.
line-hollow-use = Qu’est-ce que j’en ferais ? Je peux l’avoir sans vous.
line-hollow-use-2 = C’est généreux. Seulement, je n’en ai pas l’usage.
line-dear = Je n’ai pas cet argent-là.
line-dear-2 = Vous me prenez pour quelqu’un qui a un coffre.
line-square = Alors nous sommes quittes.
line-square-2 = Payé. Recomptez, si le cœur vous en dit.
event-income-paid =
    { $you ->
        [seat] Vos affaires rapportent { $money }.
       *[other] Les affaires de { $seat } rapportent { $money }.
    }
event-bonus-business =
    { $you ->
        [seat] Vous touchez { $money } de plus pour le meilleur revenu.
       *[other] { $seat } touche { $money } de plus pour le meilleur revenu.
    }
event-bonus-gangsters =
    { $you ->
        [seat] Vous touchez { $money } pour la plus grosse bande.
       *[other] { $seat } touche { $money } pour la plus grosse bande.
    }
event-jobs-dropped =
    { $you ->
        [seat] Vous défaussez
       *[other] { $seat } défausse
    } { $count ->
        [one] un coup (manche { $rounds }).
       *[other] { $count } coups (manches { $rounds }).
    }
event-jobs-dropped-seen =
    { $you ->
        [seat] Vous défaussez { $jobs }.
       *[other] { $seat } défausse { $jobs }.
    }
event-influence-dropped =
    { $you ->
        [seat] Vous défaussez
       *[other] { $seat } défausse
    } { $count ->
        [one] une carte d’influence.
       *[other] { $count } cartes d’influence.
    }
event-influence-dropped-seen =
    { $you ->
        [seat] Vous défaussez { $cards }.
       *[other] { $seat } défausse { $cards }.
    }
event-trophies-counted =
    { $you ->
        [seat] Vos trophées valent { $money }.
       *[other] Les trophées de { $seat } valent { $money }.
    }
event-laundered-counted =
    { $you ->
        [seat] Votre argent blanchi revient : { $money }.
       *[other] L’argent blanchi de { $seat } revient : { $money }.
    }
event-arm-wrestled = Égalité. On retrousse ses manches : { $throws }.
event-confessed = Promesses : { $faith } de bonne foi, { $suited } par intérêt, { $show } pour la galerie.
event-game-ended =
    { $you ->
        [winner] Vous gagnez avec { $cash }. New York est à vous.
       *[other] { $winner } gagne avec { $cash }.
    }

# --- ce qu’on demande

question-hands = Voici vos coups. Cela ira ?
question-hiring = Qui engagez-vous ?
question-exchanging = Échanger un des vôtres contre un mercenaire ?
question-stas = Stas apporte une carte. De quelle sorte ?
question-planning = Qui fait quoi cette manche ?
question-second_plan = Un ordre est donné. Et l’autre, tout de suite ?
question-plan_beside = Chacun a sa mission. Un ordre de plus ?
question-schemer = { $name } va agir. Passer devant ?
question-acting = À vous. Qui sort ?
question-second_task = Et d’une. L’autre mission tout de suite ?
question-finishing = Voilà qui est fait. Autre chose ?
question-willy = { $name } va lancer les dés. Willy en prête un ?
question-willys_die = Willy a un dé pour vous. Le prendre ?
question-markers = { $job } : avec quels jetons ?
question-stake = Combien sur le cheval ?
question-reroll = Les dés disent { $dice }. En relancer un ?
question-robbery = { $name } va encaisser { $money }. Braquer ?
question-trap = { $job } vous tombe dessus. Tendre un piège ?
question-doc = Appeler le toubib pour { $patient } ?
question-alexei = Une carte est jouée. Alexei s’y oppose ?
question-return_fire = Ils ont manqué { $victim }. Riposter ?
question-attack_again = Bernardo n’est pas fatigué. Encore une fois ?
question-buying = Qu’achetez-vous ?
question-laundering = Combien à la lessive ?
question-adriano = Adriano veut s’entraîner. Payer ?
question-drop_jobs =
    { $drop ->
        [one] Un coup de trop. Lequel part ?
       *[other] { $drop } coups de trop. Lesquels partent ?
    }
question-drop_influence =
    { $drop ->
        [one] Une carte d’influence de trop. Laquelle part ?
       *[other] { $drop } cartes d’influence de trop. Lesquelles partent ?
    }

# --- ce qu’on peut répondre

option-Begin = Distribuer
option-TimeUp = Temps écoulé
option-Reconsider = Se raviser
option-KeepHand = Cela ira
option-RefuseHand = Rien que des attaques : redistribuer
option-Hire = { $gangster }, force { $strength }, pour { $price }
option-Exchange = { $gangster } contre { $mercenary }, plus { $price }
option-DrawJob = Un coup
option-DrawInfluence = Une carte d’influence
option-Train = Payer { $price } pour un Adriano plus fort
option-DropJobs = Défausser { $cards }
option-DropInfluence = Défausser { $cards }
option-PlanJob = { $place } : { $job }
option-PlanPurchase = { $place } : acheter { $business } pour { $price }
option-PlanPurchase-stack = { $place } : acheter { $business } dans la pile
option-EndTurn =
    { $idle ->
        [0] Finir le tour
        [one] Finir le tour, un homme encore sans ordre
       *[other] Finir le tour, { $idle } hommes encore sans ordre
    }
option-EndTurn-second_plan = Finir le tour, l’autre ordre viendra plus tard
option-EndTurn-plan_beside = Pas d’ordre de plus cette manche
option-EndTurn-second_task = Finir le tour, l’autre mission attendra le prochain
option-Snitch = Indic : que prépare { $job } ?
option-ExchangeMarket = Indic : un nouveau marché
option-Spy = Espion : un œil sur { $gangsters }
option-AskLawyer = Avocat : un œil sur { $gangsters }
option-Attach = { $card } pour { $gangster }
option-Scheme = Intrigant : passer devant
option-LieLow = Intrigant : laisser passer ce tour
option-CallDoc = Appeler le toubib
option-Foil = Alexei l’arrête
option-Strip = Alexei enlève { $card } à { $gangster }
option-Buy = { $place } achète { $business } pour { $price }
option-CallOff = { $place } reste à la maison : { $job } tombe à l’eau
option-CallOff-purchase = { $place } reste à la maison : on laisse { $business }
option-CarryOut = { $place } : { $job }
option-AttackPlayer = { $place } : { $job }, sur { $seat }
option-Attack = { $place } : { $job }, sur { $target }
option-DealInstead = { $place } préfère une affaire à lui
option-StrikeInstead = { $place } préfère s’en prendre à { $gangster }
option-LendDie = Prêter un dé
option-TakeDie = Le prendre
option-UseMarkers = { $businesses }
option-Stake = { $money }
option-Reroll = Relancer le { $die }
option-Rob = { $place } braque
option-SpringTrap = { $place } déclenche le piège
option-ShootBack = Riposter
option-BuyNow = Acheter { $business } pour { $price }
option-Launder = { $money }
option-Decline = Non merci
option-MakeOffer = Proposer un accord à { $to }
option-AcceptOffer = Accepter l’offre { $offer }
option-RefuseOffer = Refuser l’offre { $offer }
option-CounterOffer = Répondre à l’offre { $offer } par une autre
option-WithdrawOffer = Retirer l’offre { $offer }
option-LapseOffer = Offre { $offer } : temps écoulé
option-Settle = Tenir la promesse { $promise } : { $what }
option-Intend = Noter sur la promesse { $promise } : { $meant }
option-TakeBack = Reprendre le jeton sur { $business }
option-Say = Dire « { $text } »
option-Say-aside = Dire à { $to } « { $text } »

# --- ce qu’on refuse

refused-players-only = Seuls les joueurs négocient et parlent.
refused-trade-closed = Pas pendant un coup. Les affaires attendront.
refused-clock-only = Seule l’horloge met fin à une offre.
refused-with-himself = On ne fait pas d’affaires avec soi-même.
refused-nothing-for-nothing = Rien contre rien n’est pas une offre.
refused-too-many-promises = Pas plus de { $most } promesses dans une offre.
refused-too-many-offers = Vous avez { $most } offres sur la table. Cela suffit.
refused-promise-twice = Deux fois la même promesse n’en font qu’une.
refused-card-twice = Impossible de nommer { $card } deux fois.
refused-not-his-business =
    { $you ->
        [seat] Vous ne pouvez pas donner { $business } : ce n’est pas à vous.
       *[other] { $seat } ne peut pas donner { $business }.
    }
refused-not-his-gangster =
    { $you ->
        [seat] { $gangster } ne travaille pas pour vous.
       *[other] { $gangster } ne travaille pas pour { $seat }.
    }
refused-not-his-to-let =
    { $you ->
        [seat] Vous ne pouvez pas prêter { $business } : ce n’est pas à vous.
       *[other] { $seat } ne peut pas prêter { $business }.
    }
refused-not-his-job =
    { $you ->
        [seat] Le coup confié à { $place } n’est pas à vous.
       *[other] Le coup confié à { $place } n’est pas à { $seat }.
    }
refused-no-job-there = { $place } n’a pas de coup.
refused-no-such-round = On ne promet rien pour cette manche.
refused-has-task = { $gangster } a une mission et reste où il est.
refused-shut = Personne ne peut utiliser { $business } pendant cette manche.
refused-word-too-often =
    { $you ->
        [seat] Vous avez donné votre parole { $most } fois. Plus personne n’en veut.
       *[other] { $seat } a donné sa parole { $most } fois. Elle ne vaut plus rien.
    }
refused-no-offer = Il n’y a pas d’offre { $offer } sur la table.
refused-not-his-offer = L’offre { $offer } n’est pas de vous.
refused-not-to-him = L’offre { $offer } a été faite à { $to }.
refused-too-little-cash =
    { $you ->
        [seat] Vous n’avez que { $cash }.
       *[other] { $seat } n’a que { $cash }.
    }
refused-too-few-markers =
    { $you ->
        [seat] Jetons libres qui vous restent : { $free }.
       *[other] Jetons libres qui restent à { $seat } : { $free }.
    }
refused-no-promise = Il n’y a pas de promesse { $promise }.
refused-not-his-promise = La promesse { $promise } n’est pas de vous.
refused-promise-settled = La promesse { $promise } est réglée.
refused-nothing-to-pay = Rien à payer pour l’instant sur la promesse { $promise }.
refused-cannot-pay = Vous avez promis { $money }, et vous ne les avez pas.
refused-meant-already = Ce que vous pensez de la promesse { $promise } est noté.
refused-no-marker = Vous n’avez pas de jeton sur { $business }.
refused-not-weighed = Ce n’est ni une affaire ni un achat.
refused-no-purchase = { $place } : rien à acheter là.
refused-not-on-sale = { $business } n’est pas à vendre pour vous.
refused-not-inspected = Vous ne connaissez aucun coup de ce genre.
refused-no-strip = Alexei ne peut pas faire cela maintenant.
refused-nothing-to-strip = Personne d’autre n’a joué { $card } sur { $gangster }.
# --- ce qu’on demande avant de le faire

caution-plan-lacks = { $job } demande { $need }. Sans cela, le coup sera annulé.
caution-job-lacks = { $job } demande { $need }. Le coup sera annulé.
caution-marker-shared = Un jeton ne sert qu’à un coup, et { $other } compte sur le même ({ $business }).
caution-no-target = { $job } n’a pas de cible à cette table. On ne peut que l’annuler.
caution-cash-short = Il vous manque { $money }.
caution-breaks-peace = Vous avez promis la paix à { $to } jusqu’à la fin de la manche { $round }. C’est manquer à votre parole.
caution-breaks-peace-all = Vous avez promis à { $to } de n’attaquer personne jusqu’à la fin de la manche { $round }. C’est manquer à votre parole.
caution-breaks-use = Vous avez promis { $business } à { $to } pour la manche { $round }. C’est manquer à votre parole.
caution-helps-rival = { $card } pour { $gangster } : cela aide { $seat }, pas vous.
caution-card-idle = { $gangster } ne fait qu’acheter : { $card } n’y changerait rien.
caution-hire = { $gangster } coûte { $price }, sans retour. Il vous restera { $cash }.
caution-exchange = { $gangster } quitte la partie pour { $mercenary }, plus { $price }. Il vous restera { $cash }.
caution-gift = Vous ne demandez rien à { $to } en échange.
caution-marker-back = Le jeton sur { $business } est à vous jusqu’à ce qu’il serve. Si vous le reprenez, ce droit est perdu.
caution-job-loses = { $job } est préparé : il y manquerait { $need }.

# --- les raisons de l’entraîneur

reason-cash = Environ { $money } de plus en caisse à la fin de la manche.
reason-income = Environ { $money } de plus par ce que rapporteront vos affaires et vos cartes.
reason-crew = Votre équipe en sort plus forte, d’environ { $money }.
reason-yours = Environ { $money } de plus à votre nom à la fin de la manche.
reason-rivals = Cela prive les autres d’environ { $money }.

# --- la table

table-round = Manche { $number } sur { $rounds }
table-income = rapporte { $money }
table-laundered = { $money } blanchis
table-hand =
    { $jobs ->
        [one] { $jobs } coup
       *[other] { $jobs } coups
    } + { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
table-markers =
    { $markers ->
        [one] { $markers } jeton
       *[other] { $markers } jetons
    }
table-trophies =
    { $trophies ->
        [one] { $trophies } trophée
       *[other] { $trophies } trophées
    }
table-market = Marché :
table-stack = pile { $cards }
table-for-hire = À engager :
table-jobs = Coups :
table-influence = Influence :
keys-trade =
    { $offers ->
        [0] { $trade } accords
       *[other] { $trade } accords ({ $offers })
    }
keys-table = { $who } qui · { $log } journal · { $help } aide · { $quit } partir
pick-instead = Quelqu’un d’autre à la place
pick-never = Pas cette manche

# --- le bureau des marchés

desk-title = Le bureau est à vous. Que faire ?
desk-offer = Une offre à { $name }
desk-say = Dire quelque chose
desk-all = À tous
desk-to = À qui ?
desk-words = Vos mots, puis Entrée :
desk-markers = Reprendre un jeton
desk-strip = Alexei retire une carte
desk-spy = Regarder des coups
offer-accept = Accepter
offer-sure = Oui, on se serre la main
offer-refuse = Refuser
offer-counter = Proposer autre chose
offer-later = Plus tard
deal-title = Une offre à { $name }
deal-give = Donner quelque chose
deal-take = Demander quelque chose
deal-anew = Recommencer
deal-send = L’envoyer
deal-give-so-far = Vous donnez : { $goods }
deal-take-so-far = Vous recevez : { $goods }
deal-opens = Vous pourriez ainsi réaliser { $jobs }.
deal-add = Qu’y met-on ?
deal-cash = De l’argent
deal-business = Une affaire
deal-gangster = Un gangster sans mission
deal-marker = Un jeton sur une affaire
deal-promise = Une promesse
deal-thousands = Combien de milliers ?
deal-percent = Quelle part, en pour cent ?
deal-round = Jusqu’à la fin de quelle manche ?
deal-job = Quel coup ?
form-pay_by_payday = De l’argent d’ici la paie
form-pay_if_job_succeeds = De l’argent si un coup réussit
form-share_profit = Une part d’un coup
form-no_attack_on_you = La paix avec l’autre
form-no_attack_on_anybody = La paix avec tous
form-let_use = L’usage d’une affaire

# --- les pages

who-title = Qui est qui
who-recruits = À engager : { $names }
ledger-title = Promesses
meant-title = Le fond des pensées
meant-rest =
    { $shady ->
        [0] Les robots ont donné toutes leurs promesses de bonne foi.
       *[other] Les robots ont donné toutes leurs autres promesses de bonne foi.
    }
styles-title = Qui ils étaient
style-cautious = { $name } : la prudence même. La sécurité d’abord, et un médecin dans la maison.
style-greedy = { $name } : l’avidité même. Jamais une faveur au premier prix.
style-vengeful = { $name } : la rancune même. Aucun coup n’est oublié.
style-honourable = { $name } : l’honneur même. Une parole est une parole, jusqu’à la dernière nuit.
stacks-title = Les piles
stack-left = restent { $left }, face cachée { $down } ; joués : { $played }
final-title = Le compte final
count-before = Jusqu’ici
count-income = Affaires
count-bonus = Bande
count-trophies = Trophées
count-laundered = Blanchi
count-total = Total
help-title = Affaires de famille
help-signs = ▶ est à son tour · * commence la manche · [II] un coup de la manche II, face cachée · →Proxénète un achat prévu, pas encore acquis · ✗ n’aboutirait pas en l’état · (−2 000 $) ce qui manque · ◉ qui a vu un coup · (entre parenthèses) hors jeu jusqu’à la manche suivante · un blason sur une affaire est un jeton de cette famille.
help-keys = Chiffre ou lettre : choisir. 0 ou Entrée : non, ou c’est tout. Retour arrière : revenir. Une touche abrège une pause. Ctrl-C : partir ; tout est gardé.

share-promises_kept = Parole tenue
