"""What is chosen together: different values, one opponent's targets, abilities; what was destroyed of whom; flips."""

from __future__ import annotations

import pytest

from apnap.abilities.values import FLYING, TRAMPLE
from apnap.errors import UnsupportedCardError
from apnap.rules.characteristics import has_keyword
from tests.constructs.support import BEAR, CUB, DOE, FOX, NAME, OGRE, WINCH, beast, permanent, settle, spanish, spell
from tests.rules.support import Table

GIFT = spell("Draw a card.", name="Gift", type_line="Instant")


@pytest.mark.construct("WithDifferentValues", "DifferingValue")
def test_creatures_with_different_powers() -> None:
    rite = spell("Choose any number of creatures with different powers. Destroy those creatures.")
    table = Table(A={"hand": [rite]}, B={"battlefield": [CUB, DOE, FOX]}).start()
    table.cast(NAME).resolve().choose("Cub")
    assert table.offered() == ["Fox"]  # the Doe has power 2, too
    settle(table.choose("Fox"))
    assert table.names("battlefield", "B") == ["Doe"]


@pytest.mark.construct("WithDifferentValues", "DifferingValue")
def test_cards_with_different_mana_values() -> None:
    rite = spell("Return any number of cards with different mana values from your graveyard to your hand.")
    grave = [beast(name=name, cost=cost) for name, cost in (("Ox", "{1}"), ("Ram", "{R}"), ("Sow", "{2}"))]
    table = Table(A={"hand": [rite], "graveyard": grave}, B={}).start()
    table.cast(NAME).resolve().choose("Ram")
    assert table.offered() == ["Sow"]
    assert settle(table, "done").names("hand", "A") == ["Ram"]


@pytest.mark.construct("WithDifferentNames")
def test_201_2b_targets_with_different_names() -> None:
    rite = spell(
        "Return up to three target creature cards with different names from your graveyard to the battlefield."
    )
    table = Table(A={"hand": [rite], "graveyard": [CUB, CUB, DOE]}, B={}).start()
    table.cast(NAME).choose("Cub")
    assert table.offered() == ["Doe"]
    settle(table.choose("Doe"))
    assert sorted(table.names("battlefield", "A")) == ["Cub", "Doe"]
    with pytest.raises(UnsupportedCardError):
        spell("Return three target creature cards with different names from your graveyard to the battlefield.")


@pytest.mark.construct("ControlledBySameOpponent", "ChooseAndSacrifice")
def test_115_1_two_targets_of_one_opponent_who_chooses() -> None:
    rite = spell(
        "Choose two target creatures controlled by the same opponent. That player chooses and sacrifices one of those "
        "creatures. Put a -1/-1 counter on the other."
    )
    table = Table(A={"hand": [rite], "battlefield": [BEAR]}, B={"battlefield": [CUB, DOE]}, C={"battlefield": [FOX]})
    table.start().cast(NAME)  # two creatures of one opponent: those of B
    while table.decision.purpose == "target":
        assert "Bear" not in table.offered() and "Fox" not in table.offered()
        table.choose("Cub" if "Cub" in table.offered() else "Doe")
    for _ in range(3):
        table.passes()
    assert table.decision.player == table.seat("B")
    settle(table.choose("Cub"))
    assert table.names("battlefield", "B") == ["Doe"] and table.size("Doe") == (1, 1)


@pytest.mark.construct("ChooseAbility", "GainsThatAbility")
def test_an_ability_is_chosen_and_gained() -> None:
    rite = spell("Choose flying, trample, or haste. Creatures you control gain that ability until end of turn.")
    table = Table(A={"hand": [rite], "battlefield": [CUB, DOE]}, B={}).start()
    settle(table.cast(NAME), 1)
    for name in ("Cub", "Doe"):
        assert has_keyword(table.state, table.find(name), TRAMPLE)
        assert not has_keyword(table.state, table.find(name), FLYING)
    with pytest.raises(UnsupportedCardError):
        spell("Creatures you control gain that ability until end of turn.")


@pytest.mark.construct("ChooseAbilityAtRandom")
def test_an_ability_at_random() -> None:
    rite = spell("Choose flying or trample at random. Target creature gains that ability until end of turn.")
    for result, flies in ((0, True), (1, False)):
        table = Table(A={"hand": [rite], "battlefield": [CUB]}, B={}).start()
        table.state.fixed_chance = (result,)
        settle(table.cast(NAME))
        assert has_keyword(table.state, table.find("Cub"), FLYING) == flies


