"""Why something is refused in this game and in no other: codes, and the parameters that come with them (`Illegal`)."""

from typing import Final

REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    # who trades, and when
    "players-only": (),
    "trade-closed": (),
    "clock-only": (),
    "with-himself": (),
    # what is offered
    "nothing-for-nothing": (),
    "too-many-promises": ("most",),
    "too-many-offers": ("most",),
    "promise-twice": (),
    "card-twice": ("card",),
    "not-his-business": ("seat", "business"),
    "not-his-gangster": ("seat", "gangster"),
    "not-his-to-let": ("seat", "business"),
    "not-his-job": ("seat", "place"),
    "no-job-there": ("place",),
    "no-such-round": (),
    "has-task": ("gangster",),
    "shut": ("business",),
    "word-too-often": ("seat", "most"),
    # offers
    "no-offer": ("offer",),
    "not-his-offer": ("offer",),
    "not-to-him": ("offer", "to"),
    "too-little-cash": ("seat", "cash"),
    "too-few-markers": ("seat", "free"),
    # promises and markers
    "no-promise": ("promise",),
    "not-his-promise": ("promise",),
    "promise-settled": ("promise",),
    "nothing-to-pay": ("promise",),
    "cannot-pay": ("money",),
    "meant-already": ("promise",),
    "no-marker": ("business",),
    # what is weighed
    "not-weighed": (),
    "no-purchase": ("place",),
    "not-on-sale": ("business",),
    "not-inspected": (),
    # Alexei
    "no-strip": (),
    "nothing-to-strip": ("card", "gangster"),
}
