"""What follows "if", "as long as" and "activate only if" (603.4, 611.3, 602.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import CUB, ELK, NAME, WINCH, Table, beast, permanent, played, settle, spell, written
from tests.rules.support import FOREST

GIANT = beast(name="Giant", size=(8, 8))
RITE = spell("You lose 0 life.", name="Rite")
SIP = permanent("{0}: You gain 1 life.", "Artifact", name="Sip")
BITE = permanent("{0}: Target opponent loses 1 life.", "Artifact", name="Bite")
CRUNCH = spell("Destroy target creature.", name="Crunch")


def holds(condition: str, **zones: Any) -> bool:
    """Tell whether a condition holds as A's spell resolves."""
    before: int = zones.get("life", 20)
    return played(f"If {condition}, you gain 5 life.", A=dict(zones)).life("A") == before + 5


@pytest.mark.parametrize(
    ("condition", "true", "false"),
    [
        pytest.param(
            "you control an artifact", {"battlefield": [WINCH]}, {"battlefield": [CUB]},
            marks=pytest.mark.construct("Controls"),
        ),
        pytest.param(
            "you don't control an artifact", {"battlefield": [CUB]}, {"battlefield": [WINCH]},
            marks=pytest.mark.construct("DoesntControl"),
        ),
        pytest.param("you have 5 or less life", {"life": 5}, {"life": 6}, marks=pytest.mark.construct("LifeOrMore")),
        pytest.param(
            "you have two or more cards in hand", {"hand": [CUB, ELK]}, {"hand": [CUB]},
            marks=pytest.mark.construct("HandOrMore"),
        ),
        pytest.param(
            "you have one or fewer cards in hand", {"hand": [CUB]}, {"hand": [CUB, ELK]},
            marks=pytest.mark.construct("HandOrFewer"),
        ),
        pytest.param("you have no cards in hand", {}, {"hand": [CUB]}, marks=pytest.mark.construct("NoHand")),
        pytest.param(
            "there are two or more cards in your graveyard", {"graveyard": [CUB, ELK]}, {"graveyard": [CUB]},
            marks=pytest.mark.construct("ThereAre"),
        ),
        pytest.param(
            "there are two or more card types among cards in your graveyard",
            {"graveyard": [CUB, RITE]}, {"graveyard": [CUB, ELK]},
            marks=pytest.mark.construct("ThereAreDistinct", "CardTypes"),
        ),
        pytest.param(
            "creatures you control have total power 8 or greater",
            {"battlefield": [GIANT]}, {"battlefield": [CUB, ELK]},
            marks=pytest.mark.construct("TotalPower"),
        ),
        pytest.param(
            "you control two or more creatures with different powers",
            {"battlefield": [GIANT, CUB]}, {"battlefield": [ELK, CUB]},
            marks=pytest.mark.construct("ControlsDifferent"),
        ),
    ],
)  # fmt: skip
def test_a_condition_is_true_of_one_position_and_not_of_another(
    condition: str, true: dict[str, Any], false: dict[str, Any]
) -> None:
    assert (holds(condition, **true), holds(condition, **false)) == (True, False)


@pytest.mark.construct("YourTurn")
def test_as_long_as_it_s_your_turn() -> None:
    table = Table(A={"battlefield": [beast("As long as it's your turn, this creature gets +1/+1.")]}, B={}).start()
    assert table.size(NAME) == (3, 3)
    assert table.to("upkeep", turn=2).size(NAME) == (2, 2)


@pytest.mark.construct("NotYourTurn")
def test_as_long_as_it_s_not_your_turn() -> None:
    table = Table(A={"battlefield": [beast("As long as it's not your turn, this creature gets +1/+1.")]}, B={}).start()
    assert table.size(NAME) == (2, 2)
    assert table.to("upkeep", turn=2).size(NAME) == (3, 3)


