"""200, 708–715: which face an object shows, and what it is before continuous effects (613.1, first sentence)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Activated, Body, Keyword, Static
from apnap.abilities.cost import Cost, TapThis
from apnap.abilities.definition import COMBINED, FLIP, SPLIT, TRANSFORM, CardDefinition, FaceDefinition
from apnap.abilities.effect import AddMana
from apnap.abilities.mana import FixedMana, ManaCost
from apnap.abilities.objects import You
from apnap.abilities.static import Defining
from apnap.abilities.values import ARTIFACT, BATTLEFIELD, COMMAND, CREATURE, EXILE, LAND, LEGENDARY, STACK
from apnap.ids import Player
from apnap.rules.definitions import NO_DEFINITION, STATIC, CompiledAbility, Definition, Face, compile_ability, define
from apnap.rules.mana_costs import ParsedCost
from apnap.rules.subtypes import BASIC_LAND_TYPES, LEGEND

if TYPE_CHECKING:
    from collections.abc import Iterable

    from apnap.abilities.static import StaticPart
    from apnap.rulebooks.switches import Rulebook
    from apnap.rules.layer_parts import Part
    from apnap.rules.records import GameObject

FACE_DOWN_DEFINITION: Final = define(
    CardDefinition("", (FaceDefinition("", card_types=CREATURE, power=2, toughness=2),))
)
"""708.2a: a 2/2 creature with no name, text, subtypes, or mana cost."""
WARDED_DEFINITION: Final = define(
    CardDefinition(
        "",
        (
            FaceDefinition(
                "",
                card_types=CREATURE,
                power=2,
                toughness=2,
                abilities=(Keyword("ward", Cost(ManaCost(("2",))), text="Ward {2}"),),
            ),
        ),
    )
)
"""702.168a, 701.58a: the same with ward {2}, cast with disguise or cloaked."""
CLOAKED: Final = "cloaked"
"""What a cloaked permanent remembers."""


class FaceInfo:
    """What is derived once from a face: its characteristics per controller and the static parts it brings."""

    __slots__ = ("face", "bases", "older", "changes", "parts", "power_defining", "mana_value", "volatile_power")

    def __init__(self, face: Face, mana_value: int) -> None:
        self.face = face
        self.mana_value = mana_value
        self.bases: list[Characteristics | None] = []
        self.older: dict[tuple[Player, bool, bool], Characteristics] = {}
        """What it is in books that read a type line or a cost differently (:func:`base_under`)."""
        self.changes: tuple[tuple[CompiledAbility, tuple[Part, ...]], ...] = ()
        """Static abilities that change characteristics."""
        self.parts: tuple[tuple[CompiledAbility, StaticPart, int], ...] = ()
        """Its static parts but the characteristic-defining ones, numbered."""
        self.power_defining: tuple[Part, ...] = ()
        """613.4a: characteristic-defining abilities for power and toughness."""
        self.volatile_power = False


_INFOS: Final[dict[Face, FaceInfo]] = {}
_COMBINED: Final[dict[Definition, Face]] = {}


def face_down_definition(record: GameObject) -> Definition:
    """Return what a face-down spell or permanent is (708.2)."""
    warded = any(id == "disguise" for id, _ in record.costs_paid) or any(name == CLOAKED for name, _ in record.memory)
    return WARDED_DEFINITION if warded else FACE_DOWN_DEFINITION


def shown_face(record: GameObject) -> FaceInfo:
    """Return the face whose values an object has, copy effects that it entered with included; so a spell has the types
    of its card (classic:213.2).

    A face-down permanent is 708.2a's creature; a face-down card in exile or in the command zone has no
    characteristics (406.3, 315.5b); a split card
    off the stack has both halves (709.4); a flipped permanent has its other half (710.1c).
    """
    if record.merged is not None:
        return info_of(record.merged, 0)
    if record.face_down:
        return info_of(NO_DEFINITION if record.zone in (EXILE, COMMAND) else face_down_definition(record), 0)
    if record.costs_paid and is_bestowed(record):
        return info_of(as_bestowed(record.copied or record.definition), 0)
    if record.copied is not None:
        return info_of_values(record, record.copied)
    definition = record.definition
    if len(definition.faces) == 1:
        return _INFOS.get(definition.faces[0]) or info_of(definition, 0)
    layout = definition.node.layout
    if layout == SPLIT and record.zone != STACK:
        return info_of_values(record, definition) if shares_type_line(definition) else _combined(definition)
    if layout == FLIP:
        return info_of(definition, 1 if record.flipped and record.zone == BATTLEFIELD else 0)
    return info_of(definition, record.face)


def info_of(definition: Definition, index: int) -> FaceInfo:
    """Return what is derived from one face of a definition."""
    face = definition.faces[index]
    found = _INFOS.get(face)
    if found is None:
        mana_value = face.mana_value
        if index > 0 and definition.node.layout == TRANSFORM:
            mana_value = definition.faces[0].mana_value  # 202.3b
        if definition.node.layout == COMBINED and len(definition.faces) > 1:
            mana_value = sum(front.mana_value for front in definition.faces[1:])  # 202.3b–c
        found = _INFOS[face] = _derive(face, mana_value)
    return found


def info_of_values(record: GameObject, values: Definition, index: int = 0) -> FaceInfo:
    """Return what an object is that has the values of another card, of which that face is up.

    709.5, 709.5b: it has the halves of a card with a shared type line; of a permanent only the unlocked ones count.
    """
    if not shares_type_line(values):
        return info_of(values, index)
    if record.zone == STACK:
        return info_of(values, record.face)
    unlocked = next((halves for name, halves in record.memory if name == UNLOCKED), 0)
    if record.zone != BATTLEFIELD or unlocked == BOTH_HALVES:
        return _combined(values)
    return info_of(values, unlocked - 1) if unlocked else _locked(values)


def shares_type_line(definition: Definition) -> bool:
    """Tell whether the two halves of a card share a type line (709.5): those of a Room do."""
    return definition.node.layout == SPLIT and "Room" in definition.faces[0].node.subtypes


UNLOCKED: Final = "unlocked"
"""In the memory of a permanent: which halves have the unlocked designation, 1 the left and 2 the right one (709.5c)."""
BOTH_HALVES: Final = 3
_LOCKED: Final[dict[Definition, Face]] = {}


def _locked(definition: Definition) -> FaceInfo:
    """709.5: a permanent with no unlocked half has the types of its shared type line and nothing else."""
    face = _LOCKED.get(definition)
    if face is None:
        node = definition.faces[0].node
        shared = FaceDefinition("", None, 0, node.supertypes, node.card_types, node.subtypes)
        face = _LOCKED[definition] = Face(shared)
        _INFOS[face] = _derive(face, 0)
    return _INFOS[face]


def _combined(definition: Definition) -> FaceInfo:
    """709.4b–d: the combined characteristics of a split card."""
    face = _COMBINED.get(definition)
    if face is None:
        halves = definition.faces
        face = Face(
            FaceDefinition(
                name=" // ".join(half.name for half in halves),
                colors=_union(half.node.colors for half in halves),
                supertypes=_union(half.node.supertypes for half in halves),
                card_types=_union(half.node.card_types for half in halves),
                subtypes=tuple(subtype for half in halves for subtype in half.node.subtypes),
                abilities=tuple(ability for half in halves for ability in half.node.abilities),
            )
        )
        costs = [half.cost for half in halves]
        face.mana_value = sum(half.mana_value for half in halves)
        face.cost = ParsedCost(
            sum(cost.generic for cost in costs),
            tuple(pip for cost in costs for pip in cost.pips),
            sum(cost.x for cost in costs),
            any(cost.exists for cost in costs),
            face.mana_value,
            _union(cost.colors for cost in costs),
        )
        _COMBINED[definition] = face
        _INFOS[face] = _derive(face, face.mana_value)
    return _INFOS[face]


def _union(masks: Iterable[int]) -> int:
    result = 0
    for mask in masks:
        result |= mask
    return result


def _derive(face: Face, mana_value: int) -> FaceInfo:
    info = FaceInfo(face, mana_value)
    changes: list[tuple[CompiledAbility, tuple[Part, ...]]] = []
    defining: list[Part] = []
    others: list[tuple[CompiledAbility, StaticPart, int]] = []
    for ability in face.abilities:
        if ability.kind != STATIC:
            continue
        parts = parts_of_ability(ability)
        lasting = tuple(part for part in parts if not part.defining)
        if lasting:
            changes.append((ability, lasting))
        defining += [part for part in parts if part.defining and part.layers >> 7 & 1]
        assert isinstance(ability.node, Static)
        for part in ability.node.parts:
            if not isinstance(part, Defining):
                others.append((ability, part, len(others)))
    info.changes = tuple(changes)
    info.power_defining = tuple(defining)
    info.volatile_power = any(part.volatile for part in defining)
    info.parts = tuple(others)
    return info


def base_of(info: FaceInfo, controller: Player) -> Characteristics:
    """Return the characteristics of a face under a player's control; shared.

    Characteristic-defining abilities for types and colours are already applied (613.3: they come first).
    """
    bases = info.bases
    at = controller + 1  # NO_PLAYER controls combat damage on the stack
    if at < len(bases):
        found = bases[at]
        if found is not None:
            return found
    else:
        bases.extend([None] * (at + 1 - len(bases)))
    face = info.face
    node = face.node
    chars = Characteristics()
    chars.name = face.name
    chars.cost = face.cost
    chars.mana_value = info.mana_value
    chars.colors = node.colors
    chars.supertypes = node.supertypes
    chars.card_types = node.card_types
    chars.subtypes = face.subtypes
    chars.power = chars.base_power = node.power or 0
    chars.toughness = chars.base_toughness = node.toughness or 0
    chars.loyalty = node.loyalty or 0
    chars.defense = node.defense or 0
    chars.controller = controller
    chars.set_abilities(face.abilities)
    for ability in face.abilities:
        if ability.kind == STATIC:
            for part in parts_of_ability(ability):
                if part.defining:
                    apply_constant(chars, part)
    give_intrinsic(chars)
    bases[at] = chars
    return chars


def base_under(book: Rulebook, info: FaceInfo, controller: Player) -> Characteristics:
    """Return the characteristics of a face as a book reads what is printed; shared.

    classic:214.6a: artifacts are colourless, whatever their cost is. classic:215.2: a legendary creature has the
    creature type Legend, as cards said then.
    """
    legends = book.legend_type == "creature_type"
    colorless = book.artifact_colour == "colourless"
    if not legends and not colorless:
        return base_of(info, controller)
    key = (controller, legends, colorless)
    found = info.older.get(key)
    if found is None:
        node = info.face.node
        found = info.older[key] = base_of(info, controller).copy()
        if colorless and node.card_types & ARTIFACT and node.mana_cost is not None:
            found.colors &= ~found.cost.colors
        if legends and found.card_types & CREATURE and found.supertypes & LEGENDARY:
            found.subtypes |= {LEGEND}
    return found


# ------------------------------------------------------------------------------------------------ basic land types


BASIC_LAND_TYPE: Final = "basic land type"
"""Where the intrinsic abilities come from: it tells them from those of a land that says the same in its text."""


def _intrinsic(symbol: str) -> CompiledAbility:
    text = f"{{T}}: Add {{{symbol}}}."
    body = Body(effect=AddMana(You(), FixedMana((symbol,))))
    return compile_ability(Activated(Cost(parts=(TapThis(),)), body, keyword=BASIC_LAND_TYPE, text=text))


INTRINSIC: Final = tuple(
    (subtype, _intrinsic(symbol)) for subtype, symbol in zip(BASIC_LAND_TYPES, "WUBRG", strict=True)
)
"""305.6: the mana ability that each basic land type gives."""
_INTRINSIC_ABILITIES: Final = frozenset(ability for _, ability in INTRINSIC)


def give_intrinsic(chars: Characteristics) -> None:
    """Give a land exactly the intrinsic mana abilities of its basic land types (305.6), after layer 4; another land has
    only those of its text, if any (classic:214.9c, classic:214.9h)."""
    wanted: tuple[CompiledAbility, ...] = ()
    if chars.card_types & LAND:
        wanted = tuple(ability for subtype, ability in INTRINSIC if subtype in chars.subtypes)
    if wanted or any(ability in _INTRINSIC_ABILITIES for ability in chars.abilities):
        others = tuple(ability for ability in chars.abilities if ability not in _INTRINSIC_ABILITIES)
        chars.set_abilities(others + wanted)


from apnap.rules.applying import apply_constant  # noqa: E402  (continuous effects are derived from abilities)
from apnap.rules.bestowing import as_bestowed, is_bestowed  # noqa: E402  (records and definitions name each other)
from apnap.rules.characteristics import Characteristics  # noqa: E402
from apnap.rules.layer_parts import parts_of_ability  # noqa: E402
