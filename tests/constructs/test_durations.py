"""How long effects last, and what is put off until later (500, 511, 603.7, 611.2)."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from apnap.errors import UnsupportedCardError
from apnap.rules.characteristics import controller_of
from tests.constructs.support import (
    BEAR,
    CUB,
    FOX,
    NAME,
    THEIRS,
    Table,
    beast,
    permanent,
    played,
    settle,
    spell,
    written,
)
from tests.rules.layered import seen

HERD = {"battlefield": [CUB]}


@pytest.mark.construct("UntilEndOfTurn")
def test_514_2_until_end_of_turn() -> None:
    table = played("Target creature gets +1/+1 until end of turn.", A=HERD)
    assert table.to("end").size("Cub") == (3, 3)
    assert table.to("upkeep", turn=2).size("Cub") == (2, 2)


@pytest.mark.construct("ThisTurn")
def test_this_turn() -> None:
    table = played("Target creature can't block this turn.", "Fox", B={"battlefield": [FOX, BEAR]}, A=HERD)
    for turn, able in ((1, ["Bear"]), (3, ["Bear", "Fox"])):
        table.to("declare_attackers", turn).attack("Cub").to("declare_blockers")
        assert sorted(table.named(blocker) for blocker, _ in table.choices) == able


@pytest.mark.construct("UntilYourNextTurn")
def test_until_your_next_turn() -> None:
    table = played("Until your next turn, creatures you control get +1/+1.", A=HERD)
    assert table.to("end", turn=2).size("Cub") == (3, 3)
    assert table.to("upkeep", turn=3).size("Cub") == (2, 2)


@pytest.mark.construct("UntilEndOfYourNextTurn")
def test_until_the_end_of_your_next_turn() -> None:
    table = played("Until the end of your next turn, creatures you control get +1/+1.", A=HERD)
    assert table.to("end", turn=3).size("Cub") == (3, 3)
    assert table.to("upkeep", turn=4).size("Cub") == (2, 2)


@pytest.mark.construct("UntilEndOfCombat")
def test_511_until_end_of_combat() -> None:
    horn = beast("Whenever this creature attacks, it gets +1/+1 until end of combat.")
    table = Table(A={"battlefield": [horn]}, B={}).start()
    settle(table.attack(NAME))
    assert table.size(NAME) == (3, 3)
    assert table.to("postcombat_main").size(NAME) == (2, 2)


@pytest.mark.construct("ThisCombat")
def test_this_combat() -> None:
    horn = beast("Whenever this creature attacks, target creature can't block this combat.")
    table = Table(A={"battlefield": [horn]}, B={"battlefield": [FOX]}).start()
    settle(table.attack(NAME), "Fox")
    table.to("postcombat_main")
    assert table.life("B") == 18


@pytest.mark.construct("AsLongAs")
def test_611_3a_as_long_as() -> None:
    lord = beast("As long as you control an artifact, this creature gets +1/+1.")
    winch = permanent("{0}: Sacrifice this artifact.", "Artifact", name="Winch")
    table = Table(A={"battlefield": [lord, winch]}, B={}).start()
    assert table.size(NAME) == (3, 3)
    settle(table.activate("Winch"))
    assert table.size(NAME) == (2, 2)


@pytest.mark.construct("ForAsLongAs")
def test_611_2b_for_as_long_as() -> None:
    thief = beast("{T}: Gain control of target artifact for as long as this creature remains tapped.")
    winch = permanent("", "Artifact", name="Winch")
    table = Table(A={"battlefield": [thief]}, B={"battlefield": [winch]}).start()
    settle(table.activate(NAME))
    assert controller_of(table.state, table.find("Winch")) == 0
    table.to("upkeep", turn=3)
    assert controller_of(table.state, table.find("Winch")) == 1


@pytest.mark.construct("UntilLeaves")
def test_610_3_until_this_leaves_the_battlefield() -> None:
    net = permanent(
        "When this enchantment enters, exile target creature until this enchantment leaves the battlefield."
    )
    crunch = written("Destroy target enchantment.", "Sorcery", name="Crunch")
    table = Table(A={"hand": [net, crunch]}, B={"battlefield": [FOX]}).start()
    settle(table.cast(NAME))
    assert table.names("exile") == ["Fox"]
    settle(table.cast("Crunch"))
    assert table.names("battlefield") == ["Fox"]


def test_508_1d_attacks_each_combat_if_able() -> None:
    berserk = beast("This creature attacks each combat if able.")
    table = Table(A={"battlefield": [berserk]}, B={}).start()
    table.to("postcombat_main", turn=1)
    assert table.life("B") == 18


def test_only_once_each_turn() -> None:
    winch = permanent("{0}: You gain 1 life. Activate only once each turn.", "Artifact")
    table = Table(A={"battlefield": [winch]}, B={}).start()
    settle(table.activate(NAME))
    assert not table.actions(NAME)


@pytest.mark.construct("AsLongAsItIsExiled")
def test_you_may_play_it_for_as_long_as_it_remains_exiled() -> None:
    text = "Exile the top card of your library. You may play that card for as long as it remains exiled."
    fern = permanent("", "Land", name="Fern")
    table = played(text, A={"library": [fern]})
    table.to("precombat_main", turn=3)
    assert table.actions("Fern")


@pytest.mark.parametrize(
    ("text", "before", "after"),
    [
        pytest.param(
            "Draw a card at the beginning of the next end step.",
            ("postcombat_main", 1),
            ("end", 1),
            marks=pytest.mark.construct("AtNextSuffix", "NextEndStep"),
        ),
        pytest.param(
            "At the beginning of the next end step, draw a card.",
            ("postcombat_main", 1),
            ("end", 1),
            marks=pytest.mark.construct("AtNextPrefix", "NextEndStep"),
        ),
        pytest.param(
            "Draw a card at the beginning of the next turn's upkeep.",
            ("end", 1),
            ("upkeep", 2),
            marks=pytest.mark.construct("NextUpkeep"),
        ),
        pytest.param(
            "Draw a card at the beginning of your next upkeep.",
            ("end", 2),
            ("upkeep", 3),
            marks=pytest.mark.construct("YourNextUpkeep"),
        ),
        pytest.param(
            "Draw a card at the beginning of your next end step.",
            ("postcombat_main", 1),
            ("end", 1),
            marks=pytest.mark.construct("YourNextEndStep"),
        ),
    ],
)
def test_603_7_something_happens_later(text: str, before: tuple[str, int], after: tuple[str, int]) -> None:
    table = played(text)
    table.to(before[0], turn=before[1])
    assert len(table.names("hand", "A")) == 0
    table.to(after[0], turn=after[1])
    assert len(table.names("hand", "A")) == 1


@pytest.mark.construct("EndOfCombatSuffix")
def test_at_end_of_combat() -> None:
    horn = beast("Whenever this creature attacks, sacrifice it at end of combat.")
    table = Table(A={"battlefield": [horn]}, B={}).start()
    settle(table.attack(NAME))
    table.to("combat_damage")
    assert table.names("battlefield") == [NAME]
    table.to("postcombat_main")
    assert (table.life("B"), table.names("battlefield")) == (18, [])


@pytest.mark.construct("GrantChoice")
@pytest.mark.parametrize(("choice", "keyword"), [(0, values.FLYING), (1, values.VIGILANCE)])
def test_608_2d_your_choice_of_two_abilities(choice: int, keyword: int) -> None:
    text = "Target creature gains your choice of flying or vigilance until end of turn."
    assert seen(played(text, choice, B=THEIRS), "Fox").keywords == keyword


@pytest.mark.construct("UntilYourNextEndStep")
def test_until_your_next_end_step() -> None:
    text = "Exile the top card of your library. You may play it until your next end step."
    table = played(text, A={"library": [beast("Flash", name="Bat")]}, type_line="Instant")
    assert table.can_cast("Bat")
    table.to("end", turn=1)
    assert not table.can_cast("Bat")


@pytest.mark.construct("UntilYourNextEndStep")
def test_what_the_end_step_itself_brings_lasts_until_the_next_one() -> None:
    text = (
        "At the beginning of your end step, exile the top card of your library. "
        "Until your next end step, you may play that card."
    )
    flash = beast("Flash", name="Bat")
    table = Table(A={"battlefield": [permanent(text)], "library": [flash]}, B={}).start()
    settle(table.to_step("end", turn=1))
    assert table.can_cast("Bat")
    table.to("precombat_main", turn=3)
    assert table.can_cast("Bat")


def test_603_7_what_is_said_of_a_permanent_that_returns_later_is_said_of_the_new_one() -> None:
    text = (
        "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next "
        "end step. It gains flying."
    )
    table = played(text, B=THEIRS)
    assert not table.names("battlefield", "B")

    table.to("end")

    assert seen(table, "Fox").keywords == values.FLYING


@pytest.mark.parametrize(
    "text",
    [
        "You gain 3 life until end of turn.",
        "Until your next turn, draw a card.",
        "Target player skips their next combat phase this turn.",
    ],
)
def test_611_2_what_happens_at_once_lasts_no_time(text: str) -> None:
    with pytest.raises(UnsupportedCardError, match="at once"):
        spell(text)
