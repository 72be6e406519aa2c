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
        options = table.cast(NAME).offered() if table.can_cast(NAME) else []
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


FOUNT = permanent("{T}: Add {C}{C}{C}.", "Artifact", name="Fount")


@pytest.mark.construct("ThenHalf", "HalfXCount", "HalfOfXRounded")
def test_107_1a_half_of_x() -> None:
    then = "Draw X cards, then you get half X rad counters, rounded up."
    alone = "Create half X 1/1 green Snake creature tokens, rounded down."
    for text in (then, alone):
        table = Table(A={"battlefield": [FOUNT], "hand": [spell(text, cost="{X}")]}, B={}).start()
        settle(table.cast(NAME).choose(3))
        rads = dict(table.state.players[table.seat("A")].counters).get("rad", 0)
        snakes = table.names("battlefield", "A").count("Snake Token")
        assert (rads, snakes) == ((2, 0) if text == then else (0, 1))
        assert spanish(text)


@pytest.mark.construct("ThenBothWhereX")
def test_107_3_x_is_the_same_in_both_clauses() -> None:
    text = (
        "{0}: Put two oil counters on this enchantment. Then each player creates X Treasure tokens and this "
        "enchantment deals X damage to each player, where X is the number of oil counters on this enchantment."
    )
    table = settle(Table(A={"battlefield": [permanent(text)]}, B={}).start().activate(NAME))
    assert [table.names("battlefield", letter).count("Treasure") for letter in "AB"] == [2, 2]
    assert [table.life(letter) for letter in "AB"] == [18, 18]
    assert spanish(text)


@pytest.mark.construct("SacrificeEitherThing")
def test_701_21_one_thing_or_another_is_sacrificed() -> None:
    text = "Sacrifice another creature or a Food token: You gain 1 life."
    cook = spell("Create a Food token.", name="Cook")
    table = Table(A={"battlefield": [beast(text), FOUNT], "hand": [cook, CUB]}, B={"battlefield": [FOX]}).start()
    assert not table.can_activate(NAME)
    settle(table.cast("Cook"))
    settle(table.activate(NAME))
    settle(table.cast("Cub"))
    settle(table.activate(NAME))
    assert table.life("A") == 22 and sorted(table.names("battlefield", "A")) == ["Fount", NAME]
    assert spanish(text)


@pytest.mark.construct("MoveFromAmong")
def test_122_5_counters_are_moved_from_among_creatures() -> None:
    text = (
        "Put a hexproof counter on target creature. Then move any number of counters from among creatures you control "
        "onto that creature."
    )
    grow, oil = (
        spell("Put two +1/+1 counters on target creature.", name="Grow"),
        spell("Put two oil counters on target creature.", name="Oil"),
    )
    table = Table(A={"battlefield": [CUB, DOE], "hand": [grow, oil, spell(text)]}, B={"battlefield": [FOX]}).start()
    settle(table.cast("Grow", "Cub"))
    settle(table.cast("Oil", "Doe"))
    table.cast(NAME, "Doe").resolve()
    settle(table.choose(1))
    assert counters(table, "Cub") == {"+1/+1": 1}
    assert counters(table, "Doe") == {"oil": 2, "hexproof": 1, "+1/+1": 1}
    assert spanish(text)
