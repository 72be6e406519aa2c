from __future__ import annotations

import pytest

from apnap.scenario.references import Reference, fits, fits_player, has_name, matching, parse, same_name
from tests.scenario.things import Thing


@pytest.mark.parametrize(
    ("text", "reference"),
    [
        ("Ember Hound", Reference(name="Ember Hound")),
        ("Ember Hound#2", Reference(name="Ember Hound", nth=2)),
        ("@hound", Reference(label="hound")),
        ("@hound.2", Reference(label="hound.2")),
        ("player:B", Reference(player="B")),
        ("Ash // Cinder", Reference(name="Ash // Cinder")),
    ],
)
def test_the_text_form_is_read_and_written(text: str, reference: Reference) -> None:
    assert parse(text) == reference
    assert str(reference) == text


@pytest.mark.parametrize("text", ["Ember Hound#", "Ember Hound#0", "Ember Hound#x", "#2"])
def test_a_number_sign_needs_a_number_from_1(text: str) -> None:
    with pytest.raises(ValueError, match="not a reference"):
        parse(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Séance Hound", "seance hound"), ("Ash’s Hound", "ash's HOUND"), ("Æther Hound", "Aether Hound")],
)
def test_201_names_are_compared_without_case_diacritics_and_kind_of_apostrophe(one: str, other: str) -> None:
    assert same_name(one, other)
    assert not same_name(one, other + "s")


def test_a_two_part_card_has_its_full_name_and_the_parts_in_force() -> None:
    split = Thing("Ash // Cinder", zone="hand", parts=("Ash", "Cinder"))
    assert all(has_name(split, name) for name in ("Ash // Cinder", "ash", "Cinder"))
    assert not has_name(Thing("Ash", zone="stack"), "Cinder")


def test_111_4_a_token_is_called_by_its_subtypes_with_or_without_the_word_token() -> None:
    food = Thing("Food Token", is_token=True)
    assert has_name(food, "Food")
    assert has_name(Thing("Food", is_token=True), "Food Token")
    assert not has_name(Thing("Food Token"), "Food"), "a card keeps its whole name"


def test_everything_that_a_reference_says_must_hold() -> None:
    hound = Thing("Ember Hound", controller="B", owned_by="A", is_token=True, is_copy=True)
    right = {"name": "Ember Hound", "token": True, "copy": True, "controller": "B", "owner": "A", "unnamed": False}
    assert fits(Reference(**right, zone="battlefield", player="B"), hound)  # type: ignore[arg-type]
    for field, wrong in [
        ("name", "Hound"),
        ("token", False),
        ("copy", False),
        ("controller", "A"),
        ("owner", "B"),
        ("unnamed", True),
        ("zone", "hand"),
        ("player", "A"),
        ("label", "x"),
    ]:
        assert not fits(Reference(**{**right, field: wrong}), hound), field  # type: ignore[arg-type]


def test_the_player_of_an_object_is_its_controller_on_the_battlefield_and_its_owner_elsewhere() -> None:
    stolen = Thing("Ember Hound", controller="B", owned_by="A")
    dead = Thing("Ember Hound", controller="B", owned_by="A", zone="graveyard")
    assert fits(Reference(name="Ember Hound", player="B"), stolen)
    assert not fits(Reference(name="Ember Hound", player="B"), dead)
    assert fits(Reference(name="Ember Hound", player="A"), dead)


def test_708_an_object_without_a_name_is_found_by_that() -> None:
    assert fits(Reference(unnamed=True), Thing())
    assert not fits(Reference(unnamed=True), Thing("Ember Hound"))


def test_an_ability_on_the_stack_is_found_by_the_start_of_its_text() -> None:
    ability = Thing("Ember Hound", zone="stack", ability_texts=("{T}: Ember Hound deals 1 damage to any target.",))
    assert fits(Reference(ability="{T}: This creature deals 1"), ability)
    assert not fits(Reference(ability="deals 1 damage"), ability)
    assert not fits(Reference(ability="{T}:"), Thing("Ember Hound", ability_texts=("{T}: Draw a card.",)))


def test_a_reference_with_a_mode_fits_only_what_that_mode_asks_for() -> None:
    hound = Thing("Ember Hound")
    reference = Reference(name="Ember Hound", mode=2)
    assert fits(reference, hound, mode=2)
    assert not fits(reference, hound, mode=1)
    assert not fits(reference, hound)
    assert fits_player(Reference(player="B", mode=1), "B", mode=1)
    assert not fits_player(Reference(player="B", mode=1), "B", mode=2)


def test_the_nth_is_counted_among_what_fits() -> None:
    first, other, second = Thing("Ember Hound"), Thing("Ash Cat"), Thing("Ember Hound", controller="B")
    assert matching(parse("Ember Hound"), [first, other, second]) == [first, second]
    assert matching(parse("Ember Hound#2"), [first, other, second]) == [second]
    assert matching(parse("Ember Hound#3"), [first, other, second]) == []
    assert matching(parse("Ember Hound#1"), [other, second]) == [second]


def test_a_reference_to_a_player_fits_no_object() -> None:
    assert not fits(Reference(player="A"), Thing("Ember Hound"))
    assert not fits_player(Reference(player="A", name="Ember Hound"), "A")
