"""The text layer: a face's printed text to the lines that the grammar reads.

Reminder text goes (207.2), the card's own name becomes ``~`` and its short name ``~s`` (201.5b), ``~p`` and ``~ps``
where it is a name of several ("Ilo and Ila enter"), bullets are joined to the line above them, so that a modal ability
is one line. :func:`restored` puts the name back. Spanish cards write an article before most names ("del Cuervo gris"),
which goes with it.
"""

from __future__ import annotations

import re
from typing import Final

from apnap.rules.subtypes import CREATURE_TYPES

_REMINDER = re.compile(r"\s*\((?:[^()]|\([^()]*\))*\)")
_ARTICLE: Final = r"(?:(?:([AaDd]e?)l|[Ee]l|[Ll][ao]s?|[Uu]na?) )?"
"""Before a name in Spanish text; of "al" and "del" the preposition stays."""
_NUMERAL: Final = re.compile(r" [IVXL]+$")
"""The number behind a ruler's name, which the text leaves out."""
_NAMED_AFTER: Final = re.compile(r"\bnamed [A-Z]\w* of $")
"""Before the name as a part of another one: "a token named Moss of Ila"."""
_SHORTENERS: Final = (
    ", ",
    " of ",
    " the ",
    " and ",
    " in ",
    " from ",
    " who ",
    " to ",
    " von ",
    " del ",
    " de la ",
    " de ",
)


def short_names(name: str, legendary: bool) -> list[str]:
    """Return the ways a card's text may shorten its name, longest first.

    >>> short_names("Ila, Keeper of Moss", legendary=True)
    ['Ila']
    """
    before_comma = name.split(", ")[0]
    found = [before_comma]
    if legendary:
        found += [before_comma.split(cut)[0] for cut in _SHORTENERS]
        first = before_comma.split(" ")[0]
        if first not in CREATURE_TYPES:  # "Sliver creatures" in the text of a legendary Sliver: its type
            found.append(first)
        found.append(_NUMERAL.sub("", before_comma))
    long = {short for short in found if len(short) > 2 or len(short) == 2 and short == before_comma}
    unique = sorted(long - {name}, key=len, reverse=True)
    return [short for short in unique if short.lower() not in ("the", "a", "an", "el", "la", "los", "las")]


def lines(text: str, name: str, legendary: bool = False, language: str = "en") -> list[str]:
    """Return the lines of a face's rules text, normalised.

    >>> lines("Flying (It soars.)\\nWhen Moss Hen dies, draw a card.", "Moss Hen")
    ['Flying', 'When ~ dies, draw a card.']
    >>> lines("Cuando el Cuervo gris muera, roba una carta.", "Cuervo gris", language="es")
    ['Cuando ~ muera, roba una carta.']
    """
    text = _REMINDER.sub("", text.replace("\u2019", "'"))
    if len(name) > 2:
        text = _without_name(text, name, "~", language)
        for short in short_names(name, legendary):
            text = _without_name(text, short, "~s", language)
        if language == "en":  # no sentence has a name in front of "target": it is a verb
            text = re.sub(r"(?m)^~ (?=target )", f"{name} ", text)
            if _ACTS_AS_SEVERAL.search(text):
                text = re.sub(r"~(?=s?(?![a-z]))", "~p", text)
    found: list[str] = []
    for line in text.split("\n"):
        line = line.strip()
        if not line:
            continue
        if found and (line[0] == "•" or _is_row(line, found[-1]) or _is_mode(line, found[-1])):
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


_ACTS_AS_SEVERAL: Final = re.compile(
    r"(?im)(?:^|[,.—•] |\b(?:when|whenever) )~s? (?:enter|attack|block|deal|become|die|get)\b"
)
"""The name of several in one card has its verbs in the plural: "When Ilo and Ila enter" (201.5)."""

_CALLED: Final = {
    "en": "(?<!named )(?<!each )",
    "es": "(?<!llamado )(?<!llamada )(?<!llamados )(?<!llamadas )(?<!planeswalker )",
}
"""Not in front of a short name: "a token named Ila's Shadow" is something else, "un planeswalker Ila" has that type."""
_NO_NAME: Final = {"en": r"(?! planeswalker| tokens?\b)", "es": ""}
"""Not behind a short name: "an Ila planeswalker" has that type, too."""

_SPREE: Final = ("Spree", "Frenesí delictivo")
_ROW: Final = re.compile(r"(?:\d+[—-]\d+|1|20|\d+ (?:or less|o menos)) \| ")
_OPEN_ROW: Final = re.compile(r"\d+\+ \| ")


def _is_mode(line: str, above: str) -> bool:
    """Tell whether a line is a mode with a cost or with pawprints of the modal text above (702.172a, 700.2i)."""
    return line[0] == "+" and above.startswith(_SPREE) or line.startswith("{P}") and "{P}" in above


def _is_row(line: str, above: str) -> bool:
    """Tell whether a line is a row of the results table that belongs to the text above (706.3)."""
    if _ROW.match(line):
        return True
    return bool(_OPEN_ROW.match(line)) and _ROW.match(above.rsplit("\n", 1)[-1]) is not None


def _without_name(text: str, name: str, mark: str, language: str) -> str:
    before, behind = _ARTICLE if language == "es" else "()", ""
    if mark == "~s":
        before, behind = _CALLED[language] + before, _NO_NAME[language]
    called = rf"(?<![\w~]){before}{re.escape(name)}{behind}(?!\w)"

    def marked(found: re.Match[str]) -> str:
        if _NAMED_AFTER.search(text[: found.start()]):
            return found[0]
        return f"{found[1]} {mark}" if found[1] else mark

    return re.sub(called, marked, text)


def restored(line: str, name: str, legendary: bool = False) -> str:
    """Put the card's name back into a line, in full or shortened as its text does.

    >>> restored("Whenever ~s or ~ attacks, draw a card.", "Ila, Keeper of Moss", legendary=True)
    'Whenever Ila or Ila, Keeper of Moss attacks, draw a card.'
    """
    short = name.split(", ")[0] if ", " in name else [name, *short_names(name, legendary)][-1]
    return re.sub(r"~p?(s?)(?![a-z])", lambda found: short if found[1] else name, line)
