# La Cosa Nostra in words. `.one` and `.the`: the card as the object of a sentence; `.of`: the same, with its owner;
# `.some`: so many of it; `.does`: what it is good for. `$you` names the part in the event that the reader plays.

cosa-nostra = La Cosa Nostra

# --- the families

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
gang-russians = Russians
gang-yakuza = Yakuza

# --- the businesses

business-pimp = Pimp
    .one = a Pimp
    .the = the Pimp
    .of =
        { $you ->
            [yes] your Pimp
           *[no] { $name }’s Pimp
        }
    .some =
        { $count ->
            [one] Pimp
           *[other] { $count } Pimps
        }
business-drug_dealer = Drug Dealer
    .one = a Drug Dealer
    .the = the Drug Dealer
    .of =
        { $you ->
            [yes] your Drug Dealer
           *[no] { $name }’s Drug Dealer
        }
    .some =
        { $count ->
            [one] Drug Dealer
           *[other] { $count } Drug Dealers
        }
business-loan_shark = Loan Shark
    .one = a Loan Shark
    .the = the Loan Shark
    .of =
        { $you ->
            [yes] your Loan Shark
           *[no] { $name }’s Loan Shark
        }
    .some =
        { $count ->
            [one] Loan Shark
           *[other] { $count } Loan Sharks
        }
business-lawyer = Lawyer
    .one = a Lawyer
    .the = the Lawyer
    .of =
        { $you ->
            [yes] your Lawyer
           *[no] { $name }’s Lawyer
        }
    .some =
        { $count ->
            [one] Lawyer
           *[other] { $count } Lawyers
        }
    .does = once a round, a look at two jobs of others
business-politician = Politician
    .one = a Politician
    .the = the Politician
    .of =
        { $you ->
            [yes] your Politician
           *[no] { $name }’s Politician
        }
    .some =
        { $count ->
            [one] Politician
           *[other] { $count } Politicians
        }
    .does = one more influence card every round
business-cop = Cop
    .one = a Cop
    .the = the Cop
    .of =
        { $you ->
            [yes] your Cop
           *[no] { $name }’s Cop
        }
    .some =
        { $count ->
            [one] Cop
           *[other] { $count } Cops
        }
    .does = once a round, one die of a cash job rolled again
business-building_firm = Building Firm
    .one = a Building Firm
    .the = the Building Firm
    .of =
        { $you ->
            [yes] your Building Firm
           *[no] { $name }’s Building Firm
        }
    .some =
        { $count ->
            [one] Building Firm
           *[other] { $count } Building Firms
        }
business-garage = Garage
    .one = a Garage
    .the = the Garage
    .of =
        { $you ->
            [yes] your Garage
           *[no] { $name }’s Garage
        }
    .some =
        { $count ->
            [one] Garage
           *[other] { $count } Garages
        }
business-waste_company = Waste Company
    .one = a Waste Company
    .the = the Waste Company
    .of =
        { $you ->
            [yes] your Waste Company
           *[no] { $name }’s Waste Company
        }
    .some =
        { $count ->
            [one] Waste Company
           *[other] { $count } Waste Companies
        }
business-night_club = Night Club
    .one = a Night Club
    .the = the Night Club
    .of =
        { $you ->
            [yes] your Night Club
           *[no] { $name }’s Night Club
        }
    .some =
        { $count ->
            [one] Night Club
           *[other] { $count } Night Clubs
        }
business-casino = Casino
    .one = a Casino
    .the = the Casino
    .of =
        { $you ->
            [yes] your Casino
           *[no] { $name }’s Casino
        }
    .some =
        { $count ->
            [one] Casino
           *[other] { $count } Casinos
        }
business = { $price }, pays { $income }

monopoly-prostitution = Prostitution
monopoly-drugs = Drugs
monopoly-credit = Credit

# --- influence cards

influence-snitch = Snitch
    .one = a Snitch
    .the = the Snitch
    .does = A look at one planned job of another family; or a new market.
    .when = On your turn, while planning or acting.
influence-schemer = Schemer
    .one = a Schemer
    .the = the Schemer
    .does = An extra turn before another’s; or your own turn waits.
    .when = Before another’s turn in the action phase, while you have a task left; or on your own turn, instead of acting.
influence-henchman = Henchman
    .one = a Henchman
    .the = the Henchman
    .does = One gangster’s task gets easier by one.
    .when = On your turn while planning, on any gangster. It goes when his task ends.
influence-spy = Spy
    .one = a Spy
    .the = the Spy
    .does = A look at two planned jobs of other families.
    .when = On your turn, while planning or acting.
influence-machine_pistol = Machine Pistol
    .one = a Machine Pistol
    .the = the Machine Pistol
    .does = One gangster is stronger by one, all round long.
    .when = On your turn while planning, on any gangster. It stays to the end of the round.
influence-distraction = Distraction
    .one = a Distraction
    .the = the Distraction
    .does = One opponent’s gangster is weaker by one, all round long.
    .when = On your turn while planning, on an opponent’s gangster. It stays to the end of the round.
