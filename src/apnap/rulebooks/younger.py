"""What cards may have that older rulebooks do not know: the day from which it is part of the game, and its rule.

A card type is known or not by the switch ``card_types``; here are layouts, subtypes with rules of their own, and mana
symbols. Keyword abilities are not here: those younger than a book are played by the meaning of their rule.
"""

from __future__ import annotations

from typing import Final, Literal, final

Kind = Literal["card_type", "layout", "subtype", "symbol", "keyword", "action"]


@final
class Feature:
    """Something of a card that a book may be too old for."""

    def __init__(self, kind: Kind, name: str, since: str, rule: str) -> None:
        self.kind = kind
        self.name = name
        self.since = since
        """The first day it was legal to play with, as ``2007-10-12``."""
        self.rule = rule
        """Its rule in the current book."""

    def known_on(self, day: str) -> bool:
        """Tell whether it was part of the game on a day."""
        return self.since <= day


CARD_TYPES: Final = tuple(
    Feature("card_type", *row)
    for row in (
        ("kindred", "2007-05-04", "308.1"),
        ("planeswalker", "2007-10-12", "306.1"),
        ("plane", "2009-09-04", "311.1"),
        ("scheme", "2010-06-18", "314.1"),
        ("phenomenon", "2012-06-01", "312.1"),
        ("conspiracy", "2014-06-06", "315.1"),
        ("dungeon", "2021-07-23", "309.1"),
        ("battle", "2023-04-21", "310.1"),
    )
)
LAYOUTS: Final = tuple(
    Feature("layout", *row)
    for row in (
        ("split", "2000-10-02", "709.1"),
        ("flip", "2004-10-01", "710.1"),
        ("transform", "2011-09-30", "712.1"),
        ("meld", "2016-07-22", "712.1"),
        ("adventure", "2019-10-04", "715.1"),
        ("modal_dfc", "2020-09-25", "712.1"),
        ("prototype", "2022-11-18", "718.1"),
        ("prepare", "2026-04-17", "722.1"),
    )
)
SUBTYPES: Final = tuple(
    Feature("subtype", *row)
    for row in (
        ("Equipment", "2003-10-02", "301.5"),
        ("Fortification", "2007-05-04", "301.6"),
        ("Vehicle", "2016-09-30", "301.7"),
        ("Saga", "2018-04-27", "714.1"),
        ("Class", "2021-07-23", "716.1"),
        ("Attraction", "2022-10-07", "717.1"),
        ("Role", "2023-09-08", "303.7"),
        ("Case", "2024-02-09", "719.1"),
        ("Room", "2024-09-27", "709.5"),
        ("Omen", "2025-04-11", "720.1"),
        ("Spacecraft", "2025-08-01", "721.1"),
    )
)
KEYWORDS: Final = tuple(
    Feature("keyword", *row)
    for row in (
        ("level up", "2010-04-23", "711.1"),
        ("station", "2025-08-01", "721.1"),
    )
)
"""Keyword abilities that stand for a frame of their own."""
HYBRID: Final = Feature("symbol", "{W/U}", "2005-10-07", "107.4e")
TWO_HYBRID: Final = Feature("symbol", "{2/W}", "2008-05-02", "107.4e")
COLORLESS_HYBRID: Final = Feature("symbol", "{C/W}", "2024-06-14", "107.4e")
PHYREXIAN: Final = Feature("symbol", "{W/P}", "2011-05-13", "107.4f")
PHYREXIAN_HYBRID: Final = Feature("symbol", "{W/U/P}", "2022-02-18", "107.4f")
SNOW: Final = Feature("symbol", "{S}", "2006-07-21", "107.4h")
COLORLESS: Final = Feature("symbol", "{C}", "2016-01-22", "107.4c")
UNTAP: Final = Feature("symbol", "{Q}", "2008-05-02", "107.6")
ENERGY: Final = Feature("symbol", "{E}", "2016-09-30", "107.14")
SUBGAME: Final = Feature("action", "subgame", "2007-02-01", "729.1")
"""Known from the oldest of the books here that has rules for it on."""
NEWEST: Final = max(feature.since for feature in (*CARD_TYPES, *LAYOUTS, *SUBTYPES, *KEYWORDS))
"""The day from which everything here is known."""


def feature_of_symbol(symbol: str) -> Feature | None:
    """Return the kind of a mana symbol (without braces) if it is not as old as the game.

    >>> [kind.name for kind in map(feature_of_symbol, ("G/U", "2/B", "G/P", "3", "W")) if kind]
    ['{W/U}', '{2/W}', '{W/P}']
    """
    parts = symbol.split("/")
    if "P" in parts:
        return PHYREXIAN_HYBRID if len(parts) > 2 else PHYREXIAN
    if len(parts) > 1:
        return TWO_HYBRID if "2" in parts else COLORLESS_HYBRID if "C" in parts else HYBRID
    return {"S": SNOW, "C": COLORLESS}.get(symbol)
