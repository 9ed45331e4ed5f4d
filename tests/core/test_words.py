"""What one person writes and others are shown: nothing that steers a terminal, turns the writing round, or looks like nothing."""

from __future__ import annotations

import sys
from random import Random
from unicodedata import category

import msgspec
import pytest

from sitdown.core.chance import Seeded
from sitdown.core.kernel import CLOCK
from sitdown.core.log import Session, replay
from sitdown.core.records import BEGIN
from sitdown.core.words import MOST_MARKS, NOTHING_TO_READ, readable, shown
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.records.actions import Say
from sitdown.games.cosa_nostra.records.events import Said

GOOD = [
    "Ada", "two words", "José", "Jose\u0301", "Łódź", "Дядя Ваня", "张伟", "山田\u3000太郎", "محمد", "דוד", "नमस्ते", "ประเทศไทย", "한글",
    "می\u200cخواهم",  # Persian needs a joiner that does not join
    "❤️", "1️⃣", "🇮🇹", "👍🏽", "👨\u200d👩\u200d👧\u200d👦", "👁️\u200d🗨️", "🏳️\u200d🌈", "don't… «sì» – ok?", "\U0001fae9", "Tiếng Việt", "ကြိုး",
]  # fmt: skip


@pytest.mark.parametrize("text", GOOD)
def test_what_people_write_is_shown_as_it_is(text: str) -> None:
    assert shown(text) == text
    assert readable(text)


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("\x1b[2Jgone", "[2Jgone"),  # clears the screen
        ("\x1b]0;owned\x07hi", "]0;ownedhi"),  # sets the title
        ("\x9b31mred", "31mred"),  # the same in one sign
        ("a\x7fb\x08c\x00d", "abcd"),
        ("one\ntwo\r\nthree\tfour", "one two  three four"),
        ("one\u2028two\u2029three", "one two three"),
        ("\u202etxet", "txet"),  # written from right to left
        ("\u2066a\u2069\u200eb\u200fc\u061c", "abc"),
        ("sh\u00ady\u200b\ufeff\u2060", "shy"),
        ("a\U000e0041\U000e0042\U000e007f", "a"),  # letters that nobody sees
        ("a\u2800b\u3164c", "a b c"),
        ("\u0301\u0301a", "a"),
        ("a\u200d\u200d\u200d", "a"),
        ("a \u200d b", "a  b"),
        ("a\ue000b\udc80c", "abc"),  # of private use, and half a sign
        ("Z" + "\u0335\u0321\u0322\u0327" * 20 + "algo", "Z" + ("\u0335\u0321\u0322\u0327" * 2)[:MOST_MARKS] + "algo"),
        ("e" + "\ufe0f" * 50, "e" + "\ufe0f" * MOST_MARKS),
    ],
)  # fmt: skip
def test_what_does_harm_is_left_out(text: str, clean: str) -> None:
    assert shown(text) == clean
    assert shown(clean) == clean
    assert not readable(text)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "\u00a0\u3000", "\x1b", "\u200b", "\u200d", "\u3164", "\uffa0\u115f\u1160", "\u2800\u2800", "\ufe0f", "\u034f", "\u0301\u0302",
        "\u00ad", "\U000e0041\U000e0042", "\u180e", "\ufeff", "\u2063\u2064", "\u17b4\u17b5", "\U0001d159", "\ufffc", "\u202e", "\ud800", "\ue000",
        "\U000e0100", "\u200b \u200c \u2060",
    ],
)  # fmt: skip
def test_what_looks_like_nothing_is_shown_as_something(text: str) -> None:
    assert shown(text) == NOTHING_TO_READ
    assert not readable(text)


def test_whatever_is_written_what_is_shown_is_harmless_and_stays_so() -> None:
    """Every sign there is by itself, and many at random beside each other."""
    random = Random(1)
    signs = [chr(code) for code in range(sys.maxunicode + 1)]
    nasty = [sign for sign in signs if category(sign)[0] in "CMZ"]
    texts = signs[:0x3000] + random.sample(signs, 5000)
    texts += ["".join(random.choices(nasty, k=12) + random.choices(signs, k=4)) for _ in range(3000)]
    for text in texts:
        clean = shown(text)
        assert shown(clean) == clean
        kinds = [category(sign) for sign in clean]
        assert not any(kind in ("Cc", "Cs", "Co", "Zl", "Zp") for kind in kinds), repr(text)
        assert all(sign in "\u200c\u200d" for sign, kind in zip(clean, kinds, strict=True) if kind == "Cf")
        assert any(kind[0] in "LNPS" or sign > "\U0001f000" for sign, kind in zip(clean, kinds, strict=True))


# --- where words go through


HARM = "\x1b[2J\x1b]0;owned\x07\u202ehi"
HARMLESS = "[2J]0;ownedhi"


def old_log() -> list[bytes]:
    """As it could be written before there was a filter: with names and words that do harm."""
    session = Session(COSA_NOSTRA, ("Ada", "Bruno", "Carla"))
    session.apply(CLOCK, BEGIN, Seeded(3))
    session.apply(0, Say("hello"), Seeded(3))
    session.apply(1, Say("you too", 0), Seeded(3))
    session.apply(2, Say("psst"), Seeded(3))
    header, begin, *said = session.lines()
    harm, silence = msgspec.json.encode(HARM), msgspec.json.encode("\u200b\u3164")
    return [
        header.replace(b'"Ada"', harm).replace(b'"Carla"', silence),
        begin,
        said[0].replace(b'"hello"', harm),
        said[1].replace(b'"you too"', harm),
        said[2].replace(b'"psst"', silence),
    ]


def test_an_old_log_is_replayed_and_its_words_are_shown_clean() -> None:
    lines = old_log()
    assert b"u001b" in lines[2]
    said = [event for one in replay(lines) for event in one.events if isinstance(event, Said)]
    assert said == [Said(0, HARMLESS, None), Said(1, HARMLESS, 0), Said(2, NOTHING_TO_READ, None)]


def test_whatever_is_said_in_a_game_is_said_clean() -> None:
    state = COSA_NOSTRA.new(3)
    state.apply(CLOCK, BEGIN, Seeded(3))
    assert state.apply(0, Say(HARM), Seeded(3)) == [Said(0, HARMLESS, None)]
    assert COSA_NOSTRA.codec.action(msgspec.json.encode({"type": "Say", "text": HARM})) == Say(HARMLESS)
    assert Say("👨\u200d👩\u200d👧").text == "👨\u200d👩\u200d👧"


def test_the_names_of_a_log_are_written_clean() -> None:
    assert Session(COSA_NOSTRA, (HARM, "Bruno", "\u3164")).header.seats == (HARMLESS, "Bruno", NOTHING_TO_READ)