@pytest.mark.construct("IsKind")
def test_as_long_as_equipped_creature_is_a_human() -> None:
    blade = permanent(
        "As long as equipped creature is a Human, it gets +1/+1.\nEquip {0}", "Artifact — Equipment", name="Blade"
    )
    human = beast(name="Ada", type_line="Creature — Human")
    table = Table(A={"battlefield": [blade, human, CUB]}, B={}).start()
    assert settle(table.activate("Blade", "Cub")).size("Cub") == (2, 2)
    assert settle(table.activate("Blade", "Ada")).size("Ada") == (3, 3)


@pytest.mark.parametrize(
    ("clause", "needed"),
    [
        pytest.param("it has a +1/+1 counter on it", 1, marks=pytest.mark.construct("HasCounters")),
        pytest.param("it has two or more +1/+1 counters on it", 2, marks=pytest.mark.construct("HasCountersOrMore")),
    ],
)
def test_as_long_as_it_has_counters(clause: str, needed: int) -> None:
    text = f"{{0}}: Put a +1/+1 counter on this creature.\nThis creature gets +3/+3 as long as {clause}."
    table = Table(A={"battlefield": [beast(text)]}, B={}).start()
    for counters in range(1, 3):
        settle(table.activate(NAME))
        assert table.size(NAME)[0] == 2 + counters + (3 if counters >= needed else 0)


@pytest.mark.construct("HasAbility")
def test_as_long_as_it_has_flying() -> None:
    grow = "{0}: This creature gains flying until end of turn.\nThis creature gets +1/+1 as long as it has flying."
    table = Table(A={"battlefield": [beast(grow)]}, B={}).start()
    assert table.size(NAME) == (2, 2)
    assert settle(table.activate(NAME)).size(NAME) == (3, 3)


def after(condition: str, *before: str, hand: tuple[object, ...] = (), zone: tuple[object, ...] = ()) -> bool:
    """Tell whether a condition about this turn holds after some cards were cast or activated."""
    judge = spell(f"If {condition}, you gain 5 life.")
    table = Table(A={"hand": [judge, *hand], "battlefield": list(zone)}, B={}).start()
    for name in before:
        here = any(table.find(name).ref == ref for ref in table.state.battlefield)
        settle(table.activate(name) if here else table.cast(name))
    life = table.life("A")
    return settle(table.cast(NAME)).life("A") == life + 5


@pytest.mark.parametrize(
    ("condition", "before", "hand", "zone"),
    [
        pytest.param("you gained life this turn", ["Sip"], (), (SIP,), marks=pytest.mark.construct("GainedLife")),
        pytest.param(
            "you gained 2 or more life this turn", ["Sip", "Sip"], (), (SIP,),
            marks=pytest.mark.construct("GainedLifeAmount"),
        ),
        pytest.param("an opponent lost life this turn", ["Bite"], (), (BITE,), marks=pytest.mark.construct("LostLife")),
        pytest.param(
            "a creature died this turn", ["Crunch"], (CRUNCH,), (CUB,), marks=pytest.mark.construct("Died")
        ),
        pytest.param(
            "a permanent left the battlefield under your control this turn", ["Crunch"], (CRUNCH,), (CUB,),
            marks=pytest.mark.construct("LeftUnderYou"),
        ),
        pytest.param(
            "a creature entered the battlefield under your control this turn", ["Elk"], (ELK,), (),
            marks=pytest.mark.construct("EnteredUnderYou"),
        ),
        pytest.param(
            "you've cast another spell this turn", ["Rite"], (RITE,), (), marks=pytest.mark.construct("YouveCast")
        ),
        pytest.param(
            "you've drawn two or more cards this turn", ["Read"], (spell("Draw two cards.", name="Read"),), (),
            marks=pytest.mark.construct("YouveDrawn"),
        ),
    ],
)  # fmt: skip
def test_what_happened_this_turn(
    condition: str, before: list[str], hand: tuple[object, ...], zone: tuple[object, ...]
) -> None:
    assert after(condition, *before, hand=hand, zone=zone)
    assert not after(condition, *before[1:], hand=hand, zone=zone)


