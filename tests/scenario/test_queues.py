from __future__ import annotations

from typing import Any

import pytest

from apnap.scenario import actions
from apnap.scenario.answers import Answer
from apnap.scenario.options import EffectOption, ObjectOption, PlayerOption, WordOption
from apnap.scenario.questions import CoinFlip, CostOption, DieRoll, FreeName, Modes, Number, Payment, WhichCost, YesNo
from apnap.scenario.queues import AnswerQueue, Answers, Decisions, private_queue
from apnap.scenario.reading import Reader
from apnap.scenario.schema import Scenario
from apnap.scenario.selections import Amounts, Choose, CombatDamage, Ordering, Shares
from tests.scenario.things import Thing, objects

ANIMALS = objects("Hound", "Cat", "Owl")


def queue(*entries: dict[str, Any]) -> AnswerQueue:
    reader = Reader(lax=False)
    read = [reader.value(Answer, entry, "$") for entry in entries]
    assert not reader.problems
    return AnswerQueue(read)


def left(waiting: AnswerQueue) -> int:
    return len(waiting.left)


def test_say_answers_yes_or_no_in_the_order_of_the_list() -> None:
    waiting = queue({"say": False}, {"say": True})
    assert YesNo(player="A").answered(Answers(waiting)) is False
    assert YesNo(player="A").answered(Answers(waiting)) is True
    assert YesNo(player="A").answered(Answers(waiting)) is None


def test_an_impossible_yes_does_not_fit_and_stays() -> None:
    waiting = queue({"say": True}, {"say": False})
    assert YesNo(player="A", possible=False).answered(Answers(waiting)) is False
    assert left(waiting) == 1


def test_an_answer_of_another_kind_does_not_block() -> None:
    waiting = queue({"mode": 2}, {"target": "Cat"}, {"amount": 3}, {"coin": "tails"}, {"say": True})
    assert YesNo(player="A").answered(Answers(waiting)) is True
    assert CoinFlip(player="A").answered(Answers(waiting)) == "tails"
    assert Number(player="A", maximum=5).answered(Answers(waiting)) == 3
    assert Modes(player="A", available=(1, 2)).answered(Answers(waiting)) == (2,)
    assert Choose(player="A", options=ANIMALS, among="targets").answered(Answers(waiting)) == (1,)
    assert left(waiting) == 0


def test_a_number_outside_of_the_range_stays() -> None:
    waiting = queue({"amount": 7}, {"amount": 2})
    assert Number(player="A", minimum=1, maximum=5).answered(Answers(waiting)) == 2
    assert Number(player="A", minimum=1).answered(Answers(waiting)) == 7


def test_die_rolls_fit_the_die() -> None:
    waiting = queue({"die": 20}, {"die": 4})
    assert DieRoll(player="A", sides=6).answered(Answers(waiting)) == 4
    assert DieRoll(player="A", sides=20).answered(Answers(waiting)) == 20


def test_targets_look_in_the_target_lane_first_and_then_for_a_pick() -> None:
    waiting = queue({"pick": "Owl"}, {"target": "Cat"})
    question = Choose(player="A", options=ANIMALS, among="targets")
    assert question.answered(Answers(waiting)) == (1,)
    assert question.answered(Answers(waiting)) == (2,)


def test_other_objects_look_for_a_pick_first_and_then_in_the_target_lane() -> None:
    waiting = queue({"target": "Cat"}, {"pick": "Owl"})
    question = Choose(player="A", options=ANIMALS)
    assert question.answered(Answers(waiting)) == (2,)
    assert question.answered(Answers(waiting)) == (1,)


def test_words_use_only_picks() -> None:
    waiting = queue({"target": "red"}, {"pick": "Red"})
    question = Choose(player="A", options=(WordOption("blue"), WordOption("red")), among="words")
    assert question.answered(Answers(waiting)) == (1,)
    assert question.answered(Answers(waiting)) is None


def test_what_is_not_possible_now_waits_for_its_decision() -> None:
    waiting = queue({"target": "Rat"}, {"target": "Cat"})
    assert Choose(player="A", options=ANIMALS, among="targets").answered(Answers(waiting)) == (1,)
    assert Choose(player="A", options=objects("Rat"), among="targets").answered(Answers(waiting)) == (0,)


