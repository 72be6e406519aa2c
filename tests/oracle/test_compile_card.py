"""From card records to definitions, and the reasons against them."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities import ability, condition, effect, objects, occurrence, values
from apnap.abilities.definition import CardDefinition, FaceDefinition
from apnap.abilities.effect import Draw
from apnap.abilities.mana import FixedMana, ManaCost
from apnap.cards.record import Card, Face
from apnap.errors import UnsupportedCardError
from apnap.oracle.compile import AMBIGUOUS, NOT_READ, UNBOUND, VALUES, compile_card, compile_text, define_card
from apnap.oracle.support import unperformed


def card(name: str, type_line: str, text: str = "", cost: str = "{1}", layout: str = "normal", **more: Any) -> Card:
    return Card(name, layout, (Face(name, cost, type_line, text, **more),))


def test_200_1_the_values_of_a_face() -> None:
    hen = card(
        "Moss Hen", "Legendary Snow Artifact Creature — Time Lord Bird", cost="{X}{2/W}{G/P}", power="-1", toughness="4"
    )
    face = compile_card(hen).faces[0]
    assert face == FaceDefinition(
        "Moss Hen",
        ManaCost(("X", "2/W", "G/P")),
        values.WHITE | values.GREEN,
        values.LEGENDARY | values.SNOW,
        values.ARTIFACT | values.CREATURE,
        ("Time Lord", "Bird"),
        -1,
        4,
    )


def test_204_a_color_indicator_colors_a_face_without_mana_cost() -> None:
    face = compile_card(card("Moss Grove", "Land Creature — Dryad", cost="", color_indicator="G", power="1")).faces[0]
    assert face.mana_cost is None
    assert face.colors == values.GREEN


def test_208_2_a_star_needs_an_ability_that_defines_it() -> None:
    with pytest.raises(UnsupportedCardError, match=r"power '\*' that no ability defines"):
        compile_card(card("Moss Hen", "Creature — Bird", "Flying", power="*", toughness="2"))


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"power": "1.5"}, "power '1.5'"),
        ({"loyalty": "X"}, "loyalty 'X'"),
    ],
)
def test_numbers_that_the_rules_do_not_know_are_refused(changed: dict[str, str], why: str) -> None:
    with pytest.raises(UnsupportedCardError, match=why):
        compile_card(card("Moss Hen", "Creature — Bird", **changed))


def test_unknown_types_costs_and_layouts_are_refused_by_name() -> None:
    with pytest.raises(UnsupportedCardError, match="the card type 'Nest'"):
        compile_card(card("Moss Hen", "Nest — Bird"))
    with pytest.raises(UnsupportedCardError, match="the mana cost"):
        compile_card(card("Moss Hen", "Creature — Bird", cost="{K}"))
    with pytest.raises(UnsupportedCardError, match="the layout 'host'"):
        compile_card(card("Moss Hen", "Creature — Bird", layout="host"))
    with pytest.raises(UnsupportedCardError, match="the other face is not known"):
        compile_card(card("Moss Hen", "Creature — Bird", layout="meld"))


def test_113_3_each_ability_keeps_its_line_without_reminder_text() -> None:
    hen = card(
        "Ila, Keeper of Moss",
        "Legendary Creature — Bird",
        "Flying (It soars.)\nWhenever Ila attacks, draw a card.",
        power="1",
        toughness="1",
    )
    texts = [getattr(one, "text", "") for one in compile_card(hen).faces[0].abilities]
    assert texts == ["Flying", "Whenever Ila attacks, draw a card."]


def test_608_2c_the_lines_of_a_spell_are_one_ability_with_targets_numbered_through() -> None:
    bolt = card("Moss Bolt", "Sorcery", "Destroy target creature.\nDestroy target land.\nDraw a card.")
    (spell,) = compile_card(bolt).faces[0].abilities
    assert isinstance(spell, ability.Spell)
    assert len(spell.body.targets) == 2
    first, second, third = spell.body.effect.effects  # type: ignore[attr-defined]
    assert (first.what, second.what) == (objects.TargetObjects(0), objects.TargetObjects(1))
    assert isinstance(third, Draw)
    assert spell.text == "Destroy target creature.\nDestroy target land.\nDraw a card."


def test_608_2c_a_pronoun_may_refer_to_an_earlier_line_of_a_spell() -> None:
    abilities, problems = compile_text(
        "Tap target creature.\nIt gains flying until end of turn.", "Moss Bolt", is_spell=True
    )
    assert problems == ()
    (spell,) = abilities
    assert isinstance(spell, ability.Spell)
    continuous = spell.body.effect.effects[1]  # type: ignore[attr-defined]
    assert continuous.what == objects.TargetObjects(0)


def test_a_keyword_of_a_spell_stays_an_ability_of_its_own() -> None:
    abilities, _ = compile_text("Draw a card.\nFlashback {3}{U}\nScry 1.", "Moss Bolt", is_spell=True)
    assert [type(one) for one in abilities] == [ability.Spell, ability.Keyword]


def test_an_unread_line_is_told_with_the_words_that_are_not_understood() -> None:
    _, problems = define_card(card("Moss Hen", "Creature — Bird", "Flying\nWhen ~ hums, draw a card."))
    (problem,) = problems
    assert problem.kind == NOT_READ
    assert problem.line[problem.offset :].startswith("hums")
    with pytest.raises(UnsupportedCardError, match="'Moss Hen' can't be played yet: .*hums"):
        compile_card(card("Moss Hen", "Creature — Bird", "When Moss Hen hums, draw a card."))


def test_a_word_that_refers_to_nothing_is_unbound() -> None:
    _, problems = compile_text("Destroy it.", "Moss Bolt", is_spell=True)
    assert [problem.kind for problem in problems] == [UNBOUND]


def test_readings_with_different_meanings_make_a_card_unsupported() -> None:
    text = "Destroy all artifacts, creatures, and enchantments."
    _, problems = compile_text(text, "Moss Bolt", is_spell=True)
    assert all(problem.kind == AMBIGUOUS for problem in problems)


def test_every_face_counts() -> None:
    whole = Card(
        "Moss // Hum",
        "split",
        (Face("Moss", "{G}", "Instant", "Draw a card."), Face("Hum", "{U}", "Instant", "Hum a tune.")),
    )
    definition, problems = define_card(whole)
    assert isinstance(definition, CardDefinition)
    assert definition.layout == "split"
    assert [problem.line for problem in problems] == ["~ a tune."]


def test_a_layout_that_the_rules_do_not_carry_out_is_refused() -> None:
    plane = Card("A Plane", "planar", (Face("A Plane", "", "Plane — Here"),))
    _, problems = define_card(plane)
    assert [problem.kind for problem in problems][0] == VALUES


def test_what_the_rules_do_not_carry_out_is_told() -> None:
    adds = effect.AddMana(objects.You(), FixedMana(("X",)))
    face = FaceDefinition("Moss Hen", abilities=(ability.Spell(ability.Body(effect=adds)),))
    (found,) = unperformed(CardDefinition("Moss Hen", (face,)))
    assert found.startswith("mana.FixedMana")


def test_what_asks_now_for_what_is_done_only_later_is_told() -> None:
    drawn = effect.Draw(objects.You(), slot=1)
    then = ability.Triggered(occurrence.BeginningOf(values.END, objects.You()), ability.Body(effect=drawn))
    asks = effect.If(condition.Happened(1), effect.Draw(objects.You()))
    later = effect.Sequence((effect.DelayedTrigger(then), asks))
    face = FaceDefinition("Moss Rite", abilities=(ability.Spell(ability.Body(effect=later)),))
    assert unperformed(CardDefinition("Moss Rite", (face,))) == ("Happened: asks for what is done later",)
