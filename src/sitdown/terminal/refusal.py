"""What is said to bad input: a code and its parameters. The words are found where it is printed."""

from sitdown.core.errors import SitdownError


class Refusal(SitdownError):
    """A request that cannot be met, by the key of its message."""

    def __init__(self, key: str, **args: str | float) -> None:
        super().__init__(key)
        self.key = key
        self.params = args
