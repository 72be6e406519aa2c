"""702.170: cards that become plotted by the special action or by an effect."""

from __future__ import annotations

import pytest

from apnap.rules.decisions import SPECIAL
from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, spanish, spell
from tests.rules.support import FOREST

PLOTTER = "Exile target creature card from your graveyard. It becomes plotted."
PAYS = "When this card becomes plotted, you gain 3 life."


def plot(table: Table) -> Table:
    return table.act(next(one for one in table.legal("A") if one.kind == SPECIAL))


@pytest.mark.ledger("current:702.170")
@pytest.mark.construct("BecomesPlotted")
def test_702_170c_d_a_card_without_the_ability_is_plotted_by_an_effect() -> None:
    whale = beast(name="Whale", cost="{9}")
    table = Table(A={"graveyard": [whale, CUB], "hand": [spell(PLOTTER)]}, B={}).start()
    settle(table.cast(NAME, "Whale"))
    assert table.names("exile", "A") == ["Whale"] and not table.can_cast("Whale")
    assert not table.to("upkeep", 3).can_cast("Whale")
    settle(table.to("precombat_main", 3).cast("Whale"))
    assert table.names("battlefield", "A") == ["Whale"]


@pytest.mark.ledger("current:702.170")
@pytest.mark.construct("BecomesPlotted")
def test_702_170c_its_owner_may_cast_what_another_player_plotted() -> None:
    """The spell that was exiled has not resolved; it is cast anew, in a turn after that one."""
    stop = beast("Flash\nWhen this creature enters, exile target spell. It becomes plotted.", name="Stop")
    boon = spell("You gain 5 life.", name="Boon", type_line="Instant")
    table = Table(A={"hand": [boon]}, B={"hand": [stop]}).start().cast("Boon").passes().cast("Stop")
    settle(table)
    assert table.names("exile", "A") == ["Boon"] and table.life("A") == 20
    table.to("precombat_main", 2)
    assert not table.can_cast("Boon", "B") and not table.passes().can_cast("Boon")
    settle(table.to("precombat_main", 3).cast("Boon"))
    assert table.life("A") == 25


@pytest.mark.ledger("current:702.170")
@pytest.mark.construct("BecomesPlottedEvent", "BecomesPlotted")
def test_702_170c_it_becomes_plotted_either_way_and_this_triggers_from_exile() -> None:
    scout = beast(f"{PAYS}\nPlot {{0}}", cost="{9}")
    table = plot(Table(A={"hand": [scout]}, B={}).start())
    assert len(table.state.stack) == 1  # plotting itself is not on the stack
    assert settle(table).life("A") == 23
    table = Table(A={"graveyard": [scout], "hand": [spell(PLOTTER, name="Deed")]}, B={}).start()
    assert settle(table.cast("Deed")).life("A") == 23
    watcher = permanent("Exile target creature card from your graveyard.\nDraw a card.", "Sorcery", name="Other")
    table = Table(A={"graveyard": [scout], "hand": [watcher], "battlefield": [FOREST]}, B={}).start()
    assert settle(table.cast("Other")).life("A") == 20  # exiled, but not plotted
    assert not table.to("precombat_main", 3).can_cast(NAME)


@pytest.mark.ledger("current:702.170")
@pytest.mark.construct("BecomesPlotted")
def test_702_170d_a_card_that_has_left_exile_is_plotted_no_longer() -> None:
    exiler = spell("Exile target creature.", name="Gone")
    table = Table(A={"graveyard": [CUB], "hand": [spell(PLOTTER), exiler]}, B={}).start()
    settle(table.cast(NAME))
    settle(table.to("precombat_main", 3).cast("Cub"))
    settle(table.cast("Gone"))
    assert table.names("exile", "A") == ["Cub"] and not table.to("precombat_main", 5).can_cast("Cub")


def test_in_spanish() -> None:
    assert spanish(PLOTTER).endswith("Se vuelve tramada.")
    assert spanish(PAYS) == "Cuando esta carta se vuelva tramada, ganas 3 vidas."
