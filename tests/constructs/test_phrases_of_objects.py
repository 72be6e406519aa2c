"""Noun phrases: two zones, all together, one for each player, players together, destinations."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from tests.constructs.support import FEN, NAME, Table, beast, permanent, settle, spell
from tests.rules.layered import seen
from tests.rules.support import FOREST, ISLAND


@pytest.mark.construct("OrHead")
def test_109_2_a_spell_or_permanent_is_one_on_the_stack_or_the_battlefield() -> None:
    bounce = spell("Return target spell or nonland permanent to its owner's hand.", type_line="Instant")
    table = Table(
        A={"hand": [bounce, beast(name="Ape")], "battlefield": [FOREST, beast("{0}: You gain 1 life.", name="Bat")]},
        B={},
    )
    table.start().cast("Ape").activate("Bat")

    table.cast(NAME)
    names = table.offered()
    table.target("Ape").resolve()

    assert names == ["Ape", "Bat"]  # neither the land nor the ability on the stack
    assert table.names("hand", "A") == ["Ape"]


@pytest.mark.construct("TopOrBottom", "Put")
def test_401_its_owner_chooses_the_top_or_the_bottom() -> None:
    rite = spell("Target creature's owner puts it on their choice of the top or bottom of their library.")
    table = Table(A={"hand": [rite]}, B={"battlefield": [beast(name="Ape")]}).start()

    table.cast(NAME).resolve()
    assert table.decision.player == table.seat("B")
    table.choose(1)

    assert table.library("B")[-1] == "Ape"


@pytest.mark.construct("EnterAttached", "ToBattlefieldAs")
def test_303_4f_an_aura_enters_attached_to_what_is_said() -> None:
    aura = permanent("Enchant creature\nEnchanted creature gets +2/+2.", "Enchantment — Aura", name="Might")
    ape = beast(
        "When this creature enters, you may put an Aura card from your hand onto the battlefield attached to "
        "this creature."
    )
    table = Table(A={"hand": [ape, aura]}, B={}).start()

    table.cast(NAME).resolve().resolve().choose(True)

    assert table.size(NAME) == (4, 4)


@pytest.mark.construct("ASingleGraveyard")
def test_115_1_all_targets_are_in_one_graveyard() -> None:
    rite = spell("Exile up to two target cards from a single graveyard.")
    table = Table(A={"hand": [rite], "graveyard": [FOREST]}, B={"graveyard": [ISLAND, ISLAND]}).start()

    table.cast(NAME).target("Island")
    assert {table.state.last_known(ref).owner for ref in table.choices} == {1}
    table.target("Island").resolve()

    assert table.names("exile") == ["Island", "Island"]


@pytest.mark.construct("WithTotalStat")
def test_115_1_the_total_power_of_the_targets_is_limited() -> None:
    rite = spell("Destroy any number of target creatures with total power 4 or less.")
    apes = [beast(name="Ape", size=(3, 3)), beast(name="Bat", size=(2, 2)), beast(name="Cub", size=(1, 1))]
    table = Table(A={"hand": [rite]}, B={"battlefield": apes}).start()

    table.cast(NAME).target("Ape")
    assert table.offered() == ["Cub"]
    table.target("Cub").resolve()

    assert table.names("battlefield", "B") == ["Bat"]


@pytest.mark.construct("OpponentUnit", "ForEachPrefix")
def test_601_2c_up_to_one_target_for_each_opponent() -> None:
    rite = spell("For each opponent, destroy up to one target creature that player controls.")
    table = Table(
        A={"hand": [rite], "battlefield": [beast(name="Own")]},
        B={"battlefield": [beast(name="Ape"), beast(name="Bat")]},
        C={"battlefield": [beast(name="Cub")]},
    ).start()

    table.cast(NAME).target("Ape")
    assert table.offered() == ["Cub"]
    table.target("Cub").resolve()

    assert table.names("battlefield") == ["Bat", "Own"]


@pytest.mark.construct("PlayerUnit", "ForEachPrefix")
def test_608_2f_something_is_done_for_each_player() -> None:
    rite = spell("For each player, create a 1/1 green Snake creature token.")
    table = Table(A={"hand": [rite]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.names("battlefield", "A") == ["Snake Token"] * 2


@pytest.mark.construct("PlayersAnd", "EachPlayerClause")
def test_101_4_you_and_another_player_each_do_it() -> None:
    rite = spell("You and target opponent each draw two cards.")
    table = Table(A={"hand": [rite]}, B={}, C={}).start()
    before = [len(table.names("library", letter)) for letter in "ABC"]

    table.cast(NAME).target("C").resolve()

    after = [len(table.names("library", letter)) for letter in "ABC"]
    assert [a - b for a, b in zip(before, after, strict=True)] == [2, 0, 2]


@pytest.mark.construct("Discard", "UpTo", "ThatManyCount")
def test_701_9_as_many_are_drawn_as_were_discarded() -> None:
    rite = spell("Discard up to two cards, then draw that many cards.")
    table = Table(A={"hand": [rite, FOREST, ISLAND]}, B={}).start()

    table.cast(NAME).resolve().choose("Forest", "done")

    assert table.names("graveyard", "A") == ["Forest", NAME]
    assert table.names("hand", "A") == ["Island", "Wastes"]


@pytest.mark.construct("FortifiedThing")
def test_301_6_fortified_land() -> None:
    wall = permanent("Fortified land has indestructible.\nFortify {0}", "Artifact — Fortification")
    table = Table(A={"battlefield": [wall, FEN]}, B={}).start()
    settle(table.activate(NAME))
    assert seen(table, "Fen").keywords == values.INDESTRUCTIBLE
