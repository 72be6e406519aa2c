"""Finding a message by key and filling it in.

The catalogues are TOML files, one a topic, read when the topic is first needed. A message is a table with one entry
a language; the entry is a text, or a table of *variants* of which the values choose one:

* ``one`` and ``other``, chosen by the value named ``count``;
* ``m`` and ``f``, chosen by the value named ``gender``;
* ``m-one``, ``m-other``, ``f-one`` and ``f-other``, chosen by both.

``{name}`` in a text is filled with the value of that name; a brace itself is written twice.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("en", "es")
"""The languages that every message exists in."""

VARIANT_SETS: Final = (
    frozenset({"one", "other"}),
    frozenset({"m", "f"}),
    frozenset({"m-one", "m-other", "f-one", "f-other"}),
)
"""The complete sets of variants: a message has exactly one of these, or a single text."""

Texts = str | dict[str, str]
"""What a message says in one language: a text, or its variants."""


class MessageError(LookupError):
    """A message, language or placeholder that does not exist: a mistake in the program, not of its user."""


def topics() -> list[str]:
    """Return the topics there are catalogues for, sorted."""
    return sorted(entry.name.removesuffix(".toml") for entry in _folder().iterdir() if entry.name.endswith(".toml"))


@cache
def topic_messages(topic: str) -> dict[str, dict[str, Texts]]:
    """Return the messages of one topic: full key → language → text or variants.

    Raises:
        MessageError: there is no such topic.
    """
    source = _folder() / f"{topic}.toml"
    if not source.is_file():
        raise MessageError(f"there are no messages on {topic!r}; there are {', '.join(topics())}")
    found: dict[str, dict[str, Texts]] = {}
    _collect(topic, tomllib.loads(source.read_text(encoding="utf-8")), found)
    return found


def has_message(key: str) -> bool:
    """Tell whether there is a message under this key."""
    topic = key.partition(".")[0]
    return topic in topics() and key in topic_messages(topic)


def message(key: str, lang: str, **values: object) -> str:
    """Return the message under ``key`` in the language ``lang``, with the values filled in.

    >>> message("words.zone.graveyard", "es")
    'cementerio'

    Raises:
        MessageError: no such message or language, a value is missing, or ``count`` or ``gender`` chooses no variant.
    """
    entry = topic_messages(key.partition(".")[0]).get(key)
    if entry is None:
        raise MessageError(f"there is no message {key!r}")
    if lang not in entry:
        raise MessageError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    texts = entry[lang]
    text = texts if isinstance(texts, str) else texts.get(_variant(texts, values))
    if text is None:
        raise MessageError(f"the message {key!r} needs a gender, 'm' or 'f'")
    try:
        return text.format_map(values)
    except KeyError as missing:
        raise MessageError(f"the message {key!r} needs a value for {missing}") from missing


def _variant(texts: dict[str, str], values: dict[str, object]) -> str:
    """Return the name of the variant that the values choose."""
    number = "one" if values.get("count") == 1 else "other"
    gender = str(values.get("gender", ""))
    if number in texts:
        return number
    return gender if gender in texts else f"{gender}-{number}"


def _collect(prefix: str, table: dict[str, Any], found: dict[str, dict[str, Texts]]) -> None:
    """Flatten nested tables into full keys; a table with a language in it is a message."""
    for name, entry in table.items():
        key = f"{prefix}.{name}"
        if any(lang in entry for lang in LANGUAGES):
            found[key] = entry
        else:
            _collect(key, entry, found)


def _folder() -> Any:
    """Return the folder of the catalogues, wherever the package is installed."""
    return files("apnap.i18n") / "messages"
