"""2016:509.2–509.3, 509.6–509.7, 510.1c–d: the damage assignment order, from the announcement to the assignment."""

from __future__ import annotations

import pytest

from apnap.abilities.effect import BlockAttacker, CreateTokens, DealDamage, Entering, PreventDamage, Token
from apnap.abilities.objects import TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import CREATURE
from apnap.rules import decisions as dec
from tests.ledger.fights import (
    BEAR,
    BEAST,
    GUARD,
    IT,
    KILL,
    OGRE,
    OX,
    PULL,
    RAT,
    WALL,
    deal,
    fall,
    fight,
    marked,
    to_damage,
    trick,
)
from tests.rules.support import Table, creature, instant

GIANT = creature("Giant", "5", 5, 5)
JOIN = trick("Join", BlockAttacker(TargetObjects(0), TargetObjects(1)), 2)
WOLF = Token(name="Wolf", card_types=CREATURE, power=Number(1), toughness=Number(1))
AMBUSH = instant("Ambush", "0", CreateTokens(You(), Number(1), WOLF, Entering(blocking=True)))


def order(table: Table, dealer: str) -> list[str]:
    """Return the names in the damage assignment order of a creature."""
    record = table.find(dealer, "battlefield")
    return [table.named(ref) for ref in (record.blocked_by if record.attacking else record.blocking)]


def asked(table: Table) -> tuple[str, int, str]:
    """Return the purpose of the question, who answers it, and about which creature it is."""
    decision = table.decision
    return decision.purpose, decision.player, table.named(decision.source)


@pytest.mark.ledger("2016:509.2", "2016:703.4h")
def test_the_active_player_orders_the_blockers_of_each_attacker_that_has_several(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX, GIANT]}, B={"battlefield": [BEAR, OGRE, RAT]})
    fight(table, "Ox", "Giant", blocks=(("Bear", "Ox"), ("Ogre", "Ox"), ("Rat", "Giant")))
    assert asked(table) == ("damage_order", 0, "Ox")
    assert table.decision.kind == dec.ORDER
    table.choose("Ogre")
    assert table.decision.kind == dec.PRIORITY, "one blocker needs no order"
    assert order(table, "Ox") == ["Ogre", "Bear"]


@pytest.mark.ledger("2016:509.2", "2016:703.4h")
def test_each_attacker_with_several_blockers_has_an_order_of_its_own(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX, GIANT]}, B={"battlefield": [BEAR, OGRE, RAT, WALL]})
    fight(table, "Ox", "Giant", blocks=(("Bear", "Ox"), ("Ogre", "Ox"), ("Rat", "Giant"), ("Barrier", "Giant")))
    for attacker, first in (("Ox", "Ogre"), ("Giant", "Barrier")):
        assert asked(table) == ("damage_order", 0, attacker)
        table.choose(first)
    assert table.decision.kind == dec.PRIORITY
    assert (order(table, "Ox"), order(table, "Giant")) == (["Ogre", "Bear"], ["Barrier", "Rat"])


@pytest.mark.ledger("2016:509.2", "2016:510.1c")
def test_damage_goes_down_the_announced_order(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX]}, B={"battlefield": [OGRE, BEAR]})
    fight(table, "Ox", blocks=(("Ogre", "Ox"), ("Bear", "Ox"))).choose("Bear")
    to_damage(table)
    assert table.named(table.decision.subject) == "Bear"
    assert table.decision.options == (2, 3, 4), "1 would not be lethal; more than lethal is allowed"
    table.choose(2)
    assert (fall(table, "B"), marked(table, "Ogre")) == (["Bear"], [2])


@pytest.mark.ledger("2016:510.1c")
def test_too_little_for_the_first_leaves_nothing_for_the_second(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAR]}, B={"battlefield": [OGRE, RAT]})
    fight(table, "Bear", blocks=(("Ogre", "Bear"), ("Rat", "Bear"))).choose("Ogre")
    deal(table)
    assert (marked(table, "Ogre"), fall(table, "B")) == ([2], []), "nothing was to be chosen"


