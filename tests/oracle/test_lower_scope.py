"""Modifiers are said of the right nouns, and none is dropped in silence."""

from __future__ import annotations

import pytest

from apnap.abilities import ability, objects
from apnap.abilities import effect as effects
from apnap.abilities.objects import AllOf, AnyOf, HasCardType, HasSubtype, HasSupertype
from apnap.abilities.static import CastWithFlash
from apnap.abilities.values import BASIC, LAND
from apnap.abilities.walk import walk
from apnap.oracle.compile import NO_MEANING, Abilities, compile_text


def compiled(text: str, is_spell: bool = False) -> Abilities:
    """Return the abilities of a text that is understood."""
    abilities, problems = compile_text(text, "Moss", is_spell=is_spell)
    assert problems == ()
    return abilities


def test_a_modifier_before_a_noun_that_is_said_again_is_said_of_the_first_only() -> None:
    """A Gate card need not be basic."""
    (spell,) = compiled(
        "Search your library for a basic land card or Gate card, put it into your hand, then shuffle.", True
    )

    (search,) = [node for node in walk(spell) if isinstance(node, effects.Search)]
    assert search.what.tests == (AnyOf((AllOf((HasSupertype(BASIC), HasCardType(LAND))), HasSubtype("Gate"))),)


def test_artifact_spells_need_not_be_colorless() -> None:
    (static,) = compiled("You may cast colorless spells and artifact spells as though they had flash.")

    assert isinstance(static, ability.Static)
    (part,) = static.parts
    assert isinstance(part, CastWithFlash) and part.spells is not None
    (test,) = part.spells.tests
    assert isinstance(test, AnyOf)
    colors = [[isinstance(node, objects.ColorCount) for node in walk(one)] for one in test.tests]
    assert [any(found) for found in colors] == [True, False]


def test_a_modifier_before_different_nouns_is_said_of_both() -> None:
    (triggered,) = compiled("Whenever you sacrifice a nontoken artifact or creature, draw a card.")

    (either,) = [node for node in walk(triggered) if isinstance(node, AnyOf)]
    assert all(isinstance(one, HasCardType) for one in either.tests)
    assert any(isinstance(node, objects.Not) for node in walk(triggered))


@pytest.mark.parametrize(
    "text",
    [
        "Each equipped creature and Equipment you control has haste.",
        "When this creature enters, return target creature card with a charge counter on it from a graveyard to your "
        "hand.",
        "When this creature enters, exile target land.\n"
        "Whenever you sacrifice a land, return all cards exiled with it to the battlefield.",
        "{2}, {T}: Exile target land.\n"
        "{X}: You may cast any number of spells from among cards exiled with this artifact with total mana value X or "
        "less without paying their mana costs.",
    ],
)
def test_what_can_not_be_meant_is_refused(text: str) -> None:
    _, problems = compile_text(text, "Moss", is_spell=False)

    assert [problem.kind for problem in problems] == [NO_MEANING]


@pytest.mark.parametrize("it", ["this creature", "Moss", "it"])
def test_cards_exiled_with_the_card_itself_are_linked(it: str) -> None:
    text = (
        "When Moss enters, exile target land.\n"
        f"When Moss dies, return all cards exiled with {it} to the battlefield under their owners' control."
    )

    _, second = compiled(text)

    assert any(isinstance(node, objects.Linked) for node in walk(second))
