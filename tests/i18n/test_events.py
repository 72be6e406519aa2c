"""What happened, in words."""

from __future__ import annotations

import pytest

from apnap.abilities.contests import VoteForObjects
from apnap.abilities.objects import Filter, HasCardType, You
from apnap.abilities.values import CREATURE
from apnap.i18n.events import event_text
from apnap.i18n.rendering import Rendering
from apnap.rules import events as ev
from apnap.rules.view import View
from tests.rules.effects import do
from tests.rules.support import Table, creature


@pytest.mark.parametrize(("lang", "text"), [("en", "A chooses Imp"), ("es", "A elige Imp")])
def test_a_vote_for_an_object_names_it(lang: str, text: str) -> None:
    creatures = Filter((HasCardType(CREATURE),))
    table = Table(A={"battlefield": [creature("Imp", "B", 2, 2)]}, B={})
    state = do(table, VoteForObjects(You(), creatures)).state

    told = [event for event in state.history if isinstance(event, ev.Chosen)]
    assert event_text(told[0], Rendering(View(state, 0), lang), None) == text


def test_a_chosen_number_is_said_and_not_what_it_was_chosen_for() -> None:
    table = Table(A={"battlefield": [creature("Imp", "B", 2, 2)]}, B={})
    event = ev.Chosen()
    event.player, event.subject, event.amount = 0, table.find("Imp").ref, 3
    assert event_text(event, Rendering(View(table.state, 0), "en"), None) == "A chooses 3"
