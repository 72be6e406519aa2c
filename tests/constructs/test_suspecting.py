"""Suspecting (701.60)."""

from __future__ import annotations

import pytest

from apnap.abilities.values import MENACE
from tests.constructs.support import NAME, Table, beast, spell
from tests.rules.layered import seen


def suspected(*hand: object) -> Table:
    """Return a table where A has had B's Bear suspected, and not their Ox, in A's turn."""
    accusation = spell("Suspect target creature.", name="Accusation")
    table = Table(
        A={"hand": [accusation, *hand], "battlefield": [beast()]},
        B={"battlefield": [beast(name=name) for name in ("Bear", "Ox")]},
    )
    return table.start().cast("Accusation", "Bear").resolve()


@pytest.mark.construct("Suspect")
def test_701_60c_a_suspected_creature_has_menace_and_cannot_block() -> None:
    """Suspect (701.60)."""
    table = suspected()
    assert seen(table, "Bear").keywords & MENACE
    table.attack(NAME).to("declare_blockers")
    assert [table.named(blocker) for blocker, _ in table.choices] == ["Ox"]


@pytest.mark.construct("Suspect", "Quality")
def test_701_60d_it_is_suspected_once() -> None:
    again = spell("Suspect target creature. You gain 1 life for each suspected creature.", name="Again")
    table = suspected(again).cast("Again", "Bear").resolve()
    assert table.life("A") == 21
    menaces = [one for one in seen(table, "Bear").abilities if one.keyword == "menace"]
    assert len(menaces) == 1


@pytest.mark.construct("NoLongerSuspected")
def test_701_60a_no_longer_suspected() -> None:
    pardon = spell("All suspected creatures are no longer suspected.", name="Pardon")
    table = suspected(pardon).cast("Pardon").resolve()
    assert not seen(table, "Bear").abilities


@pytest.mark.construct("Suspect")
def test_701_60b_suspected_is_no_copiable_value() -> None:
    mirror = spell("Create a token that's a copy of target creature.", name="Mirror")
    table = suspected(mirror).cast("Mirror", "Bear").resolve()
    assert [bool(seen(table, name).keywords & MENACE) for name in ("Bear", "Bear#2")] == [True, False]
