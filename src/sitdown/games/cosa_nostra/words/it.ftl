# La Cosa Nostra a parole. `.one` e `.the`: la carta come oggetto di una frase; `.of`: lo stesso, con il suo padrone;
# `.some`: quante ce ne sono; `.does`: a che cosa serve. `$you` dice che parte ha nell’evento chi legge.

cosa-nostra = La Cosa Nostra

# --- le famiglie

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
gang-russians = Russi
gang-yakuza = Yakuza

# --- gli affari

business-pimp = Protettore
    .one = un Protettore
    .the = il Protettore
    .of =
        { $you ->
            [yes] il tuo Protettore
           *[no] il Protettore di { $name }
        }
    .some =
        { $count ->
            [one] Protettore
           *[other] { $count } Protettori
        }
business-drug_dealer = Spacciatore
    .one = uno Spacciatore
    .the = lo Spacciatore
    .of =
        { $you ->
            [yes] il tuo Spacciatore
           *[no] lo Spacciatore di { $name }
        }
    .some =
        { $count ->
            [one] Spacciatore
           *[other] { $count } Spacciatori
        }
business-loan_shark = Usuraio
    .one = un Usuraio
    .the = l’Usuraio
    .of =
        { $you ->
            [yes] il tuo Usuraio
           *[no] l’Usuraio di { $name }
        }
    .some =
        { $count ->
            [one] Usuraio
           *[other] { $count } Usurai
        }
business-lawyer = Avvocato
    .one = un Avvocato
    .the = l’Avvocato
    .of =
        { $you ->
            [yes] il tuo Avvocato
           *[no] l’Avvocato di { $name }
        }
    .some =
        { $count ->
            [one] Avvocato
           *[other] { $count } Avvocati
        }
    .does = ogni round, uno sguardo a due colpi altrui
business-politician = Politico
    .one = un Politico
    .the = il Politico
    .of =
        { $you ->
            [yes] il tuo Politico
           *[no] il Politico di { $name }
        }
    .some =
        { $count ->
            [one] Politico
           *[other] { $count } Politici
        }
    .does = una carta influenza in più a ogni round
business-cop = Sbirro
    .one = uno Sbirro
    .the = lo Sbirro
    .of =
        { $you ->
            [yes] il tuo Sbirro
           *[no] lo Sbirro di { $name }
        }
    .some =
        { $count ->
            [one] Sbirro
           *[other] { $count } Sbirri
        }
    .does = ogni round, un dado di un colpo in denaro ritirato
business-building_firm = Impresa edile
    .one = un’Impresa edile
    .the = l’Impresa edile
    .of =
        { $you ->
            [yes] la tua Impresa edile
           *[no] l’Impresa edile di { $name }
        }
    .some =
        { $count ->
            [one] Impresa edile
           *[other] { $count } Imprese edili
        }
business-garage = Officina
    .one = un’Officina
    .the = l’Officina
    .of =
        { $you ->
            [yes] la tua Officina
           *[no] l’Officina di { $name }
        }
    .some =
        { $count ->
            [one] Officina
           *[other] { $count } Officine
        }
business-waste_company = Ditta di rifiuti
    .one = una Ditta di rifiuti
    .the = la Ditta di rifiuti
    .of =
        { $you ->
            [yes] la tua Ditta di rifiuti
           *[no] la Ditta di rifiuti di { $name }
        }
    .some =
        { $count ->
            [one] Ditta di rifiuti
           *[other] { $count } Ditte di rifiuti
        }
business-night_club = Night Club
    .one = un Night Club
    .the = il Night Club
    .of =
        { $you ->
            [yes] il tuo Night Club
           *[no] il Night Club di { $name }
        }
    .some =
        { $count ->
            [one] Night Club
           *[other] { $count } Night Club
        }
business-casino = Casinò
    .one = un Casinò
    .the = il Casinò
    .of =
        { $you ->
            [yes] il tuo Casinò
           *[no] il Casinò di { $name }
        }
    .some =
        { $count ->
            [one] Casinò
           *[other] { $count } Casinò
        }
business = { $price }, rende { $income }

monopoly-prostitution = Prostituzione
monopoly-drugs = Droga
monopoly-credit = Credito

# --- le carte influenza

influence-snitch = Informatore
    .one = un Informatore
    .the = l’Informatore
    .does = Uno sguardo a un colpo di un’altra famiglia; o un mercato nuovo.
    .when = Nel tuo turno, durante i piani o l’azione.
influence-schemer = Intrigante
    .one = un Intrigante
    .the = l’Intrigante
    .does = Un turno in più prima di quello di un altro; o il tuo aspetta.
    .when = Prima del turno di un altro nell’azione, se hai ancora un incarico; o nel tuo turno, invece di agire.
influence-henchman = Scagnozzo
    .one = uno Scagnozzo
    .the = lo Scagnozzo
    .does = L’incarico di un gangster è più facile di un punto.
    .when = Nel tuo turno durante i piani, su qualsiasi gangster. Se ne va con il suo incarico.
influence-spy = Spia
    .one = una Spia
    .the = la Spia
    .does = Uno sguardo a due colpi di altre famiglie.
    .when = Nel tuo turno, durante i piani o l’azione.
influence-machine_pistol = Mitra
    .one = un Mitra
    .the = il Mitra
    .does = Un gangster ha un punto di forza in più, per tutto il round.
    .when = Nel tuo turno durante i piani, su qualsiasi gangster. Resta fino alla fine del round.
influence-distraction = Diversivo
    .one = un Diversivo
    .the = il Diversivo
    .does = Un gangster avversario ha un punto in meno, per tutto il round.
    .when = Nel tuo turno durante i piani, su un gangster avversario. Resta fino alla fine del round.
