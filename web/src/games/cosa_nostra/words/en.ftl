# What only the page says of La Cosa Nostra.

what-is-asked = What is asked
answer-is-in = Your answer is in.
my-hand = Your hand
at-the-edge = At the edge of the table
take-your-time = More time
list-choices = List the choices
hide-choices = Hide the list
offer-unsure = Not yet
marker-there = marker
stage-nothing = Nothing comes of it.
ask-about-it = Ask me again: { $about }
about-schemer = Schemer
about-willy = Willy’s die
about-robbery = Robbery
about-trap = Trap
about-doc = Doctor
about-reroll = Rolling again
about-alexei = Alexei
about-return_fire = Shooting back
about-attack_again = Bernardo
hint-plan = A card and a gangster, in any order; or drag it onto him.
hint-man = For whom?
hint-job = Which card?
hint-target = Against whom? Pick the target on the table.
hint-attach = On whom? Pick him on the table.
hint-look = Which job? Pick the folder.
hint-compose = On the table a click on a business is a marker there, a second one all of it. Idle gangsters go, too.
to-buy = to buy: { $business }
to-be-bought = not bought yet
you-give = You give
you-get = You get
a-line-with-it = A line with it
promise-it = Promise it
deal-half-written = A promise is only half written, and would not be sent.
no-promises = Nobody has promised anything yet.
chat-nobody = Nobody has said a word yet.
chat-say = Say it
chat-mute = Mute { $name }
chair-away = away
chair-caretaker = a bot minds the chair
tool-deals = Deals
tool-chat = Chat
tool-ledger = Promises
tool-log = Log
tool-rules = Rules
moment-death = Rest in peace
moment-broken = A word is broken
moment-monopoly = It all belongs to one
cash-by-round = Cash, round by round
help-page = What glows can be picked. A click or a tap on anything else explains it; so does a right click, a long press, a pointer at rest, or I. Keys: 1–9 choose, 0 says no or that is all, Esc goes back, T deals, C chat, P promises, L log, ? rules.
tool-market = Market
nobody = nobody
hint-markers = Which ones? Pick the businesses.
foreseen = Then: { $steps }
step-Start = the card is turned up
step-Strike = the attack lands
step-UnderFire = shots are answered
step-Payout = the money is counted out
step-Wound = somebody is hit
step-Blow = the place is hit
step-Heal = the doctor sees to it
step-Looking = the folder is opened
step-NewMarket = a new market
step-Attaching = the card is laid on
step-ExtraTurn = somebody cuts in
step-LyingLow = the turn passes
step-BeginPlanning = planning
step-BeginAction = action
step-Hiring = recruiting
step-Payday = payday
step-EndRound = the next round
step-FinalCount = the final count
step-turn-of =
    { $you ->
        [yes] your turn
       *[no] { $name }’s turn
    }
does-pays-more = Your businesses would pay { $money } more.
does-pays-less = Your businesses would pay { $money } less.
does-monopoly = You would hold { $monopoly }.
does-monopoly-lost = You would lose { $monopoly }.
does-closes = You could no longer carry out { $jobs }.
does-lack = You are { $money } short.
does-cash = It leaves you with { $money }.
the-families = The other families
told-offer-accepted =
    { $you ->
        [seat] { $to } accepts your offer. Hands are shaken.
        [to] You accept { $seat }’s offer. Hands are shaken.
       *[other] { $to } accepts { $seat }’s offer. Hands are shaken.
    }
told-offer-refused =
    { $you ->
        [seat] { $to } refuses your offer.
        [to] You refuse { $seat }’s offer.
       *[other] { $to } refuses { $seat }’s offer.
    }
told-offer-countered =
    { $you ->
        [seat] { $to } has something else in mind.
        [to] You have something else in mind for { $seat }.
       *[other] { $to } has something else in mind for { $seat }.
    }
told-offer-withdrawn =
    { $you ->
        [seat] You withdraw your offer to { $to }.
        [to] { $seat } withdraws the offer to you.
       *[other] { $seat } withdraws the offer to { $to }.
    }
told-offer-lapsed =
    { $you ->
        [seat] Your offer to { $to } no longer stands.
        [to] { $seat }’s offer to you no longer stands.
       *[other] { $seat }’s offer to { $to } no longer stands.
    }
told-promise-due =
    { $you ->
        [seat] You owe { $to } { $money }, now.
        [to] { $seat } owes you { $money }, now.
       *[other] { $seat } owes { $to } { $money }, now.
    }
told-promise-kept =
    { $you ->
        [seat] You keep your word to { $to }: { $what }.
        [to] { $seat } keeps the word given to you: { $what }.
       *[other] { $seat } keeps the word given to { $to }: { $what }.
    }
