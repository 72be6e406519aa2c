"""106, 605.3a: the mana that a player could have now: what floats, and what mana abilities could add.

Sources that only tap for one mana (or for one fixed bundle) are *direct*: whether they suffice is a matter of counting.
Everything else (abilities that cost mana, choices between bundles) is *odd* and left to a search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import BATTLEFIELD, SNOW
from apnap.ids import NO_REF, REF_SHIFT, Player, Ref
from apnap.rules.activation_rules import activation_limited, may_begin, too_sick
from apnap.rules.characteristics import Characteristics, characteristics
from apnap.rules.context import context_for
from apnap.rules.costs_as_paid import life_for_costs, may_sacrifice_for_costs
from apnap.rules.filters import find, matches
from apnap.rules.mana import SNOW_TAG, restriction_of, unit_bits
from apnap.rules.mana_abilities import GIVES_UP, HURTS, NEEDS_MANA, Profile, Shape, profile_of
from apnap.rules.mana_costs import SNOW_PIP
from apnap.rules.mana_replacing import mana_modifiers, produced
from apnap.rules.mana_triggers import added_too, mana_triggers
from apnap.rules.producing import production_tag
from apnap.rules.records import TOKEN

if TYPE_CHECKING:
    from apnap.rules.permissions import ActivePart
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

_REPEATS: Final = 3
"""How often a payment uses one ability that costs mana and does not tap its source."""


SACRIFICE_OTHERS: Final = "sacrifice others for mana"
"""A set-up option: a payment may be planned with mana abilities that sacrifice another permanent. Without it such
abilities are activated by hand only, so that nothing is given up unasked. It is leave for a player under full control,
too: what is left to the plan may then use every source."""


class Spending:
    """What mana is to be spent on (106.6): a spell, an ability of a source, or a cost with {X} while one resolves."""

    __slots__ = ("record", "is_ability", "with_x", "resolving")

    def __init__(self, record: GameObject, is_ability: bool, with_x: bool = False, resolving: bool = False) -> None:
        self.record = record
        self.is_ability = is_ability
        self.with_x = with_x
        """Whether the cost contains {X}."""
        self.resolving = resolving


def spending_with_x(state: State, spending: Spending | None, source: Ref) -> Spending | None:
    """Return the same for a cost that contains {X}."""
    if spending is not None:
        return Spending(spending.record, spending.is_ability, True)
    return None if source == NO_REF else Spending(state.last_known(source), True, True, True)


class Way:
    """One way to use a source: an ability, and the units (masks of kinds) it adds. ``cost``: mana it needs."""

    __slots__ = ("index", "units", "generic", "pips", "tier", "tag", "life", "besides", "outlet", "given")

    def __init__(self, index: int, units: tuple[int, ...], tier: int, tag: int) -> None:
        self.index = index
        self.units = units
        self.generic = 0
        self.pips: tuple[int, ...] = ()
        self.tier = tier
        self.tag = tag
        self.life = 0
        self.besides = 0
        """How many of the units, the last ones, triggered mana abilities add (605.1b)."""
        self.outlet: Ref = NO_REF
        """Whose ability it is, if not the source's own: what sacrifices the source."""
        self.given: tuple[Ref, ...] = ()
        """What else is sacrificed for it."""

    def at_the_cost_of(self, victim: Ref, outlet: Ref) -> Way:
        """Return the same way with what is sacrificed for it settled."""
        way = Way(self.index, self.units, self.tier, self.tag)
        way.generic, way.pips, way.life, way.besides = self.generic, self.pips, self.life, self.besides
        way.outlet, way.given = outlet, (victim,)
        return way


Signature = tuple[tuple[tuple[int, ...], int, tuple[int, ...]], ...]
"""What the ways of a source add and cost: sources that agree in it are as good as each other."""


class Source:
    """Something that can add mana once: a permanent with its ways, or a floating mana (``ref`` NO_REF)."""

    __slots__ = ("ref", "ways", "units", "value", "signature")

    def __init__(self, ref: Ref, ways: tuple[Way, ...]) -> None:
        self.ref = ref
        self.ways = ways
        self.units: tuple[int, ...] = ways[0].units
        if len(ways) > 1 and all(len(way.units) == 1 for way in ways):
            mask = 0
            for way in ways:
                mask |= way.units[0]
            self.units = (mask,)
        self.value = 0
        """How much it is worth keeping."""
        self.signature: Signature = ()
        """Only of odd sources."""