influence-emergency_doc = Dottore
    .one = un Dottore
    .the = il Dottore
    .does = I morti sono solo feriti, i feriti tornano a piedi. Le società no.
    .when = Nel momento in cui un gangster o un uomo d’affari, di chiunque, sta per essere ucciso o messo fuori gioco.
influence-saboteur = Sabotatore
    .one = un Sabotatore
    .the = il Sabotatore
    .does = L’incarico di un gangster avversario è più duro di un punto.
    .when = Nel tuo turno durante i piani, su un gangster avversario. Se ne va con il suo incarico.

# --- i colpi

job-gas_station_robbery = Rapina al distributore
job-credit_card_fraud = Carte clonate
job-threats = Minacce
job-escort_service = Servizio di escort
job-arms_deal = Traffico d’armi
job-cigarette_smuggling = Contrabbando di sigarette
job-insolvency = Insolvenza
job-scam = Truffa
job-price_rigging = Prezzi concordati
job-drug_delivery = Consegna di droga
job-car_theft = Furto d’auto
job-investment_fraud = Investimenti fasulli
job-red_light_district = Quartiere a luci rosse
job-counterfeiting = Soldi falsi
job-blackmail = Ricatto
job-bankruptcy = Bancarotta
job-cheating = Carte segnate
job-car_theft_ring = Giro d’auto rubate
job-pyramid_scheme = Schema piramidale
job-public_contracts = Appalti pubblici
job-drug_dealing = Spaccio
job-usury = Strozzinaggio
job-hazardous_waste = Rifiuti pericolosi
job-drug_smuggling = Contrabbando di droga
job-illegal_lab = Laboratorio clandestino
job-illegal_subsidies = Sussidi illeciti
job-wild_party = Festa sfrenata
job-vote_rigging = Elezioni truccate
job-high_rollers = Grandi giocatori
job-film_production = Produzione di film
job-debt_trap = Trappola dei debiti
job-boxing_match = Incontro di boxe
job-toxic_waste_dump = Discarica tossica
job-car_smuggling = Contrabbando d’auto
job-insurance_fraud = Frode assicurativa
job-real_estate_fraud = Frode immobiliare
job-rigged_gambling = Gioco truccato
job-senators_party = Festa del senatore
job-drug_gang = Cartello della droga
job-bash_a_businessman = Pestaggio
    .does = Un uomo d’affari resta a letto fino al prossimo round.
job-property_damage = Danni materiali
    .does = Una famiglia paga alla banca quello che hai rotto.
job-theft = Furto
    .does = Una famiglia ti paga, finché ha denaro.
job-vandalism = Vandalismo
    .does = Una società chiude fino alla fine del round.
job-exceptional_offer = Offerta eccezionale
    .does = Puoi comprare subito una carta del mercato, a meno.
job-connections = Conoscenze
    .does = Vedi che cosa c’è nella pila, e puoi comprarne una carta, o dal mercato.
job-money_laundering = Riciclaggio
    .does = Del denaro va sotto il tuo boss: nessuno lo tocca, e alla fine vale il doppio.
job-birthday_party = Compleanno
    .does = Ogni altra famiglia porta un regalo, in contanti.
job-arson = Incendio doloso
    .does = Una società va a fuoco, o almeno chiude per il round.
job-kill_a_businessman = Omicidio
    .does = Un uomo d’affari muore, o almeno resta a letto per il round.
job-assassination = Attentato
    .does = Due dadi a segno uccidono un gangster. Più è forte, più è dura.
job-persuasion = Persuasione
    .does = Un uomo d’affari cambia parte e lavora per te.
job-robbery = Rapina
    .does = Quando il colpo in denaro di un altro è riuscito, il tuo uomo prende la sua parte prima che la banca paghi.
job-trap = Trappola
    .does = Quando un attacco ti colpisce, viene respinto; con un po’ di fortuna chi l’ha fatto non torna a casa.
job-horse_racing = Corsa di cavalli
    .does = Punti denaro su un cavallo. Arriva, oppure no.
job-drive_by_shooting = Sparatoria
    .does = Un dado a segno uccide un gangster. Se nessuno va a segno, può rispondere al fuoco.
job-car_bomb = Autobomba
    .does = Un gangster muore, o è fuori per il round. La forza non lo aiuta.
job-poker = Poker
    .does = Tutti mettono, tu pareggi il piatto, e un tiro decide.
job-omars_deal = L’affare di Omar
    .does = Un affare tutto suo: non chiede niente e paga.
job-tucos_warning = L’avviso di Tuco
    .does = Un gangster di un’altra famiglia è fuori per il round.

# --- che cosa fa un colpo: i dadi, il bersaglio, la puntata, l’effetto di un successo, di due o di nessuno, che cosa serve

dice = { $difficulty }+
dice-target = forza del bersaglio
aim-player = contro una famiglia
aim-businessman = contro un uomo d’affari
aim-company = contro una società
aim-gangster = contro un gangster
answers-cash = quando un altro incassa
answers-attack = quando ti colpiscono
ante-stake = puntata fino a { $limit }
ante-pot = { $each } da ognuno nel piatto, tu pareggi
at-one = 1: { $effect }
at-two = 2: { $effect }
at-none = 0: { $effect }
needs = con { $businesses }
effect-earn = { $money }
effect-fine = { $money } alla banca
effect-steal = { $money } a te
effect-collect = { $money } da ognuno
effect-rob = { $percent }% del bottino
effect-deactivate = fuori gioco
effect-kill = ucciso
effect-destroy = in macerie
effect-take_over = passa a te
effect-return_fire = risponde al fuoco
effect-repel = respinto
effect-repel_and_kill = respinto, l’aggressore muore
effect-buy_from_market =
    { $percent ->
        [100] mercato, { $less } in meno
       *[other] mercato, { $percent }% del prezzo
    }
effect-buy_from_anywhere =
    { $less ->
        [none] mercato o pila, prezzo pieno
       *[other] { $less } in meno
    }