told-promise-broken =
    { $you ->
        [seat] You break your word to { $to }: { $what }.
        [to] { $seat } breaks the word given to you: { $what }.
       *[other] { $seat } breaks the word given to { $to }: { $what }.
    }
told-intended =
    { $you ->
        [seat] Your promise to { $to } was { $meant }: { $what }.
        [to] { $seat }’s promise to you was { $meant }: { $what }.
       *[other] { $seat }’s promise to { $to } was { $meant }: { $what }.
    }
told-promise-void =
    { $you ->
        [seat] Your promise to { $to } has come to nothing: { $what }.
        [to] { $seat }’s promise to you has come to nothing: { $what }.
       *[other] { $seat }’s promise to { $to } has come to nothing: { $what }.
    }
withdraw-it = Withdraw it
trade-later = after the job
settle-it = Keep your word: { $what }
word-kept =
    { $you ->
        [yes] You keep faith: { $kept } / { $all }
       *[no] { $name } keeps faith: { $kept } / { $all }
    }
explain-dice = A die of { $difficulty } or more is a success.
explain-dice-target = A die that reaches the target’s strength is a success.
explain-aim-player = Against another family.
explain-aim-businessman = Against a businessman.
explain-aim-company = Against a company.
explain-aim-gangster = Against a gangster.
explain-answers-cash = Turned up when another family cashes in.
explain-answers-attack = Turned up when you are hit.
explain-at-one = One success: { $effect }.
explain-at-two = Two successes or more: { $effect }.
explain-at-none = No success: { $effect }.
explain-needs = Needs: { $businesses }. Your own, or with your marker.

# --- the inspector

sort-cash = Money from the bank, at once, if the businesses it needs are there.
when-job = Planned face down on a gangster, carried out on your turn in the action phase.
when-response = Planned face down like a job, but never begun on your own turn: it waits for its moment.
inspect-line = { $what }: { $says }
inspect-lacks =
    Missing: { $what }. { $names } { $count ->
        [one] has one.
       *[other] have one each.
    }
inspect-lacks-nobody = Missing: { $what }. Nobody at the table can lend it.
inspect-lacks-pot = You are { $money } short of matching the pot.
inspect-no-target = There is nothing to aim it at now.
inspect-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $difficulty } or more
inspect-chance = { $one } one, { $two } two
inspect-against = Against { $names }
inspect-hidden = Face down: only its own family knows what it is.
inspect-seen-by = Has had a look: { $names }.
inspect-seen = These have looked at the job, and know it.
inspect-planned = { $what }, to be bought
inspect-purchase = Planned, not owned: paid for when { $name } has his turn, or else it goes under the stack.
inspect-costs = Costs { $price }, pays { $income } a round.
inspect-counts-for = A businessman. He counts for the monopoly: { $monopoly }.
inspect-company = A company: the large cash jobs ask for it, and it pays well.
inspect-skill = A businessman with a skill: { $does }.
inspect-shut = Out until the next round: pays nothing, serves no job.
inspect-used = Its skill was used this round. It serves jobs all the same.
inspect-in-danger = About to be hit!
inspect-lent =
    { $you ->
        [yes] Your marker lies on it: one of your jobs may use it.
       *[no] { $name } has a marker on it: one job may use it.
    }
inspect-for-sale = For sale: planned on a gangster, paid for on his turn.
inspect-gangster =
    A gangster. He rolls { $strength ->
        [one] one die.
       *[other] { $strength } dice.
    }
inspect-strength = Strength now { $now }, printed { $printed }.
inspect-out = Out until the next round: no task, no ability.
inspect-idle = Has no task.
inspect-busy = Still to do: { $tasks }.
inspect-lies = On him: { $cards }.
inspect-played-by = Lies on { $gangster }.
inspect-hire = Could be hired for { $money }.
inspect-stack = The stack
    .does = Businesses, face down. The market is filled up from here; what is called off or destroyed goes under it.
inspect-monopoly = { $businesses } or more, and more than all others together: { $money } at every payday, twice that at the end.
inspect-marker = Marker: { $name }
    .does = One job of this family may use the business. It stays until it is used or taken back.
inspect-free-markers = Free markers. Laid on another’s business by a deal, each lets one job use it.
inspect-trophy = Trophy: { $name }
    .does = Killed. At the end each point of strength of one’s trophies pays { $one }, with two trophies { $two }, with three or more { $three }.
inspect-family =
    { $you ->
        [yes] { $boss } runs it, and that is you. The most cash at the end wins.
       *[no] { $boss } runs it, played by { $player }. A click shows all there is.
    }
inspect-money = Cash
    .does = Open to all. What lies under the boss is laundered: safe, and worth double at the end.
inspect-die = A die that shows { $die }
    .counts = A success: it reaches { $difficulty }.
    .misses = No success: it would take { $difficulty }.
inspect-back-job = Job of round { $round }
    .does = In hand, face down. Nobody else sees it before it is carried out.
