"""106.12b, 614.1a: what permanents produce instead as they are tapped for mana."""

from __future__ import annotations

from typing import ClassVar

from apnap.abilities import effect as effects
from apnap.abilities import occurrence, quantity, static
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Noun, Player
from apnap.oracle.words.adding_mana import FixedMana
from apnap.oracle.words.player_events import tapping_for_mana


class TappingForMana(Construct):
    """A permanent that is tapped for mana, behind "if"."""

    def tapped(self, at: Lowering) -> occurrence.Occurrence:
        """Return the production of the mana."""
        return at.refuse(self)


class PlayerTapping(TappingForMana):
    """you tap a permanent for mana"""

    who: Player
    what: Noun
    rule = "106.12"
    en = "{who@1} <tap@1> {what:Determined} for mana"
    es = (
        "{who:OtherPlayer@1} <girar@1+ind> {what:Determined} para obtener maná",
        "{who=You} <girar@0+2+s+ind> {what:Determined} para obtener maná",
    )

    def tapped(self, at: Lowering) -> occurrence.Occurrence:
        what = at.filter(self.what)
        return tapping_for_mana(self.who.lower(at), what)


class BeingTapped(TappingForMana):
    """a land is tapped for mana"""

    what: Noun
    rule = "106.12"
    en = "{what:Determined@s} is tapped for mana"
    es = "{what:Determined@s} se gira para obtener maná"

    def tapped(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.AddsMana(at.filter(self.what))


class MuchMore(Construct):
    """How much more: "twice as much"."""

    def factor(self) -> int:
        """Return the factor."""
        raise NotImplementedError


class TwiceAsMuch(MuchMore):
    """twice as much"""

    en = "twice as much"
    es = "el doble"

    def factor(self) -> int:
        return 2


class ThreeTimesAsMuch(MuchMore):
    """three times as much"""

    en = "three times as much"
    es = "el triple"

    def factor(self) -> int:
        return 3


class ProducesMore(Clause):
    """ "If you tap a permanent for mana, it produces twice as much of that mana instead" (106.12b)."""

    tapping: TappingForMana
    much: MuchMore
    rule = "106.12b"
    en = "if {tapping} , it produces {much} of that mana instead"
    es = "si {tapping} , en vez de eso , produce {much} de ese maná"

    def lower(self, at: Lowering) -> effects.Effect:
        n = quantity.Times(self.much.factor(), quantity.EventAmount())
        return at.rule(static.ModifyAmount(self.tapping.tapped(at), n))


class OtherType(Construct):
    """Of what type mana is produced instead."""

    def symbol(self, at: Lowering) -> str:
        """Return the symbol of the type."""
        return at.refuse(self)


class SymbolType(OtherType):
    """{B}"""

    mana: FixedMana
    en = "{mana}"
    es = "{mana}"

    def symbol(self, at: Lowering) -> str:
        symbols = self.mana.symbols(at)
        return symbols[0] if len(symbols) == 1 else at.refuse(self.mana, "several symbols")


class ColorlessType(OtherType):
    """colorless mana"""

    en = "colorless mana"
    es = "maná incoloro"

    def symbol(self, at: Lowering) -> str:
        return "C"


class OtherTypeInstead(Clause):
    """Another type of mana that is produced instead (106.12b)."""

    tapping: TappingForMana
    type: OtherType
    amount: ClassVar[quantity.Quantity]

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.ModifyAmount(self.tapping.tapped(at), self.amount, mana=self.type.symbol(at)))


class ProducesInstead(OtherTypeInstead):
    """ "If a land is tapped for mana, it produces {B} instead of any other type" (106.12b)."""

    rule = "106.12b"
    en = "if {tapping} , it produces {type} instead of any other type"
    es = "si {tapping} , produce {type} en vez de cualquier otro tipo"

    amount = quantity.EventAmount()


class ProducesOnlyInstead(OtherTypeInstead):
    """ "If a land is tapped for mana, it produces {B} instead of any other type and amount" (106.12b)."""

    rule = "106.12b"
    en = "if {tapping} , it produces {type} instead of any other type and amount"
    es = "si {tapping} , produce {type} en vez de cualquier otro tipo y cantidad"

    amount = quantity.Number(1)
