"""What a server refuses whatever the game is."""

from __future__ import annotations

from apnap.errors import IllegalActionError, InvalidActionError
from apnap.i18n import message
from apnap.i18n.catalogue import LANGUAGES


def refused(key: str, rule: str = "", **values: object) -> IllegalActionError:
    """Return the refusal of a message of the catalogues."""
    return IllegalActionError(message(key, "en", **values), rule=rule, key=key, **values)


def known_language(lang: str) -> str:
    """Return a language that there are messages in.

    :raises InvalidActionError: there are none
    """
    if lang not in LANGUAGES:
        values = {"name": lang, "languages": ", ".join(LANGUAGES)}
        raise InvalidActionError(message("serving.no_language", "en", **values), key="serving.no_language", **values)
    return lang


def known_name(name: str) -> str:
    """Return what a person calls themself, without what can't be seen.

    :raises InvalidActionError: nothing is left of it
    """
    found = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not found:
        raise InvalidActionError(message("serving.no_name", "en"), key="serving.no_name")
    return found
