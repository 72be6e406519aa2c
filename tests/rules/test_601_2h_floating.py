"""601.2h: under full control the player chooses which floating mana is spent on what."""

from __future__ import annotations

import pytest

from apnap.i18n.rendering import Rendering
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from apnap.rules.floating import FLOATING, index_of_mana, rests
from apnap.rules.view import View
from tests.rules.support import FOREST, ISLAND, MOUNTAIN, Table, sorcery
from tests.rules.test_605_mana_abilities import BEAR, DRAW

_GREEN, _RED, _BLUE = (Action(dec.SPECIAL, 0, index_of_mana(kind, 0)) for kind in (16, 8, 2))


def floating(table: Table) -> list[Action]:
    """Return the actions that spend a floating mana."""
    return [
        one
        for one in table.decision.options
        if isinstance(one, Action) and one.kind == dec.SPECIAL and one.index >= FLOATING
    ]


def paying(spell: str, *lands: str, option: str = "full_control") -> Table:
    """Return a table on which A has tapped lands and is paying for a spell."""
    gold = sorcery("Gold", "{2/R}{G}", DRAW)
    table = Table(
        options=((option, 1),), A={"battlefield": [FOREST, ISLAND, MOUNTAIN], "hand": [BEAR, gold]}, B={}
    ).start()
    table.cast(spell)
    for land in lands:
        table.choose(Action(dec.ACTIVATE, table.find(land).ref, 0))
    return table


def test_only_mana_with_which_the_cost_can_still_be_paid_is_offered() -> None:
    """{1}{G} with {G}{U}{R}: two others can't both be spent."""
    table = paying("Bear", "Forest", "Island", "Mountain")
    assert floating(table) == [_BLUE, _RED, _GREEN]
    table.choose(_BLUE)
    assert floating(table) == [_GREEN]
    table.choose(_GREEN)
    assert table.names("stack") == ["Bear"] and table.state.players[0].pool == ((8, 0, 1),)
    assert table.find("Bear").mana_spent == ((2, 1), (16, 1))


def test_what_is_chosen_counts_when_the_rest_is_left_to_the_plan() -> None:
    table = paying("Bear", "Island")
    table.choose(_BLUE)
    table.choose(Action(dec.SPECIAL, 0, 1))
    assert table.names("stack") == ["Bear"] and not table.find("Mountain").tapped and table.find("Forest").tapped


def test_a_monocoloured_hybrid_symbol_stays_open_until_it_is_paid() -> None:
    """107.4e: {2/R} takes {R}, or {U} and one more."""
    table = paying("Gold", "Forest", "Island", "Mountain")
    table.choose(_BLUE)
    assert floating(table) == [_RED, _GREEN]
    table.choose(_RED)
    assert table.decision.kind == dec.PAYMENT and floating(table) == [_GREEN]
    table.choose(_GREEN)
    assert table.decision.kind == dec.PRIORITY and table.state.players[0].pool == ()


def test_going_back_returns_what_was_spent() -> None:
    """733.1."""
    table = paying("Bear", "Island")
    table.choose(_BLUE)
    table.choose(Action(dec.PASS))
    assert not table.find("Island").tapped and table.names("stack") == []


def test_the_option_can_be_one_players() -> None:
    table = paying("Bear", option="full_control 1")
    assert table.decision.kind == dec.PRIORITY and table.names("stack") == ["Bear"]


@pytest.mark.parametrize(("lang", "said"), [("en", "spend {U}"), ("es", "gastar {U}")])
def test_what_is_spent_is_said(lang: str, said: str) -> None:
    table = paying("Bear", "Island")
    view = View(table.state, 0)
    assert view.decision is not None
    assert said in Rendering(view, lang).options(view.decision)


def test_rests_of_nothing_possible() -> None:
    assert rests(0, (8,), (16,)) == [] and rests(0, (8,), (8,)) == [(0, ())]
