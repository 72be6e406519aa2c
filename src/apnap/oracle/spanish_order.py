"""What Spanish says in another order or another form than the grammar: words are put as patterns have them, and back.

===================== ====================== =================================
printed               in patterns
===================== ====================== =================================
a ti, de ti           a tú, de tú            the pronoun behind a preposition
un contador +1/+1     un adicional contador  "an additional" is one number
adicional             +1/+1
no controlas ningún   controlas ningún       "no" is said twice
tu próximo hechizo    tu próximo un hechizo  "you next cast a spell"
elige una criatura    elige la criatura      "choose target creature"
objetivo              objetivo
está atacando         está atacante          what it is now doing
a menos que hayas     a menos que robaste    "unless you drew", and so behind "mientras"
robado
lanzar esta carta     lanzar esta carta de   "cast this card from"
desde
===================== ====================== =================================

Older cards say where something enters, whose control it comes under, and what milling is; they are read as if they were
of today: "entre al campo de batalla bajo tu control" is "que controlas entre", "pon las dos primeras cartas de tu
biblioteca en tu cementerio" is "muele dos cartas". They also have an "a" before a legendary name ("sacrifica a ~"), and
call a card in a graveyard by its name.

>>> as_printed("controlas ningún permanente".split())
['no', 'controlas', 'ningún', 'permanente']
>>> found = as_patterns([(word, False, 0) for word in "un contador +1/+1 adicional sobre ti".split()])
>>> [word for word, _, _ in found]
['un', 'adicional', 'contador', '+1/+1', 'sobre', 'tú']
"""

from __future__ import annotations

import re
from typing import Final

from apnap.oracle.clitics import is_behind_pronoun

Written = tuple[str, bool, int]
"""A word, whether it has a capital, and its place in the line."""

_PREPOSITIONS: Final = frozenset("a de para por contra sobre".split())
_NONE: Final = ("ningún", "ninguna", "ninguno")
_ADDITIONAL: Final = ("adicional", "adicionales")
_ENTERS: Final = ("entre", "entren", "entra", "entran", "entrar", "entró", "entraron")
_ENTERED: Final = (["a", "el", "campo", "de", "batalla"], ["en", "el", "campo", "de", "batalla"], ["en", "juego"])
_YOURS: Final = ["bajo", "tu", "control"]
_MILLS: Final = {
    "pon": "muele",
    "pone": "muele",
    "ponen": "muelen",
    "ponga": "muela",
    "poner": "moler",
    "pones": "mueles",
}
_PUT: Final = ("puesto", "puesta", "puestos", "puestas")
_IS: Final = ("está", "están", "esté", "estén")
_DOING: Final = {"atacando": "atacante", "bloqueando": "bloqueadora"}
_ALONE: Final = (["solo"], ["sola"], ["solos"], ["solas"])
_TOP_CARD: Final = ["la", "primera", "carta"]
_DONE_TO: Final = frozenset(
    "sacrifica sacrificar descartar regresa exilia exiliar gira endereza transforma lanzar".split()
)
_CHOOSES: Final = ("elige", "eliges", "elija", "elijas", "elegir")
_NAMES: Final = ("~", "~s", "~p", "~ps")
"""The marks of the card's own name."""
_FROM_THERE: Final = ("regresa", "regresar", "lanzar")
_OWN_ZONES: Final = (["de", "tu", "cementerio"], ["desde", "tu", "cementerio"], ["desde", "tu", "mano"])
_CAST_THIS: Final = ["lanzar", "esta", "carta"]
_BEHIND: Final = (".", ",", "sobre", "en", "de", "y", "por", "entre")
_COUNTED: Final = ("contador", "contadores", "carta", "cartas")


def as_patterns(words: list[Written]) -> list[Written]:
    """Return the words of a printed line, each with its capital and place, as patterns have them."""
    found: list[Written] = []
    words = _of_today(words)
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


