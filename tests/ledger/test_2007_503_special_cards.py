"""2007:503–511: copies, cards face down, split and flip cards, turns controlled by another, ended turns, coins."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Keyword, Triggered
from apnap.abilities.cost import Cost
from apnap.abilities.definition import FLIP, SPLIT, CardDefinition, FaceDefinition
from apnap.abilities.effect import EndTurn, Flip, FlipCoin, GainLife, Move
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import TargetObjects, You
from apnap.abilities.occurrence import BeginningOf
from apnap.abilities.quantity import Number
from apnap.abilities.values import BLUE, CREATURE, END, GREEN, HAND, INSTANT, RED
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import Action
from apnap.rules.face_down import FACE_DOWN
from apnap.rules.turn_control import control_player
from apnap.rules.view import View
from tests.constructs.support import beast, spell
from tests.rules.support import (
    FOREST,
    MOUNTAIN,
    TARGET_CREATURE,
    Table,
    creature,
    damage_to_any,
    enchantment,
    instant,
    sorcery,
)

OX = creature("Ox", "G", 2, 2)
BOLT = instant("Bolt", "0", damage_to_any(3))
GAIN_ONE = Body(effect=GainLife(You(), Number(1)))


@pytest.mark.ledger("2007:503")
def test_503_a_clone_of_a_grown_creature_has_only_its_printed_values(book: str) -> None:
    clone = beast("You may have this creature enter as a copy of any creature on the battlefield.", size=(0, 0))
    growth = spell("Target creature gets +3/+3 until end of turn.", name="Growth", type_line="Instant")
    table = Table(book=book, A={"hand": [clone, growth]}, B={"battlefield": [OX]}).start()
    table.cast("Growth").resolve()
    assert table.size("Ox") == (5, 5)
    table.cast("Subject").resolve().choose(True)

    mine = next(one for one in table.objects("battlefield") if one.owner == 0)
    values = characteristics(table.state, mine)
    assert (values.name, values.power, values.toughness) == ("Ox", 2, 2)


@pytest.mark.ledger("2007:503")
def test_503_a_copied_spell_keeps_its_choices_unless_new_targets_may_be_chosen(book: str) -> None:
    twin = spell("Copy target instant spell.", name="Twin", type_line="Instant")
    table = Table(book=book, A={"hand": [BOLT, twin]}, B={}).start()
    table.cast("Bolt", "B").cast("Twin").resolve().resolve()
    assert (table.life("B"), len(table.state.stack)) == (17, 1)
    assert table.resolve().life("B") == 14


@pytest.mark.ledger("2007:503")
def test_503_a_copy_that_enters_makes_the_choices_of_what_it_copies_anew(book: str) -> None:
    totem = beast("As this creature enters, choose a color.\n{0}: Add one mana of the chosen color.", name="Totem")
    clone = beast("You may have this creature enter as a copy of any creature on the battlefield.", size=(0, 0))
    table = Table(book=book, A={"hand": [totem, clone]}, B={}).start().cast("Totem").resolve().choose("red")
    table.cast("Subject").resolve().choose(True)
    assert table.choices == ("white", "blue", "black", "red", "green")
    table.choose("green")
    assert [table.find(name, "battlefield").choice("color") for name in ("Totem", "Totem#2")] == [RED, GREEN]


@pytest.mark.ledger("2007:504")
def test_504_a_face_down_creature_is_a_nameless_2_2_for_others_and_shown_when_it_dies(book: str) -> None:
    drake = creature("Drake", "4UU", 5, 5, Keyword("morph", cost=Cost(ManaCost(("G",)))), "flying")
    table = Table(book=book, A={"hand": [drake, BOLT], "battlefield": [FOREST] * 3}, B={}).start()
    table.act(Action(dec.CAST, table.find("Drake").ref, FACE_DOWN)).resolve()
    (theirs,), (own,) = ([one for one in View(table.state, seat).battlefield if one.face_down] for seat in (1, 0))
    assert (theirs.known, theirs.name, theirs.power, theirs.toughness) == (False, "", 2, 2)
    assert own.definition is not None and own.definition.name == "Drake"

    table.cast("Bolt")
    table.choose(next(ref for ref in table.choices if ref > 0)).resolve()
    assert "Drake" in [one.name for one in View(table.state, 1).players[0].graveyard]


EBB = FaceDefinition("Ebb", ManaCost(("1", "U")), BLUE, 0, INSTANT)
FLARE = FaceDefinition("Flare", ManaCost(("4", "R")), RED, 0, INSTANT)


@pytest.mark.ledger("2007:505")
@pytest.mark.parametrize(("wanted", "found"), [(2, True), (5, True), (7, False)])
def test_505_off_the_stack_a_split_card_has_two_mana_costs_on_it_one(book: str, wanted: int, found: bool) -> None:
    search = spell(
        f"Search your library for a card with mana value {wanted}, reveal it, put it into your hand, then shuffle.",
        name="Seek",
    )
    halves = CardDefinition("Ebb // Flare", (EBB, FLARE), SPLIT)
    table = Table(book=book, A={"hand": [search], "library": [halves]}, B={}).start()
    table.cast("Seek").resolve()
    if found:
        table.choose(table.choices[0])
    assert ("Ebb // Flare" in table.names("hand", "A")) == found


@pytest.mark.parametrize(
    ("rules", "wanted", "found"), [("2016", 2, True), ("2016", 7, False), ("current", 2, False), ("current", 7, True)]
)
def test_709_4_newer_books_see_one_mana_value_or_two(rules: str, wanted: int, found: bool) -> None:
    """2016:708.6a; 709.4b."""
    search = spell(
        f"Search your library for a card with mana value {wanted}, reveal it, put it into your hand, then shuffle."
    )
    halves = CardDefinition("Ebb // Flare", (EBB, FLARE), SPLIT)
    table = Table(book=rules, A={"hand": [search], "library": [halves]}, B={}).start()
    table.cast("Subject").resolve()
    if found:
        table.choose(table.choices[0])
    assert ("Ebb // Flare" in table.names("hand", "A")) == found


@pytest.mark.ledger("2007:505")
def test_505_on_the_stack_only_the_half_that_is_cast_exists(book: str) -> None:
    halves = CardDefinition("Ebb // Flare", (EBB, FLARE), SPLIT)
    table = Table(book=book, A={"stack": [halves]}, B={})
    assert characteristics(table.state, table.find("Ebb", "stack")).mana_value == 2


PUP = FaceDefinition("Pup", ManaCost(("G",)), GREEN, 0, CREATURE, ("Wolf",), 1, 1)
ALPHA = FaceDefinition("Alpha", None, GREEN, 0, CREATURE, ("Wolf",), 5, 5)
HOWL, YOWL = (instant(name, "0", Body((TARGET_CREATURE,), Flip(TargetObjects(0)))) for name in ("Howl", "Yowl"))
WAVE = instant("Wave", "0", Body((TARGET_CREATURE,), Move(TargetObjects(0), HAND)))


@pytest.mark.ledger("2007:508", "2007:510")
def test_508_a_flipped_creature_is_its_other_half_until_it_leaves(book: str) -> None:
    wolf = CardDefinition("Pup // Alpha", (PUP, ALPHA), FLIP)
    table = Table(book=book, A={"battlefield": [wolf, FOREST], "hand": [HOWL, YOWL, WAVE]}, B={}).start()
    table.cast("Howl").resolve()
    assert table.size("Alpha") == (5, 5)
    table.cast("Yowl").resolve()  # it never flips back
    assert table.size("Alpha") == (5, 5)
    table.cast("Wave").resolve().cast("Pup").resolve()
    assert table.size("Pup") == (1, 1)


@pytest.mark.ledger("2007:507")
def test_507_who_controls_a_turn_decides_with_the_cards_and_lands_of_the_other(book: str) -> None:
    gain = sorcery("Gain", "G", GAIN_ONE)
    table = Table(book=book, A={"battlefield": [MOUNTAIN]}, B={"battlefield": [FOREST], "hand": [gain]}).start()
    control_player(table.state, 0, 1)
    table.to("precombat_main", 2)

    assert (table.decision.player, table.decision.decider) == (1, 0)
    assert "Gain" in [card.name for card in View(table.state, 0).players[1].hand]
    table.cast("Gain").resolve()
    assert table.life("B") == 21 and table.find("Forest").tapped and not table.find("Mountain").tapped
    table.to("precombat_main", 3).to("precombat_main", 4)
    assert (table.decision.player, table.decision.decider) == (1, 1)


@pytest.mark.ledger("2007:509")
def test_509_an_ended_turn_empties_the_stack_and_skips_to_cleanup(book: str) -> None:
    late = enchantment("Late", "1", Triggered(BeginningOf(END, You()), GAIN_ONE))
    stop = instant("Stop", "0", EndTurn())
    table = Table(book=book, A={"battlefield": [late, OX], "hand": [BOLT, stop]}, B={}).start()
    table.cast("Bolt", "B").cast("Stop").resolve()

    assert table.names("exile", "A") == ["Bolt", "Stop"]
    assert (table.life("A"), table.life("B"), table.state.turn, table.state.active) == (20, 20, 2, 1)


@pytest.mark.ledger("2007:511")
@pytest.mark.parametrize(("call", "asked"), [(True, True), (False, False)])
def test_511_only_a_flip_that_is_won_or_lost_is_called(book: str, call: bool, asked: bool) -> None:
    table = Table(book=book, A={"hand": [instant("Toss", "0", FlipCoin(You(), call=call))]}, B={}).start()
    table.cast("Toss").resolve()
    assert (table.decision.kind == dec.WORD) == asked
    if asked:
        assert table.choices == ("heads", "tails")


@pytest.mark.ledger("2007:511")
@pytest.mark.parametrize(("face", "life"), [("heads", 25), ("tails", 20)])
def test_511_a_call_that_comes_up_wins_the_flip(book: str, face: str, life: int) -> None:
    toss = spell("Flip a coin. If you win the flip, you gain 5 life.", name="Toss")
    table = Table(book=book, A={"hand": [toss]}, B={}).start()
    table.state.fixed_chance = (1,)  # heads
    table.cast("Toss").resolve().choose(face)
    assert table.life("A") == life
