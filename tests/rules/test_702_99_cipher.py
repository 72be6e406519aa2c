"""702.99: cipher."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Body, Keyword
from apnap.abilities.change import SetTypes
from apnap.abilities.definition import CardDefinition
from apnap.abilities.duration import Forever
from apnap.abilities.effect import Continuous, CopySpell, GainControl, GainLife, Move
from apnap.abilities.objects import IS_SPELL, Filter, Is, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, EXILE, GRAVEYARD, HAND, STACK
from apnap.rules import decisions as dec
from apnap.rules.decisions import DONE
from tests.rules.layered import seen
from tests.rules.support import TARGET_CREATURE, Table, creature, instant, sorcery

BEAR, OX = creature("Bear", "1G", 2, 2), creature("Ox", "3W", 2, 4)
ON_CREATURE = (TARGET_CREATURE,)


def script(*more: Keyword) -> CardDefinition:
    return sorcery("Script", "0", GainLife(You(), Number(3)), Keyword("cipher"), *more)


def table(*hand: CardDefinition, **mine: Any) -> Table:
    return Table(A={"battlefield": [BEAR, OX], "hand": [script(), *hand], **mine}, B={}).start()


def encoded(*hand: CardDefinition) -> Table:
    return table(*hand).cast("Script").resolve().choose("Bear")


def has_cipher(played: Table, name: str) -> int:
    return sum(ability.keyword == "cipher" for ability in seen(played, name).abilities)


def hit(played: Table) -> Table:
    """Attack with the Bear and let the ability resolve, if it triggers."""
    played.attack("Bear").to_step("combat_damage", played.state.turn)
    return played.resolve() if played.state.stack else played


@pytest.mark.ledger("current:702.99")
def test_702_99a_the_card_is_exiled_and_its_copy_cast_whenever_the_creature_hits() -> None:
    """Cipher (702.99)."""
    played = encoded()
    assert played.names("exile", "A") == ["Script"] and played.life("A") == 23
    assert has_cipher(played, "Bear") == 1 and has_cipher(played, "Ox") == 0
    hit(played).choose("Script").settle()
    assert played.life("A") == 26 and played.names("exile", "A") == ["Script"]  # the card itself stays there
    assert played.names("graveyard", "A") == []  # 704.5e: the copy, which is no card, is encoded on nothing
    assert has_cipher(played, "Bear") == 1


@pytest.mark.ledger("current:702.99")
def test_702_99a_it_may_be_declined_and_needs_a_creature_you_control() -> None:
    played = table().cast("Script").resolve().choose(DONE)
    assert played.names("graveyard", "A") == ["Script"] and has_cipher(played, "Bear") == 0
    alone = Table(A={"hand": [script()]}, B={"battlefield": [BEAR]}).start().cast("Script").resolve()
    assert alone.decision.kind == dec.PRIORITY and alone.names("graveyard", "A") == ["Script"]
    assert hit(encoded()).choose(DONE).life("A") == 23  # the copy need not be cast


@pytest.mark.ledger("current:702.99")
def test_702_99a_a_copy_of_the_spell_is_no_card() -> None:
    spell = Target(Filter((Is(IS_SPELL),), (STACK,)))
    echo = instant("Echo", "0", Body((spell,), CopySpell(TargetObjects(0), new_targets=False)))
    played = table(echo).cast("Script").cast("Echo").resolve().resolve()
    assert played.decision.kind == dec.PRIORITY and played.life("A") == 23  # nothing is asked for the copy
    assert played.resolve().decision.purpose == "encode"


@pytest.mark.ledger("current:702.99")
def test_702_99c_it_stays_encoded_on_what_changes_controller_or_type_and_on_no_other_object() -> None:
    freeze = instant("Freeze", "0", Body(ON_CREATURE, Continuous(TargetObjects(0), (SetTypes(ARTIFACT),), Forever())))
    played = encoded(freeze).cast("Freeze", "Bear").settle()
    assert has_cipher(played, "Bear") == 1
    away = instant("Away", "0", Body(ON_CREATURE, Move(TargetObjects(0), HAND)))
    played = encoded(away).cast("Away", "Bear").settle()
    assert played.names("hand", "A") == ["Bear"] and played.names("exile", "A") == ["Script"]
    assert has_cipher(played, "Ox") == 0
    steal = instant("Steal", "0", Body(ON_CREATURE, GainControl(You(), TargetObjects(0), Forever())))
    taken = Table(A={"battlefield": [BEAR, OX], "hand": [script()]}, B={"hand": [steal]}).start()
    taken.cast("Script").resolve().choose("Bear").passes().cast("Steal", "Bear").settle()
    assert has_cipher(taken, "Bear") == 1
    taken.to("declare_attackers", 2).attack(("Bear", "A")).to_step("combat_damage", taken.state.turn)
    taken.resolve().choose("Script").settle()
    assert taken.life("B") == 23  # its controller casts the copy


@pytest.mark.ledger("current:702.99")
def test_702_99c_a_card_that_leaves_exile_is_encoded_on_nothing() -> None:
    """Only a card in exile is encoded on the chosen creature (702.99b)."""
    fetch = instant("Fetch", "0", Body((Target(Filter((), (EXILE,))),), Move(TargetObjects(0), GRAVEYARD)))
    played = encoded(fetch)
    played.attack("Bear").to_step("combat_damage", played.state.turn)
    played.cast("Fetch").resolve()
    assert has_cipher(played, "Bear") == 0
    assert played.resolve().decision.kind == dec.PRIORITY and played.life("A") == 23  # nothing is left to copy


@pytest.mark.ledger("current:702.99")
def test_several_ciphers_of_one_card_and_several_cards_on_one_creature() -> None:
    twice = script(Keyword("cipher"))
    played = Table(A={"battlefield": [BEAR], "hand": [twice]}, B={}).start().cast("Script").resolve()
    played.choose("Bear")  # once it is exiled there is no spell to exile
    assert played.decision.kind == dec.PRIORITY and has_cipher(played, "Bear") == 2
    both = table(sorcery("Rune", "0", GainLife(You(), Number(1)), Keyword("cipher")))
    both.cast("Script").resolve().choose("Bear").cast("Rune").resolve().choose("Bear")
    assert has_cipher(both, "Bear") == 2 and both.names("exile", "A") == ["Rune", "Script"]
