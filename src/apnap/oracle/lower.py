"""Lowering: from surface trees to meaning (:mod:`apnap.abilities`).

A :class:`Lowering` is the context in which a construct is lowered: its subject (``who``, ``what``), the duration and
multiplier that stand around it, and, shared by the whole spell or ability, its targets, slots and referents. A
construct that cannot be lowered refuses (:class:`Refusal`), and its card is not supported.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from apnap.abilities import ability, quantity, static, target, values
from apnap.abilities import change as changing
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects as obj
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.walk import walk
from apnap.oracle.binder import Binder
from apnap.oracle.pruning import pruned
from apnap.oracle.several import are_several, substituted

if TYPE_CHECKING:
    from apnap.oracle.construct import Construct

_N = TypeVar("_N")


_E = TypeVar("_E", bound=effects.Effect)


class Refusal(Exception):
    """A construct without a meaning yet, or one whose meaning is in doubt. ``construct`` is its class name."""

    def __init__(self, construct: str, why: str) -> None:
        super().__init__(f"{construct}: {why}" if why else construct)
        self.construct = construct
        self.why = why


class Unbound(Refusal):
    """A pronoun or link ("it", "that much", "if you do") without anything to refer to, or with two things."""


@dataclass(frozen=True)
class InZones(obj.Test):
    """Only while a filter is built: the zones that a modifier names ("in your graveyard")."""

    zones: tuple[int, ...]


class Shared:
    """What all contexts of one spell or ability share."""

    def __init__(self) -> None:
        self.targets: list[target.Target] = []
        self.slots = 0
        self.prelude: list[effects.Effect] = []
        self.done = 0
        """The slot that "if you do" asks about; 0: nothing."""
        self.zone: obj.Objects | None = None
        """The cards of the hand or graveyard last revealed or looked at: "a card from it"."""
        self.left: obj.Objects | None = None
        """What is left of the objects that something was last chosen from: "the rest"."""
        self.deeds: dict[str, tuple[obj.Objects, bool]] = {}
        """By participle ("sacrificed", "milled") what was last done to which objects, and whether they are several."""
        self.sentences: list[list[effects.Effect]] = []
        """The instructions so far, by sentence."""
        self.limits: dict[str, Any] = {}
        """What "activate only …" sentences said, as fields of :class:`ability.Activated`."""


class Lowering:
    """The context of one construct. ``with_…`` methods return a changed copy that shares targets and referents."""

    def __init__(self, name: str, is_spell: bool) -> None:
        self.name = name
        self.is_spell = is_spell
        self.who: obj.Players = obj.You()
        self.what: obj.Objects = obj.This()
        self.subject: obj.Objects | obj.Filter = obj.This()
        """In static abilities: the objects or the description that is spoken of."""
        self.is_static = False
        self.undone = False
        """Whether what the sentences before say has not happened ("… instead"): "it" is the thing before it moved."""
        self.duration: durations.Duration | None = None
        self.multiplier: Quantity | None = None
        self.x_is: Any = None
        self.shared = Shared()
        self.binder = Binder(self)

    def refuse(self, construct: Any, why: str = "") -> NoReturn:
        """Refuse: the construct has no meaning yet or is in doubt."""
        raise Refusal(type(construct).__name__, why)

    def unbound(self, construct: Any, why: str) -> NoReturn:
        """Refuse: it is in doubt what the construct refers to."""
        raise Unbound(type(construct).__name__, why)

    # -- contexts

    def _with(self, **changes: Any) -> Lowering:
        other = copy.copy(self)
        for key, value in changes.items():
            setattr(other, key, value)
        other.binder = copy.copy(self.binder)
        other.binder._at = other
        return other

    def fresh(self) -> Lowering:
        """Return a context of its own targets and referents (a mode, a quoted ability)."""
        other = Lowering(self.name, self.is_spell)
        other.binder.objects = list(self.binder.objects)
        other.binder.players = list(self.binder.players)
        return other

    def with_player(self, who: obj.Players) -> Lowering:
        """Return the context whose subject are players."""
        return self._with(who=who)

    def with_object(self, what: Any) -> Lowering:
        """Return the context whose subject is a noun phrase."""
        if self.is_static:
            subject = what.subject(self)
            if isinstance(subject, obj.Objects):
                self.mention(what, subject)
            return self._with(subject=subject)
        return self._with(what=what.lower(self))

    def lasting(self, duration: durations.Duration) -> Lowering:
        """Return the context under a duration."""
        return self._with(duration=duration, is_static=False)

    def this_turn(self) -> Lowering:
        """Return the context of what lasts until end of turn."""
        return self.lasting(durations.UntilEndOfTurn())

    def before_it(self) -> Lowering:
        """Return the context in which what was said last has not happened yet: of conditions and of "instead"."""
        return self._with(undone=True)

    def times(self, multiplier: Quantity) -> Lowering:
        """Return the context under "for each"."""
        return self._with(multiplier=multiplier)

    def for_each(self, unit: Any, verb: Any) -> effects.Effect:
        """Return the effect of a verb "for each …": something in it must be multiplied."""
        multiplier = unit.lower(self)
        found = self.times(multiplier).effect(verb)
        if not any(node == multiplier for node in walk(found)):
            return self.refuse(verb, "for each")
        return found

    def with_x(self, measured: Any) -> Lowering:
        """Return the context under "where X is"."""
        return self._with(x_is=measured)

    # -- effects

    def effect(self, construct: Any) -> effects.Effect:
        """Return the effect of a construct, with the choices that it asks for in front."""
        outer, self.shared.prelude = self.shared.prelude, []
        found: Any = construct.lower(self)
        asked, self.shared.prelude = self.shared.prelude, outer
        participle = participle_of(found)
        if participle and found.slot:
            self.did(participle, obj.InSlot(found.slot), True)
        if not asked:
            whole: effects.Effect = found
            return whole
        if isinstance(found, effects.Nothing):
            return asked[0] if len(asked) == 1 else effects.Sequence(tuple(asked))
        parts = found.effects if isinstance(found, effects.Sequence) else (found,)
        return effects.Sequence((*asked, *parts))

    def sequence(self, parts: Iterable[Construct]) -> effects.Effect:
        """Return the effects of several constructs in order."""
        found: list[effects.Effect] = []
        for part in parts:
            one = self.effect(part)
            found += one.effects if isinstance(one, effects.Sequence) else (one,)
        return found[0] if len(found) == 1 else effects.Sequence(tuple(found))

    def body(self, sentences: Iterable[Any]) -> ability.Body:
        """Return the targets and instructions of sentences."""
        self.shared.sentences.clear()
        for sentence in sentences:
            self.binder.sentence += 1
            one = self.effect(sentence)
            if self.shared.limits.pop("no_regeneration", False):
                self.shared.sentences[-1:] = [_unregenerable(found) for found in self.shared.sentences[-1:]]
            if not isinstance(one, effects.Nothing):
                self.shared.sentences.append(list(one.effects) if isinstance(one, effects.Sequence) else [one])
        found = [effect for sentence in self.shared.sentences for effect in sentence]
        whole = found[0] if len(found) == 1 else effects.Sequence(tuple(found)) if found else effects.Nothing()
        return pruned(ability.Body(tuple(self.shared.targets), whole, self.shared.limits.get("division")))

    def amend(self, kind: type[_E], change: Callable[[_E], effects.Effect]) -> bool:
        """Change the last instruction of a kind: "spend this mana only …", "you may choose new targets for the copy".

        Return whether there was one.
        """
        for sentence in reversed(self.shared.sentences):
            for i in reversed(range(len(sentence))):
                amended = _amended(sentence[i], kind, change)
                if amended is not None:
                    sentence[i] = amended
                    return True
        return False

    def did(self, participle: str, what: obj.Objects, several: bool) -> None:
        """Remember objects for "the sacrificed creature", "milled this way"."""
        self.shared.deeds[participle] = what, several

    def done_to(self, construct: Any, participle: str) -> obj.Objects:
        """Return the objects that something was done to: "the sacrificed creature"."""
        found = self.shared.deeds.get(participle)
        if participle == "exiled with" or (participle == "exiled" and found is None):
            return obj.Linked()  # what another ability of the same object exiled (607.2a)
        return self.unbound(construct, f"nothing was {participle} before") if found is None else found[0]

    def slot(self) -> int:
        """Return a new slot number; those that nobody asks about are taken away again by :func:`pruned`."""
        self.shared.slots += 1
        self.shared.done = self.shared.slots
        return self.shared.slots

    def kept(self, what: obj.Objects) -> obj.Objects:
        """Return objects that stay the same ones from now on: "those creatures" are not all that fit later (611.2c)."""
        if self.is_static or not isinstance(what, obj.Each):
            return what
        done = self.shared.done
        slot = self.slot()
        self.shared.done = done
        self.shared.prelude.append(effects.SetAside(what, slot))
        self.binder.mention_moved(obj.InSlot(slot), what, True)
        return obj.InSlot(slot)

    def producing(self, effect: Any) -> effects.Effect:
        """Mention what an effect produces in its slot."""
        several = getattr(effect, "n", None) != Number(1)
        self.binder.mention(obj.InSlot(effect.slot), several, 0)
        found: effects.Effect = effect
        return found

    def showing(self, effect: Any, what: obj.Objects) -> effects.Effect:
        """Mention what an effect shows: one card or several."""
        several = next((one.plural for one in reversed(self.binder.objects) if one.node == what), True)
        self.binder.mention(obj.InSlot(effect.slot), several, 0)
        found: effects.Effect = effect
        return found

    def moving(self, effect: Any, before: obj.Objects) -> effects.Effect:
        """Mention moved objects where they are now (400.7j); "its power" is still of what they were (608.2h)."""
        several = next((one.plural for one in reversed(self.binder.objects) if one.node == before), False)
        self.binder.mention_moved(obj.InSlot(effect.slot), before, several)
        found: effects.Effect = effect
        return found

    # -- noun phrases

    def objects(self, phrase: Any) -> obj.Objects:
        """Return the objects of a noun phrase, with its targets and choices registered.

        A static ability neither targets nor chooses: there it can only be the source or what it is attached to.
        """
        if not self.is_static:
            found: obj.Objects = phrase.lower(self)
            return found
        named = phrase.subject(self)
        if isinstance(named, obj.Filter):
            return self.refuse(phrase, "a static ability neither targets nor chooses")
        return self.mention(phrase, named)

    def filter(self, phrase: Any) -> obj.Filter:
        """Return the description in a noun phrase."""
        found: obj.Filter = phrase.filter(self)
        return found

    def all_of(self, tests: tuple[obj.Test, ...]) -> obj.Test:
        """Return several tests as one."""
        return tests[0] if len(tests) == 1 else obj.AllOf(tests)

    def filter_of(self, tests: tuple[obj.Test, ...], head: Any, modifiers: Any) -> obj.Filter:
        """Return the filter of tests, in the zone that the noun or a modifier names (109.2)."""
        zones = next((test.zones for test in tests if isinstance(test, InZones)), None)
        kept = tuple(test for test in tests if not isinstance(test, InZones))
        if zones is None:
            zones = _zones_of(head)
        return obj.Filter(kept, zones)

    def in_zone(self, zone: Any) -> tuple[obj.Test, ...]:
        """Return the tests of "in" and "from" a zone."""
        zones = zone.zones()
        if not zones:
            return self.refuse(zone)
        owner = zone.owner(self)
        return (InZones(zones),) if owner is None else (InZones(zones), obj.OwnedBy(owner))

    def either(self, a: obj.Filter, b: obj.Filter) -> obj.Filter:
        """Return the filter of objects that fit one of two."""
        if a.zones != b.zones:
            raise Refusal("OrNouns", "the two are in different zones")
        return obj.Filter((obj.AnyOf((self.all_of(a.tests), self.all_of(b.tests))),), a.zones)

    def mention(self, phrase: Any, found: obj.Objects) -> obj.Objects:
        """Remember a noun phrase for the pronouns after it."""
        several = isinstance(found, obj.Each | obj.Together | obj.Those)
        if isinstance(found, obj.TargetObjects):
            several = self.shared.targets[found.index].maximum != Number(1)
        elif isinstance(found, obj.TopOfLibrary):
            several = found.n != Number(1)
        types = 0
        if not isinstance(found, obj.This | obj.AttachedHost):
            tests = getattr(getattr(phrase, "head", None), "tests", None)
            for test in tests(self) if tests else ():
                if isinstance(test, obj.HasCardType):
                    types |= test.types
        self.binder.mention(found, several, types)
        if not several:
            self.mention_player_of(phrase, found)
        return found

    def mention_player_of(self, phrase: Any, found: obj.Objects) -> None:
        """Remember the player that a noun phrase speaks of: "a creature an opponent controls"."""
        for modifier in getattr(phrase, "modifiers", ()):
            who = modifier.player_of(found)
            if who is not None:
                self.binder.mention_players(who, False)

    def begin_event(
        self, what: obj.Objects, several: bool, described: obj.Filter | None = None, moved: bool = False
    ) -> None:
        """Begin the text behind a trigger: "it" is what the event is about, "that much" may be its amount.

        ``described`` says what that is known to be; ``moved``: where it is now is not known.
        """
        self.shared.limits["has_event"] = True
        self.binder.players.clear()
        self.binder.objects.clear()
        if described is None:
            self.binder.mention(what, several, 0)
        else:
            self.binder.mention_subject(what, several, described, moved)

    def begin_later_event(self) -> None:
        """Begin the text behind a delayed trigger: what was mentioned before can still be meant."""
        self.shared.limits["has_event"] = True
        self.binder.sentence += 1
        self.binder.mention(obj.EventObject(), False, 0)

    def mention_players(self, phrase: Any, found: obj.Players) -> obj.Players:
        """Remember players for "that player"."""
        self.binder.mention_players(found, False)
        return found

    def target_objects(
        self, what: obj.Filter, minimum: Quantity | None, maximum: Quantity | None, another: bool
    ) -> obj.Objects:
        """Register a target requirement for objects (115.1)."""
        if not what.zones:
            raise Refusal("Targeted", "a card is targeted in no known zone")
        earlier = tuple(range(len(self.shared.targets))) if another else ()
        tests = what.tests
        if another and not earlier:
            tests, earlier = (obj.Other(), *tests), ()
        filter_ = replace(what, tests=tests)
        self.shared.targets.append(target.Target(filter_, None, minimum or Number(0), maximum, earlier))
        return obj.TargetObjects(len(self.shared.targets) - 1)

    def target_players(
        self, who: obj.Players, minimum: Quantity | None, maximum: Quantity | None, another: bool
    ) -> obj.Players:
        """Register a target requirement for players (115.1)."""
        earlier = tuple(range(len(self.shared.targets))) if another else ()
        self.shared.targets.append(target.Target(None, who, minimum or Number(0), maximum, earlier))
        return obj.TargetPlayers(len(self.shared.targets) - 1)

    def any_target(self, another: bool) -> tuple[obj.Objects, obj.Players]:
        """Register a requirement for "any target" (115.4)."""
        index = len(self.shared.targets)
        earlier = tuple(range(index)) if another else ()
        kinds = obj.Filter((obj.HasCardType(values.CREATURE | values.PLANESWALKER | values.BATTLE),))
        self.shared.targets.append(target.Target(kinds, obj.EachPlayer(), another=earlier))
        return obj.TargetObjects(index), obj.TargetPlayers(index)

    def divided(self, phrase: Any, n: Quantity) -> int:
        """Register targets among which something is divided (601.2d), and return the number of the requirement."""
        index = len(self.shared.targets)
        found = phrase.lower(self)
        if found != obj.TargetObjects(index) or "division" in self.shared.limits:
            return self.refuse(phrase, "divided among something else than targets")
        self.shared.limits["division"] = ability.Division(index, n)
        return index

    def chosen(
        self, what: obj.Filter, minimum: Quantity | None, maximum: Quantity | None, among: obj.Objects | None = None
    ) -> obj.Objects:
        """Ask the subject to choose objects that fit, in front of the effect (608.2d): of all, or of those named."""
        if self.is_static or (among is None and not what.zones):
            raise Refusal("Determined", "chosen in no known zone")
        slot = self.slot()
        least = None if minimum == maximum else minimum
        self.shared.prelude.append(effects.Choose(self.who, what, maximum, slot, least, among))
        if among is not None:
            left = obj.Filter((obj.Not(obj.IsOneOf(obj.InSlot(slot))),), ())
            self.shared.left = obj.Those(among, left)
        return obj.InSlot(slot)

    # -- numbers

    def one(self) -> Quantity:
        """Return the number one."""
        return Number(1)

    def x(self) -> Quantity:
        """Return X: what "where X is" says, or the announced X (107.3)."""
        if self.x_is is None:
            return quantity.X()
        found: Quantity = self.x_is.lower(self._with(x_is=None))
        return found

    def that_many(self, construct: Any) -> Quantity:
        """Return "that much": the amount of the event or of the last effect; with both it is in doubt."""
        has_event = self.shared.limits.get("has_event")
        if self.shared.done and has_event:
            return self.refuse(construct, "the amount of the event or of the last effect?")
        if self.shared.done:
            return quantity.AmountInSlot(self.shared.done)
        if has_event:
            return quantity.EventAmount()
        return self.unbound(construct, "no amount that it could refer to")

    def counted(self, count: Any) -> Quantity:
        """Return a count under the "for each" around it."""
        return self.multiplied(count.lower(self), count)

    def multiplied(self, number: Quantity, construct: Any) -> Quantity:
        """Return a number under the "for each" around it."""
        if self.multiplier is None:
            return number
        if not isinstance(number, Number):
            return self.refuse(construct, "X for each")
        return self.multiplier if number.n == 1 else quantity.Times(number.n, self.multiplier)

    def chosen_cost(self, what: Any) -> tuple[obj.Filter, Quantity]:
        """Return description and number of what is chosen to pay a cost."""
        choice = what.choice(self)
        if choice is None or choice[2] is None or choice[1] != choice[2]:
            return self.refuse(what, "as a cost")
        return choice[0], choice[2]

    def player_compare(self, who: Any, stat: int, limit: Any, op: int | None = None) -> conditions.Condition:
        """Return a condition about a number of a player: life, cards in hand."""
        n = Number(0) if limit is None else None
        if op is None:
            comparison = limit.lower(self)
        else:
            comparison = quantity.Comparison(op, n if n is not None else limit.lower(self))
        players = who.lower(self)
        if isinstance(players, obj.You):
            return conditions.Compare(quantity.PlayerStat(players, stat), comparison)
        if isinstance(players, obj.AnyOpponent | obj.AnyPlayer):
            all_ = obj.EachOpponent() if isinstance(players, obj.AnyOpponent) else obj.EachPlayer()
            return conditions.PlayerCompare(all_, quantity.PlayerStat(obj.IteratedPlayer(), stat), comparison)
        return conditions.Compare(quantity.PlayerStat(players, stat), comparison)

    # -- conditions and links between sentences

    def condition(self, construct: Any) -> conditions.Condition:
        """Return the condition of a construct."""
        lower = getattr(construct, "lower", None)
        found: conditions.Condition = lower(self) if lower else self.refuse(construct)
        return found

    def conditional(self, condition: conditions.Condition, clause: Any) -> effects.Effect:
        """ "If …, …"."""
        return effects.If(condition, self.effect(clause))

    def instead(self, condition: conditions.Condition, clause: Any) -> effects.Effect:
        """ "If …, … instead" (614.15): in the place of an earlier instruction, what is said now under the condition."""
        new = self.before_it().effect(clause)
        new_parts = list(new.effects) if isinstance(new, effects.Sequence) else [new]
        for sentence in reversed(self.shared.sentences):
            if [type(one) for one in sentence] == [type(one) for one in new_parts] and len(sentence) > 1:
                for old in sentence:
                    new = self.as_replaced(old, new)
                sentence[:] = [effects.InsteadIf(condition, new, effects.Sequence(tuple(sentence)))]
                return effects.Nothing()
            places = [i for i, one in enumerate(sentence) if _replaces(one, new)]
            if len(places) == 1:
                old = sentence[places[0]]
                sentence[places[0]] = effects.InsteadIf(condition, self.as_replaced(old, new), old)
                return effects.Nothing()
            if places:
                break
        raise Refusal("InsteadSuffix", "instead of what?")

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
        if are_several(who):
            asked = effects.ForEachPlayer(who, self.may(obj.IteratedPlayer(), deeds))
            self.shared.done = 0
            return asked
        context = self.with_player(who)
        if deeds.is_permission():
            return context.effect(deeds)
        slot = self.slot()
        if deeds.is_payment:
            self.shared.done = slot
            return effects.MayPay(who, deeds.as_cost(context), slot=slot)
        inner = context.effect(deeds)
        self.shared.done = slot
        return effects.May(who, inner, slot)

    def if_done(self, clause: Any) -> effects.Effect:
        """ "If you do, …"."""
        if not self.shared.done:
            raise Unbound("IfYouDo", "nothing was done before")
        return effects.If(conditions.Happened(self.shared.done), self.effect(clause))

    def if_not_done(self, clause: Any) -> effects.Effect:
        """ "If you don't, …"."""
        if not self.shared.done:
            raise Unbound("IfYouDont", "nothing was done before")
        return effects.If(conditions.NotTrue(conditions.Happened(self.shared.done)), self.effect(clause))

    def when_done(self, clause: Any) -> effects.Effect:
        """ "When you do, …" (603.12): an ability of its own with its own targets."""
        if not self.shared.done:
            raise Unbound("WhenYouDo", "nothing was done before")
        done = self.shared.done
        inner = self.fresh()
        inner.shared.slots = self.shared.slots
        effect = inner.effect(clause)
        body = ability.Body(tuple(inner.shared.targets), effect)
        return effects.ReflexiveTrigger(body, conditions.Happened(done))

    def otherwise(self, clause: Any) -> effects.Effect:
        """ "Otherwise, …": what happens if the condition of the sentence before did not hold."""
        before = self.shared.sentences[-1] if self.shared.sentences else []
        last = before[-1] if before else None
        if len(before) != 1 or not isinstance(last, effects.If) or not isinstance(last.otherwise, effects.Nothing):
            raise Refusal("Otherwise", "other than what?")
        before[0] = replace(last, otherwise=self.effect(clause))
        return effects.Nothing()

    def delayed(self, time: Any, clause: Any) -> effects.Effect:
        """ "… at the beginning of the next end step" (603.7)."""
        occurrence = time.occurrence(self)
        body = ability.Body((), self.effect(clause))
        return effects.DelayedTrigger(ability.Triggered(occurrence, body))

    def unless(self, clause: Any, who: Any, deeds: Any) -> effects.Effect:
        """ "… unless its controller pays {3}", "… unless you discard a card" (118.12a)."""
        effect = self.effect(clause)
        players = who.lower(self)
        return effects.MayPay(players, deeds.as_cost(self.with_player(players)), otherwise=effect)

    # -- continuous effects and statics

    def change(self, *changes: changing.Change) -> effects.Effect:
        """Return a continuous effect on the subject: a part of a static ability, or one with a duration."""
        if self.is_static:
            return effects.ContinuousRule((static.Changes(self.subject, tuple(changes)),), durations.Forever())
        return effects.Continuous(self.what, tuple(changes), self.duration or durations.Forever())

    def rule(self, part: static.StaticPart) -> effects.Effect:
        """Return a restriction or permission: part of a static ability, or with a duration."""
        if self.is_static:
            return effects.ContinuousRule((part,), durations.Forever())
        if self.duration is None:
            raise Refusal(type(part).__name__, "without a duration outside a static ability")
        return effects.ContinuousRule((part,), self.duration)

    def restrict(self, kind: int, other: obj.Filter | None = None, n: Quantity | None = None) -> effects.Effect:
        """Return a restriction on the subject; "can't be countered" alone is for as long as it is a spell."""
        if kind == static.CANT_BE_COUNTERED and not self.is_static and self.duration is None:
            part = static.Restriction(kind, self.what)
            return effects.ContinuousRule((part,), durations.Forever())
        return self.rule(static.Restriction(kind, self.subject if self.is_static else self.what, other, n=n))

    def player_rule(self, kind: int, n: Quantity | None = None, what: obj.Filter | None = None) -> effects.Effect:
        """Return a rule about the players who are the subject."""
        return self.rule(static.PlayerRule(kind, self.who, what, n))

    def enters(self, entering: Any) -> effects.Effect:
        """ "… enters tapped" (614.1c)."""
        if not self.is_static:
            raise Refusal("EntersTapped", "outside a static ability")
        return self.rule(static.EntersModified(self.subject, entering.lower(self)))

    def duration_or_forever(self) -> durations.Duration:
        """Return the duration around, or none."""
        return self.duration or durations.Forever()

    def modify(self, text: str) -> changing.Change:
        """Return the change of +N/+N, multiplied by "for each"."""
        power, toughness = text.split("/")
        return changing.Modify(self._signed(power), self._signed(toughness))

    def _signed(self, text: str) -> Quantity:
        sign = -1 if text[0] in "-−" else 1
        digits = text.lstrip("+-−")
        if digits.upper() == "X":
            return self.x() if sign > 0 else quantity.Minus(Number(0), self.x())
        number = sign * int(digits)
        if self.multiplier is None or not number:
            return Number(number)
        return self.multiplier if number == 1 else quantity.Times(number, self.multiplier)

    def base_size(self, text: str) -> changing.Change:
        """Return the change of base power and toughness."""
        power, toughness = (self.x() if part.upper() == "X" else Number(int(part)) for part in text.split("/"))
        return changing.SetBase(power, toughness)


def _amended(node: Any, kind: type[_E], change: Callable[[_E], effects.Effect]) -> Any:
    """Return an effect with its last part of a kind changed, or None if it has none."""
    if isinstance(node, kind):
        return change(node)
    if isinstance(node, effects.Sequence):
        for i in reversed(range(len(node.effects))):
            inner = _amended(node.effects[i], kind, change)
            if inner is not None:
                return effects.Sequence((*node.effects[:i], inner, *node.effects[i + 1 :]))
    for name in ("then", "effect"):
        inner = getattr(node, name, None)
        if (
            isinstance(node, effects.If | effects.May | effects.ForEachObject | effects.ForEachPlayer)
            and inner is not None
        ):
            found = _amended(inner, kind, change)
            if found is not None:
                return replace(node, **{name: found})
    return None


_PARTICIPLES: dict[type[effects.Effect], str] = {
    effects.Mill: "milled",
    effects.Destroy: "destroyed",
    effects.Sacrifice: "sacrificed",
    effects.SacrificeThese: "sacrificed",
    effects.Discard: "discarded",
    effects.DiscardThese: "discarded",
    effects.Reveal: "revealed",
    effects.RevealUntil: "revealed",
    effects.CreateTokens: "created",
    effects.CreateCopies: "created",
    effects.Tap: "tapped",
    effects.CounterSpell: "countered",
}


def participle_of(effect: effects.Effect) -> str:
    """Return what an effect has done to the objects in its slot: "milled", "exiled"; empty: nothing that has a name."""
    if isinstance(effect, effects.Move):
        return {values.EXILE: "exiled", values.HAND: "returned"}.get(effect.to, "")
    return _PARTICIPLES.get(type(effect), "")


def _zones_of(head: Any) -> tuple[int, ...]:
    noun = getattr(getattr(head, "noun", head), "lemma", "")
    if noun in ("spell", "ability"):
        return (values.STACK,)
    if noun in ("card", "source"):
        return ()
    heads = getattr(head, "heads", None)
    if heads:
        zones = {_zones_of(getattr(one, "head", one)) for one in heads}
        if len(zones) != 1:
            raise Refusal("OrHead", "the nouns are in different zones")
        return zones.pop()
    return (values.BATTLEFIELD,)


_FATES = effects.Destroy | effects.CounterSpell | effects.Move


def _replaces(old: effects.Effect, new: effects.Effect) -> bool:
    """Tell whether one instruction is said to happen instead of the other."""
    if isinstance(old, effects.InsteadIf):
        return _replaces(old.normally, new)
    if isinstance(old, _FATES) and isinstance(new, _FATES):
        return True
    return type(old) is type(new)


def _unregenerable(found: list[effects.Effect]) -> list[effects.Effect]:
    """Return the effects with the last destruction made final: "It can't be regenerated" (701.19c)."""
    if not found or not isinstance(found[-1], effects.Destroy):
        raise Refusal("CantBeRegenerated", "nothing was destroyed before")
    return [*found[:-1], replace(found[-1], no_regeneration=True)]