@pytest.mark.construct("Attacked")
def test_if_you_attacked_this_turn() -> None:
    table = Table(A={"hand": [spell("If you attacked this turn, you gain 5 life.")], "battlefield": [CUB]}, B={})
    table.start().attack("Cub").to("postcombat_main")
    assert settle(table.cast(NAME)).life("A") == 25
    assert not holds("you attacked this turn", battlefield=[CUB])


@pytest.mark.construct("DescendedThisTurn")
def test_700_11_if_you_descended_this_turn() -> None:
    assert after("you descended this turn", "Crunch", hand=(CRUNCH,), zone=(CUB,))
    assert not after("you descended this turn")


@pytest.mark.construct("NoSpellsLastTurn")
def test_if_no_spells_were_cast_last_turn() -> None:
    moon = permanent("At the beginning of each upkeep, if no spells were cast last turn, you gain 1 life.")
    table = Table(A={"battlefield": [moon], "hand": [RITE]}, B={}).start()
    settle(table.cast("Rite"))
    life = table.life("A")
    assert table.to("draw", turn=2).life("A") == life
    assert table.to("draw", turn=3).life("A") == life + 1


@pytest.mark.construct("XLimit")
@pytest.mark.parametrize(("x", "life"), [(1, 20), (2, 25)])
def test_if_x_is_2_or_more(x: int, life: int) -> None:
    rite = spell("You lose 0 life. If X is 2 or more, you gain 5 life.", cost="{X}")
    table = Table(A={"hand": [rite], "battlefield": [FOREST, FOREST]}, B={}).start()
    assert settle(table.cast(NAME).choose(x)).life("A") == life


@pytest.mark.construct("RemainsTapped")
def test_for_as_long_as_this_remains_tapped() -> None:
    drum = permanent("{T}: All creatures get +1/+1 for as long as this artifact remains tapped.", "Artifact")
    table = Table(A={"battlefield": [drum, CUB]}, B={}).start()
    assert settle(table.activate(NAME)).size("Cub") == (3, 3)
    assert table.to("upkeep", turn=3).size("Cub") == (2, 2)


@pytest.mark.construct("PoisonOrMore")
def test_an_opponent_has_three_or_more_poison_counters() -> None:
    sting = spell("Target opponent gets three poison counters.", name="Sting")
    assert after("an opponent has three or more poison counters", "Sting", hand=(sting,))
    assert not after("an opponent has three or more poison counters")


@pytest.mark.construct("DiedUnit")
def test_for_each_creature_that_died_this_turn() -> None:
    rite = spell("You gain 2 life for each creature that died this turn.")
    table = Table(A={"hand": [rite, CRUNCH], "battlefield": [CUB]}, B={}).start()
    settle(table.cast("Crunch"))
    assert settle(table.cast(NAME)).life("A") == 22


@pytest.mark.construct("WasCastFrom")
def test_if_this_spell_was_cast_from_a_graveyard() -> None:
    rite = spell("If this spell was cast from a graveyard, you gain 5 life.\nFlashback {0}")
    table = Table(A={"hand": [rite]}, B={}).start()
    assert settle(table.cast(NAME)).life("A") == 20
    assert settle(table.cast(NAME)).life("A") == 25


@pytest.mark.construct("NumberOfDistinct", "BasicLandTypes")
def test_the_number_of_basic_land_types() -> None:
    island = written("", "Basic Land — Island", name="Island")
    text = "You gain X life, where X is the number of basic land types among lands you control."
    assert played(text, A={"battlefield": [FOREST, FOREST, island]}).life("A") == 22


@pytest.mark.construct("DistinctUnit", "Colors")
def test_for_each_color_among_permanents() -> None:
    gold, red = beast(name="Gold", cost="{R}{G}"), beast(name="Red", cost="{R}")
    text = "You gain 1 life for each color among permanents you control."
    assert played(text, A={"battlefield": [gold, red, CUB]}).life("A") == 22


