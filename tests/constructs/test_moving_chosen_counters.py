"""Counters of kinds that are chosen as they are moved, and an X that the text of an ability tells (122.5, 107.3c)."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.i18n.rendering import Rendering
from apnap.rules.view import View
from tests.constructs.support import CUB, DOE, NAME, Table, beast, permanent, settle, spell

OIL = spell("Put two oil counters on target permanent.", name="Oil")
LUCK = spell("Put a luck counter on target permanent.", name="Luck")


def counters(table: Table, name: str) -> dict[str, int]:
    """Return the counters on a permanent."""
    return dict(table.find(name, "battlefield").counters)


def river(text: str, *marked: tuple[str, str], cub: Any = CUB) -> Table:
    """Return a table on which spells of the given names have put counters on the named permanents."""
    hand = [{"Oil": OIL, "Luck": LUCK}[name] for name, _ in marked]
    table = Table(A={"battlefield": [beast(text), cub, DOE], "hand": hand}, B={}).start()
    for name, target in marked:
        settle(table.cast(name, target))
    return table


@pytest.mark.construct("MoveMissingKinds")
def test_122_5_one_of_each_kind_that_it_has_not() -> None:
    text = (
        "{0}: Move a counter of each kind not on this creature from another target permanent you control onto this "
        "creature."
    )
    table = river(text, ("Oil", "Cub"), ("Luck", "Cub"))

    settle(table.activate(NAME, "Cub"))
    assert (counters(table, NAME), counters(table, "Cub")) == ({"oil": 1, "luck": 1}, {"oil": 1})
    settle(table.activate(NAME, "Cub"))

    assert (counters(table, NAME), counters(table, "Cub")) == ({"oil": 1, "luck": 1}, {"oil": 1})


@pytest.mark.construct("MoveSomeCounters")
def test_122_5_one_or_more_counters_of_any_kinds() -> None:
    text = (
        "{0}: Move one or more counters from this creature onto another target permanent you control. If you do, draw "
        "a card."
    )
    table = river(text, ("Oil", NAME), ("Luck", NAME))
    kinds = list(counters(table, NAME))

    settle(table.activate(NAME, "Cub"), *(1 if kind == "oil" else 0 for kind in kinds))
    assert (counters(table, NAME), counters(table, "Cub")) == ({"oil": 1, "luck": 1}, {"oil": 1})
    assert table.names("hand", "A") == ["Wastes"]
    settle(table.activate(NAME, "Doe"), 0)  # then it has to be one of the other kind
    assert sum(counters(table, "Doe").values()) == 1

    bare = river(text)
    settle(bare.activate(NAME, "Cub"))
    assert bare.names("hand", "A") == []


@pytest.mark.construct("MoveACounter")
def test_122_5_a_counter_of_any_kind() -> None:
    text = "{0}: Move a counter from target creature onto a second target creature."
    table = river(text, ("Oil", "Cub"), ("Luck", "Cub"))
    first = next(iter(counters(table, "Cub")))

    table.activate(NAME, "Cub", "Doe").resolve()
    spanish = {"luck": "de suerte", "oil": "de aceite"}[first]
    for lang, text in (("en", f"how many {first} counters are moved"), ("es", f"contadores {spanish} se mueven")):
        view = View(table.state, 0)
        assert view.decision is not None and text in Rendering(view, lang).decision(view.decision)
    settle(table, 1)

    assert counters(table, "Doe") == {first: 1} and sum(counters(table, "Cub").values()) == 2


@pytest.mark.construct("XIsManaValueOf")
def test_107_3c_x_is_the_mana_value_of_the_exiled_card() -> None:
    sage = beast(
        "When this creature enters, you may exile an instant card from your hand.\n{X}, {T}: Copy the exiled card. You "
        "may cast the copy without paying its mana cost. X is the mana value of the exiled card.\nHaste"
    )
    mine = permanent("{T}: Add {C}{C}.", "Land", name="Mine")
    sip = spell("You gain 4 life.", name="Sip", cost="{2}", type_line="Instant")
    poor = Table(A={"hand": [sage, sip]}, B={}).start()
    settle(poor.cast(NAME), True)
    assert not poor.can_activate(NAME)

    rich = Table(A={"battlefield": [mine], "hand": [sage, sip]}, B={}).start()
    settle(rich.cast(NAME), True)
    settle(rich.activate(NAME), "Sip")

    assert (rich.life("A"), rich.names("exile", "A")) == (24, ["Sip"])
    assert rich.find("Mine").tapped
