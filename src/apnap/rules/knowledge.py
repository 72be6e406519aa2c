"""400.2, 701.20: who knows which card a hidden object is.

Everybody knows what is in a public zone face up, and players know their own hand. Beyond that a record carries a mask
of the seats that have seen it (``seen_by``): a card that was public before it went to a hand, that was revealed, or
that was looked at. A seat's knowledge ends as soon as it could no longer say which card it is: when the library is
shuffled, and for a whole hand when an unseen card leaves it for another hidden place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.effect import BOTTOM_RANDOM, SHUFFLED
from apnap.abilities.static import (
    MAY_LOOK_AT,
    MAY_LOOK_AT_TOP,
    PLAYS_WITH_HAND_REVEALED,
    PLAYS_WITH_TOP_REVEALED,
    PlayerRule,
)
from apnap.abilities.values import ANTE, BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, SIDEBOARD, STACK
from apnap.ids import NO_PLAYER, Player, Ref
from apnap.rules import events as ev
from apnap.rules.events import Event, Revealed, ZoneChange
from apnap.rules.happen import performer
from apnap.rules.records import GameObject

if TYPE_CHECKING:
    from apnap.rules.state import State

PUBLIC_ZONES: Final = frozenset({BATTLEFIELD, STACK, GRAVEYARD, EXILE, COMMAND, ANTE})
"""400.2: the zones whose cards everybody sees."""


def everybody(state: State) -> int:
    """Return the mask of all seats."""
    return (1 << len(state.players)) - 1


def knowing(state: State, record: GameObject) -> int:
    """Return the mask of the seats that know which card (or token, or ability) this is."""
    if record.zone in PUBLIC_ZONES:
        if not record.face_down:
            return everybody(state)
        if record.zone == EXILE:
            return record.seen_by | openly(state, record)
        if record.zone not in (BATTLEFIELD, STACK):
            return record.seen_by
        return record.seen_by | 1 << controller_of(state, record) | openly(state, record)  # 708.5
    if record.zone in (HAND, SIDEBOARD):
        mask = record.seen_by | 1 << record.owner | openly(state, record)
        controlled_by = state.players[record.owner].controlled_by
        return mask | 1 << controlled_by if controlled_by >= 0 else mask  # 723.4
    return record.seen_by | openly(state, record) if record.zone == LIBRARY else everybody(state)


def openly(state: State, record: GameObject) -> int:
    """Return the mask of the seats that see a hidden card because something says so for now (401.5, 402.3, 406.3):
    played with revealed, or that they may look at any time."""
    owner = record.owner
    if record.zone == HAND:
        return everybody(state) if player_rules(state, PLAYS_WITH_HAND_REVEALED, owner) else 0
    if record.zone in (EXILE, BATTLEFIELD):
        return sum(1 << seat for seat in range(len(state.players)) if _may_look_at(state, seat, record))
    if record.zone != LIBRARY or state.players[owner].library[-1:] != [record.ref]:
        return 0
    if player_rules(state, PLAYS_WITH_TOP_REVEALED, owner):
        return everybody(state)
    return 1 << owner if player_rules(state, MAY_LOOK_AT_TOP, owner) else 0


def _may_look_at(state: State, seat: Player, record: GameObject) -> bool:
    for active in player_rules(state, MAY_LOOK_AT, seat):
        part = active.part
        if isinstance(part, PlayerRule) and part.what is not None and record.zone in part.what.zones:
            if matches(state, record, part.what, active.context):
                return True
    return False


def knows(state: State, seat: Player, record: GameObject) -> bool:
    """Tell whether a seat knows which card this is; whoever only looks on (NO_PLAYER) knows what everybody knows."""
    mask = knowing(state, record)
    return mask == everybody(state) if seat == NO_PLAYER else bool(mask >> seat & 1)


def is_hidden(record: GameObject) -> bool:
    """Tell whether an object is somewhere that not everybody sees (400.2)."""
    return record.zone not in PUBLIC_ZONES or record.face_down


def carry_over(state: State, old: GameObject, new: GameObject, event: ZoneChange, saw: int) -> None:
    """Write who knows an object that has just moved, in its new zone. ``new`` is writable; ``saw``: those who saw it
    openly where it was."""
    if not is_hidden(new):
        return
    shown = event.revealed or old.face_down and old.zone in (BATTLEFIELD, STACK) and new.zone != BATTLEFIELD  # 708.9
    mask = everybody(state) if shown else knowing(state, old) | saw
    if event.to == LIBRARY and event.position in (SHUFFLED, BOTTOM_RANDOM):
        mask = 0
    if old.zone == HAND and not event.revealed:
        mask &= 1 << old.owner
        _forget_hand(state, old.owner)
    new.seen_by = mask


def _forget_hand(state: State, owner: Player) -> None:
    """An unseen card left the hand for a hidden place: nobody else can tell what is still there."""
    for ref in state.players[owner].hand:
        record = state.current(ref)
        if record is not None and record.seen_by & ~(1 << owner):
            state.edit(ref).seen_by = 0


def show(state: State, refs: tuple[Ref, ...], seats: tuple[Player, ...] = ()) -> None:
    """Let seats (default: all) know hidden cards from now on."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    for ref in refs:
        record = state.current(ref)
        if record is not None and is_hidden(record):
            state.edit(ref).seen_by = record.seen_by | (mask or everybody(state))


def forget(state: State, refs: list[Ref], keep: int) -> None:
    """Let all seats but those of the mask ``keep`` lose track of cards that were put in another order (701.20d)."""
    for ref in refs:
        record = state.current(ref)
        if record is not None and record.seen_by & ~keep:
            state.edit(ref).seen_by = record.seen_by & keep


@performer(ev.REVEALED)
def perform_revealed(state: State, event: Event) -> Event | None:
    """701.20, 701.20e: cards are revealed, or looked at by some."""
    assert isinstance(event, Revealed)
    show(state, event.objects, event.to)
    return event


from apnap.rules.characteristics import controller_of  # noqa: E402
from apnap.rules.filters import matches  # noqa: E402  (objects are moved by the first chapters)
from apnap.rules.permissions import player_rules  # noqa: E402
