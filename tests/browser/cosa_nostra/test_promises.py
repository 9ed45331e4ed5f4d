"""A promise is given by clicking, and broken: everybody can read it, in his own language."""

from typing import Final

from playwright.sync_api import expect

from sitdown.games.cosa_nostra.records.actions import Goods, Intend
from sitdown.games.cosa_nostra.records.promises import AnyPromise, Intent, NoAttackOnYou, PayByPayday
from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.conftest import SetOut
from tests.browser.cosa_nostra.trading import accepts, offer_to
from tests.cosa_nostra.harness import Seat, last_task, table

PEACE = NoAttackOnYou(1)
LAST_WORDS: Final[tuple[tuple[int, AnyPromise, Intent], ...]] = (
    (1, NoAttackOnYou(4), "break"),
    (2, PayByPayday(3000, 4), "keep"),
)


def test_who_promised_peace_and_attacks_has_broken_his_word(meet: Meet, laid: SetOut) -> None:
    play = table(Seat("blundetto", tasks="big_joey: theft_i_3"), Seat("dimaggio"), Seat("calmuti"), phase="action")
    at = laid(play)
    ada, bea, cy = Boss(meet("en"), at, 0), Boss(meet("fr"), at, 1), Boss(meet("ru"), at, 2)

    offer = offer_to(ada, 1)
    offer.promises("you-give", "no_attack_on_you")
    offer.sends(dear=True)
    accepts(bea)
    for boss in (ada, bea, cy):
        _reads(boss, "open")

    ada.is_asked("acting")
    ada.picks(ada.man("big_joey"), ada.header(1))
    expect(ada.doubt).to_be_visible()
    ada.goes_ahead()

    for boss in (ada, bea, cy):
        _reads(boss, "broken")
        part = {0: "seat", 1: "to"}.get(boss.seat or 0, "other")
        sides = {"you": part, "seat": boss.teller.name(0), "to": boss.teller.name(1)}
        assert boss.log().count(boss.says("told-promise-broken", **sides, what=boss.teller.word(PEACE))) == 1


def _reads(boss: Boss, verdict: str) -> None:
    """In the ledger, of the one promise there is."""
    ledger = boss.turns_to("ledger")
    line = ledger.get_by_role("listitem").filter(has_text=boss.teller.promise(0, 1, PEACE))
    expect(line).to_contain_text(boss.teller.verdict(verdict))
    boss.closes(ledger)


def test_what_a_word_was_given_for_is_read_when_the_game_is_over(meet: Meet, laid: SetOut) -> None:
    """The others' are bots' words: the last night's peace was given for show, the debt in good faith."""
    play = last_task()
    for giver, word, intent in LAST_WORDS:
        play.deals(giver, 0, Goods(promises=(word,)))
        play.act(giver, Intend(giver - 1, intent))
    ada = Boss(meet("it"), laid(play), 0)
    ledger = ada.turns_to("ledger")
    expect(ledger).not_to_contain_text(ada.says("meant-break"))
    ada.closes(ledger)

    ada.calls_off("big_joey")
    final = ada.page.get_by_role("dialog", name=ada.says("final-title"), exact=True)
    line = final.get_by_role("listitem").filter(has_text=ada.teller.promise(1, 0, LAST_WORDS[0][1]))
    expect(line).to_contain_text(ada.says("meant-break"))
    expect(final.get_by_role("listitem").filter(has_text=ada.teller.promise(2, 0, LAST_WORDS[1][1]))).to_have_count(0)
    expect(final).to_contain_text(ada.says("meant-rest", shady=1))
