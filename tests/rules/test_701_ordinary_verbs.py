"""701.2–701.18: activate, attach, cast, discard, exile, mill, play."""

from __future__ import annotations

import pytest

from apnap.rules import decisions as dec
from tests.constructs.support import (
    BEAR,
    CUB,
    FEN,
    FOX,
    NAME,
    Table,
    beast,
    permanent,
    played,
    settle,
    spell,
)
from tests.rules.support import FOREST

AWAY = "If a card would be put into a graveyard from anywhere, shuffle it into its owner's library instead."


def test_701_2a_only_its_controller_activates_it_with_priority() -> None:
    """To activate (701.2) is to put it onto the stack and pay; an opponent can't, nor without priority (701.2a)."""
    table = Table(A={}, B={"battlefield": [permanent("{1}: You gain 2 life.", "Artifact", name="Winch"), FEN]}).start()
    assert not table.can_activate("Winch", "A")
    assert table.decision.player == 0 and not [a for a in table.choices if a.kind == dec.ACTIVATE]
    table.passes()
    assert table.decision.player == 1 and table.can_activate("Winch", "B")
    table.activate("Winch")
    assert (table.life("B"), len(table.state.stack), table.find("Fen").tapped) == (20, 1, True)
    assert table.resolve().life("B") == 22


def test_701_5a_to_cast_a_spell_is_to_put_it_onto_the_stack_and_pay() -> None:
    """To cast (701.5) takes priority, and the card from the hand onto the stack, for its cost; later it resolves."""
    bird = beast(name="Bird", cost="{1}")
    table = Table(A={"hand": [bird], "battlefield": [FEN]}, B={"hand": [bird], "battlefield": [FEN]}).start()
    assert table.can_cast("Bird") and not table.can_cast("Bird#2", "B")
    table.cast("Bird")
    assert (table.names("stack"), table.names("hand", "A"), table.find("Fen").tapped) == (["Bird"], [], True)
    assert table.resolve().names("battlefield", "A") == ["Bird", "Fen"]


def test_701_5b_casting_a_card_is_casting_it_as_a_spell() -> None:
    """What triggers on casting a creature spell triggers when a creature card is cast by an effect (701.5b)."""
    watch = permanent("Whenever you cast a creature spell, you gain 3 life.", name="Watch")
    call = spell("Exile the top card of your library. You may cast that card this turn.")
    table = Table(A={"hand": [call], "library": [BEAR], "battlefield": [watch]}, B={}).start()
    table.cast(NAME).resolve()
    table.cast("Bear")
    assert table.names("exile", "A") == [] and len(table.state.stack) == 2
    assert settle(table).life("A") == 23 and "Bear" in table.names("battlefield", "A")


@pytest.mark.parametrize("text", ["Target player discards a card.", "Each opponent discards a card at random."])
def test_701_9a_a_discarded_card_goes_from_the_hand_into_the_graveyard_of_its_owner(text: str) -> None:
    """From nowhere else and to nowhere else (701.9a)."""
    answers = ("B",) if "Target" in text else ()
    table = played(text, *answers, B={"hand": [CUB], "battlefield": [BEAR]})
    assert (table.names("hand", "B"), table.names("graveyard", "B"), table.names("graveyard", "A")) == (
        [],
        ["Cub"],
        [NAME],
    )
    assert table.names("battlefield", "B") == ["Bear"]


def test_701_9c_a_card_discarded_into_the_library_has_no_mana_value() -> None:
    """It is put into a hidden zone unseen, so that nothing about it is defined (701.9c)."""
    away = permanent(AWAY)
    text = "Discard a card. You gain life equal to the discarded card's mana value. Draw a card."
    for beside, life in (([], 25), ([away], 20)):
        hand = [spell(text, name="Toss"), beast(name="Whale", cost="{5}")]
        table = settle(Table(A={"hand": hand, "battlefield": beside}, B={}).start().cast("Toss"))
        assert (table.life("A"), len(table.names("hand", "A"))) == (life, 1)


