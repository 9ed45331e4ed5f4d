"""Table talk at a live table of Omerta: it is no part of the game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sitdown.games.cosa_nostra.records.actions import AcceptOffer
from sitdown.games.omerta.records.actions import DRAW_DECK
from sitdown.server.protocol import LONGEST_REMARK, Say
from sitdown.server.table.chat import KEPT, TALKATIVE
from tests.core.test_words import HARM, HARMLESS

from .online import Server, online
from .room import Frame, Room, at_omerta, record


def at_a_table() -> Room:
    """People on lines of their seats' numbers, a spectator on line 9."""
    return at_omerta("7 3 5 6", "1 2 Ki 4", "5 5 6 8", pile="9", deck="10 2 7")


def said(seat: int, text: str) -> Frame:
    return {"type": "Said", "seat": seat, "text": text}


def test_a_remark_is_heard_by_all_who_are_there() -> None:
    room = at_a_table()
    room.send(1, Say("Nice hat."))
    for line in (0, 1, 2, 9):
        assert room.told(line, "Said") == [said(1, "Nice hat.")]


def test_it_is_nothing_to_the_game() -> None:
    room = at_a_table()
    before, seq = room.position, room.last(0)["seq"]
    room.send(1, Say("Nice hat."))
    assert room.position == before
    assert not room.log
    room.answers(0, DRAW_DECK)
    assert room.last(0)["seq"] == seq + 1


def test_who_looks_on_is_silent() -> None:
    room = at_a_table()
    room.send(9, Say("He has the Killer!"))
    assert room.refusal(9) == "looking-on"
    assert room.told(1, "Said") == []


def test_who_comes_back_is_told_the_last_of_it() -> None:
    room = at_a_table()
    for number in range(KEPT + 5):
        room.send(number % 3, Say(f"Remark {number}"))
        room.wait(2)
    room.leave(1)
    room.join(1, 1)
    kept = room.told(1, "Welcome")[-1]["said"]
    assert kept == [said(number % 3, f"Remark {number}") for number in range(5, KEPT + 5)]
    room.join(10, None)
    assert room.told(10, "Welcome")[0]["said"] == kept


def test_nobody_talks_without_end() -> None:
    room = at_a_table()
    for number in range(TALKATIVE.at_once):
        room.send(1, Say(f"And another thing: {number}"))
    room.send(1, Say("And yet another."))
    assert room.refusal(1) == "too-fast"
    room.send(2, Say("Shush."))
    assert room.told(0, "Said")[-1] == said(2, "Shush.")
    room.wait(2)
    room.send(1, Say("As I was saying."))
    assert room.told(0, "Said")[-1] == said(1, "As I was saying.")


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "x" * (LONGEST_REMARK + 1), "one\ntwo", "one\n", "\x1b[31m", "\x7f", "\x9b31m"),
        *(
            "\u202etxet",
            "\u200b",
            "\u3164",
            "\u2800",
            "\u0301",
            "a\u200e",
            "Z" + "\u0335" * 30,
            "\U000e0041",
            "sh\u00ady",
        ),
    ],
)
def test_it_is_one_line_of_some_length(text: str) -> None:
    room = at_a_table()
    room.send_raw(1, msgspec.json.encode({"type": "Say", "text": text}))
    assert room.refusal(1) == "malformed"
    assert room.told(0, "Said") == []


def test_words_of_all_scripts_and_emoji_are_heard_as_they_are() -> None:
    room = at_a_table()
    for text in ("Дядя", "می\u200cخواهم", "👨\u200d👩\u200d👧", "1️⃣ ❤️"):
        room.send(1, Say(text))
        assert room.told(2, "Said")[-1] == said(1, text)


# --- over a real server


def test_over_the_wire_no_words_do_harm(tmp_path: Path) -> None:
    """A name, a remark, and talk that is part of the game: refused, or heard clean by everybody."""

    async def play(server: Server) -> None:
        for name in ("\x1b[2J", "\u200b", "\u3164", "a\u202eb", "\u0301\u0301", ""):
            response = await server.http.post("/api/me", json={"nickname": name})
            assert (response.status_code, response.json()["why"]) == (400, "malformed")
            body = {"game": "omerta", "nickname": name, "chairs": [None, "sharp", "sharp"]}
            assert (await server.http.post("/api/tables", json=body)).status_code == 400
        await server.post("/api/me", nickname="👨\u200d👩\u200d👧 Ada")
        place = await server.sets_up("cosa-nostra", None, "random", "random")
        async with server.joined(place["table"], place["token"]) as ada, server.joined(place["table"]) as onlooker:
            while not any(frame["type"] == "Update" and frame["options"] for frame in ada.frames):
                await ada.frame()
            await ada.talks({"type": "Say", "text": HARM})
            for guest in (ada, onlooker):
                while not (found := heard(guest.frames)):
                    await guest.frame()
                assert found[0] == HARMLESS
                assert not any("\x1b" in msgspec.json.encode(frame).decode() for frame in guest.frames)

    online(tmp_path, play)


def heard(frames: list[Frame]) -> list[str]:
    updates = [frame for frame in frames if frame["type"] == "Update"]
    return [
        event["text"]
        for update in updates
        for event in update["events"]
        if event["type"] == "Said" and event["seat"] == 0
    ]


def test_where_talk_is_part_of_the_game_it_goes_through_the_game() -> None:
    room = Room(record("cosa-nostra", None, None, None))
    room.join(0, 0)
    room.send(0, Say("Between us."))
    assert [refused["code"] for refused in room.told(0, "Refused")] == ["talk-is-play"]
    room.talks(0, AcceptOffer(3))
    refused = room.told(0, "Refused")[-1]
    assert (refused["code"], refused["params"]) == ("no-offer", {"offer": 3})
