"""The rules' tables, as text in a test: a line a card, columns between bars."""


def columns(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def slug(name: str) -> str:
    """`Senator's Party` is `senators_party`."""
    return name.lower().replace("'", "").replace(" ", "_").replace("-", "_")
