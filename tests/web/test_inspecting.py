"""Everything that can lie on either table, in every state, tells of itself in four languages; and no browser has to do it with a tooltip."""

from __future__ import annotations

import os
import re
import subprocess
from typing import Any

import pytest

from sitdown.core.codec import encode
from sitdown.games.cosa_nostra.cards.cards import Business, Influence
from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard
from sitdown.games.cosa_nostra.records.view import QUESTIONS as COSA_NOSTRA_QUESTIONS
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records.view import QUESTIONS
from sitdown.page import node
from sitdown.texts import LANGUAGES
from tests.conformance.play import DEPTH

from .things import features, moments
from .wire import WEB

SCENES = WEB / "node_modules" / ".scenes"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
ELEMENT = re.compile(r"<(?:[a-z][\w-]*|Button|Thing)\b(?:[^<>]|=>)*?\stitle=", re.DOTALL)
INSTEAD = {JobCard.OMARS_DEAL, JobCard.TUCOS_WARNING}  # never cards


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return moments()


def shown(found: dict[str, Any], game: str) -> set[str]:
    return {each for moment in found[game]["moments"] for each in features(moment["update"]["view"])}


def test_every_card_person_and_question_is_there(found: dict[str, Any]) -> None:
    families, characters = shown(found, "cosa-nostra"), shown(found, "omerta")
    assert {f".jobs={job}" for job in JobCard if job not in INSTEAD} <= families
    assert {f".influence={card}" for card in Influence} <= families
    assert {f".players.crew.attached.card={card}" for card in Influence if card in ("henchman", "saboteur")} <= families
    men = {each for each in Gangster if f".players.crew.gangster={each}" not in families}
    assert {f".mercenaries={man}" for man in men} | {f".players.recruits={man}" for man in men} & families
    for state in ("True", "False"):
        assert {f".players.businesses.active={state}", f".players.crew.active={state}"} <= families
    owned = {each.removeprefix(".players.businesses.business=") for each in families}
    assert {str(kind) for kind in Business} <= {name.rpartition("_")[0] for name in owned}
    assert len([each for each in COSA_NOSTRA_QUESTIONS if f".question.about={each}" in families]) >= 22
    assert {f".pile_top={card}" for card in Card} <= characters
    assert {".stocks.patrol=True", ".lain.card=mamma", ".lain.card=patrol", ".holds=True"} <= characters
    assert len([step for step in QUESTIONS if f".question.step={step}" in characters]) >= 14


def test_everything_is_told_in_every_language(found: dict[str, Any]) -> None:
    """The page is laid out with each position, and all that lies there is looked at (`web/tests/inspecting.scenes.ts`): at little depth the languages
    take turns."""
    for part in found.values():
        for number, moment in enumerate(part["moments"]):
            moment["languages"] = LANGUAGES if DEPTH >= 1 else [LANGUAGES[number % len(LANGUAGES)]]
    SCENES.mkdir(exist_ok=True)
    (SCENES / "things.json").write_bytes(encode(found))
    command = [str(node()), str(VITEST), "run"]
    run = subprocess.run(
        command, cwd=WEB, env={**os.environ, "SITDOWN_SCENES": "1"}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]


def tooltips(text: str) -> list[str]:
    """Elements with a native tooltip, in the markup of a component."""
    return ELEMENT.findall(re.sub(r"<(script|style).*?</\1>", "", text, flags=re.DOTALL))


def test_no_browsers_tooltip_is_left() -> None:
    files = [*(WEB / "src" / "games").rglob("*.svelte"), *(WEB / "src" / "table").glob("*.svelte")]
    assert len(files) > 60
    assert {str(file.relative_to(WEB)): found for file in files if (found := tooltips(file.read_text("utf-8")))} == {}


def test_a_tooltip_would_be_found() -> None:
    assert tooltips('<button type="button" onclick={() => go()} title="x">')
    assert tooltips('<Button rank="quiet"\n  title={say("x")}>')
    assert not tooltips('<BusinessSign of={kind} title={say("x")} />')
    assert not tooltips("<script>const x = '<li title=';</script>")
