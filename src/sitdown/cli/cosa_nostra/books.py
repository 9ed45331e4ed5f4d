"""Whole pages: who is who, the final count, and the rules in short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from sitdown.cli.blocks import Block, beside, flowed, indented, wrapped
from sitdown.cli.cosa_nostra.families import Families
from sitdown.cli.palette import BONE, BONE_BOLD, BRASS, BRASS_BOLD, SMOKE
from sitdown.cli.scenery import ruled
from sitdown.core.records import Event
from sitdown.games.cosa_nostra import events as ev
from sitdown.games.cosa_nostra.cards import FIRST_MERCENARY, Business, Influence
from sitdown.games.cosa_nostra.names import Gangster
from sitdown.games.cosa_nostra.view import View
from sitdown.texts.cosa_nostra import Teller
from sitdown.texts.cosa_nostra.cards import NUMERALS

# The columns of the final count, and the events that fill them.
COUNTED = {
    "count-income": (ev.IncomePaid,),
    "count-bonus": (ev.BonusPaid,),
    "count-trophies": (ev.TrophiesCounted,),
    "count-laundered": (ev.LaunderedCounted,),
}


class Books:
    """Pages for one reader."""

    def __init__(self, teller: Teller, mercenaries: bool = False) -> None:
        self.teller = teller
        self.say = teller.texts.say
        self.families = Families(teller)
        self.mercenaries = mercenaries

    # --- the rules

    def help(self, cells: int) -> list[Block]:
        pages = [self.rules(cells), self.cards(cells)]
        return [*pages, self.hirelings(cells)] if self.mercenaries else pages

    def rules(self, cells: int) -> Block:
        lines: Block = [self.title("help-title", cells)]
        for key in ("help-goal", "help-round", "help-jobs", "help-deals", "help-signs", "help-keys"):
            lines += [*wrapped(Text(self.say(key), BONE), cells - 2), Text()]
        return lines[:-1]

    def cards(self, cells: int) -> Block:
        """Businesses and influence cards, and what they do."""
        rows = [(self.teller.business(each), self.teller.does(each)) for each in Business]
        rows += [(self.teller.influence(each), self.teller.does(each)) for each in Influence]
        return [self.title("help-cards", cells), *listed(rows, cells)]

    def hirelings(self, cells: int) -> Block:
        men = list(Gangster)[FIRST_MERCENARY:]
        return [
            self.title("help-mercenaries", cells),
            *listed([(self.teller.gangster(man), self.teller.does(man)) for man in men], cells),
        ]

    # --- the table at length

    def who_is_who(self, view: View, cells: int) -> Block:
        """Every family with all that is known of it, and every promise."""
        lines: Block = [self.title("who-title", cells)]
        for seat, player in enumerate(view.players):
            lines += flowed([self.families.name(view, seat), *self.families.wealth(view, seat)], cells)
            for man in player.crew:
                does = wrapped(Text(self.teller.does(man.gangster), SMOKE), cells - 44)
                lines += indented(beside([[self.families.gangster(view, man)], does], gap=2), 4)
            lines += indented(flowed(self.families.businesses(view, seat), cells - 4, 2), 4)
            names = ", ".join(map(self.teller.gangster, player.recruits))
            if names:
                lines += indented(wrapped(Text(self.say("who-recruits", names=names), SMOKE), cells - 4), 4)
        entries = [line for each in view.ledger for line in wrapped(Text(self.teller.entry(each), BONE), cells - 4)]
        lines += [self.title("ledger-title", cells), *indented(entries, 2)] if entries else []
        return [*lines, *self.stacks(view, cells)]

    def stacks(self, view: View, cells: int) -> Block:
        """What is left of the cards, and what has been played."""
        rows = [
            (NUMERALS[each.round], self.stack(each.left, each.face_down, map(self.teller.job, each.face_up)))
            for each in view.job_stacks
            if each.face_up or each.face_down
        ]
        played = map(self.teller.influence, view.influence_up)
        influence = self.stack(view.influence_deck, view.influence_down, played)
        rows.append((self.say("table-influence"), influence))
        return [self.title("stacks-title", cells), *indented(listed(rows, cells - 2), 2)]

    def stack(self, left: int, face_down: int, face_up: Iterable[str]) -> str:
        counted = Counter(face_up)
        names = [name if count == 1 else f"{name} ×{count}" for name, count in counted.items()]
        return self.say("stack-left", left=left, down=face_down, played=", ".join(names) or "–")

    # --- the end

    def final(self, view: View, count: Sequence[Event], cells: int) -> Block:
        """Where the money came from in the end, a line a family."""
        rows = [self.counted(view, count, seat) for seat in range(len(view.players))]
        headings = [Text(), *[Text(self.say(key), SMOKE) for key in ("count-before", *COUNTED, "count-total")]]
        ended = [self.teller.event(event) for event in count if isinstance(event, ev.GameEnded | ev.ArmWrestled)]
        words = [line for each in ended for line in wrapped(Text(each, BONE_BOLD), cells - 2)]
        return [self.title("final-title", cells), *words, Text(), *table([headings, *rows]), *self.meant(view, cells)]

    def meant(self, view: View, cells: int) -> Block:
        """What bots thought of when they gave their word."""
        noted = [each for each in view.ledger if each.meant is not None]
        shady = [each for each in noted if each.meant != "keep"]
        lines = [Text(self.teller.entry(each), BONE) for each in shady]
        if len(noted) > len(shady):
            lines.append(Text(self.say("meant-rest", shady=len(shady)), SMOKE))
        words = [line for each in lines for line in wrapped(each, cells - 2)]
        return [Text(), self.title("meant-title", cells), *indented(words, 2)] if words else []

    def counted(self, view: View, count: Iterable[Event], seat: int) -> list[Text]:
        parts = dict.fromkeys(COUNTED, 0)
        for event in count:
            for key, kinds in COUNTED.items():
                if isinstance(event, kinds) and event.seat == seat:
                    parts[key] += event.money
        total = view.players[seat].cash
        sums = [total - sum(parts.values()), *parts.values()]
        money = self.teller.money
        return [
            self.families.name(view, seat),
            *[Text(money(each), BONE) for each in sums],
            Text(money(total), BRASS_BOLD),
        ]

    def title(self, key: str, cells: int) -> Text:
        return ruled(self.say(key), cells)


def listed(rows: list[tuple[str, str]], cells: int) -> Block:
    """A name and what it does, in two columns."""
    wide = max(len(name) for name, _ in rows) + 2
    lines: Block = []
    for name, does in rows:
        lines += beside([[Text(name.ljust(wide), BRASS)], wrapped(Text(does, BONE), cells - wide - 2)], gap=0)
    return lines


def table(rows: list[list[Text]]) -> Block:
    """Columns as wide as they need be: the first to the left, the others to the right."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    lines: Block = []
    for row in rows:
        cells = [Text.assemble(" " * (wide - cell.cell_len), cell) for cell, wide in zip(row, widths, strict=True)]
        cells[0] = Text.assemble(row[0], " " * (widths[0] - row[0].cell_len))
        lines.append(Text.assemble("  ", Text("   ").join(cells)))
    return lines
