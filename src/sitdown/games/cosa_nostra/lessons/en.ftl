# La Cosa Nostra’s lessons. A step is one sentence of at most 15 words; its attributes say why a move is not the one, by how that move is written.

# --- a job and the dice

lesson-job = A job and the dice
    .about = Send your men out, roll, get paid, recruit.
lesson-job-folder = The folder on Big Joey is his job tonight: { job-credit_card_fraud }.
lesson-job-guns = His card shows three guns: he rolls three dice, and threes or more succeed.
lesson-job-send = Send Big Joey out: one success pays $2,000, two or more pay $3,000.
    .call-off = A job called off pays nothing and is lost.
    .carry-out = Little Joey has one gun and one die; Big Joey goes first.
    .wrong = First Big Joey: pick him, then his job.
lesson-job-cop = One success so far; your Cop rolls one die again: pick a failed one.
    .reroll = The five is a success already; pick one that failed.
    .wrong = The Cop asks for nothing; let him try.
lesson-job-paid = Two successes make $3,000; now the other families have their turns.
lesson-job-little = Your turn again: send Little Joey, who has one gun and one die.
    .buy = The Pimp will not run away; first Little Joey.
    .call-off = Called off, it pays nothing for certain.
    .wrong = First Little Joey: pick him, then his job.
lesson-job-nothing = A one: no success, no money, and the job is gone all the same.
lesson-job-buy = Jimmy has no job but a purchase: pay $4,000 for the Pimp.
    .wrong = Unpaid, the Pimp is gone; you can afford him.
lesson-job-payday = Payday: every business pays its income, your new Pimp too.
lesson-job-hire = Money makes a family grow: recruit Stevie Blundetto for $10,000.
    .wrong = One more man is one more job a round; take him.
lesson-job-end = Four rounds like this one, and the richest family wins.

# --- what a job needs, markers and a deal

lesson-deal = What a job needs
    .about = Businesses, markers, and a first deal.
lesson-deal-needs = { job-investment_fraud } needs a Loan Shark, whom you own, and a Lawyer.
lesson-deal-offer = DiMaggio has a Lawyer: offer $1,000 for a marker on him.
    .carry-out-big_joey = Without a Lawyer the job is off before a die is rolled.
    .carry-out = That job can wait; first the Lawyer for Big Joey.
    .call-off = Called off, a job pays nothing; get the Lawyer instead.
    .wrong = Just $1,000 for a marker on DiMaggio’s Lawyer, nothing else.
lesson-deal-accept = He wants $2,000, and the job pays $7,000 or more: accept.
    .wrong = Haggle another day; for $2,000 the Lawyer is cheap.
lesson-deal-chip = Your marker on his Lawyer binds him: it is good for one job.
lesson-deal-run = One marker, two jobs that want it: send Big Joey, who earns more.
    .take-back = You paid for that marker; leave it where it is.
    .carry-out-little_joey = One marker serves one job, and this one is for Big Joey.
    .call-off = After all that money? Send him.
    .wrong = First the job that you paid the Lawyer for.
lesson-deal-spent = $9,000, and the marker came back: it serves one job only.
lesson-deal-own = { job-insolvency } needs a Loan Shark: your own serves every job, so send Jimmy.
    .carry-out = { job-threats } needs a Lawyer, and your marker is used up.
    .call-off = Called off, a job pays nothing; Jimmy has all he needs.
    .wrong = Enough talk; Jimmy has all he needs.
lesson-deal-off = { job-threats } needs a Lawyer, and you have none: Little Joey stays at home.
    .carry-out = Without a Lawyer nothing is rolled; you would only show the card.
    .wrong = No more deals tonight; Little Joey stays at home.
lesson-deal-end = What you need, somebody has; what you have, somebody needs.

# --- planning a round

lesson-planning = Planning a round
    .about = Hidden jobs, open purchases, and cards that help.
lesson-planning-turns = In turn, each family gives one man a job or a purchase.
lesson-planning-first = You own a Waste Company: give Big Joey { job-price_rigging }, face down.
    .plan-big_joey = That job lacks its business; { job-price_rigging } has what it needs.
    .plan = The best job is for the strongest man: Big Joey.
    .plan-purchase = Shopping comes later; first a job for Big Joey.
    .wrong = Cards come later; first a job for Big Joey.
