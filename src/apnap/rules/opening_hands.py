"""103.6: actions that cards allow from the opening hand, once all players have kept theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Static
from apnap.abilities.static import OpeningHand
from apnap.abilities.values import HAND
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules.choices import choose_objects
from apnap.rules.conditions import holds
from apnap.rules.context import context_for
from apnap.rules.definitions import STATIC
from apnap.rules.machine import Procedure, finish, register
from apnap.rules.programs import start_program

if TYPE_CHECKING:
    from apnap.abilities.effect import Effect
    from apnap.rules.state import State


class OpeningHands(Procedure):
    """The starting player takes any such actions in any order, then each other player in turn order does."""

    __slots__ = ("players", "used")

    def __init__(self) -> None:
        super().__init__()
        self.players: tuple[Player, ...] = ()
        """Who may still take such actions, the one that does so now first."""
        self.used: tuple[Ref, ...] = ()
        """103.6b: cards are shown only once."""


_ASK: Final = 1


def _begin(frame: OpeningHands, state: State) -> None:
    frame.players = tuple(state.in_turn_order())


def _ask(frame: OpeningHands, state: State) -> None:
    """Ask for the next card with which the player does something, until they have had enough."""
    while frame.players:
        player = frame.players[0]
        hand = state.players[player].hand
        refs = [ref for ref in hand if ref not in frame.used and action_of(state, ref, player) is not None]
        if refs:
            choose_objects(state, player, refs, 0, 1, "opening_hand", rule="103.6")
            return
        frame.players = frame.players[1:]
    finish(frame)


def _act(frame: OpeningHands, state: State) -> None:
    """103.6a–b: do what the card allows."""
    frame.step = _ASK
    if not state.result:
        frame.players = frame.players[1:]
        return
    ref = state.result[0]
    frame.used = (*frame.used, ref)
    effect = action_of(state, ref, frame.players[0])
    assert effect is not None
    start_program(state, effect, context_for(ref, frame.players[0]))


register(OpeningHands, (_begin, _ask, _act))


def action_of(state: State, ref: Ref, player: Player) -> Effect | None:
    """Return what a card allows its owner to do with it from an opening hand, or None."""
    for ability in state.objects[ref >> REF_SHIFT].definition.faces[0].abilities:
        if ability.kind == STATIC and ability.zones >> HAND & 1:
            assert isinstance(ability.node, Static)
            for part in ability.node.parts:
                if isinstance(part, OpeningHand):
                    if part.condition is None or holds(state, part.condition, context_for(ref, player)):
                        return part.effect
    return None
