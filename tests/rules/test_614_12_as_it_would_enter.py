"""614.12: what modifies how a permanent enters looks at it as it would exist on the battlefield."""

from __future__ import annotations

from apnap.abilities import occurrence as occ
from apnap.abilities.ability import Body, Keyword, Static, Triggered
from apnap.abilities.change import AddAbility
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Entering, GainLife, Move
from apnap.abilities.objects import (
    ControlledBy,
    Each,
    Filter,
    HasCardType,
    HasSubtype,
    IsSource,
    Other,
    OwnedBy,
    This,
    You,
)
from apnap.abilities.quantity import Number
from apnap.abilities.static import Changes, EntersModified
from apnap.abilities.values import BATTLEFIELD, CREATURE, ENCHANTMENT, GRAVEYARD
from tests.rules.layered import filtered
from tests.rules.support import CREATURES, Table, creature, enchantment, sorcery

CHANGELING = creature("Changing", "0", 1, 1, Static((EntersModified(This(), optional=True, copy_of=CREATURES),)))


def saga(*keywords: Keyword) -> CardDefinition:
    """Return a Saga whose chapters gain 1 and 10 life."""
    chapters = (
        Triggered(
            occ.CountersPut("lore", Filter((IsSource(),)), reaching=number),
            Body(effect=GainLife(You(), Number(life))),
            keyword=f"chapter {number}",
        )
        for number, life in ((1, 1), (2, 10))
    )
    return enchantment("Song", "0", *keywords, *chapters, subtypes=("Saga",))


def test_a_creature_has_riot_as_it_enters_where_another_permanent_gives_it() -> None:
    given = Static((Changes(filtered(HasCardType(CREATURE), ControlledBy(You())), (AddAbility(Keyword("riot")),)),))
    rhythm = enchantment("Rhythm", "0", given)
    table = Table(A={"battlefield": [rhythm], "hand": [creature("Bear", "0", 2, 2)]}, B={}).start()
    table.cast("Bear").resolve().choose(True)
    assert table.size("Bear") == (3, 3)


def test_a_saga_is_read_ahead_where_another_permanent_lets_it() -> None:
    given = Static((Changes(filtered(HasSubtype("Saga")), (AddAbility(Keyword("read ahead")),)),))
    table = Table(A={"battlefield": [enchantment("Teacher", "0", given)], "hand": [saga()]}, B={}).start()
    table.cast("Song").resolve().choose(2).settle()
    assert table.life("A") == 30


def test_a_copy_of_a_saga_is_read_ahead_by_the_chapters_that_it_will_have() -> None:
    copying = Static((EntersModified(This(), optional=True, copy_of=filtered(HasCardType(ENCHANTMENT))),))
    echo = enchantment("Echo", "0", copying)
    table = Table(A={"hand": [echo]}, B={"battlefield": [saga(Keyword("read ahead"))]}).start()
    table.cast("Echo").resolve().choose(True)
    assert table.decision.options == (1, 2)
    table.choose(2).settle()
    assert table.life("A") == 30


def test_what_a_copy_reveals_shares_a_type_with_what_it_will_be() -> None:
    dragon = creature("Great Dragon", "9", 4, 4, Keyword("amplify", n=Number(3)), subtypes=("Dragon",))
    whelp = creature("Whelp", "9", 1, 1, subtypes=("Dragon",))
    table = Table(A={"hand": [CHANGELING, whelp]}, B={"battlefield": [dragon]}).start()
    table.cast("Changing").resolve().choose(True).choose("Whelp")
    assert sorted(map(table.size, ("Great Dragon", "Great Dragon#2"))) == [(4, 4), (7, 7)]


def test_what_enters_at_the_same_time_does_not_modify_how_others_enter() -> None:
    others = filtered(HasCardType(CREATURE), ControlledBy(You()), Other())
    mimic = creature("Mimic", "0", 2, 1, Static((EntersModified(others, Entering(counters=(("+1/+1", Number(1)),))),)))
    dead = Each(Filter((HasCardType(CREATURE), OwnedBy(You())), (GRAVEYARD,)))
    rite = sorcery("Rite", "0", Move(dead, BATTLEFIELD))
    hand = [rite, creature("Ape", "0", 3, 3)]
    table = Table(A={"graveyard": [mimic, creature("Bear", "0", 2, 2)], "hand": hand}, B={}).start()
    table.cast("Rite").resolve().cast("Ape").resolve()
    assert (table.size("Bear"), table.size("Ape")) == ((2, 2), (4, 4))
