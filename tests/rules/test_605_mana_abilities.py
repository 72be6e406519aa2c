"""605, 106: mana abilities, mana pools, and paying automatically."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities.ability import Activated, Body, Keyword, Triggered
from apnap.abilities.cost import Cost, CostPart, PayLife, SacrificeThis, TapThis
from apnap.abilities.effect import AddMana, DealDamage, Draw, Sequence
from apnap.abilities.mana import (
    AnyColor,
    AnyCombination,
    CouldProduce,
    FixedMana,
    ManaCost,
    ManaRestriction,
    ManaSpec,
    OneOf,
    RepeatedMana,
)
from apnap.abilities.objects import (
    IS_SPELL,
    AttachedHost,
    ControlledBy,
    ControllerOf,
    EventObject,
    Filter,
    HasCardType,
    Is,
    IsOneOf,
    You,
)
from apnap.abilities.occurrence import BecomesTapped
from apnap.abilities.quantity import CountOf, Number
from apnap.abilities.values import CREATURE, LAND, SNOW, STACK
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from apnap.rules.legal import mana_actions
from apnap.rules.machine import answer
from apnap.rules.mana import empty_pool
from tests.rules.support import (
    FOREST,
    ISLAND,
    MOUNTAIN,
    PLAINS,
    SWAMP,
    Table,
    artifact,
    card,
    creature,
    enchantment,
    instant,
    land,
    sorcery,
)

DRAW = Draw(You(), Number(1))
BEAR = creature("Bear", "1G", 2, 2)


def taps_for(
    spec: ManaSpec, mana: tuple[str, ...] | None = None, *parts: CostPart, restriction: ManaRestriction | None = None
) -> Activated:
    """Return "[mana], {T}, [parts]: add …"."""
    cost = Cost(None if mana is None else ManaCost(mana), (TapThis(), *parts))
    return Activated(cost, Body(effect=AddMana(You(), spec, restriction)))


def tapped(table: Table) -> list[str]:
    return sorted(o.definition.name for o in table.objects("battlefield") if o.tapped)


def by_hand(table: Table, name: str, index: int = 0) -> Table:
    """Activate a mana ability while its player has priority."""
    actions = mana_actions(table.state, 0)
    at = actions.index(Action(dec.ACTIVATE, table.find(name).ref, index))
    answer(table.state, len(table.decision.options) + at)
    return table


def test_a_mana_ability_does_not_use_the_stack() -> None:
    """605.3b: it resolves at once; the mana is in the pool, and goes as the phase ends (500.5)."""
    table = by_hand(Table(A={"battlefield": [FOREST]}, B={}).start(), "Forest")
    assert table.state.stack == [] and tapped(table) == ["Forest"]
    assert table.state.players[0].pool == ((16, 0, 1),)
    empty_pool(table.state, 0)
    assert not table.state.players[0].pool


def test_floating_mana_is_spent_first() -> None:
    """118.3a: mana that floats is used before anything is tapped."""
    table = by_hand(Table(A={"battlefield": [FOREST, FOREST, FOREST], "hand": [BEAR]}, B={}).start(), "Forest")
    table.cast("Bear")
    assert tapped(table) == ["Forest", "Forest"] and table.state.players[0].pool == ()


def test_the_payer_keeps_flexible_sources() -> None:
    """601.2g: basics are tapped before a land of two colours, lands before a creature."""
    elf = creature("Elf", "G", 1, 1, taps_for(FixedMana(("G",))))
    table = Table(A={"battlefield": [land("Dual", "G", "W"), elf, FOREST, FOREST], "hand": [BEAR]}, B={}).start()
    table.cast("Bear")
    assert tapped(table) == ["Forest", "Forest"]


def test_the_payer_keeps_what_can_do_more_than_add_mana() -> None:
    """601.2g: a land with another ability that taps it is tapped last."""
    drawing = Activated(Cost(parts=(TapThis(),)), Body(effect=DRAW))
    hall = land("Hall", "G")
    hall = replace(hall, faces=(replace(hall.faces[0], abilities=(*hall.faces[0].abilities, drawing)),))
    table = Table(A={"battlefield": [hall, FOREST, FOREST], "hand": [BEAR]}, B={}).start()
    table.cast("Bear")
    assert tapped(table) == ["Forest", "Forest"]


def test_colours_are_counted_exactly() -> None:
    """107.4a: a land of two colours pays one symbol, not two."""
    gold = sorcery("Gold", "GW", DRAW)
    table = Table(A={"battlefield": [land("Dual", "G", "W"), MOUNTAIN], "hand": [gold]}, B={}).start()
    assert not table.can_cast("Gold")
    table = Table(A={"battlefield": [land("Dual", "G", "W"), FOREST], "hand": [gold]}, B={}).start()
    table.cast("Gold")
    assert tapped(table) == ["Dual", "Forest"]


def test_a_bundle_of_mana() -> None:
    """106.4: one activation, two mana; what is left over floats."""
    ring = artifact("Ring", "1", taps_for(FixedMana(("C", "C"))))
    one = artifact("One", "1")
    table = Table(A={"battlefield": [ring], "hand": [one, artifact("Two", "2")]}, B={}).start()
    assert table.can_cast("Two")
    table.cast("One")
    assert table.state.players[0].pool == ((32, 0, 1),)


def test_a_filter_needs_mana_to_make_mana() -> None:
    """605.3a: "{1}, {T}: add {W}{U}" turns other mana into the right colours, but not from nothing."""
    lens = artifact("Lens", "1", taps_for(FixedMana(("W", "U")), ("1",)))
    gold = sorcery("Gold", "WU", DRAW)
    table = Table(A={"battlefield": [lens], "hand": [gold]}, B={}).start()
    assert not table.can_cast("Gold")
    table = Table(A={"battlefield": [lens, FOREST], "hand": [gold]}, B={}).start()
    table.cast("Gold")
    assert tapped(table) == ["Forest", "Lens"] and table.names("stack") == ["Gold"]
    assert table.state.players[0].pool == ()


def test_two_filters_in_a_row() -> None:
    """605.3a: the mana of one pays for the other."""
    first = artifact("First", "1", taps_for(FixedMana(("W", "W")), ("G",)))
    second = artifact("Second", "1", taps_for(FixedMana(("U", "U")), ("W",)))
    table = Table(A={"battlefield": [first, second, FOREST], "hand": [sorcery("Gold", "WUU", DRAW)]}, B={}).start()
    table.cast("Gold")
    assert tapped(table) == ["First", "Forest", "Second"]


def test_nothing_is_sacrificed_while_something_else_suffices() -> None:
    """118.3: treasures are the last resort, but they count."""
    gem = artifact("Gem", "1", taps_for(AnyColor(), None, SacrificeThis()))
    table = Table(A={"battlefield": [gem, FOREST, FOREST], "hand": [BEAR]}, B={}).start()
    table.cast("Bear")
    assert table.names("battlefield", "A") == ["Forest", "Forest", "Gem"]
    table = Table(A={"battlefield": [gem, MOUNTAIN], "hand": [BEAR]}, B={}).start()
    table.cast("Bear")
    assert table.names("graveyard", "A") == ["Gem"]


def test_life_for_mana_is_limited_by_life() -> None:
    """119.4: a source that costs life can't be used without it."""
    pain = card("Pain", None, LAND, taps_for(AnyColor(), None, PayLife(Number(1))))
    table = Table(A={"battlefield": [pain, pain], "hand": [BEAR], "life": 1}, B={}).start()
    assert not table.can_cast("Bear")
    table = Table(A={"battlefield": [pain, pain], "hand": [BEAR], "life": 2}, B={}).start()
    table.cast("Bear")
    assert table.life("A") == 0


