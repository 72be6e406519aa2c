"""The commands that may be typed beside actions, in both languages, and what each does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from apnap.errors import InvalidActionError, InvalidStateError
from apnap.game import Game
from apnap.game.matching import plain
from apnap.i18n.catalogue import LANGUAGES, message
from apnap.table.cards import card_lines
from apnap.table.telling import told
from apnap.table.why import why_lines
from apnap.tui.session import Session

Command = Callable[[Session, str], None]

_LOG_LINES: Final = 40
"""How many of the last lines ``log`` shows, unless it is told a number."""


def run_line(session: Session, line: str) -> None:
    """Carry out what was typed: a command, or else an answer to the decision.

    :raises ApnapError: it can't be done; then nothing has changed
    """
    text = line.strip()
    for name, command in COMMANDS.items():
        for words in command_words(name):
            rest = _after(text, words)
            if rest is not None and (not rest or name in _WITH_ARGUMENT):
                command(session, rest)
                return
    session.answer(text)


def command_words(name: str) -> list[str]:
    """Return what may be typed for a command, in every language, the longest first."""
    found = {word for lang in LANGUAGES for word in message(f"help.command.{name}", lang).split("|")}
    return sorted(found, key=lambda word: (-len(word), word))


def _after(text: str, words: str) -> str | None:
    """Return what follows the words of a command, None if the text does not begin with them."""
    typed, wanted = text.split(), plain(words).split()
    if [plain(word) for word in typed[: len(wanted)]] != wanted:
        return None
    return " ".join(typed[len(wanted) :])


# ------------------------------------------------------------------------------------- the commands


def _help(session: Session, rest: str) -> None:
    for key in ("help.intro", "help.answering", "help.examples"):
        session.say(key)
    for name in COMMANDS:
        words = message(f"help.command.{name}", session.lang).split("|")[0]
        session.write(f"  {words}: {message(f'help.about.{name}', session.lang)}")


def _table(session: Session, rest: str) -> None:
    session.table()


def _log(session: Session, rest: str) -> None:
    most = int(rest) if rest.isdecimal() else _LOG_LINES
    for line in told(session.game.events, session.rendering(), session.seat)[-most:]:
        session.write(line)


def _show(session: Session, rest: str) -> None:
    for line in card_lines(session, rest):
        session.write(line)


def _why(session: Session, rest: str) -> None:
    for line in why_lines(session, rest):
        session.write(line)


def _stops(session: Session, rest: str) -> None:
    session.stops_everywhere = not session.stops_everywhere
    session.say("cli.stops_everywhere" if session.stops_everywhere else "cli.stops_usual")


def _undo(session: Session, rest: str) -> None:
    session.undo()
    session.say("cli.undone")


def _save(session: Session, rest: str) -> None:
    path = _path(rest, "save")
    text = session.game.to_json()
    try:
        draft = path.with_name(path.name + ".part")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        raise _file_error("cli.cant_write", path, error) from error
    session.say("cli.saved", file=path)


def _load(session: Session, rest: str) -> None:
    path = _path(rest, "load")
    try:
        text = path.read_bytes()
    except (OSError, ValueError) as error:
        raise _file_error("cli.cant_read", path, error) from error
    session.replace_game(Game.from_json(text))
    session.say("cli.loaded", file=path)


def _pass_turn(session: Session, rest: str) -> None:
    session.pass_turn()


def _concede(session: Session, rest: str) -> None:
    session.concede()


def _quit(session: Session, rest: str) -> None:
    session.closed = True


def _path(text: str, command: str) -> Path:
    if not text:
        raise InvalidActionError(
            message("cli.needs_file", "en", command=command), key="cli.needs_file", command=command
        )
    try:
        return Path(text).expanduser()
    except RuntimeError:  # the home of a user that there is not
        return Path(text)


def _file_error(key: str, path: Path, error: OSError | ValueError) -> InvalidStateError:
    why = error.strerror if isinstance(error, OSError) else None
    values = {"file": str(path), "why": why or str(error)}
    return InvalidStateError(message(key, "en", **values), key=key, **values)


COMMANDS: Final[dict[str, Command]] = {
    "help": _help,
    "table": _table,
    "log": _log,
    "show": _show,
    "why": _why,
    "pass_turn": _pass_turn,
    "stops": _stops,
    "undo": _undo,
    "save": _save,
    "load": _load,
    "concede": _concede,
    "quit": _quit,
}
"""Every command by its key in the catalogue ``help``."""

_WITH_ARGUMENT: Final = frozenset({"log", "show", "why", "save", "load"})
