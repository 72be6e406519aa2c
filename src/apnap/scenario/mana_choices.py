"""Which mana is added and which is spent: colours by name, combinations by numbers in the order W, U, B, R, G."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import COLOR_NAMES, MANA_LETTERS
from apnap.rules import decisions as dec
from apnap.rules.floating import FLOATING, mana_of_index
from apnap.rules.paying_by_hand import AUTOMATIC, KEEPING
from apnap.rules.paying_steps import Paying
from apnap.rules.producing import Producing
from apnap.scenario import defaults, purposes
from apnap.scenario.options import WordOption
from apnap.scenario.questions import Payment
from apnap.scenario.selections import Amounts, Choose

if TYPE_CHECKING:
    from apnap.scenario.deciding import Deciding

KINDS = (*COLOR_NAMES, "colorless")


def mana_words(deciding: Deciding, asked: dec.Decision) -> int:
    """Return which of the kinds of mana is added."""
    words = [str(option) for option in asked.options]
    kinds = [KINDS[MANA_LETTERS.index(word[0])] if word else "colorless" for word in words]
    decider = deciding.letter(asked.decider)
    frame = purposes.asker(deciding.table.state)
    if isinstance(frame, Producing) and len(frame.open) > 1 and len(set(frame.open)) == 1:
        key = ("mana", id(frame))
        if key not in deciding.shares or len(deciding.shares[key]) != len(frame.open):
            total = len(frame.open)
            colors = KINDS if "colorless" in kinds else COLOR_NAMES
            most = tuple(total if color in kinds else 0 for color in colors)
            amounts = deciding.said(Amounts(player=decider, most=most, total=total))
            if amounts is not None:
                deciding.shares[key] = tuple(
                    kinds.index(color) for color, n in zip(colors, amounts, strict=True) for _ in range(n)
                )
    if isinstance(frame, Producing):
        planned = deciding.shares.get(("mana", id(frame)), ())
        if len(planned) >= len(frame.open) > 0:
            return planned[-len(frame.open)]
    wanted = defaults.color_of_mana(set(kinds), needed_kinds(deciding))
    order = sorted(range(len(kinds)), key=lambda at: kinds[at] != wanted)
    options = tuple(WordOption(kinds[at]) for at in order)
    question = Choose(player=decider, about=deciding.about(asked), options=options, among="words")
    return order[deciding.ask(question)[0]]


def paid_next(deciding: Deciding, asked: dec.Decision) -> int:
    """Return which floating mana is spent next under ``manual_mana``; where none can be, the plan pays the rest."""
    ways: dict[str, int] = {}
    leave = give_up = -1
    for at, option in enumerate(asked.options):
        if not isinstance(option, dec.Action):
            continue
        if option.kind == dec.PASS:
            give_up = give_up if option.index == KEEPING else at
        elif option.kind == dec.SPECIAL and option.index >= FLOATING:
            ways.setdefault(KINDS[mana_of_index(option.index)[0].bit_length() - 1], at)
        elif option.kind == dec.SPECIAL and option.index == AUTOMATIC:
            leave = at
    if not ways:
        return leave if leave >= 0 else dec.DONE if asked.can_finish else 0
    needed = needed_kinds(deciding)
    order = sorted(ways, key=lambda kind: (kind not in needed, KINDS.index(kind)))
    question = Payment(
        player=deciding.letter(asked.decider), about=deciding.about(asked), ways=tuple(order), can_stop=give_up >= 0
    )
    said = deciding.ask(question)
    return ways[said] if said else give_up


def needed_kinds(deciding: Deciding) -> tuple[str, ...]:
    """Return the kinds of mana that the costs being paid need."""
    found: list[str] = []
    for frame in deciding.table.state.frames:
        if isinstance(frame, Paying):
            for pip in frame.pips:
                found += [kind for bit, kind in enumerate(KINDS) if pip >> bit & 1]
    return tuple(found)
