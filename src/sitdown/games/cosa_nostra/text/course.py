"""Whether an agenda that somebody wrote down is one that play can lead to: what lies on what, and steps about cards that are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sitdown.core.hidden.slots import EVERYBODY, FACE
from sitdown.core.kernel import ONE, Opening, Step
from sitdown.core.notation import plain
from sitdown.games.cosa_nostra.board.attachments import ATTACHABLE, has_attached
from sitdown.games.cosa_nostra.board.material import (
    AT_BUSINESSES,
    AT_GANGSTER,
    AT_PLAYER,
    BUSINESS,
    INFLUENCE_FACE,
    IS_ATTACK,
    IS_CASH,
    IS_ROBBERY,
    IS_TRAP,
    MEN,
    NOBODY,
    PLACES,
    WHO,
    able,
)
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards import effects as fx
from sitdown.games.cosa_nostra.cards.abilities import PurchaseBeside, SecondJob
from sitdown.games.cosa_nostra.cards.cards import SNITCH, SPY
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.eyes.imagine import possible
from sitdown.games.cosa_nostra.steps.acting import Act, Acting, ExtraTurn, Finish, LyingLow, SecondTask, Turn
from sitdown.games.cosa_nostra.steps.carrying import LINES, Betting, Cast, ChoosingMarkers, Start, Strike, UnderFire
from sitdown.games.cosa_nostra.steps.deed import RETURN_FIRE, Deed
from sitdown.games.cosa_nostra.steps.harm import DEACTIVATED, KILLED, Blow, Heal, Wound
from sitdown.games.cosa_nostra.steps.hiring import Drawing, Exchanging, Hiring
from sitdown.games.cosa_nostra.steps.outcomes import Buying, Laundering
from sitdown.games.cosa_nostra.steps.payout import Payout
from sitdown.games.cosa_nostra.steps.planning import Planning, PlanTurn
from sitdown.games.cosa_nostra.steps.rounds import SetUp, Training
from sitdown.games.cosa_nostra.steps.spying import Attaching, Looking, NewMarket
from sitdown.games.cosa_nostra.steps.window import AskAbout, Window

BOTTOM: Final = "-"
_TRADING: Final = (  # questions at which trade is open: with `spying_anytime` somebody may look at jobs, whoever is asked
    "Hiring Exchanging Drawing Training PlanTurn Act SecondTask Finish "
    "Window:hands Window:drop_jobs Window:drop_influence Window:schemer Window:alexei"
)

# What a step can lie on. A window, and what asks about something, has the name of its moment too.
_ON: Final = {
    "Payday": BOTTOM,
    "FinalCount": BOTTOM,
    "EndRound": BOTTOM,
    "BeginAction": "Payday FinalCount",
    "BeginPlanning": "BeginAction",
    "ClearAway": "BeginPlanning",
    "Hiring": "ClearAway Hiring Training",
    "Exchanging": "ClearAway Exchanging",
    "LayOut": "Hiring Exchanging",
    "Drawing": "ClearAway Hiring Exchanging",
    "Training": "Training AskAbout:drop_jobs",
    "AskAbout:drop_influence": "EndRound",
    "AskAbout:drop_jobs": "AskAbout:drop_influence",
    "Window:drop_influence": "EndRound",
    "Window:drop_jobs": "AskAbout:drop_influence",
    "Window:hands": "BeginPlanning LayOut",
    "Planning": "BeginAction",
    "PlanTurn": "Planning",
    "Acting": "Payday FinalCount",
    "Turn": "Acting",
    "Window:schemer": "Turn",
    "ExtraTurn": "Turn ExtraTurn AskAbout:alexei",
    "AskAbout:alexei": "ExtraTurn",
    "Act": "Acting Turn ExtraTurn AskAbout:alexei",
    "SecondTask": "Acting Turn ExtraTurn AskAbout:alexei",
    "Finish": "Acting Turn ExtraTurn AskAbout:alexei",
    "LyingLow": "Act",
    "Looking": _TRADING,
    "NewMarket": "PlanTurn Act SecondTask Finish",
    "Attaching": "PlanTurn",
    "Window:alexei": "ExtraTurn LyingLow Looking NewMarket Attaching Heal",
    "Start": "SecondTask Finish Payout AskAbout:trap",
    "Window:willy": "Start",
    "Window:willys_die": "Start",
    "Deed": "SecondTask Finish Payout Deed AskAbout:trap AskAbout:attack_again",
    "ChoosingMarkers": "Deed",
    "Betting": "Deed",
    "Buying": "Deed",
    "Laundering": "Deed",
    "AskAbout:attack_again": "Deed",
    "Window:attack_again": "Deed",
    "Cast": "Deed UnderFire AskAbout:attack_again",
    "Window:reroll": "Cast",
    "Strike": "Deed AskAbout:attack_again",
    "AskAbout:trap": "Strike",
    "Window:trap": "Strike",
    "UnderFire": "Deed AskAbout:attack_again",
    "Window:return_fire": "UnderFire",
    "Payout": "Deed Payout",
    "Window:robbery": "Payout",
    "Wound": "Deed UnderFire AskAbout:attack_again",
    "Blow": "Deed AskAbout:attack_again",
    "AskAbout:doc": "Wound Blow",
    "Window:doc": "Wound Blow",
    "Heal": "AskAbout:doc",
}
_BESIDE: Final = able(PurchaseBeside)
_TWO_TASKS: Final = _BESIDE | able(SecondJob)
_LIES_ON: Final = {name: frozenset(under.split()) for name, under in _ON.items()}


def leads_on(g: Table) -> bool:
    """Whether the game can go on by this agenda. Relies on a table that adds up."""
    agenda = g.agenda
    if not g.families:
        return agenda == [Opening(SetUp())]
    if not agenda:
        return g.winner != NOBODY
    if g.winner != NOBODY or (_name(agenda[0]) == "FinalCount") != g.last_round:
        return False
    for at, step in enumerate(agenda):
        under = _name(agenda[at - 1]) if at else BOTTOM
        if under not in _LIES_ON.get(_name(step), ()) or not _fits(g, at, step):
            return False
    ask = agenda[-1].ask(g)
    return ask is not None and all([ask.options(seat) for seat in ask.seats])


def _name(step: Step[Any]) -> str:
    name = type(step).__name__
    return f"{name}:{step.moment}" if isinstance(step, Window | AskAbout) else name


def _fits(g: Table, at: int, step: Step[Any]) -> bool:
    check = _CHECKS.get(type(step))
    return check is None or check(g, at, step)


# --- one check for each kind of step


def _seat(g: Table, at: int, step: Any) -> bool:
    return plain(step.fields()) and step.seat in range(g.players) and 0 <= step.cause <= g.causes


def _drawing(g: Table, at: int, step: Drawing) -> bool:
    return _seat(g, at, step) and 0 <= step.left <= 9


def _planning(g: Table, at: int, step: Planning) -> bool:
    return _seat(g, at, step) and not step.waived & ~_BESIDE


def _plan_turn(g: Table, at: int, step: PlanTurn) -> bool:
    return _seat(g, at, step) and 0 <= step.left <= 2 and not step.begun & ~_BESIDE


def _act(g: Table, at: int, step: Act) -> bool:
    return _seat(g, at, step) and len(g.places(step.seat)) > 0


def _second_task(g: Table, at: int, step: SecondTask) -> bool:
    if not _seat(g, at, step) or step.place not in range(PLACES) or not _TWO_TASKS >> WHO[step.place] & 1:
        return False
    return not g.tasks[step.place] or step.place in g.places(step.seat)


def _looking(g: Table, at: int, step: Looking) -> bool:
    if not _seat(g, at, step) or not isinstance(step.places, tuple) or not 1 <= len(step.places) <= 2:
        return False
    jobs = [place in range(PLACES) and g.tasks[place] > 0 for place in step.places]
    return all(jobs) and (step.card in (SNITCH, SPY) or (step.card == NOBODY and at == len(g.agenda) - 1))


def _attaching(g: Table, at: int, step: Attaching) -> bool:
    if not _seat(g, at, step) or step.card not in ATTACHABLE or step.who not in range(MEN):
        return False
    played = [slot for slot in g.pile if slot & FACE == INFLUENCE_FACE + step.card and slot & EVERYBODY == EVERYBODY]
    return len(played) > 0 and g.boss_of(step.who) != NOBODY and not has_attached(g, step.card, step.who)


def _window(g: Table, at: int, step: Window) -> bool:
    moment = g.moments[step.moment]
    numbers = (step.cause, step.everybody, step.waiting)
    if not plain(numbers) or not 0 <= step.cause <= g.causes or not 0 < step.everybody < 1 << g.players:
        return False
    if step.waiting <= 0 or step.waiting & ~step.everybody:
        return False
    if moment.mode == ONE:
        return step.said == ()
    about = g.agenda[at - 1]
    seats = [seat for seat in range(g.players) if (step.everybody & ~step.waiting) >> seat & 1]
    said = [len(each) == 2 and each[0] in seats and each[1] in moment.options(g, about, each[0]) for each in step.said]
    return all(said) and len({seat for seat, _ in step.said}) == len(step.said)


def _about(g: Table, at: int, step: AskAbout) -> bool:
    return plain(step.cause) and 0 <= step.cause <= g.causes


# --- deeds


def _deed(g: Table, deed: Any, kinds: range) -> bool:
    """Somebody's gangster does a job of such a kind to somebody or something."""
    if not isinstance(deed, Deed) or not plain(deed.fields()) or deed.seat not in range(g.players):
        return False
    if deed.place not in range(PLACES) or deed.kind not in kinds or not 0 <= deed.lent <= 9:
        return False
    if not 0 <= deed.number <= g.causes or not 0 <= deed.answers <= g.causes:
        return False
    kind = deed.kind
    if kind == RETURN_FIRE or IS_TRAP[kind] or AT_GANGSTER[kind]:
        return deed.target in range(MEN)
    if AT_PLAYER[kind] or IS_ROBBERY[kind]:
        return deed.target in range(g.players) and deed.target != deed.seat
    return deed.target in range(len(BUSINESS)) if IS_ATTACK[kind] else deed.target == NOBODY


