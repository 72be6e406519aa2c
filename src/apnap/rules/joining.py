"""702.102 fuse, 702.47 splice: the instructions of several cards as those of one spell.

The targets of a later part count behind those of the earlier ones, and its slots are its own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from apnap.abilities.ability import Body, Division, Keyword, Spell
from apnap.abilities.condition import Targeted
from apnap.abilities.definition import SPLIT, CardDefinition, FaceDefinition
from apnap.abilities.effect import DealDividedDamage, DistributeCounters, PreventDividedDamage, Sequence
from apnap.abilities.effect_base import SLOT_FIELDS
from apnap.abilities.mana import ManaCost
from apnap.abilities.node import Node
from apnap.abilities.objects import TargetObjects, TargetPlayers
from apnap.abilities.target import Target
from apnap.abilities.walk import field_names
from apnap.rules.definitions import Definition, define

FUSED: Final = 101
"""The number of the face with which both halves of a split card are cast (702.102a)."""
_BY_INDEX: Final = (
    TargetObjects, TargetPlayers, Targeted, Division, DealDividedDamage, DistributeCounters, PreventDividedDamage,
)  # fmt: skip
"""Nodes that name a target requirement by its number."""
_SLOTS_APART: Final = 1000


def joined(bodies: tuple[Body, ...]) -> Body | None:
    """Return one body that does what these do, in their order; None: modes or several divisions can't be joined so."""
    if any(body.modes is not None for body in bodies) or sum(body.division is not None for body in bodies) > 1:
        return None
    targets: tuple[Target, ...] = ()
    parts = []
    division = None
    for at, body in enumerate(bodies):
        moved = shifted(body, len(targets), at * _SLOTS_APART)
        targets = (*targets, *moved.targets)
        parts.append(moved.effect)
        division = moved.division or division
    return Body(targets, Sequence(tuple(parts)), division)


def shifted(body: Body, targets: int, slots: int) -> Body:
    """Return a body whose targets are numbered from ``targets`` and whose slots from ``slots`` on."""
    return Body(
        tuple(_shift(target, targets, slots) for target in body.targets),
        _shift(body.effect, targets, slots),
        None if body.division is None else _shift(body.division, targets, slots),
    )


def _shift(node: Any, targets: int, slots: int) -> Any:
    if isinstance(node, tuple):
        return tuple(_shift(one, targets, slots) for one in node)
    if not isinstance(node, Node):
        return node
    if isinstance(node, Body) and (node.targets or node.modes is not None):
        targets = 0  # a delayed or reflexive ability with targets of its own
    values: list[Any] = []
    for name in field_names(type(node)):
        value = getattr(node, name)
        if name == "index" and isinstance(node, _BY_INDEX):
            value += targets
        elif name == "another" and isinstance(node, Target):
            value = tuple(index + targets for index in value)
        elif name in SLOT_FIELDS and isinstance(value, int) and value:
            value += slots
        else:
            value = _shift(value, targets, slots)
        values.append(value)
    return type(node)(*values)


def spell_of(face: FaceDefinition) -> Spell | None:
    """Return the spell ability of a face."""
    return next((node for node in face.abilities if isinstance(node, Spell)), None)


def can_fuse(node: CardDefinition) -> bool:
    """Tell whether both halves of a card can be cast together (702.102a), as far as the card goes."""
    return node.layout == SPLIT and has_fuse(node) and fused_body(node) is not None


def has_fuse(node: CardDefinition) -> bool:
    """Tell whether a card has fuse."""
    return any(isinstance(one, Keyword) and one.keyword == "fuse" for face in node.faces for one in face.abilities)


def fused_body(node: CardDefinition) -> Body | None:
    """702.102d: the instructions of the left half, then those of the right half."""
    spells = [spell for face in node.faces if (spell := spell_of(face)) is not None]
    if len(spells) != len(node.faces) or any(spell.variants for spell in spells):
        return None
    return joined(tuple(spell.body for spell in spells))


_FUSED: Final[dict[Definition, Definition]] = {}


def fused(definition: Definition) -> Definition:
    """702.102b–c: a fused split spell: the combined characteristics and the mana costs of both halves; made once."""
    found = _FUSED.get(definition)
    if found is None:
        node = definition.node
        body = fused_body(node)
        assert body is not None
        costs = tuple(symbol for face in node.faces if face.mana_cost is not None for symbol in face.mana_cost.symbols)
        first = node.faces[0]
        whole = replace(first, name=" // ".join(face.name for face in node.faces), mana_cost=ManaCost(costs))
        for face in node.faces[1:]:
            whole = replace(
                whole,
                colors=whole.colors | face.colors,
                supertypes=whole.supertypes | face.supertypes,
                card_types=whole.card_types | face.card_types,
                subtypes=(*whole.subtypes, *face.subtypes),
                abilities=(*whole.abilities, *face.abilities),
            )
        others = tuple(one for one in whole.abilities if not isinstance(one, Spell))
        whole = replace(whole, abilities=(*others, Spell(body)))
        found = _FUSED[definition] = define(CardDefinition(whole.name, (whole,), color_identity=node.color_identity))
    return found


def spliced(definition: Definition, face: int, bodies: tuple[Body, ...]) -> Definition | None:
    """702.47c: a spell with the instructions of other cards after its own; None: they can't be joined to it.

    A modal spell of which one mode is chosen has them in each mode.
    """
    node = definition.node.faces[face]
    spell = spell_of(node)
    if spell is None or spell.variants:
        return None
    modes = spell.body.modes
    if modes is None:
        body = joined((spell.body, *bodies))
    elif modes.maximum != modes.minimum or getattr(modes.maximum, "n", 0) != 1 or modes.more_if or modes.all_if:
        return None
    else:
        each = [joined((mode, *bodies)) for mode in modes.modes]
        body = None
        if all(one is not None for one in each):
            body = Body(modes=replace(modes, modes=tuple(one for one in each if one is not None)))
    if body is None:
        return None
    abilities = tuple(replace(spell, body=body) if one is spell else one for one in node.abilities)
    return define(CardDefinition(node.name, (replace(node, abilities=abilities),)))
