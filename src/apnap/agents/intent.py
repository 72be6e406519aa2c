"""Whether an instruction helps or harms what it is done to, judged from its meaning alone.

A small table over the instructions of ``abilities/effect``: who or what each is done to, and whether that is good for
them. It knows no card. Agents choose targets by it, and a scenario its defaults.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.abilities import effect as fx
from apnap.abilities.ability import Body, Triggered
from apnap.abilities.effect import Effect
from apnap.abilities.node import Node
from apnap.abilities.objects import (
    InSlot,
    Iterated,
    IteratedPlayer,
    PlayersInSlot,
    TargetObjects,
    TargetPlayers,
    Those,
    Together,
)
from apnap.abilities.values import BATTLEFIELD, EXILE, GRAVEYARD, HAND, STACK
from apnap.agents.intent_lasting import (
    change_sign,
    counter_sign,
    host_weight,
    player_rule_deeds,
    restriction_deeds,
)

HELP: Final = 1
HARM: Final = -1
UNKNOWN: Final = 0

Deed = tuple[Node, int]
"""Whom an instruction is done to (an expression for objects or players) and how good it is for them."""

_STRONG: Final = 8
_PLAIN: Final = 4
_SLIGHT: Final = 1

_TO_OBJECTS: Final[dict[type[Effect], int]] = {
    fx.Destroy: -_STRONG,
    fx.SacrificeThese: -_STRONG,
    fx.CounterSpell: -_STRONG,
    fx.DiscardThese: -_PLAIN,
    fx.Tap: -_PLAIN,
    fx.Untap: _PLAIN,
    fx.Regenerate: _PLAIN,
    fx.CopySpell: _PLAIN,
    fx.AddEachKind: _PLAIN,
    fx.DoubleCounters: _PLAIN,
    fx.RemoveFromCombat: -_SLIGHT,
    fx.PhaseOut: -_SLIGHT,
    fx.TurnFaceDown: -_SLIGHT,
    fx.TurnFaceUp: _SLIGHT,
}
"""Instructions to the objects in their field ``what``."""

_TO_PLAYERS: Final[dict[type[Effect], int]] = {
    fx.Draw: _PLAIN,
    fx.Discard: -_PLAIN,
    fx.Mill: -_SLIGHT,
    fx.Scry: _SLIGHT,
    fx.Surveil: _SLIGHT,
    fx.GainLife: _PLAIN,
    fx.LoseLife: -_PLAIN,
    fx.Sacrifice: -_STRONG,
    fx.CreateTokens: _PLAIN,
    fx.CreateCopies: _PLAIN,
    fx.AddMana: _SLIGHT,
    fx.Search: _PLAIN,
    fx.WinGame: 100,
    fx.LoseGame: -100,
    fx.ExtraTurn: _STRONG,
    fx.SkipNext: -_PLAIN,
    fx.BecomeMonarch: _PLAIN,
    fx.GetEmblem: _PLAIN,
    fx.Proliferate: _SLIGHT,
    fx.CastNow: _PLAIN,
}
"""Instructions to the players in their field ``who``."""


def purpose_of(tree: Body | Effect, index: int) -> int:
    """Return HELP, HARM or UNKNOWN: what is meant for the targets of requirement ``index`` (from 0, 115.1).

    With a whole :class:`Body` the zone of the target is known too: a card returned from a graveyard is helped, a
    permanent returned to a hand is not.

    >>> from apnap.abilities.objects import TargetObjects
    >>> purpose_of(fx.Destroy(TargetObjects(0)), 0) == HARM
    True
    """
    if isinstance(tree, Body):
        zones = _zones_of_target(tree, index)
        tree = tree.effect
    else:
        zones = (BATTLEFIELD,)
    return _sign(sum(weight for subject, weight in deeds(tree, zones) if _means_target(subject, index, tree)))


def purpose_of_slot(effect: Effect, slot: int, zones: tuple[int, ...] = (BATTLEFIELD,)) -> int:
    """Return HELP, HARM or UNKNOWN: what the instructions do to the objects or players remembered in a slot."""
    return _sign(sum(weight for subject, weight in deeds(effect, zones) if _means_slot(subject, slot)))


def purpose_of_attachment(abilities: tuple[Node, ...]) -> int:
    """Return HELP, HARM or UNKNOWN: what the static abilities of an Aura or Equipment do to what it is attached to."""

    return _sign(sum(host_weight(ability) for ability in abilities))


def deeds(effect: Effect, zones: tuple[int, ...] = (BATTLEFIELD,)) -> Iterator[Deed]:
    """Yield what each instruction of a tree does, and to whom. ``zones``: where its targets are."""
    kind = type(effect)
    if kind in _TO_OBJECTS:
        yield effect.what, _TO_OBJECTS[kind]  # type: ignore[attr-defined]
    elif kind in _TO_PLAYERS:
        yield effect.who, _TO_PLAYERS[kind]  # type: ignore[attr-defined]
    else:
        yield from _of_objects(effect, zones)
        yield from _of_players(effect)
        yield from _of_flow(effect, zones)


def _of_objects(effect: Effect, zones: tuple[int, ...]) -> Iterator[Deed]:
    """Instructions that move and change objects and need a closer look."""
    match effect:
        case fx.Move(what=what):
            yield what, _move_weight(effect, zones)
        case fx.DealDamage(objects=objects, players=players):
            if objects is not None:
                yield objects, -_STRONG
            if players is not None:
                yield players, -_STRONG
        case fx.DealDividedDamage(index=index):
            yield TargetObjects(index), -_STRONG
            yield TargetPlayers(index), -_STRONG
        case fx.PreventDividedDamage(index=index):
            yield TargetObjects(index), _PLAIN
            yield TargetPlayers(index), _PLAIN
        case fx.PutCounters(on=on, counter=counter):
            yield on, _PLAIN * counter_sign(counter)
        case fx.DistributeCounters(index=index, counter=counter):
            yield TargetObjects(index), _PLAIN * counter_sign(counter)
        case fx.RemoveCounters(what=what, counter=counter):
            yield what, -_PLAIN * counter_sign(counter)
        case fx.MoveCounters(what=what, to=to, counter=counter):
            yield what, -_PLAIN * counter_sign(counter)
            yield to, _PLAIN * counter_sign(counter)
        case fx.Fight(a=a, b=b):
            yield a, _SLIGHT  # the one that is meant to survive is named first
            yield b, -_STRONG
        case fx.Attach(to=to) if to is not None:
            yield to, _PLAIN
        case fx.GainControl(what=what):
            yield what, -_STRONG
        case fx.ExchangeControl(a=a, b=b):
            yield a, _SLIGHT
            yield b, -_PLAIN
        case fx.Continuous(what=what, changes=changes):
            yield what, sum(change_sign(change) for change in changes)
        case fx.ContinuousRule(parts=parts):
            for part in parts:
                yield from restriction_deeds(part)
                yield from player_rule_deeds(part)
        case fx.PreventDamage(objects=objects, players=players):
            if objects is not None:
                yield objects, _PLAIN
            if players is not None:
                yield players, _PLAIN


def _move_weight(effect: fx.Move, zones: tuple[int, ...]) -> int:
    """400: onto the battlefield is good; out of play is bad; out of a graveyard into a hand is good."""
    if effect.to == BATTLEFIELD:
        return _STRONG + _SLIGHT  # "exile it, then return it" helps on the whole
    if BATTLEFIELD in zones or STACK in zones:
        return -_STRONG if effect.until is None else -_PLAIN
    if effect.to == HAND:
        return _PLAIN
    if effect.to == EXILE and GRAVEYARD in zones:
        return -_SLIGHT
    return _SLIGHT if GRAVEYARD in zones else -_PLAIN


def _of_players(effect: Effect) -> Iterator[Deed]:
    """Instructions to players that need a closer look."""
    match effect:
        case fx.PutPlayerCounters(who=who, counter=counter):
            yield who, -_PLAIN if counter in ("poison", "rad") else _PLAIN
        case fx.RemovePlayerCounters(who=who, counter=counter):
            yield who, _PLAIN if counter in ("poison", "rad") else -_PLAIN
        case fx.ControlPlayer(whom=whom):
            yield whom, -_STRONG
        case fx.Look(what=what) | fx.Reveal(what=what):
            yield what, -_SLIGHT


def _of_flow(effect: Effect, zones: tuple[int, ...]) -> Iterator[Deed]:
    """608.2: what is inside choices and loops, where "it" stands for what the loop goes over."""
    match effect:
        case fx.Sequence(effects=effects) | fx.ChooseMode(options=effects):
            for one in effects:
                yield from deeds(one, zones)
        case fx.If(then=first, otherwise=second) | fx.InsteadIf(instead=first, normally=second):
            yield from deeds(first, zones)
            yield from deeds(second, zones)
        case fx.May(effect=first, otherwise=second) | fx.MayPay(then=first, otherwise=second):
            yield from deeds(first, zones)
            yield from deeds(second, zones)
        case fx.ForEachObject(what=over, effect=inner):
            for subject, weight in deeds(inner, zones):
                yield (over if isinstance(subject, Iterated) else subject), weight
        case fx.ForEachPlayer(who=over_players, effect=inner):
            for subject, weight in deeds(inner, zones):
                yield (over_players if isinstance(subject, IteratedPlayer) else subject), weight
        case fx.Repeat(effect=inner) | fx.RepeatWhile(effect=inner):
            yield from deeds(inner, zones)
        case fx.DelayedTrigger(ability=ability) if isinstance(ability, Triggered) and not ability.body.targets:
            for subject, weight in deeds(ability.body.effect, zones):
                yield subject, weight // 2


def _zones_of_target(body: Body, index: int) -> tuple[int, ...]:
    """Where the targets of a requirement are."""
    if index < len(body.targets):
        objects = body.targets[index].objects
        if objects is not None:
            return objects.zones
    return (BATTLEFIELD,)


def _means_target(subject: Node, index: int, tree: Effect) -> bool:
    """Whether an expression yields the targets of that requirement, directly or through a slot they were put in."""
    match subject:
        case TargetObjects(index=found) | TargetPlayers(index=found):
            return found == index
        case Those(what=what):
            return _means_target(what, index, tree)
        case Together(parts=parts):
            return any(_means_target(part, index, tree) for part in parts)
        case InSlot(slot=slot):
            return any(_fills(one, slot, index, tree) for one in _instructions(tree))
    return False


def _fills(effect: Effect, slot: int, index: int, tree: Effect) -> bool:
    """Whether an instruction moves or remembers the targets of that requirement and leaves them in the slot."""
    if not isinstance(effect, fx.Move | fx.SetAside) or effect.slot != slot or isinstance(effect.what, InSlot):
        return False
    return _means_target(effect.what, index, tree)


def _means_slot(subject: Node, slot: int) -> bool:
    match subject:
        case InSlot(slot=found) | PlayersInSlot(slot=found):
            return found == slot
        case Those(what=what):
            return _means_slot(what, slot)
        case Together(parts=parts):
            return any(_means_slot(part, slot) for part in parts)
    return False


def _instructions(effect: Effect) -> Iterator[Effect]:
    """Yield every instruction of a tree, those inside choices and loops too."""
    from apnap.abilities.walk import walk

    for node in walk(effect):
        if isinstance(node, Effect):
            yield node


def _sign(total: int) -> int:
    return (total > 0) - (total < 0)


__all__ = [
    "HARM",
    "HELP",
    "UNKNOWN",
    "deeds",
    "purpose_of",
    "purpose_of_attachment",
    "purpose_of_slot",
]
