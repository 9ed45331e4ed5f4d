"""Which record of La Cosa Nostra is told by which message, with what. What is not here is told by its name and fields."""

from __future__ import annotations

from sitdown.games.cosa_nostra.cards.abilities import Instead, Train
from sitdown.games.cosa_nostra.cards.cards import Business, Influence, Monopoly
from sitdown.games.cosa_nostra.cards.jobs import JOB_KINDS, JOBS
from sitdown.games.cosa_nostra.cards.mercenaries import GANGSTERS, MERCENARIES, PRICE, STRENGTH
from sitdown.games.cosa_nostra.cards.names import (
    GANGSTER_KINDS,
    BusinessCard,
    Gangster,
    Job,
    JobCard,
    Place,
)
from sitdown.games.cosa_nostra.records.lines import LINES
from sitdown.games.cosa_nostra.steps.reactions import HAND_LIMIT
from sitdown.games.cosa_nostra.words.cards import NUMERALS, SKILLED, business_of, job_facts, job_of
from sitdown.texts.sentences import (
    NAME,
    PEOPLE,
    WHO,
    Add,
    Amount,
    By,
    Capital,
    Count,
    Each,
    Find,
    First,
    Has,
    If,
    Item,
    Joined,
    Parts,
    Same,
    Say,
    Sentences,
    Split,
    Tally,
    Term,
    Text,
    every,
    listed,
    row,
    say,
    you,
)

[TRAINING] = [each.price for man in MERCENARIES for each in man.abilities if isinstance(each, Train)]


def kind_of(gangster: Gangster | Place) -> int:
    """A place is his who has the task there."""
    return GANGSTER_KINDS[Gangster(gangster.removesuffix("_2"))]


# --- parts of sentences


def whose(card: Term, owner: Term) -> By:
    return By("of", Parts((card, owner)))


def owner(card: Term) -> Find:
    return Find("view.players", Has("it.businesses.*.business", card), index=True)


def dice(faces: str) -> Joined:
    return Joined(faces, by=", ")


def seen(cards: str, phrase: str, shown: str, hidden: Say) -> If:
    """Cards, if the reader may see them."""
    known = Each(cards, By(phrase, "it"))
    return If(known, Say(shown, {cards: Joined(known)}, plain=True), hidden)


TASK = Find("view.players.*.crew.*.tasks.*", Same("it.place", "place"))
# That lies there; or, when an attack is made once more, the one in progress.
JOB = Item(First((TASK, "view.in_progress.-1")), Text("job"))
# Who of his could still be given something to do.
CREW = Item(Item("view.players", "me"), Text("crew"))
IDLE = If(Same("view.phase", Text("planning")), Count(Each(CREW, If("it.active", If(Count("it.tasks"), None, 1)))), 0)
JOB_THERE = First((By("quoted", JOB), say("hidden-job")))
PROMISE = Find("view.ledger", Same("it.number", "promise"))
BUSINESSES = Each(
    Tally("it", "business"),
    If(Same("it.count", 1), say("{it.value|card}.the"), say("{it.value|card}.some", count="it.count")),
)
ABOUT = First(("it.2|numeral", By("title", "it.2|kind")))
SPOKEN = If(ABOUT, say("line-{it.1}", about=ABOUT))

# --- what cards do, put together from the facts; the page has them in whole sentences besides

MONEY = ("money", "price", "cash", "less", "limit", "each")
FACT: dict[str, Term] = {each: If(Same(f"it.{each}", 0), Text("none"), By("money", f"it.{each}")) for each in MONEY}
DECKS = Joined("it.decks", by="-")
DOES = [each.job for man in MERCENARIES for each in man.abilities if isinstance(each, Instead)]


def job_lines(style: str) -> Parts:
    one, two, none = "it.outcomes.1", "it.outcomes.2", "it.outcomes.0"
    needs = Joined(Each("it.needs", say("business-{it.0}.some", count="it.1")), by=", ")
    return Parts(
        (
            If("it.difficulty", say(f"{style}dice", difficulty="it.difficulty"), say(f"{style}dice-target")),
            If("it.aim", say(style + "aim-{it.aim}")),
            If("it.answers", say(style + "answers-{it.answers}")),
            By("ante", "it.before"),
            If(one, say(f"{style}at-one", effect=By("effect", one))),
            If(Same(one, two), None, If(two, say(f"{style}at-two", effect=By("effect", two)))),
            If(none, say(f"{style}at-none", effect=By("effect", none))),
            If("it.needs", say(f"{style}needs", businesses=needs)),
        )
    )


# --- what is asked about before it is done

NEED = If(Same("count", 1), say("{business|card}.one"), say("{business|card}.some", count="count"))


# --- the page has a book of what was offered and promised, and tells by who and what, not by number