_ANY: Final = range(len(JOBS))
_OR_FIRE: Final = range(len(JOBS) + 1)


def _pending(g: Table, at: int, deed: Any, kinds: range) -> bool:
    """The same before its effect: what it is done to is there, and who does it."""
    if not _deed(g, deed, kinds) or g.boss_of(WHO[deed.place]) != deed.seat:
        return False
    kind = deed.kind
    if kind == RETURN_FIRE or IS_TRAP[kind] or AT_GANGSTER[kind]:
        return g.boss_of(deed.target) not in (NOBODY, deed.seat)
    if IS_ROBBERY[kind]:
        return any([type(step) is Payout for step in g.agenda[:at]])
    if AT_BUSINESSES[kind]:
        return AT_BUSINESSES[kind] >> deed.target & 1 == 1 and g.owner_of(deed.target) not in (NOBODY, deed.seat)
    return True


def _resting(g: Table, at: int, step: Deed) -> bool:
    return _deed(g, step, _ANY)


def _start(g: Table, at: int, step: Start) -> bool:
    """It could have been announced so: with other cards in its place one could be imagined."""
    deed = step.deed
    if type(step.shown) is not bool or not _pending(g, at, deed, _ANY) or g.tasks[deed.place] <= 0:
        return False
    return deed.place in g.places(deed.seat) and step in possible(g, step)


