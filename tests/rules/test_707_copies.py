"""707: copiable values, exceptions, copies that last; 202.3, 709, 712: mana values and faces."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import (
    AddAbility,
    AddTypes,
    BecomeCopy,
    Modify,
    RemoveAbility,
    RemoveTypes,
    SetColors,
    SetLoyalty,
    SetManaCost,
    SetName,
    SetTypes,
    TakeValues,
)
from apnap.abilities.definition import FLIP, SPLIT, TRANSFORM, CardDefinition, FaceDefinition
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import HasCardType, TargetObjects
from apnap.abilities.quantity import CountOf, Number
from apnap.abilities.values import (
    ARTIFACT,
    BLUE,
    CREATURE,
    FLYING,
    GREEN,
    INSTANT,
    LAND,
    LEGENDARY,
    PLANESWALKER,
    RED,
    STACK,
    TRAMPLE,
    WHITE,
)
from apnap.errors import InvalidStateError
from apnap.rules.characteristics import characteristics
from apnap.rules.context import context_for
from apnap.rules.copying import begin_copying, copiable
from apnap.rules.definitions import define
from apnap.rules.faces import FACE_DOWN_DEFINITION
from tests.rules.layered import affect, base, defines, filtered, plus, put_counters, rule, says, seen
from tests.rules.support import CREATURES, FOREST, Table, creature

DRAKE = creature("Drake", "2UU", 3, 4, "flying", subtypes=("Drake",))
BEAR = creature("Bear", "1G", 2, 2, subtypes=("Bear",))


def two_faced(layout: str, back_cost: ManaCost | None = None) -> CardDefinition:
    front = FaceDefinition("Pup", ManaCost(("2", "G")), GREEN, 0, CREATURE, ("Wolf",), 2, 2)
    back = FaceDefinition("Alpha", back_cost, RED, 0, CREATURE, ("Werewolf",), 5, 5, abilities=(Keyword("trample"),))
    return CardDefinition("Pup // Alpha", (front, back), layout)


def test_707_2_counters_status_and_effects_are_not_copied() -> None:
    table = Table(A={"battlefield": [DRAKE]}, B={})
    put_counters(table, "Drake", plus=2)
    affect(table, ["Drake"], AddTypes(ARTIFACT), base(9, 9), SetColors(RED))
    table.state.edit(table.find("Drake").ref).tapped = True
    assert copiable(table.state, table.find("Drake")) is define(DRAKE)


def test_707_2_what_it_copied_as_it_entered_is_copied() -> None:
    table = Table(A={"battlefield": [BEAR, DRAKE]}, B={})
    record = table.state.edit(table.find("Bear").ref)
    record.copied = copiable(table.state, table.find("Drake"), (SetName("Mirror"), AddTypes(supertypes=LEGENDARY)))
    table.state.disturb()
    mirror = seen(table, "Mirror")
    assert (mirror.power, mirror.keywords, mirror.supertypes, mirror.mana_value) == (3, FLYING, LEGENDARY, 4)
    assert copiable(table.state, table.find("Mirror")).name == "Mirror"  # 707.3


def test_707_3_a_copy_effect_of_a_spell_is_copied_too_and_ends() -> None:
    table = Table(A={"battlefield": [BEAR, DRAKE]}, B={})
    affect(table, ["Bear"], TakeValues(DRAKE), Modify(Number(1), Number(0)))
    bear = table.objects("battlefield")[0]
    assert (characteristics(table.state, bear).name, characteristics(table.state, bear).power) == ("Drake", 4)
    assert copiable(table.state, bear) is define(DRAKE)
    table.state.effects = ()
    table.state.disturb()
    assert table.size("Bear") == (2, 2)


def test_707_2b_values_are_settled_as_copying_begins() -> None:
    table = Table(A={"battlefield": [BEAR, DRAKE]}, B={})
    context = context_for(table.find("Bear").ref, 0)
    context.targets = ((table.find("Drake").ref,),)
    change = BecomeCopy(TargetObjects(0), (SetColors(WHITE),))
    taken = begin_copying(table.state, change, context)
    assert taken is not None
    affect(table, ["Bear"], taken)
    table.state.edit(table.find("Drake#2").ref).copied = define(BEAR)
    table.state.disturb()
    copies = [characteristics(table.state, o) for o in table.objects("battlefield")]
    assert [(c.name, c.colors) for c in copies] == [("Drake", WHITE), ("Bear", GREEN)]
    context.targets = ((),)
    assert begin_copying(table.state, change, context) is None


def test_a_copied_static_ability_works() -> None:
    chief = creature("Chief", "1R", 1, 1, says(CREATURES, plus(1, 1)))
    table = Table(A={"battlefield": [BEAR, chief]}, B={})
    assert table.size("Bear") == (3, 3)
    affect(table, ["Bear"], TakeValues(chief))
    assert (table.size("Chief"), table.size("Chief#2")) == ((3, 3), (3, 3))


def test_707_9_exceptions_become_copiable_values() -> None:
    table = Table(A={"battlefield": [DRAKE]}, B={})
    changes = (
        SetColors(RED),
        SetTypes(subtypes=("Spirit",)),
        AddTypes(ARTIFACT, subtypes=("Food",)),
        RemoveAbility("flying"),
        AddAbility(Keyword("trample")),
        base(1, None),
        SetManaCost(None),
    )
    face = copiable(table.state, table.find("Drake"), changes).faces[0]
    assert face.node == FaceDefinition(
        "Drake", None, RED, 0, ARTIFACT | CREATURE, ("Spirit", "Food"), 1, 4, abilities=(Keyword("trample"),)
    )
    assert face.keywords == TRAMPLE


def test_707_9_more_exceptions_and_refusals() -> None:
    walker = CardDefinition("Sage", (FaceDefinition("Sage", card_types=PLANESWALKER, loyalty=3),))
    table = Table(A={"battlefield": [walker, DRAKE]}, B={})
    assert copiable(table.state, table.find("Sage"), (SetLoyalty(Number(5)),)).faces[0].node.loyalty == 5
    drake = table.find("Drake")
    only_land = copiable(table.state, drake, (SetTypes(LAND, ("Forest",)),)).faces[0].node
    assert (only_land.card_types, only_land.subtypes) == (LAND, ("Forest",))
    still = copiable(table.state, drake, (SetTypes(LAND, ("Forest",), keep_card_types=True),)).faces[0].node
    assert (still.card_types, still.subtypes) == (LAND | CREATURE, ("Drake", "Forest"))
    lost = copiable(table.state, drake, (RemoveTypes(card_types=CREATURE),)).faces[0].node
    assert (lost.card_types, lost.subtypes) == (0, ())
    with pytest.raises(InvalidStateError, match="707.9"):
        copiable(table.state, drake, (Modify(Number(1), Number(1)),))


def test_707_9d_a_defined_characteristic_that_is_provided_is_not_also_defined() -> None:
    count = CountOf(filtered(HasCardType(LAND)))
    grower = creature("Grower", "G", 0, 0, defines(base(count, count)), defines(SetColors(0)))
    table = Table(A={"battlefield": [grower, FOREST]}, B={})
    face = copiable(table.state, table.find("Grower"), (base(7, 7),)).faces[0].node
    assert (face.power, face.abilities) == (7, (defines(SetColors(0)),))


def test_face_down_objects_are_copied_as_they_are() -> None:
    table = Table(A={"battlefield": [DRAKE]}, B={})
    record = table.state.edit(table.find("Drake").ref)
    record.face_down = True
    assert copiable(table.state, record) is FACE_DOWN_DEFINITION


def test_707_8_a_copy_has_the_face_that_is_up_and_a_token_both() -> None:
    table = Table(A={"battlefield": [two_faced(TRANSFORM)]}, B={})
    record = table.state.edit(table.find("Pup").ref)
    record.face = 1
    table.state.disturb()
    assert [face.name for face in copiable(table.state, record).faces] == ["Alpha"]
    assert [face.name for face in copiable(table.state, record, both_faces=True).faces] == ["Pup", "Alpha"]


def test_202_3b_mana_value_of_a_back_face_and_of_its_copy() -> None:
    table = Table(A={"battlefield": [two_faced(TRANSFORM)]}, B={})
    record = table.state.edit(table.find("Pup").ref)
    record.face = 1
    table.state.disturb()
    alpha = characteristics(table.state, record)
    assert (alpha.name, alpha.mana_value, alpha.cost.exists) == ("Alpha", 3, False)
    record.copied = copiable(table.state, record)
    table.state.disturb()
    assert characteristics(table.state, record).mana_value == 0


def test_710_flipped_permanents() -> None:
    table = Table(A={"battlefield": [two_faced(FLIP)], "hand": [two_faced(FLIP)]}, B={})
    record = table.state.edit(table.find("Pup", "battlefield").ref)
    record.flipped = True
    table.state.disturb()
    assert characteristics(table.state, record).name == "Alpha"
    assert seen(table, "Pup", "hand").power == 2


def test_709_4_split_cards_have_both_halves_off_the_stack() -> None:
    halves = (
        FaceDefinition("Glow", ManaCost(("1", "R")), RED, 0, INSTANT),
        FaceDefinition("Rime", ManaCost(("X", "U")), BLUE, 0, INSTANT),
    )
    split = CardDefinition("Glow // Rime", halves, SPLIT)
    table = Table(A={"hand": [split], "stack": [split]}, B={})
    both = seen(table, "Glow // Rime", "hand")
    assert (both.colors, both.mana_value, both.cost.x) == (RED | BLUE, 3, 1)
    record = table.state.edit(table.find("Glow", "stack").ref)
    record.face = 1
    record.x = 4
    rime = characteristics(table.state, record)
    assert (rime.name, rime.colors, rime.mana_value) == ("Rime", BLUE, 5)  # 202.3e


def test_copying_a_split_spell_keeps_its_halves() -> None:
    halves = (FaceDefinition("Glow", card_types=INSTANT), FaceDefinition("Rime", card_types=INSTANT))
    table = Table(A={"stack": [CardDefinition("Glow // Rime", halves, SPLIT)]}, B={})
    record = table.find("Glow", "stack")
    assert record.zone == STACK
    assert copiable(table.state, record) is record.definition


def test_rule_of_the_copied_object_is_not_that_of_the_copier() -> None:
    table = Table(A={"battlefield": [rule("Banner", says(CREATURES, plus(1, 1))), BEAR]}, B={})
    affect(table, ["Banner"], TakeValues(BEAR))
    assert (table.size("Bear"), table.size("Bear#2")) == ((2, 2), (2, 2))
