"""601.3e: a card is looked at as the spell that it would be."""

from __future__ import annotations

from apnap.abilities.ability import Body, Spell, Static
from apnap.abilities.definition import ADVENTURE, CardDefinition, FaceDefinition
from apnap.abilities.effect import CastNow, DealDamage, GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import IS_SPELL, Each, Filter, HasCardType, Is, OwnedBy, Stat, TargetObjects, You
from apnap.abilities.quantity import AT_MOST, MANA_VALUE, Comparison, Number
from apnap.abilities.static import CANT_BE_TARGETED, Restriction
from apnap.abilities.values import CREATURE, HAND, SORCERY, STACK
from tests.rules.support import FOREST, TARGET_CREATURE, Table, artifact, creature, sorcery

_WALKING = Spell(Body(effect=GainLife(You(), Number(2))))
_GUIDE = CardDefinition(
    "Fern Giant // Long Walk",
    (
        FaceDefinition("Fern Giant", ManaCost(("4", "G")), 16, 0, CREATURE, ("Giant",), 5, 5),
        FaceDefinition("Long Walk", ManaCost(("G",)), 16, 0, SORCERY, ("Adventure",), abilities=(_WALKING,)),
    ),
    ADVENTURE,
)


def test_only_the_face_that_fits_may_be_cast() -> None:
    small = Filter((OwnedBy(You()), Stat(MANA_VALUE, Comparison(AT_MOST, Number(2)))), (HAND,))
    gift = sorcery("Gift", "G", CastNow(You(), Each(small)))
    table = Table(A={"battlefield": [FOREST], "hand": [gift, _GUIDE]}, B={}).start()

    table.cast("Gift").resolve()
    table.choose(table.decision.options[0])

    assert table.life("A") == 20
    table.resolve()
    assert table.life("A") == 22 and len(table.objects("exile")) == 1


def test_what_spells_cannot_target_is_no_target_of_a_card_in_hand() -> None:
    creatures, spells = Filter((HasCardType(CREATURE),)), Filter((Is(IS_SPELL),), (STACK,))
    veil = artifact("Veil", "1", Static((Restriction(CANT_BE_TARGETED, creatures, other=spells),)))
    spark = sorcery("Spark", "G", Body((TARGET_CREATURE,), DealDamage(Number(1), TargetObjects(0))))
    table = Table(A={"battlefield": [FOREST, creature("Bear", "G", 2, 2)], "hand": [spark]}, B={})
    assert table.start().can_cast("Spark")

    table = Table(A={"battlefield": [FOREST, creature("Bear", "G", 2, 2), veil], "hand": [spark]}, B={})
    assert not table.start().can_cast("Spark")
