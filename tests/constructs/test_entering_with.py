"""614.1c, 614.12, 113.11: entering with abilities, what something is as it enters, and what can't be had."""

from __future__ import annotations

import pytest

from apnap.abilities.values import CREATURE, ENCHANTMENT, HASTE, LAND, LIFELINK, TRAMPLE
from tests.constructs.support import BEAR, ELK, NAME, Table, beast, permanent, settle, spanish, spell
from tests.rules.layered import seen

DOOM, ROT = (spell("Destroy target creature.", name=name) for name in ("Doom", "Rot"))


@pytest.mark.construct("EnterWithAbilities", "EnterWithTwoKinds")
@pytest.mark.parametrize(("lands", "counters", "haste"), [(0, (), False), (2, (("+1/+1", 2), ("trample", 1)), True)])
def test_614_1c_with_counters_and_with_an_ability(lands: int, counters: object, haste: bool) -> None:
    line = (
        "If you control two or more artifacts, this creature enters with two +1/+1 counters and a trample counter on "
        "it and with haste."
    )
    table = Table(A={"hand": [beast(line)], "battlefield": [permanent("", "Artifact", name="Winch")] * lands}, B={})
    table.start().cast(NAME).resolve()
    assert table.find(NAME).counters == counters
    assert bool(seen(table, NAME).keywords & HASTE) is haste
    assert bool(seen(table, NAME).keywords & TRAMPLE) is haste
    assert spanish(line) == (
        "Si controlas dos o más artefactos, esta criatura entra con dos contadores +1/+1 y un contador de arrollar "
        "sobre ella y con la habilidad de prisa."
    )


@pytest.mark.construct("ItsThing")
def test_614_12_it_returns_as_an_enchantment() -> None:
    line = "When this creature dies, if it was a creature, return it to the battlefield under its owner's control. "
    line += "It's an enchantment."
    spirit = beast(line, type_line="Enchantment Creature — Spirit", name="Spirit")
    gain = permanent("Whenever a creature enters, you gain 1 life.", name="Gain")
    table = settle(Table(A={"hand": [DOOM], "battlefield": [spirit, gain]}, B={}).start().cast("Doom"))
    assert seen(table, "Spirit").card_types == ENCHANTMENT
    assert table.life("A") == 20  # it was no creature as it entered
    assert spanish(line).endswith("Es un encantamiento.")


@pytest.mark.construct("ItsThingToo")
def test_205_1b_it_is_a_demon_too() -> None:
    line = "When this creature dies, if it wasn't a Demon, return it to the battlefield under its owner's control. "
    line += "It's a Demon in addition to its other types."
    table = Table(A={"hand": [DOOM, ROT], "battlefield": [beast(line, name="Imp")]}, B={}).start()
    assert seen(settle(table.cast("Doom")), "Imp").subtypes == frozenset({"Beast", "Demon"})
    assert settle(table.cast("Rot")).names("battlefield") == []
    assert spanish(line).endswith("Es un Demonio además de sus otros tipos.")


@pytest.mark.construct("ItsThing")
def test_613_1d_as_long_as_something_is_so_it_is_a_land() -> None:
    island = beast("As long as this creature has a charge counter on it, it's a land.", name="Isle")
    badge = spell("Put a charge counter on target creature.", name="Badge")
    table = Table(A={"hand": [badge], "battlefield": [island]}, B={}).start()
    assert seen(table, "Isle").card_types == CREATURE
    assert seen(table.cast("Badge").resolve(), "Isle").card_types == LAND


@pytest.mark.construct("CantHaveOrGain")
def test_113_11_cant_have_or_gain() -> None:
    line = "Creatures you control lose lifelink and can't have or gain lifelink."
    bless = spell("Target creature gains lifelink until end of turn.", name="Bless")
    leech = beast("Lifelink", name="Leech")
    table = Table(A={"hand": [bless], "battlefield": [permanent(line), leech, BEAR]}, B={}).start()
    table.cast("Bless", "Bear").resolve()
    assert not (seen(table, "Bear").keywords | seen(table, "Leech").keywords) & LIFELINK
    assert spanish(line) == (
        "Las criaturas que controlas pierden la habilidad de vínculo vital y no pueden tener ni ganar la habilidad de "
        "vínculo vital."
    )


@pytest.mark.construct("CantHave")
def test_113_11_cant_have_either() -> None:
    line = "Until end of turn, creatures you control can't have hexproof or lifelink."
    leech = beast("Lifelink", name="Leech")
    table = Table(A={"hand": [spell(line)], "battlefield": [leech]}, B={}).start().cast(NAME).resolve()
    assert not seen(table, "Leech").keywords & LIFELINK
    assert spanish(line).endswith("no pueden tener antimaleficio o vínculo vital.")


@pytest.mark.construct("CantHaveCounters")
def test_614_17_cant_have_counters() -> None:
    kite = beast("This creature can't have counters put on it.", name="Kite")
    grow = spell("Put a +1/+1 counter on target creature.", name="Grow")
    table = Table(A={"hand": [grow], "battlefield": [kite]}, B={}).start().cast("Grow").resolve()
    assert table.find("Kite").counters == ()


@pytest.mark.construct("InsteadOfDestruction")
def test_701_19b_regenerate_it_instead() -> None:
    line = "If this creature would be destroyed, regenerate it."
    table = Table(A={"hand": [DOOM, ROT], "battlefield": [beast(line, name="Troll")]}, B={}).start()
    table.cast("Doom").resolve().cast("Rot").resolve()
    assert table.names("battlefield") == ["Troll"]
    assert table.find("Troll").tapped
    assert spanish(line) == "Si esta criatura fuera a ser destruida, regenérala."


@pytest.mark.construct("ExactlyCounted")
@pytest.mark.parametrize(("creatures", "size"), [([BEAR], (5, 3)), ([BEAR, ELK], (2, 2))])
def test_611_3_exactly_one(creatures: list[object], size: tuple[int, int]) -> None:
    line = "As long as you control exactly one creature, that creature gets +3/+1."
    table = Table(A={"battlefield": [permanent(line), *creatures]}, B={"battlefield": [beast(name="Foe")]}).start()
    assert table.size("Bear") == size
    assert spanish(line) == "Mientras controles exactamente una criatura, esa criatura obtiene +3/+1."


@pytest.mark.construct("OneOrMoreTargets")
def test_115_1_one_or_more_targets() -> None:
    line = "One or more target creatures gain lifelink until end of turn."
    table = Table(A={"hand": [spell(line)], "battlefield": [BEAR, ELK]}, B={}).start().cast(NAME)
    table.choose("Bear", "Elk")
    table.resolve()
    assert seen(table, "Bear").keywords & seen(table, "Elk").keywords & LIFELINK
    assert spanish(line).startswith("Una o más criaturas objetivo ganan")


@pytest.mark.construct("CantHaveCounters")
def test_614_12_it_enters_without_counters_that_it_can_t_have() -> None:
    text = "This creature enters with two +1/+1 counters on it."
    for more, size in (("", 3), ("\nThis creature can't have counters put on it.", 1)):
        table = Table(A={"hand": [beast(text + more, size=(1, 1))]}, B={}).start()
        assert settle(table.cast(NAME)).size(NAME) == (size, size)
