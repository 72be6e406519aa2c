"""200–209, 113: cards as the kernel uses them: interned, immutable, shared by all positions.

A :class:`Definition` wraps a :class:`CardDefinition` node, a :class:`CompiledAbility` an ability node. Equal nodes
give the same definition, so that they can be compared by identity and saved as their node.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Protocol
from zlib import crc32

from apnap.abilities.ability import Ability, Activated, Keyword, Spell, Static, Triggered
from apnap.abilities.definition import ADVENTURE, CardDefinition, FaceDefinition
from apnap.abilities.objects import Filter, IsSource
from apnap.abilities.static import AdditionalCost, CastingCondition, Defining, Enchant, MayPlay, OpeningHand
from apnap.abilities.values import BATTLE, BATTLEFIELD, EXILE, SIMPLE_KEYWORDS
from apnap.rules.mana_costs import NO_COST, ParsedCost, parsed_cost

# what an ability is (113.3; classic:402.1, classic:402.2, classic:402.10, classic:404.1)
SPELL_ABILITY: Final = 0
ACTIVATED: Final = 1
TRIGGERED: Final = 2
STATIC: Final = 3
KEYWORD: Final = 4


class CompiledAbility:
    """An ability node with everything about it that never changes.

    ``assemble`` fills ``program`` and ``event_mask`` when they are first needed.
    """

    __slots__ = ("node", "kind", "keyword_bit", "keyword", "zones", "event_mask", "origin", "cache")

    def __init__(self, node: Ability, origin: CompiledAbility | None) -> None:
        self.node = node
        self.origin = origin
        """The keyword ability it comes from, if any (702)."""
        self.kind = STATIC
        self.keyword_bit = 0
        self.keyword = ""
        self.zones = 0
        """Mask of the zones it works in (bit = zone number), 113.6."""
        self.event_mask = 0
        """For triggered abilities: the kinds of events that can trigger it, as bits."""
        self.cache: dict[str, object] = {}
        """Whatever other modules derive from the node once (programs, parsed filters)."""
        if isinstance(node, Spell):
            self.kind = SPELL_ABILITY
        elif isinstance(node, Activated):
            self.kind = ACTIVATED
            self.zones = _zone_mask(node.zones)
            self.keyword = node.keyword
        elif isinstance(node, Triggered):
            self.kind = TRIGGERED
            self.zones = _zone_mask(node.zones)
            self.keyword = node.keyword
        elif isinstance(node, Static):
            self.zones = _zone_mask(node.zones)
            for part in node.parts:
                if isinstance(part, MayPlay) and isinstance(part.what, Filter) and IsSource() in part.what.tests:
                    self.zones |= _zone_mask(part.what.zones)  # 113.6b
        elif isinstance(node, Keyword):
            self.kind = KEYWORD
            self.keyword = node.keyword
            if node.what is None and node.n is None and node.cost is None:
                self.keyword_bit = SIMPLE_KEYWORDS.get(node.keyword, 0)

    @property
    def text(self) -> str:
        """The printed line, for people and scenarios."""
        return text_of(self.node)


def _zone_mask(zones: tuple[int, ...]) -> int:
    mask = 0
    for zone in zones:
        mask |= 1 << zone
    return mask


class Face:
    """One face: printed characteristics, parsed, and its abilities with those that keywords stand for."""

    __slots__ = ("node", "name", "cost", "mana_value", "subtypes", "abilities", "keywords")

    def __init__(self, node: FaceDefinition) -> None:
        self.node = node
        self.name = node.name
        self.cost: ParsedCost = NO_COST if node.mana_cost is None else parsed_cost(node.mana_cost)
        self.mana_value = self.cost.mana_value
        self.subtypes = frozenset(node.subtypes)
        self.abilities: tuple[CompiledAbility, ...] = expand_abilities(_with_intrinsic(node))
        self.keywords = 0
        """Mask of the simple keywords it is printed with."""
        for ability in self.abilities:
            self.keywords |= ability.keyword_bit


def _with_intrinsic(node: FaceDefinition) -> tuple[Ability, ...]:
    """Return the abilities of a face with the one that every Siege has (310.11b)."""
    if not node.card_types & BATTLE:
        return node.abilities
    from apnap.rules.sieges import INTRINSIC, SIEGE

    return (*node.abilities, INTRINSIC) if SIEGE in node.subtypes else node.abilities


def limit_key(ability: CompiledAbility) -> str:
    """Return what an ability with a limit is called in the memory of its object: whatever else the object gains, loses
    or becomes, the limit is that ability's (602.5b–c)."""
    key = ability.cache.get("limit key")
    if key is None:
        key = ability.cache["limit key"] = f"{crc32(repr(ability.node).encode()):08x}"
    return str(key)


