"""613.6, 613.8: effects in several layers, dependency, loops; what the effects of lost abilities still do."""

from __future__ import annotations

import cProfile
import pstats

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import AddAbility, AddTypes, RemoveAllAbilities, SetColors, SetController, SetTypes
from apnap.abilities.condition import Exists
from apnap.abilities.objects import (
    ControlledBy,
    HasCardType,
    HasColor,
    HasKeyword,
    HasSubtype,
    HasSupertype,
    Not,
    Other,
    Stat,
    This,
    You,
)
from apnap.abilities.quantity import AT_LEAST, POWER, Comparison, CountOf, GreatestOf, Number
from apnap.abilities.values import ARTIFACT, BASIC, BLACK, CREATURE, ENCHANTMENT, FLYING, HAND, LAND, RED, WHITE
from apnap.rules.characteristics import characteristics
from apnap.rules.continuous import forces_of
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
    rule,
    says,
    seen,
)
from tests.rules.support import FOREST, Table, artifact, card, creature

BEAR = creature("Bear", "1G", 2, 2)
MOON = rule("Moon", says(filtered(HasCardType(LAND), Not(HasSupertype(BASIC))), SetTypes(subtypes=("Mountain",))))
GRAVE = card(
    "Grave", None, LAND, says(filtered(HasCardType(LAND)), AddTypes(subtypes=("Swamp",))), supertypes=0, subtypes=()
)
HUMBLING = rule("Humbling", says(CREATURES, RemoveAllAbilities(), base(1, 1)))


@pytest.mark.parametrize("order", [(MOON, GRAVE), (GRAVE, MOON)], ids=["moon first", "grave first"])
def test_613_8a_an_effect_that_would_lose_its_existence_waits(order: tuple[object, ...]) -> None:
    table = Table(A={"battlefield": [*order, FOREST]}, B={})
    assert forces_of(table.state).complex
    assert seen(table, "Forest").subtypes == frozenset({"Forest"})
    grave = seen(table, "Grave")
    assert grave.subtypes == frozenset({"Mountain"})
    assert [ability.text for ability in grave.abilities] == ["{T}: Add {R}."]


@pytest.mark.parametrize("first", [0, 1])
def test_613_8a_an_effect_whose_objects_another_decides_waits(first: int) -> None:
    cards = [
        rule("Wake", says(filtered(HasCardType(ARTIFACT)), AddTypes(CREATURE))),
        rule("Tribe", says(CREATURES, AddTypes(subtypes=("Goblin",)))),
    ]
    table = both_ways(Table(A={"battlefield": [cards[first], cards[1 - first], artifact("Cup", "1")]}, B={}))
    assert "Goblin" in seen(table, "Cup").subtypes


@pytest.mark.parametrize("first", [0, 1])
def test_dependency_in_layers_5_and_6(first: int) -> None:
    for cards, expect in (
        (
            [
                rule("Dark", says(CREATURES, SetColors(BLACK))),
                rule("Red", says(filtered(HasColor(BLACK)), SetColors(RED))),
            ],
            (RED, 0),
        ),
        (
            [
                rule("Lift", says(CREATURES, AddAbility(Keyword("flying")))),
                rule("Reach", says(filtered(HasKeyword("flying")), AddAbility(Keyword("reach")))),
            ],
            (0, FLYING),
        ),
    ):
        table = Table(A={"battlefield": [cards[first], cards[1 - first], creature("Golem", "3", 3, 3)]}, B={})
        golem = seen(table, "Golem")
        assert golem.colors == expect[0]
        assert golem.keywords & FLYING == expect[1]
        assert len(golem.abilities) == (2 if expect[1] else 0)


@pytest.mark.parametrize("first", [0, 1])
def test_dependency_in_layer_7c_on_power(first: int) -> None:
    strong = filtered(HasCardType(CREATURE), Stat(POWER, Comparison(AT_LEAST, Number(3))))
    cards = [rule("Banner", says(CREATURES, plus(1, 1))), rule("Bully", says(strong, plus(0, 5)))]
    table = Table(A={"battlefield": [cards[first], cards[1 - first], BEAR]}, B={})
    assert table.size("Bear") == (3, 8)


