from __future__ import annotations

import pytest

from apnap.scenario import defaults
from apnap.scenario.options import PlayerOption, WordOption
from apnap.scenario.questions import (
    CoinFlip,
    CostOption,
    DieRoll,
    FreeName,
    Modes,
    Number,
    Payment,
    WhichCost,
    YesNo,
)
from apnap.scenario.queues import NoDefaultError
from apnap.scenario.selections import Amounts, Choose, CombatDamage, Ordering, Shares
from tests.scenario.things import objects

MINE = objects("Hound", "Cat")
THEIRS = objects("Rat", "Owl", controller="B")


def test_yes_if_it_can_be_carried_out() -> None:
    assert YesNo(player="A").default() is True
    assert YesNo(player="A", possible=False).default() is False
    assert YesNo(player="A", usual=False).default() is False


def test_the_largest_x_and_every_other_number_the_smallest() -> None:
    assert Number(player="A", minimum=0, maximum=4, is_x=True).default() == 4
    assert Number(player="A", minimum=1, maximum=4).default() == 1


def test_the_first_possible_mode() -> None:
    assert Modes(player="A", available=(2, 3)).default() == (2,)
    assert Modes(player="A", available=(1, 2, 3), minimum=2, maximum=3).default() == (1, 2)
    assert Modes(player="A", available=(1, 2), minimum=0, maximum=2).default() == (1,)


@pytest.mark.parametrize(("purpose", "chosen"), [("unknown", (0,)), ("harm", (2,)), ("help", (0,)), ("give_up", (3,))])
def test_the_required_number_from_the_side_that_is_meant(purpose: defaults.Purpose, chosen: tuple[int, ...]) -> None:
    assert Choose(player="A", options=MINE + THEIRS, purpose=purpose).default() == chosen


def test_the_other_side_only_as_far_as_it_is_required() -> None:
    assert Choose(player="A", options=MINE + THEIRS, minimum=3, maximum=3, purpose="harm").default() == (2, 3, 0)


@pytest.mark.parametrize(("purpose", "chosen"), [("unknown", ()), ("harm", (2, 3)), ("help", (0, 1)), ("give_up", ())])
def test_up_to_takes_all_of_the_meant_side_and_none_of_the_other(
    purpose: defaults.Purpose, chosen: tuple[int, ...]
) -> None:
    assert Choose(player="A", options=MINE + THEIRS, minimum=0, maximum=3, purpose=purpose).default() == chosen


def test_a_teammate_is_on_the_own_side() -> None:
    players = (PlayerOption("A"), PlayerOption("B"), PlayerOption("C"))
    question = Choose(player="A", options=players, purpose="harm", friends=frozenset("B"))
    assert question.default() == (2,)


def test_a_selection_that_is_asked_one_by_one_counts_what_was_taken() -> None:
    question = Choose(player="A", options=MINE + THEIRS, minimum=2, maximum=2, taken=frozenset({0}))
    assert question.default() == (1,)


def test_601_2d_everything_to_the_first_but_the_least_to_the_others() -> None:
    assert Shares(player="A", recipients=MINE + THEIRS, total=6).default() == (3, 1, 1, 1)
    assert Shares(player="A", recipients=MINE, total=3, least=0).default() == (3, 0)


def test_510_1_lethal_damage_in_order_then_the_rest_to_the_first_or_the_defender() -> None:
    assert CombatDamage(player="A", lethal=(2, 2), total=5).default() == (3, 2)
    assert CombatDamage(player="A", lethal=(2, 2), total=5, trample=True).default() == (2, 2)
    assert CombatDamage(player="A", lethal=(2, 2), total=3).default() == (2, 1)
    assert CombatDamage(player="A", lethal=(2, 2), total=1, trample=True).default() == (1, 0)


def test_orders_stay_as_they_are() -> None:
    assert Ordering(player="A", options=MINE + THEIRS).default() == (0, 1, 2, 3)


def test_the_normal_cost_or_the_first_half() -> None:
    assert WhichCost(player="A", options=(CostOption(kind="evoke"), CostOption(kind="normal"))).default() == 1
    assert (
        WhichCost(player="A", options=(CostOption(kind="free", half=("Ash",)), CostOption(kind="free"))).default() == 0
    )


def test_heads_and_the_highest_number() -> None:
    assert CoinFlip(player="A").default() == "heads"
    assert DieRoll(player="A", sides=20).default() == 20


def test_a_name_has_no_default() -> None:
    with pytest.raises(NoDefaultError, match="a card name"):
        FreeName(player="A", accepts=lambda name: True, about="a card name").default()


def test_mana_as_the_cost_needs_it_else_the_first_color() -> None:
    assert defaults.color_of_mana({"red", "blue"}, needed=("green", "red")) == "red"
    assert defaults.color_of_mana({"red", "blue"}) == "blue"
    assert defaults.color_of_mana({"colorless"}) == "colorless"
    assert Amounts(player="A", most=(3, 3), total=3).default() == (3, 0)
    assert Payment(player="A", ways=("red", "blue")).default() == "red"


def test_words() -> None:
    assert defaults.word("color", ("green", "blue")) == "blue"
    assert defaults.word("card_type", ("artifact", "creature", "land")) == "creature"
    assert defaults.word("creature_type", ("Cat", "Elf"), own=("Elf", "Elf", "Cat")) == "Elf"
    assert defaults.word("creature_type", ("Cat", "Elf")) == "Cat"
    assert Choose(player="A", options=(WordOption("left"), WordOption("right")), among="words").default() == (0,)
