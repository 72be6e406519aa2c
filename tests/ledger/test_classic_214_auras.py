"""classic:214.8: local enchantments (Auras) and global ones."""

from __future__ import annotations

import pytest

from apnap.abilities.effect import Attach, Destroy, Move
from apnap.abilities.objects import TargetObjects, This
from apnap.abilities.values import BATTLEFIELD
from apnap.rules.state_based_actions.check import check
from tests.constructs.support import beast, permanent, spell
from tests.ledger.moments import KILL
from tests.rules.effects import do
from tests.rules.support import FOREST, Table

IT = TargetObjects(0)
AURA = "Enchantment — Aura"


def aura(text: str, name: str = "Veil", enchant: str = "creature") -> object:
    """Return an Aura that costs nothing."""
    return permanent(f"Enchant {enchant}\n{text}", AURA, name=name)


STRENGTH = aura("Enchanted creature gets +2/+2.")


@pytest.mark.ledger("classic:214.8b")
def test_a_global_enchantment_comes_into_play_without_a_target(book: str) -> None:
    table = Table(book=book, A={"hand": [permanent("Creatures get +1/+1.", name="Anthem")]}, B={}).start()
    table.cast("Anthem")
    assert table.find("Anthem").targets == ()
    assert table.resolve().names("battlefield") == ["Anthem"]


@pytest.mark.ledger("classic:214.8c")
def test_a_local_enchantment_needs_a_target_of_its_kind(book: str) -> None:
    table = Table(book=book, A={"hand": [STRENGTH], "battlefield": [FOREST]}, B={"battlefield": [FOREST]}).start()
    assert not table.can_cast("Veil")
    table = Table(book=book, A={"hand": [STRENGTH], "battlefield": [FOREST]}, B={"battlefield": [beast()]}).start()
    assert table.can_cast("Veil")


@pytest.mark.ledger("classic:214.8d")
def test_it_enters_on_the_target_that_was_announced(book: str) -> None:
    seat = {"hand": [STRENGTH], "battlefield": [beast(name="Ape"), beast(name="Cub")]}
    table = Table(book=book, A=seat, B={}).start()
    table.cast("Veil", "Cub")
    assert table.find("Veil").targets == ((table.find("Cub").ref,),)
    table.resolve()
    assert table.find("Veil").attached_to == table.find("Cub").ref and table.size("Cub") == (4, 4)


@pytest.mark.ledger("classic:214.8d")
def test_its_target_gone_it_does_not_enter(book: str) -> None:
    table = Table(book=book, A={"hand": [STRENGTH], "battlefield": [beast(name="Ape")]}, B={"hand": [KILL]}).start()
    table.cast("Veil").passes()
    table.cast("Kill").resolve().resolve()
    assert table.names("graveyard", "A") == ["Ape", "Veil"]


def put_into_play(book: str, *hosts: object) -> Table:
    """Let an Aura come into play from a graveyard."""
    table = Table(book=book, A={"graveyard": [STRENGTH]}, B={"battlefield": list(hosts)})
    return do(table, Move(IT, BATTLEFIELD), "Veil")


@pytest.mark.ledger("classic:214.8d", "2007:212")
def test_put_into_play_otherwise_it_asks_what_it_enchants(book: str) -> None:
    """classic: as when it is played, what can't be a target can't be chosen; 2007:212.4j: it is a choice only."""
    table = put_into_play(book, beast(name="Ape"), beast(name="Cub"), beast("Shroud", name="Ghost"))
    assert table.offered() == (["Ape", "Cub"] if book == "classic" else ["Ape", "Cub", "Ghost"])
    table.choose("Cub")
    assert table.size("Cub") == (4, 4) and table.find("Veil").controller == 0


@pytest.mark.ledger("classic:214.8d", "2007:212")
def test_put_into_play_with_nothing_to_enchant_it_stays_where_it_was(book: str) -> None:
    assert put_into_play(book, FOREST).names("graveyard", "A") == ["Veil"]


