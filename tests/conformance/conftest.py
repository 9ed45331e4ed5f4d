import pytest

from .parts import open_walk
from .play import Walk


@pytest.fixture
def walk(request: pytest.FixtureRequest) -> Walk:
    return open_walk(request.param)
