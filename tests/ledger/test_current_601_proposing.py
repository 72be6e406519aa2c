"""113, 115, 405, 601, 702.16: what newer books say of abilities on the stack, of targets and of costs in the text."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Spell, Static
from apnap.abilities.cost import Cost, PayLife
from apnap.abilities.effect import CounterSpell
from apnap.abilities.objects import IS_ABILITY, Filter, HasColor, Is, TargetObjects
from apnap.abilities.quantity import Number
from apnap.abilities.static import AdditionalCost
from apnap.abilities.target import Target
from apnap.abilities.values import RED, SORCERY, STACK
from apnap.rules.characteristics import characteristics
from tests.ledger.moments import gain, now
from tests.ledger.test_classic_402_abilities import SILENCE
from tests.ledger.test_classic_409_pseudospells import BLUE_WARDED, BLUEING, SLAYER
from tests.ledger.test_classic_409_targets import ANY_NUMBER, CAT, OX, TWO_WORDS, divided, with_spell
from tests.rules.support import PLAINS, Table, card

NEWER = pytest.mark.parametrize("newer", ["2016", "current"])


@NEWER
def test_an_ability_on_the_stack_has_no_colour(newer: str) -> None:
    """405.4, 113.7: it has the text that made it, and nothing that asks for a red ability finds it."""
    red_ability = Target(Filter((HasColor(RED), Is(IS_ABILITY)), (STACK,)))
    quench = now("Quench", Body((red_ability,), CounterSpell(TargetObjects(0))))
    table = Table(book=newer, A={"battlefield": [SLAYER]}, B={"hand": [quench]}).start().activate("Slayer").passes()
    item = table.state.current(table.state.stack[-1])
    assert item is not None
    assert characteristics(table.state, item).colors == 0
    assert not table.can_cast("Quench", "B")


@NEWER
def test_protection_looks_at_the_source_of_an_ability(newer: str) -> None:
    """702.16b: the source has become blue since, so the target is illegal."""
    seat = {"battlefield": [SLAYER, PLAINS], "hand": [BLUEING]}
    table = Table(book=newer, A=seat, B={"battlefield": [BLUE_WARDED]}).start()
    table.activate("Slayer", "Blue Warded").cast("Blueing").settle()
    assert table.names("battlefield", "B") == ["Blue Warded"]


@NEWER
def test_each_use_of_the_word_target_has_its_own(newer: str) -> None:
    """115.3: the same creature may be both."""
    table = with_spell(newer, TWO_WORDS, OX, CAT).cast("Gust", "Ox")
    assert table.offered() == ["Cat", "Ox"]


@NEWER
def test_each_target_gets_a_share(newer: str) -> None:
    """601.2d: at least one."""
    assert with_spell(newer, divided(5, ANY_NUMBER), OX, CAT).cast("Gust", "Ox", "Cat").choices == (1, 2, 3, 4)


@NEWER
def test_a_cost_in_the_text_is_an_ability(newer: str) -> None:
    """113.2b: so what takes all abilities away takes the cost away."""
    life = Static((AdditionalCost(Cost(parts=(PayLife(Number(2)),))),), zones=(STACK,))
    rite = card("Rite", "0", SORCERY, life, Spell(gain(3)))
    table = Table(book=newer, A={"battlefield": [SILENCE], "hand": [rite]}, B={}).start().cast("Rite")
    assert table.life("A") == 20