@pytest.mark.ledger("classic:214.8e")
def test_without_its_permanent_it_goes_to_its_owners_graveyard(book: str) -> None:
    seat = {"hand": [STRENGTH, KILL], "battlefield": [beast(name="Ape")]}
    table = Table(book=book, A=seat, B={}).start()
    table.cast("Veil").resolve().cast("Kill").resolve()
    assert table.names("graveyard", "A") == ["Ape", "Kill", "Veil"]


@pytest.mark.ledger("classic:214.8e")
def test_on_a_permanent_of_another_kind_it_goes_too(book: str) -> None:
    """A land that was a creature for a turn loses the enchantment for creatures as the turn ends."""
    wake = spell("Target land becomes a 2/2 creature until end of turn. It's still a land.", name="Wake")
    table = Table(book=book, A={"hand": [wake, STRENGTH], "battlefield": [FOREST]}, B={}).start()
    table.cast("Wake").resolve().cast("Veil").resolve()
    assert table.size("Forest") == (4, 4) and table.names("battlefield") == ["Forest", "Veil"]
    table.to_step("upkeep", 2)
    assert table.names("battlefield") == ["Forest"] and table.names("graveyard", "A") == ["Veil", "Wake"]


@pytest.mark.ledger("classic:214.8f")
def test_it_is_never_on_itself(book: str) -> None:
    """It could enchant an enchantment, and is one; told to go onto itself it stays where it is, and falls off alone."""
    web = aura("", "Web", enchant="enchantment")
    table = Table(book=book, A={"hand": [web], "battlefield": [permanent("", name="Hymn")]}, B={}).start()
    table.cast("Web").resolve()
    hymn, ref = table.find("Hymn").ref, table.find("Web").ref
    table.state.decision = None
    do(table, Attach(IT, This()), "Web", source="Web")
    assert table.find("Web").attached_to == hymn
    do(table, Destroy(IT), "Hymn")
    assert (table.find("Web").ref, table.find("Web").attached_to) == (ref, hymn) and check(table.state)
    assert table.names("graveyard", "A") == ["Hymn", "Web"]


@pytest.mark.ledger("classic:214.8h")
def test_what_it_does_to_its_permanent_does_not_target(book: str) -> None:
    hide = spell("Target creature gains shroud.", name="Hide")
    grows = "At the beginning of your upkeep, put a +1/+1 counter on enchanted creature."
    rage = aura(f"Enchanted creature gets +2/+2.\n{grows}")
    seat = {"hand": [rage, hide], "battlefield": [beast(name="Ape")]}
    table = Table(book=book, A=seat, B={}).start()
    table.cast("Veil").resolve().cast("Hide").resolve()
    assert table.names("battlefield") == ["Ape", "Veil"] and table.size("Ape") == (4, 4)
    table.to_step("upkeep", 3).resolve()
    assert table.size("Ape") == (5, 5)


@pytest.mark.ledger("classic:214.8i")
def test_it_and_its_permanent_have_controllers_of_their_own(book: str) -> None:
    """Stealing the creature: its old controller still plays what the enchantment can do, the thief what it gives."""
    veil = aura('{0}: You gain 2 life.\nEnchanted creature has "{0}: You gain 5 life."')
    theft = spell("Gain control of target creature.", name="Theft", type_line="Instant")
    seat = {"hand": [veil], "battlefield": [beast(name="Ape")]}
    table = Table(book=book, A=seat, B={"hand": [theft]}).start()
    table.cast("Veil").resolve().passes()
    table.cast("Theft").resolve()
    assert table.can_activate("Veil", "A") and not table.can_activate("Veil", "B")
    assert table.can_activate("Ape", "B") and not table.can_activate("Ape", "A")
    table.activate("Veil").resolve().passes()
    table.activate("Ape").resolve()
    assert (table.life("A"), table.life("B")) == (22, 25)
