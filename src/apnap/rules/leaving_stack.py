"""608.2n: where a spell goes as it resolves, when something says that it does not go to the graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.duration import Forever
from apnap.abilities.effect import CastNow
from apnap.abilities.objects import InSlot, You
from apnap.abilities.occurrence import BeginningOf
from apnap.abilities.values import EXILE, GRAVEYARD, HAND, LIBRARY, UPKEEP
from apnap.ids import Ref
from apnap.rules.adventures import go_on_adventure, is_adventure, is_omen
from apnap.rules.characteristics import characteristics
from apnap.rules.context import context_for, make_slot
from apnap.rules.delayed_triggers import add_delayed
from apnap.rules.records import CARD

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

_CARD: Final = 1
_REBOUND: Final = Triggered(
    BeginningOf(UPKEEP, You()), Body(effect=CastNow(You(), InSlot(_CARD), manner="rebound")), keyword="rebound"
)
"""702.88a: "At the beginning of your next upkeep, you may cast this card from exile without paying its mana cost." """


def destination(state: State, spell: GameObject) -> int:
    """Return the zone that an instant or sorcery spell goes to as it resolves: on an adventure (715.3d), to the library
    (720.3d), back to hand (702.27a), exiled to be cast again (702.88a), else the graveyard."""
    if is_adventure(spell):
        return EXILE
    if is_omen(spell):
        return LIBRARY
    if any(id == "buyback" for id, _ in spell.costs_paid):
        return HAND
    return EXILE if rebounds(state, spell) else GRAVEYARD


def rebounds(state: State, spell: GameObject) -> bool:
    """702.88a, c: tell whether a spell that was cast from its controller's hand rebounds; several instances are one."""
    if spell.kind != CARD or spell.cast_from != HAND or spell.owner != spell.cast_by:
        return False
    return any(ability.keyword == "rebound" for ability in characteristics(state, spell).abilities)


def once_exiled(state: State, spell: Ref, became: Ref) -> None:
    """What follows when a resolving spell has been exiled instead of going to the graveyard."""
    record = state.last_known(spell)
    if is_adventure(record):
        go_on_adventure(state, became, record.controller)
    elif rebounds(state, record) and not any(id == "buyback" for id, _ in record.costs_paid):
        context = context_for(became, record.controller)
        context.slots[_CARD] = make_slot((became,), happened=True)
        add_delayed(state, _REBOUND, context, True, Forever())