def test_613_8b_a_loop_of_dependencies_is_ignored() -> None:
    to_white = rule("Day", says(filtered(HasCardType(CREATURE), HasColor(BLACK)), SetColors(WHITE)))
    to_black = rule("Night", says(filtered(HasCardType(CREATURE), HasColor(WHITE)), SetColors(BLACK)))
    pair = [creature("Priest", "W", 1, 1), creature("Ghoul", "B", 1, 1)]
    table = Table(A={"battlefield": [to_white, to_black, *pair]}, B={})
    assert (seen(table, "Priest").colors, seen(table, "Ghoul").colors) == (BLACK, BLACK)
    table = Table(A={"battlefield": [to_black, to_white, *pair]}, B={})
    assert (seen(table, "Priest").colors, seen(table, "Ghoul").colors) == (WHITE, WHITE)


def test_an_ability_lost_in_layer_6_does_nothing_in_layer_7() -> None:
    """Layer 7 comes after layer 6 (613.1g)."""
    chief = creature("Chief", "1R", 3, 3, says(OTHERS, plus(1, 1)))
    table = Table(A={"battlefield": [chief, HUMBLING, BEAR]}, B={})
    assert (table.size("Chief"), table.size("Bear")) == ((1, 1), (1, 1))
    assert seen(table, "Chief").abilities == ()


def test_613_6_an_effect_that_has_started_goes_on_without_its_ability() -> None:
    """Both enchantments lose their abilities in layer 6; what started in layer 4 still sets power in 7b."""
    wake = says(filtered(HasCardType(ENCHANTMENT), Other()), AddTypes(CREATURE), base(Number(4), Number(4)))
    table = Table(A={"battlefield": [rule("Dream", wake), HUMBLING, BEAR]}, B={})
    assert seen(table, "Humbling").card_types == ENCHANTMENT | CREATURE
    assert seen(table, "Humbling").abilities == ()
    assert (table.size("Humbling"), table.size("Bear")) == ((1, 1), (1, 1))  # the later timestamp in 7b
    table = Table(A={"battlefield": [HUMBLING, rule("Dream", wake), BEAR]}, B={})
    assert (table.size("Humbling"), table.size("Bear")) == ((4, 4), (1, 1))


def test_613_6_the_same_set_of_objects_in_later_layers() -> None:
    """What an effect made no longer fit its own description still gets the rest of the effect."""
    cards = filtered(HasCardType(ARTIFACT), Not(HasCardType(CREATURE)))
    golems = rule("March", says(cards, AddTypes(CREATURE), base(2, 3)))
    table = both_ways(Table(A={"battlefield": [golems, artifact("Cup", "1")]}, B={}))
    assert (seen(table, "Cup").card_types, table.size("Cup")) == (ARTIFACT | CREATURE, (2, 3))


def test_a_granted_static_ability_works_in_its_layer_with_the_later_timestamp() -> None:
    leader = AddAbility(says(OTHERS, plus(1, 0)))
    table = Table(A={"battlefield": [BEAR, creature("Elf", "G", 1, 1)]}, B={})
    affect(table, ["Bear"], leader)
    assert forces_of(table.state).complex
    assert (table.size("Bear"), table.size("Elf")) == ((2, 2), (2, 1))
    affect(table, ["Bear"], RemoveAllAbilities())
    assert table.size("Elf") == (1, 1)


def test_control_decided_by_what_an_effect_sees_in_its_own_layer() -> None:
    """Layer 2: whose creatures are taken depends on an earlier change of control."""
    thief = rule("Thief", says(filtered(HasCardType(CREATURE), HasSubtype("Bear")), SetController(You())))
    table = Table(
        A={"battlefield": [thief, rule("Banner", says(YOURS, plus(1, 1)))]},
        B={"battlefield": [creature("Cub", "G", 1, 1, subtypes=("Bear",))]},
    )
    assert seen(table, "Cub").controller == 0
    assert table.size("Cub") == (2, 2)


