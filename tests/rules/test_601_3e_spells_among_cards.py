"""601.3e: a card is looked at as the spell that it would be."""

from __future__ import annotations

from apnap.abilities.ability import Body, Spell
from apnap.abilities.definition import ADVENTURE, CardDefinition, FaceDefinition
from apnap.abilities.effect import CastNow, GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Each, Filter, OwnedBy, Stat, You
from apnap.abilities.quantity import AT_MOST, MANA_VALUE, Comparison, Number
from apnap.abilities.values import CREATURE, HAND, SORCERY
from tests.rules.support import FOREST, Table, sorcery

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
