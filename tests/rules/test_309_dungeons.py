"""309, 701.49, 704.5t: dungeons, their rooms, and venturing into them."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Body
from apnap.abilities.dungeons import Venture
from apnap.abilities.effect import Draw
from apnap.abilities.objects import You
from apnap.abilities.quantity import Number
from apnap.abilities.values import COMMAND, NOWHERE
from apnap.game.laws import cards_of
from apnap.i18n.events import event_text
from apnap.i18n.rendering import Rendering
from apnap.rules.characteristics import characteristics
from apnap.rules.codec import digest, load, save
from apnap.rules.decisions import CAST, PRIORITY, Action
from apnap.rules.dungeon_cards import dungeon_cards
from apnap.rules.dungeons import COMPLETED, DIFFERENT, MARKER, bring_in, card_of, dungeon_of
from apnap.rules.records import GameObject
from apnap.rules.view import View
from tests.rules.support import MOUNTAIN, Table, artifact, creature, instant

VENTURE = instant("Plunge", "", Body(effect=Venture(You())))
DEEPER = instant("Deeper", "", Body(effect=Venture(You(), "Undercity")))
OX, CUB = creature("Ox", "3G", 4, 4), creature("Cub", "G", 1, 1)
MINE, MAGE, TOMB = "Lost Mine of Phandelver", "Dungeon of the Mad Mage", "Tomb of Annihilation"


def table_of(**seat: Any) -> Table:
    """Return a table where A may venture five times."""
    hand = [*seat.pop("hand", ()), *[VENTURE] * 5, DEEPER]
    return Table(A={"hand": hand, **seat}, B={"battlefield": [OX, CUB]}).start()


def cast(table: Table, name: str = "Plunge") -> Table:
    """Cast a spell of that name and let it resolve, up to the first question."""
    return table.act(Action(CAST, table.find(name, "hand").ref, 0)).resolve()


def finish(table: Table, *answers: Any) -> Table:
    """Resolve what is on the stack, with these answers."""
    waiting = list(answers)
    while table.state.stack or table.decision.kind != PRIORITY:
        if table.decision.kind == PRIORITY:
            table.resolve()
        else:
            assert waiting, f"{table.decision.purpose} is asked: {table.decision.options}"
            table.choose(waiting.pop(0))
    assert not waiting
    return table


def dungeon(table: Table, seat: int = 0) -> GameObject:
    """Return the dungeon that a player is in."""
    found = dungeon_of(table.state, seat)
    assert found is not None
    return found


def room(table: Table) -> object:
    """Return the room that A's venture marker is in."""
    return dungeon(table).choice(MARKER)


def beside(table: Table, name: str, wanted: str) -> Table:
    """Put A's venture marker into the first room from which an arrow leads to a room, and venture there."""
    card = next(one for one in dungeon_cards() if one.name == name)
    record = table.state.edit(bring_in(table.state, 0, card).ref)
    node = card_of(record)
    assert node is not None
    before = next(at for at, arrows in enumerate(node.arrows) if node.rooms.index(wanted) in arrows)
    record.choices = ((MARKER, node.rooms[before]),)
    cast(table)
    return table.choose(wanted) if table.decision.kind != PRIORITY else table


def test_the_player_chooses_a_dungeon_from_outside_the_game_309_2a() -> None:
    """To venture into the dungeon (701.49) without one is to bring one in and enter its topmost room (701.49a)."""
    table = cast(table_of())

    assert table.choices == (MAGE, MINE, TOMB)
    finish(table.choose(TOMB))
    record = dungeon(table)
    assert (record.zone, record.owner, room(table)) == (COMMAND, 0, "Trapped Entry")
    assert characteristics(table.state, record).name == TOMB
    assert (table.life("A"), table.life("B")) == (19, 19)


def test_the_marker_follows_an_arrow_that_the_player_chooses_309_5a() -> None:
    """Whoever ventures moves on to an adjacent room (701.49b)."""
    table = finish(cast(table_of()), MINE, "done")

    assert cast(table).choices == ("Goblin Lair", "Mine Tunnels")
    finish(table, "Goblin Lair")
    assert (room(table), table.names("battlefield", "A")) == ("Goblin Lair", ["Goblin Token"])
    assert cast(table).choices == ("Storeroom", "Dark Pool")


