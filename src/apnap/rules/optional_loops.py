"""732, 2007:421, classic:421: players say how often a loop that they keep going is repeated.

A game with the set-up option :data:`ASKING` notes what players choose in a turn. Once a player with priority has done
the same twice in a row, together with all that was chosen in between, and can begin it again, that is a loop: it is
asked how often it goes on, and the answers of one round are then given again so often by themselves, as far as they
stay possible. Loops that nobody keeps going are another matter (:mod:`apnap.rules.loops`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import NO_PLAYER, REF_SHIFT, Player
from apnap.rules import decisions as dec
from apnap.rules.choices import choose_number
from apnap.rules.decisions import Action, Decision, Option
from apnap.rules.machine import Procedure, finish, register

if TYPE_CHECKING:
    from apnap.rules.state import State

ASKING: Final = "ask about loops"
"""A set-up option: 1 if players are asked how often a loop goes on; otherwise they just act as often as they want."""

MOST: Final = 1000
"""The greatest number that a player can name."""
LONGEST: Final = 40
"""A loop with more choices than this in one round is not recognised."""

_FREE: Final = "!"
"""The mark of a choice that keeps a loop going: a player could have done otherwise."""


def note_choice(state: State, decision: Decision, index: int) -> None:
    """Note an answer: who chose what, in which turn."""
    mark = _FREE if decision.is_free(index) else ""
    entry = f"{_beginning(state, decision)} {_shape(state.choice)} {mark}"
    state.course = (*(state.course or ())[1 - 2 * LONGEST :], entry)


def _beginning(state: State, decision: Decision) -> str:
    return f"{decision.player} {state.turn} {decision.kind} {decision.purpose}"


def _shape(choice: Option) -> str:
    """What an option is, whichever object its card is by now (400.7)."""
    if isinstance(choice, Action):
        return f"{choice.kind}:{choice.ref >> REF_SHIFT}:{choice.index}"
    if isinstance(choice, tuple):
        return ":".join(map(_shape, choice))
    if isinstance(choice, int) and choice >> REF_SHIFT > 0:
        return f"#{choice >> REF_SHIFT}"
    return str(choice)


def _player(entry: str) -> Player:
    return int(entry.partition(" ")[0])


# ------------------------------------------------------------------------------------- recognising and repeating


def loop_begun(state: State, player: Player, actions: tuple[Action, ...]) -> tuple[str, ...]:
    """Return the choices of one round if the player with priority has twice begun the same and can begin it again."""
    course = state.course or ()
    for length in range(1, len(course) // 2 + 1):
        block = course[-length:]
        if block == course[-2 * length : -length] and _player(block[0]) == player and block[0].endswith(_FREE):
            possible = {f" {_shape(action)} {_FREE}" for action in actions[1:]}
            if any(block[0].endswith(end) for end in possible):
                return block
    return ()


def repeated_answer(state: State) -> int | None:
    """Return the next answer of the loop that is being repeated; None: it is over, or can't go on like that."""
    decision = state.decision
    assert decision is not None
    entry = state.repeating[0]
    state.repeating = (*state.repeating[1:], entry)
    state.repeats -= 1
    if state.repeats >= 0:
        beginning = _beginning(state, decision)
        for at, option in (*enumerate(decision.options), *((dec.DONE, dec.DONE),) * decision.can_finish):
            if entry.startswith(f"{beginning} {_shape(option)} "):
                return at
    state.repeating = ()
    state.repeats = 0
    state.course = ()
    return None


# ------------------------------------------------------------------------------------- naming numbers


class NamingLoop(Procedure):
    """421: the number of rounds is settled, by players in turn order."""

    __slots__ = ("block", "proposer", "involved", "others", "number", "stopper")

    def __init__(self) -> None:
        super().__init__()
        self.block: tuple[str, ...] = ()
        self.proposer: Player = NO_PLAYER
        """Who has priority."""
        self.involved: tuple[Player, ...] = ()
        """Whose choices keep the loop going, the one who names a number first before the others."""
        self.others: tuple[Player, ...] = ()
        """Who still has a say."""
        self.number = 0
        self.stopper: Player = NO_PLAYER
        """Before whose next choice the loop ends after the last whole round; ``NO_PLAYER``: right after it."""


_ASK: Final = 1
_NEXT: Final = 3
_REPEAT: Final = 5


def _find_players(frame: NamingLoop, state: State) -> None:
    """The proposer's number comes first (732.2a), or that of the first player in turn order (classic:421.3)."""
    choosing = {_player(entry) for entry in frame.block if entry.endswith(_FREE)}
    asked = {_player(entry) for entry in frame.block}
    rule = state.rulebook.loop_rule
    first = frame.proposer if rule == "shortcuts" else state.active
    order = state.in_turn_order(first)
    frame.involved = tuple(seat for seat in order if seat in choosing)
    heard = choosing if rule == "highest_number" else asked
    frame.others = tuple(seat for seat in order if seat in heard and seat != frame.involved[0])


def _ask_first(frame: NamingLoop, state: State) -> None:
    """732.2a, 2007:421.2–3, classic:421.2–3: the first player names a number; 0: the loop does not go on by itself."""
    choose_number(state, frame.involved[0], 0, MOST, "loop_number", rule="732.2a")


def _take_first(frame: NamingLoop, state: State) -> None:
    frame.number = state.result[0]
    if len(frame.involved) > 1 and state.rulebook.loop_rule != "shortcuts":
        frame.stopper = frame.involved[0]  # the others have the last word


def _ask_next(frame: NamingLoop, state: State) -> None:
    """732.2b, 2007:421.2–3: each other player agrees or ends it earlier; classic:421.3: or names any number."""
    if not frame.others:
        frame.step = _REPEAT
        return
    highest = MOST if state.rulebook.loop_rule == "highest_number" else frame.number
    purpose = "loop_number" if state.rulebook.loop_rule == "highest_number" else "loop_until"
    choose_number(state, frame.others[0], 0, highest, purpose, rule="732.2b")


def _take_next(frame: NamingLoop, state: State) -> None:
    """classic:421.3: the higher number counts; otherwise who ends it earlier chooses something else there."""
    frame.step = _NEXT
    player, named = frame.others[0], state.result[0]
    frame.others = frame.others[1:]
    if state.rulebook.loop_rule == "highest_number":
        frame.number = max(frame.number, named)
    elif named < frame.number:
        frame.number = named
        frame.stopper = player


def _repeat(frame: NamingLoop, state: State) -> None:
    """732.2c: the loop goes on so often, and as far into another round as it takes to stop at the right place."""
    state.course = ()
    state.repeating = frame.block
    state.repeats = frame.number * len(frame.block) + _fraction(frame)
    finish(frame)


def _fraction(frame: NamingLoop) -> int:
    """How many choices come before the first one of the player who stops, by preference one that keeps it going."""
    for mark in (_FREE, ""):
        for at, entry in enumerate(frame.block):
            if _player(entry) == frame.stopper and entry.endswith(mark):
                return at
    return 0


register(NamingLoop, (_find_players, _ask_first, _take_first, _ask_next, _take_next, _repeat))


def naming_loop(block: tuple[str, ...], player: Player) -> NamingLoop:
    """Return the procedure that settles how often a player with priority repeats a loop; it is offered there."""
    frame = NamingLoop()
    frame.block = block
    frame.proposer = player
    return frame