effect-launder = fino a { $limit }
effect-win_stake = puntata ×{ $times }
effect-lose_stake = puntata persa
effect-take_pot = il piatto
effect-share_pot = puntate degli altri ×{ $times }

# --- che cosa fanno i mercenari

ability-attack_dice =
    { $dice ->
        [one] Un dado in più negli attacchi
       *[other] { $dice } dadi in più negli attacchi
    }
ability-no_trap = nessuna Trappola li ferma
ability-attack_again = Attacca due volte, ma non con { $but_for }
ability-instead = Invece del colpo: { $job } ({ $does })
ability-play_as = Un colpo in programma, qualunque sia, può valere come { $job }
ability-income = { $money } in più alla paga
ability-lend_dice =
    { $dice ->
        [one] Con un incarico: presta un dado a un colpo, { $a_round }× a round
       *[other] Con un incarico: presta { $dice } dadi a un colpo, { $a_round }× a round
    }
ability-draw_when_hired =
    { $decks ->
        [influence] Porta con sé { $cards } carte influenza
       *[other] Porta con sé { $cards } carte, colpi o influenza
    }
ability-reroll = { $a_round }× a round un avversario ritira un dado scelto da te
ability-train = A fine round: +{ $strength } di forza per { $price }
ability-cancel_influence = { $a_round }× a round una carta influenza avversaria fallisce
ability-second_job = Può avere due colpi, con { $dice } dadi ciascuno
ability-purchase_beside = Può comprare oltre all’incarico
ability-discount =
    { $percent ->
        [100] Gli affari ti costano { $less } in meno
       *[other] Gli affari ti costano meno: { $percent }%
    }
ability-buy_from_stack = Puoi comprare dalla pila
ability-counts_as = { $business } vale { $other }
ability-several_pay = Gli affari che hai in più copie rendono ×{ $times }

# --- pezzi di frase

money = { $money } $
quoted = «{ $words }»
nothing = niente
hidden-job = il colpo

phase-setup = Preparativi
phase-draw = Pesca
phase-recruiting = Assunzioni
phase-planning = Piani
phase-action = Azione
phase-payday = Paga
phase-end = Fine

# --- gli accordi

goods-marker = un gettone presso { $business }
goods-promise = una promessa ({ $what })
deal =
    { $you ->
        [seat] offri a { $to } { $give } per { $take }
        [to] { $seat } ti offre { $give } per { $take }
       *[other] { $seat } offre a { $to } { $give } per { $take }
    }
deal-gift =
    { $you ->
        [seat] offri a { $to } { $give }, senza niente in cambio
        [to] { $seat } ti offre { $give }, senza niente in cambio
       *[other] { $seat } offre a { $to } { $give }, senza niente in cambio
    }
deal-plea =
    { $you ->
        [seat] chiedi a { $to } { $take }
        [to] { $seat } ti chiede { $take }
       *[other] { $seat } chiede a { $to } { $take }
    }
promise =
    { $you ->
        [seat] Prometti a { $to } { $what }.
        [to] { $seat } ti promette { $what }.
       *[other] { $seat } promette a { $to } { $what }.
    }
promise-pay_if_job_succeeds = { $money } se { $job } riesce
promise-pay_by_payday = { $money } entro la paga del round { $round }
promise-share_profit = una parte ({ $percent }%) di quello che fa { $job }
promise-no_attack_on_you = pace fino alla fine del round { $round }
promise-no_attack_on_anybody = pace per tutti fino alla fine del round { $round }
promise-let_use = { $business }, una volta, nel round { $round }
entry = { $promise }. { $said } ({ $verdict })
entry-meant = { $promise }. { $said } ({ $meant }, { $verdict })
meant-keep = data in buona fede
meant-unless_it_pays = data finché conviene
meant-break = data per scena
verdict-open = aperta
verdict-kept = mantenuta
verdict-broken = tradita
verdict-void = caduta
verdict-due = da pagare: { $money }

# --- che cosa succede

event-families-chosen =
    { $you ->
        [seat] Il tuo nome è { $boss }. Al tavolo: { $others }.
       *[other] Al tavolo: { $others }.
    }
event-round-began =
    { $you ->
        [starter] Round { $number }. Cominci tu.
       *[other] Round { $number }. Comincia { $starter }.
    }
event-market-opened = Il mercato: { $market }.
event-market-filled = Nuovo sul mercato: { $business }.
event-jobs-dealt =
    { $you ->
        [seat] Ricevi
       *[other] { $seat } riceve
    } { $count ->
        [one] un colpo.
       *[other] { $count } colpi.
    }
event-jobs-dealt-seen =
    { $you ->
        [seat] Ricevi { $jobs }.
       *[other] { $seat } riceve { $jobs }.
    }
event-influence-drawn =
    { $you ->
        [seat] Peschi una carta influenza.
       *[other] { $seat } pesca una carta influenza.
    }
event-influence-drawn-seen =
    { $you ->
        [seat] Peschi { $card }.
       *[other] { $seat } pesca { $card }.
    }
event-start-set-given = Ognuno riceve { $cards }.
event-influence-remade =
    { $cards ->
        [one] Si rimescolano le carte influenza: una carta.
       *[other] Si rimescolano le carte influenza: { $cards } carte.
    }
event-hands-refused = Solo attacchi ({ $names }): colpi nuovi per tutti.
event-planning-began = Round { $number }: ognuno fa i suoi piani.
event-action-began = Round { $number }: scende la notte.
event-turn-began =
    { $you ->
        [seat] Tocca a te.
       *[other] Tocca a { $seat }.
    }
event-turn-cut-in =
    { $you ->
        [seat] Passi avanti.
       *[other] { $seat } passa avanti.
    }
event-turn-ended =
    { $you ->
        [seat] Il tuo turno è finito.
       *[other] { $seat } ha finito.
    }
