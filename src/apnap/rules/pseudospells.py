"""classic:217.6b, classic:409.2a: an ability on the stack is an imaginary card with its text and the colour of the
permanent that made it: a pseudospell. Later books give it its text only (405.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.definition import CardDefinition, FaceDefinition
from apnap.abilities.values import STACK
from apnap.ids import NO_REF, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.context import Context
from apnap.rules.definitions import NO_DEFINITION, Definition, define
from apnap.rules.faces import base_of, info_of
from apnap.rules.records import ABILITY, GameObject

if TYPE_CHECKING:
    from apnap.rules.state import State


def definition_of_ability(state: State, source: Ref) -> Definition:
    """Return what an ability of a source is as it is put on the stack: in the classic book it takes the colours that
    its source has then."""
    if state.rulebook.ability_on_stack == "text_only" or source == NO_REF:
        return NO_DEFINITION
    colors = characteristics(state, state.last_known(source)).colors
    return define(CardDefinition("", (FaceDefinition("", colors=colors),)))


def seen_by_protection(state: State, source: GameObject, context: Context) -> GameObject:
    """Return what protection looks at when something targets: the spell; of an ability its source (702.16b), or itself
    where it is a pseudospell (classic:502.7b).

    :param source: the spell, or the source of the ability
    :param context: that of the spell or ability; without an object on the stack it is an ability to be activated
    """
    if state.rulebook.protection_checks == "source":
        return source
    if context.stack_object != NO_REF:
        item = state.last_known(context.stack_object)
        return item if item.kind == ABILITY else source
    if source.zone == STACK:
        return source
    trial = GameObject()
    trial.kind = ABILITY
    trial.zone = STACK
    trial.owner = trial.controller = context.you
    trial.definition = definition_of_ability(state, source.ref)
    trial.chars = base_of(info_of(trial.definition, 0), context.you)
    return trial
