"""717, 701.51–52: Attraction cards, opening them and rolling to visit them."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect_base import Effect
from apnap.abilities.players import Players
from apnap.abilities.quantity import Number, Quantity


@dataclass(frozen=True, slots=True)
class AttractionCard(CardDefinition):
    """717.1: an Attraction, with the numbers that are lit up on it."""

    lights: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenAttraction(Effect):
    """701.51b: the players put the top card of their Attraction decks onto the battlefield, ``n`` times."""

    who: Players
    n: Quantity = Number(1)


@dataclass(frozen=True, slots=True)
class RollToVisit(Effect):
    """701.52a: a player rolls a six-sided die, and visits their Attractions on which the result is lit up."""

    who: Players