def test_the_gentler_ability_of_a_land_is_used() -> None:
    """601.2g: colourless mana without damage pays generic costs."""
    burn = Sequence((AddMana(You(), FixedMana(("R",))), DealDamage(Number(1), players=You())))
    red = Activated(Cost(parts=(TapThis(),)), Body(effect=burn))
    harsh = card("Harsh", None, LAND, taps_for(FixedMana(("C",))), red)
    table = Table(A={"battlefield": [harsh], "hand": [artifact("One", "1"), instant("Red", "R", DRAW)]}, B={}).start()
    assert table.can_cast("Red")
    table.cast("One")
    assert table.life("A") == 20


def test_counted_and_chosen_mana() -> None:
    """106.4: "{G} for each creature you control", any combination, one of several."""
    own = Filter((HasCardType(CREATURE), ControlledBy(You())))
    heart = card("Heart", None, LAND, taps_for(RepeatedMana("G", CountOf(own))))
    table = Table(A={"battlefield": [heart, BEAR, BEAR], "hand": [sorcery("Two", "1G", DRAW)]}, B={}).start()
    table.cast("Two")
    assert tapped(table) == ["Heart"]
    mix = card("Mix", None, LAND, taps_for(AnyCombination(Number(2), 3)))
    gold = sorcery("Gold", "WU", DRAW)
    table = Table(A={"battlefield": [mix], "hand": [gold]}, B={}).start()
    table.cast("Gold")
    assert table.names("stack") == ["Gold"]
    same = card("Same", None, LAND, taps_for(AnyColor(Number(2))))
    table = Table(A={"battlefield": [same], "hand": [gold, sorcery("Deep", "UU", DRAW)]}, B={}).start()
    assert not table.can_cast("Gold") and table.can_cast("Deep")
    pair = card("Pair", None, LAND, taps_for(OneOf((("R", "R"), ("W", "U")))))
    table = Table(A={"battlefield": [pair], "hand": [gold, sorcery("Deep", "UU", DRAW)]}, B={}).start()
    assert table.can_cast("Gold") and not table.can_cast("Deep")


