"""What a table agreed on, as the engine asks for it at every turn: compiled, an attribute of a record is a look-up, one of these is none."""

from typing import Final

from sitdown.games.omerta.records.options import OmertaOptions

NO_LIMIT: Final = -1


class HouseRules:
    """The options that are looked at all the time. Made once for a table and all its copies."""

    def __init__(self, options: OmertaOptions) -> None:
        self.races: bool = options.snap == "race"
        self.turn_limit: int = NO_LIMIT if options.turn_limit is None else options.turn_limit
