"""700.2i: modes that are worth pawprints (107.18)."""

from __future__ import annotations

import pytest

from apnap.rules.decisions import MODES
from tests.constructs.support import CUB, ELK, NAME, Table, settle, spanish, spell

SEASON = (
    "Choose up to five {P} worth of modes. You may choose the same mode more than once.\n"
    "{P} — You gain 1 life.\n{P}{P} — Destroy target creature.\n{P}{P}{P} — Draw a card."
)


def season(*modes: int | str) -> Table:
    """Return a table where A casts the spell with those modes (from 0), after which nothing more may be asked."""
    table = Table(A={"hand": [spell(SEASON)]}, B={"battlefield": [CUB, ELK]}).start().cast(NAME)
    return table.choose(*modes)


@pytest.mark.construct("WorthOfModes", "PawMode", "Pawprints")
def test_700_2i_modes_are_chosen_as_long_as_pawprints_are_left() -> None:
    """A pawprint is no cost and no mana (107.18): it only counts what the modes are worth together."""
    table = season(2)
    assert table.decision.kind == MODES and table.choices == (0, 1), "two are left"
    table.choose(1)
    assert table.decision.kind != MODES, "none is left"
    settle(table.target("Elk"))
    assert table.names("battlefield", "B") == ["Cub"]
    assert (table.names("hand", "A"), table.life("A")) == (["Wastes"], 20)


@pytest.mark.construct("WorthOfModes", "PawMode")
def test_700_2i_the_same_mode_more_than_once_and_fewer_than_all() -> None:
    table = season(0, 0, 1)
    assert table.choices == (0,)
    settle(table.choose("done").target("Cub"))
    assert (table.life("A"), table.names("battlefield", "B")) == (22, ["Elk"])
    assert settle(season(0, 0, 0, 0, 0)).life("A") == 25


def test_700_2i_in_spanish() -> None:
    assert spanish(SEASON) == (
        "Elige modos por valor de hasta cinco {P}. Puedes elegir el mismo modo más de una vez.\n"
        "{P} — Ganas 1 vida.\n{P}{P} — Destruye la criatura objetivo.\n{P}{P}{P} — Roba una carta."
    )
