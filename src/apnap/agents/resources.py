"""Mana and cards as an agent counts them: what it could spend this turn, which colours it lacks."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Activated
from apnap.abilities.effect import AddMana
from apnap.abilities.mana import AnyColor, AnyCombination, FixedMana, OneOf, RepeatedMana
from apnap.abilities.values import CREATURE, HASTE, LAND
from apnap.abilities.walk import walk
from apnap.agents.evaluating import card_value
from apnap.agents.sight import Sight
from apnap.rules.seen import SeenObject

_KINDS: Final = {"W": 1, "U": 2, "B": 4, "R": 8, "G": 16, "C": 32}
_BASICS: Final = {"Plains": 1, "Island": 2, "Swamp": 4, "Mountain": 8, "Forest": 16}
ENOUGH_LANDS: Final = 5


def mana_kinds(seen: SeenObject) -> int:
    """Return the mask of the kinds of mana (W U B R G C) that a permanent or land card can make."""
    mask = 0
    for subtype in seen.subtypes:
        mask |= _BASICS.get(subtype, 0)
    for ability in seen.abilities:
        if isinstance(ability.node, Activated):
            for node in walk(ability.node.body):
                if isinstance(node, AddMana):
                    mask |= _kinds_of(node)
    return mask


def _kinds_of(effect: AddMana) -> int:
    match effect.mana:
        case FixedMana(symbols=symbols):
            return _mask(symbols)
        case RepeatedMana(symbol=symbol):
            return _mask((symbol,))
        case OneOf(choices=choices):
            return _mask(tuple(symbol for choice in choices for symbol in choice))
        case AnyColor(colors=colors) | AnyCombination(colors=colors):
            return colors
    return 31


def _mask(symbols: tuple[str, ...]) -> int:
    mask = 0
    for symbol in symbols:
        mask |= _KINDS.get(symbol, 0)
    return mask


def mana_at_hand(sight: Sight) -> int:
    """Return how much mana the seat could spend now: its pool and its untapped sources, one each."""
    pool = sum(amount for _, _, amount in sight.seats[sight.me].pool)
    sources = sum(
        1
        for seen in sight.mine()
        if not seen.tapped
        and mana_kinds(seen)
        and not (seen.card_types & CREATURE and seen.sick and not seen.keywords & HASTE)
    )
    return pool + sources


def lands_in_play(sight: Sight) -> int:
    """Return how many lands the seat controls."""
    return len(sight.mine(LAND))


def lands_at_hand(sight: Sight) -> int:
    """Return how many lands the seat has on the battlefield and in hand."""
    return lands_in_play(sight) + sum(1 for seen in sight.view.hand if seen.card_types & LAND)


def wanted_kinds(sight: Sight) -> dict[int, int]:
    """Return how often each colour is asked for by the cards in hand, by its bit."""
    wanted: dict[int, int] = {}
    for seen in sight.view.hand:
        for kind, n in enumerate(seen.cost.counts):
            if n:
                wanted[1 << kind] = wanted.get(1 << kind, 0) + n
    return wanted


def best_land(sight: Sight, lands: list[SeenObject]) -> int:
    """Return which of the land cards should be played: the one that brings colours that are lacking."""
    have = 0
    for seen in sight.mine():
        have |= mana_kinds(seen)
    wanted = wanted_kinds(sight)

    def score(at: int) -> tuple[int, int]:
        kinds = mana_kinds(lands[at])
        lacking = sum(n for bit, n in wanted.items() if kinds & bit and not have & bit)
        useful = sum(n for bit, n in wanted.items() if kinds & bit)
        return (lacking, useful)

    return max(range(len(lands)), key=score)


def keep_value(seen: SeenObject, sight: Sight, lands: int) -> int:
    """Return how much a card in hand is wanted, with so many lands on the battlefield and in hand together."""
    if seen.card_types & LAND:
        return 95 if lands <= 3 else 60 if lands <= ENOUGH_LANDS else 12
    late = max(seen.mana_value - max(lands, 2) - 1, 0)
    return card_value(seen) - 20 * late


def keeps(hand: list[SeenObject], mulligans: int) -> bool:
    """103.5: tell whether an opening hand is kept: two to five lands among seven cards; five cards are always kept."""
    lands = sum(1 for seen in hand if seen.card_types & LAND)
    if mulligans >= 2:
        return True
    return (2 if mulligans == 0 else 1) <= lands <= 5
