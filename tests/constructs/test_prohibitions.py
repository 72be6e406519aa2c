"""What players can't cast, play or activate (101.2, 601.3, 602.5)."""

from __future__ import annotations

import pytest

from apnap.rules import decisions as dec
from apnap.rules.decisions import PLAY_LAND
from tests.constructs.support import NAME, Table, beast, permanent, played, settle, spanish, spell, written
from tests.rules.support import FOREST, ISLAND

RITE = spell("Draw a card.", name="Rite", type_line="Instant")


def kinds(table: Table, letter: str) -> set[int]:
    """Return what kinds of actions a player has."""
    return {action.kind for action in table.legal(letter)}


@pytest.mark.construct("CastMoreThan")
def test_601_3_no_more_than_one_spell_that_fits_each_turn() -> None:
    text = "Each player can't cast more than one noncreature spell each turn."
    hand = [RITE, spell("Draw a card.", name="Other", type_line="Instant"), beast(name="Animal")]
    table = Table(A={"battlefield": [permanent(text)], "hand": hand}, B={}).start()
    table.cast("Rite").resolve()
    assert not table.can_cast("Other") and table.can_cast("Animal")
    assert table.to("upkeep", 2).passes().can_cast("Other")


@pytest.mark.construct("CastProhibition", "AnywhereElse")
def test_601_3_only_from_their_hands() -> None:
    text = "Your opponents can't cast spells from anywhere other than their hands."
    buried = spell("Draw a card.\nFlashback {0}", name="Buried")
    table = Table(A={"hand": [RITE], "graveyard": [buried]}, B={"battlefield": [permanent(text)]}).start()
    assert table.can_cast("Rite") and not table.can_cast("Buried")
    assert spanish(text) == "Tus oponentes no pueden lanzar hechizos desde cualquier parte excepto de su mano."


@pytest.mark.construct("PlayLands")
@pytest.mark.parametrize(("text", "forbidden"), [("You can't play lands.", True), ("You can't play Islands.", False)])
def test_305_2_no_lands(text: str, forbidden: bool) -> None:
    table = Table(A={"battlefield": [permanent(text)], "hand": [FOREST]}, B={}).start()
    assert (dec.PLAY_LAND not in kinds(table, "A")) is forbidden


@pytest.mark.construct("EitherProhibition", "ActivateAbilitiesOf")
def test_602_5_neither_spells_nor_abilities_of_creatures() -> None:
    text = "Your opponents can't cast spells or activate abilities of creatures."
    mine = [beast("{0}: Draw a card.", name="Animal"), permanent("{0}: Draw a card.", "Artifact", name="Thing")]
    table = Table(A={"hand": [RITE], "battlefield": mine}, B={"battlefield": [permanent(text)]}).start()
    assert [action.ref for action in table.legal("A")[1:]] == [table.find("Thing").ref]


@pytest.mark.construct("ActivateButMana")
def test_602_5_only_mana_abilities() -> None:
    text = "Your opponents can't activate abilities that aren't mana abilities."
    mine = [permanent("{0}: Draw a card.\n{T}: Add {C}.", "Artifact", name="Thing")]
    hand = [spell("Draw a card.", name="Rite", cost="{1}")]
    table = Table(A={"battlefield": mine, "hand": hand}, B={"battlefield": [permanent(text)]}).start()
    assert kinds(table, "A") == {dec.PASS, dec.CAST}


@pytest.mark.construct("CantInYourTurn")
def test_601_3_not_during_your_turn() -> None:
    text = "Your opponents can't cast spells during your turn."
    table = Table(A={"battlefield": [permanent(text)]}, B={"hand": [RITE]}).start()
    assert kinds(table, "B") == {dec.PASS}
    assert kinds(table.to("upkeep", 2), "B") == {dec.PASS, dec.CAST}


@pytest.mark.construct("CantInCombat")
def test_506_1_not_during_combat() -> None:
    text = "Players can't cast spells during combat."
    table = Table(A={"battlefield": [permanent(text)], "hand": [RITE]}, B={}).start()
    assert table.can_cast("Rite") and not table.to("begin_combat").can_cast("Rite")


@pytest.mark.construct("OnlyAsSorcery")
def test_307_5_only_as_sorceries() -> None:
    text = "Each opponent can cast spells only any time they could cast a sorcery."
    table = Table(A={"battlefield": [permanent(text)], "hand": [RITE]}, B={"hand": [RITE]}).start()
    assert table.can_cast("Rite") and kinds(table, "B") == {dec.PASS}
    assert dec.CAST in kinds(table.to("precombat_main", 2), "B")