class Supply:
    """The mana a player could have: direct units counted by mask, and sources."""

    __slots__ = (
        "counts", "total", "direct", "odd", "restricted", "version", "step", "checked", "life", "outlets", "spared",
        "may_sacrifice", "most",
    )  # fmt: skip

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}
        self.total = 0
        self.direct: list[Source] = []
        """Empty when the supply was only counted."""
        self.odd: list[Source] = []
        self.restricted = False
        """There is mana that may be spent on some things only, and this supply is not for one of them."""
        self.version = 0
        self.step = 0
        self.checked = False
        """Some source may be used under a condition only, which may ask for the step."""
        self.life = 0
        """How much life the direct sources would take."""
        self.outlets: list[tuple[Ref, Shape, Way]] = []
        """Mana abilities that sacrifice another permanent, for which any number of permanents can be sacrificed."""
        self.spared: tuple[Ref, ...] = ()
        """What they may not sacrifice (any more)."""
        self.may_sacrifice = False
        """There are mana abilities that sacrifice another permanent."""
        self.most = GIVES_UP
        """The highest tier of its sources."""

    def without(self, mask: int) -> Supply:
        """Return the supply less a unit with that mask, which it has; only counted."""
        rest = Supply()
        rest.counts = dict(self.counts)
        rest.counts[mask] -= 1
        rest.total = self.total - 1
        rest.odd = self.odd
        return rest

    def add_or_help(self, ref: Ref, mask: int) -> None:
        """Let an object that may be a source, too, pay as a unit with that mask instead (702.51a)."""
        own = [source for source in (*self.direct, *self.odd) if source.ref == ref]
        if not own:
            self.add((mask,))
            return
        for source in self.direct:
            if source.ref == ref:
                for unit in source.units:
                    self.counts[unit] -= 1
                self.total -= len(source.units)
        self.direct = [source for source in self.direct if source.ref != ref]
        ways = (*(way for source in own for way in source.ways), Way(0, (mask,), 0, 0))
        either = Source(ref, ways)
        either.signature = tuple((way.units, way.generic, way.pips) for way in ways)
        self.odd = [*(source for source in self.odd if source.ref != ref), either]

    def add(self, units: tuple[int, ...]) -> None:
        """Count units of a direct source."""
        for mask in units:
            self.counts[mask] = self.counts.get(mask, 0) + 1
        self.total += len(units)


_KEYS: Final = tuple(f"supply{seat}" for seat in range(26))


def counted_supply(state: State, player: Player) -> Supply:
    """Return what a player could spend on anything, counted; cached until something happens."""
    cached: Supply | None = state.cache.get(_KEYS[player])
    if cached is None or cached.version != state.version or cached.checked and cached.step != state.step:
        cached = state.cache[_KEYS[player]] = gather(state, player, None, (), False)
        cached.version = state.version
        cached.step = state.step
    return cached


def gather(
    state: State,
    player: Player,
    spending: Spending | None,
    excluded: tuple[Ref, ...],
    detailed: bool,
    spared: tuple[Ref, ...] = (),
    most: int = GIVES_UP,
) -> Supply:
    """Return what a player could spend.

    :param spending: what for; None: only mana that may be spent on anything
    :param excluded: permanents that must not be tapped for it (they are tapped for the cost itself)
    :param detailed: list the direct sources, not only count them
    :param spared: permanents that no mana ability of another may sacrifice
    :param most: how much a mana ability may ask of the player, a tier of ``mana_abilities``
    """
    supply = Supply()
    supply.most = most
    supply.spared = spared
    for kind, tag, n in state.players[player].pool:
        if tag and not may_spend(state, tag, spending):
            supply.restricted = True
            continue
        supply.restricted |= restriction_of(tag) is not None
        mask = kind | unit_bits(tag)
        supply.add((mask,) * n)
        if detailed:
            supply.direct.extend(Source(NO_REF, (Way(0, (mask,), 0, tag),)) for _ in range(n))
    objects = state.objects
    limited = activation_limited(state)
    triggers = mana_triggers(state)
    modifiers = mana_modifiers(state)
    for ref in state.battlefield:
        record = objects[ref >> REF_SHIFT]
        chars = characteristics(state, record)
        if chars.controller != player or not chars.has_activated or record.phased_out:
            continue
        profile = profile_of(state, chars.abilities)
        if not profile.shapes or ref in excluded:
            continue
        besides = added_too(state, player, ref, triggers) if triggers else ()
        if profile.plain_mask and not besides and not modifiers:
            if not record.tapped and not too_sick(state, record, chars):
                if limited and not _may_activate(state, player, record, profile.shapes[0]):
                    continue
                snow = SNOW_PIP if chars.supertypes & SNOW else 0
                mask = profile.plain_mask | snow
                supply.counts[mask] = supply.counts.get(mask, 0) + 1
                supply.total += 1
                if detailed:
                    supply.direct.append(Source(ref, _plain_ways(profile, snow)))
        else:
            _add_permanent(state, player, record, chars, profile, spending, supply, detailed, besides, modifiers)
    if supply.outlets:
        _add_victims(state, player, supply)
    return supply


