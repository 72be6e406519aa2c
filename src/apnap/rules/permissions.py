"""604, 609.4, 101.2: the static parts in force: restrictions, permissions, cost changes, replacements.

"Can't" wins over "may" (101.2): whoever asks for a permission asks for the restrictions, too. Parts are indexed by kind
once per epoch; those under a condition ("as long as") are looked at again whenever something has happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from apnap.abilities.ability import Static
from apnap.abilities.condition import AfterTurn, AllTrue, InExtraTurn, YourTurn
from apnap.abilities.duration import DuringExtraTurn, DuringNextTurnOf
from apnap.abilities.objects import Filter, This, You
from apnap.abilities.static import CANT_LOSE_LIFE, Changes, Defining, PlayerRule, Restriction
from apnap.abilities.values import HAND
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules.context import Context, context_for
from apnap.rules.definitions import STATIC
from apnap.rules.reads import reads

if TYPE_CHECKING:
    from apnap.abilities.condition import Condition
    from apnap.abilities.objects import Objects
    from apnap.abilities.static import StaticPart
    from apnap.rules.definitions import CompiledAbility
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


class ActivePart:
    """A static part that holds now: where it comes from and whose it is."""

    __slots__ = ("part", "source", "you", "context", "timestamp", "number", "ability", "condition")

    def __init__(self, part: StaticPart, context: Context) -> None:
        self.part = part
        self.context = context
        self.source: Ref = context.source
        self.you: Player = context.you
        self.timestamp = 0
        self.number = 0
        """Its identity (614.5): positive for static abilities, negative for floating effects (−effect.number)."""
        self.ability: CompiledAbility | None = None
        """The static ability it comes from (its ``origin`` is the keyword ability, if any)."""
        self.condition: Condition | None = None


PARTS_PER_OBJECT: Final = 1 << 8

Index = dict[type[Any], list[ActivePart]]


def active_parts(state: State, kind: type[StaticPart]) -> list[ActivePart]:
    """Return the parts of that kind in force, in timestamp order: of static abilities and of floating effects.

    The list is shared: it must not be changed.
    """
    index: Any = state.cache.get("parts")
    if index is None:
        index = state.cache["parts"] = _index(state)
    found: list[ActivePart] | None = index.get(kind)
    if found is None:
        return _NONE
    if found[-1] is not _CONDITIONAL:
        return found
    cached: Any = state.cache.get(f"holding {kind.__name__}")
    if cached is None or cached[0] != state.version:
        holding = [part for part in found[:-1] if part.condition is None or holds(state, part.condition, part.context)]
        cached = state.cache[f"holding {kind.__name__}"] = (state.version, holding)
    result: list[ActivePart] = cached[1]
    return result


def waits_for_condition(state: State, kind: type[StaticPart]) -> bool:
    """Tell whether some part of that kind has a condition, so that a change may bring it into force."""
    active_parts(state, kind)
    found: list[ActivePart] | None = state.cache["parts"].get(kind)
    return found is not None and found[-1] is _CONDITIONAL


def _index(state: State) -> Index:
    forces = forces_of(state)
    index: Index = {}
    varying = forces.complex or forces.abilities_vary
    for record in sources(state) if varying else forces.sources:
        if varying:
            for number, (ability, part) in enumerate(_current_parts(state, record)):
                _enter(state, index, record, ability, part, number)
        else:
            for ability, part, number in shown_face(record).parts:
                _enter(state, index, record, ability, part, number)
    for effect in state.effects:
        part_node = effect.part
        if part_node is not None:
            active = ActivePart(part_node, effect.context or context_for(effect.source, effect.you))
            active.source = effect.source
            active.you = effect.you
            active.timestamp = effect.timestamp
            active.number = -effect.number
            if isinstance(effect.duration, DuringNextTurnOf):
                active.condition = AllTrue((YourTurn(effect.duration.who), AfterTurn(effect.turn)))
            elif isinstance(effect.duration, DuringExtraTurn):
                active.condition = InExtraTurn(effect.duration.slot)
            index.setdefault(type(part_node), []).append(active)
    for parts in index.values():
        parts.sort(key=_timestamp)
        if any(part.condition is not None for part in parts):
            if any(part.condition is not None and reads(part.condition)[2] for part in parts):
                forces.volatile = True
            parts.append(_CONDITIONAL)
    return index


def _timestamp(part: ActivePart) -> int:
    return part.timestamp


def _current_parts(state: State, record: GameObject) -> list[tuple[CompiledAbility, StaticPart]]:
    found: list[tuple[CompiledAbility, StaticPart]] = []
    for ability in characteristics(state, record).abilities:
        if ability.kind == STATIC:
            assert isinstance(ability.node, Static)
            found += [(ability, part) for part in ability.node.parts if not isinstance(part, Defining)]
    return found


def _enter(
    state: State, index: Index, record: GameObject, ability: CompiledAbility, part: StaticPart, number: int
) -> None:
    if ability.zones >> record.zone & 1:
        active = _active(state, record, ability, part, number)
        index.setdefault(type(part), []).append(active)


def _active(state: State, record: GameObject, ability: CompiledAbility, part: StaticPart, number: int) -> ActivePart:
    active = ActivePart(part, context_for(record.ref, controller_of(state, record)))
    active.timestamp = record.timestamp
    active.number = record.ref * PARTS_PER_OBJECT + number
    active.ability = ability
    assert isinstance(ability.node, Static)
    active.condition = ability.node.condition
    return active


def printed_part(state: State, record: GameObject, number: int) -> ActivePart | None:
    """Return the part of that number among what is printed on an object."""
    for ability, part, at in shown_face(record).parts:
        if at == number:
            return _active(state, record, ability, part, number)
    return None


def parts_of(state: State, record: GameObject, kind: type[StaticPart]) -> list[ActivePart]:
    """Return the parts of that kind among an object's own static abilities, wherever the object is.

    For parts that speak of the object itself: AdditionalCost, AlternativeCost, CastingCondition, Enchant,
    EntersModified of This, CostChange of IsSource. Conditions ("as long as") are looked at.
    """
    chars = characteristics(state, record)
    if not chars.has_statics:
        return _NONE
    found: list[ActivePart] = []
    for number, (ability, part) in enumerate(_current_parts(state, record)):
        if isinstance(part, kind):
            active = _active(state, record, ability, part, number)
            if active.condition is None or holds(state, active.condition, active.context):
                found.append(active)
    return found


def is_volatile(state: State) -> bool:
    """Tell whether any event may change characteristics or which parts are in force: something depends on counts,
    states or conditions."""
    if "parts" not in state.cache:
        state.cache["parts"] = _index(state)
    return forces_of(state).volatile


def recheck(state: State) -> None:
    """Let caches know that something happened that by itself changes no characteristics of other objects."""
    if is_volatile(state):
        state.disturb()
    elif forces_of(state).unsteady:
        state.relist()
        state.cache.pop("checked", None)
    else:
        state.touch()


# ------------------------------------------------------------------------------------------------ who is covered


def _grouped(state: State, kind: type[Restriction] | type[PlayerRule]) -> dict[int, list[ActivePart]]:
    """Return the parts in force by their constant; grouped again only when the list is another one."""
    parts = active_parts(state, kind)
    if not parts:
        return _NO_GROUPS
    cached: Any = state.cache.get(kind.__name__)
    if cached is None or cached[0] is not parts:
        groups: dict[int, list[ActivePart]] = {}
        for part in parts:
            node = part.part
            assert isinstance(node, Restriction | PlayerRule)
            groups.setdefault(node.kind, []).append(part)
        cached = state.cache[kind.__name__] = (parts, groups)
    result: dict[int, list[ActivePart]] = cached[1]
    return result


def covers(state: State, what: Objects | Filter, record: GameObject, context: Context) -> bool:
    """Tell whether an object is among those that a part speaks of."""
    if isinstance(what, Filter):
        return record.zone in what.zones and matches(state, record, what, context)
    if type(what) is This:
        return record.ref == context.source
    return record.ref in objects_of(state, what, context)


def restrictions(state: State, kind: int, record: GameObject) -> list[ActivePart]:
    """Return the restrictions and requirements of that kind (a constant of ``static``) that cover an object."""
    parts = _grouped(state, Restriction).get(kind)
    if parts is None:
        return _NONE
    found: list[ActivePart] = []
    for part in parts:
        assert isinstance(part.part, Restriction)
        if covers(state, part.part.what, record, part.context):
            found.append(part)
    return found


def player_rules(state: State, kind: int, player: Player) -> list[ActivePart]:
    """Return the rules of that kind (a constant of ``static``) that cover a player."""
    parts = _grouped(state, PlayerRule).get(kind)
    if parts is None:
        return _NONE
    found: list[ActivePart] = []
    for part in parts:
        assert isinstance(part.part, PlayerRule)
        if player in players_of(state, part.part.who, part.context):
            found.append(part)
    return found


def who_chooses_for(state: State, kind: int, player: Player) -> Player:
    """Return who makes a player's choices of that kind (a constant of ``static``): the one whom the latest effect lets
    choose them, or the player."""
    for active in reversed(_grouped(state, PlayerRule).get(kind, _NONE)):
        assert isinstance(active.part, PlayerRule)
        for chooser in players_of(state, active.part.who, active.context):
            return chooser
    return player


def life_to_pay(state: State, player: Player) -> int:
    """Return how much life a player could pay: none below 0 (119.4), and none if they can't lose life (119.8)."""
    life = max(0, state.players[player].life)
    return 0 if life and player_rules(state, CANT_LOSE_LIFE, player) else life


_NONE: Final[list[ActivePart]] = []
_NO_GROUPS: Final[dict[int, list[ActivePart]]] = {}
_CONDITIONAL: Final = ActivePart(PlayerRule(-1, You()), context_for(NO_REF, NO_PLAYER))
"""Stands at the end of a list in which some part has a condition."""


def hands_are_changed(state: State) -> bool:
    """Tell whether an effect may give abilities to cards in hands."""
    return any(
        isinstance(active.part, Changes) and isinstance(active.part.what, Filter) and HAND in active.part.what.zones
        for active in active_parts(state, Changes)
    )


from apnap.rules.characteristics import characteristics, controller_of  # noqa: E402  (parts read characteristics)
from apnap.rules.conditions import holds  # noqa: E402
from apnap.rules.continuous import forces_of, sources  # noqa: E402
from apnap.rules.expressions import objects_of, players_of  # noqa: E402
from apnap.rules.faces import shown_face  # noqa: E402
from apnap.rules.filters import matches  # noqa: E402
