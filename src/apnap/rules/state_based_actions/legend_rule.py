"""704.5j — the legend rule: which of several legendary permanents with the same name stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.static import LEGEND_RULE_OFF, PlayerRule
from apnap.abilities.values import LEGENDARY
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules.arriving import arrived_together
from apnap.rules.characteristics import characteristics
from apnap.rules.filters import matches
from apnap.rules.permissions import player_rules

if TYPE_CHECKING:
    from apnap.rules.state import State


def legend_groups(state: State, legendary: list[Ref]) -> list[tuple[Player, tuple[Ref, ...]]]:
    """Return the groups of legendary permanents of which a player must choose one, in battlefield order.

    ``legendary``: the legendary permanents on the battlefield.
    """
    if state.rulebook.legend_rule != "choose_one":
        return []
    groups: dict[tuple[Player, str], list[Ref]] = {}
    for ref, name, controller in _subject(state, legendary):
        groups.setdefault((controller, name), []).append(ref)
    return [(player, tuple(refs)) for (player, _), refs in groups.items() if len(refs) > 1]


def doomed_legends(state: State, legendary: list[Ref]) -> list[Ref]:
    """Return the legendary permanents that go without anybody's choice, whoever controls them.

    2007:420.5e: all with the same name; classic:420.5e: all but the one that came last, or all if several came last
    together. With ``keep_oldest`` it is the one that came first.
    """
    rule = state.rulebook.legend_rule
    if rule == "choose_one":
        return []
    groups: dict[str, list[Ref]] = {}
    for ref, name, _ in _subject(state, legendary):
        groups.setdefault(name, []).append(ref)
    doomed: list[Ref] = []
    for refs in groups.values():
        kept = None if rule == "all_go" else _kept(state, refs, rule == "keep_newest")
        doomed += [ref for ref in refs if ref != kept and len(refs) > 1]
    return doomed


def _kept(state: State, refs: list[Ref], newest: bool) -> Ref | None:
    """Return the one that came last (or first); None if another came with it."""
    records = sorted((state.objects[ref >> REF_SHIFT] for ref in refs), key=lambda record: record.arrived)
    if newest:
        records.reverse()
    return None if len(records) > 1 and arrived_together(records[0], records[1]) else records[0].ref


def _subject(state: State, legendary: list[Ref]) -> list[tuple[Ref, str, Player]]:
    """Return those that the rule applies to, with name and controller."""
    found: list[tuple[Ref, str, Player]] = []
    for ref in legendary:
        chars = characteristics(state, state.objects[ref >> REF_SHIFT])
        if chars.supertypes & LEGENDARY and chars.name and not _is_off(state, chars.controller, ref):
            found.append((ref, chars.name, chars.controller))
    return found


def _is_off(state: State, player: Player, ref: Ref) -> bool:
    """Whether an effect keeps the legend rule from applying to a permanent."""
    for part in player_rules(state, LEGEND_RULE_OFF, player):
        rule = part.part
        assert isinstance(rule, PlayerRule)
        if rule.what is None or matches(state, state.objects[ref >> REF_SHIFT], rule.what, part.context):
            return True
    return False
