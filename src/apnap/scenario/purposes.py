"""What is meant for the things that a decision chooses, for the defaults of FORMAT 7."""

from __future__ import annotations

from typing import Final

from apnap.abilities import effect as eff
from apnap.abilities.ability import Activated, Body, Spell, Triggered
from apnap.abilities.values import LIBRARY
from apnap.agents.intent import HARM, HELP, purpose_of, purpose_of_attachment, purpose_of_slot
from apnap.ids import NO_REF, Ref
from apnap.rules import decisions as dec
from apnap.rules.announcing import Announcing, chosen_bodies
from apnap.rules.characteristics import characteristics
from apnap.rules.machine import Procedure
from apnap.rules.programs import Running
from apnap.rules.records import ABILITY
from apnap.rules.resolving import chosen_bodies as resolving_bodies
from apnap.rules.state import State
from apnap.scenario.defaults import Purpose

GIVEN_UP: Final = frozenset(
    {
        "sacrifice", "discard", "exile", "tap", "untap_cost", "return", "reveal", "discard_to_hand_size",
        "mulligan_bottom", "remove_counters",
    }
)  # fmt: skip
"""Purposes of decisions whose objects are given up."""


def asker(state: State) -> Procedure | None:
    """Return the procedure whose question the waiting decision is: below the one that asks it option by option."""
    from apnap.rules.choices import Choosing

    frames = state.frames
    if not frames:
        return None
    if isinstance(frames[-1], Choosing):
        return frames[-2] if len(frames) > 1 else None
    return frames[-1]


def of_decision(state: State, asked: dec.Decision) -> Purpose:
    """Return what is meant for the objects or players that a decision chooses."""
    if asked.purpose == "new_target":
        return of_new_target(state, asked)
    if asked.kind == dec.TARGETS:
        return of_targets(state)
    if asked.purpose in GIVEN_UP:
        return "give_up"
    if asked.purpose == "search":
        owners = (state.last_known(one).owner for one in asked.options if isinstance(one, int))
        return "help" if all(owner == asked.player for owner in owners) else "harm"
    if asked.purpose == "enchant":
        return _named(_of_attachment(state, asked.source))
    frame = asker(state)
    if asked.purpose in ("choose", "choose_player") and isinstance(frame, Running):
        node = instruction(frame)
        if isinstance(node, eff.Choose) and node.slot:
            return _named(purpose_of_slot(frame.program.effect, node.slot, node.what.zones))
        if isinstance(node, eff.ChoosePlayers) and node.slot:
            return _named(purpose_of_slot(frame.program.effect, node.slot))
    return "unknown"


def instruction(frame: Running) -> object:
    """Return the node of the instruction that a program is carrying out."""
    return frame.program.code[max(0, frame.pc - 1)].node if frame.pc <= len(frame.program.code) else None


def of_new_target(state: State, asked: dec.Decision) -> Purpose:
    """Return what is meant for the target of a copy that may be changed: for which requirement it is."""
    frame = asker(state)
    if not isinstance(frame, Running) or not frame.counts:
        return "unknown"
    record = state.last_known(asked.source)
    left = frame.counts[0]
    for body in resolving_bodies(state, record):
        if left < len(body.targets):
            return _named(purpose_of(body, left))
        left -= len(body.targets)
    return "unknown"


def of_targets(state: State) -> Purpose:
    """Return what is meant for the targets that are being chosen."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Announcing):
        return "unknown"
    bodies = chosen_bodies(frame.body, frame.modes)
    owner = frame.owners[frame.at]
    index = sum(1 for at in range(frame.at) if frame.owners[at] == owner)
    found = purpose_of(bodies[owner], index)
    if found == 0 and isinstance(bodies[owner].effect, eff.Nothing):
        found = _of_attachment(state, frame.ref)
    return _named(found)


def mode_of_targets(state: State) -> int | None:
    """Return the mode, from 1, that the targets being chosen belong to; where a mode may be chosen more than once
    (700.2d), its place among the chosen ones."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Announcing) or not frame.modes or frame.at >= len(frame.owners):
        return None
    owner = frame.owners[frame.at]
    repeated = frame.body.modes is not None and frame.body.modes.repeat
    return (owner if repeated else frame.modes[owner]) + 1


def are_looked_at(state: State, options: tuple[int, ...]) -> bool:
    """Tell whether a choice is among cards of a library."""
    return bool(options) and all(one > 0 and state.last_known(one).zone == LIBRARY for one in options)


def body_of(state: State, ref: Ref) -> Body | None:
    """Return what a spell or ability does."""
    record = state.last_known(ref)
    if record.kind == ABILITY:
        node = record.ability.node if record.ability is not None else None
        return node.body if isinstance(node, Activated | Triggered) else None
    for ability in characteristics(state, record).abilities:
        if isinstance(ability.node, Spell):
            return ability.node.body
    return None


def modes_repeat(state: State, ref: Ref) -> bool:
    """Tell whether a mode of a spell or ability may be chosen more than once (700.2d)."""
    body = body_of(state, ref) if ref != NO_REF else None
    return body is not None and body.modes is not None and body.modes.repeat


def _of_attachment(state: State, ref: Ref) -> int:
    if ref == NO_REF:
        return 0
    return purpose_of_attachment(tuple(a.node for a in characteristics(state, state.last_known(ref)).abilities))


def _named(purpose: int) -> Purpose:
    return "help" if purpose == HELP else "harm" if purpose == HARM else "unknown"
