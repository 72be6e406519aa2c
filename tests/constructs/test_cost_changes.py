"""What spells and abilities cost more or less (601.2f, 602.2b, 118.7)."""

from __future__ import annotations

import pytest

from apnap.rules import decisions as dec
from tests.constructs.support import NAME, Table, beast, permanent, spanish, spell
from tests.rules.support import FOREST, ISLAND, MOUNTAIN


@pytest.mark.construct("ThisAbilityCosts")
@pytest.mark.parametrize(("others", "legal"), [(1, False), (2, True)])
def test_602_2b_an_ability_costs_less_for_each(others: int, legal: bool) -> None:
    text = "{3}: Draw a card. This ability costs {1} less to activate for each Beast you control."
    beasts = [beast(name="Other")] * others
    table = Table(A={"battlefield": [permanent(text), ISLAND, *beasts]}, B={}).start()

    assert table.can_activate(NAME) is legal
    assert spanish(text).endswith("Te cuesta {1} menos activar esta habilidad por cada Bestia que controlas.")


@pytest.mark.construct("ThisAbilityCosts")
def test_602_2b_an_ability_costs_less_under_a_condition() -> None:
    text = "{2}: Draw a card. This ability costs {2} less to activate if you control a Beast."
    assert Table(A={"battlefield": [permanent(text), beast(name="Other")]}, B={}).start().can_activate(NAME)
    assert not Table(A={"battlefield": [permanent(text)]}, B={"battlefield": [beast()]}).start().can_activate(NAME)


@pytest.mark.construct("AbilitiesCost")
def test_602_2b_abilities_of_permanents_cost_less() -> None:
    drawing = beast("{2}: Draw a card.", name="Drawing")
    text = "Activated abilities of creatures you control cost {2} less to activate."
    table = Table(A={"battlefield": [permanent(text), drawing]}, B={}).start()
    assert table.can_activate("Drawing")


@pytest.mark.construct("AbilitiesCostAtLeastOne")
@pytest.mark.parametrize(("cost", "legal"), [("{2}", False), ("{0}", True)])
def test_118_7_abilities_cost_less_but_not_less_than_one(cost: str, legal: bool) -> None:
    text = (
        "Activated abilities of creatures you control cost {2} less to activate. "
        "This effect can't reduce the mana in that cost to less than one mana."
    )
    drawing = beast(f"{cost}: Draw a card.", name="Drawing")
    table = Table(A={"battlefield": [permanent(text), drawing]}, B={}).start()

    assert table.can_activate("Drawing") is legal


@pytest.mark.construct("KeywordAbilitiesCost")
def test_602_2b_equip_abilities_cost_less_by_what_they_target() -> None:
    text = "Equip abilities you activate that target this creature cost {2} less to activate."
    sword = permanent("Equip {2}", "Artifact — Equipment", name="Sword")
    table = Table(A={"battlefield": [beast(text), beast(name="Other"), sword]}, B={}).start()

    table.activate("Sword").resolve()  # the other creature would be too dear

    assert table.find("Sword").attached_to == table.find(NAME).ref


@pytest.mark.construct("KeywordAbilitiesOfCost")
def test_602_2b_equip_abilities_of_some_objects_cost_more() -> None:
    text = "Equip abilities of artifacts you control cost {1} more to activate."
    sword = permanent("Equip {0}", "Artifact — Equipment", name="Sword")
    table = Table(A={"battlefield": [permanent(text), beast(), sword]}, B={}).start()

    assert not table.can_activate("Sword")


@pytest.mark.construct("TargetBeyondFirst")
@pytest.mark.parametrize(("lands", "targets"), [(1, 1), (2, 2)])
def test_601_2f_strive_costs_more_for_each_further_target(lands: int, targets: int) -> None:
    text = "This spell costs {1} more to cast for each target beyond the first.\nTap any number of target creatures."
    beasts = [beast(name=f"Beast {n}") for n in range(3)]
    table = Table(A={"battlefield": [ISLAND] * lands, "hand": [spell(text, cost="{U}")]}, B={"battlefield": beasts})

    table.start().cast(NAME)
    for n in range(targets):
        table.choose(f"Beast {n}")
    table.resolve()  # nobody can pay for one more target

    assert sum(table.find(f"Beast {n}").tapped for n in range(3)) == targets


@pytest.mark.construct("TargetUnit")
def test_601_2f_spells_cost_more_for_each_target() -> None:
    tax = permanent("Spells your opponents cast cost {1} more to cast for each target.")
    bolt = spell("Tap target creature.", name="Bolt")
    none = spell("Draw a card.", name="None")
    table = Table(A={"hand": [bolt, none], "battlefield": [beast()]}, B={"battlefield": [tax]}).start()
    assert (table.can_cast("Bolt"), table.can_cast("None")) == (False, True)


