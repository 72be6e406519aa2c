"""The options of commands that name a rulebook, and the book they mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from apnap.errors import RulebookError
from apnap.i18n import message
from apnap.rulebooks import Rulebook, rulebook, switch_named

Command = TypeVar("Command", bound=Callable[..., Any])


def rulebook_options(command: Command) -> Command:
    """Give a command the options ``--rulebook`` (``book``) and ``--switch`` (``switches``)."""
    command = click.option(
        "--switch", "switches", multiple=True, metavar="NAME=VALUE", help="Set a switch of the rulebook otherwise."
    )(command)
    return click.option(
        "--rulebook",
        "book",
        default=None,
        show_default="current",
        metavar="NAME|DAY",
        help="The rulebook in force: classic, 2007, 2016, current, or the newest of a day.",
    )(command)


def chosen_book(book: str | None, switches: tuple[str, ...]) -> Rulebook:
    """Return the book of that name or day, with switches set as ``name=value``.

    :raises RulebookError: there is no such book, switch or value
    """
    found = rulebook(book or "current")
    changes = {}
    for text in switches:
        name, sign, value = text.partition("=")
        if not sign:
            raise RulebookError(message("errors.switch_form", "en", text=text), key="errors.switch_form", text=text)
        changes[name.strip()] = switch_named(name.strip()).read(value.strip())
    return found.with_switches(changes) if changes else found
