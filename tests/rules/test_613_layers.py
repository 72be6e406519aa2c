"""613: layers, sublayers, timestamps, characteristic-defining abilities, counters."""

from __future__ import annotations

from apnap.abilities.ability import Activated, Body, Keyword
from apnap.abilities.change import (
    AddAbility,
    AddColors,
    AddTypes,
    CantHaveAbility,
    RemoveAbility,
    RemoveAllAbilities,
    RemoveTypes,
    ReplaceWord,
    SetColors,
    SetController,
    SetTypes,
    SwitchPowerToughness,
)
from apnap.abilities.condition import Exists, YourTurn
from apnap.abilities.cost import Cost, SacrificeObjects, TapThis
from apnap.abilities.effect import DealDamage
from apnap.abilities.objects import (
    AttachedHost,
    ControlledBy,
    EachOpponent,
    Filter,
    Giver,
    HasCardType,
    HasColor,
    HasKeyword,
    HasSubtype,
    IsOneOf,
    Not,
    This,
    You,
)
from apnap.abilities.quantity import CountOf, Number
from apnap.abilities.values import (
    ARTIFACT,
    BASIC,
    BATTLEFIELD,
    BLACK,
    BLUE,
    CREATURE,
    DEATHTOUCH,
    FLYING,
    GRAVEYARD,
    GREEN,
    HAND,
    LAND,
    LEGENDARY,
    RED,
    WHITE,
)
from apnap.rules.characteristics import characteristics
from apnap.rules.codec import load, save
from apnap.rules.continuous import forces_of
from apnap.rules.happen import perform_group
from apnap.rules.records import GameObject
from apnap.rules.zones import attach, move
from tests.rules.layered import (
    CREATURES,
    OTHERS,
    YOURS,
    affect,
    base,
    both_ways,
    defines,
    filtered,
    plus,
    put_counters,
    rule,
    says,
    seen,
)
from tests.rules.support import FOREST, PLAINS, Table, artifact, card, creature, land

BEAR = creature("Bear", "1G", 2, 2, subtypes=("Bear",))
CHIEF = creature("Chief", "1R", 2, 2, says(OTHERS, plus(1, 1)), subtypes=("Goblin",))
FLYER = AddAbility(Keyword("flying", text="Flying"))


def attached(table: Table, attachment: str, host: str) -> Table:
    attach(table.state, table.state.edit(table.find(attachment).ref), table.find(host).ref)
    table.state.disturb()
    return table


def test_a_permanent_without_effects_shares_the_characteristics_of_its_face() -> None:
    table = Table(A={"battlefield": [BEAR, BEAR]}, B={})
    assert seen(table, "Bear") is seen(table, "Bear#2")
    assert (seen(table, "Bear").power, seen(table, "Bear").colors) == (2, GREEN)


def test_static_effect_is_only_for_what_fits() -> None:
    table = both_ways(Table(A={"battlefield": [CHIEF, BEAR], "hand": [BEAR]}, B={"battlefield": [BEAR]}))
    assert [table.size(name) for name in ("Chief", "Bear", "Bear#2")] == [(2, 2), (3, 3), (2, 2)]
    assert seen(table, "Bear", "hand").power == 2  # 109.2: permanents only


def test_613_4_setting_comes_before_modifying_whatever_the_timestamps() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={})
    affect(table, ["Bear"], plus(3, 3))
    affect(table, ["Bear"], base(0, 1))
    assert both_ways(table).size("Bear") == (3, 4)
    assert seen(table, "Bear").base_power == 0


def test_613_7_the_later_of_two_setting_effects_wins() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={})
    affect(table, ["Bear"], base(5, 5))
    affect(table, ["Bear"], base(1, None))
    assert both_ways(table).size("Bear") == (1, 5)


def test_613_4c_counters_and_613_4d_switching() -> None:
    table = Table(A={"battlefield": [creature("Wall", "1", 0, 4)]}, B={})
    affect(table, ["Wall"], SwitchPowerToughness())
    put_counters(table, "Wall", plus=2, minus=1, charge=3)
    affect(table, ["Wall"], plus(0, 2))
    assert both_ways(table).size("Wall") == (7, 1)
    affect(table, ["Wall"], SwitchPowerToughness())
    assert table.size("Wall") == (1, 7)


def test_other_power_counters_count_as_written() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={})
    record = table.state.edit(table.find("Bear").ref)
    record.counters = (("+0/+2", 1), ("-2/-1", 2))
    assert table.size("Bear") == (-2, 2)


