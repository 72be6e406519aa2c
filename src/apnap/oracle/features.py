"""Agreement: the grammatical features of a phrase as bits of one int.

Groups: number, gender, person, mood; and in Spanish, whether a phrase has its article or pronoun ("la cantidad de
cartas", "y tú robas una carta"), whether types stand behind "de" ("un hechizo que no sea de criatura"), whether
something is put "en el" or returned "al campo de batalla", and whether a list of types is of all of them or of either
("te cuesta {1} menos lanzar hechizos de instantáneo o de conjuro"). Where English has no use for one of these, patterns
use it to keep a phrase out of a slot in which another construct reads it: "=bare" for a plural without determiner.

A bit set means "possible", so that English words, which have no gender, fit both; two phrases agree when the *and* of
their bits leaves something in each group.

>>> agree = mask_of("s") & mask_of("f")
>>> IMPOSSIBLE[agree], IMPOSSIBLE[mask_of("s") & mask_of("p")]
(0, 1)
"""

from __future__ import annotations

from typing import Final

SINGULAR: Final = 1 << 0
PLURAL: Final = 1 << 1
MASCULINE: Final = 1 << 2
FEMININE: Final = 1 << 3
SECOND: Final = 1 << 4
THIRD: Final = 1 << 5
INDICATIVE: Final = 1 << 6
IMPERATIVE: Final = 1 << 7
INFINITIVE: Final = 1 << 8
SUBJUNCTIVE: Final = 1 << 9
FULL: Final = 1 << 10
BARE: Final = 1 << 11
PLAIN: Final = 1 << 12
OF: Final = 1 << 13
INTO: Final = 1 << 14
TO: Final = 1 << 15
ALL: Final = 1 << 16
EITHER: Final = 1 << 17

NUMBER: Final = SINGULAR | PLURAL
GENDER: Final = MASCULINE | FEMININE
PERSON: Final = SECOND | THIRD
MOOD: Final = INDICATIVE | IMPERATIVE | INFINITIVE | SUBJUNCTIVE
BARENESS: Final = FULL | BARE
COMPLEMENT: Final = PLAIN | OF
DIRECTION: Final = INTO | TO
EXTENT: Final = ALL | EITHER
GROUPS: Final = (NUMBER, GENDER, PERSON, MOOD, BARENESS, COMPLEMENT, DIRECTION, EXTENT)
ANY: Final = NUMBER | GENDER | PERSON | MOOD | BARENESS | COMPLEMENT | DIRECTION | EXTENT

FLAGS: Final = {
    "s": SINGULAR,
    "p": PLURAL,
    "m": MASCULINE,
    "f": FEMININE,
    "2": SECOND,
    "3": THIRD,
    "ind": INDICATIVE,
    "imp": IMPERATIVE,
    "inf": INFINITIVE,
    "sub": SUBJUNCTIVE,
    "full": FULL,
    "bare": BARE,
    "plain": PLAIN,
    "of": OF,
    "into": INTO,
    "to": TO,
    "all": ALL,
    "either": EITHER,
}
"""How the features are written in patterns: ``{who@s+3}``."""

IMPOSSIBLE: Final = bytearray(b"\0" * (ANY + 1))
"""By mask: whether some group has nothing left, that is, whether the phrase does not agree with itself."""
for _group in GROUPS:
    _low = _group & -_group
    _high = 1 << _group.bit_length()
    for _start in range(0, ANY + 1, _high):
        IMPOSSIBLE[_start : _start + _low] = b"\1" * _low


def are_joinable(one: int, other: int) -> bool:
    """Return whether the masks together allow no more than each: they differ in one group, or one has the other in it.

    "Gana" is an imperative for anybody or the indicative of the third person: joined, it would be that of the second.
    """
    differing = one ^ other
    if not differing or not differing & ~other or not differing & ~one:
        return True
    return sum(1 for group in GROUPS if differing & group) == 1


def mask_of(flags: str) -> int:
    """Return the mask of flags joined by ``+``; groups not named stay open.

    Raises ``KeyError`` for a flag that is not in :data:`FLAGS`.
    """
    wanted = 0
    for flag in flags.split("+"):
        if flag:
            wanted |= FLAGS[flag]
    mask = ANY
    for group in GROUPS:
        if wanted & group:
            mask &= ~group | wanted
    return mask
