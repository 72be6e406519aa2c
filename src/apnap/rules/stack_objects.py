"""701.6, 707.10, 115.7: countering and copying spells and abilities, and changing their targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import GRAVEYARD, STACK
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.context import Context, context_for
from apnap.rules.events import Event
from apnap.rules.happen import expander, performer
from apnap.rules.records import ABILITY, COPY
from apnap.rules.zones import cease, create_in, move

if TYPE_CHECKING:
    from apnap.abilities.change import Change
    from apnap.rules.definitions import CompiledAbility
    from apnap.rules.records import GameObject
    from apnap.rules.state import State
    from apnap.rules.waiting import WaitingTrigger


@expander(ev.COUNTERED)
def expand_countered(state: State, event: Event) -> list[Event] | None:
    """701.6a: a countered spell is put into its owner's graveyard, or where the effect says; an ability ceases."""
    assert isinstance(event, ev.Countered)
    record = state.current(event.subject)
    if record is None or record.zone != STACK:
        return []
    if record.kind == ABILITY:
        return None
    return [event, move(event.subject, event.to or GRAVEYARD, ev.BY_COUNTERING, event.source, event.position)]


@performer(ev.COUNTERED)
def perform_countered(state: State, event: Event) -> Event | None:
    """Remove a countered ability from the stack; the zone change beside this removes a spell."""
    record = state.current(event.subject)
    if record is None or record.zone != STACK:
        return None
    if record.kind == ABILITY:
        cease(state, event.subject)
    return event


def place_trigger(state: State, waiting: WaitingTrigger) -> GameObject:
    """Put a triggered ability onto the stack as its topmost object; its choices are still to be made (603.3)."""
    record = create_in(state, STACK, ABILITY, waiting.controller, definition_of_ability(state, waiting.source))
    record.ability = waiting.ability
    record.source = waiting.source
    record.event = waiting.event
    record.slots = waiting.slots
    record.targets = waiting.targets
    record.x = context_of(state, waiting).x
    state.touch()
    return record


def place_activated(state: State, player: Player, source: Ref, ability: CompiledAbility) -> Context:
    """Create an activated ability on the stack as its topmost object (602.2a); its choices are still to be made.

    Returns the context of the activation, with the ability as its ``stack_object``.
    """
    record = create_in(state, STACK, ABILITY, player, definition_of_ability(state, source))
    record.ability = ability
    record.source = source
    state.touch()
    context = context_for(source, player)
    context.stack_object = record.ref
    return context


def copy_on_stack(state: State, ref: Ref, player: Player, changes: tuple[Change, ...] = ()) -> Ref:
    """Put a copy of a spell or ability onto the stack (707.10): it has the same targets, modes, X and costs paid; it
    is not cast or activated. Returns the copy."""
    model = state.last_known(ref)
    if model.kind == ABILITY:
        copy = create_in(state, STACK, ABILITY, player, model.definition)
        copy.ability = model.ability
        copy.source = model.source
        copy.event = model.event
        copy.slots = model.slots
    else:
        copy = create_in(state, STACK, COPY, player, copiable(state, model, changes, both_faces=True))
        copy.face = 0 if len(copy.definition.faces) == 1 else model.face
        copy.source = model.ref
        state.relist()  # its "when you cast this spell" is on the stack, too
    copy.controller = player
    copy.targets = model.targets
    copy.modes = model.modes
    copy.division = model.division
    copy.x = model.x
    copy.costs_paid = model.costs_paid
    copy.paid_objects = model.paid_objects
    copy.choices = model.choices
    state.touch()
    return copy.ref


from apnap.rules.copying import copiable  # noqa: E402  (layers read zones)
from apnap.rules.pseudospells import definition_of_ability  # noqa: E402
from apnap.rules.waiting import context_of  # noqa: E402
