"""Playing with cards of one's own, written as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import click

from apnap.abilities.values import COLOR_LETTERS
from apnap.cards.deck import Deck
from apnap.cards.house import load_house
from apnap.cards.lookup import CardList, CardSource
from apnap.cards.pool import CardPool, open_pool
from apnap.cards.record import Card
from apnap.cli.card_text import read_card_text
from apnap.cli.trial import Trial, try_card
from apnap.errors import CardDataError
from apnap.game import Game
from apnap.game.setting_up import CompiledPool, find_deck, seat_of
from apnap.i18n.catalogue import LANGUAGES, message
from apnap.rulebooks import Rulebook

COPIES: Final = 4
"""How many of each card are added to a deck that is named."""
_LANDS: Final = dict(zip(COLOR_LETTERS, ("Plains", "Island", "Swamp", "Mountain", "Forest"), strict=True))
_COLORLESS_LAND: Final = "Wastes"
_LAND_COUNT: Final = 24
_OWN_COUNT: Final = 16
_DECK_SIZE: Final = 60


def read_file(file: str, lang: str = "") -> str:
    """Return the text of a file, or of the standard input for ``-``.

    :raises CardDataError: it can't be read, or is no text
    """
    try:
        with click.open_file(file, "rb") as stream:
            data: bytes = stream.read()
        return data.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or getattr(error, "reason", None) or str(error)
        values = {"file": file, "why": why}
        text = message("card_text.cant_read", lang or LANGUAGES[0], **values)
        raise CardDataError(text, key="card_text.cant_read", **values) from error


def try_file(file: str, lang: str = "") -> Trial:
    """Return the trial of the card in a file; ``lang``: its language, or empty to find out.

    :raises CardDataError: the file can't be read, or is no card
    """
    return try_card(read_card_text(read_file(file, lang), lang, "" if file == "-" else file))


def game_with(
    trials: Sequence[Trial],
    deck: str,
    other: str,
    seed: int,
    book: Rulebook,
    lang: str,
    options: Mapping[str, int] | None = None,
) -> Game:
    """Return a game of two decks, the first of which has the tried cards.

    :param deck: the deck that :data:`COPIES` of each card are added to; empty: one that is made around the cards
    :param other: the deck of the other player
    :raises CardDataError: a card is not understood, or there is another card of its name
    :raises UnsupportedCardError: a card can't be played yet
    """
    definitions = [trial.definition() for trial in trials]
    known = open_pool()
    for trial in trials:
        for name in {trial.card.name, *(face.name for face in trial.card.faces)}:
            if name in known:
                key = "card_text.name_taken"
                raise CardDataError(message(key, "en", name=name), key=key, name=name)
    sources: list[CardSource] = [CardList([trial.card for trial in trials]), *known.sources]
    records = CardPool(sources)
    pool = CompiledPool(records, {definition.name: definition for definition in definitions})
    if deck:
        plain = seat_of(find_deck(deck, records), pool)
        own = tuple(definition for definition in definitions for _ in range(COPIES))
        first = replace(plain, main=(*plain.main, *own))
    else:
        first = seat_of(deck_around([trial.card for trial in trials]), pool)
    second = seat_of(find_deck(other, records), pool)
    return Game.from_definitions(first, second, seed=seed, rulebook=book, lang=lang, options=options, pool=pool)


def deck_around(cards: Sequence[Card]) -> Deck:
    """Return a deck of sixty in which the cards are often drawn and can be cast."""
    colors = [letter for letter in COLOR_LETTERS if any(letter in card.color_identity for card in cards)]
    main: dict[str, int] = {}
    for at in range(_OWN_COUNT):
        name = cards[at % len(cards)].name
        main[name] = main.get(name, 0) + 1
    if any("{C}" in face.mana_cost for card in cards for face in card.faces) or not colors:
        lands = [*(_LANDS[letter] for letter in colors), _COLORLESS_LAND]
    else:
        lands = [_LANDS[letter] for letter in colors]
    for at in range(_LAND_COUNT):
        land = lands[at % len(lands)]
        main[land] = main.get(land, 0) + 1
    fillers = [card.name for card in load_house() if _is_filler(card, colors)]
    for at in range(_DECK_SIZE - _LAND_COUNT - _OWN_COUNT):
        name = fillers[at % len(fillers)]
        main[name] = main.get(name, 0) + 1
    return Deck(main=main)


def _is_filler(card: Card, colors: Sequence[str]) -> bool:
    """Tell whether a house card is a creature that the colors can cast; without colors, any artifact creature."""
    types = card.front.types.card_types
    return "Creature" in types and set(card.color_identity) <= set(colors) and card.mana_value <= 5
