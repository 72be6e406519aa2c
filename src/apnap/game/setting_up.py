"""100, 103: from decks to a position before the game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from apnap.abilities.definition import CardDefinition, PrintedCard
from apnap.abilities.values import COMMAND, LIBRARY, SIDEBOARD
from apnap.cards.names_of_types import names_of_types
from apnap.errors import DeckError, InvalidActionError, InvalidStateError, UnknownCardError
from apnap.game.book_cards import refuse_cards
from apnap.i18n.catalogue import LANGUAGES, message
from apnap.i18n.lists import listed, listed_or
from apnap.oracle.library import definition_for
from apnap.rulebooks.switches import Rulebook
from apnap.rules.attractions import add_attraction_deck, refuse_attractions
from apnap.rules.books import refuse_seats
from apnap.rules.command_zone import in_command_zone
from apnap.rules.commander import designate
from apnap.rules.conspiracies import is_conspiracy_card, refuse_conspiracies
from apnap.rules.definitions import CardPool, Definition, define
from apnap.rules.schemes import add_scheme_deck
from apnap.rules.setup import add_card, new_state
from apnap.rules.starting import start_game
from apnap.rules.state import State
from apnap.rules.vanguards import add_avatar, refuse_avatars

if TYPE_CHECKING:
    from apnap.cards.deck import Deck
    from apnap.cards.pool import CardPool as RecordPool


@dataclass(frozen=True)
class SeatSetup:
    """What one player brings: the cards of the deck, the sideboard, the command zone, the scheme deck, the avatar,
    the Attraction deck.

    A player with a scheme deck is the archenemy (904.3).
    """

    main: tuple[CardDefinition, ...]
    sideboard: tuple[CardDefinition, ...] = ()
    command: tuple[CardDefinition, ...] = ()
    schemes: tuple[CardDefinition, ...] = ()
    avatar: tuple[CardDefinition, ...] = ()
    """The vanguard card, if the game is played with such (902)."""
    attractions: tuple[CardDefinition, ...] = ()
    """The Attraction deck, in any order: it is shuffled (717.2)."""

    def cards(self) -> Iterator[CardDefinition]:
        """Yield all cards, one after another."""
        yield from self.main
        yield from self.sideboard
        yield from self.command
        yield from self.schemes
        yield from self.avatar
        yield from self.attractions

    @cached_property
    def definitions(self) -> tuple[tuple[int, tuple[Definition, ...]], ...]:
        """The cards as the kernel uses them, by the zone they start in."""
        zones = ((LIBRARY, self.main), (SIDEBOARD, self.sideboard), (COMMAND, self.command))
        return tuple((zone, tuple(map(_defined, nodes))) for zone, nodes in zones)


def _defined(card: CardDefinition) -> Definition:
    return define(in_command_zone(card) if is_conspiracy_card(card) else card)


@dataclass(frozen=True)
class Setup:
    """Everything that a game starts from: equal set-ups and equal answers give equal games."""

    seats: tuple[SeatSetup, ...]
    seed: int
    rulebook: Rulebook
    life: int = 20
    teams: tuple[int, ...] = ()
    options: tuple[tuple[str, int], ...] = ()

    def state(self, pool: CardPool | None = None) -> State:
        """Return the position before the game, with the procedure that starts it (103).

        :raises RulebookError: the book knows no game of so many players
        :raises BookLacksCardsError: cards that the book can't know
        """
        refuse_cards(self.rulebook, (card for seat in self.seats for card in seat.cards()))
        refuse_seats(self.rulebook, len(self.seats))
        state = new_state(
            len(self.seats), self.seed, self.rulebook, life=self.life, teams=self.teams, options=self.options, pool=pool
        )
        for owner, seat in enumerate(self.seats):
            for zone, cards in seat.definitions:
                for definition in cards:
                    ref = add_card(state, owner, definition, zone)
                    if zone == COMMAND:
                        designate(state, ref)  # 903.3
            if seat.schemes:
                order = state.shuffled(list(range(len(seat.schemes))))
                add_scheme_deck(state, owner, [define(seat.schemes[at]) for at in order])
            if seat.attractions:
                order = state.shuffled(list(range(len(seat.attractions))))
                add_attraction_deck(state, owner, [define(seat.attractions[at]) for at in order])
            refuse_conspiracies((*seat.main, *seat.command))
            refuse_attractions((*seat.main, *seat.sideboard, *seat.command))
            refuse_avatars((*seat.main, *seat.sideboard, *seat.command))
            for card in seat.avatar:
                add_avatar(state, owner, card)
        start_game(state)
        return state


class CompiledPool:
    """The cards at hand, compiled when they are asked for: the pool that effects name cards from (201.4).

    ``ready``: cards that are compiled already, by name.
    """

    def __init__(self, records: RecordPool, ready: Mapping[str, CardDefinition] | None = None) -> None:
        self.records = records
        self._compiled: dict[str, CardDefinition] = dict(ready or {})
        self._names: dict[tuple[int, int], tuple[str, ...]] = {}

    def card_names(self, types: int = 0, without: int = 0) -> Iterable[str]:
        """Return the names of all cards that may be chosen (201.4), or of those with certain card types."""
        if not types and not without:
            return self.records.names()
        found = self._names.get((types, without))
        if found is None:
            found = self._names[types, without] = tuple(names_of_types(self.records, types, without))
        return found

    def definition(self, name: str) -> CardDefinition:
        """Return the card of that name, compiled.

        :raises UnknownCardError: there is none
        :raises UnsupportedCardError: its text is not understood, or not performed yet
        """
        found = self._compiled.get(name)
        if found is None:
            found = self._compiled[name] = definition_for(self.records, name)
        return found

    def names(self, lang: str, english: Sequence[str]) -> Mapping[str, str]:
        """Return the names of cards in a language, by English name; those that have none, or are not among the cards
        at hand (a saved game may have such), are left out."""
        if lang != "es":
            return {}
        found: dict[str, str] = {}
        for name in english:
            try:
                card = self.records.card(name)
            except UnknownCardError:
                continue
            for face in card.faces:
                if face.spanish is not None and face.spanish.name:
                    found[face.name] = face.spanish.name
        return found


def pool_at_hand() -> CompiledPool:
    """Return the cards at hand: the house set, and what has been imported."""
    from apnap.cards.pool import open_pool

    return CompiledPool(open_pool())


def known_language(lang: str) -> str:
    """Return a language that there are texts in.

    :raises InvalidActionError: there are none
    """
    if lang not in LANGUAGES:
        raise InvalidActionError(f"there are no texts in {lang!r}; there are {listed(LANGUAGES, 'en')}")
    return lang


def find_deck(deck: str | Path | Deck, records: RecordPool) -> Deck:
    """Return a deck that is given as such, by the name of a house deck, or by the path of a list.

    :raises DeckError: there is no such deck, or its list can't be read
    """
    from apnap.cards.deck import Deck, load_deck_file
    from apnap.cards.house import load_house_decks

    if isinstance(deck, Deck):
        return deck
    house = load_house_decks()
    if isinstance(deck, str) and deck in house:
        return house[deck]
    path = Path(deck)
    if _exists(path):
        return load_deck_file(path, records)
    name = str(deck)
    key = "game.unknown_deck" if house else "game.unknown_deck_none"
    error = DeckError(message(key, "en", name=name, decks=listed_or(list(house), "en")))
    error.key = key
    error.values = {"name": name, "decks": listed_or(list(house), "en")}
    raise error


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # what can't be a path of this system is no file
        return False


def seat_of(deck: Deck, pool: CompiledPool) -> SeatSetup:
    """Return the compiled cards of a deck.

    :raises UnknownCardError: a card that is not known
    :raises UnsupportedCardError: a card that can't be played yet
    """
    return SeatSetup(
        tuple(_printed(deck, pool.definition(name), name, at) for name, n in deck.main.items() for at in range(n)),
        tuple(pool.definition(name) for name in _outside(deck)),
        tuple(pool.definition(name) for name in deck.commander),
        avatar=(pool.definition(deck.avatar),) if deck.avatar else (),
        attractions=tuple(pool.definition(name) for name, n in deck.attractions.items() for _ in range(n)),
    )


def _outside(deck: Deck) -> list[str]:
    """Return the cards of the sideboard, with the companion, which a list may name there, too (702.139a)."""
    names = [name for name, n in deck.sideboard.items() for _ in range(n)]
    return [*names, deck.companion] if deck.companion and deck.companion not in names else names


def _printed(deck: Deck, card: CardDefinition, name: str, at: int) -> CardDefinition:
    """Return one copy of a card in a deck, with the symbol of its set if the list tells it (206.1)."""
    codes = deck.sets.get(name, ())
    if at >= len(codes) or not codes[at]:
        return card
    return PrintedCard(card.name, card.faces, card.layout, card.color_identity, codes[at])


def read_json(text: str | bytes) -> dict[str, object]:
    """Return the object that a JSON text is.

    :raises InvalidStateError: it is no JSON, or no object
    """
    try:
        data = json.loads(text)
    except (ValueError, UnicodeDecodeError) as error:
        raise not_a_save(str(error)) from error
    if not isinstance(data, dict):
        raise not_a_save(type(data).__name__)
    return data


def not_a_save(why: str) -> InvalidStateError:
    """Return the refusal of something that is no saved game."""
    return InvalidStateError(message("game.not_a_save", "en", why=why), key="game.not_a_save", why=why)


def refused_number(n: int) -> DeckError:
    """Return the refusal of a game with fewer than two decks (100.1)."""
    error = DeckError(message("game.too_few_decks", "en", count=n), rule="100.1")
    error.key, error.values = "game.too_few_decks", {"count": n}
    return error
