"""120, 614, 615: damage that is dealt elsewhere, half of it, as though its source had infect; what it causes."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, quantity, static
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities.quantity import EventAmount, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.players import ItsController, You
from apnap.oracle.phrase.pronouns import Itself
from apnap.oracle.phrase.roots import Condition, NounPhrase, Parts, Recipient
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.blocks import one_of
from apnap.oracle.words.damage import damage
from apnap.oracle.words.events import SimpleEvent
from apnap.oracle.words.harm import DamageKind, PlainHarm, WouldHarm
from apnap.oracle.words.other_damage import OtherDamage, other_amount
from apnap.oracle.words.prevention import AllButSomeDamage, shield
from apnap.oracle.words.triggering_rules import Causing

_SOURCES = ("that source", "it", "that creature", "that spell")
"""The ways to say again what deals the damage."""


def _elsewhere(at: Lowering, harm: PlainHarm, other: Recipient, next_time: bool) -> static.Redirection:
    """Return that damage is dealt by the same source to something else (614.9)."""
    found = harm.of(at)
    if at.is_static and found.is_chosen:
        at.refuse(harm, "chosen when?")
    harm.mention_roles(at)
    what, who = _parts(at, other)
    if isinstance(what, objects.Each | objects.Together):
        at.refuse(other, "to several")
    return static.Redirection(found.event, what, who, next_time=next_time)


def _parts(at: Lowering, other: Recipient) -> Parts:
    if isinstance(other, ItsController):
        return None, objects.ControllerOf(objects.EventObject())
    return (objects.EventObject(), None) if isinstance(other, Itself) else other.parts(at)


class NextTimeDealsElsewhere(Clause):
    """ "The next time a source of your choice would deal damage to target creature this turn, that source deals that
    damage to you instead" (614.9)."""

    harm: PlainHarm
    other: Recipient
    rule = "614.9"
    en = tuple(
        f"the next time {{harm}} this turn , {source} deals that damage to {{other}} instead" for source in _SOURCES
    )
    es = (
        "la próxima vez que {harm} este turno , te hace ese daño en vez de eso {other=You}",
        "la próxima vez que {harm} este turno , le hace ese daño a {other} en vez de eso",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        part = _elsewhere(at, self.harm, self.other, next_time=True)
        return effects.ContinuousRule((part,), durations.UntilEndOfTurn())


class DealsElsewhere(Clause):
    """ "If an instant or sorcery spell would deal damage to you, it deals that damage to its controller instead"
    (614.9)."""

    harm: PlainHarm
    other: Recipient
    rule = "614.9"
    en = tuple(f"if {{harm}} , {source} deals that damage to {{other}} instead" for source in _SOURCES)
    es = (
        "si {harm} , te hace ese daño en vez de eso {other=You}",
        "si {harm} , le hace ese daño a {other} en vez de eso",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return at.rule(_elsewhere(at, self.harm, self.other, next_time=False))


class NextTimeAllButSome(Clause):
    """ "The next time an unblocked creature of your choice would deal combat damage to you this turn, prevent all but 1
    of that damage" (615.8)."""

    harm: PlainHarm
    part: AllButSomeDamage
    rule = "615.8"
    en = "the next time {harm} this turn , prevent {part}"
    es = "la próxima vez que {harm} este turno , prevén {part}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        kind, by, to = self.harm.roles()
        return shield(at, self.part.number(at), kind, by, to, durations.UntilEndOfTurn(), next_time=True)


class HalfThatDamage(OtherDamage):
    """half that damage, rounded down,"""

    rule = "107.1a"
    en = "half that damage , rounded down ,"
    es = "la mitad de ese daño , redondeando hacia abajo"

    def number(self, at: Lowering) -> Quantity:
        return quantity.Half(EventAmount(), False)


class ThatDamagePlusMeasured(OtherDamage):
    """that much damage plus an amount of damage equal to the number of counters on it"""

    measured: Measured
    rule = "614.1a"
    en = "that much damage plus a amount of damage equal to {measured}"
    es = "esa misma cantidad de daño más una cantidad de daño igual a {measured}"

    def number(self, at: Lowering) -> Quantity:
        return quantity.Plus(EventAmount(), self.measured.lower(at))


class HarmOfHostChanged(Clause):
    """ "If another creature would deal combat damage to equipped creature, it deals double that damage to equipped
    creature instead" (614.1a)."""

    harm: WouldHarm
    how: OtherDamage
    rule = "614.1a"
    en = "if {harm} , it deals {how} to equipped creature instead"
    es = "si {harm} , en vez de eso , hace {how} a la criatura equipada"

    def lower(self, at: Lowering) -> effects.Effect:
        host = objects.Filter((objects.IsOneOf(objects.AttachedHost()),))
        if self.harm.of(at).event.to_objects != host:
            return at.refuse(self.harm, "to something else")
        return other_amount(at, self.harm, self.how, this_turn=False)


# ------------------------------------------------------------------------------------------------ as though


class DealtAsByInfect(SubjectClause):
    """ "All damage is dealt to you as though its source had infect" (702.90)."""

    rule = "702.90"
    en = "all damage is dealt to you as though its source had infect"
    es = "todo el daño se te hace como si su fuente tuviera la habilidad de infectar"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.You()).player_rule(static.DAMAGED_AS_BY_INFECT)


class DealtAsByWither(SubjectClause):
    """ "All damage is dealt as though its source had wither" (702.80)."""

    rule = "702.80"
    en = "all damage is dealt as though its source had wither"
    es = "todo el daño se hace como si su fuente tuviera la habilidad de debilitar"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.EachPlayer()).player_rule(static.DAMAGES_AS_BY_WITHER)


