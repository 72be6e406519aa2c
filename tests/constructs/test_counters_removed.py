"""Counters removed this way, as a cost or by an instruction (122.1, 608.2c)."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from tests.constructs.support import NAME, Table, permanent

THREE = "This artifact enters with three charge counters on it.\n"


def begun(text: str) -> Table:
    """Return a table on which an artifact with three charge counters has just entered."""
    return Table(A={"hand": [permanent(THREE + text, "Artifact")]}, B={}).start().cast(NAME).resolve()


@pytest.mark.construct("RemoveCounters", "RemovedKindNumber")
def test_118_1_any_number_of_counters_as_a_cost() -> None:
    text = (
        "Remove any number of charge counters from this artifact: "
        "You gain life equal to the number of charge counters removed this way."
    )
    table = begun(text).activate(NAME).choose(2).resolve()
    assert table.life("A") == 22 and table.find(NAME).counters == (("charge", 1),)
    assert tongue("es").print(tongue("en").read(text).tree) == (
        "Remover cualquier cantidad de contadores de carga de este artefacto: Ganas una cantidad de vidas igual a la "
        "cantidad de contadores de carga removidos de esta manera."
    )


@pytest.mark.construct("RemovedUnit")
def test_608_2c_counters_removed_by_an_instruction() -> None:
    table = begun(
        "{0}: Remove all charge counters from this artifact. You gain 2 life for each charge counter removed this way."
    )
    table.activate(NAME).resolve()
    assert table.life("A") == 26 and table.find(NAME).counters == ()


@pytest.mark.construct("AnyRemovedUnit", "RemovedNumber", "RemoveAnyCounter")
def test_122_1_counters_of_any_kind_removed() -> None:
    table = begun(
        "{0}: Remove two counters from this artifact. You gain 1 life for each counter removed this way. "
        "Draw X cards, where X is the number of counters removed this way."
    )
    table.activate(NAME).resolve()
    while table.decision.purpose != "priority":
        table.choose("charge")
    assert table.life("A") == 22 and len(table.state.players[0].hand) == 2


@pytest.mark.construct("AnyColorMana")
def test_106_1_each_mana_is_of_any_color() -> None:
    table = begun("{0}: Add one mana of any color for each charge counter on this artifact.")
    from apnap.rules.legal import action_numbered, legal_actions
    from apnap.rules.machine import answer

    n = len(legal_actions(table.state, 0))
    assert action_numbered(table.state, 0, n).ref == table.find(NAME).ref
    answer(table.state, n)
    kinds = []
    while table.decision.purpose != "priority":
        kinds.append(table.decision.options)
        table.choose(table.decision.options[len(kinds) - 1])
    assert len(table.state.players[0].pool) == 3


@pytest.mark.construct("RemoveAllCounters", "RemovedNumber")
def test_118_1_all_counters_as_a_cost() -> None:
    text = (
        "{T}, Remove all charge counters from this artifact: "
        "You gain life equal to the number of counters removed this way."
    )
    table = begun(text).activate(NAME).resolve()
    assert table.life("A") == 23 and table.find(NAME).counters == ()


@pytest.mark.construct("RemoveCounters", "ThatMuch")
def test_118_1_that_much_is_what_was_removed() -> None:
    table = begun("Remove any number of charge counters from this artifact: You gain that much life.")
    assert table.activate(NAME).choose(2).resolve().life("A") == 22


@pytest.mark.construct("RemoveEveryCounter")
def test_122_1_all_counters_of_all_kinds() -> None:
    text = "When this artifact enters, put a +1/+1 counter on it.\n{0}: Remove all counters from this artifact."
    table = begun(text).resolve()
    assert len(table.find(NAME).counters) == 2
    assert table.activate(NAME).resolve().find(NAME).counters == ()


@pytest.mark.parametrize(
    ("holds", "what"),
    [
        pytest.param("it has", "all of them", marks=pytest.mark.construct("RemoveAllOfThem")),
        pytest.param("there are", "those counters", marks=pytest.mark.construct("RemoveThoseCounters")),
    ],
)
def test_122_1_the_counters_that_were_asked_for(holds: str, what: str) -> None:
    condition = f"{holds} three or more charge counters on it"
    table = begun(f"{{0}}: Put a charge counter on this artifact. Then if {condition}, remove {what} and draw a card.")
    table.activate(NAME).resolve()

    assert not table.find(NAME).counters and table.names("hand", "A") == ["Wastes"]
    table.activate(NAME).resolve()
    assert dict(table.find(NAME).counters) == {"charge": 1}