influence-emergency_doc = Emergency Doc
    .one = an Emergency Doc
    .the = the Emergency Doc
    .does = The dead are only hurt, and the hurt walk home. No companies.
    .when = At the moment when a gangster or a businessman, anybody’s, would be killed or deactivated.
influence-saboteur = Saboteur
    .one = a Saboteur
    .the = the Saboteur
    .does = One opponent’s task gets harder by one.
    .when = On your turn while planning, on an opponent’s gangster. It goes when his task ends.

# --- jobs

job-gas_station_robbery = Gas Station Robbery
job-credit_card_fraud = Credit Card Fraud
job-threats = Threats
job-escort_service = Escort Service
job-arms_deal = Arms Deal
job-cigarette_smuggling = Cigarette Smuggling
job-insolvency = Insolvency
job-scam = Scam
job-price_rigging = Price Rigging
job-drug_delivery = Drug Delivery
job-car_theft = Car Theft
job-investment_fraud = Investment Fraud
job-red_light_district = Red Light District
job-counterfeiting = Counterfeiting
job-blackmail = Blackmail
job-bankruptcy = Bankruptcy
job-cheating = Cheating
job-car_theft_ring = Car Theft Ring
job-pyramid_scheme = Pyramid Scheme
job-public_contracts = Public Contracts
job-drug_dealing = Drug Dealing
job-usury = Usury
job-hazardous_waste = Hazardous Waste
job-drug_smuggling = Drug Smuggling
job-illegal_lab = Illegal Lab
job-illegal_subsidies = Illegal Subsidies
job-wild_party = Wild Party
job-vote_rigging = Vote Rigging
job-high_rollers = High Rollers
job-film_production = Film Production
job-debt_trap = Debt Trap
job-boxing_match = Boxing Match
job-toxic_waste_dump = Toxic Waste Dump
job-car_smuggling = Car Smuggling
job-insurance_fraud = Insurance Fraud
job-real_estate_fraud = Real Estate Fraud
job-rigged_gambling = Rigged Gambling
job-senators_party = Senator’s Party
job-drug_gang = Drug Gang
job-bash_a_businessman = Bash a Businessman
    .does = A businessman is put to bed until the next round.
job-property_damage = Property Damage
    .does = A family pays the bank for what you broke.
job-theft = Theft
    .does = A family pays you, as far as its cash goes.
job-vandalism = Vandalism
    .does = A company stays closed for the rest of the round.
job-exceptional_offer = Exceptional Offer
    .does = You may buy one card of the market on the spot, cheaper.
job-connections = Connections
    .does = You see what is in the stack, and may buy one card of it or of the market.
job-money_laundering = Money Laundering
    .does = Cash goes under your boss: nobody can touch it, and it counts double at the end.
job-birthday_party = Birthday Party
    .does = Every other family brings a present, in cash.
job-arson = Arson
    .does = A company burns down, or at least stays closed for the round.
job-kill_a_businessman = Kill a Businessman
    .does = A businessman is killed, or at least put to bed for the round.
job-assassination = Assassination
    .does = Two dice that hit kill a gangster. The stronger he is, the harder it gets.
job-persuasion = Persuasion
    .does = A businessman changes sides and works for you.
job-robbery = Robbery
    .does = When another’s cash job has succeeded, your man takes his part before the bank pays.
job-trap = Trap
    .does = When an attack hits you, it is repelled; with luck its man does not come home.
job-horse_racing = Horse Racing
    .does = You stake cash on a horse. It comes in, or it does not.
job-drive_by_shooting = Drive-by Shooting
    .does = One die that hits kills a gangster. If none does, he may shoot back.
job-car_bomb = Car Bomb
    .does = A gangster is killed, or out for the round. His strength does not help him.
job-poker = Poker
    .does = Everybody antes, you match the pot, and one roll decides.
job-omars_deal = Omar’s Deal
    .does = A deal of his own: it needs nothing and pays.
job-tucos_warning = Tuco’s Warning
    .does = A gangster of another family is out for the round.

# --- what a job does: the dice, the target, what is laid down before, what one success, two or none bring, what it needs

dice = { $difficulty }+
dice-target = target’s strength
aim-player = on a family
aim-businessman = on a businessman
aim-company = on a company
aim-gangster = on a gangster
answers-cash = when others cash in
answers-attack = when you are hit
ante-stake = up to { $limit } staked
ante-pot = { $each } from each into the pot, you match it
at-one = 1: { $effect }
at-two = 2: { $effect }
at-none = 0: { $effect }
needs = needs { $businesses }
effect-earn = { $money }
effect-fine = { $money } to the bank
effect-steal = { $money } to you
effect-collect = { $money } from each
effect-rob = { $percent }% of it
effect-deactivate = out this round
effect-kill = killed
effect-destroy = destroyed
effect-take_over = yours
effect-return_fire = shoots back
effect-repel = repelled
effect-repel_and_kill = repelled, attacker killed
effect-buy_from_market =
    { $percent ->
        [100] market, { $less } off
       *[other] market, at { $percent }%
    }
effect-buy_from_anywhere =
    { $less ->
        [none] market or stack, full price
       *[other] { $less } off
    }