lesson-planning-henchman = A Henchman makes a job easier by one: lay him on Big Joey.
    .attach = He helps whoever he lies on; let it be Big Joey.
    .end = One moment; first the Henchman.
    .wrong = Keep the Snitch for later; now the Henchman.
lesson-planning-enough = That is all for this turn: let the next family plan.
    .wrong = Keep the Snitch until there is more to see.
lesson-planning-shop = { job-arms_deal } will need a Politician: send Little Joey to buy one.
    .plan-purchase-little_joey = You have $2,000 and need a Politician.
    .plan-purchase = Anybody can shop, so send the weakest: Little Joey.
    .plan = First the shopping: the Politician, with Little Joey.
    .wrong = First the purchase, then the Snitch.
lesson-planning-snitch = Your Snitch sees one hidden job: point him at Franco Luciano’s.
    .snitch = Franco is their strongest man; his job matters most.
    .new-market = That brings a new market; you want to see a job.
    .wrong = One moment; first the Snitch.
lesson-planning-second = Franco plans a { job-theft }, and only you know; give Jimmy { job-arms_deal }.
    .plan = That job lacks its business; the Politician is for { job-arms_deal }.
    .wrong = Your money is enough for one purchase, no more.
lesson-planning-schemer = DiMaggio would act first, and steal: your Schemer goes before him.
    .wrong = Then Franco steals your last $2,000.
lesson-planning-buy = Spend the money before he comes: pay for the Politician.
    .carry-out-jimmy_bananas = Not without the Politician, and he is not paid yet.
    .carry-out = Money made now is money for Franco; spend first.
    .wrong = You need what you planned; pay for the Politician.
lesson-planning-end = Nothing was left to steal: who goes when matters as much as what.

# --- attacks, and what answers them

lesson-attacks = Attacks and answers
    .about = { job-assassination }, { job-robbery }, { job-trap }, and a Doc.
lesson-attacks-aim = { job-assassination }: two dice must reach the victim’s strength; aim at Lenny, two guns.
    .attack-gangster-big_joey-frankie_calmuti = Just as easy, but your quarrel is with DiMaggio.
    .attack-gangster = A man with a task is harder by one; Lenny has none.
    .call-off-big_joey = A job called off is lost; use it.
    .wrong = That job answers others; keep it for when you need it.
lesson-attacks-keep = You hold a Doc, but not for rivals: let Lenny go.
    .wrong = A Doc for a rival? Your own men bleed too.
lesson-attacks-trophy = Lenny is your trophy now: trophies are worth money in the end.
lesson-attacks-rob = DiMaggio is about to be paid $14,000: turn up Jimmy’s { job-robbery }.
    .wrong = And let him keep it? Two successes take all.
lesson-attacks-trap = { job-car_bomb }, and Big Joey is the target: spring Little Joey’s { job-trap }.
    .wrong = Then Big Joey is a dead man.
lesson-attacks-sprung = One success is enough: the trap repels the attack, and Big Joey lives.
lesson-attacks-doc = Now they come to kill your Loan Shark: call the Doc.
    .wrong = Without a Doc he is dead, and the card is gone.
lesson-attacks-end = He is only out of action: no income and no use until next round.

# --- promises, ledger and blackmail

lesson-promises = Promises
    .about = Peace for sale, words on paper, and a little blackmail.
lesson-promises-ledger = Calmuti has promised you peace this round: it stands under Promises.
lesson-promises-ask = DiMaggio fears Big Joey and offers $1,000 for peace: ask for $2,000.
    .accept = He is afraid; you can get more.
    .turn-down = No deal, no money; ask for more instead.
    .attack = A threat is worth more than a theft; sell it first.
    .wrong = Your peace for $2,000, nothing else: that he will pay.
lesson-promises-word = That was blackmail: cash for you, and your word stands under Promises.
lesson-promises-lawyer = He lends his Lawyer for $3,000, due if Jimmy succeeds: accept.
    .wrong = You pay only if it works; accept.
