"""508.7: choosing anew what an attacking creature attacks."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.combat_choices import ReselectAttacked
from apnap.abilities.objects import TargetObjects, You
from apnap.rules.combat.attacking import ATTACK_SIDE, ONE_CHOSEN
from tests.constructs.support import beast, permanent, written
from tests.ledger.attacks import play
from tests.ledger.fights import trick
from tests.rules.support import Table

TURN = trick("Turn", ReselectAttacked(You(), TargetObjects(0)))
IMP = beast("Whenever this creature attacks, you gain 1 life.", name="Imp")
WALKER = written("+1: You gain 1 life.", "Planeswalker — Sage", name="Walker", loyalty="5")


def test_508_7a_it_attacks_something_else_and_has_not_attacked_again() -> None:
    table = Table(A={"battlefield": [IMP]}, B={"battlefield": [WALKER], "hand": [TURN]}).attack_now(("Imp", "Walker"))
    play(table.settle().passes(), "Turn").choose("B").settle()
    assert (table.life("A"), bool(table.find("Imp").attacking)) == (21, True), "no second trigger, still in combat"
    table.to("end_combat")
    assert (table.find("Walker").counter("loyalty"), table.life("B")) == (5, 18)


def test_508_7b_what_restricts_attacks_does_not_matter() -> None:
    peace = permanent("Creatures can't attack you.", name="Peace")
    theirs = {"battlefield": [WALKER, peace], "hand": [TURN]}
    table = Table(A={"battlefield": [IMP]}, B=theirs).attack_now(("Imp", "Walker"))
    play(table.settle().passes(), "Turn").choose("B").settle()
    assert table.to("end_combat").life("B") == 18


@pytest.mark.parametrize(("side", "offered"), [(0, {"B", "C", "Walker", "Other"}), (ONE_CHOSEN, {"B", "Walker"})])
def test_508_7c_d_opponents_of_its_controller_or_what_the_chosen_defender_has(side: int, offered: set[str]) -> None:
    """Any opponent and their planeswalkers (508.7c); of a chosen defending player only theirs (508.7d)."""
    other, mine = (
        written("+1: You gain 1 life.", "Planeswalker — Sage", name=name, loyalty="5") for name in ("Other", "Mine")
    )
    seats: dict[str, Any] = {
        "A": {"battlefield": [IMP, mine], "hand": [TURN]},
        "B": {"battlefield": [WALKER]},
        "C": {"battlefield": [other]},
    }
    table = Table(options=((ATTACK_SIDE, side),), **seats)
    if side:
        table.start().passes(3).choose("B").settle().to("declare_attackers").attack(("Imp", "B"))
    else:
        table.attack_now(("Imp", "B"))
    play(table.settle(), "Turn")
    entities = [one for one in table.decision.options if isinstance(one, int)]
    assert {"ABC"[-1 - one] if one < 0 else table.named(one) for one in entities} == offered
