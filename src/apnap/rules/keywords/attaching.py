"""702.65, 702.67, 702.89, 702.92, 702.151, 702.163, 702.182: attachments, besides enchant and equip."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities.ability import Ability, Activated, Body, Keyword
from apnap.abilities.change import RemoveTypes
from apnap.abilities.condition import Exists
from apnap.abilities.effect import (
    Attach,
    Choose,
    CreateTokens,
    Destroy,
    RemoveDamage,
    Sequence,
    SwapAura,
    Token,
    Unattach,
)
from apnap.abilities.objects import (
    AttachedHost,
    AttachedTo,
    ControlledBy,
    EventObject,
    Filter,
    HasCardType,
    HasSubtype,
    InSlot,
    IsOneOf,
    IsSource,
    Other,
    OwnedBy,
    TargetObjects,
    This,
    You,
)
from apnap.abilities.occurrence import Destroyed
from apnap.abilities.quantity import Number
from apnap.abilities.static import Changes, Replacement
from apnap.abilities.target import Target
from apnap.abilities.values import BLACK, CREATURE, HAND, LAND, RED
from apnap.rules.keywords.shape import Shape, cost_of
from apnap.rules.keywords.writing import creatures, enters, static, when, yours

_MADE: Final = 1
_CHOSEN: Final = 1


def fortify(node: Keyword) -> tuple[Ability, ...]:
    """702.67a: equip for lands."""
    target = Target(Filter((HasCardType(LAND), ControlledBy(You()))))
    body = Body((target,), Attach(This(), TargetObjects(0)))
    return (Activated(cost_of(node), body, sorcery=True, keyword="fortify", text=node.text),)


def aura_swap(node: Keyword) -> tuple[Ability, ...]:
    """702.65a: "[Cost]: You may exchange this permanent with an Aura card in your hand." """
    auras = Filter((HasSubtype("Aura"), OwnedBy(You())), (HAND,))
    choose = Choose(You(), auras, Number(1), _CHOSEN, Number(0))
    body = Body(effect=Sequence((choose, SwapAura(This(), InSlot(_CHOSEN)))))
    return (Activated(cost_of(node), body, keyword="aura swap", text=node.text),)


def _comes_with(node: Keyword, token: Token) -> tuple[Ability, ...]:
    create = CreateTokens(You(), Number(1), token, slot=_MADE)
    effect = Sequence((create, Attach(This(), InSlot(_MADE))))
    return (when(node.keyword, enters(), effect, text=node.text),)


def living_weapon(node: Keyword) -> tuple[Ability, ...]:
    """702.92a: it enters with a 0/0 black Phyrexian Germ to equip."""
    return _comes_with(node, Token(CREATURE, 0, ("Phyrexian", "Germ"), BLACK, Number(0), Number(0)))


def for_mirrodin(node: Keyword) -> tuple[Ability, ...]:
    """702.163a: it enters with a 2/2 red Rebel to equip."""
    return _comes_with(node, Token(CREATURE, 0, ("Rebel",), RED, Number(2), Number(2)))


def job_select(node: Keyword) -> tuple[Ability, ...]:
    """702.182a: it enters with a 1/1 colorless Hero to equip."""
    return _comes_with(node, Token(CREATURE, 0, ("Hero",), 0, Number(1), Number(1)))


def reconfigure(node: Keyword) -> tuple[Ability, ...]:
    """702.151a: attach it to another creature of yours, or unattach it; it is no creature while attached (702.151b)."""
    target = Target(yours(Other()))
    on_a_creature = Exists(Filter((IsSource(), AttachedTo(creatures()))))
    attached = Filter((IsSource(), AttachedTo(Filter())))
    cost = cost_of(node)
    attach = Activated(cost, Body((target,), Attach(This(), TargetObjects(0))), sorcery=True, keyword="reconfigure")
    unattach = Activated(
        cost, Body(effect=Unattach(This())), sorcery=True, condition=on_a_creature, keyword="reconfigure"
    )
    return (
        replace(attach, text=node.text),
        replace(unattach, text=node.text),
        static(Changes(attached, (RemoveTypes(CREATURE),)), node.text),
    )


def umbra_armor(node: Keyword) -> tuple[Ability, ...]:
    """702.89a: this Aura is destroyed instead of the enchanted permanent, whose damage is removed."""
    occurrence = Destroyed(Filter((IsOneOf(AttachedHost()),)))
    instead = Sequence((RemoveDamage(EventObject()), Destroy(This())))
    return (static(Replacement(occurrence, instead), node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "aura swap": Shape(aura_swap, needs=("cost",)),
    "for mirrodin!": Shape(for_mirrodin),
    "fortify": Shape(fortify, needs=("cost",)),
    "job select": Shape(job_select),
    "living weapon": Shape(living_weapon),
    "reconfigure": Shape(reconfigure, needs=("cost",)),
    "totem armor": Shape(umbra_armor),
    "umbra armor": Shape(umbra_armor),
}
