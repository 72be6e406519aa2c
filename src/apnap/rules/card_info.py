"""117.1: what never changes about a card when it is asked what a player may do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Static
from apnap.abilities.condition import AfterStep, BeforeStep, DuringStep, SinceStep
from apnap.abilities.definition import ADVENTURE, MODAL, PROTOTYPE, SPLIT
from apnap.abilities.static import AdditionalCost, AlternativeCost, CastingCondition, CastWithFlash, CostChange, MayPlay
from apnap.abilities.values import FLASH, INSTANT, LAND, LEGENDARY, SORCERY
from apnap.abilities.walk import walk
from apnap.rules.definitions import ACTIVATED, SPELL_ABILITY, STATIC, Definition, Face
from apnap.rules.face_down import CASTING_COST, FACE_DOWN, MORPHING
from apnap.rules.faces import FACE_DOWN_DEFINITION
from apnap.rules.joining import FUSED, can_fuse, fused
from apnap.rules.keywords.shape import CONVERTED
from apnap.rules.mana_costs import PHYREXIAN, TWOBRID, parsed_cost
from apnap.rules.paying_with_objects import helping_keywords
from apnap.rules.special import land_faces

if TYPE_CHECKING:
    from apnap.abilities.ability import Body
    from apnap.abilities.cost import Cost
    from apnap.abilities.node import Node

CAST_TRANSFORMED: Final = frozenset(("disturb", CONVERTED))
"""Keyword abilities that let the back face of a card be cast (702.146a, 702.162a)."""
_SET_ASIDE: Final = frozenset(("foretell", "plot", "suspend"))
"""Keyword abilities that let a card in hand be exiled as a special action (116.2f, h, k)."""
_OWN_PARTS: Final = (AdditionalCost, AlternativeCost, CastingCondition, CastWithFlash, CostChange, MayPlay)


def asks_step(node: Node) -> bool:
    """Tell whether a card or ability says anything about the step or phase it is."""
    return any(isinstance(child, DuringStep | BeforeStep | AfterStep | SinceStep) for child in walk(node))


class CastInfo:
    """What never changes about casting one face of a card."""

    __slots__ = ("face", "instant", "plain", "generic", "pips", "body", "mana")

    def __init__(self, index: int, face: Face, instead: Cost | None = None) -> None:
        self.face = index
        node = face.node
        self.instant = bool(node.card_types & INSTANT or face.keywords & FLASH)
        cost = face.cost if instead is None or instead.mana is None else parsed_cost(instead.mana)
        self.generic = cost.generic
        self.pips = cost.pips
        self.mana = self.generic + len(self.pips)
        self.body: Body | None = None
        """What its spell ability announces, if that must be looked at."""
        self.plain = cost.exists and not cost.x and "Aura" not in node.subtypes
        """It costs its mana cost and nothing else, whatever is chosen."""
        if any(pip & (PHYREXIAN | TWOBRID) for pip in self.pips):
            self.plain = False
        if helping_keywords(face.abilities):
            self.plain = False
        if any(ability.keyword == "assist" for ability in face.abilities):  # 702.132a
            self.plain = False
        if any(ability.keyword == "offering" for ability in face.abilities):  # 702.48a
            self.plain, self.instant = False, True
        if node.supertypes & LEGENDARY and node.card_types & (INSTANT | SORCERY):  # 205.4e
            self.plain = False
        for ability in face.abilities:
            if ability.kind == STATIC and isinstance(ability.node, Static):
                self.plain = self.plain and not any(isinstance(part, _OWN_PARTS) for part in ability.node.parts)
                self.instant |= any(isinstance(part, AlternativeCost) and part.flash for part in ability.node.parts)
                self.instant = self.instant or any(isinstance(part, CastWithFlash) for part in ability.node.parts)
            elif ability.kind == SPELL_ABILITY:
                body: Body = ability.node.body  # type: ignore[attr-defined]
                if body.modes is not None and (body.modes.costs or body.modes.per_extra is not None):
                    self.plain = False
                if body.targets or body.modes is not None:
                    self.body = body


class CardInfo:
    """What never changes about a card when actions are listed."""

    __slots__ = ("casts", "land_faces", "zones", "instant", "asks_step", "set_aside", "miracle", "splice")

    def __init__(self, definition: Definition) -> None:
        layout = definition.node.layout
        several = layout in (SPLIT, MODAL, ADVENTURE, PROTOTYPE) or any(
            ability.keyword in CAST_TRANSFORMED for ability in definition.faces[0].abilities
        )
        faces = definition.faces if several else definition.faces[:1]
        self.casts = tuple(
            CastInfo(i, face)
            for i, face in enumerate(faces)
            if not face.node.card_types & LAND and face.node.card_types
        )
        if can_fuse(definition.node):
            self.casts = (*self.casts, CastInfo(FUSED, fused(definition).faces[0]))
        if any(ability.keyword in MORPHING for ability in definition.faces[0].abilities):
            self.casts = (*self.casts, CastInfo(FACE_DOWN, FACE_DOWN_DEFINITION.faces[0], CASTING_COST))
        self.land_faces = land_faces(definition)
        self.instant = any(cast.instant for cast in self.casts)
        self.asks_step = asks_step(definition.node)
        names = {ability.keyword for ability in definition.faces[0].abilities}
        self.set_aside = not _SET_ASIDE.isdisjoint(names)
        """It may be exiled from hand as a special action."""
        self.miracle = "miracle" in names
        """It may be revealed as it is drawn (702.94a)."""
        self.splice = "splice" in names
        """It may be spliced onto a spell from hand (702.47a)."""
        self.zones = 0
        """Mask of the zones in which it can be activated or cast because of its own abilities."""
        for face in definition.faces:
            for ability in face.abilities:
                if ability.kind == ACTIVATED:
                    self.zones |= ability.zones
                elif ability.kind == STATIC and isinstance(ability.node, Static):
                    if any(isinstance(part, MayPlay) for part in ability.node.parts):
                        self.zones |= ability.zones


def card_info(definition: Definition) -> CardInfo:
    """Return what never changes about a card."""
    found: CardInfo | None = definition.playing
    if found is None:
        found = definition.playing = CardInfo(definition)
    return found
