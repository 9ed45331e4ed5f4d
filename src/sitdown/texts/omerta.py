"""Omerta in words, as one reader is spoken to: what happens, what is asked, what can be answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sitdown.core import records
from sitdown.core.records import Action, Event
from sitdown.games.omerta import actions as act
from sitdown.games.omerta import events as ev
from sitdown.games.omerta.cards import Card, Famous
from sitdown.games.omerta.view import View
from sitdown.texts import Texts
from sitdown.texts.teller import Line, Speaker

# What the fields of a record mean, whatever record they are in.
PLACES = frozenset({"slot", "place"})
CARDS = frozenset({"card", "discarded"})


class Teller(Speaker):
    """Speaks to one seat (`None`: to a spectator). Before the famous gangsters are dealt, seats have numbers."""

    def __init__(self, texts: Texts, viewer: int | None, famous: Sequence[Famous] = ()) -> None:
        super().__init__(texts, viewer)
        self.famous = famous

    # --- the three questions

    def event(self, event: Event) -> str:
        key, args = EVENTS[type(event)](self, event)
        return self.texts.say(key, **args)

    def option(self, action: Action) -> str:
        key, args = OPTIONS[type(action)](self, action)
        return self.texts.say(key, **args)

    def question(self, view: View, stage: str = "") -> str:
        """What is asked now; `stage` is the attribute for a later part of it."""
        assert view.question is not None
        shown = view.hand if view.holds else view.pile_top
        card = self.card(shown) if view.question.step.endswith("Snap") else self.one(shown)
        return self.texts.say(f"question-{view.question.step}{stage}", card=card)

    # --- parts of sentences

    def name(self, seat: int) -> str:
        if not self.famous:
            return self.texts.say("nobody-yet", seat=seat)
        return self.texts.say(f"famous-{self.famous[seat]}")

    def persona(self, seat: int) -> str:
        return self.texts.say(f"famous-{self.famous[seat]}.full") if self.famous else self.name(seat)

    def card(self, card: Card | None) -> str:
        return self.texts.say(f"card-{card}") if card else ""

    def one(self, card: Card | None) -> str:
        return self.texts.say(f"card-{card}.one") if card else ""

    def the(self, card: Card) -> str:
        return self.texts.say(f"card-{card}.the")

    def does(self, card: Card) -> str:
        return self.texts.say(f"card-{card}.does")

    def slot_of(self, seat: int, slot: int) -> str:
        return self.texts.say("slot-of", you=self.you(seat), name=self.name(seat), slot=slot + 1)

    def whom(self, seats: Sequence[int]) -> str:
        return self.texts.listed(self.texts.say("whom", you=self.you(seat), name=self.name(seat)) for seat in seats)

    def numbers(self, slots: Sequence[int]) -> str:
        return self.texts.listed(str(slot + 1) for slot in slots)

    def sights(self, slots: Sequence[int], cards: Sequence[Card | None]) -> str:
        seen = zip(slots, cards, strict=True)
        return self.texts.listed(self.texts.say("sight", slot=slot + 1, card=self.one(card)) for slot, card in seen)

    def part(self, field: str, value: Any) -> str | int | None:
        if field in PLACES:
            return int(value) + 1
        if field in CARDS:
            return self.one(value)
        return value if isinstance(value, int) else None


Row = Callable[[Teller, Any], Line]


def row(key: str) -> Row:
    """A record whose fields say it all."""
    return lambda teller, record: (key, teller.plain(record))


# --- events


def _named(t: Teller, e: ev.Named) -> Line:
    dealt = Teller(t.texts, t.viewer, e.famous)
    others = t.texts.listed(dealt.persona(seat) for seat in range(len(e.famous)) if seat != t.viewer)
    if t.viewer is None:
        return "event-named", {"you": "other", "persona": "", "others": others}
    return "event-named", {"you": "seat", "persona": dealt.persona(t.viewer), "others": others}


def _round_began(t: Teller, e: ev.RoundBegan) -> Line:
    return "event-round-began", {**t.plain(e), "rounds": len(t.famous)}


def _peeked(t: Teller, e: ev.Peeked) -> Line:
    if None in e.cards:
        return "event-peeked", {**t.plain(e), "slots": t.numbers(e.slots), "count": len(e.slots)}
    return "event-peeked-seen", {**t.plain(e), "sights": t.sights(e.slots, e.cards)}


def _drew(t: Teller, e: ev.Drew) -> Line:
    return "event-drew-seen" if e.card else "event-drew", t.plain(e)


def _snap_closed(t: Teller, e: ev.SnapClosed) -> Line:
    return ("event-snap-closed", {}) if e.winner is None else ("event-snap-won", t.plain(e))


def _aimed(t: Teller, e: ev.Aimed) -> Line:
    slots = (t.slot_of(*target) for target in zip(e.targets, e.slots, strict=False))
    targets = t.texts.listed(slots) if e.slots else t.whom(e.targets)
    return "event-aimed", {**t.plain(e), "card": t.the(e.card), "targets": targets}


def _killed(t: Teller, e: ev.Killed) -> Line:
    return "event-killed", {**t.plain(e), "cancelled": t.the(e.cancelled)}


def _exchanged(t: Teller, e: ev.Exchanged) -> Line:
    return "event-exchanged", {"first": t.slot_of(e.seat, e.slot), "second": t.slot_of(e.other, e.other_slot)}


def _drove(t: Teller, e: ev.Drove) -> Line:
    return "event-drove-away" if e.away else "event-drove-back", {**t.plain(e), "sights": t.sights(e.slots, e.cards)}


def _safe_opened(t: Teller, e: ev.SafeOpened) -> Line:
    if None in e.cards:
        return "event-safe-opened", t.plain(e)
    return "event-safe-opened-seen", {**t.plain(e), "cards": t.texts.listed(map(t.one, e.cards))}


def _lifted(t: Teller, e: ev.Lifted) -> Line:
    return ("event-lifted-mamma" if e.card == Card.MAMMA else "event-lifted-patrol"), t.plain(e)


def _round_ended(t: Teller, e: ev.RoundEnded) -> Line:
    if e.caller is None:
        return "event-round-over", t.plain(e)
    key = "event-omerta-kept" if e.succeeded else "event-omerta-broken"
    return key, {**t.plain(e), "count": e.counts[e.caller], "score": e.scores[e.caller]}


def _game_ended(t: Teller, e: ev.GameEnded) -> Line:
    key = "event-game-won" if len(e.winners) == 1 else "event-game-shared"
    return key, {"you": t.you(e.winners[0]), "winners": t.who(e.winners), "total": min(e.totals)}


EVENTS: dict[type[Event], Row] = {
    ev.Named: _named,
    ev.RoundBegan: _round_began,
    ev.Peeked: _peeked,
    ev.TurnBegan: row("event-turn-began"),
    ev.TurnMissed: row("event-turn-missed"),
    ev.Drew: _drew,
    ev.DrewNothing: row("event-drew-nothing"),
    ev.Took: row("event-took"),
    ev.Swapped: row("event-swapped"),
    ev.Discarded: row("event-discarded"),
    ev.Reshuffled: row("event-reshuffled"),
    ev.SnapOpened: row("event-snap-opened"),
    ev.Snapped: row("event-snapped"),
    ev.Mistaken: row("event-mistaken"),
    ev.SnapClosed: _snap_closed,
    ev.Given: row("event-given"),
    ev.Aimed: _aimed,
    ev.Killed: _killed,
    ev.Exchanged: _exchanged,
    ev.Mixed: row("event-mixed"),
    ev.Drove: _drove,
    ev.SafeOpened: _safe_opened,
    ev.Cracked: row("event-cracked"),
    ev.MammaSent: row("event-mamma-sent"),
    ev.PatrolLaid: row("event-patrol-laid"),
    ev.Lifted: _lifted,
    ev.RoundEnded: _round_ended,
    ev.GameEnded: _game_ended,
}


# --- options


def _clocked(t: Teller, a: records.Clocked) -> Line:
    return "option-Clocked", {"name": t.name(a.seat), "milliseconds": str(a.milliseconds)}


def _peek(t: Teller, a: act.Peek) -> Line:
    return "option-Peek", {"first": a.first + 1, "second": a.second + 1}


def _exchange(t: Teller, a: act.Exchange) -> Line:
    return "option-Exchange", {"first": t.slot_of(a.seat, a.slot), "second": t.slot_of(a.other, a.other_slot)}


def _shuffle(t: Teller, a: act.Shuffle) -> Line:
    return "option-Shuffle", {"name": t.name(a.seat)}


def _give(t: Teller, a: act.Give) -> Line:
    key = "option-Give-both" if a.first == a.second else "option-Give"
    return key, {"first": t.name(a.first), "second": t.name(a.second)}


def _drive(t: Teller, a: act.Drive) -> Line:
    if not a.slots:
        return "option-Drive-none", {}
    slots = t.texts.listed(t.texts.say("slot", slot=slot + 1) for slot in a.slots)
    return "option-Drive", {"slots": slots}


def _send_mamma(t: Teller, a: act.SendMamma) -> Line:
    return "option-SendMamma", {"name": t.name(a.seat)}


def _lay_patrol(t: Teller, a: act.LayPatrol) -> Line:
    return "option-LayPatrol", {"target": t.slot_of(a.seat, a.slot)}


OPTIONS: dict[type[Action], Row] = {
    records.Begin: row("option-Begin"),
    records.TimeUp: row("option-TimeUp"),
    records.Reconsider: row("option-Reconsider"),
    records.Clocked: _clocked,
    act.Peek: _peek,
    act.CallOmerta: row("option-CallOmerta"),
    act.DrawDeck: row("option-DrawDeck"),
    act.TakePile: row("option-TakePile"),
    act.Swap: row("option-Swap"),
    act.Discard: row("option-Discard"),
    act.Try: row("option-Try"),
    act.Reveal: row("option-Reveal"),
    act.Decline: row("option-Decline"),
    act.Exchange: _exchange,
    act.Shuffle: _shuffle,
    act.Look: row("option-Look"),
    act.Give: _give,
    act.Drive: _drive,
    act.Crack: row("option-Crack"),
    act.SendMamma: _send_mamma,
    act.LayPatrol: _lay_patrol,
}

TWO_PART = ("FirstLook", "Draw", "Gangster", "Snitch", "Driver", "Cracking")  # questions that are asked in two parts
AIMED = (Card.GANGSTER, Card.LADY, Card.SNITCH, Card.MAMMA, Card.PATROL)  # what a Killer can answer


def capital(words: str) -> str:
    """A sentence that begins with part of one."""
    return words[:1].upper() + words[1:]