def test_a_selection_goes_on_to_its_maximum() -> None:
    waiting = queue({"pick": "Cat"}, {"pick": ["Hound", "Owl"]}, {"pick": "Hound"})
    question = Choose(player="A", options=ANIMALS, minimum=0, maximum=2)
    assert question.answered(Answers(waiting)) == (1, 0), "the list is too long for what is left"
    assert left(waiting) == 1


def test_a_list_counts_as_that_many() -> None:
    waiting = queue({"target": ["Owl", "Hound"]}, {"target": "Cat"})
    question = Choose(player="A", options=ANIMALS, minimum=2, maximum=2, among="targets")
    assert question.answered(Answers(waiting)) == (2, 0)
    assert left(waiting) == 1


def test_a_stop_ends_a_selection_that_could_go_on() -> None:
    waiting = queue({"target": "Cat"}, {"stop": "target"}, {"target": "Owl"})
    question = Choose(player="A", options=ANIMALS, minimum=0, maximum=3, among="targets")
    assert question.answered(Answers(waiting)) == (1,)
    assert question.answered(Answers(waiting)) == (2,)


def test_a_stop_alone_chooses_none() -> None:
    question = Choose(player="A", options=ANIMALS, minimum=0, maximum=3)
    assert question.answered(Answers(queue({"stop": "pick"}))) == ()


def test_a_stop_does_not_fit_below_the_minimum() -> None:
    waiting = queue({"stop": "target"}, {"target": "Cat"})
    question = Choose(player="A", options=ANIMALS, minimum=1, maximum=2, among="targets")
    assert question.answered(Answers(waiting)) == (1,)
    assert left(waiting) == 0, "after the minimum the stop fits"


def test_a_stop_of_another_lane_is_left_alone_by_words() -> None:
    waiting = queue({"stop": "target"})
    words = (WordOption("blue"), WordOption("red"))
    assert Choose(player="A", options=words, minimum=0, among="words").answered(Answers(waiting)) is None
    assert left(waiting) == 1


def test_a_selection_below_its_minimum_is_completed_by_default() -> None:
    waiting = queue({"pick": "Cat"})
    question = Choose(player="A", options=ANIMALS, minimum=2, maximum=2, purpose="give_up")
    said = question.answered(Answers(waiting))
    assert said == (1,)
    assert question.completed(said) == (1, 2)


def test_asked_one_by_one_a_selection_ends_without_a_stop_once_the_minimum_is_reached() -> None:
    question = Choose(player="A", options=ANIMALS, minimum=1, maximum=3, taken=frozenset({1}))
    assert question.answered(Answers(queue({"pick": "Cat"}))) == (), "the cat is taken already"


def test_two_of_one_name_are_two_objects() -> None:
    hounds = objects("Hound", "Hound", "Cat")
    question = Choose(player="A", options=hounds, minimum=2, maximum=2, among="targets")
    assert question.answered(Answers(queue({"target": "Hound"}, {"target": "Hound"}))) == (0, 1)
    assert question.answered(Answers(queue({"target": "Hound#2"}, {"target": "Hound"}))) == (1, 0)
    assert question.answered(Answers(queue({"target": ["Hound#1", "Hound#2"]}))) == (0, 1)


def test_players_and_objects_are_told_apart() -> None:
    options = (ObjectOption(Thing("Hound")), PlayerOption("A"), PlayerOption("B"))
    question = Choose(player="A", options=options, among="targets")
    assert question.answered(Answers(queue({"target": "player:B"}))) == (2,)


def test_a_target_of_a_mode_fits_only_there() -> None:
    waiting = queue({"target": {"name": "Cat", "mode": 2}}, {"target": "Hound"})
    assert Choose(player="A", options=ANIMALS, among="targets", mode=1).answered(Answers(waiting)) == (0,)
    assert Choose(player="A", options=ANIMALS, among="targets", mode=2).answered(Answers(waiting)) == (1,)


def test_several_modes_until_a_stop() -> None:
    waiting = queue({"mode": 3}, {"mode": 3}, {"mode": 1}, {"stop": "mode"}, {"mode": 2})
    question = Modes(player="A", available=(1, 2, 3), minimum=1, maximum=3)
    assert question.answered(Answers(waiting)) == (3, 1), "no mode twice (700.2d)"
    assert Modes(player="A", available=(1, 2, 3), maximum=2, repeatable=True).answered(Answers(waiting)) == (3, 2)


