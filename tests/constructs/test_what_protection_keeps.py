"""702.16n: protection that does not remove what is attached already."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from tests.constructs.support import BEAR, Table, permanent, settle, spanish


def ward(name: str, text: str) -> CardDefinition:
    """Return a black Aura with that text."""
    return permanent(f"Enchant creature\n{text}", "Enchantment — Aura", name=name, cost="{B}")


BLACK_AURA = ward("Glower", "Enchanted creature gets +1/+1.")


def with_auras(text: str) -> Table:
    """Return a creature with a black Aura on it and the ward put on it by hand."""
    table = Table(A={"battlefield": [BEAR, BLACK_AURA, ward("Ward", text)]}, B={})
    bear = table.find("Bear").ref
    for name in ("Glower", "Ward"):
        table.state.edit(table.find(name).ref).attached_to = bear
    auras = tuple(table.find(name).ref for name in ("Glower", "Ward"))
    table.state.edit(bear).attachments = auras
    return table.start()


@pytest.mark.construct("DoesntRemove", "ThisAttachment")
def test_702_16n_this_aura_stays() -> None:
    line = "Enchanted creature has protection from black. This effect doesn't remove this Aura."
    assert sorted(with_auras(line).names("battlefield")) == ["Bear", "Ward"]
    assert spanish(line) == "La criatura encantada tiene protección contra negro. Este efecto no remueve esta Aura."


@pytest.mark.construct("DoesntRemove", "AllAttachments")
def test_702_16n_auras_stay_that_are_there() -> None:
    line = "Enchanted creature has protection from black. This effect doesn't remove Auras."
    table = with_auras(line)
    assert sorted(table.names("battlefield")) == ["Bear", "Glower", "Ward"]
    assert spanish(line).endswith("Este efecto no remueve las Auras.")


@pytest.mark.construct("DoesntRemove", "PresentAttachments")
def test_702_16p_what_you_control_stays() -> None:
    line = (
        "Enchanted creature has protection from black. This effect doesn't remove Auras you control that are already "
    )
    line += "attached to it."
    assert sorted(settle(with_auras(line)).names("battlefield")) == ["Bear", "Glower", "Ward"]
    assert spanish(line).endswith("Este efecto no remueve las Auras que controlas que ya están anexadas a él.")


def test_702_16n_without_such_words_both_are_removed() -> None:
    assert with_auras("Enchanted creature has protection from black.").names("battlefield") == ["Bear"]
