"""601.2b–d, 603.3c–d: the modes, targets and divisions of a spell or ability that has been put on the stack.

One procedure for what spells, activated and triggered abilities have in common. Modes and targets
are written into the record of the object on the stack as they are announced.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Modes
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, GRAVEYARD, STACK
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.choices import choose
from apnap.rules.conditions import holds
from apnap.rules.context import Context
from apnap.rules.decisions import make_decision
from apnap.rules.definitions import TRIGGERED
from apnap.rules.dividing import any_may_get_nothing, divided_amount, is_fixed, least_served, without_zeros
from apnap.rules.entities import Entity, player_of
from apnap.rules.events import Event
from apnap.rules.expressions import players_of
from apnap.rules.happen import happen_all
from apnap.rules.libraries import action
from apnap.rules.machine import Procedure, ask, call, finish, register
from apnap.rules.quantities import amount
from apnap.rules.records import with_count
from apnap.rules.set_up_options import FORCED_TARGETS, holds_for
from apnap.rules.target_sets import Chosen, are_linked, completable, target_sets, target_test
from apnap.rules.targeting import (
    all_apart,
    can_choose,
    choosers,
    legal_entities,
    limits_itself,
    of_chooser,
    remember_chooser,
)

if TYPE_CHECKING:
    from apnap.rules.state import State

UNLIMITED: Final = 1 << 20
"""The most of "any number" (107.1c)."""


class Announcing(Procedure):
    """Choose modes, targets and divisions for ``ref``; ``state.result`` is then (1,), or (0,) if it can't be done."""

    __slots__ = (
        "ref", "player", "context", "body", "modes", "mode_fixed", "requirements", "owners", "at", "chosen", "targets",
        "chooser", "shares", "divided",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.ref: Ref = NO_REF
        self.player: Player = NO_PLAYER
        self.context = Context()
        self.body: Body = Body()
        self.modes: tuple[int, ...] = ()
        self.mode_fixed = False
        """The modes have been chosen by whoever called."""
        self.requirements: tuple[Target, ...] = ()
        self.owners: tuple[int, ...] = ()
        """For each requirement: which of the chosen modes it belongs to."""
        self.at = 0
        self.chosen: tuple[Entity, ...] = ()
        self.targets: tuple[tuple[Entity, ...], ...] = ()
        self.chooser: Player = NO_PLAYER
        """The opponent who chooses the modes (700.2e), or the targets of the requirement under way (115.1e)."""
        self.shares: tuple[int, ...] = ()
        self.divided = -1
        """Index of the requirement among whose targets something is divided; −1: none."""


_MODES: Final = 0
_TAKE_MODES: Final = 1
_TARGET: Final = 2
_TAKE_CHOOSER: Final = 3
_TAKE_TARGET: Final = 4
_DIVIDE: Final = 5
_TAKE_SHARE: Final = 6
_WRITE: Final = 7


def start_announcing(
    state: State, player: Player, ref: Ref, body: Body, context: Context, modes: tuple[int, ...] | None = None
) -> None:
    """Let a player choose modes (unless given), targets and divisions for an object on the stack.

    Call it as the last thing in a step; ``state.result`` is (1,) when all was chosen, (0,) when it is impossible.
    """
    frame = Announcing()
    frame.ref = ref
    frame.player = player
    frame.body = body
    frame.context = context.copy()
    if modes is not None:
        frame.modes = modes
        frame.mode_fixed = True
    call(state, frame)


# ------------------------------------------------------------------------------------- modes


def legal_modes(state: State, modes: Modes, context: Context, source: Ref) -> list[int]:
    """700.2a: return the modes that can be chosen: their targets exist, and they were not used up."""
    record = state.last_known(source) if source > 0 else None
    used = frozenset(name for name, _ in record.memory) if record is not None else frozenset()
    return [
        i
        for i, mode in enumerate(modes.modes)
        if not (modes.not_chosen_before and _mode_key(modes, i) in used) and can_choose(state, mode.targets, context)
    ]


def mode_limits(state: State, modes: Modes, context: Context) -> tuple[int, int]:
    """700.2: return how many modes at least and at most are chosen."""
    low = max(0, amount(state, modes.minimum, context))
    high = max(low, amount(state, modes.maximum, context))
    if modes.all_if and any(id == modes.all_if for id, _ in context.costs_paid):  # 702.42a
        return len(modes.modes), len(modes.modes)
    if modes.more_if is not None and holds(state, modes.more_if, context):
        high = max(high, amount(state, modes.more, context))
        if modes.more_minimum is not None:
            low = min(high, amount(state, modes.more_minimum, context))
    apart = next((target for mode in modes.modes for target in mode.targets if target.apart), None)
    if apart is not None:  # each mode needs a target of its own
        high = max(low, min(high, len(legal_entities(state, apart, context, []))))
    return low, high


def choose_who_chooses(state: State, modes: Modes, context: Context, ref: Ref) -> None:
    """700.2e: say which opponent chooses the modes of ``ref``. Last act of a step."""
    assert modes.chooser is not None
    opponents = tuple(players_of(state, modes.chooser, context))
    choose(state, dec.PLAYERS, context.you, opponents, 1, 1, "opponent", ref, "700.2e")


def _mode_key(modes: Modes, index: int) -> str:
    return f"turn:mode:{index}" if modes.this_turn else f"mode:{index}"


def _choose_modes(frame: Announcing, state: State) -> None:
    """601.2b, 603.3c: announce the modes; if none can be chosen it can't be done."""
    modes = frame.body.modes
    if modes is None or frame.mode_fixed:
        _gather(frame, state)
        frame.step = _TARGET
        _next_target(frame, state)
        return
    options = legal_modes(state, modes, frame.context, frame.context.source)
    low, high = mode_limits(state, modes, frame.context)
    if len(options) < low and not (modes.repeat and options):
        _fail(frame, state)
        return
    if modes.chooser is not None and frame.chooser == NO_PLAYER:
        frame.step = _TAKE_CHOOSER
        choose_who_chooses(state, modes, frame.context, frame.ref)
        return
    if modes.random:
        picked: list[int] = []
        for _ in range(min(low, len(options))):
            picked.append(options.pop(state.random_below(len(options))))
        state.result = tuple(picked)
        return
    player = frame.player if frame.chooser == NO_PLAYER else frame.chooser
    choose(state, dec.MODES, player, tuple(options), low, high, "mode", frame.ref, "700.2", repeat=modes.repeat)


def _take_modes(frame: Announcing, state: State) -> None:
    modes = frame.body.modes
    assert modes is not None
    frame.modes = tuple(sorted(state.result))
    frame.chooser = NO_PLAYER
    if not frame.modes and _is_triggered(frame, state):  # 603.3c: it is removed from the stack
        _fail(frame, state)
        return
    source = frame.context.source
    if modes.not_chosen_before and state.current(source) is not None:
        writable = state.edit(source)
        for index in frame.modes:
            writable.memory = with_count(writable.memory, _mode_key(modes, index), 1)
    _gather(frame, state)
    frame.step = _TARGET


def _is_triggered(frame: Announcing, state: State) -> bool:
    ability = state.last_known(frame.ref).ability
    return ability is not None and ability.kind == TRIGGERED


def _gather(frame: Announcing, state: State) -> None:
    """List the target requirements of the chosen modes, in printed order. The modes are announced, for all to see."""
    state.edit(frame.ref).modes = frame.modes
    bodies = chosen_bodies(frame.body, frame.modes)
    frame.requirements = tuple(target for body in bodies for target in body.targets)
    frame.owners = tuple(i for i, body in enumerate(bodies) for _ in body.targets)
    offset = 0
    for body in bodies:
        if body.division is not None:
            frame.divided = offset + body.division.index
        offset += len(body.targets)


def chosen_bodies(body: Body, modes: tuple[int, ...]) -> tuple[Body, ...]:
    """Return the bodies that are carried out: the chosen modes, or the body itself if it has none."""
    return (body,) if body.modes is None else tuple(body.modes.modes[i] for i in modes)


# ------------------------------------------------------------------------------------- targets


def _own_targets(frame: Announcing) -> tuple[tuple[Entity, ...], ...]:
    """Return what the earlier requirements of the same mode have: target indexes count within a body."""
    owner = frame.owners[frame.at]
    return tuple(chosen for i, chosen in enumerate(frame.targets) if frame.owners[i] == owner)


def _next_target(frame: Announcing, state: State) -> None:
    """601.2c: choose one more target for the requirement under way, or go on to the next one."""
    while frame.at < len(frame.requirements):
        target = frame.requirements[frame.at]
        already = _own_targets(frame)
        frame.context.targets = already
        options = legal_entities(state, target, frame.context, list(already), frame.chosen)
        taken = {entity for one in frame.targets for entity in one} if all_apart(state, target) else set()
        options = [entity for entity in options if entity not in frame.chosen and entity not in taken]
        low = max(0, amount(state, target.minimum, frame.context))
        high = UNLIMITED if target.maximum is None else amount(state, target.maximum, frame.context)
        if frame.divided == frame.at and not any_may_get_nothing(state, target, frame.context):  # 601.2d: one for each
            high = min(high, divided_amount(state, chosen_bodies(frame.body, frame.modes), frame.context))
        need = low - len(frame.chosen)
        options, may_end = _without_dead_ends(frame, state, options)
        if need > len(options):
            _fail(frame, state)
            return
        if len(frame.chosen) >= high or not options:
            _complete(frame, state)
            continue
        if target.chooser is not None and frame.chooser == NO_PLAYER:
            frame.step = _TAKE_CHOOSER
            players = choosers(state, target, options, frame.context)
            choose(state, dec.PLAYERS, frame.player, players, 1, 1, "opponent", frame.ref, "115.1")
            return
        options = of_chooser(state, target, options, frame.chooser)
        if target.random:
            frame.chosen = (*frame.chosen, options[state.random_below(len(options))])
            continue
        player = frame.chooser if frame.chooser >= 0 else frame.player
        if need > 0 and need == len(options) and high - len(frame.chosen) <= need and not limits_itself(target):
            if not holds_for(state, FORCED_TARGETS, player):
                frame.chosen = (*frame.chosen, *options)
                continue
        frame.step = _TAKE_TARGET
        decision = make_decision(dec.TARGETS, player, tuple(options), "target", frame.ref, "601.2c")
        decision.subject = frame.at
        decision.chosen = frame.chosen
        decision.minimum = low
        decision.maximum = min(high, len(options) + len(frame.chosen))
        decision.can_finish = need <= 0 and may_end
        ask(state, decision)
        return
    frame.step = _DIVIDE


def _without_dead_ends(frame: Announcing, state: State, options: list[Entity]) -> tuple[list[Entity], bool]:
    """601.4: leave out what could not be completed; tell also whether the requirement may be left as it is."""
    test = target_test(state.frames[-2], state) if len(state.frames) > 1 else None
    if test is None and not are_linked(state, frame.requirements):
        return options, True
    caller = state.frames[-2]
    check, kind = (None, None) if test is None else (partial(test[0], caller, state), test[1])

    def possible(targets: Chosen, chosen: tuple[Entity, ...]) -> bool:
        sets = target_sets(state, frame.requirements, frame.context, frame.owners, targets, chosen, kind)
        return completable(sets, check)

    kept = [entity for entity in options if possible(frame.targets, (*frame.chosen, entity))]
    return kept, possible((*frame.targets, frame.chosen), ())


def _complete(frame: Announcing, state: State) -> None:
    """The targets of the requirement under way are announced, for all to see."""
    if frame.requirements[frame.at].theirs:
        remember_chooser(state, frame.ref, frame.chooser)
    frame.targets = (*frame.targets, frame.chosen)
    state.edit(frame.ref).targets = frame.targets
    frame.chosen = ()
    frame.chooser = NO_PLAYER
    frame.at += 1


def _take_chooser(frame: Announcing, state: State) -> None:
    """115.1e, 700.2e: the opponent whose choice the targets or the modes are."""
    frame.chooser = state.result[0] if state.result else frame.player
    modal = frame.body.modes is not None and not frame.mode_fixed
    frame.step = _MODES if modal and not frame.modes else _TARGET


def _take_target(frame: Announcing, state: State) -> None:
    frame.step = _TARGET
    if state.answer == dec.DONE:
        _complete(frame, state)
        return
    entity = state.choice
    assert isinstance(entity, int)
    frame.chosen = (*frame.chosen, entity)


# ------------------------------------------------------------------------------------- divisions


def _divide(frame: Announcing, state: State) -> None:
    """601.2d: divide among the targets, at least one for each."""
    among = frame.targets[frame.divided] if frame.divided >= 0 else ()
    waiting = len(among) - len(frame.shares)
    if waiting <= 0:
        if 0 in frame.shares and not is_fixed(state, frame.requirements[frame.divided], frame.context):
            served, frame.shares = without_zeros(among, frame.shares)
            frame.targets = (*frame.targets[: frame.divided], served, *frame.targets[frame.divided + 1 :])
        frame.step = _WRITE
        _write(frame, state)
        return
    left = divided_amount(state, chosen_bodies(frame.body, frame.modes), frame.context) - sum(frame.shares)
    least = least_served(state, frame.requirements[frame.divided], among, frame.context)
    owed = max(0, least - sum(share > 0 for share in frame.shares))
    low = 1 if owed >= waiting else 0
    high = left - max(0, owed - 1)
    if waiting == 1 or high <= low:
        frame.shares = (*frame.shares, max(left if waiting == 1 else low, 0))
        frame.step = _DIVIDE
        return
    entity = among[len(frame.shares)]
    choose(
        state, dec.DIVIDE, frame.player, tuple(range(low, high + 1)), 1, 1, "divide", frame.ref, "601.2d", (), entity
    )


def _take_share(frame: Announcing, state: State) -> None:
    frame.shares = (*frame.shares, state.result[0])
    frame.step = _DIVIDE


# ------------------------------------------------------------------------------------- done


def _write(frame: Announcing, state: State) -> None:
    """Write the choices; the targets become targets (115)."""
    record = state.edit(frame.ref)
    record.modes = frame.modes
    if frame.requirements:
        record.targets = frame.targets
    record.division = frame.shares
    state.touch()
    frame.step = _WRITE + 1
    happen_all(state, [*targeted_events(frame.ref, frame.player, frame.targets), *_crimes(frame, state)])


def _crimes(frame: Announcing, state: State) -> list[Event]:
    """700.13: a spell or ability with an opponent among its targets, or what they control, or a card in their
    graveyard, is a crime of whoever puts it on the stack."""
    opponents = state.opponents(frame.player)
    for entity in {entity for chosen in frame.targets for entity in chosen}:
        if entity < 0:
            whose = player_of(entity)
        else:
            record = state.last_known(entity)
            whose = record.owner if record.zone == GRAVEYARD else controller_of(state, record)
            if record.zone not in (BATTLEFIELD, STACK, GRAVEYARD):
                continue
        if whose in opponents:
            return [action("crime", frame.player, 1, frame.ref)]
    return []


def targeted_events(ref: Ref, player: Player, targets: tuple[tuple[Entity, ...], ...]) -> list[Event]:
    """Return the events that these entities become targets of an object on the stack, each entity once."""
    events: list[Event] = []
    for entity in dict.fromkeys(entity for chosen in targets for entity in chosen):
        event = ev.Targeted()
        event.source = ref
        event.player = player
        event.other = entity
        event.subject = entity if entity > 0 else NO_REF
        events.append(event)
    return events


def _done(frame: Announcing, state: State) -> None:
    state.result = (1,)
    finish(frame)


def _fail(frame: Announcing, state: State) -> None:
    state.result = (0,)
    finish(frame)


register(
    Announcing,
    (_choose_modes, _take_modes, _next_target, _take_chooser, _take_target, _divide, _take_share, _write, _done),
)
