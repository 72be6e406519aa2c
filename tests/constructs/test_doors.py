"""709.5, 116.2m: Rooms: their halves, and locking and unlocking them."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from apnap.rules.characteristics import characteristics
from apnap.rules.codec import digest, load, save
from apnap.rules.decisions import ACTIVATE, CAST, SPECIAL, Action
from apnap.rules.records import TOKEN
from tests.constructs.support import CUB, NAME, Table, note, permanent, settle, spanish, spell

HALL, LOFT = "Dusty Hall", "Airy Loft"
GAINS = "When you unlock this door, you gain 3 life."
ANTHEM = "Creatures you control get +1/+1."


def room(left: str = GAINS, right: str = ANTHEM, costs: tuple[str, str] = ("{0}", "{0}")) -> CardDefinition:
    """Return a Room with these texts on its halves."""
    faces = []
    for name, text, cost in ((HALL, left, costs[0]), (LOFT, right, costs[1])):
        note(text, name)
        faces.append(Face(name, cost, "Enchantment — Room", text))
    return compile_card(Card(f"{HALL} // {LOFT}", "split", tuple(faces)))


def entered(half: int = 0, card: CardDefinition | None = None, **seat: list[CardDefinition]) -> Table:
    """Return a table where A has cast that half of a Room."""
    seat["hand"] = [card or room(), *seat.get("hand", [])]
    table = Table(A={"battlefield": [CUB], **seat}, B={}).start()
    ref = next(one.ref for one in table.objects("hand") if one.definition.name == f"{HALL} // {LOFT}")
    return settle(table.act(Action(CAST, ref, half)))


def the_room(table: Table) -> str:
    """Return what the Room on the battlefield is called now."""
    found = next(one for one in table.objects("battlefield") if one.definition.name == f"{HALL} // {LOFT}")
    return characteristics(table.state, found).name


def key(table: Table) -> list[Action]:
    """Return the special actions that may be taken now."""
    return [one for one in table.choices if isinstance(one, Action) and one.kind == SPECIAL]


@pytest.mark.construct("UnlocksThisDoor")
def test_the_half_that_was_cast_is_unlocked_as_it_enters_709_5d_709_5h() -> None:
    table = entered(0)

    assert (the_room(table), table.life("A"), table.size("Cub")) == (HALL, 23, (2, 2))
    table = entered(1)
    assert (the_room(table), table.life("A"), table.size("Cub")) == (LOFT, 20, (3, 3))


@pytest.mark.construct("UnlocksThisDoor")
def test_a_locked_half_is_unlocked_by_a_special_action_709_5e_116_2m() -> None:
    table = entered(1)
    (action,) = key(table)
    settle(table.act(action))

    assert (the_room(table), table.life("A"), table.size("Cub")) == (f"{HALL} // {LOFT}", 23, (3, 3))
    assert key(table) == []


def test_unlocking_costs_the_mana_cost_of_the_locked_half_709_5e() -> None:
    table = entered(0, room(costs=("{0}", "{9}")))

    assert key(table) == []


def test_it_is_done_in_ones_own_main_phase_while_the_stack_is_empty_709_5e() -> None:
    table = entered(0, hand=[spell("Draw a card.", name="Glance", type_line="Instant")])

    assert len(key(table)) == 1
    table.cast("Glance")
    assert key(table) == []
    assert key(table.resolve().to("end")) == []
    assert key(table.to("precombat_main", 2)) == []


def test_with_both_halves_unlocked_costs_and_values_are_combined_709_4b() -> None:
    """A locked half gives no name, cost or text (709.5), an unlocked one does (709.5c); types are shared (709.5a)."""
    table = Table(A={"battlefield": [room(costs=("{W}", "{2}{U}")), CUB]}, B={}).start()
    record = next(one for one in table.objects("battlefield") if len(one.definition.faces) == 2)
    found = characteristics(table.state, record)
    assert (found.name, found.mana_value, found.colors, found.subtypes) == ("", 0, 0, frozenset({"Room"}))
    for unlocked, name, value in ((1, HALL, 1), (2, LOFT, 3), (3, f"{HALL} // {LOFT}", 4)):
        table.state.edit(record.ref).memory = (("unlocked", unlocked),)
        table.state.disturb()
        found = characteristics(table.state, table.state.last_known(record.ref))
        assert (found.name, found.mana_value) == (name, value)


def test_a_room_that_was_not_cast_enters_locked_709_5d() -> None:
    flicker = spell("Exile target enchantment. Return it to the battlefield under its owner's control.", name="Blink")
    table = entered(1, hand=[flicker])
    settle(table.cast("Blink"))

    assert (the_room(table), table.size("Cub"), len(key(table))) == ("", (2, 2), 1)


@pytest.mark.construct("FullyUnlocks")
def test_who_unlocks_the_second_half_fully_unlocks_it_709_5i() -> None:
    seal = permanent("Whenever you fully unlock a Room, draw a card.", name="Seal")
    table = entered(0, battlefield=[seal])
    assert table.names("hand", "A") == []
    (action,) = key(table)
    settle(table.act(action))

    assert table.names("hand", "A") == ["Wastes"]
    assert spanish("Whenever you fully unlock a Room, draw a card.")


@pytest.mark.construct("LockOrUnlock")
def test_a_door_is_locked_or_unlocked_709_5g() -> None:
    """A door is a half of the Room (709.5j)."""
    turn = spell("Lock or unlock a door of target Room you control.", name="Turn")
    table = entered(1, hand=[turn, turn])
    settle(table.cast("Turn"), LOFT)

    assert (the_room(table), table.size("Cub")) == ("", (2, 2))
    settle(table.act(Action(CAST, table.find("Turn", "hand").ref, 0)), HALL)
    assert (the_room(table), table.life("A")) == (HALL, 23)


@pytest.mark.construct("UnlockADoor")
def test_a_locked_door_is_unlocked_709_5f() -> None:
    open_ = spell("Unlock a locked door of a Room you control.", name=NAME)
    table = entered(1, hand=[open_, open_])
    settle(table.cast(NAME))
    assert (the_room(table), table.life("A")) == (f"{HALL} // {LOFT}", 23)

    settle(table.act(Action(CAST, table.find(NAME, "hand").ref, 0)))
    assert table.life("A") == 23, "there is no locked door any more"


def test_a_copy_of_a_room_has_its_halves_and_doors_of_its_own_709_5b() -> None:
    twin = spell("Create a token that's a copy of target enchantment you control.", name="Twin")
    table = entered(1, hand=[twin])
    settle(table.cast("Twin"))
    assert table.size("Cub") == (3, 3), "the token entered with both doors locked"

    unlock = key(table)
    assert len(unlock) == 2
    settle(table.act(next(one for one in unlock if table.state.last_known(one.ref).kind == TOKEN)), LOFT)
    assert table.size("Cub") == (4, 4)


def test_a_position_with_a_room_is_saved_and_forked() -> None:
    table = entered(0)
    resumed = load(save(table.state))
    fork = table.state.fork()
    settle(table.act(key(table)[0]))

    assert digest(resumed) == digest(fork) != digest(table.state)


def test_a_copy_of_a_room_spell_has_the_same_half_unlocked_707_10() -> None:
    double = spell("Copy target spell.", name="Double", type_line="Instant")
    table = Table(A={"battlefield": [CUB], "hand": [room(), double]}, B={}).start()
    ref = next(one.ref for one in table.objects("hand") if one.definition.name == f"{HALL} // {LOFT}")
    table.act(Action(CAST, ref, 1))
    settle(table.cast("Double"))

    found = [characteristics(table.state, one).name for one in table.objects("battlefield")]
    assert found.count(LOFT) == 2
    assert table.size("Cub") == (4, 4)


@pytest.mark.construct("CantActivateOfUnlessMana", "WithChosenName")
@pytest.mark.parametrize(("name", "first", "then"), [(HALL, False, False), (LOFT, True, False), ("Cub", True, True)])
def test_709_4a_a_fully_unlocked_room_has_both_names(name: str, first: bool, then: bool) -> None:
    needle = permanent(
        "As this artifact enters, choose a card name.\nActivated abilities of sources with the chosen name can't be "
        "activated unless they're mana abilities.",
        "Artifact",
        name="Needle",
    )
    gift = permanent('Enchantments you control have "{0}: You gain 1 life."', name="Gift")
    table = entered(0, hand=[needle], battlefield=[gift, CUB])
    settle(table.cast("Needle"), name)
    ref = next(one.ref for one in table.objects("battlefield") if one.definition.name == f"{HALL} // {LOFT}")

    def can() -> bool:
        return any(one.ref == ref and one.kind == ACTIVATE for one in table.legal("A"))

    assert can() is first
    settle(table.act(key(table)[0]))
    assert can() is then
