"""701.7, 111, 707, 114: creating tokens, token copies and emblems."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.ability import Ability, Activated, Static, Triggered
from apnap.abilities.definition import CardDefinition, FaceDefinition
from apnap.abilities.values import COMMAND
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.copying import copiable, face_up
from apnap.rules.definitions import Definition, define
from apnap.rules.events import Event
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.lasting import change_objects, settle
from apnap.rules.libraries import action
from apnap.rules.links import link, speaks_of_its_tokens
from apnap.rules.performing.moving import fill_how, place_late
from apnap.rules.performing.picking import as_player
from apnap.rules.performing.refusals import exceptions, plural
from apnap.rules.permanents import permanent
from apnap.rules.predefined_tokens import predefined
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount
from apnap.rules.records import EMBLEM
from apnap.rules.tokens import create_tokens, token_definition
from apnap.rules.zones import create_in

if TYPE_CHECKING:
    from apnap.rules.state import State


def _events(
    run: Running, state: State, entering: eff.Entering, player: Player, definition: Definition, n: int
) -> ev.CreateTokens:
    """Return the proposal that a player creates tokens, with how they enter."""
    event = create_tokens(player, definition, n)
    event.effect_of = run.context.you
    fill_how(state, event, entering, run.context)
    if entering.controller is not None:
        controllers = players_of(state, entering.controller, run.context)
        event.controller = controllers[0] if controllers else player
    if entering.transformed and len(definition.faces) > 1:
        event.face = 1
    return event


def create(run: Running, state: State, node: eff.CreateTokens) -> None:
    """701.7a: each of the players creates their tokens, all at the same time."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        context = as_player(run, player)
        for one in (node, *node.also):
            n = amount(state, one.n, context)
            if n > 0:
                definition = token_definition(state, one.token, context)
                events.append(_events(run, state, one.entering, player, definition, n))
    propose(run, state, events)


def create_copies(run: Running, state: State, node: eff.CreateCopies) -> None:
    """707.2: tokens with the copiable values of each object as it is, or last was (111.12)."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        n = amount(state, node.n, as_player(run, player))
        for ref in objects_of(state, node.what, run.context):
            changes = settle(state, node.changes, run.context)
            model = state.last_known(ref)
            definition = copiable(state, model, changes, both_faces=True)
            if n > 0:
                event = _events(run, state, node.entering, player, definition, n)
                event.face = event.face or face_up(state, model)
                events.append(event)
    propose(run, state, events)


def after_creation(run: Running, state: State, node: eff.CreateTokens | eff.CreateCopies) -> None:
    """Remember the tokens; begin what is true of them from now on."""
    created = [event for event in state.happened if isinstance(event, ev.CreateTokens)]
    objects = tuple(ref for event in created for ref in event.objects if permanent(state, ref) is not None)
    players = tuple(dict.fromkeys(event.player for event in created))
    remember(run, node.slot, objects, players, len(objects), bool(objects))
    source = run.context.source
    if source > 0 and state.current(source) is not None and speaks_of_its_tokens(state.last_known(source)):
        for ref in objects:
            link(state, source, ref)
    if objects and node.entering.changes:
        change_objects(state, objects, node.entering.changes, node.entering.changes_for, run.context)


def tell_of_it(run: Running, state: State, node: eff.CreateTokens) -> None:
    """701.16a: investigating is creating a Clue, even if something else is created instead."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context) if node.action else ():
        events.extend(action(node.action, player) for _ in range(amount(state, node.n, as_player(run, player))))
    propose(run, state, events)


def _refuse_entering(entering: eff.Entering) -> str:
    if entering.prepared or entering.face_down or entering.attacking_like is not None:
        return "creating tokens face down, or attacking what another creature attacks"
    return "several players for one token" if plural(entering.controller) else ""


def _refuse_tokens(node: eff.CreateTokens) -> str:
    if node.token.predefined and predefined(node.token.predefined) is None:
        return f"the predefined token {node.token.predefined!r}"
    if node.token.predefined and node.token != eff.Token(predefined=node.token.predefined):
        return "a predefined token with other characteristics"
    if not node.token.predefined and not node.token.card_types:
        return "a token without card types"
    if any(one.entering.changes or one.also for one in node.also):
        return "several kinds of tokens of which some change as they enter"
    return _refuse_entering(node.entering)


def _refuse_copies(node: eff.CreateCopies) -> str:
    return exceptions(node.changes, settled=True) or _refuse_entering(node.entering)


performs(eff.CreateTokens, create, after_creation, place_late, tell_of_it, refuse=_refuse_tokens)
performs(eff.CreateCopies, create_copies, after_creation, place_late, refuse=_refuse_copies)


def get_emblem(run: Running, state: State, node: eff.GetEmblem) -> None:
    """114.1–114.2: each player gets an emblem in the command zone, where its abilities function (114.4)."""
    abilities = tuple(_in_command_zone(one) for one in node.abilities if isinstance(one, Ability))
    definition = define(CardDefinition("", (FaceDefinition("", abilities=abilities),)))
    for player in players_of(state, node.who, run.context):
        create_in(state, COMMAND, EMBLEM, player, definition)


def _in_command_zone(ability: Ability) -> Ability:
    return replace(ability, zones=(COMMAND,)) if isinstance(ability, Static | Triggered | Activated) else ability


def _refuse_emblem(node: eff.GetEmblem) -> str:
    return "" if all(isinstance(one, Ability) for one in node.abilities) else "an emblem without abilities"


performs(eff.GetEmblem, get_emblem, refuse=_refuse_emblem)
