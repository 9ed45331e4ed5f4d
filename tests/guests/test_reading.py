"""What a model meant by what it said."""

from __future__ import annotations

import pytest
from msgspec import Raw

from sitdown.guests.answers import Refused, Reply
from sitdown.guests.text.reading import read


@pytest.mark.parametrize(
    ("said", "choice"),
    [
        ("3", 3),
        (" 3 \n", 3),
        ("**3**", 3),
        ("ANSWER: 3", 3),
        ("I think 4 is bad.\nAnswer: **2**.", 2),
        ("ANSWER: 1? No.\nANSWER: 2 (the cheaper one)", 2),
        ("ANSWER: option 12", 12),
        ("answer:`7`", 7),
        ("ANSWER: -1", -1),
    ],
)
def test_a_number_is_found(said: str, choice: int) -> None:
    assert read(said, None) == Reply(choice=choice)


@pytest.mark.parametrize(
    "said", ["", "I pass", "3 or 4", "ANSWER: three", "ANSWER:", "ANSWER: 3\nANSWER: well", "9" * 500]
)
def test_what_is_no_answer_is_refused(said: str) -> None:
    with pytest.raises(Refused, match="the last line has to be ANSWER"):
        read(said, None)


def test_the_number_of_nothing_means_nothing() -> None:
    assert read("ANSWER: 5", 5) == Reply()


def test_json_is_found_whatever_stands_around_it() -> None:
    offer = '{"type":"Say","text":"a } in {quotes} \\" here","to":null}'
    assert read(f"Hm.\nANSWER: {offer} - that should do", None) == Reply(action=Raw(offer.encode()))
    assert read(f"```\n{offer}\n```", None) == Reply(action=Raw(offer.encode()))
    assert read(f"ANSWER: ```json\n{offer}\n```".replace("json\n", ""), None) == Reply(action=Raw(offer.encode()))


@pytest.mark.parametrize("said", ['ANSWER: {"type": "Say"', "ANSWER: {what}", "ANSWER: " + "{" * 10_000])
def test_broken_json_is_refused(said: str) -> None:
    with pytest.raises(Refused, match="JSON"):
        read(said, None)
