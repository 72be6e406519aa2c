"""603.2: what triggers watch for players to do."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, values
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.determiners_of_amounts import CountedOrMore, OneOrMore
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.noun_phrases import Determined, Plural, Singular
from apnap.oracle.phrase.numbers import Ordinal
from apnap.oracle.phrase.players import AnOpponent, APlayer, Their
from apnap.oracle.phrase.relatives import FromZone
from apnap.oracle.phrase.roots import Noun, Player, Possessor, UnitPhrase
from apnap.oracle.phrase.zones import AnywhereElse, OwnedZone, Zone
from apnap.oracle.words.events import PlayerEvent
from apnap.oracle.words.events_of_actions import DoesAction


def spell_filter(at: Lowering, what: Noun | UnitPhrase) -> objects.Filter:
    """Return the description of a cast spell: "from your graveyard" is said of the card that it was."""
    elsewhere: tuple[objects.Test, ...] = ()
    if isinstance(what, Determined | Plural | Singular):
        for one in what.modifiers:
            if isinstance(one, FromZone) and isinstance(one.zone, AnywhereElse):
                zones = one.zone.zone.zones() or at.refuse(one.zone)
                elsewhere = tuple(objects.Not(objects.SpellFrom(zone)) for zone in zones)
                what = replace(what, modifiers=tuple(other for other in what.modifiers if other is not one))
    found = at.other_than_source().filter(what)
    if found.zones != (values.STACK,) and objects.Is(objects.IS_SPELL) in found.tests:
        origins = tuple(objects.SpellFrom(zone) for zone in found.zones)
        origin = origins[0] if len(origins) == 1 else objects.AnyOf(origins)
        found = objects.Filter((*found.tests, origin), (values.STACK,))
    if found.zones != (values.STACK,):
        return at.refuse(what, "not a spell")
    return narrowed(found, *elsewhere)


def cycled(at: Lowering, what: Noun) -> objects.Filter:
    """Return the description of a cycled card: this one, or any that fits."""
    if what.is_self():
        return objects.Filter((objects.IsSource(),), ())
    found = at.filter(what)
    return replace(found, zones=()) if not found.zones else at.refuse(what, "cards in another zone")


def discarded_filter(at: Lowering, what: Noun) -> objects.Filter:
    """Return the description of a discarded card: this one, or any that fits."""
    return objects.Filter((objects.IsSource(),), ()) if what.is_self() else at.filter(what)


class Casts(PlayerEvent):
    """cast a spell (601.2i)"""

    what: Noun
    rule = "601.2i"
    en = "<cast> {what}"
    es = "<lanzar> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(who, spell_filter(at, self.what))


class DrawsACard(PlayerEvent):
    """draw a card (121)"""

    rule = "121.1"
    en = "<draw> a card"
    es = "<robar> una carta"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Draws(who)


class DrawsNth(PlayerEvent):
    """draw your second card each turn (121)"""

    nth: Ordinal
    whose: Possessor
    rule = "121.1"
    en = "<draw> {whose} {nth} card each turn"
    es = "<robar> {whose@s} {nth@f+s} carta cada turno"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Draws(who, nth=self.nth.value)


class DiscardsEvent(PlayerEvent):
    """discard a card (701.9)"""

    what: Noun
    rule = "701.9"
    en = "<discard> {what}"
    es = "<descartar> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Discards(who, at.filter(self.what))


class GainsLifeEvent(PlayerEvent):
    """gain life (119.9)"""

    rule = "119.9"
    en = "<gain> life"
    es = "<ganar> vidas"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.GainsLife(who)


class LosesLifeEvent(PlayerEvent):
    """lose life (119.10)"""

    rule = "119.10"
    en = "<lose> life"
    es = "<perder> vidas"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.LosesLife(who)


class SacrificesEvent(PlayerEvent):
    """sacrifice a permanent (701.21)"""

    what: Noun
    rule = "701.21"
    en = "<sacrifice> {what}"
    es = "<sacrificar> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Sacrifices(who, at.filter(self.what))


class PlayerAttacks(PlayerEvent):
    """attack (508.1m)"""

    rule = "508.1m"
    en = "<attack>"
    es = "<atacar>"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.PlayerAttacks(who)


class PlayerAttacksWith(PlayerEvent):
    """attack with one or more creatures (508.1m)"""

    what: Noun
    rule = "508.1m"
    en = "<attack> with {what}"
    es = "<atacar> con {what}"

    def is_of_several(self, at: Lowering) -> bool:
        return False  # it is one event for each attacking player (508.1m)

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        what = self.what
        if isinstance(what, Plural):  # "attacks with creatures"
            return occurrence.PlayerAttacks(who, at.filter(what))
        if not isinstance(what, Determined):
            return at.refuse(what)
        if isinstance(what.determiner, OneOrMore):
            return occurrence.PlayerAttacks(who, at.filter(what))
        if isinstance(what.determiner, CountedOrMore):
            least = what.determiner.count.lower(at)
            if isinstance(least, Number):
                return occurrence.PlayerAttacks(who, at.filter(what), least.n)
        return at.refuse(what)


class PlayerAttacksWhom(PlayerEvent):
    """attack a player (508.1m)"""

    whom: Player
    rule = "508.1m"
    en = "<attack> {whom}"
    es = "<atacar> a {whom}"

    def is_of_several(self, at: Lowering) -> bool:
        return isinstance(self.whom, APlayer | AnOpponent)  # once for each player that is attacked

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        whom = self.whom.lower(at)
        if self.is_of_several(at):
            return occurrence.Attacks(objects.Filter((objects.ControlledBy(who),)), whom)
        return occurrence.PlayerAttacks(who, whom=whom)

    def mention(self, at: Lowering) -> None:
        if self.is_of_several(at):
            at.binder.objects.clear()
            at.binder.mention_players(objects.EventPlayer(), False)


class TapsForMana(PlayerEvent):
    """tap a land for mana (106.12a): as the mana ability has produced mana"""

    what: Noun
    rule = "106.12a"
    en = "<tap> {what} for mana"
    es = "<girar> {what} para agregar maná"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return tapping_for_mana(who, at.filter(self.what))


def tapping_for_mana(who: objects.Players, what: objects.Filter) -> occurrence.AddsMana:
    """Return that players tap such permanents for mana: only its controller taps a permanent for mana (106.12)."""
    if isinstance(who, objects.AnyPlayer | objects.EachPlayer):
        return occurrence.AddsMana(what)
    return occurrence.AddsMana(narrowed(what, objects.ControlledBy(who)))


class PlaysLand(PlayerEvent):
    """play a land (305.1)"""

    what: Noun
    rule = "305.1"
    en = "<play> {what}"
    es = "<jugar> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.PlaysLand(who, at.filter(self.what))


class CyclesEvent(PlayerEvent):
    """cycle a card (702.29)"""

    what: Noun
    rule = "702.29"
    en = "<cycle> {what}"
    es = "<activar> la habilidad de ciclo de {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Cycles(who, cycled(at, self.what))


class CyclesOrDiscards(PlayerEvent):
    """cycle or discard a card (702.29)"""

    what: Noun
    rule = "702.29"
    en = "<cycle> or discard {what}"
    es = "<activar> una habilidad de ciclo o <descartar> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        """702.29d: cycling a card is discarding it, so that both are one event."""
        return occurrence.Discards(who, at.filter(self.what))


class ScriesEvent(DoesAction):
    """scry (701.22)"""

    rule = "701.22"
    en = "<scry>"
    es = "<adivinar>"
    action = "scry"


class SurveilsEvent(DoesAction):
    """surveil (701.25)"""

    rule = "701.25"
    en = "<surveil>"
    es = "<escrutar>"
    es_old = "<vigilar>"
    action = "surveil"


class ProliferatesEvent(DoesAction):
    """proliferate (701.34)"""

    rule = "701.34"
    en = "<proliferate>"
    es = "<proliferar>"
    action = "proliferate"


class CommitsCrime(DoesAction):
    """commit a crime (700.13)"""

    rule = "700.13"
    en = "<commit> a crime"
    es = "<cometer> un crimen"
    action = "crime"


class SearchesLibrary(PlayerEvent):
    """search a library (701.23)"""

    zone: Zone
    rule = "701.23"
    en = "<search> {zone:OwnedZone}"
    es = "<buscar> en {zone:OwnedZone}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        assert isinstance(self.zone, OwnedZone)
        if self.zone.zones() != (values.LIBRARY,) or not isinstance(self.zone.whose, Their):
            return at.refuse(self.zone, "other than their own library")
        return occurrence.KeywordAction("search", who, own=True)


def created(who: objects.Players, what: objects.Filter) -> occurrence.Occurrence:
    """Return that players create a token: its owner does (111.2); what a permanent spell becomes is not (111.13)."""
    tokens = narrowed(what, objects.Is(objects.TOKEN), objects.OwnedBy(who))
    return occurrence.ZoneChanges(tokens, to_zones=(values.BATTLEFIELD,), not_from=(values.STACK,))


class CreatesTokens(PlayerEvent):
    """create a token (701.7)"""

    what: Noun
    rule = "701.7"
    en = "<create> {what}"
    es = "<crear> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return created(who, at.filter(self.what))


class CreatesOrSacrifices(PlayerEvent):
    """create or sacrifice a token (701.7, 701.21)"""

    what: Noun
    rule = "701.7"
    en = "<create> or <sacrifice> {what}"
    es = "<crear> o <sacrificar> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        what = at.filter(self.what)
        return occurrence.AnyOccurrence((created(who, what), occurrence.Sacrifices(who, what)))


def dealt(at: Lowering, combat: bool | None) -> ability.Triggered:
    """Return "whenever you're dealt damage": once, from however many sources at the same time (603.2c)."""
    at.begin_event(objects.EventObject(), True)
    return ability.Triggered(occurrence.DealsDamage(None, to_players=objects.You(), combat=combat), ability.Body())


class PlayerDealtCombatDamage(Event):
    """you're dealt combat damage"""

    en = "you're dealt combat damage"
    es = "recibas daño de combate"

    def triggered(self, at: Lowering) -> ability.Triggered:
        return dealt(at, combat=True)


class PlayerDealtDamage(Event):
    """you're dealt damage"""

    en = "you're dealt damage"
    es = "recibas daño"

    def triggered(self, at: Lowering) -> ability.Triggered:
        return dealt(at, combat=None)
