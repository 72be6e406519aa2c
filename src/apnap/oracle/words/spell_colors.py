"""105.2: how many colors a spell or another object has."""

from __future__ import annotations

from apnap.abilities import quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.roots import NounPhrase, Possessor
from apnap.oracle.phrase.units import Unit
from apnap.oracle.words.pasts import as_it_was


class ColorsUnit(Unit):
    """ "for each of that spell's colors" (105.2)."""

    whose: Possessor
    rule = "105.2"
    en = "of {whose} colors"
    es = ("uno de los colores de {whose:OfObject}", "uno de {whose:Its@p} colores")

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.StatOf(self.whose.of_object(at), quantity.COLOR_COUNT)


class ColorsNumber(Measured):
    """ "the number of colors that spell is" (105.2)."""

    what: NounPhrase
    rule = "105.2"
    en = "the number of colors {what@s} is"
    es = "la cantidad de colores que tiene {what@s}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.StatOf(at.objects(self.what), quantity.COLOR_COUNT)


class ColorsNumberWas(Measured):
    """ "the number of colors that creature was" (608.2h)."""

    what: NounPhrase
    rule = "608.2h"
    en = "the number of colors {what@s} was"
    es = "la cantidad de colores que tenía {what@s}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.StatOf(as_it_was(at, self.what), quantity.COLOR_COUNT)
