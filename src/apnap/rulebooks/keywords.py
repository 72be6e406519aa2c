"""702, 2007:502, classic:502.1: from which book on a word is a keyword ability, and to which.

Keyword abilities younger than a book are played by the meaning of their rule of today; here is what a book calls one.
"""

from __future__ import annotations

from functools import cache
from typing import Final

SINCE: Final[dict[str, tuple[str, ...]]] = {
    "1999-04-23": (
        "banding", "cycling", "first strike", "flanking", "flying", "haste", "landwalk", "protection", "shadow",
        "trample",
    ),
    "2007-02-01": (
        "affinity", "amplify", "bands with other", "bloodthirst", "bushido", "buyback", "convoke",
        "cumulative upkeep", "defender", "double strike", "dredge", "echo", "enchant", "entwine", "epic", "equip",
        "fading", "fear", "flash", "flashback", "forecast", "graft", "haunt", "horsemanship", "imprint", "kicker",
        "madness", "modular", "morph", "ninjutsu", "offering", "phasing", "provoke", "rampage", "recover",
        "replicate", "ripple", "scry", "soulshift", "splice", "split second", "storm", "substance", "sunburst",
        "suspend", "threshold", "transmute", "vanishing", "vigilance",
    ),
    "2016-08-22": (
        "absorb", "annihilator", "aura swap", "awaken", "battle cry", "bestow", "cascade", "champion", "changeling",
        "cipher", "conspire", "dash", "deathtouch", "delve", "dethrone", "devoid", "devour", "emerge", "escalate",
        "evoke", "evolve", "exalted", "exploit", "extort", "fortify", "frenzy", "fuse", "gravestorm", "hexproof",
        "hidden agenda", "hideaway", "indestructible", "infect", "ingest", "intimidate", "level up", "lifelink",
        "living weapon", "menace", "miracle", "myriad", "outlast", "overload", "persist", "poisonous", "prowess",
        "prowl", "reach", "rebound", "reinforce", "renown", "retrace", "scavenge", "shroud", "skulk", "soulbond",
        "surge", "transfigure", "tribute", "umbra armor", "undying", "unearth", "unleash", "wither",
    ),
    "2026-04-17": (
        "afflict", "afterlife", "aftermath", "ascend", "assist", "backup", "bargain", "blitz", "boast", "casualty",
        "cleave", "companion", "compleated", "craft", "crew", "daybound", "decayed", "demonstrate", "disguise",
        "disturb", "embalm", "encore", "enlist", "escape", "eternalize", "exhaust", "fabricate", "firebending",
        "for Mirrodin!", "foretell", "freerunning", "gift", "harmonize", "impending", "improvise", "increment",
        "infinity", "job select", "jump-start", "living metal", "max speed", "mayhem", "melee", "mentor",
        "mobilize", "more than meets the eye", "mutate", "nightbound", "offspring", "paradigm", "partner", "plot",
        "power-up", "prototype", "ravenous", "read ahead", "reconfigure", "riot", "saddle", "sneak", "solved",
        "space sculptor", "spectacle", "spree", "squad", "start your engines!", "station", "storied", "teamwork",
        "tiered", "toxic", "training", "undaunted", "visit", "ward", "warp", "web-slinging",
    ),
}  # fmt: skip
"""The names by the date of the oldest book that has them; of the classic book with the two of its glossary."""

UNTIL: Final = {
    "bands with other": "2016-08-22",  # a part of banding (702.22b)
    "imprint": "2016-08-22",  # an ability word (207.2c)
    "scry": "2016-08-22",  # something to do (701.22)
    "substance": "2016-08-22",
    "threshold": "2016-08-22",  # an ability word (207.2c)
}
"""The date of the oldest book that has a word as a keyword ability no longer."""


@cache
def keywords_on(day: str) -> tuple[str, ...]:
    """Return the names of the keyword abilities of the book of a day (702.1), in alphabetical order.

    >>> len(keywords_on("2007-02-01")), "lifelink" in keywords_on("2007-02-01")
    (59, False)
    """
    names = [name for since, group in SINCE.items() if since <= day for name in group]
    return tuple(sorted(name for name in names if name not in UNTIL or day < UNTIL[name]))
