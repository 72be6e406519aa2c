"""701.12: exchanges of something else than control, life totals of two players, or an Aura and a card."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect
from apnap.abilities.objects import Objects
from apnap.abilities.players import Players


@dataclass(frozen=True, slots=True)
class ExchangeLifeWithStat(Effect):
    """701.12g: a player's life total is exchanged with the power or toughness (``stat``) of a creature."""

    who: Players
    what: Objects
    stat: int


@dataclass(frozen=True, slots=True)
class ExchangeZones(Effect):
    """701.12f: a player exchanges two of their zones."""

    who: Players
    first: int
    second: int