effect-launder = up to { $limit }
effect-win_stake = stake ×{ $times }
effect-lose_stake = stake lost
effect-take_pot = the pot
effect-share_pot = the others’ stakes ×{ $times }

# --- what mercenaries do

ability-attack_dice =
    { $dice ->
        [one] One more die in attacks
       *[other] { $dice } more dice in attacks
    }
ability-no_trap = no Trap stops them
ability-attack_again = Attacks twice, but not with { $but_for }
ability-instead = Instead of the job: { $job } ({ $does })
ability-play_as = A planned job, whatever it is, can be played as { $job }
ability-income = { $money } more at payday
ability-lend_dice =
    { $dice ->
        [one] With a task: lends a job one die, { $a_round }× a round
       *[other] With a task: lends a job { $dice } dice, { $a_round }× a round
    }
ability-draw_when_hired =
    { $decks ->
        [influence] Brings { $cards } influence cards along
       *[other] Brings { $cards } cards along, jobs or influence
    }
ability-reroll = { $a_round }× a round an opponent rolls a die of your choice again
ability-train = At the end of a round: +{ $strength } strength for { $price }
ability-cancel_influence = { $a_round }× a round an opponent’s influence card fails
ability-second_job = Can take two jobs, with { $dice } dice each
ability-purchase_beside = Can buy beside the task
ability-discount =
    { $percent ->
        [100] Businesses cost you { $less } less
       *[other] Businesses cost you { $percent }%
    }
ability-buy_from_stack = You may buy from the stack
ability-counts_as = { $business } counts as { $other }
ability-several_pay = Businesses you have several of pay { $times }×

# --- parts of sentences

money = ${ $money }
quoted = “{ $words }”
nothing = nothing
hidden-job = the job

phase-setup = Set-up
phase-draw = Draw
phase-recruiting = Recruiting
phase-planning = Planning
phase-action = Action
phase-payday = Payday
phase-end = The end

# --- deals

goods-marker = a marker on { $business }
goods-promise = a promise of { $what }
deal =
    { $you ->
        [seat] you offer { $to } { $give } for { $take }
        [to] { $seat } offers you { $give } for { $take }
       *[other] { $seat } offers { $to } { $give } for { $take }
    }
deal-gift =
    { $you ->
        [seat] you offer { $to } { $give }, for nothing
        [to] { $seat } offers you { $give }, for nothing
       *[other] { $seat } offers { $to } { $give }, for nothing
    }
deal-plea =
    { $you ->
        [seat] you ask { $to } for { $take }
        [to] { $seat } asks you for { $take }
       *[other] { $seat } asks { $to } for { $take }
    }
promise =
    { $you ->
        [seat] You promise { $to } { $what }.
        [to] { $seat } promises you { $what }.
       *[other] { $seat } promises { $to } { $what }.
    }
promise-pay_if_job_succeeds = { $money } if { $job } succeeds
promise-pay_by_payday = { $money } by payday of round { $round }
promise-share_profit = { $percent }% of what { $job } makes
promise-no_attack_on_you = peace to the end of round { $round }
promise-no_attack_on_anybody = peace for all to the end of round { $round }
promise-let_use = the use of { $business }, once in round { $round }
entry = { $promise }. { $said } ({ $verdict })
entry-meant = { $promise }. { $said } ({ $meant }, { $verdict })
meant-keep = given in good faith
meant-unless_it_pays = given while it suited
meant-break = given for show
verdict-open = open
verdict-kept = kept
verdict-broken = broken
verdict-void = void
verdict-due = { $money } due

# --- what happens

event-families-chosen =
    { $you ->
        [seat] You are { $boss }. At the table: { $others }.
       *[other] At the table: { $others }.
    }
event-round-began =
    { $you ->
        [starter] Round { $number }. You start.
       *[other] Round { $number }. { $starter } starts.
    }
event-market-opened = The market: { $market }.
event-market-filled = New in the market: { $business }.
event-jobs-dealt =
    { $you ->
        [seat] You are dealt
       *[other] { $seat } is dealt
    } { $count ->
        [one] one job.
       *[other] { $count } jobs.
    }
event-jobs-dealt-seen =
    { $you ->
        [seat] You are dealt { $jobs }.
       *[other] { $seat } is dealt { $jobs }.
    }
event-influence-drawn =
    { $you ->
        [seat] You draw an influence card.
       *[other] { $seat } draws an influence card.
    }
