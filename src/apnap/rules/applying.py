"""613.1, 613.4: what one change does to the characteristics of an object in its layer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import change as ch
from apnap.abilities.ability import Ability, Activated, Keyword, Static, Triggered
from apnap.abilities.duration import UntilPaid
from apnap.abilities.objects import This
from apnap.abilities.quantity import Number, Plus, Quantity
from apnap.abilities.static import Changes, Defining
from apnap.abilities.values import BASIC, CREATURE, INSTANT, LAND, LEGENDARY, SORCERY
from apnap.abilities.walk import walk
from apnap.rules.context import Context
from apnap.rules.cost_text import is_an_ability
from apnap.rules.definitions import ACTIVATED, KEYWORD, STATIC, CompiledAbility, expand_ability
from apnap.rules.keywords import told_apart
from apnap.rules.subtypes import ALL_CREATURE_TYPES, BASIC_LAND_TYPES, LEGEND, card_types_of

if TYPE_CHECKING:
    from apnap.abilities.change import Change
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.layer_parts import Part
    from apnap.rules.state import State

Apply = Callable[["State", "Characteristics", Any, Context], None]


def apply(state: State, chars: Characteristics, change: Change, context: Context) -> None:
    """Apply one change to characteristics that nobody shares."""
    _APPLY[type(change)](state, chars, change, context)


def apply_constant(chars: Characteristics, part: Part) -> None:
    """Apply the types and colours of a characteristic-defining ability (613.3): they depend on nothing."""
    for layer, changes in part.by_layer:
        if layer < 7:
            for change in changes:
                _APPLY[type(change)](None, chars, change, None)  # type: ignore[arg-type]  # constants read neither


# ------------------------------------------------------------------------------------------------ layers 2 and 3


def _set_controller(state: State, chars: Characteristics, change: ch.SetController, context: Context) -> None:
    players = players_of(state, change.who, context)
    if players:
        chars.controller = players[0]


def _set_name(state: State, chars: Characteristics, change: ch.SetName, context: Context) -> None:
    chars.name = change.name


def _replace_word(state: State, chars: Characteristics, change: ch.ReplaceWord, context: Context) -> None:
    """612.2: colour words and land types in the text; land types on the type line."""
    chars.set_abilities(tuple(with_word(ability, change.old, change.new) for ability in chars.abilities))
    if change.old in chars.subtypes and card_types_of(change.old) & chars.card_types:
        chars.subtypes = chars.subtypes - {change.old} | {change.new}


# ------------------------------------------------------------------------------------------------ layer 4


def _subtypes_of(state: State, chosen_too: bool, subtypes: tuple[str, ...], context: Context) -> list[str]:
    found = list(subtypes)
    if chosen_too:
        word = chosen(state, context, "subtype")
        if isinstance(word, str):
            found.append(word)
    return found


def _drop_orphans(chars: Characteristics, lost: int) -> None:
    """205.1a: subtypes of card types that it no longer has are removed."""
    if lost:
        kept = chars.card_types
        chars.subtypes = frozenset(
            subtype for subtype in chars.subtypes if card_types_of(subtype) & kept or not card_types_of(subtype) & lost
        )


def _follow_legend(state: State, chars: Characteristics, subtypes: frozenset[str], supertypes: int) -> None:
    """classic:215.1–2: a creature that gains or loses the type Legend is subject to the legend rule or is not any more,
    and one that becomes legendary is a Legend.

    ``subtypes``, ``supertypes``: what it had before the change.
    """
    if state is None or state.rulebook.legend_type != "creature_type":  # a constant change has no state
        return
    if (LEGEND in chars.subtypes) != (LEGEND in subtypes):
        chars.supertypes = chars.supertypes & ~LEGENDARY | (LEGENDARY if LEGEND in chars.subtypes else 0)
    elif chars.card_types & CREATURE and (chars.supertypes ^ supertypes) & LEGENDARY:
        chars.subtypes = chars.subtypes | {LEGEND} if chars.supertypes & LEGENDARY else chars.subtypes - {LEGEND}


def _add_types(state: State, chars: Characteristics, change: ch.AddTypes, context: Context) -> None:
    before = chars.subtypes, chars.supertypes
    chars.card_types |= change.card_types
    chars.supertypes |= change.supertypes
    wanted = _subtypes_of(state, change.chosen_subtype, change.subtypes, context)
    if wanted:  # 205.3d: only those of its card types
        chars.subtypes |= {subtype for subtype in wanted if card_types_of(subtype) & chars.card_types}
    if change.all_creature_types:
        chars.subtypes |= ALL_CREATURE_TYPES
    _follow_legend(state, chars, *before)


def _set_types(state: State, chars: Characteristics, change: ch.SetTypes, context: Context) -> None:
    """205.1a–b, 305.7: setting a basic land type removes the abilities of text and old types."""
    wanted = _subtypes_of(state, change.chosen_subtype, change.subtypes, context)
    subtypes, supertypes = chars.subtypes, chars.supertypes
    _replace_types(state, chars, change, wanted)
    if not change.keep_subtypes and any(subtype in BASIC_LAND_TYPES for subtype in wanted):
        chars.set_abilities(())
        book = None if state is None else state.rulebook
        if book is not None and book.basic_land_change == "becomes_basic":  # classic:214.9f: no old type is left
            if not change.keep_card_types:
                chars.card_types = change.card_types or LAND
            chars.subtypes = frozenset(subtype for subtype in wanted if card_types_of(subtype) & chars.card_types)
            chars.supertypes = BASIC
    _follow_legend(state, chars, subtypes, supertypes)


def _replace_types(state: State, chars: Characteristics, change: ch.SetTypes, wanted: list[str]) -> None:
    """205.1a–b: the new types replace the old ones; the new subtypes replace those of their own card types.

    classic:214.4: with a new type everything else on the type line goes, too.
    """
    if change.card_types:
        before = chars.card_types
        if change.keep_card_types:
            chars.card_types |= change.card_types
        else:
            chars.card_types = change.card_types | before & (INSTANT | SORCERY)
        _drop_orphans(chars, before & ~chars.card_types)
        if state is not None and not change.keep_card_types and state.rulebook.type_change == "replaces_all":
            chars.supertypes = 0
            chars.subtypes = frozenset()
    if not wanted:
        return
    if not change.keep_subtypes:
        kinds = 0
        for subtype in wanted:
            kinds |= card_types_of(subtype)
        chars.subtypes = frozenset(subtype for subtype in chars.subtypes if not card_types_of(subtype) & kinds)
    chars.subtypes |= {subtype for subtype in wanted if card_types_of(subtype) & chars.card_types}


def _remove_types(state: State, chars: Characteristics, change: ch.RemoveTypes, context: Context) -> None:
    before = chars.subtypes, chars.supertypes
    lost = chars.card_types & change.card_types
    chars.card_types &= ~change.card_types
    chars.supertypes &= ~change.supertypes
    _drop_orphans(chars, lost)
    chars.subtypes = chars.subtypes.difference(change.subtypes)
    if change.all_creature_types:
        chars.subtypes -= ALL_CREATURE_TYPES | {LEGEND}
    _follow_legend(state, chars, *before)


# ------------------------------------------------------------------------------------------------ layer 5


def _color(state: State, colors: int, chosen_too: bool, context: Context) -> int:
    if chosen_too:
        color = chosen(state, context, "color")
        if isinstance(color, int):
            colors |= color
    return colors


def _set_colors(state: State, chars: Characteristics, change: ch.SetColors, context: Context) -> None:
    chars.colors = _color(state, change.colors, change.chosen_color, context)


def _add_colors(state: State, chars: Characteristics, change: ch.AddColors, context: Context) -> None:
    chars.colors |= _color(state, change.colors, change.chosen_color, context)


# ------------------------------------------------------------------------------------------------ layer 6


def _add_ability(state: State, chars: Characteristics, change: ch.AddAbility, context: Context) -> None:
    given = as_granted(given_ability(state, change, context))
    if isinstance(given, Keyword):  # several that are paid for each by itself are told apart
        same = tuple(one.node for one in chars.abilities if one.kind == KEYWORD and one.keyword == given.keyword)
        given = told_apart((*same, given))[-1]
    chars.set_abilities(chars.abilities + expand_ability(given))


def as_granted(ability: Ability) -> Ability:
    """Return an ability as an effect grants it: it does not define characteristics, but changes them like any other
    static ability, in its layer and by its timestamp (604.3a)."""
    if not isinstance(ability, Static) or not any(isinstance(part, Defining) for part in ability.parts):
        return ability
    parts = (Changes(This(), part.changes) if isinstance(part, Defining) else part for part in ability.parts)
    return replace(ability, parts=tuple(parts))


def _add_activated(state: State, chars: Characteristics, change: ch.AddActivatedOf, context: Context) -> None:
    """113.3b: keyword abilities that stand for activated abilities give these."""
    found: list[CompiledAbility] = []
    for ref in objects_of(state, change.what, context):
        record = state.last_known(ref)
        found.extend(one for one in characteristics(state, record).abilities if one.kind == ACTIVATED)
    if change.once_each_turn:
        found = [_once_each_turn(one) for one in found]
    chars.set_abilities(chars.abilities + tuple(found))


def keywords_of(state: State, change: ch.AddKeywordOf, context: Context) -> tuple[Keyword, ...]:
    """Return the keyword abilities of that name that the objects have, each once."""
    found: dict[Keyword, None] = {}
    for ref in objects_of(state, change.what, context):
        for one in characteristics(state, state.last_known(ref)).abilities:
            if one.kind == KEYWORD and is_called(one.keyword, change.keyword) and isinstance(one.node, Keyword):
                found[one.node] = None
    return tuple(found)


def _add_keywords(state: State, chars: Characteristics, change: ch.AddKeywordOf, context: Context) -> None:
    for one in keywords_of(state, change, context):
        chars.set_abilities(chars.abilities + expand_ability(one))


@cache
def _once_each_turn(ability: CompiledAbility) -> CompiledAbility:
    node = ability.node
    assert isinstance(node, Activated)
    return CompiledAbility(replace(node, limit=1), ability.origin)


def given_ability(state: State, change: ch.AddAbility, context: Context) -> Ability:
    """Return the ability that an effect gives: "the chosen color" in it is the one chosen for the effect's source, and
    the name of the source is that object (201.5a)."""
    assert isinstance(change.ability, Ability)
    given = with_giver(change.ability, context.source)
    if isinstance(given, Activated) and (given.limit or given.once) or isinstance(given, Triggered) and given.limit:
        given = replace(given, giver=context.source)  # 602.5c
    return with_choices(given, chosen(state, context, "color"), chosen(state, context, "subtype"))


def without_keyword(abilities: tuple[CompiledAbility, ...], name: str) -> tuple[CompiledAbility, ...]:
    """Return the abilities without a keyword ability, all instances and what they stand for (702.11e: also "from";
    702.22b: with banding goes "bands with other")."""
    names = (name, "bands with other") if name == "banding" else (name,)
    return tuple(
        ability
        for ability in abilities
        if not (ability.kind == KEYWORD and any(is_called(ability.keyword, one) for one in names))
        and not (ability.origin is not None and any(is_called(ability.origin.keyword, one) for one in names))
    )


def _remove_ability(
    state: State, chars: Characteristics, change: ch.RemoveAbility | ch.CantHaveAbility, context: Context
) -> None:
    chars.set_abilities(without_keyword(chars.abilities, change.keyword))


def _remove_endable(state: State, chars: Characteristics, change: ch.RemoveEndable, context: Context) -> None:
    ends = UntilPaid(change.price)
    kept = tuple(one for one in chars.abilities if not any(node == ends for node in walk(one.node)))
    chars.set_abilities(kept)


def _remove_all(state: State, chars: Characteristics, change: ch.RemoveAllAbilities, context: Context) -> None:
    from apnap.rules.mana import is_mana_ability  # mana stands above the layers

    kept = tuple(
        ability
        for ability in chars.abilities
        if (change.except_mana and is_mana_ability(state, ability)) or not is_an_ability(state, ability)
    )
    chars.set_abilities(kept)


KEYWORD_COUNTERS: Final = frozenset(
    (
        "flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
        "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
    )
)  # fmt: skip
"""122.1b: the counters that give the keyword ability they are named after."""


def counters_give_statics(counters: tuple[tuple[str, int], ...]) -> bool:
    """Tell whether some of the counters of an object give it a keyword ability that stands for a static ability."""
    return any(kind in KEYWORD_COUNTERS and _gives_static(kind) for kind, _ in counters)


@cache
def _gives_static(kind: str) -> bool:
    return any(ability.kind == STATIC for ability in expand_ability(Keyword(kind)))


def counter_memory(kind: str) -> str:
    """Return the name under which an object carries the timestamp of its counters of a kind (613.7c)."""
    return f"counter {kind}"


# ------------------------------------------------------------------------------------------------ layer 7


def _set_base(state: State, chars: Characteristics, change: ch.SetBase, context: Context) -> None:
    if change.power is not None:
        chars.power = chars.base_power = amount(state, change.power, context)
    if change.toughness is not None:
        chars.toughness = chars.base_toughness = amount(state, change.toughness, context)


def without_stars(change: Change) -> Change:
    """2007:208.2: outside play a star is 0, so that "1+*" is 1."""
    if not isinstance(change, ch.SetBase):
        return change
    return ch.SetBase(_printed(change.power), _printed(change.toughness))


def _printed(quantity: Quantity | None) -> Quantity | None:
    """Return what is left of a number without what is counted for it."""
    return None if quantity is None else Number(_printed_number(quantity))


def _printed_number(quantity: Quantity) -> int:
    if isinstance(quantity, Plus):
        return _printed_number(quantity.a) + _printed_number(quantity.b)
    return quantity.n if isinstance(quantity, Number) else 0


def _modify(state: State, chars: Characteristics, change: ch.Modify, context: Context) -> None:
    power, toughness = change.power, change.toughness
    chars.power += power.n if type(power) is Number else growth(state, power, context, change.doubles)
    chars.toughness += toughness.n if type(toughness) is Number else growth(state, toughness, context, change.doubles)


def _switch(state: State, chars: Characteristics, change: ch.SwitchPowerToughness, context: Context) -> None:
    chars.power, chars.toughness = chars.toughness, chars.power


_POWER_COUNTERS: Final[dict[str, tuple[int, int] | None]] = {}


def power_counter(kind: str) -> tuple[int, int] | None:
    """Return what a counter adds to power and toughness (122.1a), None for other kinds.

    >>> power_counter("-1/-1")
    (-1, -1)
    """
    if kind not in _POWER_COUNTERS:
        left, slash, right = kind.partition("/")
        numbers = slash and left[:1] in ("+", "-") and right[:1] in ("+", "-")
        both_numbers = numbers and left[1:].isdigit() and right[1:].isdigit()
        _POWER_COUNTERS[kind] = (int(left), int(right)) if both_numbers else None
    return _POWER_COUNTERS[kind]


def add_power_counters(chars: Characteristics, counters: tuple[tuple[str, int], ...]) -> None:
    """613.4c: +1/+1 counters and their like."""
    for kind, n in counters:
        change = power_counter(kind)
        if change is not None:
            chars.power += n * change[0]
            chars.toughness += n * change[1]


_APPLY: Final[dict[type[Any], Apply]] = {
    ch.SetController: _set_controller,
    ch.ReplaceWord: _replace_word,
    ch.SetName: _set_name,
    ch.AddTypes: _add_types,
    ch.SetTypes: _set_types,
    ch.RemoveTypes: _remove_types,
    ch.SetColors: _set_colors,
    ch.AddColors: _add_colors,
    ch.AddAbility: _add_ability,
    ch.AddActivatedOf: _add_activated,
    ch.AddKeywordOf: _add_keywords,
    ch.RemoveAbility: _remove_ability,
    ch.RemoveEndable: _remove_endable,
    ch.RemoveAllAbilities: _remove_all,
    ch.CantHaveAbility: _remove_ability,
    ch.SetBase: _set_base,
    ch.Modify: _modify,
    ch.SwitchPowerToughness: _switch,
}


from apnap.rules.characteristics import characteristics  # noqa: E402
from apnap.rules.expressions import objects_of, players_of  # noqa: E402  (numbers and players read characteristics)
from apnap.rules.filters_of_characteristics import chosen, is_called  # noqa: E402
from apnap.rules.quantities import amount, growth  # noqa: E402
from apnap.rules.words import with_choices, with_giver, with_word  # noqa: E402
