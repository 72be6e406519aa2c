"""What an instruction "for each …" has made or moved in all its turns: "those tokens" behind it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from apnap.abilities import effect as effects
from apnap.abilities import objects
from apnap.abilities.walk import walk

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering

_MAKING = effects.CreateTokens | effects.CreateCopies
_FINDING = effects.Search | effects.Move


def gathering(at: Lowering, effect: effects.Effect) -> tuple[int, int]:
    """Return the slot of what each turn makes, or finds and moves, and the slot of what all of them did; zeros: none.

    What a turn did was spoken of as one thing; from now on it is several.
    """
    if isinstance(effect, effects.Choose) and effect.also:
        return effect.slot, _chosen_in_turn(at, effect)
    nodes = [node for node in walk(effect) if isinstance(node, _MAKING | _FINDING) and node.slot]
    made: list[effects.CreateTokens | effects.CreateCopies | effects.Search | effects.Move] = []
    made += [node for node in nodes if isinstance(node, _MAKING)] or nodes[-1:]
    if len(made) != 1:
        return 0, 0
    one = made[0].slot
    done = at.shared.done
    all_ = at.slot()
    at.shared.done = done
    at.binder.forget(frozenset((one,)))
    if isinstance(made[0], _MAKING):
        at.binder.mention_made(objects.InSlot(all_), True)
        at.did("created", objects.InSlot(all_), True)
    else:
        at.binder.mention(objects.InSlot(all_), True, 0)
    return one, all_


def in_turn_or_together(at: Lowering, each: objects.Objects, inner: effects.Effect) -> effects.Effect:
    """Return what is done for each of the objects in turn; tokens that copy them are created together (608.2c)."""
    one, all_ = gathering(at, inner)
    if isinstance(inner, effects.CreateCopies) and inner.what == objects.Iterated():
        together = replace(inner, what=each, slot=all_)
        if not any(node == objects.Iterated() for node in walk(together)):
            return together
    return effects.ForEachObject(each, inner, one, all_)


def _chosen_in_turn(at: Lowering, asked: effects.Choose) -> int:
    all_ = at.slot_for_later()
    at.binder.forget(frozenset((asked.slot,)))
    at.binder.mention(objects.InSlot(all_), True, 0)
    at.did("chosen", objects.InSlot(all_), True)
    at.shared.left = None
    return all_


def chosen_by_each(at: Lowering, who: objects.Players, asked: effects.May) -> effects.ForEachPlayer:
    """Return "each player may choose a creature": what is chosen this way is what all of them chose."""
    assert isinstance(asked.effect, effects.Choose)
    one, all_ = asked.effect.slot, at.slot()
    at.binder.forget(frozenset((one,)))
    at.binder.mention(objects.InSlot(all_), True, 0)
    at.did("chosen", objects.InSlot(all_), True)
    return effects.ForEachPlayer(who, asked, gathers=one, into=all_)
