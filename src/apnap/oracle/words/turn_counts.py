"""Counts over this turn: cards drawn, spells cast, permanents sacrificed, creatures that died (700.4)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import objects, occurrence, quantity, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.noun_phrases import OtherSingular, Singular
from apnap.oracle.phrase.roots import Noun, UnitPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.words.histories import yours
from apnap.oracle.words.player_events import spell_filter

_YOU = objects.You()


class PastDeed(Construct):
    """What is counted over the turn: "cards you've drawn this turn"."""

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        """Return what happened each time."""
        return at.refuse(self)

    def are_distinct(self) -> bool:
        """Return whether an object to which it happened twice counts once."""
        return False


class PastUnit(Unit):
    """ "card you've drawn this turn"."""

    deed: PastDeed
    en = "{deed@s}"
    es = "{deed@s}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(self.deed.occurrence(at), distinct=self.deed.are_distinct())


class PastNumber(Measured):
    """ "the number of cards you've drawn this turn"."""

    deed: PastDeed
    en = "the number of {deed@p}"
    es = "la cantidad de {deed@p}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(self.deed.occurrence(at), distinct=self.deed.are_distinct())


class CardsDrawn(PastDeed):
    """cards you've drawn this turn"""

    rule = "121.1"
    en = ("card you've drawn this turn =s", "cards you've drawn this turn =p")
    es = ("carta que hayas robado este turno =s", "cartas que hayas robado este turno =p")

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Draws(_YOU)


class OpponentsDraws(PastDeed):
    """cards your opponents have drawn this turn"""

    rule = "121.1"
    en = ("card your opponents have drawn this turn =s", "cards your opponents have drawn this turn =p")
    es = ("carta que tus oponentes hayan robado este turno =s", "cartas que tus oponentes hayan robado este turno =p")

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Draws(objects.EachOpponent())


class CardsDiscarded(PastDeed):
    """cards you've discarded this turn; what is cycled is discarded for it (702.29a)"""

    rule = "701.9"
    en = (
        "card you've discarded this turn =s",
        "cards you've discarded this turn =p",
        "card you've cycled or discarded this turn =s",
        "cards you've cycled or discarded this turn =p",
    )
    es = (
        "carta que hayas descartado este turno =s",
        "cartas que hayas descartado este turno =p",
        "carta que hayas ciclado o descartado este turno =s",
        "cartas que hayas ciclado o descartado este turno =p",
    )

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Discards(_YOU, objects.Filter((), ()))


class OneSpellCast(PastDeed):
    """instant and sorcery spell you've cast this turn"""

    what: UnitPhrase
    rule = "601.2i"
    en = ("{what:Singular@} you've cast this turn =s", "{what:OtherSingular@} you've cast this turn =s")
    es = ("{what:Singular@} que hayas lanzado este turno =s", "{what:OtherSingular@} que hayas lanzado este turno =s")

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(_YOU, cast_filter(at, self.what))


def cast_filter(at: Lowering, what: UnitPhrase) -> objects.Filter:
    """Return the description of spells that were cast, which have left the stack since."""
    if isinstance(what, OtherSingular):
        if not at.is_spell and not at.is_static:
            return at.refuse(what, "other than which spell?")
        found = spell_filter(at, Singular(what.head, what.modifiers))
        return replace(found, tests=(objects.Not(objects.IsSource()), *found.tests))
    return spell_filter(at, what)


class SpellsCast(PastDeed):
    """instant and sorcery spells you've cast this turn"""

    what: Noun
    rule = "601.2i"
    en = "{what:Plural@} you've cast this turn =p"
    es = "{what:Plural@0+bare} que hayas lanzado este turno =p"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(_YOU, spell_filter(at, self.what))


class OneSpellAnyoneCast(PastDeed):
    """other spell cast this turn, by whomever"""

    what: UnitPhrase
    rule = "601.2i"
    en = ("{what:Singular@} cast this turn =s", "{what:OtherSingular@} cast this turn =s")
    es = ("{what:Singular@} lanzado este turno =s", "{what:OtherSingular@} lanzado este turno =s")

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(objects.EachPlayer(), cast_filter(at, self.what))


