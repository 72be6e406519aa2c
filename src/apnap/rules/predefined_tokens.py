"""111.10: the predefined tokens, as ability nodes."""

from __future__ import annotations

from functools import cache
from typing import Final

from apnap.abilities import cost, effect
from apnap.abilities.ability import Ability, Activated, Body, Keyword, Static, Triggered
from apnap.abilities.about_to import EXPLORES, AboutTo
from apnap.abilities.change import AddAbility, Change, Modify, SetBase
from apnap.abilities.condition import Compare, Fits, Happened
from apnap.abilities.cost import Cost, CostPart, SacrificeThis, TapThis
from apnap.abilities.definition import FaceDefinition
from apnap.abilities.duration import UntilEndOfTurn
from apnap.abilities.effect import Draw, Effect, GainLife, LoseLife, Move, Scry, Search, Sequence
from apnap.abilities.mana import AnyColor, FixedMana, ManaCost, ManaRestriction
from apnap.abilities.objects import (
    AttachedHost,
    ControlledBy,
    EachOpponent,
    Filter,
    HasCardType,
    HasSupertype,
    InSlot,
    IsSource,
    OwnedBy,
    TargetObjects,
    This,
    TopOfLibrary,
    You,
)
from apnap.abilities.occurrence import Attacks, ZoneChanges
from apnap.abilities.quantity import AT_MOST, TOUGHNESS, Comparison, CountOf, Number, StatOf
from apnap.abilities.static import Changes, MayPlay
from apnap.abilities.target import Target
from apnap.abilities.values import (
    ARTIFACT,
    BASIC,
    BATTLEFIELD,
    BLACK,
    COMMAND,
    CREATURE,
    ENCHANTMENT,
    EXILE,
    GRAVEYARD,
    HAND,
    LAND,
    LIBRARY,
    STACK,
)

_ANYWHERE: Final = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND)
_FOOD, _BLOOD, _CLUE = "Food Blood Clue".split()
_CREATURE: Final = Filter((HasCardType(CREATURE),))
_YOUR_CREATURE: Final = Filter((HasCardType(CREATURE), ControlledBy(You())))


def _cost(mana: str, *parts: CostPart) -> Cost:
    return Cost(ManaCost((mana,)) if mana else None, (*parts, SacrificeThis()))


def _artifact(name: str, price: Cost, does: Effect, *targets: Target, sorcery: bool = False) -> FaceDefinition:
    ability = Activated(price, Body(targets, does), sorcery=sorcery)
    return FaceDefinition(name, card_types=ARTIFACT, subtypes=(name,), abilities=(ability,))


def _role(name: str, *changes: Change, others: tuple[Ability, ...] = ()) -> FaceDefinition:
    abilities = (Keyword("enchant", what=_CREATURE), Static((Changes(AttachedHost(), changes),)), *others)
    return FaceDefinition(name, card_types=ENCHANTMENT, subtypes=("Aura", "Role"), abilities=abilities)


def _attack_trigger(does: Effect, condition: Compare | None = None) -> AddAbility:
    return AddAbility(Triggered(Attacks(Filter((IsSource(),))), Body(effect=does), condition))


def _plus(n: int) -> Modify:
    return Modify(Number(n), Number(n))


@cache
def predefined(name: str) -> FaceDefinition | None:
    """Return the characteristics of a predefined token (111.10a–v), or None if there is none of that name."""
    return _artifacts(name) or _roles(name) or _others(name)


def back_of(name: str) -> FaceDefinition | None:
    """Return the back face of a predefined token that is double-faced (111.10i), or None."""
    if name != "Incubator":
        return None
    return FaceDefinition(
        "Phyrexian Token", card_types=ARTIFACT | CREATURE, subtypes=("Phyrexian",), power=0, toughness=0
    )


