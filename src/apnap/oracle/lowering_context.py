"""What a construct is lowered in: subject, duration, targets, slots, referents, and the noun phrases and numbers."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any, NoReturn, Self

from apnap.abilities import ability, quantity, target, values
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects as obj
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.abilities.walk import walk
from apnap.oracle.binder import Binder, types_of
from apnap.oracle.refusals import InZones, Refusal, Unbound
from apnap.oracle.several import are_several

_HIDING = frozenset((values.LIBRARY, values.HAND, values.GRAVEYARD))
"""Zones in which cards have no counters (122.2)."""


class Shared:
    """What all contexts of one spell or ability share."""

    def __init__(self) -> None:
        self.targets: list[target.Target] = []
        self.slots = 0
        self.prelude: list[effects.Effect] = []
        self.done = 0
        """The slot that "if you do" asks about; 0: nothing."""
        self.tokens: set[int] = set()
        """The slots of tokens: no "that card" speaks of them (108.2b)."""
        self.x_said: tuple[Quantity, int] | None = None
        """What a sentence said that X is, and which sentence that was; None: X is what is announced."""
        self.zone: obj.Objects | None = None
        """The cards of the hand or graveyard last revealed or looked at: "a card from it"."""
        self.left: obj.Objects | None = None
        """What is left of the objects that something was last chosen from: "the rest"."""
        self.deeds: dict[str, tuple[obj.Objects, bool]] = {}
        """By participle ("sacrificed", "milled") what was last done to which objects, and whether they are several."""
        self.piles: tuple[obj.Objects, obj.Objects] | None = None
        """The two piles that something was separated into: once one is chosen, that one first."""
        self.pile_chosen = False
        self.who_did: tuple[int, obj.Players] | None = None
        """The slot that remembers who of several players did what they might or had to do, and who was asked."""
        self.words: set[int] = set()
        """The kinds of words (CHOOSE constants) that a player has chosen: "that type", "that name"."""
        self.compared: conditions.Compare | None = None
        """The last condition that compares two numbers: "the difference"."""
        self.searched = 0
        """The slot that remembers whether the last search was of a library; 0: nothing was searched."""
        self.moved_from: tuple[int, ...] = ()
        """The zones that an instruction moves the card itself out of: the ability works only there (113.6k)."""
        self.sentences: list[list[effects.Effect]] = []
        self.returns = 0
        """The slot of what a delayed triggered ability is going to put onto the battlefield."""
        """The instructions so far, by sentence."""
        self.moves_itself = False
        """Whether the object of the event is the card with the text: "when this creature dies"."""
        self.limits: dict[str, Any] = {}
        """What "activate only …" sentences said, as fields of :class:`ability.Activated`."""


class Context:
    """The context of one construct. ``with_…`` methods return a changed copy that shares targets and referents."""

    def __init__(self, name: str, is_spell: bool) -> None:
        self.name = name
        self.is_spell = is_spell
        self.who: obj.Players = obj.You()
        self.what: obj.Objects = obj.This()
        self.subject: obj.Objects | obj.Filter = obj.This()
        """In static abilities: the objects or the description that is spoken of."""
        self.is_static = False
        self.has_subject = False
        """Whether the clause has objects as its subject: "it" beside it is another object, else it were "itself"."""
        self.apart: obj.Objects | None = None
        """What "it" and "that creature" can't be: beside a verb, the verb's subject."""
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

    def _with(self, **changes: Any) -> Self:
        other = copy.copy(self)
        for key, value in changes.items():
            setattr(other, key, value)
        other.binder = copy.copy(self.binder)
        other.binder._at = other
        return other

    def fresh(self) -> Self:
        """Return a context of its own targets and referents (a mode, a quoted ability)."""
        other = type(self)(self.name, self.is_spell)
        other.binder.objects = list(self.binder.objects)
        other.binder.players = list(self.binder.players)
        return other

    def with_player(self, who: obj.Players) -> Self:
        """Return the context whose subject are players."""
        return self._with(who=who, has_subject=False)

    def with_object(self, what: Any) -> Self:
        """Return the context whose subject is a noun phrase."""
        if self.is_static:
            subject = what.subject(self)
            if isinstance(subject, obj.Objects):
                self.mention(what, subject)
            return self._with(subject=subject)
        return self._with(what=what.lower(self), has_subject=True)

    def object_of_verb(self) -> Self:
        """Return the context of the object of a verb: "it" is not the subject, else it were "itself"."""
        return self.apart_from(self.what) if self.has_subject else self

    def apart_from(self, other: obj.Objects) -> Self:
        """Return the context of something that is named beside other objects and is none of them."""
        return self._with(apart=other)

    def beside_subject(self, has_subject: bool = True) -> Self:
        """Return the context of what is named beside a moved object ("attach this Equipment to it"), or apart from it
        ("the number of counters on it")."""
        return self._with(has_subject=has_subject)

    def with_iterated(self) -> Self:
        """Return the context whose subject is the object that an instruction "for each" is at."""
        return self._with(what=obj.Iterated())

    def lasting(self, duration: durations.Duration) -> Self:
        """Return the context under a duration."""
        return self._with(duration=duration, is_static=False)

    def this_turn(self) -> Self:
        """Return the context of what lasts until end of turn."""
        return self.lasting(durations.UntilEndOfTurn())

    def before_it(self) -> Self:
        """Return the context in which what was said last has not happened yet: of conditions and of "instead"."""
        return self._with(undone=True)

    def times(self, multiplier: Quantity) -> Self:
        """Return the context under "for each"."""
        return self._with(multiplier=multiplier)

    def with_x(self, measured: Any) -> Self:
        """Return the context under "where X is"."""
        return self._with(x_is=measured)

    def slot(self) -> int:
        """Return a new slot number; those that nobody asks about are taken away again by :func:`pruned`."""
        self.shared.slots += 1
        self.shared.done = self.shared.slots
        return self.shared.slots

    def slot_for_later(self) -> int:
        """Return a new slot number that "that many" does not ask about yet."""
        done = self.shared.done
        slot = self.slot()
        self.shared.done = done
        return slot

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

    def any_such(self, phrase: Any) -> obj.Objects:
        """Return the objects that something is compared with: "another creature you control" is any that fits."""
        choice = getattr(phrase, "is_one_of_many", None)
        if choice is not None and choice():
            return obj.Each(self.filter(phrase))
        return self.objects(phrase)

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
        if zones and BATTLEFIELD not in zones and any(_names_permanents(test) for test in kept):
            return self.refuse(head, "permanents that are elsewhere than on the battlefield (110.1)")
        if zones is None:
            zones = _zones_of(head)
        if zones and _HIDING.issuperset(zones) and any(isinstance(test, obj.HasCounter) for test in kept):
            return self.refuse(head, "a counter on a card that can't have any (122.2)")
        return obj.Filter(kept, zones)

    def in_zone(self, zone: Any) -> tuple[obj.Test, ...]:
        """Return the tests of "in" and "from" a zone."""
        zones = zone.zones()
        if not zones:
            return self.refuse(zone)
        owner = zone.owner(self)
        owned = () if owner is None else (obj.OwnedBy(owner),)
        return (InZones(zones), *owned, *zone.tests(self))

    def in_zones(self, zones: tuple[int, ...], owner: obj.Players | None) -> tuple[obj.Test, ...]:
        """Return the tests of being in one of these zones."""
        return (InZones(zones),) if owner is None else (InZones(zones), obj.OwnedBy(owner))

    def in_its_zone(self, head: Any, heads: Any) -> tuple[obj.Test, ...]:
        """Return where a noun of a list is, if the others are elsewhere: "spell or permanent"."""
        zones = {_zones_of(getattr(one, "head", one)) for one in heads}
        if len(zones) < 2 or _zones_of(getattr(head, "head", head)) != (BATTLEFIELD,):
            return ()
        return (obj.Is(obj.ON_BATTLEFIELD),)

    def others(self) -> obj.Test:
        """Return what "all other creatures" leaves out: what was chosen, what a spell spoke of, or else the source."""
        chosen = self.shared.deeds.get("chosen")
        if self.is_static:
            return obj.Other()
        if chosen is not None:
            return obj.Not(obj.IsOneOf(chosen[0]))
        named = [one.node for one in self.binder.objects if not isinstance(one.node, obj.This)]
        if self.is_spell and named and isinstance(named[-1], obj.TargetObjects | obj.InSlot):
            return obj.Not(obj.IsOneOf(named[-1]))
        return obj.Other()

    def in_exile(self) -> tuple[obj.Test, ...]:
        """Return the tests of an "exiled" card, of those that nothing has just exiled."""
        return (InZones((values.EXILE,)),)

    def works_only_in(self, zones: tuple[int, ...]) -> None:
        """Note that an instruction moves the card itself out of these zones (113.6k), if it is one off the table."""
        if zones and not {BATTLEFIELD, STACK} & set(zones):
            self.shared.moved_from = zones

    def either(self, a: obj.Filter, b: obj.Filter) -> obj.Filter:
        """Return the filter of objects that fit one of two."""
        if a.zones != b.zones:
            raise Refusal("OrNouns", "the two are in different zones")
        return obj.Filter((obj.AnyOf((self.all_of(a.tests), self.all_of(b.tests))),), a.zones)

    def mention(self, phrase: Any, found: obj.Objects) -> obj.Objects:
        """Remember a noun phrase for the pronouns after it."""
        several: bool | None = isinstance(found, obj.Each | obj.Together | obj.Those)
        if isinstance(found, obj.Linked):
            several = None
        elif isinstance(found, obj.TargetObjects):
            own = self.shared.targets  # a reflexive ability speaks of the targets of the one around it
            several = found.index < len(own) and own[found.index].maximum != Number(1)
        elif isinstance(found, obj.TopOfLibrary):
            several = found.n != Number(1) or are_several(found.who)
        elif isinstance(found, obj.InSlot):
            several = self._chose_several(found.slot)
        types = 0
        if not isinstance(found, obj.This | obj.AttachedHost):
            tests = getattr(getattr(phrase, "head", None), "tests", None)
            types = types_of(obj.Filter(tests(self))) if tests else 0
        self.binder.mention(found, several, types)
        if not several:
            self.mention_player_of(phrase, found)
        return found

    def _chose_several(self, slot: int) -> bool:
        """Tell whether more than one object may be in the slot of a choice."""
        choices = [one for one in self.shared.prelude if isinstance(one, effects.Choose) and one.slot == slot]
        return any(one.n != Number(1) or are_several(one.who) for one in choices)

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
        self.binder.forget_event()
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
        asked = {one.slot for one in self.shared.prelude if isinstance(one, effects.Choose)}
        if any(isinstance(node, obj.InSlot) and node.slot in asked for node in walk(what)):
            raise Refusal("Targeted", "what is chosen on resolution limits no target (601.2c)")
        words = [one for one in self.shared.prelude if isinstance(one, effects.ChooseWord)]
        if words and any(isinstance(node, obj.HasChosenSubtype) for node in walk(what)):
            raise Refusal("Targeted", "a type that is chosen as the targets are (601.2c)")
        if self._x_is_paid_later() and any(isinstance(one, quantity.X) for one in walk(what)):
            raise Refusal("Targeted", "X is not known yet when the targets are chosen")
        earlier = tuple(range(len(self.shared.targets))) if another else ()
        tests = what.tests
        if another and not earlier:
            tests, earlier = (self._than_what_the_event_is_about(what), *tests), ()
        filter_ = replace(what, tests=tests)
        self.shared.targets.append(target.Target(filter_, None, minimum or Number(0), maximum, earlier))
        return obj.TargetObjects(len(self.shared.targets) - 1)

    def _than_what_the_event_is_about(self, what: obj.Filter) -> obj.Test:
        """Return what "another target" leaves out: the source, or the card that an event was about, where the source
        is on the battlefield and the target is not."""
        subject = self.binder.objects[0].node if self.binder.objects else None
        about_card = isinstance(subject, obj.EventObject) and not self.shared.moves_itself
        if about_card and BATTLEFIELD not in what.zones and STACK not in what.zones:
            return obj.Not(obj.IsOneOf(obj.EventObject()))
        return obj.Other()

    def _x_is_paid_later(self) -> bool:
        """Tell whether X is chosen as an earlier instruction is paid for (107.3f)."""
        paid = [one for said in self.shared.sentences for one in said if isinstance(one, effects.MayPay)]
        return any(one.cost.mana is not None and "X" in one.cost.mana.symbols for one in paid)

    def limit_target(
        self, found: obj.Objects, single_zone: bool, total: target.StatTotal | None, apart: bool = False
    ) -> None:
        """Limit the targets of a requirement together: from one graveyard, with a total power."""
        if not isinstance(found, obj.TargetObjects):
            raise Refusal("Targeted", "no targets to limit")
        one = self.shared.targets[found.index]
        self.shared.targets[found.index] = replace(
            one, same_controller=single_zone, total=total, different_controllers=apart
        )

    def target_described(self, construct: Any, what: obj.Filter) -> obj.Objects:
        """Return the only target of such a description: "the creature you control"."""
        fitting = [
            i
            for i, one in enumerate(self.shared.targets)
            if one.objects is not None and one.objects.zones == what.zones and set(what.tests) <= set(one.objects.tests)
        ]
        if len(fitting) != 1 or self.shared.targets[fitting[0]].maximum != Number(1):
            return self.refuse(construct, "with a description of its own")
        return obj.TargetObjects(fitting[0])

    def target_players(
        self, who: obj.Players, minimum: Quantity | None, maximum: Quantity | None, another: bool
    ) -> obj.Players:
        """Register a target requirement for players (115.1)."""
        earlier = tuple(range(len(self.shared.targets))) if another else ()
        if another and not earlier:
            mentioned = self.binder.players[-1].node if self.binder.players else obj.You()
            if not isinstance(mentioned, obj.EventPlayer | obj.You):
                raise Refusal("TargetPlayer", "another player than which?")
            who = obj.AllBut(who, mentioned)
        self.shared.targets.append(target.Target(None, who, minimum or Number(0), maximum, earlier))
        return obj.TargetPlayers(len(self.shared.targets) - 1)

    def any_target(self, another: bool) -> tuple[obj.Objects, obj.Players]:
        """Register a requirement for "any target" (115.4); ``another``: than the earlier targets or the source."""
        index = len(self.shared.targets)
        earlier = tuple(range(index)) if another else ()
        other = (obj.Other(),) if another and not earlier else ()
        kinds = obj.Filter((*other, obj.HasCardType(values.CREATURE | values.PLANESWALKER | values.BATTLE)))
        self.shared.targets.append(target.Target(kinds, obj.EachPlayer(), another=earlier))
        return obj.TargetObjects(index), obj.TargetPlayers(index)

    def other(self) -> obj.Test:
        """Return what "another" and "other" say beside a noun: not the source, or, in an instant or sorcery that has
        targeted or sacrificed something, not that."""
        earlier = [index for index, one in enumerate(self.shared.targets) if one.objects is not None]
        if self.is_spell and earlier:
            return obj.Not(obj.IsOneOf(obj.TargetObjects(earlier[-1])))
        sacrificed = self.shared.deeds.get("sacrificed")
        if self.is_spell and sacrificed is not None:
            return obj.Not(obj.IsOneOf(sacrificed[0]))
        return obj.Other()

    def divided(self, phrase: Any, n: Quantity) -> int:
        """Register targets among which something is divided (601.2d), and return the number of the requirement."""
        index = len(self.shared.targets)
        found = phrase.lower(self)
        if found != obj.TargetObjects(index) or "division" in self.shared.limits:
            return self.refuse(phrase, "divided among something else than targets")
        self.shared.limits["division"] = ability.Division(index, n)
        return index

    def chosen(
        self,
        what: obj.Filter,
        minimum: Quantity | None,
        maximum: Quantity | None,
        among: obj.Objects | None = None,
        total: target.StatTotal | None = None,
    ) -> obj.Objects:
        """Ask the subject to choose objects that fit, in front of the effect (608.2d): of all, or of those named."""
        if self.is_static or (among is None and not what.zones):
            raise Refusal("Determined", "chosen in no known zone")
        slot = self.slot()
        least = None if minimum == maximum else minimum
        if total is not None and least != Number(0):
            raise Refusal("Determined", "a total of what must be chosen")
        self.shared.prelude.append(effects.Choose(self.who, what, maximum, slot, least, among, total=total))
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
            return quantity.X() if self.shared.x_said is None else self._x_said_before()
        found: Quantity = self.x_is.lower(self._with(x_is=None))
        self.shared.x_said = found, len(self.shared.sentences)
        return found

    def _x_said_before(self) -> Quantity:
        """Return the X of an earlier sentence that says what X is: the number that it was then (107.3)."""
        assert self.shared.x_said is not None
        number, at = self.shared.x_said
        if isinstance(number, quantity.AmountInSlot | Number):
            return number
        said = self.shared.sentences[at] if at < len(self.shared.sentences) else ()
        first = next((one for one in said if not isinstance(one, effects.SetAside)), None)
        if first is None or not any(node == number for node in walk(first)):
            raise Refusal("X", "what X was before")
        slot = self.slot_for_later()
        self.shared.sentences[at].insert(0, effects.SetNumberAside(number, slot))
        self.shared.x_said = quantity.AmountInSlot(slot), at
        return quantity.AmountInSlot(slot)

    def that_many(self, construct: Any) -> Quantity:
        """Return "that much": the amount of the event or of the last effect; with both it is in doubt."""
        has_event = self.shared.limits.get("has_event")
        if self.shared.done and has_event:
            return self.refuse(construct, "the amount of the event or of the last effect?")
        if self.shared.done:
            return quantity.AmountInSlot(self.shared.done)
        if has_event:
            return quantity.EventAmount()
        removed: Quantity | None = self.shared.limits.get("removed")
        if removed is not None:  # counters, to pay a cost
            return removed
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


def _names_permanents(test: obj.Test) -> bool:
    """Tell whether one of several nouns means something on the battlefield: "a card or Forest"."""
    if isinstance(test, obj.AnyOf | obj.AllOf):
        return any(_names_permanents(one) for one in test.tests)
    return test == obj.Is(obj.ON_BATTLEFIELD)


def _zones_of(head: Any) -> tuple[int, ...]:
    noun = getattr(getattr(head, "noun", head), "lemma", "")
    if noun in ("spell", "ability"):
        return (values.STACK,)
    if noun in ("card", "source"):
        return ()
    heads = getattr(head, "heads", None)
    if heads:
        zones = {_zones_of(getattr(one, "head", one)) for one in heads}
        if zones == {(values.STACK,), (values.BATTLEFIELD,)}:
            return (values.STACK, values.BATTLEFIELD)
        if len(zones) != 1:
            raise Refusal("OrHead", "the nouns are in different zones")
        return zones.pop()
    return (values.BATTLEFIELD,)
