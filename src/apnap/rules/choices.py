"""608.2d: asking for choices: one option after another, until the selection is complete.

Every function here asks (or answers by itself when there is nothing to choose) and leaves the selection in
``state.result`` for the caller's next step. Call one as the last thing in a step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules.decisions import Option, make_decision
from apnap.rules.machine import Procedure, ask, call, finish, register

if TYPE_CHECKING:
    from apnap.rules.state import State


class Choosing(Procedure):
    """Choose from ``minimum`` to ``maximum`` of the options, one at a time, without repeating (unless ``repeat``).

    Leaves the chosen options' values in ``state.result`` (indexes into ``options`` when they are not ints).
    """

    __slots__ = (
        "player", "kind", "options", "minimum", "maximum", "purpose", "source", "subject", "rule", "labels", "repeat",
        "chosen", "earlier",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.kind = dec.OBJECTS
        self.options: tuple[Option, ...] = ()
        self.minimum = 1
        self.maximum = 1
        self.purpose = ""
        self.source: Ref = NO_REF
        self.subject = 0
        self.rule = ""
        self.labels: tuple[str, ...] = ()
        self.repeat = False
        self.chosen: tuple[int, ...] = ()
        """Indexes into ``options``, in the order chosen."""
        self.earlier: tuple[Ref, ...] = ()
        """What players before this one chose (101.4b)."""


def _open_indexes(frame: Choosing) -> list[int]:
    if frame.repeat:
        return list(range(len(frame.options)))
    return [i for i in range(len(frame.options)) if i not in frame.chosen]


def _ask_next(frame: Choosing, state: State) -> None:
    """Ask for the next one, take what is forced, or finish."""
    left = _open_indexes(frame)
    need = frame.minimum - len(frame.chosen)
    if len(frame.chosen) >= frame.maximum or not left:
        _return(frame, state)
        return
    if not frame.repeat and need >= len(left) and frame.kind != dec.ORDER:
        frame.chosen = (*frame.chosen, *left)  # everything that is left must be chosen
        _return(frame, state)
        return
    if frame.kind == dec.ORDER and len(left) == 1:
        frame.chosen = (*frame.chosen, left[0])
        _return(frame, state)
        return
    options = frame.options
    decision = make_decision(
        frame.kind, frame.player, tuple(options[i] for i in left), frame.purpose, frame.source, frame.rule
    )
    decision.subject = frame.subject
    decision.chosen = tuple(options[i] for i in frame.chosen)
    decision.earlier = frame.earlier
    decision.minimum = frame.minimum
    decision.maximum = frame.maximum
    decision.can_finish = need <= 0
    if frame.labels:
        decision.labels = tuple(frame.labels[i] for i in left)
    ask(state, decision)


def _take(frame: Choosing, state: State) -> None:
    """Note the answer and go back to asking."""
    if state.answer == dec.DONE:
        _return(frame, state)
        return
    at = next(i for i in _open_indexes(frame) if frame.options[i] == state.choice)
    frame.chosen = (*frame.chosen, at)
    frame.step = 0


def _return(frame: Choosing, state: State) -> None:
    values: list[int] = []
    for i in frame.chosen:
        value = frame.options[i]
        values.append(value if isinstance(value, int) else i)
    state.result = tuple(values)
    finish(frame)


register(Choosing, (_ask_next, _take))


def choose(
    state: State,
    kind: int,
    player: Player,
    options: tuple[Option, ...],
    minimum: int,
    maximum: int,
    purpose: str,
    source: Ref = NO_REF,
    rule: str = "",
    labels: tuple[str, ...] = (),
    subject: int = 0,
    repeat: bool = False,
) -> None:
    """Let a player choose among options; the values chosen are then in ``state.result``.

    ``minimum`` is cut to what is possible. Nothing is asked when everything (or nothing) must be chosen.
    """
    if not repeat:
        minimum = min(minimum, len(options))
        maximum = min(maximum, len(options))
    if maximum <= 0:
        state.result = ()
        return
    frame = Choosing()
    frame.player = player
    frame.kind = kind
    frame.options = options
    frame.minimum = minimum
    frame.maximum = maximum
    frame.purpose = purpose
    frame.source = source
    frame.rule = rule
    frame.labels = labels
    frame.subject = subject
    frame.repeat = repeat
    call(state, frame)


def choose_objects(
    state: State,
    player: Player,
    options: list[Ref],
    minimum: int,
    maximum: int,
    purpose: str,
    source: Ref = NO_REF,
    rule: str = "",
) -> None:
    """Let a player choose objects (or entities); the references chosen are then in ``state.result``."""
    choose(state, dec.OBJECTS, player, tuple(options), minimum, maximum, purpose, source, rule)


def choose_yes_no(state: State, player: Player, purpose: str, source: Ref = NO_REF, rule: str = "") -> None:
    """Ask a yes/no question; ``state.result`` is then (1,) or (0,)."""
    choose(state, dec.YES_NO, player, (1, 0), 1, 1, purpose, source, rule)


def choose_number(
    state: State,
    player: Player,
    low: int,
    high: int,
    purpose: str,
    source: Ref = NO_REF,
    rule: str = "",
    subject: int = 0,
) -> None:
    """Let a player choose a number from ``low`` to ``high``; ``state.result`` is then (number,)."""
    kind = dec.NUMBER if subject == 0 else dec.DIVIDE
    choose(state, kind, player, tuple(range(low, max(low, high) + 1)), 1, 1, purpose, source, rule, subject=subject)


def choose_order(
    state: State, player: Player, options: list[int], purpose: str, source: Ref = NO_REF, rule: str = ""
) -> None:
    """Let a player put things in order; ``state.result`` is then all of them, the first chosen first."""
    choose(state, dec.ORDER, player, tuple(options), len(options), len(options), purpose, source, rule)


def show_earlier(state: State, refs: tuple[Ref, ...]) -> None:
    """101.4b: let whoever is being asked know what players before them have chosen. Call it right after asking."""
    asking = state.frames[-1]
    if refs and isinstance(asking, Choosing):
        asking.earlier = refs
