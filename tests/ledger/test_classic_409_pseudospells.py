"""classic:409.2a, 2007:409: what an ability is on the stack, and what protection sees of it."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated, Body, Keyword, Triggered
from apnap.abilities.change import SetColors
from apnap.abilities.cost import Cost, SacrificeThis, TapThis
from apnap.abilities.effect import Continuous, CounterSpell, Destroy
from apnap.abilities.objects import IS_ABILITY, Each, Filter, HasCardType, HasColor, Is, IsSource, TargetObjects
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, BATTLEFIELD, BLUE, GRAVEYARD, RED, STACK
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from tests.rules.support import CREATURES, ISLAND, PLAINS, TARGET_CREATURE, Table, artifact, creature, instant

DESTROY = Body((TARGET_CREATURE,), Destroy(TargetObjects(0)))
SLAYER = creature("Slayer", "1R", 1, 1, Activated(Cost(parts=(TapThis(),)), DESTROY))


def warded(name: str, *quality: HasColor | HasCardType) -> object:
    return creature(name, "1W", 2, 2, Keyword("protection", what=Filter(quality, ())))


RED_WARDED = warded("Red Warded", HasColor(RED))
BLUE_WARDED = warded("Blue Warded", HasColor(BLUE))
BLUEING = instant("Blueing", "W", Continuous(Each(CREATURES), (SetColors(BLUE),)))


@pytest.mark.ledger("classic:409.2a", "classic:217.6b", "2007:409")
def test_an_ability_has_the_colour_of_its_permanent_in_the_classic_book_only(book: str) -> None:
    """classic:409.2a: a pseudospell with text and colour; 2007:409.1a: text and no other characteristics."""
    red_ability = Target(Filter((HasColor(RED), Is(IS_ABILITY)), (STACK,)))
    quench = instant("Quench", "U", Body((red_ability,), CounterSpell(TargetObjects(0))))
    table = Table(book=book, A={"battlefield": [SLAYER]}, B={"battlefield": [ISLAND], "hand": [quench]}).start()
    table.activate("Slayer").passes()
    if book != "classic":
        assert not table.can_cast("Quench", "B")
        return
    table.cast("Quench").resolve()
    assert table.state.stack == []
    assert table.names("battlefield", "A") == ["Slayer"]


@pytest.mark.ledger("classic:409.2a", "classic:502.7b")
def test_a_pseudospell_keeps_its_colour_when_the_permanent_changes(book: str) -> None:
    """classic:409.2a, 502.7b: blue when it resolves is the Slayer, not its ability: protection from blue is no help."""
    seat = {"battlefield": [SLAYER, PLAINS], "hand": [BLUEING]}
    table = Table(book=book, A=seat, B={"battlefield": [BLUE_WARDED]}).start()
    table.activate("Slayer", "Blue Warded").cast("Blueing").settle()
    assert table.names("battlefield", "B") == []


@pytest.mark.ledger("2007:409", "2007:415")
def test_later_protection_looks_at_the_source(book: str) -> None:
    """2007:502.7b: the source of the ability has become blue, so the target is illegal."""
    seat = {"battlefield": [SLAYER, PLAINS], "hand": [BLUEING]}
    table = Table(book=book, A=seat, B={"battlefield": [BLUE_WARDED]}).start()
    table.activate("Slayer", "Blue Warded").cast("Blueing").settle()
    assert table.names("battlefield", "B") == ["Blue Warded"]


@pytest.mark.ledger("classic:409.2a", "2007:409")
def test_protection_keeps_the_ability_of_a_red_permanent_away(book: str) -> None:
    """classic:502.7b: both as the ability is announced and as it is put on the stack."""
    victim = creature("Victim", "G", 1, 1)
    table = Table(book=book, A={"battlefield": [SLAYER]}, B={"battlefield": [RED_WARDED, victim]}).start()
    table.act(next(action for action in table.legal("A") if action.kind == dec.ACTIVATE))
    assert table.offered() == ["Slayer", "Victim"]
    alone = Table(book=book, A={"battlefield": [engine(RED)]}, B={"battlefield": [RED_WARDED]}).start()
    assert not alone.can_activate("Engine")


def engine(colors: int) -> object:
    return artifact("Engine", "2", Activated(Cost(parts=(TapThis(),)), DESTROY), colors=colors)


@pytest.mark.ledger("classic:409.2a", "2007:409")
def test_a_pseudospell_has_no_card_type(book: str) -> None:
    """classic:409.2a: it has text and colour only, so protection from artifacts lets the ability of one through."""
    iron = warded("Iron Warded", HasCardType(ARTIFACT))
    table = Table(book=book, A={"battlefield": [engine(0)]}, B={"battlefield": [iron]}).start()
    assert table.can_activate("Engine") is (book == "classic")


@pytest.mark.ledger("classic:409.2a", "2007:409")
def test_a_triggered_ability_is_one_too(book: str) -> None:
    """classic:410.2: the pseudospell of a trigger has the colour that its source had."""
    martyr = creature(
        "Martyr",
        "R",
        1,
        1,
        Activated(Cost(parts=(SacrificeThis(),)), Body()),
        Triggered(ZoneChanges(Filter((IsSource(),)), (BATTLEFIELD,), (GRAVEYARD,)), DESTROY),
    )
    table = Table(book=book, A={"battlefield": [martyr]}, B={"battlefield": [RED_WARDED, creature("Elf", "G", 1, 1)]})
    table.start().activate("Martyr").passes()
    item = table.state.current(table.state.stack[-1])
    assert item is not None
    assert characteristics(table.state, item).colors == (RED if book == "classic" else 0)
    assert [table.named(ref) for ref in item.targets[0]] == ["Elf"]


@pytest.mark.ledger("classic:409.2a", "2007:409")
def test_an_ability_is_on_the_stack_before_its_target_is_asked_for(book: str) -> None:
    """classic:409.2a: the announcement comes first, and the player who played it controls it."""
    table = Table(book=book, A={"battlefield": [SLAYER, creature("Elf", "G", 1, 1)]}, B={}).start()
    table.act(next(action for action in table.legal("A") if action.kind == dec.ACTIVATE))
    assert table.decision.kind == dec.TARGETS
    item = table.state.current(table.state.stack[-1])
    assert item is not None
    assert (table.named(item.source), item.controller, table.find("Slayer").tapped) == ("Slayer", 0, False)
