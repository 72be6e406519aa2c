"""715: adventurer cards."""

from __future__ import annotations

from apnap.abilities.ability import Body, Spell
from apnap.abilities.definition import ADVENTURE, CardDefinition, FaceDefinition
from apnap.abilities.effect import GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import You
from apnap.abilities.quantity import Number
from apnap.abilities.values import CREATURE, SORCERY
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from tests.rules.support import FOREST, Table

_WALKING = Spell(Body(effect=GainLife(You(), Number(2))))
_WALK = CardDefinition(
    "Fern Guide // Long Walk",
    (
        FaceDefinition("Fern Guide", ManaCost(("G",)), 16, 0, CREATURE, ("Elf",), 1, 1),
        FaceDefinition("Long Walk", ManaCost(("G",)), 16, 0, SORCERY, ("Adventure",), abilities=(_WALKING,)),
    ),
    ADVENTURE,
)


def test_a_resolving_adventure_is_exiled_and_the_creature_may_be_cast_from_there() -> None:
    """Exiled as it resolves, and castable from there, not as an Adventure (715.3d)."""
    table = Table(A={"battlefield": [FOREST, FOREST], "hand": [_WALK]}, B={}).start()

    table.act(Action(dec.CAST, table.objects("hand")[0].ref, 1)).resolve()

    assert table.life("A") == 22
    exiled = table.objects("exile")[0]
    offered = [action.index for action in table.legal("A") if action.kind == dec.CAST and action.ref == exiled.ref]
    assert offered == [0]  # 715.3d: not as an Adventure again
    assert not any(action.kind == dec.CAST for action in table.legal("B"))
    table.act(Action(dec.CAST, exiled.ref, 0)).resolve()
    assert table.names("battlefield", "A").count("Fern Guide") == 1


def test_the_creature_itself_goes_to_the_graveyard_and_may_not_be_cast_from_exile() -> None:
    table = Table(A={"battlefield": [FOREST], "exile": [_WALK]}, B={}).start()

    assert not any(action.kind == dec.CAST for action in table.legal("A"))