@pytest.mark.construct("OnlyInOwnTurns")
def test_601_3_spells_only_in_their_own_turns() -> None:
    text = "Players can cast spells only during their own turns."
    thing = permanent("{0}: Draw a card.", "Artifact", name="Thing")
    table = Table(A={"battlefield": [permanent(text)], "hand": [RITE]}, B={"hand": [RITE], "battlefield": [thing]})
    table.start()
    assert table.can_cast("Rite") and kinds(table, "B") == {dec.PASS, dec.ACTIVATE}


@pytest.mark.construct("CastAndActivateInOwnTurns")
def test_602_5_nothing_in_the_turns_of_others() -> None:
    text = "Players can cast spells and activate abilities only during their own turns."
    thing = permanent("{0}: Draw a card.", "Artifact", name="Thing")
    mine = {"battlefield": [permanent(text), thing], "hand": [RITE]}
    table = Table(A=mine, B={"hand": [RITE], "battlefield": [thing]}).start()
    assert {dec.CAST, dec.ACTIVATE} <= kinds(table, "A") and kinds(table, "B") == {dec.PASS}


@pytest.mark.construct("PlayerCantFor", "CastProhibition")
def test_611_2_a_player_for_the_rest_of_the_turn() -> None:
    table = Table(A={"hand": [spell("Target player can't cast instant spells this turn.")]}, B={"hand": [RITE]}).start()
    table.cast(NAME, "B").resolve()
    assert kinds(table, "B") == {dec.PASS} and dec.CAST in kinds(table.to("upkeep", 2), "B")


@pytest.mark.construct("WithSameName", "CastProhibition")
def test_607_2a_spells_with_the_name_of_the_exiled_card() -> None:
    text = (
        "When this enchantment enters, exile target card from a graveyard.\n"
        "Your opponents can't cast spells with the same name as the exiled card."
    )
    dull, other = spell("Draw a card.", name="Dull"), spell("Draw a card.", name="Other")
    table = Table(A={"hand": [permanent(text)]}, B={"graveyard": [dull], "hand": [dull, other]}).start()
    table.cast(NAME).resolve().resolve().to("precombat_main", 2)
    cast = [action.ref for action in table.legal("B") if action.kind == dec.CAST]
    assert cast == [table.find("Other").ref]


@pytest.mark.construct("CantActivateUnlessMana")
def test_605_1a_its_abilities_can_t_be_activated_unless_mana() -> None:
    text = (
        "Enchant permanent\nEnchanted permanent can't attack or block, and its activated abilities can't be activated "
        "unless they're mana abilities."
    )
    elf = beast("{T}: Add {G}.\n{0}: You gain 1 life.", name="Elf")
    grow = spell("Draw a card.", name="Grow", cost="{G}")
    table = Table(A={"hand": [permanent(text, "Enchantment — Aura"), grow], "battlefield": [elf]}, B={}).start()
    settle(table.cast(NAME))
    assert table.can_cast("Grow")
    assert not table.actions("Elf")


@pytest.mark.construct("Opponents")
def test_opponents_can_t_cast_spells_this_turn() -> None:
    song = written("Draw a card.", "Instant", name="Song")
    table = played("Opponents can't cast spells this turn.", A={"hand": [song]}, B={"hand": [song]})
    assert table.can_cast("Song")
    assert not any(one.kind == dec.CAST for one in table.passes().legal("B"))
    assert any(one.kind == dec.CAST for one in table.to("upkeep", 2).legal("B"))


@pytest.mark.construct("EitherProhibition", "PlayLands")
def test_101_2_neither_lands_nor_spells_from_the_hand_but_from_elsewhere() -> None:
    text = (
        "You may play lands and cast spells from the top of your library.\n"
        "You can't play lands or cast spells from your hand."
    )
    glance = spell("Draw a card.", name="Glance")
    table = Table(
        A={"battlefield": [permanent(text)], "hand": [ISLAND, glance], "library": [FOREST]},
        B={},
    ).start()  # fmt: skip
    assert not table.can_cast("Glance") and not table.actions("Island", "hand")
    assert [one.kind for one in table.actions("Forest", "library")] == [PLAY_LAND]
