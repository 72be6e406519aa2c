"""103.1, 100.4: matches of several games: who chooses who begins the next one, and cards from the sideboard."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from apnap.abilities.definition import CardDefinition
from apnap.cards.deck import MAXIMUM_SIDEBOARD, MINIMUM_DECK
from apnap.errors import DeckError, IllegalActionError
from apnap.game.setting_up import SeatSetup, Setup
from apnap.i18n.catalogue import message
from apnap.ids import NO_PLAYER, Player
from apnap.rules.first_player import CHOOSER, FIRST_PLAYER, next_chooser
from apnap.rules.state import State


def next_setup(setup: Setup, state: State, seed: int | None = None) -> Setup:
    """Return the set-up of the game that follows one in a match: the same, but for the chance in it and for who chooses
    who begins.

    :param state: the end of that game
    :raises IllegalActionError: it is not over yet
    """
    if not state.over:
        rule = state.rulebook.number("103.1")
        raise IllegalActionError(message("game.not_over", "en"), rule=rule, key="game.not_over")
    options = {name: value for name, value in setup.options if name not in (FIRST_PLAYER, CHOOSER)}
    chooser = next_chooser(state)
    if chooser != NO_PLAYER:
        options[CHOOSER] = chooser + 1
    new_seed = secrets.randbits(40) if seed is None else seed
    return replace(setup, seed=new_seed, options=tuple(sorted(options.items())))


def with_sideboards(setup: Setup, decks: Mapping[Player, Mapping[str, int]]) -> Setup:
    """Return a set-up in which some seats have moved cards between deck and sideboard (:func:`sideboarded`).

    :raises DeckError: a deck can't be made so
    """
    seats = list(setup.seats)
    for player, main in decks.items():
        seats[player] = sideboarded(seats[player], main, setup.rulebook.number("100.4"))
    return replace(setup, seats=tuple(seats))


def sideboarded(seat: SeatSetup, main: Mapping[str, int], rule: str = "100.4") -> SeatSetup:
    """Return what a player brings after moving cards between deck and sideboard.

    The deck may not become smaller than it was, unless it still has 60 cards, nor the sideboard greater than it was,
    unless it still has no more than 15 (100.2a, 100.4a).

    :param main: how many cards of each name are in the deck; all others are in the sideboard
    :param rule: the number that a refusal cites
    :raises DeckError: more of a card than there are, or such a deck or sideboard
    """
    there = (*seat.main, *seat.sideboard)
    left = Counter(main)
    deck: list[CardDefinition] = []
    aside: list[CardDefinition] = []
    for card in there:
        taken = left[card.name] > 0
        left[card.name] -= taken
        (deck if taken else aside).append(card)
    missing = next((name for name, count in left.items() if count > 0), None)
    if missing is not None:
        own = sum(card.name == missing for card in there)
        raise _refused("game.not_so_many", rule, name=missing, count=own)
    least = min(MINIMUM_DECK, len(seat.main))
    if len(deck) < least:
        raise _refused("game.deck_too_small", rule, count=len(deck), least=least)
    most = max(MAXIMUM_SIDEBOARD, len(seat.sideboard))
    if len(aside) > most:
        raise _refused("game.sideboard_too_big", rule, count=len(aside), most=most)
    return replace(seat, main=tuple(deck), sideboard=tuple(aside))


def _refused(key: str, rule: str, **values: Any) -> DeckError:
    return DeckError(message(key, "en", **values), rule=rule, key=key, **values)