_PLAIN_WAYS: Final[dict[tuple[Profile, int], tuple[Way, ...]]] = {}


def _plain_ways(profile: Profile, snow: int) -> tuple[Way, ...]:
    """Return the ways of a permanent all of whose mana abilities are plain; made once."""
    found = _PLAIN_WAYS.get((profile, snow))
    if found is None:
        ways: list[Way] = []
        for shape in profile.shapes:
            assert shape.fixed is not None
            ways.append(Way(shape.index, (shape.fixed[0][0] | snow,), shape.tier, SNOW_TAG if snow else 0))
        found = _PLAIN_WAYS[profile, snow] = tuple(ways)
    return found


def may_spend(state: State, tag: int, spending: Spending | None) -> bool:
    """Tell whether mana with that tag may be spent on it (106.6)."""
    restriction = restriction_of(tag)
    if restriction is None:
        return True
    node, source, you = restriction
    if node.with_x:
        return spending is not None and spending.with_x
    if spending is None or spending.resolving:
        return node.otherwise
    wanted = node.abilities if spending.is_ability else node.spells
    if wanted is None or (spending.is_ability and wanted.zones and spending.record.zone not in wanted.zones):
        return False
    return matches(state, spending.record, wanted, context_for(source, you))


def _may_activate(state: State, player: Player, record: GameObject, shape: Shape) -> bool:
    return may_begin(state, player, record, shape.ability, shape.index)


