"""Cards ready for play: from the compiled house set, from what the database has kept, or compiled now.

The grammar is only built when a card has to be compiled, so that a game with house cards starts at once.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from apnap.abilities.definition import CardDefinition
from apnap.abilities.walk import from_data, to_data
from apnap.cards import house
from apnap.cards.database import CardDatabase
from apnap.cards.pool import CardPool
from apnap.cards.record import Card
from apnap.errors import CardDataError, UnsupportedCardError
from apnap.oracle.cache import grammar_version

HOUSE_FILE: Final = "compiled.json"


class CompiledHouse(msgspec.Struct, frozen=True):
    """The house set as it is shipped: each card as :func:`apnap.abilities.walk.to_data` writes it, by full name."""

    grammar: str
    """The version of the grammar that compiled it."""
    sources: str
    """The digest of the files that it was compiled from."""
    cards: dict[str, Any]


def definition_for(pool: CardPool, name: str) -> CardDefinition:
    """Return the card of a name in a pool, ready for play.

    :raises UnknownCardError: there is none
    :raises UnsupportedCardError: its text is not understood, in doubt, or not carried out
    """
    return definitions_for(pool, (name,))[name]


def definitions_for(pool: CardPool, names: Iterable[str]) -> dict[str, CardDefinition]:
    """Return the cards of several names, ready for play, by the name that was asked for.

    What had to be compiled is kept in the database.

    :raises UnknownCardError: there is no card of one of the names
    :raises UnsupportedCardError: one of the cards can't be played
    """
    return _gathered(pool, names, skipping=False)


def playable_definitions(pool: CardPool, names: Iterable[str]) -> dict[str, CardDefinition]:
    """Return those of several cards that can be played, by the name that was asked for; the others are left out.

    :raises UnknownCardError: there is no card of one of the names
    """
    return _gathered(pool, names, skipping=True)


def _gathered(pool: CardPool, names: Iterable[str], *, skipping: bool) -> dict[str, CardDefinition]:
    found: dict[str, CardDefinition] = {}
    new: list[tuple[str, bytes]] = []
    database = next((source for source in pool.sources if isinstance(source, CardDatabase)), None)
    try:
        for name in dict.fromkeys(names):
            card = pool.card(name)
            try:
                ready = house_definition(card.name)
                if ready is None and database is not None:
                    ready = _kept(database, card.name)
                if ready is None:
                    ready = _compiled(card)
                    new.append((card.name, msgspec.json.encode(to_data(ready))))
            except UnsupportedCardError:
                if not skipping:
                    raise
                continue
            found[name] = ready
    finally:
        if database is not None and new:
            with contextlib.suppress(CardDataError):  # a database that can't be written to is still good for reading
                database.put_compiled(grammar_version(), new)
    return found


@cache
def house_definition(name: str) -> CardDefinition | None:
    """Return the house card of this full name, if there is one and it was compiled by this grammar."""
    compiled = _house()
    data = None if compiled is None else compiled.cards.get(name)
    if data is None:
        return None
    definition: CardDefinition = from_data(data)
    return definition


def compile_house() -> bytes:
    """Return the content of the compiled house file, made anew.

    :raises UnsupportedCardError: a house card can't be played
    """
    from apnap.oracle.compile import compile_card

    cards = {card.name: to_data(compile_card(card)) for card in house.load_house()}
    lines = ",\n".join(f"{_json(name)}:{_json(cards[name])}" for name in sorted(cards))
    head = f'{{"grammar":{_json(grammar_version())},"sources":{_json(house_digest())},"cards":{{\n'
    return f"{head}{lines}\n}}}}\n".encode()


def house_digest() -> str:
    """Return the digest of the files of house cards."""
    digest = hashlib.sha256()
    for file in sorted(resources.files(house).iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".toml"):
            digest.update(file.name.encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _house() -> CompiledHouse | None:
    """Return the shipped house set if it belongs to the grammar and the card files that are here."""
    file = resources.files(house).joinpath(HOUSE_FILE)
    if not file.is_file():
        return None
    compiled = msgspec.json.decode(file.read_bytes(), type=CompiledHouse)
    fresh = compiled.grammar == grammar_version() and compiled.sources == house_digest()
    return compiled if fresh else None


def _kept(database: CardDatabase, name: str) -> CardDefinition | None:
    blob = database.compiled(name, grammar_version())
    if blob is None:
        return None
    definition: CardDefinition = from_data(msgspec.json.decode(blob))
    _require_performed(definition)  # what was compiled by an older kernel may be carried out now, and the reverse
    return definition


def _compiled(card: Card) -> CardDefinition:
    from apnap.oracle.compile import compile_card

    return compile_card(card)


def _require_performed(definition: CardDefinition) -> None:
    from apnap.oracle.support import unperformed

    missing = unperformed(definition)
    if missing:
        raise UnsupportedCardError(definition.name, "; ".join(f"not carried out: {what}" for what in missing))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
