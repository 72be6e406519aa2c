"""107: how much a quantity is now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import quantity as q
from apnap.abilities.cost import STATION
from apnap.abilities.designations import PlayerMark
from apnap.abilities.occurrence import Occurrence
from apnap.abilities.values import ALL_COLORS, CREATURE, PERMANENT_TYPES
from apnap.ids import NO_REF, Ref
from apnap.rules.commander import CASTINGS
from apnap.rules.event_base import CAST
from apnap.rules.mana_costs import FROM_SNOW, KINDS_MASK, ORIGINS
from apnap.rules.mutating import MUTATE
from apnap.rules.subtypes import BASIC_LAND_TYPES, creature_types_among

if TYPE_CHECKING:
    from apnap.abilities.quantity import Comparison, Quantity
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject, PlayerRecord
    from apnap.rules.state import State


def amount(state: State, quantity: Quantity, context: Context) -> int:
    """Return a quantity; it may be negative (what 107.1b makes of that is the caller's affair)."""
    if type(quantity) is q.Number:
        return quantity.n
    return _AMOUNTS[type(quantity)](state, quantity, context)


def growth(state: State, quantity: Quantity, context: Context, doubles: bool = False) -> int:
    """Return what power or toughness changes by: today a number X of +X or −X that would be negative is 0, unless it
    is a doubling (107.1b); by the book of 2016 it counts as it is."""
    if type(quantity) is q.Number:
        return quantity.n
    if doubles or state.rulebook.number_kind != "integer_but_growth":
        return amount(state, quantity, context)
    if isinstance(quantity, q.Minus) and quantity.a == q.Number(0):
        return -growth(state, quantity.b, context)
    if isinstance(quantity, q.Times):
        return quantity.factor * growth(state, quantity.of, context)
    return max(0, amount(state, quantity, context))


def compare(state: State, n: int, comparison: Comparison, context: Context) -> bool:
    """Tell whether a number compares so with the number of the comparison."""
    op = comparison.op
    if op >= q.ODD:
        return n % 2 == (1 if op == q.ODD else 0)
    other = amount(state, comparison.n, context)
    if op == q.EQUAL:
        return n == other
    if op == q.AT_LEAST:
        return n >= other
    if op == q.AT_MOST:
        return n <= other
    if op == q.LESS:
        return n < other
    if op == q.GREATER:
        return n > other
    return n != other


# ------------------------------------------------------------------------------------------------ objects


def as_read(state: State, n: int) -> int:
    """Return a number as rules and effects read it: less than 0 counts as such (107.1b), or as 0 (2007:104.2)."""
    return 0 if n < 0 and state.rulebook.number_kind == "natural" else n


def stat_of(state: State, record: GameObject, stat: int, chars: Characteristics | None = None) -> int:
    """Return what is measured of an object: POWER, TOUGHNESS, MANA_VALUE … (constants of ``quantity``)."""
    if stat == q.DAMAGE_MARKED:
        return record.damage
    if chars is None:
        chars = characteristics(state, record)
    if stat == q.POWER:
        return as_read(state, chars.power)
    if stat == q.TOUGHNESS:
        return as_read(state, chars.toughness)
    if stat == q.MANA_VALUE:
        return chars.mana_value
    if stat == q.BASE_POWER:
        return as_read(state, chars.base_power)
    if stat == q.BASE_TOUGHNESS:
        return as_read(state, chars.base_toughness)
    if stat == q.COLOR_COUNT:
        return chars.colors.bit_count()
    if stat == q.STATION_POWER:
        from apnap.rules.crewing import power_of  # which asks for amounts

        return power_of(state, record, STATION)
    return record.counter("loyalty")


def _x(state: State, node: q.X, context: Context) -> int:
    if context.x == 0 and context.stack_object == NO_REF and context.source != NO_REF:
        return state.last_known(context.source).x  # 107.3m: a permanent's abilities use the X of its spell
    return context.x


def _x_of(state: State, node: q.XOf, context: Context) -> int:
    return sum(state.last_known(ref).x for ref in looked_back(state, node.what, context))


def _count_of(state: State, node: q.CountOf, context: Context) -> int:
    return len(find(state, node.what, context))


def _count_objects(state: State, node: q.CountObjects, context: Context) -> int:
    return len(looked_back(state, node.what, context))


def _count_players(state: State, node: q.CountPlayers, context: Context) -> int:
    return len(players_of(state, node.who, context))


def _stat_of(state: State, node: q.StatOf, context: Context) -> int:
    refs = asked_about(state, node.what, context)
    return sum(stat_of(state, state.last_known(ref), node.stat) for ref in refs if ref > 0)


def _asked_of(state: State, node: q.GreatestOf | q.DistinctOf, context: Context) -> list[Ref]:
    """Return the objects that are asked about, those that were spoken of as they were."""
    if node.among is None:
        return find(state, node.what, context)
    spoken_of = looked_back(state, node.among, context)
    return [ref for ref in spoken_of if matches(state, state.last_known(ref), node.what, context)]


def _greatest_of(state: State, node: q.GreatestOf, context: Context) -> int:
    refs = _asked_of(state, node, context)
    return max((stat_of(state, state.last_known(ref), node.stat) for ref in refs), default=0)


def _least_stat(state: State, node: q.LeastStat, context: Context) -> int:
    refs = find(state, node.what, context)
    return min((stat_of(state, state.last_known(ref), node.stat) for ref in refs), default=0)


def _devotion(state: State, node: q.Devotion, context: Context) -> int:
    count = 0
    for ref in state.battlefield:
        record = state.last_known(ref)
        if record.phased_out:
            continue
        chars = characteristics(state, record)
        if chars.controller == context.you:
            count += _symbols(chars, node.colors)
    return count


def _symbols(chars: Characteristics, colors: int) -> int:
    """Return how many mana symbols of the colours the mana cost has; a hybrid symbol is of each of its colours."""
    return sum(1 for pip in chars.cost.pips if pip & colors)


def _symbols_in(state: State, node: q.SymbolsIn, context: Context) -> int:
    refs = asked_about(state, node.what, context)
    return sum(_symbols(characteristics(state, state.last_known(ref)), node.colors) for ref in refs if ref > 0)


_PARTY: Final = ("Cleric", "Rogue", "Warrior", "Wizard")


def _party_size(state: State, node: q.PartySize, context: Context) -> int:
    """700.8a–b: the largest number of different party members that creatures of the player can be counted as."""
    best = 0
    for player in players_of(state, node.who, context):
        masks: list[int] = []
        for ref in state.battlefield:
            record = state.last_known(ref)
            chars = characteristics(state, record)
            if chars.card_types & CREATURE and chars.controller == player and not record.phased_out:
                masks.append(sum(1 << i for i, name in enumerate(_PARTY) if name in chars.subtypes))
        best += max(kinds.bit_count() for kinds in range(16) if _can_be_counted_as(kinds, masks))
    return best


def _can_be_counted_as(kinds: int, masks: list[int]) -> bool:
    """Tell whether there is another creature for each kind: for any of the kinds together there are enough of them."""
    some = kinds
    while some:
        if sum(1 for mask in masks if mask & some) < some.bit_count():
            return False
        some = some - 1 & kinds
    return True


def _targets_chosen(state: State, node: q.TargetsChosen, context: Context) -> int:
    return sum(len(chosen) for chosen in context.targets)


def _counters_on(state: State, node: q.CountersOn, context: Context) -> int:
    total = 0
    for ref in asked_about(state, node.what, context):
        total += _counted(state.last_known(ref), node.counter)
    return total


def _times_mutated(state: State, node: q.TimesMutated, context: Context) -> int:
    return sum(state.last_known(ref).remembered(MUTATE) for ref in asked_about(state, node.what, context))


def _counted(record: GameObject | PlayerRecord, counter: str) -> int:
    return record.counter(counter) if counter else sum(n for _, n in record.counters)


def values_of(state: State, record: GameObject, of: int) -> set[int | str]:
    """Return the values an object has of what DISTINCT counts: its colours, card types, names …"""
    chars = characteristics(state, record)
    if of == q.DISTINCT_COLORS:
        return _each_bit(chars.colors & ALL_COLORS)
    if of == q.DISTINCT_CARD_TYPES:
        return _each_bit(chars.card_types)
    if of == q.DISTINCT_PERMANENT_TYPES:  # 110.4
        return _each_bit(chars.card_types & PERMANENT_TYPES)
    if of == q.DISTINCT_BASIC_LAND_TYPES:
        return {subtype for subtype in BASIC_LAND_TYPES if subtype in chars.subtypes}
    if of == q.DISTINCT_NAMES:
        return {chars.name} if chars.name else set()
    if of == q.DISTINCT_POWERS:
        return {as_read(state, chars.power)} if chars.card_types & CREATURE else set()
    if of == q.DISTINCT_MANA_VALUES:
        return {chars.mana_value}
    return set(creature_types_among(chars.subtypes, chars.card_types))


def _each_bit(mask: int) -> set[int | str]:
    return {1 << bit for bit in range(mask.bit_length()) if mask >> bit & 1}


def _distinct_of(state: State, node: q.DistinctOf, context: Context) -> int:
    counts: dict[int | str, int] = {}
    for ref in _asked_of(state, node, context):
        for value in values_of(state, state.last_known(ref), node.of):
            counts[value] = counts.get(value, 0) + 1
    return max(counts.values(), default=0) if node.most else len(counts)


# ------------------------------------------------------------------------------------------------ players


def _player_number(state: State, record: PlayerRecord, stat: int) -> int:
    if stat == q.LIFE:
        return as_read(state, record.life)
    if stat == q.HAND_SIZE:
        return len(record.hand)
    if stat == q.GRAVEYARD_SIZE:
        return len(record.graveyard)
    if stat == q.LIBRARY_SIZE:
        return len(record.library)
    return record.counter("poison")


def _player_stat(state: State, node: q.PlayerStat, context: Context) -> int:
    if node.stat == q.STARTING_LIFE:
        return sum(starting_life(state, p) for p in players_of(state, node.who, context))
    return sum(_player_number(state, state.players[p], node.stat) for p in players_of(state, node.who, context))


def _greatest_of_players(state: State, node: q.GreatestOfPlayers, context: Context) -> int:
    inner = context.copy()
    numbers: list[int] = []
    for player in players_of(state, node.who, context):
        inner.iterated_player = player
        numbers.append(amount(state, node.n, inner))
    return min(numbers, default=0) if node.least else max(numbers, default=0)


def _player_mark(state: State, node: PlayerMark, context: Context) -> int:
    return sum(state.players[p].mark(node.name) for p in players_of(state, node.who, context))


def _kinds_of_counters(state: State, node: q.KindsOfCounters, context: Context) -> int:
    refs = find(state, node.what, context)
    return len({kind for ref in refs for kind, n in state.last_known(ref).counters if n > 0})


def _counters_of_player(state: State, node: q.CountersOfPlayer, context: Context) -> int:
    return sum(_counted(state.players[p], node.counter) for p in players_of(state, node.who, context))


# ------------------------------------------------------------------------------------------------ remembered


LEVEL: Final = "class level"
"""716.2b: the name under which an object carries its level."""


def _event_amount(state: State, node: q.EventAmount, context: Context) -> int:
    return context.event.amount if context.event is not None else 0


def _amount_in_slot(state: State, node: q.AmountInSlot, context: Context) -> int:
    slot = context.slots.get(node.slot)
    return 0 if slot is None else slot.amount


def times_paid(state: State, cost: str, context: Context, ref: Ref = NO_REF) -> int:
    """Return how often the cost with that id was paid for the spell or ability, or for the object ``ref``; "kicker":
    any of its kicker costs (702.33d)."""
    paid = context.costs_paid
    if ref != NO_REF:
        paid = state.last_known(ref).costs_paid
    elif not paid and context.source != NO_REF:
        paid = state.last_known(context.source).costs_paid
    if cost == "kicker":
        return sum(n for id, n in paid if id.startswith(cost))
    return sum(n for id, n in paid if id == cost)


def _cast_before(state: State, node: q.CastBefore, context: Context) -> int:
    n = 0
    for event in state.history:
        if event.kind == CAST:
            if context.event is not None and event.subject == context.event.subject:
                break
            if node.who is not None and event.player not in players_of(state, node.who, context):
                continue
            if node.what is None or matches(state, state.last_known(event.subject), node.what, context):
                n += 1
    return n


def _unspent_mana(state: State, node: q.UnspentMana, context: Context) -> int:
    players = players_of(state, node.who, context)
    return sum(n for player in players for kind, _, n in state.players[player].pool if kind & node.colors)


def _quotient(state: State, node: q.Quotient, context: Context) -> int:
    divisor = amount(state, node.b, context)
    return amount(state, node.a, context) // divisor if divisor > 0 else 0


def _cost_amount(state: State, node: q.CostAmount, context: Context) -> int:
    return times_paid(state, node.cost, context)


def _mana_spent(state: State, node: q.ManaSpent, context: Context) -> int:
    """601.2h: none for what was not cast, such as a copy of a spell (707.10)."""
    total = 0
    for ref in looked_back(state, node.what, context):
        for kind, n in state.last_known(ref).mana_spent:
            if (not node.colors or kind & node.colors) and (not node.snow or kind & FROM_SNOW):
                total += n if not node.source or kind & ORIGINS[node.source] else 0
    return total


def _spent_on_x(state: State, node: q.SpentOnX, context: Context) -> int:
    """601.2h: of the mana of that color that was spent, all but what paid the symbols of that color."""
    record = state.last_known(context.source)
    cost = characteristics(state, record).cost
    spent = sum(n for kind, n in record.mana_spent if kind & node.colors)
    symbols = sum(pip & KINDS_MASK == node.colors for pip in cost.pips)
    return max(0, min(cost.x * record.x, spent - symbols))


def _colors_spent(state: State, node: q.ColorsSpent, context: Context) -> int:
    kinds = 0
    for ref in looked_back(state, node.what, context):
        for kind, _ in state.last_known(ref).mana_spent:
            kinds |= kind & ALL_COLORS
    return kinds.bit_count()


def _level_of(state: State, node: q.LevelOf, context: Context) -> int:
    refs = looked_back(state, node.what, context)
    return (state.last_known(refs[0]).remembered(LEVEL) if refs else 0) or 1


def _noted(state: State, node: q.NotedNumber, context: Context) -> int:
    value = state.last_known(context.source).choice(node.name) if context.source != NO_REF else 0
    return value if isinstance(value, int) else 0


def _this_turn(state: State, node: q.ThisTurn, context: Context) -> int:
    from apnap.rules.occurrences import event_mask, occurs

    assert isinstance(node.occurrence, Occurrence)
    mask = event_mask(node.occurrence)
    total = 0
    subjects: set[Ref] = set()
    for event in state.history:
        if mask >> event.kind & 1 and occurs(state, node.occurrence, event, context):
            total += event.amount if node.amounts else 1
            subjects.add(event.subject)
    return len(subjects) if node.distinct else total


def _commander_casts(state: State, node: q.CommanderCasts, context: Context) -> int:
    total = 0
    for seat in players_of(state, node.who, context):
        total += sum(n for name, n in state.players[seat].marks if name.startswith(CASTINGS))
    return total


# ------------------------------------------------------------------------------------------------ arithmetic


def _plus(state: State, node: q.Plus, context: Context) -> int:
    return amount(state, node.a, context) + amount(state, node.b, context)


def _minus(state: State, node: q.Minus, context: Context) -> int:
    return amount(state, node.a, context) - amount(state, node.b, context)


def _times(state: State, node: q.Times, context: Context) -> int:
    return node.factor * amount(state, node.of, context)


def _half(state: State, node: q.Half, context: Context) -> int:
    n = amount(state, node.of, context)
    return -(-n // node.parts) if node.up else n // node.parts


def _least(state: State, node: q.Least, context: Context) -> int:
    return min(amount(state, node.a, context), amount(state, node.b, context))


_AMOUNTS: Final[dict[type[Any], Callable[[State, Any, Context], int]]] = {
    q.X: _x,
    q.XOf: _x_of,
    q.CountOf: _count_of,
    q.CountObjects: _count_objects,
    q.CountPlayers: _count_players,
    q.StatOf: _stat_of,
    q.GreatestOf: _greatest_of,
    q.LeastStat: _least_stat,
    q.PlayerStat: _player_stat,
    q.GreatestOfPlayers: _greatest_of_players,
    q.Devotion: _devotion,
    q.SymbolsIn: _symbols_in,
    q.PartySize: _party_size,
    q.TargetsChosen: _targets_chosen,
    q.CountersOn: _counters_on,
    q.TimesMutated: _times_mutated,
    q.KindsOfCounters: _kinds_of_counters,
    q.CountersOfPlayer: _counters_of_player,
    PlayerMark: _player_mark,
    q.EventAmount: _event_amount,
    q.AmountInSlot: _amount_in_slot,
    q.CastBefore: _cast_before,
    q.UnspentMana: _unspent_mana,
    q.Quotient: _quotient,
    q.CostAmount: _cost_amount,
    q.CommanderCasts: _commander_casts,
    q.ManaSpent: _mana_spent,
    q.ColorsSpent: _colors_spent,
    q.SpentOnX: _spent_on_x,
    q.LevelOf: _level_of,
    q.NotedNumber: _noted,
    q.ThisTurn: _this_turn,
    q.Plus: _plus,
    q.Minus: _minus,
    q.Times: _times,
    q.Half: _half,
    q.Least: _least,
    q.DistinctOf: _distinct_of,
}
PERFORMED: Final = frozenset(_AMOUNTS) | {q.Number}
"""The quantities that can be found."""


from apnap.rules.characteristics import characteristics  # noqa: E402  (the questions ask each other)
from apnap.rules.expressions import asked_about, looked_back, players_of  # noqa: E402
from apnap.rules.filters import find, matches  # noqa: E402
from apnap.rules.vanguards import starting_life  # noqa: E402
