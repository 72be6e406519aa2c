"""502.3: permanents that their controller may leave tapped (FORMAT 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules import decisions as dec
from apnap.scenario.questions import YesNo
from apnap.scenario.selections import Choose

if TYPE_CHECKING:
    from apnap.scenario.deciding import Deciding


def staying_tapped(deciding: Deciding, asked: dec.Decision) -> int:
    """Answer which permanents stay tapped: those that ``pick`` names, else all for which the answer to "untap it?",
    asked for one after another in canonical order, is no."""
    refs = deciding.table.sorted([one for one in asked.options if isinstance(one, int)])
    decider = deciding.letter(asked.decider)
    options = tuple(deciding.option(asked, ref) for ref in refs)
    picked = deciding.said(Choose(player=decider, options=options, minimum=0, maximum=len(refs)))
    if picked is not None:
        return deciding.follow(asked, [refs[at] for at in picked])
    staying = [
        ref
        for ref in refs
        if not deciding.ask(YesNo(player=decider, about=f"untap {', '.join(deciding.table.thing(ref).names)}"))
    ]
    return deciding.follow(asked, staying)
