"""Orders: of triggers that are put on the stack together, and of cards that are put on a library (FORMAT 6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.values import LIBRARY
from apnap.ids import NO_REF
from apnap.rules import decisions as dec
from apnap.rules.programs import Running
from apnap.scenario import purposes
from apnap.scenario.objects import texts_of
from apnap.scenario.options import EffectOption, Option
from apnap.scenario.selections import Ordering

if TYPE_CHECKING:
    from apnap.scenario.deciding import Deciding


class Arrangement(Enum):
    """How the kernel's order and that of a scenario, where the first is moved first, belong together."""

    AS_ASKED = "as asked"
    """The first chosen is put first, and the default is the order of the options."""
    TOPMOST_FIRST = "topmost first"
    """The first chosen is the topmost in the end, so it is moved last."""
    ONTO_TOP = "onto top"
    """The first chosen is moved first; as they lie, the topmost is moved last."""

    @classmethod
    def of(cls, deciding: Deciding, asked: dec.Decision) -> Arrangement:
        """Return how the cards of this decision are put away."""
        frame = purposes.asker(deciding.table.state)
        if asked.purpose != "order_library" or not isinstance(frame, Running):
            return cls.AS_ASKED
        code = frame.program.code
        nodes = [code[at].node for at in (frame.pc - 1, frame.pc) if 0 <= at < len(code)]
        for node in nodes:
            if isinstance(node, eff.Scry | eff.Surveil):
                return cls.TOPMOST_FIRST
            if isinstance(node, eff.Move):
                return cls.ONTO_TOP if node.to == LIBRARY and node.position == eff.TOP else cls.AS_ASKED
        return cls.AS_ASKED


def order_of(
    deciding: Deciding, asked: dec.Decision, values: Sequence[dec.Option], arrangement: Arrangement
) -> list[dec.Option]:
    """Return the whole order, in the way in which the kernel asks for it."""
    given = list(values) if arrangement is Arrangement.AS_ASKED else list(reversed(values))
    question = Ordering(
        player=deciding.letter(asked.decider),
        about=deciding.about(asked),
        options=tuple(_option(deciding, asked, value) for value in given),
    )
    ordered = [given[at] for at in deciding.ask(question)]
    return ordered[::-1] if arrangement is Arrangement.TOPMOST_FIRST else ordered


def _option(deciding: Deciding, asked: dec.Decision, value: dec.Option) -> Option:
    if asked.purpose != "triggers" or not isinstance(value, int):
        return deciding.option(asked, value)
    waiting = deciding.table.state.waiting_triggers[value]
    texts = () if waiting.ability is None else texts_of(waiting.ability)
    source = None if waiting.source == NO_REF else deciding.table.thing(waiting.source)
    return EffectOption(texts=texts, source=source)
