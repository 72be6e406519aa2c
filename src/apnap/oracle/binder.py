"""Binding: what "it", "that creature", "that player" refer to.

Every noun phrase and every effect that produces objects *mentions* a referent, in reading order. A pronoun takes the
most recent one of its number and kind. Nothing to refer to, or two equally near candidates: the card is refused, for a
wrong answer is worse than none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from apnap.abilities import effect as effects
from apnap.abilities import objects
from apnap.abilities.quantity import Number
from apnap.abilities.values import ARTIFACT, BATTLEFIELD, ENCHANTMENT, LIBRARY
from apnap.abilities.walk import walk
from apnap.oracle.several import are_several

if TYPE_CHECKING:
    from apnap.oracle.lowering_context import Context

Result = TypeVar("Result")


@dataclass(frozen=True)
class Referent:
    """Something mentioned: how to get it again, whether it is several, its card types, and in which sentence."""

    node: Any
    plural: bool | None
    """Whether it is several; None when that is not known: "the exiled cards" of another ability may be one."""
    types: int
    """Mask of card types that it is known to have; 0 when nothing is known."""
    sentence: int
    before: Any = None
    """For something moved: how to get it as it last was."""
    gone: bool = False
    """Whether it left the battlefield: "that creature" is what it was, "that card" what it has become (400.7)."""
    zones: tuple[int, ...] = ()
    """Where it is known to be; empty when that is not known."""
    made: bool = False
    """Whether it was created: where that has not happened ("… instead"), it is not there."""
    aside: bool = False
    """Whether only its own noun refers to it ("that spell"), never "it": what an event mentions besides its subject."""
    topic: bool = False
    """Whether "it" is this for now, because a condition was about it, until something else is mentioned."""
    named: bool = False
    """Whether it is called by a name of its own ("equipped creature"), so that "that creature" is rather another."""


TYPES_OF_SUBTYPES: Final = {"Equipment": ARTIFACT, "Fortification": ARTIFACT, "Aura": ENCHANTMENT}
"""Subtypes of things that are spoken of next to what they are attached to: "that creature" is none of them."""


def types_of(what: objects.Filter) -> int:
    """Return the card types in a description, as bits; 0: it names none."""
    types = 0
    for test in what.tests:
        if isinstance(test, objects.HasCardType):
            types |= test.types
        elif isinstance(test, objects.HasSubtype):
            types |= TYPES_OF_SUBTYPES.get(test.subtype, 0)
    return types


def _is_host(what: objects.Filter) -> bool:
    """Tell whether it is what the source is attached to: "enchanted creature"."""
    return objects.IsOneOf(objects.AttachedHost()) in what.tests


class Binder:
    """The referents of one spell or ability, in reading order."""

    def __init__(self, at: Context) -> None:
        self._at = at
        self.objects: list[Referent] = []
        self.players: list[Referent] = []
        self.sentence = 0
        self._pronouns = 0
        """How many have been bound."""
        self.source_is_several = False
        """Whether the source has the name of several, so that "they" are the source."""

    def mention(self, node: Any, plural: bool | None, types: int, zones: tuple[int, ...] = ()) -> None:
        """Remember objects; of what was spoken of before it is known where it is. ``zones``: where they are."""
        if self.objects and self.objects[-1].topic:
            self.objects[-1] = replace(self.objects[-1], topic=False)
        known = [one for one in self.objects if one.node == node]
        if not any(one.sentence == self.sentence and not one.aside for one in known):
            zones = zones or (known[-1].zones if known else ())
            if isinstance(node, objects.TopOfLibrary):
                zones = (LIBRARY,)
            types = types or (known[-1].types if known else 0)
            plural = None if self.source_is_several and isinstance(node, objects.This) else plural
            self.objects.append(Referent(node, plural, types, self.sentence, zones=zones))

    def mention_spell(self) -> None:
        """Remember that a condition was about the spell itself: "If this spell was kicked, it deals …"."""
        self.objects.append(Referent(objects.This(), False, 0, self.sentence, topic=True))

    def about_source(self, condition: Callable[[], Result]) -> Result:
        """Return the lowered intervening if; when it was about the source, or about what that is attached to, and
        nothing else, "it" is that in the first sentence behind it: "When …, if this permanent is an enchantment, it
        becomes …", "When this Aura enters, if enchanted creature is red, tap it"."""
        known, pronouns = len(self.objects), self._pronouns
        result = condition()
        named = self.objects[known:]
        host = [one for one in named if not isinstance(one.node, objects.AttachedHost)]
        if named and (isinstance(named[-1].node, objects.This) or not host) and self._pronouns == pronouns:
            self.objects[-1] = replace(self.objects[-1], topic=True, sentence=self.sentence + 1)
        return result

    def keep_source_as_topic(self, later: Binder) -> None:
        """Let "it" be the source in the text of a reflexive ability, if the sentence that it stands behind named that
        last: "put a quest counter on this enchantment. When you do, if it has four or more quest counters on it"."""
        last = self._last_single()
        if last is not None and isinstance(last.node, objects.This) and last.sentence == self.sentence - 1:
            later.objects.append(Referent(objects.This(), False, 0, later.sentence, topic=True))

    def keeping_it(self, condition: Callable[[], Result]) -> Result:
        """Return the lowered condition; when it was about "it", the source that is named besides is not "it" behind it:
        "If it shares a creature type with this creature, you may reveal it"."""
        known, pronouns = len(self.objects), self._pronouns
        result = condition()
        if self._pronouns != pronouns:
            named = [one for one in self.objects[known:] if not isinstance(one.node, objects.This)]
            self.objects[known:] = named
        return result

    def rename(self, node: objects.InSlot, other: objects.InSlot) -> None:
        """Call what was remembered in a slot by another slot."""
        self.objects[:] = [replace(one, node=other) if one.node == node else one for one in self.objects]

    def forget(self, slots: frozenset[int]) -> None:
        """Forget what instructions produced that are not carried out before what comes now ("Otherwise, …")."""
        self.objects = [
            one for one in self.objects if not (isinstance(one.node, objects.InSlot) and one.node.slot in slots)
        ]

    def forget_slots_in(self, effect: Any) -> None:
        """Forget what is found in the slots that an effect fills for each of several players anew."""
        filled = {getattr(node, name, 0) for node in walk(effect) for name in ("slot", "rest")} - {0}

        def is_found_so(what: Any) -> bool:
            return any(isinstance(part, objects.InSlot) and part.slot in filled for part in walk(what))

        shared = self._at.shared
        self.objects = [one for one in self.objects if not is_found_so(one.node)]
        shared.deeds = {deed: found for deed, found in shared.deeds.items() if not is_found_so(found[0])}
        shared.left = None

    def forget_event(self) -> None:
        """Forget what an earlier event was about: behind a delayed trigger, the event is another."""
        earlier = objects.EventObject | objects.EventOther | objects.EventPlayer
        self.objects = [one for one in self.objects if not any(isinstance(part, earlier) for part in walk(one.node))]
        self.players = [one for one in self.players if not any(isinstance(part, earlier) for part in walk(one.node))]

    def mention_made(self, node: Any, plural: bool) -> None:
        """Remember tokens that an effect creates."""
        self.objects.append(Referent(node, plural, 0, self.sentence, made=True))

    def mention_aside(self, node: Any, what: objects.Filter) -> None:
        """Remember an object that an event mentions besides its subject, if that is not the source."""
        if objects.IsSource() in what.tests:
            return
        named = _is_host(what)
        self.objects.append(
            Referent(node, False, types_of(what), self.sentence, zones=what.zones, aside=True, named=named)
        )

    def mention_gone(self, node: Any, before: Any, plural: bool, what: objects.Filter) -> None:
        """Remember what was sacrificed: only its own noun speaks of it ("that creature"), as it last was."""
        self.objects.append(
            Referent(node, plural, types_of(what), self.sentence, before, gone=True, zones=what.zones, aside=True)
        )

    def mention_subject(self, node: Any, plural: bool, what: objects.Filter, moved: bool) -> None:
        """Remember the subject of an event."""
        zones = () if moved else what.zones
        number = None if self.source_is_several and objects.IsSource() in what.tests else plural
        named = _is_host(what)
        self.objects.append(Referent(node, number, types_of(what), self.sentence, zones=zones, named=named))

    def mention_moved(self, node: Any, before: Any, plural: bool | None, gone: bool = False) -> None:
        """Remember objects that an effect moved; ``gone``: away from the battlefield."""
        self.objects.append(Referent(node, plural, 0, self.sentence, before, gone))

    def mention_zone(self, cards: objects.Objects) -> None:
        """Remember a zone that was revealed or looked at: "from it"."""
        self._at.shared.zone = cards

    def mention_players(self, node: Any, plural: bool) -> None:
        """Remember players."""
        self.players.append(Referent(node, plural, 0, self.sentence))

    def it(self, pronoun: Any) -> objects.Objects:
        """Return what "it" refers to: right behind a condition about the spell itself, the spell."""
        self._pronouns += 1
        if self.objects and self.objects[-1].topic and self.objects[-1].sentence == self.sentence:
            topic: objects.Objects = self.objects[-1].node
            return topic
        if not self._at.has_subject and self._source_was_just_named():
            return objects.This()
        return self._node(self._nearest(pronoun, plural=False, types=0))

    def own(self, pronoun: Any) -> objects.Objects:
        """Return whose "its" power is and what counters "on it" are on: the source, if the sentence just named it."""
        return objects.This() if self._source_was_just_named() else self.its(pronoun)

    def _last_single(self) -> Referent | None:
        """Return the one thing that was named last, besides what an event mentions beside its subject."""
        return next((one for one in reversed(self.objects) if not one.plural and not one.aside), None)

    def _source_was_just_named(self) -> bool:
        last = None if self._at.is_static else self._last_single()
        return last is not None and isinstance(last.node, objects.This) and last.sentence == self.sentence

    def _source_named_before(self) -> Referent | None:
        """Return the source if an earlier sentence named it last: "Whenever you cast a spell, put a counter on this
        creature. Then if it has three or more counters on it, transform it"."""
        last = self._last_single()
        named = last is not None and isinstance(last.node, objects.This) and last.sentence != self.sentence
        return last if named else None

    def its(self, pronoun: Any) -> objects.Objects:
        """Return what "its" refers to, as it last was: of something moved, before it moved (608.2h)."""
        self._pronouns += 1
        found = self._nearest(pronoun, plural=False, types=0)
        before: objects.Objects = found.node if found.before is None or _is_found_anew(found.before) else found.before
        return before

    def source_moved(self) -> objects.Objects | None:
        """Return what the source has become where the effect has moved it: "exile ~, then return him" (400.7j)."""
        moved: list[objects.Objects] = [one.node for one in self.objects if isinstance(one.before, objects.This)]
        return moved[-1] if moved and not self._at.undone else None

    def _node(self, found: Referent) -> objects.Objects:
        node: objects.Objects = found.before if self._at.undone and found.before is not None else found.node
        return node

    def them(self, pronoun: Any) -> objects.Objects:
        """Return what "them" refers to."""
        return self._node(self._nearest(pronoun, plural=True, types=0))

    def find(self, pronoun: Any, what: objects.Filter, plural: bool) -> objects.Objects:
        """Return what "that creature", "those cards" refers to: a referent not known to be of another type."""
        found = self._nearest(pronoun, plural, types_of(what), what.zones)
        if found.gone and BATTLEFIELD in what.zones and not isinstance(found.before, objects.Each):
            before: objects.Objects = found.before
            return before
        return self._node(found)

    def both(self, pronoun: Any, what: objects.Filter) -> objects.Objects:
        """Return what "both creatures" are: the two that were spoken of, where they are now."""
        types = types_of(what)
        single = [one for one in self.objects if one.plural is False]
        fitting = [one for one in single if not one.types or not types or one.types & types]
        moved = [one.before for one in fitting]
        nodes = list(dict.fromkeys(one.node for one in fitting if one.node not in moved))
        if len(nodes) != 2:
            return self._at.unbound(pronoun, "not two that were spoken of")
        return objects.Together(tuple(nodes))

    def forget_player(self, who: objects.Players) -> None:
        """Forget players of whom there are several from now on."""
        self.players = [one for one in self.players if one.node != who]

    def forget_object(self, what: objects.Objects) -> None:
        """Forget an object that is known only while something is done for each of several."""
        self.objects[:] = [one for one in self.objects if one.node != what]

    def make_several(self, what: objects.Objects) -> None:
        """Note that what was spoken of as one object is one for each player: "those creatures"."""
        self.objects[:] = [replace(one, plural=True) if one.node == what else one for one in self.objects]

    def made(self, pronoun: Any, several: bool = False) -> objects.Objects:
        """Return what "the token" refers to: the one created last; or "the tokens": those."""
        created = self._at.shared.deeds.get("created", (None, False))[0]
        made = [one for one in self.objects if (one.made or one.node == created) and not self._at.undone]
        if not made or made[-1].plural and not several:
            return self._at.unbound(pronoun, "no token was created before")
        token: objects.Objects = made[-1].node
        return token

    def rest(self, pronoun: Any) -> objects.Objects:
        """Return what "the rest" refers to: those that were not chosen."""
        return self._at.unbound(pronoun, "the rest of what?") if self._at.shared.left is None else self._at.shared.left

    def _nearest(self, pronoun: Any, plural: bool, types: int, zones: tuple[int, ...] | None = None) -> Referent:
        """Return the most recent referent that fits; ``zones``: those of the noun, None for a pronoun.

        A noun never points back to the source: that is called by its name, "it" or "this creature".
        """
        fitting = [
            one
            for one in self.objects
            if one.plural in (plural, None)
            and (not types or not one.types or one.types & types)
            and (not zones or not one.zones or set(zones) & set(one.zones))
            and (zones is not None or not one.aside)
            and not (one.made and self._at.undone)
            and one.node != self._at.apart
            and not (zones == () and isinstance(one.node, objects.InSlot) and one.node.slot in self._at.shared.tokens)
            and not (zones and self._is_target_elsewhere(one.node, zones))
            and not (zones is not None and self._at.shared.moves_itself and isinstance(one.node, objects.EventObject))
            and not (zones == () and (self._is_permanent(one.node) or one.aside and one.zones == (BATTLEFIELD,)))
        ]
        if zones is not None and len(fitting) > 1:
            fitting = [one for one in fitting if not isinstance(one.node, objects.This)] or fitting
            fitting = [one for one in fitting if not one.named] or fitting
            exactly = [one for one in fitting if types and one.types & types]
            if len(exactly) == 1 and exactly[0] is fitting[-1]:  # "a Warrior … a creature": that creature is no Warrior
                fitting = exactly
        others = [one for one in fitting if not isinstance(one.node, objects.This)]
        source = self._source_named_before() if zones is None and not plural else None
        if source is not None and others and not isinstance(others[-1].node, objects.TargetObjects):
            return source
        fitting = others if zones is not None else others or fitting
        if not fitting:
            done = self._just_done(zones) if not plural else None
            if done is None:
                return self._at.unbound(pronoun, "nothing that it could refer to")
            self.objects.append(done)
            return done
        last = fitting[-1]
        parts = last.node.parts if isinstance(last.node, objects.Together) else ()
        rivals = [one for one in fitting[:-1] if one.sentence == last.sentence and one.node not in (last.node, *parts)]
        known = objects.InSlot | objects.Iterated if zones is None else objects.InSlot
        if rivals and not isinstance(last.node, known):
            return self._at.unbound(pronoun, "it could refer to two things")
        return last

    def _just_done(self, zones: tuple[int, ...] | None) -> Referent | None:
        """Return the one card that was just drawn or discarded, or the one permanent just sacrificed, of which nothing
        else was said: "draw a card and reveal it", "you may discard a card. If you do, … that card"."""
        shared = self._at.shared
        slot = shared.slot_of_amount()
        deed = shared.by_slot.get(slot)
        if not isinstance(deed, effects.Draw | effects.Discard | effects.Sacrifice) or self._at.undone:
            return None
        if deed.n != Number(1) or are_several(deed.who):
            return None
        one: objects.Objects = objects.InSlot(slot)
        if isinstance(deed, effects.Sacrifice):
            one = one if zones == () else objects.FormerSelf(one)
        elif zones:
            return None
        return Referent(one, False, 0, self.sentence)

    def _is_target_elsewhere(self, node: Any, zones: tuple[int, ...]) -> bool:
        """Tell whether it is a target that is in none of these zones: "that spell" is no target on the battlefield."""
        targets = self._at.shared.targets
        if not isinstance(node, objects.TargetObjects) or node.index >= len(targets):
            return False
        what = targets[node.index].objects
        return what is not None and bool(what.zones) and not set(what.zones) & set(zones)

    def _is_permanent(self, node: Any) -> bool:
        """Tell whether it is a target on the battlefield, which no "that card" speaks of (109.2)."""
        targets = self._at.shared.targets
        if not isinstance(node, objects.TargetObjects) or node.index >= len(targets):
            return False
        what = targets[node.index].objects
        return what is not None and what.zones == (BATTLEFIELD,)

    def last_players(self) -> objects.Players | None:
        """Return the players spoken of last; None: no player was spoken of."""
        return self.players[-1].node if self.players else None

    def that_player(self, pronoun: Any) -> objects.Players:
        """Return what "that player" refers to."""
        if self.players:
            found = self.players[-1].node
            if are_several(found) and found == self._at.who:
                return objects.IteratedPlayer()
            if not isinstance(found, objects.AnyOpponent | objects.AnyPlayer):
                return found  # type: ignore[no-any-return]
        return self._at.unbound(pronoun, "no player that it could refer to")

    def their(self, pronoun: Any) -> objects.Players:
        """Return whose "their" is: that of the subject, if it is not you."""
        if are_several(self._at.who):
            return objects.IteratedPlayer()
        if not isinstance(self._at.who, objects.You):
            return self._at.who
        return self.that_player(pronoun)


def _is_found_anew(before: Any) -> bool:
    """Tell whether objects that were moved are others when they are asked for again: the top card of a library."""
    return any(isinstance(one, objects.TopOfLibrary | objects.Linked) for one in walk(before))
