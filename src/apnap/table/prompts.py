"""A decision as a question with answers to click or type."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec

from apnap.abilities.values import HAND, LIBRARY, SIDEBOARD
from apnap.i18n.rendering import Rendering
from apnap.ids import Player
from apnap.rules import decisions as dec
from apnap.rules.seen import SeenDecision, SeenObject
from apnap.table.passing import question_key
from apnap.table.printed import ability_lines
from apnap.table.shown_objects import ShownObject

_OF_ENTITIES: Final = (dec.OBJECTS, dec.TARGETS, dec.ORDER, dec.PILE, dec.PAYMENT)
_OF_NUMBERS: Final = (dec.NUMBER, dec.DIVIDE, dec.MODES)
_OUT_OF_SIGHT: Final = (LIBRARY, SIDEBOARD)


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer."""

    answer: int
    """By which the game takes it: an index, or −1 to finish a selection."""
    text: str
    object: int = 0
    """The object to click for it: the card to play, the target, the attacker, the blocker; negative: a player."""
    other: int = 0
    """What it is done to: the player or object attacked, the attacker blocked."""
    action: str = ""
    """With priority or while paying: pass, play, cast, activate or special."""
    detail: str = ""
    """What it does, for an ability that has triggered: its line."""
    number: int | None = None
    """The number that it is, where a number or a share is chosen; of a mode, which one it is, from 0."""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question. Whoever does not decide it gets no choices."""

    kind: str
    """One of :data:`apnap.rules.decisions.KIND_NAMES`."""
    purpose: str
    text: str
    """The question with its rule number."""
    rule: str
    player: Player
    """Whose decision it is by the rules."""
    decider: Player
    """Who makes it (723)."""
    choices: tuple[Choice, ...] = ()
    chosen: tuple[str, ...] = ()
    """What this selection holds so far, in words."""
    pairs: tuple[tuple[int, int], ...] = ()
    """The attackers or blockers declared so far, with what each attacks or blocks."""
    minimum: int = 1
    maximum: int = 1
    can_finish: bool = False
    source: int = 0
    """The object that asks."""
    subject: int = 0
    """What a share is for."""
    objects: tuple[ShownObject, ...] = ()
    """Objects to choose from that lie nowhere on the table: cards of a library that is searched."""
    question: str = ""
    """By which an answer can be remembered; empty: it can't."""


def prompt_of(rendering: Rendering, asked: SeenDecision, shown: Callable[[SeenObject], ShownObject]) -> Prompt:
    """Return a decision as the person of a rendering sees it."""
    mine = asked.decider == rendering.view.player
    choices = choices_of(rendering, asked) if mine else ()
    pairs = tuple(pair for pair in asked.chosen if isinstance(pair, tuple))
    return Prompt(
        kind=dec.KIND_NAMES[asked.kind],
        purpose=asked.purpose,
        text=rendering.decision(asked),
        rule=asked.rule,
        player=asked.player,
        decider=asked.decider,
        choices=choices,
        chosen=() if pairs else tuple(rendering.chosen(asked)),
        pairs=pairs,
        minimum=asked.minimum,
        maximum=asked.maximum,
        can_finish=asked.can_finish,
        source=asked.source,
        subject=asked.subject if asked.kind == dec.DIVIDE else 0,
        objects=tuple(shown(seen) for seen in _out_of_sight(rendering, choices)),
        question=question_key(rendering.view, asked) if mine else "",
    )


def choices_of(rendering: Rendering, asked: SeenDecision) -> tuple[Choice, ...]:
    """Return every answer to a decision, in the order of the kernel; the one that finishes a selection comes last.

    Of answers between which there is no difference on the table ("play Forest", "play Forest#2") all are there, so
    that any of the cards can be clicked; the text tells them apart.
    """
    found = []
    for index, (text, option) in enumerate(zip(rendering.options(asked), asked.options, strict=True)):
        if asked.about:
            found.append(Choice(index, text, asked.about[index], detail=_line(rendering, asked, index)))
        elif isinstance(option, dec.Action):
            found.append(Choice(index, text, option.ref, action=dec.ACTION_NAMES[option.kind]))
        elif isinstance(option, tuple):
            found.append(Choice(index, text, option[0], option[1]))
        elif asked.kind in _OF_NUMBERS and isinstance(option, int):
            found.append(Choice(index, text, number=option))
        elif asked.kind == dec.PLAYERS and isinstance(option, int):
            found.append(Choice(index, text, -1 - option))
        elif asked.kind in _OF_ENTITIES and isinstance(option, int) and not asked.labels:
            found.append(Choice(index, text, option if _is_entity(rendering, option) else 0))
        else:
            found.append(Choice(index, text))
    if asked.can_finish:
        found.append(Choice(dec.DONE, rendering.say("actions.done")))
    return tuple(found)


def distinct(choices: Sequence[Choice]) -> list[Choice]:
    """Return the choices without those that mean the same: ``Forest#2`` where there is a ``Forest`` without number."""
    texts = {choice.text for choice in choices}
    return [choice for choice in choices if not _is_another(choice.text, texts)]


def _is_another(text: str, texts: Collection[str]) -> bool:
    place = text.find("#")
    return place >= 0 and text[:place] + text[place:].lstrip("#0123456789") in texts


def _is_entity(rendering: Rendering, option: int) -> bool:
    """Tell whether an option is a player or an object of the view, not the number of something."""
    if option < 0:
        return True
    try:
        rendering.view.object(option)
    except KeyError:
        return False
    return True


def _line(rendering: Rendering, asked: SeenDecision, index: int) -> str:
    """Return the line of an ability that has triggered."""
    definition = rendering.view.object(asked.about[index]).definition if asked.about[index] else None
    return ability_lines(definition.node if definition else None, asked.lines[index], "", rendering.lang)


def _out_of_sight(rendering: Rendering, choices: tuple[Choice, ...]) -> list[SeenObject]:
    view = rendering.view
    found = {}
    for choice in choices:
        if choice.object > 0 and choice.object not in found:
            seen = view.object(choice.object)
            if seen.zone in _OUT_OF_SIGHT or seen.zone == HAND and seen.owner != view.player:
                found[choice.object] = seen
    return list(found.values())
