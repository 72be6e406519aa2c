"""Official Spanish card texts, made comparable with what apnap prints and reads (``docs/spanish.md``).

The file has one face a line: English card, English face, Spanish name, type line, text, set, date, with tabs between.
"""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from apnap.errors import CardDataError
from apnap.oracle.text import lines

_COLUMNS: Final = 7
_BACK: Final = r"\n(?:Tierra|Instantáneo|Conjuro|Criatura|Artefacto|Encantamiento|Planeswalker)(?:\n|$)"


@dataclass(frozen=True)
class OfficialFace:
    """One face as it was last printed in Spanish."""

    card: str
    face: str
    name: str
    text: str
    date: str
    """Year, month and day of that printing."""


def official_faces(file: Path, since: str = "") -> list[OfficialFace]:
    """Return the faces of a file that have a text and were last printed on or after a date ("2018").

    :raises CardDataError: the file can't be read or has another form
    """
    try:
        with gzip.open(file, "rt", encoding="utf-8") as rows:
            table = [row.rstrip("\n").split("\t") for row in rows][1:]
    except (OSError, UnicodeDecodeError) as error:
        raise CardDataError(f"{file}: the Spanish texts can't be read: {error}") from error
    if any(len(row) != _COLUMNS for row in table):
        raise CardDataError(f"{file}: each line must have {_COLUMNS} columns with tabs between")
    return [
        OfficialFace(card, face, name, text.replace("\\n", "\n"), date)
        for card, face, name, _, text, _, date in table
        if text and date >= since
    ]


def official_lines(face: OfficialFace, english: list[str]) -> list[str] | None:
    """Return the Spanish line of each English line, normalised as the grammar reads it; None: they are not as many.

    >>> face = OfficialFace("Moss Hen", "Moss Hen", "Gallina", "Vuela, prisa.\\nLa Gallina ataca.", "2020-01-01")
    >>> official_lines(face, ["Flying", "Haste", "~ attacks."])
    ['Vuela.', 'Prisa.', '~ ataca.']
    """
    legendary = any("~s" in line for line in english)
    spanish = lines(_one_face(face.text), face.name, legendary, "es")
    if len(spanish) != len(english):
        spanish = [keyword for line in spanish for keyword in _keywords(line)]
    return spanish if len(spanish) == len(english) else None


def _one_face(text: str) -> str:
    """Leave out the marks between the levels of a Class and what a front face tells of the back."""
    return re.split(_BACK, re.sub(r"//Level_\d//\n", "", text))[0]


def _keywords(line: str) -> list[str]:
    """Return the keywords of a line one by one, which English writes on lines of their own since 2021."""
    if not re.fullmatch(r"[A-ZÁÉÍÓÚ][a-záéíóúñ ]+(, [a-záéíóúñ ]+)+\.", line):
        return [line]
    return [f"{word[0].upper()}{word[1:]}." for word in line[:-1].split(", ")]


_SELF: Final = re.compile(
    r"\b[Ee]st[ea] (?:criatura|tierra|artefacto|encantamiento|permanente|planeswalker|batalla|Equipo|Aura|Saga|Vehículo"
    r"|hechizo|ficha|Fortificación|Clase|Santuario|Caso|Trasfondo|Maldición|carta)\b|~s(?![a-z])"
)
_MILLED: Final = r" las (\w+) primeras cartas de (?:tu|su) biblioteca en (?:tu|su) cementerio"
_CHANGED: Final = tuple(
    (re.compile(older), newer)
    for older, newer in (
        (r"(\b[Ee]ntr(?:e|en|a|an|ar|ó|aron|ara|aran|es|as)\b) al campo de batalla", r"\1"),
        (
            r"((?:[Ss]iempre que|[Cc]uando|[Ss]i) (?:(?!\bentren?\b)[^,.:])*?) (entren?) bajo tu control",
            r"\1 que controlas \2",
        ),
        (r" que controlas ([^,.:]*?)(entren?\b)", r" \1que controlas \2"),
        (r"(baraj(?:a|ar|e|en)) (?:tu|su) biblioteca", r"\1"),
        (r" a tu reserva de maná", ""),
        (r"coste de maná convertido", "valor de maná"),
        (r"[Aa]ctiva esta habilidad solo cuando puedas lanzar un conjuro", "activa esto solo como un conjuro"),
        (r"[Aa]ctiva esta habilidad", "activa esto"),
        (r"[Mm]ientras sea tu turno", "durante tu turno"),
        (r"fase principal precombate", "primera fase principal"),
        (r"fase principal poscombate", "segunda fase principal"),
        (r"\bEnrola ([\dX])", r"enrola zombies \1"),
        (r"(sacrifica\w*) (\w+ \w+) de su elección", r"\1 \2"),
        *(
            (rf"\b{put}{_MILLED}", rf"{mill} \1 cartas")
            for put, mill in (
                ("[Pp]on", "muele"),
                ("pone", "muele"),
                ("ponga", "muela"),
                ("ponen", "muelen"),
                ("[Pp]oner", "moler"),
            )
        ),
    )
)
"""Wordings that the rules have changed in both languages since these cards were printed."""


def comparable(line: str) -> str:
    """Return a line as it is compared: own name and "this creature" alike, changed wordings as they are today.

    >>> comparable("Cuando ~ entre al campo de batalla, roba una carta."), comparable("Cuando esta tierra entre, …")
    ('cuando ~ entre, roba una carta.', 'cuando ~ entre, …')
    """
    line = _SELF.sub("~", line)
    for older, newer in _CHANGED:
        line = older.sub(newer, line)
    return line.replace("−", "-").replace("[", "").replace("]", "").lower()


_ENDING: Final = re.compile(r"^(?:él|ell[oa]s?|l[oa]s?|el)$|(?<=[rnaeos])l[oa]s?$|[oa]s?$")
"""What changes with gender: a pronoun or an article, a pronoun at the end of a verb, any other word's end."""


def comparable_words(line: str) -> list[str]:
    """Return the words of a comparable line."""
    return re.findall(r"(?:\{[^}]*\})+|[\w~@+/'-]+|\S", line)


def without_agreement(words: list[str]) -> list[str]:
    """Return the words of a comparable line without the gender and number of what agrees with the card's own name.

    "Las Ruinas entran giradas" is "Esta tierra entra girada". Lines that don't speak of the card are left alone.

    >>> without_agreement(["~", "entran", "giradas"]), without_agreement(["~", "entra", "girado"])
    (['~', 'entr@', 'girad@'], ['~', 'entr@', 'girad@'])
    """
    if "~" not in words:
        return words
    found = []
    for i, word in enumerate(words):
        before = words[i - 2 : i] if words[i - 1 : i] == ["no"] else words[i - 1 : i]
        if before[:1] == ["~"] and word.endswith("n"):
            word = "es" if word == "son" else word[:-1]
        found.append(_ENDING.sub("@", word))
    return found
