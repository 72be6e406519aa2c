"""Abilities that work only in a draft (905.2): in the game there is nothing that they do."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, settle, spanish

LINES = {
    "DraftFaceUp": "Draft this card face up.",
    "DraftsWholePack": (
        "Instead of drafting a card from a booster pack, you may draft each card in that booster pack, one at "
        "a time. If you do, turn this card face down and you can't draft cards for the rest of this draft "
        "round."
    ),
    "DraftsAtRandom": (
        "As long as this card is face up during the draft, you can't look at booster packs and must draft "
        "cards at random. After you draft three cards this way, turn this card face down."
    ),
    "TakesLastCards": (
        "Each player passes the last card from each booster pack to a player who drafted a card named Subject."
    ),
    "DraftsOneMore": (
        "As you draft a card, you may draft an additional card from that booster pack. If you do, put this "
        "card into that booster pack."
    ),
    "DraftsOneMorePasses": (
        "As you draft a card, you may draft an additional card from that booster pack. If you do, turn this "
        "card face down, then pass the next booster pack without drafting a card from it."
    ),
    "SeesNextDrafted": (
        "Reveal this card as you draft it. You may look at the next card drafted from this booster pack."
    ),
    "ExchangesAfterDraft": (
        "Immediately after the draft, you may reveal a card in your card pool. Each other player may offer "
        "you one card in their card pool in exchange. You may accept any one offer."
    ),
    "SeesNextOfPlayer": (
        "During the draft, you may turn this card face down. If you do, look at the next card drafted by a "
        "player of your choice."
    ),
    "AddsBooster": (
        "Reveal this card as you draft it. After you draft this card, you may add a booster pack to the draft."
    ),
    "SeesAnyBooster": (
        "During the draft, you may turn this card face down. If you do, look at any unopened booster pack in "
        "the draft or any booster pack not being looked at by another player."
    ),
}


@pytest.mark.parametrize(
    "line", [pytest.param(line, marks=pytest.mark.construct(name)) for name, line in LINES.items()]
)
def test_905_2_abilities_of_the_draft_do_nothing_in_the_game(line: str) -> None:
    table = Table(A={"hand": [beast(f"{line}\n{{0}}: You gain 1 life.")]}, B={}).start()

    settle(table.cast(NAME))
    settle(table.activate(NAME))

    assert table.size(NAME) == (2, 2) and table.life("A") == 21 and len(table.actions(NAME)) == 1
    assert spanish(line.replace(NAME, "~")) != line
