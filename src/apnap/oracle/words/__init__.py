"""Single words of card text: what players and objects do, events, conditions, costs, keywords, statics."""

from apnap.oracle.words import (
    conditions,
    costs,
    effects_on_objects,
    effects_on_players,
    events,
    keywords,
    replacements,
    statics,
)

__all__ = [
    "conditions",
    "costs",
    "effects_on_objects",
    "effects_on_players",
    "events",
    "keywords",
    "replacements",
    "statics",
]
