"""614, 615, 616, classic:419.1: replacement and prevention effects: which apply, in which order, who chooses.

Most prevention is of damage (classic:419.7a).

What each of them does to an event is in :mod:`apnap.rules.replacements`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.ids import NO_PLAYER, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.choices import choose, choose_yes_no
from apnap.rules.context import Context
from apnap.rules.entities import player_of
from apnap.rules.events import Event, ZoneChange
from apnap.rules.graveyards import arrange_graveyards
from apnap.rules.happen import EXPANDERS, expand_all, perform_group
from apnap.rules.machine import Procedure, finish, register

if TYPE_CHECKING:
    from apnap.abilities.effect import Effect
    from apnap.rules.state import State


class Happening(Procedure):
    """Let simultaneous events happen, replaced and prevented as players choose (616.1).

    Without proposals it takes those that wait in ``state.follow_ups``. ``state.happened`` afterwards: what really
    happened, the results of results included.
    """

    __slots__ = (
        "proposed", "at", "expanded", "number", "numbers", "context", "asked", "programs", "contexts", "applieds",
        "done", "mark", "circle",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.proposed: list[Event] = []
        """The events, as modified so far."""
        self.at = 0
        """Which of them is being looked at."""
        self.expanded = False
        """Whether events that consist of others have been resolved into them."""
        self.number = 0
        """The replacement effect that is being applied (614.5)."""
        self.numbers: tuple[int, ...] = ()
        """Those that a player chooses among."""
        self.context = Context()
        """The context of the effect that is being applied."""
        self.asked: tuple[int, ...] = ()
        """What has been chosen for it so far."""
        self.programs: tuple[Effect, ...] = ()
        """What happens instead, or besides, once the events have happened (614.1a, 615.5)."""
        self.contexts: tuple[Context, ...] = ()
        self.applieds: tuple[tuple[int, ...], ...] = ()
        self.done: tuple[Event, ...] = ()
        self.mark = -1
        """Where in the history what happens instead begins; −1: nothing does."""
        self.circle = False
        """classic:419.8c: whether it has been asked if a circle of effects is to go on."""

    @property
    def event(self) -> Event:
        """The event that is being looked at."""
        return self.proposed[self.at]


_TAKE: Final = 0
_LOOK: Final = 1
_PICK: Final = 2
_CHOSEN: Final = 3
_APPLY: Final = 4
_APPLY_MORE: Final = 5
_PERFORM: Final = 6
_BESIDES: Final = 7
_END: Final = 8


def _take(frame: Happening, state: State) -> None:
    """Take the proposals, or those that wait; stop when there are none."""
    frame.done = (*frame.done, *state.happened)
    state.happened = ()
    if not frame.proposed:
        frame.proposed = list(state.follow_ups)
        state.follow_ups = ()
    if not frame.proposed:
        frame.step = _BESIDES
        return
    frame.at = 0
    frame.expanded = False
    if not may_be_replaced(state, frame.proposed):
        frame.proposed = expand_all(state, frame.proposed)
        frame.step = _PERFORM


def _look(frame: Happening, state: State) -> None:
    """616.1: find what can be applied to the next event; if there is a choice, its player makes it."""
    while True:
        if frame.at >= len(frame.proposed):
            if frame.expanded:
                frame.step = _PERFORM
                return
            frame.expanded = True
            frame.at = 0
            if not any(EXPANDERS[event.kind] for event in frame.proposed):
                frame.step = _PERFORM
                return
            frame.proposed = expand_all(state, frame.proposed)
            continue
        event = frame.event
        if not can_happen(state, event):
            drop(frame)
            continue
        found = applicable(state, event)
        if found:
            break
        again = closes_circle(state, event)
        if again is not None:
            frame.numbers = (again.number,)
            frame.circle = True
            choose_yes_no(state, who_chooses(state, event), "replacement_circle", again.source, "614.5")
            return
        frame.at += 1
    numbers = tuple(number for number, _ in found)
    frame.numbers = numbers
    if len(numbers) == 1 or all(is_plain for _, is_plain in found):  # the order makes no difference
        state.result = (0,)
        return
    labels = tuple(source_name(state, event, number) for number in numbers)
    player = who_chooses(state, event)
    options = tuple(range(len(numbers)))
    choose(state, dec.REPLACEMENT, player, options, 1, 1, "replacement", event.subject, "616.1", labels)


def _pick(frame: Happening, state: State) -> None:
    """The effect has been chosen. 615.7: where a shield can't prevent all of the damage that several sources would deal
    at the same time, the player chooses which damage it prevents first."""
    if frame.circle and _broken(frame, state):
        return
    frame.number = frame.numbers[state.result[0]]
    state.result = ()
    rivals = damage_for_shield(state, frame)
    if len(rivals) > 1:
        sources = tuple(dict.fromkeys(frame.proposed[at].subject for at in rivals))
        choose(state, dec.OBJECTS, who_chooses(state, frame.event), sources, 1, 1, "prevent_from", rule="615.7")


def _broken(frame: Happening, state: State) -> bool:
    """classic:419.8c: the player breaks the circle here, and the event happens as it is now; or it goes on."""
    frame.circle = False
    if state.result == (1,):
        state.result = (0,)
        return False
    event = frame.event.copy()
    event.applied = (*event.applied, frame.numbers[0])
    frame.proposed[frame.at] = event
    frame.step = _LOOK
    return True


def _chosen(frame: Happening, state: State) -> None:
    """614.5: the effect chosen gets this one opportunity."""
    if state.result:
        at = next(i for i in damage_for_shield(state, frame) if frame.proposed[i].subject == state.result[0])
        frame.proposed.insert(frame.at, frame.proposed.pop(at))
    event = frame.event.copy()
    event.applied = (*event.applied, frame.number)
    frame.proposed[frame.at] = event
    frame.asked = ()


def _apply(frame: Happening, state: State) -> None:
    """Apply it; what it has to ask is answered in the next step."""
    frame.step = _APPLY_MORE
    begin_applying(frame, state)


def _apply_more(frame: Happening, state: State) -> None:
    """Go on applying with the answer, until it is applied; then look again (616.1f)."""
    frame.step = _LOOK
    if go_on_applying(frame, state):
        frame.step = _APPLY_MORE


def _perform(frame: Happening, state: State) -> None:
    """614.6: the events, as modified, happen; what results from them follows."""
    group = frame.proposed
    frame.proposed = []
    perform_group(state, group)
    if state.follow_ups:
        frame.step = _TAKE
    if len(state.happened) > 1:
        arrange_graveyards(state)
    frame.done = (*frame.done, *state.happened)
    state.happened = ()


def _besides(frame: Happening, state: State) -> None:
    """Carry out what happens instead or besides, in the order in which it was applied."""
    if frame.mark >= 0:
        state.happened = tuple(state.history[frame.mark :])
    frame.done = (*frame.done, *state.happened)
    state.happened = ()
    if not frame.programs:
        return
    frame.mark = len(state.history)
    effect, context, applied = frame.programs[0], frame.contexts[0], frame.applieds[0]
    frame.programs = frame.programs[1:]
    frame.contexts = frame.contexts[1:]
    frame.applieds = frame.applieds[1:]
    frame.step = _BESIDES
    start_program(state, effect, context, applied)


def _end(frame: Happening, state: State) -> None:
    """Tell what happened."""
    state.happened = frame.done
    finish(frame)


register(Happening, (_take, _look, _pick, _chosen, _apply, _apply_more, _perform, _besides, _end))


def drop(frame: Happening) -> None:
    """Let the event that is being looked at not happen, and neither what it is a part of: a permanent that does not go
    to the graveyard is not destroyed (701.8a), a token that does not enter is not created (303.4i)."""
    event = frame.proposed.pop(frame.at)
    if not isinstance(event, ZoneChange) or event.cause not in (ev.BY_DESTRUCTION, ev.BY_CREATION):
        return
    for at, other in enumerate(frame.proposed):
        if other.kind == ev.DESTROY and other.subject == event.subject and event.cause == ev.BY_DESTRUCTION:
            del frame.proposed[at]
        elif isinstance(other, ev.CreateTokens) and event.subject + 1 in other.objects:
            frame.proposed[at] = left = other.copy()
            assert isinstance(left, ev.CreateTokens)
            left.objects = tuple(ref for ref in other.objects if ref != event.subject + 1)
            left.amount = len(left.objects)
            if left.objects:
                return
            del frame.proposed[at]
        else:
            continue
        if at < frame.at:
            frame.at -= 1
        return


def carry_out_later(frame: Happening, effect: Effect, context: Context) -> None:
    """Note what is to be carried out after the events (614.1a, 615.5); the same effects are not applied to it."""
    frame.programs = (*frame.programs, effect)
    frame.contexts = (*frame.contexts, context.copy())
    frame.applieds = (*frame.applieds, frame.event.applied)


def entering_now(state: State) -> frozenset[Ref]:
    """614.13a: return the objects that are about to enter, while it is asked how: what is done to others for that is
    not done to them."""
    return frozenset(
        event.subject
        for frame in state.frames
        if isinstance(frame, Happening)
        for event in frame.proposed
        if isinstance(event, ZoneChange) and event.to == BATTLEFIELD
    )


def who_chooses(state: State, event: Event) -> Player:
    """Return the affected player, or the controller of the affected object, or its owner (616.1)."""
    kind = event.kind
    if kind == ev.ZONE_CHANGE:
        assert isinstance(event, ZoneChange)
        record = state.last_known(event.subject)
        if event.to == BATTLEFIELD:
            return event.controller if event.controller >= 0 else record.controller
        return controller_of(state, record) if record.zone in (BATTLEFIELD, STACK) else record.owner
    if kind in (ev.DAMAGE, ev.PUT_COUNTERS, ev.REMOVE_COUNTERS):
        if event.other < 0:
            return player_of(event.other)
        return controller_of(state, state.last_known(event.other))
    if event.subject and kind not in (ev.GAIN_LIFE, ev.LOSE_LIFE, ev.DRAW, ev.CREATE_TOKENS, ev.ADD_MANA):
        return controller_of(state, state.last_known(event.subject))
    return event.player if event.player != NO_PLAYER else state.active


from apnap.rules.characteristics import controller_of  # noqa: E402  (the chapters below propose events themselves)
from apnap.rules.impossible import can_happen  # noqa: E402
from apnap.rules.programs import start_program  # noqa: E402
from apnap.rules.replacement_circles import closes_circle  # noqa: E402
from apnap.rules.replacement_kinds import applicable, may_be_replaced, source_name  # noqa: E402
from apnap.rules.replacements import begin_applying, go_on_applying  # noqa: E402
from apnap.rules.replacements_of_damage import damage_for_shield  # noqa: E402

__all__ = ["Happening", "carry_out_later", "entering_now", "may_be_replaced", "who_chooses"]
