"""Bands of attackers and optional costs: questions that scenarios answer one by one with yes or no (FORMAT 6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules import decisions as dec
from apnap.rules.casting_steps import Casting
from apnap.rules.combat.bands import CLOSED
from apnap.rules.combat.declaring_attackers import DeclaringAttackers
from apnap.scenario import purposes
from apnap.scenario.answers import Answer, Say
from apnap.scenario.questions import YesNo
from apnap.scenario.selections import Choose

if TYPE_CHECKING:
    from apnap.scenario.deciding import Deciding


def band(deciding: Deciding, asked: dec.Decision) -> int:
    """702.22c: yes or no for each attacker with banding, then one after another who else is in its band."""
    frame = purposes.asker(deciding.table.state)
    player = deciding.letter(asked.decider)
    about = deciding.about(asked)
    if isinstance(frame, DeclaringAttackers) and frame.bands and frame.bands[-1][-1] != CLOSED:
        options = tuple(deciding.option(asked, one) for one in asked.options)
        chosen = deciding.ask(Choose(player=player, about=about, options=options, minimum=0, maximum=1))
        return chosen[0] if chosen else dec.DONE
    for at in range(len(asked.options)):
        if deciding.ask(YesNo(player=player, about=about, usual=False)):
            return at
    return dec.DONE


def skip_unpayable(deciding: Deciding, asked: dec.Decision) -> None:
    """702.33b: "and/or" are two costs with an answer each; one that can't be paid is not asked for, and its "no" is
    taken here when there is an answer for each of them."""
    frame = purposes.asker(deciding.table.state)
    queue = deciding.decisions.queues[deciding.letter(asked.decider)]
    if not isinstance(frame, Casting) or (frame.ref, frame.asked) in deciding.begun:
        return
    skipped = sum(1 for at in range(frame.asked) if (frame.ref, at) not in deciding.begun)
    deciding.begun.update((frame.ref, at) for at in range(frame.asked + 1))
    answers = [answer for answer in queue.left if isinstance(answer, Say)]
    for answer in answers[: min(skipped, len(answers) - 1)]:
        if not answer.say:
            queue.take("answer", _no)


def _no(answer: Answer) -> bool | None:
    return True if isinstance(answer, Say) and not answer.say else None
