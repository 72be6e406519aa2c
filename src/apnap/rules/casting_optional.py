"""601.2b: optional additional costs of a spell, promises and cards that are spliced onto it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.casting_steps import (
    ANNOUNCE_X_STEP,
    MODES_STEP,
    OPTIONAL_STEP,
    PAY_STEP,
    TAKE_GIFT_STEP,
    TAKE_OPTIONAL_STEP,
    TAKE_SPLICE_STEP,
    Casting,
    proposal_of,
    reverse,
)
from apnap.rules.choices import choose, choose_objects, choose_yes_no
from apnap.rules.happen import happen
from apnap.rules.keywords.giving import GIFT
from apnap.rules.records import with_count
from apnap.rules.splicing import splice, spliceable

if TYPE_CHECKING:
    from apnap.rules.state import State


def ask_optional(frame: Casting, state: State) -> None:
    """601.2b, 118.8: optional additional costs such as kicker (702.33), those that could be paid."""
    proposal = proposal_of(frame, state)
    while frame.asked < len(proposal.optional):
        part = proposal.optional[frame.asked]
        cheaper = proposal.makes_cheaper(part)
        most = 1 if cheaper else proposal.most_times(frame.way, frame.options, frame.modes, part)
        if most == 0:
            frame.asked += 1
            continue
        frame.step = TAKE_OPTIONAL_STEP
        numbers = tuple(range(most + 1))
        if cheaper:
            numbers = tuple(proposal.possible_times(frame.way, frame.options, frame.modes, part))
        if len(numbers) == 1:
            state.result = numbers
        elif part.repeatable:
            choose(state, dec.NUMBER, frame.player, numbers, 1, 1, part.id, frame.ref, "601.2b")
        else:
            choose_yes_no(state, frame.player, part.id, frame.ref, "601.2b")
        return
    if any(id == GIFT for id, _ in frame.options) and state.last_known(frame.ref).choice("player") is None:
        frame.step = TAKE_GIFT_STEP
        opponents = tuple(state.opponents(frame.player))
        choose(state, dec.PLAYERS, frame.player, opponents, 1, 1, "opponent", frame.ref, "702.174a")
        return
    options = spliceable(state, frame) if not frame.unspliced else []
    if options:
        frame.step = TAKE_SPLICE_STEP
        choose_objects(state, frame.player, options, 0, 1, "splice", frame.ref, "702.47a")
        return
    frame.asked += 1
    frame.context.costs_paid = frame.options
    state.edit(frame.ref).costs_paid = frame.options
    body = proposal.body
    frame.step = MODES_STEP if body.modes is not None and not frame.modes else ANNOUNCE_X_STEP
    if frame.late:
        frame.step = PAY_STEP
        state.result = (1,)


def take_splice(frame: Casting, state: State) -> None:
    """702.47a–b: the card is revealed, its cost is paid too, and the spell does what it says after its own text."""
    frame.step = OPTIONAL_STEP
    if not state.result:
        frame.unspliced = True
        return
    splice(state, frame, state.result[0])
    shown = ev.Revealed()
    shown.player = frame.player
    shown.objects = state.result
    happen(state, shown)


def take_optional(frame: Casting, state: State) -> None:
    """118.8: whether the cost will be paid, or how often."""
    part = proposal_of(frame, state).optional[frame.asked]
    times = state.result[0]
    if times:
        frame.options = with_count(frame.options, part.id, times)
    frame.asked += 1
    frame.step = OPTIONAL_STEP


def take_gift(frame: Casting, state: State) -> None:
    """702.174a: the opponent who is promised a gift."""
    if not state.result:
        reverse(frame, state)
        return
    state.edit(frame.ref).choices = (("player", state.result[0]),)
    frame.step = OPTIONAL_STEP
