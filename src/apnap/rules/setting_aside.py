"""116.2f, h, k: special actions that exile a card from hand: suspend (702.62), foretell (702.143), plot (702.170)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Keyword
from apnap.abilities.cost import Cost
from apnap.abilities.mana import ManaCost
from apnap.abilities.quantity import Number
from apnap.abilities.values import EXILE, HAND
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.activation_rules import sorcery_speed
from apnap.rules.affording import can_pay
from apnap.rules.card_info import card_info
from apnap.rules.castable_exiled import FORETELL, PLOT, PLOTTED, foretold_for, keywords_of, make_castable
from apnap.rules.casting_ways import as_spell, ways_to_cast
from apnap.rules.characteristics import keyword_nodes
from apnap.rules.context import context_for
from apnap.rules.happen import happen, happen_all
from apnap.rules.libraries import action
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.payment import start_paying
from apnap.rules.permissions import hands_are_changed
from apnap.rules.special import special_action
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

SUSPEND: Final = "suspend"
_FORETELLING: Final = Cost(ManaCost(("2",)))
"""702.143a: what exiling a card with foretell costs."""


class SettingAside(Procedure):
    """Pay for exiling a card from hand, exile it, and let it be cast later. ``state.result``: (1,), or (0,) if it was
    not done."""

    __slots__ = ("player", "card", "manner", "mark", "counters", "cost")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.card: Ref = NO_REF
        self.manner = ""
        self.mark = ""
        """How the card may be cast from exile: as the manner says, or for a cost that it was given."""
        self.counters = 0
        self.cost = Cost()


def _pay(frame: SettingAside, state: State) -> None:
    start_paying(state, frame.player, frame.cost, context_for(frame.card, frame.player), frame.manner)


def _exile(frame: SettingAside, state: State) -> None:
    record = state.current(frame.card)
    if state.result[0] == 0 or record is None or record.zone != HAND:
        state.result = (0,)
        finish(frame)
        return
    event = move(frame.card, EXILE, source=frame.card)
    event.face_down = frame.manner == FORETELL
    event.counters = (("time", frame.counters),) if frame.counters else ()
    happen(state, event)


def _exiled(frame: SettingAside, state: State) -> None:
    moved = next((one for one in state.happened if isinstance(one, ev.ZoneChange) and one.subject == frame.card), None)
    if moved is None or moved.to != EXILE:
        return
    if frame.manner != SUSPEND:
        make_castable(state, moved.became, frame.mark)
    names = (PLOT, PLOTTED) if frame.manner == PLOT else (frame.manner,)
    happen_all(state, [action(name, frame.player, 1, moved.became) for name in names])


def _done(frame: SettingAside, state: State) -> None:
    state.result = (1,)
    finish(frame)


register(SettingAside, (_pay, _exile, _exiled, _done))


def _start(state: State, player: Player, ref: Ref, manner: str, cost: Cost, counters: int = 0, mark: str = "") -> None:
    frame = SettingAside()
    frame.mark = mark or manner
    frame.player = player
    frame.card = ref
    frame.manner = manner
    frame.cost = cost
    frame.counters = counters
    call(state, frame)


def _in_hand(state: State, player: Player, name: str) -> list[tuple[GameObject, Keyword]]:
    """Return the cards in a player's hand that have a keyword ability, each with its first one."""
    found: list[tuple[GameObject, Keyword]] = []
    given = hands_are_changed(state)
    for ref in state.players[player].hand:
        record = state.current(ref)
        if record is None or not (given or card_info(record.definition).set_aside):
            continue
        nodes = keyword_nodes(state, record, name)
        if nodes:
            found.append((record, nodes[0]))
    return found


def _payable(state: State, player: Player, record: GameObject, cost: Cost) -> bool:
    return can_pay(state, player, cost, context_for(record.ref, player))


def _may_suspend(state: State, player: Player) -> list[Ref]:
    """702.62a, c: any time the card could begin to be cast from hand."""
    return [
        record.ref
        for record, node in _in_hand(state, player, SUSPEND)
        if node.cost is not None
        and _payable(state, player, record, node.cost)
        and ways_to_cast(state, player, record, as_spell(state, player, record, 0))
    ]


def _suspend(state: State, player: Player, ref: Ref) -> None:
    record = state.last_known(ref)
    node = keyword_nodes(state, record, SUSPEND)[0]
    assert isinstance(node.n, Number)
    _start(state, player, ref, SUSPEND, node.cost or Cost(), node.n.n)


def _may_foretell(state: State, player: Player) -> list[Ref]:
    """702.143a: any time the player has priority during their turn."""
    if state.active != player:
        return []
    found = _in_hand(state, player, FORETELL)
    return [record.ref for record, _ in found if _payable(state, player, record, _FORETELLING)]


def _foretell(state: State, player: Player, ref: Ref) -> None:
    record = state.last_known(ref)
    node = keyword_nodes(state, record, FORETELL)[0]
    printed = node in keywords_of(record, FORETELL)
    mark = "" if printed or node.cost is None else foretold_for(node.cost)
    _start(state, player, ref, FORETELL, _FORETELLING, mark=mark)


def _may_plot(state: State, player: Player) -> list[Ref]:
    """702.170a: during the player's main phase while the stack is empty."""
    if not sorcery_speed(state, player):
        return []
    found = _in_hand(state, player, PLOT)
    return [record.ref for record, node in found if _payable(state, player, record, node.cost or Cost())]


def _plot(state: State, player: Player, ref: Ref) -> None:
    node = keyword_nodes(state, state.last_known(ref), PLOT)[0]
    _start(state, player, ref, PLOT, node.cost or Cost())


special_action("702.62", _may_suspend, _suspend)
special_action("702.143", _may_foretell, _foretell)
special_action("702.170", _may_plot, _plot)
