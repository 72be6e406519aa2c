"""109.2: which objects fit a description.

Every filter is made into a list of small functions once; a function takes the object's record, its characteristics
and the context. Tests of one kind are in one module: :mod:`apnap.rules.filters_of_characteristics`,
:mod:`~apnap.rules.filters_of_relations`, :mod:`~apnap.rules.filters_of_spells`, and for states (tapped, attacking …)
:mod:`~apnap.rules.object_states`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import objects as ob
from apnap.abilities.occurrence import Occurrence
from apnap.abilities.quantity import Comparison
from apnap.abilities.values import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, STACK
from apnap.ids import REF_SHIFT, Player, Ref

if TYPE_CHECKING:
    from apnap.abilities.objects import Filter, Test
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

Predicate = Callable[["State", "GameObject", "Characteristics", "Context"], bool]

_PREDICATES: Final[dict[int, tuple[Filter, tuple[Predicate, ...]]]] = {}
"""By identity of the filter node, which is kept alive beside its predicates."""


def predicates(filter: Filter) -> tuple[Predicate, ...]:
    """Return the tests of a filter as functions."""
    found = _PREDICATES.get(id(filter))
    if found is None:
        found = _PREDICATES[id(filter)] = (filter, tuple(_compiled(test) for test in filter.tests))
    return found[1]


def matches(state: State, record: GameObject, filter: Filter, context: Context) -> bool:
    """Tell whether an object passes all tests of a filter (its zones are not looked at)."""
    return fits(state, record, characteristics(state, record), filter, context)


def fits(state: State, record: GameObject, chars: Characteristics, filter: Filter, context: Context) -> bool:
    """Tell the same of an object whose characteristics are these (while layers are being applied)."""
    for predicate in predicates(filter):  # noqa: SIM110  (asked very often: no generator)
        if not predicate(state, record, chars, context):
            return False
    return True


def find(state: State, filter: Filter, context: Context) -> list[Ref]:
    """Return the objects in the filter's zones that fit, in canonical order; phased-out ones excluded (702.26b).

    Battlefield, stack, exile: in order of arrival; players' zones: in turn order from the active player.
    """
    return [record.ref for record in _fitting(state, filter, context)]


def exists(state: State, filter: Filter, context: Context) -> bool:
    """Tell whether at least one object fits."""
    return next(_fitting(state, filter, context), None) is not None


def _fitting(state: State, filter: Filter, context: Context) -> Iterator[GameObject]:
    tests = predicates(filter)
    objects = state.objects
    for ref in in_zones(state, filter, context):
        record = objects[ref >> REF_SHIFT]
        if record.phased_out:
            continue
        chars = characteristics(state, record)
        for predicate in tests:
            if not predicate(state, record, chars, context):
                break
        else:
            yield record


_ON_TOP: Final = ob.Is(ob.ON_TOP)


def in_zones(state: State, filter: Filter, context: Context) -> list[Ref]:
    """Return all objects in the zones of a filter; only your own zones when the filter says that you own them."""
    zones = filter.zones
    if len(zones) == 1 and zones[0] == BATTLEFIELD:
        return state.battlefield
    found: list[Ref] = []
    owners: list[Player] | None = None
    for zone in zones:
        if zone == BATTLEFIELD:
            found += state.battlefield
        elif zone == STACK:
            found += reversed(state.stack)
        elif zone == EXILE:
            found += state.exile
        elif zone == COMMAND:
            found += state.command
        else:
            if owners is None:
                yours = any(type(test) is ob.OwnedBy and type(test.who) is ob.You for test in filter.tests)
                owners = [context.you] if yours else state.in_turn_order()
            for owner in owners:
                player = state.players[owner]
                if zone == HAND:
                    found += player.hand
                elif zone == GRAVEYARD:
                    found += player.graveyard
                elif zone == LIBRARY:
                    found += player.library[-1:] if _ON_TOP in filter.tests else reversed(player.library)
                else:
                    found += player.sideboard
    return found


# ------------------------------------------------------------------------------------------------ tests


def _compiled(test: Test) -> Predicate:
    return _TESTS[type(test)](test)


def _is(test: ob.Is) -> Predicate:
    return STATES[test.state]


def _has_counter(test: ob.HasCounter) -> Predicate:
    kind, comparison = test.counter, test.comparison
    if comparison is None:
        return lambda state, record, chars, context: record.counter(kind) > 0
    assert isinstance(comparison, Comparison)
    return lambda state, record, chars, context: compare(state, record.counter(kind), comparison, context)


def _this_turn(test: ob.ThisTurnTest) -> Predicate:
    occurrence = test.occurrence
    assert isinstance(occurrence, Occurrence)

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        from apnap.rules.occurrences import as_seen_by, event_mask, occurs

        mask = event_mask(occurrence)
        for event in state.history:
            if mask >> event.kind & 1 and as_seen_by(occurrence, event).subject == record.ref:
                if occurs(state, occurrence, event, context):
                    return True
        return False

    return check


def _not(test: ob.Not) -> Predicate:
    inner = _compiled(test.test)
    return lambda state, record, chars, context: not inner(state, record, chars, context)


def _any_of(test: ob.AnyOf) -> Predicate:
    inner = tuple(_compiled(part) for part in test.tests)

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        for predicate in inner:  # noqa: SIM110
            if predicate(state, record, chars, context):
                return True
        return False

    return check


def _all_of(test: ob.AllOf) -> Predicate:
    inner = tuple(_compiled(part) for part in test.tests)

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        for predicate in inner:  # noqa: SIM110
            if not predicate(state, record, chars, context):
                return False
        return True

    return check


from apnap.rules.characteristics import characteristics  # noqa: E402  (the questions ask each other)
from apnap.rules.filters_of_characteristics import TESTS as OF_CHARACTERISTICS  # noqa: E402
from apnap.rules.filters_of_relations import TESTS as OF_RELATIONS  # noqa: E402
from apnap.rules.filters_of_spells import TESTS as OF_SPELLS  # noqa: E402
from apnap.rules.object_states import STATES, came_from  # noqa: E402
from apnap.rules.quantities import compare  # noqa: E402

_TESTS: Final[dict[type[Any], Callable[[Any], Predicate]]] = {
    **OF_CHARACTERISTICS,
    **OF_RELATIONS,
    **OF_SPELLS,
    ob.Is: _is,
    ob.HasCounter: _has_counter,
    ob.CameFrom: lambda test: came_from(test.zones),
    ob.ThisTurnTest: _this_turn,
    ob.Not: _not,
    ob.AnyOf: _any_of,
    ob.AllOf: _all_of,
}
PERFORMED: Final = frozenset(_TESTS)
"""The tests that can be asked."""
