"""702.143: cards that become foretold by an effect, and cards that are given a foretell cost."""

from __future__ import annotations

import pytest

from apnap.rules.decisions import SPECIAL
from apnap.rules.view import View
from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, spanish, spell
from tests.rules.support import FOREST, ISLAND

LESS = "Exile a card from your hand face down. It becomes foretold. Its foretell cost is its mana cost reduced by {2}."
GIVES = (
    "Each nonland card in your hand without foretell has foretell. "
    "Its foretell cost is equal to its mana cost reduced by {2}."
)
WHALE = beast(name="Whale", cost="{3}{G}", size=(4, 4))


def foretell(table: Table) -> Table:
    return table.act(next(one for one in table.legal("A") if one.kind == SPECIAL))


@pytest.mark.ledger("current:702.143")
@pytest.mark.construct("BecomesForetold", "ForetellCostReduced")
def test_702_143d_an_effect_foretells_a_card_for_the_cost_it_gives() -> None:
    """Its owner may look at it, and casts it on a later turn for less; nobody else knows it."""
    seat = {"hand": [spell(LESS), WHALE], "battlefield": [FOREST, FOREST]}
    table = settle(Table(A=seat, B={}).start().cast(NAME))
    (hidden,) = View(table.state, 1).exile
    assert hidden.face_down and not hidden.known and View(table.state, 0).exile[0].known
    ref = table.state.exile[0]
    assert all(one.ref != ref for one in table.legal("A"))  # not in this turn
    table.to("precombat_main", 3).act(next(one for one in table.legal("A") if one.ref == ref))
    assert settle(table).size("Whale") == (4, 4)
    poor = settle(Table(A={**seat, "battlefield": [FOREST]}, B={}).start().cast(NAME)).to("precombat_main", 3)
    assert all(one.ref != poor.state.exile[0] for one in poor.legal("A"))  # {1}{G}


@pytest.mark.ledger("current:702.143")
@pytest.mark.construct("BecomesForetold")
def test_702_143d_without_another_cost_it_needs_one_of_its_own() -> None:
    plain = "Exile a card from your hand face down. It becomes foretold."
    table = settle(Table(A={"hand": [spell(plain), CUB]}, B={}).start().cast(NAME)).to("precombat_main", 3)
    assert all(one.ref != table.state.exile[0] for one in table.legal("A"))
    own = beast("Foretell {0}", name="Own", cost="{9}")
    table = settle(Table(A={"hand": [spell(plain), own]}, B={}).start().cast(NAME)).to("precombat_main", 3)
    table.act(next(one for one in table.legal("A") if one.ref == table.state.exile[0]))
    assert "Own" in settle(table).names("battlefield")


@pytest.mark.ledger("current:702.143")
@pytest.mark.construct("GivenCostReduced", "WithoutForetell", "HasCostToldLater")
def test_702_143a_cards_in_hand_are_given_foretell_and_keep_its_cost_in_exile() -> None:
    giver = permanent(GIVES, name="Giver")
    doom = spell("Destroy target enchantment.", name="Doom")
    seat = {"hand": [WHALE, doom], "battlefield": [giver, FOREST, FOREST]}
    table = Table(A=seat, B={}).start()
    first = table.find("Whale").ref
    table.act(next(one for one in table.legal("A") if one.kind == SPECIAL and one.ref == first))
    assert all(table.find(f"Forest#{n}").tapped for n in (1, 2))  # {2}
    settle(table.cast("Doom"))
    ref = table.state.exile[0]
    table.to("precombat_main", 3).act(next(one for one in table.legal("A") if one.ref == ref))
    assert settle(table).size("Whale") == (4, 4)
    land = Table(A={"hand": [ISLAND], "battlefield": [giver, FOREST, FOREST]}, B={}).start()
    assert not any(one.kind == SPECIAL for one in land.legal("A"))
    own = beast("Foretell {9}", name="Own", cost="{3}")
    table = Table(A={"hand": [own], "battlefield": [giver, FOREST, FOREST]}, B={}).start()
    ref = foretell(table).state.exile[0]
    assert all(one.ref != ref for one in table.to("precombat_main", 3).legal("A"))  # its own cost of {9} only


@pytest.mark.ledger("current:702.143")
def test_702_143a_another_foretell_cost_that_is_given() -> None:
    giver = permanent("Creature cards in your hand have foretell {G}.", name="Giver")
    seat = {"hand": [beast(name="Whale", cost="{9}")], "battlefield": [giver, FOREST, FOREST]}
    table = foretell(Table(A=seat, B={}).start())
    ref = table.state.exile[0]
    table.to("precombat_main", 3).act(next(one for one in table.legal("A") if one.ref == ref))
    assert sum(one.tapped for one in table.objects("battlefield")) == 1 and "Whale" in settle(table).names(
        "battlefield"
    )


@pytest.mark.ledger("current:702.94")
@pytest.mark.parametrize(
    ("text", "lands"),
    [
        ("Each creature card in your hand has miracle {G}.", 1),
        pytest.param(
            "Each creature card in your hand has miracle. Its miracle cost is equal to its mana cost reduced by {4}.",
            2,
            marks=pytest.mark.construct("GivenCostReduced", "HasCostToldLater"),
        ),
    ],
)
def test_702_94a_a_card_that_would_have_miracle_in_hand_may_be_revealed(text: str, lands: int) -> None:
    whale = beast(name="Whale", cost="{5}{G}", size=(6, 6))
    draw = spell("Draw a card.", name="Look")
    seat = {"hand": [draw], "battlefield": [permanent(text), *[FOREST] * 3], "library": [whale]}
    table = Table(A=seat, B={}).start().cast("Look").resolve().choose(True)
    settle(table, "Whale")
    assert table.size("Whale") == (6, 6)
    assert sum(one.tapped for one in table.objects("battlefield")) == lands
    island = Table(A={**seat, "library": [ISLAND]}, B={}).start().cast("Look").resolve()
    assert island.decision.purpose == "priority"  # a land card does not have it


def test_in_spanish() -> None:
    assert spanish(LESS).endswith("Se vuelve profetizada. Su coste de profetizar es su coste de maná reducido en {2}.")
    assert "sin la habilidad de profetizar" in spanish(GIVES)
