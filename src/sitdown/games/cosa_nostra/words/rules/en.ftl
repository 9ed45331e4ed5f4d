# La Cosa Nostra’s rules for people. `.text`: the paragraphs of a chapter, an empty line between them.

rules-title = La Cosa Nostra: the rules
rules-aim = The aim
    .text =
        You are the boss of a New York family. { $rounds } rounds of plans, dice and bargains, or three in a short game; whoever has the most cash in the end owns the town.

        For { $least } to { $most } players.
rules-table = What lies on the table
    .text =
        A family has three gangsters on the table, and three more that it can hire later. A gangster’s strength is the number of dice he rolls. Each family begins with businesses of its own, { $start } in cash, { $markers } markers, and a Snitch, a Schemer and a Henchman.

        { $market } businesses are laid out for sale: the market. Whenever one is taken it is filled up from the stack.

        Cash, laundered money, businesses, markers, trophies and how many cards one holds are open to all. Hands and planned jobs are not, nor what was put away face down.

        A round has four parts: the deal, planning, action, payday.
rules-draw = The deal
    .text =
        What was put out of play comes back. Everybody is dealt jobs of the round: { $early } in rounds I and II, { $late } in III and IV. From round II on there are { $influence } influence cards each, and in any round one more for every open Politician.

        Whoever was dealt nothing but attacks may refuse them. Then this round’s jobs are dealt anew, to everybody.
rules-planning = Planning
    .text =
        From the start player clockwise each gives one of his gangsters a task, until all have one. Nobody may pass.

        A task is a job from your hand, face down on the gangster, or a purchase: a card of the market, face up. Nothing is paid yet, and until it is paid the card belongs to nobody. Jobs that you do not plan stay in your hand.

        With five players two gangsters get their orders in one turn, from round II on.
rules-action = Action
    .text =
        From the start player clockwise each chooses one of his gangsters, and carries his task out or calls it off, until no task is left. Nobody may pass.

        A purchase is paid for, and the business is yours. If it is called off, or you cannot pay, it goes under the stack.

        With an attack the target is named first; then the card is turned up. From that moment until it is done, nobody trades. A job that is called off or lost is put away face down.
rules-dice = The dice
    .text =
        A gangster rolls as many dice as he is strong. Each die that reaches the difficulty of the job is a success. One success brings the card’s first line, two or more the second; where there is only one line, one success is enough. No success brings nothing, unless the card says so.

        A Machine Pistol adds a die and a Distraction takes one away, but one always remains. A Henchman makes his rolls easier by one, a Saboteur harder by one. A difficulty above 6 is never reached, one of 1 or less always.
rules-cash = Cash jobs
    .text =
        A cash job names the businesses it needs. Each need is met by another open business: your own, which serve any number of jobs, or another family’s with your marker on it. A marker serves one job and comes back when the dice are rolled, whatever they say. If something is missing when the card is turned up, the job is called off.

        The bank pays at once, unless a Robbery comes first. Every Cop of yours lets you roll one die of a cash job again, once a round.
rules-attacks = Attacks
    .text =
        The target is another family, or one of its cards. Out of play means face down until the next round: a gangster loses his task; a business pays nothing, serves no job, has no skill, counts for no monopoly, and the markers on it go home.

        A gangster who is killed leaves the game and is a trophy of his killer. A businessman who is killed, or a company that is destroyed, goes under the stack. Whoever has to pay more than he has pays what he has; laundered money is never touched.

        Where the difficulty is the target’s strength, a target that still has a task is harder by one. Whoever was missed by a Drive-by Shooting may shoot back: as many dice as he is strong, against the attacker’s strength, and one success kills.
rules-others = Other jobs
    .text =
        They need no business and attack nobody. Half prices are rounded up to a full thousand, and no price falls below nothing. A horse is staked on before the roll; money is laundered after it, in thousands.
rules-responses = Robbery and Trap
    .text =
        Both are planned like jobs, and wait. On your own turn they can only be called off.

        A Robbery is turned up when another family’s cash job has succeeded, before the bank pays. Its own gangster rolls, and takes half of the profit or all of it. One Robbery per job: of several, that of the first clockwise from the active player.

        A Trap is turned up by whoever is hit by a successful attack, before it takes effect, and works against a Robbery, too. Its own gangster rolls: the attack is repelled, and with two successes its gangster is killed. If it fails, another may follow. Nothing stops a Trap.

        All who could have such a card are asked, in secret, whether they have one or not: a question tells nothing.
rules-influence = Influence cards
    .text =
        They are played from the hand, cost no turn, and are gone. What is laid on a gangster lies there for all to see, one of each kind at most.

        An Emergency Doc turns killed into out of play, and out of play into nothing; a second Doc may follow the first. A Schemer takes an extra turn before somebody else’s, or lets your own turn pass without a task.
rules-businesses = Businesses
    .text =
        Businessmen can be beaten up, killed and won over; companies can be smashed and burnt down. Every open business pays its income at payday.

        Three businessmen have a skill, once a round for each that you own and that is open: the Lawyer looks at two planned jobs of others on your turn, the Cop rolls a die of your cash job again, the Politician brings an influence card at the deal. Skills are never lent.
rules-monopolies = Monopolies
    .text =
        Pimps make Prostitution, Drug Dealers make Drugs, Loan Sharks make Credit. Whoever has at least two open ones, and more than all others together, holds the monopoly for as long as that is so: { $monopoly } at every payday.
rules-deals = Deals and markers
    .text =
        At any time but while a job is carried out, two families may trade: cash, businesses, gangsters without a task, and markers. What is agreed happens at once and whole. Hand cards, tasks, laundered money and trophies are never traded.

        A marker is the right to use another family’s open business for one job; it may also lie on one that is about to be bought. It is binding: it stays until it is used, over rounds too, or until its owner takes it back. A business that is sold keeps its markers.
rules-promises = Promises
    .text =
        Everything else is words: money later, a share of a job, peace until a round ends. Promises are written down, and nobody has to keep them. The book shows who did.
rules-payday = Payday
    .text =
        Every open business pays its income, every monopoly { $monopoly }. Then, from the start player clockwise, everybody may hire one gangster of his own family at his price. Nobody keeps more than { $limit } jobs and { $limit } influence cards. The start goes to the next family, clockwise.
rules-end = The last count
    .text =
        After the action of the last round there is no payday but the last count. The income of businesses and monopolies comes { $times } times over. The family with the most gangsters in play gets { $gang }; nobody, if tied.

        Trophies: add up their strength. Each point is worth { $one } with one trophy, { $two } with two, { $three } with three or more. Laundered money comes back { $times } times over.

        The most cash wins. A tie goes to the more valuable businesses and gangsters; after that, to arm wrestling, by dice.
rules-gangsters = The families
    .text =
        Each family starts with its first three gangsters; the others are hired at payday, one at a time.
rules-mercenaries = Mercenaries
    .text =
        An option. Everybody begins with { $richer }. From round II on hiring comes right after the deal instead of at payday: { $laid } mercenaries are laid out, and each family may hire one of them, or one of its own.

        In round I each family may exchange a start gangster for a mercenary of the same strength, for the mercenary’s price less what the man is worth. Mercenaries of strength { $strong } come from round III on.

        A mercenary’s ability is off while he is out of play, ends when he is killed, and goes with him when he is traded.
