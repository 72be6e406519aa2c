"""classic:500, 2007:500, 2016:508.1c–d: what restricts a declaration of attackers or blockers, and what is required."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.errors import IllegalActionError
from apnap.rules import decisions as dec
from apnap.rules.combat.block_sets import validate_block_set
from tests.constructs.support import beast, permanent
from tests.ledger.attacks import BEAR, OGRE, attacking, offers, refusal
from tests.rules.support import FOREST, Table

EAGER = "This creature attacks each combat if able."
NARROW = permanent("No more than one creature can attack each combat.", name="Bridge")


def declaring(book: str, *mine: object, theirs: tuple[object, ...] = ()) -> Table:
    """Begin the declaration of A's attackers."""
    table = Table(book=book, A={"battlefield": [*mine]}, B={"battlefield": [*theirs]})
    return table.start("begin_combat").to("declare_attackers")


@pytest.mark.ledger("classic:500.2", "2007:500", "2016:508.1d")
def test_one_of_two_that_must_attack_where_only_one_may(book: str) -> None:
    brutes = [beast(EAGER, name=name) for name in ("Brute", "Boar")]
    table = declaring(book, *brutes, OGRE, NARROW)
    assert refusal(table) == "508.1d", "none"
    assert refusal(table, ("Brute", "B"), ("Boar", "B")) == "508.1c", "two"
    assert (refusal(table, ("Brute", "B")), refusal(table, ("Boar", "B"))) == ("", "")
    assert not table.decision.can_finish
    table.attack("Boar")
    assert attacking(table) == ["Boar"]


@pytest.mark.ledger("classic:500.2")
def test_a_requirement_that_does_not_fit_beside_the_other_attackers_is_none(book: str) -> None:
    table = declaring(book, beast(EAGER, name="Brute"), OGRE, NARROW)
    assert refusal(table, ("Ogre", "B")) == "", "beside the Ogre the Brute can't attack, so that nothing is left out"
    assert refusal(table) == "508.1d"


@pytest.mark.ledger("2007:500", "2016:508.1d")
def test_the_largest_number_of_requirements_is_obeyed(book: str) -> None:
    table = declaring(book, beast(EAGER, name="Brute"), OGRE, NARROW)
    assert refusal(table, ("Ogre", "B")) == "508.1d"
    assert offers(table) == ["Brute"]
    twice = beast(f"{EAGER}\n{EAGER}", name="Zealot")
    table = declaring(book, beast(EAGER, name="Brute"), twice, NARROW)
    assert offers(table) == ["Zealot"], "it obeys two of three requirements, the Brute only one"


SHY = beast(f"This creature can't attack alone.\n{EAGER}", name="Shy")


@pytest.mark.ledger("classic:500.2")
def test_nobody_else_must_come_along_so_that_a_requirement_can_be_obeyed(book: str) -> None:
    table = declaring(book, SHY, BEAR)
    assert refusal(table) == "", "alone it can't attack, so that it may stay at home"
    assert refusal(table, ("Shy", "B")) == "508.1c"
    assert refusal(table, ("Bear", "B")) == "508.1d", "beside the Bear it could"
    table.choose(("Bear", "B"))
    assert (offers(table), table.decision.can_finish) == (["Shy"], False)


@pytest.mark.ledger("2007:500", "2016:508.1d")
def test_somebody_else_must_come_along_so_that_a_requirement_can_be_obeyed(book: str) -> None:
    table = declaring(book, SHY, BEAR)
    assert (refusal(table), refusal(table, ("Bear", "B"))) == ("508.1d", "508.1d")
    assert refusal(table, ("Shy", "B"), ("Bear", "B")) == ""


@pytest.mark.ledger("2016:508.1c")
def test_what_cant_attack_alone_does_not(book: str) -> None:
    timid = beast("This creature can't attack alone.", name="Timid")
    table = declaring(book, timid)
    assert (offers(table), refusal(table, ("Timid", "B"))) == ([], "508.1c")
    table = declaring(book, timid, BEAR)
    assert offers(table) == ["Bear", "Timid"]
    table.choose(("Timid", "B"))
    assert not table.decision.can_finish
    assert refusal(table, ("Timid", "B"), ("Bear", "B")) == ""


@pytest.mark.ledger("classic:500.2", "2016:508.1c")
def test_a_restriction_beats_a_requirement(book: str) -> None:
    table = declaring(book, beast(f"Defender\n{EAGER}", name="Brute"), BEAR)
    assert (offers(table), table.decision.can_finish) == (["Bear"], True)
    assert refusal(table, ("Brute", "B")) == "508.1a"


@pytest.mark.ledger("classic:500.2", "2007:500", "2016:508.1d")
def test_nobody_must_pay_to_obey_a_requirement(book: str) -> None:
    toll = "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking"
    theirs = (permanent(f"{toll} you.", name="Toll"),)
    table = declaring(book, beast(EAGER, name="Brute"), FOREST, FOREST, theirs=theirs)
    assert (offers(table), table.decision.can_finish) == (["Brute"], True)
    table.choose(dec.DONE)
    assert attacking(table) == []
    assert [one.tapped for one in table.objects("battlefield")] == [False] * 4


# ------------------------------------------------------------------------------------- blocks likewise

ROGUE = beast("Menace", name="Rogue")
GUARD = beast("This creature blocks each combat if able.", name="Guard")


def blocking(book: str, attackers: list[CardDefinition], *theirs: CardDefinition) -> Table:
    """Attack with everything and stop as B declares blockers."""
    table = Table(book=book, A={"battlefield": attackers}, B={"battlefield": [*theirs]}).start("begin_combat")
    return table.attack(*(one.name for one in attackers)).to("declare_blockers")


def forbidden(table: Table, *pairs: tuple[str, str]) -> str:
    """Return the number of the rule that forbids B's declaration; nothing if it is legal."""
    try:
        validate_block_set(table.state, 1, tuple((table.entity(name), table.entity(to)) for name, to in pairs))
    except IllegalActionError as error:
        return error.rule
    return ""


@pytest.mark.ledger("classic:500.2")
def test_no_second_blocker_must_come_along_so_that_one_that_must_block_can(book: str) -> None:
    table = blocking(book, [ROGUE], GUARD, BEAR)
    assert (forbidden(table), table.decision.can_finish) == ("", True)
    assert forbidden(table, ("Guard", "Rogue")) == "509.1b"
    assert forbidden(table, ("Guard", "Rogue"), ("Bear", "Rogue")) == ""
    table.choose(("Bear", "Rogue"))
    assert (offers(table), table.decision.can_finish) == (["Guard"], False)


@pytest.mark.ledger("2007:500")
def test_the_most_requirements_to_block_are_obeyed(book: str) -> None:
    table = blocking(book, [ROGUE], GUARD, BEAR)
    assert (forbidden(table), table.decision.can_finish) == ("509.1c", False)
    assert forbidden(table, ("Guard", "Rogue"), ("Bear", "Rogue")) == ""


@pytest.mark.ledger("classic:500.2", "2007:500")
def test_a_creature_that_could_block_what_it_must_blocks_nothing_else(book: str) -> None:
    lure = beast("All creatures able to block this creature do so.", name="Lure")
    table = blocking(book, [lure, OGRE], BEAR)
    assert offers(table) == ["Bear"]
    assert (forbidden(table), forbidden(table, ("Bear", "Ogre"))) == ("509.1c", "509.1c")
    assert forbidden(table, ("Bear", "Lure")) == ""
