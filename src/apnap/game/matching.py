"""Comparing what people type with the texts of answers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from apnap.i18n.catalogue import LANGUAGES, has_message, message
from apnap.i18n.lists import listed_or
from apnap.i18n.rendering import SPECIAL_NAMES, Rendering, number_alike
from apnap.rules import decisions as dec
from apnap.rules.seen import SeenDecision

Renderings = dict[str, Rendering]
"""One rendering for each language, that of the game first."""

NUMBERED: Final = re.compile(r"#\d+$")


def plain(text: str) -> str:
    """Return a text as texts are compared: without case, diacritics and kinds of apostrophe.

    >>> plain("Ascua  Viva’s")
    "ascua viva's"
    """
    unmarked = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return " ".join("".join(c for c in unmarked if not unicodedata.combining(c)).casefold().split())


def accepted(asked: SeenDecision, renderings: Renderings) -> Iterator[tuple[str, int]]:
    """Yield the texts of every option in every language: whole, and without the verb."""
    for rendering in renderings.values():
        whole = rendering.options(asked)
        for at, text in enumerate(whole):
            yield text, at
        if asked.kind in (dec.PRIORITY, dec.ATTACKERS, dec.BLOCKERS):
            continue
        names = [rendering.bare_option(asked, option) for option in asked.options]
        for at, name in enumerate(names):
            place = whole[at].find(name)
            yield whole[at][place:] if place >= 0 and "#" in whole[at] else name, at


def match(asked: SeenDecision, renderings: Renderings, text: str) -> int | None:
    """Return the answer that a text is, or None if it is none (or not exactly one)."""
    wanted = plain(text)
    if asked.can_finish and wanted in {plain(message("actions.done", lang)) for lang in LANGUAGES}:
        return dec.DONE
    wanted = wanted.removesuffix("#1")
    fits = {at for option, at in accepted(asked, renderings) if plain(option).removesuffix("#1") == wanted}
    if len(fits) == 1 and len(alike(asked, renderings, text)) < 2:
        return fits.pop()
    if fits and "#" in text:
        return min(fits)
    return None


def alike(asked: SeenDecision, renderings: Renderings, text: str) -> list[int]:
    """Return the options whose texts are this one but for a number, when it makes a difference which is meant."""
    wanted = plain(text)
    texts = list(accepted(asked, renderings))
    if any(plain(option) == wanted for option, _ in texts):
        return []
    return sorted({at for option, at in texts if NUMBERED.sub("", plain(option)) == wanted})


def renderings_text(asked: SeenDecision, renderings: Renderings, lang: str) -> str:
    """Return the question in a language."""
    return renderings[lang].decision(asked)


def prefix(text: str, beginning: str) -> str | None:
    """Return what follows if a text begins with another one (compared as texts are), else None."""
    wanted = plain(beginning)
    if not wanted:
        return None
    for end in range(len(beginning), min(len(text), len(beginning) + 8) + 1):
        if plain(text[:end]) == wanted and (end == len(text) or not (text[end].isalnum() or text[end] == "#")):
            return text[end:]
    return None


def partition_word(text: str, word: str) -> tuple[str, bool, str]:
    """Return what stands before and after a word, and whether it is there."""
    found = re.search(rf"(?:^|[\s,]){re.escape(word)}\s+", text, re.IGNORECASE)
    return (text[: found.start()], True, text[found.end() :].strip()) if found else (text, False, "")


def words(name: str) -> tuple[str, ...]:
    """Return a word of action texts in every language."""
    return tuple(message(f"actions.word.{name}", lang) for lang in LANGUAGES)


def names_of_cost(purpose: str) -> set[str]:
    """Return what an optional cost is called: its id, and its names in every language."""
    name, _, number = purpose.rpartition(" ")
    key = f"actions.cost.{name if name and number.isdigit() else purpose}"
    names = {message(key, lang) for lang in LANGUAGES} if has_message(key) else set()
    return {plain(name) for name in names | {purpose}}


def verbs() -> frozenset[str]:
    """Return the first words of everything that can be typed, in every language."""
    keys = (
        "pass", "play", "cast", "activate", "special", *(f"special_{name}" for name in SPECIAL_NAMES.values()),
        "done", "yes", "no", "keep", "mulligan", "choose", "target", "next", "mode", "attacker", "blocker_of",
        "pay_with", "apply", "pile", "word.attack", "word.block",
    )  # fmt: skip
    texts = [message(f"actions.{key}", lang, name="", n="", attacker="") for key in keys for lang in LANGUAGES]
    return frozenset(plain(text).split()[0] for text in texts)


def without_preposition(text: str) -> str:
    """Return whom an attack is against, without the preposition before it."""
    return text.removeprefix("a ").removeprefix("to ")


def pairs(asked: SeenDecision, renderings: Renderings) -> Iterator[tuple[str, str, int]]:
    """Yield the two names of each pair of a declaration, numbered where alike, in every language."""
    for rendering in renderings.values():
        firsts = _numbered(rendering, [pair[0] for pair in asked.options if isinstance(pair, tuple)])
        seconds = _numbered(rendering, [pair[1] for pair in asked.options if isinstance(pair, tuple)])
        for at, option in enumerate(asked.options):
            if isinstance(option, tuple):
                yield firsts[option[0]], seconds[option[1]], at


def _numbered(rendering: Rendering, entities: list[int]) -> dict[int, str]:
    different = list(dict.fromkeys(entities))
    names = number_alike([rendering.entity(e) for e in different], [None] * len(different))
    return dict(zip(different, names, strict=True))


def examples(asked: SeenDecision, renderings: Renderings, lang: str) -> str:
    """Return the first few texts that would be right."""
    texts = renderings[lang].options(asked)
    return listed_or(texts[:5], lang)
