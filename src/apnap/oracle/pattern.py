"""The pattern language in which constructs are written.

===================== ==============================================================================================
``word``              a literal, matched without regard to case and printed as written
``{field}``           a slot; its category is the field's annotation
``{field:Category}``  a slot that reads only that kind
``{field=Value}``     nothing is written: reading sets the field, printing takes the pattern only for that value
                      (``Value`` is a construct without fields, or ``yes``/``no``); ``{what=It@1}``: the words
                      of group 1 are printed to agree with it
``{items:Zone*}``     any number of them; several list slots may fill one field; ``*-`` prints them in reverse
``{items:Zone+}``     one or more of them
``{items!}``          exactly one, as a list
``{items&and}``       two or more: "a and b", "a, b, and c" (Spanish: "a, b y c"); also ``&or``, ``&and/or``;
                      ``&then``: "a, b, then c"; ``&,`` joins with commas only; Spanish ``&or_of``: "a o de b"
``<draw>``            a word of :mod:`apnap.oracle.inflection` in the form that agrees
``@``, ``@1``, ``@4`` agreement group; ``@`` alone is also that of the whole phrase; ``@n`` agrees in all but gender
``@p``, ``@1+ind``    required features (:data:`apnap.oracle.features.FLAGS`)
``=s``, ``=p+f``      features that the pattern gives to its phrase
``^``                 the next word is printed with a capital
``[x]``, ``(a|b)``    optional and alternatives: **style only, never meaning**; the first is printed
===================== ==============================================================================================

``{T}`` with a capital is a literal symbol, not a slot.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from apnap.oracle.construct import GrammarError
from apnap.oracle.features import ANY, FLAGS, mask_of
from apnap.oracle.spelling import split_literal

LITERAL, VERB, SLOT = range(3)
ONE, MANY, SOME, SINGLE, SERIES = range(5)
NO_GROUP = -1
NUMBER_ONLY = 9
"""The group of ``@n``: the phrase's own group, but without gender."""

_PIECE = re.compile(
    r"\{(?P<field>[a-z_]+)(?::(?P<category>\w+))?(?:=(?P<value>\w+))?"
    r"(?P<many>[*+]-?|!|&[\w/,]+)?(?:@(?P<agree>[\w+]*))?\}"
    r"|<(?P<verb>[^>@]+)(?:@(?P<verb_agree>[\w+]*))?>"
    r"|(?<!\S)=(?P<gives>[a-z0-9+]+)(?!\S)"
)


@dataclass(frozen=True)
class Item:
    """One piece of a pattern, after optional parts and alternatives are spelled out."""

    kind: int
    text: str
    """The literal word, the verb's lemma, or the field's name."""
    category: str = ""
    many: int = ONE
    joint: str = ""
    reverse: bool = False
    group: int = NO_GROUP
    flags: int = ANY


@dataclass(frozen=True)
class Variant:
    """One spelled-out way to write a pattern."""

    items: tuple[Item, ...]
    fixed: tuple[tuple[str, str, int], ...]
    """Fields that are not written: name, value, agreement group."""
    gives: int


def spell_out(pattern: str) -> list[str]:
    """Return the pattern without ``[ ]`` and ``( | )``, in every way, the one to print first.

    >>> spell_out("draw [up to] (one|two)")
    ['draw up to one', 'draw up to two', 'draw  one', 'draw  two']
    """
    for i, char in enumerate(pattern):
        if char not in "[(":
            continue
        close = _closing(pattern, i)
        inner, tail = pattern[i + 1 : close], spell_out(pattern[close + 1 :])
        choices = _alternatives(inner)
        if char == "[":
            choices = [*choices, ""]
        return [pattern[:i] + middle + end for choice in choices for middle in spell_out(choice) for end in tail]
    return [pattern]


def alternatives_in(pattern: str) -> Iterator[tuple[str, ...]]:
    """Yield the branches of each ``(a|b)`` of a pattern, and of each ``[x]`` what it has and nothing; also nested ones.

    >>> list(alternatives_in("draw [up to] (one|two)"))
    [('up to', ''), ('one', 'two')]
    """
    at = 0
    while at < len(pattern):
        if pattern[at] in "[(":
            close = _closing(pattern, at)
            branches = [branch.strip() for branch in _alternatives(pattern[at + 1 : close])]
            yield tuple(branches if pattern[at] == "(" else [*branches, ""])
            for branch in branches:
                yield from alternatives_in(branch)
            at = close
        at += 1


def _closing(pattern: str, start: int) -> int:
    depth = 0
    for i in range(start, len(pattern)):
        if pattern[i] in "[(":
            depth += 1
        elif pattern[i] in "])":
            depth -= 1
            if not depth:
                return i
    raise GrammarError(f"unclosed bracket in {pattern!r}")


def _alternatives(inner: str) -> list[str]:
    depth, found = 0, [""]
    for char in inner:
        depth += (char in "[(") - (char in "])")
        if char == "|" and not depth:
            found.append("")
        else:
            found[-1] += char
    return found


def variants(pattern: str, language: str) -> list[Variant]:
    """Return the spelled-out variants of a pattern, the one to print first."""
    return [_parse(flat, language) for flat in spell_out(pattern)]


def _parse(flat: str, language: str) -> Variant:
    items: list[Item] = []
    fixed: list[tuple[str, str, int]] = []
    gives = ANY
    at = 0
    for match in _PIECE.finditer(flat):
        items += [Item(LITERAL, word) for word in split_literal(flat[at : match.start()], language)]
        at = match.end()
        if match["gives"]:
            if any(flag not in FLAGS for flag in match["gives"].split("+")):
                raise GrammarError(f"unknown feature in {flat!r}")
            gives &= mask_of(match["gives"])
        elif match["verb"]:
            group, flags = _agreement(match["verb_agree"], 0)
            items.append(Item(VERB, match["verb"], group=group, flags=flags))
        elif match["value"]:
            fixed.append((match["field"], match["value"], _agreement(match["agree"], NO_GROUP)[0]))
        else:
            items.append(_slot(match))
    items += [Item(LITERAL, word) for word in split_literal(flat[at:], language)]
    if not items:
        raise GrammarError(f"the pattern {flat!r} has no words")
    return Variant(tuple(items), tuple(fixed), gives)


def _slot(match: re.Match[str]) -> Item:
    group, flags = _agreement(match["agree"], NO_GROUP)
    mark = match["many"] or ""
    many = {"": ONE, "*": MANY, "+": SOME, "!": SINGLE, "&": SERIES}[mark[:1]]
    return Item(
        SLOT,
        match["field"],
        category=match["category"] or "",
        many=many,
        joint=mark[1:] if many == SERIES else "",
        reverse=mark in ("*-", "+-"),
        group=group,
        flags=flags,
    )


def _agreement(spec: str | None, default: int) -> tuple[int, int]:
    """``None`` is the default group; ``""`` group 0; ``1`` group 1; ``n`` number only; the rest are flags."""
    if spec is None:
        return default, ANY
    parts = [part for part in spec.split("+") if part]
    if not parts:
        return 0, ANY
    group = NO_GROUP
    flags = []
    for i, part in enumerate(parts):
        if part == "n":
            group = NUMBER_ONLY
        elif part == "0":
            group = 0
        elif part in "1456" and i == 0:
            group = {"1": 1, "4": 2, "5": 3, "6": 4}[part]
        else:
            flags.append(part)
    return group, mask_of("+".join(flags))
