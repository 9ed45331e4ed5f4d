"""What a table agreed on, as the engine asks for it at every turn: compiled, an attribute of a record is a look-up, one of these is none."""

from sitdown.games.cosa_nostra.records.options import CosaNostraOptions


class HouseRules:
    """The options that are looked at all the time. Made once for a table and all its copies."""

    def __init__(self, options: CosaNostraOptions, players: int) -> None:
        double = options.double_planning
        self.rounds: int = options.rounds
        self.influence_from: int = options.influence_from
        self.double_planning: bool = players == 5 if double is None else double
        self.mercenaries: bool = options.mercenaries