@pytest.mark.parametrize(
    ("text", "life"),
    [
        pytest.param(
            "If you would gain life, you gain twice that much life instead.", 26,
            marks=pytest.mark.construct("LifeInstead"),
        ),
        pytest.param(
            "If you would gain life, you gain that much life plus 1 instead.", 24,
            marks=pytest.mark.construct("LifePlusInstead"),
        ),
    ],
)  # fmt: skip
def test_614_more_life_instead(text: str, life: int) -> None:
    assert played("You gain 3 life.", A={"battlefield": [permanent(text, name="Seal")]}).life("A") == life


@pytest.mark.construct("TokensInstead", "TwiceAsMany")
def test_614_twice_as_many_tokens() -> None:
    text = (
        "If one or more tokens would be created under your control, twice that many of those tokens are created "
        "instead."
    )
    seal = permanent(text, name="Seal")
    table = played("Create a 1/1 red Goblin creature token.", A={"battlefield": [seal]})
    assert table.names("battlefield") == ["Goblin Token", "Goblin Token", "Seal"]


@pytest.mark.construct("CountersInstead", "ThatManyPlus")
def test_614_one_more_counter() -> None:
    text = (
        "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are "
        "put on it instead."
    )
    table = played("Put a +1/+1 counter on target creature.", A={"battlefield": [permanent(text, name="Seal"), CUB]})
    assert table.size("Cub") == (4, 4)


@pytest.mark.construct("WouldDie")
def test_614_if_this_creature_would_die_exile_it_instead() -> None:
    ghost = beast("If this creature would die, exile it instead.", name="Ghost")
    table = played("Destroy target creature.", A={"battlefield": [ghost]})
    assert (table.names("exile"), table.names("graveyard")) == (["Ghost"], [NAME])


@pytest.mark.construct("WouldPlayer")
def test_614_11_if_you_would_draw_draw_two_instead() -> None:
    seal = permanent("If you would draw a card, draw two cards instead.", name="Seal")
    assert len(played("Draw a card.", A={"battlefield": [seal]}).names("hand", "A")) == 2


@pytest.mark.construct("AllThatDamage")
def test_615_prevent_that_damage() -> None:
    seal = permanent("If damage would be dealt to you, prevent that damage and draw a card.", name="Seal")
    table = played("Subject deals 2 damage to each player.", A={"battlefield": [seal]})
    assert (table.life("A"), table.life("B"), len(table.names("hand", "A"))) == (20, 18, 1)


@pytest.mark.construct("Controls")
def test_an_opponent_controls_two_or_more_is_said_of_one_opponent() -> None:
    rite = spell("If an opponent controls two or more creatures, you gain 5 life.")
    apart = Table(A={"hand": [rite]}, B={"battlefield": [CUB]}, C={"battlefield": [ELK]}).start()
    assert settle(apart.cast(NAME)).life("A") == 20
    together = Table(A={"hand": [rite]}, B={}, C={"battlefield": [CUB, ELK]}).start()
    assert settle(together.cast(NAME)).life("A") == 25


@pytest.mark.construct("ConditionsOr")
@pytest.mark.parametrize(("seat", "life"), (({"battlefield": [FOREST]}, 23), ({"graveyard": [FOREST]}, 23), ({}, 20)))
def test_608_2c_one_of_two_conditions(seat: dict[str, object], life: int) -> None:
    rite = spell("If you control a Forest or there is a Forest card in your graveyard, you gain 3 life.")
    table = Table(A={"hand": [rite], **seat}, B={}).start()

    table.cast(NAME).resolve()

    assert table.life("A") == life


MOUSE = beast(name="Mouse", size=(1, 5))


OGRE = beast(name="Ogre", size=(3, 4))


@pytest.mark.construct("AreOnBattlefield")
def test_so_many_are_on_the_battlefield() -> None:
    pact = permanent("As long as three or more creatures are on the battlefield, creatures you control get +1/+1.")
    table = Table(A={"battlefield": [OGRE, pact]}, B={"battlefield": [MOUSE]}).start()
    assert table.size("Ogre") == (3, 4)
    table = Table(A={"battlefield": [OGRE, beast(name="Cub"), pact]}, B={"battlefield": [MOUSE]}).start()
    assert table.size("Ogre") == (4, 5)
