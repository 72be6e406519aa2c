"""Values compared with those of others, and "instead" behind a condition (202.3, 614.15)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, FEN, NAME, Table, beast, permanent, played, settle, spanish, spell

ONE, TWO, FIVE = (beast(name=name, cost=cost) for name, cost in (("Ant", "{1}"), ("Boar", "{2}"), ("Cyclopean", "{5}")))


@pytest.mark.construct("WithSameStat")
def test_202_3_with_the_same_mana_value() -> None:
    text = "{0}, Sacrifice a creature: Destroy each creature with the same mana value as the sacrificed creature."
    table = Table(A={"battlefield": [permanent(text), TWO]}, B={"battlefield": [ONE, TWO, FIVE]}).start()
    settle(table.activate(NAME))
    assert table.names("battlefield", "B") == ["Ant", "Cyclopean"]
    assert spanish("Destroy each creature with the same mana value as the sacrificed creature.") == (
        "Destruye cada criatura con el mismo valor de maná que la criatura sacrificada."
    )
    assert spanish("Destroy each creature with the same power as the sacrificed creature.") == (
        "Destruye cada criatura con la misma fuerza que la criatura sacrificada."
    )


@pytest.mark.construct("WithStatOfIt")
def test_202_3_with_that_spells_mana_value() -> None:
    text = "Whenever you cast a creature spell, destroy all creatures with that spell's mana value."
    free = permanent("Creature spells you cast cost {5} less to cast.", name="Path")
    table = Table(A={"battlefield": [permanent(text), free], "hand": [TWO]}, B={"battlefield": [ONE, TWO]}).start()
    table.act(table.actions("Boar", "hand")[0]).settle()
    assert table.names("battlefield", "B") == ["Ant"]
    assert spanish(text) == (
        "Siempre que lances un hechizo de criatura, destruye todas las criaturas con el valor de maná de ese hechizo."
    )


@pytest.mark.construct("WithOneOfStats")
def test_202_3_one_of_several_values() -> None:
    text = "Destroy each creature with mana value 1, 3, or 5."
    assert played(text, B={"battlefield": [ONE, TWO, FIVE]}).names("battlefield", "B") == ["Boar"]
    assert spanish(text) == "Destruye cada criatura con valor de maná de 1, 3 o 5."


@pytest.mark.construct("EachWithStat")
def test_202_3_each_with_such_a_value() -> None:
    text = (
        "Return one or two target creature cards each with mana value 3 or less from your graveyard to the battlefield."
    )
    table = Table(A={"graveyard": [ONE, TWO, FIVE], "hand": [spell(text)]}, B={}).start().cast(NAME)
    assert table.offered() == ["Ant", "Boar"]
    assert "cartas de criatura objetivo con valor de maná de 3 o menos cada una" in spanish(text)


@pytest.mark.construct("HasStat")
@pytest.mark.parametrize(("name", "life"), (("Boar", 22), ("Cyclopean", 20)))
def test_202_3_it_has_such_a_value(name: str, life: int) -> None:
    text = (
        "Return target creature card from your graveyard to your hand. If it has mana value 3 or less, you gain 2 life."
    )
    table = Table(A={"graveyard": [ONE, TWO, FIVE], "hand": [spell(text)]}, B={}).start()
    assert table.cast(NAME, name).resolve().life("A") == life
    assert spanish(text).endswith("Si tiene valor de maná de 3 o menos, ganas 2 vidas.")


@pytest.mark.construct("HasSameStat")
@pytest.mark.parametrize(("top", "life"), ((TWO, 23), (ONE, 20)))
def test_202_3_it_has_the_same_value(top: object, life: int) -> None:
    text = "Reveal the top card of your library. If it has the same mana value as target creature, you gain 3 life."
    table = Table(A={"library": [top], "hand": [spell(text)]}, B={"battlefield": [TWO, FIVE]}).start()
    assert table.cast(NAME, "Boar").resolve().life("A") == life
    assert spanish(text).endswith("Si tiene el mismo valor de maná que la criatura objetivo, ganas 3 vidas.")


@pytest.mark.construct("IfInstead")
@pytest.mark.parametrize(("mine", "gone"), (([], ["Boar"]), ([FEN], [])))
def test_614_15_if_instead(mine: list[object], gone: list[str]) -> None:
    text = (
        "Destroy target creature if its mana value is 1 or less. "
        "If you control a land, destroy that creature if its mana value is 2 or less instead."
    )
    table = Table(A={"battlefield": mine, "hand": [spell(text)]}, B={"battlefield": [TWO, FIVE]}).start()
    assert table.cast(NAME, "Boar").resolve().names("battlefield", "B") == [*gone, "Cyclopean"]
    assert spanish(text).endswith(
        "Si controlas una tierra, destruye esa criatura si su valor de maná es de 2 o menos en vez de eso."
    )


@pytest.mark.construct("UnlessInstead")
@pytest.mark.parametrize(("mine", "asked"), (([], True), ([CUB], False)))
def test_614_15_unless_instead(mine: list[object], asked: bool) -> None:
    text = (
        "Target opponent loses 2 life unless that player pays {1}. "
        "If you control a creature, that player loses 2 life unless they pay {4} instead."
    )
    table = Table(A={"battlefield": mine, "hand": [spell(text)]}, B={"battlefield": [FEN]}).start()
    table.cast(NAME).resolve()
    assert (table.decision.purpose == "pay") == asked and (table.life("B") == 18) != asked
