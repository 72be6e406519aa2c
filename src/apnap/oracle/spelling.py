"""Spelling: a line of card text to words and back, in each language.

Words are in lower case (a capital is kept beside them, for subtypes); mana symbols in a row are one word; ``'s`` is a
word; "an" is the word "a"; "nonblack" is the two words "non black"; quotation marks are directed and the full stop is
always inside *and* outside them; a line break (before a bullet) is the word ``¶``. In Spanish "al" and "del" are two
words, "e"/"u" are the words "y"/"o", a pronoun stands behind its verb ("sacrifícala": "sacrifica", "-la"), and an
ability word is the English one. What splitting takes away, joining puts back.

>>> split("Target creature's controller loses 2 life.", "en").words
['target', 'creature', "'s", 'controller', 'loses', '2', 'life', '.']
>>> join(["a", "artifact", "you", "control", "."], "en")
'An artifact you control.'
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from apnap.oracle.clitics import CLITICS, attached, detached, is_behind_pronoun
from apnap.oracle.lexicon.ability_words import ENGLISH_TITLES, SPANISH_TITLES
from apnap.oracle.spanish_order import as_patterns, as_printed

BREAK: Final = "¶"
OPEN: Final = "“"
CLOSE: Final = "”"
SPACED_DASH: Final = "--"
CAPITAL: Final = "^"
TITLE: Final = "\x02"
"""Begins the word that stands for an ability word or flavor word (207.2c-d), which may be any words before a dash."""
_TITLE = re.compile(r"(?:(?<=\n)|(?<=• )|^)([A-Z][\w'’!?,\- ]*?) — ")
_NO_TITLE = re.compile(
    r"(?:Choose|Elige|Alardear|Agotar|Presagiar|Compañero|Suspender"
    r"|Each player chooses|To solve|Solved|Visit|Boast|Forecast|Exhaust|Power-up|Potenciar|Max speed|Velocidad máxima"
    r"|Companion|Para resolver|Resuelto"
    r"|Suspend|[IVX]+\b|.*faces? a villainous choice|.*una decisión vil)"
)
_CHAPTERS = re.compile(r"(?:(?<=\n)|^)[IVX]+(?:, [IVX]+)* — ")
_TITLE_OF_CHAPTER = re.compile(r"([A-Z][\w'’!?\-]*(?: [\w'’!?\-]+){0,3}) — ")
"""A flavor word behind the number of a chapter: never a whole sentence such as "… faces a villainous choice —"."""

_WORD = re.compile(
    r"(?:\{[^}]+\})+"
    r"|\[[+−-]?[\dX]+\]"
    r"|\+X/\+Y"
    r"|[+−-]?[\dX*]+(?:\+[\d*])?/[+−-]?[\dX*]+(?:\+\*)?(?![A-Za-z])"
    r"|[+−-][\dX]+|\d+"
    r"|~p?s?(?![a-z])"
    r"|non-(?= |$)"
    r"|[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ\d]*(?:[-'][A-Za-zÀ-ÿ]+)*"
    r"|'s\b|--|\S|\n"
)
_CONTRACTIONS: Final = frozenset(
    "that's it's he's she's there's who's urza's can't don't doesn't isn't aren't wasn't weren't didn't haven't hasn't "
    "wouldn't couldn't they're you're you've they've won't you'd they'd".split()
)
_NON: Final = frozenset(
    "creature land artifact token black white blue red green basic enchantment legendary planeswalker commander snow "
    "permanent instant sorcery mana battle historic outlaw attacking blocking".split()
)
_OF_THE_TYPE: Final = ("básicas", "legendarias", "nevadas")
"""In "dos cartas de tierra básica" the supertype agrees with the type: printed so, and read in either number."""
_VOWEL = re.compile(r"^[aeiouAEIOU]|^hour|^8|^1[18](?!\d)|^X\b")
_CONSONANT_SOUND = re.compile(r"^(uni|one\b|once|eur|Uni|use|usable)")


@dataclass(frozen=True)
class Words:
    """A line cut into words."""

    words: list[str]
    capital: list[bool]
    """Whether the word was written with a capital."""
    offsets: list[int]
    """Where the word begins in the line, from 0."""
    line: str = ""


def split_literal(text: str, language: str) -> list[str]:
    """Return the words of a piece of a pattern, with capitals as written."""
    found: list[str] = []
    for match in _WORD.finditer(text):
        word = match.group()
        if language == "en":
            if word in ("an", "An"):
                word = "a"
            if word.endswith("'s") and len(word) > 2 and word.lower() not in _CONTRACTIONS:
                found += [word[:-2], "'s"]
                continue
            if word.startswith("non") and word[3:] in _NON:
                found += ["non", word[3:]]
                continue
        elif word in ("al", "del"):
            found += [word[:-1] if word == "al" else "de", "el"]
            continue
        found.append(word)
    return found


def _titles(text: str) -> list[re.Match[str]]:
    """Return the ability words and flavor words of a line, at its beginning or behind chapter numbers."""
    behind = (_TITLE_OF_CHAPTER.match(text, chapters.end()) for chapters in _CHAPTERS.finditer(text))
    found = [*_TITLE.finditer(text), *(title for title in behind if title is not None)]
    return [title for title in found if not _NO_TITLE.match(title[1])]


def split(text: str, language: str) -> Words:
    """Cut a line (:func:`apnap.oracle.text.lines`) into words."""
    found: list[tuple[str, bool, int]] = []
    quoted = inner = False
    titles = {title.start(1): title.end(1) for title in _titles(text)}
    skip = 0
    for match in _WORD.finditer(text):
        word, at = match.group(), match.start()
        if at < skip:
            continue
        if at in titles:
            skip = titles[at]
            title = text[at:skip]
            found.append((TITLE + (ENGLISH_TITLES.get(title, title) if language == "es" else title), True, at))
            continue
        low = word.lower()
        if word == '"':
            quoted = not quoted
            if quoted:
                found.append((OPEN, False, at))
            else:
                _close_quote(found, text, match.end(), at)
        elif word == "'" and quoted and not inner and text[at - 1] == " ":
            inner = True
            found.append((OPEN, False, at))
        elif word == "'" and inner and not _is_possessive(text, at):
            inner = False
            _close_quote(found, text, match.end(), at)
        elif word == "\n":
            found.append((BREAK, False, at))
        elif word == "—":
            found.append((SPACED_DASH if text[at - 1 : at] == " " else word, False, at))
        elif word == "+X/+Y":  # words of a pattern, no number
            found.append((low, False, at))
        elif word[0] in "{[" or (len(word) > 1 and ("/" in word or word[0] in "+-−")):
            found.append((word, False, at))
        elif language == "en":
            found += _english(word, low, at)
        else:
            found += _spanish(word, low, at)
    found = _without_non_comma(found) if language == "en" else as_patterns(_with_pronouns_behind(found))
    return Words([f[0] for f in found], [f[1] for f in found], [f[2] for f in found], text)


def _is_possessive(text: str, at: int) -> bool:
    """Return whether an apostrophe makes a plural possessive ("players' hands") and ends no quotation."""
    return text[at - 1 : at] == "s" and text[at + 1 : at + 2] == " "


def _close_quote(found: list[tuple[str, bool, int]], text: str, end: int, at: int) -> None:
    comma = found[-1][0] == ","  # a comma behind the quotation is written inside
    if comma:
        found.pop()
    stopped = found[-1][0] == "."
    if not stopped:
        found.append((".", False, at))
    found.append((CLOSE, False, at))
    if comma:
        found.append((",", False, at))
    rest = text[end:]
    if stopped and (not rest or re.match(r'\s+["A-Z¿¡•]|\n|"', rest)):
        found.append((".", False, at))


def _english(word: str, low: str, at: int) -> list[tuple[str, bool, int]]:
    capital = word[0].isupper() or (word[1:2] in ("'", "’") and word[2:3].isupper())
    if low == "an":
        return [("a", capital, at)]
    if low.endswith("'s") and len(low) > 2 and low not in _CONTRACTIONS:
        return [(low[:-2], capital, at), ("'s", False, at + len(low) - 2)]
    if low.startswith("non-"):
        return [("non-", capital, at), (low[4:], word[4:5].isupper(), at + 4)]
    if low.startswith("non") and low[3:] in _NON:
        return [("non", capital, at), (low[3:], False, at + 3)]
    return [(low, capital, at)]


def _spanish(word: str, low: str, at: int) -> list[tuple[str, bool, int]]:
    capital = word[0].isupper()
    if low in ("al", "del"):
        return [("a" if low == "al" else "de", capital, at), ("el", False, at)]
    if low in ("e", "u"):
        return [("y" if low == "e" else "o", capital, at)]
    return [(low, capital, at)]


def _with_pronouns_behind(found: list[tuple[str, bool, int]]) -> list[tuple[str, bool, int]]:
    """Put the pronoun of "sacrifícala" and "la sacrifica" behind its verb, as a word of its own."""
    kept: list[tuple[str, bool, int]] = []
    for word, capital, at in found:
        if word + "s" in _OF_THE_TYPE and [one[0] for one in kept[-3:-1]] == ["cartas", "de"]:
            word += "s"
        parts = detached(word)
        if parts is not None:
            kept += [(parts[0], capital, at), (parts[1], False, at + len(parts[0]))]
        elif kept and "-" + kept[-1][0] in CLITICS and is_behind_pronoun(word):
            pronoun, was_capital, place = kept.pop()
            kept += [(word, was_capital, place), ("-" + pronoun, False, at)]
        else:
            kept.append((word, capital, at))
    return kept


def _without_non_comma(found: list[tuple[str, bool, int]]) -> list[tuple[str, bool, int]]:
    """Drop the comma of "noncreature, nonland", which separates nothing that is a list in meaning."""
    kept: list[tuple[str, bool, int]] = []
    for i, item in enumerate(found):
        if item[0] == "," and i >= 2 and i + 1 < len(found):
            if found[i + 1][0] in ("non", "non-") and found[i - 2][0] in ("non", "non-"):
                continue
        kept.append(item)
    return kept


def join(words: list[str], language: str) -> str:
    """Write words as a line: capitals after stops, spaces, articles, contractions, quotation marks."""
    return (
        _write(_with_non_comma(words), english=True)
        if language == "en"
        else _write(_contracted(as_printed(words)), False)
    )


def _with_non_comma(words: list[str]) -> list[str]:
    out: list[str] = []
    for word in words:
        if word in ("non", "non-") and len(out) >= 2 and out[-2] in ("non", "non-") and out[-1] != ",":
            out.append(",")
        out.append(word)
    return out


def _contracted(words: list[str]) -> list[str]:
    out: list[str] = []
    for i, word in enumerate(words):
        following = words[i + 1].lower() if i + 1 < len(words) else ""
        if word == "el" and out and out[-1] in ("a", "de"):
            out[-1] = "al" if out[-1] == "a" else "del"
        elif word == "y" and re.match(r"h?i(?![aeo])", following):
            out.append("e")
        elif word == "o" and re.match(r"h?o", following):
            out.append("u")
        elif word in CLITICS and out:
            out[-1] = attached(out[-1], word)
        elif word in _OF_THE_TYPE and out[-3:-1] == ["cartas", "de"]:
            out.append(word[:-1])
        else:
            out.append(word)
    return out


_NO_SPACE_BEFORE: Final = frozenset([".", ",", ":", ";", "'s", "'", CLOSE, "?", "!", "—", "/"])
_NO_SPACE_AFTER: Final = frozenset([OPEN, "¡", "non", "non-", "—", "/"])
_RANGE_END: Final = re.compile(r"\+|[-−]\d+")
_CAPITAL_AFTER: Final = frozenset([".", ":", SPACED_DASH, "—", "•", OPEN, "|"])
_NAMES_OF_RULES: Final = frozenset(["legend", "regla", "bands", "agrupar"])
"""How a rule or a keyword ability begins whose name stands in quotation marks: the "legend rule" (704.5j)."""


def _write(words: list[str], english: bool) -> str:
    text, capital, previous, depth = "", True, "", 0
    count = len(words)
    for i, word in enumerate(words):
        following = words[i + 1] if i + 1 < count else ""
        if word == CAPITAL:
            capital = True
            continue
        if word == BREAK:
            text, capital, previous = text + "\n", True, word
            continue
        if word == "." and _drops_stop(words, i, english):
            capital = True
            previous = CLOSE if previous == CLOSE else previous
            continue
        depth += word == OPEN
        quote = '"' if depth < 2 else "'"
        depth -= word == CLOSE
        written = quote if word in (OPEN, CLOSE) else "—" if word == SPACED_DASH else word
        if word[0] == TITLE:
            written = word[1:] if english else SPANISH_TITLES.get(word[1:], word[1:])
        elif english and word == "a":
            written = _article(following)
        if capital and written[0].isalpha():
            written, capital = written[0].upper() + written[1:], False
        elif capital and word not in (OPEN, "•", "¡", SPACED_DASH, "—"):
            capital = False
        glued = not text or text.endswith("\n") or word in _NO_SPACE_BEFORE or previous in _NO_SPACE_AFTER
        glued = glued or previous.isdigit() and _RANGE_END.fullmatch(word) is not None  # "8+", "1-3"
        text += written if glued and word != OPEN else (" " if text and not text.endswith("\n") else "") + written
        if word in _CAPITAL_AFTER and not (word == OPEN and following in _NAMES_OF_RULES):
            capital = True
        elif word == CLOSE:
            capital = False
        previous = word
    return text


def _article(following: str) -> str:
    if following in ("non", "non-"):
        return "a"
    return "an" if _VOWEL.match(following) and not _CONSONANT_SOUND.match(following) else "a"


def _drops_stop(words: list[str], i: int, english: bool) -> bool:
    """Return whether the full stop at ``i`` is one of the two around a closing quotation mark that is not printed, or
    stands behind an exclamation mark."""
    after = words[i + 1] if i + 1 < len(words) else ""
    before = words[i - 1] if i else ""
    if before == "!" or before == CLOSE and english:
        return True
    if after == CLOSE:
        second = words[i + 2] if i + 2 < len(words) else ""
        return (second not in (".", "")) if english else second != ""
    return False
