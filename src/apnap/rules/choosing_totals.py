"""701.59a, 702.122a: choosing objects until what they count for is enough together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules.decisions import DONE, OBJECTS, make_decision
from apnap.rules.machine import Procedure, ask, call, finish, register

if TYPE_CHECKING:
    from apnap.rules.state import State


class ChoosingTotal(Procedure):
    """Choose objects until their total is enough, and on as one likes; ``state.result`` is then all of them."""

    __slots__ = ("player", "options", "worth", "need", "purpose", "rule", "source", "chosen")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.options: tuple[Ref, ...] = ()
        self.worth: tuple[int, ...] = ()
        """What each of the options counts for."""
        self.need = 0
        self.purpose = ""
        self.rule = ""
        self.source: Ref = NO_REF
        self.chosen: tuple[Ref, ...] = ()


def choose_total(
    state: State,
    player: Player,
    options: list[tuple[Ref, int]],
    need: int,
    purpose: str,
    source: Ref,
    rule: str,
) -> None:
    """Let a player choose of objects, each with what it counts for. Last act of a step."""
    frame = ChoosingTotal()
    frame.player = player
    frame.options = tuple(ref for ref, _ in options)
    frame.worth = tuple(n for _, n in options)
    frame.need = need
    frame.purpose = purpose
    frame.rule = rule
    frame.source = source
    call(state, frame)


def _ask(frame: ChoosingTotal, state: State) -> None:
    """Offer what keeps the total within reach; enough is enough as soon as the player says so."""
    worth = dict(zip(frame.options, frame.worth, strict=True))
    total = sum(worth[ref] for ref in frame.chosen)
    left = [ref for ref in frame.options if ref not in frame.chosen]
    reach = total + sum(max(0, worth[ref]) for ref in left)
    options = tuple(ref for ref in left if reach + min(0, worth[ref]) >= frame.need)
    if not options:
        _return(frame, state)
        return
    decision = make_decision(OBJECTS, frame.player, options, frame.purpose, frame.source, frame.rule)
    decision.chosen = frame.chosen
    decision.minimum = 0
    decision.maximum = len(frame.chosen) + len(options)
    decision.can_finish = total >= frame.need
    ask(state, decision)


def _take(frame: ChoosingTotal, state: State) -> None:
    if state.answer == DONE:
        _return(frame, state)
        return
    assert isinstance(state.choice, int)
    frame.chosen = (*frame.chosen, state.choice)
    frame.step = 0


def _return(frame: ChoosingTotal, state: State) -> None:
    state.result = frame.chosen
    finish(frame)


register(ChoosingTotal, (_ask, _take))
