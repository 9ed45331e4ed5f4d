"""La Cosa Nostra at the terminal: how its table looks, how its questions are answered, and the trade desk."""

from sitdown.games.cosa_nostra.terminal.coached import coached
from sitdown.games.cosa_nostra.terminal.person import Person
from sitdown.games.cosa_nostra.terminal.reader import Reader
from sitdown.terminal.fronts import Front

FRONT = Front(Person, Reader, coached)
