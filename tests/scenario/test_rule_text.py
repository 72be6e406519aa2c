from __future__ import annotations

import pytest

from apnap.scenario.rule_text import contains, normal_form, starts_with


@pytest.mark.parametrize(
    ("ability", "given"),
    [
        ("{2}, {T}: Draw a card.", "{2}, {T}:"),
        ("[+1]: Draw a card.", "+1:"),
        ("[−2]: Draw a card.", "-2:"),
        ("−2: Draw a card.", "−2:"),
        ("0: Draw a card.", "[0]:"),
        ("Equip {3} (Attach this somewhere.)", "Equip {3}"),
        ("Flying", "flying"),
        ("Annihilator 2", "Annihilator  2"),
        ("II, III — Draw a card.", "II, III — draw"),
        ("Ward—Pay 2 life.", "Ward-Pay 2 life"),
        ("When Ysolde, Warden of Ash enters, draw a card.", "When ~ enters"),
        ("When Ysolde enters, draw a card.", "When ~ enters"),
        ("When this creature enters, draw a card.", "When Ysolde enters"),
        ("Sacrifice Ysolde: Draw a card.", "Sacrifice this permanent:"),
        ("Landfall — Whenever a land you control enters, draw.", "Whenever a land"),
        ("Landfall — Whenever a land you control enters, draw.", "Landfall — Whenever a land"),
        ("Landfall — Whenever a land you control enters, draw.", "Landfall"),
        ("Whenever a land you control enters, draw.", "Landfall — Whenever a land"),
        ("Ash’s bearer draws “a card.”", "Ash's bearer draws \"a card"),
    ],
)
def test_a_text_is_matched_by_its_start_in_normal_form(ability: str, given: str) -> None:
    assert starts_with(ability, given, ("Ysolde, Warden of Ash",))


@pytest.mark.parametrize(
    ("ability", "given"),
    [
        ("{2}, {T}: Draw a card.", "{T}:"),
        ("+1: Draw a card.", "+2:"),
        ("When Ysolde enters, draw a card.", "draw a card"),
        ("I — Draw a card.", "Draw a card"),
        ("I — Draw a card.", "II — Draw a card"),
        ("II — Draw a card.", "I — Draw a card"),
        ("Choose one — Draw a card.", "Draw a card"),
        ("When Ysolder enters, draw a card.", "When ~ enters"),
        ("When that creature dies, draw a card.", "When ~ dies"),
    ],
)
def test_other_texts_do_not_match(ability: str, given: str) -> None:
    assert not starts_with(ability, given, ("Ysolde, Warden of Ash",))


def test_each_part_of_a_two_part_name_is_a_way_to_call_itself() -> None:
    names = ("Ash // Cinder Hound",)
    assert normal_form("Exile Cinder Hound.", names) == "exile ~."
    assert normal_form("Exile Ash.", names) == "exile ~."


def test_a_name_inside_of_a_longer_word_is_not_the_name() -> None:
    assert normal_form("Cinderashes and Ashen", ("Ash",)) == "cinderashes and ashen"


def test_nested_reminder_text_is_dropped() -> None:
    assert normal_form("Flying (It can't (really) be blocked.) and more") == "flying and more"


def test_a_condition_looks_anywhere_in_the_text() -> None:
    assert contains("When Ember Hound dies, draw a card.", "~ dies, draw", ("Ember Hound",))
    assert not contains("When Ember Hound dies, draw a card.", "~ enters", ("Ember Hound",))
