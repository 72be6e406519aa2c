"""404.3: the owner of cards that go to a graveyard at the same time arranges them.

It is asked where a card of the game looks at the order of graveyards; anywhere else the order is without consequence.
The components of a permanent that goes to a library are always arranged, and nobody else is told how (730.3a).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from apnap.abilities import objects as ob
from apnap.abilities.effect import BOTTOM, NTH_FROM_TOP, TOP
from apnap.abilities.values import GRAVEYARD, LIBRARY
from apnap.abilities.walk import walk
from apnap.ids import Player, Ref
from apnap.rules.choices import choose_order
from apnap.rules.events import ZoneChange
from apnap.rules.knowledge import forget
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.records import CARD

if TYPE_CHECKING:
    from apnap.rules.definitions import Definition
    from apnap.rules.state import State

Group = tuple[Player, tuple[Ref, ...]]


@cache
def _looks_at_order(definition: Definition) -> bool:
    """Tell whether a card speaks of the top or bottom of a graveyard."""
    return any(
        isinstance(node, ob.TopOfGraveyard | ob.AboveSource)
        or (isinstance(node, ob.Filter) and GRAVEYARD in node.zones and ob.Is(ob.ON_TOP) in node.tests)
        for face in definition.node.faces
        for ability in face.abilities
        for node in walk(ability)
    )


def arrange_graveyards(state: State) -> None:
    """Let owners arrange the cards that have just gone to their graveyards together. Last act of a step.

    Call it where several things have happened.
    """
    groups: dict[Player, list[Ref]] = {}
    for event in state.happened:
        if isinstance(event, ZoneChange) and event.to == GRAVEYARD:
            record = state.current(event.became)
            if record is not None and record.kind == CARD and record.zone == GRAVEYARD:
                groups.setdefault(record.owner, []).append(record.ref)
    due = tuple((owner, tuple(groups[owner])) for owner in state.in_turn_order() if len(groups.get(owner, ())) > 1)
    if due and not any(_looks_at_order(record.definition) for record in state.objects):
        due = ()
    due = (*due, *_apart_in_libraries(state))
    if due:
        frame = Arranging()
        frame.groups = due
        call(state, frame)


def _apart_in_libraries(state: State) -> list[Group]:
    """712.21a, 730.3a: return the cards that have been one permanent and are now in a library, with their owners."""
    found: list[Group] = []
    for event in state.happened:
        if isinstance(event, ZoneChange) and event.parts and event.position in (TOP, BOTTOM, NTH_FROM_TOP):
            records = [state.current(ref) for ref in event.all_became()]
            refs = tuple(one.ref for one in records if one is not None and one.zone == LIBRARY and one.kind == CARD)
            if len(refs) > 1:
                found.append((state.last_known(refs[0]).owner, refs))
    return found


class Arranging(Procedure):
    """404.3: each owner in turn (101.4) says which card goes in next, so that the last one ends on top."""

    __slots__ = ("groups",)

    def __init__(self) -> None:
        super().__init__()
        self.groups: tuple[Group, ...] = ()


def _ask(frame: Arranging, state: State) -> None:
    if not frame.groups:
        finish(frame)
        return
    owner, refs = frame.groups[0]
    if state.last_known(refs[0]).zone == LIBRARY:
        choose_order(state, owner, list(refs), "order_library", rule="730.3a")
    else:
        choose_order(state, owner, list(refs), "order_graveyard", rule="404.3")


def _take(frame: Arranging, state: State) -> None:
    owner, refs = frame.groups[0]
    player = state.edit_player(owner)
    in_library = state.last_known(refs[0]).zone == LIBRARY
    cards = player.library if in_library else player.graveyard
    places = sorted((cards.index(ref) for ref in refs), reverse=in_library)  # the first chosen is the topmost
    for place, ref in zip(places, state.result, strict=True):
        cards[place] = ref
    if in_library:
        forget(state, list(refs), 1 << owner)
    frame.groups = frame.groups[1:]
    frame.step = 0
    state.touch()


register(Arranging, (_ask, _take))
