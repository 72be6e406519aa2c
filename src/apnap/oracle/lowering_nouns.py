"""Noun phrases in the context of a construct: what they describe, where, and what pronouns remember (109.2)."""

from __future__ import annotations

from typing import Any, Self

from apnap.abilities import effect as effects
from apnap.abilities import objects as obj
from apnap.abilities import values
from apnap.abilities.quantity import Number
from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.oracle.binder import types_of
from apnap.oracle.lowering_context import Context
from apnap.oracle.narrowing import narrowed
from apnap.oracle.refusals import InZones, Refusal
from apnap.oracle.several import are_several

_HIDING = frozenset((values.LIBRARY, values.HAND, values.GRAVEYARD))
"""Zones in which cards have no counters (122.2)."""


class NounContext(Context):
    """A context in which noun phrases are lowered."""

    def with_object(self, what: Any) -> Self:
        """Return the context whose subject is a noun phrase."""
        if self.is_static:
            subject = what.subject(self)
            if isinstance(subject, obj.Objects):
                self.mention(what, subject)
            return self._with(subject=subject)
        return self._with(what=what.lower(self), has_subject=True)

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

    def in_zone_of(self, zone: Any, found: obj.Filter) -> obj.Filter:
        """Return the description of those whose owner's a zone is, if it says whose it is: "your graveyard"."""
        owner = zone.owner(self)
        return found if owner is None else narrowed(found, obj.OwnedBy(owner))

    def in_its_zone(self, head: Any, heads: Any) -> tuple[obj.Test, ...]:
        """Return where a noun of a list is, if the others are elsewhere: "spell or permanent"."""
        zones = {_zones_of(getattr(one, "head", one)) for one in heads}
        if len(zones) < 2 or _zones_of(getattr(head, "head", head)) != (BATTLEFIELD,):
            return ()
        return (obj.Is(obj.ON_BATTLEFIELD),)

    def other(self) -> obj.Test:
        """Return what "another" and "other" say beside a noun: not the source, or, in an instant or sorcery that has
        targeted or sacrificed something, not that."""
        if self.apart_from_source:
            return obj.Other()
        if self.than_host is not None:
            return self.than_host
        earlier = [index for index, one in enumerate(self.shared.targets) if one.objects is not None]
        if self.is_spell and earlier:
            return obj.Not(obj.IsOneOf(obj.TargetObjects(earlier[-1])))
        sacrificed = self.shared.deeds.get("sacrificed")
        if self.is_spell and sacrificed is not None:
            return obj.Not(obj.IsOneOf(sacrificed[0]))
        return obj.Other()

    def others(self) -> obj.Test:
        """Return what "all other creatures" leaves out: what was chosen, what a spell spoke of, or else the source."""
        chosen = self.shared.deeds.get("chosen")
        made, sentence = self.shared.limits.get("token among others", (None, 0))
        if made is not None and sentence == self.binder.sentence:
            return obj.Not(obj.IsOneOf(made))
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

    def is_one_target(self, what: obj.Objects) -> bool:
        """Tell whether it is one target at most."""
        own = self.shared.targets
        return isinstance(what, obj.TargetObjects) and what.index < len(own) and own[what.index].maximum == Number(1)

    def are_several_targets(self, who: obj.Players) -> bool:
        """Tell whether they may be more than one target."""
        own = self.shared.targets
        return isinstance(who, obj.TargetPlayers) and who.index < len(own) and own[who.index].maximum != Number(1)

    def put_there_by_destroying(self, head: Any) -> obj.Objects | None:
        """Return what an instruction has destroyed and is in a graveyard now: cards as they are there, permanents as
        they were; None: something else was put there, or nothing was destroyed."""
        found = self.shared.deeds.get("destroyed")
        if found is None or {"put into a graveyard", "milled"} & set(self.shared.deeds):
            return None
        now = found[0].what if isinstance(found[0], obj.FormerSelf) else found[0]
        dead = obj.Those(now, obj.Filter((obj.Is(obj.IN_GRAVEYARD),), ()))
        if _zones_of(head):
            return obj.FormerSelf(dead)
        return obj.Those(dead, obj.Filter((obj.Is(obj.IS_CARD),), ()))

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
