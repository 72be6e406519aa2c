"""What permanents produce instead as they are tapped for mana (106.12b)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import FEN, NAME, Table, permanent, settle, spanish, spell, written

DUAL = written("{T}: Add {G} or {U}.", "Land", name="Delta")
PAIR = written("{T}: Add {R}{G}.", "Land", name="Ridge")
BASIC = written("", "Basic Land — Forest", name="Forest")


def floating(text: str, land: object, *answers: object) -> dict[str, int]:
    """Return what floats after a land of A has been tapped for mana while A has a permanent with that text."""
    table = Table(options=(("full_control", 1),), A={"battlefield": [permanent(text), land]}, B={}).start()
    table.activate(next(name for name in table.names("battlefield", "A") if name != NAME))
    table.choose(*answers)
    return table.pool()


def castable(text: str, *lands: object, whose: str = "A") -> set[str]:
    """Return which costs A can pay with these lands while a player has a permanent with that text."""
    costs = ("{B}{B}", "{G}{G}", "{2}", "{3}", "{B}", "{G}")
    hand = [spell("Draw a card.", name=cost, cost=cost) for cost in costs]
    seats: dict[str, Any] = {"A": {"battlefield": list(lands), "hand": hand}, "B": {"battlefield": []}}
    seats[whose]["battlefield"].append(permanent(text))
    table = Table(**seats).start()
    return {cost for cost in costs if table.can_cast(cost)}


@pytest.mark.construct("ProducesMore", "PlayerTapping", "TwiceAsMuch")
def test_106_12b_twice_as_much() -> None:
    text = "If you tap a permanent for mana, it produces twice as much of that mana instead."
    assert floating(text, FEN) == {"B": 2}
    assert floating(text, DUAL, "U") == {"U": 2}
    assert floating(text, PAIR) == {"R": 2, "G": 2}
    assert castable(text, FEN) == {"{B}{B}", "{2}", "{B}"}
    assert castable(text, FEN, whose="B") == {"{B}"}
    assert spanish(text) == ("Si giras un permanente para obtener maná, en vez de eso, produce el doble de ese maná.")


@pytest.mark.construct("ProducesMore", "ThreeTimesAsMuch")
def test_106_12b_three_times_as_much_pays() -> None:
    text = "If you tap a basic land for mana, it produces three times as much of that mana instead."
    assert floating(text, BASIC) == {"G": 3} and floating(text, FEN) == {"B": 1}
    seat = {"battlefield": [permanent(text), BASIC], "hand": [spell("You gain 1 life.", name="Cure", cost="{1}{G}{G}")]}
    table = Table(A=seat, B={}).start().cast("Cure").resolve()
    assert table.life("A") == 21
    assert spanish(text).endswith("produce el triple de ese maná.")


@pytest.mark.construct("ProducesInstead", "BeingTapped", "SymbolType")
def test_106_12b_another_type() -> None:
    text = "If a land is tapped for mana, it produces {B} instead of any other type."
    assert floating(text, PAIR) == {"B": 2}
    assert castable(text, BASIC) == {"{B}"}
    seat = {"battlefield": [permanent(text), BASIC], "hand": [spell("You gain 1 life.", name="Cure", cost="{B}")]}
    assert Table(A=seat, B={}).start().cast("Cure").resolve().life("A") == 21
    assert spanish(text) == "Si una tierra se gira para obtener maná, produce {B} en vez de cualquier otro tipo."


@pytest.mark.construct("ProducesInstead", "ColorlessType", "PlayerTapping")
def test_106_12b_colorless_mana_until_end_of_turn() -> None:
    text = (
        "Until end of turn, if a player taps a nonbasic land for mana, "
        "it produces colorless mana instead of any other type."
    )
    moon = spell(text, name="Moon")
    hand = [moon, *(spell("Draw a card.", name=cost, cost=cost) for cost in ("{B}", "{G}"))]
    table = Table(A={"battlefield": [FEN, BASIC], "hand": hand}, B={}).start()
    settle(table.cast("Moon"))
    assert (table.can_cast("{B}"), table.can_cast("{G}")) == (False, True)
    assert spanish(text).endswith("produce maná incoloro en vez de cualquier otro tipo.")


@pytest.mark.construct("ProducesOnlyInstead")
def test_106_12b_another_type_and_amount() -> None:
    text = "If a land is tapped for mana, it produces {B} instead of any other type and amount."
    assert floating(text, PAIR) == {"B": 1}
    assert castable(text, PAIR) == {"{B}"}
    assert spanish(text).endswith("produce {B} en vez de cualquier otro tipo y cantidad.")
