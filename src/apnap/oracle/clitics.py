"""Spanish pronouns that lean on a verb: "sacrifícala", "sacrificarla", "la sacrifica".

In a list of words they stand behind the verb as a word of their own, ``-la``, whatever is written.

>>> attached("sacrifica", "-la"), attached("pon", "-los"), attached("sacrificar", "-lo")
('sacrifícala', 'ponlos', 'sacrificarlo')
>>> detached("exíliala"), detached("tabla")
(('exilia', '-la'), None)
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from apnap.oracle.features import IMPERATIVE, INDICATIVE, INFINITIVE, MOOD, SUBJUNCTIVE
from apnap.oracle.inflection import forms
from apnap.oracle.lexicon.verbs import SPANISH_IRREGULAR, SPANISH_VERBS

CLITICS: Final = ("-lo", "-la", "-los", "-las")
_NUCLEUS = re.compile(r"[iu]?[aeo][iuy]?(?![aeo])|[iu]?[aeo]|[iu]+")
_ACCENTS: Final = str.maketrans("aeiou", "áéíóú")
_ALSO_NOUNS: Final = frozenset(
    "copia lucha pelea cuesta juega mezcla hace haces hagas haga hacen va van vaya vayan".split()
)
"""Verb forms before which "la" or "lo" is no pronoun for certain ("la copia", "si lo haces")."""


def attached(verb: str, clitic: str) -> str:
    """Return an imperative or infinitive with the pronoun at its end; the stress stays where it was."""
    if not verb.endswith(tuple("aeo")):
        return verb + clitic[1:]
    nuclei = list(_NUCLEUS.finditer(verb))
    if len(nuclei) < 2 or re.search("[áéíóú]", verb):
        return verb + clitic[1:]
    stressed = nuclei[-2]
    vowel = next((i for i in range(stressed.start(), stressed.end()) if verb[i] in "aeo"), stressed.end() - 1)
    return verb[:vowel] + verb[vowel].translate(_ACCENTS) + verb[vowel + 1 :] + clitic[1:]


def detached(word: str) -> tuple[str, str] | None:
    """Return the verb and the pronoun of a word such as "exíliala", or None for any other word."""
    return _attached_forms().get(word)


def is_behind_pronoun(word: str) -> bool:
    """Return whether "la" before this word is a pronoun and the word a verb: "la sacrifica"."""
    return word in _finite_forms()


@cache
def _attached_forms() -> dict[str, tuple[str, str]]:
    found = {}
    for lemma in sorted((SPANISH_VERBS | SPANISH_IRREGULAR.keys()) - {"hacer", "ir"}):
        for form, features in forms(lemma, "es"):
            if features & MOOD in (IMPERATIVE, INFINITIVE) and " " not in form and not form.endswith("se"):
                for clitic in CLITICS:
                    found[attached(form, clitic)] = form, clitic
    return found


@cache
def _finite_forms() -> frozenset[str]:
    found = set()
    for lemma in SPANISH_VERBS | SPANISH_IRREGULAR.keys():
        for form, features in forms(lemma, "es"):
            if features & MOOD in (INDICATIVE, SUBJUNCTIVE) and " " not in form:
                found.add(form)
    return frozenset(found - _ALSO_NOUNS)
