"""Nothing that is sent depends on, or names, what its reader may not know. ``scripts/leaks.py`` looks at many games."""

from __future__ import annotations

import asyncio
import importlib
import sys
from collections.abc import Iterator
from functools import partial
from types import ModuleType

import msgspec
import pytest

from apnap.ids import Player
from apnap.table.shown import Shown
from apnap.table.table import Table
from apnap.web import telling
from apnap.web.hosted import Hosted
from tests.project.source import ROOT
from tests.web.support import ANN, BEAR, BEN, DECK, game, in_loop, opened


@pytest.fixture(scope="module")
def leaks() -> Iterator[ModuleType]:
    """Return ``scripts/leaks.py`` as a module."""
    sys.path.insert(0, str(ROOT / "scripts"))
    yield importlib.import_module("leaks")
    sys.path.remove(str(ROOT / "scripts"))


def test_games_that_differ_in_hidden_cards_only_send_the_same(leaks: ModuleType) -> None:
    counts = leaks.Counts()
    for number, moment in enumerate(leaks.moments(2)):
        asyncio.run(leaks.compare(moment, 20 + number, number % 2 == 0, counts))
    assert counts.different == []
    assert counts.pairs == 4 and counts.compared > 30


@pytest.mark.parametrize("people", [False, True])
def test_no_message_names_a_card_that_its_reader_has_not_seen(leaks: ModuleType, people: bool) -> None:
    counts = leaks.Counts()
    asyncio.run(leaks.search(3 + people, people, counts))
    assert counts.named == []
    assert counts.messages > 50


def test_the_number_of_all_decisions_would_be_found(leaks: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """How often another player could have done something tells what they hold."""

    def all_acts(hosted: Hosted, player: Player) -> int:
        return hosted.table.game.acts_done

    monkeypatch.setattr(telling, "last_moment", all_acts)
    counts = leaks.Counts()
    asyncio.run(leaks.compare(leaks.moments(2)[2], 22, True, counts))
    assert counts.different


def test_the_name_of_a_hidden_card_would_be_found(leaks: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.shown

    def telling_too_much(self: Table, player: Player, lang: str | None = None) -> Shown:
        state = self.game.state
        top = state.last_known(state.players[1].library[-1]).definition.name if state.players[1].library else ""
        return msgspec.structs.replace(real(self, player, lang), step_name=top)

    monkeypatch.setattr(Table, "shown", telling_too_much)
    counts = leaks.Counts()
    asyncio.run(leaks.search(3, False, counts))
    assert counts.named


def test_why_says_nothing_of_what_the_player_who_decides_could_do() -> None:
    """B decides and holds the same card: whether B could play it is not told to A, who asks about A's own."""

    async def play() -> None:
        told = []
        for decks in ((DECK, DECK), (DECK, [BEAR] * 40)):
            place = await opened((ANN, BEN), make=partial(game, 1, decks))
            ann, ben = await place.sit(0), await place.sit(1)
            await ann.choose("keep")
            await ben.choose("keep")
            while place.game.state.active != 1 or place.game.state.decision is None or not ben.choices:
                await (ann.pass_on() if ann.choices else ben.pass_on())
            ann.read()
            told.append([(await ann.say("why", text=name))[0]["lines"] for name in ("Forest", "Bear")])
        assert told[0] == told[1]
        assert "not for A to decide" in told[0][0][0]

    in_loop(play)
