"""701.65–701.67: bending the elements."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import ACTIVATE, CAST, OBJECTS, PRIORITY, Action
from tests.constructs.support import CUB, NAME, WINCH, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.support import FOREST

DOOM = spell("Destroy target land.", name="Doom")
VOID = spell("Exile target land.", name="Void")


def bent(*more: object, text: str = "Earthbend 2.", lands: int = 1) -> Table:
    """Return a table where A has earthbent a Forest."""
    seat = {"hand": [spell(text), *more], "battlefield": [FOREST] * lands}
    return settle(Table(A=seat, B={}).start().cast(NAME))


@pytest.mark.construct("Earthbend")
def test_a_land_becomes_a_creature_with_haste_and_counters_701_66a() -> None:
    """Earthbend (701.66)."""
    table = bent()
    found = characteristics(table.state, table.find("Forest", "battlefield"))

    assert (found.power, found.toughness, found.card_types) == (2, 2, 4 | 32)
    assert any(one.keyword == "haste" for one in found.abilities)
    table.attack("Forest").to("postcombat_main")
    assert table.life("B") == 18
    assert "tierra 2" in spanish("Earthbend 2.")


@pytest.mark.construct("Earthbend")
@pytest.mark.parametrize("end", [DOOM, VOID])
def test_it_returns_tapped_when_it_dies_or_is_exiled_701_66a(end: object) -> None:
    table = bent(end)
    settle(table.cast(end.name))  # type: ignore[attr-defined]
    land = table.find("Forest", "battlefield")

    assert land.tapped and not land.counters
    assert characteristics(table.state, land).card_types == 32


@pytest.mark.construct("Earthbend")
def test_a_land_that_was_bent_twice_returns_once_and_not_again_701_66a() -> None:
    table = bent(spell("Earthbend 1.", name="Again"), DOOM, DOOM)
    settle(table.cast("Again"))
    assert table.size("Forest") == (3, 3)
    table.cast("Doom")
    while table.state.stack or table.decision.kind != 0:
        table.resolve() if table.decision.kind == 0 else table.choose(table.choices[0])
    assert table.names("battlefield", "A") == ["Forest"]

    settle(table.act(Action(CAST, table.find("Doom", "hand").ref, 0)))
    assert table.names("battlefield", "A") == [], "both abilities have triggered"


@pytest.mark.construct("Earthbend")
def test_a_land_that_goes_back_to_the_hand_does_not_return() -> None:
    table = bent(spell("Return target land to its owner's hand.", name="Bounce"))
    settle(table.cast("Bounce"))

    assert (table.names("hand", "A"), table.state.stack) == (["Forest"], [])


@pytest.mark.construct("Airbend")
def test_the_owner_may_cast_what_was_airbent_for_two_701_65a() -> None:
    """Airbend (701.65)."""
    whale = beast(name="Whale", cost="{9}", size=(9, 9))
    table = Table(
        A={"hand": [spell("Airbend all creatures.")], "battlefield": [CUB, *[FOREST] * 2]},
        B={"battlefield": [whale, *[FOREST] * 2]},
    ).start()
    settle(table.cast(NAME))
    assert (table.names("exile", "A"), table.names("exile", "B")) == (["Cub", NAME][:1], ["Whale"])

    casts = [table.named(one.ref) for one in table.choices if isinstance(one, Action) and one.kind == CAST]
    assert casts == ["Cub"], "the whale is for its owner"
    settle(table.act(Action(CAST, table.find("Cub", "exile").ref, 0)))
    assert all(
        land.tapped for land in table.objects("battlefield") if land.owner == 0 and land.definition.name != "Cub"
    )
    table.to("precombat_main", 2)
    settle(table.act(Action(CAST, table.find("Whale", "exile").ref, 0)))
    assert table.names("battlefield", "B") == ["Forest", "Forest", "Whale"]


@pytest.mark.construct("Airbend")
def test_a_spell_that_was_airbent_may_be_cast_again_for_two() -> None:
    trick = spell("Airbend target creature or spell.", name="Trick", type_line="Instant")
    table = Table(A={"hand": [spell("Draw three cards."), trick], "battlefield": [FOREST] * 2}, B={}).start()
    table.cast(NAME)
    settle(table.cast("Trick"))

    assert (table.names("exile", "A"), table.names("hand", "A")) == ([NAME], [])
    settle(table.act(Action(CAST, table.find(NAME, "exile").ref, 0)))
    assert len(table.names("hand", "A")) == 3


@pytest.mark.construct("Airbend")
def test_no_land_is_cast_from_exile() -> None:
    table = played("Airbend target nonland permanent.", A={"battlefield": [CUB]}, B={})

    assert table.names("exile", "A") == ["Cub"]
    assert not any(isinstance(one, Action) and one.kind == CAST for one in table.choices), "there is no mana"


@pytest.mark.construct("WaterbendCost")
def test_artifacts_and_creatures_are_tapped_for_a_waterbend_cost_701_67a() -> None:
    """Waterbend (701.67)."""
    fountain = beast("Waterbend {3}: Draw a card.", name="Fountain")
    field = [fountain, CUB, WINCH, FOREST]
    table = Table(A={"battlefield": field}, B={"battlefield": [CUB]}).start().activate("Fountain")
    assert len(table.choices) == 2, "one of three mana can be paid: two or three permanents are tapped"
    table.choose(2)
    settle(table, *(["Cub", "Winch"] if table.decision.kind == OBJECTS else []))

    assert table.names("hand", "A") == ["Wastes"]
    tapped = [one.definition.name for one in table.objects("battlefield") if one.tapped]
    assert sorted(tapped) == ["Cub", "Forest", "Winch"]


@pytest.mark.construct("WaterbendCost")
def test_a_creature_that_has_just_come_may_be_tapped_and_one_that_is_tapped_may_not() -> None:
    fountain = permanent("Waterbend {1}: Draw a card.", name="Fountain")
    table = Table(A={"hand": [CUB], "battlefield": [fountain]}, B={}).start()
    assert not [one for one in table.choices if isinstance(one, Action) and one.kind == ACTIVATE]

    settle(table.cast("Cub"))
    settle(table.activate("Fountain"))
    assert table.names("hand", "A") == ["Wastes"] and table.find("Cub", "battlefield").tapped
    assert not [one for one in table.choices if isinstance(one, Action) and one.kind == ACTIVATE]


@pytest.mark.construct("Waterbend")
def test_only_the_waterbend_part_of_a_cost_is_paid_so_701_67b() -> None:
    tide = spell("As an additional cost to cast this spell, waterbend {2}.\nDraw a card.", cost="{1}")
    short = Table(A={"hand": [tide], "battlefield": [CUB, WINCH, CUB]}, B={}).start()
    assert not any(isinstance(one, Action) and one.kind == CAST for one in short.choices)

    table = Table(A={"hand": [tide], "battlefield": [CUB, WINCH, FOREST]}, B={}).start().cast(NAME)
    settle(table)
    assert all(one.tapped for one in table.objects("battlefield")) and table.names("hand", "A") == ["Wastes"]


@pytest.mark.construct("Earthbend", "WhenYouDo")
def test_whoever_earthbends_has_done_so_701_66b() -> None:
    rite = spell("Earthbend 1. When you do, target creature gets +3/+3 until end of turn.")
    table = Table(A={"hand": [rite], "battlefield": [FOREST]}, B={"battlefield": [CUB]}).start().cast(NAME).resolve()
    settle(table, "Cub") if table.decision.kind != PRIORITY else settle(table)

    assert table.size("Cub") == (5, 5)
