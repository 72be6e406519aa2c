"""603.5 (classic:410.2, classic:410.5): triggered abilities that somebody "may" let do something.

Where the book treats the "may" as a mode it is settled as the ability goes on the stack: do nothing, or do this. Only
the "may" that all of the ability hangs on is one. Others are choices during resolution, and so are payments
(classic:413.2c, classic:413.2e), and "if you don't" is a consequence of a choice then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.condition import Happened
from apnap.abilities.effect import Effect, If, May, Nothing, ReflexiveTrigger, Sequence
from apnap.abilities.objects import PlayersInSlot, You
from apnap.abilities.walk import walk
from apnap.ids import NO_PLAYER, Player
from apnap.rules.expressions import players_of
from apnap.rules.waiting import WaitingTrigger, context_of

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

MAY: Final = "may"
"""What was settled for an ability as it went on the stack, among its choices: 1 do it, 0 do nothing."""
OFFERED_TO: Final = "offered to"
"""The player whom an ability on the stack offers its choice to, where each player got one of their own."""


def whole_may(body: Body) -> May | None:
    """Return the "may" that everything that the body does hangs on, or None.

    "You may draw a card. If you do, discard a card" hangs on it; "if you don't, you lose 4 life" does not.
    """
    effect = body.effect
    rest: tuple[Effect, ...] = ()
    if isinstance(effect, Sequence) and effect.effects:
        effect, *others = effect.effects
        rest = tuple(others)
    if not isinstance(effect, May) or not isinstance(effect.otherwise, Nothing):
        return None
    return effect if all(_needs(one, effect.slot) for one in rest) else None


def _needs(effect: Effect, slot: int) -> bool:
    """Whether an instruction does nothing unless what the slot remembers happened, or only for those who did it."""
    if isinstance(effect, If) and not isinstance(effect.otherwise, Nothing):
        return False
    if isinstance(effect, If | ReflexiveTrigger):
        return slot != 0 and effect.condition == Happened(slot)
    return slot != 0 and getattr(effect, "who", None) == PlayersInSlot(slot)


def body_of_waiting(waiting: WaitingTrigger) -> Body:
    """Return what a waiting ability does."""
    assert waiting.ability is not None and isinstance(waiting.ability.node, Triggered)
    return waiting.ability.node.body


# ------------------------------------------------------------------------------------- one for each player


def one_for_each(state: State) -> None:
    """classic:410.2: an ability that offers several players a choice makes one pseudospell for each of them.

    Each controls their own. What also speaks of "you", or of everybody once more, stays one.
    """
    state.waiting_triggers = tuple(one for waiting in state.waiting_triggers for one in _for_each(state, waiting))


def _for_each(state: State, waiting: WaitingTrigger) -> tuple[WaitingTrigger, ...]:
    body = body_of_waiting(waiting)
    may = whole_may(body)
    if may is None or waiting.offered_to != NO_PLAYER:
        return (waiting,)
    named = list(walk(body))
    if named.count(may.who) > 1 or any(isinstance(part, You) for part in named):
        return (waiting,)
    players = players_of(state, may.who, context_of(state, waiting))
    if len(players) < 2:
        return (waiting,)
    return tuple(waiting.offered_to_player(player) for player in players)


def asked_for(state: State, asked: list[Player], node: Effect, context: Context) -> list[Player]:
    """Return which of the players that a "may" asks the ability on the stack is there for."""
    record = state.last_known(context.stack_object) if context.stack_object else None
    whom = None if record is None else record.choice(OFFERED_TO)
    if whom is None or not _is_whole_may(record, node):
        return asked
    return [player for player in asked if player == whom]


# ------------------------------------------------------------------------------------- do nothing, or do this


def chooser(state: State, waiting: WaitingTrigger, context: Context) -> Player:
    """classic:410.5: return who settles the "may" of an ability as it goes on the stack; NO_PLAYER: nobody does."""
    may = whole_may(body_of_waiting(waiting))
    if may is None:
        return NO_PLAYER
    if waiting.offered_to != NO_PLAYER:
        return waiting.offered_to
    players = players_of(state, may.who, context)
    return players[0] if len(players) == 1 else NO_PLAYER


def was_declined(record: GameObject) -> bool:
    """Tell whether it was settled that an ability on the stack does nothing."""
    return record.choice(MAY) == 0


def was_settled(state: State, node: Effect, context: Context) -> bool:
    """Tell whether a "may" that is reached on resolution was settled before, so that nobody is asked."""
    if not context.stack_object:
        return False
    record = state.last_known(context.stack_object)
    return record.choice(MAY) == 1 and _is_whole_may(record, node)


def _is_whole_may(record: GameObject | None, node: Effect) -> bool:
    ability = None if record is None else record.ability
    return ability is not None and isinstance(ability.node, Triggered) and whole_may(ability.node.body) == node
