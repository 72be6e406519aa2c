"""No content word of a line is swallowed: without it, or with another in its place, the line means something else."""

from __future__ import annotations

from itertools import islice

import pytest

from apnap.i18n.catalogue import LANGUAGES
from apnap.oracle.compile import compile_text
from apnap.oracle.damaging import changed_lines, content_tokens, damaged_lines, swallowed
from apnap.oracle.twoway import tongue
from tests.oracle.house_lines import house_lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_content_token_of_the_house_cards_is_swallowed(lang: str) -> None:
    found = [one.changed for one in swallowed(tongue(lang), house_lines(lang), seed=7, changes=1)]

    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_changed_line_ends_in_an_exception(lang: str) -> None:
    for one in changed_lines(tongue(lang), house_lines(lang), seed=8, changes=1):
        compile_text(one.changed, "Moss", is_spell=False, language=lang)


def test_a_cost_of_a_fixed_number_is_refused_where_any_number_is_asked_for() -> None:
    text = "As an additional cost to cast this spell, untap any number of creatures you control."

    _, (problem,) = compile_text(text, "Moss", is_spell=True)

    assert problem.why == "one or more, as a cost"


def test_content_tokens_are_numbers_colors_types_players_zones_keywords_and_denials() -> None:
    line = "Landfall — Whenever you put two 2/2 red Elf creatures with flying into a graveyard, don't draw."

    found = [line[start:end] for start, end in content_tokens(tongue("en"), line)]

    assert found == ["you", "two", "2/2", "red", "Elf", "creatures", "flying", "graveyard", "don't"]


def test_what_is_swallowed_is_found() -> None:
    """A tongue that reads every line as the same tree swallows everything."""

    class Deaf:
        language = "en"
        grammar = tongue("en").grammar

        def read(self, line: str) -> object:
            return tongue("en").read("Draw a card.")

        def print(self, tree: object) -> str:
            return "Draw a card."

    (one, *_) = swallowed(Deaf(), ["Destroy target creature."], seed=1)  # type: ignore[arg-type]

    assert one.changed == "Destroy creature."


def test_two_wordings_of_one_meaning_swallow_nothing() -> None:
    line = "If you have eleven or more cards in your hand, draw a card."

    assert not [one for one in swallowed(tongue("en"), [line], seed=1) if one.changed == line.replace("your ", "")]


def test_damage_is_drawn_by_its_seed() -> None:
    lines = house_lines("en")

    one, same, other = (
        [damaged.line for damaged in islice(damaged_lines(tongue("en"), lines, 20, seed), 20)] for seed in (1, 1, 2)
    )

    assert one == same != other
    assert not any(tongue("en").read(line).trees for line in one)
