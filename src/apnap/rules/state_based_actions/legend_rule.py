"""704.5j — the legend rule: of legendary permanents with the same name a player keeps one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.static import LEGEND_RULE_OFF, PlayerRule
from apnap.abilities.values import LEGENDARY
from apnap.ids import Player, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.filters import matches
from apnap.rules.permissions import player_rules

if TYPE_CHECKING:
    from apnap.rules.state import State


def legend_groups(state: State, legendary: list[Ref]) -> list[tuple[Player, tuple[Ref, ...]]]:
    """Return the groups of legendary permanents of which a player must choose one, in battlefield order.

    ``legendary``: the legendary permanents on the battlefield.
    """
    groups: dict[tuple[Player, str], list[Ref]] = {}
    for ref in legendary:
        record = state.objects[ref >> 24]
        chars = characteristics(state, record)
        if chars.supertypes & LEGENDARY and chars.name and not _is_off(state, chars.controller, ref):
            groups.setdefault((chars.controller, chars.name), []).append(ref)
    return [(player, tuple(refs)) for (player, _), refs in groups.items() if len(refs) > 1]


def _is_off(state: State, player: Player, ref: Ref) -> bool:
    """Whether an effect keeps the legend rule from applying to a permanent."""
    for part in player_rules(state, LEGEND_RULE_OFF, player):
        rule = part.part
        assert isinstance(rule, PlayerRule)
        if rule.what is None or matches(state, state.objects[ref >> 24], rule.what, part.context):
            return True
    return False
