"""702.55, 702.99, 702.167: what ties objects together by a keyword ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import bonds
from apnap.abilities.objects import ControlledBy, Filter, HasCardType, You
from apnap.abilities.values import CREATURE, EXILE, GRAVEYARD, STACK
from apnap.rules import events as ev
from apnap.rules.choices import choose_objects
from apnap.rules.expressions import objects_of
from apnap.rules.filters import find
from apnap.rules.instructions import performs
from apnap.rules.programs import Running, propose
from apnap.rules.records import CARD
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State


def use_to_craft(run: Running, state: State, node: bonds.UseToCraft) -> None:
    """702.167c: the card that comes back knows the cards exiled for it; tokens have ceased to exist (111.7)."""
    materials = []
    for ref in objects_of(state, node.materials, run.context):
        became = state.current(ref + 1)
        if became is not None and became.zone == EXILE:
            materials.append(became.ref)
    for ref in objects_of(state, node.what, run.context):
        state.edit(ref).linked = tuple(materials)


performs(bonds.UseToCraft, use_to_craft)


def haunt(run: Running, state: State, node: bonds.Haunt) -> None:
    """702.55a: the cards that are still in the graveyard; ``picked``: what they haunt."""
    run.picked = tuple(objects_of(state, node.creature, run.context))
    found = (state.current(ref) for ref in objects_of(state, node.what, run.context))
    cards = [one.ref for one in found if one is not None and one.zone == GRAVEYARD and one.kind == CARD]
    propose(run, state, [move(ref, EXILE, ev.BY_NOTHING, run.context.source) for ref in cards if run.picked])


def tie(run: Running, state: State, node: bonds.Haunt | bonds.Encode) -> None:
    """702.55b, 702.99b: what has been exiled haunts, or is encoded on, what was picked."""
    for event in state.happened:
        if isinstance(event, ev.ZoneChange) and event.to == EXILE and run.picked:
            state.edit(event.became).linked = run.picked[:1]
    state.disturb()


performs(bonds.Haunt, haunt, tie)

_YOURS = Filter((HasCardType(CREATURE), ControlledBy(You())))


def choose_host(run: Running, state: State, node: bonds.Encode) -> None:
    """702.99a: the creature on which the card is encoded, if any; a copy of a spell is no card."""
    spell = state.current(run.context.stack_object)
    options = find(state, _YOURS, run.context) if spell is not None and spell.kind == CARD else []
    if spell is None or spell.zone != STACK or not options:
        state.result = ()
        return
    choose_objects(state, run.context.you, options, 0, 1, "encode", spell.ref, "702.99a")


def encode(run: Running, state: State, node: bonds.Encode) -> None:
    """702.99a: the spell is exiled."""
    run.picked = state.result
    spells = (run.context.stack_object,) if run.picked else ()
    propose(run, state, [move(ref, EXILE, ev.BY_NOTHING, ref) for ref in spells])


performs(bonds.Encode, choose_host, encode, tie)