lesson-promises-job = Your Pimp, his Lawyer: Jimmy’s job, { job-blackmail }, has all it needs.
    .attack-big_joey-1 = You gave DiMaggio your word a moment ago.
    .take-back = You bought that marker with a promise; leave it.
    .wrong = First Jimmy’s job; the Lawyer is waiting.
lesson-promises-pay = You owe DiMaggio $3,000 and nothing forces you: pay, and keep your word.
    .wrong = First pay what you owe.
lesson-promises-broken = Calmuti has broken his word and stolen from you: everybody can read it here.
lesson-promises-revenge = Big Joey’s job is a { job-theft }: take the money back from Calmuti.
    .attack = You promised DiMaggio peace, and a broken word stays written.
    .wrong = He took $5,000; take it back.
lesson-promises-end = Nothing enforces a promise, but everybody reads yours before he trusts you.

# --- businesses, monopolies, the final count

lesson-count = Businesses and the final count
    .about = Income, monopolies, clean money, and who wins.
lesson-count-income = The last round: in the final count every business pays twice.
lesson-count-third = Two Loan Sharks are yours, two are others’: pay $4,000 for a third.
    .call-off = Unpaid, he is gone, and so is the monopoly.
    .wrong = All in good time; first the Loan Shark.
lesson-count-monopoly = More than all others together is a monopoly: $5,000, and tonight twice that.
lesson-count-laundry = Laundered money counts double, and nobody can steal it: send Big Joey.
    .attack-business = In a moment; first the laundry.
    .wrong = Called off, your money stays dirty.
lesson-count-sum = Two successes wash up to $15,000: put in all your $9,000.
    .wrong = What you keep counts once; laundered, it counts twice.
lesson-count-bash = Calmuti’s two Pimps are a monopoly: let Little Joey bash one.
    .attack-business = That breaks no monopoly; it has to be a Pimp.
    .wrong = Called off, Calmuti keeps his monopoly.
lesson-count-end = Twice the income, most men, trophies, clean money twice: you are the richest.

# --- mercenaries

lesson-mercenaries = Mercenaries
    .about = Strangers for hire, each with a trick of his own.
lesson-mercenaries-nine = With mercenaries, hiring comes before planning: nine strangers, each with a trick.
lesson-mercenaries-hire = Lil’ Omar costs $12,000 and turns any job into money: hire him.
    .hire = Another time; tonight it is Lil’ Omar.
    .wrong = One new man a round is allowed; take Lil’ Omar.
lesson-mercenaries-omar = { job-car_theft_ring } lacks a Garage, and Omar does not care: give it to him.
    .plan-lil_omar = Too good to drop; keep it for Big Joey.
    .plan = Anybody else would have to call it off; give it to Omar.
    .plan-purchase = Shopping comes next; first a job for Omar.
    .wrong = First a job for Omar.
lesson-mercenaries-fumiyo = With Fumiyo every business costs $2,000 less: plan the Politician, for nothing.
    .plan-purchase-fumiyo_goto = The Politician is the one you will need.
    .plan = The job is for Big Joey; Fumiyo goes shopping.
    .wrong = Big Joey is too strong for shopping; let Fumiyo go.
lesson-mercenaries-joey = { job-public_contracts } needs Waste Company and Politician: give it to Big Joey.
    .wrong = One purchase is enough; Big Joey has a better job.
lesson-mercenaries-buy = First the Politician, who costs nothing; then Big Joey has what he needs.
    .call-off = Called off, the Politician is gone.
    .deal-instead = Omar can wait; first the Politician.
    .carry-out = It lacks its business; first the Politician.
    .wrong = First the Politician.
lesson-mercenaries-instead = Omar drops his folder for a deal of his own: up to $10,000.
    .carry-out-lil_omar = Without a Garage it comes to nothing; let him do his own deal.
    .carry-out = Big Joey is next; first Omar.
    .wrong = Called off, a job pays nothing, Omar’s own deal does.
lesson-mercenaries-run = The Politician is yours, so nothing is missing: send Big Joey.
    .wrong = Called off, $12,000 go to nobody.
lesson-mercenaries-end = A dead mercenary takes his trick with him: look after yours.