event-laid-low =
    { $you ->
        [seat] Salti questo turno. L’incarico aspetta.
       *[other] { $seat } salta questo turno. L’incarico aspetta.
    }
event-mercenaries-laid-out =
    { $count ->
        [one] Un mercenario cerca lavoro.
       *[other] { $count } mercenari cercano lavoro.
    }
event-hired =
    { $you ->
        [seat] Assumi { $gangster } per { $price }.
       *[other] { $seat } assume { $gangster } per { $price }.
    }
event-exchanged =
    { $you ->
        [seat] Cambi { $gangster } con { $mercenary } per { $price }.
       *[other] { $seat } cambia { $gangster } con { $mercenary } per { $price }.
    }
event-job-drawn =
    { $you ->
        [seat] Peschi un colpo del round { $round }.
       *[other] { $seat } pesca un colpo del round { $round }.
    }
event-job-drawn-seen =
    { $you ->
        [seat] Peschi un colpo del round { $round }: { $job }.
       *[other] { $seat } pesca un colpo del round { $round }: { $job }.
    }
event-trained =
    { $you ->
        [seat] { $gangster } si allena per te: forza { $strength }.
       *[other] { $gangster } si allena per { $seat }: forza { $strength }.
    }
event-job-planned =
    { $you ->
        [seat] Affidi un colpo a { $place } (round { $round }).
       *[other] { $seat } affida un colpo a { $place } (round { $round }).
    }
event-job-planned-seen =
    { $you ->
        [seat] Affidi un colpo a { $place } (round { $round }): { $job }.
       *[other] { $seat } affida un colpo a { $place } (round { $round }): { $job }.
    }
event-purchase-planned =
    { $you ->
        [seat] Mandi { $place } a comprare { $business }.
       *[other] { $seat } manda { $place } a comprare { $business }.
    }
event-influence-played =
    { $you ->
        [seat] Giochi { $card }.
       *[other] { $seat } gioca { $card }.
    }
event-foiled =
    { $you ->
        [seat] Il tuo Alexei ferma { $card }.
       *[other] Alexei ferma { $card } per { $seat }.
    }
event-looked =
    { $you ->
        [seat] Scopri che cosa prepara { $place }.
       *[other] { $seat } scopre che cosa prepara { $place }.
    }
event-looked-seen =
    { $you ->
        [seat] Scopri che cosa prepara { $place }: { $job }.
       *[other] { $seat } scopre che cosa prepara { $place }: { $job }.
    }
event-lawyer-asked =
    { $you ->
        [seat] Senti il tuo Avvocato.
       *[other] { $seat } sente un Avvocato.
    }
event-attached =
    { $you ->
        [seat] Dai { $card } a { $gangster }.
       *[other] { $seat } dà { $card } a { $gangster }.
    }
event-detached = { $gangster } non ha più { $card }.
event-bought =
    { $you ->
        [seat] Compri { $business } per { $price }.
       *[other] { $seat } compra { $business } per { $price }.
    }
event-job-lost =
    { $you ->
        [seat] Il tuo colpo per { $place } salta, coperto (round { $round }).
       *[other] Il colpo di { $seat } per { $place } salta, coperto (round { $round }).
    }
event-purchase-lost =
    { $you ->
        [seat] Lasci perdere { $business } ({ $place }).
       *[other] { $seat } lascia perdere { $business } ({ $place }).
    }
event-target-named = { $place } prende di mira { $target }.
event-target-named-player =
    { $you ->
        [player] { $place } ti prende di mira.
       *[other] { $place } prende di mira { $player }.
    }
event-die-lent =
    { $you ->
        [to] Willy ti presta un dado.
       *[other] Willy presta un dado a { $to }.
    }
event-turned-up =
    { $you ->
        [seat] { $place } esce per te: { $job }.
       *[other] { $place } esce per { $seat }: { $job }.
    }
event-needs-missing =
    { $you ->
        [seat] Non hai quello che serve per { $job }. Salta.
       *[other] { $seat } non ha quello che serve per { $job }. Salta.
    }
event-markers-used =
    { $you ->
        [seat] Usi
       *[other] { $seat } usa
    } { $count ->
        [one] un gettone presso { $businesses }.
       *[other] gettoni presso { $businesses }.
    }
event-staked =
    { $you ->
        [seat] Punti { $money }.
       *[other] { $seat } punta { $money }.
    }
event-rolled =
    { $successes ->
        [0] { $gangster } tira { $dice } contro { $difficulty }. Niente da fare.
        [one] { $gangster } tira { $dice } contro { $difficulty }: un successo.
       *[other] { $gangster } tira { $dice } contro { $difficulty }: { $successes } successi.
    }
event-rerolled-cop =
    { $you ->
        [seat] Il tuo Sbirro non ha visto niente. Ora
       *[other] Lo Sbirro di { $seat } non ha visto niente. Ora
    } { $successes ->
        [0] { $dice }. Niente da fare.
        [one] { $dice }: un successo.
       *[other] { $dice }: { $successes } successi.
    }
event-rerolled-lono =
    { $you ->
        [seat] Lono ti fa ritirare un dado. Ora
        [by] Il tuo Lono fa ritirare un dado a { $seat }. Ora
       *[other] Lono fa ritirare un dado a { $seat }. Ora
    } { $successes ->
        [0] { $dice }. Niente da fare.
        [one] { $dice }: un successo.
       *[other] { $dice }: { $successes } successi.
    }
event-paid =
    { $you ->
        [giver] Paghi { $money } a { $taker }.
        [taker] { $giver } ti paga { $money }.
       *[other] { $giver } paga { $money } a { $taker }.
    }
event-paid-by-bank =
    { $you ->
        [taker] Incassi { $money }.
       *[other] { $taker } incassa { $money }.
    }
event-paid-to-bank =
    { $you ->
        [giver] Paghi { $money }.
       *[other] { $giver } paga { $money }.
    }
