"""classic:215, 420.5e, 2007:420.5e, 2016:704.5j–k: legends and what happens when two of one name meet."""

from __future__ import annotations

import pytest

from apnap.abilities.change import AddTypes, RemoveTypes, SetTypes
from apnap.abilities.effect import Continuous, Move
from apnap.abilities.objects import Each, Filter, TargetObjects
from apnap.abilities.values import BATTLEFIELD, GRAVEYARD, LAND, LEGENDARY, PLANESWALKER, WORLD
from apnap.rulebooks.catalogue import rulebook
from apnap.rules import decisions as dec
from tests.constructs.support import spell
from tests.rules.effects import do
from tests.rules.support import Table, artifact, card, creature, enchantment

IT = TargetObjects(0)
DUKE = creature("Duke", "0", 2, 2, supertypes=LEGENDARY, subtypes=("Human",))
TOWER = card("Tower", None, LAND, supertypes=LEGENDARY)
CROWN = artifact("Crown", "0", supertypes=LEGENDARY)
RISE = Move(Each(Filter((), (GRAVEYARD,))), BATTLEFIELD)


@pytest.mark.ledger("classic:215.1")
@pytest.mark.parametrize("legend", [DUKE, TOWER, CROWN])
def test_two_of_one_name_meet_whatever_they_are(book: str, legend: object) -> None:
    name = legend.name  # type: ignore[attr-defined]
    table = Table(book=book, A={"battlefield": [legend]}, B={"battlefield": [legend]}).start()
    assert table.names("graveyard", "A") == [name] and table.names("battlefield", "B") == [name]


def meeting(book: str, owner: str, rule: str = "") -> Table:
    """Let a second Duke follow one of A's, which has an age counter, into play under ``owner``'s control."""
    table = Table(book=book, A={"battlefield": [DUKE]}, B={"hand": [DUKE]} if owner == "B" else {})
    if owner == "A":
        table = Table(book=book, A={"battlefield": [DUKE], "hand": [DUKE]}, B={})
    if rule:
        table.state.rulebook = rulebook(book).with_switches({"legend_rule": rule})
    table.state.edit(table.find("Duke").ref).counters = (("age", 1),)
    return table.start("precombat_main", 1 if owner == "A" else 2).cast("Duke#2").resolve()


@pytest.mark.parametrize(
    ("rules", "rule", "stays"),
    [
        ("classic", "", [False]),
        ("classic", "keep_oldest", [True]),
        ("2007", "", []),
        ("2016", "", [True, False]),
        ("current", "", [True, False]),
    ],
)
def test_which_stays_when_a_second_one_comes(rules: str, rule: str, stays: list[bool]) -> None:
    """The newest (classic:420.5e), the oldest, none (2007:420.5e); later both, where their controllers are not one
    (704.5j)."""
    table = meeting(rules, "B", rule)
    assert [bool(one.counters) for one in table.objects("battlefield")] == stays
    assert len(table.names("graveyard")) == 2 - len(stays)


@pytest.mark.parametrize("rules", ["2016", "current"])
def test_the_controller_of_both_chooses_one(rules: str) -> None:
    table = meeting(rules, "A")
    assert (table.decision.purpose, table.decision.player) == ("legend_rule", 0)
    table.choose("Duke")
    assert [bool(one.counters) for one in table.objects("battlefield")] == [True]


@pytest.mark.ledger("classic:215.1")
@pytest.mark.parametrize("rule", ["keep_newest", "keep_oldest"])
def test_of_a_tie_none_stays(book: str, rule: str) -> None:
    """classic:420.5e: two that come at the same time take each other away, and with them an older one."""
    table = Table(book=book, A={"battlefield": [DUKE], "graveyard": [DUKE, DUKE]}, B={})
    table.state.rulebook = rulebook(book).with_switches({"legend_rule": rule})
    do(table, RISE)
    table.start()
    assert len(table.names("battlefield")) == (0 if rule == "keep_newest" else 1)


PURGE = spell("Choose a creature type. Destroy all permanents of that type.", name="Purge")


@pytest.mark.ledger("classic:215.2")
def test_legend_is_a_creature_type_and_legendary_is_not(book: str) -> None:
    """What destroys everything of the type Legend leaves a legendary artifact."""
    table = Table(book=book, A={"hand": [PURGE]}, B={"battlefield": [DUKE, CROWN, creature("Ape", "1G", 2, 2)]}).start()
    table.cast("Purge").resolve().choose("Legend")
    assert table.names("battlefield") == ["Ape", "Crown"]


@pytest.mark.ledger("classic:215.2")
def test_a_creature_is_a_legend_as_long_as_it_has_the_type(book: str) -> None:
    """One that becomes of another type is no Legend any more, one that gains the type is one."""
    pair = {"battlefield": [DUKE, DUKE, creature("Ape", "1G", 2, 2), creature("Ape", "1G", 2, 2)]}
    table = Table(book=book, A=pair, B={})
    do(table, Continuous(IT, (SetTypes(subtypes=("Goblin",)),)), "Duke")
    assert table.start().names("battlefield") == ["Ape", "Ape", "Duke", "Duke"]
    table = Table(book=book, A=pair, B={})
    for name in ("Ape", "Ape#2"):
        do(table, Continuous(IT, (AddTypes(subtypes=("Legend",)),)), name)
    assert table.start().names("battlefield") == ["Ape", "Duke"]


@pytest.mark.ledger("classic:215.2")
def test_what_is_not_legendary_is_no_legend(book: str) -> None:
    table = Table(book=book, A={"hand": [PURGE], "battlefield": [DUKE, creature("Ape", "1G", 2, 2)]}, B={})
    do(table, Continuous(IT, (RemoveTypes(supertypes=LEGENDARY),)), "Duke")
    do(table, Continuous(IT, (AddTypes(supertypes=LEGENDARY),)), "Ape")
    table.start().cast("Purge").resolve().choose("Legend")
    assert table.names("battlefield") == ["Duke"]


@pytest.mark.parametrize(("rules", "asked"), [("2016", True), ("current", False), ("2007", False), ("classic", False)])
def test_one_planeswalker_of_a_type(rules: str, asked: bool) -> None:
    """2016:704.5j: of two with a planeswalker type in common their controller keeps one; today only the legend rule is
    left (306.4)."""
    sea, air = (card(name, "0", PLANESWALKER, subtypes=("Jace",), loyalty=3) for name in ("Jace of Sea", "Jace of Air"))
    seat = {"battlefield": [sea], "hand": [air]}
    table = Table(book=rules, A=seat, B={"battlefield": [sea]})
    for one in table.objects("battlefield"):
        table.state.edit(one.ref).counters = (("loyalty", 3),)
    table.start().cast("Jace of Air").resolve()
    if asked:
        assert (table.decision.purpose, table.decision.player) == ("planeswalker_rule", 0)
        table.choose("Jace of Air")
    assert table.decision.kind == dec.PRIORITY
    assert len(table.names("graveyard", "A")) == asked and len(table.names("battlefield", "B")) == 1


@pytest.mark.parametrize("rules", ["classic", "2007", "2016", "current"])
def test_of_worlds_the_newest_stays_and_of_a_tie_none(rules: str) -> None:
    """704.5k."""
    sea, sky = (enchantment(name, "0", supertypes=WORLD) for name in ("Sea", "Sky"))
    table = Table(book=rules, A={"battlefield": [sea, sky]}, B={}).start()
    assert table.names("battlefield") == ["Sky"]
    table = Table(book=rules, A={"graveyard": [sea, sky]}, B={})
    do(table, RISE)
    assert table.start().names("battlefield") == []
