"""What every game must do, whatever its rules: one suite, played at random."""

from __future__ import annotations

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.codec import decode, encode
from sitdown.core.errors import Illegal, Late
from sitdown.core.kernel import CLOCK, RACE, SEALED, State
from sitdown.core.log import replay
from sitdown.core.records import RECONSIDER, TIME_UP, Action, Clocked
from sitdown.core.registry import load, save

from .parts import tables
from .play import Done, Walk, beside, random_move


def play_on(walk: Walk, state: State, actions: int) -> None:
    """Go on at random in a state beside the game."""
    chance = Seeded(walk.random.getrandbits(64))
    for _ in range(actions):
        if state.ask is None:
            return
        state.apply(*random_move(state, walk.part, walk.temper, walk.random), chance)


def dump(walk: Walk, state: State) -> tuple[object, ...]:
    """All there is to a state: its position in the game's notation, and the open question."""
    ask = state.ask
    question = None if ask is None else (ask.mode, ask.seats, tuple(map(ask.options, ask.seats)), ask.clock)
    return walk.session.game.write(state), question


@tables(each=6)
def test_clones_are_independent(walk: Walk) -> None:
    for state in walk.sample(0.05):
        before = dump(walk, state)
        first, second = state.clone(), state.clone()
        assert dump(walk, first) == before
        play_on(walk, first, 12)
        assert dump(walk, state) == before
        played = dump(walk, first)
        play_on(walk, second, 12)
        assert dump(walk, first) == played
        assert dump(walk, state) == before


@tables(each=6)
def test_a_game_is_deaf_to_its_clones(walk: Walk) -> None:
    """Playing on in the game leaves an old clone as it was."""
    twin, before = walk.state.clone(), dump(walk, walk.state)
    for state in walk.sample(0.05):
        assert dump(walk, twin) == before
        twin, before = state.clone(), dump(walk, state)


@tables(each=6)
def test_questions_change_nothing(walk: Walk) -> None:
    chance = Seeded(7)
    for state in walk.sample(0.08):
        before = dump(walk, state)
        for viewer in walk.viewers:
            assert encode(state.view(viewer)) == encode(state.view(viewer))
            assert encode(state.view_with(viewer, state.view(None))) == encode(state.view(viewer))
            assert encode(state.knowledge(viewer)) == encode(state.knowledge(viewer))
            state.guess(viewer, chance)
        assert dump(walk, state) == before
        assert state.over == (state.ask is None)


@tables(each=5)
def test_every_option_can_be_chosen(walk: Walk) -> None:
    chance = Seeded(7)
    for state in walk.sample(0.06):
        ask = state.ask
        for seat in ask.seats if ask else ():
            options = ask.options(seat) if ask else ()
            assert options
            assert len(set(options)) == len(options), "an option twice"
            for action in walk.random.sample(options, min(len(options), 25)):
                state.clone().apply(seat, action, chance)
        if ask and state.seconds(ask.clock) is not None:
            state.clone().apply(CLOCK, TIME_UP, chance)


@tables(each=6)
def test_what_is_not_an_option_is_refused_and_changes_nothing(walk: Walk) -> None:
    refused = 0
    for state in walk.sample(0.1):
        before = dump(walk, state)
        for action in walk.random.sample(walk.part.foreign, 12):
            actor = walk.random.randint(-2, state.players + 1)
            if not could_be_meant(state, actor, action):
                refused += 1
                refuse(state, actor, action)
        assert dump(walk, state) == before
    assert refused


def could_be_meant(state: State, actor: int, action: Action) -> bool:
    ask = state.ask
    if ask is None:
        return False
    if action in ask.options(actor):
        return True
    if action == RECONSIDER:
        return state.reopened(actor) is not None
    if actor != CLOCK:
        return False
    return state.seconds(ask.clock) is not None if action == TIME_UP else isinstance(action, Clocked) and ask.stopwatch


def refuse(state: State, actor: int, action: Action) -> None:
    with pytest.raises(Illegal, match=r"\w"):
        state.apply(actor, action, Seeded(1))


@tables(each=6)
def test_a_replayed_log_is_the_game(walk: Walk) -> None:
    played = [(done.actor, done.action, done.events, dump(walk, walk.state)) for done in walk.steps()]
    again = [(done.actor, done.action, done.events, dump(walk, done.state)) for done in replay(walk.session.lines())]
    assert again == played


@tables(each=10)
def test_cards_are_conserved(walk: Walk) -> None:
    for _ in walk.steps():
        there_are, there_should_be = walk.part.cards(walk.state)
        assert there_are == there_should_be


@tables(each=10)
def test_a_question_keeps_its_number(walk: Walk) -> None:
    """The same number as long as it is the same question, the next one when it is answered."""
    while walk.state.ask is not None:
        ask, number = walk.state.ask, walk.state.question
        done = walk.step()
        if done.action == RECONSIDER:
            assert walk.state.question == number
        if beside(ask, done.actor, done.action):
            assert walk.state.question in (number, number + 1)
            continue
        if walk.state.question != number:
            assert walk.state.question == number + 1
            assert done.action == TIME_UP or ask.mode != SEALED or ask.seats == (done.actor,), "closed before all said"
            continue
        still = walk.state.ask
        assert still is not None
        assert (still.mode, still.clock) == (ask.mode, ask.clock)
        if isinstance(done.action, Clocked):
            assert still.seats == ask.seats
        else:
            assert ask.mode in (SEALED, RACE)
            assert still.seats == tuple(seat for seat in ask.seats if seat != done.actor)
        for seat in still.seats:
            assert still.options(seat) == ask.options(seat), "somebody's answer changed another's options"


@tables(each=6)
def test_late_answers_are_refused_and_change_nothing(walk: Walk) -> None:
    for state in walk.sample(0.1):
        if state.ask is None:
            continue
        before = dump(walk, state)
        for number in (state.question - 1, state.question + 1):
            seat = walk.random.choice(state.ask.seats)
            with pytest.raises(Late):
                state.apply(seat, state.ask.options(seat)[0], Seeded(1), number)
        assert dump(walk, state) == before
        seat = walk.random.choice(state.ask.seats)
        state.clone().apply(seat, state.ask.options(seat)[0], Seeded(1), state.question)


@tables(each=5)
def test_the_codec_goes_both_ways(walk: Walk) -> None:
    codec = walk.session.game.codec
    for done in walk.steps():
        assert codec.action(encode(done.action)) == done.action
        for event in done.events:
            for seen in {event, *map(event.seen_by, walk.viewers)}:
                assert seen is None or codec.event(encode(seen)) == seen
        if walk.random.random() < 0.1:
            for viewer in walk.viewers:
                for record in (walk.state.view(viewer), walk.state.knowledge(viewer)):
                    assert decode(encode(record), type(record)) == record


@tables(each=5)
def test_a_saved_game_goes_on_as_if_nothing_had_been(walk: Walk) -> None:
    for state in walk.sample(0.05):
        loaded = load(save(walk.session.game, state))
        assert dump(walk, loaded) == dump(walk, state)
        seed = walk.random.getrandbits(64)
        assert told(walk, loaded, seed) == told(walk, state.clone(), seed)


def told(walk: Walk, state: State, seed: int) -> list[Done]:
    """What happens in the next few actions, chance and players being of this seed."""
    beside = Walk(walk.part, state.players, seed, walk.options)
    beside.session.state = state
    return [beside.step() for _ in range(12) if state.ask is not None]