def test_values_that_read_types_changed_by_others() -> None:
    count = CountOf(filtered(HasCardType(CREATURE), ControlledBy(You())))
    wake = rule("Wake", says(filtered(HasCardType(ARTIFACT)), AddTypes(CREATURE), base(0, 1)))
    herd = creature("Herd", "G", 0, 0, says(This(), base(count, count)))
    table = both_ways(Table(A={"battlefield": [herd, wake, artifact("Cup", "1")]}, B={}))
    assert table.size("Herd") == (2, 2)


def test_complex_positions_follow_taps_and_counters_of_single_objects() -> None:
    table = Table(A={"battlefield": [MOON, GRAVE, BEAR]}, B={})
    assert table.size("Bear") == (2, 2)
    table.state.edit(table.find("Bear").ref).counters = (("+1/+1", 2),)
    assert table.size("Bear") == (4, 4)


def test_613_7a_a_granted_ability_has_the_timestamp_of_its_grant() -> None:
    table = Table(A={"battlefield": [BEAR, creature("Elf", "G", 2, 2)]}, B={})
    affect(table, ["Elf"], base(5, 5))
    affect(table, ["Bear"], AddAbility(says(OTHERS, base(1, 1))))
    assert table.size("Elf") == (1, 1)


def test_numbers_that_count_what_a_condition_gives() -> None:
    """The order in which objects are asked for makes no difference."""
    artifacts = Exists(filtered(HasCardType(ARTIFACT)))
    kite = creature("Kite", "U", 1, 1, says(This(), AddAbility(Keyword("flying")), condition=artifacts))
    flyers = CountOf(filtered(HasKeyword("flying")))
    flock = creature("Flock", "U", 0, 0, says(This(), base(flyers, flyers)))
    table = Table(A={"battlefield": [kite, flock, artifact("Cup", "1")]}, B={})
    assert seen(table, "Kite").keywords == FLYING
    assert table.size("Flock") == (1, 1)


def test_defining_abilities_that_look_at_each_other_come_to_an_end() -> None:
    greatest = GreatestOf(filtered(HasCardType(CREATURE), Other()), POWER)
    rival = creature("Rival", "B", 0, 1, defines(base(greatest, None)))
    table = Table(A={"battlefield": [rival, rival, BEAR]}, B={})
    assert (table.size("Rival"), table.size("Rival#2")) == ((2, 1), (2, 1))


def test_604_3_a_card_in_hand_that_counts_the_hand_is_looked_at_anew_where_effects_depend_on_each_other() -> None:
    cards = CountOf(filtered(ControlledBy(You()), zones=(HAND,)))
    scholar = creature("Scholar", "2UU", 0, 4, defines(base(cards, None)))
    table = Table(A={"battlefield": [MOON, GRAVE], "hand": [scholar, BEAR, FOREST]}, B={})
    assert seen(table, "Scholar", "hand").power == 3
    fork = table.state.fork()
    fork.edit_player(table.seat("A")).hand.pop()  # nothing that makes other objects what they are not
    assert characteristics(fork, table.find("Scholar", "hand")).power == 2
    assert seen(table, "Scholar", "hand").power == 3


def test_613_8b_hundreds_of_effects_on_one_object_take_no_cubic_number_of_steps() -> None:
    """One of them depends on the others; what a change of one would do is not asked again for all of the rest."""
    artifacts = Exists(filtered(HasCardType(ARTIFACT)))
    statue = creature("Statue", "1", 2, 2, says(This(), AddTypes(ENCHANTMENT), condition=artifacts))

    def calls(times: int) -> int:
        table = Table(A={"battlefield": [statue, BEAR]}, B={})
        for _ in range(times):
            affect(table, ["Bear"], SetTypes(ARTIFACT))
        profile = cProfile.Profile()
        assert profile.runcall(seen, table, "Statue").card_types == CREATURE | ENCHANTMENT
        assert seen(table, "Bear").card_types == ARTIFACT
        return pstats.Stats(profile).total_calls  # type: ignore[attr-defined, no-any-return]

    assert calls(200) < 2.5 * calls(100)
