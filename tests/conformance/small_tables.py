"""Small games for proving guesses: those one must think of, and random ones."""

from __future__ import annotations

from random import Random

from sitdown.core.chance import Recording, Seeded
from sitdown.core.kernel import CLOCK, RACE
from sitdown.core.records import TIME_UP
from sitdown.games.omerta import Omerta, new_omerta
from sitdown.games.omerta.cards.cards import Famous
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.moves import read_move
from sitdown.games.omerta.steps.rounds import Turn
from sitdown.games.omerta.steps.scoring import EndGame
from sitdown.games.omerta.steps.turn import Draw
from sitdown.games.omerta.text.notation import read_cards, read_slot

from .law import Viewer
from .omerta import OMERTA as PART
from .play import Temper, random_move
from .small import Case, Move


def small_table(stocks: str, deck: str, safe: str, pile: str) -> Omerta:
    """Three players, seat 0 about to draw. Nobody could read such a position: its cards would not do for another round."""
    g = new_omerta(3)
    g.famous = (Famous.AL_CAPONE, Famous.LUCKY_LUCIANO, Famous.MEYER_LANSKY)
    g.turns = 1
    g.stocks = [tuple(map(read_slot, row.split())) for row in stocks.split("|")]
    g.safe = tuple(map(read_slot, safe.split()))
    g.pile = read_cards(pile)
    g.deck = read_cards(deck)
    g.cards = tuple(g.all_cards())
    g.agenda = [EndGame(), Turn(1), Draw(0)]
    g.advance()
    return g


def case(name: str, moves: str, stocks: str, deck: str, safe: str = "", pile: str = "") -> Case:
    """Moves as `0 draw / 2; 0 discard; -1 time`: who, what, and after a slash the draws."""
    return Case(name, small_table(stocks, deck, safe, pile), [_move(line) for line in moves.split(";") if line.strip()])


def _move(line: str) -> Move:
    words, _, draws = line.partition("/")
    actor, _, action = words.strip().partition(" ")
    return Move(int(actor), read_move(action), tuple(map(int, draws.split())))


LADY = (
    "0 draw / 0; 0 discard; 0 mix 1;"  # the deck's first card is one; the stock of seat 1 is mixed when the time is up
)

CASES = [
    case("nothing has happened", "", "7:0 1 | 2 7:1 | 1", "2 7"),
    case("a swap", "0 draw / 0; 0 swap 1; -1 time", "7:0 1 | 2 7 | 1", "2 7 7"),
    case("a Mole", "0 draw / 0; 0 discard; 0 look 1", "7:0 1 | 2 7 | 1", "Mo 7 2"),
    case("a wrong snap", "0 draw / 0; 0 discard; 1 snap 0 / 0; -1 time", "7:0 1 | 7 2 | 1", "2 7 1"),
    case("a Lady, two of three known", LADY + "-1 time / 1 0", "7:0 1 | 2:1 7:1 1 | 2", "La 1"),
    case(
        "a Lady, and known cards among unknown ones of their kind",
        LADY + "-1 time / 0 1",
        "7:0 | 7:0 7 1:0 | 2",
        "La 7",
    ),
    case(
        "a Lady, then what was known comes to light, or its like",
        LADY + "-1 time / 0 1; 1 draw / 0; 1 swap 2; -1 time",
        "1 | 7:0 7 1 | 2",
        "La 7 2",
    ),
    case(
        "a Lady, then a wrong snap out of the mix",
        LADY + "-1 time / 2 1; 1 draw / 1; 1 discard; 1 snap 1 / 0; -1 time",
        "1 | 7:02 7 1:1 | 2",
        "La 2 7",
    ),
    case(
        "two Ladies on one stock, one slot seen between them",
        LADY + "-1 time / 1 0; 1 draw / 1; 1 discard; 1 look 0; 2 draw / 1; 2 discard; 2 mix 1; -1 time / 0 1",
        "7:* | 7:0 2:1 1 | 1:*",
        "La Mo La 7",
    ),
    case(
        "two Ladies on one stock, a card swapped in between them",
        LADY + "-1 time / 1; 1 draw / 1; 1 swap 0; -1 time; 2 draw / 1; 2 discard; 2 mix 1; -1 time / 0",
        "7 | 7:0 1:2 | 1",
        "La 2 La 7",
    ),
    case(
        "two Ladies on two stocks, a Gangster's victim in both mixes",
        LADY + "-1 time / 1; 1 draw / 1; 1 discard; 1 exchange 1 0 2 0; -1 time; 2 draw / 1; 2 discard; -1 time;"
        "0 draw / 0; 0 discard; 0 mix 2; -1 time / 0",
        "7 | 7:0 1 | 1:0 7",
        "La Ga 1 La",
    ),
    case(
        "two Ladies on two stocks, and a card of both mixes comes to light",
        LADY + "-1 time / 1; 1 draw / 1; 1 discard; 1 exchange 1 0 2 0; -1 time; 2 draw / 2; 2 discard; -1 time;"
        "0 draw / 2; 0 discard; 0 mix 2; -1 time / 0; 1 draw / 1; 1 discard; 2 snap 1 / 0; -1 time",
        "2:* | 7:0 1 | 7:0 7",
        "La Ga 1 La 2 7",
    ),
    case(
        "a mix of two pools that is all in the open, and another Lady",
        "0 draw / 0; 0 swap 0; -1 time; 1 draw / 3; 1 swap 0; -1 time; 2 draw / 0; 2 discard; 2 mix 1; -1 time / 1;"
        "0 draw / 0; 0 discard; -1 time; 1 draw / 1; 1 discard; 1 drive 0 1; -1 time; -1 time; 2 draw / 1; 2 discard; 2 mix 0; -1 time / 1",
        "1 1 | 1 1 | 7",
        "2",
        pile="La Dr La 7 1",
    ),
    case(
        "a safe that was opened and exchanged with",
        "0 draw / 0; 0 discard; 0 crack 2 1; 1 draw / 0; 1 discard; 1 crack 2 0",
        "7:0 1:1 | 2 | 1",
        "Sa 7 Sa",
        safe="1:* 1:* 2 7",
    ),
    case(
        "a card of a mix in the safe",
        LADY + "-1 time / 1; 1 draw / 0; 1 discard; 1 crack 3 0",
        "7 | 7:0 1 | 1",
        "La 2 Sa",
        safe="1:* 1:* 1:* 2",
    ),
    case("a reshuffle", "0 draw / 0; 0 swap 0; -1 time; 1 draw / 1", "7:0 1 | 2 7 | 1", "2", pile="1 2"),
    case(
        "a Lady, and cards from before and after a reshuffle",
        "0 draw / 0; 0 swap 0; -1 time; 1 draw / 1; 1 swap 0; -1 time; 2 draw / 0; 2 discard; 2 mix 1; -1 time / 0",
        "7:0 1 | 2 7 | 1",
        "2",
        pile="La 2",
    ),
    case(
        "a Lady that a Killer answers in vain, and her mix in a Driver's hand",
        LADY + "1 kill 1 / 0 1 0; 1 draw / 0; 1 discard; 1 drive 0; -1 time",
        "7 | Ki:1 1 | 1",
        "La Dr 7",
    ),
]