@pytest.mark.ledger("2016:509.2a")
def test_a_blocker_that_leaves_is_taken_out_of_the_order(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX], "hand": [PULL]}, B={"battlefield": [RAT, BEAR, OGRE]})
    fight(table, "Ox", blocks=(("Rat", "Ox"), ("Bear", "Ox"), ("Ogre", "Ox")))
    table.choose("Ogre", "Bear").cast("Pull", "Bear").resolve()
    assert order(table, "Ox") == ["Ogre", "Rat"]
    to_damage(table)
    assert (table.named(table.decision.subject), table.decision.options) == ("Ogre", (3, 4))


@pytest.mark.ledger("2016:509.3", "2016:703.4i", "2016:510.1d")
def test_the_defending_player_orders_the_attackers_of_a_creature_that_blocks_several(book: str) -> None:
    table = Table(book=book, A={"battlefield": [RAT, BEAR, OX]}, B={"battlefield": [GUARD, OGRE, WALL]})
    blocks = (("Guard", "Rat"), ("Guard", "Bear"), ("Ogre", "Ox"), ("Barrier", "Ox"))
    fight(table, "Rat", "Bear", "Ox", blocks=blocks)
    assert asked(table) == ("damage_order", 0, "Ox"), "the active player comes first"
    table.choose("Barrier")
    assert asked(table) == ("damage_order", 1, "Guard")
    table.choose("Bear")
    assert order(table, "Guard") == ["Bear", "Rat"]
    deal(table)
    assert fall(table, "A") == ["Bear"], "all 2 of the Guard are needed for the Bear, the Rat gets none"


@pytest.mark.ledger("2016:509.3", "2016:510.1d")
def test_a_blocker_of_two_assigns_lethal_damage_before_the_next(book: str) -> None:
    table = Table(book=book, A={"battlefield": [RAT, OGRE]}, B={"battlefield": [GUARD]})
    fight(table, "Rat", "Ogre", blocks=(("Guard", "Rat"), ("Guard", "Ogre"))).choose("Rat")
    to_damage(table)
    assert (table.decision.player, table.named(table.decision.subject), table.decision.options) == (1, "Rat", (1, 2))


@pytest.mark.ledger("2016:509.3a")
def test_an_attacker_that_leaves_is_taken_out_of_the_order(book: str) -> None:
    guard = creature("Hydra", "5", 3, 9, *GUARD.faces[0].abilities, *GUARD.faces[0].abilities)
    table = Table(book=book, A={"battlefield": [RAT, BEAR, OGRE], "hand": [KILL]}, B={"battlefield": [guard]})
    fight(table, "Rat", "Bear", "Ogre", blocks=(("Hydra", "Rat"), ("Hydra", "Bear"), ("Hydra", "Ogre")))
    table.choose("Bear", "Ogre").cast("Kill", "Bear").resolve()
    to_damage(table)
    assert fall(table, "A") == ["Bear", "Ogre"], "the Ogre came before the Rat, all 3 are needed for it"


@pytest.mark.ledger("2016:509.6")
def test_a_creature_that_is_made_to_block_is_placed_in_both_orders(book: str) -> None:
    hand = [JOIN]
    table = Table(book=book, A={"battlefield": [OX, GIANT], "hand": hand}, B={"battlefield": [BEAR, OGRE, GUARD]})
    fight(table, "Ox", "Giant", blocks=(("Bear", "Ox"), ("Ogre", "Ox"), ("Guard", "Giant"))).choose("Ogre")
    table.cast("Join", "Guard", "Ox").resolve()
    assert asked(table) == ("damage_place", 0, "Ox")
    assert table.named(table.decision.subject) == "Guard"
    table.choose("Bear")
    assert asked(table) == ("damage_place", 1, "Guard")
    table.choose("Giant")
    assert order(table, "Ox") == ["Ogre", "Guard", "Bear"], "the others keep their order"
    assert order(table, "Guard") == ["Ox", "Giant"]


