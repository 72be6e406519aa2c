"""107, 108, 120, 205, 613: wordings of few cards: only some of them, all basic land types, so many counters."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import change, objects, occurrence, quantity, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import ObjectClause, SubjectClause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.numbers import Amount, CounterKind, LoneNumber
from apnap.oracle.phrase.roots import Condition, Noun, OtherPlayer, Player, Possessor, Recipient
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import ObjectDeeds, ObjectVerb, PlayerVerb
from apnap.oracle.words.harm import DamageKind, Harm, PlainHarm, harm
from apnap.oracle.words.those_who import who_did
from apnap.rules.subtypes import BASIC_LAND_TYPES


class BothOwnAndControl(After, Relative):
    """you both own and control (108.3)"""

    rule = "108.3"
    en = "you both own and control"
    es = (
        "que controlas y del que eres propietario =m+s",
        "que controlas y de la que eres propietario =f+s",
        "que controlas y de los que eres propietario =m+p",
        "que controlas y de las que eres propietario =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return objects.ControlledBy(objects.You()), objects.OwnedBy(objects.You())


class LifeLostUnit(Unit):
    """ "1 life lost this way" (608.2c)."""

    rule = "608.2c"
    en = "1 life lost this way"
    es = "vida perdida de esta manera"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return at.that_many(self)


class DamageToYouUnit(Unit):
    """ "1 damage dealt to you this turn" (120.3)."""

    rule = "120.3"
    en = "1 damage dealt to you this turn"
    es = "1 punto de daño que recibiste este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(occurrence.DealsDamage(None, to_players=objects.You()), amounts=True)


class ExactlyEither(Condition):
    """they have exactly three or exactly four cards in hand"""

    who: Player
    first: LoneNumber
    second: LoneNumber
    rule = "402.1"
    en = "{who@1} <have@1> exactly {first} or exactly {second} cards in hand"
    es = (
        "{who:OtherPlayer@} <tener@> exactamente {first} o exactamente {second} cartas en su mano",
        "{who=You} <tener@0+2+s> exactamente {first} o exactamente {second} cartas en tu mano",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        hand = quantity.PlayerStat(self.who.lower(at), quantity.HAND_SIZE)
        wanted = (self.first.value, self.second.value)
        return conditions.AnyTrue(
            tuple(conditions.Compare(hand, quantity.Comparison(quantity.EQUAL, quantity.Number(n))) for n in wanted)
        )


class OnlyThey(SubjectClause):
    """ "Only creatures your opponents control get -2/-2 until end of turn", instead of all"""

    what: Noun
    deeds: ObjectDeeds
    rule = "608.2c"
    en = "only {what:Plural@1} {deeds@1}"
    es = "solo {what:Plural@1} {deeds@1+ind+3}"

    def lower(self, at: Lowering) -> effects.Effect:
        return (
            at.refuse(self, "in a static ability") if at.is_static else at.effect(ObjectClause(self.what, self.deeds))
        )


class GainsAllBasicTypes(ObjectVerb):
    """Gain all basic land types (205.3i)."""

    rule = "205.3i"
    en = "<gain> all basic land types"
    es = "<ganar> todos los tipos de tierra básica"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddTypes(subtypes=BASIC_LAND_TYPES))


class GetsNumberOfCounters(PlayerVerb):
    """Get a number of rad counters equal to its power (122.1f)."""

    counter: CounterKind
    measured: Measured
    rule = "122.1f"
    en = "<get> a number of {counter} counters equal to {measured}"
    es = "<obtener> una cantidad de contadores {counter} igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.PutPlayerCounters(at.who, self.counter.kind(), self.measured.lower(at))


class HasEitherBase(ObjectVerb):
    """Have base power 1 or base toughness 1 (613.4b)."""

    power: Amount
    toughness: Amount
    rule = "613.4b"
    en = "<have> base power {power} or base toughness {toughness}"
    es = "<tener> fuerza base de {power} o resistencia base de {toughness}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "chosen when?")
        ways = (
            at.change(change.SetBase(self.power.lower(at), None)),
            at.change(change.SetBase(None, self.toughness.lower(at))),
        )
        return effects.ChooseMode(at.who, ways, ("power", "toughness"))


class AnySourceOfYoursHarm(PlainHarm):
    """any source you control would deal damage to a permanent or player"""

    kind: DamageKind
    to: Recipient
    rule = "120.3"
    en = "any source you control would deal {kind} to {to}"
    es = "cualquier fuente que controlas fuera a hacer {kind} a {to}"

    def of(self, at: Lowering) -> Harm:
        found = harm(at, self.kind, None, self.to)
        yours = objects.Filter(
            (objects.ControlledBy(objects.You()),), (values.BATTLEFIELD, values.STACK, values.COMMAND)
        )
        return replace(found, event=replace(found.event, source=yours))


class EachPlayerWhoDidntSacrifice(OtherPlayer):
    """each player who didn't sacrifice a permanent this way (608.2c)"""

    rule = "608.2c"
    en = "each player who didn't sacrifice a permanent this way =s+3"
    es = "cada jugador que no haya sacrificado un permanente de esta manera =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        if not any(isinstance(node, effects.Sacrifice) for node in at.said()):
            return at.unbound(self, "who sacrificed?")
        return who_did(at, self, False, objects.EachPlayer())


class StatWas(Condition):
    """its toughness was less than 1 (608.2h)"""

    whose: Possessor
    stat: Stat
    amount: Amount
    rule = "608.2h"
    en = "{whose:Its} {stat} was less than {amount}"
    es = "{whose:Its@s} {stat} era menor que {amount}"

    def lower(self, at: Lowering) -> conditions.Condition:
        value = quantity.StatOf(self.whose.of_object(at), self.stat.number())
        return conditions.Compare(value, quantity.Comparison(quantity.LESS, self.amount.lower(at)))
