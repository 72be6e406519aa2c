"""702.174: gifts in play: what is promised to an opponent, and what more or less happens for it."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, settle, spanish, spell


@pytest.mark.construct("Gift", "GiftPromised")
def test_more_happens_if_the_gift_was_promised() -> None:
    present = spell("Gift a Food\nYou gain 1 life. If the gift was promised, you gain 5 life.")
    for promised, life in ((True, 26), (False, 21)):
        table = Table(A={"hand": [present]}, B={}).start()
        assert table.cast(NAME).choose(promised).resolve().life("A") == life
        assert bool(table.names("battlefield", "B")) == promised
    assert spanish("Gift a Food") == "Regalar una Comida."


@pytest.mark.construct("GiftNotPromised")
def test_less_happens_if_it_was_not() -> None:
    present = spell("Gift an Octopus\nYou gain 3 life. If the gift wasn't promised, you lose 2 life.")
    for promised, life in ((True, 23), (False, 21)):
        table = Table(A={"hand": [present]}, B={}).start()
        assert table.cast(NAME).choose(promised).resolve().life("A") == life


@pytest.mark.construct("Gift", "GiftPromised")
def test_a_permanent_knows_whether_its_gift_was_promised() -> None:
    archer = beast("Gift a card\nWhen this creature enters, if the gift was promised, you gain 3 life.")
    table = Table(A={"hand": [archer]}, B={}).start()
    settle(table.cast(NAME), True, 0)  # which of the two triggered abilities is put onto the stack first
    assert (table.life("A"), table.names("hand", "B")) == (23, ["Wastes"])
    table = Table(A={"hand": [archer]}, B={}).start()
    settle(table.cast(NAME), False)
    assert (table.life("A"), table.names("hand", "B")) == (20, [])


@pytest.mark.construct("GiftName")
@pytest.mark.parametrize("promised", [True, False])
def test_702_174_a_gift(promised: bool) -> None:
    text = "Gift a card\nYou gain 1 life. If the gift was promised, you gain 5 life."
    table = Table(A={"hand": [spell(text)]}, B={}).start()
    settle(table.cast(NAME), promised)
    assert (table.life("A"), len(table.names("hand", "B"))) == ((26, 1) if promised else (21, 0))


@pytest.mark.construct("GivesAGift")
def test_whoever_gives_a_gift_is_seen() -> None:
    witness = permanent("Whenever you give a gift, you gain 2 life.", name="Witness")
    for promised, life in ((True, 23), (False, 21)):
        table = Table(A={"hand": [spell("Gift a card\nYou gain 1 life.")], "battlefield": [witness]}, B={}).start()
        settle(table.cast(NAME), promised)
        assert table.life("A") == life
    assert spanish("Whenever you give a gift, you gain 2 life.") == "Siempre que des un regalo, ganas 2 vidas."
