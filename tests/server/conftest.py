from tests.conformance.conftest import walk

__all__ = ["walk"]
