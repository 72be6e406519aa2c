"""Abilities that add mana: what can be paid with it (106, 605)."""

from __future__ import annotations

import pytest

from tests.constructs.support import FEN, NAME, Table, beast, permanent, played, settle, spell, written

COSTS = ("{W}", "{U}", "{B}", "{R}", "{G}", "{1}", "{2}", "{R}{R}", "{R}{W}", "{U}{U}{U}")


def payable(text: str, *others: object) -> set[str]:
    """Return which of the costs can be paid with one land that has the text, and others on the battlefield."""
    land = written(text, "Land", name="Fen")
    hand = [spell("Draw a card.", name=f"Rite {cost}", cost=cost) for cost in COSTS]
    table = Table(A={"battlefield": [land, *others], "hand": hand}, B={}).start()
    return {cost for cost in COSTS if table.can_cast(f"Rite {cost}")}


@pytest.mark.parametrize(
    ("text", "costs"),
    [
        pytest.param("{T}: Add {R}.", "{R} {1}", marks=pytest.mark.construct("FixedMana", "AddMana", "TapCost")),
        pytest.param("{T}: Add {R}{R}.", "{R} {1} {2} {R}{R}", marks=pytest.mark.construct("FixedMana")),
        pytest.param("{T}: Add {R} or {W}.", "{R} {W} {1}", marks=pytest.mark.construct("ManaChoice")),
        pytest.param(
            "{T}: Add one mana of any color.", "{W} {U} {B} {R} {G} {1}", marks=pytest.mark.construct("AnyColorMana")
        ),
        pytest.param(
            "{T}: Add two mana of any one color.",
            "{W} {U} {B} {R} {G} {1} {2} {R}{R}",
            marks=pytest.mark.construct("AnyColorMana"),
        ),
        pytest.param(
            "{T}: Add two mana in any combination of colors.",
            "{W} {U} {B} {R} {G} {1} {2} {R}{R} {R}{W}",
            marks=pytest.mark.construct("AnyCombinationMana"),
        ),
        pytest.param(
            "{T}: Add two mana in any combination of {R} and/or {W}.",
            "{W} {R} {1} {2} {R}{R} {R}{W}",
            marks=pytest.mark.construct("CombinationMana"),
        ),
    ],
)
def test_what_a_land_pays_for(text: str, costs: str) -> None:
    assert payable(text) == set(costs.split())


@pytest.mark.construct("XAnyColorMana")
def test_x_mana_of_any_one_color() -> None:
    text = "{T}: Add X mana of any one color, where X is the number of creatures you control."
    assert payable(text, beast(), beast()) == {"{W}", "{U}", "{B}", "{R}", "{G}", "{1}", "{2}", "{R}{R}"}


@pytest.mark.construct("ManaAmount")
def test_an_amount_of_mana() -> None:
    text = "{T}: Add an amount of {R} equal to the number of creatures you control."
    assert payable(text, beast(), beast()) == {"{R}", "{1}", "{2}", "{R}{R}"}


@pytest.mark.construct("CouldProduceMana")
def test_a_color_that_a_land_could_produce() -> None:
    island = written("", "Basic Land — Island", name="Island")
    assert payable("{T}: Add one mana of any color that a land you control could produce.", island) == {
        "{U}",
        "{1}",
        "{2}",
    }


@pytest.mark.construct("ChosenColorMana")
def test_mana_of_the_chosen_color() -> None:
    prism = permanent("As this artifact enters, choose a color.\n{T}: Add one mana of the chosen color.", "Artifact")
    hand = [prism, spell("Draw a card.", name="Red", cost="{R}"), spell("Draw a card.", name="Blue", cost="{U}")]
    table = Table(A={"hand": hand}, B={}).start()
    settle(table.cast(NAME), "red")
    assert (table.can_cast("Red"), table.can_cast("Blue")) == (True, False)


@pytest.mark.construct("AddAdditionalMana")
def test_605_1b_an_additional_mana() -> None:
    seal = permanent("Whenever you tap a land for mana, add an additional {R}.")
    assert payable("{T}: Add {R}.", seal) == {"{R}", "{R}{R}", "{1}", "{2}"}


@pytest.mark.construct("ManaCost")
def test_a_mana_cost_of_an_ability() -> None:
    well = permanent("{R}: You gain 1 life.", "Artifact")
    table = Table(A={"battlefield": [well, written("{T}: Add {R}.", "Land", name="Fen")]}, B={}).start()
    settle(table.activate(NAME))
    assert (table.life("A"), table.find("Fen").tapped) == (21, True)


@pytest.mark.construct("UntapCost")
def test_107_6_an_untap_cost() -> None:
    monk = beast("{Q}: You gain 1 life.")
    table = Table(A={"battlefield": [monk]}, B={}).start()
    assert not table.can_activate(NAME)  # it is untapped
    table.attack(NAME).to("postcombat_main")
    settle(table.activate(NAME))
    assert (table.life("A"), table.find(NAME).tapped) == (21, False)


@pytest.mark.construct("Energy", "EnergyPrice", "Pay")
def test_107_14_energy() -> None:
    well = permanent("When this artifact enters, you get {E}{E}{E}.\nPay {E}{E}: Draw a card.", "Artifact")
    table = Table(A={"hand": [well]}, B={}).start()
    settle(table.cast(NAME))
    settle(table.activate(NAME))
    assert len(table.names("hand", "A")) == 1
    assert not table.actions(NAME)  # one {E} is left


@pytest.mark.construct("LifePrice")
def test_119_4_life_as_a_price() -> None:
    well = permanent("Pay 2 life: Draw a card.", "Artifact")
    table = Table(A={"battlefield": [well], "life": 3}, B={}).start()
    settle(table.activate(NAME))
    assert (table.life("A"), len(table.names("hand", "A"))) == (1, 1)
    assert not table.actions(NAME)


@pytest.mark.construct("ManaPrice")
@pytest.mark.parametrize(("paid", "life"), [(True, 20), (False, 18)])
def test_unless_they_pay(paid: bool, life: int) -> None:
    text = "Target opponent loses 2 life unless they pay {1}."
    table = played(text, paid, B={"battlefield": [written("{T}: Add {R}.", "Land", name="Fen")]})
    assert table.life("B") == life


@pytest.mark.construct("CouldProduceType")
def test_106_7_any_type_that_a_land_could_produce() -> None:
    vase = permanent("{T}: Add one mana of any type that a land you control could produce.", "Artifact")
    hand = [spell("Draw a card.", name="Dark", cost="{B}{B}"), spell("Draw a card.", name="Red", cost="{R}")]
    table = Table(A={"battlefield": [vase, FEN], "hand": hand}, B={}).start()
    assert (table.can_cast("Dark"), table.can_cast("Red")) == (True, False)


@pytest.mark.construct("DontLoseMana")
def test_106_4_you_don_t_lose_this_mana() -> None:
    text = "Add {R}. Until end of turn, you don't lose this mana as steps and phases end."
    bolt = written("You gain 1 life.", "Instant", name="Bolt", cost="{R}")
    assert played(text, A={"hand": [bolt]}).to("end").can_cast("Bolt")
    assert not played("Add {R}.", A={"hand": [bolt]}).to("end").can_cast("Bolt")
