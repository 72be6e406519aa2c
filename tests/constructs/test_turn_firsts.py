"""The first coins and the first card of a turn, draws of several cards, cycling for nothing (705, 614.11, 118.9)."""

from __future__ import annotations

import pytest

from apnap.oracle.text import lines
from tests.constructs.support import CUB, DOE, NAME, Table, beast, permanent, settle, spell, written
from tests.rules.support import FOREST, SWAMP


@pytest.mark.construct("FirstFlipsAreHeads")
def test_705_3_the_first_coins_come_up_heads() -> None:
    king = permanent(
        "The first time you flip one or more coins each turn, those coins come up heads and you win those flips.",
        name="King",
    )
    luck = permanent("{0}: Flip a coin. If you win the flip, you gain 1 life.", "Artifact", name="Luck")
    table = Table(A={"battlefield": [king, luck]}, B={}).start()
    table.state.referee = lambda event: 1 - event.won  # type: ignore[attr-defined]  # they are lost but for the king

    settle(table.activate("Luck"), "heads")
    assert table.life("A") == 21
    settle(table.activate("Luck"), "heads")
    assert table.life("A") == 21
    table.to("precombat_main", 3)
    settle(table.activate("Luck"), "tails")

    assert table.life("A") == 22


@pytest.mark.construct("RevealsFirstDrawn")
@pytest.mark.parametrize(("first", "lives"), [(FOREST, (21, 20)), (CUB, (20, 17))])
def test_701_20_the_first_card_drawn_on_each_of_your_turns(first: object, lives: tuple[int, int]) -> None:
    storm = permanent(
        "Reveal the first card you draw on each of your turns. Whenever you reveal a land card this way, you gain 1 "
        "life. Whenever you reveal a nonland card this way, Storm deals 3 damage to target opponent.",
        name="Storm",
    )
    pen = permanent("{0}: Draw a card.", "Artifact", name="Pen")
    table = Table(A={"battlefield": [storm, pen], "library": [first, SWAMP]}, B={}).start()

    settle(table.activate("Pen"))
    assert (table.life("A"), table.life("B")) == lives
    settle(table.activate("Pen"))

    assert (table.life("A"), table.life("B")) == lives


@pytest.mark.construct("WouldDrawSeveral")
def test_614_11_instead_of_two_or_more_cards() -> None:
    cat = "If an opponent would draw two or more cards, instead you and that player each draw a card."
    table = Table(
        A={"hand": [spell("Draw a card.", name="One"), spell("Draw three cards.", name="Three")]},
        B={
            "battlefield": [beast(cat, name="Cat")],
            "hand": [spell("Draw two cards.", name="Own", type_line="Instant")],
        },
    ).start()

    settle(table.cast("One"))
    assert (len(table.names("hand", "A")), len(table.names("hand", "B"))) == (2, 1)
    settle(table.cast("Three"))
    assert (len(table.names("hand", "A")), len(table.names("hand", "B"))) == (2, 2)
    settle(table.passes().cast("Own"))

    assert len(table.names("hand", "B")) == 3


def test_614_5_it_replaces_what_doubles_a_draw_only_once() -> None:
    cat = "If an opponent would draw two or more cards, instead you and that player each draw a card."
    twice = permanent("If you would draw a card, draw two cards instead.", name="Twice")
    table = Table(
        A={"battlefield": [twice], "hand": [spell("Draw two cards.", name="Study")]},
        B={"battlefield": [beast(cat, name="Cat")]},
    ).start()

    settle(table.cast("Study"))

    assert (len(table.names("hand", "A")), len(table.names("hand", "B"))) == (2, 1)


@pytest.mark.construct("CycleForNothing")
def test_118_9_nothing_rather_than_a_cycling_cost() -> None:
    view = permanent(
        "As long as you have two or more cards in hand, you may pay {0} rather than pay cycling costs.", name="View"
    )
    egg = beast("Cycling {3}", name="Egg", cost="{9}")
    table = Table(A={"battlefield": [view], "hand": [egg, CUB]}, B={}).start()
    settle(table.activate("Egg"))
    assert table.names("graveyard", "A") == ["Egg"]

    few = Table(A={"battlefield": [view], "hand": [egg]}, B={}).start()
    assert not few.can_activate("Egg")
    rich = Table(A={"battlefield": [view, FOREST, FOREST, FOREST], "hand": [egg, CUB]}, B={}).start()
    settle(rich.activate("Egg"), False)
    assert all(one.tapped for one in rich.objects("battlefield") if one.definition.name == "Forest")