def test_604_3_defining_ability_works_in_every_zone() -> None:
    lands = CountOf(filtered(HasCardType(LAND), ControlledBy(You())))
    grower = creature("Grower", "1G", 0, 0, defines(base(lands, lands)))
    table = Table(A={"battlefield": [grower, FOREST, FOREST], "hand": [grower]}, B={"battlefield": [PLAINS]})
    assert both_ways(table).size("Grower") == (2, 2)
    hand = next(o for o in table.objects("hand") if o.owner == 0)
    assert characteristics(table.state, hand).power == 2


def test_613_4a_defining_comes_before_setting_with_an_earlier_timestamp() -> None:
    lands = CountOf(filtered(HasCardType(LAND)))
    grower = creature("Grower", "1G", 0, 0, defines(base(lands, lands)))
    table = Table(A={"battlefield": [rule("Shrinker", says(CREATURES, base(1, 1))), grower, FOREST, FOREST]}, B={})
    assert both_ways(table).size("Grower") == (1, 1)


def test_counted_values_follow_the_board_without_a_new_epoch_of_their_own() -> None:
    """At once, without anything being done (613.5)."""
    herd = CountOf(YOURS)
    table = both_ways(
        Table(A={"battlefield": [creature("Herd", "G", 0, 0, defines(base(herd, herd))), BEAR, BEAR]}, B={})
    )
    assert table.size("Herd") == (3, 3)
    assert forces_of(table.state).volatile


def test_two_creatures_that_count_each_other() -> None:
    herd = CountOf(YOURS)
    counter = creature("Counter", "G", 0, 0, says(This(), base(herd, herd)))
    table = both_ways(Table(A={"battlefield": [counter, counter, BEAR]}, B={}))
    assert (table.size("Counter"), table.size("Counter#2")) == ((3, 3), (3, 3))
    assert not forces_of(table.state).complex


def test_613_3_defining_types_and_colours_come_first() -> None:
    shifter = creature("Shifter", "U", 1, 1, defines(AddTypes(all_creature_types=True), SetColors(0)))
    table = Table(A={"battlefield": [CHIEF, shifter], "hand": [shifter]}, B={})
    assert "Goblin" in seen(table, "Shifter").subtypes and "Elf" in seen(table, "Shifter", "hand").subtypes
    assert seen(table, "Shifter").colors == 0
    affect(table, ["Shifter"], AddColors(BLACK), SetTypes(subtypes=("Elf",)))
    both_ways(table)
    assert (seen(table, "Shifter").colors, seen(table, "Shifter").subtypes) == (BLACK, frozenset({"Elf"}))
    older = rule("Older", says(CREATURES, AddColors(BLACK), SetTypes(subtypes=("Elf",))))
    table = both_ways(Table(A={"battlefield": [older, shifter]}, B={}))
    assert (seen(table, "Shifter").colors, seen(table, "Shifter").subtypes) == (BLACK, frozenset({"Elf"}))


def test_205_1a_losing_a_card_type_loses_its_subtypes() -> None:
    golem = card("Golem", "3", ARTIFACT | CREATURE, power=3, toughness=3, subtypes=("Golem", "Equipment"))
    table = Table(A={"battlefield": [golem]}, B={})
    affect(table, ["Golem"], RemoveTypes(card_types=CREATURE))
    assert (seen(table, "Golem").card_types, seen(table, "Golem").subtypes) == (ARTIFACT, frozenset({"Equipment"}))


def test_205_3d_no_subtype_without_its_card_type() -> None:
    table = Table(A={"battlefield": [artifact("Cup", "1")]}, B={})
    affect(table, ["Cup"], AddTypes(subtypes=("Elf", "Food")))
    assert seen(table, "Cup").subtypes == frozenset({"Food"})


def test_supertypes_can_be_added_and_taken() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={})
    affect(table, ["Bear"], AddTypes(supertypes=LEGENDARY | BASIC))
    affect(table, ["Bear"], RemoveTypes(supertypes=BASIC))
    assert seen(table, "Bear").supertypes == LEGENDARY


def test_an_animated_land_keeps_its_mana_ability_and_becomes_a_creature() -> None:
    table = Table(A={"battlefield": [FOREST]}, B={})
    animated = (AddTypes(CREATURE, subtypes=("Elemental",)), base(3, 4), SetColors(GREEN), FLYER)
    affect(table, ["Forest"], *animated)
    forest = seen(both_ways(table), "Forest")
    assert (forest.card_types, forest.power, forest.colors) == (LAND | CREATURE, 3, GREEN)
    assert forest.keywords == FLYING and len(forest.abilities) == 2


