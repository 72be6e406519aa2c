"""116.2b, 702.37e, 702.168d, 701.40b: the special action of turning a face-down permanent face up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.cost import Cost
from apnap.ids import NO_PLAYER, NO_REF, REF_SHIFT, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.affording import affordable
from apnap.rules.choices import choose
from apnap.rules.context import context_for
from apnap.rules.cost_parts import needs_x
from apnap.rules.costs import cost_of
from apnap.rules.counters import put_counters
from apnap.rules.events import Event
from apnap.rules.face_down import costs_of_turning_up
from apnap.rules.happen import happen_all
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.payment import pay_total
from apnap.rules.permanents import about
from apnap.rules.special import special_action

if TYPE_CHECKING:
    from apnap.rules.state import State

_MOST_X: Final = 100


class TurningUp(Procedure):
    """Pay for turning a permanent face up and do it. ``state.result``: (1,), or (0,) if it was not done."""

    __slots__ = ("player", "ref", "manner", "cost", "x")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.ref: Ref = NO_REF
        self.manner = ""
        self.cost = Cost()
        self.x = 0


def _payable(state: State, player: Player, ref: Ref, cost: Cost, x: int = 0) -> bool:
    context = context_for(ref, player)
    context.x = x
    return affordable(state, player, cost_of(cost, x), context)


def _open_costs(state: State, player: Player, ref: Ref) -> list[tuple[str, Cost]]:
    return [one for one in costs_of_turning_up(state, player, ref) if _payable(state, player, ref, one[1])]


def _choose_cost(frame: TurningUp, state: State) -> None:
    costs = _open_costs(state, frame.player, frame.ref)
    if not costs:
        state.result = (0,)
        frame.step = _DONE
        return
    names = tuple(name for name, _ in costs)
    choose(state, dec.COST, frame.player, names, 1, 1, "turn_face_up", frame.ref, "116.2b")


def _choose_x(frame: TurningUp, state: State) -> None:
    frame.manner, frame.cost = _open_costs(state, frame.player, frame.ref)[state.result[0]]
    state.result = (0,)
    if needs_x(frame.cost):
        values = [0]
        while len(values) < _MOST_X and _payable(state, frame.player, frame.ref, frame.cost, len(values)):
            values.append(len(values))
        choose(state, dec.NUMBER, frame.player, tuple(values), 1, 1, "x", frame.ref, "107.3a")


def _pay(frame: TurningUp, state: State) -> None:
    frame.x = state.result[0]
    context = context_for(frame.ref, frame.player)
    context.x = frame.x
    pay_total(state, frame.player, cost_of(frame.cost, frame.x), context, "turn_face_up")


def _turn(frame: TurningUp, state: State) -> None:
    """702.37b: with the megamorph cost paid, a +1/+1 counter is put on it as it is turned face up."""
    if state.result[0] == 0 or state.current(frame.ref) is None:
        state.result = (0,)
        frame.step = _DONE
        return
    if frame.x:
        state.edit(frame.ref).x = frame.x
    events: list[Event] = [about(ev.TurnedFaceUp, frame.ref, 1)]
    if frame.manner == "megamorph":
        events.append(put_counters(frame.ref, "+1/+1", 1, frame.player, frame.ref))
    happen_all(state, events)


def _turned(frame: TurningUp, state: State) -> None:
    state.result = (1,)


def _done(frame: TurningUp, state: State) -> None:
    finish(frame)


_DONE: Final = 5
register(TurningUp, (_choose_cost, _choose_x, _pay, _turn, _turned, _done))


def _may_turn_up(state: State, player: Player) -> list[Ref]:
    """116.2b: any time the player has priority."""
    return [
        ref
        for ref in state.battlefield
        if state.objects[ref >> REF_SHIFT].face_down and _open_costs(state, player, ref)
    ]


def _turn_up(state: State, player: Player, ref: Ref) -> None:
    frame = TurningUp()
    frame.player = player
    frame.ref = ref
    call(state, frame)


special_action("702.37", _may_turn_up, _turn_up)
