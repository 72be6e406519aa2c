"""Who has cast what this turn, and how a permanent came to the battlefield (601.2, 603.6)."""

from __future__ import annotations

import pytest

from apnap.rules.decisions import SPECIAL
from tests.constructs.support import (
    BEAR,
    CUB,
    ELK,
    NAME,
    THEIRS,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)

RAISE = spell("Return target creature card from your graveyard to the battlefield.", name="Raise")
BLUE = spell("Draw a card.", name="Blue", cost="{U}", type_line="Instant")
ISLES = permanent("{T}: Add {U}.", "Land", name="Isle")


@pytest.mark.construct("PlayerHasCast")
@pytest.mark.parametrize(("name", "life"), [("Blue", 23), ("Dull", 20)])
def test_601_2i_an_opponent_has_cast_a_blue_spell(name: str, life: int) -> None:
    ours = spell("If an opponent cast a blue spell this turn, you gain 3 life.", type_line="Instant")
    dull = spell("Draw a card.", name="Dull", type_line="Instant")
    table = Table(A={"hand": [ours]}, B={"hand": [BLUE, dull], "battlefield": [ISLES]}).start().passes()

    settle(table.cast(name))

    assert settle(table.cast(NAME)).life("A") == life


@pytest.mark.construct("PlayerHasCast")
def test_601_2i_your_own_spell_is_no_opponents() -> None:
    ours = spell("If an opponent has cast a spell this turn, you gain 3 life.")
    assert settle(Table(A={"hand": [ours]}, B={}).start().cast(NAME)).life("A") == 20


@pytest.mark.construct("PlayerDidntCast")
@pytest.mark.parametrize(("casts", "life"), [(False, 18), (True, 20)])
def test_601_2i_who_cast_nothing_in_the_own_turn(casts: bool, life: int) -> None:
    spur = permanent(
        "At the beginning of each player's end step, if that player didn't cast a spell this turn, this enchantment "
        "deals 2 damage to that player.",
        name="Spur",
    )
    table = Table(A={"hand": [spell("Draw a card.")]}, B={"battlefield": [spur]}).start()
    if casts:
        settle(table.cast(NAME))
    assert table.to("upkeep", 2).life("A") == life


@pytest.mark.construct("YouveCastBoth")
def test_601_2i_a_creature_spell_and_another() -> None:
    seal = permanent(
        "At the beginning of your end step, if you've cast both a creature spell and a noncreature spell this turn, "
        "you gain 3 life.",
        name="Seal",
    )
    for hand, life in (([ELK], 20), ([ELK, spell("Draw a card.")], 23), ([spell("Draw a card.")], 20)):
        table = Table(A={"battlefield": [seal], "hand": hand}, B={}).start()
        for one in hand:
            settle(table.cast(one.name))
        assert table.to("upkeep", 2).life("A") == life


@pytest.mark.construct("WasntCast", "YouDidntCastItFrom")
def test_601_2_what_was_not_cast() -> None:
    watcher = permanent("Whenever another creature you control enters, if it wasn't cast, you gain 3 life.", name="One")
    other = permanent(
        "Whenever a creature you control enters, if you didn't cast it from your hand, you lose 1 life.", name="Two"
    )
    table = Table(A={"battlefield": [watcher, other], "hand": [ELK, RAISE], "graveyard": [BEAR]}, B={}).start()

    settle(table.cast("Elk"))
    assert table.life("A") == 20
    settle(table.cast("Raise"), 0)

    assert table.life("A") == 22


@pytest.mark.construct("EnteredFrom")
@pytest.mark.parametrize(("name", "cards"), [("Raise", 1), ("Elk", 0)])
def test_603_6_it_entered_from_your_graveyard(name: str, cards: int) -> None:
    watcher = permanent(
        "Whenever a creature enters, if it entered from your graveyard or you cast it from your graveyard, draw a "
        "card.",
        name="Watcher",
    )
    hand = [RAISE] if name == "Raise" else [ELK]
    table = Table(A={"battlefield": [watcher], "hand": hand, "graveyard": [BEAR]}, B={}).start()
    assert len(settle(table.cast(name)).names("hand", "A")) == cards


