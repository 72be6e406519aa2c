"""2007:104: numbers, mana symbols, the tap symbol."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated, Body, Static
from apnap.abilities.change import Modify
from apnap.abilities.cost import Cost, TapThis
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import AddMana, Continuous, CounterSpell, DealDamage, Draw, GainLife
from apnap.abilities.mana import FixedMana, ManaCost
from apnap.abilities.objects import (
    IS_SPELL,
    ControlledBy,
    EachOpponent,
    Filter,
    HasCardType,
    Is,
    TargetObjects,
    You,
)
from apnap.abilities.quantity import MANA_VALUE, POWER, GreatestOf, Half, Number, Quantity, StatOf, X
from apnap.abilities.static import CostChange
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, CREATURE, LAND, SNOW, SORCERY, STACK
from apnap.rules import decisions as dec
from tests.rules.support import (
    FOREST,
    ISLAND,
    MOUNTAIN,
    PLAINS,
    TARGET_CREATURE,
    Table,
    artifact,
    card,
    creature,
    instant,
    sorcery,
)

DRAW = Draw(You(), Number(1))
IT = TargetObjects(0)


def pump(name: str, power: Quantity, toughness: int = 0) -> CardDefinition:
    """An instant for {0}: target creature gets so much power."""
    return instant(name, "0", Body((TARGET_CREATURE,), Continuous(IT, (Modify(power, Number(toughness)),))))


def castable(book: str, cost: str, *sources: CardDefinition) -> bool:
    """Tell whether a sorcery of that cost could be cast with the mana of these permanents."""
    table = Table(book=book, A={"battlefield": list(sources), "hand": [sorcery("Rite", cost, DRAW)]}, B={}).start()
    return table.can_cast("Rite")


# ------------------------------------------------------------------------------------- numbers


@pytest.mark.ledger("2007:104", "2007:104.1")
def test_numbers_are_whole(book: str) -> None:
    """Half of 7 is 4 or 3, as the text says."""
    for up, life in ((True, 24), (False, 23)):
        rite = sorcery("Rite", "0", GainLife(You(), Half(Number(7), up=up)))
        table = Table(book=book, A={"hand": [rite]}, B={}).start()
        assert table.cast("Rite").resolve().life("A") == life


@pytest.mark.ledger("2007:104.2")
def test_below_0_is_0_but_for_what_changes_it(book: str) -> None:
    weak = [pump("Weaken", Number(-5)), pump("Double", StatOf(IT, POWER)), pump("Help", Number(3))]
    table = Table(book=book, A={"battlefield": [creature("Ox", "2G", 3, 3)], "hand": weak}, B={}).start("begin_combat")
    table.cast("Weaken").resolve()
    table.cast("Double").resolve()
    assert table.size("Ox") == (-2, 3), "its power is 0 for the spell that adds its power"
    table.attack("Ox").block().to("end_combat")
    assert table.life("B") == 20
    table.cast("Help").resolve()
    assert table.size("Ox") == (1, 3)


def test_today_a_number_below_0_is_what_it_is_when_it_is_doubled_and_else_no_growth() -> None:
    """107.1b, 701.10c."""
    double = Continuous(IT, (Modify(StatOf(IT, POWER), Number(0), doubles=True),))
    twice = instant("Double", "0", Body((TARGET_CREATURE,), double))
    weak = [pump("Weaken", Number(-5)), pump("Grow", StatOf(IT, POWER)), twice]
    table = Table(A={"battlefield": [creature("Ox", "2G", 3, 3)], "hand": weak}, B={}).start()
    table.cast("Weaken").resolve()
    assert table.cast("Grow").resolve().size("Ox") == (-2, 3)
    assert table.cast("Double").resolve().size("Ox") == (-4, 3)


@pytest.mark.ledger("2007:104.2")
def test_a_number_that_cant_be_determined_is_0(book: str) -> None:
    mine = Filter((HasCardType(CREATURE), ControlledBy(You())))
    rite = sorcery("Rite", "0", GainLife(You(), GreatestOf(mine, MANA_VALUE)))
    for creatures, life in (([], 20), ([creature("Ox", "2G", 3, 3)], 23)):
        table = Table(book=book, A={"battlefield": creatures, "hand": [rite]}, B={}).start()
        assert table.cast("Rite").resolve().life("A") == life


# ------------------------------------------------------------------------------------- symbols


@pytest.mark.ledger("2007:104.3b")
def test_generic_mana_is_paid_with_any(book: str) -> None:
    rock = artifact("Rock", "2", Activated(Cost(parts=(TapThis(),)), Body(effect=AddMana(You(), FixedMana(("C",))))))
    assert castable(book, "3", FOREST, ISLAND, rock)
    assert not castable(book, "3", FOREST, ISLAND)
    assert not castable(book, "2W", FOREST, ISLAND, rock)


@pytest.mark.ledger("2007:104.3c")
def test_x_is_chosen_as_the_spell_is_played_and_stays(book: str) -> None:
    blaze = sorcery("Blaze", "XR", DealDamage(X(), players=EachOpponent()))
    table = Table(book=book, A={"battlefield": [MOUNTAIN] * 3, "hand": [blaze, blaze]}, B={}).start().cast("Blaze")
    assert (table.decision.purpose, table.decision.options) == ("x", (0, 1, 2))
    table.choose(2)
    assert table.state.objects[table.state.stack[-1] >> 24].x == 2
    assert table.resolve().life("B") == 18
    table = Table(book=book, A={"battlefield": [MOUNTAIN], "hand": [blaze]}, B={}).start()
    assert table.cast("Blaze").resolve().life("B") == 20, "X may be 0"


@pytest.mark.ledger("2007:104.3d")
def test_a_number_that_is_added_is_colourless_mana(book: str) -> None:
    engine = Activated(Cost(parts=(TapThis(),)), Body(effect=AddMana(You(), FixedMana(("2",)))))
    rite = sorcery("Rite", "0", AddMana(You(), FixedMana(("2",))))
    table = Table(book=book, A={"hand": [rite]}, B={}).start().cast("Rite").resolve()
    assert table.pool() == {"C": 2}
    assert castable(book, "2", artifact("Engine", "2", engine))
    assert not castable(book, "1G", artifact("Engine", "2", engine))


@pytest.mark.ledger("2007:104.3e")
def test_what_costs_0_is_still_played(book: str) -> None:
    spell = Target(Filter((Is(IS_SPELL),), (STACK,)))
    deny = instant("Deny", "U", Body((spell,), CounterSpell(IT)))
    table = Table(
        book=book, A={"hand": [artifact("Trinket", "0")]}, B={"battlefield": [ISLAND], "hand": [deny]}
    ).start()
    assert table.names("hand", "A") == ["Trinket"], "not by itself"
    table.cast("Trinket")
    assert [table.named(ref) for ref in table.state.stack] == ["Trinket"]
    table.passes().cast("Deny").resolve()
    assert table.names("graveyard", "A") == ["Trinket"]


@pytest.mark.ledger("2007:104.3f", "2007:104")
def test_a_hybrid_symbol_takes_either_colour(book: str) -> None:
    cost = "{G/W}{G/W}"
    for lands, possible in (
        ((FOREST, FOREST), True),
        ((FOREST, PLAINS), True),
        ((PLAINS, PLAINS), True),
        ((FOREST, MOUNTAIN), False),
        ((FOREST,), False),
    ):
        assert castable(book, cost, *lands) == possible


@pytest.mark.ledger("2007:104.3g")
def test_adding_hybrid_mana_asks_for_one_of_its_colours(book: str) -> None:
    rite = sorcery("Rite", "0", AddMana(You(), FixedMana(("R/G",))))
    for at, pool in ((0, {"R": 1}), (1, {"G": 1})):
        table = Table(book=book, A={"hand": [rite]}, B={}).start().cast("Rite").resolve()
        assert (table.decision.kind, len(table.decision.options)) == (dec.WORD, 2)
        table.choose(sorted(map(str, table.decision.options), key=lambda word: word not in ("R", "red"))[at])
        assert table.pool() == pool


@pytest.mark.ledger("2007:104.3h")
def test_snow_mana_comes_from_snow_permanents_and_is_never_reduced(book: str) -> None:
    cold = card("Cold", None, LAND, subtypes=("Forest",), supertypes=SNOW)
    assert not castable(book, "{S}", FOREST)
    assert castable(book, "{S}", cold)
    sorceries = Filter((HasCardType(SORCERY),), (STACK,))
    cheap = artifact("Cheap", "1", Static((CostChange(You(), spells=sorceries, generic=-1),)))
    assert castable(book, "{1}", cheap) and not castable(book, "{S}", cheap)


# ------------------------------------------------------------------------------------- the tap symbol


@pytest.mark.ledger("2007:104.4")
@pytest.mark.parametrize(
    ("card_types", "fresh_may"), [(CREATURE, False), (ARTIFACT, True), (ARTIFACT | CREATURE, False)]
)
def test_the_tap_symbol_asks_for_an_untapped_permanent_and_no_fresh_creature(
    book: str, card_types: int, fresh_may: bool
) -> None:
    ability = Activated(Cost(ManaCost(()), (TapThis(),)), Body(effect=GainLife(You(), Number(1))))
    tool = card("Tool", "0", card_types, ability, power=1, toughness=1)
    table = Table(book=book, A={"hand": [tool]}, B={}).start().cast("Tool").resolve()
    assert table.can_activate("Tool") == fresh_may
    table.to("precombat_main", 3)
    table.activate("Tool")
    assert table.find("Tool").tapped and not table.can_activate("Tool"), "a tapped one can't be tapped again"
