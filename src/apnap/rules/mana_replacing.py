"""106.12b: mana that is produced otherwise as a permanent is tapped for mana, as a payment counts on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.occurrence import AddsMana
from apnap.abilities.quantity import EventAmount, Number, Times
from apnap.abilities.static import ModifyAmount
from apnap.abilities.values import MANA_LETTERS
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.mana_costs import KINDS_MASK
from apnap.rules.occurrences import occurs
from apnap.rules.permissions import ActivePart, active_parts

if TYPE_CHECKING:
    from apnap.rules.state import State

Units = tuple[int, ...]


def mana_modifiers(state: State) -> list[ActivePart]:
    """Return what changes the mana that permanents produce as they are tapped for mana."""
    return [
        active
        for active in active_parts(state, ModifyAmount)
        if isinstance(active.part, ModifyAmount) and isinstance(active.part.occurrence, AddsMana)
    ]


def produced(state: State, player: Player, ref: Ref, units: Units, modifiers: list[ActivePart]) -> tuple[Units, Units]:
    """Return the units that a permanent adds as it is tapped for mana, changed, and those that come besides.

    What is chosen between several kinds is counted once only.
    """
    event = ev.AddMana()
    event.subject = ref
    event.player = player
    event.tapped = True
    besides: Units = ()
    for active in modifiers:
        part = active.part
        assert isinstance(part, ModifyAmount)
        if not occurs(state, part.occurrence, event, active.context):
            continue
        if part.mana:
            kind = 1 << MANA_LETTERS.index(part.mana)
            units = tuple(mask & ~KINDS_MASK | kind for mask in units)
            besides = tuple(mask & ~KINDS_MASK | kind for mask in besides)
        if isinstance(part.n, Number):
            units, besides = units[: part.n.n], ()
        elif isinstance(part.n, Times) and part.n.of == EventAmount():
            single = tuple(mask for mask in units if (mask & KINDS_MASK).bit_count() == 1)
            besides = besides * part.n.factor + single * (part.n.factor - 1)
    return units, besides
