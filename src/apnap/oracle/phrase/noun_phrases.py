"""Noun phrases: flat (determiner, modifiers, noun), pronouns, the card itself, lists, places in a library."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import (
    A,
    All,
    Another,
    Both,
    Choice,
    Determiner,
    EachOfThose,
    Pointing,
    That,
    The,
    TheChosen,
    TheSeveral,
    This,
    Those,
    YourThing,
)
from apnap.oracle.phrase.determiners_of_amounts import OneOrMore, OneOrMoreOther
from apnap.oracle.phrase.modifiers import Modifier, head_tests
from apnap.oracle.phrase.nouns import Head, SeveralHeads, SingleHead
from apnap.oracle.phrase.roots import Chosen, Noun, NounPhrase, Parts, UnitPhrase
from apnap.oracle.phrase.target_determiners import TargetDeterminer
from apnap.oracle.phrase.zones import EachGraveyard


def done_to(
    at: Lowering, head: Head, modifiers: tuple[Modifier, ...], done: Modifier, others: bool = False
) -> objects.Objects:
    """Return those of the objects that something was done to that fit the other words; ``others``: but not "it"."""
    if any(one.is_from_one_zone() or one.total(at) is not None for one in modifiers):
        return at.refuse(done, "of all of them together")
    found = _fate(at, head, done)
    kept = head_tests(head, tuple(one for one in modifiers if one is not done), at)
    kept = (*kept, *done.tests_of_done(at))
    if others:
        kept = (*kept, objects.Not(objects.IsOneOf(at.binder.it(done))))
    if not done.is_this_way() and isinstance(found, objects.PaidObjects):
        return found
    return objects.Those(found, objects.Filter(kept, ())) if kept else found


def _fate(at: Lowering, head: Head, done: Modifier) -> objects.Objects:
    """Return what something was done to; what was destroyed is what was put into a graveyard."""
    dead = at.put_there_by_destroying(head) if done.participle() == "put into a graveyard" else None
    return at.done_to(done, done.participle()) if dead is None else dead


def counted(at: Lowering, head: Head, modifiers: tuple[Modifier, ...]) -> objects.Objects | None:
    """Return the objects to count that something was done to or that did something, wherever they are; None: others."""
    done = next((one for one in modifiers if one.participle()), None)
    if done is not None:
        return done_to(at, head, modifiers, done)
    among = next((one for one in modifiers if one.is_among()), None)
    if among is not None:
        tests = head_tests(head, tuple(one for one in modifiers if one is not among), at)
        return objects.Those(among.among(at), objects.Filter(tests, ()))
    found = modifiers[0].history(at) if len(modifiers) == 1 else None
    if found is None:
        return None
    kept = tuple(test for test in head_tests(head, (), at) if test != _CREATURE)  # 702.51c: all of them were
    return objects.Those(found, objects.Filter(kept, ())) if kept else found


_CREATURE: Final = objects.HasCardType(values.CREATURE)


def asked_among(at: Lowering, what: Noun) -> tuple[objects.Filter, objects.Objects | None]:
    """Return what "among …" describes, or the objects that were spoken of or that something was done to."""
    those = isinstance(what, Determined) and isinstance(what.determiner, Those) and not what.described(at).zones
    done = [one.participle() for one in getattr(what, "modifiers", ()) if one.is_this_way() and one.participle()]
    if those or (done and done != ["exiled with"]):
        return objects.Filter((), ()), at.objects(what)
    return at.filter(what), None


class Determined(NounPhrase):
    """ "each creature you control", "two cards"."""

    determiner: Determiner
    head: Head
    modifiers: tuple[Modifier, ...] = ()
    en = "{determiner@} {modifiers:Before*@} {head@} {modifiers:After*@}"
    es = "{modifiers:Thence*@} {determiner@} {head@} {modifiers:Adjective*-@} {modifiers:Relative*@}"

    def filter(self, at: Lowering) -> objects.Filter:
        found = self.described(at)
        if isinstance(self.determiner, Pointing) and not isinstance(self.determiner, This):
            chosen = self.determiner.choose(at, found)
            if chosen != objects.Each(found):
                return objects.Filter((objects.IsOneOf(chosen), *found.tests), found.zones)
        return found

    def described(self, at: Lowering, with_total: bool = False) -> objects.Filter:
        """Return the description alone, whatever "that" or "those" points back to."""
        if any(one.is_of_all_together(at) and not (with_total and one.total(at)) for one in self.modifiers):
            return at.refuse(self, "of all of them together, but not as targets")
        if isinstance(self.determiner, This) and any(one.is_of_others() for one in self.modifiers):
            return at.refuse(self, "what stands behind is said of others than this one")
        tests = head_tests(self.head, self.modifiers, at)
        if self.is_self():
            tests = (objects.IsSource(), *tests)
        own = self.determiner.tests(at)
        if isinstance(self.determiner, All) and objects.Other() in own:
            own = tuple(at.others() if test == objects.Other() else test for test in own)
        return at.filter_of((*own, *tests), self.head, self.modifiers)

    def lower(self, at: Lowering) -> objects.Objects:
        if any(one.is_random() for one in self.modifiers):
            return at.mention(self, self.at_random(at))
        done = next((one for one in self.modifiers if one.participle()), None)
        if done is not None and isinstance(self.determiner, The | TheSeveral | TheChosen | All):
            plain = len(self.modifiers) == 1 and done.is_this_way() and done.participle() in ("revealed", "exiled")
            if plain and at.other() in self.determiner.tests(at) and at.shared.left is not None:
                return at.binder.rest(self)  # "all other cards revealed this way"
            return at.mention(self, self.done_to(at, done))
        if done is not None and done.takes_all() and isinstance(self.determiner, A):
            return at.mention(self, self.done_to(at, done))
        if done is not None and done.is_this_way() and isinstance(self.determiner, Choice):
            tests = head_tests(self.head, tuple(one for one in self.modifiers if one is not done), at)
            tests = (*tests, *done.tests_of_done(at))
            fate = _fate(at, self.head, done)
            return at.mention(self, self.determiner.choose_among(at, objects.Filter(tests, ()), fate))
        if isinstance(self.determiner, Choice) and any(
            isinstance(getattr(one, "zone", None), EachGraveyard) for one in self.modifiers
        ):
            return at.refuse(self, "so many of each graveyard")
        among = next((one.among(at) for one in self.modifiers if one.is_among()), None)
        total = next((limit for one in self.modifiers if (limit := one.total(at)) is not None), None)
        if total is not None and isinstance(self.determiner, Choice):
            kind = self.described(at, with_total=True)
            found = at.chosen(kind, *self.determiner.bounds(at), among, total)
            return at.mention(self, found)
        unlike = next((one for one in self.modifiers if one.distinct() is not None), None)
        if unlike is not None and isinstance(self.determiner, Choice):
            others = replace(self, modifiers=tuple(one for one in self.modifiers if one is not unlike))
            bounds = self.determiner.bounds(at)
            return at.mention(self, at.chosen(others.described(at), *bounds, among, distinct=unlike.distinct()))
        choosers = [who for one in self.modifiers if (who := one.chooser(at)) is not None]
        if choosers:
            if not isinstance(self.determiner, Choice) or among is not None:
                return at.refuse(self, "what is there to choose?")
            at.shared.limits["chosen_by_others"] = True
            described = self.described(at)
            del at.shared.limits["chosen_by_others"]
            return at.mention(self, self.determiner.choose(at.with_player(choosers[0]), described))
        described = self.described(at)
        if among is not None:
            return at.mention(self, self.determiner.choose_among(at, described, among))
        if self.is_self():
            at.works_only_in(described.zones)
        return at.mention(self, self.determiner.choose(at, described))

    def is_self(self) -> bool:
        return isinstance(self.determiner, This) and not isinstance(self.head, SeveralHeads)

    def is_one_of_many(self) -> bool:
        """Return whether it may be any object that fits: "a creature you control"."""
        return isinstance(self.determiner, A) and not any(one.participle() for one in self.modifiers)

    def choice(self, at: Lowering) -> Chosen | None:
        if not isinstance(self.determiner, Choice):
            return None
        least, most = self.determiner.bounds(at)
        return self.filter(at), least or quantity.Number(0), most

    def candidates(self, at: Lowering) -> tuple[objects.Objects, quantity.Quantity | None] | None:
        if not isinstance(self.determiner, Choice) or any(one.is_random() for one in self.modifiers):
            return None
        most = self.determiner.bounds(at)[1]
        done = next((one for one in self.modifiers if one.is_this_way()), None)
        among = next((one.among(at) for one in self.modifiers if one.is_among()), None)
        if done is not None:
            return self.done_to(at, done), most
        if among is not None:
            return objects.Those(among, replace(self.filter(at), zones=())), most
        return objects.Each(self.filter(at)), most

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        if self.is_self():
            return objects.This()
        pair = at.shared.limits.get("pair")
        if isinstance(pair, objects.Filter) and isinstance(self.determiner, Both | EachOfThose):
            return pair  # "this creature is paired with another creature, both creatures" (702.95)
        done = next((one for one in self.modifiers if one.participle()), None)
        if done is not None and isinstance(self.determiner, The):  # "the exiled card" of another ability (607.2a)
            found = self.done_to(at, done)
            return found if isinstance(found, objects.Linked) else super().subject(at)
        if isinstance(self.determiner, That):  # "as long as you control exactly one creature, that creature gets +1/+1"
            one = self.determiner.choose(at, self.filter(at))
            return one.filter if isinstance(one, objects.Each) else super().subject(at)
        return self.filter(at) if isinstance(self.determiner, All) else super().subject(at)

    def event_subject(self, at: Lowering) -> tuple[objects.Filter, bool]:
        if self.is_self():
            return objects.Filter((objects.IsSource(),)), False
        if isinstance(self.determiner, OneOrMore | OneOrMoreOther):
            return self.filter(at), True
        if isinstance(self.determiner, A | Another | That | YourThing):  # "your commander"
            return self.filter(at), False
        return super().event_subject(at)

    def done_to(self, at: Lowering, done: Modifier) -> objects.Objects:
        """Return those that something was done to: "the sacrificed creature", "each card exiled this way"."""
        others = at.other() in self.determiner.tests(at)
        found = done_to(at, self.head, self.modifiers, done, others)
        if isinstance(self.determiner, All) and not others and isinstance(found, objects.Those):
            unlike = objects.Not(at.all_of(found.filter.tests))
            at.shared.left = objects.Those(found.what, objects.Filter((unlike,), ()))
        return found

    def at_random(self, at: Lowering) -> objects.Objects:
        """Return objects that chance chooses."""
        choice = self.choice(at)
        if choice is None or choice[1] != choice[2] or not choice[0].zones:
            return at.refuse(self, "at random")
        slot = at.slot()
        at.shared.prelude.append(effects.Choose(at.who, choice[0], choice[2], slot, random=True))
        return objects.InSlot(slot)


def _of_rank(kind: objects.Filter, stat: int, greatest: bool) -> objects.Test:
    """Return that the stat of an object is the greatest, or the least, of all that fit."""
    rank = quantity.GreatestOf(kind, stat) if greatest else quantity.LeastStat(kind, stat)
    return objects.Stat(stat, quantity.Comparison(quantity.EQUAL, rank))


class Targeted(NounPhrase):
    """ "up to two target creatures" (115.1)."""

    determiner: TargetDeterminer
    head: Head
    modifiers: tuple[Modifier, ...] = ()
    rule = "115.1"
    en = "{determiner@} {modifiers:Before*@} {head@} {modifiers:After*@}"
    es = "{determiner@} {head@} {modifiers:Adjective*-@} objetivo {modifiers:Relative*@}"

    def filter(self, at: Lowering) -> objects.Filter:
        ranks = [rank for one in self.modifiers if (rank := one.extreme()) is not None]
        if len(ranks) == 1:  # "target nonland permanent with the lowest mana value": of all that fit otherwise
            others = replace(self, modifiers=tuple(one for one in self.modifiers if one.extreme() is None))
            found = others.filter(at)
            return replace(found, tests=(*found.tests, _of_rank(found, *ranks[0])))
        tests = head_tests(self.head, self.modifiers, at)
        return at.filter_of((*self.determiner.tests(at), *tests), self.head, self.modifiers)

    def lower(self, at: Lowering) -> objects.Objects:
        if any(one.is_theirs() for one in self.modifiers):
            return at.refuse(self, "a target that another player chooses")
        choosers = [one.target_chooser(at) for one in self.modifiers]
        who = next((one for one in choosers if one is not None), None)
        if who is not None:
            return at.mention(self, self._of_their_choice(at, who))
        if (unlike := next((one for one in self.modifiers if one.distinct() is not None), None)) is not None:
            found = replace(self, modifiers=tuple(one for one in self.modifiers if one is not unlike)).lower(at)
            at.targets_unlike(found, unlike.distinct())
            return found
        minimum, maximum = self.determiner.bounds(at)
        if any(one.shared_kind() is not None for one in self.modifiers):
            return at.mention(self, self._that_share(at))
        found = at.target_objects(self.filter(at), minimum, maximum, another=self.determiner.another())
        single = any(one.is_from_one_zone() for one in self.modifiers)
        apart = any(one.are_of_different_players() for one in self.modifiers)
        total = next((sum_ for one in self.modifiers if (sum_ := one.total(at)) is not None), None)
        if single or apart or total is not None:
            at.limit_target(found, single, total, apart)
        if any(one.is_random() for one in self.modifiers):
            at.target_at_random()
        for one in self.modifiers:
            if (player := one.player_of_all(found)) is not None:
                at.binder.mention_players(player, False)
        return at.mention(self, found)

    def _of_their_choice(self, at: Lowering, who: objects.Players) -> objects.Objects:
        """Return a target that another player chooses, perhaps of what they control (115.1e)."""
        one = quantity.Number(1)
        if self.determiner.bounds(at) != (one, one) or any(target.theirs for target in at.shared.targets):
            return at.refuse(self, "several of another player's choice")
        kept = tuple(one for one in self.modifiers if one.target_chooser(at) is None and not one.is_of_them())
        theirs = any(one.is_of_them() for one in self.modifiers)
        described = replace(self, modifiers=kept).filter(at)
        if theirs:
            described = replace(described, tests=(*described.tests, objects.ControlledBy(who)))
        found = at.target_objects(described, one, one, another=self.determiner.another())
        at.target_chosen_by(who, theirs)
        return found

    def _that_share(self, at: Lowering) -> objects.Objects:
        """Return two targets of which the second shares something with the first (115.1)."""
        two = (quantity.Number(2), quantity.Number(2))
        if self.determiner.bounds(at) != two or self.determiner.another() or at.shared.targets:
            return at.refuse(self, "of more than two, or besides other targets")
        if any(one.is_of_all_together(at) and one.shared_kind() is None or one.is_random() for one in self.modifiers):
            return at.refuse(self, "of both of them together")
        kinds = [kind for one in self.modifiers if (kind := one.shared_kind()) is not None]
        described = self.filter(at)
        first = at.target_objects(described, quantity.Number(1), quantity.Number(1), another=False)
        shares = tuple(objects.SharesWith(first, kind) for kind in kinds)
        like_it = replace(described, tests=(*described.tests, objects.Not(objects.IsOneOf(first)), *shares))
        second = at.target_objects(like_it, quantity.Number(1), quantity.Number(1), another=False)
        return objects.Together((first, second))


class Plural(NounPhrase):
    """A plural without determiner: "creatures you control"."""

    head: Head
    modifiers: tuple[Modifier, ...] = ()
    en = "{modifiers:Before*@} {head@} {modifiers:After*@} =p+bare"
    es = (
        "<el@> {head@} {modifiers:Adjective*-@} {modifiers:Relative*@} =p+full",
        "{head@} {modifiers:Adjective*-@} {modifiers:Relative*@} =p+bare",
    )

    def filter(self, at: Lowering) -> objects.Filter:
        if any(one.is_of_all_together(at) for one in self.modifiers):
            return at.refuse(self, "of all of them together, but not as targets")
        return at.filter_of(head_tests(self.head, self.modifiers, at), self.head, self.modifiers)

    def lower(self, at: Lowering) -> objects.Objects:
        done = next((one for one in self.modifiers if one.participle()), None)
        if done is not None:
            return at.mention(self, done_to(at, self.head, self.modifiers, done))
        among = next((one.among(at) for one in self.modifiers if one.is_among()), None)
        if among is not None:
            return at.mention(self, objects.Those(among, replace(self.filter(at), zones=())))
        return at.mention(self, objects.Each(self.filter(at)))

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        done = next((one for one in self.modifiers if one.participle() == "exiled with"), None)
        return self.filter(at) if done is None else done_to(at, self.head, self.modifiers, done)

    def how_many(self, at: Lowering) -> quantity.Quantity:
        found = counted(at, self.head, self.modifiers)
        return quantity.CountOf(self.filter(at)) if found is None else quantity.CountObjects(found)


class Singular(UnitPhrase):
    """A singular without determiner, after "for each" and "no"."""

    head: Head
    modifiers: tuple[Modifier, ...] = ()
    en = "{modifiers:Before*@} {head@} {modifiers:After*@} =s"
    es = "{head@} {modifiers:Adjective*-@} {modifiers:Relative*@} =s"

    def filter(self, at: Lowering) -> objects.Filter:
        if any(one.is_of_all_together(at) for one in self.modifiers):
            return at.refuse(self, "of all of them together, but not as targets")
        return at.filter_of(head_tests(self.head, self.modifiers, at), self.head, self.modifiers)

    def how_many(self, at: Lowering) -> quantity.Quantity:
        found = counted(at, self.head, self.modifiers)
        return super().how_many(at) if found is None else quantity.CountObjects(found)

    def each(self, at: Lowering) -> objects.Objects:
        done = next((one for one in self.modifiers if one.participle()), None)
        return super().each(at) if done is None else done_to(at, self.head, self.modifiers, done)


class OtherSingular(UnitPhrase):
    """ "other creature you control", after "for each"."""

    head: Head
    modifiers: tuple[Modifier, ...] = ()
    en = "other {modifiers:Before*@} {head@} {modifiers:After*@} =s"
    es = "<otro@> {head@} {modifiers:Adjective*-@} {modifiers:Relative*@} =s"

    def filter(self, at: Lowering) -> objects.Filter:
        if any(one.is_of_all_together(at) for one in self.modifiers):
            return at.refuse(self, "of all of them together, but not as targets")
        tests = (at.other(), *head_tests(self.head, self.modifiers, at))
        return at.filter_of(tests, self.head, self.modifiers)


class Host(NounPhrase):
    """What the source is attached to."""

    head: SingleHead

    def filter(self, at: Lowering) -> objects.Filter:
        return objects.Filter((objects.IsOneOf(objects.AttachedHost()),))

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.AttachedHost())

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        return objects.AttachedHost()

    def event_subject(self, at: Lowering) -> tuple[objects.Filter, bool]:
        return self.filter(at), False


class EnchantedThing(Host):
    """ "enchanted creature" (303.4)."""

    rule = "303.4b"
    en = "enchanted {head@} =s"
    es = "<el@> {head@} <encantado@> =s"


class EquippedThing(Host):
    """ "equipped creature" (301.5)."""

    rule = "301.5"
    en = "equipped {head@} =s"
    es = "<el@> {head@} <equipado@> =s"


class FortifiedThing(Host):
    """ "fortified land" (301.6)."""

    rule = "301.6"
    en = "fortified {head@} =s"
    es = "<el@> {head@} <fortificado@> =s"


class AnyTarget(NounPhrase):
    """any target (115.4)"""

    rule = "115.4"
    en = "any target =s"
    es = "cualquier objetivo =s"

    def parts(self, at: Lowering) -> Parts:
        return at.any_target(another=False)


class AnyOtherTarget(NounPhrase):
    """any other target (115.4)"""

    rule = "115.4"
    en = "any other target =s"
    es = "cualquier otro objetivo =s"

    def parts(self, at: Lowering) -> Parts:
        return at.any_target(another=True)
