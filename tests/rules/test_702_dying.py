"""702: persist, undying, modular, soulshift, afterlife."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import SetController
from apnap.abilities.effect import CreateTokens, Destroy, Token
from apnap.abilities.objects import Each, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import ARTIFACT, BLACK, CREATURE, WHITE
from apnap.rules import decisions as dec
from tests.rules.effects import do
from tests.rules.layered import CREATURES, affect, put_counters, seen
from tests.rules.support import TARGET_CREATURE, Body, Table, card, creature, instant

DESTROY = Body((TARGET_CREATURE,), Destroy(TargetObjects(0)))
KILL, AGAIN = instant("Kill", "0", DESTROY), instant("Kill Again", "0", DESTROY)
GOLEM = card("Golem", "3", ARTIFACT | CREATURE, power=3, toughness=3)


def n(name: str, number: int) -> Keyword:
    return Keyword(name, n=Number(number))


def kill(table: Table, name: str, spell: str = "Kill") -> Table:
    """Destroy a creature; the spell's target is only asked for when there are several."""
    table.cast(spell)
    return table.choose(name).resolve() if table.decision.kind == dec.TARGETS else table.resolve()


@pytest.mark.ledger("current:702.79")
def test_702_79_persist_returns_it_once() -> None:
    """Persist returns it with a -1/-1 counter if it had none (702.79a)."""
    ghost = creature("Ghost", "W", 3, 3, "persist")
    table = Table(A={"battlefield": [ghost], "hand": [KILL, AGAIN]}, B={}).start()
    kill(table, "Ghost").settle()
    assert table.size("Ghost") == (2, 2) and table.find("Ghost").counters == (("-1/-1", 1),)
    kill(table, "Ghost", "Kill Again").settle()
    assert table.names("graveyard", "A") == ["Ghost", "Kill", "Kill Again"]


@pytest.mark.ledger("current:702.93")
def test_702_93_undying_returns_it_once() -> None:
    """With a counter, and not if it had one (702.93a)."""
    ghoul = creature("Ghoul", "B", 3, 3, "undying")
    table = Table(A={"battlefield": [ghoul], "hand": [KILL, AGAIN]}, B={}).start()
    assert kill(table, "Ghoul").settle().size("Ghoul") == (4, 4)
    assert kill(table, "Ghoul", "Kill Again").settle().names("graveyard", "A") == ["Ghoul", "Kill", "Kill Again"]


@pytest.mark.ledger("current:702.79")
def test_702_79_with_both_kinds_of_counters_the_last_look_counts() -> None:
    ghost = creature("Ghost", "W", 3, 3, "persist", "undying")
    table = Table(A={"battlefield": [ghost], "hand": [KILL]}, B={}).start()
    put_counters(table, "Ghost", plus=2)
    kill(table, "Ghost")
    assert len(table.state.stack) == 1  # no undying: it had +1/+1 counters
    assert table.settle().size("Ghost") == (2, 2)


@pytest.mark.ledger("current:702.79")
def test_702_79_it_returns_under_its_owners_control_and_tokens_do_not() -> None:
    ghost = creature("Ghost", "W", 3, 3, "persist")
    table = Table(A={"hand": [KILL]}, B={"battlefield": [ghost]}).start()
    affect(table, ["Ghost"], SetController(You()), you="A")
    kill(table, "Ghost").settle()
    assert seen(table, "Ghost").controller == 1
    spirit = Token(CREATURE, 0, ("Spirit",), WHITE, Number(1), Number(1), (Keyword("persist"),), "Wisp")
    table = do(Table(A={}, B={}), CreateTokens(You(), Number(1), spirit))
    table = do(table, Destroy(Each(CREATURES)))
    assert table.names("battlefield") == []


@pytest.mark.ledger("current:702.43")
def test_702_43_modular_moves_its_counters_by_number() -> None:
    """It enters with counters and leaves as many to an artifact creature (702.43a)."""
    bot = card("Bot", "0", ARTIFACT | CREATURE, n("modular", 2), power=0, toughness=0)
    table = Table(A={"battlefield": [GOLEM], "hand": [KILL, bot]}, B={}).start()
    table.cast("Bot").resolve()
    assert table.size("Bot") == (2, 2)
    put_counters(table, "Bot", plus=5)
    kill(table, "Bot").settle().choose(True)
    assert table.size("Golem") == (8, 8)


@pytest.mark.ledger("current:702.43")
def test_702_43b_each_instance_of_modular_works() -> None:
    bot = card("Bot", "0", ARTIFACT | CREATURE, n("modular", 1), n("modular", 1), power=0, toughness=0)
    table = Table(A={"battlefield": [GOLEM], "hand": [KILL, bot]}, B={}).start()
    table.cast("Bot").resolve()
    assert table.size("Bot") == (2, 2)
    kill(table, "Bot")
    table.settle().choose(True).settle().choose(False)
    assert table.size("Golem") == (5, 5)


@pytest.mark.ledger("current:702.46")
def test_702_46_soulshift_returns_a_cheap_spirit_of_yours() -> None:
    """A Spirit card of mana value N or less in your graveyard (702.46a)."""
    kami = creature("Kami", "2W", 2, 2, n("soulshift", 3), subtypes=("Spirit",))
    cheap = creature("Wisp", "2W", 1, 1, subtypes=("Spirit",))
    dear = creature("Wraith", "3W", 1, 1, subtypes=("Spirit",))
    beast = creature("Beast", "1W", 1, 1, subtypes=("Beast",))
    table = Table(A={"battlefield": [kami], "graveyard": [cheap, dear, beast], "hand": [KILL]},
                  B={"graveyard": [cheap]}).start()  # fmt: skip
    kill(table, "Kami")
    assert table.decision.purpose and {seen_name(table, option) for option in table.decision.options} == {
        "Wisp",
        "Kami",
    }  # it is in the graveyard itself when targets are chosen
    table.target("Wisp").settle().choose(True)
    assert table.names("hand", "A") == ["Wisp"]


def seen_name(table: Table, option: object) -> str:
    assert isinstance(option, int)
    return table.named(option)


@pytest.mark.ledger("current:702.135")
def test_702_135_afterlife_makes_flying_spirits_for_each_instance() -> None:
    """White and black 1/1 Spirits with flying (702.135a), for each instance (702.135b)."""
    monk = creature("Monk", "W", 1, 1, n("afterlife", 1), n("afterlife", 2))
    table = kill(Table(A={"battlefield": [monk], "hand": [KILL]}, B={}).start(), "Monk").settle()
    tokens = [seen(table, f"Spirit Token#{i}") for i in (1, 2, 3)]
    assert all(t.colors == WHITE | BLACK and (t.power, t.toughness) == (1, 1) for t in tokens)
    assert len(table.objects("battlefield")) == 3 and all(t.keywords for t in tokens)