@pytest.mark.construct("AgainstControllersColor")
def test_the_controller_chooses_the_color() -> None:
    rite = spell("Target creature gains protection from the color of its controller's choice until end of turn.")
    bolt = spell("~ deals 5 damage to target creature.", name="Bolt", cost="{R}", type_line="Instant")
    fen = permanent("{T}: Add {R}.", "Land", name="Fen")
    table = Table(A={"hand": [rite, bolt], "battlefield": [fen]}, B={"battlefield": [CUB]}).start()
    table.cast(NAME).resolve()
    assert table.decision.player == table.seat("B")
    table.choose(3)  # red
    assert not table.can_cast("Bolt")


@pytest.mark.construct("YoursDestroyed", "YoursDestroyedUnit", "YoursWasDestroyed")
def test_608_2c_what_was_destroyed_of_what_you_controlled() -> None:
    for text, life in (
        ("You gain life equal to the number of creatures you controlled that were destroyed this way.", 22),
        ("You gain 1 life for each creature you controlled that was destroyed this way.", 22),
        ("If a creature you controlled was destroyed this way, you gain 5 life.", 25),
        ("If an artifact you controlled was destroyed this way, you gain 5 life.", 20),
    ):
        tough = beast("Indestructible", name="Rock")
        table = Table(A={"hand": [spell(f"Destroy all creatures. {text}")], "battlefield": [CUB, DOE, tough, WINCH]},
                      B={"battlefield": [OGRE]}).start()  # fmt: skip
        assert settle(table.cast(NAME)).life("A") == life


@pytest.mark.construct("YoursDiedUnit")
def test_what_died_of_what_you_controlled() -> None:
    rite = spell("You gain 1 life for each creature you controlled that died this turn.")
    wrath = spell("Destroy all creatures.", name="Wrath")
    table = Table(A={"hand": [rite, wrath], "battlefield": [CUB, DOE]}, B={"battlefield": [OGRE]}).start()
    assert settle(settle(table.cast("Wrath")).cast(NAME)).life("A") == 22


@pytest.mark.construct("TheyWinFlip", "TheyLoseFlip")
def test_705_2_another_player_flips_a_coin() -> None:
    curse = permanent(
        "Whenever a player casts a spell, that player flips a coin. If they lose the flip, counter that spell. "
        "If they win the flip, you gain 3 life."
    )
    for call, drawn, life in (("heads", 0, 20), ("tails", 1, 23)):
        table = Table(A={"battlefield": [curse]}, B={"hand": [GIFT]}).start("precombat_main", 2)
        before = len(table.names("hand", "B"))
        table.state.fixed_chance = (0,)  # tails
        table.cast("Gift").resolve()
        assert table.decision.player == table.seat("B")
        settle(table, call)
        assert (len(table.names("hand", "B")) - before + 1, table.life("A")) == (drawn, life)
    with pytest.raises(UnsupportedCardError):
        spell("Flip a coin. If they lose the flip, draw a card.")


@pytest.mark.construct("CopierChoosesTargets", "CopyAndNewTargets")
def test_707_10c_who_copies_chooses_the_targets() -> None:
    bolt = spell("~ deals 1 damage to target player.", name="Bolt", type_line="Instant")
    echo = permanent("{0}: The controller of target instant or sorcery spell copies it. "
                     "That player may choose new targets for the copy.", "Artifact", name="Echo")  # fmt: skip
    mine = permanent(
        "Whenever you cast an instant or sorcery spell, copy that spell, and you may choose new targets for the copy."
    )
    table = Table(A={"battlefield": [echo], "hand": [bolt]}, B={}).start()
    table.cast("Bolt", "B").activate("Echo").resolve()
    settle(table.choose(True, "A") if table.decision.options == (1, 0) else table.choose("A"))
    assert (table.life("A"), table.life("B")) == (19, 19)
    table = Table(A={"battlefield": [mine], "hand": [bolt]}, B={}).start()
    table.cast("Bolt", "B").resolve()
    settle(table.choose(True, "A") if table.decision.options == (1, 0) else table.choose("A"))
    assert (table.life("A"), table.life("B")) == (19, 19)


def test_in_spanish() -> None:
    assert spanish("Choose any number of creatures with different powers.") == (
        "Elige cualquier cantidad de criaturas con fuerzas diferentes."
    )
    line = (
        "Destroy all creatures. You gain life equal to the number of Elves you controlled that were destroyed this way."
    )
    assert spanish(line).endswith("igual a la cantidad de Elfos que controlabas que se destruyeron de esta manera.")
