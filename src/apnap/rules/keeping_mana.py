"""733.1: mana abilities that are not reversed with the action they were activated for: they are carried out once more,
with the same answers, from the position that has been returned to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import LIBRARY, STACK
from apnap.ids import NO_PLAYER, Player, Ref
from apnap.rules import events as ev
from apnap.rules.activation_rules import activated_ability
from apnap.rules.libraries import SHUFFLE
from apnap.rules.machine import Procedure, call, finish, register

if TYPE_CHECKING:
    from apnap.rules.events import Event
    from apnap.rules.state import State

Played = tuple[Ref, int, int, int, bool]
"""A mana ability: its source, its index, where its answers begin and end among ``state.since``, whether it stays."""


class KeepingMana(Procedure):
    """Activate mana abilities again; ``state.result`` is then (0,): the action itself was reversed."""

    __slots__ = ("player", "plays", "answers")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.plays: tuple[int, ...] = ()
        """Four numbers for each: source, index, first and last answer."""
        self.answers: tuple[int, ...] = ()


def keep_mana(state: State, player: Player, plays: tuple[int, ...], answers: tuple[int, ...]) -> None:
    """Carry out mana abilities once more with the answers given then. Last act of a step."""
    frame = KeepingMana()
    frame.player = player
    frame.plays = plays
    frame.answers = answers
    call(state, frame)


def _next(frame: KeepingMana, state: State) -> None:
    if not frame.plays:
        state.again = ()
        state.passes = 0  # 117.4: something was done
        state.result = (0,)
        finish(frame)
        return
    ref, index, first, last = frame.plays[:4]
    frame.plays = frame.plays[4:]
    frame.step = 0
    state.again = frame.answers[first:last]
    start_mana_ability(state, frame.player, ref, index)


register(KeepingMana, (_next,))


def can_not_be_reversed(state: State, events: list[Event]) -> bool:
    """Tell whether what a mana ability has done stays done (733.1).

    That is so if cards were moved to a library or from one elsewhere than onto the stack (2007:422.1), or a library was
    shuffled or cards of it revealed (733.1); in the classic book everything is reversed (classic:422.1).
    """
    book = state.rulebook.illegal_action_return
    if book == "hand":
        return False
    for event in events:
        if isinstance(event, ev.ZoneChange) and event.to != STACK and LIBRARY in (event.came_from, event.to):
            return True
        if book == "library_stays" and _shows_library(state, event):
            return True
    return False


def _shows_library(state: State, event: Event) -> bool:
    if isinstance(event, ev.Revealed):
        return not event.to and any(state.last_known(ref).zone == LIBRARY for ref in event.objects)
    return isinstance(event, ev.KeywordAction) and event.action == SHUFFLE


def not_reversed(state: State, plays: tuple[Played, ...], everything: bool) -> tuple[int, ...]:
    """Return the mana abilities that stay, as :func:`keep_mana` takes them.

    These are all of them, or those that can't be reversed and those whose mana may have paid for one of them (733.1).
    """
    kept: list[tuple[int, ...]] = []
    needed = False
    for ref, index, first, last, stays in reversed(plays):
        if everything or stays or needed:
            kept.append((ref, index, first, last))
            record = state.last_known(ref)
            ability = activated_ability(state, record, index)
            needed = needed or ability is None or ability.node.cost.mana is not None  # type: ignore[attr-defined]
    return tuple(number for play in reversed(kept) for number in play)


from apnap.rules.mana_activation import start_mana_ability  # noqa: E402  (mana abilities are paid for)
