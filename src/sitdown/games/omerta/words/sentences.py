"""Which record of Omerta is told by which message, with what. What is not here is told by its name and fields."""

from __future__ import annotations

from sitdown.games.omerta.cards.cards import CHARACTERS, Card
from sitdown.games.omerta.steps.scoring import LIMIT, PENALTY
from sitdown.texts.sentences import (
    NAME,
    PEOPLE,
    WHO,
    Add,
    By,
    Count,
    Each,
    First,
    Has,
    If,
    Item,
    Joined,
    Least,
    Parts,
    Same,
    Sentences,
    Term,
    Text,
    listed,
    row,
    say,
    you,
)


def slot_of(seat: Term, slot: Term) -> By:
    return By("slot_of", Parts((seat, slot)))


SIGHTS = Joined(Each("slots", say("sight", slot=Add("it"), card=By("one", Item("cards", "index")))))
TARGETS = Joined(
    Each("targets", If(Same(Item("slots", "index"), None), By("whom", "it"), slot_of("it", Item("slots", "index"))))
)
SHOWN = First(("question.card", If("holds", "hand", "pile_top")))

ASKED = "question-{question.step}{stage}"

SENTENCES = Sentences(
    events={
        "Named": say(
            "event-named",
            you=If(Same("me", None), Text("other"), Text("seat")),
            persona=By("persona", Item("famous", "me")),
            others=Joined(Each("famous", If(Same("index", "me"), None, By("persona", "it")))),
        ),
        "RoundBegan": row("event-round-began", rounds=Count("names")),
        "Peeked": If(
            Has("cards", None),
            row("event-peeked", slots=listed("slots", "slot"), count=Count("slots")),
            row("event-peeked-seen", sights=SIGHTS),
        ),
        "Drew": If("card", row("event-drew-seen"), row("event-drew")),
        "SnapClosed": If(Same("winner", None), say("event-snap-closed"), row("event-snap-won")),
        "Given": row("event-given-{why}"),
        "Aimed": row("event-aimed", card=By("the", "card"), targets=TARGETS),
        "Killed": row("event-killed", cancelled=By("the", "cancelled")),
        "Exchanged": say("event-exchanged", first=slot_of("seat", "slot"), second=slot_of("other", "other_slot")),
        "Drove": If("away", row("event-drove-away", sights=SIGHTS), row("event-drove-back", sights=SIGHTS)),
        "SafeOpened": If(
            Has("cards", None), row("event-safe-opened"), row("event-safe-opened-seen", cards=listed("cards", "one"))
        ),
        "Lifted": If(Same("card", Text("mamma")), row("event-lifted-mamma"), row("event-lifted-patrol")),
        "RoundEnded": If(
            Same("caller", None),
            row("event-round-over"),
            If(
                "succeeded",
                row("event-omerta-kept", count=Item("counts", "caller"), score=Item("scores", "caller")),
                If(
                    Same(Item("counts", "caller"), Least("counts")),  # nobody had less: it was too much in itself
                    row(
                        "event-omerta-over",
                        count=Item("counts", "caller"),
                        score=Item("scores", "caller"),
                        limit=LIMIT,
                    ),
                    row(
                        "event-omerta-beaten",
                        count=Item("counts", "caller"),
                        score=Item("scores", "caller"),
                        lowest=Least("counts"),
                    ),
                ),
            ),
        ),
        "GameEnded": If(
            Same(Count("winners"), 1),
            say("event-game-won", you=you("winners.0"), winners=listed("winners", "who"), total=Least("totals")),
            say("event-game-shared", you=you("winners.0"), winners=listed("winners", "who"), total=Least("totals")),
        ),
    },
    options={
        "Clocked": say("option-Clocked", name=By("name", "seat"), milliseconds=Joined(Parts(("milliseconds",)), by="")),
        "Peek": say("option-Peek", first=Add("first"), second=Add("second")),
        "Exchange": say("option-Exchange", first=slot_of("seat", "slot"), second=slot_of("other", "other_slot")),
        "Shuffle": say("option-Shuffle", name=By("name", "seat")),
        "Give": If(
            Same("first", "second"),
            say("option-Give-both", first=By("name", "first")),
            say("option-Give", first=By("name", "first"), second=By("name", "second")),
        ),
        "Drive": If(
            "slots",
            say("option-Drive", slots=Joined(Each("slots", say("slot", slot=Add("it"))))),
            say("option-Drive-none"),
        ),
        "SendMamma": say("option-SendMamma", name=By("name", "seat")),
        "LayPatrol": say("option-LayPatrol", target=slot_of("seat", "slot")),
    },
    question=If(
        "question.step|snaps",
        say(ASKED, card=By("title", SHOWN)),
        If(
            Same("question.step", Text("KillerWindow")),
            say(ASKED, card=By("aimed", SHOWN)),
            say(ASKED, card=By("one", SHOWN), discard=By("discard", SHOWN), limit=LIMIT, penalty=PENALTY),
        ),
    ),
    phrases={
        "name": NAME,
        "who": WHO,
        "whom": say("whom", you=you("it"), name=By("name", "it")),
        "persona": say("famous-{it}.full"),
        "title": say("card-{it}"),
        "one": say("card-{it}.one"),
        "the": say("card-{it}.the"),
        "aimed": If("it|aimed", say("card-{it}.aimed"), say("card-{it}.one")),
        "discard": If("it|character", say("card-{it}.discard"), say("discard-bottle")),
        "slot": Add("it"),
        "slot_of": say("slot-of", you=you("it.0"), name=By("name", "it.0"), slot=Add("it.1")),
    },
    fields={
        **dict.fromkeys(PEOPLE, "name"),
        **dict.fromkeys(("slot", "place"), "slot"),
        **dict.fromkeys(("card", "discarded"), "one"),
    },
    tables={
        "snaps": dict.fromkeys(("Snap", "SealedSnap"), 1),
        "aimed": dict.fromkeys((Card.GANGSTER, Card.LADY, Card.SNITCH, Card.MAMMA, Card.PATROL), 1),
        "character": dict.fromkeys(CHARACTERS, 1),
    },
)