event-laundered =
    { $you ->
        [seat] Ricicli { $money }. Non li troverà nessuno.
       *[other] { $seat } ricicla { $money }.
    }
event-repelled =
    { $you ->
        [attacker] Cadi nella trappola di { $seat }. Non succede niente.
        [seat] { $attacker } cade nella tua trappola. Non succede niente.
       *[other] { $attacker } cade nella trappola di { $seat }. Non succede niente.
    }
event-healed = Il dottore rattoppa { $patient }.
event-gangster-deactivated =
    { $you ->
        [seat] Perdi { $gangster } fino al prossimo round.
       *[other] { $seat } perde { $gangster } fino al prossimo round.
    }
event-gangster-killed =
    { $you ->
        [seat] Seppellisci { $gangster }. Un trofeo per { $killer }.
        [killer] { $seat } seppellisce { $gangster }. Un trofeo per te.
       *[other] { $seat } seppellisce { $gangster }. Un trofeo per { $killer }.
    }
event-business-deactivated =
    { $you ->
        [seat] Perdi { $business } fino al prossimo round.
       *[other] { $seat } perde { $business } fino al prossimo round.
    }
event-business-destroyed =
    { $you ->
        [seat] Perdi { $business } per sempre.
       *[other] { $seat } perde { $business } per sempre.
    }
event-taken-over =
    { $you ->
        [seat] { $by } ti soffia { $business }.
        [by] Soffi { $business } a { $seat }.
       *[other] { $by } soffia { $business } a { $seat }.
    }
event-shot-back =
    { $you ->
        [seat] { $gangster } risponde al fuoco per te.
       *[other] { $gangster } risponde al fuoco per { $seat }.
    }
event-job-resolved = { $job } ({ $place }): caso chiuso.
event-monopoly-won =
    { $you ->
        [seat] Il monopolio è tuo: { $monopoly }.
       *[other] Il monopolio è di { $seat }: { $monopoly }.
    }
event-monopoly-lost = Il monopolio non è più di nessuno: { $monopoly }.
event-offer-made = Offerta { $offer }: { $deal }.
event-offer-accepted = Offerta { $offer } accettata. Ci si stringe la mano.
event-offer-refused = Offerta { $offer } rifiutata.
event-offer-countered = All’offerta { $offer } si risponde con un’altra.
event-offer-withdrawn = Offerta { $offer } ritirata.
event-offer-lapsed = L’offerta { $offer } non vale più.
event-goods-given =
    { $you ->
        [seat] Dai a { $to } { $goods }.
        [to] { $seat } ti dà { $goods }.
       *[other] { $seat } dà a { $to } { $goods }.
    }
event-promise-made = Promessa { $promise }. { $said }
event-promise-due = Promessa { $promise }: { $money } da pagare adesso.
event-promise-kept = Promessa { $promise } mantenuta.
event-promise-broken = Promessa { $promise } tradita.
event-promise-void = Promessa { $promise } caduta.
event-intended = Promessa { $promise } { $meant }.
event-markers-returned =
    { $you ->
        [seat] Riprendi
       *[other] { $seat } riprende
    } { $markers ->
        [one] un gettone presso { $business }.
       *[other] { $markers } gettoni presso { $business }.
    }
event-said =
    { $you ->
        [seat] Tu: «{ $text }»
       *[other] { $seat }: «{ $text }»
    }
event-said-aside =
    { $you ->
        [seat] Tu, in disparte, a { $to }: «{ $text }»
        [to] { $seat }, in disparte, a te: «{ $text }»
       *[other] { $seat }, in disparte, a { $to }: «{ $text }»
    }
# What bots say, between quotation marks.
line-need = Al mio colpo di stasera manca una cosa sola: { $about }.
line-need-2 = Per stasera è tutto pronto, tranne una cosa: { $about }.
line-need-3 = Un piccolo favore tra vicini: { $about }. Basta una sera.
line-lend = Disponibile stasera, per un piccolo pensiero: { $about }.
line-lend-2 = Stasera non serve a nessuno, un vero spreco: { $about }.
line-rights = Le mie porte saranno aperte, la sera che ti servirà. Paga adesso, bussa poi.
line-rights-2 = Lascia qualcosa oggi, e domani non dovrai chiedere.
line-pact = Tu lasci in pace i miei, io lascio in pace i tuoi.
line-pact-2 = Sui giornali si spara già abbastanza. Lasciamoci fuori, noi due.
line-pact-3 = Pace fino alla fine del round. I miei hanno sonno arretrato.
line-racket = È un brutto quartiere. Sarebbe un peccato se succedesse qualcosa.
line-racket-2 = Una vetrina si rompe in un attimo. Conosco gente che baderebbe alle tue.
line-heads = Cedimi un uomo, giusto per fare numero.
line-heads-2 = Alla conta mi serve una sedia occupata in più. Uno qualsiasi dei tuoi va bene.
line-more = Ti serve più di così.
line-more-2 = Per così poco non mi alzo. Un po’ di più, e vediamo.
line-more-3 = Bel tentativo. E adesso il prezzo vero.
line-too-little = Troppo poco.
line-too-little-2 = Mi hanno insultato con più generosità.
line-too-little-3 = No. Torna quando fai sul serio.
line-loan = Sono molte cose. Una banca, no.
line-loan-2 = Hai una bellissima firma. Preferisco le banconote.
line-credit = A questo tavolo devi già abbastanza.
line-credit-2 = Prima paga gli altri. Poi parliamo di me.
line-broken = Hai dato la tua parola nel round { $about }. Ricordo quanto valeva.
line-broken-2 = Round { $about }: la tua parola, la mia perdita. È scritto.
line-warning = Una volta è un errore. Una seconda non ci sarà.
line-warning-2 = Per stavolta lascio correre. Non sarò più così distratto.
line-through = Tra noi è finita. D’ora in poi, contanti.
line-through-2 = Due volte. Non disturbarti a promettermi altro.
line-amends = So che cosa ho fatto. Ecco qualcosa per il disturbo.
line-amends-2 = Non pensiamoci più. Questo dovrebbe bastare per i fiori.
line-cheap = L’ultima sera le promesse costano poco.
line-cheap-2 = Domani non ci sarà più nessuno a cui mantenerla.
line-bluff = E con che cosa? Ho visto che cosa combinano i tuoi.
line-bluff-2 = Stasera non faresti paura nemmeno al gatto.
line-hollow-share = Una parte di niente è niente. Quel colpo lo conosco.
line-hollow-share-2 = Ho letto la carta. Di soldi non ce n’è.
line-hollow-use = E che me ne faccio? Posso averlo anche senza di te.
line-hollow-use-2 = Generoso. Solo che non mi serve.
line-dear = Quei soldi non li ho.
line-dear-2 = Mi scambi per uno con il caveau.
line-square = Allora siamo pari.
line-square-2 = Pagato. Contali pure, se vuoi.
event-income-paid =
    { $you ->
        [seat] I tuoi affari rendono { $money }.
       *[other] Gli affari di { $seat } rendono { $money }.
    }
