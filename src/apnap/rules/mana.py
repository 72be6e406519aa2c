"""106: mana pools, and what mana may be spent on.

A pool holds ``(kind, tag, amount)`` entries: the kind is one of the six mana bits; the tag says what else is true of
the mana: whether a snow source made it (107.4h), whether it stays until end of turn, and what it may be spent on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Activated, Triggered
from apnap.abilities.cost import Loyalty
from apnap.abilities.effect import AddMana, ManaRider
from apnap.abilities.mana import ManaRestriction
from apnap.abilities.occurrence import Activates, AddsMana, AnyOccurrence, BecomesTapped, Occurrence
from apnap.abilities.static import LOST_MANA_BECOMES_COLORLESS, NO_MANA_LOSS, PlayerRule
from apnap.abilities.target import Target
from apnap.abilities.values import ALL_COLORS, CLEANUP, COLORLESS_MANA, END_COMBAT, SNOW
from apnap.abilities.walk import walk
from apnap.ids import NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.happen import happen, performer
from apnap.rules.mana_costs import FROM_SNOW, ORIGINS, RIDER_SHIFT, SNOW_PIP
from apnap.rules.permissions import player_rules
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.definitions import CompiledAbility
    from apnap.rules.events import Event
    from apnap.rules.state import State

SNOW_TAG: Final = 1
"""The mana was produced by a snow source (107.4h)."""
KEPT_TAG: Final = 2
"""It is not lost as steps and phases end, until the turn does."""
COMBAT_TAG: Final = 4
"""It is not lost as steps end, until combat does."""
_ORIGIN_SHIFT: Final = 4
"""So much higher stand the same bits beside what was spent."""
ORIGIN_TAGS: Final = {subtype: bit >> _ORIGIN_SHIFT for subtype, bit in ORIGINS.items()}
"""It was produced by a permanent with that subtype."""
_ORIGINS: Final = sum(ORIGIN_TAGS.values())
TAG_BITS: Final = 6
"""The bits below the number of a note: of a restriction, a rider."""
RESTRICTED_UNIT: Final = 1 << 9
"""In the mask of a unit of a supply: it is for what is being paid for, not for the costs of mana abilities (106.6)."""

Note = tuple[ManaRestriction | None, ManaRider | None, Ref, Player]
"""What mana may be spent on, what else happens then, the source of the mana and whose it is."""
_NOTES: Final[list[Note]] = [(None, None, NO_REF, -1)]
_NUMBERS: Final[dict[Note, int]] = {}

_REFERRING: Final = frozenset(
    (
        "HasChosenSubtype",
        "HasChosenColor",
        "HasChosenName",
        "ChosenPlayer",
        "This",
        "IsSource",
        "Other",
        "Linked",
        "CraftedFrom",
    )
)


def tag_of(
    restriction: ManaRestriction | None, source: Ref, you: Player, flags: int, rider: ManaRider | None = None
) -> int:
    """Return the tag of mana that a source makes: flags (SNOW_TAG, KEPT_TAG, COMBAT_TAG, ORIGIN_TAGS), what it may be
    spent on, and what happens then.

    The source is noted only if the restriction refers to it, or if there is a rider."""
    tag = flags
    if restriction is None and rider is None:
        return tag
    if (
        rider is None
        and restriction is not None
        and not any(type(node).__name__ in _REFERRING for node in walk(restriction))
    ):
        source = NO_REF
    key = (restriction, rider, source, you)
    number = _NUMBERS.get(key)
    if number is None:
        number = _NUMBERS[key] = len(_NOTES)
        _NOTES.append(key)
    return tag | number << TAG_BITS


def origin_flags(chars: Characteristics) -> int:
    """Return what the tag of mana says of the source that made it."""
    flags = SNOW_TAG if chars.supertypes & SNOW else 0
    for subtype, flag in ORIGIN_TAGS.items():
        if subtype in chars.subtypes:
            flags |= flag
    return flags


def unit_bits(tag: int) -> int:
    """Return what a tag adds to the mask of a unit: whether it pays snow pips, and whether it is restricted.

    >>> unit_bits(0), unit_bits(SNOW_TAG) == SNOW_PIP
    (0, True)
    """
    return (SNOW_PIP if tag & SNOW_TAG else 0) | (RESTRICTED_UNIT if restriction_of(tag) is not None else 0)


def restriction_of(tag: int) -> tuple[ManaRestriction, Ref, Player] | None:
    """Return what mana with that tag may be spent on (106.6), whose restriction it is, or None if on anything."""
    restriction, _, source, you = _NOTES[tag >> TAG_BITS]
    return None if restriction is None else (restriction, source, you)


def riders_of(spent: tuple[tuple[int, int], ...]) -> list[tuple[ManaRider, Ref, Player]]:
    """Return what else happens because of mana that was spent: kinds and amounts, as :func:`with_spent` notes them.

    Each mana has an effect or a delayed triggered ability of its own (106.6a).
    """
    found: list[tuple[ManaRider, Ref, Player]] = []
    for number, n in sorted((kind >> RIDER_SHIFT, n) for kind, n in spent):
        _, rider, source, you = _NOTES[number]
        if rider is not None:
            found += [(rider, source, you)] * n
    return found


def empty_pool(state: State, player: Player) -> int:
    """Let a player lose unspent mana as a step or phase ends (500.5), except mana that an effect keeps; return how
    much was lost."""
    pool = state.players[player].pool
    if not pool:
        return 0
    keeps = _kept_kinds(state, player)
    kept = 0 if state.step == CLEANUP else KEPT_TAG
    if state.in_combat and state.step != END_COMBAT:
        kept |= COMBAT_TAG
    left = tuple(entry for entry in pool if entry[0] & keeps or entry[1] & kept)
    lose_mana(state, player, left)
    return sum(n for _, _, n in pool) - sum(n for _, _, n in state.players[player].pool)


def lose_mana(state: State, player: Player, left: tuple[tuple[int, int, int], ...] = ()) -> None:
    """Let a player lose all unspent mana but what is left (106.4): no event, for nothing watches for it; or let it
    become colorless where an effect says so (614.1a)."""
    pool = state.players[player].pool
    if pool and player_rules(state, LOST_MANA_BECOMES_COLORLESS, player):
        left = _without_colors(pool, left)
    if pool != left:
        state.edit_player(player).pool = left
        state.touch()


def _without_colors(
    pool: tuple[tuple[int, int, int], ...], left: tuple[tuple[int, int, int], ...]
) -> tuple[tuple[int, int, int], ...]:
    """Return a pool in which all mana but what is left has become colorless; what it may be spent on stays."""
    total: dict[tuple[int, int], int] = {}
    for kind, tag, n in pool:
        if (kind, tag, n) not in left and kind & ALL_COLORS:
            kind = kind & ~ALL_COLORS | COLORLESS_MANA
        total[kind, tag] = total.get((kind, tag), 0) + n
    return tuple((kind, tag, n) for (kind, tag), n in sorted(total.items()))


def _kept_kinds(state: State, player: Player) -> int:
    kinds = 0
    for active in player_rules(state, NO_MANA_LOSS, player):
        assert isinstance(active.part, PlayerRule)
        n = active.part.n
        kinds |= ALL_COLORS | COLORLESS_MANA if n is None else amount(state, n, active.context)
    return kinds


def take_mana(state: State, player: Player, spent: tuple[tuple[int, int, int], ...]) -> None:
    """Remove mana from a pool (118.3a): ``(kind, tag, amount)`` entries, all of which must be there."""
    left = {(kind, tag): n for kind, tag, n in state.players[player].pool}
    for kind, tag, n in spent:
        left[kind, tag] -= n
        assert left[kind, tag] >= 0
    state.edit_player(player).pool = tuple((kind, tag, n) for (kind, tag), n in sorted(left.items()) if n)
    state.touch()


def with_spent(
    before: tuple[tuple[int, int], ...], spent: tuple[tuple[int, int, int], ...]
) -> tuple[tuple[int, int], ...]:
    """Return what has been spent, kinds and amounts, with more mana: ``(kind, tag, amount)`` entries of a pool.

    >>> with_spent(((1, 1),), ((1, 0, 2), (16, 0, 1)))
    ((1, 3), (16, 1))
    """
    total = dict(before)
    for kind, tag, n in spent:
        kind |= FROM_SNOW if tag & SNOW_TAG else 0
        kind |= (tag & _ORIGINS) << _ORIGIN_SHIFT
        if _NOTES[tag >> TAG_BITS][1] is not None:
            kind |= tag >> TAG_BITS << RIDER_SHIFT
        total[kind] = total.get(kind, 0) + n
    return tuple(sorted(total.items()))


@performer(ev.ADD_MANA)
def perform_add_mana(state: State, event: Event) -> Event | None:
    """106.4: the mana goes into the player's pool."""
    assert isinstance(event, ev.AddMana)
    total = {(kind, tag): n for kind, tag, n in state.players[event.player].pool}
    added = 0
    for kind, n in event.mana:
        if n > 0:
            total[kind, event.restriction] = total.get((kind, event.restriction), 0) + n
            added += n
    if not added:
        return None
    state.edit_player(event.player).pool = tuple((kind, tag, n) for (kind, tag), n in sorted(total.items()))
    event.amount = added
    return event


