"""702.48, 702.132: agents keep what they need not offer, and help no opponent."""

from __future__ import annotations

from apnap.abilities.ability import Keyword
from apnap.abilities.companions import Companion, EachFits
from apnap.abilities.effect import Draw
from apnap.abilities.objects import Filter, HasSubtype, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import ARTIFACT, LIBRARY
from apnap.agents.heuristic import HeuristicAgent
from apnap.rules import decisions as dec
from apnap.rules.machine import answer, run
from apnap.rules.starting import start_game
from apnap.rules.view import View
from tests.agents.support import go, said
from tests.rules.support import FOREST, ISLAND, Table, card, creature, sorcery

OFFERING = Keyword("offering", what=Filter((HasSubtype("Goblin"),)))


def test_a_spell_that_can_be_paid_for_needs_no_offering() -> None:
    goblin = creature("Goblin", "1", 1, 1, subtypes=("Goblin",))
    patron = creature("Patron", "2", 5, 5, OFFERING)
    table = Table(A={"hand": [patron], "battlefield": [goblin, FOREST, FOREST]}, B={}).start().cast("Patron")
    go(table)
    assert table.names("graveyard", "A") == []


def test_the_least_valuable_permanent_is_offered() -> None:
    goblins = [creature(name, "1", n, n, subtypes=("Goblin",)) for name, n in (("Chief", 5), ("Runt", 1))]
    patron = creature("Patron", "2", 5, 5, OFFERING)
    table = Table(A={"hand": [patron], "battlefield": [*goblins, FOREST]}, B={}).start().cast("Patron")
    go(table)
    assert table.names("graveyard", "A") == ["Runt"]


def test_an_opponent_is_not_assisted_and_the_game_goes_on() -> None:
    giant = creature("Giant", "3G", 6, 6, Keyword("assist"))
    table = Table(A={"hand": [giant], "battlefield": [FOREST]}, B={"battlefield": [ISLAND] * 3}).start().cast("Giant")
    assert table.decision.kind == dec.NUMBER and table.decision.player == 1
    go(table)
    assert table.names("hand", "A") == ["Giant"] and said(table) == "pass"


def test_no_more_creatures_are_tapped_for_their_power_than_needed() -> None:
    teamwork = sorcery("Rite", "0", Draw(You()), Keyword("teamwork", n=Number(2)))
    cart = card("Cart", "3", ARTIFACT, Keyword("crew", n=Number(2)), subtypes=("Vehicle",), power=4, toughness=4)
    beasts = [creature(name, "1", n, n) for name, n in (("Chief", 5), ("Runt", 1), ("Imp", 1), ("Ogre", 3))]
    table = Table(A={"hand": [teamwork], "battlefield": beasts}, B={}).start().cast("Rite")
    while table.decision.kind != dec.PRIORITY:
        go(table)
    assert sorted(table.named(one.ref) for one in table.objects() if one.tapped) == ["Imp", "Runt"]
    table = Table(A={"battlefield": [cart, *beasts]}, B={}).start().activate("Cart")
    while table.decision.kind != dec.PRIORITY:
        go(table)
    assert sorted(table.named(one.ref) for one in table.objects() if one.tapped) == ["Imp", "Runt"]


def test_a_companion_is_revealed() -> None:
    node = Companion("companion", deck=EachFits(Filter((), (LIBRARY,)), Filter((), (LIBRARY,))))
    friend = creature("Friend", "2", 2, 2, node)
    table = Table(A={"sideboard": [friend]}, B={})
    start_game(table.state)
    run(table.state)
    while table.decision.purpose != "companion":
        answer(table.state, 0)
    view = View(table.state, 0)
    asked = view.decision
    assert asked is not None and HeuristicAgent().choose(view, asked) == 0
