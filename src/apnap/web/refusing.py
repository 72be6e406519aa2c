"""What a server refuses whatever the game is."""

from __future__ import annotations

from typing import TypeVar

from apnap.errors import ApnapError, IllegalActionError, InvalidActionError
from apnap.i18n import message
from apnap.i18n.catalogue import LANGUAGES

Kind = TypeVar("Kind", bound=ApnapError)


def refused(key: str, rule: str = "", **values: object) -> IllegalActionError:
    """Return the refusal of a message of the catalogues."""
    return error_of(IllegalActionError, key, rule, **values)


def error_of(kind: type[Kind], key: str, rule: str = "", **values: object) -> Kind:
    """Return an error of a kind with a message of the catalogues."""
    return kind(message(key, "en", **values), rule=rule, key=key, **values)


def known_language(lang: str) -> str:
    """Return a language that there are messages in.

    :raises InvalidActionError: there are none
    """
    if lang not in LANGUAGES:
        raise error_of(InvalidActionError, "serving.no_language", name=lang, languages=", ".join(LANGUAGES))
    return lang


def known_name(name: str) -> str:
    """Return what a person calls themself, without what can't be seen.

    :raises InvalidActionError: nothing is left of it
    """
    found = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not found:
        raise error_of(InvalidActionError, "serving.no_name")
    return found
