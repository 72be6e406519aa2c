"""Events of phasing and of being countered (603.10b, 603.10e)."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from tests.constructs.support import Table, beast, permanent, spell

FADE = spell("Target creature phases out.", name="Fade", type_line="Instant")
DENY = spell("Counter target spell.", name="Deny", type_line="Instant")


@pytest.mark.construct("PhasesIn", "PhasesOutEvent")
def test_603_10b_it_triggers_as_it_phases_out_and_as_it_phases_in() -> None:
    guest = beast("Whenever this creature phases out, you gain 3 life.\nWhenever this creature phases in, draw a card.")
    table = Table(A={"hand": [FADE], "battlefield": [guest]}, B={}).start()
    table.cast("Fade").resolve().settle()
    assert (table.life("A"), table.names("hand", "A")) == (23, [])
    table.to("precombat_main", turn=3)
    assert (table.life("A"), len(table.names("hand", "A"))) == (23, 2), "one for the turn, one for phasing in"


@pytest.mark.construct("IsCounteredEvent")
def test_603_10e_a_spell_of_yours_that_is_countered() -> None:
    grudge = permanent("Whenever a red spell you control is countered, you gain 6 life.", name="Grudge")
    spells = [spell("You gain 1 life.", name=name, cost=cost) for name, cost in (("Red", "{R}"), ("Plain", "{0}"))]
    for name, life in (("Red", 26), ("Plain", 20)):
        mine = {"hand": spells, "battlefield": [grudge, permanent("{T}: Add {R}.", "Land", name="Vent")]}
        table = Table(A=mine, B={"hand": [DENY]}).start().cast(name).passes().cast("Deny").settle()
        assert (table.life("A"), name in table.names("graveyard", "A")) == (life, True)


def test_in_spanish() -> None:
    for english, spanish in (
        ("Whenever this creature phases out, draw a card.", "Siempre que esta criatura salga de fase, roba una carta."),
        (
            "Whenever a blue spell you control is countered, draw a card.",
            "Siempre que un hechizo azul que controlas sea contrarrestado, roba una carta.",
        ),
    ):
        tree = tongue("en").read(english).tree
        assert tongue("es").print(tree) == spanish
        assert tongue("es").read(spanish).tree == tree
