"""Lowering: from surface trees to meaning (:mod:`apnap.abilities`).

A :class:`Lowering` is the context in which a construct is lowered: its subject (``who``, ``what``), the duration and
multiplier that stand around it, and, shared by the whole spell or ability, its targets, slots and referents. A
construct that cannot be lowered refuses (:class:`Refusal`), and its card is not supported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from apnap.abilities import ability, quantity, static
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects as obj
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.walk import walk
from apnap.oracle.amending import LEAVES, amended, participle_of, replaces, turn_ended_last, unregenerable
from apnap.oracle.consequences import add_consequence, is_consequence
from apnap.oracle.defining_tokens import defines_token
from apnap.oracle.entering_later import enters_later
from apnap.oracle.gathering import chosen_by_each
from apnap.oracle.lowering_deeds import DeedContext
from apnap.oracle.paid_objects import remember_paid
from apnap.oracle.paid_targets import only_if, targets_in, whether_paid
from apnap.oracle.pruning import pruned, renumbered
from apnap.oracle.reflexive import deeds_known_later, follows_delayed, follows_reflexive, reflexive, whether_done
from apnap.oracle.refusals import (
    Refusal,
    Unbound,
)
from apnap.oracle.remembering import remembered_in_time
from apnap.oracle.replacing_sentences import choose_instead, joined, parts_of, replace_last
from apnap.oracle.returning_later import add_to_return, returning
from apnap.oracle.several import are_several, bought_off_by_each, substituted

if TYPE_CHECKING:
    from apnap.oracle.construct import Construct

_E = TypeVar("_E", bound=effects.Effect)


class Lowering(DeedContext):
    """The context of one construct. ``with_…`` methods return a changed copy that shares targets and referents."""

    def for_each(self, unit: Any, verb: Any) -> effects.Effect:
        """Return the effect of a verb "for each …": something in it must be multiplied."""
        multiplier = self.of_each(unit.lower)  # "it" in front of "for each" is nothing that is named behind
        found = self.times(multiplier).effect(verb)
        self.only_sizes_of_each(verb, found)
        if not any(node == multiplier for node in walk(found)):
            return self.refuse(verb, "for each")
        return found

    # -- effects

    def effect(self, construct: Any) -> effects.Effect:
        """Return the effect of a construct, with the choices that it asks for in front."""
        outer, self.shared.prelude = self.shared.prelude, []
        found: Any = construct.lower(self)
        asked, self.shared.prelude = self.shared.prelude, outer
        participle = participle_of(found)
        slot = getattr(found, "slot", None)
        if slot and isinstance(found, effects.Effect):
            self.shared.by_slot[slot] = found
        self.shared.by_slot.update({one.slot: one for one in asked if isinstance(one, effects.Choose)})
        if participle and found.slot:
            done = obj.InSlot(found.slot)
            self.did(participle, obj.FormerSelf(done) if participle in LEAVES else done, True)
        if not asked:
            whole: effects.Effect = found
            return whole
        if isinstance(found, effects.Nothing):
            return asked[0] if len(asked) == 1 else effects.Sequence(tuple(asked))
        return effects.Sequence((*asked, *parts_of(found)))

    def sequence(self, parts: Iterable[Construct]) -> effects.Effect:
        """Return the effects of several constructs in order."""
        found: list[effects.Effect] = []
        for part in parts:
            found += parts_of(self.effect(part))
        return joined(found)

    def body(self, sentences: Iterable[Any]) -> ability.Body:
        """Return the targets and instructions of sentences."""
        self.shared.sentences.clear()
        for sentence in sentences:
            self.say(sentence)
        return self.said_body()

    def say(self, sentence: Any) -> None:
        """Add the instructions of a sentence to those so far."""
        self.binder.sentence += 1
        if is_consequence(sentence):
            add_consequence(self, sentence)
            return
        if follows_reflexive(self, sentence):
            return
        before = self.shared.limits.pop("if_done", None)
        targets = len(self.shared.targets)
        try:
            one = self.effect(sentence)
        except Unbound:
            del self.shared.targets[targets:]
            self.shared.prelude = []
            if follows_delayed(self, sentence):
                return
            raise
        only_if = self.shared.limits.pop("only_if", None)
        if only_if is not None:
            one = effects.If(only_if, one)
        if before is not None and targets_in(one) & before[1]:  # "If you do, tap target creature. It …"
            one = effects.If(before[0], one)
        if add_to_return(self, one) or defines_token(self, one):
            return
        if self.shared.limits.pop("no_regeneration", False):
            one = unregenerable(self, one)
        if not isinstance(one, effects.Nothing):
            self.shared.sentences.append(parts_of(one))

    def said_body(self) -> ability.Body:
        """Return the targets and instructions of the sentences so far."""
        found = remembered_in_time([effect for sentence in self.shared.sentences for effect in sentence])
        if any(isinstance(one, effects.ReflexiveTrigger) for one in found[:-1]):
            raise Refusal("WhenYouDo", "what follows may be a part of it")
        found = turn_ended_last(found)
        whole = found[0] if len(found) == 1 else effects.Sequence(tuple(found)) if found else effects.Nothing()
        x_not_zero = self.shared.limits.pop("x_not_zero", False)
        x_is, x_of = self.shared.limits.pop("x_is", (None, None))
        body = ability.Body(
            tuple(self.shared.targets),
            whole,
            self.shared.limits.get("division"),
            x_not_zero=x_not_zero,
            x_is=x_is,
            x_of=x_of,
            resolves_anyway=self.shared.limits.pop("resolves_anyway", False),
        )
        return pruned(body)

    def amend(self, kind: type[_E], change: Callable[[_E], effects.Effect]) -> bool:
        """Change the last instruction of a kind: "spend this mana only …", "you may choose new targets for the copy".

        Return whether there was one. Behind an "if" it is changed under that condition only, which must not be about
        what that instruction does.
        """
        under = self.shared.under

        def under_condition(one: _E) -> effects.Effect:
            return change(one) if under is None else effects.If(under, change(one), one)

        for sentence in reversed(self.shared.sentences):
            for i in reversed(range(len(sentence))):
                changed = amended(sentence[i], kind, under_condition)
                if changed is not None and under is not None and not self._known_before(under, sentence[i]):
                    raise Refusal("If", "an earlier instruction would be changed by what it does itself")
                if changed is not None:
                    sentence[i] = changed
                    return True
        return False

    def _known_before(self, condition: conditions.Condition, instruction: effects.Effect) -> bool:
        """Tell whether what a condition asks about is filled in by instructions before this one."""
        asked = frozenset(getattr(node, "slot", 0) for node in walk(condition)) - {0}
        filled: frozenset[int] = frozenset()
        for one in (one for sentence in self.shared.sentences for one in sentence):
            if one is instruction:
                break
            filled |= _slots_of(one)
        return asked <= filled

    # -- conditions and links between sentences

    def condition(self, construct: Any) -> conditions.Condition:
        """Return the condition of a construct."""
        lower = getattr(construct, "lower", None)
        asked = len(self.shared.prelude)
        found: conditions.Condition = self.binder.keeping_it(lambda: lower(self)) if lower else self.refuse(construct)
        if len(self.shared.prelude) > asked:  # "if a white creature is attacking" asks nobody to choose one
            return self.refuse(construct, "a choice in a condition")
        if isinstance(found, conditions.Compare):
            self.shared.compared = found
        return found

    def condition_of(self, effect: effects.Effect, construct: Any) -> conditions.Condition:
        """Return the condition that stands behind what it is about: nothing of that has happened yet."""
        known = self.binder.objects
        self.binder.forget(_slots_of(effect))
        before = len(self.binder.objects)
        found = self.condition(construct)
        self.binder.objects = [*known, *self.binder.objects[before:]]
        return found

    def conditional(self, condition: conditions.Condition, clause: Any) -> effects.Effect:
        """ "If …, …"."""
        first = len(self.shared.targets)
        self._forget_undone(condition)
        effect = self._under(condition, clause)
        self.targets_only_if(condition, set(range(first, len(self.shared.targets))))
        return effects.If(condition, effect)

    def _forget_undone(self, condition: conditions.Condition) -> None:
        """Forget what instructions produced that have not been carried out where the condition holds: "If you don't,
        put it …": it is where it was."""
        if not isinstance(condition, conditions.NotTrue):
            return
        said = [one for sentence in self.shared.sentences for one in sentence]
        last = said[-1] if said else None
        if isinstance(last, effects.If) and condition.condition == last.condition:
            self.binder.forget(_slots_of(last.then))
        if isinstance(condition.condition, conditions.Happened):
            for one in said:
                found = [node for node in walk(one) if getattr(node, "slot", 0) == condition.condition.slot]
                doing = [node for node in found if isinstance(node, effects.Effect)]
                if doing:
                    optional = isinstance(one, effects.If | effects.May | effects.MayPay)
                    self.binder.forget(_slots_of(one if optional else doing[0]))

    def targets_only_if(self, condition: conditions.Condition, requirements: set[int]) -> None:
        """601.2c: what is a target only if a cost was paid is chosen only then."""
        paid = whether_paid(condition)
        if paid is not None:
            for i in requirements:
                self.shared.targets[i] = only_if(self.shared.targets[i], paid)

    def instead(self, condition: conditions.Condition, clause: Any) -> effects.Effect:
        """ "If …, … instead" (614.15): in the place of an earlier instruction, what is said now under the condition."""
        first = len(self.shared.targets)
        new = self.before_it().effect(clause)
        self.targets_only_if(condition, set(range(first, len(self.shared.targets))))
        if isinstance(new, effects.Nothing):
            return choose_instead(self, condition, first)
        new_parts = parts_of(new)
        for sentence in reversed(self.shared.sentences):
            if [type(one) for one in sentence] == [type(one) for one in new_parts] and len(sentence) > 1:
                for old in sentence:
                    new = self.as_replaced(old, new)
                for old, part in zip(sentence, new_parts, strict=True):
                    new = self.in_the_same_slot(old, part, new)
                self.targets_replaced(condition, sentence, new)
                sentence[:] = [effects.InsteadIf(condition, new, effects.Sequence(tuple(sentence)))]
                return effects.Nothing()
            places = [i for i, one in enumerate(sentence) if replaces(one, new)]
            if len(places) == 1:
                old = sentence[places[0]]
                self.targets_replaced(condition, [old], new)
                replaced = self.in_the_same_slot(old, new, self.as_replaced(old, new))
                sentence[places[0]] = effects.InsteadIf(condition, replaced, old)
                return effects.Nothing()
            if places:
                break
        return replace_last(self, condition, new)

    def targets_replaced(self, condition: conditions.Condition, old: list[effects.Effect], new: effects.Effect) -> None:
        """601.2c: what only a replaced instruction targets is chosen only if the cost was not paid."""
        others = [one for said in self.shared.sentences for one in said if not any(one is part for part in old)]
        kept = set().union(*(targets_in(one) for one in (new, *others)))
        gone = set().union(*(targets_in(one) for one in old)) - kept
        self.targets_only_if(conditions.NotTrue(condition), gone)

    def in_the_same_slot(self, old: effects.Effect, part: effects.Effect, new: effects.Effect) -> effects.Effect:
        """Return what happens instead with one slot for both: "those cards" are what either of them found."""
        kept, slot = getattr(old, "slot", 0), getattr(part, "slot", 0)
        if not kept or not slot or kept == slot:
            return new
        before, after = obj.InSlot(slot), obj.InSlot(kept)
        self.binder.rename(before, after)
        self.shared.deeds = {
            deed: (substituted(what, before, after), several) for deed, (what, several) in self.shared.deeds.items()
        }
        self.shared.left = substituted(self.shared.left, before, after)
        self.shared.done = kept if self.shared.done == slot else self.shared.done
        renamed: effects.Effect = renumbered(new, slot, kept)
        return renamed

    def as_replaced(self, old: effects.Effect, new: effects.Effect) -> effects.Effect:
        """Return what happens instead of an instruction: "that many" is the number that it says, for it has not
        happened."""
        slot, n = getattr(old, "slot", 0), getattr(old, "n", None)
        amount = quantity.AmountInSlot(slot)
        if not slot or not any(node == amount for node in walk(new)):
            return new
        if not isinstance(n, Quantity):
            raise Unbound("InsteadSuffix", "the amount of what does not happen")
        changed: effects.Effect = substituted(new, amount, n)
        return changed

    def may(self, who: obj.Players, deeds: Any) -> effects.Effect:
        """ "You may …": the slot remembers whether it was done; several players are asked one after the other."""
        if isinstance(who, obj.AnyPlayer):
            who = obj.EachPlayer()
        if are_several(who) and self.is_static and deeds.is_permission():
            return self.with_player(who).effect(deeds)
        if are_several(who):
            asked: effects.Effect = self.may(obj.IteratedPlayer(), deeds)
            self.shared.done = 0
            if not isinstance(asked, effects.May) or asked.otherwise != effects.Nothing():
                return effects.ForEachPlayer(who, asked)
            if isinstance(asked.effect, effects.Choose):
                return chosen_by_each(self, who, asked)
            self.shared.who_did = asked.slot, who
            return replace(asked, who=who)
        context = self.with_player(who)
        if deeds.is_permission():
            return context.effect(deeds)
        slot = self.slot_for_later()
        if deeds.is_payment:
            self.shared.done = slot
            price, times = deeds.payment(context)
            least = deeds.least_amount()
            remember_paid(self, price)
            return effects.MayPay(
                who,
                price,
                slot=slot,
                x_cost=times,
                any_amount=least is not None,
                least=least or 0,
                repeat=deeds.most_times(),
            )
        return self._agreed(who, context, deeds, slot)

    def _agreed(self, who: obj.Players, context: Lowering, deeds: Any, slot: int) -> effects.May:
        """Return what one player may do: "that many" behind it is how much was done, not that it was."""
        before = self.shared.done
        inner = context.effect(deeds)
        if self.shared.done != before:
            self.shared.amounts[slot] = self.shared.done
        self.shared.done = slot
        return effects.May(who, inner, slot)

    def may_have(self, who: obj.Players, context: Lowering, deeds: Any) -> effects.Effect:
        """ "You may have it deal 2 damage": the slot remembers whether it was so."""
        slot = self.slot_for_later()
        if isinstance(who, obj.AnyPlayer):
            who = obj.EachPlayer()
        if are_several(who):  # each is asked in turn: "them" is who is
            context.binder.mention_players(obj.IteratedPlayer(), False)
            asked = effects.May(who, context.effect(deeds), slot)
            self.binder.forget_player(obj.IteratedPlayer())
            self.shared.done = 0
            self.shared.who_did = slot, who
            return asked
        return self._agreed(who, context, deeds, slot)

    def may_enter_as(self, found: effects.Effect) -> effects.Effect:
        """ "You may have this creature enter as a copy of a creature" (707.5)."""
        part = found.parts[0] if isinstance(found, effects.ContinuousRule) and len(found.parts) == 1 else None
        if not isinstance(part, static.EntersModified) or part.copy_of is None:
            raise Refusal("MayHaveObject", "in a static ability")
        return effects.ContinuousRule((replace(part, optional=True),), durations.Forever())

    def if_done(self, clause: Any) -> effects.Effect:
        """ "If you do, …"."""
        done = self._done() or self.shared.returns
        if not done:
            raise Unbound("IfYouDo", "nothing was done before")
        condition, first = conditions.Happened(done), len(self.shared.targets)
        found = effects.If(condition, self._under(condition, clause))
        self.shared.limits["if_done"] = condition, set(range(first, len(self.shared.targets)))
        return found

    def if_not_done(self, clause: Any) -> effects.Effect:
        """ "If you don't, …"."""
        done = self._done()
        if not done:
            raise Unbound("IfYouDont", "nothing was done before")
        undone: conditions.Condition = conditions.NotTrue(conditions.Happened(done))
        self._forget_undone(undone)
        undone = self._fewer_done(done) or undone
        return effects.If(undone, self._under(undone, clause))

    def _fewer_done(self, slot: int) -> conditions.Condition | None:
        """Return that fewer were sacrificed or discarded than was said, where that is more than one."""
        for node in self.said():
            if isinstance(node, effects.Sacrifice | effects.Discard) and node.slot == slot and node.n != Number(1):
                if node.n is None or are_several(node.who):
                    return None
                return conditions.Compare(quantity.AmountInSlot(slot), quantity.Comparison(quantity.LESS, node.n))
        return None

    def _under(self, condition: conditions.Condition, clause: Any) -> effects.Effect:
        """Return the meaning of a clause that is carried out under a condition."""
        before, self.shared.under = self.shared.under, condition
        found: effects.Effect = self.effect(clause)
        self.shared.under = before
        return found

    def when_done(self, clause: Any) -> effects.Effect:
        """ "When you do, …" (603.12): an ability of its own with its own targets."""
        if not self.shared.done:
            raise Unbound("WhenYouDo", "nothing was done before")
        return reflexive(self, clause, whether_done(self), deeds_known_later(self), amount=self.amount_for_later())

    def otherwise(self, clause: Any) -> effects.Effect:
        """ "Otherwise, …": what happens if the condition of the sentence before did not hold."""
        before = self.shared.sentences[-1] if self.shared.sentences else []
        last = before[-1] if before else None
        if len(before) != 1 or not isinstance(last, effects.If) or not isinstance(last.otherwise, effects.Nothing):
            raise Refusal("Otherwise", "other than what?")
        self.binder.forget(_slots_of(last.then))
        before[0] = replace(last, otherwise=self.effect(clause))
        return effects.Nothing()

    def delayed(self, time: Any, clause: Any) -> effects.Effect:
        """ "… at the beginning of the next end step" (603.7)."""
        occurrence = time.occurrence(self)
        prevented = self.shared.limits.pop("prevented", None)  # how much is forgotten by then
        effect = self.remembering_now(self.effect(clause))
        if prevented is not None:
            self.shared.limits["prevented"] = prevented
        effect = returning(self, effect)
        self.binder.forget(_slots_of(effect) - {self.shared.returns})
        self.shared.done = 0  # what comes later can't ask for what has not happened yet
        return effects.DelayedTrigger(ability.Triggered(occurrence, ability.Body((), effect)))

    def unless(self, effect: effects.Effect, who: Any, deeds: Any) -> effects.Effect:
        """ "… unless its controller pays {3}", "… unless you discard a card" (118.12a)."""
        players = self._payer(effect, who)
        if deeds.least_amount() is not None or deeds.most_times() != 1:
            return self.refuse(deeds, "unless any amount is paid")
        price, times = deeds.payment(self.with_player(players).before_it())
        if are_several(players):
            return bought_off_by_each(effects.MayPay(players, price, otherwise=effect, x_cost=times), players)
        slot = self.slot_for_later()
        self.shared.limits["bought_off"] = self.shared.done, slot
        return effects.MayPay(players, price, otherwise=effect, slot=slot, x_cost=times)

    def _payer(self, effect: effects.Effect, who: Any) -> obj.Players:
        """Return who may pay: "that creature's controller" is not that of a token that will then not be created."""
        known = list(self.binder.objects)
        made = {one.slot for one in walk(effect) if isinstance(one, effects.CreateTokens | effects.CreateCopies)}
        self.binder.forget(frozenset(made - {0}))
        players: obj.Players = who.lower(self)
        self.binder.objects[:] = known
        return players

    def _done(self) -> int:
        """Return the slot of what was done last; behind "… unless they pay {2}" it is whether they paid."""
        instead, paid = self.shared.limits.get("bought_off", (None, 0))
        done: int = paid if paid and instead == self.shared.done else self.shared.done
        return done

    def enters(self, entering: Any) -> effects.Effect:
        """ "… enters tapped" (614.1c)."""
        if self.is_static:
            return self.rule(static.EntersModified(self.subject, entering.lower(self)))
        return enters_later(self, entering.lower(self))


def _slots_of(effect: effects.Effect) -> frozenset[int]:
    """Return the slots that an effect and its parts fill."""
    return frozenset(getattr(node, "slot", 0) for node in walk(effect) if isinstance(node, effects.Effect)) - {0}
