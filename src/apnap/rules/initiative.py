"""726: the initiative, and the three triggered abilities that come with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.dungeons import TakeInitiative, Venture
from apnap.abilities.objects import AnyPlayer, ControllerOf, EventObject, EventPlayer, Filter, HasCardType
from apnap.abilities.occurrence import BeginningOf, DealsDamage, KeywordAction
from apnap.abilities.values import CREATURE, UPKEEP
from apnap.ids import NO_PLAYER, Player
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.definitions import compile_ability
from apnap.rules.dungeon_cards import UNDERCITY
from apnap.rules.libraries import INITIATIVE, action, perform_keyword_action
from apnap.rules.sourceless import trigger_sourceless
from apnap.rules.turn_order import first_in_turn_order

if TYPE_CHECKING:
    from apnap.rules.events import Event
    from apnap.rules.state import State

_VENTURES: Final = compile_ability(
    Triggered(
        BeginningOf(UPKEEP, AnyPlayer()),
        Body(effect=Venture(EventPlayer(), UNDERCITY)),
        text="At the beginning of the upkeep of the player who has the initiative, that player ventures into "
        "Undercity.",
        keyword="initiative",
    )
)
_IS_TAKEN: Final = compile_ability(
    Triggered(
        DealsDamage(Filter((HasCardType(CREATURE),)), None, AnyPlayer(), True),
        Body(effect=TakeInitiative(ControllerOf(EventObject()))),
        text="Whenever one or more creatures a player controls deal combat damage to the player who has the "
        "initiative, the controller of those creatures takes the initiative.",
        keyword="initiative",
    )
)
_ENTERS: Final = compile_ability(
    Triggered(
        KeywordAction(INITIATIVE, AnyPlayer()),
        Body(effect=Venture(EventPlayer(), UNDERCITY)),
        text="Whenever a player takes the initiative, that player ventures into Undercity.",
        keyword="initiative",
    )
)


def who_has_initiative(state: State) -> Player:
    """Return who has the initiative; NO_PLAYER: nobody (726.1)."""
    for player in state.players:
        if player.marks and player.in_game and player.mark(INITIATIVE):
            return player.seat
    return NO_PLAYER


def notice_for_initiative(state: State, performed: list[Event]) -> None:
    """726.2: abilities without a source trigger, controlled by whoever has the initiative as they do."""
    player = who_has_initiative(state)
    if player == NO_PLAYER:
        return
    takers: list[Player] = []
    for event in performed:
        if event.player != player or event.kind == ev.DAMAGE and event.other > 0:
            continue
        if event.kind == ev.STEP_BEGAN:
            trigger_sourceless(state, _VENTURES, player, event)
        elif event.kind == ev.KEYWORD_ACTION:
            trigger_sourceless(state, _ENTERS, player, event)
        elif event.kind == ev.DAMAGE:
            taker = controller_of(state, state.last_known(event.subject))
            if taker not in takers and trigger_sourceless(state, _IS_TAKEN, player, event):
                takers.append(taker)


def pass_on_initiative(state: State, leaving: tuple[Player, ...]) -> list[Event]:
    """726.4: as the player who has the initiative leaves the game, the active player takes it, or the next in turn
    order; return that event."""
    if not any(state.players[seat].mark(INITIATIVE) for seat in leaving):
        return []
    done = perform_keyword_action(state, action(INITIATIVE, first_in_turn_order(state)))
    return [] if done is None else [done]
