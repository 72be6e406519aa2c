"""What is counted, or done once, "for each" (107, 601.2c)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.abilities.quantity import Quantity
from apnap.abilities.walk import substituted, walk
from apnap.oracle.construct import Construct
from apnap.oracle.gathering import gathering, in_turn_or_together
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import CounterKind
from apnap.oracle.phrase.roots import Noun, UnitPhrase


class Unit(Construct):
    """What is counted after "for each"."""

    def lower(self, at: Lowering) -> Quantity:
        return at.refuse(self)

    def is_each_of_them(self) -> bool:
        """Return whether each of the creatures spoken of is counted that attack or block: "of those creatures"."""
        return False

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        """Return what is carried out once for each."""
        inner = self.anew(clause, at)
        return effects.Repeat(self.lower(at), inner, *gathering(at, inner))

    def anew(self, clause: Construct, at: Lowering) -> effects.Effect:
        """Return what is carried out for one of them; targets are chosen only once for all (601.2c)."""
        before = len(at.shared.targets)
        found: effects.Effect = at.effect(clause)
        return at.refuse(self, "other targets for each") if len(at.shared.targets) > before else found


class ObjectUnit(Unit):
    """ "creature you control"."""

    what: UnitPhrase
    en = "{what@s}"
    es = "{what@s}"

    def lower(self, at: Lowering) -> Quantity:
        return self.what.how_many(at)

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        each = self.what.each(at)
        at.binder.mention(objects.Iterated(), False, 0)
        inner = self.anew(clause, at)
        if any(isinstance(node, objects.FormerSelf) for node in walk(each)):
            inner = _of_their_former_selves(inner)
        return in_turn_or_together(at, each, inner)


def _of_their_former_selves(inner: effects.Effect) -> effects.Effect:
    """Return what is done for each of those that left the battlefield, with its controller and its numbers as it was
    there (608.2h): "for each creature destroyed this way, its controller …"."""
    one = objects.Iterated()
    former: effects.Effect = substituted(
        inner, objects.ControllerOf(one), objects.ControllerOf(objects.FormerSelf(one))
    )
    for stat in {node.stat for node in walk(inner) if isinstance(node, quantity.StatOf) and node.what == one}:
        former = substituted(former, quantity.StatOf(one, stat), quantity.StatOf(objects.FormerSelf(one), stat))
    return former


class CounterUnit(Unit):
    """ "+1/+1 counter on it"."""

    counter: CounterKind
    what: Noun
    en = "{counter} counter on {what}"
    es = "contador {counter} (sobre|en) {what}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CountersOn(at.beside_subject(False).objects(self.what), self.counter.kind())


class OpponentUnit(Unit):
    """ "opponent you have"."""

    en = "opponent[ you have]"
    es = "oponente[ que tengas]"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CountPlayers(objects.EachOpponent())

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        return done_for_each(self, objects.EachOpponent(), clause, at)


class PlayerUnit(Unit):
    """ "player"."""

    en = "player"
    es = "jugador"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CountPlayers(objects.EachPlayer())

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        return done_for_each(self, objects.EachPlayer(), clause, at)


def done_for_each(unit: Unit, who: objects.Players, clause: Construct, at: Lowering) -> effects.Effect:
    """Return "for each opponent, …": what is done once for each player, or to one target of each of them at once.

    "Up to one target creature that player controls" is as many targets as there are players, of different controllers.
    """
    at.binder.mention_players(objects.IteratedPlayer(), False)
    before = len(at.shared.targets)
    effect = at.effect(clause)
    if len(at.shared.targets) == before:
        return effects.ForEachPlayer(who, effect, *gathering(at, effect))
    one = at.shared.targets[before]
    theirs = {objects.ControlledBy(objects.IteratedPlayer()), objects.OwnedBy(objects.IteratedPlayer())}
    single = len(at.shared.targets) == before + 1 and one.maximum == quantity.Number(1)
    if not single or one.objects is None or not theirs & set(one.objects.tests) or one.minimum != quantity.Number(0):
        return at.refuse(unit, "a target for each of them")
    if any(isinstance(node, objects.IteratedPlayer) for node in walk(effect)):
        return at.refuse(unit, "a target and a player for each of them")
    described = substituted(one.objects, objects.IteratedPlayer(), who)
    at.shared.targets[before] = replace(
        one, objects=described, maximum=quantity.CountPlayers(who), different_controllers=True
    )
    found: effects.Effect = effect
    at.binder.forget_player(objects.IteratedPlayer())
    at.binder.make_several(objects.TargetObjects(before))
    return found


class KickUnit(Unit):
    """ "time it was kicked" (702.33c)."""

    what: Noun
    en = "time {what} was kicked"
    es = "vez que se pagó el estímulo de {what}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CostAmount("kicker")
