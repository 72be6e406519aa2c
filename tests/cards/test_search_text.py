"""The text of a search: what is refused, where, and that it is written as it is read."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from apnap.cards.search import Query, parse_query
from apnap.cards.search_conditions import (
    COMPARISONS,
    NUMBERS,
    RARITIES,
    All,
    Any_,
    Called,
    ColorCount,
    Condition,
    Costs,
    HasColors,
    HasKeyword,
    InFormat,
    InSet,
    Is,
    Named,
    Not,
    Number,
    Rarity,
    Says,
    Typed,
)
from apnap.cards.search_kinds import KINDS
from apnap.cards.search_parsing import EXAMPLES, KEYS, MOST_CHARACTERS, MOST_DEPTH, ORDERS
from apnap.cards.search_words import fold_text
from apnap.errors import SearchError
from apnap.i18n import LANGUAGES, error_text
from apnap.i18n.catalogue import topic_messages

REFUSED = [
    ("elf pwo>3", "unknown_key", 4, 3),
    ("elf t:", "no_value", 4, 2),
    ("t: elf", "no_value", 0, 2),
    ('elf t:""', "no_value", 4, 4),
    ("!", "no_value", 0, 1),
    ("pow > 3", "loose_sign", 4, 1),
    ("pow != 3", "loose_sign", 4, 1),
    ("pow> 3", "no_value", 0, 4),
    ('elf "throw the', "open_quote", 4, 1),
    ("elf (a or b", "open_bracket", 4, 1),
    ("elf) b", "stray_bracket", 3, 1),
    ("elf ()", "empty_brackets", 4, 2),
    ("elf or", "lone_or", 6, 0),
    ("or elf", "lone_or", 0, 0),
    ("elf or (b or)", "lone_or", 12, 0),
    ("elf - b", "lone_minus", 4, 1),
    ("pow>big", "no_number", 4, 3),
    ("mv<=c", "no_number", 4, 1),
    ("mv=1e9", "no_number", 3, 3),
    ("c:purple", "no_colors", 2, 6),
    ("c>m", "no_colors", 2, 1),
    ("mana:2k", "no_cost", 5, 2),
    ("r:shiny", "no_rarity", 2, 5),
    ("is:permanant", "no_kind", 3, 9),
    ("t>elf", "no_comparison", 0, 2),
    ("o:/draw .* card/", "no_regex", 2, 5),
    ("/a+/", "no_regex", 0, 4),
    ("order:beauty", "no_order", 6, 6),
    ("direction:up", "no_direction", 10, 2),
    ("order:mv order:pow", "second_order", 15, 3),
    ("elf (b order:mv)", "order_inside", 4, 11),
    ("-order:mv", "order_inside", 0, 9),
    ("x" * (MOST_CHARACTERS + 1), "too_long", MOST_CHARACTERS, 0),
    ("-" * (MOST_DEPTH + 1) + "x", "too_deep", MOST_DEPTH, 1),
    ("(" * (MOST_DEPTH + 1), "too_deep", MOST_DEPTH, 1),
]


@pytest.mark.parametrize(("text", "key", "offset", "length"), REFUSED, ids=[f"{row[1]}-{row[2]}" for row in REFUSED])
def test_what_is_refused_and_where(text: str, key: str, offset: int, length: int) -> None:
    with pytest.raises(SearchError) as refused:
        parse_query(text)
    error = refused.value
    assert (error.key, error.offset, error.length) == (f"searching.{key}", offset, length)
    for lang in LANGUAGES:
        assert error_text(error, lang)[-1] == "."


def test_every_refusal_of_the_catalogue_is_shown_here() -> None:
    told = {key for key in topic_messages("searching") if "{place}" in str(topic_messages("searching")[key])}
    elsewhere = {"searching.supported_unknown", "searching.no_format"}
    assert told - elsewhere <= {f"searching.{key}" for _, key, _, _ in REFUSED}


def test_a_refusal_says_what_would_be_right() -> None:
    with pytest.raises(SearchError, match=r"character 1: there is no search key “colr”; there are color"):
        parse_query("colr:g")
    with pytest.raises(SearchError, match="there are permanent"):
        parse_query("is:permanant")


def test_there_is_an_example_of_every_key_and_it_is_understood() -> None:
    assert set(EXAMPLES) == set(KEYS.values())
    for example in EXAMPLES.values():
        assert str(parse_query(example))


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("", ""),
        ("  Elf   «Throw the»  ", 'elf "throw the"'),
        ("TYPE:Goblin COLOR:Red CMC:2", "t:goblin c>=r mv=2"),
        ("a (b c) or (d or e)", "a (b c) or (d or e)"),
        ("id:esper c:c c:m", "id<=wub c=c c>=2"),
        ("mana:2WW", "mana>={2}{w}{w}"),
        ("Ward of Lamps: Red", 'ward of "lamps:" red'),
        ('o:"say \\"no\\""', 'o:"say \\"no\\""'),
        ("not:vanilla sort:cmc dir:desc", "-is:vanilla order:mv direction:desc"),
        ("direction:asc", ""),
    ],
)
def test_how_a_search_is_written(text: str, written: str) -> None:
    assert str(parse_query(text)) == written


_words = st.text(st.sampled_from("abé\"'\\-/!:<=>() ~*{}or№"), min_size=1, max_size=6)
_folded = _words.map(fold_text).filter(lambda word: bool(word) and fold_text(word) == word)
_signs = st.sampled_from(sorted(COMPARISONS))
_of = st.sampled_from(["c", "id"])
_letters = st.lists(st.sampled_from("WUBRG"), unique=True).map(
    lambda found: "".join(letter for letter in "WUBRG" if letter in found)
)
_costs = st.lists(st.sampled_from(["2", "X", "W", "G/U", "B/P", "C"]), min_size=1, max_size=4).map(
    lambda found: "".join(f"{{{symbol}}}" for symbol in found)
)
_values = st.integers(-99, 99).map(float) | st.sampled_from([0.5, 2.25]) | st.sampled_from(NUMBERS)
_leaves: st.SearchStrategy[Condition] = st.one_of(
    st.builds(Named, _folded),
    st.builds(Called, _folded),
    st.builds(Typed, _folded, st.booleans()),
    st.builds(Says, _folded),
    st.builds(HasKeyword, _folded),
    st.builds(HasColors, _of, _signs, _letters),
    st.builds(ColorCount, _of, _signs, st.integers(0, 5)),
    st.builds(Number, st.sampled_from(NUMBERS), _signs, _values),
    st.builds(Costs, _signs, _costs),
    st.builds(Rarity, _signs, st.sampled_from(RARITIES)),
    st.builds(InSet, _folded),
    st.builds(InFormat, st.sampled_from(["f", "banned", "restricted"]), _folded),
    st.builds(Is, st.sampled_from([*KINDS, "house", "supported"])),
)
_conditions = st.recursive(
    _leaves,
    lambda inner: st.one_of(
        st.builds(Not, inner),
        st.builds(All, st.lists(inner, min_size=2, max_size=3).map(tuple)),
        st.builds(Any_, st.lists(inner, min_size=2, max_size=3).map(tuple)),
    ),
    max_leaves=8,
)
_queries = st.builds(
    Query, st.just(All()) | _conditions, st.just("") | st.sampled_from(sorted(set(ORDERS.values()))), st.booleans()
)


_unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@_unhurried
@given(_queries)
def test_a_search_written_and_read_is_the_same(query: Query) -> None:
    assert parse_query(str(query)) == query


@_unhurried
@given(st.text(st.sampled_from('elf t:o=c<>!-()"«or mv3{g}\\/ℌ½ßİ'), max_size=24))
def test_any_text_is_refused_or_read_as_what_it_is_written_as(text: str) -> None:
    try:
        query = parse_query(text)
    except SearchError as error:
        assert 0 <= error.offset <= len(text)
        return
    assert parse_query(str(query)) == query
