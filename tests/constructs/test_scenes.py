"""Mechanisms found by the conformance suite, each with the smallest cards that show it."""

from __future__ import annotations

from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from apnap.rules.decisions import CAST, PLAY_LAND, Action
from apnap.rules.records import TOKEN
from tests.constructs.support import FEN, NAME, Table, beast, permanent, settle, spell, written
from tests.rules.support import FOREST

WOLF = beast(name="Wolf")
MARTYR = beast("When this creature enters from a graveyard, you lose 2 life.", name="Martyr")


def test_702_95e_a_pair_is_parted_when_another_player_gains_control_of_both() -> None:
    friend = beast(
        "Soulbond\nAs long as this creature is paired with another creature, each of those creatures gets +1/+1."
    )
    theft = spell("Untap all creatures and gain control of them until end of turn.", name="Theft")
    table = Table(A={"battlefield": [WOLF], "hand": [friend]}, B={"hand": [theft]}).start()
    table.cast(NAME).settle().choose(True)
    assert table.size("Wolf") == (3, 3)
    settle(table.to("precombat_main", 2).cast("Theft"))
    assert table.size("Wolf") == table.size(NAME) == (2, 2)


def test_707_10c_what_a_copy_targets_has_become_a_target_of_it() -> None:
    shy = beast("Whenever this creature becomes the target of a spell, you gain 1 life.", name="Shy")
    growth = spell("Target creature gets +1/+1 until end of turn.", name="Growth", type_line="Instant")
    twin = spell(
        "Copy target instant or sorcery spell. You may choose new targets for the copy.",
        name="Twin",
        type_line="Instant",
    )
    table = Table(A={"battlefield": [shy, WOLF], "hand": [growth, twin]}, B={}).start()
    table.cast("Growth", "Wolf").cast("Twin").resolve()
    settle(table.choose("Shy"))
    assert (table.size("Shy"), table.life("A")) == ((3, 3), 21)


def test_603_6a_entering_from_a_graveyard_is_no_leaving() -> None:
    back = spell("Return target creature card from your graveyard to the battlefield.", name="Back")
    table = Table(A={"graveyard": [MARTYR], "hand": [back]}, B={}).start()
    settle(table.cast("Back"))
    assert table.life("A") == 18


def test_400_7j_exiled_and_then_returned_by_a_pronoun() -> None:
    hero = written(
        "{0}: Exile Subject, then return him to the battlefield under his owner's control.",
        "Legendary Creature — Human",
        size=(1, 1),
    )
    table = Table(A={"battlefield": [hero]}, B={}).start()
    before = table.find(NAME).ref
    settle(table.activate(NAME))
    assert table.names("battlefield", "A") == [NAME] and table.find(NAME).ref != before


def test_714_3c_a_saga_on_a_back_face_gets_its_lore_counters() -> None:
    faces = (
        Face(
            "Front",
            "{0}",
            "Creature — Human",
            "{0}: Exile Front, then return it to the battlefield transformed.",
            "1",
            "1",
        ),
        Face("Tale", "", "Enchantment — Saga", "I — You gain 1 life.\nII — You gain 5 life.\nIII — You gain 1 life."),
    )
    tale = compile_card(Card("Front // Tale", "transform", faces))
    table = Table(A={"battlefield": [tale]}, B={}).start()
    settle(table.activate("Front"))
    assert table.life("A") == 21
    settle(table.to("precombat_main", 3))
    assert table.life("A") == 26


def test_601_3e_only_the_face_that_is_cast_must_fit_the_permission() -> None:
    faces = (
        Face("Rider", "{0}", "Creature — Human", "", "1", "1"),
        Face("Ride", "{0}", "Sorcery — Adventure", "You gain 1 life."),
    )
    rider = compile_card(Card("Rider // Ride", "adventure", faces))
    for kind, face in (("creature spells", 0), ("sorcery spells", 1)):
        window = permanent(f"You may cast {kind} from the top of your library.", name="Window")
        table = Table(A={"battlefield": [window], "library": [rider]}, B={}).start()
        casts = [action.index for action in table.legal("A") if action.kind == CAST]
        assert casts == [face]


def test_110_2_several_cards_return_each_under_its_owners_control() -> None:
    text = "Exile all creatures, then return those cards to the battlefield under their owners' control."
    table = Table(A={"battlefield": [WOLF], "hand": [spell(text)]}, B={"battlefield": [MARTYR]}).start()
    settle(table.cast(NAME))
    assert (table.names("battlefield", "A"), table.names("battlefield", "B")) == (["Wolf"], ["Martyr"])


def test_701_21a_nobody_sacrifices_what_they_do_not_control() -> None:
    forge = beast(
        "{0}: Create a token that's a copy of target creature you control. "
        "Sacrifice it at the beginning of the next end step.",
        name="Forge",
    )
    table = Table(A={"battlefield": [forge, WOLF]}, B={}).start()
    settle(table.activate("Forge", "Wolf"))
    token = next(record for record in table.objects("battlefield") if record.kind == TOKEN)
    table.state.edit(token.ref).controller = table.seat("B")
    table.state.disturb()
    settle(table.to("end", 1))
    assert table.state.current(token.ref) is not None


def test_603_2_playing_a_land_from_elsewhere_is_not_read_as_playing_any_land() -> None:
    watch = permanent("Whenever you play a land or cast a spell from anywhere other than your hand, you gain 1 life.")
    dig = permanent("You may play lands from your graveyard.", name="Dig")
    pit = permanent("You may play an additional land on each of your turns.", name="Pit")
    mine = {"battlefield": [watch, dig, pit], "hand": [FEN], "graveyard": [FOREST]}
    table = Table(A=mine, B={}).start()

    assert settle(table.play("Fen")).life("A") == 20
    table.act(Action(PLAY_LAND, table.find("Forest").ref, 0))
    assert settle(table).life("A") == 21
