"""Unspent mana that stays, and what mana may be spent on (106.4, 500.5, 609.4b)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, settle, spanish, spell
from tests.rules.support import FOREST, SWAMP

WELL = permanent("{T}: Add {R}{G}.", "Artifact", name="Well")


def after_the_step(text: str) -> dict[str, int]:
    """Return what is left of {R}{G} for the player of a card with that text after a step has ended."""
    table = Table(options=(("full_control", 1),), A={"battlefield": [permanent(text), WELL]}, B={}).start()
    return table.activate("Well").to("begin_combat").pool()


@pytest.mark.construct("KeepsUnspentMana")
def test_500_5_players_keep_unspent_mana() -> None:
    line = "Players don't lose unspent mana as steps and phases end."
    assert after_the_step(line) == {"R": 1, "G": 1}
    assert spanish(line) == "Los jugadores no pierden el maná no gastado en cuanto terminan los pasos y las fases."


@pytest.mark.construct("LostManaBecomesColorless")
def test_614_1a_mana_that_would_be_lost_becomes_colorless() -> None:
    line = "If you would lose unspent mana, that mana becomes colorless instead."
    assert after_the_step(line) == {"C": 2}
    assert spanish(line) == "Si fueras a perder maná no gastado, en vez de eso, ese maná se vuelve incoloro."


@pytest.mark.construct("SpendAnyType")
def test_609_4b_mana_of_any_type_for_creature_spells_only() -> None:
    line = "You can spend mana of any type to cast creature spells."
    cub = beast(name="Cub", cost="{G}")
    cure = spell("You gain 1 life.", name="Cure", cost="{G}")
    table = Table(A={"battlefield": [permanent(line), SWAMP], "hand": [cub, cure]}, B={}).start()

    assert (table.can_cast("Cub"), table.can_cast("Cure")) == (True, False)
    assert spanish(line) == "Puedes gastar maná de cualquier tipo para lanzar hechizos de criatura."


@pytest.mark.construct("CastWithAnyColor")
def test_609_4b_colorless_mana_is_no_mana_of_a_color() -> None:
    shrine = permanent("You may spend mana as though it were mana of any color to cast creature spells.")
    cub = beast(name="Cub", cost="{G}")
    prism = beast(name="Prism", cost="{C}")
    table = Table(A={"battlefield": [shrine, SWAMP], "hand": [cub, prism]}, B={}).start()

    assert (table.can_cast("Cub"), table.can_cast("Prism")) == (True, False)


@pytest.mark.construct("CastBy", "PayingLifeForIt", "OnceEachOfYourTurns")
def test_118_9_life_instead_of_mana_once_each_turn() -> None:
    shrine = permanent(
        "Once during each of your turns, you may cast an enchantment spell by paying life equal to its mana value "
        "rather than paying its mana cost."
    )
    rug, rag = (permanent("", name=name, cost="{2}{G}") for name in ("Rug", "Rag"))
    cub = beast(name="Cub", cost="{G}")
    table = Table(A={"battlefield": [shrine], "hand": [rug, rag, cub]}, B={}).start()
    assert not table.can_cast("Cub")

    table.cast("Rug").resolve()

    assert (table.life("A"), table.names("battlefield", "A"), table.can_cast("Rag")) == (17, ["Rug", NAME], False)


@pytest.mark.construct("OnCostsWithX")
@pytest.mark.parametrize(("line", "castable"), [("Draw X cards.", True), ("Draw a card.", False)])
def test_106_6_mana_for_costs_with_x(line: str, castable: bool) -> None:
    giant = permanent("{T}: Add {C}{C}{C}{C}. Spend this mana only on costs that contain {X}.", "Artifact")
    cost = "{X}{2}" if castable else "{3}"
    table = Table(A={"battlefield": [giant], "hand": [spell(line, name="Rite", cost=cost)]}, B={}).start()

    assert table.can_cast("Rite") is castable
    if castable:
        assert table.cast("Rite").decision.options[-1] == 2


@pytest.mark.construct("OnCostsWithX")
@pytest.mark.parametrize(("line", "usable"), [("{X}{1}: You gain X life.", True), ("{2}: You gain 1 life.", False)])
def test_106_6_mana_for_abilities_with_x(line: str, usable: bool) -> None:
    text = "{T}: Add {C}{C}{C}{C}. Spend this mana only on costs that contain {X}."
    table = Table(A={"battlefield": [permanent(text, "Artifact"), permanent(line, name="Shrine")]}, B={}).start()

    assert table.can_activate("Shrine") is usable
    assert spanish(text).endswith("Usa este maná solo en costes que contengan {X}.")


@pytest.mark.construct("OnCostsWithX")
def test_106_6_mana_for_costs_with_x_while_something_resolves() -> None:
    text = "{T}: Add {C}{C}. Spend this mana only on costs that contain {X}."
    cub = beast("When this creature enters, you may pay {X}. If you do, you gain X life.", name="Cub")
    table = Table(A={"battlefield": [permanent(text, "Artifact")], "hand": [cub]}, B={}).start()

    settle(table.cast("Cub"), True, 2)

    assert table.life("A") == 22


@pytest.mark.construct("SpendOnXOfAbility")
def test_106_6_only_mana_of_one_color_for_the_x_of_an_ability() -> None:
    line = "{X}, {T}: This artifact deals X damage to each player. Spend only black mana on X."
    table = Table(A={"battlefield": [permanent(line, "Artifact"), SWAMP, SWAMP, FOREST]}, B={}).start()

    settle(table.activate(NAME), 2)

    assert (table.life("A"), table.life("B"), table.find("Forest").tapped) == (18, 18, False)
    assert spanish(line).endswith("Usa solo maná negro para X.")


@pytest.mark.construct("SpendOnXOfAbility")
def test_106_6_mana_of_another_color_pays_for_no_x() -> None:
    line = "{X}, {T}: This artifact deals X damage to each player. Spend only black mana on X."
    table = Table(A={"battlefield": [permanent(line, "Artifact"), SWAMP, FOREST]}, B={}).start()

    assert table.activate(NAME).decision.options == (0, 1)