event-bonus-business =
    { $you ->
        [seat] Prendi { $money } in più per la rendita migliore.
       *[other] { $seat } prende { $money } in più per la rendita migliore.
    }
event-bonus-gangsters =
    { $you ->
        [seat] Prendi { $money } per la banda più grossa.
       *[other] { $seat } prende { $money } per la banda più grossa.
    }
event-jobs-dropped =
    { $you ->
        [seat] Scarti
       *[other] { $seat } scarta
    } { $count ->
        [one] un colpo (round { $rounds }).
       *[other] { $count } colpi (round { $rounds }).
    }
event-jobs-dropped-seen =
    { $you ->
        [seat] Scarti { $jobs }.
       *[other] { $seat } scarta { $jobs }.
    }
event-influence-dropped =
    { $you ->
        [seat] Scarti
       *[other] { $seat } scarta
    } { $count ->
        [one] una carta influenza.
       *[other] { $count } carte influenza.
    }
event-influence-dropped-seen =
    { $you ->
        [seat] Scarti { $cards }.
       *[other] { $seat } scarta { $cards }.
    }
event-trophies-counted =
    { $you ->
        [seat] I tuoi trofei valgono { $money }.
       *[other] I trofei di { $seat } valgono { $money }.
    }
event-laundered-counted =
    { $you ->
        [seat] Il tuo denaro riciclato ritorna: { $money }.
       *[other] Il denaro riciclato di { $seat } ritorna: { $money }.
    }
event-arm-wrestled = Parità. Su le maniche: { $throws }.
event-confessed = Promesse: { $faith } in buona fede, { $suited } per convenienza, { $show } per scena.
event-game-ended =
    { $you ->
        [winner] Vinci tu con { $cash }. New York è tua.
       *[other] Vince { $winner } con { $cash }.
    }

# --- che cosa si chiede

question-hands = Ecco i tuoi colpi. Vanno bene?
question-hiring = Chi assumi?
question-exchanging = Scambi uno dei tuoi con un mercenario?
question-stas = Stas porta una carta. Di che tipo?
question-planning = Chi fa che cosa in questo round?
question-second_plan = Un ordine è dato. E l’altro, subito?
question-plan_beside = Tutti hanno il loro incarico. Un ordine in più?
question-schemer = { $name } sta per agire. Passi avanti?
question-acting = Tocca a te. Chi esce?
question-second_task = E uno è fatto. L’altro incarico subito?
question-finishing = Anche questa è fatta. Altro?
question-willy = { $name } sta per tirare. Willy presta un dado?
question-willys_die = Willy ha un dado per te. Lo prendi?
question-markers = { $job }: con quali gettoni?
question-stake = Quanto sul cavallo?
question-reroll = I dadi dicono { $dice }. Ne ritiri uno?
question-robbery = { $name } sta per incassare { $money }. Fai una rapina?
question-trap = { $job } ti cade addosso. Fai scattare una trappola?
question-doc = Chiami il dottore per { $patient }?
question-alexei = Si gioca una carta. Alexei ha da ridire?
question-return_fire = Hanno mancato { $victim }. Rispondi al fuoco?
question-attack_again = Bernardo non è stanco. Ancora una volta?
question-buying = Che cosa compri?
question-laundering = Quanto in lavanderia?
question-adriano = Adriano vuole allenarsi. Paghi tu?
question-drop_jobs =
    { $drop ->
        [one] Un colpo di troppo. Quale va via?
       *[other] { $drop } colpi di troppo. Quali vanno via?
    }
question-drop_influence =
    { $drop ->
        [one] Una carta influenza di troppo. Quale va via?
       *[other] { $drop } carte influenza di troppo. Quali vanno via?
    }

# --- che cosa si può rispondere

option-Begin = Dai le carte
option-TimeUp = Tempo scaduto
option-Reconsider = Ripensaci
option-KeepHand = Vanno bene
option-RefuseHand = Solo attacchi: si ridistribuisce
option-Hire = { $gangster }, forza { $strength }, per { $price }
option-Exchange = { $gangster } per { $mercenary }, più { $price }
option-DrawJob = Un colpo
option-DrawInfluence = Una carta influenza
option-Train = Paga { $price } per un Adriano più forte
option-DropJobs = Scarta { $cards }
option-DropInfluence = Scarta { $cards }
option-PlanJob = { $place }: { $job }
option-PlanPurchase = { $place }: compra { $business } per { $price }
option-PlanPurchase-stack = { $place }: compra { $business } dalla pila
option-EndTurn =
    { $idle ->
        [0] Chiudi il turno
        [one] Chiudi il turno, un uomo ancora senza incarico
       *[other] Chiudi il turno, { $idle } uomini ancora senza incarico
    }
