"""La Cosa Nostra at the terminal: how its table looks, how its questions are answered, and the trade desk."""

from sitdown.cli.cosa_nostra.coached import coached
from sitdown.cli.cosa_nostra.person import Person
from sitdown.cli.cosa_nostra.reader import Reader
from sitdown.cli.fronts import Front

# Nobody waits for a person who plays against bots: no clock runs unless he wants one.
FRONT = Front(
    players=4,
    bots="regular",
    person=Person,
    reader=Reader,
    coached=coached,
    options={"reaction_seconds": None},
)
