"""120: what was dealt damage, by what, and how much too much: targets, conditions, events."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static
from apnap.abilities.quantity import Comparison, Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Parts
from apnap.oracle.words.events import ObjectEvent
from apnap.oracle.words.histories import at_least
from apnap.oracle.words.players_described import DoneBy

_ANYTHING = objects.Filter((), ())


class AnyDamagedTarget(NounPhrase):
    """any target that was dealt damage this turn (115.4)"""

    rule = "115.4"
    en = "any target that was dealt damage this turn =s"
    es = "cualquier objetivo que haya recibido daño este turno =s"

    def parts(self, at: Lowering) -> Parts:
        found, who = at.any_target(another=False)
        assert isinstance(found, objects.TargetObjects)
        asked = at.shared.targets[found.index]
        assert asked.objects is not None
        damaged = objects.Is(objects.DEALT_DAMAGE_THIS_TURN)
        dealt = conditions.ThisTurnHappened(occurrence.DealsDamage(None, to_players=objects.IteratedPlayer()))
        at.shared.targets[found.index] = replace(
            asked,
            objects=replace(asked.objects, tests=(*asked.objects.tests, damaged)),
            players=objects.PlayersWho(objects.EachPlayer(), dealt),
        )
        return found, who


class YouWereDealtDamageBy(Condition):
    """you've been dealt damage by two or more creatures this turn: by so many different ones"""

    what: Noun
    rule = "120.3"
    en = (
        "you've been dealt damage by {what:Determined} this turn",
        "you were dealt damage by {what:Determined} this turn",
    )
    es = "{what:Determined@} te hicieron daño este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        least = at_least(at, self.what)
        dealt = occurrence.DealsDamage(at.filter(self.what), to_players=objects.You())
        number = quantity.ThisTurn(dealt, distinct=True)
        return conditions.Compare(number, Comparison(quantity.AT_LEAST, Number(least)))


class DealtDamageToIt(Condition):
    """a Giant or spell you controlled dealt damage to it this turn"""

    what: Noun
    to: NounPhrase
    rule = "120.3"
    en = "{what:Determined} you controlled dealt damage to {to} this turn"
    es = "{what:Determined} que controlabas hizo daño a {to} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        if at_least(at, self.what) != 1:
            return at.refuse(self.what, "how many of them?")
        found = at.filter(self.what)
        yours = objects.Filter((*found.tests, objects.ControlledBy(objects.You())), ())
        dealt = objects.ThisTurnTest(occurrence.IsDealtDamage(_ANYTHING, yours))
        return conditions.Fits(at.objects(self.to), objects.Filter((dealt,), ()))


class IsDealtExcessDamage(ObjectEvent):
    """is dealt excess damage (120.10)"""

    rule = "120.10"
    en = "<be> dealt excess damage"
    es = "<recibir> daño excedente"
    es_old = "<recibir> daño de exceso"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.IsDealtDamage(what, excess=True)

    def mention(self, at: Lowering) -> None:
        at.shared.limits["has_event"] = False  # "that much" would be the excess damage


class EachDealsToItsController(SubjectClause):
    """ "Each creature deals 1 damage to its controller" (608.2f): all of it at the same time."""

    what: Noun
    amount: Amount
    rule = "608.2f"
    en = "{what:Determined@s} deals {amount} damage to its controller"
    es = "{what:Determined@s} hace {amount@1} <punto@1> de daño a su controlador"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        if at.is_static or not isinstance(found, objects.Each):
            return at.refuse(self.what, "not each of several")
        n = self.amount.lower(at)
        controller = objects.ControllerOf(objects.Iterated())
        return effects.DealDamage(n, None, controller, source=found, slot=at.slot(), of_source=True)


class LethalByPower(SubjectClause):
    """ "Lethal damage dealt to creatures you control is determined by their power rather than their toughness"
    (704.5g)."""

    what: Noun
    rule = "704.5g"
    en = "lethal damage dealt to {what:Plural} is determined by their power rather than their toughness"
    es = "el daño letal hecho a {what:Plural} se determina por su fuerza en vez de por su resistencia"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return at.rule(static.Restriction(static.LETHAL_BY_POWER, at.filter(self.what)))


class WhoWasDealtCombatDamageBy(DoneBy):
    """was dealt combat damage by this creature this turn"""

    what: NounPhrase
    rule = "510.2"
    en = "was dealt combat damage by {what} this turn"
    es = "recibió daño de combate de {what} este turno"

    def condition(self, at: Lowering) -> conditions.Condition:
        if not self.what.is_self():
            return at.refuse(self.what, "by something else")
        source = objects.Filter((objects.IsSource(),), ())
        dealt = occurrence.DealsDamage(source, to_players=objects.IteratedPlayer(), combat=True)
        return conditions.ThisTurnHappened(dealt)


class KeepsOneLoyalty(Clause):
    """ "If damage dealt to a planeswalker you control would result in all loyalty counters on it being removed, instead
    all but one of those counters are removed" (614.1a)."""

    what: Noun
    rule = "614.1a"
    en = (
        "if damage dealt to {what:Determined} would result in all loyalty counters on it being removed , instead all "
        "but one of those counters are removed"
    )
    es = (
        "si el daño hecho a {what:Determined} fuera a remover todos los contadores de lealtad que tiene , en vez de "
        "eso , se remueven todos menos uno de esos contadores"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        found, several = self.what.event_subject(at)
        if several or not at.is_static:
            return at.refuse(self, "outside a static ability")
        return at.rule(static.Restriction(static.KEEPS_LAST_LOYALTY, found))
