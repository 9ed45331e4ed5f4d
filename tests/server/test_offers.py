"""Trade at a live table: bots answer offers, offers have a time, words go to those they are for."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

from sitdown.core.chance import Seeded
from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra.actions import Goods
from sitdown.games.cosa_nostra.names import Place
from sitdown.server.loading import new_session
from sitdown.server.pace import HURRIED, Pace
from tests.cosa_nostra.harness import Play, Seat, last_task, table

from .room import Frame, Room, record


def sitting(*bots: str | None, pace: Pace = HURRIED, **options: object) -> Room:
    """People on lines of their seats' numbers, a spectator on line 9; the first hands are kept."""
    room = Room(record("cosa-nostra", *bots, influence_from=3, **options), pace, Seeded(2))
    for seat, bot in enumerate(bots):
        if bot is None:
            room.join(seat, seat)
    room.join(9, None)
    for seat, bot in enumerate(bots):
        if bot is None and act.KEEP_HAND in (room.state.ask.options(seat) if room.state.ask else ()):
            room.answers(seat, act.KEEP_HAND)
    return room


def set_out(play: Play, chairs: tuple[str | None, ...], pace: Pace) -> Room:
    """A table at a stated position."""
    at = record("cosa-nostra", *chairs)
    session = new_session(at)
    session.state = play.g
    return Room(at, pace, session=session)


def heard(room: Room, line: int, kind: str) -> list[Frame]:
    return [event for frame in room.told(line, "Update") for event in frame["events"] if event["type"] == kind]


def test_an_offer_lapses_when_its_time_is_over() -> None:
    room = sitting(None, None, None, offer_seconds=20)
    room.talks(0, act.MakeOffer(1, Goods(cash=1000), Goods()))
    room.wait(19.9)
    assert heard(room, 1, "OfferClosed") == []
    room.wait(0.2)
    assert [closed["how"] for closed in heard(room, 1, "OfferClosed")] == ["lapsed"]


def test_an_offer_without_a_time_stays() -> None:
    room = sitting(None, None, None)
    room.talks(0, act.MakeOffer(1, Goods(cash=1000), Goods()))
    room.wait(3600)
    assert heard(room, 1, "OfferClosed") == []


def test_a_gift_is_taken_by_a_bot() -> None:
    room = sitting(None, "regular", "regular")
    room.talks(0, act.MakeOffer(1, Goods(cash=1000), Goods()))
    [gift] = [made["offer"] for made in heard(room, 0, "OfferMade") if made["seat"] == 0]
    assert [closed["how"] for closed in heard(room, 0, "OfferClosed") if closed["offer"] == gift] == ["accepted"]


def test_an_offer_that_comes_while_a_bot_thinks_of_the_words_before_it_is_answered() -> None:
    room = sitting(None, "regular", "regular")
    room.starts_to_talk(0, act.Say("for old times", 1))
    room.talks(0, act.MakeOffer(1, Goods(cash=1000), Goods()))
    [gift] = [made["offer"] for made in heard(room, 0, "OfferMade") if made["seat"] == 0]
    assert [closed["how"] for closed in heard(room, 0, "OfferClosed") if closed["offer"] == gift] == ["accepted"]


# --- bots among people


def test_a_bot_reads_an_offer_before_it_answers() -> None:
    room = sitting(None, "regular", "regular", pace=replace(HURRIED, reading=1.5))
    room.talks(0, act.MakeOffer(1, Goods(cash=1000), Goods()))
    room.wait(1.4)
    assert heard(room, 0, "OfferClosed") == []
    room.wait(0.2)
    assert [closed["how"] for closed in heard(room, 0, "OfferClosed")] == ["accepted"]


def test_one_word_after_another() -> None:
    room = sitting(None, "boss", "boss", "boss", pace=replace(HURRIED, word=0.4))
    room.wait(30)
    spoken = [(at, json.loads(data)["events"]) for at, data in room.sent[9] if b"OfferMade" in data]
    assert all(len([event for event in events if event["type"] == "OfferMade"]) == 1 for _, events in spoken)
    assert len(spoken) > 3
    assert all(later - earlier > 0.39 for (earlier, _), (later, _) in pairwise(spoken))


def test_when_the_game_is_over_nobody_waits_to_speak() -> None:
    """Else the table would wake again and again."""
    room = set_out(last_task(), (None, "regular", "regular"), replace(HURRIED, reading=1.5))
    room.join(0, 0)
    room.talks(0, act.Say("Good night."))
    room.answers(0, act.CallOff(Place.BIG_JOEY))
    assert room.state.over
    room.wait(3)
    assert room.table.due is not None
    assert room.table.due > room.now


def pleading() -> Room:
    """Blundetto is a bot, and its turn has come: its job needs Calmuti's Garage, and Calmuti is a person who takes his time."""
    others = Seat("dimaggio", cash=0), Seat("calmuti", cash=0, tasks="vito_baritono: threats")
    me = Seat("blundetto", cash=9000, tasks="big_joey: car_theft")
    play = table(me, *others, phase="action", number=2, starter=2)
    room = set_out(play, ("regular", None, None), replace(HURRIED, patience=20.0))
    room.join(2, 2)
    room.answers(2, act.CallOff(Place.VITO_BARITONO))
    assert [made["take"]["markers"] for made in heard(room, 2, "OfferMade")] == [["garage_1"]]
    return room


def test_a_bot_waits_for_the_answer_that_its_job_hangs_on() -> None:
    room = pleading()
    room.wait(19.0)
    assert heard(room, 2, "TurnedUp") == []
    room.talks(2, act.AcceptOffer(0))
    assert [job["job"] for job in heard(room, 2, "TurnedUp")] == ["car_theft"]


def test_but_not_for_ever() -> None:
    room = pleading()
    for seconds, moved in ((19.9, False), (0.2, True)):
        room.wait(seconds)
        assert (0 in [turn["seat"] for turn in heard(room, 2, "TurnEnded")]) == moved


def test_a_word_to_one_is_heard_by_one() -> None:
    room = sitting(None, None, None)
    room.talks(0, act.Say("trust me", 1))
    room.talks(0, act.Say("good evening"))
    texts = {line: [said["text"] for said in heard(room, line, "Said")] for line in (0, 1, 2, 9)}
    assert texts[1] == texts[0] == ["trust me", "good evening"]
    assert texts[2][-1] == texts[9][-1] == "good evening"
    assert "trust me" not in texts[2] + texts[9]


def test_nobody_trades_with_himself() -> None:
    room = sitting(None, None, None)
    room.talks(0, act.MakeOffer(0, Goods(cash=1000), Goods()))
    assert room.refusal(0) == "illegal"
    assert room.frames[0][-1]["detail"] == "nobody trades or talks with himself"
