"""Positions and moves as text, both ways; what describes none is refused."""

import pytest

from sitdown.core.codec import Malformed
from sitdown.core.records import Action
from sitdown.games.omerta import NOTATION, OMERTA, Omerta
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.moves import read_move, write_move
from tests.omerta.harness import Play, cast, dump, table
from tests.omerta.positions import ACTIONS, QUESTIONS, asking


def put_away(t: Play) -> None:
    """Write it down and read it again: it must be the same game, and play on as the same."""
    text = NOTATION.write(t.g)
    again = NOTATION.read(text)
    assert dump(again) == dump(t.g)
    assert [again.view(viewer) for viewer in (0, 1, 2, None)] == [t.view(viewer) for viewer in (0, 1, 2, None)]
    assert [again.knowledge(viewer) for viewer in (0, 1, None)] == [t.knowledge(viewer) for viewer in (0, 1, None)]
    t.g = again


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_position_at_every_question_can_be_put_away(question: str) -> None:
    put_away(Play(asking(question).g.clone(), ""))


def test_a_game_that_has_not_begun_and_one_that_is_over_can_be_put_away() -> None:
    g = OMERTA.new(4, {"turn_limit": 7})
    assert isinstance(g, Omerta)
    assert dump(NOTATION.read(NOTATION.write(g))) == dump(g)
    t = table("7", "8", "9")
    for _ in range(2):
        t.calls()
        t.all_peek()
    t.calls()
    put_away(t)
    assert t.g.over


def test_a_game_goes_on_from_a_position_as_if_nothing_had_happened() -> None:
    """Through everything that a position has to hold: a Patrol, Mamma, a Lady's visit, secret answers, what was seen, a reshuffle, the sheet."""
    t = table("7 3 Mo 6", "1 2 3 9", "5 5 6 8", snap="sealed", characters=cast("La Ma Pa Sa Sn Ki"), pile="4")
    t.patrol(1, 0)
    put_away(t)
    t.plays("La")
    t.shuffles(2)
    put_away(t)
    t.declines(2, lots=[0, 0, 0])
    put_away(t)
    t.plays("9")
    t.clocked(1, 250)
    put_away(t)
    t.tries(1, 3)
    put_away(t)
    t.declines(0, 2)
    assert t.stock(1) == "1 2 3"
    t.mamma(1)
    put_away(t)
    t.plays("Sa")
    put_away(t)
    t.cracks(0, 0)
    t.plays("Sn")
    t.gives(2, 2)
    put_away(t)
    t.declines(2)
    t.draws("10")
    put_away(t)
    t.swaps(0)
    t.all_decline()
    t.calls()
    put_away(t)
    assert t.g.round == 2


def test_a_short_deck_is_part_of_the_position() -> None:
    t = table("7 3 1 1", "1 2 3 4", "5 6 6 6", safe="9 9 9 9", deck="10 8", box=True)
    t.idles("10")
    t.idles("8")
    t.draws("8")  # out of the reshuffled pile
    t.g.cards = tuple(t.g.all_cards())
    put_away(t)


def test_what_is_usual_is_not_written() -> None:
    text = NOTATION.write(table("7 3", "1 2", "5 6").g)
    keys = [part.split()[0] for part in text.split(";")]
    assert keys == ["players", "question", "famous", "turn", "stocks", "safe", "deck", "agenda"]
    assert "stocks 7:0 3:0 | 1:1 2:1 | 5:2 6:2;" in text


