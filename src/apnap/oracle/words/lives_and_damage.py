"""119, 120: life totals compared, life and damage of this turn and the last one, life that is not gained."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, quantity, static
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.players import OnePlayer
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, OtherPlayer, Player, UnitPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.events import PlayerEvent
from apnap.oracle.words.harm import DamageKind
from apnap.oracle.words.replacements import instead_of_event
from apnap.oracle.words.this_way import so_many


class HighestLife(Measured):
    """the highest life total among all players"""

    rule = "119.1"
    en = ("the highest life total among all players", "the highest life total among players")
    es = ("el mayor total de vidas entre todos los jugadores", "el mayor total de vidas entre los jugadores")

    def lower(self, at: Lowering) -> Quantity:
        return _extreme(objects.EachPlayer())


class HighestLifeOfOpponents(Measured):
    """the highest life total among your opponents"""

    rule = "119.1"
    en = "the highest life total among your opponents"
    es = "el mayor total de vidas entre tus oponentes"

    def lower(self, at: Lowering) -> Quantity:
        return _extreme(objects.EachOpponent())


class LowestLife(Measured):
    """the lowest life total among all players"""

    rule = "119.1"
    en = ("the lowest life total among all players", "the lowest life total among players")
    es = ("el menor total de vidas entre todos los jugadores", "el menor total de vidas entre los jugadores")

    def lower(self, at: Lowering) -> Quantity:
        return _extreme(objects.EachPlayer(), least=True)


class LowestLifeOfOpponents(Measured):
    """the lowest life total among your opponents"""

    rule = "119.1"
    en = "the lowest life total among your opponents"
    es = "el menor total de vidas entre tus oponentes"

    def lower(self, at: Lowering) -> Quantity:
        return _extreme(objects.EachOpponent(), least=True)


def _extreme(who: objects.Players, least: bool = False) -> Quantity:
    return quantity.GreatestOfPlayers(who, quantity.PlayerStat(objects.IteratedPlayer(), quantity.LIFE), least)


class LifeTheyLost(Measured):
    """the life they lost this turn"""

    rule = "119.10"
    en = ("the life they lost this turn", "the amount of life they lost this turn")
    es = ("las vidas que perdió este turno", "la cantidad de vidas que perdió este turno")

    def lower(self, at: Lowering) -> Quantity:
        return quantity.ThisTurn(occurrence.LosesLife(at.binder.their(self)), amounts=True)


class DamageDealtTo(Measured):
    """the damage dealt to you this turn"""

    who: Player
    rule = "120.3"
    en = (
        "the damage dealt to {who} this turn",
        "the damage already dealt to {who} this turn",
        "the damage dealt to {who} so far this turn",
    )
    es = (
        "el daño que se te hizo este turno {who=You}",
        "el daño que ya se te hizo este turno {who=You}",
        "el daño que se te hizo hasta ahora este turno {who=You}",
        "el daño que se le hizo a {who:OtherPlayer} este turno",
        "el daño que ya se le hizo a {who:OtherPlayer} este turno",
        "el daño que se le hizo hasta ahora a {who:OtherPlayer} este turno",
    )

    def lower(self, at: Lowering) -> Quantity:
        return quantity.ThisTurn(occurrence.DealsDamage(None, to_players=self.who.lower(at)), amounts=True)


class DamageDealtToBy(Measured):
    """the damage dealt to you so far this turn by artifacts"""

    who: Player
    by: Noun
    rule = "120.3"
    en = ("the damage dealt to {who} this turn by {by}", "the damage dealt to {who} so far this turn by {by}")
    es = (
        "el daño que te hicieron este turno {by} {who=You}",
        "el daño que te hicieron hasta ahora este turno {by} {who=You}",
        "el daño que {by} le hicieron a {who:OtherPlayer} este turno",
        "el daño que {by} le hicieron hasta ahora a {who:OtherPlayer} este turno",
    )

    def lower(self, at: Lowering) -> Quantity:
        dealt = occurrence.DealsDamage(at.filter(self.by), to_players=self.who.lower(at))
        return quantity.ThisTurn(dealt, amounts=True)


class DamageDealtToThing(Measured):
    """the damage already dealt to it this turn"""

    what: NounPhrase
    rule = "120.3"
    en = ("the damage dealt to {what@s} this turn", "the damage already dealt to {what@s} this turn")
    es = ("el daño que se le hizo a {what@s} este turno", "el daño que ya se le hizo a {what@s} este turno")

    def lower(self, at: Lowering) -> Quantity:
        found = objects.Filter((objects.IsOneOf(at.objects(self.what)),), ())
        return quantity.ThisTurn(occurrence.DealsDamage(None, found), amounts=True)


class DiedThisWayUnit(Unit):
    """ "creature that died this way": of those that were destroyed and are in a graveyard (700.4)."""

    what: UnitPhrase
    rule = "700.4"
    en = "{what@s} that died this way"
    es = "{what@s} que murió de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        return died_this_way(at, self, at.filter(self.what))


class DiedThisWay(Measured):
    """the number of creatures that died this way"""

    what: Noun
    rule = "700.4"
    en = "the number of {what:Plural} that died this way"
    es = "la cantidad de {what:Plural@bare} que murieron de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        return died_this_way(at, self, at.filter(self.what))


def died_this_way(at: Lowering, construct: Construct, what: objects.Filter) -> Quantity:
    """Return how many of those that an instruction destroyed were such things and went to a graveyard."""
    found = at.done_to(construct, "destroyed")
    now = found.what if isinstance(found, objects.FormerSelf) else found
    dead = objects.Those(now, objects.Filter((objects.Is(objects.IN_GRAVEYARD),), ()))
    return quantity.CountObjects(objects.Those(objects.FormerSelf(dead), objects.Filter(what.tests, ())))


# ------------------------------------------------------------------------------------------------ conditions


class LostLifeLastTurn(Condition):
    """an opponent lost life last turn"""

    who: Player
    rule = "119.10"
    en = "{who} lost life last turn"
    es = ("{who:OtherPlayer} perdió vidas el turno anterior", "{who=You} perdiste vidas el turno anterior")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.ThisTurnHappened(occurrence.LosesLife(self.who.lower(at)), last_turn=True)


def source_in_condition(at: Lowering, what: NounPhrase) -> objects.Filter:
    """Return the description of what dealt damage, and remember the source for "it"."""
    if not what.is_self():
        return what.filter(at)
    at.objects(what)
    return objects.Filter((objects.IsSource(),), ())


class DealtDamageToThisTurn(Condition):
    """this creature dealt damage to an opponent this turn"""

    what: NounPhrase
    to: Player
    rule = "120.3"
    en = "{what@s} dealt damage to {to} this turn"
    es = ("{what@s} te hizo daño este turno {to=You}", "{what@s} hizo daño a {to} este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        source = source_in_condition(at, self.what)
        return conditions.ThisTurnHappened(occurrence.DealsDamage(source, to_players=self.to.lower(at)))


class DealtCombatDamageToThisTurn(Condition):
    """this creature dealt combat damage to a player this turn"""

    what: NounPhrase
    to: Player
    rule = "510.2"
    en = "{what@s} dealt combat damage to {to} this turn"
    es = ("{what@s} te hizo daño de combate este turno {to=You}", "{what@s} hizo daño de combate a {to} este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        source = source_in_condition(at, self.what)
        dealt = occurrence.DealsDamage(source, to_players=self.to.lower(at), combat=True)
        return conditions.ThisTurnHappened(dealt)


class IsDealtDamageThisWay(Condition):
    """a Dinosaur is dealt damage this way"""

    what: Noun
    rule = "608.2c"
    en = "{what:Determined@s} is dealt damage this way"
    es = "{what:Determined@s} recibe daño de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        dealt = at.done_to(self, "dealt damage")
        at.binder.mention(dealt, False, 0)
        return so_many(at, self.what, dealt)


class PlayerIsDealtDamageThisWay(Condition):
    """a player is dealt damage this way"""

    who: OnePlayer
    rule = "608.2c"
    en = "{who} is dealt damage this way"
    es = "{who} recibe daño de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        dealt = at.done_to(self, "dealt damage")
        if not isinstance(dealt, objects.InSlot) or not isinstance(self.who.lower(at), objects.AnyPlayer):
            return at.refuse(self, "which players?")
        players = objects.PlayersInSlot(dealt.slot)
        at.binder.mention_players(players, False)
        some = quantity.Comparison(quantity.AT_LEAST, quantity.Number(1))
        return conditions.Compare(quantity.CountPlayers(players), some)


# ------------------------------------------------------------------------------------------------ events, instead


class PlayerIsDealt(Event):
    """ "an opponent is dealt noncombat damage": once, from however many sources at the same time (603.2c)."""

    who: OtherPlayer
    kind: DamageKind
    rule = "120.3"
    en = "{who@s} is dealt {kind}"
    es = ("{who@s} reciba {kind}", "se le haga {kind} a {who@s}")

    def triggered(self, at: Lowering) -> ability.Triggered:
        who = self.who.lower(at)
        at.begin_event(objects.EventObject(), True)
        at.binder.mention_players(objects.EventPlayer(), False)
        return ability.Triggered(
            occurrence.DealsDamage(None, to_players=who, combat=self.kind.combat()), ability.Body()
        )


class WouldGainLife(Clause):
    """ "If an opponent would gain life, that player loses that much life instead" (614.1a)."""

    who: Player
    clause: Clause
    rule = "614.1a"
    en = "if {who} would gain life , {clause:InsteadSuffix}"
    es = (
        "si {who:OtherPlayer} fuera a ganar vidas , {clause:InsteadSuffix}",
        "{who=You} si fueras a ganar vidas , {clause:InsteadSuffix}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        who = self.who.lower(at)

        def mention_who(inner: Lowering) -> None:
            if not isinstance(who, objects.You):
                inner.binder.mention_players(objects.EventPlayer(), False)

        instead = instead_of_event(at, self.clause, mention_who)
        if isinstance(instead, effects.GainLife):
            return at.refuse(self.clause, "only another amount")
        return at.rule(static.Replacement(occurrence.GainsLife(who), instead))


class GainsNoLife(PlayerVerb):
    """gain no life (119.7)"""

    rule = "119.7"
    en = "<gain> no life"
    es = "no <ganar> vidas"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Nothing()


class HaveLifeBecome(PlayerVerb):
    """have your life total become a number (119.5)"""

    measured: Measured
    rule = "119.5"
    en = ("have your life total become {measured}", "have your life total become equal to {measured}")
    es = (
        "hacer que tu total de vidas se convierta en {measured} =inf",
        "hacer que tu total de vidas sea igual a {measured} =inf",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.SetLife(objects.You(), self.measured.lower(at))


# ------------------------------------------------------------------------------------------------ life lost and gained


class GainsOrLosesLife(PlayerEvent):
    """gain or lose life (119.9, 119.10)"""

    rule = "119.9"
    en = "<gain> or lose life"
    es = "<ganar> o <perder> vidas"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.AnyOccurrence((occurrence.GainsLife(who), occurrence.LosesLife(who)))


class DidntLoseLife(Condition):
    """you didn't lose life this turn"""

    rule = "119.10"
    en = "you didn't lose life this turn"
    es = "no perdiste vidas este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(conditions.ThisTurnHappened(occurrence.LosesLife(objects.You())))


class DontLoseForLife(SubjectClause):
    """ "You don't lose the game for having 0 or less life" (104.3b)."""

    rule = "104.3b"
    en = "you don't lose the game for having 0 or less life"
    es = "no pierdes el juego por tener 0 vidas o menos"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.You()).player_rule(static.DAMAGE_DOESNT_CAUSE_LOSS)
