"""classic:418.5, 2007:418.5, 613: in which order continuous effects and counters apply under each book."""

from __future__ import annotations

import pytest

from apnap.abilities import duration as dur
from apnap.abilities import effect as eff
from apnap.abilities.ability import Body, Keyword
from apnap.abilities.change import (
    AddAbility,
    AddTypes,
    RemoveAbility,
    RemoveAllAbilities,
    ReplaceWord,
    SetColors,
    SetController,
    SetTypes,
    SwitchPowerToughness,
)
from apnap.abilities.definition import CardDefinition
from apnap.abilities.objects import (
    AttachedHost,
    HasCardType,
    HasColor,
    HasKeyword,
    HasSubtype,
    Not,
    Stat,
    TargetObjects,
    You,
)
from apnap.abilities.quantity import AT_LEAST, POWER, Comparison, CountOf, Number
from apnap.abilities.values import ARTIFACT, CREATURE, FLYING, INDESTRUCTIBLE, LAND, RED, WHITE
from apnap.rules.characteristics import characteristics, keyword_nodes
from tests.rules.layered import (
    CREATURES,
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
from tests.rules.support import FOREST, MOUNTAIN, TARGET_CREATURE, Table, artifact, creature, enchantment, instant

IT = TargetObjects(0)
OX = creature("Ox", "0", 2, 2)
STRONG = filtered(HasCardType(CREATURE), Stat(POWER, Comparison(AT_LEAST, Number(3))))


def spell(name: str, *changes: object) -> CardDefinition:
    """Return an instant that changes its target until end of turn."""
    return instant(name, "0", Body((TARGET_CREATURE,), eff.Continuous(IT, changes, dur.UntilEndOfTurn())))  # type: ignore[arg-type]


SHRINK = spell("Shrink", base(0, 1))
GROW = spell("Grow", plus(4, 4))
BIGGER = spell("Bigger", plus(4, 4))
TURN = spell("Turn", SwitchPowerToughness())
BONUS = rule("Bonus", says(filtered(HasCardType(CREATURE), HasColor(WHITE)), plus(1, 1)))
WHITENING = rule("Whitening", says(CREATURES, SetColors(WHITE)))
HUMBLING = rule("Humbling", says(CREATURES, RemoveAllAbilities(), base(1, 1)))
TOUGHEN = rule("Toughen", says(STRONG, plus(0, 2)))


@pytest.mark.ledger("classic:418.5b", "classic:418.5c", "2007:418")
@pytest.mark.also("current")
def test_an_effect_waits_for_the_one_that_it_depends_on(book: str) -> None:
    """classic:418.5b–c: the bonus came first and is for white creatures; what whitens them is applied before it.

    Today: dependency goes before timestamps (613.8).
    """
    table = Table(book=book, A={"battlefield": [BONUS, WHITENING, OX]}, B={})
    assert table.size("Ox") == (3, 3)


@pytest.mark.parametrize(("edition", "color"), [("classic", WHITE), ("2007", 0), ("current", 0)])
def test_dependency_reaches_as_far_as_the_layer(edition: str, color: int) -> None:
    """classic:418.5b, 613.8a: who is white depends here on power, which another effect changes; where colours have an
    earlier layer it comes too late."""
    strong_are_white = rule("Purity", says(STRONG, SetColors(WHITE)))
    wings = rule("Wings", says(CREATURES, plus(1, 1)))
    table = Table(book=edition, A={"battlefield": [strong_are_white, wings, OX]}, B={})
    assert seen(table, "Ox").colors == color
    assert table.size("Ox") == (3, 3)


@pytest.mark.ledger("classic:418.5c")
def test_in_a_circle_of_dependency_the_earlier_effect_comes_first(book: str) -> None:
    """classic:418.5c: each would change what the other applies to; so what came into play first is applied first."""
    bird = creature("Bird", "0", 1, 1, "flying")
    dawn = rule("Dawn", says(filtered(HasCardType(CREATURE), HasKeyword("flying")), SetColors(WHITE)))
    calm = rule("Calm", says(filtered(HasCardType(CREATURE), Not(HasColor(WHITE))), RemoveAbility("flying")))
    for order, flies in (((dawn, calm), True), ((calm, dawn), False)):
        table = Table(book=book, A={"battlefield": [*order, bird]}, B={})
        assert bool(seen(table, "Bird").keywords & FLYING) is flies
        assert seen(table, "Bird").colors == (WHITE if flies else 0)


@pytest.mark.ledger("classic:418.5d", "2007:418")
@pytest.mark.also("current")
@pytest.mark.parametrize("gains_last", [True, False])
def test_the_newest_effect_overrides(book: str, gains_last: bool) -> None:
    """classic:418.5d, 2007:418.5h: gaining and losing flying, by an Aura that stays and by a spell for a turn.

    Today: 613.9.
    """
    enchant = Keyword("enchant", what=CREATURES)
    gain, lose = (AddAbility(Keyword("flying")), RemoveAbility("flying"))
    first, last = (lose, gain) if gains_last else (gain, lose)
    aura = enchantment("Cloak", "0", enchant, says(AttachedHost(), first), subtypes=("Aura",))
    table = Table(book=book, A={"battlefield": [OX], "hand": [aura, spell("Gust", last)]}, B={}).start()
    table.cast("Cloak").settle().cast("Gust").settle()
    assert bool(seen(table, "Ox").keywords & FLYING) is gains_last


@pytest.mark.ledger("classic:418.5c")
def test_without_layers_setting_and_adding_go_by_time(book: str) -> None:
    """classic:418.5c: +4/+4 and then "is 0/1" is a 0/1; the other way round a 4/5; switched after that a 5/4."""
    seat = {"battlefield": [OX], "hand": [GROW, SHRINK, BIGGER, TURN]}
    table = Table(book=book, A=seat, B={}).start()
    table.cast("Grow").settle().cast("Shrink").settle()
    assert table.size("Ox") == (0, 1)
    table.cast("Bigger").settle()
    assert table.size("Ox") == (4, 5)
    table.cast("Turn").settle()
    assert table.size("Ox") == (5, 4)
    assert both_ways(table).size("Ox") == (5, 4)


@pytest.mark.ledger("classic:g.caracteristicas", "2007:418")
def test_counters_before_effects_or_with_them(book: str) -> None:
    """classic:g.caracteristicas: counters belong to the start, so "is 0/1" overrides them; 2007:418.5a: they add in
    their sublayer (6c) to what was set (6b)."""
    growing = instant("Growing", "0", Body((TARGET_CREATURE,), eff.PutCounters(IT, "+1/+1")))
    table = Table(book=book, A={"battlefield": [OX], "hand": [growing, SHRINK]}, B={}).start()
    table.cast("Shrink").settle().cast("Growing").settle()
    assert table.size("Ox") == ((0, 1) if book == "classic" else (1, 2))


@pytest.mark.parametrize("edition", ["2016", "current"])
def test_counters_add_to_what_was_set_to_this_day(edition: str) -> None:
    """613.4b–c, 2016:613.3b, 2016:613.3d."""
    table = Table(book=edition, A={"battlefield": [OX]}, B={})
    put_counters(table, "Ox", plus=1)
    affect(table, ["Ox"], base(0, 1))
    assert both_ways(table).size("Ox") == (1, 2)


@pytest.mark.ledger("2007:418")
def test_the_sublayers_of_2007(book: str) -> None:
    """2007:418.5a, its example: a counter, +4/+4 for a turn, +0/+2 from an enchantment; then "becomes 0/1"."""
    ward = enchantment("Ward", "0", says(CREATURES, plus(0, 2)))
    seat = {"battlefield": [OX], "hand": [GROW, ward, SHRINK]}
    table = Table(book=book, A=seat, B={})
    put_counters(table, "Ox", plus=1)
    table.start().cast("Grow").settle()
    assert table.size("Ox") == (7, 7)
    table.cast("Ward").settle()
    assert table.size("Ox") == (7, 9)
    table.cast("Shrink").settle()
    assert table.size("Ox") == (1, 4)
    both_ways(table)


@pytest.mark.ledger("2007:418")
def test_humbled_with_a_counter(book: str) -> None:
    """2007:418: no abilities, 1/1, and the +1/+1 counter counts afterwards."""
    flier = creature("Flier", "0", 3, 3, "flying")
    table = Table(book=book, A={"battlefield": [flier, HUMBLING]}, B={})
    put_counters(table, "Flier", plus=1)
    assert table.size("Flier") == (2, 2)
    assert not seen(table, "Flier").keywords & FLYING


@pytest.mark.ledger("2007:418")
@pytest.mark.also("current")
def test_types_come_before_colours(book: str) -> None:
    """2007:418.5a: what is made a Goblin (layer 4) is red where Goblins are (5); what is made red is no Goblin where
    red creatures are. Today: layer 5 comes after layer 4 (613.1e)."""
    kinship, paint = says(CREATURES, AddTypes(subtypes=("Goblin",))), says(CREATURES, SetColors(RED))
    goblins_are_red = rule("Ochre", says(filtered(HasSubtype("Goblin")), SetColors(RED)))
    table = Table(book=book, A={"battlefield": [goblins_are_red, rule("Kinship", kinship), OX]}, B={})
    assert (seen(table, "Ox").subtypes, seen(table, "Ox").colors) == (frozenset({"Goblin"}), RED)
    red_are_goblins = rule("Mob", says(filtered(HasCardType(CREATURE), HasColor(RED)), AddTypes(subtypes=("Goblin",))))
    table = Table(book=book, A={"battlefield": [rule("Paint", paint), red_are_goblins, OX]}, B={})
    assert (seen(table, "Ox").subtypes, seen(table, "Ox").colors) == (frozenset(), RED)


@pytest.mark.ledger("2007:418")
@pytest.mark.also("current")
def test_control_comes_before_text_and_text_before_types(book: str) -> None:
    """2007:418.5a, layers 2 to 4: a text that is changed later says what lands are all the same; one is changed as soon
    as it is under the control of who changes such texts, though they got it later.
    Today: layers 2 and 3 (613.1b, 613.1c)."""
    flood = rule("Flood", says(filtered(HasSubtype("Mountain")), SetTypes(subtypes=("Plains",))))
    table = Table(book=book, A={"battlefield": [flood, MOUNTAIN]}, B={})
    affect(table, ["Flood"], ReplaceWord("Plains", "Island"))
    assert seen(table, "Mountain").subtypes == {"Island"}
    warded = creature("Warded", "0", 1, 1, Keyword("protection", what=filtered(HasColor(RED))))
    creed = rule("Creed", says(YOURS, ReplaceWord("red", "white")))
    table = Table(book=book, A={"battlefield": [creed]}, B={"battlefield": [warded]})
    assert keyword_nodes(table.state, table.find("Warded"), "protection")[0].what == filtered(HasColor(RED))
    affect(table, ["Warded"], SetController(You()))
    assert keyword_nodes(table.state, table.find("Warded"), "protection")[0].what == filtered(HasColor(WHITE))


@pytest.mark.ledger("2007:418")
def test_colours_and_abilities_share_a_layer_in_2007(book: str) -> None:
    """2007:418.5a: "creatures are red" stands on a creature that loses its abilities in the same layer (5), so it has
    no effect; where colours have a layer before abilities it has one."""
    painter = creature("Painter", "0", 1, 1, says(CREATURES, SetColors(RED)))
    table = Table(book=book, A={"battlefield": [painter, OX, HUMBLING]}, B={})
    assert seen(table, "Ox").colors == 0


@pytest.mark.parametrize(("edition", "size"), [("2016", (3, 3)), ("current", (3, 5)), ("2007", (3, 5))])
def test_counters_before_or_after_what_modifies(edition: str, size: tuple[int, int]) -> None:
    """613.4c, 2016:613.3c–d: a bonus for power 3 sees the counter or it comes too late."""
    table = Table(book=edition, A={"battlefield": [OX, TOUGHEN]}, B={})
    put_counters(table, "Ox", plus=1)
    assert table.size("Ox") == size
    both_ways(table)


@pytest.mark.parametrize(
    ("edition", "size"), [("classic", (0, 1)), ("2007", (0, 1)), ("2016", (4, 5)), ("current", (4, 5))]
)
def test_a_bonus_for_a_turn_and_then_a_set_size(edition: str, size: tuple[int, int]) -> None:
    """613.4b–c, 2007:418.5a, classic:418.5c: setting overrides an older bonus where both share a step."""
    table = Table(book=edition, A={"battlefield": [OX]}, B={})
    affect(table, ["Ox"], plus(4, 4))
    affect(table, ["Ox"], base(0, 1))
    assert both_ways(table).size("Ox") == size


@pytest.mark.ledger("classic:418.5b")
def test_a_defined_power_counts_what_effects_make(book: str) -> None:
    """classic:402.3, 418.5b: power equal to the artifacts counts lands that an effect makes artifacts, and what sets
    power overrides it whatever its age."""
    artifacts = CountOf(filtered(HasCardType(ARTIFACT)))
    golem = creature("Golem", "0", 0, 0, defines(base(artifacts, artifacts)))
    lands_too = rule("Rust", says(filtered(HasCardType(LAND)), AddTypes(card_types=ARTIFACT)))
    own = artifact("Idol", "0")
    table = Table(
        book=book, A={"battlefield": [golem, FOREST, own, lands_too, rule("Wings", says(STRONG, plus(1, 1)))]}, B={}
    )
    assert table.size("Golem") == (2, 2)
    affect(table, ["Golem"], base(1, 7))
    assert table.size("Golem") == (1, 7)


@pytest.mark.ledger("classic:418.5c")
def test_a_land_changed_after_it_lost_its_abilities(book: str) -> None:
    """classic:418.5c: the newest effect wins: a land that becomes an Island makes mana again, one that lost everything
    afterwards does not."""
    islands, none = SetTypes(subtypes=("Island",)), RemoveAllAbilities()
    for changes, mana in (((none, islands), 1), ((islands, none), 0)):
        table = Table(book=book, A={"battlefield": [FOREST]}, B={})
        for change in changes:
            affect(table, ["Forest"], change)
        assert len(characteristics(table.state, table.find("Forest")).abilities) == mana


@pytest.mark.ledger("2007:418")
def test_indestructible_by_an_effect_is_no_ability_in_2007(book: str) -> None:
    """2007:407.2, 2007 glossary "indestructible": made so by an effect a creature stays so though it then loses all
    abilities; one that says it of itself has nothing left."""
    lasting = spell("Hardening", AddAbility(Keyword("indestructible")))
    seat = {"battlefield": [OX, creature("Rock", "0", 1, 1, "indestructible")], "hand": [lasting]}
    table = Table(book=book, A=seat, B={}).start()
    table.cast("Hardening", "Ox").settle()
    affect(table, ["Ox", "Rock"], RemoveAllAbilities())
    kept = [bool(seen(both_ways(table), name).keywords & INDESTRUCTIBLE) for name in ("Ox", "Rock")]
    assert kept == [True, False]


@pytest.mark.parametrize(("edition", "kept"), [("classic", True), ("2007", True), ("2016", False), ("current", False)])
def test_indestructible_may_be_lost_where_it_is_an_ability(edition: str, kept: bool) -> None:
    """702.12a, 2007:407.2."""
    table = Table(book=edition, A={"battlefield": [OX]}, B={})
    affect(table, ["Ox"], AddAbility(Keyword("indestructible")))
    affect(table, ["Ox"], RemoveAllAbilities())
    assert bool(seen(table, "Ox").keywords & INDESTRUCTIBLE) is kept
