"""Whole pages: who is who, the final count, and the rules in short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from sitdown.core.records import Event
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.view import View
from sitdown.games.cosa_nostra.terminal.families import Families
from sitdown.games.cosa_nostra.terminal.rulebook import every_card
from sitdown.games.cosa_nostra.words import Teller
from sitdown.games.cosa_nostra.words.cards import NUMERALS
from sitdown.games.cosa_nostra.words.rules import GUIDE
from sitdown.terminal.blocks import Block, beside, flowed, indented, wrapped
from sitdown.terminal.guide import printed
from sitdown.terminal.palette import BONE, BONE_BOLD, BRASS, BRASS_BOLD, SMOKE
from sitdown.terminal.scenery import ruled
from sitdown.texts.guide import chapters

LEAST = 30  # cells for what somebody can do, beside his name; else it stands below it

# The columns of the final count, and the events that fill them.
COUNTED = {
    "count-income": (ev.IncomePaid,),
    "count-bonus": (ev.BonusPaid,),
    "count-trophies": (ev.TrophiesCounted,),
    "count-laundered": (ev.LaunderedCounted,),
}


class Books:
    """Pages for one reader."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.say = teller.texts.say
        self.families = Families(teller)

    # --- the rules

    def help(self, cells: int) -> Block:
        """Signs and keys, and the rules from end to end."""
        lines: Block = [self.title("help-title", cells)]
        for key in ("help-signs", "help-keys"):
            lines += [*wrapped(Text(self.say(key), SMOKE), cells - 2), Text()]
        told = chapters(GUIDE, self.teller.texts, self.teller.money)
        return [*lines, *printed(told, every_card(self.teller), cells)]

    # --- the table at length

    def who_is_who(self, view: View, cells: int) -> Block:
        """Every family with all that is known of it, and every promise."""
        lines: Block = [self.title("who-title", cells)]
        for seat, player in enumerate(view.players):
            lines += flowed([self.families.name(view, seat), *self.families.wealth(view, seat)], cells)
            for man in player.crew:
                who = self.families.gangster(view, man)
                does = Text(self.teller.does(man.gangster), SMOKE)
                room = cells - who.cell_len - 6
                lines += indented(beside([[who], wrapped(does, room)], gap=2) if room >= LEAST else [who], 4)
                lines += indented(wrapped(does, cells - 8), 8) if room < LEAST and does else []
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

    def styles(self, styles: Sequence[str], cells: int) -> Block:
        """What sort of player each bot was."""
        said = [self.say(f"style-{style}", name=self.teller.who([seat])) for seat, style in enumerate(styles) if style]
        words = [line for each in said for line in wrapped(Text(each, BONE), cells - 2)]
        return [Text(), self.title("styles-title", cells), *indented(words, 2)] if words else []

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
