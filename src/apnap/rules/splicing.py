"""702.47: splicing cards in hand onto a spell that is being cast."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from apnap.abilities.ability import Body, Keyword
from apnap.abilities.casting import Way
from apnap.abilities.cost import Cost
from apnap.abilities.mana import ManaCost
from apnap.ids import Ref
from apnap.rules.card_info import card_info
from apnap.rules.casting_costs import Proposal
from apnap.rules.characteristics import keyword_nodes
from apnap.rules.context import context_for
from apnap.rules.face_down import FACE_DOWN
from apnap.rules.filters import matches
from apnap.rules.joining import FUSED, fused, spell_of, spliced

if TYPE_CHECKING:
    from apnap.rules.casting_steps import Casting
    from apnap.rules.definitions import Definition
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def spliceable(state: State, frame: Casting) -> list[Ref]:
    """Return the cards in hand that could be spliced onto the spell, besides those that have been (702.47a–b): their
    costs can be paid, and targets can be chosen for what they say."""
    if frame.face == FACE_DOWN:
        return []
    return [
        ref
        for ref in state.players[frame.player].hand
        if (record := state.current(ref)) is not None
        and card_info(record.definition).splice
        and ref not in frame.spliced
        and _possible(state, frame, record)
    ]


def _possible(state: State, frame: Casting, card: GameObject) -> bool:
    spell = state.current(frame.ref)
    node = _ability(state, frame, card)
    if spell is None or node is None:
        return False
    definition = _joined(state, frame, card.ref)
    if definition is None:
        return False
    trial = spell.copy()
    trial.copied = definition
    proposal = Proposal(state, frame.player, trial, frame.context)
    way = _dearer(frame.way, node)
    if not proposal.targets_possible(frame.options):
        return False
    if proposal.has_x(way, frame.options):
        return bool(proposal.x_values(way, frame.options, frame.modes))
    return proposal.payable(way, frame.options, frame.modes)


def _ability(state: State, frame: Casting, card: GameObject) -> Keyword | None:
    """Return the splice ability of a card that speaks of the spell."""
    spell = state.current(frame.ref)
    for node in keyword_nodes(state, card, "splice"):
        if spell is not None and node.what is not None:
            if matches(state, spell, node.what, context_for(card.ref, frame.player)):
                return node
    return None


def _joined(state: State, frame: Casting, *more: Ref) -> Definition | None:
    """Return the spell with the text of the cards spliced onto it, and of some more."""
    spell = state.current(frame.ref)
    bodies: list[Body] = []
    for ref in (*frame.spliced, *more):
        own = spell_of(state.last_known(ref).definition.faces[0].node)
        if own is None:
            return None
        bodies.append(own.body)
    if spell is None:
        return None
    if frame.face == FUSED:
        return spliced(fused(spell.definition), 0, tuple(bodies))
    return spliced(spell.definition, frame.face, tuple(bodies))


def _dearer(way: Way, node: Keyword) -> Way:
    """Return the way to cast with the splice cost besides (601.2f)."""
    own = node.cost or Cost()
    if way.plus is None:
        return replace(way, plus=own)
    mana = [cost.mana.symbols for cost in (way.plus, own) if cost.mana is not None]
    symbols = ManaCost(tuple(symbol for one in mana for symbol in one)) if mana else None
    return replace(way, plus=Cost(symbols, (*way.plus.parts, *own.parts)))


def splice(state: State, frame: Casting, ref: Ref) -> None:
    """Splice a card onto the spell: it changes its text (702.47c), and the spell costs more."""
    node = _ability(state, frame, state.last_known(ref))
    definition = _joined(state, frame, ref)
    assert node is not None and definition is not None
    frame.way = _dearer(frame.way, node)
    frame.spliced = (*frame.spliced, ref)
    state.edit(frame.ref).copied = definition
    state.disturb()
