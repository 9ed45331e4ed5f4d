"""The page's types are made from ours: whoever changes a record, an action or an option makes them anew."""

from .wire import found, written


def test_the_types_of_the_page_are_those_of_the_engine() -> None:
    assert found() == written(), "make them anew: python -m tests.web.wire"
