"""Which object "other" leaves out, whose X it is, and what holds only under a condition (107.3e, 608.2c)."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import NAME, Table, beast, permanent, settle, spell
from tests.rules.support import ISLAND


@pytest.mark.construct("OtherSingular")
@pytest.mark.parametrize(("attackers", "power"), [(["Elk"], 2), (["Elk", "Moose"], 3), (["Elk", "Moose", "Rat"], 3)])
def test_608_2c_other_is_other_than_the_creature_that_gets_it(attackers: list[str], power: int) -> None:
    text = (
        "Whenever a creature you control attacks, it gets +1/+0 until end of turn for each other attacking creature "
        "that shares a creature type with it."
    )
    herd = [
        beast(name=name, size=(2, 2), type_line=f"Creature — {kind}")
        for name, kind in (("Elk", "Elk"), ("Moose", "Elk"), ("Rat", "Rat"))
    ]
    table = Table(A={"battlefield": [permanent(text, "Enchantment"), *herd]}, B={}).start()
    table.attack(*attackers)
    settle(table, *range(len(attackers) - 1))
    assert table.size("Elk") == (power, 2)


@pytest.mark.construct("OtherSingular")
def test_608_2c_each_attacker_counts_the_others() -> None:
    run = spell(
        "Attacking creatures you control get +1/+0 until end of turn for each other attacking creature.",
        type_line="Instant",
    )
    herd = [beast(name="One", size=(1, 1)), beast(name="Two", size=(2, 2))]
    table = Table(A={"battlefield": herd, "hand": [run]}, B={}).start()
    table.attack("One", "Two").cast(NAME).resolve()
    assert (table.size("One"), table.size("Two")) == ((2, 1), (3, 2))


@pytest.mark.construct("Another", "YouveCast")
def test_another_spell_is_not_the_one_that_asks() -> None:
    def reap(name: str) -> object:
        return spell("Destroy target creature. You gain 3 life if you've cast another spell this turn.", name=name)

    table = Table(
        A={"hand": [reap("First"), reap("Second")]},
        B={"battlefield": [beast(name="Ox"), beast(name="Yak")]},
    ).start()
    table.cast("First", "Ox").resolve()
    assert table.life("A") == 20
    table.cast("Second").resolve()
    assert table.life("A") == 23


@pytest.mark.construct("WithXInCost")
def test_107_3e_x_is_that_of_the_spell_that_was_cast() -> None:
    hydra = beast(
        "Whenever you cast a spell with {X} in its mana cost, put X +1/+1 counters on this creature.",
        size=(1, 1),
    )
    drain = spell("You gain X life.", name="Drain", cost="{X}")
    table = Table(A={"battlefield": [hydra, *[ISLAND] * 3], "hand": [drain]}, B={}).start()
    settle(table.cast("Drain").choose(3))
    assert table.size(NAME) == (4, 4)


@pytest.mark.construct("TheDamageCantBePrevented")
@pytest.mark.parametrize(("x", "life"), [(2, 20), (3, 17)])
def test_615_12_only_under_the_condition_it_cant_be_prevented(x: int, life: int) -> None:
    fire = spell(
        "~ deals X damage to any target. If X is 3 or more, this spell can't be countered and the damage can't be "
        "prevented.",
        cost="{X}",
    )
    veil = permanent("Prevent all damage that would be dealt to you.", "Enchantment", name="Veil")
    table = Table(A={"battlefield": [ISLAND] * 3, "hand": [fire]}, B={"battlefield": [veil]}).start()
    table.cast(NAME).choose(x, "B").resolve()
    assert table.life("B") == life


@pytest.mark.construct("TheDamageCantBePrevented", "CantBeCountered")
@pytest.mark.parametrize(("x", "life"), [(2, 20), (3, 17)])
def test_113_6g_it_cant_be_countered_while_it_is_on_the_stack(x: int, life: int) -> None:
    fire = spell(
        "~ deals X damage to any target.\nIf X is 3 or more, this spell can't be countered and the damage can't be "
        "prevented.",
        cost="{X}",
    )
    deny = spell("Counter target spell.", name="Deny", type_line="Instant")
    table = Table(A={"battlefield": [ISLAND] * 3, "hand": [fire, deny]}, B={}).start()
    settle(table.cast(NAME).choose(x, "B").cast("Deny"))
    assert table.life("B") == life


@pytest.mark.construct("Return")
def test_118_12_any_players_permanent_may_be_returned_unless_it_says_whose() -> None:
    drake = beast(
        "When this creature enters, sacrifice it unless you return an enchantment to its owner's hand.",
        size=(2, 1),
    )
    theirs = permanent("Creatures you control get +1/+1.", "Enchantment", name="Banner")
    table = Table(A={"hand": [drake]}, B={"battlefield": [theirs]}).start()
    settle(table.cast(NAME), True)
    assert table.names("hand", "B") == ["Banner"]
    assert table.names("battlefield", "A") == [NAME]


@pytest.mark.construct("ChooseBasicLandType")
def test_113_7a_a_type_chosen_for_what_is_gone() -> None:
    flask = permanent(
        "Sacrifice this artifact: Choose a basic land type. Each land you control becomes that type until end of turn.",
        "Artifact",
    )
    table = Table(A={"battlefield": [flask, ISLAND]}, B={}).start()
    settle(table.activate(NAME), "Swamp")
    assert characteristics(table.state, table.find("Island")).subtypes == {"Swamp"}


@pytest.mark.construct("ThatManyCount", "IfYouDo")
@pytest.mark.parametrize(
    ("text", "discarded", "drawn"),
    [
        ("You may discard up to two cards. If you do, draw that many cards.", ("Ox", "Yak"), 2),
        ("You may discard up to two cards. If you do, draw that many cards.", ("Ox", "done"), 1),
        ("You may discard up to two cards. If you do, draw that many cards.", ("done",), 0),
        ("You may discard your hand. If you do, draw that many cards.", (), 3),
    ],
)
def test_608_2c_that_many_are_those_that_were_discarded(text: str, discarded: tuple[str, ...], drawn: int) -> None:
    hand = [beast(name=name) for name in ("Ox", "Yak", "Elk")]
    table = Table(A={"hand": [spell(text), *hand]}, B={}).start()
    settle(table.cast(NAME), True, *discarded)
    assert table.names("hand", "A").count("Wastes") == drawn


@pytest.mark.construct("WhenYouDo", "That")
def test_603_12_that_creature_is_the_target_of_before_not_of_the_ability_that_triggers() -> None:
    role = spell(
        "Create a Monster Role token attached to target creature you control. When you do, that creature fights up to "
        "one target creature you don't control."
    )
    wolf = beast(name="Wolf", size=(1, 5))
    table = Table(
        A={"battlefield": [beast(name="Cub"), wolf], "hand": [role]},
        B={"battlefield": [beast(name="Doe"), beast(name="Elk")]},
    ).start()
    settle(table.cast(NAME, "Wolf"), "Doe")
    assert table.names("battlefield", "B") == ["Elk"] and table.find("Wolf").damage == 2
    assert table.names("graveyard", "A") == [NAME]


@pytest.mark.construct("IfSuffix", "PlayerDeedsThen")
@pytest.mark.parametrize(("discarded", "drawn"), [("Ox", 1), ("Flask", 0)])
def test_608_2c_what_stands_before_then_is_done_whether_or_not_the_condition_holds(discarded: str, drawn: int) -> None:
    sift = spell("Discard a card, then draw a card if the discarded card was a creature card.")
    flask = permanent("{T}: Add {C}.", "Artifact", name="Flask")
    table = Table(A={"hand": [sift, beast(name="Ox"), flask]}, B={}).start()
    settle(table.cast(NAME), discarded)
    assert discarded in table.names("graveyard", "A")
    assert table.names("hand", "A").count("Wastes") == drawn
