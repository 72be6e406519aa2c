"""The cards of scenarios, ready for play: of the database, of the house set, or defined by the scenario."""

from __future__ import annotations

from collections.abc import Iterable

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import COLOR_LETTERS, COLOR_NAMES
from apnap.cards.names_of_types import has_types, names_of_types
from apnap.cards.pool import CardPool, open_pool
from apnap.cards.record import Card, Face
from apnap.errors import ScenarioError, UnknownCardError, UnsupportedCardError
from apnap.game.book_cards import refuse_cards
from apnap.rulebooks import CURRENT, Rulebook
from apnap.rules.definitions import Definition, define
from apnap.scenario.references import fold
from apnap.scenario.schema import CustomCard


class Cards:
    """Compiled cards by name, kept for all scenarios of a process. The database is opened when it is needed."""

    def __init__(self, pool: CardPool | None = None) -> None:
        self._pool = pool
        self._compiled: dict[str, CardDefinition | UnsupportedCardError] = {}
        self._custom: dict[CustomCard, CardDefinition | UnsupportedCardError] = {}

    @property
    def pool(self) -> CardPool:
        """All cards at hand."""
        if self._pool is None:
            self._pool = open_pool()
        return self._pool

    def is_known(self, name: str) -> bool:
        """Tell whether there is a card, or a part of a card, of that name."""
        try:
            self.pool.card(name)
        except UnknownCardError:
            return False
        return True

    def definition(self, name: str) -> CardDefinition:
        """Return the card of a name.

        :raises UnknownCardError: there is none
        :raises UnsupportedCardError: it can't be played
        """
        found = self._compiled.get(name)
        if found is None:
            from apnap.oracle.library import definition_for

            try:
                found = definition_for(self.pool, name)
            except UnsupportedCardError as error:
                found = error
            self._compiled[name] = found
        if isinstance(found, UnsupportedCardError):
            raise found
        return found

    def custom(self, card: CustomCard) -> CardDefinition:
        """Return a card that a scenario defines, compiled like any other.

        :raises UnsupportedCardError: its text is not understood, or not carried out
        """
        found = self._custom.get(card)
        if found is None:
            from apnap.oracle.compile import compile_card

            try:
                found = compile_card(record_of(card))
            except UnsupportedCardError as error:
                found = error
            self._custom[card] = found
        if isinstance(found, UnsupportedCardError):
            raise found
        return found


class ScenarioCards:
    """The cards of one scenario: its own hide those of the same name (FORMAT 2). A pool for effects too (201.4)."""

    def __init__(self, cards: Cards, custom: tuple[CustomCard, ...], book: Rulebook = CURRENT) -> None:
        self._cards = cards
        self._book = book
        self._custom = {fold(card.name): card for card in custom}

    def definition(self, name: str) -> CardDefinition:
        """Return the card of a name; see :meth:`Cards.definition`.

        :raises BookLacksCardsError: the rulebook of the scenario can't know it
        """
        own = self._custom.get(fold(name))
        found = self._cards.definition(name) if own is None else self._cards.custom(own)
        refuse_cards(self._book, (found,))
        return found

    def card_names(self, types: int = 0, without: int = 0) -> Iterable[str]:
        """Return the names of all cards: those that the scenario defines, then those at hand (201.4)."""
        if not types and not without:
            return (*(card.name for card in self._custom.values()), *self._cards.pool.names())
        own = [card.name for card in self._custom.values() if has_types(card.type, types, without)]
        return (*own, *names_of_types(self._cards.pool, types, without))

    def named(self, name: str) -> tuple[Definition, int]:
        """Return the card of a name, or of the name of one of its parts, and which face that part is."""
        found = define(self.definition(name))
        face = next((at for at, one in enumerate(found.faces) if fold(one.name) == fold(name)), 0)
        return found, face

    def is_known(self, name: str) -> bool:
        """Tell whether there is a card of that name."""
        return fold(name) in self._custom or self._cards.is_known(name)


def record_of(card: CustomCard) -> Card:
    """Return the record of a card that a scenario defines.

    :raises ScenarioError: a colour that does not exist
    """
    colors = ""
    for word in card.colors if card.colors is not None else ():
        letter = word.upper() if len(word) == 1 else _letter_of(word)
        if letter not in COLOR_LETTERS:
            raise ScenarioError(f"{word!r} is not a colour", path="$.custom_cards", right=", ".join(COLOR_NAMES))
        colors += letter
    own = "".join(letter for letter in COLOR_LETTERS if letter in card.mana_cost.upper())
    kept = "".join(letter for letter in COLOR_LETTERS if letter in (colors if card.colors is not None else own))
    face = Face(
        name=card.name,
        mana_cost=card.mana_cost,
        type_line=card.type,
        text=card.text,
        power=card.power,
        toughness=card.toughness,
        loyalty=card.loyalty,
        defense=card.defense,
        colors=kept,
        color_indicator=kept if card.colors is not None and kept != own else "",
    )
    return Card(name=card.name, layout="normal", faces=(face,), color_identity=own)


def _letter_of(word: str) -> str:
    return COLOR_LETTERS[COLOR_NAMES.index(word.lower())] if word.lower() in COLOR_NAMES else "?"
