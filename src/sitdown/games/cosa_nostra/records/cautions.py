"""What a player is asked about before he does it, or told of what he has planned: codes, and the parameters that come with them (`Caution`)."""

from typing import Final

CAUTIONS: Final[dict[str, tuple[str, ...]]] = {
    # jobs, as they are planned and as they lie there
    "plan-lacks": ("job", "business", "count"),
    "job-lacks": ("job", "business", "count"),
    "marker-shared": ("job", "other", "business"),
    "no-target": ("job",),
    "cash-short": ("money",),
    # one's word
    "breaks-peace": ("to", "round"),
    "breaks-peace-all": ("to", "round"),
    "breaks-use": ("to", "business", "round"),
    # influence cards
    "helps-rival": ("card", "gangster", "seat"),
    "card-idle": ("card", "gangster"),
    # money that does not come back
    "hire": ("gangster", "price", "cash"),
    "exchange": ("gangster", "mercenary", "price", "cash"),
    # deals
    "gift": ("to",),
    "marker-back": ("business",),
    "job-loses": ("job", "business", "count"),
}
