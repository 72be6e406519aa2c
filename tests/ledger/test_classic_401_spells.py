"""classic:401, 2007:401: a card is a spell from its announcement until it leaves the stack."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Keyword, Spell, Triggered
from apnap.abilities.cost import Cost
from apnap.abilities.effect import CounterSpell, Destroy, Draw
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import IS_SPELL, Filter, Is, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import SORCERY, STACK
from apnap.rules import decisions as dec
from tests.ledger.moments import THIS, aimed, enters, gain, now
from tests.rules.support import FOREST, MOUNTAIN, Table, artifact, card, creature, enchantment, instant, sorcery

DENY = now("Deny", Body((Target(Filter((Is(IS_SPELL),), (STACK,))),), CounterSpell(TargetObjects(0))))
HERALD = creature("Herald", "0", 1, 1, Triggered(enters(THIS), gain(3)))
ELF = creature("Elf", "G", 1, 1)
OX = creature("Ox", "3W", 2, 4)


@pytest.mark.ledger("classic:401.1", "classic:409.2a", "2007:401", "2007:409")
def test_a_card_is_on_the_stack_from_announcement_to_resolution(book: str) -> None:
    """classic:401.1: the first step puts it there: it is in no hand while its target is chosen and while it waits."""
    slay = instant("Slay", "0", aimed(Destroy(TargetObjects(0))))
    table = Table(book=book, A={"hand": [slay], "battlefield": [ELF, OX]}, B={}).start()
    before = table.names("hand", "A")
    table.cast("Slay")
    assert table.decision.kind == dec.TARGETS
    assert (table.names("stack"), table.names("hand", "A")) == (["Slay"], [one for one in before if one != "Slay"])
    table.choose("Ox")
    assert table.names("stack") == ["Slay"]
    table.resolve()
    assert (table.names("stack"), table.names("graveyard", "A")) == ([], ["Ox", "Slay"])


@pytest.mark.ledger("classic:401.3", "2007:401")
def test_where_spells_go_as_they_resolve(book: str) -> None:
    """classic:401.3: a sorcery to its owner's graveyard; a creature, artifact or enchantment becomes a permanent."""
    rite = sorcery("Rite", "0", gain(1))
    things = [rite, HERALD, artifact("Orb", "0"), enchantment("Aura of Calm", "0")]
    table = Table(book=book, A={"hand": things}, B={}).start()
    for name in ("Rite", "Herald", "Orb", "Aura of Calm"):
        table.cast(name).settle()
    assert table.names("graveyard", "A") == ["Rite"]
    assert table.names("battlefield", "A") == ["Aura of Calm", "Herald", "Orb"]
    assert table.life("A") == 24


@pytest.mark.ledger("classic:401.3", "2007:401")
def test_a_countered_creature_never_entered_play(book: str) -> None:
    """classic:401.3: any countered spell goes to its owner's graveyard, and nothing triggers on its entering."""
    table = Table(book=book, A={"hand": [HERALD]}, B={"hand": [DENY]}).start().cast("Herald").passes()
    table.cast("Deny").settle()
    assert (table.names("graveyard", "A"), table.names("battlefield")) == (["Herald"], [])
    assert table.life("A") == 20


@pytest.mark.ledger("2007:401")
def test_a_card_may_be_played_from_elsewhere(book: str) -> None:
    """2007:401.4: a static ability that works in the graveyard lets the card be played from there."""
    again = card("Again", "5", SORCERY, Keyword("flashback", cost=Cost(ManaCost(("G",)))), Spell(gain(2)))
    plain = card("Plain", "G", SORCERY, Spell(gain(2)))
    table = Table(book=book, A={"battlefield": [FOREST], "graveyard": [again, plain]}, B={}).start()
    assert not table.can_cast("Plain")
    table.cast("Again")
    assert (table.names("stack"), table.names("graveyard", "A")) == (["Again"], ["Plain"])
    table.resolve()
    assert (table.life("A"), table.names("exile")) == (22, ["Again"])


@pytest.mark.ledger("2007:401")
def test_a_spell_has_static_abilities_of_its_own_on_the_stack(book: str) -> None:
    """2007:401.6: an additional cost is one of them."""
    kicker = Keyword("kicker", cost=Cost(ManaCost(("R",))))
    offer = card("Offer", "G", SORCERY, kicker, Spell(Body(effect=Draw(You(), Number(1)))))
    table = Table(book=book, A={"battlefield": [FOREST, MOUNTAIN], "hand": [offer]}, B={}).start().cast("Offer")
    table.choose(True)
    assert table.find("Mountain").tapped
