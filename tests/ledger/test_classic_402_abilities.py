"""classic:402, 2007:400, 2007:402: what is an ability, where it works, and that it outlives its source."""

from __future__ import annotations

from dataclasses import replace

import pytest

from apnap.abilities.ability import Activated, Body, Keyword, Spell, Static, Triggered
from apnap.abilities.change import AddTypes, Modify, RemoveAllAbilities
from apnap.abilities.cost import Cost, ExileThis, PayLife, TapThis
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Continuous, CounterSpell, Draw, Move, Search
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import (
    IS_SPELL,
    Each,
    Filter,
    HasColor,
    HasNoAbilities,
    HasSubtype,
    Is,
    TargetObjects,
    You,
)
from apnap.abilities.quantity import Number
from apnap.abilities.static import AdditionalCost, Changes, Defining
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, BLACK, EXILE, GRAVEYARD, HAND, LAND, LIBRARY, SORCERY, STACK
from tests.ledger.moments import IT, KILL, LANDS, THIS, aimed, enters, gain, now, stack
from tests.rules.support import PLAINS, Table, artifact, card, creature, enchantment, instant

TAP = Cost(parts=(TapThis(),))
SPELLS = Filter((Is(IS_SPELL),), (STACK, HAND))
SILENCE = enchantment("Silence", "1W", Static((Changes(SPELLS, (RemoveAllAbilities(),)),)))
STRIPPING = now("Stripping", Continuous(Each(LANDS), (RemoveAllAbilities(),)))


# ------------------------------------------------------------------------------------- text that is no ability


FORESTS = Filter((HasSubtype("Forest"),))
EVERYWHERE = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE)
GROVE = card("Grove", None, LAND, Static((Defining((AddTypes(subtypes=("Forest",)),)),), zones=EVERYWHERE))


@pytest.mark.ledger("classic:402.3", "2007:405")
def test_text_that_a_card_counts_as_something_works_everywhere(book: str) -> None:
    """classic:402.3, 2007:405.2a: a land that counts as a forest is found by a search for one."""
    seek = now("Seek", Search(You(), Filter(FORESTS.tests, (LIBRARY,)), slot=1))
    table = Table(book=book, A={"hand": [seek], "library": [GROVE]}, B={}).start().cast("Seek").resolve()
    assert table.offered() == ["Grove"]


@pytest.mark.ledger("classic:402.3")
def test_it_is_not_lost_with_all_abilities(book: str) -> None:
    """classic:402.3: the land still counts as a forest."""
    fetch = now("Fetch", aimed(Move(IT, HAND), FORESTS))
    table = Table(book=book, A={"battlefield": [GROVE], "hand": [STRIPPING, fetch]}, B={}).start()
    table.cast("Stripping").resolve().cast("Fetch").resolve()
    assert "Grove" in table.names("hand", "A")


def paid_with(part: AdditionalCost) -> CardDefinition:
    return card("Rite", "0", SORCERY, Static((part,), zones=(STACK,)), Spell(gain(3)))


@pytest.mark.ledger("classic:402.4", "2007:402")
def test_an_additional_cost_is_an_ability_in_later_books_only(book: str) -> None:
    """classic:402.4, 2007:402.4: "spells lose all abilities" takes the cost away only where it is an ability."""
    life = AdditionalCost(Cost(parts=(PayLife(Number(2)),)))
    table = Table(book=book, A={"battlefield": [SILENCE], "hand": [paid_with(life)]}, B={}).start()
    table.cast("Rite")
    assert table.life("A") == (18 if book == "classic" else 20)


@pytest.mark.ledger("classic:402.4", "2007:402")
def test_a_creature_with_nothing_but_a_cost_has_no_abilities_in_the_classic_book(book: str) -> None:
    """classic:402.4: so "a creature with no abilities" is one."""
    life = Static((AdditionalCost(Cost(parts=(PayLife(Number(2)),))),), zones=(STACK,))
    praise = now("Praise", aimed(Move(IT, HAND), Filter((HasNoAbilities(),))))
    table = Table(book=book, A={"battlefield": [creature("Ox", "1", 2, 4, life)], "hand": [praise]}, B={}).start()
    assert table.can_cast("Praise") is (book == "classic")


# ------------------------------------------------------------------------------------- abilities and spells


PRODDER = artifact("Prodder", "1", Activated(TAP, gain(2)))


@pytest.mark.ledger("classic:402.5", "2007:402")
def test_an_ability_is_no_spell(book: str) -> None:
    """classic:402.5: "counter target spell" has no target when only an ability is on the stack."""
    deny = now("Deny", Body((Target(Filter((Is(IS_SPELL),), (STACK,))),), CounterSpell(TargetObjects(0))))
    table = Table(book=book, A={"battlefield": [PRODDER], "hand": [now("Sip", gain(1))]}, B={"hand": [deny]}).start()
    table.activate("Prodder").passes()
    assert stack(table) == ["Prodder"]
    assert not table.can_cast("Deny", "B")
    table.passes().cast("Sip").passes()
    assert table.can_cast("Deny", "B")


