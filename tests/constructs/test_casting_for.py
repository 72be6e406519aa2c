"""Casting for another cost or for more, once each turn, and whether a cost was paid (118.8, 118.9, 601.3b)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, permanent, spanish, spell
from tests.rules.support import FOREST, ISLAND


@pytest.mark.construct("CastByAlso", "TwoManners", "Paying", "Discarding")
def test_118_8_life_and_a_card_besides_the_mana_cost() -> None:
    text = (
        "You may cast this card from your graveyard by paying 3 life and discarding a card in addition to paying its "
        "other costs."
    )
    card = beast(text, cost="{1}")
    assert not Table(A={"graveyard": [card], "battlefield": [ISLAND]}, B={}).start().can_cast(NAME)
    assert not Table(A={"graveyard": [card], "hand": [FOREST]}, B={}).start().can_cast(NAME)

    table = Table(A={"graveyard": [card], "hand": [FOREST], "battlefield": [ISLAND]}, B={}).start()
    table.cast(NAME).resolve()
    assert table.names("battlefield", "A") == ["Island", NAME] and table.life("A") == 17
    assert spanish(text).endswith("pagando 3 vidas y descartando una carta además de pagar sus otros costes.")


@pytest.mark.construct("CastBy", "PayingLifeForIt", "OnceEachOfYourTurns")
def test_118_9_life_rather_than_mana_once_in_each_of_your_turns() -> None:
    text = (
        "Once during each of your turns, you may cast a sorcery spell from your graveyard by paying life equal to its "
        "mana value rather than paying its mana cost."
    )
    dear = [spell("Draw a card.", name=f"Dear {n}", cost="{3}") for n in (1, 2)]
    table = Table(A={"battlefield": [permanent(text)], "graveyard": dear}, B={}).start()
    table.cast("Dear 1").resolve()
    assert table.life("A") == 17 and not table.can_cast("Dear 2")
    assert table.to("precombat_main", 3).can_cast("Dear 2")


@pytest.mark.parametrize(
    ("manner", "rest", "paid"),
    [
        pytest.param("sacrificing a creature", {"battlefield": [beast(name="Other")]},
                     lambda table: table.names("graveyard", "A") == ["Other"], id="sacrificing",
                     marks=pytest.mark.construct("Sacrificing")),
        pytest.param("exiling another card from your graveyard", {"graveyard": [FOREST]},
                     lambda table: table.names("exile", "A") == ["Forest"], id="exiling",
                     marks=pytest.mark.construct("Exiling")),
        pytest.param("tapping an untapped creature you control", {"battlefield": [beast(name="Other")]},
                     lambda table: table.find("Other", "battlefield").tapped, id="tapping",
                     marks=pytest.mark.construct("Tapping")),
    ],
)  # fmt: skip
def test_118_8_things_that_are_done_besides(
    manner: str, rest: dict[str, list[object]], paid: Callable[[Table], bool]
) -> None:
    card = beast(f"You may cast this card from your graveyard by {manner} in addition to paying its other costs.")
    assert not Table(A={"graveyard": [card]}, B={}).start().can_cast(NAME)

    mine = {"graveyard": [card, *rest.get("graveyard", [])], "battlefield": rest.get("battlefield", [])}
    table = Table(A=mine, B={}).start().cast(NAME).resolve()
    assert NAME in table.names("battlefield", "A")
    assert paid(table)


@pytest.mark.construct("Removing")
def test_122_1_counters_removed_to_cast() -> None:
    text = (
        "You may cast this card from your graveyard by removing two +1/+1 counters from a creature you control in "
        "addition to paying its other costs."
    )
    grown = beast("This creature enters with two +1/+1 counters on it.", name="Grown")
    table = Table(A={"graveyard": [beast(text)], "hand": [grown]}, B={}).start()
    assert not table.can_cast(NAME)
    table.cast("Grown").resolve().cast(NAME)
    assert table.size("Grown") == (2, 2)


@pytest.mark.construct("PayingEnergyForIt")
def test_107_14_energy_rather_than_mana() -> None:
    text = (
        "When this creature enters, you get {E}{E}.\nYou may cast sorcery spells from your graveyard by paying an "
        "amount of {E} equal to its mana value rather than paying their mana costs."
    )
    dear = [spell("Draw a card.", name=f"Cost {n}", cost=f"{{{n}}}") for n in (2, 3)]
    table = Table(A={"hand": [beast(text)], "graveyard": dear}, B={}).start().cast(NAME).resolve().resolve()
    assert table.can_cast("Cost 2") and not table.can_cast("Cost 3")


@pytest.mark.construct("PlayForLife")
def test_118_9_what_is_cast_this_way_costs_life() -> None:
    text = (
        "You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal "
        "to its mana value rather than pay its mana cost."
    )
    dear = spell("Draw a card.", name="Dear", cost="{4}")
    table = Table(A={"battlefield": [permanent(text)], "library": [dear]}, B={}).start()
    table.cast("Dear")
    assert table.life("A") == 16


@pytest.mark.construct("AlternativeForSpells", "OnceEachTurnPrefix")
def test_118_9_nothing_rather_than_the_mana_cost_once_each_turn() -> None:
    text = "Once each turn, you may pay {0} rather than pay the mana cost for a sorcery spell you cast."
    hand = [spell("Draw a card.", name="One", cost="{1}"), spell("Draw a card.", name="Two", cost="{2}")]
    hand.append(permanent("", "Artifact", name="Thing", cost="{1}"))
    table = Table(A={"battlefield": [permanent(text)], "hand": hand}, B={}).start()
    assert table.can_cast("One") and table.can_cast("Two") and not table.can_cast("Thing")

    table.cast("Two").resolve()
    assert not table.can_cast("One")


@pytest.mark.construct("AlternativeWasPaid", "AlternativeCostLine")
@pytest.mark.parametrize(("lands", "life"), [(1, 19), (3, 20)])
def test_118_9_whether_the_other_cost_was_paid(lands: int, life: int) -> None:
    text = "You may pay {U} rather than pay this spell's mana cost.\nIf the {U} cost was paid, you lose 1 life."
    table = Table(A={"battlefield": [ISLAND] * lands, "hand": [spell(text, cost="{3}")]}, B={}).start().cast(NAME)
    if table.decision.purpose == "cost":
        table.choose("normal")
    table.resolve()
    assert table.life("A") == life


@pytest.mark.construct("AdditionalWasPaid")
@pytest.mark.parametrize(("pays", "cards"), [(True, 2), (False, 1)])
def test_118_8_whether_the_additional_cost_was_paid(pays: bool, cards: int) -> None:
    text = (
        "As an additional cost to cast this spell, you may pay 2 life.\n"
        "Draw a card. If this spell's additional cost was paid, draw a card."
    )
    table = Table(A={"hand": [spell(text)]}, B={}).start().cast(NAME).choose(pays).resolve()
    assert len(table.state.players[0].hand) == cards


@pytest.mark.construct("KeywordCostWasPaid")
def test_118_9_whether_the_surge_cost_was_paid() -> None:
    text = "Surge {0}\nWhen this creature enters, if its surge cost was paid, you gain 1 life."
    hand = [beast(text, cost="{1}"), spell("Draw a card.", name="First")]
    table = Table(A={"battlefield": [ISLAND], "hand": hand}, B={}).start()
    table.cast("First").resolve().cast(NAME)
    if table.decision.purpose == "cost":
        table.choose("surge")
    table.resolve().resolve()
    assert table.life("A") == 21


@pytest.mark.construct("YouCast")
def test_spells_you_cast_have_convoke() -> None:
    seal = permanent("Spells you cast have convoke.", name="Seal")
    hand = [spell("Draw a card.", cost="{1}")]
    assert Table(A={"battlefield": [seal, CUB], "hand": hand}, B={}).start().can_cast(NAME)
    assert not Table(A={"battlefield": [CUB], "hand": hand}, B={}).start().can_cast(NAME)
