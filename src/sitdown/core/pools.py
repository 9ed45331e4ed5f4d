"""The shuffles that hidden cards came out of."""


class Mix:
    """A shuffle of slots that lay on the table: what went in. What came out carries its pool's number."""

    def __init__(self, pool: int, before: tuple[int, ...]) -> None:
        self.pool = pool
        self.before = before