def test_modes_below_the_minimum_are_completed() -> None:
    question = Modes(player="A", available=(1, 2, 3), minimum=2, maximum=2)
    assert question.completed((2,)) == (2, 1)


def test_effects_are_picked_by_their_text_or_their_source() -> None:
    options = (
        EffectOption(("When Hound enters, draw a card.",), Thing("Hound")),
        EffectOption(("Evolve", "Whenever a creature you control enters, look."), Thing("Cat")),
    )
    question = Choose(player="A", options=options, among="words")
    for entry, index in [
        ({"text": "When ~ enters"}, 0),
        ({"text": "evolve"}, 1),
        ({"text": "Whenever a creature"}, 1),
        ({"text": "When", "source": "Cat"}, 1),
        ("Cat", 1),
    ]:
        assert question.answered(Answers(queue({"pick": entry}))) == (index,), entry
    assert question.answered(Answers(queue({"pick": {"text": "Evolve", "source": "Hound"}}))) is None


def test_an_order_is_given_whole() -> None:
    question = Ordering(player="A", options=ANIMALS)
    assert question.answered(Answers(queue({"order": ["Owl", "Hound", "Cat"]}))) == (2, 0, 1)
    waiting = queue({"order": ["Owl", "Hound"]})
    assert question.answered(Answers(waiting)) is None, "it must be complete"
    assert left(waiting) == 1


def test_or_by_one_pick_for_each_element_the_picked_one_first() -> None:
    question = Ordering(player="A", options=ANIMALS)
    waiting = queue({"pick": "Owl"}, {"pick": "Cat"}, {"pick": "Hound"})
    assert question.answered(Answers(waiting)) == (2, 1, 0)
    assert left(waiting) == 1, "the last place is no decision"
    said = question.answered(Answers(queue({"pick": "Owl"})))
    assert said == (2,)
    assert question.completed(said) == (2, 0, 1)


def test_601_2d_a_division_chooses_the_targets_and_then_their_shares() -> None:
    waiting = queue({"divide": "Owl", "amount": 2}, {"divide": "Hound", "amount": 1})
    targets = Choose(player="A", options=ANIMALS, minimum=1, maximum=3, among="targets")
    chosen = targets.answered(Answers(waiting))
    assert chosen == (2, 0)
    recipients = tuple(ANIMALS[index] for index in chosen)
    assert Shares(player="A", recipients=recipients, total=3).answered(Answers(waiting)) == (2, 1)
    assert left(waiting) == 0


def test_a_share_that_leaves_too_little_for_the_others_does_not_fit() -> None:
    waiting = queue({"divide": "Hound", "amount": 3})
    assert Shares(player="A", recipients=ANIMALS, total=3).answered(Answers(waiting)) is None
    waiting = queue({"divide": "Cat", "amount": 2})
    assert Shares(player="A", recipients=ANIMALS, total=5).answered(Answers(waiting)) == (2, 2, 1)


def test_510_1_combat_damage_takes_one_amount_for_each_creature() -> None:
    question = CombatDamage(player="A", lethal=(2, 2), total=5)
    assert question.answered(Answers(queue({"amount": 1}, {"amount": 4}))) == (1, 4)
    waiting = queue({"amount": 1}, {"amount": 3}, {"amount": 4})
    assert question.answered(Answers(waiting)) == (1, 4), "everything must be dealt"
    assert question.answered(Answers(queue({"stop": "pick"}))) == (3, 2)


def test_702_19b_with_trample_the_rest_needs_lethal_damage_to_all() -> None:
    question = CombatDamage(player="A", lethal=(2, 2), total=6, trample=True)
    assert question.answered(Answers(queue({"amount": 2}, {"amount": 2}))) == (2, 2)
    assert question.answered(Answers(queue({"amount": 1}, {"amount": 2}, {"amount": 5}))) == (1, 5)


