"""122.1c–d, 122.1h: shield, stun and finality counters; 122.6: counters that something enters with."""

from __future__ import annotations

from apnap.abilities.definition import CardDefinition
from tests.constructs.support import NAME, Table, beast, permanent, settle, spell

WOLF = beast(name="Wolf")
MOB = [beast(name="One", size=(1, 1)), beast(name="Two", size=(1, 1))]
HEW, AGAIN = (spell("Destroy target creature.", name=name) for name in ("Hew", "Again"))
ZING, BLISTER = (
    spell("~ deals 1 damage to target creature.".replace("~", name), name=name) for name in ("Zing", "Blister")
)


def marked(counter: str, *more: CardDefinition) -> Table:
    """Return a game in which A's Wolf has got a counter of that kind; A has some more cards in hand."""
    mark = spell(f"Put a {counter} counter on target creature.", name="Mark")
    return settle(Table(A={"battlefield": [WOLF], "hand": [mark, *more]}, B={}).start().cast("Mark"))


def double_blocked(table: Table, attacker: str) -> Table:
    """Let a creature attack that two 1/1 block, and go to what comes after combat."""
    table.attack(attacker).block(("One", attacker), ("Two", attacker))
    table.to_division().choose(1)
    return table.to("postcombat_main")


def test_122_1d_a_stun_counter_is_removed_instead_of_untapping() -> None:
    freeze = spell("Tap target creature. Put a stun counter on it.")
    table = Table(A={"hand": [freeze]}, B={"battlefield": [WOLF]}).start()
    settle(table.cast(NAME))
    table.to("upkeep", 2)
    assert table.find("Wolf").tapped and table.find("Wolf").counter("stun") == 0
    table.to("upkeep", 4)
    assert not table.find("Wolf").tapped


def test_122_1c_a_shield_counter_is_removed_instead_of_destruction_by_an_effect() -> None:
    table = marked("shield", HEW, AGAIN)
    settle(table.cast("Hew"))
    assert table.names("battlefield", "A") == ["Wolf"] and table.find("Wolf").counter("shield") == 0
    settle(table.cast("Again"))
    assert table.names("battlefield", "A") == []


def test_122_1c_a_shield_counter_prevents_damage_once() -> None:
    table = marked("shield", ZING, BLISTER)
    settle(table.cast("Zing"))
    assert (table.find("Wolf").damage, table.find("Wolf").counter("shield")) == (0, 0)
    settle(table.cast("Blister"))
    assert table.find("Wolf").damage == 1


def test_122_1c_one_shield_counter_prevents_all_the_damage_at_the_same_time() -> None:
    two = spell("Put two shield counters on target creature you control.", name="Mark")
    table = Table(A={"battlefield": [WOLF], "hand": [two]}, B={"battlefield": MOB}).start()
    double_blocked(settle(table.cast("Mark")), "Wolf")
    assert (table.find("Wolf").damage, table.find("Wolf").counter("shield")) == (0, 1)


def test_122_1c_lethal_damage_destroys_it_all_the_same() -> None:
    """That is no effect (704.5g), so that the counter is not removed instead: it dies with it."""
    watch = permanent("Whenever a creature you control dies, if it had counters on it, you gain 1 life.", name="Watch")
    shrink = spell("Target creature gets -0/-1 until end of turn.", name="Shrink")
    mark = spell("Put a shield counter on target creature.", name="Mark")
    table = Table(A={"battlefield": [WOLF, watch], "hand": [ZING, mark, shrink]}, B={}).start()
    for name in ("Zing", "Mark", "Shrink"):
        settle(table.cast(name))
    assert (table.names("battlefield", "A"), table.life("A")) == (["Watch"], 21)


def test_122_1h_a_finality_counter_exiles_what_would_die() -> None:
    table = marked("finality", HEW)
    settle(table.cast("Hew"))
    assert table.names("exile", "A") == ["Wolf"]


def test_122_6_what_enters_with_counters_has_had_them_put_on_it_by_its_controller() -> None:
    watch = permanent("Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.", name="Watch")
    grown = beast("This creature enters with two +1/+1 counters on it.", name="Grown")
    table = Table(A={"battlefield": [watch], "hand": [grown]}, B={"battlefield": [watch]}).start()
    settle(table.cast("Grown"))
    assert (table.life("A"), table.life("B")) == (21, 20)


def test_615_5_what_follows_prevention_comes_once_for_all_damage_at_the_same_time() -> None:
    ghost = beast(
        "This creature enters with three +1/+1 counters on it.\n"
        "If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature.",
        name="Ghost",
        size=(1, 1),
    )
    table = Table(A={"hand": [ghost]}, B={"battlefield": MOB}).start()
    settle(table.cast("Ghost")).to("precombat_main", 3)
    assert double_blocked(table, "Ghost").find("Ghost").counter("+1/+1") == 2
