"""A family as it sits at the table, in pieces of text: who works for it, what it owns, and what it is known to have."""

from __future__ import annotations

from collections import Counter

from rich.style import Style
from rich.text import Text

from sitdown.games.cosa_nostra.cards.cards import Family, Monopoly
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records.view import BusinessView, GangsterView, MarkersView, TaskView, View
from sitdown.games.cosa_nostra.terminal import places
from sitdown.games.cosa_nostra.terminal.crests import COLOURS, crest
from sitdown.games.cosa_nostra.words import Teller
from sitdown.games.cosa_nostra.words.cards import NUMERALS
from sitdown.terminal.palette import BONE, BONE_BOLD, BOTTLE_BOLD, BRASS, BRASS_BOLD, OXBLOOD, SMOKE


class Families:
    """Speaks of families to one reader. What is out of action stands in brackets, and is dim."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.say = teller.texts.say

    def name(self, view: View, seat: int) -> Text:
        family = view.players[seat].family
        return Text.assemble(crest(family), " ", (self.teller.name(seat), COLOURS[family]))

    def wealth(self, view: View, seat: int) -> list[Text]:
        """What all may know of what he has, the most important first."""
        player = view.players[seat]
        money = self.teller.money
        parts = [Text(money(player.cash), BRASS_BOLD)]
        if player.laundered:
            parts.append(Text(self.say("table-laundered", money=money(player.laundered)), BRASS))
        parts.append(Text(self.say("table-income", money=money(player.income)), BRASS))
        parts += [
            Text(self.teller.monopoly(monopoly), BOTTLE_BOLD)
            for monopoly, owner in zip(Monopoly, view.monopolies, strict=True)
            if owner == seat
        ]
        if seat != view.seat:
            parts.append(Text(self.say("table-hand", jobs=len(player.jobs), cards=player.influence), BONE))
        parts.append(Text(self.say("table-markers", markers=player.markers), BONE))
        if player.trophies:
            parts.append(Text(self.say("table-trophies", trophies=len(player.trophies)), OXBLOOD))
        return parts

    def gangster(self, view: View, man: GangsterView) -> Text:
        """His name, his strength, what lies on him and what he has to do."""
        name = self.teller.gangster(man.gangster)
        text = Text.assemble((name, BONE_BOLD), " ", (str(man.strength), BRASS_BOLD))
        if not man.active:
            text = Text(f"({name} {man.strength})", SMOKE)
        for each in man.attached:
            card = Text(f"+{self.teller.influence(each.card)}", OXBLOOD)
            text = Text.assemble(text, " ", card, crest(view.players[each.by].family))
        for task in man.tasks:
            text = Text.assemble(text, " ", self.task(view, task))
        return text

    def whose_job(self, view: View, place: Place) -> str:
        """A planned job, by whose it is and who is to do it."""
        man, job = places.gangster(view, place), places.task(view, place)
        assert job is not None
        name = self.name(view, places.owner(view, man.gangster)).plain
        return f"{name}: {self.teller.gangster(place)} {self.task(view, job).plain}"

    def task(self, view: View, task: TaskView) -> Text:
        if task.business is not None:
            words = Text(f"→{self.teller.business(task.business)}", BOTTLE_BOLD)
            if task.price is not None:
                words.append(f" {self.teller.money(task.price)}")
            return Text.assemble(words, self.flawed(task), self.markers(view, task.markers))
        words = Text(NUMERALS[task.round or 0], BONE)
        if task.job is not None:
            words.append(f" {self.teller.job(task.job)}", BONE)
        eyes = [crest(view.players[seat].family) for seat in task.seen_by]
        if eyes:
            words = Text.assemble(words, (" ◉", SMOKE), *eyes)
        words = Text.assemble(words, self.flawed(task))
        return Text.assemble(("[", BRASS), words, ("]", BRASS))

    def price(self, price: int, cash: int) -> Text:
        """What one is short of is red, and said."""
        if price <= cash:
            return Text(self.teller.money(price), BRASS)
        return Text(f"{self.teller.money(price)} (−{self.teller.money(price - cash)})", OXBLOOD)

    def flawed(self, task: TaskView) -> Text:
        """A mark on what would come to nothing as things are."""
        return Text(" ✗" if task.flaws else "", OXBLOOD)

    def business(self, view: View, each: BusinessView) -> Text:
        name = self.teller.business(each.business)
        style = Style(dim=each.used) + BONE
        text = Text(name, style) if each.active else Text(f"({name})", SMOKE)
        return Text.assemble(text, self.markers(view, each.markers))

    def markers(self, view: View, markers: tuple[MarkersView, ...]) -> Text:
        return Text.assemble(*[crest(view.players[each.seat].family, each.markers) for each in markers])

    def crew(self, view: View, seat: int) -> list[Text]:
        return [self.gangster(view, man) for man in view.players[seat].crew]

    def businesses(self, view: View, seat: int) -> list[Text]:
        """Those alike are counted."""
        found = [self.business(view, each) for each in view.players[seat].businesses]
        counted = Counter(text.plain for text in found)
        first = {text.plain: text for text in reversed(found)}
        return [times(first[plain], count) for plain, count in counted.items()]


def times(card: Text, count: int) -> Text:
    return Text.assemble(card, (f" ×{count}", BRASS)) if count > 1 else card


def families(view: View) -> tuple[Family, ...]:
    return tuple([player.family for player in view.players])
