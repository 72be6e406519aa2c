"""How many targets there are, and which they may be (115, 601.2c)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, ELK, NAME, Table, beast, played, settle, spell
from tests.rules.support import FOREST, ISLAND

FOX = beast(name="Fox")
HERD = {"battlefield": [CUB, DOE, ELK]}
THEIRS = {"battlefield": [FOX]}


@pytest.mark.construct("Target")
def test_115_1a_target_creature() -> None:
    table = played("Destroy target creature.", "Fox", A=HERD, B=THEIRS)
    assert table.names("battlefield") == ["Cub", "Doe", "Elk"]


@pytest.mark.construct("AnotherTarget")
def test_another_target_creature_is_not_this_one() -> None:
    biter = beast("{0}: Destroy another target creature.")
    table = Table(A={"battlefield": [biter, CUB, DOE]}, B={}).start()
    table.activate(NAME)
    assert set(table.offered()) == {"Cub", "Doe"}


@pytest.mark.construct("AnotherTarget")
def test_115_3_another_target_creature_is_not_the_first() -> None:
    text = "Target creature gets +1/+1 until end of turn. Another target creature gets -1/-1 until end of turn."
    table = played(text, "Cub", A={"battlefield": [CUB, DOE]})
    assert (table.size("Cub"), table.size("Doe")) == ((3, 3), (1, 1))


@pytest.mark.construct("CountedTarget")
def test_two_target_creatures_need_two() -> None:
    assert played("Destroy two target creatures.", "Cub", "Elk", A=HERD).names("battlefield") == ["Doe"]


@pytest.mark.construct("CountedOtherTarget")
def test_two_other_target_creatures() -> None:
    tapper = beast("{0}: Tap two other target creatures.")
    table = Table(A={"battlefield": [tapper, CUB, DOE]}, B={}).start()
    table.activate(NAME)
    settle(table)
    assert not table.find(NAME).tapped
    assert table.find("Cub").tapped and table.find("Doe").tapped


@pytest.mark.construct("AnyNumberOtherTarget")
def test_any_number_of_other_target_creatures() -> None:
    tapper = beast("{0}: Tap any number of other target creatures.")
    table = Table(A={"battlefield": [tapper, CUB, DOE]}, B=THEIRS).start()
    table.activate(NAME)
    assert set(table.offered()) == {"Cub", "Doe", "Fox"}
    settle(table, "Cub", "Fox", "done")
    assert table.find("Cub").tapped and table.find("Fox").tapped and not table.find("Doe").tapped


@pytest.mark.construct("OneOrTwoTarget")
def test_one_or_two_target_creatures() -> None:
    table = played("Destroy one or two target creatures.", "Cub", "done", A=HERD)
    assert table.names("battlefield") == ["Doe", "Elk"]
    table = Table(A={"hand": [spell("Destroy one or two target creatures.")]}, B={}).start()
    assert not table.can_cast(NAME)


@pytest.mark.construct("UpToThreeTarget")
def test_one_two_or_three_targets() -> None:
    text = "Subject deals 3 damage divided as you choose among one, two, or three target creatures."
    table = played(text, "Cub", "Fox", "done", 2, A=HERD, B=THEIRS)
    assert table.names("battlefield") == ["Doe", "Elk", "Fox"]


@pytest.mark.construct("EachOfTarget")
def test_each_of_two_target_creatures() -> None:
    table = played("Put a +1/+1 counter on each of two target creatures.", "Cub", "Fox", A=HERD, B=THEIRS)
    assert [table.size(name) for name in ("Cub", "Doe", "Fox")] == [(3, 3), (2, 2), (3, 3)]


@pytest.mark.construct("UpToThatManyTargets")
def test_115_1_as_many_targets_as_the_damage() -> None:
    ape = beast("Whenever this creature deals combat damage to a player, tap up to that many target lands.", name="Ape")
    table = Table(A={"battlefield": [ape]}, B={"battlefield": [FOREST, FOREST, ISLAND]}).start()

    table.attack("Ape")
    while table.decision.purpose != "target":
        table.passes()
    table.target("Forest", "Island")
    table.resolve()

    assert sum(record.tapped for record in table.objects("battlefield") if record.owner == 1) == 2


@pytest.mark.construct("ControlledBySame")
def test_115_1_targets_of_one_player() -> None:
    rite = spell("Tap two target creatures controlled by the same player.")
    table = Table(
        A={"hand": [rite], "battlefield": [beast(name="Own"), beast(name="Two")]},
        B={"battlefield": [beast(name="Ape"), beast(name="Bat")]},
    ).start()

    table.cast(NAME).target("Ape")
    assert table.offered() == ["Bat"]
    table.target("Bat").resolve()

    assert sorted(r.definition.name for r in table.objects("battlefield") if r.tapped) == ["Ape", "Bat"]


@pytest.mark.construct("ControlledByDifferent")
def test_115_1_targets_of_different_players() -> None:
    rite = spell("Tap two target creatures controlled by different players.")
    table = Table(
        A={"hand": [rite], "battlefield": [beast(name="Own")]},
        B={"battlefield": [beast(name="Ape"), beast(name="Bat")]},
    ).start()

    table.cast(NAME).target("Ape")
    assert table.offered() == ["Own"]
    table.target("Own").resolve()

    assert sorted(r.definition.name for r in table.objects("battlefield") if r.tapped) == ["Ape", "Own"]
