"""Sizes compared, colors and abilities that something had, how it died, and other small facts."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, FOX, NAME, OGRE, Table, beast, permanent, played, settle, spanish, spell

HEW = spell("Destroy target creature.", name="Hew")
IMP = beast(name="Imp", size=(1, 1))


@pytest.mark.construct("GreaterThanTheOthers")
def test_208_power_greater_than_this_ones() -> None:
    text = (
        "Whenever another creature you control enters, if that creature's power is greater than this creature's, you "
        "gain 1 life."
    )
    table = Table(A={"battlefield": [beast(text)], "hand": [CUB, OGRE]}, B={}).start()
    settle(table.cast("Cub"))
    assert table.life("A") == 20
    settle(table.cast("Ogre"))
    assert table.life("A") == 21
    assert spanish(text)


@pytest.mark.construct("IsOfSize")
def test_208_a_creature_of_that_size() -> None:
    text = "Whenever a creature you control enters, if that creature is 1/1, you gain 1 life."
    table = Table(A={"battlefield": [permanent(text)], "hand": [CUB, IMP]}, B={}).start()
    settle(table.cast("Cub"))
    settle(table.cast("Imp"))
    assert table.life("A") == 21
    assert spanish(text)


@pytest.mark.construct("DidntHaveAbility", "TheOneThatDied")
def test_608_2h_what_had_no_such_ability_when_it_died() -> None:
    without = "Whenever a creature you control dies, if it didn't have flying, you gain 1 life."
    power = "Whenever a creature you control dies, you gain X life, where X is the power of the creature that died."
    bird = beast("Flying", name="Bird", size=(5, 5))
    for text, target, life in ((without, "Cub", 21), (without, "Bird", 20), (power, "Bird", 25)):
        table = Table(A={"battlefield": [permanent(text), CUB, bird], "hand": [HEW]}, B={}).start()
        settle(table.cast("Hew", target))
        assert table.life("A") == life
        assert spanish(text)


@pytest.mark.construct("WasAllColors")
def test_105_2_a_card_of_all_colors() -> None:
    text = "Return target creature card from your graveyard to your hand. If that card was all colors, you gain 1 life."
    rainbow = beast(name="Rainbow", cost="{W}{U}{B}{R}{G}")
    for card, life in ((CUB, 20), (rainbow, 21)):
        table = Table(A={"graveyard": [card], "hand": [spell(text)]}, B={}).start()
        settle(table.cast(NAME))
        assert table.life("A") == life
    assert spanish(text)


@pytest.mark.construct("DiesThisWay")
def test_700_4_only_if_it_dies() -> None:
    text = "Destroy target creature. If that creature dies this way, you gain 1 life."
    wall = beast("Indestructible", name="Wall")
    for target, life in (("Fox", 21), ("Wall", 20)):
        table = Table(A={"hand": [spell(text)]}, B={"battlefield": [FOX, wall]}).start()
        settle(table.cast(NAME, target))
        assert table.life("A") == life
    assert spanish(text)


@pytest.mark.construct("WordOrGreater")
def test_700_5_devotion_as_a_word() -> None:
    text = "{0}: If your devotion to green is two or greater, you gain 1 life."
    green = permanent("", name="Green", cost="{G}{G}")
    for more, life in (((), 20), ((green,), 21)):
        table = Table(A={"battlefield": [permanent(text), *more]}, B={}).start()
        settle(table.activate(NAME))
        assert table.life("A") == life
    assert spanish(text)


@pytest.mark.construct("LifePaidAsThisEntered")
def test_607_2d_the_life_paid_as_it_entered() -> None:
    text = (
        "As this artifact enters, pay any amount of life.\n{0}: You gain X life, where X is the life paid as this "
        "artifact entered."
    )
    table = settle(Table(A={"hand": [permanent(text, "Artifact")]}, B={}).start().cast(NAME), True, 7)
    settle(table.activate(NAME))
    assert table.life("A") == 20
    assert spanish(text.split("\n")[1])


@pytest.mark.construct("DrawAndLoseEqual")
def test_121_1_cards_and_life_in_the_same_number() -> None:
    text = "You draw cards and lose life equal to the number of creatures you control."
    table = played(text, A={"battlefield": [CUB, DOE]})
    assert (len(table.names("hand", "A")), table.life("A")) == (2, 18)
    assert spanish(text)


@pytest.mark.construct("EachTeammate")
def test_102_3_nobody_has_teammates_between_two() -> None:
    text = "Each of your teammates draws a card. You gain 1 life."
    table = played(text)
    assert [len(table.names("hand", letter)) for letter in "AB"] == [0, 0] and table.life("A") == 21
    assert spanish(text)


@pytest.mark.construct("XMinusOne")
def test_107_3_x_minus_one() -> None:
    text = "Create X minus one 1/1 green Snake creature tokens."
    table = Table(
        A={
            "battlefield": [permanent("{T}: Add {C}{C}{C}.", "Artifact", name="Font")],
            "hand": [spell(text, cost="{X}")],
        },
        B={},
    ).start()
    table.cast(NAME).choose(3)
    settle(table)
    assert table.names("battlefield", "A").count("Snake Token") == 2
    assert spanish(text)


@pytest.mark.construct("PlainVanishing")
def test_702_63b_vanishing_without_a_number() -> None:
    text = "This creature enters with two time counters on it.\nVanishing"
    table = settle(Table(A={"hand": [beast(text)]}, B={}).start().cast(NAME))
    table.to("draw", 3)
    assert table.find(NAME).counter("time") == 1
    table.to("draw", 5)
    assert table.names("graveyard", "A") == [NAME]
    assert spanish("Vanishing")


@pytest.mark.construct("WhenCastOrCycled")
def test_702_29c_cast_or_cycled() -> None:
    text = "When you cast or cycle ~, you gain 1 life.\nCycling {0}"
    one, two = beast(text), beast(text, name="Other")
    table = Table(A={"hand": [one, two]}, B={}).start()
    settle(table.cast(NAME))
    settle(table.act(table.actions("Other", "hand")[-1]))
    assert table.life("A") == 22 and len(table.names("hand", "A")) == 1
    assert spanish(text.split("\n")[0])