@pytest.mark.construct("NthSpellCosts")
def test_601_2f_only_the_second_spell_each_turn_costs_less() -> None:
    text = "The second spell you cast each turn costs {1} less to cast."
    hand = [spell("Draw a card.", name="First"), spell("Draw a card.", name="Dear", cost="{1}")]
    table = Table(A={"battlefield": [permanent(text)], "hand": hand}, B={}).start()
    assert not table.can_cast("Dear")

    table.cast("First").resolve()
    assert table.can_cast("Dear")


@pytest.mark.construct("EachOfYourTurns", "NthSpellCosts")
def test_601_2f_the_first_spell_in_your_own_turns_only() -> None:
    text = "The first spell you cast during each of your turns costs {1} less to cast."
    dear = spell("Draw a card.", name="Dear", cost="{1}", type_line="Instant")
    table = Table(A={"battlefield": [permanent(text)], "hand": [dear]}, B={}).start()
    assert table.can_cast("Dear")

    table.to("upkeep", 2)
    assert not table.can_cast("Dear")


@pytest.mark.construct("CostsInYourTurn", "SpellsCost")
def test_601_2f_this_spell_costs_less_during_your_turn() -> None:
    text = "This spell costs {1} less to cast during your turn.\nDraw a card."
    table = Table(A={"hand": [spell(text, cost="{1}", type_line="Instant")]}, B={}).start()
    assert table.can_cast(NAME)

    table.to("upkeep", 2)
    assert not table.can_cast(NAME)


@pytest.mark.construct("CostsWhile")
def test_601_2f_this_spell_costs_less_as_long_as() -> None:
    text = "This spell costs {1} less to cast as long as you control a Beast.\nDraw a card."
    card = spell(text, cost="{1}")
    assert Table(A={"hand": [card], "battlefield": [beast(name="Other")]}, B={}).start().can_cast(NAME)
    assert not Table(A={"hand": [card]}, B={}).start().can_cast(NAME)
    assert spanish(text.split("\n")[0]) == "Te cuesta {1} menos lanzar este hechizo mientras controles una Bestia."


@pytest.mark.construct("SpellsCost", "WhereX")
def test_118_7_x_less_where_x_is_a_number() -> None:
    text = "This spell costs {X} less to cast, where X is the total power of creatures you control.\nDraw a card."
    table = Table(A={"hand": [spell(text, cost="{5}{U}")], "battlefield": [beast(), beast(), ISLAND]}, B={}).start()
    assert not table.can_cast(NAME)

    table = Table(A={"hand": [spell(text, cost="{4}{U}")], "battlefield": [beast(), beast(), ISLAND]}, B={}).start()
    assert table.can_cast(NAME)


@pytest.mark.construct("SpellsCostIfTargets")
def test_118_7_coloured_and_generic_mana_less() -> None:
    text = "This spell costs {1}{U} less to cast if it targets a Beast.\nTap target creature."
    card = spell(text, cost="{2}{U}")
    fish = beast(name="Fish", type_line="Creature — Fish")
    assert Table(A={"hand": [card], "battlefield": [MOUNTAIN]}, B={"battlefield": [beast()]}).start().can_cast(NAME)
    table = Table(A={"hand": [card], "battlefield": [MOUNTAIN]}, B={"battlefield": [fish]}).start()
    assert table.state.players and not any(action.kind == dec.CAST for action in table.legal("A"))


@pytest.mark.construct("SpellsCostOnlyColored", "YourSpellsCost")
def test_118_7_only_coloured_mana_is_less() -> None:
    text = "Sorcery spells you cast cost {U} less to cast. This effect reduces only the amount of colored mana you pay."
    blue, grey = spell("Draw a card.", name="Blue", cost="{U}"), spell("Draw a card.", name="Grey", cost="{1}")
    table = Table(A={"battlefield": [permanent(text)], "hand": [blue, grey]}, B={}).start()
    assert table.can_cast("Blue") and not table.can_cast("Grey")


@pytest.mark.construct("EachOfYourSpellsCosts")
def test_601_2f_each_spell_that_fits_costs_less() -> None:
    text = "Each sorcery spell you cast with mana value 2 or greater costs {1} less to cast."
    two, one = spell("Draw a card.", name="Two", cost="{2}"), spell("Draw a card.", name="One", cost="{1}")
    table = Table(A={"battlefield": [permanent(text), FOREST], "hand": [two, one]}, B={}).start()
    table.cast("Two").resolve()
    assert table.names("graveyard", "A") == ["Two"] and not table.can_cast("One")


@pytest.mark.construct("YourSpellsCostThisTurn")
def test_611_2_spells_cost_less_for_the_rest_of_the_turn() -> None:
    text = "Sorcery spells you cast this turn cost {1} less to cast."
    hand = [spell(text), spell("Draw a card.", name="Dear", cost="{1}")]
    table = Table(A={"hand": hand}, B={}).start()
    assert not table.can_cast("Dear")

    table.cast(NAME).resolve()
    assert table.can_cast("Dear")

    table.to("precombat_main", 3)
    assert not table.can_cast("Dear")
