"""701.54: the Ring tempts players: the emblem, and the Ring-bearer."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Static, Triggered
from apnap.abilities.change import AddTypes
from apnap.abilities.condition import Compare, Condition
from apnap.abilities.definition import CardDefinition, FaceDefinition
from apnap.abilities.designations import PlayerMark, RingTempts
from apnap.abilities.effect import DelayedTrigger, Discard, Draw, LoseLife, SacrificeThese, Sequence
from apnap.abilities.objects import (
    RING_BEARER,
    AnyPlayer,
    ControlledBy,
    Each,
    EachOpponent,
    EachPlayer,
    EventOther,
    Filter,
    HasCardType,
    Is,
    Stat,
    You,
)
from apnap.abilities.occurrence import Attacks, BecomesBlocked, BeginningOf, DealsDamage, Occurrence
from apnap.abilities.quantity import AT_LEAST, GREATER, POWER, Comparison, Number, StatOf
from apnap.abilities.static import CANT_BE_BLOCKED_BY, Changes, Restriction
from apnap.abilities.values import BATTLEFIELD, COMMAND, CREATURE, END_COMBAT, LEGENDARY
from apnap.ids import NO_REF, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.choices import choose_objects
from apnap.rules.definitions import Definition, define
from apnap.rules.expressions import players_of
from apnap.rules.instructions import performs
from apnap.rules.libraries import action
from apnap.rules.performing.refusals import plural
from apnap.rules.programs import Running, propose, remember
from apnap.rules.records import BEARER, EMBLEM, with_count
from apnap.rules.zones import create_in

if TYPE_CHECKING:
    from apnap.rules.state import State

TEMPTED: Final = "ring"
"""The mark of a player with how often the Ring has tempted them; also what the event is called."""


@cache
def the_ring() -> Definition:
    """Return the emblem (701.54c). What it has only after some temptations asks for them."""
    bearer = Filter((Is(RING_BEARER), ControlledBy(You())))
    stronger = Stat(POWER, Comparison(GREATER, StatOf(Each(bearer), POWER)))
    always = Static(
        (
            Changes(bearer, (AddTypes(supertypes=LEGENDARY),)),
            Restriction(CANT_BE_BLOCKED_BY, bearer, other=Filter((HasCardType(CREATURE), stronger))),
        ),
        zones=(BATTLEFIELD, COMMAND),
    )
    later = DelayedTrigger(
        Triggered(
            BeginningOf(END_COMBAT, EachPlayer()), Body(effect=SacrificeThese(EventOther(), each_controller=True))
        )
    )
    abilities = (
        always,
        _from(2, Attacks(bearer), Sequence((Draw(You()), Discard(You())))),
        _from(3, BecomesBlocked(bearer, Filter((HasCardType(CREATURE),))), later),
        _from(4, DealsDamage(bearer, None, AnyPlayer(), True), LoseLife(EachOpponent(), Number(3))),
    )
    return define(CardDefinition("The Ring", (FaceDefinition("The Ring", abilities=abilities),)))


def _from(times: int, occurrence: Occurrence, effect: Sequence | DelayedTrigger | LoseLife) -> Triggered:
    return Triggered(occurrence, Body(effect=effect), tempted(times), zones=(BATTLEFIELD, COMMAND))


def tempted(times: int) -> Condition:
    """Return the condition that the Ring has tempted you so often."""
    return Compare(PlayerMark(You(), TEMPTED), Comparison(AT_LEAST, Number(times)))


def begin(run: Running, state: State, node: RingTempts) -> None:
    """701.54c: the emblem comes first; then the player chooses a creature they control."""
    players = players_of(state, node.who, run.context)
    run.todo = tuple(players[:1])
    state.result = ()
    if not players:
        return
    seat = players[0]
    times = state.players[seat].mark(TEMPTED) + 1
    writable = state.edit_player(seat)
    writable.marks = with_count(writable.marks, TEMPTED, times)
    if times == 1:
        create_in(state, COMMAND, EMBLEM, seat, the_ring())
    state.disturb()
    creatures = []
    for ref in state.battlefield:
        record = state.last_known(ref)
        chars = characteristics(state, record)
        if chars.card_types & CREATURE and chars.controller == seat and not record.phased_out:
            creatures.append(ref)
    if creatures:
        choose_objects(state, seat, creatures, 1, 1, "ring_bearer", run.context.source, "701.54a")


def bear(run: Running, state: State, node: RingTempts) -> None:
    """701.54a: the chosen creature is the Ring-bearer until another one is, and that is told in any case (701.54d)."""
    if not run.todo:
        remember(run, node.slot)
        return
    seat = run.todo[0]
    chosen: Ref = state.result[0] if state.result else NO_REF
    if chosen != NO_REF:
        for ref in state.battlefield:
            if ref != chosen and (BEARER, seat + 1) in state.last_known(ref).memory:
                former = state.edit(ref)
                former.memory = with_count(former.memory, BEARER, 0)
        writable = state.edit(chosen)
        writable.memory = with_count(writable.memory, BEARER, seat + 1)
        state.disturb()
    found = (chosen,) if chosen != NO_REF else ()
    remember(run, node.slot, found, (seat,), 1, True)
    propose(run, state, [action(TEMPTED, seat, state.players[seat].mark(TEMPTED), chosen)])


def _refuse(node: RingTempts) -> str:
    return "the Ring tempting several players" if plural(node.who) else ""


performs(RingTempts, begin, bear, refuse=_refuse)
