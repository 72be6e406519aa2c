"""116.2c: the special action of paying to end a continuous effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.cost import Cost
from apnap.abilities.duration import UntilPaid
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules.affording import can_pay
from apnap.rules.context import context_for
from apnap.rules.expiry import end_effects
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.payment import start_paying
from apnap.rules.special import special_action

if TYPE_CHECKING:
    from apnap.rules.effects import FloatingEffect
    from apnap.rules.state import State


class EndingEffect(Procedure):
    """Pay, and end the effect. ``state.result``: (1,), or (0,) if it was not done."""

    __slots__ = ("player", "ref")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.ref: Ref = NO_REF


def _endable(state: State, player: Player) -> list[FloatingEffect]:
    """Return the effects that the player could pay to end."""
    return [
        effect
        for effect in state.effects
        if isinstance(effect.duration, UntilPaid)
        and effect.you == player
        and can_pay(state, player, _price(effect), context_for(effect.source, player))
    ]


def _price(effect: FloatingEffect) -> Cost:
    assert isinstance(effect.duration, UntilPaid) and isinstance(effect.duration.price, Cost)
    return effect.duration.price


def _effect(frame: EndingEffect, state: State) -> FloatingEffect | None:
    own = (one for one in state.effects if isinstance(one.duration, UntilPaid) and one.source == frame.ref)
    return next((one for one in own if one.you == frame.player), None)


def _pay(frame: EndingEffect, state: State) -> None:
    effect = _effect(frame, state)
    assert effect is not None
    start_paying(state, frame.player, _price(effect), context_for(frame.ref, frame.player), "end_effect")


def _end(frame: EndingEffect, state: State) -> None:
    effect = _effect(frame, state)
    done = state.result[0] != 0 and effect is not None
    if done:
        end_effects(state, lambda one: one is effect)
    state.result = (int(done),)
    finish(frame)


register(EndingEffect, (_pay, _end))


def _offer(state: State, player: Player) -> list[Ref]:
    return list(dict.fromkeys(effect.source for effect in _endable(state, player)))


def _take(state: State, player: Player, ref: Ref) -> None:
    frame = EndingEffect()
    frame.player = player
    frame.ref = ref
    call(state, frame)


special_action("116.2", _offer, _take)
