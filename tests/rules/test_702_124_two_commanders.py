"""702.124: partners: two commanders of one player."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from apnap.abilities.values import BLACK, GREEN
from apnap.rules.commander import designate
from tests.constructs.support import beast, permanent, settle, spell
from tests.rules.support import Table

PARTNERS = ("Flint", "Ember")


def chief(name: str, cost: str = "{0}", power: int = 4) -> Any:
    return beast("Haste", name=name, cost=cost, size=(power, 4), type_line="Legendary Creature — Beast")


def table(*hand: Any, zone: str = "command", power: int = 4, **more: Any) -> Table:
    """A table where Flint and Ember are both commanders of A."""
    chiefs = [chief(name, power=power) for name in PARTNERS]
    seat: dict[str, Any] = {"hand": hand, **more}
    seat[zone] = [*seat.get(zone, []), *chiefs]
    made = Table(A=seat, B={}, options=(("commander", 1),))
    for name in PARTNERS:
        designate(made.state, made.find(name).ref)
    return made.start()


@pytest.mark.ledger("current:702.124")
def test_702_124d_each_has_a_tax_of_its_own() -> None:
    """702.124: of the casting of the other one nothing is counted (903.8)."""
    game = table(spell("Destroy target creature.", name="Doom"))
    assert game.can_cast("Flint") and game.can_cast("Ember")
    settle(game.cast("Flint"))
    settle(game.cast("Doom"), True)
    assert game.names("command", "A") == ["Ember", "Flint"]
    assert game.can_cast("Ember") and not game.can_cast("Flint")  # {2} more, and there is no mana


@pytest.mark.ledger("current:702.124")
@pytest.mark.parametrize(("power", "over"), [(20, False), (21, True)])
def test_702_124d_damage_is_counted_for_each_of_them(power: int, over: bool) -> None:
    game = table(zone="battlefield", power=power)
    game.state.edit_player(1).life = 99
    game.attack("Flint", "Ember").to("postcombat_main")
    assert game.state.over == over


@pytest.mark.ledger("current:702.124")
def test_702_124c_their_color_identities_are_combined() -> None:
    tower = permanent("{T}: Add one mana of any color in your commander's color identity.", "Land", name="Tower")
    chiefs = [
        replace(chief(name, "{9}"), color_identity=one) for name, one in zip(PARTNERS, (GREEN, BLACK), strict=True)
    ]
    hand = [spell("Draw a card.", name=color, cost=f"{{{color}}}") for color in "WBG"]
    game = Table(A={"battlefield": [tower], "command": chiefs, "hand": hand}, B={})
    for name in PARTNERS:
        designate(game.state, game.find(name).ref)
    game.start()
    assert [color for color in "WBG" if game.can_cast(color)] == ["B", "G"]


@pytest.mark.ledger("current:702.124")
def test_702_124e_your_commander_is_either_of_them_as_you_choose() -> None:
    game = table(spell("Put your commander into your hand from the command zone.", name="Call"))
    settle(game.cast("Call"), "Ember", False)  # it need not go back to the command zone (903.9b)
    assert game.names("hand", "A") == ["Ember"] and game.names("command", "A") == ["Flint"]
    watcher = permanent("Whenever your commander enters, you gain 1 life.", name="Watcher")
    game = table(battlefield=[watcher])
    settle(game.cast("Flint"))
    settle(game.cast("Ember"))
    assert game.life("A") == 22
