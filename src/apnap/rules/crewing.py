"""702.122, 702.171: tapping creatures for their power: which may be tapped, what they count for, and the choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import static
from apnap.abilities.cost import CREW, SADDLE, TapForPower
from apnap.abilities.static import Restriction
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.context import Context
from apnap.rules.decisions import DONE, OBJECTS, make_decision
from apnap.rules.filters import find
from apnap.rules.machine import Procedure, ask, call, finish, register
from apnap.rules.permissions import restrictions
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.state import State


def tappable_for_power(state: State, player: Player, part: TapForPower, context: Context) -> list[Ref]:
    """Return what a player may tap for it: untapped permanents; summoning sick ones, too (602.5a is about {T})."""
    found: list[Ref] = []
    for ref in find(state, part.what, context):
        record = state.current(ref)
        if record is None or record.tapped or characteristics(state, record).controller != player:
            continue
        if part.action == CREW and restrictions(state, static.CANT_CREW, record):
            continue  # 702.122c
        found.append(ref)
    return found


def power_for(state: State, ref: Ref, action: str) -> int:
    """Return how much a creature counts for as it is tapped for that: its power, unless something says otherwise."""
    record = state.objects[ref >> 24]
    chars = characteristics(state, record)
    power = chars.power
    if action == CREW and restrictions(state, static.CREWS_BY_TOUGHNESS, record):
        power = chars.toughness
    if action not in (CREW, SADDLE):
        return power
    for active in restrictions(state, static.CREWS_STRONGER if action == CREW else static.SADDLES_STRONGER, record):
        assert isinstance(active.part, Restriction)
        power += 0 if active.part.n is None else amount(state, active.part.n, active.context)
    return power


def power_within(state: State, refs: list[Ref], action: str) -> int:
    """Return the greatest total that some of these permanents have."""
    return sum(max(0, power_for(state, ref, action)) for ref in refs)


class TappingForPower(Procedure):
    """Choose what to tap until its total power is enough, and on as one likes; ``state.result`` is then all of it."""

    __slots__ = ("player", "part", "options", "need", "chosen", "source")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.part: TapForPower | None = None
        self.options: tuple[Ref, ...] = ()
        self.need = 0
        self.chosen: tuple[Ref, ...] = ()
        self.source: Ref = NO_REF


def choose_for_power(state: State, player: Player, part: TapForPower, context: Context, need: int) -> None:
    """Let a player choose what to tap. Last act of a step."""
    frame = TappingForPower()
    frame.player = player
    frame.part = part
    frame.options = tuple(tappable_for_power(state, player, part, context))
    frame.need = need
    frame.source = context.source
    call(state, frame)


def _ask(frame: TappingForPower, state: State) -> None:
    """Offer what keeps the total within reach; enough is enough as soon as the player says so."""
    assert frame.part is not None
    action = frame.part.action
    total = sum(power_for(state, ref, action) for ref in frame.chosen)
    left = [ref for ref in frame.options if ref not in frame.chosen]
    reach = total + power_within(state, left, action)
    options = tuple(ref for ref in left if reach + min(0, power_for(state, ref, action)) >= frame.need)
    if not options:
        _return(frame, state)
        return
    decision = make_decision(OBJECTS, frame.player, options, action or "tap", frame.source, "702.122a")
    decision.chosen = frame.chosen
    decision.minimum = 0
    decision.maximum = len(frame.chosen) + len(options)
    decision.can_finish = total >= frame.need
    ask(state, decision)


def _take(frame: TappingForPower, state: State) -> None:
    if state.answer == DONE:
        _return(frame, state)
        return
    assert isinstance(state.choice, int)
    frame.chosen = (*frame.chosen, state.choice)
    frame.step = 0


def _return(frame: TappingForPower, state: State) -> None:
    state.result = frame.chosen
    finish(frame)


register(TappingForPower, (_ask, _take))
