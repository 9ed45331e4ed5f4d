"""The command `sitdown`. Commands are imported when they are called, so that starting up costs little."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from cyclopts import App, CycloptsError

from sitdown.terminal.refusal import Refusal

gc.set_threshold(20_000)  # of all that is imported nothing is garbage: to look for it took a fifth of starting up

COMMANDS = {
    "play": "A game at this terminal, against bots.",
    "serve": "Tables in the browser, for people and bots.",
    "sim": "Many games between bots, and what they came to.",
    "arena": "Bots against each other: who is better, and how sure that is.",
    "replay": "A game that was written down, step by step.",
    "coach": "The mistakes that cost a seat most, in a game that was written down.",
    "exploit": "How much a bot can be exploited, at the least.",
    "dataset": "Thousands of games as a Parquet file.",
    "bench": "How fast the engine is, beside its peers.",
}

POSIX = ("play", "serve", "replay", "coach")  # need terminals, locks, signals and timers as Linux and macOS have them

app = App(
    name="sitdown",
    help="A table for two mafia card games: play, simulate, look again.",
    version=lambda: version("sitdown"),
    result_action="return_value",
)
for name, line in COMMANDS.items():
    app.command(f"sitdown.cli.{name}:{name}", name=name, help=line)


def main() -> None:
    """Run a command. Bad input is one line on standard error and exit code 2, never a traceback."""
    try:
        _check_system(sys.argv[1:])
        app(sys.argv[1:], exit_on_error=False, print_error=False)
    except CycloptsError as error:
        sys.exit(_refuse(Refusal("error-arguments", why=_one_line(str(error)))))
    except Refusal as refusal:
        sys.exit(_refuse(refusal))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # whoever read our output has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _check_system(arguments: Sequence[str]) -> None:
    """Say so before anything is imported that is not there."""
    command = next((word for word in arguments if not word.startswith("-")), "")
    if sys.platform == "win32" and command in POSIX:
        raise Refusal("error-system", command=command)


def _refuse(refusal: Refusal) -> int:
    from sitdown.core.words import shown
    from sitdown.texts import Texts, language

    words = {name: shown(each) if isinstance(each, str) and each else each for name, each in refusal.params.items()}
    sys.stderr.write(Texts(language(_wanted(sys.argv))).say(refusal.key, **words) + "\n")
    return 2


def _wanted(arguments: Sequence[str]) -> str | None:
    """The value of --lang, also when the rest of the line makes no sense."""
    for at, argument in enumerate(arguments):
        if argument == "--lang":
            return next(iter(arguments[at + 1 :]), None)
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def _one_line(words: str) -> str:
    return " ".join(words.split())
