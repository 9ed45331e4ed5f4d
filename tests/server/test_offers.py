"""Trade at a live table: bots answer offers, offers have a time, words go to those they are for."""

from __future__ import annotations

from sitdown.core.chance import Seeded
from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra.actions import Goods

from .room import Frame, Room, record


def sitting(*bots: str | None, **options: object) -> Room:
    """People on lines of their seats' numbers, a spectator on line 9; the first hands are kept."""
    room = Room(record("cosa-nostra", *bots, influence_from=3, **options), chance=Seeded(2))
    for seat, bot in enumerate(bots):
        if bot is None:
            room.join(seat, seat)
    room.join(9, None)
    for seat, bot in enumerate(bots):
        if bot is None and act.KEEP_HAND in (room.state.ask.options(seat) if room.state.ask else ()):
            room.answers(seat, act.KEEP_HAND)
    return room


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
