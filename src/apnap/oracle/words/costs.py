"""118: costs: mana, tapping, and what is paid with verbs of their own."""

from __future__ import annotations

from apnap.oracle.construct import Construct, Token
from apnap.oracle.phrase.lines import Cost
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class Mana(Token):
    """Mana symbols in a row (107.4)."""

    shape = "mana"


class Energy(Token):
    """Energy symbols in a row (107.14)."""

    shape = "energy"


class ManaCost(Cost):
    """ "{2}{U}"."""

    mana: Mana
    rule = "107.4"
    en = "{mana}"
    es = "{mana}"


class TapCost(Cost):
    """{T} (107.5)"""

    rule = "107.5"
    en = "{T}"
    es = "{T}"


class UntapCost(Cost):
    """{Q} (107.6)"""

    rule = "107.6"
    en = "{Q}"
    es = "{Q}"


class Price(Construct):
    """What is paid with the verb "pay"."""


class ManaPrice(Price):
    """{2}"""

    mana: Mana
    en = "{mana}"
    es = "{mana}"


class EnergyPrice(Price):
    """{E}{E}"""

    energy: Energy
    rule = "107.14"
    en = "{energy}"
    es = "{energy}"


class LifePrice(Price):
    """2 life"""

    amount: Amount
    rule = "119.4"
    en = "{amount} life"
    es = "{amount@1} <vida@1>"


class ManaOrLife(Price):
    """{2} or 3 life"""

    first: Price
    second: Price
    en = "{first:ManaPrice} or {second}"
    es = "{first:ManaPrice} o {second}"


class ItsManaCost(Price):
    """its mana cost"""

    en = "its mana cost"
    es = "su coste de maná"


class Pay(PlayerVerb):
    """Pay a cost (118)."""

    price: Price
    rule = "118.2"
    en = "<pay> {price}"
    es = "<pagar> {price}"
