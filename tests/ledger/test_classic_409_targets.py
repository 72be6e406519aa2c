"""classic:409.2c–e, 2007:409: targets are announced, what may be one twice, and what gets nothing."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Division, Modes
from apnap.abilities.effect import ChooseNewTargets, DealDividedDamage, Sequence, Tap, Untap
from apnap.abilities.objects import IS_SPELL, Filter, Is, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import STACK
from tests.rules.support import CREATURES, ISLAND, TARGET_CREATURE, Table, creature, instant

ELF = creature("Elf", "G", 1, 1)
OX = creature("Ox", "3W", 2, 4)
CAT = creature("Cat", "1W", 2, 2)

TWO_CREATURES = Body((Target(CREATURES, minimum=Number(2), maximum=Number(2)),), Tap(TargetObjects(0)))
TWO_WORDS = Body((TARGET_CREATURE, TARGET_CREATURE), Sequence((Tap(TargetObjects(0)), Untap(TargetObjects(1)))))


def divided(n: int, target: Target) -> Body:
    return Body((target,), DealDividedDamage(Number(n), 0), Division(0, Number(n)))


ANY_NUMBER = Target(CREATURES, minimum=Number(1), maximum=None)
JUST_TWO = Target(CREATURES, minimum=Number(2), maximum=Number(2))


def with_spell(book: str, body: Body, *creatures: object) -> Table:
    seat = {"battlefield": [ISLAND], "hand": [instant("Gust", "U", body)]}
    return Table(book=book, A=seat, B={"battlefield": list(creatures)}).start()


@pytest.mark.ledger("classic:409.2c", "2007:409")
def test_without_enough_targets_it_cannot_be_played(book: str) -> None:
    """classic:409.2c: two targets are asked for and only one is there."""
    assert not with_spell(book, TWO_CREATURES, OX).can_cast("Gust")
    assert with_spell(book, TWO_CREATURES, OX, CAT).can_cast("Gust")


@pytest.mark.ledger("classic:409.2d", "2007:409")
def test_one_use_of_the_word_never_takes_the_same_target_twice(book: str) -> None:
    """classic:409.2d, 2007:409.1c: the second of "two target creatures" is another one."""
    table = with_spell(book, TWO_CREATURES, OX, CAT, ELF).cast("Gust", "Ox")
    assert table.offered() == ["Cat", "Elf"]


@pytest.mark.ledger("classic:409.2d", "2007:409")
def test_two_uses_of_the_word_may_take_the_same_target_in_later_books_only(book: str) -> None:
    """classic:409.2d: never; 2007:409.1c: once for each instance of the word "target"."""
    alone = with_spell(book, TWO_WORDS, OX)
    assert alone.can_cast("Gust") is (book == "2007")
    table = with_spell(book, TWO_WORDS, OX, CAT, ELF).cast("Gust", "Ox")
    assert table.offered() == (["Cat", "Elf"] if book == "classic" else ["Cat", "Elf", "Ox"])


@pytest.mark.ledger("classic:409.2d", "2007:409")
def test_two_modes_share_no_target_in_the_classic_book(book: str) -> None:
    """classic:409.2d: both modes of one spell want a creature, and there is one."""
    tap, untap = Body((TARGET_CREATURE,), Tap(TargetObjects(0))), Body((TARGET_CREATURE,), Untap(TargetObjects(0)))
    drain = Body((Target(CREATURES, minimum=Number(0)),), Tap(TargetObjects(0)))
    both = Body(modes=Modes((tap, untap, drain), Number(2), Number(2)))
    table = with_spell(book, both, OX).cast("Gust")
    table.choose(0)
    assert table.decision.options == ((2,) if book == "classic" else (1, 2))


@pytest.mark.ledger("classic:409.2e")
def test_a_share_of_nothing_makes_no_target(book: str) -> None:
    """classic:409.2e: five damage as five and nothing has one target only."""
    table = with_spell(book, divided(5, ANY_NUMBER), OX, CAT).cast("Gust", "Ox", "Cat")
    assert table.choices == (0, 1, 2, 3, 4, 5)
    table.choose(5)
    spell = table.find("Gust", "stack")
    assert ([table.named(ref) for ref in spell.targets[0]], spell.division) == (["Ox"], (5,))
    table.resolve()
    assert table.names("battlefield", "B") == ["Cat"]


@pytest.mark.ledger("classic:409.2e")
def test_a_share_of_nothing_is_a_target_where_the_number_is_fixed(book: str) -> None:
    """classic:409.2e: "divided between two target creatures": the second is a target though it gets 0."""
    table = with_spell(book, divided(1, JUST_TWO), OX, CAT, ELF).cast("Gust", "Ox", "Cat").choose(0)
    spell = table.find("Gust", "stack")
    assert ([table.named(ref) for ref in spell.targets[0]], spell.division) == (["Ox", "Cat"], (0, 1))
    table.resolve()
    assert (table.find("Ox").damage, table.find("Cat").damage) == (0, 1)


@pytest.mark.ledger("2007:409")
def test_later_each_target_gets_at_least_one(book: str) -> None:
    """2007:409.1e: nothing smaller than 1 is offered as a share."""
    table = with_spell(book, divided(5, ANY_NUMBER), OX, CAT).cast("Gust", "Ox", "Cat")
    assert table.choices == (1, 2, 3, 4)


@pytest.mark.ledger("classic:409.2d", "2007:409")
def test_a_new_target_is_none_that_it_has_already(book: str) -> None:
    """classic:409.2d: nor is anything a target twice after its targets have been changed."""
    spells = Target(Filter((Is(IS_SPELL),), (STACK,)))
    bend = instant("Bend", "0", Body((spells,), ChooseNewTargets(You(), TargetObjects(0))))
    seat = {"battlefield": [ISLAND], "hand": [instant("Gust", "U", TWO_WORDS), bend]}
    table = Table(book=book, A=seat, B={"battlefield": [OX, CAT, ELF]}).start()
    table.cast("Gust", "Ox", "Cat").cast("Bend").resolve().choose("Cat")
    assert table.offered() == (["Elf", "Ox"] if book == "classic" else ["Cat", "Elf", "Ox"])
