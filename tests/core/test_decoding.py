"""Whatever text comes from outside, it is read or refused as `Malformed` or `BadLog`: nothing else is raised, and nothing takes long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest

from sitdown.cli.table import read_options
from sitdown.core.chance import Seeded
from sitdown.core.codec import LONGEST, Malformed, decode
from sitdown.core.kernel import CLOCK
from sitdown.core.log import BadLog, Entry, Header, Session, read_header, replay, resume
from sitdown.core.records import BEGIN
from sitdown.core.registry import UnknownGame, all_games, game_named, load, save
from sitdown.games.cosa_nostra.records import actions as cosa_nostra
from sitdown.games.cosa_nostra.records.moves import read_move as read_cosa_nostra_move
from sitdown.games.omerta.records.moves import read_move as read_omerta_move
from tests.cosa_nostra.questions import ACTIONS as COSA_NOSTRA_ACTIONS
from tests.omerta.positions import ACTIONS as OMERTA_ACTIONS

Text = bytes | str
GAMES = all_games()
DEEP = (900, 978, 1000, 5000, 200_000)  # just within what the machine bears, and far beyond


def played(name: str) -> Session:
    session = Session(game_named(name), ("Ada", "Bruno", "Carla"))
    chance = Seeded(2)
    session.apply(CLOCK, BEGIN, chance)
    for _ in range(20):
        ask = session.state.ask
        assert ask is not None
        session.apply(ask.seats[0], ask.options(ask.seats[0])[0], chance)
    return session


LOGS = {game.name: played(game.name).lines() for game in GAMES}
STEPS = [
    game.codec.pack_step(step)
    for game in GAMES
    for step in (*game.new(3).agenda, *resume(LOGS[game.name]).state.agenda)
]
GOOD: list[bytes] = [
    *[msgspec.json.encode(action) for action in (*OMERTA_ACTIONS, *COSA_NOSTRA_ACTIONS)],
    *[msgspec.json.encode(event) for lines in LOGS.values() for one in replay(lines) for event in one.events],
    *[line for lines in LOGS.values() for line in lines],
    *[save(game, resume(LOGS[game.name]).state) for game in GAMES],
    *[msgspec.json.encode(step) for step in STEPS],
    *[game.write(resume(LOGS[game.name]).state).encode() for game in GAMES],
    b"swap 2",
    b'offer 1 {"cash":2000} {"promises":[{"type":"pay_by_payday","money":1000,"round":2}]}',
    b"say all hello",
]


def as_step(data: Text) -> None:
    """A step as it stands in a position: anything that JSON can say."""
    for game in GAMES:
        game.codec.unpack_step(decode(data, Any))


def as_later_line(data: Text) -> None:
    for lines in LOGS.values():
        resume([*lines, data])


def as_text(read: Callable[[str], object]) -> Callable[[Text], object]:
    return lambda data: read(data if isinstance(data, str) else data.decode("utf-8", "surrogateescape"))


READERS: dict[str, Callable[[Text], object]] = {
    **{f"action of {game.name}": game.codec.action for game in GAMES},
    **{f"event of {game.name}": game.codec.event for game in GAMES},
    **{f"position of {game.name}": as_text(game.read) for game in GAMES},
    "step": as_step,
    "saved": load,
    "header": read_header,
    "log": lambda data: resume([data]),
    "line": as_later_line,
    "entry": lambda data: decode(data, Entry),
    "header record": lambda data: decode(data, Header),
    "move of omerta": as_text(read_omerta_move),
    "move of cosa-nostra": as_text(read_cosa_nostra_move),
}


def reads(data: Text) -> None:
    for name, read in READERS.items():
        begun = process_time()
        try:
            read(data)
        except (Malformed, BadLog) as error:
            if len(str(error)) > 10_000:
                raise AssertionError(f"{name}: a long story") from error
        assert process_time() - begun < 5, name


# --- what nobody would send who means well


def bad() -> Iterator[Text]:
    for depth in DEEP:
        for opening, closing in (
            ("[", "]"),
            ('{"a":', "}"),
            ('{"type":"Swap","slot":', "}"),
            ('["Opening",{"step":', "}]"),
        ):
            yield (opening * depth + "0" + closing * depth).encode()
            yield opening * depth
        yield b'{"actor":0,"draws":[],"action":' + b"[" * depth + b"]" * depth + b"}"
        yield (
            b'{"game":"omerta","rules":1,"seats":["a","b","c"],"options":{"snap":' + b"[" * depth + b"]" * depth + b"}}"
        )
        yield b'{"game":"omerta","rules":1,"position":"' + b"[" * depth + b'"}'
        yield f"players 3; agenda Draw[{'[' * depth}{']' * depth}]"
        yield f"players 3; options {'[' * depth}"
        yield f"offer 1 {'{' * depth} {{}}"
    for digits in (17, 100, 4000, 5000, 100_000):
        number = "9" * digits
        yield f'{{"type":"Swap","slot":{number}}}'
        yield f'{{"type":"Clocked","seat":0,"milliseconds":{number}}}'
        yield f'{{"actor":{number},"action":{{"type":"DrawDeck"}},"draws":[]}}'
        yield f'{{"actor":0,"action":{{"type":"DrawDeck"}},"draws":[{number}]}}'
        yield f'{{"game":"omerta","rules":{number},"options":{{}},"seats":[]}}'
        yield f'{{"game":"cosa-nostra","rules":1,"options":{{"rounds":{number}}},"seats":["a","b","c"]}}'
        yield f"players {number}"
        yield f"players 3; question {number}"
        yield f"swap {number}"
        yield f"stake {number}000"
        yield f"attack big_joey {number}"
    for size in (LONGEST + 1, 3 * LONGEST):
        yield b"x" * size
        yield b'"' + b"x" * size + b'"'
        yield b'{"type":"Say","text":"' + b"x" * size + b'"}'
        yield b'{"game":"' + b"x" * size + b'","rules":1,"options":{},"seats":[]}'
    yield b'{"game":"' + b"x" * 1000 + b'","rules":1,"options":{},"seats":[]}'
    yield from (b"", b"\x00", b"\xff\xfe", b'"\xff"', b'{"type":"Say","text":"\xc3"}', b"null", b"NaN", b"1e999", b"-0")
    yield from (
        "\ud800",
        '{"type":"Say","text":"\ud800"}',
        '{"type":"Say","text":"\\ud800"}',
        "players \ud800",
        "say all \ud800",
    )
    yield from (b'{"type":"Swap","slot":1,"slot":2}', b'{"type":"Swap","type":"Discard"}', b'{"actor":0,"actor":1}')


def test_bad_data_is_refused_in_the_one_way() -> None:
    for data in bad():
        reads(data)


@pytest.mark.parametrize("seed", range(4))
def test_bent_data_is_read_or_refused_in_the_one_way(seed: int) -> None:
    random = Random(seed)
    for _ in range(400):
        data = bent(random.choice(GOOD), random)
        for read in random.sample(list(READERS.values()), 4):
            with suppress(Malformed, BadLog):
                read(data)


def bent(data: bytes, random: Random) -> bytes:
    """Cut off, with bytes changed, a piece of another in it, or a value of another kind."""
    for _ in range(random.choice((1, 1, 2, 5))):
        at = random.randrange(len(data) + 1)
        way = random.randrange(5)
        if way == 0:
            data = data[:at]
        elif way == 1:
            data = data[:at] + bytes([random.randrange(256)]) + data[at + 1 :]
        elif way == 2:
            other = random.choice(GOOD)
            start = random.randrange(len(other))
            data = data[:at] + other[start : start + random.randrange(1, 60)] + data[at:]
        elif way == 3:
            data = (
                data[:at]
                + random.choice((b"null", b"[]", b"{}", b"1.0", b"true", b'"x"', b"-1", b"[" * 2000))
                + data[at:]
            )
        else:
            data = data.replace(
                random.choice((b'"', b":", b",", b"{", b"0")), random.choice((b"", b"[", b"1", b'""')), 1
            )
    return data


def test_what_is_good_is_read() -> None:
    """Else the tests above could not fail."""
    for game in GAMES:
        assert resume(LOGS[game.name]).lines() == LOGS[game.name]
        load(save(game, resume(LOGS[game.name]).state))
    assert len(GOOD) > 100


DEEPEST: list[Any] = []
for _ in range(100_000):
    DEEPEST = [DEEPEST]


@pytest.mark.parametrize(
    "thing", [None, 7, 1.5, True, [], {}, object(), DEEPEST], ids=lambda thing: type(thing).__name__
)
def test_what_is_no_text_is_refused_in_the_one_way(thing: Any) -> None:
    for game in GAMES:
        for read in (game.codec.action, game.codec.event, game.codec.unpack_step, game.read, game.read_move, load):
            with pytest.raises(Malformed):
                read(thing)
    with pytest.raises(UnknownGame):
        game_named(thing)


# --- unknown fields


@pytest.mark.parametrize("action", [*OMERTA_ACTIONS, *COSA_NOSTRA_ACTIONS], ids=lambda action: type(action).__name__)
def test_an_action_has_no_fields_but_its_own(action: Any) -> None:
    game = game_named("omerta" if action in OMERTA_ACTIONS else "cosa-nostra")
    plain = msgspec.to_builtins(action)
    assert game.codec.action(msgspec.json.encode(plain)) == action
    with pytest.raises(Malformed, match="unknown field `bribe`"):
        game.codec.action(msgspec.json.encode(plain | {"bribe": 1}))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_event_has_no_fields_but_its_own(game: Any) -> None:
    for one in replay(LOGS[game.name]):
        for event in one.events:
            with pytest.raises(Malformed, match="unknown field `bribe`"):
                game.codec.event(msgspec.json.encode(msgspec.to_builtins(event) | {"bribe": 1}))


def test_nor_have_the_goods_of_an_offer() -> None:
    offer = msgspec.to_builtins(cosa_nostra.MakeOffer(1, cosa_nostra.Goods(cash=1000), cosa_nostra.Goods()))
    offer["give"]["bribe"] = 1
    with pytest.raises(Malformed, match="unknown field `bribe`"):
        game_named("cosa-nostra").codec.action(msgspec.json.encode(offer))


def test_options_at_the_terminal_are_read_whatever_they_are() -> None:
    for words in ("[" * 100_000, "9" * 5000, '{"a":' * 50_000, "\ud800", "nan"):
        assert list(read_options([f"snap={words}"])) == ["snap"]
