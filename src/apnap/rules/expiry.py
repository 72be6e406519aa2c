"""611.2, 514.2: the end of continuous effects that spells and abilities created."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from apnap.abilities.condition import InExtraTurn
from apnap.abilities.duration import (
    DuringExtraTurn,
    DuringNextTurnOf,
    ForAsLongAs,
    NextUntapStep,
    ThisStep,
    UntilCastFromExile,
    UntilEndOfCombat,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilThisLeaves,
    UntilYourNextEndStep,
    UntilYourNextTurn,
    UntilYourNextUpkeep,
)
from apnap.abilities.objects import Filter
from apnap.abilities.static import Restriction
from apnap.abilities.values import EXILE
from apnap.ids import Player, Ref
from apnap.rules.control import control_changed
from apnap.rules.effects import FloatingEffect
from apnap.rules.events import Event
from apnap.rules.happen import follow_up, perform_group

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.state import State

Over = Callable[[FloatingEffect], bool]


def end_effect(state: State, number: int) -> None:
    """End the effect with that number."""
    end_effects(state, lambda effect: effect.number == number)


def end_effects(state: State, over: Over, among_events: bool = False) -> bool:
    """End the effects for which ``over`` says so; tell whether any ended.

    A permanent that comes under another player's control because of it stops attacking and is new to them (302.6).
    ``among_events``: other events are being performed; what follows comes right after them.
    """
    ended = [effect for effect in state.effects if over(effect)]
    if not ended:
        return False
    held = [effect for effect in ended if is_holding(effect)]
    taken = [ref for effect in ended for ref in effect.objects if _changes_control(effect)]
    before = [(ref, controller_of(state, record)) for ref in taken if (record := state.current(ref)) is not None]
    state.effects = tuple(effect for effect in state.effects if effect not in ended)
    state.disturb()
    state.check_needed = True
    changed: list[Event] = []
    for ref, had in before:
        record = state.current(ref)
        if record is not None:
            has = controller_of(state, record)
            if has != had:
                changed.append(control_changed(ref, has, had))
    if among_events:
        for effect in held:
            for ref in effect.objects:
                record = state.current(ref)
                if record is not None and record.zone == EXILE:  # it returns under its owner's control (610.3c)
                    follow_up(state, move(ref, effect.uses, source=effect.source))
                elif record is not None and is_kept_out(record, effect):  # 610.4
                    follow_up(state, phasing(ref, 1))
        for event in changed:
            follow_up(state, event)
    elif changed:
        perform_group(state, changed)
    return True


def _changes_control(effect: FloatingEffect) -> bool:
    return any(isinstance(change, SetController) for change in effect.changes)


def expire_at_cleanup(state: State) -> bool:
    """End "until end of turn" and "this turn" effects, which have a moment of their own (500.5b, 514.2), and those
    until the end of the active player's next turn; tell whether anything ended."""

    def over(effect: FloatingEffect) -> bool:
        if isinstance(effect.duration, UntilEndOfTurn | ThisStep | UntilEndOfCombat):
            return True
        if isinstance(effect.duration, DuringNextTurnOf) and effect.context is not None:
            return effect.turn < state.turn and state.active in players_of(state, effect.duration.who, effect.context)
        if isinstance(effect.duration, DuringExtraTurn) and effect.context is not None:
            return holds(state, InExtraTurn(effect.duration.slot), effect.context)
        if isinstance(effect.duration, UntilEndOfYourNextTurn):
            return effect.you == state.active and effect.turn < state.turn
        return False

    return end_effects(state, over)


def expire_at_end_of_combat(state: State) -> bool:
    """End "until end of combat" effects (511.3)."""
    return end_effects(state, lambda effect: isinstance(effect.duration, UntilEndOfCombat))


def expire_at_step_end(state: State) -> bool:
    """End effects that last for the current step or phase."""
    return end_effects(state, lambda effect: isinstance(effect.duration, ThisStep))


def expire_after_untapping(state: State) -> bool:
    """End the effects that last through this untap step (502.3): those on permanents of the active player, or, where
    they say whose untap step, those that say it of the active player."""

    def over(effect: FloatingEffect) -> bool:
        if not isinstance(effect.duration, NextUntapStep) or effect.context is None:
            return False
        assert isinstance(effect.part, Restriction) and not isinstance(effect.part.what, Filter)
        if effect.part.whom is not None:
            return state.active in players_of(state, effect.part.whom, effect.context)
        records = [state.current(ref) for ref in objects_of(state, effect.part.what, effect.context)]
        return all(record is None or controller_of(state, record) == state.active for record in records)

    return end_effects(state, over)


def expire_at_turn_start(state: State, player: Player) -> bool:
    """End "until your next turn" effects of the player whose turn begins."""
    return end_effects(
        state,
        lambda effect: (
            isinstance(effect.duration, UntilYourNextTurn) and effect.you == player and effect.turn < state.turn
        ),
    )


def expire_as_end_step_begins(state: State) -> bool:
    """End "until your next end step" effects of the active player: what that end step itself brings lasts longer."""
    return end_effects(
        state,
        lambda effect: isinstance(effect.duration, UntilYourNextEndStep) and effect.you == state.active,
    )


def expire_as_upkeep_begins(state: State) -> bool:
    """End "until your next upkeep" effects of the active player."""
    return end_effects(
        state,
        lambda effect: isinstance(effect.duration, UntilYourNextUpkeep) and effect.you == state.active,
    )


def expire_conditions(state: State) -> bool:
    """End effects whose "for as long as" has stopped being true (611.2b); tell whether any ended."""
    if not any(isinstance(effect.duration, ForAsLongAs) for effect in state.effects):
        return False
    return end_effects(state, lambda effect: not _still_true(state, effect), among_events=True)


def _still_true(state: State, effect: FloatingEffect) -> bool:
    duration = effect.duration
    context: Context | None = effect.context
    return not isinstance(duration, ForAsLongAs) or context is None or holds(state, duration.condition, context)


def cast_from_exile(state: State, spell: Ref) -> None:
    """End effects that last until this card is cast from exile, which it was in the zone before it was exiled or in
    exile (400.7j)."""
    if state.last_known(spell).cast_from == EXILE:
        sources = (spell - 1, spell - 2)
        end_effects(state, lambda e: isinstance(e.duration, UntilCastFromExile) and e.source in sources)


def source_left(state: State, ref: Ref) -> None:
    """End effects that last until this permanent leaves the battlefield; what they set apart returns (610.3)."""
    ended = [e for e in state.effects if e.source == ref and isinstance(e.duration, UntilThisLeaves)]
    if not ended:
        return
    end_effects(state, lambda effect: effect in ended, among_events=True)


from apnap.abilities.change import SetController  # noqa: E402
from apnap.rules.characteristics import controller_of  # noqa: E402  (happen is loaded first)
from apnap.rules.conditions import holds  # noqa: E402
from apnap.rules.expressions import objects_of, players_of  # noqa: E402
from apnap.rules.lasting import is_holding  # noqa: E402
from apnap.rules.phasing import is_kept_out, phasing  # noqa: E402
from apnap.rules.zones import move  # noqa: E402
