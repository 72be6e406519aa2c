"""608.2c–d: flow: branches, options, payments, loops.

Loops under way are kept in ``run.loops``, the innermost last, as tuples of ints: what is to be restored afterwards,
then what is left to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.condition import Condition
from apnap.abilities.cost import Cost, PayLife, PayPlayerCounters
from apnap.abilities.effect_base import SLOT_FIELDS
from apnap.abilities.walk import walk
from apnap.ids import NO_REF
from apnap.rules import decisions as dec
from apnap.rules import payment
from apnap.rules.characteristics import controller_of
from apnap.rules.choices import choose, choose_number, choose_objects, choose_yes_no
from apnap.rules.conditions import holds
from apnap.rules.cost_parts import needs_x
from apnap.rules.definitions import TRIGGERED
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.optional_triggers import asked_for, was_settled
from apnap.rules.own_costs import with_own_mana
from apnap.rules.performing.possible import possible
from apnap.rules.performing.refusals import plural
from apnap.rules.programs import Running, remember
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.state import State


def jump(run: Running, state: State, node: object) -> None:
    """Go on elsewhere in the program."""
    run.pc = run.to


def skip_unless(run: Running, state: State, condition: Condition) -> None:
    """608.2c: go on with the next instruction only if the condition holds now."""
    if not holds(state, condition, run.context):
        run.pc = run.to


# ------------------------------------------------------------------------------------- loops


_Loop = eff.ForEachPlayer | eff.ForEachObject | eff.Repeat


def _begin_gathering(run: Running, node: _Loop) -> None:
    if node.into:
        run.context.slots.pop(node.gathers, None)
        remember(run, node.into)


def _gather(run: Running, node: _Loop) -> None:
    """Add what the turn that has just ended did to what the turns before did."""
    turn = run.context.slots.pop(node.gathers, None) if node.into else None
    if turn is not None:
        before = run.context.slots[node.into]
        found = (*before.objects, *turn.objects)
        total = len(found) if found else before.amount + turn.amount  # amounts without objects: mana that was paid
        remember(run, node.into, found, (), total, before.happened or turn.happened)


def begin_players(run: Running, state: State, node: eff.ForEachPlayer) -> None:
    """608.2f: the players, in turn order."""
    run.loops = (*run.loops, (run.context.iterated_player, *players_of(state, node.who, run.context)))
    _begin_gathering(run, node)


def next_player(run: Running, state: State, node: eff.ForEachPlayer) -> None:
    """Make the next player in the game the iterated one, or leave the loop."""
    _gather(run, node)
    saved, *left = run.loops[-1]
    while left and not state.players[left[0]].in_game:
        del left[0]
    if not left:
        run.loops = run.loops[:-1]
        run.context.iterated_player = saved
        run.pc = run.to
        return
    run.context.iterated_player = left[0]
    run.loops = (*run.loops[:-1], (saved, *left[1:]))


def begin_objects(run: Running, state: State, node: eff.ForEachObject) -> None:
    """The objects, found once, in canonical order."""
    run.loops = (*run.loops, (run.context.iterated, *objects_of(state, node.what, run.context)))
    _begin_gathering(run, node)


def ask_next_object(run: Running, state: State, node: eff.ForEachObject) -> None:
    """701.50d: the first player in APNAP order who has one of those that are left chooses one."""
    left = run.loops[-1][1:]
    state.result = ()
    for player in state.in_turn_order():
        theirs = [ref for ref in left if controller_of(state, state.last_known(ref)) == player]
        if theirs:
            choose_objects(state, player, theirs, 1, 1, "next_one", run.context.source, "701.50d")
            return


def next_object(run: Running, state: State, node: eff.ForEachObject) -> None:
    """Make the next object the iterated one, or leave the loop."""
    _gather(run, node)
    saved, *left = run.loops[-1]
    if node.chosen and left and state.result:
        left.sort(key=lambda ref: ref != state.result[0])
    if not left:
        run.loops = run.loops[:-1]
        run.context.iterated = saved
        run.pc = run.to
        return
    run.context.iterated = left[0]
    run.loops = (*run.loops[:-1], (saved, *left[1:]))


def begin_repeat(run: Running, state: State, node: eff.Repeat) -> None:
    """How often is found once."""
    run.loops = (*run.loops, (max(0, amount(state, node.n, run.context)),))
    _begin_gathering(run, node)


def next_time(run: Running, state: State, node: eff.Repeat) -> None:
    """Count one time down, or leave the loop."""
    _gather(run, node)
    left = run.loops[-1][0]
    run.loops = run.loops[:-1]
    if left <= 0:
        run.pc = run.to
        return
    run.loops = (*run.loops, (left - 1,))


def again_if(run: Running, state: State, node: eff.RepeatWhile) -> None:
    """Repeat the process if the condition holds: what was found or done the time before is forgotten."""
    if holds(state, node.condition, run.context):
        for part in walk(node.effect):
            if isinstance(part, eff.Effect):  # what only asks may ask about what was done before the process
                for name in SLOT_FIELDS:
                    run.context.slots.pop(getattr(part, name, 0), None)
        run.pc = run.to


# ------------------------------------------------------------------------------------- may


def begin_may(run: Running, state: State, node: eff.May | eff.MayPay) -> None:
    """Whom to ask, in turn order. ``loops``: who agreed; then the iterated player, whether there are several, and
    who is still to be asked."""
    asked = asked_for(state, players_of(state, node.who, run.context), node, run.context)
    several = int(len(asked) > 1 or plural(node.who))
    run.loops = (*run.loops, (), (run.context.iterated_player, several, *asked))


def ask_may(run: Running, state: State, node: eff.May) -> None:
    """608.2d: ask the next player, unless what they may do is impossible."""
    saved, several, *left = run.loops[-1]
    if not left:
        run.pc = run.to
        return
    if several:
        run.context.iterated_player = left[0]
    if not possible(state, node.effect, run.context):
        state.result = (0,)
        return
    if was_settled(state, node, run.context):
        state.result = (1,)
        return
    choose_yes_no(state, left[0], "may", run.context.source, "608.2d")


def answer_may(run: Running, state: State, node: eff.May) -> None:
    """Go on with the effect if the player agreed, else to the next player."""
    agreed = _take_answer(run, state.result == (1,))
    if agreed:
        remember(run, node.slot, players=agreed, amount=len(agreed), happened=True)
    if state.result != (1,):
        run.pc = run.to


def _take_answer(run: Running, yes: bool) -> tuple[int, ...]:
    """Move the player just asked from those left to those who agreed (or away); return those who agreed."""
    agreed, (saved, several, player, *left) = run.loops[-2:]
    if yes:
        agreed = (*agreed, player)
    run.loops = (*run.loops[:-2], agreed, (saved, several, *left))
    return agreed


def end_may(run: Running, state: State, node: eff.May) -> None:
    """Note who did; jump over "otherwise" if anyone did."""
    agreed, (saved, *_) = run.loops[-2:]
    run.loops = run.loops[:-2]
    run.context.iterated_player = saved
    remember(run, node.slot, players=agreed, amount=len(agreed), happened=bool(agreed))
    if agreed:
        run.pc = run.to


# ------------------------------------------------------------------------------------- may pay


def ask_pay(run: Running, state: State, node: eff.MayPay) -> None:
    """118.12: ask the next player whether they pay, if they can."""
    saved, several, *left = run.loops[-1]
    times_paid = len(run.loops[-2])
    if not left or (times_paid >= node.repeat and node.repeat):
        run.pc = run.to
        return
    if several:
        run.context.iterated_player = left[0]
    payer = run.context.copy()
    payer.you = left[0]
    times = 1 if node.x_cost is None else max(0, amount(state, node.x_cost, run.context))
    if node.any_amount:
        payer.x = node.least
    cost = _cost(run, state, node)
    if cost is None or not payment.can_pay(state, left[0], cost, payer, times):
        state.result = (0,)
        return
    choose_yes_no(state, left[0], "pay", run.context.source, "118.12")


def answer_pay(run: Running, state: State, node: eff.MayPay) -> None:
    """Begin to pay, or go on to the next player. An X that nothing has defined is chosen first (107.3f)."""
    if run.counts:
        run.counts = ()
        run.context.x = state.result[0]
    elif state.result == (1,) and _x_is_open(run, state, node):
        run.counts = (1,)
        run.pc -= 1
        _ask_x(run, state, node)
        return
    elif state.result != (1,):
        _take_answer(run, False)
        run.pc = run.to
        return
    player = run.loops[-1][2]
    payer = run.context.copy()
    payer.you = player
    times = 1 if node.x_cost is None else max(0, amount(state, node.x_cost, run.context))
    cost = _cost(run, state, node)
    assert cost is not None
    payment.start_paying(state, player, cost, payer, "pay", times)


def _cost(run: Running, state: State, node: eff.MayPay) -> Cost | None:
    """Return what is to be paid; None: the source has no mana cost to pay."""
    return with_own_mana(state, node.cost, state.last_known(run.context.source))


_MOST_X = 1000


def _x_is_open(run: Running, state: State, node: eff.MayPay) -> bool:
    """Whether the cost has an X that is not that of the spell or ability: a triggered ability has none of its own."""
    if node.any_amount:
        return True
    if not needs_x(node.cost) or run.context.stack_object == NO_REF:
        return False
    ability = state.last_known(run.context.stack_object).ability
    return ability is not None and ability.kind == TRIGGERED and run.context.x == 0


def _ask_x(run: Running, state: State, node: eff.MayPay) -> None:
    payer = run.context.copy()
    payer.you = run.loops[-1][2]
    most = node.least
    for x in range(node.least + 1, _MOST_X):
        payer.x = x
        if not payment.can_pay(state, payer.you, node.cost, payer):
            break
        most = x
    choose_number(state, payer.you, node.least, most, "x", run.context.source, "107.3f")


def paid(run: Running, state: State, node: eff.MayPay) -> None:
    """Go on if it was paid, else to the next player."""
    done = state.result[0] == 1
    if done:
        run.context.paid_objects = state.result[1:]
    player = run.loops[-1][2]
    _take_answer(run, done)
    if done and node.repeat != 1:  # the same player may pay again
        saved, several, *left = run.loops[-1]
        run.loops = (*run.loops[:-1], (saved, several, player, *left))
    if not done or node.repeat != 1:
        run.pc = run.to


def end_pay(run: Running, state: State, node: eff.MayPay) -> None:
    """Note who paid; jump to "otherwise" if nobody did."""
    payers, (saved, *_) = run.loops[-2:]
    run.loops = run.loops[:-2]
    run.context.iterated_player = saved
    paid_amount = len(payers)
    if payers and node.any_amount:
        paid_amount = run.context.x
    elif payers and node.repeat == 1 and node.cost.mana is None and len(node.cost.parts) == 1:
        part = node.cost.parts[0]
        if isinstance(part, PayLife | PayPlayerCounters):  # "pay 3 life. If you do, draw that many cards"
            paid_amount = amount(state, part.n, run.context)
    remember(run, node.slot, players=payers, amount=paid_amount, happened=bool(payers))
    if not payers:
        run.pc = run.to


# ------------------------------------------------------------------------------------- one of several effects


def ask_mode(run: Running, state: State, node: eff.ChooseMode) -> None:
    """608.2d: one of the options that are possible (any, if none is)."""
    options = list(range(len(node.options)))
    if not node.even_impossible:
        options = [i for i in options if possible(state, node.options[i], run.context)] or options
    players = players_of(state, node.who, run.context)
    if node.random or not players:
        state.result = (options[state.random_below(len(options))],)
        return
    labels = tuple(node.labels[i] for i in options) if len(node.labels) == len(node.options) else ()
    choose(state, dec.MODES, players[0], tuple(options), 1, 1, "option", run.context.source, "608.2d", labels)


def take_mode(run: Running, state: State, node: eff.ChooseMode) -> None:
    """Keep which option was chosen until its instructions begin."""
    run.counts = state.result[:1]


def skip_unless_mode(run: Running, state: State, node: eff.ChooseMode) -> None:
    """Go on only if this option was chosen."""
    if run.counts != (run.n,):
        run.pc = run.to


def _refuse_mode(node: eff.ChooseMode) -> str:
    return "several players who choose together" if plural(node.who) and not node.random else ""


for _kind in (
    eff.Nothing, eff.Sequence, eff.If, eff.InsteadIf, eff.May, eff.MayPay, eff.ForEachPlayer, eff.ForEachObject,
    eff.Repeat, eff.RepeatWhile,
):  # fmt: skip
    performs(_kind)
performs(eff.ChooseMode, refuse=_refuse_mode)
