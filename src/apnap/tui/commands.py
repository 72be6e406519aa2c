"""The commands that may be typed beside actions, in both languages, and what each does."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from apnap.errors import InvalidActionError
from apnap.game.matching import plain
from apnap.i18n.catalogue import LANGUAGES, message
from apnap.table.cards import card_lines
from apnap.table.telling import told
from apnap.table.why import why_lines
from apnap.tui.files import expanded_path, read_game, write_text
from apnap.tui.session import Session
from apnap.tui.setting_commands import SETTING_COMMANDS, Command

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
    session.show_table()


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


def _undo(session: Session, rest: str) -> None:
    session.undo()
    session.say("cli.undone")


def _save(session: Session, rest: str) -> None:
    path = _path(rest, "save")
    write_text(path, session.game.to_json())
    session.say("cli.saved", file=path)


def _load(session: Session, rest: str) -> None:
    path = _path(rest, "load")
    session.replace_game(read_game(path))
    session.say("cli.loaded", file=path)


def _concede(session: Session, rest: str) -> None:
    session.concede()


def _quit(session: Session, rest: str) -> None:
    session.closed = True


def _path(text: str, command: str) -> Path:
    if not text:
        raise InvalidActionError(
            message("cli.needs_file", "en", command=command), key="cli.needs_file", command=command
        )
    return expanded_path(text)


COMMANDS: Final[dict[str, Command]] = {
    "help": _help,
    "table": _table,
    "log": _log,
    "show": _show,
    "why": _why,
    **SETTING_COMMANDS,
    "undo": _undo,
    "save": _save,
    "load": _load,
    "concede": _concede,
    "quit": _quit,
}
"""Every command by its key in the catalogue ``help``."""

_WITH_ARGUMENT: Final = frozenset(
    {
        "log", "show", "why", "save", "load", "stop_at", "yields", "remember", "forget", "payments", "pay_without",
        "language",
    }
)  # fmt: skip