def test_a_combination_of_mana_takes_one_amount_for_each_color() -> None:
    question = Amounts(player="A", most=(2, 2, 2), total=3)
    assert question.answered(Answers(queue({"amount": 0}, {"amount": 1}, {"amount": 2}))) == (0, 1, 2)
    assert question.answered(Answers(queue({"amount": 0}, {"amount": 0}, {"amount": 1}))) == (0, 1, 2)
    assert question.answered(Answers(queue({"stop": "pick"}))) == (2, 1, 0)


def test_which_cost_by_its_kind_source_and_text_or_by_the_half() -> None:
    options = (
        CostOption(kind="normal"),
        CostOption(kind="alternative", source=Thing("Cat"), texts=("pay 3 life",)),
        CostOption(kind="free", source=Thing("Owl"), half=("Ash",)),
        CostOption(kind="free", source=Thing("Owl"), half=("Cinder",)),
    )
    question = WhichCost(player="A", options=options)
    for entry, index in [
        ({"cost": "normal"}, 0),
        ({"cost": "alternative", "text": "Pay 3"}, 1),
        ({"cost": "free", "source": "Owl"}, 2),
        ({"pick": "Cinder"}, 3),
        ({"pick": "Cat"}, 1),
    ]:
        assert question.answered(Answers(queue(entry))) == index, entry
    assert question.answered(Answers(queue({"cost": "free", "source": "Cat"}))) is None


def test_manual_payment_part_by_part_until_it_is_given_up() -> None:
    waiting = queue({"pay": "blue"}, {"pay": "red"}, {"stop": "payment"})
    question = Payment(player="A", ways=("red", "green"), can_stop=True)
    assert question.answered(Answers(waiting)) == "red"
    assert question.answered(Answers(waiting)) == ""
    assert left(waiting) == 1


def test_a_free_name_must_be_accepted() -> None:
    waiting = queue({"pick": "Nonsense"}, {"pick": "Ember Hound"})
    question = FreeName(player="A", accepts=lambda name: name == "Ember Hound")
    assert question.answered(Answers(waiting)) == "Ember Hound"


def test_the_answers_of_the_entry_come_before_those_of_the_player() -> None:
    own, private = queue({"target": "Hound"}), queue({"pick": "Cat"})
    question = Choose(player="A", options=ANIMALS, among="targets")
    assert question.answered(Answers(private, own)) == (1,)
    assert question.answered(Answers(private, own)) == (0,)


def read_entry(**fields: Any) -> actions.Action:
    reader = Reader(lax=False)
    entry = reader.value(actions.Action, {"at": [1, "upkeep"], "player": "A", **fields}, "$")
    assert not reader.problems
    assert isinstance(entry, actions.Action)
    return entry


def test_what_an_entry_announces_is_in_its_private_queue() -> None:
    entry = read_entry(
        do="cast", card="Fire", targets=["Cat"], modes=[2], x=3, cost="free", choices=[{"target": "Owl"}]
    )
    private = private_queue(entry)
    assert Modes(player="A", available=(1, 2)).answered(Answers(private)) == (2,)
    assert Number(player="A", is_x=True, maximum=9).answered(Answers(private)) == 3
    assert Choose(player="A", options=ANIMALS, among="targets").answered(Answers(private)) == (1,)
    options = (CostOption(kind="normal"), CostOption(kind="free"))
    assert WhichCost(player="A", options=options).answered(Answers(private)) == 1
    assert left(private) == 1


@pytest.fixture
def decisions() -> Decisions:
    reader = Reader(lax=False)
    choices = {"A": [{"say": False}, {"pick": "Cat"}], "B": [{"say": True}]}
    scenario = reader.value(Scenario, {"id": "a/b", "title": "t", "choices": choices}, "$")
    return Decisions(scenario)


def test_the_queue_of_the_player_who_decides_is_used(decisions: Decisions) -> None:
    assert decisions.answer(YesNo(player="B")) is True
    assert decisions.answer(YesNo(player="A")) is False
    assert decisions.unanswered == []
    assert [player for player, _ in decisions.left] == ["A"]


def test_what_is_left_to_a_default_is_remembered(decisions: Decisions) -> None:
    two = Choose(player="A", options=ANIMALS, minimum=2, maximum=2, about="sacrifice two creatures")
    assert decisions.answer(two) == (1, 0)
    assert decisions.answer(Number(player="B", minimum=1)) == 1
    assert decisions.unanswered == ["A: sacrifice two creatures", "B: Number"]