def test_305_6_basic_land_types_give_mana_abilities() -> None:
    table = Table(A={"battlefield": [FOREST, land("Ruin", "G")]}, B={})
    affect(table, ["Forest"], AddTypes(subtypes=("Island",)))
    both_ways(table)
    assert [ability.text for ability in seen(table, "Forest").abilities] == ["{T}: Add {U}.", "{T}: Add {G}."]
    assert len(seen(table, "Ruin").abilities) == 1


def test_305_7_setting_a_basic_land_type_takes_printed_abilities() -> None:
    table = Table(A={"battlefield": [land("Ruin", "G", "B")]}, B={})
    affect(table, ["Ruin"], FLYER)
    affect(table, ["Ruin"], SetTypes(subtypes=("Mountain",)))
    ruin = seen(both_ways(table), "Ruin")
    assert [ability.text.lower() for ability in ruin.abilities] == ["{t}: add {r}.", "flying"]
    assert ruin.subtypes == frozenset({"Mountain"})


def test_layer_6_the_later_of_gaining_and_losing_wins() -> None:
    table = Table(A={"battlefield": [BEAR, creature("Hawk", "U", 1, 1, "flying")]}, B={})
    affect(table, ["Bear", "Hawk"], RemoveAbility("flying"))
    assert seen(table, "Hawk").keywords == 0
    affect(table, ["Bear"], FLYER)
    assert seen(both_ways(table), "Bear").keywords == FLYING


def test_113_11_cant_have_beats_a_later_gain() -> None:
    table = Table(A={"battlefield": [creature("Hawk", "U", 1, 1, "flying", "deathtouch")]}, B={})
    affect(table, ["Hawk"], CantHaveAbility("flying"))
    affect(table, ["Hawk"], FLYER)
    assert seen(both_ways(table), "Hawk").keywords == DEATHTOUCH
    put_counters(table, "Hawk", flying=1)
    table.state.edit(table.find("Hawk").ref).memory = (("counter flying", table.state.new_timestamp()),)
    table.state.disturb()
    assert seen(table, "Hawk").keywords == DEATHTOUCH
    assert seen(both_ways(table), "Hawk").keywords == DEATHTOUCH


def test_122_1b_keyword_counters_have_a_timestamp() -> None:
    table = Table(A={"battlefield": [BEAR, BEAR]}, B={})
    put_counters(table, "Bear", flying=1)
    affect(table, ["Bear", "Bear#2"], RemoveAllAbilities())
    assert seen(table, "Bear").keywords == 0
    record = table.state.edit(table.find("Bear#2").ref)
    record.counters = (("flying", 1),)
    record.memory = (("counter flying", table.state.new_timestamp()),)
    assert seen(both_ways(table), "Bear#2").keywords == FLYING


def test_201_5a_a_name_in_a_given_ability_is_the_object_that_gives_it() -> None:
    torch = Filter((IsOneOf(Giver()),))
    burn = Activated(
        Cost(parts=(TapThis(), SacrificeObjects(torch))),
        Body(effect=DealDamage(Number(2), players=EachOpponent(), source=Giver())),
    )
    held = artifact("Torch", "1", says(AttachedHost(), AddAbility(burn)), subtypes=("Equipment",))
    table = Table(A={"battlefield": [held, BEAR]}, B={})
    attached(table, "Torch", "Bear").start()
    table.activate("Bear")
    assert table.names("graveyard", "A") == ["Torch"] and table.find("Bear").tapped
    table.resolve()
    assert table.life("B") == 18


def test_layer_2_an_aura_that_controls_and_the_anthem_of_the_new_controller() -> None:
    leash = rule("Leash", says(AttachedHost(), SetController(You())))
    table = Table(A={"battlefield": [leash, rule("Banner", says(YOURS, plus(1, 1)))]}, B={"battlefield": [CHIEF, BEAR]})
    assert (table.size("Bear"), table.size("Chief")) == ((3, 3), (2, 2))
    both_ways(attached(table, "Leash", "Chief"))
    assert seen(table, "Chief").controller == 0
    assert (table.size("Chief"), table.size("Bear")) == ((3, 3), (2, 2))  # "you" of its ability changed, too


