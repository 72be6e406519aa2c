"""725: the monarch, and the two triggered abilities that come with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.effect import BecomeMonarch, Draw
from apnap.abilities.objects import AnyPlayer, ControllerOf, EventObject, EventPlayer, Filter, HasCardType
from apnap.abilities.occurrence import BeginningOf, DealsDamage
from apnap.abilities.values import CREATURE, END
from apnap.ids import NO_PLAYER, Player
from apnap.rules import events as ev
from apnap.rules.definitions import compile_ability
from apnap.rules.events import Event
from apnap.rules.libraries import MONARCH, action
from apnap.rules.records import with_count
from apnap.rules.sourceless import trigger_sourceless
from apnap.rules.turn_order import first_in_turn_order

if TYPE_CHECKING:
    from apnap.rules.state import State

_DRAWS: Final = compile_ability(
    Triggered(
        BeginningOf(END, AnyPlayer()),
        Body(effect=Draw(EventPlayer())),
        text="At the beginning of the monarch's end step, that player draws a card.",
        keyword="monarch",
    )
)
_IS_DETHRONED: Final = compile_ability(
    Triggered(
        DealsDamage(Filter((HasCardType(CREATURE),)), None, AnyPlayer(), True),
        Body(effect=BecomeMonarch(ControllerOf(EventObject()))),
        text="Whenever a creature deals combat damage to the monarch, its controller becomes the monarch.",
        keyword="monarch",
    )
)


def monarch(state: State) -> Player:
    """Return who is the monarch; NO_PLAYER: nobody (725.1)."""
    for player in state.players:
        if player.marks and player.in_game and player.mark(MONARCH):
            return player.seat
    return NO_PLAYER


def become_monarch(player: Player) -> Event:
    """Return the proposal that a player becomes the monarch."""
    return action(MONARCH, player)


def notice_for_monarch(state: State, performed: list[Event]) -> None:
    """725.2: abilities without a source trigger, controlled by whoever is the monarch as they do."""
    player = monarch(state)
    if player == NO_PLAYER:
        return
    for event in performed:
        if event.player != player or event.kind == ev.DAMAGE and event.other > 0:
            continue
        trigger_sourceless(state, _DRAWS if event.kind == ev.STEP_BEGAN else _IS_DETHRONED, player, event)


def pass_on_monarchy(state: State, leaving: tuple[Player, ...]) -> None:
    """725.4: as the monarch leaves the game, the active player becomes the monarch, or the next in turn order."""
    for seat in leaving:
        record = state.players[seat]
        if not record.mark(MONARCH):
            continue
        writable = state.edit_player(seat)
        writable.marks = with_count(writable.marks, MONARCH, 0)
        heir = first_in_turn_order(state)
        if state.players[heir].in_game:
            crowned = state.edit_player(heir)
            crowned.marks = with_count(crowned.marks, MONARCH, 1)
