"""113.7, 301.5, 701.3d, 701.26b: sources of abilities, what is attached to what, what can't be untapped."""

from __future__ import annotations

import pytest

from apnap.abilities.values import TRAMPLE
from tests.constructs.support import BEAR, ELK, NAME, Table, beast, permanent, settle, spanish, spell
from tests.rules.layered import seen

BLADE = permanent("Equip {0}", "Artifact — Equipment", name="Blade")
AXE = permanent("Equip {0}", "Artifact — Equipment", name="Axe")


@pytest.mark.construct("FromASource")
def test_113_7_an_ability_from_an_artifact_source() -> None:
    line = "Counter target activated ability from an artifact source."
    rod = permanent("{0}: You gain 1 life.", "Artifact", name="Rod")
    mage = beast("{0}: You gain 10 life.", name="Mage")
    table = Table(A={"hand": [spell(line, type_line="Instant")], "battlefield": [rod, mage]}, B={}).start()
    table.activate("Mage")
    assert not table.can_cast(NAME)
    table.activate("Rod").cast(NAME).resolve()
    assert settle(table).life("A") == 30
    assert spanish(line) == "Contrarresta la habilidad activada objetivo de una fuente de artefacto."


@pytest.mark.construct("IsAttachedTo")
def test_301_5_so_many_are_attached_to_it() -> None:
    line = "This creature has trample as long as two or more Equipment are attached to it."
    knight = beast(line, name="Knight")
    table = Table(A={"battlefield": [knight, BLADE, AXE]}, B={}).start().activate("Blade").resolve()
    assert not seen(table, "Knight").keywords & TRAMPLE
    assert seen(table.activate("Axe").resolve(), "Knight").keywords & TRAMPLE
    assert spanish(line).endswith("mientras dos o más Equipos estén anexados a ella.")


@pytest.mark.construct("WithAttached")
def test_303_4_with_another_aura_attached_to_it() -> None:
    wings = permanent("Enchant creature\nEnchanted creature has flying.", "Enchantment — Aura", name="Wings")
    crown = permanent("Enchant creature with another Aura attached to it", "Enchantment — Aura", name="Crown")
    table = Table(A={"battlefield": [BEAR, ELK], "hand": [wings, crown]}, B={}).start()
    assert not table.can_cast("Crown")
    assert settle(table.cast("Wings", "Bear")).can_cast("Crown")
    assert table.cast("Crown").resolve().find("Crown").attached_to == table.find("Bear").ref
    assert spanish("Enchant creature with another Aura attached to it").startswith(
        "Encantar criatura que tenga otra Aura"
    )


@pytest.mark.construct("UnattachThing", "UnattachAll")
def test_701_3d_unattach() -> None:
    strip = spell("Unattach all Equipment from target creature.", name="Strip")
    table = Table(A={"battlefield": [BEAR, BLADE, AXE], "hand": [strip]}, B={}).start()
    table.activate("Blade").resolve().activate("Axe").resolve().cast("Strip").resolve()
    assert (table.find("Blade").attached_to, table.find("Axe").attached_to) == (0, 0)
    grip = permanent(
        "Enchant Equipment\nWhen this Aura enters, unattach enchanted Equipment.", "Enchantment — Aura", name="Grip"
    )
    table = Table(A={"battlefield": [BEAR, BLADE], "hand": [grip]}, B={}).start().activate("Blade").resolve()
    assert settle(table.cast("Grip")).find("Blade").attached_to == 0
    assert (
        spanish("Unattach all Equipment from target creature.") == "Desanexa todos los Equipos de la criatura objetivo."
    )


@pytest.mark.construct("UnattachThing")
def test_118_1_unattach_it_as_a_cost() -> None:
    bola = permanent(
        'Equipped creature has "Unattach Bola: You gain 1 life."\nEquip {0}', "Artifact — Equipment", name="Bola"
    )
    table = Table(A={"battlefield": [BEAR, bola]}, B={}).start().activate("Bola").resolve()
    table.activate("Bear")
    assert table.find("Bola").attached_to == 0
    assert table.resolve().life("A") == 21
    assert not table.actions("Bear", "battlefield")


@pytest.mark.construct("CantBeEquipped", "CantBeEnchantedByOthers")
def test_301_5_cant_be_equipped_or_enchanted_by_others() -> None:
    brawler = beast("This creature can't be equipped.", name="Brawler")
    table = Table(A={"battlefield": [brawler, BLADE]}, B={}).start().activate("Blade").resolve()
    assert table.find("Blade").attached_to == 0
    holy = permanent(
        "Enchant land\nEnchanted land can't be enchanted by other Auras.", "Enchantment — Aura", name="Holy"
    )
    other = permanent("Enchant land", "Enchantment — Aura", name="Other")
    fen = permanent("", "Land", name="Fen")
    table = Table(A={"battlefield": [fen], "hand": [holy, other]}, B={}).start().cast("Other").resolve()
    assert sorted(table.cast("Holy").resolve().names("battlefield")) == ["Fen", "Holy"]


@pytest.mark.construct("CantBecomeUntapped")
def test_701_26b_cant_become_untapped() -> None:
    frost = permanent("Enchant creature\nEnchanted creature can't become untapped.", "Enchantment — Aura", name="Frost")
    rites = [spell("Tap target creature.", name="Ribbon"), spell("Untap target creature.", name="Knot")]
    table = Table(A={"battlefield": [BEAR], "hand": [frost, *rites]}, B={}).start()
    table.cast("Ribbon").resolve().cast("Frost").resolve().cast("Knot").resolve()
    assert table.find("Bear").tapped
    assert table.to("upkeep", turn=3).find("Bear").tapped
    assert spanish("Enchanted creature can't become untapped.") == "La criatura encantada no se puede enderezar."


@pytest.mark.construct("IsMostCommonColor")
@pytest.mark.parametrize(("green", "size"), [(1, (0, 0)), (2, (2, 2))])
def test_105_2_the_most_common_color(green: int, size: tuple[int, int]) -> None:
    line = (
        "This creature gets +2/+2 as long as green is the most common color among all permanents or is tied for most "
    )
    line += "common."
    djinn = beast(line, name="Djinn", size=(1, 1))
    others = [beast(name="Red", cost="{R}")] * 2 + [beast(name="Green", cost="{G}")] * green
    table = Table(A={"battlefield": [djinn]}, B={"battlefield": others}).start()
    assert table.size("Djinn") == (size[0] + 1, size[1] + 1)
