"""The characteristics that are numbers: power, toughness, mana value, loyalty (202.3, 208, 209)."""

from __future__ import annotations

from apnap.abilities import objects, quantity
from apnap.oracle.construct import Construct


class Stat(Construct):
    """Power, toughness, mana value."""

    def number(self) -> int:
        """Return the stat number of :mod:`apnap.abilities.quantity`."""
        raise NotImplementedError


class Power(Stat):
    """Power (208)."""

    en = "power"
    es = "fuerza =s+f"

    def number(self) -> int:
        return quantity.POWER


class Toughness(Stat):
    """Toughness (208)."""

    en = "toughness"
    es = "resistencia =s+f"

    def number(self) -> int:
        return quantity.TOUGHNESS


class ManaValue(Stat):
    """Mana value (202.3)."""

    rule = "202.3"
    en = "mana value"
    es = "valor de maná =s+m"
    es_old = ("coste de maná convertido =s+m",)

    def number(self) -> int:
        return quantity.MANA_VALUE


class LoyaltyStat(Stat):
    """Loyalty (209)."""

    en = "loyalty"
    es = "lealtad =s+f"

    def number(self) -> int:
        return quantity.LOYALTY


class BasePower(Stat):
    """Base power."""

    en = "base power"
    es = "fuerza base =s+f"

    def number(self) -> int:
        return quantity.BASE_POWER


def has_least(among: objects.Filter, stat: int) -> objects.Test:
    """Return the test of having the least value of a stat among objects that fit, or being tied for it."""
    return objects.Stat(stat, quantity.Comparison(quantity.AT_MOST, quantity.LeastStat(among, stat)))
