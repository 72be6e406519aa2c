"""What mana was spent to cast a spell (601.2h), and kicker costs (702.33)."""

from __future__ import annotations

import pytest

from apnap.abilities.values import SNOW
from apnap.rules import decisions as dec
from tests.constructs.support import NAME, Table, beast, permanent, spanish, spell
from tests.rules.support import FOREST, ISLAND, MOUNTAIN, PLAINS, SWAMP, land


@pytest.mark.construct("ManaSpentAmount")
def test_601_2h_the_amount_of_mana_is_what_was_really_spent() -> None:
    text = (
        "Whenever you cast a sorcery spell, this creature gets +X/+0 until end of turn, where X is the amount of mana "
        "spent to cast that spell."
    )
    free, dear = spell("Draw a card.", name="Free"), spell("Draw a card.", name="Dear", cost="{2}{U}")
    table = Table(A={"battlefield": [beast(text), ISLAND, ISLAND, ISLAND], "hand": [free, dear]}, B={}).start()

    table.cast("Free").resolve()
    assert table.size(NAME) == (2, 2)

    table.resolve().cast("Dear").resolve()
    assert table.size(NAME) == (5, 2)
    assert spanish(text).endswith("donde X es la cantidad de maná usado para lanzar ese hechizo.")


@pytest.mark.construct("ColorsSpentNumber")
def test_601_2h_colors_of_mana_are_counted_once_each() -> None:
    text = "Draw X cards, where X is the number of colors of mana spent to cast this spell."
    table = Table(A={"battlefield": [PLAINS, SWAMP, SWAMP], "hand": [spell(text, cost="{3}")]}, B={}).start()

    table.cast(NAME).resolve()

    assert len(table.state.players[0].hand) == 2


