"""What triggers on something done on resolution, paying several times, what was not cast (603.12, 118.1, 608.2g)."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import CUB, FEN, NAME, Table, beast, settle, spanish, spell
from tests.rules.support import FOREST

ANT = beast(name="Ant", cost="{1}")
RITE = spell("You gain 5 life.", name="Rite", cost="{3}")


@pytest.mark.construct("WhenYouDoThisWay", "DeedOfYours")
def test_603_12_when_you_discard_a_card_this_way() -> None:
    text = (
        "Draw a card, then discard a card. "
        "When you discard a creature card this way, target player loses life equal to its mana value."
    )
    table = Table(A={"hand": [spell(text), ANT, FOREST]}, B={}).start()
    table.cast(NAME).resolve().choose("Ant").target("B").resolve()
    assert table.life("B") == 19
    other = Table(A={"hand": [spell(text), ANT, FOREST]}, B={}).start().cast(NAME).resolve().choose("Forest")
    assert other.decision.purpose == "priority"
    assert spanish(text).endswith(
        "Cuando descartes una carta de criatura de esta manera, el jugador objetivo pierde una cantidad de vidas igual "
        "a su valor de maná."
    )


@pytest.mark.construct("WhenYouDoThisWay")
def test_603_12_when_you_exile_or_reveal_a_card_this_way() -> None:
    text = (
        "Exile the top card of your library. You may play that card this turn. "
        "When you exile a nonland card this way, target creature gets +X/+0 until end of turn, "
        "where X is the exiled card's mana value."
    )
    table = Table(A={"hand": [spell(text)], "library": [RITE], "battlefield": [CUB]}, B={}).start()
    settle(table.cast(NAME))
    assert characteristics(table.state, table.find("Cub")).power == 5
    shown = (
        "Reveal cards from the top of your library until you reveal a nonland card. Put the revealed cards on the "
        "bottom of your library in a random order. When you reveal a nonland card this way, you gain life equal to "
        "that card's mana value."
    )
    table = Table(A={"hand": [spell(shown)], "library": [FOREST, RITE]}, B={}).start()
    assert table.cast(NAME).resolve().resolve().life("A") == 23


@pytest.mark.construct("PayRepeatedly", "WhenPaidOrMore")
@pytest.mark.parametrize("times", (0, 1, 2))
def test_118_1_any_number_of_times(times: int) -> None:
    text = (
        "When this creature enters, you may pay {1} any number of times. "
        "When you pay this cost one or more times, put that many +1/+1 counters on this creature."
    )
    table = Table(A={"hand": [beast(text)], "battlefield": [FEN] * 3}, B={}).start()
    settle(table.cast(NAME), *(True,) * times, False)
    assert characteristics(table.state, table.find(NAME)).power == 2 + times
    assert spanish(text) == (
        "Cuando esta criatura entre, puedes pagar {1} cualquier cantidad de veces. "
        "Cuando pagues este coste una o más veces, pon esa misma cantidad de contadores +1/+1 sobre esta criatura."
    )


@pytest.mark.construct("PayUpToTimes")
def test_118_1_up_to_twice() -> None:
    text = (
        "When this creature enters, you may pay {1} up to two times. "
        "When you pay this cost one or more times, you gain that much life."
    )
    table = Table(A={"hand": [beast(text)], "battlefield": [FEN] * 3}, B={}).start()
    settle(table.cast(NAME), True, True)  # it is not asked a third time
    assert table.life("A") == 22
    assert spanish("You may pay {1} up to three times.") == "Puedes pagar {1} hasta tres veces."


@pytest.mark.construct("DidntCastIt")
@pytest.mark.parametrize(("cast", "hand"), ((True, []), (False, ["Rite"])))
def test_608_2g_if_you_dont_cast_it(cast: bool, hand: list[str]) -> None:
    text = (
        "Reveal the top card of your library. You may cast it without paying its mana cost. "
        "If you don't cast it, put it into your hand."
    )
    table = Table(A={"hand": [spell(text)], "library": [RITE]}, B={}).start()
    settle(table.cast(NAME), "Rite" if cast else "done")
    assert (table.names("hand", "A"), table.life("A")) == (hand, 25 if cast else 20)
    assert spanish(text).endswith("Si no la lanzas, ponla en tu mano.")


@pytest.mark.construct("NotCastThisWay")
@pytest.mark.parametrize(("cast", "left"), ((True, ["Forest"]), (False, ["Forest", "Rite"])))
def test_608_2g_cards_not_cast_this_way(cast: bool, left: list[str]) -> None:
    text = (
        "Exile the top two cards of your library. You may cast an instant or sorcery spell from among them without "
        "paying its mana cost. Put the exiled cards not cast this way into your hand."
    )
    table = Table(A={"hand": [spell(text)], "library": [RITE, FOREST]}, B={}).start()
    settle(table.cast(NAME), "Rite" if cast else "done")
    assert (table.names("hand", "A"), table.names("exile", "A")) == (left, [])


@pytest.mark.construct("NotPutOntoBattlefield")
def test_400_7_what_was_not_put_onto_the_battlefield() -> None:
    text = (
        "Reveal the top three cards of your library. You may put any number of creature cards from among them onto the "
        "battlefield. Then put all cards revealed this way that weren't put onto the battlefield into your graveyard."
    )
    table = Table(A={"hand": [spell(text)], "library": [CUB, ANT, FOREST]}, B={}).start()
    table.cast(NAME).resolve().choose(True, "Cub", "done")
    assert table.names("battlefield", "A") == ["Cub"]
    assert table.names("graveyard", "A") == ["Ant", "Forest", NAME]


@pytest.mark.construct("CreateCopy", "CopyHas")
def test_607_1d_each_token_knows_the_card_that_was_exiled_for_it() -> None:
    text = (
        "Whenever another nontoken creature you control dies, exile it. If you do, create a token that's a copy of "
        "that creature, except it's a Spirit in addition to its other types and it has \"When this token leaves the "
        "battlefield, return the exiled card to its owner's graveyard.\""
    )
    dooms = [spell("Destroy target creature.", name=name) for name in ("Doom", "Again", "Last")]
    table = Table(A={"battlefield": [beast(text), CUB, ANT], "hand": dooms}, B={}).start()
    settle(table.cast("Doom", "Cub"))
    settle(table.cast("Again", "Ant"))
    assert sorted(table.names("exile")) == ["Ant", "Cub"]
    settle(table.cast("Last", "Ant"))
    assert table.names("exile") == ["Cub"]
    assert "Ant" in table.names("graveyard", "A") and "Cub" in table.names("battlefield", "A")