# ------------------------------------------------------------------------------------------------ coins without a call


@pytest.mark.construct("BothCoinsHeads", "BothCoinsTails")
@pytest.mark.parametrize(("coins", "life"), [((1, 1), 25), ((0, 0), 21), ((0, 1), 20)])
def test_705_3_both_coins(coins: tuple[int, int], life: int) -> None:
    pair = permanent(
        "{0}: Flip two coins. If both coins come up heads, you gain 5 life. If both coins come up tails, you gain 1 "
        "life.",
        "Artifact",
        name="Pair",
    )
    table = Table(A={"battlefield": [pair]}, B={}).start()
    coming = list(coins)
    table.state.referee = lambda event: coming.pop(0)

    assert settle(table.activate("Pair")).life("A") == life


@pytest.mark.construct("CoinUnit")
def test_705_3_for_each_coin_that_comes_up_heads() -> None:
    rite = spell("Flip three coins. Take an extra turn after this one for each coin that comes up heads.", name="Rite")
    table = Table(A={"hand": [rite]}, B={}).start()
    coming = [1, 0, 1]
    table.state.referee = lambda event: coming.pop(0)
    settle(table.cast("Rite"))

    turns = [table.to_step("upkeep", turn).state.active for turn in (2, 3, 4)]

    assert turns == [0, 0, 1]


# ------------------------------------------------------------------------------------------------ counters and costs


@pytest.mark.construct("GiveCounters")
def test_122_1f_give_each_player_counters() -> None:
    table = Table(A={"hand": [spell("Give each player two poison counters.", name="Rot")]}, B={}).start()

    settle(table.cast("Rot"))

    assert [dict(player.counters) for player in table.state.players] == [{"poison": 2}] * 2


@pytest.mark.construct("CounterPutUnderYou")
def test_122_6_a_counter_put_on_a_permanent_of_yours() -> None:
    horn = permanent(
        "At the beginning of each end step, if a +1/+1 counter was put on a permanent under your control this turn, "
        "you gain 1 life.",
        name="Horn",
    )
    grow = spell("Put a +1/+1 counter on target creature.", name="Grow")
    for target, life in (("Cub", 21), ("Doe", 20)):
        table = Table(A={"battlefield": [horn, CUB], "hand": [grow]}, B={"battlefield": [DOE]}).start()
        settle(table.cast("Grow", target))
        assert table.to("upkeep", 2).life("A") == life


@pytest.mark.construct("PayToCastIf")
def test_118_9_paid_to_cast_it() -> None:
    cook = written(
        "As long as you've discarded a card this turn, you may pay {B/R} to cast this spell.",
        "Creature — Wizard",
        cost="",
        size=(3, 3),
    )
    table = Table(A={"hand": [cook, CUB, spell("Discard a card.", name="Drop")], "battlefield": [SWAMP]}, B={}).start()
    assert not table.can_cast(NAME)

    settle(table.cast("Drop"), "Cub")
    settle(table.cast(NAME))

    assert NAME in table.names("battlefield", "A")


@pytest.mark.construct("DuringTheirDrawStep")
def test_602_2_only_during_their_draw_step() -> None:
    well = permanent(
        "{0}: Draw a card. Any player may activate this ability but only during their draw step.",
        "Artifact",
        name="Well",
    )
    table = Table(A={"battlefield": [well]}, B={}).start()

    assert not table.can_activate("Well")
    table.to("draw", 2)
    assert table.can_activate("Well", "B") and not table.can_activate("Well", "A")


@pytest.mark.construct("NextSpellsEachHave")
def test_611_2c_the_next_spell_of_each_kind() -> None:
    rite = spell(
        "The next instant spell and the next sorcery spell you cast this turn each have lifelink.", name="Rite"
    )
    burn = "{} deals 1 damage to target opponent."
    spells = [
        spell(burn.format(name), name=name, type_line=kind)
        for name, kind in (("Ash", "Instant"), ("Ember", "Instant"), ("Soot", "Sorcery"))
    ]
    table = Table(A={"hand": [rite, *spells]}, B={}).start()
    settle(table.cast("Rite"))

    lives = [settle(table.cast(name)).life("A") for name in ("Ash", "Ember", "Soot")]

    assert lives == [21, 21, 22]


def test_205_3j_a_planeswalker_type_is_not_the_name_of_the_card() -> None:
    text = '[0]: You get an emblem with "As long as you control a Jace planeswalker, you can\'t lose the game."'
    (line,) = lines(text, "Jace, the Mage", True)

    assert line == text
