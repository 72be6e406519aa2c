"""The first spell each turn, the next spell this turn (601.2i, 611.2)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, permanent, played, spanish, spell
from tests.rules.support import ISLAND


@pytest.mark.construct("NthSpellOfYours")
def test_601_2i_the_first_sorcery_each_turn_has_convoke() -> None:
    text = "The first sorcery spell you cast each turn can't be countered."
    stop = [spell("Counter target spell.", name=f"Stop {n}", type_line="Instant") for n in (1, 2)]
    hand = [spell("Draw a card.", name="First"), spell("Draw a card.", name="Second")]
    table = Table(A={"battlefield": [permanent(text)], "hand": hand}, B={"hand": stop}).start()
    table.cast("First").passes().cast("Stop 1").resolve()
    assert table.names("stack") == ["First"]
    table.resolve().cast("Second").passes().cast("Stop 2").resolve()
    assert table.names("stack") == []
    assert spanish(text) == "El primer hechizo de conjuro que lances cada turno no puede ser contrarrestado."


@pytest.mark.construct("NextSpellCantBeCountered")
def test_611_2c_only_the_next_spell_that_fits() -> None:
    text = "The next sorcery spell you cast this turn can't be countered."
    stop = [spell("Counter target spell.", name=f"Stop {n}", type_line="Instant") for n in (1, 2)]
    hand = [spell("Draw a card.", name=f"Spell {n}") for n in range(3)]
    table = Table(A={"hand": [spell(text), *hand]}, B={"hand": stop}).start()
    table.cast("Spell 0").resolve().cast(NAME).resolve()
    table.cast("Spell 1").passes().cast("Stop 1").resolve()
    assert table.names("stack") == ["Spell 1"]
    table.resolve().cast("Spell 2").passes().cast("Stop 2").resolve()
    assert table.names("stack") == []


@pytest.mark.construct("NextSpellFlash")
def test_702_8a_the_next_sorcery_as_though_it_had_flash() -> None:
    text = "The next sorcery spell you cast this turn can be cast as though it had flash."
    hand = [spell(text, type_line="Instant"), spell("Draw a card.", name="One"), spell("Draw a card.", name="Two")]
    table = Table(A={"hand": hand}, B={}).start("upkeep").cast(NAME).resolve()
    assert table.can_cast("One")
    assert not table.cast("One").resolve().can_cast("Two")


@pytest.mark.construct("NextSpellCosts")
def test_601_2f_the_next_spell_costs_less() -> None:
    text = "When this enchantment enters, the next sorcery spell you cast this turn costs {1} less to cast."
    draws = [spell("Draw a card.", name=name, cost="{1}") for name in ("One", "Two")]
    hand = [permanent(text), *draws]
    table = Table(A={"hand": hand, "battlefield": [ISLAND]}, B={}).start().cast(NAME).resolve().resolve()
    table.cast("One").resolve()
    assert not table.find("Island").tapped
    table.cast("Two").resolve()
    assert table.find("Island").tapped


@pytest.mark.construct("Ordinal")
def test_the_third_card() -> None:
    seal = permanent("Whenever you draw your third card each turn, you gain 5 life.", name="Seal")
    assert played("Draw two cards.", A={"battlefield": [seal]}).life("A") == 20
    assert played("Draw three cards.", A={"battlefield": [seal]}).life("A") == 25
