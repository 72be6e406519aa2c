"""Every message exists in every language, with the same placeholders, and the source asks only for what exists."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import apnap
from apnap.i18n import LANGUAGES, has_message
from apnap.i18n.catalogue import VARIANT_SETS, Texts, topic_messages, topics

SOURCE = Path(apnap.__file__).parent
EVERY_MESSAGE = [(key, entry) for topic in topics() for key, entry in topic_messages(topic).items()]


def texts_of(entry: Texts) -> list[str]:
    """Return every variant of a message in one language."""
    return [entry] if isinstance(entry, str) else list(entry.values())


def placeholders(text: str) -> set[str]:
    """Return the names between braces."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("topic", topics())
def test_each_topic_is_complete_in_every_language(topic: str) -> None:
    for key, entry in topic_messages(topic).items():
        assert set(entry) == set(LANGUAGES), key
        for lang in LANGUAGES:
            assert all(text.strip() == text != "" for text in texts_of(entry[lang])), (key, lang)


def test_variants_are_complete() -> None:
    for key, entry in EVERY_MESSAGE:
        for lang, texts in entry.items():
            assert isinstance(texts, str) or frozenset(texts) in VARIANT_SETS, (key, lang)


def test_placeholders_are_names_and_the_same_in_every_language() -> None:
    for key, entry in EVERY_MESSAGE:
        used = {lang: set().union(*(placeholders(text) for text in texts_of(texts))) for lang, texts in entry.items()}
        # The singular may leave the number out: "a card" beside "{count} cards".
        assert used["en"] - {"count"} == used["es"] - {"count"}, key
        assert all(name.isidentifier() for name in used["en"] | used["es"]), key
        for lang, texts in entry.items():
            for text in texts_of(texts):
                assert placeholders(text) | {"count"} == used[lang] | {"count"}, (key, lang, text)


def test_spanish_questions_and_exclamations_open() -> None:
    for key, entry in EVERY_MESSAGE:
        for text in texts_of(entry["es"]):
            assert text.count("?") == text.count("¿"), key
            assert text.count("!") == text.count("¡"), key


def asked_keys() -> Iterator[tuple[str, str]]:
    """Yield each key that the source asks for, with where; of a composed key the fixed beginning and a star."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            where = f"{path.relative_to(SOURCE)}:{node.lineno}"
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            asked = [node.args[0]] if name in ("message", "has_message") and node.args else []
            if name.endswith("Error"):
                asked += [keyword.value for keyword in node.keywords if keyword.arg == "key"]
            for value in asked:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield value.value, where
                elif isinstance(value, ast.JoinedStr) and isinstance(value.values[0], ast.Constant):
                    yield str(value.values[0].value) + "*", where


def test_every_key_that_the_source_asks_for_exists() -> None:
    keys = [key for key, _ in EVERY_MESSAGE]
    missing = [
        f"{key} ({where})"
        for key, where in asked_keys()
        if not (any(one.startswith(key[:-1]) for one in keys) if key.endswith("*") else has_message(key))
    ]
    assert missing == []


def test_the_source_is_searched() -> None:
    assert "errors.unknown_card" in {key for key, _ in asked_keys()}