option-EndTurn-second_plan = Chiudi il turno, l’altro ordine verrà dopo
option-EndTurn-plan_beside = Nessun ordine in più in questo round
option-EndTurn-second_task = Chiudi il turno, l’altro incarico aspetta il prossimo
option-Snitch = Informatore: che cosa prepara { $job }?
option-ExchangeMarket = Informatore: un mercato nuovo
option-Spy = Spia: uno sguardo a { $gangsters }
option-AskLawyer = Avvocato: uno sguardo a { $gangsters }
option-Attach = { $card } per { $gangster }
option-Scheme = Intrigante: passa avanti
option-LieLow = Intrigante: salta questo turno
option-CallDoc = Chiama il dottore
option-Foil = Alexei la ferma
option-Strip = Alexei toglie { $card } a { $gangster }
option-Buy = { $place } compra { $business } per { $price }
option-CallOff = { $place } resta a casa: { $job } salta
option-CallOff-purchase = { $place } resta a casa: si lascia perdere { $business }
option-CarryOut = { $place }: { $job }
option-AttackPlayer = { $place }: { $job }, contro { $seat }
option-Attack = { $place }: { $job }, contro { $target }
option-DealInstead = { $place } preferisce un affare suo
option-StrikeInstead = { $place } preferisce colpire { $gangster }
option-LendDie = Presta un dado
option-TakeDie = Prendilo
option-UseMarkers = { $businesses }
option-Stake = { $money }
option-Reroll = Ritira il { $die }
option-Rob = { $place } fa la rapina
option-SpringTrap = { $place } fa scattare la trappola
option-ShootBack = Rispondi al fuoco
option-BuyNow = Compra { $business } per { $price }
option-Launder = { $money }
option-Decline = No, grazie
option-MakeOffer = Proponi un accordo a { $to }
option-AcceptOffer = Accetta l’offerta { $offer }
option-RefuseOffer = Rifiuta l’offerta { $offer }
option-CounterOffer = Rispondi all’offerta { $offer } con un’altra
option-WithdrawOffer = Ritira l’offerta { $offer }
option-LapseOffer = Offerta { $offer }: tempo scaduto
option-Settle = Mantieni la promessa { $promise }: { $what }
option-Intend = Annota sulla promessa { $promise }: { $meant }
option-TakeBack = Riprendi il gettone presso { $business }
option-Say = Di’ «{ $text }»
option-Say-aside = Di’ a { $to } «{ $text }»

# --- che cosa si rifiuta

refused-players-only = Solo i giocatori trattano e parlano.
refused-trade-closed = Non durante un colpo. Gli affari dopo.
refused-clock-only = Solo l’orologio chiude un’offerta.
refused-with-himself = Nessuno fa affari con se stesso.
refused-nothing-for-nothing = Niente per niente non è un’offerta.
refused-too-many-promises = Non più di { $most } promesse in un’offerta.
refused-too-many-offers = Hai { $most } offerte sul tavolo. Bastano.
refused-promise-twice = La stessa promessa due volte resta una.
refused-card-twice = Non puoi nominare { $card } due volte.
refused-not-his-business =
    { $you ->
        [seat] Non puoi dare { $business }: non è roba tua.
       *[other] { $seat } non può dare { $business }.
    }
refused-not-his-gangster =
    { $you ->
        [seat] { $gangster } non lavora per te.
       *[other] { $gangster } non lavora per { $seat }.
    }
refused-not-his-to-let =
    { $you ->
        [seat] Non puoi prestare { $business }: non è roba tua.
       *[other] { $seat } non può prestare { $business }.
    }
refused-not-his-job =
    { $you ->
        [seat] Il colpo di { $place } non è tuo.
       *[other] Il colpo di { $place } non è di { $seat }.
    }
refused-no-job-there = { $place } non ha nessun colpo.
refused-no-such-round = Per quel round non si promette niente.
refused-has-task = { $gangster } ha un incarico e resta dov’è.
refused-shut = In questo round nessuno può usare { $business }.
refused-word-too-often =
    { $you ->
        [seat] Hai dato la tua parola { $most } volte. Non la vuole più nessuno.
       *[other] { $seat } ha dato la sua parola { $most } volte. Non vale più niente.
    }
refused-no-offer = Sul tavolo non c’è un’offerta { $offer }.
refused-not-his-offer = L’offerta { $offer } non è tua.
refused-not-to-him = L’offerta { $offer } è stata fatta a { $to }.
refused-too-little-cash =
    { $you ->
        [seat] Hai soltanto { $cash }.
       *[other] { $seat } ha soltanto { $cash }.
    }
refused-too-few-markers =
    { $you ->
        [seat] Gettoni liberi che ti restano: { $free }. Non bastano.
       *[other] Gettoni liberi che restano a { $seat }: { $free }. Non bastano.
    }
refused-no-promise = Non c’è una promessa { $promise }.
refused-not-his-promise = La promessa { $promise } non è tua.
refused-promise-settled = La promessa { $promise } è chiusa.
refused-nothing-to-pay = Sulla promessa { $promise } adesso non c’è niente da pagare.
refused-cannot-pay = Hai promesso { $money }, e non li hai.
refused-meant-already = Come intendi la promessa { $promise } è già annotato.
refused-no-marker = Non hai gettoni presso { $business }.
refused-not-weighed = Non è né un accordo né un acquisto.
refused-no-purchase = { $place }: lì non c’è niente da comprare.
refused-not-on-sale = { $business } non è in vendita per te.
refused-not-inspected = Non conosci nessun colpo del genere.
refused-no-strip = Alexei adesso non può.
refused-nothing-to-strip = Nessun altro ha giocato { $card } su { $gangster }.
# --- che cosa si chiede prima di farlo