@pytest.mark.construct("ColorSpentUnit", "EnterWithCounters", "EntersTapped")
def test_614_1c_a_counter_for_each_color_as_it_enters() -> None:
    creature = beast(
        "This creature enters with a +1/+1 counter on it for each color of mana spent to cast it.", cost="{3}"
    )
    table = Table(A={"battlefield": [PLAINS, SWAMP, SWAMP], "hand": [creature]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.size(NAME) == (4, 4)


@pytest.mark.construct("SymbolsWereSpent")
@pytest.mark.parametrize(("lands", "cards"), [([ISLAND, ISLAND], 2), ([ISLAND, FOREST], 0)])
def test_601_2h_two_symbols_are_two_mana_of_that_color(lands: list[object], cards: int) -> None:
    text = "When this creature enters, if {U}{U} was spent to cast it, draw two cards."
    table = Table(A={"battlefield": lands, "hand": [beast(text, cost="{2}")]}, B={}).start()

    table.cast(NAME).resolve().resolve() if cards else table.cast(NAME).resolve()

    assert len(table.state.players[0].hand) == cards
    assert spanish(text) == "Cuando esta criatura entre, si se usó {U}{U} para lanzarla, roba dos cartas."


@pytest.mark.construct("SymbolsSpentAmount", "SymbolSpentUnit")
def test_107_4h_snow_mana_is_told_apart() -> None:
    ice = land("Ice", "U", supertypes=SNOW)
    text = (
        "You gain 1 life for each {S} spent to cast this spell. "
        "Scry X, where X is the amount of {S} spent to cast this spell."
    )
    table = Table(A={"battlefield": [ice, ISLAND], "hand": [spell(text, cost="{1}{U}")]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.life("A") == 21 and table.decision.purpose == "scry" and len(table.decision.options) == 1


@pytest.mark.construct("NoManaWasSpent")
def test_601_2h_a_spell_for_nothing_is_countered() -> None:
    text = "Whenever an opponent casts a spell, if no mana was spent to cast it, counter that spell."
    free, paid = spell("Draw a card.", name="Free"), spell("Draw a card.", name="Paid", cost="{U}")
    table = Table(A={"battlefield": [ISLAND], "hand": [free, paid]}, B={"battlefield": [permanent(text)]}).start()

    table.cast("Free").resolve()
    assert table.names("stack") == [] and table.names("graveyard", "A") == ["Free"]

    table.cast("Paid")
    assert table.names("stack") == ["Paid"]


@pytest.mark.construct("ManaWasSpent", "ColoredManaWasSpent")
@pytest.mark.parametrize(("cost", "life"), [("{2}", 20), ("{3}", 25), ("{R}{R}{R}", 28)])
def test_601_2h_so_much_mana_and_so_much_red_mana(cost: str, life: int) -> None:
    text = (
        "If three or more mana was spent to cast this spell, you gain 5 life. "
        "If at least three red mana was spent to cast this spell, you gain 3 life."
    )
    lands = [MOUNTAIN] * 3 if "R" in cost else [ISLAND] * 3
    table = Table(A={"battlefield": lands, "hand": [spell(text, cost=cost)]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.life("A") == life


@pytest.mark.construct("MeasuredWas")
@pytest.mark.parametrize(("cost", "cards"), [("{3}", 1), ("{4}", 0)])
def test_608_2h_what_its_mana_value_was(cost: str, cards: int) -> None:
    text = "Destroy target artifact. If that permanent's mana value was 3 or less, draw a card."
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [permanent("", "Artifact", name="Thing", cost=cost)]})

    table.start().cast(NAME).resolve()

    assert table.names("graveyard", "B") == ["Thing"] and len(table.state.players[0].hand) == cards


@pytest.mark.construct("KickedWith", "KickerTwice", "KickedTimes", "WasntKicked")
@pytest.mark.parametrize(
    ("kickers", "life"), [((False, False), 24), ((True, False), 21), ((False, True), 22), ((True, True), 31)]
)
def test_702_33f_each_kicker_has_its_own_condition(kickers: tuple[bool, bool], life: int) -> None:
    text = (
        "Kicker {1} and/or {2}\n"
        "When this creature enters, if it was kicked with its {1} kicker, you gain 1 life.\n"
        "When this creature enters, if it was kicked with its {2} kicker, you gain 2 life.\n"
        "When this creature enters, if it was kicked twice, you gain 8 life.\n"
        "When this creature enters, if it wasn't kicked, you gain 4 life."
    )
    table = Table(A={"battlefield": [ISLAND, ISLAND, ISLAND], "hand": [beast(text)]}, B={}).start()

    table.cast(NAME).choose(*kickers).resolve()
    while table.state.stack or table.decision.purpose != "priority":
        table.choose(table.decision.options[0]) if table.decision.purpose != "priority" else table.resolve()

    assert table.life("A") == life


@pytest.mark.parametrize(
    ("only", "castable", "usable"),
    [
        pytest.param("Spend this mana only to cast a Beast spell or activate an ability of a Beast source.",
                     ["Animal"], ["Animal"], id="or", marks=pytest.mark.construct("ToCastOrActivate")),
        pytest.param("Spend this mana only to cast a Beast spell or to activate an ability.",
                     ["Animal"], ["Animal", "Thing"], id="any", marks=pytest.mark.construct("ToCastOrActivateAny")),
        pytest.param("Spend this mana only to activate an ability of a Beast.",
                     [], ["Animal"], id="only", marks=pytest.mark.construct("ToActivate")),
        pytest.param("Spend this mana only to cast a spell from your graveyard.",
                     ["Buried"], [], id="where", marks=pytest.mark.construct("ToCast")),
        pytest.param("This mana can't be spent to cast a non-Beast spell.",
                     ["Animal"], ["Animal", "Thing"], id="not", marks=pytest.mark.construct("CantSpendToCast")),
    ],
)  # fmt: skip
def test_106_6_what_mana_may_be_spent_on(only: str, castable: list[str], usable: list[str]) -> None:
    source = permanent(f"{{T}}: Add {{C}}. {only}", "Artifact", name="Source")
    own = [beast("{1}: Draw a card.", name="Animal"), permanent("{1}: Draw a card.", "Artifact", name="Thing")]
    hand = [beast(name="Animal", cost="{1}"), spell("Draw a card.", name="Rite", cost="{1}")]
    buried = spell("Draw a card.\nFlashback {1}", name="Buried", cost="{1}")
    table = Table(A={"battlefield": [source, *own], "hand": hand, "graveyard": [buried]}, B={}).start()
    named = {action.ref: action.kind for action in table.legal("A")}
    assert sorted(n for n in ("Animal", "Rite") if named.get(table.find(n, "hand").ref) == dec.CAST) == [
        one for one in castable if one != "Buried"
    ]
    assert (named.get(table.find("Buried").ref) == dec.CAST) is ("Buried" in castable)
    assert sorted(n for n in ("Animal", "Thing") if table.find(n, "battlefield").ref in named) == usable
