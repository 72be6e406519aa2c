"""506.3f–g: creatures that are battles neither attack nor block."""

from __future__ import annotations

from apnap.abilities.ability import Body
from apnap.abilities.effect import BlockAttacker, Entering, Move
from apnap.abilities.objects import Filter, TargetObjects, You
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLE, BATTLEFIELD, CREATURE, GRAVEYARD
from apnap.rules import decisions as dec
from tests.ledger.fights import BEAR, OX, fight, trick
from tests.rules.support import Table, card, instant

TOWER = card("Tower", "2", CREATURE | BATTLE, power=2, toughness=4, defense=5)
CARDS = Target(Filter((), (GRAVEYARD,)))


def back(**how: bool) -> object:
    """Return an instant that puts a card from a graveyard onto the battlefield attacking or blocking."""
    entering = Entering(controller=You(), **how)  # type: ignore[arg-type]
    return instant("Back", "0", Body((CARDS,), Move(TargetObjects(0), BATTLEFIELD, entering=entering)))


def test_506_3f_a_battle_that_would_enter_attacking_only_enters() -> None:
    mine = {"battlefield": [OX], "graveyard": [TOWER], "hand": [back(attacking=True)]}
    table = fight(Table(A=mine, B={}), "Ox").cast("Back").resolve().settle()
    assert (table.find("Tower", "battlefield").attacking, table.find("Ox").attacking != 0) == (0, True)
    assert table.to("end_combat").life("B") == 16


def test_506_3f_a_battle_that_would_enter_blocking_only_enters() -> None:
    theirs = {"graveyard": [TOWER], "hand": [back(blocking=True)]}
    table = fight(Table(A={"battlefield": [OX]}, B=theirs), "Ox").passes().cast("Back").resolve().settle()
    assert (table.find("Tower", "battlefield").blocking, table.find("Ox").blocked) == ((), False)


def test_506_3g_a_battle_is_not_made_to_block() -> None:
    join = trick("Join", BlockAttacker(TargetObjects(0), TargetObjects(1)), 2)
    for name, blocks in (("Tower", False), ("Bear", True)):
        table = Table(A={"battlefield": [OX], "hand": [join]}, B={"battlefield": [TOWER, BEAR]}).start("begin_combat")
        table.attack("Ox")
        while table.decision.kind != dec.BLOCKERS:
            table.passes()
        table.choose(dec.DONE).cast("Join", name, "Ox").resolve()
        assert table.find("Ox").blocked is blocks, name