@pytest.mark.parametrize("where", ["battlefield", "graveyard", "hand", "stack"])
def test_701_13a_to_exile_is_to_move_to_exile_from_wherever_it_is(where: str) -> None:
    """From the battlefield, a graveyard, a hand or the stack (701.13a)."""
    texts = {
        "battlefield": "Exile target creature.",
        "graveyard": "Exile target card from a graveyard.",
        "hand": "Target opponent exiles a card from their hand.",
        "stack": "Exile target spell.",
    }
    text = texts[where]
    void = spell(text, name="Void", type_line="Instant")
    table = Table(
        A={"hand": [void, *([CUB] if where == "stack" else [])]}, B={} if where == "stack" else {where: [CUB]}
    )
    table.start()
    if where == "stack":
        table.cast("Cub")
    settle(table.cast("Void"))
    assert table.names("exile") == ["Cub"]


@pytest.mark.parametrize(("elsewhere", "hand"), [("exile it instead", ["Forest"]), ("put it on the bottom", [])])
def test_701_17c_a_milled_card_is_found_in_a_public_zone_only(elsewhere: str, hand: list[str]) -> None:
    """Exiled instead it is found; put into the library, a hidden zone, it is not (701.17c)."""
    if "bottom" in elsewhere:
        elsewhere = "put that card on the bottom of its owner's library instead"
    rest = permanent(f"If a card would be put into a graveyard from anywhere, {elsewhere}.")
    text = "Mill two cards. You may put a land card from among them into your hand."
    table = Table(A={"hand": [spell(text, name="Dig")], "library": [FOREST, CUB], "battlefield": [rest]}, B={}).start()
    settle(table.cast("Dig"), *([True] if hand else []))
    assert table.names("hand", "A") == hand


def test_701_18a_a_land_is_played_in_the_main_phase_with_an_empty_stack_once() -> None:
    """To play a land (701.18) is to put it onto the battlefield, without the stack; an effect that puts one there is
    no playing of a land (701.18a)."""
    seek = spell("Put a land card from your hand onto the battlefield.", name="Seek")
    wait = spell("You gain 1 life.", name="Wait", type_line="Instant")
    table = Table(A={"hand": [FOREST, FEN, FEN, seek, wait]}, B={"hand": [FOREST]}).start("upkeep", 3)

    def plays(letter: str = "A") -> list[dec.Action]:
        return [action for action in table.legal(letter) if action.kind == dec.PLAY_LAND]

    assert not plays()
    table.to("precombat_main", 3).cast("Wait")
    assert not plays()
    table.resolve()
    settle(table.cast("Seek"), "Forest")
    assert plays()
    table.play("Fen")
    assert table.state.stack == [] and table.names("battlefield", "A") == ["Fen", "Forest"]
    assert not plays() and not plays("B")


def test_701_18b_a_card_is_played_as_a_land_or_cast_as_a_spell() -> None:
    """What may be played is a land to be played or a spell to be cast, whichever it is (701.18b)."""
    text = "Exile the top two cards of your library. You may play those cards this turn."
    table = Table(A={"hand": [spell(text)], "library": [FOREST, CUB]}, B={}).start()
    table.cast(NAME).resolve()
    assert table.can_cast("Cub")
    table.act(next(a for a in table.actions("Forest", "exile") if a.kind == dec.PLAY_LAND))
    assert "Forest" in table.names("battlefield", "A") and not table.state.stack
    assert table.cast("Cub").names("stack") == ["Cub"]
    assert not any(a.kind == dec.PLAY_LAND for a in table.legal("A")), "it was the land of the turn"


def test_701_26a_only_an_untapped_permanent_can_be_tapped() -> None:
    """What is tapped already can't be tapped: nothing becomes tapped, and no cost is paid with it (701.26a)."""
    watch = permanent("Whenever a creature becomes tapped, you gain 1 life.", name="Watch")
    drum = permanent("Tap an untapped creature you control: You gain 10 life.", name="Drum")
    press = spell("Tap all creatures.", name="Press")
    table = Table(A={"battlefield": [CUB, watch, drum], "hand": [press]}, B={"battlefield": [FOX]}).start()
    table.state.edit(table.find("Cub").ref).tapped = True
    table.state.disturb()
    assert not table.can_activate("Drum")
    settle(table.cast("Press"))
    assert table.life("A") == 21 and table.find("Fox").tapped
