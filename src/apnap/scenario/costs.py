"""The costs for which a spell may be cast, as scenarios name them (FORMAT 6)."""

from __future__ import annotations

import re
from typing import Final

from apnap.abilities.static import AlternativeCost, MayPlay
from apnap.rules import decisions as dec
from apnap.rules.casting_ways import NORMAL
from apnap.rules.permissions import active_parts
from apnap.scenario.objects import Table, Thing
from apnap.scenario.questions import CostOption

_BEFORE_THE_COST: Final = re.compile(r"^(?:if [^,]*, )?(?:you may |rather than [^,]*, you may )", re.IGNORECASE)


def cost_options(table: Table, asked: dec.Decision) -> tuple[tuple[CostOption, ...], tuple[int, ...]]:
    """Return the costs that a decision offers, once for each card that may allow it, and the option each stands for."""
    spell = table.thing(asked.source)
    allowing = [spell, *sources(table, spell)]
    options: list[CostOption] = []
    places: list[int] = []
    for place, kind in enumerate(asked.options):
        for thing in allowing[:1] if kind == NORMAL else allowing:
            options.append(CostOption(kind=str(kind), source=thing, texts=cost_texts(thing)))
            places.append(place)
    return tuple(options), tuple(places)


def sources(table: Table, spell: Thing) -> list[Thing]:
    """Return the objects whose effects let spells be cast for other costs, in canonical order."""
    refs = [active.source for kind in (MayPlay, AlternativeCost) for active in active_parts(table.state, kind)]
    return [table.thing(ref) for ref in table.sorted(list(dict.fromkeys(refs))) if ref and ref != spell.ref]


def cost_texts(thing: Thing) -> tuple[str, ...]:
    """Return the texts of an object, also without the words before the cost: "discard a card rather than pay …"."""
    texts = list(thing.texts)
    return tuple(dict.fromkeys((*texts, *(_BEFORE_THE_COST.sub("", text) for text in texts))))
