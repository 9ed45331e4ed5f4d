"""Omerta at the terminal: how its table looks, and how its questions are answered with single keys."""

from sitdown.games.omerta.terminal.coached import coached
from sitdown.games.omerta.terminal.person import Person
from sitdown.games.omerta.terminal.reader import Reader
from sitdown.terminal.fronts import Front

FRONT = Front(Person, Reader, coached)
