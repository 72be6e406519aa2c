"""Doubling (701.10), all creature types (205.3m), base power, counters of choice as it enters (614.1c)."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from apnap.rules.characteristics import characteristics, controller_of
from tests.constructs.support import NAME, Table, beast, spell

BEAR = beast("This creature enters with two +1/+1 counters on it.", name="Bear", size=(1, 1))
OGRE = beast(name="Ogre", size=(3, 4))


@pytest.mark.construct("DoubleCounters", "DoubleEachKind")
@pytest.mark.parametrize("what", ["+1/+1 counters", "each kind of counter"])
def test_701_10e_as_many_counters_again(what: str) -> None:
    spell("Double the number of +1/+1 counters on target creature. Double the number of each kind of counter on it.")
    rite = spell(f"Double the number of {what} on each creature you control.")
    table = Table(A={"hand": [rite, BEAR], "battlefield": [OGRE]}, B={}).start().cast("Bear").resolve()
    table.cast(NAME).resolve()
    assert (table.size("Bear"), table.size("Ogre")) == ((5, 5), (3, 4))


@pytest.mark.construct("TriplePower", "TripleSize")
def test_701_11b_a_bonus_of_twice_what_it_is() -> None:
    """Tripling gives a bonus of twice the power, and of twice the toughness if that is tripled, too (701.11b)."""
    one = spell("Triple target creature's power until end of turn.", name="One")
    two = spell("Triple target creature's power and toughness until end of turn.", name="Two")
    table = Table(A={"hand": [one, two], "battlefield": [OGRE]}, B={}).start()
    assert table.cast("One").resolve().size("Ogre") == (9, 4)
    assert table.cast("Two").resolve().size("Ogre") == (27, 12)
    assert tongue("es").print(tongue("en").read("Triple target creature's power until end of turn.").trees[0]) == (
        "Triplica la fuerza de la criatura objetivo hasta el final del turno."
    )


@pytest.mark.construct("DoublePower", "DoubleSize", "DoublePowerOf", "DoubleSizeOf")
def test_701_10a_power_is_doubled_for_each_creature_by_itself() -> None:
    texts = {
        "One": "Double target creature's power until end of turn.",
        "Two": "Double target creature's power and toughness until end of turn.",
        "Three": "Double the power of each creature you control until end of turn.",
        "Four": "Double the power and toughness of each creature you control until end of turn.",
    }
    hand = [spell(text, name=name) for name, text in texts.items()]
    table = Table(A={"hand": hand, "battlefield": [OGRE, beast(name="Cub")]}, B={}).start()
    table.cast("One", "Ogre").resolve()
    assert table.size("Ogre") == (6, 4)
    table.cast("Two", "Ogre").resolve()
    assert table.size("Ogre") == (12, 8)
    table.cast("Three").resolve()
    assert (table.size("Ogre"), table.size("Cub")) == ((24, 8), (4, 2))
    table.cast("Four").resolve()
    assert (table.size("Ogre"), table.size("Cub")) == ((48, 16), (8, 4))
    assert table.to("upkeep", 2).size("Ogre") == (3, 4)


@pytest.mark.construct("DoubleLife")
def test_701_10d_a_life_total_is_doubled() -> None:
    beacon = spell("Double target player's life total.")
    assert Table(A={"hand": [beacon], "life": 7}, B={}).start().cast(NAME, "A").resolve().life("A") == 14


@pytest.mark.construct("GainsAllTypes", "LosesAllTypes", "AndAllTypes")
def test_205_3m_all_creature_types() -> None:
    gain = spell("Target creature gains all creature types until end of turn.", name="Gain")
    lose = spell("Target creature loses all creature types until end of turn.", name="Lose")
    wake = spell(
        "Target creature becomes a 4/4 creature with flying and all creature types until end of turn.", name="Wake"
    )
    table = Table(A={"hand": [gain, lose, wake], "battlefield": [OGRE]}, B={}).start().cast("Gain").resolve()
    assert {"Elf", "Zombie", "Beast"} <= characteristics(table.state, table.find("Ogre")).subtypes
    table.cast("Lose").resolve()
    assert characteristics(table.state, table.find("Ogre")).subtypes == frozenset()
    table.cast("Wake").resolve()
    assert "Elf" in characteristics(table.state, table.find("Ogre")).subtypes
    assert table.size("Ogre") == (4, 4)


@pytest.mark.construct("HasBasePower", "HasBaseToughness")
def test_613_4b_base_power_and_base_toughness_alone() -> None:
    crater = beast(
        "{0}: This creature has base power 8 until end of turn.\n{1}: This creature has base "
        "toughness 1 until end of turn."
    )
    table = Table(A={"battlefield": [crater]}, B={}).start().activate(NAME).resolve()
    assert table.size(NAME) == (8, 2)


@pytest.mark.construct("EntersWithChoice")
@pytest.mark.parametrize(("answer", "counters"), [(0, (("deathtouch", 1),)), (1, (("lifelink", 1),))])
def test_614_1c_a_counter_of_your_choice(answer: int, counters: tuple[tuple[str, int], ...]) -> None:
    nipper = beast("This creature enters with your choice of a deathtouch counter or a lifelink counter on it.")
    table = Table(A={"hand": [nipper]}, B={}).start().cast(NAME).resolve().choose(answer)
    assert table.find(NAME).counters == counters


@pytest.mark.construct("GainControl", "AnOpponent")
def test_608_2d_you_choose_the_opponent_who_gains_control() -> None:
    gift = spell("Untap target creature you control. An opponent gains control of it.")
    table = Table(A={"hand": [gift], "battlefield": [OGRE]}, B={}, C={}).start().cast(NAME).resolve()
    table.passes() if table.decision.purpose == "priority" else None
    table.choose("C")
    assert controller_of(table.state, table.find("Ogre")) == 2


def test_a_line_in_spanish_and_back() -> None:
    tree = tongue("en").read("Double the number of +1/+1 counters on target creature.").tree
    spanish = tongue("es").print(tree)
    assert spanish == "Duplica la cantidad de contadores +1/+1 sobre la criatura objetivo."
    assert tongue("es").read(spanish).tree == tree


MOUSE = beast(name="Mouse", size=(1, 5))


@pytest.mark.construct("HasBaseSizeEqual")
def test_613_4b_base_power_and_base_toughness() -> None:
    rite = spell("Target creature has base power and base toughness each equal to the number of cards in your hand.")
    table = Table(A={"hand": [rite, OGRE, OGRE, OGRE], "battlefield": [MOUSE]}, B={}).start().cast(NAME).resolve()
    assert table.size("Mouse") == (3, 3)