def test_layer_2_control_of_the_controlling_aura() -> None:
    leash = rule("Leash", says(AttachedHost(), SetController(You())))
    table = attached(Table(A={"battlefield": [leash]}, B={"battlefield": [BEAR]}), "Leash", "Bear")
    assert seen(table, "Bear").controller == 0
    affect(table, ["Leash"], SetController(You()), you="B")
    assert seen(both_ways(table), "Bear").controller == 1


def test_layer_3_words_change_in_text_and_type_line() -> None:
    """A text-changing effect changes rules text and type line (612.1)."""
    knight = creature("Knight", "W", 2, 2, Keyword("protection", what=filtered(HasColor(RED))))
    table = Table(A={"battlefield": [knight, FOREST]}, B={})
    affect(table, ["Knight"], ReplaceWord("red", "blue"))
    affect(table, ["Forest"], ReplaceWord("Forest", "Island"))
    node = seen(table, "Knight").abilities[0].node
    assert isinstance(node, Keyword) and node.what == filtered(HasColor(BLUE))
    assert [ability.text for ability in seen(table, "Forest").abilities] == ["{T}: Add {U}."]
    assert seen(table, "Knight").colors == WHITE


def test_conditions_of_static_abilities() -> None:
    tinker = creature("Tinker", "U", 1, 1, says(This(), FLYER, condition=Exists(filtered(HasCardType(ARTIFACT)))))
    noble = creature("Noble", "W", 1, 1, says(This(), plus(2, 0), condition=YourTurn(You())))
    table = Table(A={"battlefield": [tinker, noble]}, B={"battlefield": [noble]})
    table.state.active = 0
    both_ways(table)
    assert seen(table, "Tinker").keywords == 0
    assert (table.size("Noble"), table.size("Noble#2")) == ((3, 1), (1, 1))
    table = both_ways(Table(A={"battlefield": [tinker, artifact("Cup", "1")]}, B={}))
    assert seen(table, "Tinker").keywords == FLYING


def test_effects_on_cards_in_other_zones() -> None:
    table = Table(
        A={"battlefield": [rule("Dye", says(filtered(zones=(HAND,)), SetColors(BLACK)))], "hand": [BEAR]}, B={}
    )
    assert seen(both_ways(table), "Bear", "hand").colors == BLACK
    assert seen(table, "Dye").colors == 0


def test_filters_on_granted_keywords_and_lost_colours() -> None:
    table = both_ways(
        Table(
            A={
                "battlefield": [
                    rule("Wind", says(filtered(HasKeyword("flying")), plus(0, 1))),
                    rule("Lift", says(filtered(HasColor(GREEN)), FLYER)),
                    rule("Bleach", says(filtered(HasCardType(CREATURE), Not(HasSubtype("Bear"))), SetColors(0))),
                    BEAR,
                    creature("Elf", "G", 1, 1, subtypes=("Elf",)),
                ]
            },
            B={},
        )
    )
    assert (table.size("Bear"), table.size("Elf")) == ((2, 3), (1, 1))


def test_face_down_permanent_is_a_2_2_without_anything() -> None:
    table = Table(A={"battlefield": [creature("Drake", "UU", 3, 1, "flying")]}, B={})
    record = table.state.edit(table.find("Drake").ref)
    record.face_down = True
    record.counters = (("+1/+1", 1),)
    chars = characteristics(table.state, record)
    assert (chars.name, chars.power, chars.toughness, chars.colors, chars.abilities) == ("", 3, 3, 0, ())
    assert chars.mana_value == 0 and chars.subtypes == frozenset()


def test_608_2h_last_known_information_keeps_what_effects_made_of_it() -> None:
    table = Table(A={"battlefield": [CHIEF, BEAR]}, B={})
    chief, bear = table.find("Chief").ref, table.find("Bear").ref
    perform_group(table.state, [move(chief, GRAVEYARD), move(bear, GRAVEYARD)])  # both die at the same time
    last = table.state.last_known(bear)
    assert (last.zone, characteristics(table.state, last).power) == (BATTLEFIELD, 3)
    assert characteristics(table.state, table.find("Bear", "graveyard")).power == 2
    again = load(save(table.state))  # it is part of the position
    assert characteristics(again, again.last_known(bear)).power == 3
    abilities = characteristics(table.state, last_chief(table)).abilities
    assert characteristics(again, again.last_known(chief)).abilities == abilities != ()


def last_chief(table: Table) -> GameObject:
    """The Chief as it last was on the battlefield."""
    was = table.find("Chief", "graveyard").was
    assert was is not None
    return was