def mana_event(player: Player, kinds: tuple[int, ...], tag: int, source: Ref, tapped: bool) -> ev.AddMana:
    """Return the proposal that a player adds one mana of each of the kinds listed (repeats count)."""
    event = ev.AddMana()
    event.player = player
    event.subject = source
    event.source = source
    event.restriction = tag
    event.tapped = tapped
    if len(kinds) == 1:
        event.mana = ((kinds[0], 1),)
    else:
        event.mana = tuple((kind, kinds.count(kind)) for kind in sorted(set(kinds)))
    event.amount = len(kinds)
    return event


def activation_event(player: Player, source: Ref, index: int, keyword: str = "") -> ev.Activate:
    """Return the event that a player has activated a mana ability of an object (605.3)."""
    event = ev.Activate()
    event.subject = event.other = event.source = source
    event.player = player
    event.is_mana = True
    event.keyword = keyword
    event.amount = index
    return event


def add_mana(
    state: State, player: Player, kinds: tuple[int, ...], source: Ref = NO_REF, tag: int = 0, tapped: bool = False
) -> None:
    """Propose that a player adds mana, one of each kind listed (106.4). Call it as the last thing in a step."""
    happen(state, mana_event(player, kinds, tag, source, tapped))


def is_mana_ability(state: State, ability: CompiledAbility) -> bool:
    """Tell whether an activated or triggered ability is a mana ability (605.1a–b, classic:406.1d).

    In the books before 2009 one with a target or a loyalty cost is one, too (classic:406.1a, 2007:406.1).
    """
    test = state.rulebook.mana_ability_test
    known = ability.cache.get(test)
    if known is None:
        known = ability.cache[test] = _could_add_mana(ability) and (
            test == "could_add_mana" or not _has_target_or_loyalty(ability)
        )
    return bool(known)


def _could_add_mana(ability: CompiledAbility) -> bool:
    """2007:406.1: whether an activated ability could add mana, or a triggered one triggers from such an ability and
    could; whatever else it is, a mana ability of any book is among these."""
    node = ability.node
    if isinstance(node, Triggered):
        if not _from_mana(node.occurrence):
            return False
    elif not isinstance(node, Activated):
        return False
    return any(isinstance(child, AddMana) for child in walk(node.body))


def _has_target_or_loyalty(ability: CompiledAbility) -> bool:
    node = ability.node
    assert isinstance(node, Activated | Triggered)
    if isinstance(node, Activated) and any(isinstance(part, Loyalty) for part in node.cost.parts):
        return True
    return any(isinstance(child, Target) for child in walk(node.body))


def _from_mana(occurrence: Occurrence) -> bool:
    if isinstance(occurrence, AnyOccurrence):
        return all(_from_mana(one) for one in occurrence.occurrences)
    if isinstance(occurrence, BecomesTapped):
        return occurrence.for_mana
    return isinstance(occurrence, AddsMana) or (isinstance(occurrence, Activates) and occurrence.mana is True)
