"""One of several colors, tokens with a name, so much energy, another target (105.2, 107.14, 111.10, 115.4)."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, played, spanish, spell

PALE = beast(name="Pale", cost="{W}", size=(3, 3))
RED = beast(name="Red", cost="{R}", size=(3, 3))


@pytest.mark.construct("ThatIsOneOfColors", "IsOneOfColors")
def test_105_2_one_of_two_colors() -> None:
    text = "Tap target creature that's white or blue. If that creature is white or black, you gain 2 life."
    table = played(text, A={"battlefield": [RED, PALE]})
    assert (table.find("Pale").tapped, table.find("Red").tapped, table.life("A")) == (True, False, 22)
    assert spanish("Exile target creature or planeswalker that's black or red.").endswith("que sea negra o roja.")


@pytest.mark.construct("ColorOrType")
def test_105_2_a_color_or_a_type() -> None:
    golem = beast(name="Golem", type_line="Artifact Creature — Golem")
    rite = played("Tap each red or artifact creature.", A={"battlefield": [RED, PALE, golem]})
    assert [name for name in ("Red", "Pale", "Golem") if rite.find(name).tapped] == ["Red", "Golem"]


@pytest.mark.construct("GetThatMuchEnergy")
def test_107_14_that_much_energy() -> None:
    voyager = beast("Whenever this creature deals combat damage to a player, you get that many {E}.", size=(3, 1))
    table = Table(A={"battlefield": [voyager]}, B={}).start().attack(NAME).to("postcombat_main")
    assert table.state.players[0].counters == (("energy", 3),)


@pytest.mark.construct("EnterTappedAndWithCounters")
def test_614_1c_tapped_and_with_counters() -> None:
    sphere = permanent("This artifact enters tapped and with three charge counters on it.", "Artifact")
    table = Table(A={"hand": [sphere]}, B={}).start().cast(NAME).resolve()
    assert (table.find(NAME).tapped, table.find(NAME).counters) == (True, (("charge", 3),))


@pytest.mark.construct("AnotherTargetOfAnyKind")
def test_115_4_another_target_of_any_kind() -> None:
    burst = spell("Subject deals 1 damage to any target. Subject deals 2 damage to another target.")
    table = Table(A={"hand": [burst]}, B={"battlefield": [OGRE]}).start()
    table.cast(NAME, "B")
    assert "B" not in [table.named(one) if one > 0 else "AB"[-1 - one] for one in table.choices]
    table.target("Ogre").resolve()
    assert (table.life("B"), table.find("Ogre").damage) == (19, 2)


@pytest.mark.construct("CreateWalkers")
def test_111_10d_walkers() -> None:
    table = played("Create two Walker tokens.")
    assert table.names("battlefield", "A") == ["Walker", "Walker"]
    assert table.size("Walker") == (2, 2)


def test_a_vibranium_token_is_an_indestructible_artifact_with_mana_for_artifacts() -> None:
    table = played("Create two tapped Vibranium tokens.")
    assert table.names("battlefield", "A") == ["Vibranium", "Vibranium"]
    assert table.find("Vibranium").tapped
    table = played("Create a Vibranium token. Destroy target artifact.", A={"battlefield": [permanent("", "Artifact")]})
    assert table.names("battlefield", "A") == ["Vibranium"]


def test_what_neither_attacks_nor_blocks() -> None:
    table = Table(
        A={
            "battlefield": [BEAR, OGRE],
            "hand": [spell("Destroy target nonattacking, nonblocking creature.", type_line="Instant")],
        },
        B={},
    )
    table.start().attack("Bear").cast(NAME).resolve()
    assert table.names("battlefield", "A") == ["Bear"]
