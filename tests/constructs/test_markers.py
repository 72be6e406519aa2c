"""702.110, 702.131, 702.186, 702.195: what players and permanents are marked with, at once and for good."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from tests.constructs.support import BEAR, NAME, OGRE, SEAL, WINCH, Table, beast, permanent, settle, spanish, spell
from tests.rules.support import FOREST

BLESSING = "city's blessing"
STORY = "enduring story"
BOX = permanent("", "Artifact", name="Box")
RELIC = permanent("", "Legendary Artifact", name="Relic")
SAGA = permanent("I, II, III — You gain 1 life.", "Enchantment — Saga", name="Saga")


def stone() -> CardDefinition:
    text = "{1}, {T}: Harness ~.\n∞ — Whenever you gain life, draw a card.\n∞ — {0}: You gain 1 life."
    return permanent(text, "Legendary Artifact — Infinity Stone", name="Stone")


def mark(table: Table, name: str, seat: int = 0) -> int:
    return table.state.players[seat].mark(name)


# --------------------------------------------------------------------------------------------------- ascend


@pytest.mark.ledger("current:702.131")
def test_702_131b_the_blessing_comes_in_the_midst_of_a_resolution_and_stays() -> None:
    """Of two instructions the second finds it, though by then there are ten permanents no longer."""
    rite = spell("Create a 1/1 white Bird creature token. Each player sacrifices two creatures of their choice.")
    watcher = permanent("Ascend", name="Watcher")
    table = Table(A={"battlefield": [watcher, *[FOREST] * 7, BEAR], "hand": [rite]}, B={}).start()
    assert not mark(table, BLESSING)
    table.cast(NAME).settle()
    assert mark(table, BLESSING) and len(table.names("battlefield", "A")) == 8


@pytest.mark.ledger("current:702.131")
@pytest.mark.construct("Blessed")
def test_702_131d_what_enters_as_the_tenth_permanent_finds_the_blessing() -> None:
    """The intervening if of its own ability is looked at after the blessing was given (603.4). Ascend (702.131)."""
    scout = beast("Ascend\nWhen this creature enters, if you have the city's blessing, you gain 4 life.")
    table = Table(A={"battlefield": [FOREST] * 9, "hand": [scout]}, B={}).start().cast(NAME).settle()
    assert table.life("A") == 24
    table = Table(A={"battlefield": [FOREST] * 8, "hand": [scout]}, B={}).start().cast(NAME).settle()
    assert table.life("A") == 20 and not mark(table, BLESSING)


@pytest.mark.ledger("current:702.131")
@pytest.mark.construct("Blessed")
@pytest.mark.parametrize(("lands", "life"), [(10, 25), (9, 20)])
def test_702_131a_a_spell_with_ascend_looks_only_as_it_resolves(lands: int, life: int) -> None:
    rite = spell("Ascend\nIf you have the city's blessing, you gain 5 life.")
    table = Table(A={"battlefield": [FOREST] * lands, "hand": [rite]}, B={"battlefield": [FOREST] * 10}).start()
    table.cast(NAME)
    assert not mark(table, BLESSING)
    assert table.resolve().life("A") == life
    assert mark(table, BLESSING) == (lands == 10) and not mark(table, BLESSING, 1)


@pytest.mark.ledger("current:702.131")
def test_702_131c_several_players_may_have_it_and_one_ability_lost_takes_it_from_nobody() -> None:
    watcher = permanent("Ascend\nAscend", name="Watcher")
    seat = {"battlefield": [watcher, *[FOREST] * 9]}
    table = Table(A=seat, B=seat).start()
    assert mark(table, BLESSING) == mark(table, BLESSING, 1) == 1


# -------------------------------------------------------------------------------------------------- storied


@pytest.mark.ledger("current:702.195")
@pytest.mark.construct("HaveEnduringStory")
def test_702_195a_three_artifacts_sagas_and_legendary_permanents() -> None:
    lore = permanent(
        "Storied\nAt the beginning of your end step, if you have an enduring story, draw a card.", name="Lore"
    )
    for third, cards in ((SAGA, 1), (WINCH, 1), (SEAL, 0), (BEAR, 0)):
        seat = {"battlefield": [lore, RELIC, BOX], "hand": [third]}
        table = Table(A=seat, B={"battlefield": [RELIC, BOX, WINCH]}).start()
        assert not mark(table, STORY)  # a Relic counts once though it is legendary and an artifact
        table.cast(f"{third.name}").settle().to("upkeep", 2)
        assert (mark(table, STORY), len(table.names("hand", "A"))) == (cards, cards)
        assert not mark(table, STORY, 1)


@pytest.mark.ledger("current:702.195")
@pytest.mark.construct("HaveEnduringStory")
def test_702_195c_the_third_one_s_own_ability_finds_the_story_which_endures() -> None:
    tale = permanent(
        "Storied\nStoried\nWhen ~ enters, if you have an enduring story, draw a card.\n"
        "{0}, Sacrifice ~: You gain 1 life.",
        "Artifact",
        name="Tale",
    )
    table = Table(A={"battlefield": [RELIC, WINCH], "hand": [tale]}, B={}).start().cast("Tale").settle()
    assert table.names("hand", "A") == ["Wastes"]
    settle(table.activate("Tale"))
    assert mark(table, STORY) == 1 and "Tale" in table.names("graveyard", "A")


# ------------------------------------------------------------------------------------------------- infinity


@pytest.mark.ledger("current:702.186")
@pytest.mark.construct("InfinityLine", "Harness")
def test_702_186b_its_abilities_are_there_as_long_as_it_is_harnessed() -> None:
    """Harness (701.64): a permanent that isn't harnessed becomes so (701.64a).

    They are had by a static ability (702.186a).
    """
    table = Table(A={"battlefield": [stone(), FOREST]}, B={}).start()
    assert len(table.actions("Stone")) == 1  # to harness it
    settle(table.activate("Stone"))
    assert len(table.actions("Stone")) == 1  # it is tapped, but has another ability now
    settle(table.activate("Stone", index=1))
    assert table.life("A") == 21 and table.names("hand", "A") == ["Wastes"]
    assert len(table.to("precombat_main", 3).actions("Stone")) == 2


@pytest.mark.ledger("current:702.186")
@pytest.mark.construct("InfinityLine")
def test_701_64b_once_it_has_left_the_battlefield_it_is_harnessed_no_longer() -> None:
    bounce = spell("Return target artifact to its owner's hand.", name="Bounce")
    table = Table(A={"battlefield": [stone(), FOREST], "hand": [bounce]}, B={}).start()
    settle(table.activate("Stone"))
    table.cast("Bounce").resolve().cast("Stone").resolve()
    assert "harnessed" not in dict(table.find("Stone").memory) and len(table.actions("Stone")) == 0


@pytest.mark.ledger("current:702.186")
def test_702_186_a_trigger_resolves_though_the_stone_is_gone() -> None:
    """It had the ability as it triggered (603.2); what it says has no condition of its own."""
    gain = spell("You gain 1 life.", name="Gain")
    crush = spell("Destroy target artifact.", name="Crush", type_line="Instant")
    table = Table(A={"battlefield": [stone(), FOREST], "hand": [gain, crush]}, B={}).start()
    settle(table.activate("Stone"))
    table.cast("Gain").resolve().cast("Crush").resolve()
    assert "Stone" in table.names("graveyard", "A")
    assert table.settle().names("hand", "A") == ["Wastes"]


# -------------------------------------------------------------------------------------------------- exploit


@pytest.mark.ledger("current:702.110")
@pytest.mark.construct("ExploitsEvent")
def test_702_110a_each_instance_may_exploit_one_creature_and_none_need_be() -> None:
    """Exploit (702.110)."""
    reaver = beast("Exploit\nExploit\nWhen this creature exploits a creature, you gain 4 life.", name="Reaver")
    seat = {"battlefield": [BEAR, OGRE], "hand": [reaver]}
    table = settle(Table(A=seat, B={}).start().cast("Reaver"), True, "Bear", True, "Ogre")
    assert table.names("graveyard", "A") == ["Bear", "Ogre"] and table.life("A") == 28
    table = settle(Table(A=seat, B={}).start().cast("Reaver"), False, False)
    assert not table.names("graveyard") and table.life("A") == 20


@pytest.mark.ledger("current:702.110")
@pytest.mark.construct("ExploitsEvent")
def test_702_110b_what_has_left_may_still_exploit_but_no_opponents_creature() -> None:
    reaver = beast("Exploit\nWhen this creature exploits a creature, you gain 4 life.", name="Reaver")
    bolt = spell("~ deals 2 damage to target creature.", name="Bolt", type_line="Instant")
    table = Table(A={"battlefield": [WINCH], "hand": [reaver]}, B={"battlefield": [OGRE], "hand": [bolt]}).start()
    table.cast("Reaver").resolve().passes().cast("Bolt", "Reaver").resolve()
    assert table.names("graveyard", "A") == ["Reaver"]
    settle(table)
    assert table.names("battlefield") == ["Ogre", "Winch"]


def test_in_spanish() -> None:
    assert spanish("Storied") == "De leyenda."
    assert spanish("Draw a card if you have an enduring story.") == "Roba una carta si tienes una historia perdurable."
    assert spanish("∞ — You have hexproof.") == "∞ — Tienes la habilidad de antimaleficio."
    assert spanish("{T}: Harness ~.") == "{T}: Encauza ~."
