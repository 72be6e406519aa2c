"""714: Sagas."""

from __future__ import annotations

from apnap.abilities import occurrence as occ
from apnap.abilities.ability import Body, Triggered
from apnap.abilities.effect import GainLife
from apnap.abilities.objects import Filter, IsSource, You
from apnap.abilities.quantity import Number
from tests.rules.support import FOREST, Table, enchantment


def _chapter(number: int, life: int) -> Triggered:
    watched = occ.CountersPut("lore", Filter((IsSource(),)), reaching=number)
    return Triggered(watched, Body(effect=GainLife(You(), Number(life))), keyword=f"chapter {number}")


def test_a_saga_enters_with_a_lore_counter_that_triggers_its_first_chapter() -> None:
    """Lore counters (714.3): the first as it enters (714.3a), the second as the next main phase begins (703.4f).

    It has been put there before priority is given (505.4).
    """
    saga = enchantment("Song of Moss", "G", _chapter(1, 3), _chapter(2, 5), subtypes=("Saga",))
    table = Table(A={"battlefield": [FOREST], "hand": [saga]}, B={}).start()

    table.cast("Song of Moss").resolve()

    assert table.find("Song of Moss", "battlefield").counter("lore") == 1  # 714.3a
    table.resolve()
    assert table.life("A") == 23
    table.to("draw", 3).passes(2)
    assert table.find("Song of Moss").counter("lore") == 2  # 714.3c: the second in the next main phase
    table.resolve()
    assert table.life("A") == 28 and "Song of Moss" in table.names("graveyard", "A")  # 714.4
