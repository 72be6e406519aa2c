"""Players compared with other players and with the starting life total (103.4), and states that trigger (603.8)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, spell


def drawn(condition: str, A: dict, B: dict) -> int:  # type: ignore[type-arg]
    """Return how many cards A draws from a spell that looks at the condition."""
    text = f"If {condition}, draw a card."
    table = Table(A={"hand": [spell(text)], **A}, B=B).start()
    table.cast(NAME).resolve()
    return table.names("hand", "A").count("Wastes")


@pytest.mark.construct("HasMore", "LifeCompared")
@pytest.mark.parametrize(
    ("condition", "mine", "theirs", "holds"),
    [
        ("an opponent has more life than you", 20, 21, True),
        ("an opponent has more life than you", 20, 20, False),
        ("no opponent has more life than you", 20, 20, True),
        ("no opponent has more life than you", 19, 20, False),
        ("you have more life than an opponent", 21, 20, True),
        ("you have more life than each opponent", 20, 20, False),
        ("you have more life than each other player", 21, 20, True),
    ],
)
def test_119_1_life_is_compared(condition: str, mine: int, theirs: int, holds: bool) -> None:
    assert drawn(condition, {"life": mine}, {"life": theirs}) == holds


@pytest.mark.construct("CardsInHandCompared", "HasSoManyMore")
@pytest.mark.parametrize(("cards", "holds"), [(1, False), (2, True)])
def test_an_opponent_with_at_least_so_many_more_cards(cards: int, holds: bool) -> None:
    hand = [beast(name=f"Elk {n}") for n in range(cards)]

    assert drawn("an opponent has at least two more cards in hand than you", {}, {"hand": hand}) == holds


@pytest.mark.construct("ControlsMore")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("you control more creatures than each other player", True),
        ("you control more creatures than each opponent", True),
        ("an opponent controls more creatures than you", False),
    ],
)
def test_permanents_are_compared(condition: str, holds: bool) -> None:
    mine = [beast(name="Elk"), beast(name="Wolf")]

    assert drawn(condition, {"battlefield": mine}, {"battlefield": [beast(name="Bear")]}) == holds


@pytest.mark.construct("ControlsSoManyMore")
@pytest.mark.parametrize(("lead", "holds"), [("two", True), ("three", False)])
def test_so_many_more_permanents(lead: str, holds: bool) -> None:
    mine = [beast(name="Elk"), beast(name="Wolf"), beast(name="Bear")]
    condition = f"you control at least {lead} more creatures than an opponent"

    assert drawn(condition, {"battlefield": mine}, {"battlefield": [beast(name="Lemur")]}) == holds


@pytest.mark.construct("LifeOverStart")
@pytest.mark.parametrize(("life", "holds"), [(27, True), (26, False)])
def test_103_4_life_over_the_starting_life_total(life: int, holds: bool) -> None:
    condition = "you have at least 7 life more than your starting life total"

    assert drawn(condition, {"life": life}, {}) == holds


@pytest.mark.construct("StartingLifeTotal")
@pytest.mark.parametrize(("life", "holds"), [(21, True), (20, False)])
def test_103_4_more_than_the_starting_life_total(life: int, holds: bool) -> None:
    assert drawn("your life total is greater than your starting life total", {"life": life}, {}) == holds


@pytest.mark.construct("HalfOfStartOrLess")
@pytest.mark.parametrize(("life", "holds"), [(10, True), (11, False)])
def test_103_4_half_the_starting_life_total(life: int, holds: bool) -> None:
    assert drawn("your life total is less than or equal to half your starting life total", {"life": life}, {}) == holds


@pytest.mark.construct("UnderHalfOfStart")
@pytest.mark.parametrize(("life", "holds"), [(9, True), (10, False)])
def test_103_4_an_opponent_under_half_of_theirs(life: int, holds: bool) -> None:
    condition = "an opponent's life total is less than half their starting life total"

    assert drawn(condition, {}, {"life": life}) == holds


@pytest.mark.construct("StateEvent", "ThereAreCounters")
def test_603_8_so_many_counters_are_a_state() -> None:
    tome = permanent(
        "Sacrifice a creature: Put a page counter on this artifact.\n"
        "When there are two or more page counters on this artifact, sacrifice it. You gain 5 life.",
        "Artifact",
    )
    table = Table(A={"battlefield": [tome, beast(name="Elk"), beast(name="Wolf")]}, B={}).start()

    table.activate(NAME).choose("Elk").resolve()
    assert table.names("battlefield", "A") == [NAME, "Wolf"]
    table.activate(NAME).resolve().resolve()

    assert table.names("battlefield", "A") == []
    assert table.life("A") == 25


@pytest.mark.construct("StateEvent", "LifeOrMore")
def test_603_8_so_much_life_is_a_state() -> None:
    shrine = permanent("When you have 22 or more life, sacrifice this enchantment.")
    table = Table(A={"battlefield": [shrine], "hand": [spell("You gain 2 life.", name="Balm")]}, B={}).start()

    table.cast("Balm").resolve().resolve()

    assert table.names("battlefield", "A") == []


@pytest.mark.construct("SizeIsEqualPlus")
def test_604_3_that_number_plus_one() -> None:
    moss = beast(
        "This creature's power is equal to the number of creatures you control and its toughness is equal to that "
        "number plus 1.",
        size=("*", "1+*"),
    )
    table = Table(A={"battlefield": [moss, beast(name="Elk")]}, B={}).start()

    assert table.size(NAME) == (2, 3)


@pytest.mark.construct("DoneTimes", "CopyThing")
def test_707_10_a_spell_is_copied_twice() -> None:
    drum = permanent("Whenever you cast a sorcery spell, copy that spell twice.")
    table = Table(A={"battlefield": [drum], "hand": [spell("You gain 2 life.", name="Balm")]}, B={}).start()

    table.cast("Balm")
    while table.state.stack:
        table.resolve()

    assert table.life("A") == 26


@pytest.mark.construct("CopyThing")
def test_707_10_a_spell_is_copied_for_each() -> None:
    drum = permanent("Whenever you cast a sorcery spell, copy that spell for each creature you control.")
    elks = [beast(name="Elk"), beast(name="Wolf"), beast(name="Bear")]
    table = Table(A={"battlefield": [drum, *elks], "hand": [spell("You gain 2 life.", name="Balm")]}, B={}).start()

    table.cast("Balm")
    while table.state.stack:
        table.resolve()

    assert table.life("A") == 28
