"""What is said behind "spell" and "card": whose it is, what abilities it has, what it is not (109)."""

from __future__ import annotations

import pytest

from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from tests.constructs.support import CUB, ELK, FEN, NAME, Table, beast, permanent, played, settle, spanish, spell


@pytest.mark.construct("ThatHas")
@pytest.mark.parametrize(("text", "life"), [("Convoke\nDraw a card.", 22), ("Draw a card.", 20)])
def test_702_1_a_spell_that_has_an_ability(text: str, life: int) -> None:
    seal = permanent("Whenever you cast a spell that has convoke, you gain 2 life.", name="Seal")
    assert played(text, A={"battlefield": [seal]}).life("A") == life


@pytest.mark.construct("ThatConvoked")
@pytest.mark.ledger("current:702.51")
def test_702_51c_creatures_that_convoked_it_are_known_to_the_permanent_it_becomes() -> None:
    golem = beast("Convoke\nThis creature enters with two +1/+1 counters on it for each creature that convoked it.",
                  cost="{3}")  # fmt: skip
    table = Table(A={"hand": [golem], "battlefield": [CUB, ELK, FEN]}, B={"battlefield": [CUB]}).start()
    table.cast(NAME).choose("Cub").resolve()  # then the Elk is needed, too
    assert table.size(NAME) == (6, 6) and table.find("Fen").tapped
    again = spell("Put a +1/+1 counter on each creature that convoked target creature.", name="Again")
    table = Table(A={"hand": [golem, again], "battlefield": [CUB, FEN, FEN]}, B={"battlefield": [CUB]}).start()
    table.cast(NAME).resolve().cast("Again", NAME).resolve()
    assert (table.size("Cub"), table.size("Cub#2")) == ((3, 3), (2, 2))
    assert (
        spanish("Each creature that convoked this spell connives.")
        == "Cada criatura que convocó este hechizo confabula."
    )


@pytest.mark.construct("ThatConvoked")
def test_702_51c_a_creature_that_convoked_it_counts_also_when_it_has_left() -> None:
    golem = beast(
        "Convoke\nThis creature enters with a +1/+1 counter on it for each creature that convoked it.\n"
        "When this creature enters, you gain X life, where X is the number of creatures that convoked this creature.",
        cost="{2}",
    )
    kill = spell("Destroy target creature.", name="Kill", type_line="Instant")
    table = Table(A={"hand": [golem, kill, kill], "battlefield": [CUB, ELK]}, B={}).start()
    table.cast(NAME).choose("Cub").cast("Kill", "Cub").resolve().resolve()
    assert table.size(NAME) == (4, 4)
    table.cast("Kill#2", NAME).resolve().resolve()
    assert table.life("A") == 22


@pytest.mark.construct("WithAbilityOf")
def test_702_1_a_card_with_a_kicker_ability() -> None:
    text = "Return target card with a kicker ability from your graveyard to your hand."
    kicked = spell("Kicker {1}\nDraw a card.", name="Kicked")
    table = Table(A={"hand": [spell(text)], "graveyard": [kicked, ELK, spell("Draw a card.", name="Plain")]}, B={})
    settle(table.start().cast(NAME))
    assert table.names("hand", "A") == ["Kicked"]


@pytest.mark.construct("ThatHasAdventure")
def test_715_2_a_spell_that_has_an_adventure() -> None:
    inn = permanent("Whenever you cast a creature spell that has an Adventure, you gain 2 life.", name="Inn")
    faces = (
        Face("Wanderer", "{0}", "Creature — Beast", "", "2", "2"),
        Face("Trip", "{0}", "Sorcery — Adventure", "Draw a card."),
    )
    wanderer = compile_card(Card("Wanderer // Trip", "adventure", faces))
    table = Table(A={"battlefield": [inn], "hand": [wanderer, ELK]}, B={}).start()
    settle(table.cast("Elk"))
    assert table.life("A") == 20
    settle(table.cast("Wanderer"))
    assert table.life("A") == 22


@pytest.mark.construct("YouDontOwn")
def test_108_3_a_spell_you_do_not_own() -> None:
    thief = permanent("Whenever you cast a spell you don't own, you gain 2 life.", name="Thief")
    tug = spell(
        "Target opponent exiles the top card of their library. You may cast that card without paying its mana cost.",
        name="Tug",
    )
    table = Table(A={"battlefield": [thief], "hand": [tug]}, B={"library": [CUB]}).start()
    settle(table.cast("Tug"), "Cub")
    assert table.life("A") == 22


@pytest.mark.construct("ThatIsnt")
def test_109_2_each_creature_that_is_neither() -> None:
    text = "Destroy each creature that isn't a Bird or Elf."
    bird, elf = beast(name="Bird", type_line="Creature — Bird"), beast(name="Elf", type_line="Creature — Elf")
    table = played(text, A={"battlefield": [bird, elf, CUB]}, B={"battlefield": [ELK]})
    assert table.names("battlefield") == ["Bird", "Elf"]


@pytest.mark.construct("WithoutCounter")
def test_122_1_each_creature_without_a_counter() -> None:
    table = Table(
        A={"hand": [spell("Return each creature without a +1/+1 counter on it to its owner's hand.")]},
        B={"battlefield": [CUB, beast("This creature enters with a +1/+1 counter on it.", name="Grown")]},
    ).start()
    table.state.edit(table.find("Grown").ref).counters = (("+1/+1", 1),)
    assert settle(table.cast(NAME)).names("battlefield", "B") == ["Grown"]


@pytest.mark.construct("ThatWasntCast")
def test_601_2_a_spell_that_was_not_cast() -> None:
    ours = spell("Draw a card.", name="Ours", type_line="Instant")
    flick = spell(
        "Copy target spell you control. You may choose new targets for the copy.", name="Flick", type_line="Instant"
    )
    stop = spell("Counter target spell that wasn't cast.", type_line="Instant")
    table = Table(A={"hand": [ours, flick, stop]}, B={}).start()
    table.cast("Ours")
    assert not table.can_cast(NAME)
    table.cast("Flick").resolve()
    settle(table.cast(NAME))
    assert len(table.names("hand", "A")) == 1


@pytest.mark.construct("CopyChoosingTargets")
def test_707_10c_a_copy_with_another_target() -> None:
    text = (
        "Destroy target creature. Then that creature's controller may copy this spell and may choose a new target "
        "for that copy."
    )
    table = Table(A={"hand": [spell(text)], "battlefield": [CUB]}, B={"battlefield": [ELK]}).start()
    table.cast(NAME, "Elk").resolve()
    settle(table, True, "Cub", False)
    assert table.names("battlefield") == []


def test_in_spanish() -> None:
    assert spanish("Whenever you cast a spell you don't own, draw a card.") == (
        "Siempre que lances un hechizo del que no seas propietario, roba una carta."
    )
    assert spanish("Return each creature that isn't a Kraken to its owner's hand.") == (
        "Regresa cada criatura que no es un Kraken a la mano de su propietario."
    )


@pytest.mark.construct("ThatWasntCastFromHand")
def test_601_2a_a_spell_from_elsewhere_than_a_hand() -> None:
    stop = spell("Counter target spell that wasn't cast from its owner's hand.", name="Stop", type_line="Instant")
    rite = spell("Draw a card.\nFlashback {0}", name="Rite", type_line="Instant")
    hand = Table(A={"hand": [rite, stop]}, B={}).start().cast("Rite")
    assert not hand.can_cast("Stop")
    grave = Table(A={"graveyard": [rite], "hand": [stop]}, B={}).start().cast("Rite")
    assert settle(grave.cast("Stop")).names("hand", "A") == []
