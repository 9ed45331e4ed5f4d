"""Trade at a live table: bots answer offers, offers have a time, words go to those they are for."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

from msgspec import Raw

from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.server.protocol import Inspect, Weigh
from sitdown.server.table.loading import new_session
from sitdown.server.table.time.pace import HURRIED, Pace
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


# --- what may be done beside the question, and what a deal would change


def weighed(room: Room, line: int, *actions: Action) -> list[Frame]:
    for number, action in enumerate(actions):
        room.send(line, Weigh(number, Raw(encode(action))))
    return room.told(line, "Weighed")


def test_an_update_says_what_may_be_done_beside_the_question() -> None:
    room = sitting(None, None, None)
    room.talks(0, act.MakeOffer(1, Goods(cash=1000), Goods()))
    offer = heard(room, 1, "OfferMade")[0]["offer"]
    assert [room.last(line)["beside"] for line in (0, 1, 2, 9)] == [
        [{"type": "WithdrawOffer", "offer": offer}],
        [{"type": "AcceptOffer", "offer": offer}, {"type": "RefuseOffer", "offer": offer}],
        [],
        [],
    ]


def test_a_seat_may_ask_what_a_deal_would_change_and_nothing_is_done() -> None:
    room = sitting(None, None, None)
    before = room.position
    theirs = room.last(0)["view"]["players"][1]["businesses"][0]["business"]
    buys = act.MakeOffer(1, Goods(cash=90_000), Goods(businesses=(BusinessCard(theirs),)))
    yes, no = weighed(room, 0, buys, act.AcceptOffer(7))
    assert (yes["number"], yes["prospect"]["price"], yes["detail"]) == (0, None, "")
    assert yes["prospect"]["income"] > 0
    assert (no["number"], no["prospect"], no["detail"]) == (1, None, "there is no offer 7")
    assert room.position == before
    assert not room.told(1, "Weighed")


def test_who_looks_on_or_asks_too_often_is_refused() -> None:
    room = sitting(None, None, None)
    gift = act.MakeOffer(1, Goods(cash=1000), Goods())
    assert weighed(room, 9, gift) == []
    assert room.frames[9][-1]["why"] == "looking-on"
    weighed(room, 0, *[gift] * 100)
    assert room.frames[0][-1]["why"] == "too-fast"


def test_a_seat_may_look_closely_at_its_own_jobs_only() -> None:
    room = sitting(None, None, None)
    before, mine = room.position, room.last(0)["view"]["jobs"][0]
    for number, thing in enumerate((mine, "nobody")):
        room.send(0, Inspect(number, thing))
    yes, no = room.told(0, "Weighed")
    assert (yes["number"], yes["prospect"]["seat"], len(yes["prospect"]["rolls"]) > 0) == (0, 0, True)
    assert (no["number"], no["prospect"], no["detail"]) == (1, None, "seat 0 knows of no job 'nobody'")
    room.join(9, None)
    room.send(9, Inspect(2, mine))  # whoever looks on may ask, and sees no hand
    assert room.told(9, "Weighed")[0]["prospect"] is None
    assert room.position == before
    assert not room.told(1, "Weighed")
    for number in range(100):
        room.send(0, Inspect(number, mine))
    assert room.frames[0][-1]["why"] == "too-fast"


def test_where_the_view_says_it_all_there_is_no_more_to_know() -> None:
    room = Room(record("omerta", None, "random", "random"))
    room.join(0, 0)
    room.send(0, Inspect(1, "killer"))
    assert room.told(0, "Weighed") == [{"type": "Weighed", "number": 1, "prospect": None, "detail": "", "cautions": []}]


def test_where_nobody_trades_there_is_nothing_to_weigh() -> None:
    room = Room(record("omerta", None, "random", "random"))
    room.join(0, 0)
    assert room.last(0)["beside"] == []
    room.send(0, Weigh(1, Raw(b'{"type":"CallOmerta"}')))
    refused = room.frames[0][-1]
    assert (refused["why"], refused["detail"]) == ("illegal", "nobody trades in this game")
