"""Colors of spells, the next spell, both zones searched, what enters uncast, and numbers of hands and graveyards."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    BEAR,
    CUB,
    ELK,
    FOX,
    NAME,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)

TWO_COLORS = spell("Draw a card.", name="Pair", cost="{W/U}{W/U}")
RIVER = permanent("{T}: Add {U}.", "Land", name="River")


@pytest.mark.parametrize(
    ("text", "life"),
    [
        pytest.param("you gain 2 life for each of that spell's colors", 24, marks=pytest.mark.construct("ColorsUnit")),
        pytest.param(
            "you gain X life, where X is the number of colors that spell is",
            22,
            marks=pytest.mark.construct("ColorsNumber"),
        ),
    ],
)
def test_105_2_the_colors_of_a_spell(text: str, life: int) -> None:
    seal = permanent(f"Whenever you cast a spell, {text}.", name="Seal")
    table = Table(A={"battlefield": [seal, RIVER, RIVER], "hand": [TWO_COLORS, spell("Draw a card.")]}, B={}).start()
    assert settle(table.cast(NAME)).life("A") == 20, "of a colorless spell"
    assert settle(table.cast("Pair")).life("A") == life


@pytest.mark.construct("ColorsNumberWas")
def test_608_2h_the_colors_that_it_was() -> None:
    rite = "Sacrifice a creature. You gain X life, where X is the number of colors that creature was."
    sprite = beast(name="Sprite", cost="{W}{U}")
    assert played(rite, A={"battlefield": [sprite]}).life("A") == 22
    assert played(rite, A={"battlefield": [CUB]}).life("A") == 20


@pytest.mark.construct("EachLifeLost")
def test_119_10_for_each_life_you_lost() -> None:
    oath = permanent("Whenever you lose life, for each 1 life you lost, draw a card.", name="Oath")
    assert len(played("You lose 3 life.", A={"battlefield": [oath]}).names("hand", "A")) == 3


@pytest.mark.construct("EachLifeTheyGained")
def test_119_9_for_each_life_that_player_gained() -> None:
    cure = spell(
        "Until end of turn, whenever a player gains life, that player loses 2 life for each 1 life they gained.",
        name="Cure",
    )
    table = Table(A={"hand": [cure, spell("You gain 3 life.")]}, B={}).start()
    settle(settle(table.cast("Cure")).cast(NAME))
    assert (table.life("A"), table.life("B")) == (17, 20)


@pytest.mark.construct("HandSizeEquals")
def test_402_2_a_maximum_hand_size_that_is_counted() -> None:
    oil = permanent("Your maximum hand size is equal to the number of creatures you control.", name="Oil")
    table = Table(A={"battlefield": [oil, CUB, ELK], "hand": [FOX, FOX, BEAR, BEAR]}, B={}).start()
    assert len(table.to("upkeep", 2).names("hand", "A")) == 2


@pytest.mark.construct("BothLibraryAndGraveyard")
def test_701_23_one_card_from_each_zone() -> None:
    text = (
        "Search your library and graveyard for a creature card and an artifact card, reveal them, put them into your "
        "hand, then shuffle."
    )
    table = Table(A={"hand": [spell(text)], "library": [CUB], "graveyard": [WINCH]}, B={}).start()
    settle(table.cast(NAME), "Cub", "Winch")
    assert table.names("hand", "A") == ["Cub", "Winch"]


@pytest.mark.construct("WouldEnterUncast")
@pytest.mark.parametrize(("name", "exiled"), [("Raise", ["Bear"]), ("Elk", [])])
def test_614_1c_what_was_not_cast_is_exiled(name: str, exiled: list[str]) -> None:
    priest = permanent("If a nontoken creature would enter and it wasn't cast, exile it instead.", name="Priest")
    raise_ = spell("Return target creature card from your graveyard to the battlefield.", name="Raise")
    table = Table(A={"battlefield": [priest], "hand": [raise_, ELK], "graveyard": [BEAR]}, B={}).start()
    settle(table.cast(name))
    assert table.names("exile") == exiled


@pytest.mark.construct("WouldEnterUncast")
def test_614_1c_tokens_that_were_not_cast_until_end_of_turn() -> None:
    text = "Until end of turn, if a creature would enter and it wasn't cast, exile it instead."
    make, late = (spell("Create a 1/1 green Elf creature token named Sprig.", name=name) for name in ("Make", "Late"))
    table = Table(A={"hand": [spell(text), make, late, CUB]}, B={}).start()
    settle(table.cast(NAME))
    settle(table.cast("Make"))
    settle(table.cast("Cub"))
    assert table.names("battlefield") == ["Cub"]
    settle(table.to("precombat_main", 3).cast("Late"))
    assert table.names("battlefield") == ["Cub", "Sprig"]


@pytest.mark.construct("NextSpellHas")
def test_611_2c_the_next_sorcery_spell_has_storm() -> None:
    grant = spell("The next instant or sorcery spell you cast this turn has storm.", name="Grant")
    gain = [spell("You gain 1 life.", name=name) for name in ("First", "Last")]
    table = Table(A={"hand": [grant, ELK, *gain]}, B={}).start()
    for name, life in (("Grant", 20), ("Elk", 20), ("First", 23), ("Last", 24)):
        assert settle(table.cast(name)).life("A") == life


@pytest.mark.construct("HasCards")
@pytest.mark.parametrize(("cards", "life"), [([CUB, ELK], 23), ([CUB, WINCH], 20)])
def test_109_2_two_or_more_creature_cards_in_the_graveyard(cards: list[object], life: int) -> None:
    text = "If you have two or more creature cards in your graveyard, you gain 3 life."
    assert played(text, A={"graveyard": cards}, B={"graveyard": [FOX, FOX]}).life("A") == life


@pytest.mark.construct("EachOpponentOfThat")
def test_102_2_the_opponents_of_whoever_casts() -> None:
    still = permanent("Whenever a player casts a spell, each of that player's opponents loses 2 life.", name="Still")
    table = Table(A={"battlefield": [still], "hand": [ELK]}, B={}, C={}).start()
    settle(table.cast("Elk"))
    assert [table.life(letter) for letter in "ABC"] == [20, 18, 18]


@pytest.mark.parametrize(
    ("which", "lives"),
    [
        pytest.param("both white and blue", (20, 20, 22), marks=pytest.mark.construct("ThatIsBoth")),
        pytest.param("one or more colors", (20, 22, 22), marks=pytest.mark.construct("ThatHasColors")),
        pytest.param("exactly two colors", (20, 20, 22), marks=pytest.mark.construct("ThatHasExactlyColors")),
    ],
)
def test_105_2_spells_by_their_colors(which: str, lives: tuple[int, ...]) -> None:
    seal = permanent(f"Whenever you cast a spell that's {which}, you gain 2 life.", name="Seal")
    hand = [spell("Draw a card.", name=name, cost=cost) for name, cost in (("None", "{0}"), ("One", "{U}"))]
    for one, life in zip((*hand, TWO_COLORS), lives, strict=True):
        table = Table(A={"battlefield": [seal, RIVER, RIVER], "hand": [one]}, B={}).start()
        assert settle(table.cast(one.name)).life("A") == life


@pytest.mark.construct("PutThereFromAnywhere")
def test_400_7_cards_that_were_put_there_this_turn() -> None:
    text = "Return to your hand all creature cards in your graveyard that were put there from anywhere this turn."
    mill = spell("Mill a card.", name="Rot")
    table = Table(A={"hand": [spell(text), mill], "graveyard": [ELK], "library": [CUB]}, B={}).start()
    settle(table.cast("Rot"))
    settle(table.cast(NAME))
    assert table.names("hand", "A") == ["Cub"]


@pytest.mark.parametrize(
    ("text", "lives"),
    [
        pytest.param(
            "they lose 1 life for each spell they've cast this turn",
            (17, 19),
            marks=pytest.mark.construct("OneSpellTheyCast"),
        ),
        pytest.param(
            "this enchantment deals damage to that player equal to the number of noncreature spells they've cast "
            "this turn",
            (18, 20),
            marks=pytest.mark.construct("SpellsTheyCast"),
        ),
    ],
)
def test_601_2i_each_player_counts_their_own_spells(text: str, lives: tuple[int, int]) -> None:
    rug = permanent(f"Whenever a player casts a spell, {text}.", name="Rug")
    idle = spell("Draw a card.", name="Idle")
    bear = beast("Flash", name="Late")
    table = Table(A={"battlefield": [rug], "hand": [idle, ELK]}, B={"hand": [bear]}).start()
    settle(table.cast("Idle"))
    settle(table.cast("Elk"))
    settle(table.passes().cast("Late"))
    assert (table.life("A"), table.life("B")) == lives


@pytest.mark.construct("DrawThatManyMinus")
def test_121_1_that_many_cards_minus_one() -> None:
    text = "Each player discards all the cards in their hand, then draws that many cards minus one."
    table = played(text, A={"hand": []}, B={"hand": [CUB, ELK, FOX]})
    assert (len(table.names("hand", "A")), len(table.names("hand", "B"))) == (0, 2)


def test_in_spanish() -> None:
    assert spanish("Whenever you cast a spell, draw a card for each of that spell's colors.") == (
        "Siempre que lances un hechizo, roba una carta por cada uno de los colores de ese hechizo."
    )
    assert spanish("If a nontoken creature would enter and it wasn't cast, exile it instead.") == (
        "Si una criatura que no sea ficha fuera a entrar y no fue lanzada, en vez de eso, exíliala."
    )
    assert spanish("Whenever this creature attacks, the next spell you cast this turn has convoke.") == (
        "Siempre que esta criatura ataque, el próximo hechizo que lances este turno tiene la habilidad de convocar."
    )