def test_one_arrow_leaves_no_choice_309_5a() -> None:
    table = finish(cast(table_of()), MAGE)
    finish(cast(table), "done")

    assert room(table) == "Dungeon Level"


def test_the_dungeon_stays_while_its_last_room_ability_is_on_the_stack_309_6() -> None:
    """Then it is removed from the game as a state-based action (704.5t)."""
    table = beside(table_of(), MINE, "Temple of Dumathoin")

    assert len(table.state.stack) == 1 and room(table) == "Temple of Dumathoin"
    left = dungeon(table).ref
    finish(table)
    assert dungeon_of(table.state, 0) is None
    assert table.state.objects[left >> 24].zone == NOWHERE
    assert table.state.players[0].mark(COMPLETED) == 1
    assert len(table.state.players[0].hand) == 6


def test_who_ventures_from_the_last_room_completes_it_and_enters_another_309_5b() -> None:
    """From the bottommost room, venturing completes the dungeon and begins another (701.49c)."""
    table = beside(table_of(), MINE, "Temple of Dumathoin")
    first = dungeon(table).ref
    cast(table)

    assert table.state.players[0].mark(COMPLETED) == 1 and len(table.state.stack) == 2
    finish(table, MINE, "done")
    assert (room(table), dungeon(table).ref == first) == ("Cave Entrance", False)
    assert len(table.state.players[0].hand) == 5, "the ability of the dungeon that is gone still resolves"


def test_a_dungeon_with_a_type_is_for_those_who_venture_into_it_701_49d() -> None:
    table = finish(cast(table_of(), "Deeper"), "done")

    assert (dungeon(table).definition.name, room(table)) == ("Undercity", "Secret Entrance")
    finish(cast(table), "Lost Well", "done", table.state.players[0].library[-1])
    assert room(table) == "Lost Well"


def test_venturing_into_undercity_goes_on_in_the_dungeon_one_is_in_701_49d() -> None:
    table = finish(cast(table_of()), TOMB)

    assert cast(table, "Deeper").choices == ("Veils of Fear", "Oubliette")


def test_dungeons_of_the_same_name_are_counted_once_309_7() -> None:
    table = table_of()
    for _ in range(2):
        finish(beside(table, MINE, "Temple of Dumathoin"))

    assert (table.state.players[0].mark(COMPLETED), table.state.players[0].mark(DIFFERENT)) == (2, 1)


def test_each_player_has_a_dungeon_of_their_own_309_3() -> None:
    table = finish(cast(table_of()), TOMB)
    bring_in(table.state, 1, dungeon_cards()[0])

    assert (dungeon(table).definition.name, dungeon(table, 1).definition.name) == (TOMB, MAGE)


def test_a_position_with_a_dungeon_is_saved_and_forked() -> None:
    table = beside(table_of(), TOMB, "Oubliette")
    resumed = load(save(table.state))

    assert digest(resumed) == digest(table.state)
    fork = table.state.fork()
    finish(table, "Plunge")
    assert digest(fork) == digest(resumed) != digest(table.state)


def test_unless_is_for_each_player_alone_in_the_tomb() -> None:
    table = finish(beside(table_of(), TOMB, "Veils of Fear"), True, "Plunge")

    assert (table.life("A"), table.life("B")) == (20, 18), "B has no card to discard"
    finish(cast(table), True, "Ox")
    assert room(table) == "Sandfall Cell"
    assert (table.life("A"), table.life("B"), table.names("battlefield", "B")) == (18, 18, ["Cub"])


def test_the_oubliette_takes_one_of_each_kind() -> None:
    table = table_of(battlefield=[OX, MOUNTAIN, artifact("Winch", "1")])
    finish(beside(table, TOMB, "Oubliette"), "Plunge")

    assert table.names("battlefield", "A") == []
    finish(cast(table))
    assert table.names("battlefield", "A") == ["The Atropal"] and table.size("The Atropal") == (4, 4)
    assert dungeon_of(table.state, 0) is None


