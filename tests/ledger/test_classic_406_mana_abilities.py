"""classic:406.1, 2007:406: what a mana ability is, and what happens when one is played."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated, Body, Triggered
from apnap.abilities.cost import Cost, TapThis
from apnap.abilities.effect import AddMana, CounterSpell, DealDamage, GainLife, LoseLife, Sequence
from apnap.abilities.mana import FixedMana, RepeatedMana
from apnap.abilities.objects import IS_SPELL, AnyPlayer, Filter, HasCardType, Is, TargetObjects, TargetPlayers, You
from apnap.abilities.occurrence import BecomesTapped, GainsLife
from apnap.abilities.quantity import CountOf, Number
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, LAND, STACK
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from tests.ledger.moments import LANDS, gain, now, stack, tap_for_mana
from tests.rules.support import FOREST, MOUNTAIN, Table, artifact, card, creature, enchantment

TAP = Cost(parts=(TapThis(),))
ONE_GREEN = AddMana(You(), FixedMana(("G",)))
A_PLAYER = Target(players=AnyPlayer())
GIVER = artifact("Giver", "1", Activated(TAP, Body((A_PLAYER,), AddMana(TargetPlayers(0), FixedMana(("G",))))))


@pytest.mark.ledger("classic:406.1a", "classic:408.2e", "2007:406")
def test_it_may_do_something_else_at_the_same_time(book: str) -> None:
    """classic:406.1a, 408.2e: the mana and the damage at once, without the stack, before anyone can act."""
    hurts = Sequence((AddMana(You(), FixedMana(("R",))), DealDamage(Number(1), players=You())))
    table = Table(book=book, A={"battlefield": [card("Vent", None, LAND, Activated(TAP, Body(effect=hurts)))]}, B={})
    tap_for_mana(table.start(), "Vent")
    assert (table.pool(), table.life("A"), table.state.stack) == ({"R": 1}, 19, [])
    assert (table.decision.kind, table.decision.player) == (dec.PRIORITY, 0)


@pytest.mark.ledger("classic:406.1a", "classic:408.2e", "2007:406")
def test_one_that_triggers_may_do_something_else_at_the_same_time(book: str) -> None:
    """classic:408.2e: the mana and the damage at once, as if the land itself had made them."""
    both = Sequence((ONE_GREEN, DealDamage(Number(1), players=You())))
    spring = enchantment("Spring", "G", Triggered(BecomesTapped(LANDS, True), Body(effect=both)))
    table = Table(book=book, A={"battlefield": [FOREST, spring]}, B={}).start()
    tap_for_mana(table, "Forest")
    assert (table.pool(), table.life("A"), table.state.stack) == ({"G": 2}, 19, [])
    assert (table.decision.kind, table.decision.player) == (dec.PRIORITY, 0)


@pytest.mark.ledger("classic:406.1b", "2007:406")
@pytest.mark.also("current")
def test_a_spell_that_makes_mana_is_answered_and_countered(book: str) -> None:
    """classic:406.1b, 2007:406.2: it is a spell like any other. Today: a spell never is a mana ability (605.5b)."""
    ritual = now("Ritual", AddMana(You(), FixedMana(("B", "B"))))
    deny = now("Deny", Body((Target(Filter((Is(IS_SPELL),), (STACK,))),), CounterSpell(TargetObjects(0))))
    table = Table(book=book, A={"hand": [ritual]}, B={"hand": [deny]}).start().cast("Ritual")
    assert (table.names("stack"), table.pool()) == (["Ritual"], {})
    table.passes().cast("Deny").resolve()
    assert (table.names("graveyard", "A"), table.pool()) == (["Ritual"], {})


@pytest.mark.ledger("classic:406.1c", "2007:406")
@pytest.mark.also("current")
def test_it_is_one_though_it_gives_nothing_now(book: str) -> None:
    """classic:406.1c, 2007:406.3: with no creature it can be played, adds nothing, and uses no stack.

    Today: it stays a mana ability (605.2).
    """
    creatures = CountOf(Filter((HasCardType(CREATURE),)))
    grove = card("Grove", None, LAND, Activated(TAP, Body(effect=AddMana(You(), RepeatedMana("G", creatures)))))
    table = Table(book=book, A={"battlefield": [grove]}, B={}).start()
    assert table.actions("Grove") == []
    tap_for_mana(table, "Grove")
    assert (table.pool(), table.state.stack, table.find("Grove").tapped) == ({}, [], True)


@pytest.mark.ledger("classic:406.1e", "2007:406")
@pytest.mark.also("current")
def test_what_triggers_on_it_uses_the_stack(book: str) -> None:
    """classic:406.1e, 2007:406.5: the mana is there at once, the loss of life waits on the stack.

    Today: without mana it is no mana ability (605.5a).
    """
    loss = Body(effect=LoseLife(You(), Number(1)))
    toll = enchantment("Toll", "B", Triggered(BecomesTapped(LANDS, True), loss))
    table = Table(book=book, A={"battlefield": [FOREST, toll]}, B={}).start()
    tap_for_mana(table, "Forest")
    assert (table.pool(), stack(table), table.life("A")) == ({"G": 1}, ["Toll"], 20)
    table.resolve()
    assert table.life("A") == 19


@pytest.mark.ledger("classic:406.1e", "2007:406")
@pytest.mark.also("current")
def test_a_trigger_from_something_else_is_no_mana_ability(book: str) -> None:
    """2007:406.2: "whenever you gain life, add {G}" goes on the stack.

    Today: it follows the normal rules of triggers (605.5, 605.5a).
    """
    spring = enchantment("Spring", "G", Triggered(GainsLife(You()), Body(effect=ONE_GREEN)))
    table = Table(book=book, A={"battlefield": [spring], "hand": [now("Sip", gain(1))]}, B={}).start()
    table.cast("Sip").resolve()
    assert (stack(table), table.pool()) == (["Spring"], {})
    table.resolve()
    assert table.pool() == {"G": 1}


@pytest.mark.ledger("classic:406.1e", "2007:406")
def test_nor_is_it_one_when_a_mana_ability_brings_that_about(book: str) -> None:
    """2007:406.2: the life is gained by a mana ability, yet what triggers on it waits on the stack."""
    spring = enchantment("Spring", "G", Triggered(GainsLife(You()), Body(effect=AddMana(You(), FixedMana(("R",))))))
    sweet = Sequence((ONE_GREEN, GainLife(You(), Number(1))))
    well = card("Well", None, LAND, Activated(TAP, Body(effect=sweet)))
    table = Table(book=book, A={"battlefield": [spring, well]}, B={}).start()
    tap_for_mana(table, "Well")
    assert (table.life("A"), table.pool(), stack(table)) == (21, {"G": 1}, ["Spring"])


@pytest.mark.ledger("classic:406.1a", "2007:406")
def test_in_the_old_books_one_may_have_a_target(book: str) -> None:
    """classic:406.1a, 2007:406.1: it makes mana, so nobody can answer it; later it must have no target (605.1a)."""
    table = Table(book=book, A={"battlefield": [GIVER]}, B={"fill": 30}).start()
    assert table.actions("Giver") == []
    tap_for_mana(table, "Giver")
    assert table.decision.kind == dec.TARGETS
    table.choose("B")
    assert (table.pool("B"), table.state.stack) == ({"G": 1}, [])
    assert (table.decision.kind, table.decision.player) == (dec.PRIORITY, 0)


@pytest.mark.parametrize("later", ["2016", "current"])
def test_later_one_with_a_target_uses_the_stack(later: str) -> None:
    """605.1a: an ability with a target is no mana ability. (605.5a)."""
    table = Table(book=later, A={"battlefield": [GIVER]}, B={}).start().activate("Giver", "A")
    assert (stack(table), table.pool()) == (["Giver"], {})


@pytest.mark.ledger("2007:406", "2007:409", "classic:409.2f")
def test_one_with_a_target_can_be_played_while_a_spell_is_paid_for(book: str) -> None:
    """2007:411.2: under full control, in the middle of playing another spell."""
    elf = creature("Elf", "G", 1, 1)
    seat = {"battlefield": [GIVER, FOREST], "hand": [elf]}
    table = Table(book=book, options=(("full_control", 1),), A=seat, B={}).start().cast("Elf")
    table.choose(Action(dec.ACTIVATE, table.find("Giver").ref, 0)).choose("A")
    assert (table.pool("A"), table.names("stack")) == ({"G": 1}, ["Elf"])
    table.choose(dec.DONE)
    assert (table.pool("A"), table.names("stack")) == ({}, ["Elf"])
    table.resolve()
    assert table.names("battlefield", "A") == ["Elf", "Forest", "Giver"]


@pytest.mark.ledger("2007:406", "2007:411")
def test_a_triggered_mana_ability_with_a_target_follows_at_once(book: str) -> None:
    """2007:406.1, 411.3: it triggers from a mana ability and could add mana."""
    echo = enchantment(
        "Echoes",
        "G",
        Triggered(
            BecomesTapped(LANDS, True),
            Body((A_PLAYER,), AddMana(TargetPlayers(0), FixedMana(("R",)))),
        ),
    )
    table = Table(book=book, A={"battlefield": [MOUNTAIN, echo]}, B={}).start()
    tap_for_mana(table, "Mountain")
    assert table.decision.kind == dec.TARGETS
    table.choose("A")
    assert (table.pool("A"), table.state.stack) == ({"R": 2}, [])
