"""Exerting (701.43)."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from tests.constructs.support import BEAR, NAME, Table, beast, permanent, spell
from tests.rules.support import FOREST


@pytest.mark.construct("ExertsWithTrigger")
def test_701_43d_exerting_as_it_attacks_triggers_and_keeps_it_tapped_for_one_untap_step() -> None:
    champion = beast("You may exert this creature as it attacks. When you do, untap all other creatures you control.")
    table = Table(A={"battlefield": [champion, BEAR]}, B={}).start("declare_attackers")
    table.choose((NAME, "B"), ("Bear", "B"), True).resolve()
    assert (table.find(NAME).tapped, table.find("Bear").tapped) == (True, False)
    assert table.to("upkeep", 3).find(NAME).tapped, "it did not untap"
    assert not table.to("upkeep", 5).find(NAME).tapped


@pytest.mark.construct("ExertsAsItAttacks", "ExertsEvent")
@pytest.mark.parametrize(("wants", "life"), [(True, 23), (False, 20)])
def test_701_43_whenever_you_exert_a_creature(wants: bool, life: int) -> None:
    runner = beast("You may exert this creature as it attacks.")
    altar = permanent("Whenever you exert a creature, you gain 3 life.", name="Altar")
    table = Table(A={"battlefield": [runner, altar]}, B={}).start("declare_attackers")
    table.choose((NAME, "B"), wants).to("postcombat_main")
    assert table.life("A") == life
    assert table.to("upkeep", 3).find(NAME).tapped == wants


@pytest.mark.construct("Exert")
def test_701_43a_exerting_as_a_cost() -> None:
    mage = beast("{T}, Exert this creature: It deals 1 damage to target player.")
    table = Table(A={"battlefield": [mage, FOREST]}, B={}).start()
    table.activate(NAME, "B").resolve()
    assert table.life("B") == 19
    assert table.to("upkeep", 3).find(NAME).tapped
    assert not table.to("upkeep", 5).find(NAME).tapped


@pytest.mark.construct("Exert")
def test_701_43a_it_stays_tapped_in_the_untap_step_of_whoever_exerted_it() -> None:
    mage = beast("{T}, Exert this creature: You gain 1 life.")
    gift = spell("Target opponent gains control of target creature.", name="Gift")
    table = Table(A={"battlefield": [mage], "hand": [gift]}, B={}).start()
    table.activate(NAME).resolve().cast("Gift").resolve()
    assert not table.to("upkeep", 2).find(NAME).tapped


def test_a_line_in_spanish_and_back() -> None:
    tree = tongue("en").read("You may exert this creature as it attacks. When you do, draw a card.").tree
    spanish = tongue("es").print(tree)
    assert spanish == "Puedes espolear a esta criatura en cuanto ataque. Cuando lo hagas, roba una carta."
    assert tongue("es").read(spanish).tree == tree


@pytest.mark.construct("ExertsOnceWithTrigger")
def test_701_43d_only_if_it_has_not_been_exerted_this_turn() -> None:
    celebrant = beast(
        "If this creature hasn't been exerted this turn, you may exert it as it attacks. When you do, untap this "
        "creature and after this phase, there is an additional combat phase."
    )
    table = Table(A={"battlefield": [celebrant]}, B={}).start("declare_attackers")
    table.choose((NAME, "B"), True)
    while table.state.stack:
        table.resolve()
    assert not table.find(NAME).tapped
    table.to("end_combat").to("declare_attackers")

    table.choose((NAME, "B"))

    assert table.decision.purpose != "exert"
