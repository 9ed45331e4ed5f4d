"""The page knows of the cards what the engine knows of them."""

from .facts import facts, found


def test_the_facts_of_the_page_are_those_of_the_engine() -> None:
    assert found() == facts(), "out of date: python -m tests.web.facts"