@pytest.mark.ledger("classic:402.6", "2007:402")
def test_an_ability_exists_apart_from_its_source(book: str) -> None:
    """classic:402.6: its source is destroyed in response, and it resolves."""
    monk = creature("Monk", "W", 1, 1, Activated(TAP, gain(2)))
    table = Table(book=book, A={"battlefield": [monk]}, B={"hand": [KILL]}).start()
    table.activate("Monk").passes().cast("Kill").resolve()
    assert (table.names("battlefield", "A"), stack(table), table.life("A")) == ([], ["Monk"], 20)
    table.resolve()
    assert table.life("A") == 22


@pytest.mark.ledger("classic:402.7", "2007:402")
def test_each_paragraph_is_an_ability_of_its_own(book: str) -> None:
    """classic:402.7: two equal ones both trigger, and both do what they say."""
    draws = Triggered(enters(THIS), Body(effect=Draw(You(), Number(1))))
    table = Table(book=book, A={"hand": [creature("Scholar", "0", 1, 1, draws, draws)]}, B={}).start()
    before = len(table.names("hand", "A"))
    table.cast("Scholar").resolve()
    assert stack(table) == ["Scholar", "Scholar"]
    table.settle()
    assert len(table.names("hand", "A")) == before - 1 + 2


@pytest.mark.ledger("classic:402.7")
def test_equal_keywords_are_told_apart_only_where_they_say_so(book: str) -> None:
    """classic:402.7: flying twice is no more than once; what is not a defined ability works each time."""
    twice = Static((Changes(Filter((HasSubtype("Elf"),)), (Modify(Number(1), Number(1)),)),))
    table = Table(
        book=book,
        A={"battlefield": [enchantment("Anthem", "1", twice, twice), creature("Elf", "G", 1, 1, subtypes=("Elf",))]},
        B={},
    ).start()
    assert table.size("Elf") == (3, 3)


@pytest.mark.ledger("classic:402.8", "2007:402")
def test_most_abilities_work_in_play_only(book: str) -> None:
    """classic:402.8: protection from black is no help in a graveyard."""
    white = creature("Pure", "W", 2, 2, Keyword("protection", what=Filter((HasColor(BLACK),), ())))
    anywhere = Target(Filter((), (GRAVEYARD,)))
    rob = instant("Rob", "0", Body((anywhere,), Move(IT, EXILE)))
    black = replace_colors(rob, BLACK)
    table = Table(book=book, A={"hand": [black]}, B={"graveyard": [white]}).start().cast("Rob").resolve()
    assert table.names("exile") == ["Pure"]
    slay = replace_colors(instant("Slay", "0", aimed(Move(IT, EXILE))), BLACK)
    assert not Table(book=book, A={"hand": [slay]}, B={"battlefield": [white]}).start().can_cast("Slay")


def replace_colors(node: CardDefinition, colors: int) -> CardDefinition:
    return replace(node, faces=(replace(node.faces[0], colors=colors),))


@pytest.mark.ledger("classic:402.9", "2007:402")
def test_an_ability_may_say_that_it_works_in_a_graveyard(book: str) -> None:
    """classic:402.9: it is offered there, and not in play."""
    ghoul = creature("Ghoul", "B", 2, 2, Activated(Cost(parts=(ExileThis(),)), gain(4), zones=(GRAVEYARD,)))
    table = Table(book=book, A={"battlefield": [ghoul]}, B={}).start()
    assert not table.can_activate("Ghoul")
    table = Table(book=book, A={"graveyard": [ghoul]}, B={}).start().activate("Ghoul").resolve()
    assert (table.life("A"), table.names("exile")) == (24, ["Ghoul"])


@pytest.mark.ledger("2007:402")
def test_a_cost_that_only_a_card_in_hand_can_pay_makes_it_work_there(book: str) -> None:
    """2007:402.8e: cycling is played from the hand, and not in play."""
    cycling = Keyword("cycling", cost=Cost(ManaCost(("W",))))
    ox = creature("Ox", "3W", 2, 4, cycling)
    table = Table(book=book, A={"battlefield": [PLAINS, ox]}, B={}).start()
    assert not table.can_activate("Ox")
    table = Table(book=book, A={"battlefield": [PLAINS], "hand": [ox]}, B={}).start().activate("Ox")
    assert table.names("graveyard", "A") == ["Ox"]
    before = len(table.names("hand", "A"))
    table.resolve()
    assert len(table.names("hand", "A")) == before + 1


@pytest.mark.ledger("2007:400")
@pytest.mark.also("current")
def test_effects_come_from_what_resolves_and_from_static_abilities(book: str) -> None:
    """2007:400.2: a spell does nothing before it resolves; a static ability does, as long as it is there.

    Today: a text that waits on the stack is no effect yet (609.1).
    """
    seat = {"hand": [now("Sip", gain(3)), creature("Chief", "0", 1, 1, CHIEF)], "battlefield": [ELF]}
    table = Table(book=book, A=seat, B={"hand": [KILL]}).start().cast("Sip")
    assert table.life("A") == 20
    table.resolve()
    assert table.life("A") == 23
    table.cast("Chief").resolve()
    assert table.size("Elf") == (2, 2)
    table.passes().cast("Kill", "Chief").resolve()
    assert table.size("Elf") == (1, 1)


CHIEF = Static((Changes(Filter((HasSubtype("Elf"),)), (Modify(Number(1), Number(1)),)),))
ELF = creature("Elf", "G", 1, 1, subtypes=("Elf",))
