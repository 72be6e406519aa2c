"""701.42, 712.4 meld: two cards that are one permanent."""

from __future__ import annotations

import json
from typing import Any

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import FLYING, HASTE
from apnap.cards.deck import read_deck
from apnap.cards.lookup import CardList
from apnap.cards.record import Card, Face, RelatedCard
from apnap.errors import DeckError
from apnap.game.laws import cards_of, copies_agree, view_leaks, zones_agree
from apnap.oracle.compile import compile_card
from apnap.rules import codec
from apnap.rules.characteristics import characteristics
from apnap.rules.commander import designate, is_commander
from tests.constructs.support import BEAR, Table, beast, note, permanent, settle, spanish, spell
from tests.rules.layered import seen

MELD = (
    "{0}: If you both own and control this creature and a creature named Steel Half, exile them, then meld them into "
)
KILL = spell("Destroy target creature.", name="Kill", type_line="Instant")


def pair(text: str = MELD + "Colossus.", first: str = "Flesh Half", both: str = "Colossus") -> list[CardDefinition]:
    """A Flesh Half for {2} and a Steel Half for {3}, a 7/7 Colossus together."""
    note(text, first, True)
    names = (("meld_part", first), ("meld_part", "Steel Half"), ("meld_result", both))
    parts = tuple(RelatedCard(part, name) for part, name in names)
    cards = [
        Card(name, "meld", (Face(name, cost, line, words, size, size),), all_parts=parts)
        for name, cost, line, words, size in (
            (first, "{2}", "Legendary Creature — Golem", text, "2"),
            ("Steel Half", "{3}", "Creature — Golem", "", "3"),
            (both, "", "Creature — Golem", "Flying\nHaste", "7"),
        )
    ]
    source = CardList(cards)
    return [compile_card(source.card(name)) for name in (first, "Steel Half")]


def test_712_4_the_combined_face_is_no_card_of_a_deck() -> None:
    parts = (RelatedCard("meld_result", "Colossus"),)
    source = CardList([Card("Colossus", "meld", (Face("Colossus"),), all_parts=parts)])
    with pytest.raises(DeckError, match="two meld cards become"):
        read_deck("4 Colossus", source)


def melded(*hand: CardDefinition, **more: Any) -> Table:
    """Let A meld the pair."""
    table = Table(A={"hand": list(hand), "battlefield": [*pair(), *more.pop("beside", ())]}, B={}, **more).start()
    cards = cards_of(table.state)
    settle(table.activate("Flesh Half"))
    assert not zones_agree(table.state, cards) and not copies_agree(table.state)
    return table


@pytest.mark.ledger("current:701.42", "current:712.4")
@pytest.mark.construct("OwnAndControlBoth", "ExileThenMeld", "PlainResult")
def test_712_8g_one_permanent_with_the_back_face_and_both_mana_values() -> None:
    """Melded, the two cards are one permanent with the combined back face (701.42a)."""
    watcher = permanent("Whenever a creature you control enters, you gain 1 life.", name="Watcher")
    table = melded(beside=[watcher])
    whole = seen(table, "Colossus")
    assert (whole.power, whole.mana_value) == (7, 5) and whole.keywords & FLYING and whole.keywords & HASTE
    assert table.names("battlefield") == ["Colossus", "Watcher"] and not table.objects("exile")
    assert table.life("A") == 21
    assert spanish(MELD + "Colossus.").endswith("exílialas, luego combínalas para formar Colossus.")


@pytest.mark.ledger("current:701.42")
@pytest.mark.construct("OwnAndControlBoth", "ExileThenMeld")
def test_712_4a_nothing_happens_without_the_other_or_with_somebody_elses() -> None:
    flesh, steel = pair()
    for theirs in ([], [steel]):
        table = Table(A={"battlefield": [flesh]}, B={"battlefield": theirs}).start()
        settle(table.activate("Flesh Half"))
        assert table.find("Flesh Half").zone == table.find("Flesh Half", "battlefield").zone


@pytest.mark.ledger("current:701.42")
@pytest.mark.construct("OwnAndControlBoth", "ExileThenMeld")
def test_701_42b_c_what_is_no_card_of_the_pair_stays_in_exile() -> None:
    """What can't be melded stays where it is (701.42c)."""
    flesh, _ = pair()
    table = Table(A={"battlefield": [flesh, beast(name="Steel Half")]}, B={}).start()
    settle(table.activate("Flesh Half"))
    assert table.names("exile") == ["Flesh Half", "Steel Half"] and not table.objects("battlefield")


@pytest.mark.ledger("current:701.42")
@pytest.mark.construct("OwnAndControlBoth", "ExileThenMeld")
def test_712_4a_of_several_partners_one_is_chosen() -> None:
    flesh, steel = pair()
    table = Table(A={"battlefield": [flesh, steel, steel]}, B={}).start()
    settle(table.activate("Flesh Half"), "Steel Half#2")
    assert table.names("battlefield") == ["Colossus", "Steel Half"]


