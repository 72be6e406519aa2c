"""classic:g.coste, g.coste-adicional, g.coste-alternativo: what a cost is, and how costs add up."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated, Body, Spell, Static
from apnap.abilities.cost import Cost, DiscardCards, PayLife, SacrificeObjects, TapObjects
from apnap.abilities.effect import Move
from apnap.abilities.objects import IS_SPELL, EachPlayer, Filter, HasCardType, Is, Stat, TargetObjects
from apnap.abilities.quantity import AT_LEAST, MANA_VALUE, Comparison, Number
from apnap.abilities.static import AdditionalCost, AlternativeCost, CostChange
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, HAND, SORCERY, STACK
from tests.ledger.moments import gain, now
from tests.rules.support import FOREST, MOUNTAIN, Table, artifact, card, creature, enchantment

SPELLS = Filter((Is(IS_SPELL),), (STACK,))
BEAR = creature("Bear", "1G", 2, 2)


def engine(*parts: PayLife | TapObjects | DiscardCards) -> object:
    return artifact("Engine", "1", Activated(Cost(parts=parts), gain(1)))


def playable(book: str, thing: object, **seat: object) -> bool:
    things = {"battlefield": [thing, *seat.pop("battlefield", [])]} | seat  # type: ignore[misc]
    return Table(book=book, A=things, B={}).start().can_activate("Engine")


@pytest.mark.ledger("classic:g.coste")
def test_life_that_is_not_there_pays_nothing(book: str) -> None:
    """classic:g.coste: 1 life can't pay 2; 2 life can, and then the player has none left."""
    two = engine(PayLife(Number(2)))
    assert not playable(book, two, life=1)
    assert playable(book, two, life=2)
    table = Table(book=book, A={"battlefield": [two], "life": 5}, B={}).start().activate("Engine")
    assert table.life("A") == 3


@pytest.mark.ledger("classic:g.coste")
def test_a_tapped_permanent_is_not_tapped_again(book: str) -> None:
    """classic:g.coste: the second use would have to tap what is tapped already."""
    taps = engine(TapObjects(Filter((HasCardType(CREATURE),)), Number(1)))
    assert not playable(book, taps)
    table = Table(book=book, A={"battlefield": [taps, BEAR]}, B={}).start().activate("Engine")
    assert table.find("Bear").tapped
    assert not table.can_activate("Engine")


@pytest.mark.ledger("classic:g.coste")
def test_cards_that_are_not_in_hand_are_not_discarded(book: str) -> None:
    """classic:g.coste: two cards are asked for, and there is one."""
    sheds = engine(DiscardCards(Filter((HasCardType(CREATURE),), (HAND,)), Number(2)))
    assert not playable(book, sheds, hand=[BEAR])
    assert playable(book, sheds, hand=[BEAR, BEAR])


@pytest.mark.ledger("classic:g.coste-adicional")
def test_an_additional_cost_is_paid_as_the_spell_is_played(book: str) -> None:
    """classic:g.coste-adicional: the creature is sacrificed before anyone can answer, together with the mana."""
    part = AdditionalCost(Cost(parts=(SacrificeObjects(Filter((HasCardType(CREATURE),)), Number(1)),)))
    rite = card("Rite", "G", SORCERY, Static((part,), zones=(STACK,)), Spell(gain(4)))
    alone = Table(book=book, A={"battlefield": [FOREST], "hand": [rite]}, B={}).start()
    assert not alone.can_cast("Rite")
    table = Table(book=book, A={"battlefield": [FOREST, BEAR], "hand": [rite]}, B={}).start().cast("Rite")
    assert (table.names("stack"), table.names("battlefield", "A"), table.life("A")) == (["Rite"], ["Forest"], 20)
    assert table.find("Forest").tapped
    table.resolve()
    assert table.life("A") == 24


@pytest.mark.ledger("classic:g.coste-alternativo")
def test_an_alternative_cost_replaces_the_mana_cost_only(book: str) -> None:
    """classic:g.coste-alternativo: under "spells cost {1} more" the {1} is asked for besides."""
    toll = enchantment("Toll", "1", Static((CostChange(EachPlayer(), SPELLS, generic=1),)))
    life = AlternativeCost(Cost(parts=(PayLife(Number(3)),)), id="alternative")
    rite = card("Rite", "4G", SORCERY, Static((life,), zones=(STACK,)), Spell(gain(7)))
    assert not Table(book=book, A={"battlefield": [toll], "hand": [rite]}, B={}).start().can_cast("Rite")
    table = Table(book=book, A={"battlefield": [toll, MOUNTAIN], "hand": [rite]}, B={}).start().cast("Rite")
    assert (table.life("A"), table.find("Mountain").tapped) == (17, True)
    table.resolve()
    assert table.life("A") == 24


@pytest.mark.ledger("classic:g.coste-alternativo")
def test_the_mana_cost_is_still_the_printed_one(book: str) -> None:
    """classic:g.coste-alternativo: what looks at the converted cost sees five, not what was paid."""
    life = AlternativeCost(Cost(parts=(PayLife(Number(3)),)), id="alternative")
    rite = card("Rite", "4G", SORCERY, Static((life,), zones=(STACK,)), Spell(gain(7)))
    dear = Target(Filter((Stat(MANA_VALUE, Comparison(AT_LEAST, Number(5))),), (STACK,)))
    unravel = now("Unravel", Body((dear,), Move(TargetObjects(0), HAND)))
    table = Table(book=book, A={"hand": [rite]}, B={"hand": [unravel]}).start().cast("Rite").passes()
    assert table.can_cast("Unravel", "B")
    table.cast("Unravel").resolve()
    assert "Rite" in table.names("hand", "A")
