"""What "it" is where an earlier sentence named the source last, though the event or a new token was something else."""

from __future__ import annotations

import pytest

from apnap.abilities.values import FLYING
from apnap.errors import UnsupportedCardError
from apnap.rules.characteristics import has_keyword
from tests.constructs.support import CUB, FEN, NAME, Table, beast, permanent, settle, spell

BALM, RITE = (spell("You gain 1 life.", name=name) for name in ("Balm", "Rite"))


def test_it_is_not_the_spell_that_was_cast() -> None:
    text = (
        "Whenever you cast a sorcery spell, put a +1/+1 counter on this creature. It gains flying until end of turn. "
        "Then if it has two or more +1/+1 counters on it, you gain 5 life."
    )
    table = Table(A={"battlefield": [beast(text)], "hand": [BALM, RITE]}, B={}).start()
    settle(table.cast("Balm"))
    assert has_keyword(table.state, table.find(NAME), FLYING)
    assert table.life("A") == 21
    assert settle(table.cast("Rite")).life("A") == 27


def test_it_is_not_the_token_that_was_made() -> None:
    text = (
        "Whenever a land you control enters, create a 1/1 green Elf creature token, then put a charge counter on this "
        "enchantment. Then if it has a charge counter on it, sacrifice it."
    )
    table = Table(A={"battlefield": [permanent(text)], "hand": [FEN]}, B={}).start()
    settle(table.play("Fen"))
    assert table.names("battlefield", "A") == ["Elf Token", "Fen"]


def test_it_is_the_target_named_before_the_source() -> None:
    text = (
        "Whenever you cast a sorcery spell, put a +1/+1 counter on target Ogre. If it's a creature, it becomes a copy "
        "of this creature."
    )
    ogre = beast(name="Big", type_line="Creature — Ogre", size=(3, 3))
    table = Table(A={"battlefield": [beast(text), ogre], "hand": [BALM]}, B={}).start()
    settle(table.cast("Balm"))
    assert table.names("battlefield", "A") == [NAME, NAME]


def test_nothing_is_put_on_what_has_just_died() -> None:
    text = (
        "Enchant creature\nWhenever a creature dealt damage by enchanted creature this turn dies, "
        "put a +1/+1 counter on that creature."
    )
    with pytest.raises(UnsupportedCardError, match="counters on what has just died"):
        permanent(text, "Enchantment — Aura")


def test_707_nothing_becomes_a_copy_of_itself() -> None:
    text = "Choose a creature on the battlefield. Target Ogre becomes a copy of that creature until end of turn."
    ogre = beast(name="Big", type_line="Creature — Ogre", size=(5, 5))
    table = Table(A={"battlefield": [ogre, CUB], "hand": [spell(text, name="Mould")]}, B={}).start()
    settle(table.cast("Mould"), "Cub")
    assert table.names("battlefield", "A") == ["Cub", "Cub"]
