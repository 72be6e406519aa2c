"""Spells by where they were cast from, cards by whose they are and where, and nouns of two kinds (109.2, 601.2a)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import (
    BAT,
    CUB,
    ELK,
    FOX,
    NAME,
    SEAL,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)
from tests.rules.support import FOREST, ISLAND, MOUNTAIN

LEAF = spell("You gain 3 life.", name="Leaf", type_line="Instant")
ECHO = spell("You gain 3 life.\nFlashback {0}", name="Echo")
MENDS = spell("You gain 3 life.\nFlashback {0}", name="Mends")


@pytest.mark.construct("NotOfTypeOrKind")
def test_109_2_a_noncreature_or_beast_spell_is_either() -> None:
    text = "Whenever you cast a noncreature or Beast spell, draw a card."
    owl = beast(name="Owl", type_line="Creature — Bird")
    table = Table(A={"hand": [LEAF, CUB, owl], "battlefield": [permanent(text)]}, B={}).start()
    for name, drawn in (("Leaf", 1), ("Cub", 2), ("Owl", 2)):
        settle(table.cast(name))
        assert table.names("hand", "A").count("Wastes") == drawn
    assert spanish(text) == "Siempre que lances un hechizo que no sea de criatura o que sea de Bestia, roba una carta."


@pytest.mark.construct("QualityOrKind")
def test_109_2_a_legendary_or_bird_card_is_either() -> None:
    text = "Exile each legendary or Bird card from your graveyard."
    owl = beast(name="Owl", type_line="Creature — Bird")
    king = beast(name="King", type_line="Legendary Creature — Beast")
    table = played(text, A={"graveyard": [owl, king, CUB]})
    assert sorted(table.names("exile")) == ["King", "Owl"]
    assert spanish(text) == "Exilia cada carta legendaria o de Ave de tu cementerio."


@pytest.mark.construct("YouOwnOrControl")
def test_108_4_what_you_own_or_control() -> None:
    steal = spell("Gain control of target creature.", name="Steal")
    text = "Destroy all creatures you own or control."
    seats: dict[str, Any] = {
        "A": {"hand": [steal, spell(text)], "battlefield": [CUB]},
        "B": {"battlefield": [FOX, ELK]},
    }
    table = Table(**seats).start().cast("Steal", "Fox").resolve().cast(NAME).resolve()
    assert table.names("battlefield") == ["Elk"]
    assert spanish(text) == "Destruye todas las criaturas de las que eres propietario o que controlas."


@pytest.mark.construct("NotNamedSelf")
def test_201_2_what_is_not_named_as_the_card() -> None:
    text = f"Destroy all creatures not named {NAME}."
    same = beast(name=NAME)
    table = Table(A={"hand": [beast(f"When this creature enters, {text[0].lower()}{text[1:]}")]},
                  B={"battlefield": [same, CUB]}).start()  # fmt: skip
    settle(table.cast(NAME))
    assert table.names("battlefield") == [NAME, NAME]


@pytest.mark.construct("CastFromZone")
def test_601_2a_a_spell_cast_from_a_graveyard() -> None:
    text = "Counter target spell cast from a graveyard."
    seats: dict[str, Any] = {"A": {"hand": [spell(text, type_line="Instant"), LEAF], "graveyard": [ECHO]}, "B": {}}
    table = Table(**seats).start().cast("Leaf")
    assert not table.can_cast(NAME)
    table.resolve().cast("Echo").cast(NAME).resolve()
    assert table.life("A") == 23 and not table.state.stack
    assert spanish(text) == "Contrarresta el hechizo objetivo lanzado desde un cementerio."


@pytest.mark.construct("NthSpellFromZone")
def test_601_2i_the_first_spell_from_a_zone_each_turn() -> None:
    text = "The first spell you cast from your graveyard each turn has storm."
    seats: dict[str, Any] = {
        "A": {"hand": [LEAF], "graveyard": [ECHO, MENDS], "battlefield": [permanent(text)]},
        "B": {},
    }
    table = Table(**seats).start()
    settle(table.cast("Leaf"))
    settle(table.cast("Echo"))  # one spell before it
    assert table.life("A") == 29
    settle(table.cast("Mends"))
    assert table.life("A") == 32
    assert (
        spanish(text) == "El primer hechizo que lances desde tu cementerio cada turno tiene la habilidad de tormenta."
    )


@pytest.mark.construct("OwnGraveyardOrFromExile")
def test_400_1_it_returns_from_your_graveyard_or_from_exile() -> None:
    text = "{0}: Return this card from your graveyard or from exile to the battlefield tapped."
    for zone in ("graveyard", "exile"):
        table = Table(A={zone: [beast(text)]}, B={}).start().activate(NAME).resolve()
        assert table.find(NAME, "battlefield").tapped
    assert not Table(A={"hand": [beast(text)], "battlefield": [CUB]}, B={}).start().can_activate(NAME)


@pytest.mark.construct("GraveyardsOrFromExile")
def test_601_2f_spells_from_graveyards_or_exile_cost_more() -> None:
    text = "Spells your opponents cast from graveyards or from exile cost {2} more to cast."
    table = Table(A={"hand": [LEAF], "graveyard": [ECHO]}, B={"battlefield": [permanent(text)]}).start()
    assert table.can_cast("Leaf") and not table.can_cast("Echo")
    table = Table(A={"graveyard": [ECHO], "battlefield": [permanent(text)]}, B={}).start()
    assert table.can_cast("Echo")


@pytest.mark.construct("InPlayOrGraveyard")
@pytest.mark.parametrize(("zone", "life"), [("battlefield", 21), ("graveyard", 21), ("exile", 20)])
def test_113_6_it_works_on_the_battlefield_and_in_the_graveyard(zone: str, life: int) -> None:
    text = f"At the beginning of your upkeep, if {NAME} is in your graveyard or on the battlefield, you gain 1 life."
    table = Table(A={zone: [beast(text)]}, B={}).start("upkeep")
    assert settle(table).to("precombat_main").life("A") == life


@pytest.mark.construct("Owns")
def test_108_3_you_own_a_card_in_exile() -> None:
    text = "This creature gets +2/+2 as long as you own a card in exile."
    assert Table(A={"battlefield": [beast(text)], "exile": [LEAF]}, B={}).start().size(NAME) == (4, 4)
    assert Table(A={"battlefield": [beast(text)]}, B={"exile": [LEAF]}).start().size(NAME) == (2, 2)
    theirs = "This creature gets +2/+2 as long as an opponent owns a card in exile."
    assert Table(A={"battlefield": [beast(theirs)], "exile": [LEAF]}, B={}).start().size(NAME) == (2, 2)
    assert Table(A={"battlefield": [beast(theirs)]}, B={"exile": [LEAF]}).start().size(NAME) == (4, 4)
    assert spanish(text).endswith("mientras seas propietario de una carta en el exilio.")


@pytest.mark.construct("SpellsThisTurnCantBeCountered")
def test_611_2c_spells_you_cast_this_turn_cant_be_countered() -> None:
    text = "Creature spells you cast this turn can't be countered."
    no = spell("Counter target spell.", name="No", type_line="Instant")
    table = Table(A={"hand": [spell(text), CUB, SEAL]}, B={"hand": [no, no]}).start().cast(NAME).resolve()
    table.cast("Cub").passes().cast("No").resolve().resolve()
    table.cast("Seal").passes().cast("No#2").resolve()
    assert table.names("battlefield") == ["Cub"]


@pytest.mark.construct("NoColoredManaWasSpent")
@pytest.mark.parametrize(("source", "drawn"), [(FOREST, 0), (permanent("{T}: Add {C}.", "Land", name="Pit"), 1)])
def test_601_2h_no_colored_mana_was_spent(source: object, drawn: int) -> None:
    text = "Whenever a player casts a spell, if no colored mana was spent to cast it, draw a card."
    cub = beast(name="Cub", cost="{1}")
    table = Table(A={"hand": [cub], "battlefield": [source, permanent(text)]}, B={}).start()
    settle(table.cast("Cub"))
    assert table.names("hand", "A").count("Wastes") == drawn


@pytest.mark.construct("OneSpellAnyoneCast")
def test_601_2i_it_counts_other_spells_whoever_cast_them() -> None:
    text = "This creature enters with a +1/+1 counter on it for each other spell cast this turn."
    table = Table(A={"hand": [LEAF, beast(text)]}, B={"hand": [LEAF]}).start()
    table.cast("Leaf").passes().cast("Leaf#2").resolve().resolve().cast(NAME).resolve()
    assert table.size(NAME) == (4, 4)
    assert spanish(text).endswith("por cada otro hechizo lanzado este turno.")


@pytest.mark.construct("CreatureAttackedWith")
def test_508_6_creatures_that_you_attacked_with_count_once_each() -> None:
    text = "You gain 1 life for each creature you attacked with this turn."
    theirs = spell(text, name="Theirs", type_line="Instant")
    seats: dict[str, Any] = {
        "A": {"battlefield": [CUB, ELK, FOX], "hand": [spell(text)]},
        "B": {"hand": [theirs]},
    }
    table = Table(**seats).start().attack("Cub", "Elk").to("postcombat_main").cast(NAME).passes().cast("Theirs")
    settle(table)
    assert table.life("A") == 22 and table.life("B") == 16


@pytest.mark.construct("PermanentTypes")
def test_110_4_permanent_types_among_cards() -> None:
    text = "You gain X life, where X is the number of permanent types among cards in your graveyard."
    table = played(text, A={"graveyard": [LEAF, ECHO, CUB, BAT, WINCH]})
    assert table.life("A") == 22


@pytest.mark.construct("UpToTwiceXTarget")
def test_107_3_up_to_twice_x_targets() -> None:
    text = "Exile up to twice X target cards from graveyards."
    seats: dict[str, Any] = {
        "A": {"hand": [spell(text, cost="{X}")], "battlefield": [ISLAND]},
        "B": {"graveyard": [CUB, ELK, FOX]},
    }
    table = Table(**seats).start().cast(NAME).choose(1)
    assert table.decision.maximum == 2
    settle(table.choose("Cub", "Elk"))
    assert sorted(table.names("exile")) == ["Cub", "Elk"]


@pytest.mark.construct("TotalToughness")
def test_208_1_the_total_toughness_of_creatures() -> None:
    text = "This spell costs {1} less to cast if creatures you control have total toughness 5 or greater."
    hand = [beast(text, cost="{1}")]
    assert Table(A={"hand": hand, "battlefield": [CUB, FOX]}, B={}).start().can_cast(NAME)
    assert not Table(A={"hand": hand, "battlefield": [CUB, ELK]}, B={}).start().can_cast(NAME)


@pytest.mark.construct("ItAlsoCosts")
def test_601_2f_it_also_costs_less() -> None:
    text = (
        "This spell costs {1} less to cast if you control a Beast. It also costs {1} less to cast if you control an "
        "enchantment."
    )
    hand = [beast(text, cost="{2}")]
    for mine, legal in (([CUB, SEAL], True), ([CUB], False), ([SEAL], False)):
        assert Table(A={"hand": hand, "battlefield": mine}, B={}).start().can_cast(NAME) is legal
    assert spanish(text).endswith("También te cuesta {1} menos lanzarlo si controlas un encantamiento.")


@pytest.mark.construct("NameOfTimed")
def test_702_62_a_card_with_suspend() -> None:
    later = spell("Draw a card.\nSuspend 2—{0}", name="Later")
    text = "Return target card with suspend from your graveyard to your hand."
    table = Table(A={"hand": [spell(text)], "graveyard": [later, LEAF]}, B={}).start().cast(NAME)
    settle(table)
    assert table.names("hand", "A") == ["Later"]


@pytest.mark.construct("CastOnly", "Died")
def test_207_2c_a_limit_on_casting_stands_behind_an_ability_word() -> None:
    text = "Tragic Backstory — Cast this spell only if a creature died this turn."
    kill = spell("Destroy target creature.", name="Kill")
    table = Table(A={"hand": [beast(text), kill], "battlefield": [CUB]}, B={}).start()
    assert not table.can_cast(NAME)
    assert table.cast("Kill").resolve().can_cast(NAME)


@pytest.mark.construct("GainsCostToldLater", "HasCostToldLater", "CostIsItsManaCost")
def test_702_128_keywords_for_the_mana_cost_of_the_card() -> None:
    wraps = "{0}: Target creature card in your graveyard gains embalm until end of turn. The embalm cost is equal to its mana cost."  # noqa: E501
    owl = beast(name="Owl", cost="{G}")
    table = Table(A={"battlefield": [permanent(wraps), FOREST], "graveyard": [owl]}, B={}).start()
    settle(table.activate(NAME)).activate("Owl").resolve()
    assert table.names("battlefield").count("Owl") == 1 and table.find("Forest").tapped
    many = "Each instant and sorcery spell you cast has replicate. The replicate cost is equal to its mana cost."
    leaf = spell("You gain 3 life.", name="Leaf", cost="{G}")
    table = Table(A={"battlefield": [permanent(many), FOREST, FOREST, MOUNTAIN], "hand": [leaf]}, B={}).start()
    settle(table.cast("Leaf").choose(1))
    assert table.life("A") == 26
    owl = beast(name="Owl", cost="{G}", size=(3, 3))
    encore = "Each Beast card in your graveyard has encore. Its encore cost is equal to its mana cost."
    table = Table(A={"battlefield": [permanent(encore), FOREST], "graveyard": [owl]}, B={}).start()
    table.activate("Owl").resolve()
    assert table.names("battlefield").count("Owl") == 1 and table.names("exile") == ["Owl"]


@pytest.mark.construct("GainsCostToldLater", "CostIsItsManaCost")
def test_702_180_harmonize_for_the_mana_cost_taps_a_creature() -> None:
    text = "Target sorcery card in your graveyard gains harmonize until end of turn. Its harmonize cost is equal to its mana cost."  # noqa: E501
    leaf = spell("You gain 3 life.", name="Leaf", cost="{2}{G}")
    table = Table(A={"hand": [spell(text)], "battlefield": [CUB, FOREST], "graveyard": [leaf]}, B={}).start()
    settle(table.cast(NAME))
    table.cast("Leaf").resolve()  # only with the creature can it be paid
    assert table.life("A") == 23 and table.names("exile") == ["Leaf"] and table.find("Cub").tapped