@pytest.mark.ledger("2016:509.7")
def test_what_enters_blocking_is_placed_in_the_order(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX, RAT]}, B={"battlefield": [BEAR, OGRE], "hand": [AMBUSH]})
    fight(table, "Ox", "Rat", blocks=(("Bear", "Ox"), ("Ogre", "Ox"))).choose("Bear")
    table.passes().cast("Ambush").resolve()
    assert (table.decision.purpose, table.decision.player) == ("blocked", 1)
    table.choose("Ox")
    assert asked(table) == ("damage_place", 0, "Ox")
    table.choose("done")
    assert order(table, "Ox") == ["Bear", "Ogre", "Wolf"]
    to_damage(table)
    assert table.decision.options == (2, 3, 4)


@pytest.mark.ledger("2016:510.1c-lethal")
def test_lethal_counts_marked_damage_and_what_others_assign_but_no_shields(book: str) -> None:
    scratch = trick("Scratch", DealDamage(Number(1), objects=IT))
    shield = trick("Shield", PreventDamage(Number(2), IT))
    tough = creature("Relic", "3", 1, 1, "indestructible")
    table = Table(
        book=book,
        A={"battlefield": [GIANT], "hand": [scratch, shield]},
        B={"battlefield": [BEAR, tough]},
    )
    fight(table, "Giant", blocks=(("Bear", "Giant"), ("Relic", "Giant"))).choose("Bear")
    table.cast("Scratch", "Bear").resolve().cast("Shield", "Bear").resolve()
    to_damage(table)
    assert table.decision.options == (1, 2, 3, 4, 5)
    table = Table(book=book, A={"battlefield": [GIANT]}, B={"battlefield": [BEAR, tough]})
    fight(table, "Giant", blocks=(("Bear", "Giant"), ("Relic", "Giant"))).choose("Relic")
    to_damage(table)
    assert table.decision.options == (1, 2, 3, 4, 5), "an indestructible 1/1 needs 1"


@pytest.mark.ledger("2016:510.1c-lethal")
def test_what_another_attacker_assigns_makes_nothing_enough(book: str) -> None:
    wall = creature("Bulwark", "3", 0, 2, *GUARD.faces[0].abilities)
    table = Table(book=book, A={"battlefield": [GIANT, BEAR]}, B={"battlefield": [wall, RAT]})
    fight(table, "Giant", "Bear", blocks=(("Bulwark", "Giant"), ("Bulwark", "Bear"), ("Rat", "Giant")))
    table.choose("Bulwark", "Giant")
    to_damage(table)
    assert (table.named(table.decision.source), table.decision.options) == ("Giant", (0, 1, 2, 3, 4, 5))
    table.choose(0)
    assert fall(table, "B") == ["Bulwark", "Rat"]


@pytest.mark.ledger("2016:510.1c-lethal")
def test_one_damage_from_deathtouch_is_lethal(book: str) -> None:
    viper = creature("Viper", "G", 2, 2, "deathtouch")
    table = Table(book=book, A={"battlefield": [viper]}, B={"battlefield": [OGRE, OX]})
    fight(table, "Viper", blocks=(("Ogre", "Viper"), ("Ox", "Viper"))).choose("Ox")
    to_damage(table)
    assert table.decision.options == (1, 2)
    table.choose(1)
    assert fall(table, "B") == ["Ogre", "Ox"]


@pytest.mark.ledger("2016:509.2", "2016:510.1c")
def test_a_trampler_goes_down_the_order_before_it_goes_through(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAST]}, B={"battlefield": [OGRE, RAT]})
    fight(table, "Beast", blocks=(("Ogre", "Beast"), ("Rat", "Beast"))).choose("Ogre")
    to_damage(table)
    assert table.decision.options == (3, 4, 5)
    table.choose(3)
    assert table.choices == (1, 2)
    table.choose(1)
    assert table.life("B") == 19