class CreatureAttackedWith(PastDeed):
    """creature you attacked with this turn (508.6)"""

    what: UnitPhrase
    rule = "508.6"
    en = "{what:Singular@} you attacked with this turn =s"
    es = "{what:Singular@} con la que atacaste este turno =s"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        found = at.filter(self.what)
        return occurrence.Attacks(replace(found, zones=()), by=_YOU)

    def are_distinct(self) -> bool:
        return True


class OtherSpellsCast(PastDeed):
    """other spells you've cast this turn"""

    what: Noun
    rule = "601.2i"
    en = "other {what:Plural@} you've cast this turn =p"
    es = "otros {what:Plural@0+bare} que hayas lanzado este turno =p"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        if not at.is_spell and not at.is_static:
            return at.refuse(self, "other than which spell?")
        found = spell_filter(at, self.what)
        others = replace(found, tests=(objects.Not(objects.IsSource()), *found.tests))
        return occurrence.Casts(_YOU, others)


class OneSpellTheyCast(PastDeed):
    """spell they've cast this turn"""

    what: UnitPhrase
    rule = "601.2i"
    en = ("{what:Singular@} they've cast this turn =s", "{what:Singular@} that player has cast this turn =s")
    es = "{what:Singular@} que ese jugador haya lanzado este turno =s"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(at.binder.that_player(self), spell_filter(at, self.what))


class SpellsTheyCast(PastDeed):
    """noncreature spells they've cast this turn"""

    what: Noun
    rule = "601.2i"
    en = ("{what:Plural@} they've cast this turn =p", "{what:Plural@} that player has cast this turn =p")
    es = "{what:Plural@0+bare} que ese jugador haya lanzado este turno =p"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(at.binder.that_player(self), spell_filter(at, self.what))


class OpponentsSpell(PastDeed):
    """spell your opponents have cast this turn"""

    what: UnitPhrase
    rule = "601.2i"
    en = "{what:Singular@} your opponents have cast this turn =s"
    es = "{what:Singular@} que tus oponentes hayan lanzado este turno =s"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(objects.EachOpponent(), spell_filter(at, self.what))


class Sacrificed(PastDeed):
    """permanents you've sacrificed this turn"""

    what: Noun
    rule = "701.21"
    en = "{what:Plural@} you've sacrificed this turn =p"
    es = "{what:Plural@0+bare} que hayas sacrificado este turno =p"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Sacrifices(_YOU, at.filter(self.what))


class DiedUnderYou(PastDeed):
    """creature that died under your control this turn"""

    what: UnitPhrase
    rule = "700.4"
    en = "{what:Singular@} that died under your control this turn =s"
    es = "{what:Singular@} que haya muerto bajo tu control este turno =s"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return died(yours(at.filter(self.what)))


class DiedUnderYouMany(PastDeed):
    """creatures that died under your control this turn"""

    what: Noun
    rule = "700.4"
    en = "{what:Plural@} that died under your control this turn =p"
    es = "{what:Plural@0+bare} que hayan muerto bajo tu control este turno =p"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return died(yours(at.filter(self.what)))


class DiedMany(PastDeed):
    """creatures that died this turn"""

    what: Noun
    rule = "700.4"
    en = "{what:Plural@} that died this turn =p"
    es = "{what:Plural@0+bare} que hayan muerto este turno =p"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return died(at.filter(self.what))


def died(what: objects.Filter) -> occurrence.Occurrence:
    """Return that something went to a graveyard from the battlefield (700.4)."""
    return occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.GRAVEYARD,))


class TokensCreatedNumber(Measured):
    """ "the number of tokens you created this turn"."""

    rule = "111.1"
    en = ("the number of tokens you created this turn", "the number of tokens you've created this turn")
    es = "la cantidad de fichas que hayas creado este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(occurrence.TokensCreated(_YOU, objects.Filter((), ())), amounts=True)
