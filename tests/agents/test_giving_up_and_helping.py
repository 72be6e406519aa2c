"""702.48, 702.132: agents keep what they need not offer, and help no opponent."""

from __future__ import annotations

from apnap.abilities.ability import Keyword
from apnap.abilities.objects import Filter, HasSubtype
from apnap.rules import decisions as dec
from tests.agents.support import go, said
from tests.rules.support import FOREST, ISLAND, Table, creature

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
