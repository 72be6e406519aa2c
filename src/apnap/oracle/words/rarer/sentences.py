"""603.7, 614: whole sentences of few cards: conditions behind delayed triggers, choices as something enters, pacts."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause, ClauseGroup, NextTime, SimpleClause, SuffixedClause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.lines import PlainLine
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerDeeds, PlayerVerb
from apnap.oracle.several import are_several
from apnap.oracle.words.costs import Price
from apnap.oracle.words.delayed import delayed
from apnap.oracle.words.events import PlayerEvent
from apnap.oracle.words.keyword_lines import Grants, WithAbilities
from apnap.oracle.words.tokens import create


class AtNextIfSuffix(SuffixedClause):
    """ "… at the beginning of the next end step if ~ is still on the battlefield" (603.7)."""

    clause: SimpleClause
    time: NextTime
    condition: Condition
    rule = "603.7"
    en = "{clause} at the beginning of {time} if {condition}"
    es = "{clause} al comienzo de {time} si {condition@ind}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.delayed(self.time, self.clause)
        if not isinstance(found, effects.DelayedTrigger) or not isinstance(found.ability, ability.Triggered):
            return at.refuse(self, "at once")
        body = found.ability.body
        then = effects.If(at.condition(self.condition), body.effect)
        return replace(found, ability=replace(found.ability, body=replace(body, effect=then)))


class BothIf(ClauseGroup):
    """ "… if {G} was spent to cast this spell, and … if {U} was spent to cast this spell"."""

    first: SuffixedClause
    second: SuffixedClause
    rule = "608.2c"
    en = "{first:IfSuffix} , and {second:IfSuffix}"
    es = "{first:IfSuffix} , y {second:IfSuffix}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.sequence((self.first, self.second))


class PayAtNext(Clause):
    """ "At the beginning of your next upkeep, pay {3}{U}{U}. If you don't, you lose the game" (603.7)."""

    time: NextTime
    price: Price
    clause: Clause
    rule = "603.7"
    en = "at the beginning of {time} , pay {price} . if you don't , {clause}"
    es = "al comienzo de {time} , paga {price} . si no lo haces , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        unpaid = at.effect(self.clause)
        paid = effects.MayPay(objects.You(), self.price.as_cost(at), otherwise=unpaid)
        at.shared.done = 0
        return effects.DelayedTrigger(ability.Triggered(self.time.occurrence(at), ability.Body((), paid)))


class WhenPutIntoYoursThisTurn(Prefix):
    """When target creature is put into your graveyard this turn, (603.7)"""

    what: Noun
    rule = "603.7"
    en = "when {what} is put into your graveyard this turn"
    es = "cuando {what} vaya a tu cementerio este turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        what = at.objects(self.what)
        that = objects.Filter((objects.IsOneOf(what), objects.OwnedBy(objects.You())))
        dies = occurrence.ZoneChanges(that, (values.BATTLEFIELD,), (values.GRAVEYARD,))
        return delayed(at, dies, clause, True, durations.UntilEndOfTurn(), what)


class WhenItLeavesOrUntaps(Prefix):
    """When ~ leaves the battlefield or becomes untapped, (603.7)"""

    what: NounPhrase
    rule = "603.7"
    en = "when {what:SelfReference} leaves the battlefield or becomes untapped"
    es = "cuando {what:SelfReference} deje el campo de batalla o se enderece"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        this = objects.Filter((objects.IsSource(),))
        ends = (occurrence.ZoneChanges(this, (values.BATTLEFIELD,)), occurrence.BecomesUntapped(this))
        known = list(at.binder.objects)
        found = delayed(at, occurrence.AnyOccurrence(ends), clause, True, durations.Forever(), objects.EventObject())
        at.binder.objects = known
        return found


class EntersTappedForCounters(PlainLine):
    """ "You may have this land enter tapped. If you do, you get two rad counters." (614.1c)"""

    what: NounPhrase
    clause: Clause
    rule = "614.1c"
    en = "you may have {what} enter tapped . if you do , {clause} ."
    es = "puedes hacer que {what@1} entre <girado@1> . si lo haces , {clause} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self.what, "another permanent")
        found = at.effect(self.clause)
        if not isinstance(found, effects.PutPlayerCounters | effects.GainLife | effects.LoseLife):
            return at.refuse(self.clause, "as it enters")
        slot = at.slot()
        chosen, agreed = effects.May(objects.You(), found, slot=slot), conditions.Happened(slot)
        return (
            ability.Static((static.EntersModified(objects.This(), effects.Entering(tapped=True), agreed, chosen),)),
        )


class ChoosesThenPays(PlainLine):
    """ "As this land enters, choose a basic land type. Then you may pay 2 life. If you don't, it enters tapped."."""

    what: NounPhrase
    clause: Clause
    deeds: PlayerDeeds
    rule = "614.1c"
    en = "as {what@1} <enter@1> , {clause} . then you may {deeds@p} . if you don't , it enters tapped ."
    es = "en cuanto {what@1} <entrar@1+sub> , {clause} . luego puedes {deeds@inf} . si no lo haces , entra <girado@1> ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        chosen = at.effect(self.clause)
        if not self.what.is_self() or not isinstance(chosen, effects.ChooseWord):
            return at.refuse(self, "something else than the choice of a word")
        slot = at.slot()
        paid = effects.MayPay(objects.You(), self.deeds.as_cost(at), slot=slot)
        unpaid = conditions.NotTrue(conditions.Happened(slot))
        first = effects.Sequence((chosen, paid))
        return (ability.Static((static.EntersModified(objects.This(), effects.Entering(tapped=True), unpaid, first),)),)


class EnteringDoesntTriggerOf(Clause):
    """ "Permanents entering don't cause abilities of permanents your opponents control to trigger" (603.6a)."""

    what: Noun
    of: Noun
    rule = "603.6a"
    en = "{what:Plural} entering don't cause abilities of {of:Plural} to trigger"
    es = "{what:Plural} que entran no hacen que se disparen habilidades de {of:Plural}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.EnteringSilent(at.filter(self.of), at.filter(self.what)))


class CastsCommander(PlayerEvent):
    """cast your commander (903.3)"""

    rule = "903.3"
    en = "<cast> your commander"
    es = "<lanzar> a tu comandante"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        if not isinstance(who, objects.You):
            return at.refuse(self, "another player")
        own = (objects.Is(objects.IS_SPELL), objects.Is(objects.COMMANDER), objects.OwnedBy(who))
        return occurrence.Casts(who, objects.Filter(own, (values.STACK,)))


class CreateThatHas(Clause):
    """ "Create a white Spirit creature token. It has “This creature's power and toughness are …”" (111.3)."""

    what: Noun
    grants: Grants
    rule = "111.3"
    en = "create {what:Determined@1} . it has {grants}"
    es = "crea {what:Determined@1} . tiene {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        """Its size is what the ability says: with a size of its own, the ability would be one that it has besides."""
        assert isinstance(self.what, Determined)
        described = replace(self.what, modifiers=(*self.what.modifiers, WithAbilities(self.grants)))
        made = create(at, described, None)
        for one in made.effects if isinstance(made, effects.Sequence) else (made,):
            if isinstance(one, effects.CreateTokens) and one.token.power is not None:
                return at.refuse(self, "a token with a size of its own")
        return made


class SacrificeFiveKinds(PlayerVerb):
    """Sacrifice an artifact, a creature, an enchantment, a land, and a planeswalker (701.21)."""

    kinds: tuple[NounPhrase, ...]
    last: NounPhrase
    a: NounPhrase
    b: NounPhrase
    c: NounPhrase
    rule = "701.21"
    en = "<sacrifice> {a:Determined} , {b:Determined} , {c:Determined} , {last:Determined} , and {kinds:Determined!}"
    es = "<sacrificar> {a:Determined} , {b:Determined} , {c:Determined} , {last:Determined} y {kinds:Determined!}"

    def lower(self, at: Lowering) -> effects.Effect:
        """Each player chooses all of them, then all are sacrificed at the same time (608.2f)."""
        found: list[objects.Objects] = []
        for kind in (self.a, self.b, self.c, self.last, *self.kinds):
            choice = kind.choice(at)
            if choice is None or choice[1] != quantity.Number(1) or choice[0].zones != (values.BATTLEFIELD,):
                return at.refuse(kind, "how many?")
            chooser = objects.IteratedPlayer() if are_several(at.who) else at.who
            own = narrowed(choice[0], objects.ControlledBy(chooser))
            slot = at.slot()
            at.shared.prelude.append(effects.Choose(at.who, own, quantity.Number(1), slot))
            found.append(objects.InSlot(slot))
        return effects.SacrificeThese(objects.Together(tuple(found)), at.slot(), True)


class ChangeTheTargetTo(PlayerVerb):
    """Change the target to enchanted creature if able (115.7a)."""

    to: NounPhrase
    rule = "115.7a"
    en = "<change> the target to {to:Host} if able"
    es = "<cambiar> el objetivo a {to:Host} si es posible"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ChangeATarget(at.who, at.binder.it(self), at.objects(self.to))


class CantBeSuspected(ObjectVerb):
    """can't become suspected (701.60)"""

    rule = "701.60a"
    en = "can't become suspected"
    es = "no <poder> ser <sospechoso@>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BE_SUSPECTED)
