"""303.4: an Aura that enchants a card in a graveyard, and then the creature that it puts onto the battlefield."""

from __future__ import annotations

from typing import ClassVar

from apnap.abilities import ability, change, objects, occurrence, values
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import PlainLine

_RETURNED = 1
"""The slot of the creature that was put onto the battlefield."""


class EnchantedCardToPlay(Construct):
    """How the enchanted creature card gets onto the battlefield."""

    tapped: ClassVar[bool]


class ReturnEnchantedCard(EnchantedCardToPlay):
    """return enchanted creature card to the battlefield"""

    tapped = False
    en = "return enchanted creature card to the battlefield"
    es = "regresa la carta de criatura encantada al campo de batalla"


class PutEnchantedCardTapped(EnchantedCardToPlay):
    """put enchanted creature card onto the battlefield tapped"""

    tapped = True
    en = "put enchanted creature card onto the battlefield tapped"
    es = "pon la carta de criatura encantada en el campo de batalla girada"


class ReturnsWhatItEnchants(PlainLine):
    """ "When this Aura enters, … Return enchanted creature card to the battlefield under your control and attach this
    Aura to it. …" (303.4, 702.5)"""

    put: EnchantedCardToPlay
    rule = "303.4"
    en = (
        "when this aura enters , if it's on the battlefield , it loses “ enchant creature card in a graveyard . ” and "
        "gains “ enchant creature put onto the battlefield with this aura . ” . {put} under your control and attach "
        "this aura to it . when this aura leaves the battlefield , that creature 's controller sacrifices it ."
    )
    es = (
        "cuando esta aura entre , si está en el campo de batalla , pierde “ encantar carta de criatura en un "
        "cementerio . ” y gana “ encantar criatura puesta en el campo de batalla con esta aura . ” . {put} bajo tu "
        "control y anexa esta aura a ella . cuando esta aura deje el campo de batalla , el controlador de esa criatura "
        "la sacrifica ."
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return returns_enchanted(self.put.tapped)


def returns_enchanted(tapped: bool) -> tuple[ability.Ability, ...]:
    """Return the ability that puts the enchanted card onto the battlefield and attaches the Aura to it."""
    this = objects.Filter((objects.IsSource(),))
    creature = objects.Filter((objects.HasCardType(values.CREATURE), objects.IsOneOf(objects.Linked())))
    it = objects.InSlot(_RETURNED)
    gone = occurrence.ZoneChanges(this, (values.BATTLEFIELD,))
    text = effects.Sequence(
        (
            effects.Continuous(
                objects.This(),
                (change.RemoveAbility("enchant"), change.AddAbility(ability.Keyword("enchant", what=creature))),
                durations.Forever(),
            ),
            effects.Move(
                objects.AttachedHost(),
                values.BATTLEFIELD,
                entering=effects.Entering(tapped=tapped, controller=objects.You()),
                linked=True,
                slot=_RETURNED,
            ),
            effects.Attach(objects.This(), it),
            effects.DelayedTrigger(
                ability.Triggered(gone, ability.Body((), effects.SacrificeThese(it, each_controller=True)))
            ),
        )
    )
    enters = occurrence.ZoneChanges(this, to_zones=(values.BATTLEFIELD,))
    return (ability.Triggered(enters, ability.Body((), text), conditions.Exists(this)),)
