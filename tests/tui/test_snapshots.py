"""Six situations at 80×24 as somebody sees them, compared with files that can be read.

``APNAP_RENEW=1 scripts/test tests/tui/test_snapshots.py`` writes the files anew.
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from apnap.tui.gathering import Gathering
from tests.properties.decks import BEAR, DRAKE, ELK, GOBLIN, OGRE, SPIDER, WOLF, ZAP
from tests.rules.support import FOREST, MOUNTAIN, land
from tests.rules.support import Table as Position
from tests.tui.screens import Sight, on_screen, people_at, people_at_position, small_game

FOLDER = Path(__file__).parent / "snapshots"
OF_A = "human,heuristic"
OF_B = "heuristic,human"
Keys = Callable[[Sight], Awaitable[None]]


async def nothing(sight: Sight) -> None:
    """Press no key."""


async def attacking(sight: Sight) -> None:
    """Add two of a pile and the Elk to the attack."""
    await sight.choose("Hill Runner attacks B (0 of 5)")
    await sight.press("enter")
    await sight.choose("Great Elk attacks B")


async def targeting(sight: Sight) -> None:
    """Begin to cast Zap in answer to an attack."""
    await sight.choose("cast Zap")


async def paying(sight: Sight) -> None:
    """Cast Zap and leave the Mountain alone."""
    await sight.say("cast Zap targeting Bear")
    await sight.choose("leave Mountain alone")


async def refused(sight: Sight) -> None:
    """Keep, then try to cast what can't be paid, in Spanish."""
    await sight.press("f2")
    await sight.click("Cave Ogre {2}{R}")


def opening_hand() -> Gathering:
    return people_at(small_game())


def own_attack() -> Gathering:
    position = Position(
        A={"battlefield": [GOBLIN] * 5 + [ELK] + [FOREST] * 3 + [MOUNTAIN], "hand": [ZAP]},
        B={"battlefield": [BEAR, SPIDER] + [FOREST] * 4, "graveyard": [WOLF]},
    )
    return people_at_position(position.start("begin_combat"), agents=OF_A)


def other_attack() -> Gathering:
    position = Position(
        A={"battlefield": [OGRE, DRAKE] + [MOUNTAIN] * 4}, B={"battlefield": [BEAR, MOUNTAIN], "hand": [ZAP, WOLF]}
    )
    return people_at_position(position.attack_now("Cave Ogre", "Ember Drake").passes(), agents=OF_B)


def payment() -> Gathering:
    position = Position(
        options=[("full_control 0", 1)],
        A={"battlefield": [MOUNTAIN, land("Grove", "R", "G"), MOUNTAIN], "hand": [ZAP, BEAR]},
        B={"battlefield": [BEAR]},
    )
    return people_at_position(position.start(), agents=OF_A)


def hundred_tokens() -> Gathering:
    position = Position(
        A={"battlefield": [GOBLIN] * 100 + [MOUNTAIN] * 9}, B={"battlefield": [BEAR] * 60 + [OGRE] * 40}
    )
    return people_at_position(position.start("begin_combat"), agents=OF_A)


def in_spanish() -> Gathering:
    return people_at(small_game("es"))


SITUATIONS: dict[str, tuple[Callable[[], Gathering], Keys]] = {
    "opening-hand": (opening_hand, nothing),
    "attackers": (own_attack, attacking),
    "target": (other_attack, targeting),
    "payment": (payment, paying),
    "hundred-tokens": (hundred_tokens, nothing),
    "spanish-refusal": (in_spanish, refused),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_screen_looks_as_it_did(name: str) -> None:
    make, keys = SITUATIONS[name]
    seen = []

    async def play(sight: Sight) -> None:
        await keys(sight)
        seen.append(sight.text() + "\n")

    on_screen(make(), play)
    file = FOLDER / f"{name}.txt"
    if os.environ.get("APNAP_RENEW"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(seen[0], encoding="utf-8")
    assert seen[0] == file.read_text(encoding="utf-8")
