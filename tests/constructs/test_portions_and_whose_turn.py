"""Half of something, rounded; whose turn it is; players by what they control; counters of each kind."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, ELK, NAME, SEAL, Table, permanent, played, settle, spanish, written
from tests.rules.support import Seat

HALVES = (
    "Each opponent loses half their life, then discards half the cards in their hand, then sacrifices half the "
    "creatures they control of their choice."
)
B: Seat = {"battlefield": [CUB, DOE, ELK], "hand": [SEAL] * 3}


@pytest.mark.construct("LoseHalfLife", "DiscardHalf", "SacrificeHalf", "RoundUpEachTime", "HalfOfIt")
def test_107_1a_rounded_up_each_time() -> None:
    line = f"{HALVES} Round up each time."
    table = played(f"Target opponent loses 1 life.\n{line}", "Seal", "Seal", "Cub", "Doe", B=B)

    assert (table.life("B"), table.names("hand", "B"), table.names("battlefield", "B")) == (9, ["Seal"], ["Elk"])
    assert spanish(line).endswith("Redondea hacia arriba cada vez.")


@pytest.mark.construct("LoseHalfLife", "DiscardHalf", "SacrificeHalf", "RoundDownEachTime", "HalfOfIt")
def test_107_1a_rounded_down_each_time() -> None:
    table = played(f"Target opponent loses 1 life.\n{HALVES} Round down each time.", "Seal", "Cub", B=B)

    assert (table.life("B"), len(table.names("hand", "B")), table.names("battlefield", "B")) == (10, 2, ["Doe", "Elk"])


@pytest.mark.construct("SacrificeHalf", "TenthOfIt", "ThirdOfIt")
def test_107_1a_other_parts() -> None:
    lines = (
        "Each opponent sacrifices a tenth of the creatures they control of their choice, rounded up.\n"
        "Each opponent sacrifices a third of the creatures they control of their choice, rounded down."
    )

    assert played(lines, "Cub", B={"battlefield": [CUB, DOE, ELK]}).names("battlefield", "B") == ["Doe", "Elk"]


@pytest.mark.construct("SacrificeHalfOfYours")
def test_701_21_half_of_yours() -> None:
    line = "Sacrifice half the creatures you control, rounded up."

    assert played(line, "Cub", "Doe", A={"battlefield": [CUB, DOE, ELK]}).names("battlefield", "A") == ["Elk"]
    assert spanish(line) == "Sacrifica la mitad de las criaturas que controlas, redondeando hacia arriba."


@pytest.mark.construct("HalfUnrounded", "LoseHalfLife")
def test_107_1a_half_of_a_measure() -> None:
    text = (
        "Target player draws cards equal to half the number of creatures they control and loses half their life. Round "
        "up each time."
    )
    table = played(text, "B", B={"battlefield": [CUB, DOE, ELK]})

    assert (table.life("B"), len(table.names("hand", "B"))) == (10, 2)


@pytest.mark.construct("IsntTurnOf")
@pytest.mark.parametrize(("turn", "life"), [(1, 23), (2, 20)])
def test_102_1_it_isnt_that_players_turn(turn: int, life: int) -> None:
    line = "Whenever an opponent draws a card, if it isn't that player's turn, you gain 3 life."
    gift = permanent("{0}: Target opponent draws a card. Activate only once.", name="Gift")
    table = Table(A={"battlefield": [permanent(line), gift]}, B={}).start().to("precombat_main", turn)
    if turn == 2:
        table.passes()

    settle(table.activate("Gift"))

    assert table.life("A") == life


@pytest.mark.construct("LoseLifeProhibition")
def test_119_8_no_life_is_lost() -> None:
    assert played("Players can't lose life this turn.\nEach opponent loses 3 life.").life("B") == 20


@pytest.mark.construct("LoyaltyInAnyTurn")
def test_606_3_loyalty_in_any_turn() -> None:
    line = (
        "You may activate loyalty abilities of planeswalkers you control on any player's turn any time you could cast "
        "an instant."
    )
    walker = written("[+1]: You gain 1 life.", "Legendary Planeswalker — Sage", name="Walker", loyalty="3")
    table = Table(A={"battlefield": [permanent(line), walker]}, B={}).start().to("upkeep", 2).passes()

    settle(table.activate("Walker"))

    assert table.life("A") == 21 and not table.can_activate("Walker")


@pytest.mark.construct("OwnedThatOpponentsControl")
def test_108_3_what_you_own_that_opponents_control() -> None:
    text = (
        "Target opponent gains control of target creature.\n"
        "You gain life equal to the number of creatures you own that your opponents control."
    )

    assert played(text, "Cub", A={"battlefield": [CUB, DOE]}, B={"battlefield": [ELK]}).life("A") == 21


@pytest.mark.construct("EachWhoControlsTheMost", "EachWhoControlsTheFewest")
@pytest.mark.parametrize(("theirs", "lives"), [([DOE, ELK], (16, 17)), ([DOE], (13, 13)), ([], (17, 16))])
def test_102_1_each_player_with_the_most_and_the_fewest(theirs: list[object], lives: tuple[int, int]) -> None:
    text = (
        "Each player who controls the most creatures loses 3 life.\n"
        "Each player who controls the fewest creatures loses 4 life."
    )
    table = played(text, A={"battlefield": [CUB]}, B={"battlefield": theirs})

    assert (table.life("A"), table.life("B")) == lives


@pytest.mark.construct("DealtCombatDamageBy")
@pytest.mark.parametrize(("kind", "can"), [("a Beast", True), ("a Zombie", False)])
def test_120_3_combat_damage_by_a_kind_of_creature(kind: str, can: bool) -> None:
    text = f"{{0}}: Draw a card. Activate only if an opponent was dealt combat damage by {kind} this turn."
    table = Table(A={"battlefield": [permanent(text), CUB]}, B={}).start()

    assert not table.can_activate(NAME)
    table.attack("Cub").to("postcombat_main", 1)

    assert table.can_activate(NAME) == can


@pytest.mark.construct("PlayersSkipSteps")
def test_614_10_players_skip_their_upkeep_steps() -> None:
    line = "Players skip their upkeep steps."
    bell = permanent("At the beginning of each upkeep, you gain 1 life.", name="Bell")
    table = Table(A={"battlefield": [permanent(line), bell]}, B={}).start()
    before = table.life("A")

    assert table.to("precombat_main", 3).life("A") == before
    assert spanish(line) == "Los jugadores se saltan sus pasos de mantenimiento."


@pytest.mark.construct("ControlDuringTheirNextTurn")
def test_723_1_control_during_their_next_turn() -> None:
    line = "You control target opponent during their next turn."
    table = played(line)

    assert table.to("precombat_main", 2).state.players[1].controlled_by == 0
    assert table.to("precombat_main", 4).state.players[1].controlled_by != 0
    assert spanish(line) == "Controlas al oponente objetivo durante su próximo turno."


@pytest.mark.construct("AnotherOfEachKind")
@pytest.mark.parametrize(("whom", "kinds"), [("Cub", (2, 2, 1)), ("B", (1, 1, 2))])
def test_122_1_another_counter_of_each_kind(whom: str, kinds: tuple[int, int, int]) -> None:
    text = (
        "Put a +1/+1 counter on each creature. Put a charge counter on each creature. Each opponent gets a rad "
        "counter.\nFor each kind of counter on target permanent or player, give that permanent or player another "
        "counter of that kind."
    )
    table = played(text, whom, A={"battlefield": [CUB]})
    cub = table.find("Cub")

    assert (cub.counter("+1/+1"), cub.counter("charge"), table.state.players[1].counter("rad")) == kinds
