"""Inflection: the forms of the words that change in patterns, ``<draw>`` or ``<robar>``.

English verbs have two forms; "you" counts as plural. Spanish verbs have eight. Regular words are listed by lemma and
formed by rule; irregular ones are listed with their forms.

>>> [form for form, _ in forms("draw", "en")]
['draws', 'draw']
>>> [form for form, _ in forms("robar", "es")][:4]
['roba', 'robar', 'roba', 'roban']
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from apnap.oracle.construct import Forms, GrammarError
from apnap.oracle.features import (
    ANY,
    FEMININE,
    GENDER,
    IMPERATIVE,
    INDICATIVE,
    INFINITIVE,
    MASCULINE,
    MOOD,
    NUMBER,
    PERSON,
    PLURAL,
    SECOND,
    SINGULAR,
    SUBJUNCTIVE,
    THIRD,
)
from apnap.oracle.lexicon.verbs import (
    ENGLISH_IRREGULAR,
    ENGLISH_NOUNS,
    ENGLISH_VERBS,
    SPANISH_AGREEING,
    SPANISH_IRREGULAR,
    SPANISH_NOUNS,
    SPANISH_VERBS,
)

ONE: Final = ANY & ~NUMBER | SINGULAR
SEVERAL: Final = ANY & ~NUMBER | PLURAL
_OPEN: Final = ANY & ~NUMBER & ~GENDER


def third_person(verb: str) -> str:
    """Return the English third person singular of a regular verb.

    >>> third_person("search"), third_person("copy"), third_person("draw")
    ('searches', 'copies', 'draws')
    """
    if re.search(r"[^aeiou]y$", verb):
        return verb[:-1] + "ies"
    return verb + ("es" if re.search(r"(s|x|z|ch|sh|o)$", verb) else "s")


def plural(noun: str) -> str:
    """Return the English plural of a regular noun."""
    return third_person(noun)


@cache
def forms(lemma: str, language: str) -> Forms:
    """Return every form of a word with its features.

    Raises :class:`GrammarError` for a word that is in no table of :mod:`apnap.oracle.lexicon.verbs`.
    """
    found = _english(lemma) if language == "en" else _spanish(lemma)
    if not found:
        raise GrammarError(f"<{lemma}> is in no table of apnap.oracle.lexicon.verbs ({language})")
    return found


def _english(lemma: str) -> Forms:
    if lemma in ENGLISH_IRREGULAR:
        singular, several = ENGLISH_IRREGULAR[lemma]
    elif lemma in ENGLISH_VERBS:
        singular, several = third_person(lemma), lemma
    elif lemma in ENGLISH_NOUNS:
        singular, several = lemma, plural(lemma)
    else:
        return ()
    return (singular, ONE), (several, SEVERAL)


def _spanish(lemma: str) -> Forms:
    if lemma in SPANISH_AGREEING:
        return four_forms(*SPANISH_AGREEING[lemma])
    if lemma in SPANISH_NOUNS:
        return (lemma, ONE), (SPANISH_NOUNS[lemma], SEVERAL)
    if lemma in SPANISH_IRREGULAR:
        return verb_forms(*SPANISH_IRREGULAR[lemma].split())
    if lemma in SPANISH_VERBS:
        return verb_forms(*conjugate(lemma))
    return ()


def four_forms(masculine: str, feminine: str, masculines: str, feminines: str) -> Forms:
    """Return the forms of a Spanish article, adjective or participle."""
    return (
        (masculine, _OPEN | SINGULAR | MASCULINE),
        (feminine, _OPEN | SINGULAR | FEMININE),
        (masculines, _OPEN | PLURAL | MASCULINE),
        (feminines, _OPEN | PLURAL | FEMININE),
    )


def adjective(masculine: str) -> tuple[str, str, str, str]:
    """Return the four forms of a regular Spanish adjective or participle.

    >>> adjective("girado"), adjective("verde")[2], adjective("azul")[2]
    (('girado', 'girada', 'girados', 'giradas'), 'verdes', 'azules')
    """
    if masculine.endswith("o"):
        stem = masculine[:-1]
        return masculine, stem + "a", masculine + "s", stem + "as"
    if masculine.endswith("or"):
        return masculine, masculine + "a", masculine + "es", masculine + "as"
    several = masculine + ("s" if masculine[-1] in "aeé" else "es")
    return masculine, masculine, several, several


def conjugate(infinitive: str) -> tuple[str, ...]:
    """Return the eight forms of a regular Spanish verb: imperative, infinitive, then he/they/you, then subjunctive.

    >>> conjugate("pagar")
    ('paga', 'pagar', 'paga', 'pagan', 'pagas', 'pague', 'paguen', 'pagues')
    """
    stem, ending = infinitive[:-2], infinitive[-2:]
    vowel, other = ("a", "e") if ending == "ar" else ("e", "a")
    soft = stem
    if ending == "ar":
        soft = stem + "u" if stem[-1] == "g" else stem[:-1] + "qu" if stem[-1] == "c" else stem
        soft = stem[:-1] + "c" if stem[-1] == "z" else soft
    elif stem[-1] == "g":
        soft = stem[:-1] + "j"
    elif stem[-1] == "c":
        soft = stem[:-1] + "zc"
    there = (stem + vowel, stem + vowel + "n", stem + vowel + "s")
    wish = (soft + other, soft + other + "n", soft + other + "s")
    return (stem + vowel, infinitive, *there, *wish)


def verb_forms(*eight: str) -> Forms:
    """Return the forms of a Spanish verb from its eight written forms (``_`` in a form is a space)."""
    imperative, infinitive, he, they, you, may_he, may_they, may_you = (form.replace("_", " ") for form in eight)
    no_mood = ANY & ~MOOD
    person = no_mood & ~NUMBER & ~PERSON
    return (
        (imperative, no_mood | IMPERATIVE),
        (infinitive, no_mood | INFINITIVE),
        (he, person | INDICATIVE | SINGULAR | THIRD),
        (they, person | INDICATIVE | PLURAL | THIRD),
        (you, person | INDICATIVE | SINGULAR | SECOND),
        (may_he, person | SUBJUNCTIVE | SINGULAR | THIRD),
        (may_they, person | SUBJUNCTIVE | PLURAL | THIRD),
        (may_you, person | SUBJUNCTIVE | SINGULAR | SECOND),
    )


def invariable(*words: str) -> dict[str, Forms]:
    """Return a table of words that have one form each, their own lemma."""
    return {word: ((word, ANY),) for word in words}


def english_noun(singular: str, several: str = "") -> Forms:
    """Return the two forms of an English noun."""
    return (singular, ONE), (several or plural(singular), SEVERAL)


def spanish_noun(singular: str, several: str, gender: str) -> Forms:
    """Return the two forms of a Spanish noun; ``gender`` is ``m`` or ``f``."""
    bit = MASCULINE if gender == "m" else FEMININE
    return (singular, _OPEN | SINGULAR | bit), (several, _OPEN | PLURAL | bit)
