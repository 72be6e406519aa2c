"""707.10d: copies of a spell for each other thing that it could target."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import BAT, CUB, DOE, ELK, FOX, NAME, Table, beast, permanent, settle, spanish, spell

GROW = spell("Target creature gets +2/+2 until end of turn.", name="Grow", type_line="Instant")
LINE = (
    "Whenever you cast an instant or sorcery spell that targets only this creature, copy that spell for each other "
    "creature you control that the spell could target. Each copy targets a different one of those creatures."
)


@pytest.mark.construct("CopyForEachOther", "EachCopyTargetsAnother")
def test_707_10d_a_copy_for_each_other_legal_target() -> None:
    shy = beast("Shroud", name="Shy")
    seat = {"battlefield": [beast(LINE), CUB, DOE, shy], "hand": [GROW]}
    table = Table(A=seat, B={"battlefield": [ELK]}).start()

    settle(table.cast("Grow", NAME))

    assert [table.size(name) for name in (NAME, "Cub", "Doe", "Shy", "Elk")] == [(4, 4)] * 3 + [(2, 2)] * 2
    assert spanish(LINE).endswith("Cada copia hace objetivo a una diferente de esas criaturas.")


@pytest.mark.construct("CopyForEachOther")
def test_707_10d_it_must_be_legal_for_each_target() -> None:
    flock = spell("Target creature and target creature with flying each get +2/+2 until end of turn.", name="Flock")
    seat = {"battlefield": [beast("Flying\n" + LINE), CUB, BAT], "hand": [flock]}
    table = Table(A=seat, B={}).start()

    settle(table.cast("Flock", NAME, NAME))

    assert table.size("Bat") == (4, 4)
    assert table.size("Cub") == (2, 2)


@pytest.mark.construct("CopyForEachOtherOrPlayer", "EachCopyTargetsAnotherThing")
def test_707_10d_for_each_other_permanent_or_player() -> None:
    text = (
        "Copy target instant or sorcery spell. "
        "Copy that spell for each other permanent or player the spell could target. "
        "Each copy targets a different one of those permanents and players."
    )
    text = text.replace("Copy target instant or sorcery spell. ", "Gain control of target spell. ")
    zap = spell("Zap deals 2 damage to any target.", name="Zap", type_line="Instant")
    split = spell(text, name="Split", type_line="Instant")
    seats: dict[str, Any] = {"A": {"battlefield": [CUB], "hand": [zap, split]}, "B": {"battlefield": [FOX]}}
    table = Table(**seats).start()
    table.cast("Zap", "B")

    settle(table.cast("Split"))

    assert (table.life("A"), table.life("B")) == (18, 18)
    assert table.names("battlefield") == ["Fox"]
    assert spanish(text).endswith("Cada copia hace objetivo a uno diferente de esos permanentes y jugadores.")


@pytest.mark.construct("ExiledAsItResolves")
def test_614_6_exiled_as_it_resolves_and_returned() -> None:
    line = (
        "Whenever you cast an instant or sorcery spell that targets a creature you control, exile that card instead "
        "of putting it into your graveyard as it resolves. If you do, return it to your hand at the beginning of the "
        "next end step."
    )
    table = Table(A={"battlefield": [permanent(line), CUB], "hand": [GROW]}, B={}).start()

    settle(table.cast("Grow"))
    assert table.names("exile", "A") == ["Grow"]
    table.to("end")

    assert table.names("hand", "A") == ["Grow"]
    assert "exilia esa carta en vez de que vaya a tu cementerio en cuanto se resuelva. Si lo haces" in spanish(
        line.replace(" that targets a creature you control", "")
    )


@pytest.mark.construct("WouldDieOrBePut")
def test_614_6_dying_or_put_there_from_elsewhere() -> None:
    line = (
        "If a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put "
        "into an opponent's graveyard, exile that card instead."
    )
    ruin = spell("Destroy all creatures. Each player mills two cards.", name="Ruin")
    seats: dict[str, Any] = {
        "A": {"battlefield": [permanent(line), CUB], "hand": [ruin]},
        "B": {"battlefield": [ELK], "library": [FOX, DOE, GROW]},
    }
    table = settle(Table(**seats).start().cast("Ruin"))

    assert table.names("exile", "B") == ["Doe", "Elk", "Fox"]
    assert "Cub" in table.names("graveyard", "A")
    assert "en vez de eso, exilia esa carta" in spanish(line)