event-influence-drawn-seen =
    { $you ->
        [seat] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
event-start-set-given = Everybody gets { $cards }.
event-influence-remade =
    { $cards ->
        [one] The influence cards are shuffled anew: one card.
       *[other] The influence cards are shuffled anew: { $cards } cards.
    }
event-hands-refused = Nothing but attacks ({ $names }): new jobs for everybody.
event-planning-began = Round { $number }: everybody plans.
event-action-began = Round { $number }: the night begins.
event-turn-began =
    { $you ->
        [seat] Your turn.
       *[other] { $seat }’s turn.
    }
event-turn-cut-in =
    { $you ->
        [seat] You cut in.
       *[other] { $seat } cuts in.
    }
event-turn-ended =
    { $you ->
        [seat] Your turn is over.
       *[other] { $seat } is done.
    }
event-laid-low =
    { $you ->
        [seat] You lie low. The task waits.
       *[other] { $seat } lies low. The task waits.
    }
event-mercenaries-laid-out =
    { $count ->
        [one] One mercenary is looking for work.
       *[other] { $count } mercenaries are looking for work.
    }
event-hired =
    { $you ->
        [seat] You hire { $gangster } for { $price }.
       *[other] { $seat } hires { $gangster } for { $price }.
    }
event-exchanged =
    { $you ->
        [seat] You let { $gangster } go and take { $mercenary } for { $price }.
       *[other] { $seat } lets { $gangster } go and takes { $mercenary } for { $price }.
    }
event-job-drawn =
    { $you ->
        [seat] You draw a job of round { $round }.
       *[other] { $seat } draws a job of round { $round }.
    }
event-job-drawn-seen =
    { $you ->
        [seat] You draw a job of round { $round }: { $job }.
       *[other] { $seat } draws a job of round { $round }: { $job }.
    }
event-trained =
    { $you ->
        [seat] { $gangster } works out for you: strength { $strength }.
       *[other] { $gangster } works out for { $seat }: strength { $strength }.
    }
event-job-planned =
    { $you ->
        [seat] You have a job for { $place } (round { $round }).
       *[other] { $seat } has a job for { $place } (round { $round }).
    }
event-job-planned-seen =
    { $you ->
        [seat] You have a job for { $place } (round { $round }): { $job }.
       *[other] { $seat } has a job for { $place } (round { $round }): { $job }.
    }
event-purchase-planned =
    { $you ->
        [seat] You send { $place } to buy { $business }.
       *[other] { $seat } sends { $place } to buy { $business }.
    }
event-influence-played =
    { $you ->
        [seat] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-foiled =
    { $you ->
        [seat] Your Alexei stops { $card }.
       *[other] Alexei stops { $card } for { $seat }.
    }
event-looked =
    { $you ->
        [seat] You find out what { $place } is up to.
       *[other] { $seat } finds out what { $place } is up to.
    }
event-looked-seen =
    { $you ->
        [seat] You find out what { $place } is up to: { $job }.
       *[other] { $seat } finds out what { $place } is up to: { $job }.
    }
event-lawyer-asked =
    { $you ->
        [seat] You ask your Lawyer.
       *[other] { $seat } asks a Lawyer.
    }
event-attached =
    { $you ->
        [seat] You give { $gangster } { $card }.
       *[other] { $seat } gives { $gangster } { $card }.
    }
event-detached = { $gangster } loses { $card }.
event-bought =
    { $you ->
        [seat] You buy { $business } for { $price }.
       *[other] { $seat } buys { $business } for { $price }.
    }
event-job-lost =
    { $you ->
        [seat] Your job for { $place } is off, unseen (round { $round }).
       *[other] { $seat }’s job for { $place } is off, unseen (round { $round }).
    }
event-purchase-lost =
    { $you ->
        [seat] You do without { $business } ({ $place }).
       *[other] { $seat } does without { $business } ({ $place }).
    }
event-target-named = { $place } goes after { $target }.
event-target-named-player =
    { $you ->
        [player] { $place } comes for you.
       *[other] { $place } goes after { $player }.
    }
event-die-lent =
    { $you ->
        [to] Willy lends you a die.
       *[other] Willy lends { $to } a die.
    }
event-turned-up =
    { $you ->
        [seat] { $place } goes out for you: { $job }.
       *[other] { $place } goes out for { $seat }: { $job }.
    }
event-needs-missing =
    { $you ->
        [seat] You have not got what { $job } needs. It is off.
       *[other] { $seat } has not got what { $job } needs. It is off.
    }
event-markers-used =
    { $you ->
        [seat] You use
       *[other] { $seat } uses
    } { $count ->
        [one] a marker on { $businesses }.
       *[other] markers on { $businesses }.
    }
event-staked =
    { $you ->
        [seat] You put down { $money }.
       *[other] { $seat } puts down { $money }.
    }
event-rolled =
    { $successes ->
        [0] { $gangster } rolls { $dice } against { $difficulty }. No luck.
        [one] { $gangster } rolls { $dice } against { $difficulty }: one success.
       *[other] { $gangster } rolls { $dice } against { $difficulty }: { $successes } successes.
    }
event-rerolled-cop =
    { $you ->
        [seat] Your Cop saw nothing. Now
       *[other] { $seat }’s Cop saw nothing. Now
    } { $successes ->
        [0] { $dice }. No luck.
        [one] { $dice }: one success.
       *[other] { $dice }: { $successes } successes.
    }
event-rerolled-lono =
    { $you ->
        [seat] Lono wants that die again from you. Now
        [by] Your Lono wants { $seat } to roll that again. Now
       *[other] Lono wants { $seat } to roll that again. Now
    } { $successes ->
        [0] { $dice }. No luck.
        [one] { $dice }: one success.
       *[other] { $dice }: { $successes } successes.
    }
event-paid =
    { $you ->
        [giver] You pay { $taker } { $money }.
        [taker] { $giver } pays you { $money }.
       *[other] { $giver } pays { $taker } { $money }.
    }
event-paid-by-bank =
    { $you ->
        [taker] You take { $money }.
       *[other] { $taker } takes { $money }.
    }
event-paid-to-bank =
    { $you ->
        [giver] You pay { $money }.
       *[other] { $giver } pays { $money }.
    }
event-laundered =
    { $you ->
        [seat] You launder { $money }. Nobody will find it.
       *[other] { $seat } launders { $money }.
    }
event-repelled =
    { $you ->
        [attacker] You walked into { $seat }’s trap. Nothing happens.
        [seat] Your trap catches { $attacker }. Nothing happens.
       *[other] { $attacker } walked into { $seat }’s trap. Nothing happens.
    }
event-healed = The doctor patches up { $patient }.
event-gangster-deactivated =
    { $you ->
        [seat] Your { $gangster } is out until next round.
       *[other] { $seat }’s { $gangster } is out until next round.
    }
event-gangster-killed =
    { $you ->
        [seat] You bury { $gangster }. A trophy for { $killer }.
        [killer] { $seat } buries { $gangster }. A trophy for you.
       *[other] { $seat } buries { $gangster }. A trophy for { $killer }.
    }
event-business-deactivated =
    { $you ->
        [seat] You lose { $business } until next round.
       *[other] { $seat } loses { $business } until next round.
    }
event-business-destroyed =
    { $you ->
        [seat] You lose { $business } for good.
       *[other] { $seat } loses { $business } for good.
    }
event-taken-over =
    { $you ->
        [seat] { $by } talks { $business } away from you.
        [by] You talk { $business } away from { $seat }.
       *[other] { $by } talks { $business } away from { $seat }.
    }
event-shot-back =
    { $you ->
        [seat] Your { $gangster } shoots back.
       *[other] { $seat }’s { $gangster } shoots back.
    }
event-job-resolved = { $job } ({ $place }): case closed.
event-monopoly-won =
    { $you ->
        [seat] You hold the monopoly: { $monopoly }.
       *[other] { $seat } holds the monopoly: { $monopoly }.
    }
event-monopoly-lost = Nobody holds the monopoly any more: { $monopoly }.
event-offer-made = Offer { $offer }: { $deal }.
event-offer-accepted = Offer { $offer } is accepted. Hands are shaken.
event-offer-refused = Offer { $offer } is refused.
event-offer-countered = Offer { $offer } is answered with another.
event-offer-withdrawn = Offer { $offer } is withdrawn.
event-offer-lapsed = Offer { $offer } no longer stands.
event-goods-given =
    { $you ->
        [seat] You give { $to } { $goods }.
        [to] { $seat } gives you { $goods }.
       *[other] { $seat } gives { $to } { $goods }.
    }
event-promise-made = Promise { $promise }. { $said }
event-promise-due = Promise { $promise }: { $money } to be paid now.
event-promise-kept = Promise { $promise } is kept.
event-promise-broken = Promise { $promise } is broken.
event-promise-void = Promise { $promise } has come to nothing.
event-intended = Promise { $promise } is { $meant }.
event-markers-returned =
    { $you ->
        [seat] You get back
       *[other] { $seat } gets back
    } { $markers ->
        [one] a marker from { $business }.
       *[other] { $markers } markers from { $business }.
    }
event-said =
    { $you ->
        [seat] You: “{ $text }”
       *[other] { $seat }: “{ $text }”
    }
event-said-aside =
    { $you ->
        [seat] You, aside to { $to }: “{ $text }”
        [to] { $seat }, aside to you: “{ $text }”
       *[other] { $seat }, aside to { $to }: “{ $text }”
    }
# What bots say, between quotation marks.
line-need = There is one thing my job lacks tonight: { $about }.
line-need-2 = Everything is ready for tonight but one thing: { $about }.
line-need-3 = A small matter, between neighbours: { $about }. One evening will do.
line-lend = Free tonight, for a consideration: { $about }.
line-lend-2 = It stands empty tonight. Seems a waste: { $about }.
line-rights = My doors will be open to you, any night you need them. Pay now, knock later.
line-rights-2 = Put something down today and spare yourself the asking tomorrow.
line-pact = You leave my people alone, I leave yours alone.
line-pact-2 = There is enough shooting in the papers. Let us leave each other out of it.
line-pact-3 = Peace until the end of the round. My men could do with the sleep.
line-racket = It is a rough neighbourhood. Be a pity if something happened.
line-racket-2 = Windows are so easily broken. I know people who could look after yours.
line-heads = Spare me a man, just to stand about and look numerous.
line-heads-2 = I need one more chair filled when they count. Any of your men will do.
line-more = You need it more than that.
line-more-2 = For that I would not get up. A little more and I might.
line-more-3 = A fair try. Now the real price.
line-too-little = Too little.
line-too-little-2 = I have been insulted more generously.
line-too-little-3 = No. Ask me again when you mean it.
line-loan = I am many things. A bank is not one of them.
line-loan-2 = Your signature is very handsome. I prefer banknotes.
line-credit = You owe enough around this table already.
line-credit-2 = Pay the others first. Then we can talk about me.
line-broken = You gave your word in round { $about }. I remember what it was worth.
line-broken-2 = Round { $about }: your word, my loss. It is written down.
line-warning = Once is a mistake. There will be no second.
line-warning-2 = I let it pass this time. I shall not be so absent-minded again.
line-through = We are through. From now on, cash.
line-through-2 = Twice. Do not bother to promise me anything more.
line-amends = I know what I did. Here is something for the trouble.
line-amends-2 = Let us not dwell on it. This should cover the flowers.
line-cheap = Promises are cheap on the last night.
line-cheap-2 = Tomorrow there is nobody left to keep it to.
line-bluff = With what? I have seen what your men are up to.
line-bluff-2 = You could not frighten the cat tonight.
line-hollow-share = A share of nothing is nothing. I know that job.
line-hollow-share-2 = I have read the card. There is no money in it.
line-hollow-use = What should I want with that? I can have it without you.
line-hollow-use-2 = Generous. Only I have no use for it.
line-dear = I have not got that kind of money.
line-dear-2 = You mistake me for somebody with a vault.
line-square = Then we are square.
line-square-2 = Paid. Count it if you like.
event-income-paid =
    { $you ->
        [seat] Your businesses pay { $money }.
       *[other] { $seat }’s businesses pay { $money }.
    }
event-bonus-business =
    { $you ->
        [seat] You get { $money } more for the best income.
       *[other] { $seat } gets { $money } more for the best income.
    }
event-bonus-gangsters =
    { $you ->
        [seat] You get { $money } for the biggest gang.
       *[other] { $seat } gets { $money } for the biggest gang.
    }
event-jobs-dropped =
    { $you ->
        [seat] You drop
       *[other] { $seat } drops
    } { $count ->
        [one] one job (round { $rounds }).
       *[other] { $count } jobs (rounds { $rounds }).
    }
event-jobs-dropped-seen =
    { $you ->
        [seat] You drop { $jobs }.
       *[other] { $seat } drops { $jobs }.
    }
event-influence-dropped =
    { $you ->
        [seat] You drop
       *[other] { $seat } drops
    } { $count ->
        [one] one influence card.
       *[other] { $count } influence cards.
    }
event-influence-dropped-seen =
    { $you ->
        [seat] You drop { $cards }.
       *[other] { $seat } drops { $cards }.
    }
event-trophies-counted =
    { $you ->
        [seat] Your trophies are worth { $money }.
       *[other] { $seat }’s trophies are worth { $money }.
    }
event-laundered-counted =
    { $you ->
        [seat] Your laundered money comes back: { $money }.
       *[other] { $seat }’s laundered money comes back: { $money }.
    }
event-arm-wrestled = A tie. Sleeves are rolled up: { $throws }.
event-confessed = Promises: { $faith } in good faith, { $suited } while it suited, { $show } for show.
event-game-ended =
    { $you ->
        [winner] You win with { $cash }. New York is yours.
       *[other] { $winner } wins with { $cash }.
    }

# --- what is asked

question-hands = These are your jobs. Will they do?
question-hiring = Who is hired?
question-exchanging = Trade one of yours for a mercenary?
question-stas = Stas brings a card. Of which kind?
question-planning = Who does what this round?
question-second_plan = One order is given. The other one now?
question-plan_beside = Everybody has orders. One more on top?
question-schemer = { $name } is about to act. Cut in?
question-acting = Your turn. Who goes out?
question-second_task = One down, one to go. Right away?
question-finishing = That was that. Anything else?
question-willy = { $name } is about to roll. Shall Willy lend a die?
question-willys_die = Willy has a die for you. Take it?
question-markers = { $job }: which markers will serve?
question-stake = How much on the horse?
question-reroll = The dice say { $dice }. One of them again?
question-robbery = { $name } is about to cash in { $money }. Rob it?
question-trap = { $job } has found you. Spring a trap?
question-doc = Call the doctor for { $patient }?
question-alexei = A card is played. Does Alexei mind?
question-return_fire = They missed { $victim }. Shoot back?
question-attack_again = Bernardo is not tired. Once more?
question-buying = What do you buy?
question-laundering = How much goes into the laundry?
question-adriano = Adriano wants to work out. Pay for it?
question-drop_jobs =
    { $drop ->
        [one] Too many jobs. Which one goes?
       *[other] Too many jobs. Which { $drop } go?
    }
question-drop_influence =
    { $drop ->
        [one] Too many influence cards. Which one goes?
       *[other] Too many influence cards. Which { $drop } go?
    }

# --- what can be answered

option-Begin = Deal
option-TimeUp = Time is up
option-Reconsider = Take it back
option-KeepHand = They will do
option-RefuseHand = Nothing but attacks: deal again
option-Hire = { $gangster }, strength { $strength }, for { $price }
option-Exchange = { $gangster } for { $mercenary }, and { $price }
option-DrawJob = A job
option-DrawInfluence = An influence card
option-Train = Pay { $price } for a stronger Adriano
option-DropJobs = Drop { $cards }
option-DropInfluence = Drop { $cards }
option-PlanJob = { $place }: { $job }
option-PlanPurchase = { $place }: buy { $business } for { $price }
option-PlanPurchase-stack = { $place }: buy { $business } from the stack
option-EndTurn =
    { $idle ->
        [0] End the turn
        [one] End the turn, one man idle so far
       *[other] End the turn, { $idle } men idle so far
    }
option-EndTurn-second_plan = End the turn, the other order comes later
option-EndTurn-plan_beside = No more orders this round
option-EndTurn-second_task = End the turn, the other task waits for the next
option-Snitch = Snitch: what is { $job } up to?
option-ExchangeMarket = Snitch: a new market
option-Spy = Spy: have a look at { $gangsters }
option-AskLawyer = Lawyer: have a look at { $gangsters }
option-Attach = { $card } for { $gangster }
option-Scheme = Schemer: cut in
option-LieLow = Schemer: lie low this turn
option-CallDoc = Call the doctor
option-Foil = Alexei stops it
option-Strip = Alexei rids { $gangster } of { $card }
option-Buy = { $place } pays { $price } for { $business }
option-CallOff = { $place } stays at home: { $job } is off
option-CallOff-purchase = { $place } stays at home: { $business } is not bought
option-CarryOut = { $place }: { $job }
option-AttackPlayer = { $place }: { $job }, on { $seat }
option-Attack = { $place }: { $job }, on { $target }
option-DealInstead = { $place } does a deal of his own instead
option-StrikeInstead = { $place } goes after { $gangster } instead
option-LendDie = Lend a die
option-TakeDie = Take it
option-UseMarkers = { $businesses }
option-Stake = { $money }
option-Reroll = The { $die } again
option-Rob = { $place } robs it
option-SpringTrap = { $place } springs the trap
option-ShootBack = Shoot back
option-BuyNow = Buy { $business } for { $price }
option-Launder = { $money }
option-Decline = No, thanks
option-MakeOffer = Offer { $to } a deal
option-AcceptOffer = Accept offer { $offer }
option-RefuseOffer = Refuse offer { $offer }
option-CounterOffer = Answer offer { $offer } with another
option-WithdrawOffer = Withdraw offer { $offer }
option-LapseOffer = Offer { $offer }: time is up
option-Settle = Keep promise { $promise }: { $what }
option-Intend = Note on promise { $promise }: { $meant }
option-TakeBack = Take the marker back from { $business }
option-Say = Say “{ $text }”
option-Say-aside = Say to { $to } “{ $text }”

# --- what is refused

refused-players-only = Only players trade and talk.
refused-trade-closed = Not while a job is going on. Business later.
refused-clock-only = Only the clock ends an offer.
refused-with-himself = Nobody does business with himself.
refused-nothing-for-nothing = Nothing for nothing is no offer.
refused-too-many-promises = No more than { $most } promises in one offer.
refused-too-many-offers = You have { $most } offers on the table. That is enough.
refused-promise-twice = The same promise twice is one promise.
refused-card-twice = You cannot name { $card } twice.
refused-not-his-business =
    { $you ->
        [seat] You cannot give { $business }: it is not yours.
       *[other] { $seat } cannot give { $business }.
    }
refused-not-his-gangster =
    { $you ->
        [seat] { $gangster } does not work for you.
       *[other] { $gangster } does not work for { $seat }.
    }
refused-not-his-to-let =
    { $you ->
        [seat] You cannot lend { $business }: it is not yours.
       *[other] { $seat } cannot lend { $business }.
    }
refused-not-his-job =
    { $you ->
        [seat] The job of { $place } is not yours.
       *[other] The job of { $place } is not { $seat }’s.
    }
refused-no-job-there = { $place } has no job.
refused-no-such-round = Nobody promises anything for that round.
refused-has-task = { $gangster } has a task, and stays where he is.
refused-shut = Nobody can use { $business } this round.
refused-word-too-often =
    { $you ->
        [seat] You have given your word { $most } times. Nobody takes it any more.
       *[other] { $seat } has given his word { $most } times. It is worth nothing now.
    }
refused-no-offer = There is no offer { $offer } on the table.
refused-not-his-offer = Offer { $offer } is not yours to withdraw.
refused-not-to-him = Offer { $offer } was made to { $to }.
refused-too-little-cash =
    { $you ->
        [seat] You have only { $cash }.
       *[other] { $seat } has only { $cash }.
    }
refused-too-few-markers =
    { $you ->
        [seat] Your free markers: { $free }. That is not enough.
       *[other] { $seat }’s free markers: { $free }. That is not enough.
    }
refused-no-promise = There is no promise { $promise }.
refused-not-his-promise = Promise { $promise } is not yours.
refused-promise-settled = Promise { $promise } is settled.
refused-nothing-to-pay = There is nothing to pay on promise { $promise } now.
refused-cannot-pay = You promised { $money }, and have not got it.
refused-meant-already = What you mean by promise { $promise } has been noted.
refused-no-marker = You have no marker on { $business }.
refused-not-weighed = That is neither a deal nor a purchase.
refused-no-purchase = { $place }: there is nothing to buy there.
refused-not-on-sale = { $business } is not on sale for you.
refused-not-inspected = You know of no such job.
refused-no-strip = Alexei cannot do that now.
refused-nothing-to-strip = Nobody else has played { $card } on { $gangster }.
# --- what is asked about before it is done

caution-plan-lacks = { $job } needs { $need }. Without it the job will be called off.
caution-job-lacks = { $job } needs { $need }. It will be called off.
caution-marker-shared = One marker counts for one job, and { $other } counts on the same one ({ $business }).
caution-no-target = { $job } has no target at this table. It can only be called off.
caution-cash-short = You are { $money } short.
caution-breaks-peace = You promised { $to } peace to the end of round { $round }. This breaks your word.
caution-breaks-peace-all = You promised { $to } to attack nobody to the end of round { $round }. This breaks your word.
caution-breaks-use = You promised { $to } the use of { $business } in round { $round }. This breaks your word.
caution-helps-rival = { $card } for { $gangster }: that helps { $seat }, not you.
caution-card-idle = { $gangster } is only buying: { $card } would change nothing.
caution-hire = { $gangster } costs { $price }, for good. It leaves you with { $cash }.
caution-exchange = { $gangster } leaves the game for { $mercenary }, and { $price }. It leaves you with { $cash }.
caution-gift = You ask { $to } for nothing in return.
caution-marker-back = The marker on { $business } is yours until it is used. Take it back, and that right is gone.
caution-job-loses = { $job } is planned, and would lack { $need }.

# --- the coach’s reasons

reason-cash = About { $money } more in hand by the end of the round.
reason-income = About { $money } more in what your businesses and cards will bring.
reason-crew = Your crew comes out of it worth about { $money } more.
reason-yours = About { $money } more to your name by the end of the round.
reason-rivals = It keeps about { $money } from the others.

# --- the table

table-round = Round { $number } of { $rounds }
table-income = earns { $money }
table-laundered = { $money } laundered
table-hand =
    { $jobs ->
        [one] { $jobs } job
       *[other] { $jobs } jobs
    } + { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
table-markers =
    { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }
table-trophies =
    { $trophies ->
        [one] { $trophies } trophy
       *[other] { $trophies } trophies
    }
table-market = Market:
table-stack = stack { $cards }
table-for-hire = For hire:
table-jobs = Jobs:
table-influence = Influence:
keys-trade =
    { $offers ->
        [0] { $trade } deals
       *[other] { $trade } deals ({ $offers })
    }
keys-table = { $who } who · { $log } log · { $help } help · { $quit } leave
pick-instead = Somebody else instead
pick-never = Not this round

# --- the trade desk

desk-title = The desk is yours. What will it be?
desk-offer = An offer to { $name }
desk-say = Say something
desk-all = To everybody
desk-to = To whom?
desk-words = Your words, then Enter:
desk-markers = Take a marker back
desk-strip = Alexei strips a card
desk-spy = Look at jobs
offer-accept = Accept
offer-sure = Yes, shake hands
offer-refuse = Refuse
offer-counter = Offer something else
offer-later = Later
deal-title = An offer to { $name }
deal-give = Give something
deal-take = Ask for something
deal-anew = Start anew
deal-send = Send it
deal-give-so-far = You give: { $goods }
deal-take-so-far = You get: { $goods }
deal-opens = With it you could carry out { $jobs }.
deal-add = What goes in?
deal-cash = Cash
deal-business = A business
deal-gangster = A gangster without a task
deal-marker = A marker on a business
deal-promise = A promise
deal-thousands = How many thousands?
deal-percent = What share, in percent?
deal-round = Until the end of which round?
deal-job = Which job?
form-pay_by_payday = Money by payday
form-pay_if_job_succeeds = Money if a job succeeds
form-share_profit = A share of a job
form-no_attack_on_you = Peace with the other side
form-no_attack_on_anybody = Peace with everybody
form-let_use = The use of a business

# --- pages

who-title = Who is who
who-recruits = Could hire: { $names }
ledger-title = Promises
meant-title = What was meant
meant-rest =
    { $shady ->
        [0] The bots gave all their promises in good faith.
       *[other] The bots gave all their other promises in good faith.
    }
styles-title = What sort they were
style-cautious = { $name }: cautious. Safety first, and a doctor in the house.
style-greedy = { $name }: greedy. Never sold a favour at the first price.
style-vengeful = { $name }: vengeful. Forgot nobody who had struck at them.
style-honourable = { $name }: honourable. A word is a word, to the last night.
stacks-title = The stacks
stack-left = { $left } left, { $down } face down; played: { $played }
final-title = The final count
count-before = So far
count-income = Businesses
count-bonus = Gang
count-trophies = Trophies
count-laundered = Laundered
count-total = Cash
help-title = Family business
help-signs = ▶ has the turn · * starts the round · [II] a job of round II, face down · →Pimp a purchase, not owned yet · ✗ would come to nothing as things are · (−$2,000) how much is missing · ◉ who has seen a job · (in brackets) out until next round · a crest on a business is a marker of that family.
help-keys = A number or letter chooses, 0 or Enter says no or that is all, Backspace goes back. Any key skips a pause. Ctrl-C leaves; the game is saved.

share-promises_kept = Word kept
