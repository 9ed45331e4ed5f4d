"""Who does the work: this process, several on this machine, or many machines. Results come in the order of the work, whoever does it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from signal import SIG_DFL, SIGINT, signal
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")
CHUNK: Final = 25  # games handed to a process at a time, at most
AHEAD: Final = 3  # pieces of work in hand for every worker: enough to keep it busy, few enough to stop soon


class Runner(Protocol):
    """Does one piece of work after the other. Whoever has seen enough closes the iterator, and the rest is left undone."""

    def __call__(self, do: Callable[[T], R], work: Sequence[T]) -> Generator[R, None, None]: ...


def runner(jobs: int) -> Runner:
    """On this machine, in so many processes."""
    return _here if jobs <= 1 else _Processes(jobs)


def numbered(do: Callable[[int], R], count: int, jobs: int) -> Iterator[R]:
    """The results for 0, 1, 2 and so on, in this order; for work so small that it is handed out in chunks."""
    size = max(1, min(CHUNK, count // (4 * jobs)))
    chunks = [range(first, min(first + size, count)) for first in range(0, count, size)]
    for results in runner(jobs)(partial(_all, do), chunks):
        yield from results


def _all(do: Callable[[int], R], numbers: range) -> list[R]:
    return [do(number) for number in numbers]


def ray_runner() -> Runner:
    """On the Ray cluster that is there (`RAY_ADDRESS`), else on one of this machine's own. Needs the `ray` extra."""
    import ray

    return _Ray(ray)


def _here(do: Callable[[T], R], work: Sequence[T]) -> Generator[R, None, None]:
    for piece in work:
        yield do(piece)


class _Processes:
    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def __call__(self, do: Callable[[T], R], work: Sequence[T]) -> Generator[R, None, None]:
        workers = min(self._jobs, len(work))
        pool = ProcessPoolExecutor(workers, get_context("spawn"), _end_at_once_when_interrupted)
        try:
            for future in _in_order(lambda piece: pool.submit(do, piece), work, AHEAD * workers):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


class _Ray:
    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def __call__(self, do: Callable[[T], R], work: Sequence[T]) -> Generator[R, None, None]:
        ray = self._ray
        begun = not ray.is_initialized()
        if begun:
            ray.init(logging_level="ERROR", log_to_driver=False, include_dashboard=False)
        try:
            remote = ray.remote(do)
            workers = int(ray.cluster_resources().get("CPU", 1))
            for task in _in_order(remote.remote, work, AHEAD * workers):
                yield ray.get(task)
        finally:
            if begun:
                ray.shutdown()


def _in_order(begin: Callable[[T], R], work: Sequence[T], ahead: int) -> Generator[R, None, None]:
    """Begin so many; whenever the first of them is handed out, one more."""
    waiting = iter(work)
    begun = deque([begin(piece) for piece in islice(waiting, ahead)])
    while begun:
        yield begun.popleft()
        begun.extend([begin(piece) for piece in islice(waiting, 1)])


def _end_at_once_when_interrupted() -> None:
    """Python would put the interrupt into the results and go on with the next games."""
    signal(SIGINT, SIG_DFL)
