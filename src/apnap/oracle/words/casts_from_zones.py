"""Spells by where they were cast from, and cards by where they are: exile, graveyards (601.2a, 400.1)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Determined, Plural
from apnap.oracle.phrase.numbers import Ordinal
from apnap.oracle.phrase.pronouns import Pronoun
from apnap.oracle.phrase.relatives import YouCast
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Player, Possessor, UnitPhrase
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.phrase.zones import AnywhereElse, OwnedZone, Zone
from apnap.oracle.words.ability_costs import WhichTurns
from apnap.oracle.words.conditions import StateOfGame, has_so_many
from apnap.oracle.words.nth_spells import narrowed_spell
from apnap.oracle.words.player_events import spell_filter


def origin_tests(at: Lowering, zone: Zone) -> tuple[objects.Test, ...]:
    """Return the tests of spells that were cast from a zone (601.2a); "your graveyard" is their owner's."""
    if isinstance(zone, AnywhereElse):
        return tuple(objects.Not(objects.SpellFrom(one)) for one in zone.zone.zones() or at.refuse(zone.zone))
    origins = tuple(objects.SpellFrom(one) for one in zone.zones() or at.refuse(zone))
    origin = origins[0] if len(origins) == 1 else objects.AnyOf(origins)
    owner = zone.owner(at)
    return (origin,) if owner is None else (origin, objects.OwnedBy(owner))


class CastFromZone(After, Relative):
    """cast from a graveyard (601.2a)"""

    zone: Zone
    rule = "601.2a"
    en = "cast from {zone}"
    es = "<lanzado@> desde {zone}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if isinstance(self.zone, AnywhereElse):
            return at.refuse(self.zone, "a copy was not cast from there either")
        return origin_tests(at, self.zone)


class NthSpellFromZone(Pronoun):
    """the first spell you cast from exile each turn"""

    ordinal: Ordinal
    what: UnitPhrase
    zone: Zone
    when: WhichTurns
    rule = "601.2i"
    en = "the {ordinal} {what@s} you cast from {zone} {when} =s"
    es = "<el@1> {ordinal@1} {what@1+s} que lances desde {zone} {when} =s"

    def filter(self, at: Lowering) -> objects.Filter:
        if self.when.condition() is not None:
            return at.refuse(self.when, "in some turns only")
        return narrowed_spell(at, self.what, self.ordinal.value, *origin_tests(at, self.zone))

    def lower(self, at: Lowering) -> objects.Objects:
        return at.refuse(self, "outside a static ability")

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        return self.filter(at)


class OwnGraveyardOrFromExile(OwnedZone):
    """your graveyard or from exile, of a card itself, which has one owner (400.3)"""

    rule = "400.3"
    en = "{whose} graveyard or from exile"
    es = "{whose:ShortPossessor@s} cementerio o desde el exilio"

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD, values.EXILE)


class GraveyardsOrFromExile(Zone):
    """graveyards or from exile"""

    rule = "400.1"
    en = "graveyards or from exile"
    es = "cementerios o desde el exilio"

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD, values.EXILE)


class InPlayOrGraveyard(Condition):
    """~ is on the battlefield or in your graveyard (113.6)"""

    what: NounPhrase
    rule = "113.6"
    en = ("{what} is on the battlefield or in your graveyard", "{what} is in your graveyard or on the battlefield")
    es = (
        "{what} está en el campo de batalla o en tu cementerio",
        "{what} está en tu cementerio o en el campo de batalla",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        if not self.what.is_self():
            return at.refuse(self.what, "another object")
        zones = (values.BATTLEFIELD, values.GRAVEYARD)
        at.shared.moved_from = zones
        return conditions.Exists(objects.Filter((objects.IsSource(),), zones))


class IsBelowInGraveyard(Condition):
    """this card is in your graveyard with three or more creature cards above it (404.2)"""

    what: NounPhrase
    above: Noun
    rule = "404.2"
    en = "{what} is in your graveyard with {above:Determined} above it"
    es = "{what} está en tu cementerio con {above:Determined} encima de ella"

    def lower(self, at: Lowering) -> conditions.Condition:
        return below(at, self.what, self.above, directly=False)


class IsDirectlyBelowInGraveyard(Condition):
    """this card is in your graveyard with a creature card directly above it (404.2)"""

    what: NounPhrase
    above: Noun
    rule = "404.2"
    en = "{what} is in your graveyard with {above:Determined} directly above it"
    es = "{what} está en tu cementerio con {above:Determined} directamente encima de ella"

    def lower(self, at: Lowering) -> conditions.Condition:
        return below(at, self.what, self.above, directly=True)


def below(at: Lowering, what: NounPhrase, above: Noun, directly: bool) -> conditions.Condition:
    """Return that the card itself is in a graveyard with others above it."""
    if not what.is_self() or not isinstance(above, Determined):
        return at.refuse(what, "another card")
    grave = (values.GRAVEYARD,)
    found = at.filter(above)
    if found.zones:
        return at.refuse(above, "something else than cards")
    at.works_only_in(grave)
    at.mention(what, objects.This())
    higher = objects.Filter((*found.tests, objects.AboveSource(directly)), grave)
    there = conditions.Exists(objects.Filter((objects.IsSource(),), grave))
    return conditions.AllTrue((there, above.determiner.condition(at, higher)))


class TopOfOwnGraveyard(OwnedZone):
    """the top of your graveyard (404.2)"""

    rule = "404.2"
    en = "the top of {whose} graveyard"
    es = (
        "la parte superior de {whose:ShortPossessor@s} cementerio",
        "la parte superior de el cementerio de {whose:OfPlayer}",
    )

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD,)

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if not at.is_static and at.duration is None:
            return at.refuse(self, "how many cards?")
        return (objects.Is(objects.ON_TOP),)


class CastItFrom(PlayerVerb):
    """Cast it from your graveyard, where it has just gone (601.3b)."""

    what: NounPhrase
    whose: Possessor
    rule = "601.3"
    en = "<cast> {what:Pronoun} from {whose} graveyard"
    es = "<lanzar> {what:Pronoun} desde {whose:ShortPossessor@s} cementerio"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or at.duration is not None:
            return at.refuse(self, "for a while")
        owner = self.whose.of_player(at)
        there = objects.Filter((objects.Is(objects.IN_GRAVEYARD), objects.OwnedBy(owner)), ())
        found = objects.Those(at.objects(self.what), there)
        return effects.CastNow(at.who, found, Number(1), False, slot=at.slot())


class Owns(StateOfGame):
    """you own a card in exile (108.3)"""

    who: Player
    what: Noun
    rule = "108.3"
    en = "{who@1} <own@1> {what:Determined}"
    es = (
        "{who:OtherPlayer@} <ser@> propietario de {what:Determined}",
        "{who=You} <ser@0+2+s> propietario de {what:Determined}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_so_many(at, self.who, self.what, objects.OwnedBy)


class SpellsThisTurnCantBeCountered(SubjectClause):
    """ "Creature spells you cast this turn can't be countered" (611.2c)."""

    what: Plural
    rule = "611.2c"
    en = "{what@1+3} you cast this turn can't be countered"
    es = "{what@1+full} que lances este turno no pueden ser <contrarrestado@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        spells = spell_filter(at, Plural(self.what.head, (*self.what.modifiers, YouCast())))
        return at.this_turn().rule(static.Restriction(static.CANT_BE_COUNTERED, spells))