def test_a_choice_of_mana_is_asked_when_activated_by_hand() -> None:
    """106.4: the player chooses the colour as the ability resolves."""
    gem = artifact("Gem", "1", taps_for(AnyColor()))
    table = by_hand(Table(A={"battlefield": [gem]}, B={}).start(), "Gem")
    assert table.decision.kind == dec.WORD and table.decision.options == ("W", "U", "B", "R", "G")
    table.choose("B")
    assert table.state.players[0].pool == ((4, 0, 1),)


def test_what_others_could_produce() -> None:
    """106.7: any color that a land you control could produce, tapped or not; not in circles."""
    pool = Filter((HasCardType(LAND), ControlledBy(You())))
    mirror = card("Mirror", None, LAND, taps_for(CouldProduce(pool)))
    table = Table(A={"battlefield": [mirror, mirror, ISLAND], "hand": [sorcery("Deep", "UU", DRAW)]}, B={}).start()
    table.cast("Deep")
    assert tapped(table) == ["Island", "Mirror"] or tapped(table) == ["Mirror", "Mirror"]
    table = Table(A={"battlefield": [mirror, mirror], "hand": [sorcery("Deep", "U", DRAW)]}, B={}).start()
    assert not table.can_cast("Deep")


def test_restricted_mana() -> None:
    """106.6: mana that may be spent on creature spells only."""
    only = ManaRestriction(Filter((HasCardType(CREATURE), Is(IS_SPELL)), (STACK,)))
    grove = card("Grove", None, LAND, taps_for(AnyColor(), restriction=only))
    table = Table(A={"battlefield": [grove, FOREST], "hand": [BEAR, sorcery("Two", "1G", DRAW)]}, B={}).start()
    assert table.can_cast("Bear") and not table.can_cast("Two")
    table.cast("Bear")
    assert tapped(table) == ["Forest", "Grove"]


def test_a_sick_creature_gives_no_mana() -> None:
    """302.6, 605.3: the tap symbol of a creature that has just come."""
    elf = creature("Elf", "G", 1, 1, taps_for(FixedMana(("G",))))
    table = Table(A={"battlefield": [FOREST, FOREST, elf], "hand": [creature("Ox", "2G", 2, 2)]}, B={}).start()
    assert table.can_cast("Ox")
    table.state.edit(table.find("Elf", "battlefield").ref).sick = True
    table.state.touch()
    assert not table.can_cast("Ox")


def test_a_triggered_mana_ability_resolves_at_once() -> None:
    """605.4a: an additional mana whenever a land is tapped for mana."""
    lands = BecomesTapped(Filter((HasCardType(LAND), ControlledBy(You()))), for_mana=True)
    growth = enchantment("Growth", "G", Triggered(lands, Body(effect=AddMana(You(), FixedMana(("R",))))))
    table = by_hand(Table(A={"battlefield": [FOREST, growth]}, B={}).start(), "Forest")
    assert table.state.stack == []
    assert table.state.players[0].pool == ((8, 0, 1), (16, 0, 1))


def test_snow_mana() -> None:
    """107.4h: {S} is paid with mana of any type from a snow source."""
    cold = card("Cold", None, LAND, subtypes=("Forest",), supertypes=SNOW)
    freeze = sorcery("Freeze", "{S}{S}", DRAW)
    table = Table(A={"battlefield": [cold, FOREST], "hand": [freeze]}, B={}).start()
    assert not table.can_cast("Freeze")
    table = Table(A={"battlefield": [FOREST, cold, FOREST, cold], "hand": [freeze]}, B={}).start()
    table.cast("Freeze")
    assert tapped(table) == ["Cold", "Cold"]


