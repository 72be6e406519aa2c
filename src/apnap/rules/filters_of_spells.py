"""112, 115.9: descriptions of spells and abilities on the stack: what they target, where they were cast from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import objects as ob
from apnap.abilities import targeting
from apnap.abilities.bonds import BecameSource, FromKeyword, ManaFrom
from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.ids import NO_PLAYER, NO_REF, Ref
from apnap.rules.event_base import CAST
from apnap.rules.mana_costs import ORIGINS

if TYPE_CHECKING:
    from apnap.abilities.objects import Filter
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.context import Context
    from apnap.rules.filters import Predicate
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def _cast_from_one(test: ob.CastFromOne) -> Predicate:
    what = test.what

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        was = record.was
        return record.zone in (STACK, BATTLEFIELD) and was is not None and was.ref in objects_of(state, what, context)

    return check


def _is_such(state: State, ref: Ref, what: Filter, context: Context) -> bool:
    """Tell whether a target fits, and is where the description says (109.2): a creature spell is no creature."""
    record = state.last_known(ref)
    return (not what.zones or record.zone in what.zones) and matches(state, record, what, context)


def _targets(test: targeting.Targets) -> Predicate:
    what, who = test.what, test.who

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        for requirement in record.targets:
            for entity in requirement:
                if entity > 0:
                    if what is not None and _is_such(state, entity, what, context):
                        return True
                elif who is not None and player_of(entity) in players_of(state, who, context):
                    return True
        return False

    return check


def _targets_only(test: targeting.TargetsOnly) -> Predicate:
    what, who, single = test.what, test.who, test.single

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        entities = {entity for requirement in record.targets for entity in requirement}
        if not entities or (single and len(entities) > 1):
            return False
        for entity in entities:
            if entity > 0:
                if what is None or not _is_such(state, entity, what, context):
                    return False
            elif who is None or player_of(entity) not in players_of(state, who, context):
                return False
        return True

    return check


def _has_targets(test: targeting.HasTargets) -> Predicate:
    n = test.n
    return lambda state, record, chars, context: sum(len(group) for group in record.targets) == n


def _nth_spell(test: ob.NthSpell) -> Predicate:
    n, what, anyone = test.n, test.what, test.anyone
    return lambda state, record, chars, context: manieth_spell(state, record, what, context, anyone) == n


def manieth_spell(state: State, spell: GameObject, what: Filter, context: Context, anyone: bool = False) -> int:
    """Return which of the spells that fit, of those that its player (or ``anyone``) casts this turn, a spell is or
    would be; a copy, which was not cast, is none (707.10)."""
    if anyone and spell.cast_by == NO_PLAYER:
        return 0
    player = spell.cast_by if spell.cast_by != NO_PLAYER else spell.controller
    number = 1
    for event in state.history:
        if event.kind == CAST and (anyone or event.player == player):
            if event.subject in (spell.ref, spell.ref - 1):  # or the spell that the permanent was
                break
            if matches(state, state.last_known(event.subject), what, context):
                number += 1
    return number


def _ability_of(test: ob.AbilityOf) -> Predicate:
    what = test.what

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        return record.source > NO_REF and matches(state, state.last_known(record.source), what, context)

    return check


def _from_keyword(test: FromKeyword) -> Predicate:
    keyword = test.keyword
    return lambda state, record, chars, context: record.ability is not None and record.ability.keyword == keyword


def _became_source(test: BecameSource) -> Predicate:
    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        was = state.last_known(context.source).was if context.source != NO_REF else None
        return was is not None and was.ref == record.ref and was.zone == STACK

    return check


def _mana_from(test: ManaFrom) -> Predicate:
    origin = ORIGINS[test.source]
    return lambda state, record, chars, context: any(n > 0 and kind & origin for kind, n in record.mana_spent)


def _spell_from(test: ob.SpellFrom) -> Predicate:
    zone = test.zone
    return lambda state, record, chars, context: record.cast_from == zone


TESTS: Final[dict[type[Any], Callable[[Any], Predicate]]] = {
    ob.CastFromOne: _cast_from_one,
    targeting.Targets: _targets,
    targeting.HasTargets: _has_targets,
    targeting.TargetsOnly: _targets_only,
    ob.SpellFrom: _spell_from,
    BecameSource: _became_source,
    ManaFrom: _mana_from,
    ob.AbilityOf: _ability_of,
    FromKeyword: _from_keyword,
    ob.NthSpell: _nth_spell,
}
"""How each test of this kind is made into a function."""


from apnap.rules.entities import player_of  # noqa: E402  (the questions ask each other)
from apnap.rules.expressions import objects_of, players_of  # noqa: E402
from apnap.rules.filters import matches  # noqa: E402
