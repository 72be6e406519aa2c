"""Put a counter or gain an ability, what follows "then" together, and other small wordings about what was done."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, FOX, NAME, Table, beast, permanent, played, settle, spanish, spell


def counters(table: Table, name: str) -> dict[str, int]:
    """Return the counters on a permanent."""
    return dict(table.find(name, "battlefield").counters)


@pytest.mark.construct("PutCounterOrGain")
def test_608_2d_a_counter_or_an_ability_for_good() -> None:
    text = "{0}: Put a +1/+1 counter on this creature or this creature gains shroud, first strike, or trample."
    bolt = spell("Target creature gets +1/+1 until end of turn.", name="Bolt")
    table = Table(A={"battlefield": [beast(text)], "hand": [bolt]}, B={}).start()
    settle(table.activate(NAME), 0)
    assert counters(table, NAME) == {"+1/+1": 1} and table.can_cast("Bolt")
    settle(table.activate(NAME), 1)
    table.to("precombat_main", 3)
    assert not table.can_cast("Bolt")  # it has shroud, still
    assert spanish(text)


@pytest.mark.construct("ThenBoth")
def test_608_2c_two_clauses_behind_then() -> None:
    text = "Tap target creature, then you draw a card and you lose 1 life."
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [FOX]}).start()
    settle(table.cast(NAME))
    assert (len(table.names("hand", "A")), table.life("A")) == (1, 19)
    assert spanish(text)


@pytest.mark.construct("CardsLookedAtWhileScrying")
def test_701_22_as_many_as_were_looked_at() -> None:
    text = "Whenever you scry, you gain X life, where X is the number of cards looked at while scrying this way."
    look = spell("Scry 1.", name="Look")
    table = Table(A={"battlefield": [permanent(text)], "hand": [look]}, B={}).start()
    table.cast("Look").resolve()
    settle(table.choose(table.decision.options[0]))
    assert table.life("A") == 21
    assert spanish(text)


@pytest.mark.construct("EqualOrLessThan")
def test_107_1_equal_to_or_less_than() -> None:
    text = "Destroy target creature with power equal to or less than the number of creatures you control."
    for mine, dead in (([CUB, DOE], []), ([CUB, DOE, beast(name="Elk")], ["Fox"])):
        table = Table(A={"battlefield": mine, "hand": [spell(text)]}, B={"battlefield": [FOX]}).start()
        options = [table.named(one) for one in table.cast(NAME).decision.options] if table.can_cast(NAME) else []
        assert ("Fox" in options) == bool(dead)
    assert spanish(text)


@pytest.mark.construct("DidntDrawThisWay")
def test_608_2c_only_if_no_card_is_drawn() -> None:
    text = "Draw a card if you control a creature. If you don't draw a card this way, you gain 1 life."
    assert played(text).life("A") == 21
    table = played(text, A={"battlefield": [CUB]})
    assert (len(table.names("hand", "A")), table.life("A")) == (1, 20)
    assert spanish(text)


@pytest.mark.construct("SpellsButTheFirstUnit")
def test_601_2i_spells_of_the_turn_but_the_first() -> None:
    text = "You gain 1 life for each spell you've cast this turn other than the first."
    others = [spell("Draw a card.", name=name) for name in ("One", "Two")]
    table = Table(A={"hand": [*others, spell(text)]}, B={}).start()
    for name in ("One", "Two", NAME):
        settle(table.cast(name))
    assert table.life("A") == 22
    assert spanish(text)


@pytest.mark.construct("UpToThatManyOtherTargets")
def test_115_1_up_to_that_many_other_targets() -> None:
    text = "Whenever this creature deals combat damage to a player, tap up to that many other target creatures."
    table = Table(A={"battlefield": [beast(text, size=(1, 1)), CUB, DOE]}, B={}).start()
    table.attack(NAME)
    while table.decision.purpose != "target":
        table.passes()
    settle(table.choose("Doe"))
    assert [table.find(name).tapped for name in ("Cub", "Doe")] == [False, True]
    assert spanish(text)


@pytest.mark.construct("UpToThatManyOtherTargets")
def test_603_12_that_many_is_the_same_number_all_along() -> None:
    text = (
        "When this creature enters, you may pay {1} any number of times. When you pay this cost one or more times, put "
        "that many +1/+1 counters on this creature, then tap up to that many other target creatures."
    )
    fount = permanent("{T}: Add {C}{C}.", "Artifact", name="Fount")
    table = Table(A={"battlefield": [fount], "hand": [beast(text)]}, B={"battlefield": [CUB, DOE, FOX]}).start()
    table.cast(NAME).resolve().resolve().choose(True).choose(True)
    settle(table.choose("Cub").choose("Fox"))
    assert [table.find(name).tapped for name in ("Cub", "Doe", "Fox")] == [True, False, True]
    assert counters(table, NAME) == {"+1/+1": 2}


@pytest.mark.construct("ThatPlayerIsYou")
def test_102_1_whether_that_player_is_you() -> None:
    text = "Target player draws a card. If that player is you, you gain 1 life."
    for target, life in (("A", 21), ("B", 20)):
        table = Table(A={"hand": [spell(text)]}, B={}).start()
        settle(table.cast(NAME, target))
        assert table.life("A") == life
    assert spanish(text)


@pytest.mark.construct("ManifestNumber")
def test_701_40_so_many_cards_are_manifested() -> None:
    text = "Manifest a number of cards from the top of your library equal to the number of creatures you control."
    table = played(text, A={"battlefield": [CUB, DOE]})
    assert len(table.objects("battlefield")) == 4
    assert spanish(text)
