"""Several coins, and delayed abilities that trigger as often as something happens this turn (705, 603.7)."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from apnap.oracle.twoway import tongue
from apnap.rules.coins_and_dice import HEADS
from tests.constructs.support import NAME, Table, beast, permanent, spell


@pytest.mark.construct("FlipCoins", "FlipWonUnit", "FlipLostUnit")
@pytest.mark.parametrize("calls", [("heads",) * 3, ("heads", "tails", "heads"), ("tails",) * 3])
def test_705_2_for_each_flip(calls: tuple[str, ...]) -> None:
    text = "Flip three coins. You gain 1 life for each flip you win. Each opponent loses 1 life for each flip you lose."
    table = Table(A={"hand": [spell(text)]}, B={}).start()
    table.state.referee = lambda event: HEADS

    table.cast(NAME).resolve().choose(*calls)

    won = calls.count("heads")
    assert (table.life("A"), table.life("B")) == (20 + won, 20 - (3 - won))


@pytest.mark.construct("WinsFlip", "LosesFlip")
@pytest.mark.parametrize(("called", "life"), [("heads", 24), ("tails", 19)])
def test_705_2_flips_as_events(called: str, life: int) -> None:
    lucky = permanent("Whenever you win a coin flip, you gain 4 life.\nWhenever you lose a coin flip, you lose 1 life.")
    flip = spell("Flip a coin.", name="Toss")
    table = Table(A={"battlefield": [lucky], "hand": [flip]}, B={}).start()
    table.state.referee = lambda event: HEADS

    table.cast("Toss").resolve().choose(called).resolve()

    assert table.life("A") == life


@pytest.mark.construct("WheneverThisTurn")
def test_603_7_whenever_a_creature_dies_this_turn() -> None:
    frenzy = spell("Whenever a creature dies this turn, you gain 1 life.")
    doom, again = (spell("Destroy target creature.", name=name) for name in ("Doom", "Again"))
    creatures = [beast(name="One"), beast(name="Two")]
    table = Table(A={"battlefield": creatures, "hand": [frenzy, doom, again]}, B={}).start()

    table.cast(NAME).resolve().cast("Doom", "One").resolve().resolve()
    assert table.life("A") == 21
    table.to("precombat_main", 3).cast("Again").resolve()

    assert not table.state.stack


@pytest.mark.construct("WheneverThisTurn", "That")
def test_603_7_whenever_that_creature_is_dealt_damage() -> None:
    bond = spell("Choose target creature. Whenever that creature is dealt damage this turn, you gain that much life.")
    zing, other = (spell("~ deals 2 damage to target creature.", name=name) for name in ("Zing", "Other"))
    creatures = [beast(name="Tough", size=(1, 5)), beast(name="Also", size=(1, 5))]
    table = Table(A={"battlefield": creatures, "hand": [bond, zing, other]}, B={}).start()

    table.cast(NAME, "Tough").resolve().cast("Zing", "Also").resolve()
    assert not table.state.stack
    table.cast("Other", "Tough").resolve().resolve()

    assert table.life("A") == 22


@pytest.mark.construct("WheneverThisTurn", "That")
@pytest.mark.parametrize("event", ["you attack", "you gain life"])
def test_603_7c_behind_an_event_of_no_object_that_creature_is_the_one_before(event: str) -> None:
    hunt = spell(f"Choose target creature an opponent controls. Whenever {event} this turn, tap that creature.")
    mend = spell("You gain 1 life.", name="Mend")
    table = Table(A={"battlefield": [beast(name="One")], "hand": [hunt, mend]}, B={"battlefield": [beast(name="Prey")]})
    table.start().cast(NAME).resolve()
    assert not table.find("Prey").tapped

    if event == "you attack":
        table.attack("One").resolve()
    else:
        table.cast("Mend").resolve().resolve()

    assert table.find("Prey").tapped


@pytest.mark.construct("WheneverThisTurn", "OneOrMore")
def test_603_2c_one_or_more_are_one_event_for_a_delayed_ability_too() -> None:
    rush = spell(
        "Whenever one or more creatures you control deal combat damage to a player this turn, you gain 4 life."
    )
    table = Table(A={"battlefield": [beast(name="One"), beast(name="Two")], "hand": [rush]}, B={}).start()

    table.cast(NAME).resolve().attack("One", "Two").to("end_combat")

    assert table.life("A") == 24


@pytest.mark.construct("WhenThatLeaves")
def test_603_7_when_that_creature_leaves_the_battlefield_this_turn() -> None:
    leash = spell(
        "Target creature gets +1/+1 until end of turn. When that creature leaves the battlefield this "
        "turn, draw a card."
    )
    back = spell("Return target creature to its owner's hand.", name="Back")
    table = Table(A={"battlefield": [beast(name="Bear")], "hand": [leash, back]}, B={}).start()

    table.cast(NAME).resolve().cast("Back").resolve().resolve()

    assert table.names("hand", "A") == ["Bear", "Wastes"]


def test_in_spanish() -> None:
    (tree,) = tongue("en").read("Whenever a creature dies this turn, draw a card.").trees

    printed = tongue("es").print(tree)

    assert printed == "Siempre que una criatura muera este turno, roba una carta."
    assert tree in tongue("es").read(printed).trees


@pytest.mark.construct("FlipUntilLost")
@pytest.mark.parametrize("wins", [0, 2])
def test_705_2_flips_go_on_until_one_is_lost(wins: int) -> None:
    text = "Flip a coin until you lose a flip. You gain 1 life for each flip you won."
    table = Table(A={"hand": [spell(text)]}, B={}).start()
    table.state.referee = lambda event: HEADS

    table.cast(NAME).resolve().choose(*("heads",) * wins, "tails")

    assert table.life("A") == 20 + wins and not table.state.stack


@pytest.mark.construct("EventInTurn", "WheneverUntil")
def test_603_7_in_whose_turn_is_not_told_of_later_events() -> None:
    text = "Until your next turn, whenever a creature dies during an opponent's turn, draw a card."

    with pytest.raises(UnsupportedCardError, match="EventInTurn: later"):
        spell(text)
