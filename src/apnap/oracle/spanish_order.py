"""What Spanish says in another order or another form than the grammar: words are put as patterns have them, and back.

===================== ====================== =================================
printed               in patterns
===================== ====================== =================================
a ti, de ti           a tú, de tú            the pronoun behind a preposition
un contador +1/+1     un adicional contador  "an additional" is one number
adicional             +1/+1
no controlas ningún   controlas ningún       "no" is said twice
tu próximo hechizo    tu próximo un hechizo  "you next cast a spell"
===================== ====================== =================================

>>> as_printed("controlas ningún permanente".split())
['no', 'controlas', 'ningún', 'permanente']
>>> found = as_patterns([(word, False, 0) for word in "un contador +1/+1 adicional sobre ti".split()])
>>> [word for word, _, _ in found]
['un', 'adicional', 'contador', '+1/+1', 'sobre', 'tú']
"""

from __future__ import annotations

from typing import Final

from apnap.oracle.clitics import is_behind_pronoun

Written = tuple[str, bool, int]
"""A word, whether it has a capital, and its place in the line."""

_PREPOSITIONS: Final = frozenset("a de para por contra sobre".split())
_NONE: Final = ("ningún", "ninguna", "ninguno")
_ADDITIONAL: Final = ("adicional", "adicionales")
_BEHIND: Final = (".", ",", "sobre", "en", "de", "y", "por", "entre")
_COUNTED: Final = ("contador", "contadores", "carta", "cartas")


def as_patterns(words: list[Written]) -> list[Written]:
    """Return the words of a printed line, each with its capital and place, as patterns have them."""
    found: list[Written] = []
    for i, (word, capital, place) in enumerate(words):
        following = [one[0] for one in words[i + 1 : i + 3]]
        if word == "no" and len(following) == 2 and following[1] in _NONE and is_behind_pronoun(following[0]):
            continue
        if word in _ADDITIONAL:
            found.insert(_noun_before(found), (word, capital, place))
        elif word == "ti":
            found.append(("tú", capital, place))
        else:
            found.append((word, capital, place))
            if word == "próximo" and i and words[i - 1][0] == "tu" and following[:1] == ["hechizo"]:
                found.append(("un", False, place))
    return found


def _noun_before(found: list[Written]) -> int:
    """Return where the counted noun begins that the last words are, or the end."""
    words = [one[0] for one in found[-5:]]
    for back in range(1, len(words) + 1):
        word = words[-back]
        if word in _COUNTED:
            rest = words[len(words) - back + 1 :]
            kind = word.startswith("contador") and (rest[:1] == ["de"] or (len(rest) == 1 and "/" in rest[0]))
            return len(found) - back if kind or not rest else len(found)
    return len(found)


def as_printed(words: list[str]) -> list[str]:
    """Return the words of a pattern as they are printed."""
    found: list[str] = []
    waiting = ""
    for i, word in enumerate(words):
        before = found[-1] if found else ""
        if word in _ADDITIONAL and words[i + 1 : i + 2] and words[i + 1] in _COUNTED:
            waiting = word
            continue
        if word == "un" and before == "próximo":
            continue
        if word in _NONE and is_behind_pronoun(before) and found[-2:-1] != ["no"]:
            found.insert(len(found) - 1, "no")
        found.append("ti" if word == "tú" and before in _PREPOSITIONS else word)
        if waiting and _ends_counted(words, i):
            found.append(waiting)
            waiting = ""
    return found


def _ends_counted(words: list[str], i: int) -> bool:
    """Return whether a counted noun ends with this word: "cartas", "contador +1/+1", "contador de toque mortal"."""
    word, following = words[i], words[i + 1 : i + 2]
    if word in _COUNTED:
        return not (word.startswith("contador") and following and (following == ["de"] or "/" in following[0]))
    return "/" in word or (word != "de" and (not following or following[0] in _BEHIND))
