"""A short text for every move, both ways: `plan big_joey theft_i_3`, `attack big_joey 2`, `offer 1 {"cash":2000} {}`. Seats count from 0."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sitdown.core.codec import Malformed, decode
from sitdown.core.notation import whole
from sitdown.core.records import Action, Begin, Reconsider, TimeUp
from sitdown.games.cosa_nostra.records import actions as act

VERBS: Final[dict[str, type[Action]]] = {
    "begin": Begin,
    "time": TimeUp,
    "reconsider": Reconsider,
    "keep": act.KeepHand,
    "refuse": act.RefuseHand,
    "hire": act.Hire,
    "exchange": act.Exchange,
    "draw-job": act.DrawJob,
    "draw-influence": act.DrawInfluence,
    "train": act.Train,
    "drop-jobs": act.DropJobs,
    "drop-influence": act.DropInfluence,
    "plan": act.PlanJob,
    "plan-purchase": act.PlanPurchase,
    "end": act.EndTurn,
    "snitch": act.Snitch,
    "new-market": act.ExchangeMarket,
    "spy": act.Spy,
    "lawyer": act.AskLawyer,
    "attach": act.Attach,
    "scheme": act.Scheme,
    "lie-low": act.LieLow,
    "doc": act.CallDoc,
    "foil": act.Foil,
    "strip": act.Strip,
    "buy": act.Buy,
    "call-off": act.CallOff,
    "carry-out": act.CarryOut,
    "attack": act.AttackPlayer,
    "attack-business": act.AttackBusiness,
    "attack-gangster": act.AttackGangster,
    "deal-instead": act.DealInstead,
    "strike-instead": act.StrikeInstead,
    "lend": act.LendDie,
    "take": act.TakeDie,
    "markers": act.UseMarkers,
    "stake": act.Stake,
    "reroll": act.Reroll,
    "rob": act.Rob,
    "trap": act.SpringTrap,
    "shoot-back": act.ShootBack,
    "buy-now": act.BuyNow,
    "launder": act.Launder,
    "no": act.Decline,
    "offer": act.MakeOffer,
    "accept": act.AcceptOffer,
    "turn-down": act.RefuseOffer,
    "counter": act.CounterOffer,
    "withdraw": act.WithdrawOffer,
    "lapse": act.LapseOffer,
    "settle": act.Settle,
    "intend": act.Intend,
    "take-back": act.TakeBack,
    "say": act.Say,
}
_SEVERAL: Final = frozenset({"jobs", "cards", "businesses"})  # fields with several cards: commas between them
_VERB_OF: Final = {kind: verb for verb, kind in VERBS.items()}


def write_move(action: Action) -> str:
    verb = _VERB_OF.get(type(action))
    if verb is None:
        return repr(action)
    if type(action) is act.Say:
        return f"{verb} {'all' if action.to is None else action.to} {action.text}"
    return " ".join([verb, *[_word(value) for value in msgspec.structs.astuple(action)]])


def _word(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return _goods(value) if isinstance(value, act.Goods) else str(value)


def _goods(goods: act.Goods) -> str:
    """Only what there is."""
    there_is = {kind: each for kind in goods.__struct_fields__ if (each := getattr(goods, kind))}
    return msgspec.json.encode(there_is).decode()


def read_move(text: object) -> Action:
    if not isinstance(text, str):
        raise Malformed(f"text is wanted, not a {type(text).__name__}")
    verb, _, rest = text.strip().partition(" ")
    kind = VERBS.get(verb)
    if kind is None:
        raise Malformed(f"{text[:80]!r} is no move; moves begin with: {', '.join(VERBS)}")
    try:
        if kind is act.Say:
            to, _, said = rest.partition(" ")
            return msgspec.convert({"text": said, "to": None if to == "all" else whole(to), "type": "Say"}, act.Say)
        words = rest.split()
        fields = kind.__struct_fields__
        if len(words) != len(fields):
            raise ValueError
        values = {field: _value(field, word) for field, word in zip(fields, words, strict=True)}
        return msgspec.convert({"type": kind.__name__} | values, kind, strict=False)
    except (ValueError, RecursionError) as error:
        wanted = ", ".join(kind.__struct_fields__) or "nothing"
        raise Malformed(f"{text[:80]!r} is no move; after {verb!r} comes: {wanted}") from error


def _value(field: str, word: str) -> Any:
    if field in _SEVERAL:
        return word.split(",")
    return decode(word, dict[str, Any]) if word.startswith("{") else word
