"""109.3: descriptions by what an object is: its types, colours, abilities, numbers and names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import objects as ob
from apnap.abilities.bonds import HasManaCost
from apnap.abilities.definition import SPLIT, PrintedCard
from apnap.abilities.quantity import MANA_VALUE, POWER, TOUGHNESS, Comparison, Number
from apnap.abilities.values import CARD_TYPE_NAMES, SIMPLE_KEYWORDS, STACK, mask_of
from apnap.ids import NO_REF
from apnap.rules.cost_text import is_an_ability
from apnap.rules.definitions import KEYWORD
from apnap.rules.mana_costs import parsed_cost
from apnap.rules.sectors import SECTOR, sector_of

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.context import Context
    from apnap.rules.filters import Predicate
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


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


def _in_chosen_sector(test: ob.InChosenSector) -> Predicate:
    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        sector = chosen(state, context, SECTOR)
        return sector is not None and sector_of(record) == sector

    return check


def _has_chosen_subtype(test: ob.HasChosenSubtype) -> Predicate:
    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        subtype = chosen(state, context, "subtype")
        if subtype is not None:
            return subtype in chars.subtypes
        word = chosen(state, context, "card_type")  # "of the chosen type" where a card type was chosen
        return isinstance(word, str) and bool(chars.card_types & mask_of((word,), CARD_TYPE_NAMES))

    return check


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
    return lambda state, record, chars, context: not any(is_an_ability(state, ability) for ability in chars.abilities)


def _stat(test: ob.Stat) -> Predicate:
    stat, comparison = test.stat, test.comparison
    assert isinstance(comparison, Comparison)
    if stat == MANA_VALUE:
        return lambda state, record, chars, context: any(
            compare(state, value, comparison, context) for value in mana_values(state, record, chars)
        )
    return lambda state, record, chars, context: compare(
        state, stat_of(state, record, stat, chars), comparison, context
    )


def mana_values(state: State, record: GameObject, chars: Characteristics) -> tuple[int, ...]:
    """202.3d, 709.4b: what comparisons see of a mana value; of a split card off the stack those of both halves, one by
    one, in older books (2016:708.6a, 2007:505.6)."""
    halves = state.rulebook.split_values == "each_half" and record.zone != STACK and record.copied is None
    if halves and record.definition.node.layout == SPLIT and not record.face_down:
        return tuple(face.mana_value for face in record.definition.faces)
    return (stat_of(state, record, MANA_VALUE, chars),)


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


def _stat_sum(test: ob.StatSum) -> Predicate:
    wanted = test.comparison
    assert isinstance(wanted, Comparison)

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        total = stat_of(state, record, POWER, chars) + stat_of(state, record, TOUGHNESS, chars)
        return compare(state, total, wanted, context)

    return check


def _named(test: ob.Named) -> Predicate:
    name = test.name
    return lambda state, record, chars, context: chars.name == name or name in names_of(chars)


def _has_mana_cost(test: HasManaCost) -> Predicate:
    wanted = parsed_cost(test.cost)
    generic, pips, x = wanted.generic, sorted(wanted.pips), wanted.x

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        cost = chars.cost
        return cost.exists and cost.generic == generic and cost.x == x and sorted(cost.pips) == pips

    return check


def _has_set_symbol(test: ob.HasSetSymbol) -> Predicate:
    """classic:206.3: the symbol belongs to the card itself; a copy of a card of that set does not bear it."""

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        node = record.definition.node
        return isinstance(node, PrintedCard) and node.set == test.set

    return check


def _has_chosen_name(test: ob.HasChosenName) -> Predicate:
    return lambda state, record, chars, context: chosen(state, context, "name") in names_of(chars)


TESTS: Final[dict[type[Any], Callable[[Any], Predicate]]] = {
    ob.HasCardType: _has_card_type,
    ob.HasSupertype: _has_supertype,
    ob.HasSubtype: _has_subtype,
    ob.HasChosenSubtype: _has_chosen_subtype,
    ob.InChosenSector: _in_chosen_sector,
    ob.HasColor: _has_color,
    ob.HasChosenColor: _has_chosen_color,
    ob.ColorCount: _color_count,
    ob.HasKeyword: _has_keyword,
    ob.HasNoAbilities: _has_no_abilities,
    ob.Stat: _stat,
    ob.Named: _named,
    HasManaCost: _has_mana_cost,
    ob.HasSetSymbol: _has_set_symbol,
    ob.StatAgainst: _stat_against,
    ob.StatSum: _stat_sum,
    ob.HasChosenName: _has_chosen_name,
}
"""How each test of this kind is made into a function."""


from apnap.rules.quantities import compare, stat_of  # noqa: E402  (the questions ask each other)
