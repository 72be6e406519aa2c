"""708: face-down spells and permanents: who sees them, what they are, and what turning them means."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import CAST, SPECIAL, Action
from apnap.rules.face_down import FACE_DOWN
from apnap.rules.records import GameObject
from apnap.rules.view import View
from tests.constructs.support import OGRE, Table, beast, permanent, spell, written
from tests.rules.support import FOREST

HIDE = spell("Turn target creature face down.", name="Hide", type_line="Instant")
SHOW = spell("Turn target face-down creature face up.", name="Show", type_line="Instant")


def lurker(text: str = "Morph {0}\nFlying", cost: str = "{4}{R}{R}") -> CardDefinition:
    return beast(text, name="Lurker", cost=cost, size=(5, 5))


def cast_down(table: Table, name: str = "Lurker") -> Table:
    return table.act(Action(CAST, table.find(name).ref, FACE_DOWN))


def below(*hand: CardDefinition, card: CardDefinition | None = None, **theirs: Any) -> Table:
    """A's Lurker has been cast face down and is a permanent."""
    seat = {"hand": [card or lurker(), *hand], "battlefield": [FOREST] * 3}
    return cast_down(Table(A=seat, B=theirs).start()).resolve()


def down(table: Table) -> GameObject:
    (found,) = [one for one in table.objects() if one.face_down]
    return found


def told(table: Table) -> tuple[str, int, int, list[str]]:
    found = characteristics(table.state, down(table))
    return found.name, found.power, found.toughness, [one.keyword for one in found.abilities]


def turning(table: Table) -> list[Action]:
    return [one for one in table.legal("A") if one.kind == SPECIAL]


def test_702_37d_708_1_only_a_card_that_says_so_is_cast_face_down() -> None:
    table = Table(A={"hand": [lurker(), beast(name="Cub")], "battlefield": [FOREST] * 3}, B={}).start()
    assert [one.index for one in table.actions("Cub")] == [0]
    assert [one.index for one in table.actions("Lurker")] == [FACE_DOWN]  # {4}{R}{R} can't be paid
    assert told(cast_down(table).resolve()) == ("", 2, 2, [])


def test_708_2b_a_face_down_permanent_is_not_turned_face_down_again() -> None:
    """A disguised one keeps its ward; a face-up creature becomes a 2/2 without abilities (708.2a)."""
    table = below(HIDE, card=lurker("Disguise {0}\nFlying"))
    assert told(table) == ("", 2, 2, ["ward", "ward"])
    table.cast("Hide").resolve()
    assert told(table) == ("", 2, 2, ["ward", "ward"])
    table = Table(A={"hand": [HIDE], "battlefield": [lurker("Disguise {0}\nFlying")]}, B={}).start().cast("Hide")
    assert told(table.resolve()) == ("", 2, 2, [])


def test_708_4_what_cares_about_a_spell_sees_the_face_down_spell() -> None:
    """It is colorless, of mana value 0 and a creature spell, and that counts for what prohibits casting it."""
    seat = {"hand": [lurker()], "battlefield": [FOREST] * 3}
    for text, castable in (
        ("Red spells can't be cast.", True),
        ("Spells with mana value 6 or greater can't be cast.", True),
        ("Colorless spells can't be cast.", False),
        ("Creature spells can't be cast.", False),
    ):
        table = Table(A=seat, B={"battlefield": [permanent(text)]}).start()
        assert table.can_cast("Lurker") is castable, text
    watch = permanent("Whenever a player casts a colorless spell, you gain 3 life.", cost="{W}")
    table = cast_down(Table(A=seat, B={"battlefield": [watch]}).start())
    assert len(table.state.stack) == 2 and table.resolve().life("B") == 23


def names_seen(table: Table, seat: int) -> list[str]:
    view = View(table.state, seat)
    shown = [one.definition for one in (*view.stack, *view.battlefield) if one.face_down]
    return [one.name if one is not None else "" for one in shown]


def test_708_5_its_controller_may_look_at_it_also_while_it_is_phased_out() -> None:
    out = spell("Target creature phases out.", name="Out", type_line="Instant")
    theft = spell("Gain control of target creature.", name="Theft", type_line="Instant")
    table = cast_down(Table(A={"hand": [lurker(), out], "battlefield": [FOREST] * 3}, B={"hand": [theft]}).start())
    assert (names_seen(table, 0), names_seen(table, 1)) == (["Lurker"], [""])
    table.resolve()
    assert (names_seen(table, 0), names_seen(table, 1)) == (["Lurker"], [""])
    table.cast("Out").resolve()
    assert down(table).phased_out and (names_seen(table, 0), names_seen(table, 1)) == (["Lurker"], [""])
    table.to("precombat_main", turn=3).passes().cast("Theft").resolve()
    assert names_seen(table, 1) == ["Lurker"]  # who controls it now


def test_708_7_a_permanent_can_be_turned_face_up_but_not_a_spell() -> None:
    table = cast_down(Table(A={"hand": [lurker()], "battlefield": [FOREST] * 3}, B={}).start())
    assert turning(table) == []
    (action,) = turning(table.resolve())
    assert table.act(action).size("Lurker") == (5, 5)


def test_708_10_a_copy_of_another_permanent_shows_only_when_it_is_turned_face_up() -> None:
    become = spell("Target creature you control becomes a copy of target creature you don't control.", name="Become")
    table = below(become, SHOW, battlefield=[OGRE]).cast("Become").resolve()
    assert told(table) == ("", 2, 2, [])
    table.cast("Show").resolve()
    assert table.size("Ogre") == table.size("Ogre#2") == (3, 3)


@pytest.mark.parametrize("by_effect", [True, False])
def test_708_11_what_it_does_as_it_is_turned_face_up_is_not_done_afterwards(by_effect: bool) -> None:
    """A 0/0 creature has its counters at once, without the stack; as it was cast face down it got none."""
    text = "Morph {0}\nAs this creature is turned face up, put five +1/+1 counters on it."
    hydra = beast(text, name="Lurker", cost="{9}", size=(0, 0))
    table = below(SHOW, card=hydra)
    assert told(table) == ("", 2, 2, []) and down(table).counters == ()
    if by_effect:
        table.cast("Show").resolve()
    else:
        table.act(turning(table)[0])
        assert table.state.stack == []
    assert table.size("Lurker") == (5, 5) and table.find("Lurker").counters == (("+1/+1", 5),)


def test_708_12_what_is_revealed_is_judged_as_the_card_that_it_is() -> None:
    """The effect that makes it an artifact besides does not count, and its face-down type not either."""
    look = spell("Reveal target face-down permanent. If it's a creature card, you gain 5 life.", name="Look")
    manifest = spell("Manifest the top card of your library.", name="Veil")
    for card, life in ((beast(name="Cub"), 25), (written("", "Artifact", name="Cup"), 20)):
        table = Table(A={"hand": [manifest, look], "library": [card]}, B={}).start().cast("Veil").resolve()
        assert told(table)[1:3] == (2, 2)
        assert table.cast("Look").resolve().life("A") == life
