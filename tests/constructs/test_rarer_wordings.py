"""Wordings of few cards each: life lost exactly, targets that are changed, copies that lose types, tables of tokens."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.values import ARTIFACT
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import ACTIVATE, Action
from tests.constructs.support import BEAR, CUB, ELK, FOX, NAME, Table, beast, permanent, settle, spanish, spell


@pytest.mark.construct("EachLoseExactly")
@pytest.mark.parametrize(
    ("text", "counters"),
    [
        ("Each opponent loses 1 life.", 1),
        ("Each opponent loses 2 life.", 0),
        ("You lose 1 life.", 0),
        ("Each opponent loses 1 life for each creature they control.", 0),
    ],
)
def test_119_10_once_if_all_who_lose_life_lose_so_much(text: str, counters: int) -> None:
    line = "Whenever one or more opponents each lose exactly 1 life, put a +1/+1 counter on this creature."
    seats: dict[str, Any] = {"A": {"battlefield": [beast(line, name="Imp")], "hand": [spell(text)]}}
    table = Table(**seats, B={"battlefield": [CUB]}, C={"battlefield": [CUB, ELK]}).start()

    settle(table.cast(NAME))

    assert table.find("Imp").counter("+1/+1") == counters
    assert spanish(line).startswith("Siempre que uno o más oponentes pierdan cada uno exactamente 1 vida, pon")


@pytest.mark.construct("ChangeATarget")
def test_115_7b_one_target_is_changed_to_the_source_where_that_is_legal() -> None:
    line = "{0}: Change a target of target spell or ability to this creature."
    mite = beast(line, name="Mite", size=(0, 4))
    jolt = spell("Jolt deals 1 damage to target creature and 2 damage to target player.", name="Jolt")
    table = Table(A={"hand": [jolt]}, B={"battlefield": [CUB, mite]}).start()
    table.cast("Jolt", "Cub", "B").passes()

    settle(table.activate("Mite"))

    assert (table.find("Cub").damage, table.find("Mite").damage, table.life("B")) == (0, 1, 18)
    assert spanish(line) == "{0}: Cambia un objetivo del hechizo o habilidad objetivo a esta criatura."


@pytest.mark.construct("ChangeATarget")
def test_115_7b_of_several_targets_one_is_chosen() -> None:
    mite = beast("{0}: Change a target of target spell or ability to this creature.", name="Mite")
    jolt = spell("Tap two target creatures.", name="Jolt")
    table = Table(A={"hand": [jolt], "battlefield": [FOX]}, B={"battlefield": [CUB, ELK, mite]}).start()
    table.cast("Jolt", "Cub", "Elk").passes()

    settle(table.activate("Mite"), "Elk")

    assert [table.find(name).tapped for name in ("Cub", "Elk", "Mite", "Fox")] == [True, False, True, False]


@pytest.mark.construct("OtherThanTwo")
@pytest.mark.parametrize(("more", "life"), [([], 20), ([BEAR], 21)])
def test_other_than_that_creature_or_itself(more: list[object], life: int) -> None:
    line = "{0}: Tap target creature. You gain 1 life if you control a creature other than that creature or Subject."
    table = Table(A={"battlefield": [beast(line), CUB, *more]}, B={}).start()

    settle(table.activate(NAME, "Cub"))

    assert table.life("A") == life


@pytest.mark.construct("DealtDamageByYours", "CopyHasAndLosesOtherTypes")
def test_707_9b_a_copy_of_what_a_beast_of_yours_has_damaged_is_no_creature() -> None:
    line = (
        "Whenever another creature dealt damage this turn by a Beast you controlled dies, create a token that's a copy "
        'of that creature, except it\'s a Food artifact with "{0}: You gain 3 life," and it loses all other card types.'
    )
    witch = permanent(line)
    robot = beast(name="Robot", type_line="Artifact Creature — Robot Equipment")
    jolt = spell("Target creature you control fights target creature you don't control.", name="Jolt")
    pair = spell("Destroy target creature.", name="Doom")
    table = Table(A={"battlefield": [witch, FOX], "hand": [jolt, pair]}, B={"battlefield": [robot, CUB]}).start()

    settle(table.cast("Doom", "Cub"))
    assert table.names("battlefield", "A") == ["Fox", NAME]
    settle(table.cast("Jolt"))

    token = table.find("Robot", "battlefield")
    seen = characteristics(table.state, token)
    assert (seen.card_types, sorted(seen.subtypes)) == (ARTIFACT, ["Equipment", "Food"])
    table.act(Action(ACTIVATE, token.ref, 0)).resolve()
    assert table.life("A") == 23


@pytest.mark.construct("CardOrToken")
def test_614_6_tokens_and_cards_are_exiled() -> None:
    line = "If a card or token would be put into a graveyard from anywhere, exile it instead."
    table = Table(
        A={"battlefield": [permanent(line), CUB], "hand": [spell("Create a 1/1 red Imp creature token. Draw a card.")]},
        B={"hand": [spell("Destroy all creatures.", name="Doom", type_line="Instant")]},
    ).start()
    settle(table.cast(NAME + "#2"))
    table.passes()
    settle(table.cast("Doom"))

    assert (table.names("graveyard"), table.names("exile")) == ([], ["Cub", "Doom", NAME])


@pytest.mark.construct("CreateOtherNumber", "ResultsTable")
@pytest.mark.parametrize(("rolled", "imps"), [(9, 1), (10, 2), (20, 3)])
def test_706_3a_those_tokens_are_the_ones_of_the_first_row(rolled: int, imps: int) -> None:
    text = (
        "Roll a d20.\n1—9 | Create a 1/1 red Imp creature token.\n10—19 | Create two of those tokens.\n"
        "20 | Create three of those tokens."
    )
    table = Table(A={"hand": [spell(text)]}, B={}).start()
    table.state.referee = lambda event: rolled

    settle(table.cast(NAME))

    assert table.names("battlefield", "A") == ["Imp Token"] * imps
