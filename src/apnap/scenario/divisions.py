"""Divisions: among targets (601.2d) and of combat damage (510.1c–e), decided whole when the first share is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules import decisions as dec
from apnap.rules.announcing import Announcing, chosen_bodies
from apnap.rules.combat.damage import CombatDamage as Dealing
from apnap.rules.combat.dividing import lethal_damage
from apnap.rules.dividing import divided_amount, least_served
from apnap.scenario import purposes
from apnap.scenario.selections import CombatDamage, Shares

if TYPE_CHECKING:
    from apnap.ids import Ref
    from apnap.scenario.deciding import Deciding


def divided_shares(deciding: Deciding, asked: dec.Decision) -> int:
    """Return the share of the recipient that is asked for."""
    state = deciding.table.state
    frame = purposes.asker(state)
    if not isinstance(frame, Announcing):
        return next(one for one in asked.options if isinstance(one, int))
    among = frame.targets[frame.divided]
    key = ("divided", frame.ref)
    if key not in deciding.shares or not frame.shares:
        least = least_served(state, frame.requirements[frame.divided], among, frame.context)
        question = Shares(
            player=deciding.letter(asked.decider),
            about=deciding.about(asked),
            recipients=tuple(deciding.table.option(entity) for entity in among),
            total=divided_amount(state, chosen_bodies(frame.body, frame.modes), frame.context),
            least=int(least == len(among)),
        )
        deciding.shares[key] = deciding.ask(question)
    return deciding.shares[key][len(frame.shares)]


def use_up_division(deciding: Deciding, ref: Ref) -> None:
    """Use up the answers for a division of which nothing had to be asked (one recipient, or one for each)."""
    state = deciding.table.state
    record = state.current(ref)
    key = ("divided", ref)
    if record is None or not record.division or key in deciding.shares:
        return
    deciding.shares[key] = record.division
    targets = next((group for group in record.targets if len(group) == len(record.division)), ())
    question = Shares(
        player=deciding.letter(record.controller),
        recipients=tuple(deciding.table.option(entity) for entity in targets),
        total=sum(record.division),
    )
    if targets:
        deciding.said(question)


def combat_shares(deciding: Deciding, asked: dec.Decision) -> int:
    """Return the damage for the creature that is asked for."""
    state = deciding.table.state
    frame = purposes.asker(state)
    assert isinstance(frame, Dealing)
    key = ("combat", state.turn, state.step, frame.dealer, id(frame))
    if key not in deciding.shares or not frame.shares:
        question = CombatDamage(
            player=deciding.letter(asked.decider),
            about=deciding.about(asked),
            lethal=tuple(lethal_damage(state, ref, frame.dealer, frame.assigned) for ref in frame.among),
            total=frame.left,
            trample=bool(frame.through),
        )
        deciding.shares[key] = deciding.ask(question)
        deciding.shares[("combat",)] = deciding.shares[key]
    return deciding.shares[("combat",)][len(frame.shares)]
