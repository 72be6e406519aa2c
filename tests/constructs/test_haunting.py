"""702.55, 702.99: texts of cards that haunt, and that are encoded."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, settle, spanish, spell

ZAP, BOLT = (spell(f"{name} deals 5 damage to target creature.", name=name) for name in ("Zap", "Bolt"))


@pytest.mark.ledger("current:702.55")
@pytest.mark.construct("SimpleKeyword", "HauntedCreature", "EventOr")
def test_a_creature_does_the_same_as_it_enters_and_as_the_haunted_creature_dies() -> None:
    line = "When this creature enters or the creature it haunts dies, you gain 2 life."
    ghost = beast(f"Haunt\n{line}")
    table = settle(Table(A={"hand": [ghost, ZAP, BOLT]}, B={"battlefield": [CUB]}).start().cast(NAME))
    assert table.life("A") == 22
    settle(table.cast("Zap", NAME))
    assert table.names("exile", "A") == [NAME]
    assert settle(table.cast("Bolt")).life("A") == 24
    assert spanish(line) == "Cuando esta criatura entre o la criatura a la que acecha muera, ganas 2 vidas."


@pytest.mark.ledger("current:702.55")
@pytest.mark.construct("HauntedCreature")
def test_a_spell_does_something_again_as_the_creature_that_it_haunts_dies() -> None:
    rite = spell("You gain 1 life.\nHaunt\nWhen the creature this card haunts dies, you gain 4 life.")
    table = settle(Table(A={"hand": [rite, ZAP]}, B={"battlefield": [CUB]}).start().cast(NAME))
    assert table.names("exile", "A") == [NAME] and table.life("A") == 21
    assert settle(table.cast("Zap")).life("A") == 25


@pytest.mark.ledger("current:702.99")
@pytest.mark.construct("SimpleKeyword")
def test_cipher_stands_behind_what_the_spell_does() -> None:
    rite = spell("Draw a card.\nCipher")
    table = settle(Table(A={"hand": [rite], "battlefield": [CUB]}, B={}).start().cast(NAME), "Cub")
    assert table.names("exile", "A") == [NAME] and table.names("hand", "A") == ["Wastes"]
    table.attack("Cub").to_step("combat_damage", 1)
    assert settle(table, NAME).names("hand", "A") == ["Wastes", "Wastes"]
    assert spanish("Cipher") == "Cifrar."
