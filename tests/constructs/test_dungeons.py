"""309, 701.49, 726: what cards say of dungeons and of the initiative."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules.decisions import CAST, PRIORITY, Action
from apnap.rules.dungeons import COMPLETED, MARKER, dungeon_of
from apnap.rules.initiative import who_has_initiative
from apnap.rules.machine import answer
from apnap.rules.records import with_count
from tests.constructs.support import CUB, NAME, Table, permanent, played, settle, spanish, spell


def plunge() -> CardDefinition:
    """Return a spell that lets its controller venture."""
    return spell("Venture into the dungeon.", name="Plunge")


def lead() -> CardDefinition:
    """Return a spell that gives its controller the initiative."""
    return spell("You take the initiative.", name="Lead")


def room(table: Table, seat: int = 0) -> str:
    """Return the room in which a player's venture marker is."""
    dungeon = dungeon_of(table.state, seat)
    return "" if dungeon is None else str(dungeon.choice(MARKER))


@pytest.mark.construct("Venture")
def test_a_player_who_ventures_chooses_a_dungeon_and_enters_it() -> None:
    table = played("Venture into the dungeon.", "Lost Mine of Phandelver", "done")

    assert room(table) == "Cave Entrance"
    assert spanish("Venture into the dungeon.") == "Adéntrate en la mazmorra."


@pytest.mark.construct("TakeInitiative", "HaveInitiative")
def test_who_takes_the_initiative_ventures_into_the_undercity() -> None:
    seal = permanent("At the beginning of your end step, if you have the initiative, draw a card.", name="Seal")
    table = Table(A={"hand": [lead()], "battlefield": [seal]}, B={}).start().cast("Lead")
    settle(table, "done")

    assert who_has_initiative(table.state) == 0
    assert room(table) == "Secret Entrance"
    table.to("end")
    assert table.names("hand", "A") == ["Wastes"]
    table.to("end", 2)
    assert table.names("hand", "A") == ["Wastes"]


@pytest.mark.construct("VenturesEvent", "TakesInitiativeEvent")
def test_venturing_and_taking_the_initiative_are_told() -> None:
    seal = permanent(
        "Whenever you venture into the dungeon, you gain 3 life.\nWhenever you take the initiative, you gain 5 life.",
        name="Seal",
    )
    table = Table(A={"hand": [lead()], "battlefield": [seal]}, B={}).start().cast("Lead")
    while table.state.stack or table.decision.kind != PRIORITY:
        answer(table.state, 0)

    assert table.life("A") == 28


@pytest.mark.construct("CompletedDungeon", "CompletesDungeon")
def test_a_dungeon_is_completed_once_its_last_room_has_been_entered() -> None:
    seal = permanent("Whenever you complete a dungeon, you gain 7 life.", name="Seal")
    boast = spell("You gain 1 life. If you've completed a dungeon, draw a card.", name=NAME)
    cards = [plunge() for _ in range(4)] + [boast] * 2
    table = Table(A={"hand": cards, "battlefield": [seal, CUB]}, B={}).start()
    settle(table.cast(NAME))
    assert (table.life("A"), table.names("hand", "A").count("Wastes")) == (21, 0)
    for answers in (("Lost Mine of Phandelver", "done"), ("Mine Tunnels",), ("Dark Pool",), ()):
        table.act(Action(CAST, table.find("Plunge", "hand").ref, 0))
        settle(table, *answers)
        assert dungeon_of(table.state, 0) is None if not answers else room(table)
    assert (table.life("A"), table.life("B")) == (29, 19)
    assert table.state.players[0].mark(COMPLETED) == 1
    table.act(Action(CAST, table.find(NAME, "hand").ref, 0))
    assert settle(table).names("hand", "A").count("Wastes") == 2


@pytest.mark.construct("RoomsTriggerAgain")
def test_room_abilities_trigger_once_more() -> None:
    text = "Creatures you control have “Room abilities of dungeons you own trigger an additional time.”"
    seal = permanent(text.replace("“", '"').replace("”", '"'), name="Seal")
    table = Table(A={"hand": [plunge()], "battlefield": [seal, CUB]}, B={}).start().cast("Plunge")
    settle(table, "Tomb of Annihilation")

    assert (table.life("A"), table.life("B")) == (18, 18)


@pytest.mark.construct("InitiativeHolder")
def test_the_player_who_has_the_initiative_is_named() -> None:
    table = Table(A={"hand": [spell("The player who has the initiative draws a card.")]}, B={})
    writable = table.state.edit_player(1)
    writable.marks = with_count(writable.marks, "initiative", 1)
    settle(table.start().cast(NAME))

    assert (table.names("hand", "A"), table.names("hand", "B")) == ([], ["Wastes"])
