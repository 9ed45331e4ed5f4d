"""The chairs of a table: what becomes of its record when people sit down, leave, and take over what others have left."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from sitdown.bots import bot_names
from sitdown.core.game import AnyGame
from sitdown.core.registry import UnknownGame, game_named
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Applicant, Key, Seat, TableRecord


def seat_of(record: TableRecord, key: Key) -> int:
    """The seat that the key opens."""
    seat = seat_with(record, key)
    if seat is None:
        raise Refusal("no-seat", status=403)
    return seat


def seat_with(record: TableRecord, key: Key) -> int | None:
    return next((number for number, seat in enumerate(record.seats) if key.opens(seat)), None)


def kept_for(record: TableRecord, person: str | None) -> int | None:
    """The chair that waits for him, since he sat there in the game before."""
    kept = [at for at, chair in enumerate(record.seats) if chair.kept and chair.empty and chair.person == person]
    return kept[0] if kept else None


def free_chair(record: TableRecord, wanted: int | None, person: str | None = None) -> int:
    """This one, or any: his own, if one is kept for him."""
    own = kept_for(record, person)
    free = [at for at, chair in enumerate(record.seats) if chair.free or at == own]
    if not free or (wanted is not None and wanted not in free):
        raise Refusal("taken", status=409)
    if wanted is not None:
        return wanted
    return free[0] if own is None else own


def taken(
    record: TableRecord,
    at: int,
    name: str,
    holder: str,
    face: str | UnsetType = UNSET,
    person: str | UnsetType | None = None,
) -> TableRecord:
    """Somebody sits down. Whoever comes to a table that everybody has left owns it now. One chair at a table hangs on a person; who takes another
    has it by its token."""
    deserted = not any(chair.holder for chair in record.seats)
    sits = person is None or any(chair.person == person and number != at for number, chair in enumerate(record.seats))
    chair = Seat(name, None, holder, True if deserted else UNSET, face=face, person=UNSET if sits else person or UNSET)
    return with_chair(record, at, chair)


def emptied(record: TableRecord, which: Collection[int]) -> TableRecord:
    """They are free. If it was the founder who left, the next at the table has it now."""
    chairs = [Seat() if at in which else chair for at, chair in enumerate(record.seats)]
    sitting = [at for at, chair in enumerate(chairs) if chair.holder]
    if sitting and any(record.seats[at].founder for at in which):
        chairs[sitting[0]] = replace(chairs[sitting[0]], founder=True)
    return replace(record, seats=tuple(chairs))


def with_chair(record: TableRecord, at: int, chair: Seat) -> TableRecord:
    return replace(record, seats=(*record.seats[:at], chair, *record.seats[at + 1 :]))


# --- while it is played


def left(record: TableRecord, at: int) -> TableRecord:
    """For good. His name stays: it is in the game's log. If he was the founder, the next at the table is now."""
    chair = record.seats[at]
    chairs = list(record.seats)
    chairs[at] = Seat(chair.name, None, "", face=chair.face, left=True)
    heirs = [number for number, other in enumerate(chairs) if other.holder]
    if chair.founder and heirs:
        chairs[heirs[0]] = replace(chairs[heirs[0]], founder=True)
    return replace(record, seats=tuple(chairs))


def applied(record: TableRecord, at: int, applicant: Applicant) -> TableRecord:
    """Somebody would take over a chair that was left."""
    if record.started is None or record.finished is not None:
        raise Refusal("begun", status=409)
    if at >= len(record.seats) or not record.seats[at].left:
        raise Refusal("taken", status=409)
    other = record.seats[at].applicant
    if other and other.person != applicant.person:
        raise Refusal("taken", status=409)
    if applicant.person in record.sitting.values():
        raise Refusal("sits-already", status=409)
    return with_chair(record, at, replace(record.seats[at], applicant=applicant))


def agreed(record: TableRecord, by: int, at: int, yes: bool) -> TableRecord:
    """What one at the table says to that: the founder's word, or most of theirs, settles it."""
    chair = record.seats[at] if at < len(record.seats) else Seat()
    applicant = chair.applicant
    if not applicant:
        raise Refusal("no-seat", status=404)
    for_it = {*applicant.agreed, by} if yes else {*applicant.agreed} - {by}
    voters = [number for number, other in enumerate(record.seats) if other.holder]
    founder = bool(record.seats[by].founder)
    if yes and (founder or len(for_it) > len(voters) // 2):
        fresh = Seat(applicant.name, None, applicant.holder, face=applicant.face, person=applicant.person, fresh=True)
        return with_chair(record, at, fresh)
    if founder:
        return with_chair(record, at, replace(chair, applicant=UNSET))
    return with_chair(record, at, replace(chair, applicant=replace(applicant, agreed=tuple(sorted(for_it)))))


def same_people(one: TableRecord, other: TableRecord) -> bool:
    """Whether nobody has come or gone, whoever would like to."""
    return [replace(chair, applicant=UNSET) for chair in one.seats] == [
        replace(chair, applicant=UNSET) for chair in other.seats
    ]


# --- what sits there


def known_game(name: str) -> AnyGame:
    try:
        return game_named(name)
    except UnknownGame as error:
        raise Refusal("no-game", str(error)) from error


def check_rules(record: TableRecord) -> None:
    if record.rules != known_game(record.game).rules:
        raise Refusal("other-rules", status=409)


def check_bot(game: AnyGame, bot: str | None) -> None:
    if bot is not None and bot not in bot_names(game):
        raise Refusal("no-bot", bot)


def chair_for(bot: str | None) -> Seat:
    return Seat() if bot is None else Seat("", bot)


def present(game: str, chair: Seat) -> Seat:
    """A bot that is not there any more, since a package was removed, gives its chair to the caretaker."""
    gone = chair.bot is not None and chair.bot not in bot_names(known_game(game))
    return replace(chair, bot=game_named(game).usual.caretaker) if gone else chair


def kept(chair: Seat) -> Seat:
    """For who sat there; if he has left, for anybody."""
    if chair.left:
        return Seat()
    return (
        chair_for(chair.bot)
        if chair.bot is not None
        else Seat(chair.name, kept=True, face=chair.face, person=chair.person)
    )
