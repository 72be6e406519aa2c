"""What a construct is lowered in: its subject, what stands around it, and what a whole spell or ability shares."""

from __future__ import annotations

import copy
from typing import Any, NoReturn, Self

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects as obj
from apnap.abilities import target
from apnap.abilities.node import Node
from apnap.abilities.quantity import Quantity
from apnap.abilities.walk import walk
from apnap.oracle.binder import Binder
from apnap.oracle.refusals import Refusal, Unbound


class Shared:
    """What all contexts of one spell or ability share."""

    def __init__(self) -> None:
        self.targets: list[target.Target] = []
        self.slots = 0
        self.prelude: list[effects.Effect] = []
        self.done = 0
        """The slot that "if you do" asks about; 0: nothing."""
        self.amounts: dict[int, int] = {}
        """By the slot of what a player might do, the slot that remembers how much of it was done."""
        self.by_slot: dict[int, effects.Effect] = {}
        """The instructions so far by the slot that remembers what they did."""
        self.tokens: set[int] = set()
        """The slots of tokens: no "that card" speaks of them (108.2b)."""
        self.x_said: tuple[Quantity, int] | None = None
        """What a sentence said that X is, and which sentence that was; None: X is what is announced."""
        self.x_of: obj.Objects | None = None
        """The spell "with {X} in its mana cost" whose casting triggers: X is its X (107.3e)."""
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
        """The instructions so far, by sentence."""
        self.under: conditions.Condition | None = None
        """The condition of the clause being lowered: what it changes of earlier sentences is changed only then."""
        self.returns = 0
        """The slot of what a delayed triggered ability is going to put onto the battlefield."""
        self.moves_itself = False
        """Whether the object of the event is the card with the text: "when this creature dies"."""
        self.limits: dict[str, Any] = {}
        """What "activate only …" sentences said, as fields of :class:`ability.Activated`; and, by names of their own,
        what constructs leave for later ones ("has_event", "roll", "division")."""

    def slot_of_amount(self) -> int:
        """Return the slot that remembers how much was done last, also where a player might do it; 0: nothing."""
        return self.amounts.get(self.done, self.done)


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
        self.apart_from_source = False
        """Whether "another" is other than the source whatever was spoken of: a spell that a player casts."""
        self.than_host: obj.Test | None = None
        """What "another" says of where something is attached to: it is not the one that has it already."""
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

    def said(self) -> list[Node]:
        """Return all nodes of the instructions so far."""
        return [node for sentence in self.shared.sentences for one in sentence for node in walk(one)]

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

    def other_than_source(self) -> Self:
        """Return the context in which "another" is other than the source of the ability, or the spell itself."""
        return self._with(apart_from_source=True)

    def other_than_host_of(self, what: obj.Objects) -> Self:
        """Return the context in which "another" is other than what these objects are attached to."""
        return self._with(than_host=obj.Not(obj.HasAttached(obj.Filter((obj.IsOneOf(what),)))))

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
