"""How permanents enter (614.1c), exchanges (701.12), life totals (119.5), what "it" is as long as (611.3)."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics, controller_of
from apnap.rules.commander import designate
from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, spell
from tests.rules.support import FOREST


def controlled(table: Table, name: str) -> str:
    return table.letters[controller_of(table.state, table.find(name, "battlefield"))]


@pytest.mark.construct("EntersUnlessDone", "Reveal")
@pytest.mark.parametrize(("shown", "tapped"), [(True, False), (False, True)])
def test_614_1c_revealing_a_card_or_entering_tapped(shown: bool, tapped: bool) -> None:
    land = permanent(
        "As this land enters, you may reveal a Beast card from your hand. If you don't, this land enters tapped.",
        "Land",
    )
    table = Table(A={"hand": [land, BEAR]}, B={}).start().play(NAME).choose(shown)
    assert table.find(NAME).tapped == tapped


@pytest.mark.construct("EntersThenAs")
def test_614_1c_tapped_and_with_a_choice() -> None:
    land = permanent(
        "This land enters tapped. As it enters, choose a color.\n{T}: Add one mana of the chosen color.", "Land"
    )
    table = Table(A={"hand": [land]}, B={}).start().play(NAME)
    assert table.decision.kind == dec.WORD
    table.choose("red")
    assert table.find(NAME).tapped


@pytest.mark.construct("EnterWithNumber", "ObjectForEach", "EntersTapped")
@pytest.mark.parametrize(
    "text",
    [
        "a number of +1/+1 counters on it equal to the number of Beasts you control",
        "a +1/+1 counter on it for each Beast you control",
    ],
)
def test_122_6_a_number_of_counters(text: str) -> None:
    beast("This creature enters with a +1/+1 counter on it for each Beast you control.")
    beast("This creature enters with a number of +1/+1 counters on it equal to the number of Beasts you control.")
    crowd = beast(f"This creature enters with {text}.", type_line="Creature — Crowd")
    table = Table(A={"hand": [crowd], "battlefield": [BEAR, OGRE]}, B={"battlefield": [BEAR]}).start()
    assert table.cast(NAME).resolve().size(NAME) == (4, 4)


@pytest.mark.construct("HasOpponents")
def test_614_1d_two_or_more_opponents() -> None:
    land = permanent("This land enters tapped unless you have two or more opponents.", "Land")
    assert Table(A={"hand": [land]}, B={}).start().play(NAME).find(NAME).tapped
    assert not Table(A={"hand": [land]}, B={}, C={}).start().play(NAME).find(NAME).tapped


@pytest.mark.construct("EntersTapped")
@pytest.mark.parametrize(
    "text",
    [
        "Return target creature card from your graveyard to the battlefield. It enters with two additional "
        "+1/+1 counters on it.",
        "When you next cast a creature spell this turn, that creature enters with two additional +1/+1 counters on it.",
        "Each creature you control enters with two additional +1/+1 counters on it this turn.",
    ],
)
def test_614_12_how_it_enters_is_said_later(text: str) -> None:
    table = Table(A={"hand": [spell(text), BEAR], "graveyard": [OGRE]}, B={}).start().cast(NAME).resolve()
    if "Return" in text:
        assert table.size("Ogre") == (5, 5)
        return
    table.cast("Bear")
    while table.state.stack:
        table.resolve()
    assert table.size("Bear") == (4, 4)


@pytest.mark.construct("ExchangeControl")
def test_701_12b_two_permanents_change_sides_or_none_does() -> None:
    trade = spell("Exchange control of target creature you control and target creature an opponent controls.")
    table = Table(A={"hand": [trade], "battlefield": [BEAR]}, B={"battlefield": [OGRE]}).start().cast(NAME).resolve()
    assert (controlled(table, "Bear"), controlled(table, "Ogre")) == ("B", "A")


@pytest.mark.construct("ExchangeLifeWith", "LifeTotalBecomes", "LifeTotalBecomesEqual")
@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Exchange life totals with target opponent.", (20, 7)),
        ("Your life total becomes 10.", (10, 20)),
        ("Target opponent's life total becomes 10.", (7, 10)),
        ("Your life total becomes equal to the number of cards in your hand.", (1, 20)),
    ],
)
def test_701_12c_and_119_5_life_totals(text: str, after: tuple[int, int]) -> None:
    spell("Exchange life totals with target opponent.")
    spell("Your life total becomes 10. Your life total becomes equal to the number of cards in your hand.")
    table = Table(A={"hand": [spell(text), BEAR], "life": 7}, B={}).start().cast(NAME).resolve()
    assert (table.life("A"), table.life("B")) == after


@pytest.mark.construct("ItsQuality", "ItsntQuality", "ItsAttackingAlone", "IsAttackingAlone")
def test_611_3_as_long_as_it_is_attacking_alone_or_not() -> None:
    texts = {
        "One": "This creature gets +1/+0 as long as it's attacking.",
        "Two": "This creature gets +2/+0 as long as it's attacking alone.",
        "Three": "This creature gets +3/+0 as long as it isn't attacking.",
        "Four": "As long as this creature is attacking alone, it gets +4/+0.",
    }
    cards: list[CardDefinition] = [beast(text, name=name) for name, text in texts.items()]
    for attackers, sizes in (
        (("One", "Two"), (3, 2, 5, 2)),
        (("Two",), (2, 4, 5, 2)),
        (("Four",), (2, 2, 5, 6)),
        (("Three",), (2, 2, 2, 2)),
    ):
        table = Table(A={"battlefield": cards}, B={}).start().attack(*attackers)
        assert tuple(table.size(name)[0] for name in texts) == sizes


@pytest.mark.construct("CommanderBefore", "YouOwn")
def test_903_3_commander_creatures_you_own_have_an_ability() -> None:
    background = permanent('Commander creatures you own have "When this creature dies, you gain 5 life."')
    table = Table(A={"battlefield": [background, BEAR, OGRE]}, B={}).start()
    designate(table.state, table.find("Ogre").ref)
    table.state.disturb()
    assert [len(characteristics(table.state, table.find(name)).abilities) for name in ("Bear", "Ogre")] == [0, 1]


@pytest.mark.construct("RemainsOnBattlefield")
def test_611_2b_for_as_long_as_it_remains_on_the_battlefield() -> None:
    druid = beast(
        "When this creature enters, target land becomes a 4/5 creature for as long as this creature "
        "remains on the battlefield."
    )
    doom = spell("Destroy target creature.", name="Doom")
    table = Table(A={"hand": [druid, doom], "battlefield": [FOREST]}, B={}).start()
    table.cast(NAME).resolve().resolve()
    assert table.size("Forest") == (4, 5)
    table.cast("Doom", NAME).resolve()
    assert table.size("Forest") == (0, 0)


@pytest.mark.construct("EntersUntapped", "EntersUntappedEvent")
def test_614_1d_lands_enter_untapped() -> None:
    gond = permanent("Lands you control enter untapped.", name="Gond")
    cabin = permanent("When this land enters untapped, you gain 1 life.", "Land", name="Cabin")
    mire = permanent("This land enters tapped.", "Land", name="Mire")
    table = Table(A={"hand": [cabin], "battlefield": [gond]}, B={}).start().play("Cabin").resolve()
    assert table.life("A") == 21
    table = Table(A={"hand": [mire]}, B={}).start().play("Mire")
    assert table.find("Mire").tapped