def test_the_mad_mage_lets_one_of_three_cards_be_cast_for_nothing() -> None:
    table = table_of(library=[creature("Whale", "5UU", 6, 6), OX, MOUNTAIN])
    finish(beside(table, MAGE, "Mad Wizard's Lair"), "Whale")

    assert table.names("battlefield", "A") == ["Whale"]
    assert {"Ox", "Mountain"} <= set(table.names("hand", "A"))


def test_cards_of_the_runestone_caverns_are_played_at_once() -> None:
    table = table_of(library=[CUB, MOUNTAIN])
    finish(beside(table, MAGE, "Runestone Caverns"), "Mountain", "done")

    assert (table.names("battlefield", "A"), table.names("exile", "A")) == (["Mountain"], ["Cub"])


def test_the_throne_puts_a_creature_onto_the_battlefield() -> None:
    table = table_of(library=[MOUNTAIN, CUB, OX])
    finish(beside(table, "Undercity", "Throne of the Dead Three"), "Cub")
    found = characteristics(table.state, table.find("Cub", "battlefield"))

    assert (found.power, found.toughness) == (4, 4)
    assert any(ability.keyword == "hexproof" for ability in found.abilities)
    assert "Ox" in table.names("library", "A")


@pytest.mark.parametrize(
    ("name", "wanted", "answers", "power", "life"),
    [
        (MINE, "Storeroom", ("Ox",), 5, (20, 20)),
        (MINE, "Fungi Cavern", ("Ox",), 0, (20, 20)),
        (MINE, "Dark Pool", (), 4, (21, 19)),
        ("Undercity", "Forge", ("Ox",), 6, (20, 20)),
        ("Undercity", "Trap!", ("B",), 4, (20, 15)),
    ],
)
def test_room_abilities_may_have_targets_309_4c(
    name: str, wanted: str, answers: tuple[str, ...], power: int, life: tuple[int, int]
) -> None:
    table = finish(beside(table_of(), name, wanted), *answers)

    assert table.size("Ox")[0] == power
    assert (table.life("A"), table.life("B")) == life


@pytest.mark.parametrize(
    ("name", "wanted", "tokens"),
    [
        (MINE, "Mine Tunnels", ["Treasure"]),
        (MAGE, "Muiral's Graveyard", ["Skeleton Token", "Skeleton Token"]),
        ("Undercity", "Catacombs", ["Skeleton Token"]),
    ],
)
def test_rooms_have_tokens(name: str, wanted: str, tokens: list[str]) -> None:
    table = finish(beside(table_of(), name, wanted))

    assert table.names("battlefield", "A") == tokens


@pytest.mark.parametrize(("name", "wanted"), [(MAGE, "Twisted Caverns"), ("Undercity", "Arena")])
def test_a_creature_is_held_back_or_goaded_in_a_room(name: str, wanted: str) -> None:
    table = finish(beside(table_of(), name, wanted), "Ox").to("declare_attackers", 2)

    attackers = {table.named(pair[0]) for pair in table.choices}
    assert attackers == ({"Cub"} if wanted == "Twisted Caverns" else {"Cub", "Ox"})
    assert table.decision.can_finish == (wanted == "Twisted Caverns")


def test_nothing_else_brings_a_dungeon_into_the_game_309_2c() -> None:
    table = finish(cast(table_of(hand=[instant("Wisdom", "", Body(effect=Draw(You(), Number(1))))])), MINE, "done")

    assert all(one.name not in table.names("hand") for one in dungeon_cards())
    assert Action(CAST, dungeon(table).ref, 0) not in table.choices


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", f"A enters Trapped Entry in {TOMB}"), ("es", f"A entra en Trapped Entry de {TOMB}")],
)
def test_the_room_is_named_when_it_is_told_309_4a(lang: str, said: str) -> None:
    table = cast(table_of())
    table.state.events_log = []
    table.choose(TOMB)
    told = [event_text(one, Rendering(View(table.state, 1), lang), 1) for one in table.state.events_log]

    assert said in told


def test_a_dungeon_is_none_of_the_cards_that_a_player_began_with_309_2() -> None:
    table = table_of()
    before = cards_of(table.state)
    finish(cast(table), TOMB)

    assert cards_of(table.state) == before
