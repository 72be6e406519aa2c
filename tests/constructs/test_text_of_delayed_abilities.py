"""Sentences behind a delayed triggered ability that belong to it; conditions about each; whom or what spells target."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, ELK, FEN, FOX, Table, permanent, played, settle, spell

VINE = permanent("{0}: Target land becomes a 1/1 creature until end of turn. It's still a land.", name="Vine")


@pytest.mark.construct("WheneverThisTurn", "Them")
def test_603_7_what_a_delayed_ability_has_created() -> None:
    text = (
        "Whenever you attack this turn, create two 1/1 red Warrior creature tokens that are tapped and attacking. "
        "Sacrifice them at the beginning of the next end step."
    )
    table = played(text, A={"battlefield": [CUB]}).attack("Cub")
    settle(table)
    assert table.names("battlefield", "A").count("Warrior Token") == 2
    table.to("postcombat_main")
    assert table.life("B") == 16
    table.to("end")
    assert "Warrior Token" not in table.names("battlefield", "A")


@pytest.mark.construct("WheneverThisTurn", "That")
def test_603_7_what_a_delayed_ability_was_about() -> None:
    text = (
        "Whenever a creature attacks this turn, it gets +2/+0 until end of turn. "
        "Destroy that creature at end of combat."
    )
    table = played(text, A={"battlefield": [CUB, ELK]}).attack("Cub").to("postcombat_main")
    assert table.life("B") == 16 and "Cub" in table.names("graveyard", "A")
    assert table.names("battlefield", "A") == ["Elk"]


@pytest.mark.construct("WheneverThisTurn", "IfYouDo")
def test_603_7_if_you_do_is_a_part_of_it() -> None:
    text = (
        "Choose target creature. Whenever that creature deals combat damage this turn, you may exile it. If you do, "
        "draw a card."
    )
    table = played(text, A={"battlefield": [CUB]}).attack("Cub").to_step("combat_damage", 1)
    settle(table, True)
    assert table.names("exile", "A") == ["Cub"] and len(table.names("hand", "A")) == 1


@pytest.mark.construct("AsLongAs", "ItsKind")
def test_611_3a_each_of_them_as_long_as_it_is_a_creature() -> None:
    text = "Each land you control gets +2/+2 as long as it's a creature."
    table = Table(A={"battlefield": [permanent(text), VINE, FEN]}, B={}).start()
    settle(table.activate("Vine"))
    assert table.size("Fen") == (3, 3)


@pytest.mark.construct("AsLongAs", "ItsntQuality")
def test_611_3a_each_of_them_as_long_as_it_is_not_attacking() -> None:
    text = "Each creature you control gets +0/+2 as long as it's not attacking."
    table = Table(A={"battlefield": [permanent(text), CUB, ELK]}, B={"battlefield": [FOX]}).start()
    assert (table.size("Cub"), table.size("Fox")) == ((2, 4), (3, 3))
    table.attack("Cub")
    assert (table.size("Cub"), table.size("Elk")) == ((2, 2), (2, 4))


@pytest.mark.construct("Targeting", "YouOrObject")
@pytest.mark.parametrize(("target", "drawn"), (("A", 1), ("Cub", 1), ("B", 0), ("Fox", 0)))
def test_115_9_you_or_a_creature_you_control(target: str, drawn: int) -> None:
    text = "Whenever a player casts a spell that targets you or a creature you control, draw a card."
    watch = permanent(text, name="Watch")
    bolt = spell("~ deals 1 damage to any target.", name="Bolt")
    table = Table(A={"battlefield": [watch, CUB], "hand": [bolt]}, B={"battlefield": [FOX]}).start()
    settle(table.cast("Bolt", target))
    assert len(table.names("hand", "A")) == drawn


@pytest.mark.construct("Targeting", "YourSpellsCost")
def test_601_2f_spells_you_cast_that_target_a_creature() -> None:
    aid = permanent("Spells you cast that target a creature cost {1} less to cast.", name="Aid")
    bolt = spell("~ deals 1 damage to target creature.", name="Bolt", cost="{1}")
    shock = spell("~ deals 1 damage to target player.", name="Shock", cost="{1}")
    table = Table(A={"battlefield": [aid, CUB], "hand": [bolt, shock]}, B={}).start()
    assert table.can_cast("Bolt") and not table.can_cast("Shock")