@pytest.mark.construct("EnteredOrCastFrom")
def test_603_6_it_entered_from_your_library() -> None:
    lost = beast(
        "When this creature enters, draw a card. If it entered from your library or was cast from your library, draw "
        "two cards instead.",
    )
    clarion = spell(
        "Search your library for a creature card, put it onto the battlefield, then shuffle.", name="Clarion"
    )
    assert len(settle(Table(A={"hand": [lost]}, B={}).start().cast(NAME)).names("hand", "A")) == 1
    table = Table(A={"hand": [clarion], "library": [lost]}, B={}).start()
    assert len(settle(table.cast("Clarion"), NAME).names("hand", "A")) == 2


@pytest.mark.construct("SomeEnteredOrCastFrom")
@pytest.mark.parametrize(("name", "life"), [("Raise", 22), ("Elk", 20)])
def test_603_6_one_of_several_entered_from_a_graveyard(name: str, life: int) -> None:
    watcher = permanent(
        "Whenever one or more creatures you control enter, if one or more of them entered from a graveyard or was cast "
        "from a graveyard, you gain 2 life.",
        name="Watcher",
    )
    table = Table(A={"battlefield": [watcher], "hand": [RAISE, ELK], "graveyard": [BEAR]}, B={}).start()
    assert settle(table.cast(name)).life("A") == life


@pytest.mark.construct("YouControlledIt")
@pytest.mark.parametrize(("target", "cards"), [("Cub", 2), ("Fox", 0)])
def test_608_2h_you_controlled_what_was_returned(target: str, cards: int) -> None:
    rite = spell("Return target nonland permanent to its owner's hand. If you controlled that permanent, draw a card.")
    table = Table(A={"hand": [rite], "battlefield": [CUB]}, B=THEIRS).start()
    assert len(settle(table.cast(NAME, target)).names("hand", "A")) == cards


@pytest.mark.construct("GainedOrLostLife")
@pytest.mark.parametrize(("text", "life"), [("You gain 1 life.", 31), ("You lose 1 life.", 29), ("Draw a card.", 20)])
def test_119_9_you_gained_or_lost_life_this_turn(text: str, life: int) -> None:
    seal = permanent(
        "At the beginning of your end step, if you gained or lost life this turn, you gain 10 life.", name="Seal"
    )
    assert played(text, A={"battlefield": [seal]}).to("upkeep", 2).life("A") == life


@pytest.mark.construct("DidntEnterThisTurn")
def test_603_6_it_stays_in_the_turn_in_which_it_entered() -> None:
    shy = beast(
        "At the beginning of your end step, if this creature didn't enter the battlefield this turn, return it to its "
        "owner's hand."
    )
    table = settle(Table(A={"hand": [shy]}, B={}).start().cast(NAME))
    assert table.to("upkeep", 2).names("battlefield", "A") == [NAME]
    assert table.to("upkeep", 4).names("battlefield", "A") == []


@pytest.mark.construct("IsSuspended")
def test_702_62b_only_a_suspended_card() -> None:
    deep = beast(
        "Suspend 9—{0}\nWhenever an opponent casts a spell, if this card is suspended, remove a time counter from it."
    )
    ours = spell("Draw a card.", name="Ours", type_line="Instant")
    table = Table(A={"hand": [deep]}, B={"hand": [ours]}).start()
    (suspend,) = [action for action in table.legal("A") if action.kind == SPECIAL]
    table.act(suspend).passes()
    settle(table.cast("Ours"))
    assert dict(table.find(NAME, "exile").counters) == {"time": 8}


@pytest.mark.construct("IsAttachedTo")
def test_701_3_as_long_as_it_is_attached_to_a_creature() -> None:
    flail = permanent(
        "As long as this Equipment is attached to a creature, you may cast creature spells as though they had flash.\n"
        "Equip {0}",
        "Artifact — Equipment",
    )
    table = Table(A={"battlefield": [flail, CUB], "hand": [ELK]}, B={}).start()
    table.activate(NAME)
    assert not table.can_cast("Elk")
    table.resolve().to("end")
    assert table.can_cast("Elk")


def test_in_spanish() -> None:
    assert spanish("If an opponent cast a blue spell this turn, draw a card.") == (
        "Si un oponente lanzó un hechizo azul este turno, roba una carta."
    )
    assert spanish("Whenever another creature you control enters, if it wasn't cast, draw a card.") == (
        "Siempre que otra criatura que controlas entre, si no fue lanzada, roba una carta."
    )
    assert spanish("Whenever an opponent casts a spell, if this card is suspended, remove a time counter from it.") == (
        "Siempre que un oponente lance un hechizo, si esta carta está suspendida, remueve un contador de tiempo de él."
    )
