"""A line that is not read: the caret stands under the wrong word, and what would be right is said in plain words."""

from __future__ import annotations

import pytest

from apnap.i18n.catalogue import LANGUAGES
from apnap.i18n.declines import decline_text, expectation, kind_text
from apnap.oracle.damaging import damaged_lines, is_pointed_out, tokens
from apnap.oracle.twoway import tongue
from tests.oracle.house_lines import house_lines

WRONG = [
    ("Target creature gets +2/+2 untill end of turn.", "untill", "until"),
    ("Black creaturys can't block.", "creaturys", "creatures"),
    ("Draw two card.", "card", "cards"),
    ("You draws a card.", "draws", "draw"),
    ("Destory target land.", "Destory", "Destroy"),
    ("Flying, doubel strike", "doubel", "double"),
    ("First strike, frist strike", "frist", "first"),
    ("Destroy all gobblins.", "gobblins", "Goblins"),
    ("Choose one —\n• Draw a card.\n• Scyr 2.", "Scyr", "Scry"),
]


@pytest.mark.parametrize(("line", "word", "right"), WRONG)
def test_the_wrong_word_and_its_right_spelling(line: str, word: str, right: str) -> None:
    decline = tongue("en").decline(line)

    assert line[decline.offset : decline.offset + decline.length] == word
    assert right in decline.suggestions


@pytest.mark.parametrize(
    ("line", "piece"),
    [
        ("{2}{K}{B}: Draw a card.", "{K}"),
        ("{T}: Add {G}{T}.", "{T}"),
        ("Put a +1/+c counter on target creature.", "+1/+c"),
        ("[+o]: Draw a card.", "[+o]"),
        ("Draw a card, then discard a card", ""),
        ("When this creature dies,", ""),
    ],
)
def test_a_symbol_or_a_size_is_wrong_as_a_whole_and_a_missing_end_is_pointed_at(line: str, piece: str) -> None:
    decline = tongue("en").decline(line)

    assert line[decline.offset : decline.offset + decline.length] == piece
    assert piece or decline.offset == len(line)


def test_only_what_mends_the_line_is_expected() -> None:
    decline = tongue("en").decline("At the beginning of your end steq, draw a card.")

    assert decline.words == ("step",)
    assert decline.kinds == ()


def test_a_second_mistake_does_not_hide_the_first() -> None:
    decline = tongue("en").decline("Draw a crad. Wobble two creatures sideways.")

    assert decline.line[decline.offset :].startswith("crad")


@pytest.mark.parametrize(
    ("lang", "line", "said"),
    [
        (
            "en",
            "Target creature gets +2/+2 untill end of turn.",
            "Target creature gets +2/+2 untill end of turn.\n"
            "                           ^^^^^^\n"
            "“untill” is not understood here; expected: how long it lasts (“until end of turn”). "
            "Did you mean “until”?",
        ),
        (
            "es",
            "La criatura objetivo obtiene +1/+1 asta el final del turno.",
            "La criatura objetivo obtiene +1/+1 asta el final del turno.\n"
            "                                   ^^^^\n"
            "«asta» no se entiende aquí; se espera: cuánto dura («hasta el final del turno»). ¿Quizá «hasta»?",
        ),
        (
            "en",
            "Choose one —\n• Destroy target land.\n• Draw a card",
            "Choose one —\n• Destroy target land.\n• Draw a card\n"
            "             ^\n"
            "something is missing at the end of the line; expected: “.”",
        ),
    ],
)
def test_a_decline_is_said_in_plain_words(lang: str, line: str, said: str) -> None:
    shown = decline_text(tongue(lang).decline(line), lang)

    assert shown.startswith(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_beginning_anything_may_stand(lang: str) -> None:
    assert len(expectation(tongue(lang).decline("Wibble wobble."), lang)) > 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_slot_has_a_name_in_plain_words(lang: str) -> None:
    patterns = [pattern for own in tongue(lang).grammar.patterns.values() for pattern in own]
    categories = {slot.category for pattern in patterns for slot in pattern.slots}

    assert [name for name in sorted(categories) if not kind_text(name, lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_caret_stands_under_the_changed_word(lang: str) -> None:
    damaged = list(damaged_lines(tongue(lang), house_lines(lang), 200, seed=20260801))

    found = [is_pointed_out(tongue(lang), one) for one in damaged]

    assert sum(found) >= 0.9 * len(found) == 180


def test_tokens_are_what_a_reader_sees_as_words() -> None:
    line = "{2}{W}, {T}: ~s gets +1/+0 and can't attack. [−3] 2 Elf's"

    assert [line[a:b] for a, b in tokens(line)] == (
        ["{2}", "{W}", "{T}", "gets", "+1/+0", "and", "can't", "attack", "[−3]", "2", "Elf's"]
    )
