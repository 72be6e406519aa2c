"""Entries of a script carried out by a player who has priority (FORMAT 5.1, 5.2)."""

from __future__ import annotations

import msgspec

from apnap.abilities.values import COLOR_NAMES, MANA_LETTERS
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.scenario import actions as act
from apnap.scenario.answers import Answer, Cost, Divide, Pick, Target
from apnap.scenario.assertions import NamedAbility
from apnap.scenario.objects import Table
from apnap.scenario.playable import activations, casts, plays, specials
from apnap.scenario.queues import AnswerQueue, private_queue
from apnap.scenario.references import Reference

WITNESS = {
    act.Cast: ev.CAST,
    act.Activate: ev.ACTIVATE,
    act.ActivateMana: ev.ACTIVATE,
    act.Play: ev.PLAY_LAND,
}
"""The event that shows that an action was taken."""


class CannotError(LookupError):
    """An entry whose action is not legal now."""


def number_of(table: Table, seat: Player, entry: act.Action) -> int:
    """Return the answer to the priority decision that begins the action of an entry.

    :raises CannotError: the action is not legal now
    """
    found: list[int] = []
    if isinstance(entry, act.Cast):
        found = [n for n, _ in casts(table, seat, entry.card, entry.manner)]
    elif isinstance(entry, act.Play):
        for land in _cards(entry.card, entry.any_of):
            found += [n for n, _ in plays(table, seat, land)]
    elif isinstance(entry, act.Activate):
        mana = isinstance(entry, act.ActivateMana)
        named = entry.any_of or (NamedAbility(card=entry.card, ability=entry.ability),)
        for one in named:
            found += [n for n, _ in activations(table, seat, one.card, one.ability, mana)]
    elif isinstance(entry, act.Special):
        for card in (*_cards(entry.card, entry.any_of), *(() if entry.card or entry.any_of else (None,))):
            found += [n for n, _ in specials(table, seat, entry.action, card)]
    if not found:
        raise CannotError(f"{told(entry)} is not legal now")
    return found[0]


def _cards(card: Reference | None, any_of: tuple[NamedAbility, ...]) -> list[Reference]:
    return [one.card for one in any_of if one.card is not None] if any_of else [card] if card is not None else []


def queue_of(entry: act.Action) -> AnswerQueue:
    """Return the entry's own answers: what it announces, the way it is cast, the mana it wants, its ``choices``."""
    extra: list[Answer] = []
    if isinstance(entry, act.Cast) and entry.manner is not None and entry.cost is None:
        extra.append(Cost(cost=entry.manner))
    if isinstance(entry, act.Activate) and entry.mana is not None:
        letters = [letter for letter in entry.mana.upper() if letter in MANA_LETTERS]
        words = [(*COLOR_NAMES, "colorless")[MANA_LETTERS.index(letter)] for letter in letters]
        extra += [Pick(pick=(Reference(name=word),)) for word in words]
    if isinstance(entry, act.Special) and entry.door is not None:
        extra.append(Pick(pick=(Reference(name=entry.door),)))
    if not extra:
        return private_queue(entry)
    return private_queue(msgspec.structs.replace(entry, choices=(*extra, *entry.choices)))


def left_targets(entry: act.Action, queue: AnswerQueue) -> list[Reference]:
    """Return the targets of an entry that its action has not used."""
    own = list(entry.targets) if isinstance(entry, act.Announced) else []
    left: list[Reference] = []
    for answer in queue.left:
        if isinstance(answer, Target) and len(answer.target) == 1 and answer.target[0] in own:
            own.remove(answer.target[0])
            left.append(answer.target[0])
        elif isinstance(answer, Divide):
            continue
    return left


def told(entry: act.Action) -> str:
    """Return an entry in a few words."""
    kind = next(name for name, one in act.KINDS.items() if one is type(entry))
    what = getattr(entry, "card", None) or getattr(entry, "attacker", None) or getattr(entry, "blocker", None)
    parts = [kind, str(what) if what is not None else "", str(getattr(entry, "ability", None) or "")]
    return f"{entry.player} at {entry.at}: {' '.join(part for part in parts if part)}"
