"""What can be answered, by whom, with what: one row for every moment, a few lines for every answer (C-72)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from sitdown.core.chance import drawn
from sitdown.core.kernel import ONE, SEALED, Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.hands import drop_influence, drop_job, influence_kind, job_kind, take_job
from sitdown.games.cosa_nostra.board.interned import REROLL, ROB, SPRING_TRAP
from sitdown.games.cosa_nostra.board.judging import attacked
from sitdown.games.cosa_nostra.board.material import (
    CARD,
    FIRST_ROBBERY,
    FIRST_TRAP,
    GANGSTER,
    IS_ATTACK,
    IS_CASH,
    IS_ROBBERY,
    IS_TRAP,
    JOB,
    JOB_KIND,
    MEN,
    OF_KIND,
    PLACE_ID,
    ROUND,
    WHO,
    ability,
    able,
    members,
)
from sitdown.games.cosa_nostra.board.moment import Moment, Said
from sitdown.games.cosa_nostra.board.table import Row, Table, put
from sitdown.games.cosa_nostra.cards.abilities import CancelInfluence, LendDice, NoTrap, PlayAs
from sitdown.games.cosa_nostra.cards.abilities import Reroll as RerollAbility
from sitdown.games.cosa_nostra.cards.cards import COP, EMERGENCY_DOC, SCHEMER
from sitdown.games.cosa_nostra.cards.jobs import JOB_KINDS
from sitdown.games.cosa_nostra.cards.names import Job
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import (
    DieLent,
    Foiled,
    HandsRefused,
    InfluenceDropped,
    JobsDropped,
    Rerolled,
    ShotBack,
)
from sitdown.games.cosa_nostra.steps.acting import ExtraTurn, Turn, attacks, named, targets
from sitdown.games.cosa_nostra.steps.carrying import Cast, Start, Strike, UnderFire, begin, roll, victim_of
from sitdown.games.cosa_nostra.steps.deed import RETURN_FIRE, Deed
from sitdown.games.cosa_nostra.steps.draw import deal_jobs, put_back_jobs
from sitdown.games.cosa_nostra.steps.harm import Harm, Heal
from sitdown.games.cosa_nostra.steps.payout import Payout
from sitdown.games.cosa_nostra.steps.spying import cards_in_hand, holds_influence, lay_open, play_card, take_effect
from sitdown.games.cosa_nostra.steps.strength import successes
from sitdown.games.cosa_nostra.steps.window import AskAbout, open_window

HAND_LIMIT: Final = 3  # of jobs, and of influence cards (C-92)

_DECLINE: Final = (act.DECLINE,)
_SCHEME: Final = (act.SCHEME, act.DECLINE)
_CALL_DOC: Final = (act.CALL_DOC, act.DECLINE)
_KEEP_HAND: Final = (act.KEEP_HAND,)
_MAY_REFUSE: Final = (act.KEEP_HAND, act.REFUSE_HAND)
_LENDERS: Final = able(LendDice)
_REROLLERS: Final = able(RerollAbility)
_UNTRAPPABLE: Final = able(NoTrap)
_TRAPPERS: Final = able(PlayAs)  # any job of theirs is a Trap
FOILERS: Final = able(CancelInfluence)
_TRAP: Final = JOB_KINDS[Job.TRAP][0]


def _limit(who: int) -> int:
    """How often a round his ability can be used."""
    for kind in (LendDice, RerollAbility, CancelInfluence):
        can = ability(who, kind)
        if isinstance(can, LendDice | RerollAbility | CancelInfluence):
            return can.a_round
    return 0


_LIMITS: Final = [_limit(who) for who in range(MEN)]


def helper(g: Table, seat: int, men: int) -> int:
    """His active mercenary of this kind who has not used up his ability; -1: none."""
    mine = g.working(seat) & men
    if mine:
        for who in members(mine):
            if g.used[who] < _LIMITS[who]:
                return who
    return -1


def use(g: Table, who: int) -> None:
    g.used = put(g.used, who, g.used[who] + 1)


def everybody(g: Table, about: Step[Any]) -> int:
    return (1 << g.players) - 1


def active_player(g: Table, about: Step[Any]) -> int:
    return g.turn


# --- the draw: attacks only (C-12)


def hand_options(g: Table, about: Step[Any], seat: int) -> tuple[Action, ...]:
    for slot in g.jobs[seat]:
        kind = job_kind(slot)
        if ROUND[kind] == g.round and not IS_ATTACK[kind]:
            return _KEEP_HAND
    return _MAY_REFUSE


def deal_anew(g: Table, about: Step[Any], said: Said) -> None:
    if said:
        if g.listening:
            g.tell(HandsRefused(tuple([seat for seat, _ in said])))
        put_back_jobs(g)
        deal_jobs(g)
        open_window(g, "hands")


# --- Schemers (C-83)


def schemers(g: Table, turn: Turn) -> int:
    seats = 0
    for seat in range(g.players):
        if seat != turn.seat and holds_influence(g, seat) and g.has_tasks(seat):
            seats |= 1 << seat
    return seats


def schemer_options(g: Table, turn: Turn, seat: int) -> tuple[Action, ...]:
    return _SCHEME if cards_in_hand(g, seat) >> SCHEMER & 1 else _DECLINE


def scheme(g: Table, turn: Turn, said: Said) -> None:
    for seat, _ in said:
        lay_open(g, seat, SCHEMER)
    for seat, _ in reversed(said):
        take_effect(g, ExtraTurn(g.next_cause(), seat))


# --- Willy's die, before a card is turned up (M-26)


def lenders(g: Table, start: Start) -> int:
    for seat in range(g.players):
        who = helper(g, seat, _LENDERS)
        if who >= 0 and g.has_task(who):
            return 1 << seat
    return 0


def lend_options(g: Table, start: Start, seat: int) -> tuple[Action, ...]:
    return (act.LEND_DIE, act.DECLINE)


def offer_die(g: Table, start: Start, said: Said) -> None:
    if said:
        if said[0][0] == start.deed.seat:
            lend(g, start, said)
        else:
            open_window(g, "willys_die")


def roller(g: Table, start: Start) -> int:
    return 1 << start.deed.seat


def take_options(g: Table, start: Start, seat: int) -> tuple[Action, ...]:
    return (act.TAKE_DIE, act.DECLINE)


def lend(g: Table, start: Start, said: Said) -> None:
    if said:
        deed = start.deed
        for seat in range(g.players):
            who = helper(g, seat, _LENDERS)
            if who >= 0:
                use(g, who)
                can = ability(who, LendDice)
                assert type(can) is LendDice
                g.tell(DieLent(seat, deed.seat))
                lent = Deed(deed.number, deed.seat, deed.place, deed.kind, deed.target, can.dice, deed.answers)
                g.agenda[-1] = Start(lent, start.shown)


# --- re-rolls (C-43, M-29)


def cops(g: Table, cast: Cast, seat: int) -> int:
    """His active Cops that were not used this round, if this is a cash job of his."""
    deed = cast.deed
    if seat != deed.seat or deed.kind == RETURN_FIRE or not IS_CASH[deed.kind]:
        return 0
    return g.open_businesses(seat) & OF_KIND[COP] & ~g.spent


def rerollers(g: Table, cast: Cast) -> int:
    seats = 0
    for seat in range(g.players):
        if cops(g, cast, seat) or (seat != cast.deed.seat and helper(g, seat, _REROLLERS) >= 0):
            seats |= 1 << seat
    return seats


def who_rolled(g: Table, cast: Cast) -> int:
    return cast.deed.seat


def reroll_options(g: Table, cast: Cast, seat: int) -> tuple[Action, ...]:
    return (*REROLL[: len(cast.dice)], act.DECLINE)


def reroll(g: Table, cast: Cast, said: Said) -> None:
    if said:
        seat, action = said[0]
        assert type(action) is act.Reroll
        free = cops(g, cast, seat)
        if free:
            g.spent |= free & -free
        else:
            use(g, helper(g, seat, _REROLLERS))
        dice = put(cast.dice, action.die, drawn(g.chance, 6) + 1)
        if g.listening:
            g.tell(Rerolled(seat, cast.deed.seat, action.die, dice, successes(dice, cast.needed)))
        g.agenda[-1] = Cast(cast.deed, cast.needed, dice)
        open_window(g, "reroll")


# --- Robbery (C-70)


def robbers(g: Table, payout: Payout) -> int:
    if g.round < FIRST_ROBBERY or not payout.money:
        return 0
    deed = payout.deed
    seats = 0
    for seat in range(g.players):
        if seat != deed.seat and not (IS_ROBBERY[deed.kind] and seat == deed.target) and g.job_places(seat):
            seats |= 1 << seat
    return seats


def robbery_options(g: Table, payout: Payout, seat: int) -> tuple[Action, ...]:
    places = [place for place in g.job_places(seat) if IS_ROBBERY[job_kind(g.tasks[place])]]
    return (*[ROB[place] for place in places], act.DECLINE)


def rob(g: Table, payout: Payout, said: Said) -> None:
    """The first clockwise does; the others keep theirs hidden."""
    if said:
        seat, action = said[0]
        assert type(action) is act.Rob
        place = PLACE_ID[action.place]
        begin(g, Deed(g.next_cause(), seat, place, job_kind(g.tasks[place]), payout.deed.seat), True)


# --- Trap (C-71, M-28)


def trappers(g: Table, strike: Strike) -> int:
    if _UNTRAPPABLE >> WHO[strike.deed.place] & 1:
        return 0
    seat = victim_of(g, strike.deed)
    if g.round < FIRST_TRAP and not trap_for_any_job(g, seat):
        return 0
    return 1 << seat if g.job_places(seat) else 0


def trap_for_any_job(g: Table, seat: int) -> list[int]:
    men = g.working(seat) & _TRAPPERS
    return [place for place in g.job_places(seat) if men >> WHO[place] & 1] if men else []


def trap_options(g: Table, strike: Strike, seat: int) -> tuple[Action, ...]:
    places = trap_for_any_job(g, seat)
    places += [place for place in g.job_places(seat) if IS_TRAP[job_kind(g.tasks[place])] and place not in places]
    return (*[SPRING_TRAP[place] for place in places], act.DECLINE)


def spring_trap(g: Table, strike: Strike, said: Said) -> None:
    """If it fails, another may be turned up."""
    if said:
        seat, action = said[0]
        assert type(action) is act.SpringTrap
        place = PLACE_ID[action.place]
        planned = job_kind(g.tasks[place])
        attack = strike.deed
        g.agenda.append(AskAbout("trap", strike.cause))
        trap = Deed(
            g.next_cause(), seat, place, planned if IS_TRAP[planned] else _TRAP, WHO[attack.place], 0, attack.number
        )
        begin(g, trap, IS_TRAP[planned])


# --- Emergency Doc (C-82)


def with_influence(g: Table, harm: Harm) -> int:
    seats = 0
    for seat in range(g.players):
        if holds_influence(g, seat):
            seats |= 1 << seat
    return seats


def doc_options(g: Table, harm: Harm, seat: int) -> tuple[Action, ...]:
    return _CALL_DOC if cards_in_hand(g, seat) >> EMERGENCY_DOC & 1 else _DECLINE


def call_doc(g: Table, harm: Harm, said: Said) -> None:
    """The first clockwise does; then there may be another."""
    if said:
        seat = said[0][0]
        g.agenda.append(AskAbout("doc", harm.cause))
        play_card(g, seat, EMERGENCY_DOC, Heal(g.next_cause(), seat, harm))


# --- Alexei, against an influence card (M-32)


def foilers(g: Table, effect: Any) -> int:
    for seat in g.opponents(effect.seat):
        if helper(g, seat, FOILERS) >= 0:
            return 1 << seat
    return 0


def foil_options(g: Table, effect: Any, seat: int) -> tuple[Action, ...]:
    """He may have stripped a gangster meanwhile, and have used Alexei up."""
    return (act.FOIL, act.DECLINE) if helper(g, seat, FOILERS) >= 0 else (act.DECLINE,)


def foil(g: Table, effect: Any, said: Said) -> None:
    if said:
        seat = said[0][0]
        use(g, helper(g, seat, FOILERS))
        if g.listening:
            g.tell(Foiled(seat, CARD[effect.card]))
        g.cancel(effect.cause)


# --- return fire (C-56)


def shot_at(g: Table, under: UnderFire) -> int:
    target = under.deed.target
    return 0 if g.men_down >> target & 1 else 1 << g.boss_of(target)


def fire_options(g: Table, under: UnderFire, seat: int) -> tuple[Action, ...]:
    return (act.SHOOT_BACK, act.DECLINE)


def shoot_back(g: Table, under: UnderFire, said: Said) -> None:
    if said:
        seat = said[0][0]
        target = under.deed.target
        if g.listening:
            g.tell(ShotBack(seat, GANGSTER[target]))
        roll(g, Deed(g.next_cause(), seat, target, RETURN_FIRE, WHO[under.deed.place]))


# --- Bernardo's second attack (M-21)


def attacker(g: Table, deed: Deed) -> int:
    active = g.working(deed.seat) >> WHO[deed.place] & 1
    return 1 << deed.seat if active and targets(g, deed.seat, deed.kind) else 0


def again_options(g: Table, deed: Deed, seat: int) -> tuple[Action, ...]:
    actions = attacks(deed.place, deed.kind)
    return (*[actions[target] for target in targets(g, seat, deed.kind)], act.DECLINE)


def attack_again(g: Table, deed: Deed, said: Said) -> None:
    if said:
        target = named(g, deed.seat, said[0][1])
        again = Deed(g.next_cause(), deed.seat, deed.place, deed.kind, target, deed.lent)
        attacked(g, deed.seat, victim_of(g, again))
        roll(g, again)


# --- hand limits (C-92)


def too_many_jobs(g: Table, about: Step[Any]) -> int:
    return sum([1 << seat for seat in range(g.players) if len(g.jobs[seat]) > HAND_LIMIT])


def drop_job_options(g: Table, about: Step[Any], seat: int) -> tuple[Action, ...]:
    ways = _ways_to_drop([job_kind(slot) for slot in g.jobs[seat]])
    return tuple([act.DropJobs(tuple([JOB[kind] for kind in way])) for way in ways])


def _ways_to_drop(cards: list[int]) -> dict[Row, None]:
    """Each once: of cards in order the combinations come in order, and of equal ones the first."""
    cards.sort()
    return dict.fromkeys(combinations(cards, len(cards) - HAND_LIMIT))


def drop_jobs(g: Table, about: Step[Any], said: Said) -> None:
    for seat, action in said:
        assert type(action) is act.DropJobs
        kinds = [JOB_KIND[job] for job in action.jobs]
        if g.listening:
            g.tell(JobsDropped(seat, tuple([ROUND[kind] for kind in kinds]), action.jobs))
        for kind in kinds:
            drop_job(g, take_job(g, seat, kind))


def too_much_influence(g: Table, about: Step[Any]) -> int:
    return sum([1 << seat for seat in range(g.players) if len(g.influence[seat]) > HAND_LIMIT])


def drop_influence_options(g: Table, about: Step[Any], seat: int) -> tuple[Action, ...]:
    ways = _ways_to_drop([influence_kind(slot) for slot in g.influence[seat]])
    return tuple([act.DropInfluence(tuple([CARD[card] for card in way])) for way in ways])


def drop_cards(g: Table, about: Step[Any], said: Said) -> None:
    for seat, action in said:
        assert type(action) is act.DropInfluence
        if g.listening:
            g.tell(InfluenceDropped(seat, action.cards))
        drop_influence(g, seat, [CARD.index(card) for card in action.cards])


def start_player(g: Table, about: Step[Any]) -> int:
    return g.starter


MOMENTS: Final[dict[str, Moment[Any]]] = {
    "hands": Moment("turn", SEALED, start_player, everybody, hand_options, deal_anew, act.KEEP_HAND),
    "schemer": Moment("reaction", SEALED, start_player, schemers, schemer_options, scheme, act.DECLINE),
    "willy": Moment("reaction", ONE, active_player, lenders, lend_options, offer_die, act.DECLINE),
    "willys_die": Moment("reaction", ONE, active_player, roller, take_options, lend, act.DECLINE),
    "reroll": Moment("reaction", ONE, who_rolled, rerollers, reroll_options, reroll, act.DECLINE),
    "robbery": Moment("reaction", SEALED, active_player, robbers, robbery_options, rob, act.DECLINE),
    "trap": Moment("reaction", ONE, active_player, trappers, trap_options, spring_trap, act.DECLINE),
    "doc": Moment("reaction", SEALED, active_player, with_influence, doc_options, call_doc, act.DECLINE),
    "alexei": Moment("reaction", ONE, active_player, foilers, foil_options, foil, act.DECLINE),
    "return_fire": Moment("reaction", ONE, active_player, shot_at, fire_options, shoot_back, act.DECLINE),
    "attack_again": Moment("turn", ONE, active_player, attacker, again_options, attack_again, act.DECLINE),
    "drop_jobs": Moment("turn", SEALED, start_player, too_many_jobs, drop_job_options, drop_jobs, None),
    "drop_influence": Moment(
        "turn", SEALED, start_player, too_much_influence, drop_influence_options, drop_cards, None
    ),
}
