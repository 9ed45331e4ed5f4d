"""What is certain to be among which unknown cards."""

from __future__ import annotations

from sitdown.core.hidden.pools import Hidden, Mix, bags
from sitdown.core.hidden.slots import FACE, POOL_BIT, eye


class Certain:
    """Faces that are certain to be among the unknown cards of some pools."""

    def __init__(self, faces: tuple[int, ...], pools: list[int]) -> None:
        self.faces = faces
        self.pools = pools


def certain(here: Hidden, viewer: int | None) -> list[Certain]:
    """For every pool that still has unknown cards out, what a viewer can be certain of."""
    known = eye(viewer)
    hidden = bags(here, known)
    found: list[Certain] = []
    for pool in range(here.pools):
        heirs = _heirs(here, known, pool)
        left = _left(here, known, heirs, hidden)
        if left:
            found.append(Certain(tuple(left), heirs))
    return found


def unknown(row: tuple[int, ...], known: int, pools: list[int]) -> list[int]:
    """Where in a row a viewer does not know what came out of these pools."""
    return [at for at in range(len(row)) if not row[at] & known and row[at] >> POOL_BIT in pools]


def _heirs(here: Hidden, known: int, pool: int) -> list[int]:
    """The pool, and every mix that unknown cards of it went into."""
    heirs = [pool]
    for mix in here.mixes:
        for slot in mix.before:
            if not slot & known and slot >> POOL_BIT in heirs:
                heirs.append(mix.pool)
                break
    return heirs


def _left(here: Hidden, known: int, heirs: list[int], hidden: list[list[int]]) -> list[int]:
    """What went into the first of these pools for certain, less all that has come to light out of it or of a mix it went into."""
    went_in = hidden[heirs[0]]  # of a deck, everything
    for mix in here.mixes:
        if mix.pool == heirs[0]:
            went_in = [slot & FACE for slot in mix.before if slot & known]
    left = sorted(went_in)
    for mix in here.mixes:
        if mix.pool in heirs:
            for face in _seen(mix, hidden[mix.pool]):
                if face in left:
                    left.remove(face)
    return left


def _seen(mix: Mix, hidden: list[int]) -> list[int]:
    """What has come to light out of a mix."""
    seen = [slot & FACE for slot in mix.before]
    for face in hidden:
        seen.remove(face)
    return seen
