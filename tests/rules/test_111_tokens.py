"""111: tokens."""

from __future__ import annotations

from apnap.abilities import effect as eff
from apnap.abilities.change import AddTypes, Modify
from apnap.abilities.duration import Forever
from apnap.abilities.objects import ControlledBy, Filter, HasCardType, TargetObjects, TargetPlayers, You
from apnap.abilities.quantity import CountOf, Number
from apnap.abilities.values import ARTIFACT, BLACK, CREATURE, ENCHANTMENT, GREEN, HAND, WHITE
from apnap.rules.characteristics import characteristics
from apnap.rules.predefined_tokens import predefined
from apnap.rules.records import TOKEN
from tests.rules.effects import do, slots
from tests.rules.support import Table, creature, instant

IT = TargetObjects(0)
OX = creature("Ox", "3G", 4, 4)
RAT = eff.Token(CREATURE, subtypes=("Rat",), colors=GREEN, power=Number(1), toughness=Number(1))


def test_its_name_is_its_subtypes_and_token_111_4() -> None:
    table = do(Table(A={}, B={}), eff.CreateTokens(You(), Number(2), RAT, slot=1))
    assert table.names("battlefield") == ["Rat Token", "Rat Token"]
    record = table.find("Rat Token")
    assert record.kind == TOKEN and record.owner == 0 and table.size("Rat Token") == (1, 1)
    assert len(slots(table)[1].objects) == 2


def test_a_named_token_has_that_name_111_9() -> None:
    token = eff.Token(
        CREATURE, supertypes=2, subtypes=("Cat",), colors=WHITE, power=Number(2), toughness=Number(2), name="Mia"
    )
    table = do(Table(A={}, B={}), eff.CreateTokens(You(), Number(1), token))
    assert table.names("battlefield") == ["Mia"]


def test_its_numbers_are_found_as_it_is_created_111_3() -> None:
    yours = CountOf(Filter((HasCardType(CREATURE), ControlledBy(You()))))
    token = eff.Token(CREATURE, subtypes=("Ooze",), power=yours, toughness=yours)
    table = Table(A={"battlefield": [OX, OX]}, B={})
    do(table, eff.CreateTokens(You(), Number(1), token))
    assert table.size("Ooze Token") == (2, 2)


def test_a_token_that_left_does_not_come_back_111_8() -> None:
    table = do(Table(A={}, B={}), eff.CreateTokens(You(), Number(1), RAT))
    do(table, eff.Move(IT, HAND), "Rat Token")
    do(table, eff.Move(IT, 3), "Rat Token")
    assert table.names("battlefield") == []


def test_tokens_enter_tapped_with_counters() -> None:
    entering = eff.Entering(tapped=True, counters=(("+1/+1", Number(2)),))
    table = do(Table(A={}, B={}), eff.CreateTokens(You(), Number(1), RAT, entering))
    assert table.find("Rat Token").tapped and table.size("Rat Token") == (3, 3)


def test_a_token_copy_has_the_copiable_values_707_2() -> None:
    table = Table(A={}, B={"battlefield": [OX]})
    do(table, eff.PutCounters(IT, "+1/+1", Number(3)), "Ox")
    do(table, eff.CreateCopies(You(), IT), "Ox")
    mine = [o for o in table.objects("battlefield") if o.owner == 0]
    assert len(mine) == 1
    values = characteristics(table.state, mine[0])
    assert (values.name, values.power, values.controller) == ("Ox", 4, 0)


def test_changes_begin_for_the_tokens_only() -> None:
    entering = eff.Entering(changes=(AddTypes(subtypes=("Wall",)), Modify(Number(0), Number(4))), changes_for=Forever())
    table = Table(A={"battlefield": [OX]}, B={})
    do(table, eff.CreateTokens(You(), Number(1), RAT, entering))
    assert table.size("Rat Token") == (1, 5) and table.size("Ox") == (4, 4)


def test_predefined_tokens_have_their_types_111_10() -> None:
    for name in ("Treasure", "Food", "Gold", "Clue", "Blood", "Powerstone", "Map", "Junk", "Lander", "Mutagen"):
        face = predefined(name)
        assert (
            face is not None and face.card_types == ARTIFACT and face.subtypes == (name,) and len(face.abilities) == 1
        )
    for name in ("Cursed", "Monster", "Royal", "Sorcerer", "Virtuous", "Wicked", "Young Hero"):
        face = predefined(name)
        assert face is not None and face.card_types == ENCHANTMENT and face.subtypes == ("Aura", "Role")
    assert predefined("Nonsense") is None