SPACE_SCULPTOR: Final = "space sculptor"
"""702.158a: a static ability that is a rule of its own."""


class Definition:
    """A whole card (or token): its faces, parsed."""

    __slots__ = ("node", "name", "faces", "has_statics", "static_zones", "used_in", "playing")

    def __init__(self, node: CardDefinition) -> None:
        self.node = node
        self.name = node.name
        self.faces = tuple(Face(face) for face in node.faces)
        self.used_in = 0
        """Mask of the zones in which activated and static abilities of it work: elsewhere it allows no action."""
        self.playing: Any = None
        """What ``legal`` derives from it once."""
        self.has_statics = False
        self.static_zones = 0
        """Mask of the zones besides the battlefield in which static abilities of it work (113.6) for more than its own
        characteristics and casting."""
        if node.layout == ADVENTURE:  # 715.3d
            self.used_in |= 1 << EXILE
        for face in self.faces:
            for ability in face.abilities:
                if ability.kind in (ACTIVATED, STATIC):
                    self.used_in |= ability.zones
                self.has_statics |= ability.kind == STATIC or ability.keyword == SPACE_SCULPTOR
                if ability.kind == STATIC and not _about_itself(ability):
                    self.static_zones |= ability.zones & ~(1 << BATTLEFIELD)


def _about_itself(ability: CompiledAbility) -> bool:
    """Tell whether a static ability is only asked of the object itself, wherever it is."""
    node = ability.node
    assert isinstance(node, Static)
    return all(
        isinstance(part, AdditionalCost | CastingCondition | Defining | Enchant | OpeningHand) for part in node.parts
    )


class CardPool(Protocol):
    """Where cards named by effects come from ("choose a card name", named tokens)."""

    def definition(self, name: str) -> CardDefinition:
        """Return the card of that name.

        :raises UnknownCardError: there is none
        """

    def card_names(self, types: int = 0, without: int = 0) -> Iterable[str]:
        """Return the names of all cards, a card of two parts by both names (``A // B``); with masks of card types, of
        those parts that have one of ``types`` (0: any) and none of ``without``."""


_DEFINITIONS: Final[dict[CardDefinition, Definition]] = {}
_ABILITIES: Final[dict[tuple[Ability, str], CompiledAbility]] = {}
"""By meaning and printed text: abilities of equal meaning on two cards each keep their own words."""
_DERIVED: Final[dict[tuple[Ability, str], tuple[CompiledAbility, ...]]] = {}


def define(node: CardDefinition) -> Definition:
    """Return the one definition of a card node."""
    found = _DEFINITIONS.get(node)
    if found is None:
        found = _DEFINITIONS[node] = Definition(node)
    return found


def compile_ability(node: Ability) -> CompiledAbility:
    """Return the one compiled form of an ability node with its text."""
    key = (node, text_of(node))
    found = _ABILITIES.get(key)
    if found is None:
        found = _ABILITIES[key] = CompiledAbility(node, None)
    return found


def text_of(node: Ability) -> str:
    """Return the printed line of an ability, for people and scenarios; empty if it has none."""
    return node.text if isinstance(node, Spell | Activated | Triggered | Static | Keyword) else ""


def expand_ability(node: Ability) -> tuple[CompiledAbility, ...]:
    """Return the ability and, for a keyword, the abilities it stands for (702), the keyword itself first."""
    key = (node, text_of(node))
    found = _DERIVED.get(key)
    if found is None:
        from apnap.rules.keywords import abilities_of

        own = compile_ability(node)
        derived: tuple[CompiledAbility, ...] = ()
        if isinstance(node, Keyword):
            derived = tuple(CompiledAbility(child, own) for child in abilities_of(node))
        found = _DERIVED[key] = (own, *derived)
    return found


def expand_abilities(nodes: tuple[Ability, ...]) -> tuple[CompiledAbility, ...]:
    """Return the compiled abilities of a list of nodes, keywords followed by what they stand for."""
    from apnap.rules.keywords import told_apart, written_into

    return tuple(ability for node in written_into(told_apart(nodes)) for ability in expand_ability(node))


NO_DEFINITION: Final = Definition(CardDefinition("", (FaceDefinition(""),)))
"""The definition of an object that has none (an ability on the stack)."""