@pytest.mark.ledger("current:701.42")
@pytest.mark.construct("OwnAndControlBoth", "ExileThenMeld")
def test_712_21_one_permanent_dies_and_two_cards_are_put_into_the_graveyard() -> None:
    watcher = permanent("Whenever a creature dies, you gain 1 life.", name="Watcher")
    table = melded(KILL, beside=[watcher])
    cards = cards_of(table.state)
    settle(table.cast("Kill"))
    assert table.names("graveyard", "A") == ["Flesh Half", "Kill", "Steel Half"] and table.life("A") == 21
    assert not zones_agree(table.state, cards)


@pytest.mark.ledger("current:701.42")
@pytest.mark.construct("OwnAndControlBoth", "ExileThenMeld")
def test_712_21c_both_cards_return() -> None:
    blink = spell("Exile target creature you control, then return it to the battlefield.", name="Blink")
    table = melded(blink)
    settle(table.cast("Blink"))
    assert table.names("battlefield") == ["Flesh Half", "Steel Half"]


@pytest.mark.ledger("current:701.42")
@pytest.mark.construct("OwnAndControlBoth", "ExileThenMeld")
def test_202_3c_a_copy_has_mana_value_0_and_is_one_token() -> None:
    twin = spell("Create a token that's a copy of target creature you control.", name="Twin")
    table = melded(twin)
    settle(table.cast("Twin"))
    assert seen(table, "Colossus#2").mana_value == 0 and seen(table, "Colossus#2").power == 7


@pytest.mark.ledger("current:701.42")
@pytest.mark.construct("OwnAndControlBoth", "ExileThenMeld")
def test_712_4c_16_it_neither_transforms_nor_is_turned_face_down() -> None:
    turn = spell("Transform target creature you control.", name="Turn")
    table = melded(turn)
    settle(table.cast("Turn"))
    assert table.size("Colossus") == (7, 7)


@pytest.mark.ledger("current:701.42", "current:702.140")
@pytest.mark.construct("OwnAndControlBoth", "ExileThenMeld")
def test_730_2_a_melded_permanent_may_merge_and_goes_apart_into_three_cards() -> None:
    mutant = beast("Mutate {0}\nTrample", name="Mutant", size=(4, 5), cost="{9}")
    table = melded(mutant, KILL)
    cards = cards_of(table.state)
    table.cast("Mutant")
    settle(table, False)
    top = seen(table, "Mutant")
    assert (top.power, top.mana_value) == (4, 9) and top.keywords & FLYING
    settle(table.cast("Kill"))
    assert table.names("graveyard", "A") == ["Flesh Half", "Kill", "Mutant", "Steel Half"]
    assert not zones_agree(table.state, cards)


@pytest.mark.ledger("current:701.42")
@pytest.mark.construct("OwnAndControlBoth", "ExileThenMeld")
def test_903_3b_a_commander_of_the_pair_makes_it_a_commander() -> None:
    table = Table(A={"battlefield": pair()}, B={}, options=(("commander", 1),)).start()
    designate(table.state, table.find("Steel Half").ref)
    table.activate("Flesh Half")
    settle(table)
    assert is_commander(table.state, table.find("Colossus"))


@pytest.mark.ledger("current:701.42")
@pytest.mark.construct("BothAttackAndAreYours", "ResultWithOwnName", "MeldedEnters")
def test_701_42_it_may_enter_attacking() -> None:
    text = (
        "Whenever you attack, you gain 1 life. If Ora, Half Self and a creature named Steel Half are attacking, and "
        "you both own and control them, exile them, then meld them into Ora, Made Whole. It enters tapped and "
        "attacking."
    )
    halves = pair(text, "Ora, Half Self", "Ora, Made Whole")
    for attackers, melds in ((("Ora, Half Self",), False), (("Ora, Half Self", "Steel Half"), True)):
        table = Table(A={"battlefield": halves}, B={"battlefield": [BEAR]}).start("begin_combat", 3)
        settle(table.attack(*attackers))
        assert table.life("A") == 21
        whole = [one for one in table.objects("battlefield") if one.components]
        assert [one.tapped and one.attacking != 0 for one in whole] == [True] * melds
        if melds:
            assert table.size("Ora, Made Whole") == (7, 7)


@pytest.mark.ledger("current:701.42")
@pytest.mark.construct("OwnAndControlBoth", "ExileThenMeld")
def test_712_saved_loaded_and_seen() -> None:
    table = melded()
    loaded = codec.load(json.loads(json.dumps(codec.save(table.state))))
    host = loaded.current(table.find("Colossus").ref)
    assert host is not None and characteristics(loaded, host).mana_value == 5
    assert not [fault for seat in (0, 1) for fault in view_leaks(table.state, seat, 1)]