inspect-back-card = Influence card
    .does = In hand, face down. It can be played at its moment, and is then gone.
inspect-phase-setup = The families are chosen, the cards are shuffled.
inspect-phase-draw = Everybody is dealt jobs and influence cards.
inspect-phase-recruiting = Everybody in turn may hire one more gangster.
inspect-phase-planning = In turn, each gangster is given one task: a job, face down, or a purchase.
inspect-phase-action = In turn, one task is carried out or called off, until none is left.
inspect-phase-payday = Businesses and monopolies pay; then new men are hired and hands are thinned out.
inspect-phase-end = The last count: double income, the biggest gang, trophies, laundered money.
inspect-market = The market
    .does = Four businesses for sale. What is taken is replaced from the stack.
inspect-tool-deals = Offers, promises and what else can be done beside the question.
inspect-tool-chat = What was said at the table, and a line of your own.
inspect-tool-ledger = Who promised what to whom, and who kept it.
inspect-tool-log = All that has happened so far.
inspect-tool-rules = How the game is played, and every card.
inspect-back = Puts back what you have picked. Key: Esc

# --- options

set-cosa-nostra-rounds = Rounds
    .does = Four make an evening, three a shorter one.
    .of-3 = Three
    .of-4 = Four
set-cosa-nostra-families = Families
    .does = Who plays which family.
    .left = Dealt at random
    .chosen = Chosen
set-cosa-nostra-spying_anytime = Spying at any time
    .does = Snitch, Spy and Lawyer may look on the others’ turns, too.
set-cosa-nostra-business_bonus = Business bonus
    .does = Every round, the highest income brings $5,000 more; nobody if tied.
set-cosa-nostra-double_planning = Double planning
    .does = From round II on, two gangsters get their orders in one turn.
    .left = With five
    .on = Always
    .off = Never
set-cosa-nostra-influence_from = Influence cards
    .does = The round they come into play. Later is easier to learn.
    .of-1 = Round I
    .of-2 = Round II
    .of-3 = Round III
set-cosa-nostra-rob_robbers = Rob the robbers
    .does = What a robber took can be robbed once more, by a third player.
set-cosa-nostra-task_bonus = Busy targets
    .does = A gangster who still has a task is harder to kill: by bullets only, or by the Car Bomb, too.
    .of-strength = Bullets
    .of-all = Bombs, too
set-cosa-nostra-poker = Poker
    .does = One more job in round III: everybody’s money in one pot.
set-cosa-nostra-mercenaries = Mercenaries
    .does = Hired guns with abilities of their own look for work.
set-cosa-nostra-planning_seconds = Time to plan
    .does = For one turn of planning.
set-cosa-nostra-turn_seconds = Time for a turn
    .does = Whoever takes longer gives the plainest answer.
set-cosa-nostra-reaction_seconds = Time to react
    .does = How long the others have to answer what somebody does.
    .gentle = No hurry
    .of-null-does = The table waits for your answers, however long you think.
set-cosa-nostra-offer_seconds = Time for an offer
    .does = An offer that nobody answers in this time lapses.

# --- as a list

view-phase = Phase
view-players = Families
view-jobs = Jobs
view-influence = Influence cards
view-market = Market
view-stack = Businesses in the stack
view-mercenaries = Mercenaries
view-job_stacks = Stacks of jobs
view-influence_deck = Influence deck
view-influence_up = Influence cards, face up
view-influence_down = Influence cards, face down
view-monopolies = Monopolies
view-in_progress = Under way
view-danger = In danger
view-buying = For sale now
view-trade = Trade is open
view-offers = Offers
view-ledger = Promises
view-family = Family
view-cash = Cash
view-laundered = Laundered
view-markers = Markers
view-crew = Crew
view-to_plan = Still to plan
view-recruits = To be hired
view-businesses = Businesses
view-usable = May use
view-income = Income
view-trophies = Trophies
view-gangster = Gangster
view-active = Active
view-strength = Strength
view-dice = Dice
view-tasks = Tasks
view-attached = On him
view-used = Used
view-place = Who
view-job = Job
view-business = Business
view-price = Price
view-seen_by = Seen by
view-flaws = What is wrong with it
view-left = Left
view-face_up = Face up
view-face_down = Face down
view-difficulty = Difficulty
view-money = Money
view-killed = To be killed
view-gangsters = Gangsters
view-promises = Promises
hint-ahead = About { $money } ahead of your strongest rivals after this round.
hint-behind = About { $money } behind your strongest rivals after this round.
briefed-my-hand = Your hand
briefed-planned = Known orders
briefed-job = { $who } ({ $job })
briefed-dropped = Gone in round { $round }
briefed-to-come = Round { $round }, not seen yet
briefed-influence = Influence cards not seen yet
briefed-market = Businesses still to come