def _add_permanent(
    state: State,
    player: Player,
    record: GameObject,
    chars: Characteristics,
    profile: Profile,
    spending: Spending | None,
    supply: Supply,
    detailed: bool,
    besides: tuple[int, ...],
    modifiers: list[ActivePart],
) -> None:
    """Add a permanent's ways of making mana to the supply, as direct or odd sources."""
    context = context_for(record.ref, chars.controller)
    ways: list[Way] = []
    times = 1
    for shape in profile.shapes:
        supply.checked |= shape.checked
        if (
            shape.tier > supply.most
            or not shape.ability.zones >> BATTLEFIELD & 1
            or not _can_use(state, player, record, chars, shape, supply)
        ):
            continue
        tag = production_tag(state, shape.node, context)
        if tag and not may_spend(state, tag, spending):
            supply.restricted = True
            continue
        supply.restricted |= restriction_of(tag) is not None
        given: list[Ref] = []
        if shape.victim is not None:
            if not state.option(SACRIFICE_OTHERS):
                continue
            supply.may_sacrifice = True
            if _once(shape):
                given = _victims(state, player, record.ref, shape, supply.spared)[:1]
                supply.spared = (*supply.spared, *given)
                if not given:
                    continue
        for units in shape.outputs(state, context):
            if units:
                own = tuple(mask | unit_bits(tag) for mask in units)
                more: tuple[int, ...] = ()
                if shape.tap and modifiers:
                    own, more = produced(state, player, record.ref, own, modifiers)
                way = Way(shape.index, (*own, *more, *besides) if shape.tap else own, shape.tier, tag)
                way.besides = len(way.units) - len(own)
                way.generic, way.pips, way.life = shape.cost.generic, shape.cost.pips, shape.life
                if shape.victim is None:
                    ways.append(way)
                elif given:
                    ways.append(way.at_the_cost_of(given[0], NO_REF))
                else:
                    supply.outlets.append((record.ref, shape, way))
        if not (shape.tap or shape.untap or shape.sacrifice or shape.checked) and len(profile.shapes) == 1:
            times = record.counter(shape.counter) // shape.counters if shape.counters else _REPEATS
    if not ways:
        return
    source = Source(record.ref, tuple(ways))
    simple = all(len(way.units) == 1 for way in ways) or len(ways) == 1
    if simple and not any(way.tier == NEEDS_MANA or way.generic or way.pips for way in ways):
        life = max(way.life for way in ways)
        if life:
            times = min(times, (life_for_costs(state, player) - supply.life) // life)
        for _ in range(times):
            supply.add(source.units)
            supply.life += life
            if detailed:
                supply.direct.append(source)
    else:
        source.signature = tuple((way.units, way.generic, way.pips) for way in ways)
        supply.odd.extend([source] * times)


def _once(shape: Shape) -> bool:
    """Tell whether a mana ability can't be used as often as one likes."""
    return bool(shape.tap or shape.untap or shape.checked or shape.life or shape.counters)


def _add_victims(state: State, player: Player, supply: Supply) -> None:
    """Add the permanents that outlets could sacrifice, each as a source that can be used once."""
    ways: dict[Ref, list[Way]] = {}
    for outlet, shape, way in supply.outlets:
        for victim in _victims(state, player, outlet, shape, supply.spared):
            ways.setdefault(victim, []).append(way.at_the_cost_of(victim, outlet))
    for victim, own in ways.items():
        source = Source(victim, tuple(own))
        source.signature = tuple((way.units, way.generic, way.pips) for way in own)
        supply.odd.append(source)


def _victims(state: State, player: Player, outlet: Ref, shape: Shape, spared: tuple[Ref, ...]) -> list[Ref]:
    """Return what could be sacrificed for a mana ability of ``outlet``, what is worth least first.

    What makes mana itself is among them only if it just taps for it, which can be done before.
    """
    assert shape.victim is not None
    found: list[tuple[bool, bool, int, Ref]] = []
    for ref in find(state, shape.victim, context_for(outlet, player)):
        record = state.current(ref)
        if record is None or ref == outlet or ref in spared or not may_sacrifice_for_costs(state, player, record):
            continue
        chars = characteristics(state, record)
        profile = profile_of(state, chars.abilities)
        if not profile.shapes or profile.plain_mask:
            found.append((chars.has_statics, record.kind != TOKEN, chars.mana_value, ref))
    return [one[3] for one in sorted(found)]


def _can_use(
    state: State, player: Player, record: GameObject, chars: Characteristics, shape: Shape, supply: Supply
) -> bool:
    """Tell whether the costs of a mana ability besides mana can be paid, and it may be activated (602.5)."""
    if shape.tap and (record.tapped or too_sick(state, record, chars)):
        return False
    if shape.untap and (not record.tapped or too_sick(state, record, chars)):
        return False
    if shape.life and life_for_costs(state, player) - supply.life < shape.life:
        return False
    if shape.counters and record.counter(shape.counter) < shape.counters:
        return False
    if not shape.checked and not shape.sacrifice and not activation_limited(state):
        return True
    return _may_activate(state, player, record, shape)


def value_to_keep(source: Source, creature: bool, wanted: dict[int, int]) -> int:
    """Return how much a source is worth keeping: what gives something up most, then creatures, then many kinds.

    ``wanted``: how many symbols of each kind the player's other cards have.
    """
    if source.ref == NO_REF:
        return -1 if source.ways[0].tag == 0 else -2
    tier = min(way.tier for way in source.ways)
    kinds = 0
    for mask in source.units:
        kinds |= mask
    value = tier * 1000 if tier >= HURTS else 0
    value += 100 if creature else 0
    value += 10 * (kinds & 63).bit_count() + 5 * (len(source.units) - 1) + (2 if kinds & SNOW_PIP else 0)
    return value + min(9, sum(n for kind, n in wanted.items() if kinds & kind))
