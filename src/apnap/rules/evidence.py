"""701.59: collecting evidence: the choice of cards whose total mana value is enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import NO_PLAYER, NO_REF, REF_SHIFT, Player, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import DONE, OBJECTS, make_decision
from apnap.rules.machine import Procedure, ask, call, finish, register

if TYPE_CHECKING:
    from apnap.rules.state import State

COLLECT: Final = "collect evidence"
"""What the event is called that tells of it."""


def value_of(state: State, refs: tuple[Ref, ...] | list[Ref]) -> int:
    """Return the total mana value of cards."""
    return sum(characteristics(state, state.objects[ref >> REF_SHIFT]).mana_value for ref in refs)


def evidence_within(state: State, player: Player, without: tuple[Ref, ...] = ()) -> int:
    """Return the total mana value of the cards in a player's graveyard, except some (701.59b)."""
    return value_of(state, [ref for ref in state.players[player].graveyard if ref not in without])


class Collecting(Procedure):
    """Choose cards until their total mana value is enough, and on as one likes; ``state.result`` is then all of
    them."""

    __slots__ = ("player", "options", "need", "chosen", "source")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.options: tuple[Ref, ...] = ()
        self.need = 0
        self.chosen: tuple[Ref, ...] = ()
        self.source: Ref = NO_REF


def choose_evidence(state: State, player: Player, need: int, source: Ref, without: tuple[Ref, ...] = ()) -> None:
    """Let a player choose the cards. Last act of a step."""
    frame = Collecting()
    frame.player = player
    frame.options = tuple(ref for ref in state.players[player].graveyard if ref not in without)
    frame.need = need
    frame.source = source
    call(state, frame)


def _ask(frame: Collecting, state: State) -> None:
    """Offer the cards that are left; enough is enough as soon as the player says so."""
    left = tuple(ref for ref in frame.options if ref not in frame.chosen)
    if not left:
        _return(frame, state)
        return
    decision = make_decision(OBJECTS, frame.player, left, "collect_evidence", frame.source, "701.59a")
    decision.chosen = frame.chosen
    decision.minimum = 0
    decision.maximum = len(frame.options)
    decision.can_finish = value_of(state, frame.chosen) >= frame.need
    ask(state, decision)


def _take(frame: Collecting, state: State) -> None:
    if state.answer == DONE:
        _return(frame, state)
        return
    assert isinstance(state.choice, int)
    frame.chosen = (*frame.chosen, state.choice)
    frame.step = 0


def _return(frame: Collecting, state: State) -> None:
    state.result = frame.chosen
    finish(frame)


register(Collecting, (_ask, _take))
