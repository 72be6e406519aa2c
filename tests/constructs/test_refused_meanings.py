"""Texts of which every construct is carried out, but which together mean something that is not."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from tests.constructs.support import written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param(
            "Exile the top five cards of your library. You may cast an artifact spell from among them this turn. "
            "If you do, it has affinity for artifacts.",
            "refer",
            id="400.7: the spell is another object",
        ),
        pytest.param(
            "Attach target Aura attached to a permanent to another permanent with the same controller.",
            "attached to",
            id="the controller of what it is attached to",
        ),
        pytest.param(
            "Exile a creature card from each graveyard.", "of each graveyard", id="one of each, not one of all"
        ),
        pytest.param(
            "An opponent may gain control of a creature you control of their choice.", "first", id="which opponent"
        ),
        pytest.param(
            "As an additional cost to cast this spell, you may reveal a Goblin card from your hand.\nIf you revealed a "
            "Dragon card or controlled a Dragon as you cast this spell, you gain 2 life.",
            "Determined: not what is revealed",
            id="601.2b: the cost is to reveal something else",
        ),
        pytest.param(
            "As an additional cost to cast this spell, you may sacrifice a Dragon.\nIf you revealed a Dragon card or "
            "controlled a Dragon as you cast this spell, you gain 2 life.",
            "Determined: not what is revealed",
            id="601.2b: the cost is not to reveal anything",
        ),
        pytest.param(
            "~ deals 1 damage to each of two target creatures. Each of those creatures deals damage equal to its power "
            "to its controller.",
            "at the same time",
            id="608.2f: damage to something of each source",
        ),
        pytest.param(
            "Add {R}. If that mana is spent on a creature spell, it gains haste until end of turn. When you spend this "
            "mana to cast an instant spell, scry 1.",
            "two things",
            id="106.6: mana with two things that happen as it is spent",
        ),
        pytest.param(
            "You gain 4 life. This ability can't be countered.",
            "not its source",
            id="113.7a: the ability is something else than its source",
        ),
    ],
)
def test_it_is_refused_for_that_reason(text: str, reason: str) -> None:
    with pytest.raises(UnsupportedCardError, match=reason):
        written(text, "Sorcery")


@pytest.mark.parametrize("text", ["Put a name sticker on target creature.", "Flying\nYou get {TK}{TK}."])
def test_123_1_stickers_are_refused_and_it_says_so(text: str) -> None:
    with pytest.raises(UnsupportedCardError, match=r"stickers are not played \(123\.1\)"):
        written(text, "Instant", name="Sticky Sticker")
    written("Draw a card.", "Instant", name="Sticker Shop")
