"""A deck of cards that become several objects or one: mutate (702.140), meld (701.42), prototype (702.160)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities.ability import Activated, Body, Keyword, Prototype, Triggered
from apnap.abilities.cost import Cost
from apnap.abilities.definition import MELD, PROTOTYPE, CardDefinition
from apnap.abilities.effect import (
    TOP,
    Choose,
    CopySpell,
    CreateCopies,
    Draw,
    Meld,
    Move,
    Sequence,
)
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import (
    IS_SPELL,
    ControlledBy,
    Filter,
    HasCardType,
    InSlot,
    Is,
    IsSource,
    Named,
    OwnedBy,
    TargetObjects,
    This,
    Together,
    You,
)
from apnap.abilities.occurrence import KeywordAction, ZoneChanges
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, CREATURE, EXILE, GRAVEYARD, HAND, LIBRARY, STACK
from tests.properties.decks import BEAR, deck
from tests.rules.support import MOUNTAIN, TARGET_CREATURE, creature, instant, sorcery

_ITSELF = Filter((IsSource(),))
_PARTNER = Filter((Named("Left Half"), OwnedBy(You()), ControlledBy(You())))
_SPELL = Target(Filter((HasCardType(CREATURE), Is(IS_SPELL)), (STACK,)))


def mutant(name: str, cost: str, size: int, *more: Keyword | Triggered) -> CardDefinition:
    """Return a creature with mutate for {R}."""
    keyword = Keyword("mutate", Cost(ManaCost(("R",))), text="Mutate {R}")
    return creature(name, cost, size, size, keyword, *more)


def halves() -> tuple[CardDefinition, ...]:
    """Return two cards that meld into one."""
    both = Together((This(), InSlot(1)))
    melding = Sequence((Choose(You(), _PARTNER, slot=1), Move(both, EXILE, slot=2), Meld(InSlot(2), "Whole")))
    start = Activated(Cost(ManaCost(("R",))), Body(effect=melding), text="{R}: Meld")
    whole = creature("Whole", "0", 6, 6, "trample").faces[0]
    left, right = creature("Left Half", "R", 1, 1), creature("Right Half", "R", 1, 1, start)
    return tuple(replace(one, layout=MELD, faces=(*one.faces, replace(whole, mana_cost=None))) for one in (left, right))


def golem() -> CardDefinition:
    """Return a prototype card."""
    frame = Prototype("prototype", Cost(ManaCost(("R",))), text="Prototype {R} — 1/1", power=1, toughness=1)
    whole = creature("Frame Golem", "3", 4, 4, frame)
    (face,) = whole.faces
    small = replace(face, mana_cost=ManaCost(("R",)), colors=8, power=1, toughness=1)
    return replace(whole, layout=PROTOTYPE, faces=(face, small))


_DRAW = Triggered(KeywordAction("mutate", what=_ITSELF), Body(effect=Draw(You(), Number(1))), text="Mutates")
_RISES = Triggered(
    ZoneChanges(_ITSELF, (BATTLEFIELD,), (GRAVEYARD,)), Body(effect=Move(This(), HAND)), text="Returns to hand"
)
BOUNCE = instant("Bounce", "R", Body((TARGET_CREATURE,), Move(TargetObjects(0), HAND)))
SUBMERGE = instant("Submerge", "R", Body((TARGET_CREATURE,), Move(TargetObjects(0), LIBRARY, TOP)))
BLINK = instant(
    "Blink",
    "R",
    Body((TARGET_CREATURE,), Sequence((Move(TargetObjects(0), EXILE, slot=1), Move(InSlot(1), BATTLEFIELD)))),
)
TWIN = sorcery("Twin", "1R", Body((TARGET_CREATURE,), CreateCopies(You(), TargetObjects(0))))
ECHO = instant("Echo", "R", Body((_SPELL,), CopySpell(TargetObjects(0), new_targets=True)))
PILES = deck(
    mutant("Grafter", "1R", 2, _DRAW),
    mutant("Riser", "1R", 3, _RISES),
    *halves(),
    golem(),
    BOUNCE,
    SUBMERGE,
    BLINK,
    TWIN,
    ECHO,
    BEAR,
    land=MOUNTAIN,
)
