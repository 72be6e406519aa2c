"""109.2: which objects fit a description.

Every filter is made into a list of small functions once; a function takes the object's record, its characteristics
and the context. The tests for states (tapped, attacking …) are in :mod:`apnap.rules.object_states`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import objects as ob
from apnap.abilities.occurrence import Occurrence
from apnap.abilities.quantity import Comparison, Number
from apnap.abilities.values import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, SIMPLE_KEYWORDS, STACK
from apnap.ids import NO_PLAYER, NO_REF, REF_SHIFT, Player, Ref
from apnap.rules.definitions import KEYWORD
from apnap.rules.event_base import CAST

if TYPE_CHECKING:
    from apnap.abilities.objects import Filter, Objects, Players, Test
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


def _has_card_type(test: ob.HasCardType) -> Predicate:
    types = test.types
    return lambda state, record, chars, context: chars.card_types & types != 0


def _has_supertype(test: ob.HasSupertype) -> Predicate:
    supertypes = test.supertypes
    return lambda state, record, chars, context: chars.supertypes & supertypes != 0


def _has_subtype(test: ob.HasSubtype) -> Predicate:
    subtype = test.subtype
    return lambda state, record, chars, context: subtype in chars.subtypes


def chosen(state: State, context: Context, kind: str) -> int | str | None:
    """Return what was chosen for the source under that name (607.2d)."""
    return None if context.source == NO_REF else state.last_known(context.source).choice(kind)


def _has_chosen_subtype(test: ob.HasChosenSubtype) -> Predicate:
    return lambda state, record, chars, context: chosen(state, context, "subtype") in chars.subtypes


def _has_color(test: ob.HasColor) -> Predicate:
    colors = test.colors
    return lambda state, record, chars, context: chars.colors & colors != 0


def _has_chosen_color(test: ob.HasChosenColor) -> Predicate:
    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        color = chosen(state, context, "color")
        return isinstance(color, int) and chars.colors & color != 0

    return check


def _color_count(test: ob.ColorCount) -> Predicate:
    comparison = test.comparison
    assert isinstance(comparison, Comparison)
    return lambda state, record, chars, context: compare(state, chars.colors.bit_count(), comparison, context)


def is_called(keyword: str, name: str) -> bool:
    """Tell whether a keyword ability goes by that name; landwalk is what all landwalk abilities are (702.14a).

    >>> is_called("islandwalk", "landwalk"), is_called("islandwalk", "swampwalk")
    (True, False)
    """
    return keyword == name or name == "landwalk" and keyword.endswith("walk")


def _has_keyword(test: ob.HasKeyword) -> Predicate:
    name = test.keyword
    bit = SIMPLE_KEYWORDS.get(name, 0)

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        if chars.keywords & bit:
            return True
        # 702.11e: "hexproof from" is hexproof, too
        return any(ability.kind == KEYWORD and is_called(ability.keyword, name) for ability in chars.abilities)

    return check


def _has_no_abilities(test: ob.HasNoAbilities) -> Predicate:
    return lambda state, record, chars, context: not chars.abilities


def _stat(test: ob.Stat) -> Predicate:
    stat, comparison = test.stat, test.comparison
    assert isinstance(comparison, Comparison)
    return lambda state, record, chars, context: compare(
        state, stat_of(state, record, stat, chars), comparison, context
    )


def names_of(chars: Characteristics) -> tuple[str, ...]:
    """Return the names of an object: none, one, or those of both halves of a split card (201.2, 709.4a)."""
    if " // " in chars.name:
        return tuple(chars.name.split(" // "))
    return (chars.name,) if chars.name else ()


def _stat_against(test: ob.StatAgainst) -> Predicate:
    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        other = stat_of(state, record, test.other, chars)
        return compare(state, stat_of(state, record, test.stat, chars), Comparison(test.op, Number(other)), context)

    return check


def _named(test: ob.Named) -> Predicate:
    name = test.name
    return lambda state, record, chars, context: chars.name == name or name in names_of(chars)


def _has_chosen_name(test: ob.HasChosenName) -> Predicate:
    return lambda state, record, chars, context: chosen(state, context, "name") in names_of(chars)


def _same_name(test: ob.SameNameAs) -> Predicate:
    what = test.what

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        names = names_of(chars)
        for ref in looked_back(state, what, context):
            if test.another and ref == record.ref:
                continue
            if any(name in names for name in names_of(characteristics(state, state.last_known(ref)))):
                return True
        return False

    return check


def _by_player(who: Players, player: Callable[[GameObject, Characteristics], Player]) -> Predicate:
    """Return the test whether the player (its owner or controller) is one of ``who``."""
    kind = type(who)
    if kind is ob.You:
        return lambda state, record, chars, context: player(record, chars) == context.you
    if kind is ob.AnyPlayer or kind is ob.EachPlayer:
        return lambda state, record, chars, context: player(record, chars) >= 0
    if kind is ob.AnyOpponent or kind is ob.EachOpponent:

        def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
            seat = player(record, chars)
            players = state.players
            return seat >= 0 and context.you >= 0 and players[seat].team != players[context.you].team

        return check
    return lambda state, record, chars, context: player(record, chars) in players_of(state, who, context)


def _controlled_by(test: ob.ControlledBy) -> Predicate:
    if type(test.who) is ob.You:
        return lambda state, record, chars, context: chars.controller == context.you
    return _by_player(test.who, lambda record, chars: chars.controller)


def _owned_by(test: ob.OwnedBy) -> Predicate:
    return _by_player(test.who, lambda record, chars: record.owner)


def _other(test: ob.Other) -> Predicate:
    def fits(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        if record.ref == context.source:
            return False
        return context.event is None or record.ref not in objects_of(state, _THIS, context)  # 400.7e

    return fits


_THIS: Final = ob.This()


def _is_source(test: ob.IsSource) -> Predicate:
    return lambda state, record, chars, context: record.ref == context.source


def _is_one_of(test: ob.IsOneOf) -> Predicate:
    what = test.what
    return lambda state, record, chars, context: record.ref in objects_of(state, what, context)


def _cast_from_one(test: ob.CastFromOne) -> Predicate:
    what = test.what

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        was = record.was
        return record.zone == STACK and was is not None and was.ref in objects_of(state, what, context)

    return check


def _is(test: ob.Is) -> Predicate:
    return STATES[test.state]


def _has_counter(test: ob.HasCounter) -> Predicate:
    kind, comparison = test.counter, test.comparison
    if comparison is None:
        return lambda state, record, chars, context: record.counter(kind) > 0
    assert isinstance(comparison, Comparison)
    return lambda state, record, chars, context: compare(state, record.counter(kind), comparison, context)


def _one_of(state: State, ref: Ref, what: Objects | Filter, context: Context) -> bool:
    """Tell whether a reference is one of the objects, or an object that fits."""
    if isinstance(what, ob.Filter):
        record = state.current(ref)
        return record is not None and matches(state, record, what, context)
    return ref in objects_of(state, what, context)


def _attached_to(test: ob.AttachedTo) -> Predicate:
    what = test.what
    return lambda state, record, chars, context: (
        record.attached_to > 0 and _one_of(state, record.attached_to, what, context)
    )


def _has_attached(test: ob.HasAttached) -> Predicate:
    what = test.what
    return lambda state, record, chars, context: any(_one_of(state, ref, what, context) for ref in record.attachments)


def _gone(state: State, what: Objects | Filter, context: Context) -> list[GameObject]:
    """Return those of the objects that have left the battlefield, as they last were (608.2h)."""
    if isinstance(what, ob.Filter):
        return []
    return [state.last_known(ref) for ref in looked_back(state, what, context) if state.current(ref) is None]


def _blocking(test: ob.BlockingObject) -> Predicate:
    what = test.what
    return lambda state, record, chars, context: (
        any(_one_of(state, ref, what, context) for ref in record.blocking)
        or any(record.ref in other.blocked_by for other in _gone(state, what, context))
    )


def _blocked_by(test: ob.BlockedByObject) -> Predicate:
    what = test.what
    return lambda state, record, chars, context: (
        any(_one_of(state, ref, what, context) for ref in record.blocked_by)
        or any(record.ref in other.blocking for other in _gone(state, what, context))
    )


def _attacks_player(test: ob.AttacksPlayer) -> Predicate:
    who = test.who
    return lambda state, record, chars, context: (
        record.attacking < 0 and player_of(record.attacking) in players_of(state, who, context)
    )


def _in_pair(test: ob.InPairOf) -> Predicate:
    what = test.what

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        partner = partner_of(record) if record.memory else NO_REF
        if partner == NO_REF:
            return False
        refs = objects_of(state, what, context)
        return partner in refs or record.ref in refs

    return check


def _shares_with(test: ob.SharesWith) -> Predicate:
    what, of = test.what, test.of

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        own = values_of(state, record, of)
        refs = looked_back(state, what, context)
        if test.another:
            refs = [ref for ref in refs if ref != record.ref]
        return any(not own.isdisjoint(values_of(state, looked_at(state, ref, context), of)) for ref in refs)

    return check


def _targets(test: ob.Targets) -> Predicate:
    what, who = test.what, test.who

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        for requirement in record.targets:
            for entity in requirement:
                if entity > 0:
                    if what is not None and matches(state, state.last_known(entity), what, context):
                        return True
                elif who is not None and player_of(entity) in players_of(state, who, context):
                    return True
        return False

    return check


def _targets_only(test: ob.TargetsOnly) -> Predicate:
    what, who, single = test.what, test.who, test.single

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        entities = {entity for requirement in record.targets for entity in requirement}
        if not entities or (single and len(entities) > 1):
            return False
        for entity in entities:
            if entity > 0:
                if what is None or not matches(state, state.last_known(entity), what, context):
                    return False
            elif who is None or player_of(entity) not in players_of(state, who, context):
                return False
        return True

    return check


def _has_targets(test: ob.HasTargets) -> Predicate:
    n = test.n
    return lambda state, record, chars, context: sum(len(group) for group in record.targets) == n


def _nth_spell(test: ob.NthSpell) -> Predicate:
    n, what = test.n, test.what
    return lambda state, record, chars, context: manieth_spell(state, record, what, context) == n


def manieth_spell(state: State, spell: GameObject, what: Filter, context: Context) -> int:
    """Return which of the spells that fit, of those that its player casts this turn, a spell is or would be."""
    player = spell.cast_by if spell.cast_by != NO_PLAYER else spell.controller
    number = 1
    for event in state.history:
        if event.kind == CAST and event.player == player:
            if event.subject == spell.ref:
                break
            if matches(state, state.last_known(event.subject), what, context):
                number += 1
    return number


def _ability_of(test: ob.AbilityOf) -> Predicate:
    what = test.what

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        return record.source > NO_REF and matches(state, state.last_known(record.source), what, context)

    return check


def _spell_from(test: ob.SpellFrom) -> Predicate:
    zone = test.zone
    return lambda state, record, chars, context: record.cast_from == zone


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


_TESTS: Final[dict[type[Any], Callable[[Any], Predicate]]] = {
    ob.HasCardType: _has_card_type,
    ob.HasSupertype: _has_supertype,
    ob.HasSubtype: _has_subtype,
    ob.HasChosenSubtype: _has_chosen_subtype,
    ob.HasColor: _has_color,
    ob.HasChosenColor: _has_chosen_color,
    ob.ColorCount: _color_count,
    ob.HasKeyword: _has_keyword,
    ob.HasNoAbilities: _has_no_abilities,
    ob.Stat: _stat,
    ob.Named: _named,
    ob.StatAgainst: _stat_against,
    ob.HasChosenName: _has_chosen_name,
    ob.SameNameAs: _same_name,
    ob.ControlledBy: _controlled_by,
    ob.OwnedBy: _owned_by,
    ob.Other: _other,
    ob.IsSource: _is_source,
    ob.IsOneOf: _is_one_of,
    ob.CastFromOne: _cast_from_one,
    ob.Is: _is,
    ob.HasCounter: _has_counter,
    ob.AttachedTo: _attached_to,
    ob.HasAttached: _has_attached,
    ob.BlockingObject: _blocking,
    ob.BlockedByObject: _blocked_by,
    ob.AttacksPlayer: _attacks_player,
    ob.InPairOf: _in_pair,
    ob.SharesWith: _shares_with,
    ob.Targets: _targets,
    ob.HasTargets: _has_targets,
    ob.TargetsOnly: _targets_only,
    ob.SpellFrom: _spell_from,
    ob.AbilityOf: _ability_of,
    ob.CameFrom: lambda test: came_from(test.zones),
    ob.NthSpell: _nth_spell,
    ob.ThisTurnTest: _this_turn,
    ob.Not: _not,
    ob.AnyOf: _any_of,
    ob.AllOf: _all_of,
}
PERFORMED: Final = frozenset(_TESTS)
"""The tests that can be asked."""


from apnap.rules.characteristics import characteristics  # noqa: E402  (the questions ask each other)
from apnap.rules.entering import looked_at  # noqa: E402
from apnap.rules.entities import player_of  # noqa: E402
from apnap.rules.expressions import looked_back, objects_of, players_of  # noqa: E402
from apnap.rules.object_states import STATES, came_from  # noqa: E402
from apnap.rules.pairing import partner_of  # noqa: E402
from apnap.rules.quantities import compare, stat_of, values_of  # noqa: E402
