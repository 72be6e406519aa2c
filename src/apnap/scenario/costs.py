"""The costs for which a spell may be cast, as scenarios name them (FORMAT 6)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from apnap.abilities.ability import Activated
from apnap.abilities.cost import Cost, EitherCost
from apnap.abilities.static import AlternativeCost, MayPlay
from apnap.rules import decisions as dec
from apnap.rules.casting_ways import NORMAL
from apnap.rules.paying_steps import Paying
from apnap.rules.permissions import active_parts
from apnap.scenario import purposes
from apnap.scenario.objects import Table, Thing
from apnap.scenario.questions import CostOption

_STARTS: Final = re.compile(r"(?:^|, | or |: |— |\bunless (?:you|they) |\bmay )")
_ENDS: Final = re.compile(r"(?: or |,|:|\.|$)")
_BEFORE_THE_COST: Final = re.compile(
    r"^(?:if [^,]*, )?(?:you may |rather than [^,]*, (?:you|its controller) may )", re.IGNORECASE
)
_PAY: Final = re.compile(r"^pay ", re.IGNORECASE)


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
    costs = [_BEFORE_THE_COST.sub("", text) for text in texts]
    return tuple(dict.fromkeys((*texts, *costs, *(_PAY.sub("", cost) for cost in costs))))


# ------------------------------------------------------------------------------------ "A or B" in a cost (601.2b)


def either_texts(table: Table, asked: dec.Decision) -> tuple[str, ...]:
    """Return for each cost of an "A or B" that is offered the words that mean it; "" where there are none."""
    frame = purposes.asker(table.state)
    parts = [part for part in frame.parts if isinstance(part, EitherCost)] if isinstance(frame, Paying) else []
    if len(parts) != 1 or not asked.source:
        return ("",) * len(asked.options)
    costs = parts[0].choices
    wordings = dict(pair for text in table.thing(asked.source).texts for pair in _costs_in(text))
    return tuple(
        wordings.get(costs[place], "") if isinstance(place, int) and place < len(costs) else ""
        for place in asked.options
    )


@lru_cache(maxsize=1024)
def _costs_in(text: str) -> tuple[tuple[Cost, str], ...]:
    """Return the costs that parts of a text mean, each with its words: what they would be before a colon."""
    from apnap.oracle.compile import compile_text

    if " or " not in text:
        return ()
    found: list[tuple[Cost, str]] = []
    starts = [start.end() for start in _STARTS.finditer(text)]
    for start in starts:
        for end in _ENDS.finditer(text, start + 1):
            words = text[start : end.start()]
            nodes, problems = compile_text(f"{words}: Draw a card.", "", is_spell=False)
            if not problems and len(nodes) == 1 and isinstance(nodes[0], Activated):
                found.append((nodes[0].cost, words))
    return tuple(found)