OFFERED = Find("book.offers", Same("it.offer", "offer"))
PROMISED = Find("book.ledger", Same("it.number", "promise"))


def told(key: str, entry: Term, **args: Term) -> If:
    """By what is in the book, if it is."""
    seat, to = Item(entry, Text("seat")), Item(entry, Text("to"))
    part = If(Same(seat, "me"), Text("seat"), If(Same(to, "me"), Text("to"), Text("other")))
    return If(entry, Say(key, {"you": part, "seat": By("name", seat), "to": By("name", to), **args}))


WHAT = By("word", Item(PROMISED, Text("word")))

# What is being hit, whoever owns it, when there is a doctor to call.
HIT = whose("danger.business", Find("players", Has("it.businesses.*.business", "danger.business"), index=True))

SENTENCES = Sentences(
    events={
        # the frame
        "FamiliesChosen": say(
            "event-families-chosen",
            you=If(Same("me", None), Text("other"), Text("seat")),
            boss=By("boss", Item("families", "me")),
            others=Joined(Each("families", If(Same("index", "me"), None, By("boss", "it")))),
        ),
        "MarketOpened": row("event-market-opened", market=listed("market", "title")),
        "MarketFilled": row("event-market-filled", business=By("title", "business")),
        "JobsDealt": seen("jobs", "quoted", "event-jobs-dealt-seen", row("event-jobs-dealt", count=Count("jobs"))),
        "InfluenceDrawn": If("card", row("event-influence-drawn-seen"), row("event-influence-drawn")),
        "StartSetGiven": row("event-start-set-given", cards=listed("cards", "one")),
        "HandsRefused": row("event-hands-refused", names=listed("seats", "who")),
        "TurnBegan": If("extra", row("event-turn-cut-in"), row("event-turn-began")),
        # recruiting and planning
        "MercenariesLaidOut": row("event-mercenaries-laid-out", count=Count("mercenaries")),
        "JobDrawn": If("job", row("event-job-drawn-seen"), row("event-job-drawn")),
        "JobPlanned": If("job", row("event-job-planned-seen"), row("event-job-planned")),
        "PurchasePlanned": row("event-purchase-planned", business=By("one", "business")),
        "Looked": If("job", row("event-looked-seen"), row("event-looked")),
        "Foiled": row("event-foiled", card=By("the", "card")),
        "Detached": row("event-detached", card=By("the", "card")),
        # acting
        "Bought": row("event-bought", business=By("one", "business")),
        "TargetNamed": If(
            "gangster",
            row("event-target-named", target=By("gangster", "gangster")),
            If(
                "business",
                row("event-target-named", target=whose("business", "player")),
                row("event-target-named-player"),
            ),
        ),
        "MarkersUsed": row("event-markers-used", count=Count("businesses"), businesses=listed("businesses", "the")),
        "Rolled": row("event-rolled", dice=dice("dice")),
        "Rerolled": If(
            Same("by", "seat"),
            row("event-rerolled-cop", dice=dice("dice")),
            row("event-rerolled-lono", dice=dice("dice")),
        ),
        "Paid": If(
            Same("giver", None),
            row("event-paid-by-bank"),
            If(Same("taker", None), row("event-paid-to-bank"), row("event-paid")),
        ),
        "Healed": row("event-healed", patient=First((By("gangster", "gangster"), By("the", "business")))),
        "MonopolyChanged": If(Same("seat", None), row("event-monopoly-lost"), row("event-monopoly-won")),
        # deals
        "OfferMade": row("event-offer-made", deal=By("deal", "it")),
        "OfferClosed": row("event-offer-{how}"),
        "GoodsGiven": row("event-goods-given", goods=By("goods", "goods")),
        "PromiseMade": row("event-promise-made", said=By("promise", "it")),
        "Intended": row("event-intended", meant=By("meant", "intent")),
        "PromiseJudged": row("event-promise-{verdict}"),
        "Said": If(
            Same("to", None),
            row("event-said", text=By("spoken", "text")),
            row("event-said-aside", text=By("spoken", "text")),
        ),
        # payday and the end
        "BonusPaid": row("event-bonus-{bonus}"),
        "JobsDropped": seen(
            "jobs",
            "quoted",
            "event-jobs-dropped-seen",
            row(
                "event-jobs-dropped",
                count=Count("rounds"),
                rounds=Joined(Each("rounds", By("numeral", "it")), by=", "),
            ),
        ),
        "InfluenceDropped": seen(
            "cards",
            "one",
            "event-influence-dropped-seen",
            row("event-influence-dropped", count=Count("cards")),
        ),
        "ArmWrestled": row(
            "event-arm-wrestled",
            throws=Joined(Each("seats", Joined(Parts((By("who", "it"), Item("dice", "index"))), by=" ")), by=", "),
        ),
        "Confessed": say(
            "event-confessed",
            faith=Count("meant", Text("keep")),
            suited=Count("meant", Text("unless_it_pays")),
            show=Count("meant", Text("break")),
        ),
        "GameEnded": row("event-game-ended", cash=By("money", Item("cash", "winner"))),
    },
    page={
        "OfferMade": By("offer", "it"),
        "OfferClosed": told("told-offer-{how}", OFFERED),
        "PromiseMade": By("promise", "it"),
        "Intended": told("told-intended", PROMISED, what=WHAT, meant=By("meant", "intent")),
        "PromiseDue": told("told-promise-due", PROMISED, what=WHAT, money=By("money", "money")),
        "PromiseJudged": told("told-promise-{verdict}", PROMISED, what=WHAT),
    },
    options={
        # recruiting and payday
        "Hire": row("option-Hire", strength="gangster|strength", price=By("money", "gangster|price")),
        "Exchange": row("option-Exchange", price=By("money", Add("mercenary|price", plus=0, minus="gangster|price"))),
        "Train": say("option-Train", price=By("money", TRAINING)),
        "DropJobs": say("option-DropJobs", cards=listed("jobs", "quoted")),
        "DropInfluence": say("option-DropInfluence", cards=listed("cards", "the")),
        # planning and influence
        "PlanPurchase": If(
            Has("view.market.*.business", "business"),
            row(
                "option-PlanPurchase",
                business=By("one", "business"),
                price=By("money", Item(Find("view.market", Same("it.business", "business")), Text("price"))),
            ),
            row("option-PlanPurchase-stack", business=By("one", "business")),
        ),
        "EndTurn": If(
            "view.question.about|ending",
            say("option-EndTurn{view.question.about|ending}"),
            say("option-EndTurn", idle=IDLE),
        ),
        "Spy": say("option-Spy", gangsters=listed("jobs", "gangster")),
        "AskLawyer": say("option-AskLawyer", gangsters=listed("jobs", "gangster")),
        "Attach": row("option-Attach", card=By("title", "card")),
        "Strip": row("option-Strip", card=By("the", "card")),
        # acting
        "Buy": row(
            "option-Buy", business=By("the", Item(TASK, Text("business"))), price=By("money", Item(TASK, Text("price")))
        ),
        "CallOff": If(
            Item(TASK, Text("business")),
            row("option-CallOff-purchase", business=By("the", Item(TASK, Text("business")))),
            row("option-CallOff", job=JOB_THERE),
        ),
        "CarryOut": row("option-CarryOut", job=JOB_THERE),
        "AttackPlayer": row("option-AttackPlayer", job=JOB_THERE),
        "AttackBusiness": row("option-Attack", job=JOB_THERE, target=whose("business", owner("business"))),
        "AttackGangster": row("option-Attack", job=JOB_THERE, target=By("gangster", "gangster")),
        "UseMarkers": say(
            "option-UseMarkers", businesses=Joined(Each("businesses", whose("card", owner("card")), name="card"))
        ),
        "Reroll": say("option-Reroll", die=Item("view.in_progress.-1.dice", "die")),
        "BuyNow": say(
            "option-BuyNow",
            business=By("one", "business"),
            price=By("money", Item(Find("view.buying", Same("it.business", "business")), Text("price"))),
        ),
        # deals
        "Settle": row("option-Settle", what=By("word", Item(PROMISE, Text("word")))),
        "Intend": row("option-Intend", meant=By("meant", "intent")),
        "Say": If(Same("to", None), row("option-Say", text="text"), row("option-Say-aside", text="text")),
    },
    # about the innermost job, if one is being carried out
    question=say(
        "question-{question.about}",
        name=By("name", First(("in_progress.-1.seat", "turn"))),
        job=First((By("quoted", "in_progress.-1.job"), say("hidden-job"))),
        victim=By("gangster", "in_progress.-1.victim"),
        patient=First((By("gangster", "danger.gangster"), If("danger.business", HIT))),
        money=By("money", First(("in_progress.-1.money", 0))),
        dice=dice("in_progress.-1.dice"),
        drop=If(
            Same("question.about", Text("drop_jobs")),
            Add(Count("jobs"), plus=0, minus=HAND_LIMIT),
            Add(Count("influence"), plus=0, minus=HAND_LIMIT),
        ),
    ),
    cautions={
        **{each: row(f"caution-{each}", need=NEED) for each in ("plan-lacks", "job-lacks", "job-loses")},
        **{each: row(f"caution-{each}", card=By("title", "card")) for each in ("helps-rival", "card-idle")},
    },
    phrases={
        "name": NAME,
        "who": WHO,
        "boss": say("family-{it}.boss"),
        "gangster": "it|gangster",
        "title": say("{it|card}"),
        "one": say("{it|card}.one"),
        "the": say("{it|card}.the"),
        "of": say("{it.0|card}.of", you=you("it.1"), name=By("name", "it.1")),
        "quoted": say("quoted", words=By("title", "it")),
        "money": say("money", money=Amount("it")),
        "numeral": "it|numeral",
        "ordinal": Add("it"),
        "businesses": BUSINESSES,
        "pieces": Parts(
            (
                If("it.cash", By("money", "it.cash")),
                By("businesses", "it.businesses"),
                Each("it.gangsters", By("gangster", "it")),
                Each(By("businesses", "it.markers"), say("goods-marker", business="it")),
                Each("it.promises", say("goods-promise", what=By("word", "it"))),
            )
        ),
        "goods": Joined(By("pieces", "it")),
        "word": row("promise-{it.type}"),
        "meant": say("meant-{it}"),
        # what cards do
        "effect": Say("effect-{it.does}", FACT, plain=True),
        "ante": Say("ante-{it.does}", FACT, plain=True),
        "ability": Say(
            "ability-{it.does}",
            {**FACT, "decks": DECKS, "does": By("job_does", "it.job|deed")},
            plain=True,
        ),
        "influence_does": say("influence-{it}.does"),
        "business_does": Parts(
            (
                say("business", price=By("money", "it.price"), income=By("money", "it.income")),
                By("title", "it.monopoly"),
                If("it.business|skilled", say("business-{it.business}.does")),
            )
        ),
        "job_does": job_lines(""),
        "job_explained": job_lines("explain-"),
        "gangster_does": Each("it.abilities", By("ability", "it")),
        # between two players
        "deal": If(
            By("pieces", "it.take"),
            If(
                By("pieces", "it.give"),
                row("deal", give=By("goods", "it.give"), take=By("goods", "it.take")),
                row("deal-plea", give=By("goods", "it.give"), take=By("goods", "it.take")),
            ),
            row("deal-gift", give=By("goods", "it.give"), take=By("goods", "it.take")),
        ),
        "offer": Joined(Parts((Capital(By("deal", "it")), Text("."))), by=""),
        "promise": row("promise", what=By("word", "it.word")),
        "verdict": If(
            Same("it.verdict", Text("open")),
            If("it.due", say("verdict-due", money=By("money", "it.due")), say("verdict-open")),
            say("verdict-{it.verdict}"),
        ),
        "entry": If(
            "it.meant",
            say(
                "entry-meant",
                promise=Add("it.number"),
                said=By("promise", "it"),
                verdict=By("verdict", "it"),
                meant=By("meant", "it.meant"),
            ),
            say("entry", promise=Add("it.number"), said=By("promise", "it"), verdict=By("verdict", "it")),
        ),
        # in whatever language it is read, if a bot said it
        "spoken": First((By("line", Split("it", ":")), "it")),
        "line": every(
            Same("it.0", Text("line")),
            "it.1|line",
            Same("it.3", None),
            then=If("it.2", SPOKEN, say("line-{it.1}", about=Text(""))),
        ),
    },
    fields={
        **dict.fromkeys(PEOPLE, "name"),
        **dict.fromkeys(MONEY, "money"),
        **dict.fromkeys(("round", "number"), "numeral"),
        **dict.fromkeys(("offer", "promise"), "ordinal"),
    },
    words={
        **dict.fromkeys((*Gangster, *Place), "gangster"),
        **dict.fromkeys((*JobCard, *Job), "quoted"),
        **dict.fromkeys(BusinessCard, "the"),
        **dict.fromkeys((*Business, *Monopoly), "title"),
        **dict.fromkeys(Influence, "one"),
    },
    tables={
        "card": {
            **{each: f"job-{job_of(each)}" for each in (*JobCard, *Job)},
            **{each: f"business-{business_of(each)}" for each in (*BusinessCard, *Business)},
            **{each: f"influence-{each}" for each in Influence},
            **{each: f"monopoly-{each}" for each in Monopoly},
        },
        "business": {each: business_of(each) for each in BusinessCard},
        "kind": {each: each for each in Business},
        "gangster": {each: GANGSTERS[kind_of(each)].name for each in (*Gangster, *Place)},
        "strength": {each: STRENGTH[kind_of(each)] for each in Gangster},
        "price": {each: PRICE[kind_of(each)] for each in Gangster},
        "numeral": {str(number): numeral for number, numeral in enumerate(NUMERALS) if numeral},
        "line": {each: each for each in sorted(LINES)},
        "skilled": dict.fromkeys(SKILLED, 1),
        "deed": {job: job_facts(JOBS[JOB_KINDS[job][0]]) for job in DOES},
        # what there could still be, and is not done on this turn
        "ending": {each: f"-{each}" for each in ("second_plan", "plan_beside", "second_task")},
    },
)