def test_hybrid_symbols() -> None:
    """107.4e: {W/U} takes either, {2/B} one black or two of any."""
    table = Table(A={"battlefield": [ISLAND, PLAINS], "hand": [sorcery("Mixed", "{W/U}{W/U}", DRAW)]}, B={}).start()
    assert table.can_cast("Mixed")
    two = sorcery("Dark", "{2/B}{2/B}", DRAW)
    table = Table(A={"battlefield": [FOREST, FOREST], "hand": [two]}, B={}).start()
    assert not table.can_cast("Dark")
    table = Table(A={"battlefield": [FOREST, FOREST, SWAMP], "hand": [two]}, B={}).start()
    table.cast("Dark")
    assert len(tapped(table)) == 3
    table = Table(A={"battlefield": [SWAMP, SWAMP, FOREST, FOREST], "hand": [two]}, B={}).start()
    table.cast("Dark")
    assert tapped(table) == ["Swamp", "Swamp"]


def test_phyrexian_symbols() -> None:
    """107.4f: mana or 2 life: asked where both are possible."""
    spell = sorcery("Oil", "{1}{G/P}", DRAW)
    table = Table(A={"battlefield": [MOUNTAIN], "hand": [spell]}, B={}).start()
    table.cast("Oil")
    assert table.life("A") == 18
    table = Table(A={"battlefield": [MOUNTAIN, FOREST], "hand": [spell]}, B={}).start()
    table.cast("Oil")
    assert table.decision.purpose == "phyrexian"
    table.choose(False)
    assert table.life("A") == 20 and tapped(table) == ["Forest", "Mountain"]
    table = Table(A={"battlefield": [MOUNTAIN], "hand": [spell], "life": 1}, B={}).start()
    assert not table.can_cast("Oil")


def test_mana_for_creature_spells_does_not_pay_for_mana_abilities() -> None:
    """106.6: what may be spent on the spell may not be spent on the cost of another mana ability."""
    only = ManaRestriction(Filter((Is(IS_SPELL), HasCardType(CREATURE)), (STACK,)))
    grove = card("Grove", None, LAND, taps_for(AnyColor(), restriction=only))
    lens = artifact("Lens", "1", taps_for(FixedMana(("W", "U")), ("1",)))
    gull = creature("Gull", "WU", 1, 1)
    table = Table(A={"battlefield": [grove, lens], "hand": [gull]}, B={}).start()
    assert not table.can_cast("Gull")
    table = Table(A={"battlefield": [grove, lens, FOREST], "hand": [gull]}, B={}).start()
    table.cast("Gull")
    assert table.names("stack") == ["Gull"]


def test_mana_abilities_are_not_listed_without_full_control() -> None:
    """605.3a: they may be activated all the same."""
    table = Table(A={"battlefield": [FOREST]}, B={}).start()
    assert [a.kind for a in table.legal("A")] == [dec.PASS]
    assert len(mana_actions(table.state, 0)) == 1
    table = Table(options=(("full_control", 1),), A={"battlefield": [FOREST]}, B={}).start()
    assert [a.kind for a in table.legal("A")] == [dec.PASS, dec.ACTIVATE]


def test_a_payment_counts_on_triggered_mana_abilities_605_4a() -> None:
    host = Filter((IsOneOf(AttachedHost()),))
    too = Triggered(
        BecomesTapped(host, for_mana=True), Body(effect=AddMana(ControllerOf(EventObject()), FixedMana(("G",))))
    )
    growth = enchantment("Growth", "", Keyword("enchant", what=Filter((HasCardType(LAND),))), too, subtypes=("Aura",))
    bear = creature("Bear", "1G", 2, 2)
    table = Table(A={"hand": [growth, bear], "battlefield": [FOREST]}, B={}).start()
    assert not table.can_cast("Bear")
    table.cast("Growth").resolve()
    table.cast("Bear").resolve()
    assert table.names("battlefield") == ["Bear", "Forest", "Growth"] and table.state.players[0].pool == ()


def test_it_adds_to_each_way_of_a_land_605_4a() -> None:
    too = Triggered(
        BecomesTapped(Filter((HasCardType(LAND),)), for_mana=True),
        Body(effect=AddMana(ControllerOf(EventObject()), FixedMana(("C",)))),
    )
    flare = enchantment("Flare", "1", too)
    imp = creature("Imp", "1U", 2, 2)
    table = Table(A={"hand": [imp], "battlefield": [flare, land("Delta", "U", "B")]}, B={}).start()
    table.cast("Imp").resolve()
    assert "Imp" in table.names("battlefield")
