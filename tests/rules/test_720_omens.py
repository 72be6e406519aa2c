"""720: omen cards."""

from __future__ import annotations

from apnap.abilities.ability import Body, Spell
from apnap.abilities.definition import ADVENTURE, CardDefinition, FaceDefinition
from apnap.abilities.effect import CopySpell, CounterSpell, Effect, GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import IS_SPELL, Filter, Is, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, SORCERY, STACK
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from tests.rules.support import FOREST, Table, instant

_ROAR = Spell(Body(effect=GainLife(You(), Number(2))))
_DRAGON = CardDefinition(
    "Reef Wyrmling // Distant Roar",
    (
        FaceDefinition("Reef Wyrmling", ManaCost(("G",)), 16, 0, CREATURE, ("Dragon",), 1, 1),
        FaceDefinition("Distant Roar", ManaCost(("G",)), 16, 0, SORCERY, ("Omen",), abilities=(_ROAR,)),
    ),
    ADVENTURE,
)


def test_720_3d_a_resolving_omen_is_shuffled_into_its_owners_library() -> None:
    table = Table(A={"battlefield": [FOREST], "hand": [_DRAGON]}, B={}).start()
    before = len(table.names("library", "A"))

    table.act(Action(dec.CAST, table.objects("hand")[0].ref, 1)).resolve()

    assert table.life("A") == 22
    assert len(table.names("library", "A")) == before + 1
    assert table.find("Reef Wyrmling", "library").seen_by == 0  # nobody knows where it is
    assert table.names("graveyard", "A") == []
    assert table.names("exile") == []


def test_720_4_cast_normally_it_is_the_creature() -> None:
    table = Table(A={"battlefield": [FOREST], "hand": [_DRAGON]}, B={}).start()

    table.act(Action(dec.CAST, table.objects("hand")[0].ref, 0)).resolve()

    assert "Reef Wyrmling" in table.names("battlefield", "A")


def _answered(effect: Effect) -> Table:
    answer = instant("Answer", "0", Body((Target(Filter((Is(IS_SPELL),), (STACK,))),), effect))
    table = Table(A={"battlefield": [FOREST], "hand": [_DRAGON, answer]}, B={}).start()
    table.act(Action(dec.CAST, table.objects("hand")[0].ref, 1))
    return table.cast("Answer").resolve()


def test_720_3d_an_omen_that_does_not_resolve_goes_to_the_graveyard() -> None:
    table = _answered(CounterSpell(TargetObjects(0)))

    assert table.names("graveyard", "A") == ["Answer", "Reef Wyrmling"]
    assert set(table.names("library", "A")) == {"Wastes"}


def test_720_3c_a_copy_is_an_omen_too_and_no_card_is_added_for_it() -> None:
    table = _answered(CopySpell(TargetObjects(0), new_targets=False))

    assert [record.face for record in table.objects("stack")] == [1, 1]
    table.resolve()

    assert table.life("A") == 22
    assert set(table.names("library", "A")) == {"Wastes"}
    table.resolve()
    assert table.life("A") == 24
    assert "Reef Wyrmling" in table.names("library", "A")