# Where several accounts of what came to light agree with all that was seen, their weights matter: these need more guesses, of one viewer.
SHARP: list[tuple[Case, Viewer]] = [
    (
        case(
            "one of each of two kinds was known, one of each comes to light",
            LADY + "-1 time / 3 2 1; 1 draw / 0; 1 discard; 1 drive 0 1; -1 time; -1 time",
            "1:* | 7:0 2:0 7 2 | 1:*",
            "La 1 1 Dr",
        ),
        0,
    ),
    (
        case(
            "one like it was known, two come to light",
            LADY + "-1 time / 3 2 1; 1 draw / 0; 1 discard; 1 drive 0 1; -1 time; -1 time",
            "1:* | 7:0 7 7 1 | 2:*",
            "La 1 1 Dr",
        ),
        0,
    ),
    (
        case(
            "two like it were known, one comes to light",
            LADY + "-1 time / 3 2 1; 1 draw / 0; 1 discard; 1 drive 0; -1 time",
            "1:* | 7:0 7:0 7 1 | 2:*",
            "La 1 1 Dr",
        ),
        0,
    ),
    (
        case(
            "it came by way of another mix, or was known in this one",
            LADY + "-1 time / 1; 1 draw / 1; 1 discard; 1 exchange 1 0 2 0; -1 time; 2 draw / 2; 2 discard; -1 time;"
            "0 draw / 2; 0 discard; 0 mix 2; -1 time / 0; 1 draw / 1; 1 discard; 2 snap 1 / 0; -1 time",
            "2:* | 7:0 1 | 1:0 7:0",
            "La Ga 1 La 2 7",
        ),
        0,
    ),
    (
        case(
            "two came to light, of two pools or of one",
            "0 draw / 0; 0 discard; -1 time; 1 draw / 2; 1 swap 0; -1 time; 2 draw / 0; 2 discard; 2 mix 1; -1 time / 2 1;"
            "0 draw / 2; 0 discard; -1 time; 1 draw / 1; 1 discard; 1 drive 0 1; -1 time; -1 time",
            "1 | 1 7 7 | 1",
            "2",
            pile="La Dr 7 1",
        ),
        None,
    ),
]


def random_case(seed: int) -> Case:
    """A few cards, many Ladies and Gangsters, some slots known to some, and random moves."""
    random = Random(seed)
    sizes = [random.choice([1, 1, 2, 2, 3]) for _ in range(3)]
    kinds = [*random.sample(["1", "2", "7"], 2), "La", "La", "Ga", *random.choice([[], ["Mo"], ["Sn"], ["Ki"]])]
    rows = [[_random_slot(random, kinds) for _ in range(size)] for size in sizes]
    deck = random.choices(kinds, k=random.choice([1, 2, 3]))
    pile = random.choice(["", "1", "7", "La", "La Ga"])
    start = small_table(" | ".join(map(" ".join, rows)), " ".join(deck), "", pile)
    return Case(f"random {seed}", start, _random_moves(start.clone(), random, random.choice([6, 10, 14, 20])))


def _random_slot(random: Random, kinds: list[str]) -> str:
    knowers = "".join(str(seat) for seat in range(3) if random.random() < 0.3)
    return random.choice(kinds) + (":" + knowers if knowers else "")


def _random_moves(state: Omerta, random: Random, number: int) -> list[Move]:
    temper = Temper({act.CallOmerta: 1.0, act.Try: 0.7, act.Reveal: 0.5}, cunning=0.2, impatience=0.0)
    seeded = Seeded(random.getrandbits(64))
    moves: list[Move] = []
    while len(moves) < number and state.ask is not None:
        hurry = state.ask.mode == RACE and random.random() < 0.5
        actor, action = (CLOCK, TIME_UP) if hurry else random_move(state, PART, temper, random)
        chance = Recording(seeded)
        state.apply(actor, action, chance)
        moves.append(Move(actor, action, tuple(chance.draws)))
    return moves
