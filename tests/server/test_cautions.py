"""What a seat should be asked first goes with its options, and with what it weighs; to nobody else."""

from __future__ import annotations

from msgspec import Raw

from sitdown.core.codec import encode
from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.server.protocol import Weigh
from sitdown.server.table.time.pace import HURRIED
from tests.cosa_nostra.harness import Seat, table

from .test_offers import set_out

LACKS = {"code": "plan-lacks", "params": {"job": "threats", "business": "lawyer", "count": 1}}


def test_options_and_what_may_be_done_beside_them_come_with_what_speaks_against_them() -> None:
    me = Seat("blundetto", cash=5000, owns="pimp", jobs="threats")
    play = table(me, Seat("dimaggio", owns="lawyer casino"), Seat("calmuti", owns=""), markers="0 casino_1")
    room = set_out(play, (None, None, None), HURRIED)
    for seat in range(3):
        room.join(seat, seat)
    room.join(9, None)
    update = room.last(0)
    actions = [*update["options"], *update["beside"]]
    found = {each["at"]: each["cautions"] for each in update["cautions"]}
    for at, action in enumerate(actions):
        if action["type"] == "PlanJob":
            assert found[at] == [LACKS]
        elif action["type"] == "TakeBack":
            assert [each["code"] for each in found[at]] == ["marker-back"]
        else:
            assert at not in found
    assert {"PlanJob", "TakeBack"} <= {action["type"] for action in actions}
    for line in (1, 2, 9):
        assert room.last(line)["cautions"] == []


def test_so_does_an_offer_that_is_weighed() -> None:
    me = Seat("blundetto", cash=5000, owns="lawyer", tasks="big_joey: threats")
    play = table(me, Seat("dimaggio"), Seat("calmuti", tasks="vito_baritono: buy garage"), phase="action")
    room = set_out(play, (None, None, None), HURRIED)
    room.join(0, 0)
    gift = act.MakeOffer(1, Goods(businesses=(BusinessCard("lawyer_1"),)), Goods())
    room.send(0, Weigh(1, Raw(encode(gift))))
    (weighed,) = room.told(0, "Weighed")
    assert [each["code"] for each in weighed["cautions"]] == ["gift", "job-loses"]
    room.send(0, Weigh(2, Raw(encode(act.MakeOffer(0, Goods(cash=1000), Goods())))))
    assert room.told(0, "Weighed")[1]["cautions"] == []
