"""733: handling illegal actions: an announcement that can't be completed is reversed entirely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import HAND
from apnap.ids import Player, Ref
from apnap.rules.records import CARD
from apnap.rules.state import State, fresh_number
from apnap.rules.zones import move, perform_zone_change

if TYPE_CHECKING:
    from apnap.rules.machine import Procedure

_KEPT: Final = ("events_log", "windows", "game", "snapshot")
"""What does not belong to the position that is returned to."""
_RESTORED: Final = tuple(name for name in State.__slots__ if name not in _KEPT)


def keep_position(state: State) -> None:
    """Remember the position before an announcement. Call it before the first thing that its first step changes."""
    state.snapshot = None
    state.since = ()
    state.snapshot = state.fork()


def forget_position(state: State) -> None:
    """The announcement is complete: there is nothing to go back to any more."""
    state.snapshot = None
    state.since = ()


def go_back(state: State, frame: Procedure, player: Player, kept: tuple[int, ...] = ()) -> None:
    """Return to the kept position, without the procedure that was under way; ``state.result`` is then (0,) (733.1).

    :param kept: the mana abilities that are not reversed, as :func:`apnap.rules.keeping_mana.not_reversed` returns them
    """
    assert state.snapshot is not None
    before = state.snapshot.fork()  # forks of this position have the same one to go back to
    answers = state.since
    for name in _RESTORED:
        setattr(state, name, getattr(before, name))
    state.game = fresh_number()
    state.snapshot = None
    assert type(state.frames[-1]) is type(frame)
    state.frames.pop()
    state.result = (0,)
    if kept:
        keep_mana(state, player, kept, answers)


def begin_anew(state: State, frame: Procedure, anew: Procedure, player: Player, kept: tuple[int, ...]) -> None:
    """Return to the kept position, and let another procedure stand where the one under way did (733.1).

    It comes below the mana abilities that are not reversed: these go on first.
    """
    depth = len(state.frames) - 1
    go_back(state, frame, player, kept)
    anew.owner_game = state.game
    state.frames.insert(depth, anew)


def return_to_hand(state: State, card: Ref) -> None:
    """classic:422.1: the card of a spell that was played illegally goes to its owner's hand, wherever it came from.

    Later books leave it in the zone that it came from (733.1). Nothing notices.
    """
    record = state.current(card)
    if record is None or record.kind != CARD or record.zone == HAND or state.rulebook.illegal_action_return != "hand":
        return
    perform_zone_change(state, move(card, HAND))
    state.touch()


from apnap.rules.keeping_mana import keep_mana  # noqa: E402  (mana abilities are paid for)
