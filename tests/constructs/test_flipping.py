"""710: flip cards in play: when they flip, and what they are then."""

from __future__ import annotations

import pytest

from apnap.abilities.values import BLUE
from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import ACTIVATE, Action
from tests.constructs.support import Table, note, spanish

TEXT = "{T}: Draw a card. If you have nine or more cards in hand, flip this creature."


@pytest.mark.construct("FlipThing")
@pytest.mark.parametrize(("cards", "name"), [(7, "Novice"), (8, "Sage of Eight")])
def test_710_4_a_flip_card_flips_and_keeps_its_cost_and_color(cards: int, name: str) -> None:
    note(TEXT, "Novice")
    front = Face("Novice", "{1}{U}", "Creature — Human Wizard", TEXT, "1", "2", colors="U")
    back = Face("Sage of Eight", "", "Legendary Creature — Human Wizard", "Flying", "3", "4", colors="U")
    scholar = compile_card(Card("Novice // Sage of Eight", "flip", (front, back)))
    table = Table(A={"battlefield": [scholar], "hand": [scholar] * cards}, B={}).start()
    ref = table.objects("battlefield")[0].ref
    table.act(Action(ACTIVATE, ref, 0)).resolve()
    values = characteristics(table.state, table.state.last_known(ref))
    assert (values.name, values.mana_value, values.colors) == (name, 2, BLUE)
    assert spanish("Flip this creature.") == "Invierte esta criatura."