def _of_today(words: list[Written]) -> list[Written]:
    """Return the words of a line with older wordings as they are today."""
    found: list[Written] = []
    i = 0
    while i < len(words):
        following = [one[0] for one in words[i + 1 : i + 13]]
        word, capital, place = words[i]
        if word in _ENTERS:
            where = next((len(zone) for zone in _ENTERED if following[: len(zone)] == zone), 0)
            if word in _ENTERS[:2] and following[where : where + 3] == _YOURS:
                found += [("que", capital, place), ("controlas", False, place)]
                where += 3
            found.append((word, capital, place))
            i += 1 + where
        elif word in _MILLS and (length := _milled(following)):
            found.append((_MILLS[word], capital, place))
            count, noun = (following[1], "cartas") if following[0] == "las" else ("una", "carta")
            found += [(count, False, words[i + 2][2]), (noun, False, words[i + 3][2])]
            i += 1 + length
        elif word == "ser" and following[:1] and following[0] in _PUT and following[1:2] == ["en"]:
            found += [("ir", capital, place), ("a", False, words[i + 2][2])]
            i += 3
        elif word in _IS and following[:1] and following[0] in _DOING and following[1:2] not in _ALONE:
            found += [words[i], (_DOING[following[0]] + "s" * word.endswith("n"), False, words[i + 1][2])]
            i += 2
        elif word in _NAMES and found and found[-1][0] in _FROM_THERE and following[:3] in _OWN_ZONES:
            found += [("esta", capital, place), ("carta", False, place), ("de", False, words[i + 1][2])]
            i += 2
        elif word == "desde" and [one[0] for one in found[-3:]] == _CAST_THIS:
            found.append(("de", capital, place))
            i += 1
        elif word == "hayas" and following[:1] and _asks_for_subjunctive([one[0] for one in found]):
            past = re.sub("ado$", "aste", re.sub("ido$", "iste", following[0]))
            found.append((past, capital, place))
            i += 2
        elif word == "a" and following[:1] and following[0] in _NAMES and found and found[-1][0] in _DONE_TO:
            i += 1
        else:
            found.append(words[i])
            i += 1
    return found


def _asks_for_subjunctive(before: list[str]) -> bool:
    return before[-1:] == ["mientras"] or before[-2:] == ["menos", "que"]


def _milled(words: list[str]) -> int:
    """Return how many words "las dos primeras cartas de tu biblioteca en tu cementerio" are, or 0."""
    cards = 4 if words[:1] == ["las"] and words[2:4] == ["primeras", "cartas"] else 3 if words[:3] == _TOP_CARD else 0
    behind = words[cards : cards + 6]
    is_own = behind[1:2] == behind[4:5] and behind[1:2] in (["tu"], ["su"])
    if cards and is_own and [*behind[:1], *behind[2:4], *behind[5:]] == ["de", "biblioteca", "en", "cementerio"]:
        return cards + 6
    return 0


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
        if before == "1" and re.fullmatch(r"d\d+", word):
            found[-1] += word
            continue
        if word.startswith("baraj") and found[-2:] == ["luego", ","]:
            found.pop()
        elif word in ("el", "la") and before in _CHOOSES and "objetivo" in _phrase(words, i):
            word = "un" if word == "el" else "una"
        if word in _ADDITIONAL and words[i + 1 : i + 2] and words[i + 1] in _COUNTED:
            waiting = word
            continue
        if word == "un" and before == "próximo":
            continue
        if word in _NONE and is_behind_pronoun(before) and found[-2:-1] != ["no"]:
            found.insert(len(found) - 1, "no")
        if before in _IS and word.startswith(("atacante", "bloqueador")):
            word = "atacando" if word.startswith("a") else "bloqueando"
        if word == "de" and found[-3:] == _CAST_THIS:
            word = "desde"
        if re.search("[ai]ste$", word) and _asks_for_subjunctive(found):
            found.append("hayas")
            word = re.sub("aste$", "ado", re.sub("iste$", "ido", word))
        found.append("ti" if word == "tú" and before in _PREPOSITIONS else word)
        if waiting and _ends_counted(words, i):
            found.append(waiting)
            waiting = ""
    return found


def _phrase(words: list[str], i: int) -> list[str]:
    """Return the words behind ``i`` up to a relative clause or a stop."""
    found = words[i + 1 : i + 7]
    stops = [at for at, word in enumerate(found) if word in ("que", "con", "y", "de", ",", ".", ":")]
    return found[: stops[0]] if stops else found


def _ends_counted(words: list[str], i: int) -> bool:
    """Return whether a counted noun ends with this word: "cartas", "contador +1/+1", "contador de toque mortal"."""
    word, following = words[i], words[i + 1 : i + 2]
    if word in _COUNTED:
        return not (word.startswith("contador") and following and (following == ["de"] or "/" in following[0]))
    return "/" in word or (word != "de" and (not following or following[0] in _BEHIND))
