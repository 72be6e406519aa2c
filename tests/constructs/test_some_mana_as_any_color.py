"""609.4b, 107.3c, 105.3, 205.3: some mana as though of any color, an X that the text says, colors and types of all."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import (
    CUB,
    DOE,
    ELK,
    NAME,
    WINCH,
    Table,
    beast,
    permanent,
    settle,
    spanish,
    spell,
    written,
)

RED = beast(name="Red", cost="{R}")
SNOW = written("{T}: Add {G}.", "Snow Land", name="Drift")
PLAIN = permanent("{T}: Add {G}.", "Land", name="Grove")
VOID = permanent("{T}: Add {C}.", "Land", name="Void")


@pytest.mark.construct("PlayersSpendAnyColor")
def test_609_4b_players_may_spend_any_color() -> None:
    line = "Players may spend mana as though it were mana of any color."
    seats: dict[str, Any] = {"A": {"battlefield": [permanent(line)]}, "B": {"battlefield": [PLAIN], "hand": [RED]}}

    assert Table(**seats).start("precombat_main", 2).can_cast("Red", "B")
    assert spanish(line) == "Los jugadores pueden usar maná como si fuera maná de cualquier color."


@pytest.mark.construct("PlayWithSnowMana")
@pytest.mark.parametrize(("land", "can"), [(SNOW, True), (PLAIN, False)])
def test_609_4b_mana_from_snow_sources(land: object, can: bool) -> None:
    line = (
        "You may cast spells from among cards in exile your opponents own with ice counters on them, and you may spend "
        "mana from snow sources as though it were mana of any color to cast those spells."
    )
    freeze = "If a creature an opponent controls would die, exile that card with an ice counter on it instead.\n"
    frost = spell("Destroy target creature.", name="Frost")
    seat = {"battlefield": [permanent(freeze + line), land], "hand": [frost]}
    table = Table(A=seat, B={"battlefield": [RED]}).start()
    settle(table.cast("Frost"))

    assert dict(table.find("Red", "exile").counters) == {"ice": 1}
    assert table.can_cast("Red") is can


@pytest.mark.construct("PlayWithColorlessMana")
@pytest.mark.parametrize(("land", "can"), [(VOID, True), (PLAIN, False)])
def test_609_4b_colorless_mana(land: object, can: bool) -> None:
    text = (
        "Exile target nonland permanent. You may cast that card for as long as it remains exiled, and you may spend "
        "colorless mana as though it were mana of any color to cast that spell."
    )
    seats: dict[str, Any] = {"A": {"battlefield": [land], "hand": [spell(text)]}, "B": {"battlefield": [RED]}}
    table = settle(Table(**seats).start().cast(NAME))

    assert table.can_cast("Red") is can
    assert "puedes usar maná incoloro como si fuera maná de cualquier color" in spanish(text)


@pytest.mark.construct("XIsCardsInAHand")
def test_107_3c_x_is_what_the_text_says() -> None:
    line = "{X}: Draw a card. X is the number of cards in an opponent's hand."
    fens = [permanent("{T}: Add {B}.", "Land", name="Fen")] * 3
    table = Table(A={"battlefield": [permanent(line), *fens]}, B={"hand": [CUB, DOE]}).start()

    settle(table.activate(NAME))

    assert sum(table.find(f"Fen#{n}").tapped for n in (1, 2, 3)) == 2
    table = Table(A={"battlefield": [permanent(line), *fens]}, B={"hand": [CUB] * 4}).start()
    assert not table.can_activate(NAME)
    assert spanish(line).endswith("X es la cantidad de cartas en la mano de un oponente.")


@pytest.mark.construct("ThreeNouns", "IsChosenColorToo")
def test_105_3_everything_is_the_chosen_color_too() -> None:
    line = "All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their "
    line += "other colors."
    painter = beast("As this creature enters, choose a color.\n" + line)
    table = Table(A={"hand": [painter, RED], "battlefield": [WINCH]}, B={}).start()

    settle(table.cast(NAME), "blue")

    assert characteristics(table.state, table.find("Red")).colors == 8 | 2
    assert characteristics(table.state, table.find("Winch")).colors == 2
    assert spanish(line).endswith("son del color elegido además de sus otros colores.")


@pytest.mark.construct("EachOfTargets", "IsEveryLandType")
def test_205_3i_every_land_type() -> None:
    text = "Put an everything counter on each of up to one target land and up to one target creature."
    line = "Each land with an everything counter on it is every land type in addition to its other types."
    seat = {"battlefield": [permanent(line, name="Rule"), PLAIN, CUB], "hand": [spell(text)]}
    table = settle(Table(A=seat, B={}).start().cast(NAME, "Grove", "Cub"))

    found = characteristics(table.state, table.find("Grove")).subtypes
    assert {"Swamp", "Desert", "Gate"} <= found
    assert dict(table.find("Cub").counters) == {"everything": 1}
    assert spanish(line).endswith("de todos los tipos de tierra además de sus otros tipos.")


@pytest.mark.construct("ManyClausesThen")
def test_608_2c_many_clauses_in_order() -> None:
    text = "You gain 1 life, target opponent loses 2 life, you gain 3 life, you gain 4 life, then you draw a card."
    table = settle(Table(A={"hand": [spell(text)]}, B={}).start().cast(NAME))

    assert (table.life("A"), table.life("B")) == (28, 18)
    assert len(table.names("hand", "A")) == 1
    assert spanish(text).endswith("ganas 4 vidas, luego robas una carta.")


@pytest.mark.construct("IfTheyDont")
@pytest.mark.parametrize(("theirs", "life"), [([ELK], 20), ([], 15)])
def test_608_2c_if_that_player_cannot(theirs: list[object], life: int) -> None:
    text = "Target opponent sacrifices a creature of their choice. If that player can't, they lose 5 life."
    table = settle(Table(A={"hand": [spell(text)]}, B={"battlefield": theirs}).start().cast(NAME))

    assert table.life("B") == life


@pytest.mark.construct("EnterTransformedAttached")
def test_303_4f_it_returns_transformed_and_attached_to_a_player() -> None:
    from apnap.cards.record import Card, Face
    from apnap.oracle.compile import compile_card
    from tests.constructs.support import note

    front = "When this creature dies, return it to the battlefield transformed under your control attached to target "
    front += "opponent."
    back = "Enchant player\nAt the beginning of enchanted player's upkeep, that player loses 1 life."
    note(front, NAME)
    faces = (
        Face(NAME, "{0}", "Creature — Beast", front, "1", "1"),
        Face("Hex", "", "Enchantment — Aura Curse", back, None, None),
    )
    crunch = spell("Destroy target creature.", name="Crunch")
    witch = compile_card(Card(f"{NAME} // Hex", "transform", faces))
    table = Table(A={"battlefield": [witch], "hand": [crunch]}, B={}).start()

    settle(table.cast("Crunch"))
    settle(table.to_step("upkeep", 2))

    assert table.names("battlefield") == ["Hex"]
    assert table.life("B") == 19
    assert spanish(front).endswith("transformada bajo tu control y anexada al oponente objetivo.")
