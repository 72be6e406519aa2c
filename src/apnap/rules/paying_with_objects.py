"""702.51 convoke, 702.66 delve, 702.126 improvise: creatures, artifacts and cards that pay for mana of a spell.

They are neither additional nor alternative costs: they pay once the total cost is known. What one of them pays for is
written like a unit of mana (``mana_costs``), except that a creature's colors stand in bits of their own: that mana may
be spent as though it were of any color makes no creature another color.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import cost as c
from apnap.abilities.values import ALL_COLORS, ARTIFACT, BATTLEFIELD, CREATURE, EXILE, GRAVEYARD
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics
from apnap.rules.mana import RESTRICTED_UNIT
from apnap.rules.permanents import about
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.abilities.cost import CostPart
    from apnap.rules.definitions import CompiledAbility
    from apnap.rules.events import Event
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

_COLORS: Final = 10
"""How far a color's bit is shifted to stand for a creature of that color."""
_HELPING: Final = frozenset(("convoke", "delve", "improvise"))

Helper = tuple[Ref, int]
"""An object that could pay, and what for, as a mask."""


def helping_keywords(abilities: tuple[CompiledAbility, ...]) -> frozenset[str]:
    """Return which of the three keyword abilities are among a spell's; several instances are redundant."""
    return frozenset(ability.keyword for ability in abilities if ability.keyword in _HELPING)


def tinted(pips: tuple[int, ...]) -> tuple[int, ...]:
    """Return colored pips so that creatures of their colors can pay them.

    >>> tinted((1, 32)) == (1 | 1 << 10, 32)
    True
    """
    return tuple(pip | (pip & ALL_COLORS) << _COLORS for pip in pips)


def helpers(
    state: State, player: Player, spell: GameObject, parts: tuple[CostPart, ...], without: tuple[Ref, ...] = ()
) -> list[Helper]:
    """Return what a player could tap or exile to pay for mana of a spell, besides the rest of its cost.

    :param parts: the other parts of its cost; cards that they exile from the graveyard are not there for delving
    :param without: what has been chosen already, or is tapped for the cost itself
    """
    names = helping_keywords(characteristics(state, spell).abilities)
    found: list[Helper] = []
    if not names:
        return found
    objects = state.objects
    if "convoke" in names or "improvise" in names:
        for ref in state.battlefield:
            record = objects[ref >> REF_SHIFT]
            if record.tapped or record.phased_out or ref in without:
                continue
            chars = characteristics(state, record)
            if chars.controller != player:
                continue
            if "convoke" in names and chars.card_types & CREATURE:
                found.append((ref, chars.colors << _COLORS | RESTRICTED_UNIT))
            elif "improvise" in names and chars.card_types & ARTIFACT:
                found.append((ref, RESTRICTED_UNIT))
    if "delve" in names:
        number = spell.ref >> REF_SHIFT  # a card cast from the graveyard has left it
        cards = [ref for ref in state.players[player].graveyard if ref not in without and ref >> REF_SHIFT != number]
        kept = sum(_exiled_by(part) for part in parts)
        found.extend((ref, RESTRICTED_UNIT) for ref in cards[: max(0, len(cards) - kept)])
    return found


def _exiled_by(part: CostPart) -> int:
    """Return how many cards a part of a cost takes from the graveyard, as far as that is fixed."""
    if not isinstance(part, c.ExileObjects) or GRAVEYARD not in part.what.zones:
        return 0
    return getattr(part.n, "n", 0)


def helping_events(state: State, refs: tuple[Ref, ...]) -> list[Event]:
    """Return what paying with these objects does: permanents are tapped, cards exiled."""
    events: list[Event] = []
    for ref in refs:
        record = state.current(ref)
        if record is not None and record.zone == GRAVEYARD:
            events.append(move(ref, EXILE, ev.BY_COST))
        elif record is not None:
            events.append(about(ev.Tap, ref))
    return events


def note_convokers(state: State, spell: Ref, refs: tuple[Ref, ...]) -> None:
    """702.51c: the creatures that are tapped because of the convoke ability of a spell have convoked it."""
    if "convoke" not in helping_keywords(characteristics(state, state.objects[spell >> REF_SHIFT]).abilities):
        return
    tapped = [record for ref in refs if (record := state.current(ref)) is not None and record.zone == BATTLEFIELD]
    creatures = [record.ref for record in tapped if characteristics(state, record).card_types & CREATURE]
    state.edit(spell).convoked_by = tuple(creatures)