GOOD = NOTATION.write(asking("Draw").g)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("players 3", "players 4"),
        ("players 3", "players"),
        ("players 3; ", ""),
        ("players 3", "players three"),
        ("players 3", "players 7"),
        ("players 3", "players 2"),
        ("players 3", "players 99999999999999999999"),
        ("players 3", "players -3"),
        ("players 3", "players 3.0"),
        ("question ", "question -"),
        ("question ", "question 99999999999999999999"),
        ("pile 4", "pile 5"),
        ("pile 4", "pile 4 4"),
        ("pile 4", "pile Zz"),
        ("pile 4", "heap 4"),
        ("stocks 7:0", "stocks 7:9"),
        ("stocks 7:0", "stocks 7?"),
        ("stocks 7:0", "stocks 8:0"),
        ("famous al_capone", "famous bugsy"),
        ("turn 0 1 0 0", "turn 0 1 0"),
        ("turn 0 1 0 0", "turn 9 1 0 0"),
        ("turn 0 1 0 0", "turn 1 1 0 0"),  # but it is seat 0 who is asked
        ("turn 0 1 0 0", "turn 0 1 9 0"),
        ("turn 0 1 0 0", "turn 0 1 0 9"),
        ("turn 0 1 0 0", "turn 0 0 0 0"),  # a turn before the first
        ("famous al_capone", "famous virginia_hill"),  # without Al Capone nobody begins
        ("stocks 7:0", "stocks 7:3"),  # there is no seat 3
        ("stocks 7:0", "stocks 7:0!1"),  # no Patrol was laid
        ("stocks 7:0", "stocks 7:0~9"),  # no such shuffle was made
        ("; pile 4", "; pools 99999999999999999999 0; pile 4"),
        ("; pile 4", "; pools 0 7; pile 4"),
        ("; pile 4", "; pools 1 0; mixes 1 7 7; stocks 7~1 | 1 | 2; pile 4"),
        ("; pile 4", "; sheet 1,2,3 | 1,2,3 | 1,2,3; pile 4"),  # three rounds were played, and it goes on
        ("; pile 4", "; sheet 1,2; pile 4"),
        ("; pile 4", "; hand 4"),  # nobody has drawn
        ("; pile 4", "; play 4"),
        ("; pile 4", "; lain 20,0,0,0,1; pile 4"),
        ("; pile 4", "; pile 4; pile 4"),
        ("pile 4", "pile 4x1000000000"),
        ("agenda EndGame[] Deal[] Deal[]", "agenda EndGame[] Deal[] Deal[] Deal[]"),
        ("agenda EndGame[] Deal[] Deal[]", "agenda EndGame[]"),
        ("Turn[1]", "Turn[2]"),
        ("Turn[1]", "Turn[true]"),
        ("Draw[0]", "Draw[1]"),
        ("Draw[0]", 'Draw["0"]'),
        ("Draw[0]", "Draw[0] Draw[0]"),
        ("Draw[0]", "PlaceDrawn[0]"),  # nothing was drawn
        ("Draw[0]", "Mamma[0]"),  # she was not discarded
        ("Draw[0]", "Snap[4,255,0]"),
        ("Draw[0]", "Snap[4,0,0]"),
        ("Draw[0]", "Snap[11,7,0]"),
        ("Draw[0]", "SealedSnap[4,7,[0,0,0],[-1,-1,-1]]"),  # it is a race
        ("Draw[0]", 'Visiting[{"action":{"type":"SendMamma","seat":1}}] KillerWindow[20,[1],[],[]]'),
        ("Draw[0]", "KillerWindow[11,[1],[],[]]"),
        ("Draw[0]", "EndRound[-1]"),  # nothing is asked
        ("Draw[0]", "Draw[" + "[" * 5000 + "]" * 5000 + "]"),
        ("Draw[0]", "Steal[0]"),
        ("Draw[0]", "Draw[0"),
        ("Draw[0]", "Draw"),
        ("Draw[0]", "Draw[0,1]"),
        ('"snap_seconds":null', '"snap_seconds":99'),
        ('"snap_seconds":null', '"snap":null'),
    ],
)
def test_a_text_that_describes_no_position_is_refused(old: str, new: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(Malformed):
        NOTATION.read(GOOD.replace(old, new))


def test_without_a_safe_there_is_no_table() -> None:
    parts = [part for part in GOOD.split("; ") if not part.startswith("safe ")]
    with pytest.raises(Malformed, match="the stocks"):
        NOTATION.read("; ".join(parts))


@pytest.mark.parametrize("text", ["", ";", "omerta", "players 3"])
def test_nor_is_a_fragment_one(text: str) -> None:
    with pytest.raises(Malformed):
        NOTATION.read(text)


@pytest.mark.parametrize("action", ACTIONS)
def test_a_move_reads_as_it_is_written(action: Action) -> None:
    assert read_move(write_move(action)) == action


@pytest.mark.parametrize(
    ("move", "action"),
    [
        ("swap 2", act.Swap(2)),
        ("exchange 0 1 2 3", act.Exchange(0, 1, 2, 3)),
        ("drive 0 2", act.Drive((0, 2))),
        ("drive", act.Drive(())),
        ("snap 3", act.Try(3)),
        ("kill 1", act.Reveal(1)),
        ("omerta", act.CALL_OMERTA),
        ("no", act.DECLINE),
        ("mix 1", act.Shuffle(1)),
        ("crack 3 0", act.Crack(3, 0)),
        ("patrol 2 0", act.LayPatrol(2, 0)),
    ],
)
def test_moves_have_short_names(move: str, action: Action) -> None:
    assert write_move(action) == move
    assert read_move(move) == action


@pytest.mark.parametrize("text", ["", "steal 1", "swap", "swap x", "swap 1 2", "draw 1", "swap 1.5", "exchange 0 1 2"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="no move"):
        read_move(text)
