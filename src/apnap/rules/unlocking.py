"""116.2m: the special action of paying the mana cost of a locked half to unlock it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.cost import Cost
from apnap.ids import NO_PLAYER, NO_REF, REF_SHIFT, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules.activation_rules import sorcery_speed
from apnap.rules.affording import can_pay
from apnap.rules.characteristics import controller_of
from apnap.rules.choices import choose
from apnap.rules.context import context_for
from apnap.rules.happen import happen
from apnap.rules.libraries import UNLOCK, action
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.payment import start_paying
from apnap.rules.rooms import halves_of, locked_halves
from apnap.rules.special import special_action

if TYPE_CHECKING:
    from apnap.rules.definitions import Definition
    from apnap.rules.state import State


class Unlocking(Procedure):
    """116.2m: pay the mana cost of a locked half and unlock it. ``state.result``: (1,), or (0,) if it was not done."""

    __slots__ = ("player", "ref", "half")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.ref: Ref = NO_REF
        self.half = 0


def _payable(state: State, player: Player, ref: Ref) -> list[int]:
    record = state.last_known(ref)
    definition = halves_of(state, record)
    if definition is None:
        return []
    context = context_for(ref, player)
    return [half for half in locked_halves(state, record) if can_pay(state, player, _price(definition, half), context)]


def _price(definition: Definition, half: int) -> Cost:
    return Cost(definition.faces[half - 1].node.mana_cost)


def choose_half(state: State, player: Player, ref: Ref, halves: list[int], source: Ref, rule: str) -> None:
    """Let a player choose one of these halves by its name: its place among them is then in ``state.result``."""
    definition = halves_of(state, state.last_known(ref))
    assert definition is not None
    names = tuple(definition.faces[half - 1].name for half in halves)
    choose(state, dec.WORD, player, names, 1, 1, "door", source, rule)


def _choose(frame: Unlocking, state: State) -> None:
    choose_half(state, frame.player, frame.ref, _payable(state, frame.player, frame.ref), frame.ref, "709.5e")


def _pay(frame: Unlocking, state: State) -> None:
    definition = halves_of(state, state.last_known(frame.ref))
    assert definition is not None
    frame.half = _payable(state, frame.player, frame.ref)[state.result[0]]
    price = _price(definition, frame.half)
    start_paying(state, frame.player, price, context_for(frame.ref, frame.player), "unlock")


def _unlock(frame: Unlocking, state: State) -> None:
    if state.result[0] == 0 or state.current(frame.ref) is None:
        state.result = (0,)
        finish(frame)
        return
    happen(state, action(UNLOCK, frame.player, frame.half, frame.ref))


def _done(frame: Unlocking, state: State) -> None:
    state.result = (1,)
    finish(frame)


register(Unlocking, (_choose, _pay, _unlock, _done))


def _may_unlock(state: State, player: Player) -> list[Ref]:
    if not sorcery_speed(state, player):
        return []
    found: list[Ref] = []
    for ref in state.battlefield:
        record = state.objects[ref >> REF_SHIFT]
        if not record.phased_out and locked_halves(state, record) and controller_of(state, record) == player:
            if _payable(state, player, ref):
                found.append(ref)
    return found


def _take(state: State, player: Player, ref: Ref) -> None:
    frame = Unlocking()
    frame.player = player
    frame.ref = ref
    call(state, frame)


special_action("709.5", _may_unlock, _take)
