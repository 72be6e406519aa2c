"""702.174 gift: an opponent is chosen as the spell is cast, and gets something."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities.ability import Ability, Body, Keyword, Spell, Static
from apnap.abilities.condition import CostPaid
from apnap.abilities.cost import Cost
from apnap.abilities.effect import CreateTokens, Draw, Effect, Entering, ExtraTurn, If, Sequence, TellAction, Token
from apnap.abilities.objects import ChosenPlayer, This
from apnap.abilities.quantity import Number
from apnap.abilities.static import AdditionalCost
from apnap.abilities.values import BLUE, CREATURE, STACK
from apnap.rules.keywords.additional import ENTERING, if_paid
from apnap.rules.keywords.shape import Shape

GIFT: Final = "gift"
"""The id of the cost that is paid by choosing an opponent (702.174a)."""
_ONE: Final = Number(1)
_FISH: Final = Token(CREATURE, subtypes=("Fish",), colors=BLUE, power=_ONE, toughness=_ONE)
_OCTOPUS: Final = Token(CREATURE, subtypes=("Octopus",), colors=BLUE, power=Number(8), toughness=Number(8))

_PRESENTS: Final[dict[str, Effect]] = {
    "gift a card": Draw(ChosenPlayer()),
    "gift a food": CreateTokens(ChosenPlayer(), _ONE, Token(predefined="Food")),
    "gift a tapped fish": CreateTokens(ChosenPlayer(), _ONE, _FISH, Entering(tapped=True)),
    "gift a treasure": CreateTokens(ChosenPlayer(), _ONE, Token(predefined="Treasure")),
    "gift an extra turn": ExtraTurn(ChosenPlayer()),
    "gift an octopus": CreateTokens(ChosenPlayer(), _ONE, _OCTOPUS),
}
"""702.174d–i: what the chosen player gets."""
_GIVEN: Final = TellAction(GIFT, This())
GIFTS: Final[dict[str, Effect]] = {name: Sequence((present, _GIVEN)) for name, present in _PRESENTS.items()}
"""By the name of the keyword: that the chosen player gets it, and that a gift was given (702.174c)."""


def gift(node: Keyword) -> tuple[Ability, ...]:
    """702.174a–b: "As an additional cost to cast this spell, you may choose an opponent" and "When this permanent
    enters, if its gift cost was paid, [effect]." That of an instant or sorcery is written into its spell ability."""
    chosen = AdditionalCost(Cost(), optional=True, id=GIFT)
    gives = if_paid(replace(node, keyword=GIFT), ENTERING, GIFTS[node.keyword])
    return Static((chosen,), zones=(STACK,), text=node.text), gives


def with_gift(spell: Spell, node: Keyword) -> Spell:
    """702.174b, j: the gift comes before everything else that the spell does."""
    given = If(CostPaid(GIFT), GIFTS[node.keyword])
    body: Body = replace(spell.body, effect=Sequence((given, spell.body.effect)))
    return replace(spell, body=body)


SHAPES: Final[dict[str, Shape]] = {name: Shape(gift) for name in GIFTS}
