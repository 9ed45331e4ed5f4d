"""Omerta at the terminal: how its table looks, and how its questions are answered with single keys."""

from sitdown.cli.fronts import Front
from sitdown.cli.omerta.coached import coached
from sitdown.cli.omerta.person import Person
from sitdown.cli.omerta.reader import Reader

FRONT = Front(players=3, bots="sharp,novice", person=Person, reader=Reader, coached=coached)
