"""Numbers that are each recipient's own: "damage to each creature equal to that creature's power" (608.2f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import objects
from apnap.abilities.quantity import Quantity
from apnap.abilities.walk import walk

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering
    from apnap.oracle.phrase.measures import Measured

_ALL = objects.Each | objects.Those | objects.Together


def measured_for_each(
    at: Lowering, measured: Measured, what: objects.Objects | None, who: objects.Players | None = None
) -> Quantity:
    """Return a number that may be about each of the objects or players that were just named: then they are the iterated
    object or player in it. "That creature" and "that player" are one of several only there."""
    inner = at
    if isinstance(what, _ALL):
        inner = at.beside_subject(at.has_subject)
        inner.binder.objects = [one for one in at.binder.objects if one.node != what]
        inner.binder.mention(objects.Iterated(), False, 0)
    if isinstance(who, objects.EachPlayer | objects.EachOpponent | objects.EachOtherPlayer | objects.AllBut):
        inner = inner.with_player(who)
        inner.binder.mention_players(who, True)
    found = measured.lower(inner)
    nodes = list(walk(found))
    if what is not None and who is not None:
        if any(isinstance(one, objects.Iterated | objects.IteratedPlayer) for one in nodes):
            return at.refuse(measured, "of each object or of each player?")
    return found
