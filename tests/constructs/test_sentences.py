"""Sentences, clauses and what joins them: then, if, unless, instead, otherwise, modes (608.2, 700.2)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, NAME, THEIRS, WINCH, Table, beast, permanent, played, settle

HERD = {"battlefield": [CUB, DOE]}


@pytest.mark.construct("ClauseSentence", "Paragraph", "Imperative", "TextLine")
def test_608_2c_sentences_are_followed_in_order() -> None:
    table = played("Draw two cards. You lose 2 life. Discard a card.", "Wastes")
    assert (table.names("hand", "A"), table.life("A")) == (["Wastes"], 18)


@pytest.mark.construct("PlayerClause")
def test_what_players_do() -> None:
    table = played("Each player loses 1 life. Target player draws a card.", "B")
    assert (table.life("A"), table.life("B")) == (19, 19)
    assert (table.names("hand", "A"), table.names("hand", "B")) == ([], ["Wastes"])


@pytest.mark.construct("MayClause")
@pytest.mark.parametrize(("answer", "hand"), [(True, ["Wastes"]), (False, [])])
def test_you_may(answer: bool, hand: list[str]) -> None:
    assert played("You may draw a card.", answer).names("hand", "A") == hand


@pytest.mark.construct("MayHavePlayer")
@pytest.mark.parametrize(("answer", "life"), [(True, 18), (False, 20)])
def test_you_may_have_target_player_lose_life(answer: bool, life: int) -> None:
    assert played("You may have target player lose 2 life.", "B", answer).life("B") == life


@pytest.mark.construct("ObjectClause")
def test_what_an_object_does() -> None:
    assert played("Target creature gets +2/+2 until end of turn.", "Cub", A=HERD).size("Cub") == (4, 4)


@pytest.mark.construct("EachObjectClause")
def test_two_creatures_each_get() -> None:
    table = played("Two target creatures each get +2/+2 until end of turn.", "Cub", "Fox", A=HERD, B=THEIRS)
    assert (table.size("Cub"), table.size("Fox"), table.size("Doe")) == ((4, 4), (5, 5), (2, 2))


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Draw a card if you control an artifact.", marks=pytest.mark.construct("IfSuffix")),
        pytest.param("If you control an artifact, draw a card.", marks=pytest.mark.construct("IfPrefix", "Prefixed")),
    ],
)
def test_if(text: str) -> None:
    assert played(text).names("hand", "A") == []
    assert played(text, A={"battlefield": [WINCH]}).names("hand", "A") == ["Wastes"]


@pytest.mark.construct("UnlessSuffix")
def test_unless() -> None:
    text = "You lose 2 life unless you control an artifact."
    assert played(text).life("A") == 18
    assert played(text, A={"battlefield": [WINCH]}).life("A") == 20


@pytest.mark.construct("WhereX")
def test_where_x_is() -> None:
    assert played("You gain X life, where X is the number of creatures you control.", A=HERD).life("A") == 22


@pytest.mark.construct("WhereXOfAll")
def test_where_x_of_two_clauses() -> None:
    text = "You gain X life and each opponent loses X life, where X is the number of creatures you control."
    table = played(text, A=HERD)
    assert (table.life("A"), table.life("B")) == (22, 18)


@pytest.mark.construct("Otherwise")
@pytest.mark.parametrize(("zone", "hand", "life"), [([WINCH], ["Wastes"], 20), ([], [], 22)])
def test_otherwise(zone: list[object], hand: list[str], life: int) -> None:
    table = played("If you control an artifact, draw a card. Otherwise, you gain 2 life.", A={"battlefield": zone})
    assert (table.names("hand", "A"), table.life("A")) == (hand, life)


@pytest.mark.construct("IfYouDont")
@pytest.mark.parametrize(("answer", "life"), [(True, 20), (False, 18)])
def test_if_you_don_t(answer: bool, life: int) -> None:
    table = played("You may sacrifice an artifact. If you don't, you lose 2 life.", answer, A={"battlefield": [WINCH]})
    assert table.life("A") == life


@pytest.mark.construct("IfTheyDo")
@pytest.mark.parametrize(("answer", "life"), [(True, 22), (False, 20)])
def test_if_they_do(answer: bool, life: int) -> None:
    text = "Target opponent may draw a card. If they do, you gain 2 life."
    assert played(text, answer).life("A") == life


@pytest.mark.construct("IfTheyDont")
@pytest.mark.parametrize(("answer", "life"), [(True, 20), (False, 22)])
def test_if_they_don_t(answer: bool, life: int) -> None:
    text = "Target opponent may draw a card. If they don't, you gain 2 life."
    assert played(text, answer).life("A") == life


@pytest.mark.construct("WhenYouDo")
def test_603_12_when_you_do() -> None:
    text = "You may sacrifice an artifact. When you do, Subject deals 2 damage to any target."
    assert played(text, True, "B", A={"battlefield": [WINCH]}).life("B") == 18
    assert played(text, False, A={"battlefield": [WINCH]}).life("B") == 20


@pytest.mark.construct("DurationPrefix")
def test_until_end_of_turn_before_the_clause() -> None:
    table = played("Until end of turn, creatures you control get +1/+1.", A=HERD)
    assert table.size("Cub") == (3, 3)
    assert table.to("upkeep", turn=2).size("Cub") == (2, 2)


@pytest.mark.construct("ForEachPrefix")
def test_for_each_before_the_clause() -> None:
    table = played("For each creature you control, you gain 2 life.", A=HERD)
    assert table.life("A") == 24


@pytest.mark.construct("InYourTurn")
def test_during_your_turn() -> None:
    guard = beast("During your turn, this creature gets +1/+1.")
    table = Table(A={"battlefield": [guard]}, B={}).start()
    assert table.size(NAME) == (3, 3)
    assert table.to("upkeep", turn=2).size(NAME) == (2, 2)


@pytest.mark.construct("InTurnsOfOthers")
def test_during_turns_other_than_yours() -> None:
    guard = beast("During turns other than yours, this creature gets +1/+1.")
    table = Table(A={"battlefield": [guard]}, B={}).start()
    assert table.size(NAME) == (2, 2)
    assert table.to("upkeep", turn=2).size(NAME) == (3, 3)


@pytest.mark.construct("ClausesThen")
def test_then_with_a_subject() -> None:
    table = played("You draw a card, then each player discards a card.", A={}, B={"hand": [CUB]})
    assert table.names("graveyard", "A") == [NAME, "Wastes"]
    assert table.names("graveyard", "B") == ["Cub"]


@pytest.mark.construct("ClausesThenImperative")
def test_then_with_an_imperative() -> None:
    table = played("Each player loses 1 life, then draw a card.")
    assert (table.life("B"), table.names("hand", "A"), table.names("hand", "B")) == (19, ["Wastes"], [])


@pytest.mark.construct("ThenClause")
def test_then_at_the_head_of_a_sentence() -> None:
    assert played("Draw two cards. Then discard a card.", "Wastes").names("hand", "A") == ["Wastes"]


@pytest.mark.construct("ThenPrefixed")
def test_then_if() -> None:
    text = "Draw a card. Then if you have two or more cards in hand, you gain 2 life."
    assert played(text).life("A") == 20
    assert played(text, A={"hand": [CUB]}).life("A") == 22


@pytest.mark.construct("ClausesAnd")
def test_and() -> None:
    table = played("Each opponent loses 1 life and you gain 1 life.")
    assert (table.life("A"), table.life("B")) == (21, 19)


@pytest.mark.construct("ThreeClauses")
def test_three_clauses() -> None:
    text = "Target creature gets +1/+1 until end of turn, you gain 1 life, and each opponent loses 1 life."
    table = played(text, "Cub", A=HERD)
    assert (table.size("Cub"), table.life("A"), table.life("B")) == ((3, 3), 21, 19)


@pytest.mark.construct("PlayerDeedsThen")
def test_deeds_one_after_the_other() -> None:
    assert played("Draw two cards, then discard a card.", "Wastes").names("hand", "A") == ["Wastes"]


@pytest.mark.construct("PlayerDeedsAnd")
def test_deeds_joined_by_and() -> None:
    table = played("You draw a card and lose 1 life.")
    assert (table.names("hand", "A"), table.life("A")) == (["Wastes"], 19)


@pytest.mark.construct("PlayerDeedsOr")
@pytest.mark.parametrize(("choice", "left", "cards"), [(0, [], ["Cub"]), (1, ["Winch"], [])])
def test_deeds_to_choose_from(choice: int, left: list[str], cards: list[str]) -> None:
    table = played(
        "Each opponent sacrifices an artifact or discards a card.", choice, B={"battlefield": [WINCH], "hand": [CUB]}
    )
    assert (table.names("battlefield", "B"), table.names("hand", "B")) == (left, cards)


@pytest.mark.construct("ObjectDeedsAnd", "ObjectLasting")
def test_a_duration_at_the_end_is_that_of_both_deeds() -> None:
    table = played("Target creature gets +1/+1 and gains indestructible until end of turn.", "Cub", A=HERD)
    assert table.size("Cub") == (3, 3)
    wrath = played("Target creature gets +1/+1 and gains indestructible until end of turn.", "Cub", A=HERD)
    assert wrath.to("upkeep", turn=2).size("Cub") == (2, 2)


@pytest.mark.construct("ObjectForEach")
def test_gets_for_each() -> None:
    lord = beast("This creature gets +1/+1 for each artifact you control.")
    table = Table(A={"battlefield": [lord, WINCH, WINCH]}, B={}).start()
    assert table.size(NAME) == (4, 4)


@pytest.mark.construct("ObjectLastingForEach")
def test_gets_until_end_of_turn_for_each() -> None:
    text = "Target creature gets +1/+1 until end of turn for each artifact you control."
    table = played(text, A={"battlefield": [CUB, WINCH, WINCH]})
    assert table.size("Cub") == (4, 4)
    assert table.to("upkeep", turn=2).size("Cub") == (2, 2)


@pytest.mark.construct("PlayerForEach")
def test_draw_for_each() -> None:
    assert played("Draw a card for each creature you control.", A=HERD).names("hand", "A") == ["Wastes", "Wastes"]


MODES = "\n• Draw a card.\n• You gain 2 life.\n• Each opponent loses 2 life."


@pytest.mark.construct("Modal", "ChooseModes", "ExactModes", "PlainMode", "BrokenMode")
def test_700_2_choose_one() -> None:
    table = played("Choose one —" + MODES, 1)
    assert (table.names("hand", "A"), table.life("A"), table.life("B")) == ([], 22, 20)


@pytest.mark.construct("OneOrBoth")
def test_choose_one_or_both() -> None:
    text = "Choose one or both —\n• Draw a card.\n• You gain 2 life."
    table = played(text, 0, 1)
    assert (table.names("hand", "A"), table.life("A")) == (["Wastes"], 22)
    table = played(text, 0, "done")
    assert (table.names("hand", "A"), table.life("A")) == (["Wastes"], 20)


@pytest.mark.construct("OneOrMoreModes")
def test_choose_one_or_more() -> None:
    table = played("Choose one or more —" + MODES, 0, 2, "done")
    assert (table.names("hand", "A"), table.life("A"), table.life("B")) == (["Wastes"], 20, 18)


@pytest.mark.construct("AnyNumberModes")
def test_choose_any_number() -> None:
    table = played("Choose any number —" + MODES, 0, 1, 2)
    assert (table.names("hand", "A"), table.life("A"), table.life("B")) == (["Wastes"], 22, 18)


@pytest.mark.construct("UpToModes")
def test_choose_up_to_two() -> None:
    table = played("Choose up to two —" + MODES, 1, 2)
    assert (table.names("hand", "A"), table.life("A"), table.life("B")) == ([], 22, 18)


@pytest.mark.construct("ChooseRepeatable")
def test_700_2d_the_same_mode_more_than_once() -> None:
    text = "Choose two. You may choose the same mode more than once." + MODES
    assert played(text, 1, 1).life("A") == 24


@pytest.mark.construct("ChooseNotChosen")
def test_a_mode_that_hasn_t_been_chosen() -> None:
    jar = permanent("{0}: Choose one that hasn't been chosen —\n• You gain 2 life.\n• You gain 3 life.", "Artifact")
    table = Table(A={"battlefield": [jar]}, B={}).start()
    table.activate(NAME)
    settle(table, 0)
    settle(table.activate(NAME))
    assert table.life("A") == 25


@pytest.mark.construct("ChooseRepeatable")
def test_700_2d_as_many_modes_as_there_are_and_one_of_them_impossible() -> None:
    text = (
        "Choose three. You may choose the same mode more than once.\n• Draw a card.\n• You gain 2 life.\n"
        "• Destroy target creature."
    )
    assert played(text, 1, 1, 1).life("A") == 26


@pytest.mark.construct("LoneNumber")
def test_choose_two() -> None:
    text = "Choose two —\n• You gain 1 life.\n• You gain 2 life.\n• You gain 4 life."
    assert played(text, 0, 2).life("A") == 25
