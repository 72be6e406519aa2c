"""702.55 haunt, 702.99 cipher, 702.167 craft: keyword abilities that tie a card in exile to a permanent."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities.ability import Ability, Activated, Body, Keyword, Triggered
from apnap.abilities.bonds import EncodedOn, Haunt, MovedAsCost, UseToCraft
from apnap.abilities.change import AddAbility
from apnap.abilities.cost import CostPart, ExileObjects, ExileThis
from apnap.abilities.effect import CastNow, Entering, Move, Sequence
from apnap.abilities.objects import (
    EventObject,
    Filter,
    Giver,
    HasCardType,
    IsSource,
    Other,
    PaidObjects,
    TargetObjects,
    You,
)
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.static import Changes
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, EXILE, GRAVEYARD, INSTANT, SORCERY
from apnap.rules.keywords.shape import Shape, cost_of
from apnap.rules.keywords.writing import creatures, dies, hits_player, static, when


def craft(node: Keyword) -> tuple[Ability, ...]:
    """702.167a: "[Cost], Exile this permanent, Exile [materials] from among permanents you control and/or cards in your
    graveyard: Return this card to the battlefield transformed under its owner's control. Activate only as a sorcery."

    The materials are parts of the cost: each is a number of objects of a quality."""
    cost = cost_of(node)
    parts: list[CostPart] = [_another(part) for part in cost.parts]
    back = Move(MovedAsCost(), BATTLEFIELD, entering=Entering(transformed=True))
    body = Body(effect=Sequence((UseToCraft(MovedAsCost(), PaidObjects()), back)))
    paid = replace(cost, parts=(*parts, ExileThis()))
    return (Activated(paid, body, sorcery=True, keyword="craft", text=node.text),)


def _another(part: CostPart) -> CostPart:
    """The permanent itself is exiled besides: it is none of its own materials (118.10)."""
    assert isinstance(part, ExileObjects)
    return replace(part, what=Filter((Other(), *part.what.tests), part.what.zones))


def _refuse_craft(node: Keyword) -> str:
    parts = cost_of(node).parts
    if not parts or not all(isinstance(part, ExileObjects) for part in parts):
        return "craft with materials that are not exiled"
    zones = {zone for part in parts if isinstance(part, ExileObjects) for zone in part.what.zones}
    return "" if zones <= {BATTLEFIELD, GRAVEYARD} else "craft with materials from another zone"


def haunt(node: Keyword) -> tuple[Ability, ...]:
    """702.55a: on a permanent "When this permanent is put into a graveyard from the battlefield, exile it haunting
    target creature", on a spell "When this spell is put into a graveyard during its resolution, …" """
    spell = Filter((IsSource(), HasCardType(INSTANT | SORCERY)))
    resolved = ZoneChanges(spell, to_zones=(GRAVEYARD,), resolving=True)
    effect, target = Haunt(EventObject(), TargetObjects(0)), Target(creatures())
    return tuple(when("haunt", occurrence, effect, target, text=node.text) for occurrence in (dies(), resolved))


def cipher(node: Keyword) -> tuple[Ability, ...]:
    """702.99a, second ability: "For as long as this card is encoded on that creature, that creature has 'Whenever this
    creature deals combat damage to a player, you may copy the encoded card and you may cast the copy without paying
    its mana cost.' " The first one is written into the spell ability."""
    cast = Body(effect=CastNow(You(), Giver(), copy=True))
    has = AddAbility(Triggered(hits_player(), cast, keyword="cipher", text=node.text))
    return (static(Changes(EncodedOn(), (has,)), node.text, (EXILE,)),)


SHAPES: Final[dict[str, Shape]] = {
    "cipher": Shape(cipher),
    "craft": Shape(craft, needs=("cost",), refuse=_refuse_craft),
    "haunt": Shape(haunt),
}
