"""The Ring tempts you (701.54)."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import NAME, Table, beast, permanent, settle, spell


def tempting(times: int, **seats: object) -> Table:
    """Return a table where the Ring has tempted A so often, with Frodo as the Ring-bearer where there is a choice."""
    ring = permanent("{0}: The Ring tempts you.", "Artifact", name="Tempter")
    table = Table(A={"battlefield": [ring, beast(name="Bearer", size=(1, 4))]}, B=seats).start()
    for _ in range(times):
        table.activate("Tempter").resolve()
    return table


@pytest.mark.construct("RingTemptsYou")
def test_701_54c_the_bearer_is_legendary_and_slips_past_the_strong() -> None:
    table = tempting(1, battlefield=[beast(name="Strong"), beast(name="Weak", size=(1, 1))])

    assert characteristics(table.state, table.find("Bearer")).supertypes
    table.attack("Bearer").to("declare_blockers")

    assert {table.state.last_known(pair[0]).definition.faces[0].node.name for pair in table.choices} == {"Weak"}


@pytest.mark.construct("RingTemptsYou")
@pytest.mark.parametrize(("times", "thrown", "life"), [(1, 0, 19), (2, 1, 19), (3, 1, 19), (4, 1, 16)])
def test_701_54c_the_second_time_it_draws_and_the_fourth_it_hurts(times: int, thrown: int, life: int) -> None:
    """The Ring tempts you (701.54): each time it gets another ability."""
    table = tempting(times)

    settle(table.attack("Bearer")).to("end_combat")

    assert table.names("graveyard", "A") == ["Wastes"] * thrown
    assert table.life("B") == life


@pytest.mark.construct("RingTemptsYou")
@pytest.mark.parametrize(("times", "gone"), [(2, []), (3, ["Weak"])])
def test_701_54c_the_third_time_blockers_are_sacrificed(times: int, gone: list[str]) -> None:
    table = tempting(times, battlefield=[beast(name="Weak", size=(1, 5))])

    table.attack("Bearer").resolve().block(("Weak", "Bearer")).to("combat_damage")

    assert table.names("graveyard", "B") == [], "not before the end of combat"
    assert table.to("upkeep", 2).names("graveyard", "B") == gone


@pytest.mark.construct("RingTemptsEvent", "ChoseOtherBearer", "IsRingBearer", "RingHasTempted")
def test_701_54a_another_bearer_is_chosen() -> None:
    wizard = beast(
        "Whenever the Ring tempts you, if you chose a creature other than ~ as your Ring-bearer, you gain 4 life.\n"
        "~ has flying as long as ~ is your Ring-bearer.\n{0}: The Ring tempts you.\n"
        "At the beginning of your end step, if the Ring has tempted you two or more times this game, you gain 10 life."
    )
    table = Table(A={"battlefield": [wizard, beast(name="Bearer")]}, B={}).start()

    table.activate(NAME).resolve().choose("Bearer").resolve()
    assert table.life("A") == 24
    table.activate(NAME).resolve().choose(NAME)

    assert not table.state.stack
    assert any(ability.keyword == "flying" for ability in characteristics(table.state, table.find(NAME)).abilities)
    assert not characteristics(table.state, table.find("Bearer")).supertypes
    table.to("upkeep", 2)
    assert table.life("A") == 34


@pytest.mark.construct("GetEmblem")
def test_114_4_triggered_abilities_of_emblems_function_in_the_command_zone() -> None:
    gift = spell('You get an emblem with "At the beginning of your end step, you gain 4 life."')
    table = Table(A={"hand": [gift]}, B={}).start()

    table.cast(NAME).resolve().to("upkeep", 2)

    assert table.life("A") == 24