# ------------------------------------------------------------------------------------------------ what it causes


class DamageIsDealt(SimpleEvent):
    """ "combat damage is dealt to you": once for all that is dealt at the same time (603.2c)."""

    kind: DamageKind
    to: You
    rule = "603.2c"
    en = "{kind} is dealt to {to}"
    es = "se te haga {kind} {to=You}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        at.begin_event(objects.EventObject(), True)
        at.binder.objects.clear()
        at.shared.limits["has_event"] = False  # there is no one amount
        dealt = occurrence.DealsDamage(None, to_players=objects.You(), combat=self.kind.combat())
        return ability.Triggered(dealt, ability.Body(), one_or_more=True)


class CausedByCombatDamage(Causing):
    """dealing combat damage to a player (510.2)"""

    rule = "510.2"
    en = "dealing combat damage to a player"
    es = "que <hacer@n+ind> daño de combate a un jugador"

    def occurrences(self, what: objects.Filter) -> tuple[occurrence.Occurrence, ...]:
        return (occurrence.DealsDamage(what, to_players=objects.EachPlayer(), combat=True),)


class CausedByBeingDealtDamage(Causing):
    """being dealt damage (120.3)"""

    rule = "120.3"
    en = "being dealt damage"
    es = "que <recibir@n+ind> daño"

    def occurrences(self, what: objects.Filter) -> tuple[occurrence.Occurrence, ...]:
        return (occurrence.IsDealtDamage(what),)


class DealsDamageToYouThisWay(Condition):
    """this creature deals damage to you this way (608.2c)"""

    what: NounPhrase
    rule = "608.2c"
    en = "{what@s} deals damage to you this way"
    es = ("te hace daño de esta manera {what=It}", "{what@s} te hace daño de esta manera")

    def lower(self, at: Lowering) -> conditions.Condition:
        at.objects(self.what)
        dealt = [one for one in at.said() if isinstance(one, effects.DealDamage) and one.players == objects.You()]
        if len(dealt) != 1 or not dealt[0].slot:
            return at.unbound(self, "no damage was dealt to you before")
        return conditions.Happened(dealt[0].slot)


class DamageDealtToIt(Measured):
    """ "the amount of damage dealt to it this turn"."""

    what: NounPhrase
    rule = "120.3"
    en = "the amount of damage dealt to {what} this turn"
    es = ("la cantidad de daño que recibió este turno {what=It}", "la cantidad de daño que {what} recibió este turno")

    def lower(self, at: Lowering) -> Quantity:
        return quantity.ThisTurn(occurrence.IsDealtDamage(one_of(at, self.what)), amounts=True)


class DealsEqualAndThatMuch(ObjectVerb):
    """Deal damage equal to a quantity to one and as much to another (120)."""

    measured: Measured
    to: Recipient
    other: Recipient
    rule = "120.1"
    en = "<deal> damage equal to {measured} to {to} and that much damage to {other}"
    es = "<hacer> una cantidad de daño igual a {measured} a {to} y esa misma cantidad de daño a {other}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = self.measured.lower(at)
        return effects.Sequence((damage(at, n, self.to), damage(at, n, self.other)))
