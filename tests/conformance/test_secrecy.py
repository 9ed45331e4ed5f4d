"""The law of secrets, for every game, seat and spectator."""

from sitdown.core.chance import Seeded
from sitdown.core.registry import game_named

from .law import Worlds, compare, compare_refusals
from .parts import tables
from .play import Walk


@tables(each=12)
def test_a_guess_shows_its_viewer_the_same(walk: Walk) -> None:
    """Views, knowledge, options and refusals of every viewer, in the game and in any world he could be in."""
    chance = Seeded(3)
    for state in walk.sample(0.05):
        for viewer in walk.viewers:
            there = state.guess(viewer, chance)
            compare(state, there, viewer)
            compare(state, there.guess(viewer, chance), viewer)
            if viewer is not None:
                compare_refusals(state, there, viewer, walk.random.sample(walk.part.foreign, 4))


@tables(each=12)
def test_what_a_viewer_is_told_does_not_tell_what_he_cannot_know(walk: Walk) -> None:
    """A viewer goes through the game in two worlds; when they part, he or another goes on in two new ones."""
    chance = Seeded(3)
    followed, worlds = 0, None
    for done in walk.steps():
        if worlds is not None and worlds.follow(walk.state, done):
            followed += 1
        elif walk.interrupted:
            worlds = None
        else:
            worlds = Worlds(walk.part, walk.state, walk.random.choice(walk.viewers), walk.answers, chance)
    assert followed


@tables(each=4)
def test_the_same_chance_guesses_the_same_world_whichever_is_true(walk: Walk) -> None:
    """So whoever is given a guess, and its chance, has nothing of the world it was made in."""
    game = game_named(walk.part.name)
    worlds = Seeded(3)
    for number, state in enumerate(walk.sample(0.05)):
        for viewer in walk.viewers:
            there = state.guess(viewer, worlds)
            here, again = [world.guess(viewer, Seeded(number)) for world in (state, there)]
            assert game.write(here) == game.write(again)
