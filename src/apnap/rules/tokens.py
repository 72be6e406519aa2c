"""111: tokens: what they are, and how they come into being."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from apnap.abilities.ability import Ability
from apnap.abilities.definition import TRANSFORM, CardDefinition, FaceDefinition
from apnap.abilities.effect import Token
from apnap.abilities.quantity import Quantity
from apnap.abilities.values import BATTLEFIELD, INSTANT, PERMANENT_TYPES, SORCERY
from apnap.errors import InvalidStateError
from apnap.ids import NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.context import Context
from apnap.rules.definitions import Definition, define
from apnap.rules.events import Event
from apnap.rules.happen import expander, performer
from apnap.rules.predefined_tokens import back_of, predefined
from apnap.rules.quantities import amount
from apnap.rules.records import TOKEN
from apnap.rules.words import with_giver
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State


def token_definition(state: State, token: Token, context: Context) -> Definition:
    """Return the definition of a token (111.3): its numbers are found now, its name is as 111.4 says.

    :raises InvalidStateError: a predefined token (111.10) of a name that the rules do not define
    """
    if token.predefined:
        face = predefined(token.predefined)
        if face is None:
            raise InvalidStateError(f"there is no predefined token {token.predefined!r}", rule="111.10")
        return _definition(face, back_of(token.predefined))
    return _definition(
        FaceDefinition(
            name=token.name or _name(state, token),
            colors=token.colors,
            supertypes=token.supertypes,
            card_types=token.card_types,
            subtypes=token.subtypes,
            power=_number(state, token.power, context),
            toughness=_number(state, token.toughness, context),
            abilities=tuple(with_giver(node, context.source) for node in token.abilities if isinstance(node, Ability)),
        )
    )


def _name(state: State, token: Token) -> str:
    """111.4: its subtypes and "Token", where the effect gives it no name; in older books only the subtypes
    (2016:110.5c, 2007:216.1, classic:216.1)."""
    words = token.subtypes if state.rulebook.token_name == "subtypes" else (*token.subtypes, "Token")
    return " ".join(words)


@cache
def _definition(face: FaceDefinition, back: FaceDefinition | None = None) -> Definition:
    if back is None:
        return define(CardDefinition(face.name, (face,)))
    return define(CardDefinition(f"{face.name} // {back.name}", (face, back), TRANSFORM))


def _number(state: State, quantity: Quantity | None, context: Context) -> int | None:
    return None if quantity is None else amount(state, quantity, context)


def create_tokens(player: Player, definition: Definition, n: int, source: Ref = NO_REF) -> ev.CreateTokens:
    """Return the proposal that a player creates ``n`` tokens (111.1); the caller may fill in how they enter."""
    event = ev.CreateTokens()
    event.player = player
    event.definition = definition
    event.amount = n
    event.source = source
    return event


@expander(ev.CREATE_TOKENS)
def expand_create_tokens(state: State, event: Event) -> list[Event] | None:
    """701.7a: the tokens come into being and enter the battlefield. An instant or sorcery can't (111.5)."""
    assert isinstance(event, ev.CreateTokens) and event.definition is not None
    types = event.definition.faces[event.face].node.card_types
    if event.amount <= 0 or not types & PERMANENT_TYPES or types & (INSTANT | SORCERY):
        return []
    done = event.copy()
    assert isinstance(done, ev.CreateTokens)
    result: list[Event] = [done]
    owner = _owner(state, event)
    for _ in range(event.amount):
        record = state.new_object(TOKEN, owner, event.definition)
        entering = move(record.ref, BATTLEFIELD, ev.BY_CREATION, event.source)
        entering.controller = event.player if event.controller < 0 else event.controller
        entering.face = event.face
        entering.tapped = event.tapped
        entering.counters = event.counters
        entering.attach_to = event.attach_to
        entering.attacking = event.attacking
        entering.attacked_player = event.attacked_player
        entering.blocking = event.blocking
        entering.applied = event.applied
        done.objects = (*done.objects, record.ref + 1)
        result.append(entering)
    return result


def _owner(state: State, event: ev.CreateTokens) -> Player:
    """111.2: whoever creates a token owns it; 2016:110.5a: the player under whose control it enters; 2007:200.4a: the
    controller of the effect."""
    rule = state.rulebook.token_owner
    if rule == "effect_controller" and event.effect_of >= 0:
        return event.effect_of
    if rule == "entered_under" and event.controller >= 0:
        return event.controller
    return event.player


@performer(ev.CREATE_TOKENS)
def perform_create_tokens(state: State, event: Event) -> Event | None:
    """Tell that tokens have been created; they enter with the zone changes beside this."""
    return event
