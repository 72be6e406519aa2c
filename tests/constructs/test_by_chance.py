"""What chance chooses: targets, some of the objects spoken of, modes, numbers (115.1, 700.2)."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from tests.constructs.support import BEAR, CUB, DOE, ELK, NAME, beast, permanent, played, settle, spanish, spell
from tests.rules.support import Table


def lucky(table: Table, *results: int) -> Table:
    """Fix what chance gives from now on."""
    table.state.fixed_chance = results
    return table


@pytest.mark.construct("ChosenAtRandom")
def test_115_1_nobody_chooses_a_target_at_random() -> None:
    rite = spell("Destroy target creature an opponent controls chosen at random.")
    for result, left in ((0, ["Doe"]), (1, ["Cub"])):
        table = Table(A={"hand": [rite], "battlefield": [ELK]}, B={"battlefield": [CUB, DOE]}).start()
        lucky(table, result).cast(NAME)
        assert table.state.stack and len(table.state.last_known(table.state.stack[-1]).targets) == 1
        assert settle(table).names("battlefield", "B") == left


@pytest.mark.construct("ChosenAtRandom")
def test_an_object_that_is_no_target_is_chosen_as_it_resolves() -> None:
    table = Table(A={"hand": [spell("~ deals 2 damage to a creature an opponent controls chosen at random.")]},
                  B={"battlefield": [beast("Shroud", name="Cub")]}).start()  # fmt: skip
    assert settle(table.cast(NAME)).names("battlefield", "B") == []


@pytest.mark.construct("AnyTargetAtRandom", "TargetOpponentAtRandom")
def test_any_target_and_a_player_at_random() -> None:
    for text in (
        "~ deals 2 damage to any target chosen at random.",
        "~ deals 2 damage to target opponent chosen at random.",
    ):
        table = Table(A={"hand": [spell(text)]}, B={}).start()
        lucky(table, 1 if "any" in text else 0).cast(NAME)
        assert settle(table).life("B") == 18


@pytest.mark.construct("OneOfThemAtRandom", "SomeOfThemAtRandom")
def test_some_of_the_targets_at_random() -> None:
    for n, left in (("one of them", 2), ("two of them", 1)):
        table = Table(
            A={"hand": [spell(f"Choose three target creatures. Destroy {n} at random.")]},
            B={"battlefield": [CUB, DOE, ELK]},
        )
        settle(table.start().cast(NAME))
        assert len(table.names("battlefield", "B")) == left


@pytest.mark.construct("ChooseModesAtRandom")
def test_700_2_a_mode_at_random() -> None:
    for result, life in ((0, 21), (1, 20)):
        table = Table(A={"hand": [spell("Choose one at random —\n• You gain 1 life.\n• Draw a card.")]}, B={}).start()
        assert settle(lucky(table, result).cast(NAME)).life("A") == life
    with pytest.raises(UnsupportedCardError):
        spell("Choose one or both at random —\n• You gain 1 life.\n• Draw a card.")


@pytest.mark.construct("OpponentChoosesModes")
def test_700_2e_an_opponent_chooses_the_mode() -> None:
    rite = spell("An opponent chooses one —\n• You gain 1 life.\n• You draw a card.")
    table = Table(A={"hand": [rite]}, B={}, C={}).start()
    table.cast(NAME).choose("C")
    assert table.decision.player == table.seat("C")
    assert settle(table.choose(0)).life("A") == 21


@pytest.mark.construct("ChooseUpToX", "ChooseXRepeatedly", "ChooseUpToMeasured")
def test_107_3_x_modes() -> None:
    modes = "\n• You gain 1 life.\n• You gain 10 life."
    up_to = beast(f"When this creature enters, choose up to X —{modes}", cost="{X}")
    measured = beast(
        f"When this creature enters, choose up to X, where X is the number of artifacts you control —{modes}"
    )
    table = Table(A={"hand": [measured]}, B={}).start()
    assert settle(table.cast(NAME)).life("A") == 20  # no artifact: no mode (603.3c)
    land = permanent("{T}: Add {C}{C}.", "Land", name="Well")
    table = Table(A={"hand": [up_to], "battlefield": [land]}, B={}).start()
    assert settle(table.cast(NAME).choose(2), 0, 1).life("A") == 31
    with pytest.raises(UnsupportedCardError):
        spell(f"Choose X. You may choose the same mode more than once.{modes}", cost="{X}")


@pytest.mark.construct("NumberAtRandom", "BoundInFigures")
def test_a_number_at_random_is_the_same_for_power_and_toughness() -> None:
    rite = spell("Target creature gets +X/+X until end of turn, where X is a number from 3 to 6 chosen at random.")
    table = Table(A={"hand": [rite]}, B={"battlefield": [BEAR]}).start()
    assert settle(lucky(table, 2).cast(NAME)).size("Bear") == (7, 7)


@pytest.mark.construct("AttacksWhomThisCombat")
def test_508_1d_attacks_that_player_this_combat() -> None:
    giant = beast(
        "At the beginning of combat on your turn, choose an opponent at random. "
        "This creature attacks that player this combat if able."
    )
    table = Table(A={"battlefield": [giant]}, B={}, C={}).start("begin_combat")
    settle(table).to("declare_attackers")
    (option,) = table.choices
    assert option[0] == table.find(NAME).ref and not table.decision.can_finish


def test_in_spanish() -> None:
    line = "Destroy target creature an opponent controls chosen at random."
    assert spanish(line) == "Destruye la criatura objetivo que controla un oponente elegida al azar."
    assert spanish("Choose three target permanents. Destroy one of them at random.").endswith("uno de ellos al azar.")
    assert played("You gain 1 life.").life("A") == 21
