"""706: several dice of any kind, one result of two, natural results, dice that are ignored."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.errors import UnsupportedCardError
from tests.constructs.support import NAME, beast, permanent, settle, spanish, spell
from tests.rules.support import Table


def rolling(text: str, *displayed: int, battlefield: tuple[CardDefinition, ...] = ()) -> Table:
    """Let A cast a spell that rolls dice, which display these numbers."""
    table = Table(A={"hand": [spell(text)], "battlefield": list(battlefield)}, B={}).start()
    table.state.fixed_chance = tuple(n - 1 for n in displayed)
    return table.cast(NAME)


@pytest.mark.construct("RollSeveralOf", "DieName", "TotalOfResults")
def test_the_total_of_several_dice() -> None:
    assert settle(rolling("Roll three d8. You gain life equal to the total of those results.", 8, 1, 7)).life("A") == 36


@pytest.mark.construct("RollTwoAndChoose", "ThatResult", "TheOtherResult")
def test_706_2_one_result_of_two() -> None:
    text = (
        "Roll two d8 and choose one result. You gain life equal to that result. "
        "Then each opponent loses life equal to the other result."
    )
    table = settle(rolling(text, 7, 2), 2)
    assert (table.life("A"), table.life("B")) == (22, 13)
    table = settle(rolling(text, 5, 5))
    assert (table.life("A"), table.life("B")) == (25, 15)
    with pytest.raises(UnsupportedCardError):
        spell("You gain life equal to that result.")


@pytest.mark.construct("DifferentResultUnit")
def test_different_results() -> None:
    text = "Roll three six-sided dice. You gain 1 life for each different result."
    assert settle(rolling(text, 4, 4, 6)).life("A") == 22


@pytest.mark.construct("RollsEither", "RollsAtLeast")
def test_events_of_results() -> None:
    either = permanent("Whenever you roll a 1 or 2, you gain that much life.", name="Either")
    high = permanent("Whenever you roll a 4 or higher, you gain 10 life.", name="High")
    for displayed, life in ((1, 21), (2, 22), (3, 20), (4, 30), (6, 30)):
        assert settle(rolling("Roll a d6.", displayed, battlefield=(either, high))).life("A") == life


@pytest.mark.construct("RollsNatural", "RollsHighest")
def test_706_2_a_natural_result_is_what_the_die_displays() -> None:
    natural = permanent("Whenever you roll a natural 5, you gain 1 life.", name="Five")
    highest = permanent("Whenever you roll a die's highest natural result, you gain 10 life.", name="Most")
    for displayed, life in ((4, 20), (5, 21), (6, 30)):
        text = "Roll a d6 and add the number of cards in your graveyard."
        table = Table(
            A={"hand": [spell(text)], "battlefield": [natural, highest], "graveyard": [beast()]}, B={}
        ).start()
        table.state.fixed_chance = (displayed - 1,)
        assert settle(table.cast(NAME)).life("A") == life


@pytest.mark.construct("HasRolled")
def test_dice_rolled_this_turn() -> None:
    cub = beast("~ gets +5/+5 as long as you've rolled two or more dice this turn.", name="Cub")
    assert settle(rolling("Roll a d6.", 3, battlefield=(cub,))).size("Cub") == (2, 2)
    assert settle(rolling("Roll two d6.", 3, 3, battlefield=(cub,))).size("Cub") == (7, 7)


@pytest.mark.construct("RollsOneMore")
def test_706_6_the_lowest_roll_is_ignored() -> None:
    guide = permanent(
        "If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.",
        name="Guide",
    )
    lucky = permanent("Whenever you roll a die, you gain 100 life.", name="Lucky")
    text = "Roll two d6. You gain life equal to the total of those results."
    assert settle(rolling(text, 2, 6, 5, battlefield=(guide,))).life("A") == 31
    assert settle(rolling(text, 1, 2, 6, 5, battlefield=(guide, guide))).life("A") == 31
    assert settle(rolling(text, 2, 6, 5, battlefield=(guide, lucky))).life("A") == 231  # the third die was never rolled


@pytest.mark.construct("ResultsUpTo")
def test_a_row_for_so_much_or_less() -> None:
    table = "Roll a d20.\n9 or less | You gain 1 life.\n10—20 | You gain 5 life."
    assert (settle(rolling(table, 9)).life("A"), settle(rolling(table, 10)).life("A")) == (21, 25)


def test_in_spanish() -> None:
    assert spanish("Roll two d8 and choose one result. Draw cards equal to that result.") == (
        "Tira dos d8 y elige un resultado. Roba una cantidad de cartas igual a ese resultado."
    )
    assert spanish("Whenever you roll a 1 or 2, draw a card.") == "Siempre que obtengas un 1 o 2, roba una carta."