def test_a_food_is_eaten_111_10b() -> None:
    from tests.rules.support import FOREST

    table = Table(A={"battlefield": [FOREST, FOREST]}, B={})
    do(table, eff.CreateTokens(You(), Number(1), eff.Token(predefined="Food")))
    table.state.frames = []
    table.start()
    table.activate("Food").resolve()
    assert table.life("A") == 23
    assert "Food" not in table.names("battlefield")


def test_a_blood_costs_a_card_111_10g() -> None:
    from tests.rules.support import FOREST

    table = Table(A={"battlefield": [FOREST], "hand": [OX]}, B={})
    do(table, eff.CreateTokens(You(), Number(1), eff.Token(predefined="Blood")))
    table.state.frames = []
    table.start().activate("Blood").resolve()
    assert table.names("graveyard", "A") == ["Ox"] and table.names("hand", "A") == ["Wastes"]
    assert table.names("battlefield") == ["Forest"] and table.find("Forest").tapped
    table = Table(A={"battlefield": [FOREST]}, B={})
    do(table, eff.CreateTokens(You(), Number(1), eff.Token(predefined="Blood")))
    table.state.frames = []
    assert not table.start().can_activate("Blood"), "there is no card to discard"


def test_a_walker_is_a_black_zombie_111_10d() -> None:
    table = do(Table(A={}, B={}), eff.CreateTokens(You(), Number(1), eff.Token(predefined="Walker")))
    seen = characteristics(table.state, table.find("Walker"))
    assert (seen.card_types, seen.colors, seen.subtypes) == (CREATURE, BLACK, frozenset({"Zombie"}))
    assert table.size("Walker") == (2, 2)


def test_an_incubator_is_transformed_111_10i() -> None:
    from tests.rules.support import FOREST

    table = Table(A={"battlefield": [FOREST, FOREST]}, B={})
    do(
        table,
        eff.CreateTokens(
            You(), Number(1), eff.Token(predefined="Incubator"), eff.Entering(counters=(("+1/+1", Number(2)),))
        ),
    )
    table.state.frames = []
    table.start()
    seen = characteristics(table.state, table.find("Incubator"))
    assert (seen.card_types, seen.colors, seen.subtypes) == (ARTIFACT, 0, frozenset({"Incubator"}))
    table.activate("Incubator").resolve()
    seen = characteristics(table.state, table.find("Phyrexian Token"))
    assert (seen.card_types, seen.colors, seen.subtypes) == (ARTIFACT | CREATURE, 0, frozenset({"Phyrexian"}))
    assert table.size("Phyrexian Token") == (2, 2)


def test_each_attacking_token_attacks_what_its_controller_chooses_508_4() -> None:
    rally = instant("Rally", "", eff.CreateTokens(You(), Number(2), RAT, eff.Entering(tapped=True, attacking=True)))
    table = Table(A={"hand": [rally], "battlefield": [OX]}, B={}, C={}).start().attack(("Ox", "B"))
    table.cast("Rally").resolve()
    assert table.decision.purpose == "attacked" and table.decision.rule == "508.4"
    table.choose("B", "C")
    rats = [record for record in table.objects("battlefield") if record.kind == TOKEN]
    assert [record.attacking for record in rats] == [table.entity("B"), table.entity("C")]


def test_nothing_is_attacked_outside_combat_508_4() -> None:
    attacking = eff.Entering(attacking=True)
    table = do(Table(A={}, B={}), eff.CreateTokens(You(), Number(1), RAT, attacking))
    assert table.find("Rat Token").attacking == 0


def test_a_token_may_enter_under_the_control_of_another_than_its_creator_111_2() -> None:
    given = eff.Entering(controller=TargetPlayers(0))
    table = do(Table(A={}, B={}), eff.CreateTokens(You(), Number(1), RAT, given), "B")
    record = table.find("Rat Token")
    assert (record.owner, record.controller) == (0, 1)
