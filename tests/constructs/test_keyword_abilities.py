"""Keyword abilities: alone, in lists, with a cost, a quality or a kind of object (702)."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from apnap.abilities.definition import CardDefinition
from apnap.rules.characteristics import characteristics
from apnap.rules.entities import entity_of_player
from tests.constructs.support import (
    BAT,
    CUB,
    FEN,
    NAME,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    written,
)

KEYWORDS = [
    pytest.param("Flying", values.FLYING, marks=pytest.mark.construct("SimpleKeyword", "KeywordLine")),
    pytest.param("Trample", values.TRAMPLE, marks=pytest.mark.construct("SimpleKeyword")),
]


@pytest.mark.parametrize(("text", "bit"), KEYWORDS)
def test_702_simple_keywords(text: str, bit: int) -> None:
    table = Table(A={"battlefield": [beast(text)]}, B={})
    assert characteristics(table.state, table.find(NAME)).keywords == bit


@pytest.mark.construct("GrantList")
def test_a_list_of_granted_keywords() -> None:
    seal = permanent("Creatures you control have flying and trample.", name="Seal")
    table = Table(A={"battlefield": [seal, CUB]}, B={})
    assert characteristics(table.state, table.find("Cub")).keywords == values.FLYING | values.TRAMPLE


@pytest.mark.construct("WithAbilities")
def test_creatures_with_flying() -> None:
    assert played("Destroy all creatures with flying.", A={"battlefield": [BAT, CUB]}).names("battlefield") == ["Cub"]


@pytest.mark.construct("WithoutAbilities")
def test_creatures_without_flying() -> None:
    assert played("Destroy all creatures without flying.", A={"battlefield": [BAT, CUB]}).names("battlefield") == [
        "Bat"
    ]


@pytest.mark.construct("Quoted")
def test_a_granted_quoted_ability() -> None:
    seal = permanent('Creatures you control have "{T}: Target opponent loses 1 life."', name="Seal")
    table = Table(A={"battlefield": [seal, CUB]}, B={}).start()
    settle(table.activate("Cub"))
    assert (table.life("B"), table.find("Cub").tapped) == (19, True)


@pytest.mark.construct("CostedKeyword", "CostedName")
def test_702_29_cycling_for_mana() -> None:
    table = Table(A={"hand": [beast("Cycling {B}")], "battlefield": [FEN]}, B={}).start()
    settle(table.activate(NAME))
    assert (table.names("graveyard"), table.find("Fen").tapped) == ([NAME], True)


@pytest.mark.construct("CostsKeyword", "KeywordCostLine")
def test_702_29_cycling_for_life() -> None:
    table = Table(A={"hand": [beast("Cycling—Pay 2 life.")]}, B={}).start()
    settle(table.activate(NAME))
    assert (table.life("A"), table.names("graveyard")) == (18, [NAME])


def targets(keyword: str, *spells: CardDefinition) -> list[bool]:
    """Return whether the spells could target a creature of an opponent that has the keyword."""
    theirs = beast(keyword, name="Ward")
    table = Table(A={"hand": list(spells)}, B={"battlefield": [theirs]}).start()
    return [table.can_cast(node.faces[0].name) for node in spells]


BLACK = written("Tap target creature.", "Sorcery", name="Dark", cost="{B/P}")
RED = written("Tap target creature.", "Sorcery", name="Warm", cost="{R/P}")


@pytest.mark.parametrize(
    ("keyword", "black", "red"),
    [
        pytest.param("Protection from black", False, True, marks=pytest.mark.construct("Protection", "AgainstColor")),
        pytest.param(
            "Protection from black and from red", False, False, marks=pytest.mark.construct("ProtectionTwice")
        ),
        pytest.param(
            "Protection from black, from red, and from green", False, False,
            marks=pytest.mark.construct("ProtectionThrice"),
        ),
        pytest.param("Protection from each color", False, False, marks=pytest.mark.construct("AgainstAllColors")),
        pytest.param("Protection from everything", False, False, marks=pytest.mark.construct("AgainstEverything")),
        pytest.param("Protection from sorceries", False, False, marks=pytest.mark.construct("AgainstObjects")),
        pytest.param("Hexproof from black", False, True, marks=pytest.mark.construct("HexproofFrom")),
        pytest.param(
            "Hexproof from black and from red", False, False, marks=pytest.mark.construct("HexproofFromTwice")
        ),
    ],
)  # fmt: skip
def test_702_16_702_11_protection_and_hexproof(keyword: str, black: bool, red: bool) -> None:
    assert targets(keyword, BLACK, RED) == [black, red]


@pytest.mark.construct("AgainstColorOfChoice")
def test_702_16_protection_from_the_color_of_your_choice() -> None:
    guard = written("Target creature gains protection from the color of your choice until end of turn.", "Instant")
    table = Table(A={"hand": [guard, BLACK, RED], "battlefield": [CUB]}, B={}).start()
    table.cast(NAME).resolve().choose(2)  # the third color is black
    assert (table.can_cast("Dark"), table.can_cast("Warm")) == (False, True)


@pytest.mark.construct("AgainstChosenColor")
def test_702_16_protection_from_the_chosen_color() -> None:
    shell = beast("As this creature enters, choose a color.\nThis creature has protection from the chosen color.")
    table = Table(A={"hand": [shell, BLACK, RED]}, B={}).start()
    settle(table.cast(NAME), "black")
    assert (table.can_cast("Dark"), table.can_cast("Warm")) == (False, True)


@pytest.mark.construct("Enchant")
def test_702_5_enchant_creature() -> None:
    aura = permanent("Enchant creature", "Enchantment — Aura")
    assert not Table(A={"hand": [aura], "battlefield": [WINCH]}, B={}).start().can_cast(NAME)
    assert Table(A={"hand": [aura], "battlefield": [CUB]}, B={}).start().can_cast(NAME)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        pytest.param("Enchant player", 2, marks=pytest.mark.construct("EnchantPlayer")),
        pytest.param("Enchant opponent", 1, marks=pytest.mark.construct("EnchantOpponent")),
    ],
)
def test_702_5_enchant_player(text: str, number: int) -> None:
    aura = permanent(text, "Enchantment — Aura")
    table = Table(A={"hand": [aura]}, B={}).start().cast(NAME)
    if number == 2:
        assert table.choices == (entity_of_player(0), entity_of_player(1))
        table.choose("B")
    assert table.resolve().find(NAME).attached_to == entity_of_player(1)


@pytest.mark.construct("EquipQuality")
def test_702_6e_equip_a_quality() -> None:
    blade = permanent("Equip Human {0}", "Artifact — Equipment")
    human = beast(name="Ada", type_line="Creature — Human")
    table = Table(A={"battlefield": [blade, CUB]}, B={}).start()
    assert not table.actions(NAME)
    table = Table(A={"battlefield": [blade, CUB, human]}, B={}).start()
    settle(table.activate(NAME))
    assert table.find(NAME).attached_to == table.find("Ada").ref


@pytest.mark.construct("Affinity")
def test_702_41_affinity_for_artifacts() -> None:
    golem = beast("Affinity for artifacts", cost="{2}")
    assert not Table(A={"hand": [golem], "battlefield": [WINCH]}, B={}).start().can_cast(NAME)
    assert Table(A={"hand": [golem], "battlefield": [WINCH, WINCH]}, B={}).start().can_cast(NAME)


@pytest.mark.construct("Champion")
def test_702_72_champion_a_beast() -> None:
    table = Table(A={"hand": [beast("Champion a Beast")], "battlefield": [CUB]}, B={}).start()
    table.cast(NAME).resolve().resolve()
    if table.decision.purpose != "priority":
        table.choose(True if table.decision.options == (0, 1) else "Cub")
    assert (table.names("battlefield"), table.names("exile")) == ([NAME], ["Cub"])


@pytest.mark.construct("Offering")
def test_a_goblin_is_offered_and_takes_its_mana_cost_off() -> None:
    goblin = beast(name="Goblin", cost="{1}", type_line="Creature — Goblin")
    patron = beast("Goblin offering", name="Patron", cost="{2}")
    table = Table(A={"hand": [patron], "battlefield": [goblin, FEN]}, B={}).start("upkeep").cast("Patron")
    assert settle(table).names("battlefield", "A") == ["Fen", "Patron"]
    assert spanish("Goblin offering") == "Ofrenda de Trasgo."


@pytest.mark.construct("SimpleKeyword")
def test_assist_lets_another_player_pay() -> None:
    giant = beast("Assist", name="Giant", cost="{2}")
    table = Table(A={"hand": [giant], "battlefield": [FEN]}, B={"battlefield": [FEN]}).start().cast("Giant").choose(1)
    assert settle(table).names("battlefield", "A") == ["Fen", "Giant"]
    assert spanish("Assist") == "Asistir."


@pytest.mark.construct("KeywordWhereX", "CostedKeyword")
@pytest.mark.ledger("current:702.21")
@pytest.mark.parametrize(("lands", "dies"), [(2, False), (3, True)])
def test_702_21b_the_x_of_ward_is_what_the_text_says_and_not_chosen_by_who_pays(lands: int, dies: bool) -> None:
    guard = beast("Ward {X}, where X is this creature's power.", name="Guard", size=(3, 3))
    doom = written("Destroy target creature.", "Instant", name="Doom")
    table = Table(A={"hand": [doom], "battlefield": [FEN] * lands}, B={"battlefield": [guard]}).start()
    table.cast("Doom").resolve()
    settle(table, *([True] if dies else []))
    assert ("Guard" in table.names("graveyard", "B")) is dies
    line = "Permanents you control have ward {X}, where X is the number of creatures you control."
    ward = permanent(line, name="Seal")
    table = Table(A={"hand": [doom], "battlefield": [FEN]}, B={"battlefield": [ward, CUB, CUB]}).start()
    table.cast("Doom").choose("Cub").settle()
    assert table.names("graveyard", "B") == []
    assert spanish(line).endswith("rebatir {X}, donde X es la cantidad de criaturas que controlas.")
