"""701.4, 700.14, 701.68: beholding, expending, and blighting as a cost."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules.decisions import CAST, Action
from tests.constructs.support import CUB, NAME, OGRE, WINCH, Table, beast, permanent, settle, spanish, spell
from tests.rules.support import FOREST

DRAKE = beast(name="Drake", type_line="Creature — Dragon")
WYRM = beast(name="Wyrm", type_line="Creature — Dragon", cost="{9}")
BEHOLD = "As an additional cost to cast this spell, behold a Dragon or pay {1}.\nDraw a card."


def castable(table: Table, name: str = NAME) -> bool:
    """Tell whether A could cast a card now."""
    return Action(CAST, table.find(name, "hand").ref, 0) in table.choices


@pytest.mark.construct("Behold")
def test_a_card_in_hand_or_a_permanent_is_beheld_701_4a() -> None:
    """Behold (701.4)."""
    rite = spell(BEHOLD)
    assert not castable(Table(A={"hand": [rite], "battlefield": [CUB]}, B={"battlefield": [DRAKE]}).start())

    table = Table(A={"hand": [rite, WYRM], "battlefield": [DRAKE, CUB]}, B={"battlefield": [DRAKE]}).start().cast(NAME)
    assert table.offered() == ["Drake", "Wyrm"]
    settle(table.choose("Wyrm"))
    assert table.names("hand", "A") == ["Wastes", "Wyrm"] and table.names("battlefield", "A") == ["Cub", "Drake"]
    assert table.state.objects[table.find("Wyrm", "hand").ref >> 24].seen_by == 3, "it was revealed"


@pytest.mark.construct("Behold")
def test_paying_mana_is_the_other_way() -> None:
    table = Table(A={"hand": [spell(BEHOLD)], "battlefield": [FOREST]}, B={}).start()
    settle(table.cast(NAME))

    assert table.names("hand", "A") == ["Wastes"] and table.find("Forest", "battlefield").tapped


@pytest.mark.construct("WasBeheld")
def test_whether_a_dragon_was_beheld_is_asked_later_701_4b() -> None:
    text = (
        "As an additional cost to cast this spell, you may behold a Dragon.\nYou gain 1 life. If a Dragon was beheld, "
    )
    table = Table(A={"hand": [spell(text + "draw a card.")], "battlefield": [DRAKE]}, B={}).start().cast(NAME)
    settle(table.choose(True))
    assert table.names("hand", "A") == ["Wastes"]

    table = Table(A={"hand": [spell(text + "draw a card.")], "battlefield": [DRAKE]}, B={}).start().cast(NAME)
    settle(table.choose(False))
    assert (table.names("hand", "A"), table.life("A")) == ([], 21)


@pytest.mark.construct("BeholdAndExile")
def test_what_is_beheld_may_be_exiled_until_the_creature_leaves_607_2a() -> None:
    text = (
        "As an additional cost to cast this spell, behold a Dragon and exile it.\n"
        "When this creature leaves the battlefield, return the exiled card to its owner's hand."
    )
    doom = spell("Destroy target creature.", name="Doom")
    table = Table(A={"hand": [beast(text), WYRM, doom]}, B={}).start().cast(NAME).resolve()
    assert table.names("exile", "A") == ["Wyrm"]

    settle(table.cast("Doom", NAME) if table.offered() else table.cast("Doom"))
    assert table.names("hand", "A") == ["Wyrm"]


@pytest.mark.construct("Behold")
def test_to_behold_on_resolution_is_a_payment() -> None:
    seal = permanent("When this enchantment enters, you may behold a Dragon. If you do, draw a card.")
    table = settle(Table(A={"hand": [seal, DRAKE]}, B={}).start().cast(NAME), True)
    assert table.names("hand", "A") == ["Drake", "Wastes"]

    table = settle(Table(A={"hand": [seal, CUB]}, B={}).start().cast(NAME))
    assert table.names("hand", "A") == ["Cub"]


def costing(name: str, cost: str) -> CardDefinition:
    """Return a spell that does nothing much for its cost."""
    return spell("You gain 1 life.", name=name, cost=cost)


@pytest.mark.construct("ExpendsEvent")
def test_who_expends_four_has_spent_so_much_this_turn_700_14() -> None:
    seal = permanent("Whenever you expend 4, draw a card.", name="Seal")
    ring = permanent("{2}: You gain 1 life.", "Artifact", name="Ring")
    hand = [costing("Three", "{3}"), costing("Two", "{2}"), costing("One", "{1}")]
    table = Table(A={"hand": hand, "battlefield": [seal, ring, *[FOREST] * 9]}, B={}).start()
    settle(table.activate("Ring"))
    settle(table.cast("Three"))
    assert "Wastes" not in table.names("hand", "A"), "mana for abilities does not count"

    settle(table.cast("Two"))
    assert table.names("hand", "A") == ["One", "Wastes"]
    settle(table.cast("One"))
    assert table.names("hand", "A") == ["Wastes"], "four were passed once this turn"
    assert spanish("Whenever you expend 4, draw a card.")


@pytest.mark.construct("ExpendsEvent")
def test_several_expenditures_of_one_spell_700_14() -> None:
    seal = permanent("Whenever you expend 4, draw a card.\nWhenever you expend 8, you gain 5 life.", name="Seal")
    table = Table(A={"hand": [costing("Eight", "{8}")], "battlefield": [seal, *[FOREST] * 8]}, B={}).start()
    table.cast("Eight")
    while table.state.stack or table.decision.kind != 0:
        table.resolve() if table.decision.kind == 0 else table.choose(table.choices[0])

    assert (table.names("hand", "A"), table.life("A")) == (["Wastes"], 26)


@pytest.mark.construct("Blight")
def test_blight_as_a_cost_701_68a() -> None:
    fiend = beast("Blight 1: Draw a card.", size=(3, 3))
    table = Table(A={"battlefield": [fiend, WINCH]}, B={"battlefield": [OGRE]}).start().activate(NAME)
    settle(table)

    assert (table.size(NAME), table.size("Ogre"), table.names("hand", "A")) == ((2, 2), (3, 3), ["Wastes"])
