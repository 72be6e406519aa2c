"""704.5i — a planeswalker with loyalty 0 goes to the graveyard; 2016:704.5j — of several with a planeswalker
type in common a player keeps one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import PLANESWALKER
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics
from apnap.rules.state_based_actions.round import Round
from apnap.rules.subtypes import card_types_of

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def planeswalker(record: GameObject, round_: Round) -> None:
    """Bury a planeswalker without loyalty counters (306.5c: they are its loyalty)."""
    if record.counter("loyalty") == 0:
        round_.bury(record.ref, ev.BY_LOYALTY)


def planeswalker_groups(state: State, planeswalkers: list[Ref]) -> list[tuple[Player, tuple[Ref, ...]]]:
    """Return the groups of planeswalkers of which a player must choose one (2016:306.4), in battlefield order."""
    if state.rulebook.planeswalker_rule != "one_per_type":
        return []
    groups: dict[tuple[Player, str], list[Ref]] = {}
    for ref in planeswalkers:
        chars = characteristics(state, state.objects[ref >> REF_SHIFT])
        for subtype in sorted(chars.subtypes):
            if card_types_of(subtype) & PLANESWALKER:
                groups.setdefault((chars.controller, subtype), []).append(ref)
    return [(player, tuple(refs)) for (player, _), refs in groups.items() if len(refs) > 1]