def _choosing(g: Table, at: int, step: ChoosingMarkers | Betting) -> bool:
    if not _pending(g, at, step.deed, _ANY):
        return False
    facts = JOBS[step.deed.kind]
    return IS_CASH[step.deed.kind] if type(step) is ChoosingMarkers else type(facts.before) is fx.Stake


def _cast(g: Table, at: int, step: Cast) -> bool:
    fire = type(g.agenda[at - 1]).__name__ == "UnderFire"
    if not _pending(g, at, step.deed, _OR_FIRE) or fire != (step.deed.kind == RETURN_FIRE):
        return False
    rolled = plain((step.needed, step.dice)) and 0 <= step.needed <= 20 and 0 < len(step.dice) <= 30
    return rolled and all([1 <= die <= 6 for die in step.dice])


def _strike(g: Table, at: int, step: Strike) -> bool:
    if not _pending(g, at, step.deed, _ANY) or not IS_ATTACK[step.deed.kind] or step.line not in range(3):
        return False
    effect = LINES[step.deed.kind][step.line]
    return plain(step.line) and effect is not None and type(effect) is not fx.ReturnFire


def _under_fire(g: Table, at: int, step: UnderFire) -> bool:
    return _pending(g, at, step.deed, _ANY) and AT_GANGSTER[step.deed.kind]


def _payout(g: Table, at: int, step: Payout) -> bool:
    paid = plain(step.money) and 0 <= step.money <= 10**6 and step.money % 1000 == 0
    return paid and _deed(g, step.deed, _ANY) and (IS_CASH[step.deed.kind] or IS_ROBBERY[step.deed.kind])


def _buying(g: Table, at: int, step: Buying) -> bool:
    if not _deed(g, step.deed, _ANY) or not plain(step.line) or step.line not in range(3):
        return False
    return isinstance(LINES[step.deed.kind][step.line], fx.BuyFromMarket | fx.BuyFromAnywhere)


def _laundering(g: Table, at: int, step: Laundering) -> bool:
    return _seat(g, at, step) and 0 <= step.limit <= 10**6


def _harm(g: Table, at: int, step: Wound | Blow) -> bool:
    if not plain(step.fields()) or not 0 < step.cause <= g.causes or step.killer not in range(g.players):
        return False
    if step.level not in (DEACTIVATED, KILLED):
        return False
    if type(step) is Wound:
        return step.card in range(MEN) and g.boss_of(step.card) != NOBODY
    return step.card in range(len(BUSINESS)) and g.owner_of(step.card) != NOBODY


def _heal(g: Table, at: int, step: Heal) -> bool:
    return _seat(g, at, step) and step.harm == g.agenda[at - 2]


_CHECKS: Final[dict[type[Step[Any]], Callable[[Table, int, Any], bool]]] = {
    Hiring: _seat,
    Exchanging: _seat,
    Drawing: _drawing,
    Training: _seat,
    Planning: _planning,
    PlanTurn: _plan_turn,
    Acting: _seat,
    Turn: _seat,
    ExtraTurn: _seat,
    LyingLow: _seat,
    Act: _act,
    SecondTask: _second_task,
    Finish: _seat,
    NewMarket: _seat,
    Looking: _looking,
    Attaching: _attaching,
    Window: _window,
    AskAbout: _about,
    Deed: _resting,
    Start: _start,
    ChoosingMarkers: _choosing,
    Betting: _choosing,
    Cast: _cast,
    Strike: _strike,
    UnderFire: _under_fire,
    Payout: _payout,
    Buying: _buying,
    Laundering: _laundering,
    Wound: _harm,
    Blow: _harm,
    Heal: _heal,
}