caution-plan-lacks = { $job } vuole { $need }. Senza, il colpo salta.
caution-job-lacks = { $job } vuole { $need }. Il colpo salta.
caution-marker-shared = Un gettone vale per un colpo solo, e { $other } conta sullo stesso ({ $business }).
caution-no-target = { $job } non ha bersagli a questo tavolo. Si può solo annullare.
caution-cash-short = Ti mancano { $money }.
caution-breaks-peace = Hai promesso pace a { $to } fino alla fine del round { $round }. Così manchi alla parola data.
caution-breaks-peace-all = Hai promesso a { $to } di non attaccare nessuno fino alla fine del round { $round }. Così manchi alla parola data.
caution-breaks-use = Hai promesso a { $to } { $business } per il round { $round }. Così manchi alla parola data.
caution-helps-rival = { $card } per { $gangster }: aiuta { $seat }, non te.
caution-card-idle = { $gangster } va solo a comprare: { $card } non cambierebbe niente.
caution-hire = { $gangster } costa { $price }, senza ritorno. Ti restano { $cash }.
caution-exchange = { $gangster } lascia la partita per { $mercenary }, più { $price }. Ti restano { $cash }.
caution-gift = A { $to } non chiedi niente in cambio.
caution-marker-back = Il gettone presso { $business } è tuo finché non viene usato. Se lo riprendi, quel diritto è perso.
caution-job-loses = { $job } è già affidato, e vuole { $need }. Salterebbe.

# --- le ragioni dell’allenatore

reason-cash = Circa { $money } in più in cassa a fine round.
reason-income = Circa { $money } in più da quello che renderanno i tuoi affari e le tue carte.
reason-crew = La tua banda ne esce più forte, per circa { $money }.
reason-yours = Circa { $money } in più a tuo nome a fine round.
reason-rivals = Toglie agli altri circa { $money }.

# --- il tavolo

table-round = Round { $number } di { $rounds }
table-income = rende { $money }
table-laundered = { $money } riciclati
table-hand =
    { $jobs ->
        [one] { $jobs } colpo
       *[other] { $jobs } colpi
    } + { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
table-markers =
    { $markers ->
        [one] { $markers } gettone
       *[other] { $markers } gettoni
    }
table-trophies =
    { $trophies ->
        [one] { $trophies } trofeo
       *[other] { $trophies } trofei
    }
table-market = Mercato:
table-stack = pila { $cards }
table-for-hire = Da assumere:
table-jobs = Colpi:
table-influence = Influenza:
keys-trade =
    { $offers ->
        [0] { $trade } accordi
       *[other] { $trade } accordi ({ $offers })
    }
keys-table = { $who } chi · { $log } diario · { $help } aiuto · { $quit } esci
pick-instead = Qualcun altro invece
pick-never = Non in questo round

# --- il banco degli accordi

desk-title = Il banco è tuo. Che cosa fai?
desk-offer = Un’offerta a { $name }
desk-say = Di’ qualcosa
desk-all = A tutti
desk-to = A chi?
desk-words = Le tue parole, poi Invio:
desk-markers = Riprendi un gettone
desk-strip = Alexei toglie una carta
desk-spy = Guarda dei colpi
offer-accept = Accetta
offer-sure = Sì, qua la mano
offer-refuse = Rifiuta
offer-counter = Offri altro
offer-later = Più tardi
deal-title = Un’offerta a { $name }
deal-give = Dai qualcosa
deal-take = Chiedi qualcosa
deal-anew = Da capo
deal-send = Mandala
deal-give-so-far = Dai: { $goods }
deal-take-so-far = Ricevi: { $goods }
deal-opens = Così potresti fare { $jobs }.
deal-add = Che cosa ci metti?
deal-cash = Denaro
deal-business = Un affare
deal-gangster = Un gangster senza incarico
deal-marker = Un gettone presso un affare
deal-promise = Una promessa
deal-thousands = Quante migliaia?
deal-percent = Che parte, in percento?
deal-round = Fino alla fine di quale round?
deal-job = Quale colpo?
form-pay_by_payday = Denaro entro la paga
form-pay_if_job_succeeds = Denaro se un colpo riesce
form-share_profit = Una parte di un colpo
form-no_attack_on_you = Pace con l’altro
form-no_attack_on_anybody = Pace con tutti
form-let_use = L’uso di un affare

# --- le pagine

who-title = Chi è chi
who-recruits = Da assumere: { $names }
ledger-title = Promesse
meant-title = Che cosa intendevano
meant-rest =
    { $shady ->
        [0] I bot hanno fatto tutte le loro promesse in buona fede.
       *[other] I bot hanno fatto tutte le altre promesse in buona fede.
    }
styles-title = Di che pasta erano
style-cautious = { $name }: la prudenza in persona. Prima la sicurezza, e un medico in casa.
style-greedy = { $name }: l’avidità in persona. Mai un favore al primo prezzo.
style-vengeful = { $name }: la vendetta in persona. Nessun colpo è dimenticato.
style-honourable = { $name }: l’onore in persona. La parola è parola, fino all’ultima notte.
stacks-title = Le pile
stack-left = restano { $left }, coperte { $down }; giocate: { $played }
final-title = Il conto finale
count-before = Finora
count-income = Affari
count-bonus = Banda
count-trophies = Trofei
count-laundered = Riciclato
count-total = Totale
help-title = Affari di famiglia
help-signs = ▶ è di turno · * comincia il round · [II] un colpo del round II, coperto · →Protettore un acquisto in programma, non ancora pagato · ✗ così non riuscirebbe · (−2.000 $) quanto manca · ◉ chi ha visto un colpo · (tra parentesi) fuori fino al prossimo round · uno stemma su un affare è un gettone di quella famiglia.
help-keys = Un numero o una lettera sceglie, 0 o Invio dice no o basta così, Backspace torna indietro. Un tasto accorcia una pausa. Ctrl-C per uscire; la partita è salvata.

share-promises_kept = Parola mantenuta
