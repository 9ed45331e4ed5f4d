"""The table with all cards face up, for looking at a game that is over."""

from msgspec.structs import asdict, replace

from sitdown.core.kernel import State
from sitdown.games.cosa_nostra.board.hands import influence_kind, job_kind
from sitdown.games.cosa_nostra.board.material import CARD, JOB
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.names import PLACE_IDS
from sitdown.games.cosa_nostra.eyes.showing import promises, view
from sitdown.games.cosa_nostra.records.view import OpenView, PlayerView, TaskView


def opened(g: State) -> OpenView:
    assert isinstance(g, Table)
    table = view(g, None)
    players = tuple([_player(g, player) for player in table.players])
    jobs = tuple([tuple(sorted([JOB[job_kind(slot)] for slot in hand])) for hand in g.jobs])
    influence = tuple([tuple(sorted([CARD[influence_kind(slot)] for slot in hand])) for hand in g.influence])
    shown = asdict(table) | {"players": players, "ledger": promises(g.ledger)}
    return OpenView(**shown, job_hands=jobs, influence_hands=influence)


def _player(g: Table, player: PlayerView) -> PlayerView:
    crew = [replace(man, tasks=tuple([_task(g, task) for task in man.tasks])) for man in player.crew]
    return replace(player, crew=tuple(crew))


def _task(g: Table, task: TaskView) -> TaskView:
    if task.business is not None:
        return task
    return replace(task, job=JOB[job_kind(g.tasks[PLACE_IDS[task.place]])])
