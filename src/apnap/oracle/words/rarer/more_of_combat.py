"""508, 509, 122: whom creatures can't attack or block, what blocks something, counters, players by what they do."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static
from apnap.abilities.quantity import Comparison
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.modifiers import After, Color, Relative
from apnap.oracle.phrase.numbers import Cardinal, CounterKind, NumberWord
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, OtherPlayer, Player
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerDeeds, PlayerVerb
from apnap.oracle.words.combat_rules import ANY_CREATURE, subject_of
from apnap.oracle.words.delayed import delayed
from apnap.oracle.words.pasts import as_it_was
from apnap.oracle.words.players_described import DoneBy


class CantAttackYouOrBlockThing(ObjectVerb):
    """can't attack you or block creatures you control (508.1c, 509.1b)"""

    what: Noun
    rule = "508.1c"
    en = "can't attack you or block {what:Plural}"
    es = "no <poder> atacarte ni bloquear a {what:Plural}"

    def lower(self, at: Lowering) -> effects.Effect:
        attack = at.rule(static.Restriction(static.CANT_ATTACK, subject_of(at), whom=objects.You()))
        block = at.restrict(static.CANT_BLOCK_OBJECT, other=at.object_of_verb().filter(self.what))
        return effects.Sequence((attack, block))


class CantAttackOwner(ObjectVerb):
    """can't attack its owner or planeswalkers its owner controls (508.1c)"""

    rule = "508.1c"
    en = "can't attack its owner or planeswalkers its owner controls"
    es = "no <poder> atacar a su propietario ni a los planeswalkers que controla su propietario"

    def lower(self, at: Lowering) -> effects.Effect:
        subject = subject_of(at)
        if not isinstance(subject, objects.This):
            return at.refuse(self, "each its own")
        owner = objects.OwnerOf(objects.This())
        return at.rule(static.Restriction(static.CANT_ATTACK, subject, whom=owner, planeswalkers_too=True))


class CantBlockWithMore(PlayerVerb):
    """can't block with more than one creature this combat (509.1b)"""

    count: Cardinal
    rule = "509.1b"
    en = "can't block with more than {count@1} <creature@1> this combat"
    es = "no <poder> bloquear con más de {count@1+f} criatura este combate"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        rule = static.PlayerRule(static.CANT_BLOCK_WITH_MORE_THAN, at.who, n=self.count.lower(at))
        return effects.ContinuousRule((rule,), durations.UntilEndOfCombat())


def _blocked_by(at: Lowering, what: NounPhrase, least: quantity.Quantity) -> conditions.Condition:
    blockers = objects.Filter((objects.BlockingObject(at.objects(what)), *ANY_CREATURE.tests))
    return conditions.Compare(quantity.CountOf(blockers), Comparison(quantity.AT_LEAST, least))


class AreBlocking(Condition):
    """two or more creatures are blocking it (509.1g)"""

    count: NumberWord
    what: NounPhrase
    rule = "509.1g"
    en = "{count} or more creatures are blocking {what}"
    es = "{count@f} o más criaturas <bloquear@0+3+p> a {what}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _blocked_by(at, self.what, self.count.lower(at))


class AtLeastOneIsBlocking(Condition):
    """at least one creature is blocking this creature (509.1g)"""

    what: NounPhrase
    rule = "509.1g"
    en = "at least one creature is blocking {what}"
    es = "al menos una criatura <bloquear@0+3+s> a {what}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _blocked_by(at, self.what, quantity.Number(1))


class IsntBeingDeclared(Condition):
    """it isn't being declared as an attacker (508.1f)"""

    rule = "508.1f"
    en = "it isn't being declared as a attacker"
    es = "no está siendo declarada como atacante"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(conditions.BeingDeclared(at.binder.it(self)))


class ThatLacksCounter(After, Relative):
    """that doesn't have a +1/+1 counter on it (122.1)"""

    counter: CounterKind
    rule = "122.1"
    en = ("that doesn't have a {counter} counter on it =s", "that don't have a {counter} counter on them =p")
    es = ("que no tenga un contador {counter} sobre <él@> =s", "que no tengan un contador {counter} sobre <él@> =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.HasCounter(self.counter.kind())),)


class WasColor(Condition):
    """the sacrificed creature was red (608.2h)"""

    what: NounPhrase
    color: Color
    rule = "608.2h"
    en = "{what@s} was {color}"
    es = ("{what=It@1} era {color@1+s}", "{what@1+s} era {color@1}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(as_it_was(at, self.what), objects.Filter(self.color.tests(at), ()))


class APlayerOfWhom(OtherPlayer):
    """a player who controls more lands than you"""

    done: DoneBy
    rule = "102.1"
    en = "a player who {done} =s+3"
    es = "un jugador que {done} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.PlayersWho(objects.EachPlayer(), self.done.condition(at))


class UnlessPrefix(Prefix):
    """unless you sacrifice an Island, (118.12a)"""

    who: Player
    deeds: PlayerDeeds
    rule = "118.12a"
    en = "unless {who:You@1} {deeds@1}"
    es = "a menos que {deeds@2+s+sub} {who=You}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return at.unless(at.effect(clause), self.who, self.deeds)


class WhenYouNextAttack(Prefix):
    """When you next attack this turn, (603.7)"""

    rule = "603.7"
    en = "when you next attack this turn"
    es = "cuando ataques por próxima vez este turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return delayed(at, occurrence.PlayerAttacks(objects.You()), clause, True, durations.UntilEndOfTurn())
