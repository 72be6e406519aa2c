"""Events with one or more besides their subject (603.2c), the first attack of a turn, how what was put there enters."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    CUB,
    DOE,
    ELK,
    FEN,
    FOX,
    NAME,
    OGRE,
    Table,
    beast,
    permanent,
    settle,
    spell,
)

BIG = "Whenever this creature blocks or becomes blocked by one or more Beasts, put a +1/+1 counter on this creature."


@pytest.mark.construct("BecomesBlockedBy", "OneOrMore")
def test_several_blockers_are_one_event() -> None:
    big = beast(BIG, size=(9, 9))
    table = Table(A={"battlefield": [big]}, B={"battlefield": [CUB, DOE]}).attack_now(NAME)
    table.block(("Cub", NAME), ("Doe", NAME)).settle()
    assert table.size(NAME) == (10, 10)
    table = Table(A={"battlefield": [CUB]}, B={"battlefield": [big]}).attack_now("Cub")
    table.block((NAME, "Cub")).settle()
    assert table.size(NAME) == (10, 10)


@pytest.mark.construct("BecomesBlockedBy", "CountedOrMore")
def test_blocked_by_two_or_more() -> None:
    lone = beast(
        "Whenever this creature becomes blocked by two or more creatures, put a +1/+1 counter on it.", size=(9, 9)
    )
    for blockers, size in ((["Cub"], 9), (["Cub", "Doe"], 10), (["Cub", "Doe", "Elk"], 10)):
        table = Table(A={"battlefield": [lone]}, B={"battlefield": [CUB, DOE, ELK]}).attack_now(NAME)
        table.block(*((one, NAME) for one in blockers)).settle()
        assert table.size(NAME) == (size, size)


@pytest.mark.construct("DealsCombatDamageTo", "OneOrMore")
def test_combat_damage_to_one_or_more_creatures() -> None:
    text = "Whenever this creature deals combat damage to one or more blocking creatures, you gain 1 life."
    table = Table(A={"battlefield": [beast(text, size=(4, 9))]}, B={"battlefield": [CUB, DOE]}).attack_now(NAME)
    table.block(("Cub", NAME), ("Doe", NAME)).to_division()
    while table.decision.kind != 0 and table.decision.purpose == "divide":
        table.choose(2)
    table.to("end")
    assert table.life("A") == 21


@pytest.mark.construct("FirstTimeEachTurn", "AttacksEvent")
def test_it_attacks_for_the_first_time_each_turn() -> None:
    text = (
        "Whenever this creature attacks for the first time each turn, untap it. After this phase, there is an "
        "additional combat phase."
    )
    table = Table(A={"battlefield": [beast(text)]}, B={}).attack_now(NAME).settle()
    table.to("end_combat")
    assert table.life("B") == 18
    table.attack(NAME).settle()
    assert table.to("postcombat_main").life("B") == 16


@pytest.mark.construct("EntersAs")
def test_what_enters_tapped_or_under_your_control() -> None:
    seal = permanent("Whenever a land you control enters tapped, you gain 1 life.")
    bog, moor = permanent("This land enters tapped.", "Land", name="Bog"), permanent("", "Land", name="Moor")
    for land, life in ((bog, 21), (moor, 20)):
        table = Table(A={"hand": [land], "battlefield": [seal]}, B={}).start()
        table.play(land.name).settle()
        assert table.life("A") == life


@pytest.mark.construct("EntersTapped")
def test_tokens_enter_as_a_later_sentence_says() -> None:
    rite = spell(
        "Kicker {1}\nCreate two 1/1 white Spirit creature tokens. If this spell was kicked, they enter tapped.",
    )
    for kicked in (0, 1):
        table = Table(A={"hand": [rite], "battlefield": [FEN]}, B={}).start()
        settle(table.cast(NAME).choose(kicked))
        spirits = [one for one in table.objects("battlefield") if one.tapped and one.definition.name != "Fen"]
        assert len(spirits) == (2 if kicked else 0)


@pytest.mark.construct("EntersTapped", "Populate")
def test_a_populated_token_enters_attacking() -> None:
    brood = spell("Create a 3/1 green Snake creature token.", name="Brood")
    chief = beast("Whenever ~ attacks, populate. The token enters tapped and attacking.")
    table = Table(A={"battlefield": [chief], "hand": [brood]}, B={}).start()
    settle(table.cast("Brood"))
    table.attack(NAME).settle()
    table.to("end_combat")
    assert table.life("B") == 20 - 2 - 3


@pytest.mark.construct("Both")
def test_both_creatures_are_destroyed() -> None:
    zealot = beast("When this creature blocks a creature, destroy both creatures.", size=(9, 9))
    table = Table(A={"battlefield": [OGRE, FOX]}, B={"battlefield": [zealot]}).attack_now("Ogre", "Fox")
    table.block((NAME, "Ogre")).settle()
    assert table.names("graveyard") == ["Ogre", NAME]


@pytest.mark.construct("ThingAttacked", "CountedOrMore")
def test_three_or_more_attacked_this_turn() -> None:
    seal = permanent("At the beginning of your end step, if two or more creatures attacked this turn, you gain 1 life.")
    for attackers, life in ((["Cub"], 20), (["Cub", "Doe"], 21)):
        table = Table(A={"battlefield": [seal, CUB, DOE]}, B={"battlefield": [OGRE]}).attack_now(*attackers)
        table.block(("Ogre", "Cub"))
        assert table.to("upkeep", 2).life("A") == life