def _artifacts(name: str) -> FaceDefinition | None:
    any_color = effect.AddMana(You(), AnyColor())
    if name == "Treasure":  # 111.10a
        return _artifact(name, _cost("", TapThis()), any_color)
    if name == _FOOD:  # 111.10b
        return _artifact(name, _cost("2", TapThis()), GainLife(You(), Number(3)))
    if name == "Gold":  # 111.10c
        return _artifact(name, _cost(""), any_color)
    if name == _CLUE:  # 111.10f
        return _artifact(name, _cost("2"), Draw(You()))
    if name == _BLOOD:  # 111.10g
        discard = cost.DiscardCards(Filter((OwnedBy(You()),), (HAND,)))
        return _artifact(name, _cost("1", TapThis(), discard), Draw(You()))
    if name == "Powerstone":  # 111.10h
        return FaceDefinition(name, card_types=ARTIFACT, subtypes=(name,), abilities=(_mana_for_artifacts(),))
    if name == "Vibranium":  # as the cards that create it say
        abilities = (Keyword("indestructible"), _mana_for_artifacts())
        return FaceDefinition(name, card_types=ARTIFACT, subtypes=(name,), abilities=abilities)
    if name == "Map":  # 111.10s
        return _artifact(name, _cost("1", TapThis()), _explore(), Target(_YOUR_CREATURE), sorcery=True)
    if name == "Junk":  # 111.10t
        top = Move(TopOfLibrary(You(), Number(1)), EXILE, slot=1)
        play = effect.ContinuousRule((MayPlay(You(), InSlot(1), lands=True),), UntilEndOfTurn())
        return _artifact(name, _cost("", TapThis()), Sequence((top, play)), sorcery=True)
    if name == "Lander":  # 111.10u
        basic = Filter((HasSupertype(BASIC), HasCardType(LAND), OwnedBy(You())), (LIBRARY,))
        onto = Move(InSlot(1), BATTLEFIELD, entering=effect.Entering(tapped=True))
        fetch = Sequence((Search(You(), basic, slot=1), onto, effect.Shuffle(You())))
        return _artifact(name, _cost("2", TapThis()), fetch)
    if name == "Incubator":  # 111.10i
        return _artifact(name, Cost(ManaCost(("2",))), effect.Transform(This()))
    if name == "Mutagen":  # 111.10v
        grow = effect.PutCounters(TargetObjects(0), "+1/+1")
        return _artifact(name, _cost("1", TapThis()), grow, Target(_CREATURE), sorcery=True)
    return None


def _mana_for_artifacts() -> Activated:
    """{T}: Add {C}. This mana can't be spent to cast a nonartifact spell."""
    not_nonartifact = ManaRestriction(Filter((HasCardType(ARTIFACT),), (STACK,)), Filter((), _ANYWHERE), True)
    mana = effect.AddMana(You(), FixedMana(("C",)), not_nonartifact)
    return Activated(Cost(None, (TapThis(),)), Body(effect=mana))


def _explore() -> Effect:
    """701.44a: reveal the top card; a land goes to the hand; else a +1/+1 counter, and it may go to the graveyard."""
    top = effect.Reveal(TopOfLibrary(You(), Number(1)), slot=1)
    land = Fits(InSlot(1), Filter((HasCardType(LAND),), (LIBRARY,)))
    grow = effect.PutCounters(TargetObjects(0), "+1/+1")
    bin_it = effect.May(You(), Move(InSlot(1), GRAVEYARD))
    explored = effect.If(land, Move(InSlot(1), HAND), Sequence((grow, bin_it)))
    whole = Sequence((top, explored, effect.TellAction("explore", TargetObjects(0), InSlot(1))))
    return Sequence((AboutTo(EXPLORES, TargetObjects(0), 2), effect.If(Happened(2), whole)))


def _roles(name: str) -> FaceDefinition | None:
    if name == "Cursed":  # 111.10j
        return _role(name, SetBase(Number(1), Number(1)))
    if name == "Monster":  # 111.10k
        return _role(name, _plus(1), AddAbility(Keyword("trample")))
    if name == "Royal":  # 111.10m
        return _role(name, _plus(1), AddAbility(Keyword("ward", cost=Cost(ManaCost(("1",))))))
    if name == "Sorcerer":  # 111.10n
        return _role(name, _plus(1), _attack_trigger(Scry(You(), Number(1))))
    if name == "Virtuous":  # 111.10p
        yours = CountOf(Filter((HasCardType(ENCHANTMENT), ControlledBy(You()))))
        return _role(name, Modify(yours, yours))
    if name == "Wicked":  # 111.10q
        dies = ZoneChanges(Filter((IsSource(),)), (BATTLEFIELD,), (GRAVEYARD,))
        drain = Triggered(dies, Body(effect=LoseLife(EachOpponent(), Number(1))))
        return _role(name, _plus(1), others=(drain,))
    if name == "Young Hero":  # 111.10r
        small = Compare(StatOf(This(), TOUGHNESS), Comparison(AT_MOST, Number(3)))
        return _role(name, _attack_trigger(effect.PutCounters(This(), "+1/+1"), small))
    return None


def _others(name: str) -> FaceDefinition | None:
    if name == "Walker":  # 111.10d
        return FaceDefinition(name, None, BLACK, 0, CREATURE, ("Zombie",), 2, 2)
    if name == "Shard":  # 111.10e
        does = Sequence((Scry(You(), Number(1)), Draw(You())))
        ability = Activated(_cost("2"), Body(effect=does))
        return FaceDefinition(name, card_types=ENCHANTMENT, subtypes=(name,), abilities=(ability,))
    return None
