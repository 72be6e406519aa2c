"""704.5f–h — creatures with no toughness, with lethal damage, or damaged by deathtouch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import INDESTRUCTIBLE
from apnap.rules import events as ev
from apnap.rules.damage import lethal_amount
from apnap.rules.permanents import destroy
from apnap.rules.state_based_actions.round import Round

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def creature(state: State, record: GameObject, chars: Characteristics, round_: Round) -> None:
    """704.5f: put a creature with toughness 0 or less into the graveyard; 704.5g–h: destroy it for its damage.

    Damage marked counts since the last cleanup step; indestructible creatures stay (702.12b).
    """
    if chars.toughness <= 0:
        round_.bury(record.ref, ev.BY_TOUGHNESS)
        return
    if chars.keywords & INDESTRUCTIBLE:
        return
    lethal = record.damage > 0 and record.damage >= lethal_amount(state, record, chars)
    if lethal or record.deathtouched:
        round_.propose(record.ref, destroy(record.ref))
