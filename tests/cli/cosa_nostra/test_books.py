"""The page after the last round."""

from sitdown.games.cosa_nostra.records.actions import Goods, Intend
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou, PayByPayday
from sitdown.games.cosa_nostra.terminal.books import Books
from sitdown.games.cosa_nostra.words import Teller
from sitdown.texts import Texts
from tests.cosa_nostra.harness import last_task


def test_it_tells_what_promises_were_given_for() -> None:
    t = last_task()
    t.deals(1, 0, Goods(promises=(NoAttackOnYou(4), PayByPayday(3000, 4))))
    t.act(1, Intend(0, "break"))
    t.act(1, Intend(1, "keep"))
    t.calls_off("big_joey")
    view = t.g.view(0)
    teller = Teller(Texts("en", "cosa-nostra"), 0, [player.family for player in view.players])
    page = "\n".join(line.plain for line in Books(teller).final(view, t.events, 80))
    assert "1. DiMaggio promises you peace to the end of round IV. (given for show, kept)" in page
    assert "2. DiMaggio" not in page
    assert "The bots gave all their other promises in good faith." in page
