"""601: casting spells; each type of card but land makes a kind of spell (classic:401.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from apnap.abilities.casting import Way
from apnap.abilities.cost import Cost
from apnap.abilities.values import COMMAND, STACK
from apnap.ids import NO_PLAYER, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.affording import affordable
from apnap.rules.announcing import choose_who_chooses, mode_limits, start_announcing
from apnap.rules.assisting import (
    UNASKED,
    ask_for_assistance,
    ask_how_much,
    left_alone,
    less_generic,
    mark_alone,
)
from apnap.rules.casting_costs import CHANGES_SPELL, Proposal, options_of, spell_body
from apnap.rules.casting_optional import ask_optional, take_gift, take_optional, take_splice
from apnap.rules.casting_order import costs_come_last
from apnap.rules.casting_steps import (
    ANNOUNCE_X_STEP,
    MODES_STEP,
    PAY_STEP,
    TAKE_CHOOSER_STEP,
    TAKE_HELPER_STEP,
    WAY_STEP,
    Casting,
    proposal_of,
    reverse,
)
from apnap.rules.casting_ways import as_spell, use_permission, ways_to_cast
from apnap.rules.choices import choose, choose_objects
from apnap.rules.commander import castings_mark, is_commander
from apnap.rules.context import context_for
from apnap.rules.costs import TotalCost, depends_on_targets, generic_cost, target_kind
from apnap.rules.decisions import make_decision
from apnap.rules.events import Event
from apnap.rules.expiry import cast_from_exile
from apnap.rules.face_down import FACE_DOWN
from apnap.rules.facts_of_casting import note_facts
from apnap.rules.going_back import forget_position, keep_position
from apnap.rules.happen import happen, performer
from apnap.rules.joining import FUSED, fused
from apnap.rules.lasting import keep_abilities
from apnap.rules.machine import ask, call, finish, register
from apnap.rules.mana_riders import ride
from apnap.rules.payment import pay_total
from apnap.rules.preparing import was_cast
from apnap.rules.records import with_count
from apnap.rules.target_sets import TARGET_TESTS, Chosen, TargetTest
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State


def start_casting(
    state: State,
    player: Player,
    ref: Ref,
    face: int = 0,
    free: bool = False,
    permitted: bool = False,
    price: Cost | None = None,
    manner: str = "",
) -> None:
    """Begin casting a card (601.2). Last act of a step.

    ``free``: without paying its mana cost (118.9). ``permitted``: an effect lets it be cast now, from where it is
    (timing and zone don't matter); ``price``: for this cost rather than its mana cost; ``manner``: what casting it so
    is called. ``state.result`` is then (1, the spell), or (0,) if it was reversed.
    """
    frame = Casting()
    frame.player = player
    frame.card = ref
    frame.face = face
    frame.free = free
    frame.permitted = permitted
    frame.price = price
    frame.manner = manner
    call(state, frame)


def _open_ways(frame: Casting, proposal: Proposal) -> list[Way]:
    """Return the ways for which the cost of what has been announced so far could be paid."""
    return [way for way in frame.ways if _is_open(frame, proposal, way)]


def _is_open(frame: Casting, proposal: Proposal, way: Way) -> bool:
    options = options_of(way)
    if not proposal.targets_possible(options):
        return False
    if proposal.has_x(way, options):
        return bool(proposal.x_values(way, options, frame.modes))
    return proposal.payable(way, options, frame.modes)


def _propose(frame: Casting, state: State) -> None:
    """601.2a: the card moves to the stack."""
    record = state.current(frame.card)
    if record is not None:
        spell = as_spell(state, frame.player, record, frame.face)
        frame.ways = tuple(
            ways_to_cast(state, frame.player, record, spell, frame.free, frame.permitted, frame.price, frame.manner)
        )
    if not frame.ways:
        state.result = (0,)
        finish(frame)
        return
    keep_position(state)
    event = move(frame.card, STACK, ev.BY_CASTING)
    event.controller = frame.player
    event.face = frame.face if frame.face < FACE_DOWN else 0
    event.face_down = frame.face == FACE_DOWN
    happen(state, event)


def _proposed(frame: Casting, state: State) -> None:
    """601.2b: the announcements begin; where the modes depend on what is paid, costs are announced first (601.4)."""
    moved = next((e for e in state.happened if isinstance(e, ev.ZoneChange) and e.subject == frame.card), None)
    if moved is None or moved.to != STACK:
        reverse(frame, state)
        return
    frame.ref = moved.became
    spell = state.edit(frame.ref)
    if frame.face == FUSED:
        spell.copied = fused(spell.definition)
        state.disturb()
    spell.cast_by = frame.player
    frame.context = context_for(frame.ref, frame.player)
    frame.context.stack_object = frame.ref
    modes = spell_body(state, spell).modes
    frame.step = WAY_STEP if modes is None or modes.more_if is not None or modes.all_if else MODES_STEP
    if state.rulebook.cost_steps == "one_step" and costs_come_last(state, proposal_of(frame, state), frame.ways):
        frame.late = True
        frame.way = frame.ways[0]
        frame.step = ANNOUNCE_X_STEP if modes is None else MODES_STEP


def _after_modes(frame: Casting) -> int:
    return ANNOUNCE_X_STEP if frame.asked or frame.late else WAY_STEP


def _choose_modes(frame: Casting, state: State) -> None:
    """700.2a: the modes, one after another, as long as what they cost can be paid."""
    proposal = proposal_of(frame, state)
    modes = proposal.body.modes
    assert modes is not None
    if modes.chooser is not None and frame.chooser == NO_PLAYER:
        frame.step = TAKE_CHOOSER_STEP
        choose_who_chooses(state, modes, frame.context, frame.ref)
        return
    low, high = mode_limits(state, modes, frame.context)
    ways = (frame.way,) if frame.asked else frame.ways
    options = [] if len(frame.modes) >= high else proposal.open_modes(ways, frame.options, frame.modes)
    if len(frame.modes) >= low and not options:
        frame.step = _after_modes(frame)
        return
    if not options:
        reverse(frame, state)
        return
    if low == len(modes.modes) == len(options) + len(frame.modes) and not modes.repeat:  # 702.42a: all of them
        frame.modes = tuple(sorted((*frame.modes, *options)))
        frame.step = _after_modes(frame)
        return
    if modes.random:
        state.answer = state.random_below(len(options))
        return
    player = frame.player if frame.chooser == NO_PLAYER else frame.chooser
    decision = make_decision(dec.MODES, player, tuple(options), "mode", frame.ref, "700.2")
    decision.chosen = frame.modes
    decision.minimum, decision.maximum = low, high
    decision.can_finish = len(frame.modes) >= low and bool(frame.modes)
    ask(state, decision)


def _take_chooser(frame: Casting, state: State) -> None:
    frame.chooser = state.result[0] if state.result else frame.player
    frame.step = MODES_STEP


def _take_mode(frame: Casting, state: State) -> None:
    frame.step = MODES_STEP
    if state.answer == dec.DONE:
        frame.step = _after_modes(frame)
        return
    ways = (frame.way,) if frame.asked else frame.ways
    options = proposal_of(frame, state).open_modes(ways, frame.options, frame.modes)
    frame.modes = tuple(sorted((*frame.modes, options[state.answer])))


def _choose_way(frame: Casting, state: State) -> None:
    """601.2b, 118.9: the mana cost, or which alternative cost."""
    if len(frame.ways) == 1:
        state.result = (0,)
        return
    ways = _open_ways(frame, proposal_of(frame, state))
    if not ways:
        reverse(frame, state)
        return
    options = tuple(one[0].id for one in _called_alike(ways))
    choose(state, dec.COST, frame.player, options, 1, 1, "cost", frame.ref, "601.2b")


def _called_alike(ways: Sequence[Way]) -> list[list[Way]]:
    """Return ways by what they are called: those that differ only by what is given for them are one choice."""
    found: list[list[Way]] = []
    for way in ways:
        alike = next((one for one in found if way.given and one[0].id == way.id), None)
        if alike is None:
            found.append([way])
        else:
            alike.append(way)
    return found


def _take_way(frame: Casting, state: State) -> None:
    """702.119c, 702.180b: what is sacrificed or tapped for the cost is chosen as it is chosen to pay it."""
    ways = frame.ways if len(frame.ways) == 1 else _open_ways(frame, proposal_of(frame, state))
    alike = _called_alike(ways)[state.result[0]]
    frame.way = alike[0]
    state.result = ()
    if len(alike) > 1:
        least = 1 if alike[0].given else 0
        given = [way.given for way in alike if way.given]
        purpose = "offering" if alike[-1].offered else frame.way.id.rstrip(" 0123456789")
        choose_objects(state, frame.player, given, least, 1, purpose, frame.ref, "601.2b")


def _take_given(frame: Casting, state: State) -> None:
    if state.result:
        ways = frame.ways if len(frame.ways) == 1 else _open_ways(frame, proposal_of(frame, state))
        frame.way = next(way for way in ways if way.id == frame.way.id and way.given == state.result[0])
    frame.options = options_of(frame.way)
    if any(id in CHANGES_SPELL for id, _ in frame.options):
        state.edit(frame.ref).costs_paid = frame.options
        state.disturb()


def _announce_x(frame: Casting, state: State) -> None:
    """601.2b, 107.3a: the value of X."""
    values = proposal_of(frame, state).x_values(frame.way, frame.options, frame.modes)
    if values is None:
        state.result = (0,)
    elif values:
        choose(state, dec.NUMBER, frame.player, values, 1, 1, "x", frame.ref, "107.3a")
    else:
        reverse(frame, state)


def _choose_targets(frame: Casting, state: State) -> None:
    """601.2c–d: targets and divisions."""
    frame.context.x = state.result[0]
    frame.context.modes = frame.modes
    spell = state.edit(frame.ref)
    spell.x = frame.context.x
    state.touch()
    body = spell_body(state, spell)
    if body.targets or body.modes is not None:
        modes = frame.modes if body.modes is not None else None
        start_announcing(state, frame.player, frame.ref, body, frame.context, modes)
    else:
        state.result = (1,)


def _pay(frame: Casting, state: State) -> None:
    """601.2e–h: is it legal, what does it cost in all; then it is paid."""
    if state.result == (0,):
        reverse(frame, state)
        return
    spell = state.current(frame.ref)
    assert spell is not None
    frame.context.targets = spell.targets
    if frame.late and not frame.asked:
        frame.step = WAY_STEP
        return
    proposal = proposal_of(frame, state)
    total: TotalCost = proposal.total(frame.way, frame.options, frame.modes)
    if frame.assisted == UNASKED and ask_for_assistance(frame, state, proposal, total):
        frame.step = TAKE_HELPER_STEP
        return
    if frame.assisted > 0:
        total = less_generic(total, frame.assisted)
    if frame.helper != NO_PLAYER and not affordable(
        state, frame.player, total, frame.context, proposal.spending, frame.way.loose
    ):
        mark = left_alone(frame, state)
        reverse(frame, state)
        mark_alone(state, frame.player, mark)
        return
    pay_total(state, frame.player, total, frame.context, "cast", frame.ref, False, frame.way.loose, cancel=True)


def _take_helper(frame: Casting, state: State) -> None:
    """702.132a: the chosen player is asked for how much they pay."""
    proposal = proposal_of(frame, state)
    total: TotalCost = proposal.total(frame.way, frame.options, frame.modes)
    if not ask_how_much(frame, state, proposal, total):
        frame.step = PAY_STEP
        state.result = (1,)


def _take_assistance(frame: Casting, state: State) -> None:
    """702.132a: before the total cost is paid, that player pays; what they do not give is left to the caster."""
    frame.assisted = state.result[0]
    frame.step = PAY_STEP
    pay_total(state, frame.helper, generic_cost(frame.assisted), frame.context, "cast", frame.ref)


def _ride(frame: Casting, state: State) -> None:
    """106.6: what the mana spent on it does to the spell, or what triggers as it is spent."""
    if state.result[0] == 0:
        reverse(frame, state, state.result[1:])
        return
    spell = state.edit(frame.ref)
    spell.paid_objects = state.result[1:]
    ride(state, spell, frame.way.rider)


def _become_cast(frame: Casting, state: State) -> None:
    """601.2i: the spell becomes cast."""
    keep_abilities(state, state.last_known(frame.ref))
    note_facts(state, frame.ref, frame.context)
    use_permission(state, frame.way.permission)
    forget_position(state)
    event = ev.Cast()
    event.subject = frame.ref
    event.source = frame.ref
    event.player = frame.player
    event.amount = state.players[frame.player].spells_cast + 1
    event.mana = sum(n for _, n in state.last_known(frame.ref).mana_spent)
    happen(state, event)
    cast_from_exile(state, frame.ref)


def _done(frame: Casting, state: State) -> None:
    state.result = (1, frame.ref)
    finish(frame)


register(
    Casting,
    (
        _propose, _proposed, _choose_modes, _take_mode, _choose_way, _take_way, _take_given, ask_optional,
        take_optional, take_gift, take_splice, _announce_x, _choose_targets, _pay, _ride, _become_cast,
        _done, _take_chooser, _take_helper, _take_assistance,
    ),
)  # fmt: skip


def _test_of_targets(frame: Casting, state: State) -> TargetTest | None:
    """A test of whole sets of targets, if the total cost depends on them (601.2f)."""
    spell = state.current(frame.ref)
    if spell is None or not depends_on_targets(state, spell):
        return None
    return _payable_with, target_kind(state, spell)


def _payable_with(frame: Casting, state: State, targets: Chosen) -> bool:
    proposal = proposal_of(frame, state)
    context = frame.context.copy()
    context.targets = targets
    return proposal.affordable(frame.way, frame.options, frame.modes, context)


TARGET_TESTS[Casting] = _test_of_targets


@performer(ev.CAST)
def perform_cast(state: State, event: Event) -> Event | None:
    """601.2i: count the spell for its player; a commander's castings from the command zone are counted too (903.8)."""
    record = state.edit_player(event.player)
    record.spells_cast += 1
    spell = state.current(event.subject)
    if spell is not None:
        was_cast(state, spell)
    if spell is not None and spell.cast_from == COMMAND and is_commander(state, spell):
        name = castings_mark(event.subject)
        record.marks = with_count(record.marks, name, record.mark(name) + 1)
    return event
