"""Targets and choices in the context of a construct (115, 601.2c, 608.2d)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import ability, quantity, target, values
from apnap.abilities import effect as effects
from apnap.abilities import objects as obj
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.abilities.walk import walk
from apnap.oracle.lowering_nouns import NounContext
from apnap.oracle.refusals import Refusal


class ChoiceContext(NounContext):
    """A context in which targets are registered and choices asked for."""

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
        if another and self.than_host is not None:
            tests = (self.than_host, *tests)
        elif another and not earlier:
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

    def targets_unlike(self, found: obj.Objects, distinct: int | None) -> None:
        """Let the targets of a requirement have different ones of something ("with different names")."""
        if not isinstance(found, obj.TargetObjects) or self.shared.targets[found.index].minimum != Number(0):
            raise Refusal("Targeted", "different targets, and at least so many")
        self.shared.targets[found.index] = replace(self.shared.targets[found.index], distinct=distinct)

    def target_at_random(self) -> None:
        """Let chance choose what was just registered as a target ("chosen at random")."""
        self.shared.targets[-1] = replace(self.shared.targets[-1], random=True)

    def target_chosen_by(self, who: obj.Players, theirs: bool) -> None:
        """Let another player choose what was just registered as a target ("of an opponent's choice")."""
        self.shared.targets[-1] = replace(self.shared.targets[-1], chooser=who, theirs=theirs)

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
            mentioned = self.binder.last_players() or obj.You()
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

    def target_permanent_or_player(self) -> tuple[obj.Objects, obj.Players]:
        """Register a requirement for "target permanent or player" (115.1)."""
        index = len(self.shared.targets)
        self.shared.targets.append(target.Target(obj.Filter(), obj.EachPlayer()))
        return obj.TargetObjects(index), obj.TargetPlayers(index)

    def either_target(self, construct: Any) -> tuple[obj.Objects, obj.Players]:
        """Return the only target that may be an object or a player: "that permanent or player" (115.4)."""
        both = [i for i, one in enumerate(self.shared.targets) if one.objects is not None and one.players is not None]
        if len(both) != 1 or self.shared.targets[both[0]].maximum != Number(1):
            return self.refuse(construct, "which target?")
        return obj.TargetObjects(both[0]), obj.TargetPlayers(both[0])

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
        distinct: int | None = None,
    ) -> obj.Objects:
        """Ask the subject to choose objects that fit, in front of the effect (608.2d): of all, or of those named."""
        if self.is_static or (among is None and not what.zones):
            raise Refusal("Determined", "chosen in no known zone")
        slot = self.slot()
        least = None if minimum == maximum else minimum
        if (total is not None or distinct is not None) and least != Number(0):
            raise Refusal("Determined", "a total of what must be chosen, or different ones")
        asked = effects.Choose(self.who, what, maximum, slot, least, among, total=total, distinct=distinct)
        self.shared.prelude.append(asked)
        if among is not None:
            left = obj.Filter((obj.Not(obj.IsOneOf(obj.InSlot(slot))),), ())
            self.shared.left = obj.Those(among, left)
        return obj.InSlot(slot)
