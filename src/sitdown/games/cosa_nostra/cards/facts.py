"""How a data file is read: tables of rows, every value with its origin. Data that does not add up is refused."""

from collections.abc import Iterable, Mapping
from importlib import resources
from tomllib import loads
from typing import Annotated, Any, TypeVar

import msgspec

from sitdown.core.errors import SitdownError

Name = TypeVar("Name", bound=str)
Row = TypeVar("Row")
T = TypeVar("T")

Money = Annotated[int, msgspec.Meta(ge=0, multiple_of=1000)]  # in dollars; the smallest note is $1,000
Count = Annotated[int, msgspec.Meta(ge=1)]
Round = Annotated[int, msgspec.Meta(ge=1, le=4)]
Die = Annotated[int, msgspec.Meta(ge=1, le=6)]

# R printed in the rulebooks, X another edition's public list, H house value; then a remark, if there is one.
Origin = Annotated[str, msgspec.Meta(pattern="^[RXH](: .+)?$")]


class DataError(SitdownError, ValueError):
    """Data that does not add up."""


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: dict[str, Origin]  # of every row that does not say otherwise
    rows: list[dict[str, Any]]


class Total(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there must be."""

    cards: int


class Facts:
    """What a data file says."""

    def __init__(self, name: str, text: str) -> None:
        self.name = f"{name}.toml"
        try:
            data = loads(text)
        except ValueError as error:
            raise self.error(str(error)) from error
        self._tables = self._typed(data, dict[str, _Table], "the file")

    def rows(self, table: str, kind: type[Row]) -> list[Row]:
        """The rows of a table, each with an origin for every value."""
        if table not in self._tables:
            raise self.error(f"no table {table}")
        found = self._tables[table]
        rows = []
        for number, row in enumerate(found.rows, start=1):
            where = f"{table}, row {number}{_called(row)}"
            values = {field: value for field, value in row.items() if field != "origin"}
            own = self._typed(row.get("origin", {}), dict[str, Origin], where)
            if missing := set(values) - set(found.origin) - set(own):
                raise self.error(f"{where}: no origin of {', '.join(sorted(missing))}")
            if strange := set(own) - set(values):
                raise self.error(f"{where}: an origin of {', '.join(sorted(strange))}, which the row does not have")
            rows.append(self._typed(values, kind, where))
        return rows

    def complete(self, table: str, found: list[Name], wanted: Iterable[Name]) -> None:
        """Refuse a table that does not have each of these once."""
        if missing := [name for name in wanted if name not in found]:
            raise self.error(f"{table}: no {', '.join(missing)}")
        if doubles := sorted({name for name in found if found.count(name) > 1}):
            raise self.error(f"{table}: more than one {', '.join(doubles)}")

    def total(self, what: str, copies: Mapping[Name, int]) -> None:
        """Refuse cards that are not as many as the table `total` says."""
        totals = self.rows("total", Total)
        self.add_up(what, sum(copies.values()), sum(row.cards for row in totals), copies)

    def add_up(self, what: str, found: int, wanted: int, copies: Mapping[Name, int] | None = None) -> None:
        if found != wanted:
            counted = ", ".join(f"{name} {number}" for name, number in (copies or {}).items())
            raise self.error(f"{wanted} {what} are needed, these are {found}{counted and ': '}{counted}")

    def error(self, why: str) -> DataError:
        return DataError(f"{self.name}: {why}")

    def _typed(self, data: Any, kind: type[T], where: str) -> T:
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            raise self.error(f"{where}: {error}") from error


def _called(row: dict[str, Any]) -> str:
    """Which card a row is about: the first name in it."""
    names = [value for value in row.values() if isinstance(value, str)]
    return f" ({names[0]})" if names else ""


def shipped(name: str) -> str:
    """The text of a data file of ours."""
    return resources.files(__package__).joinpath(f"data/{name}.toml").read_text("utf-8")


def verb(record: str) -> str:
    """What a record is called in a data file: `ReturnFire` is `return_fire`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in record).removeprefix("_")
