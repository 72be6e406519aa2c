"""608.2c: flow becomes jumps, every other node the phases of its performer."""

from __future__ import annotations

from apnap.abilities import effect as eff
from apnap.abilities.effect import Effect
from apnap.rules.instructions import PHASES, Instruction, Phase, Program
from apnap.rules.performing import flow


def assembled(node: Effect) -> Program:
    """Return the program of an effect node: a pure function of the node."""
    code: list[Instruction] = []
    _emit(node, code)
    return Program(node, tuple(code))


def _do(code: list[Instruction], phase: Phase, node: object, n: int = 0) -> int:
    """Append an instruction and return its place, so that its jump can be filled in."""
    code.append(Instruction(phase, node, 0, n))
    return len(code) - 1


def _emit(node: Effect, code: list[Instruction]) -> None:
    """Append the instructions of a node (608.2c: in the order written)."""
    kind = type(node)
    if isinstance(node, eff.Sequence):
        for part in node.effects:
            _emit(part, code)
    elif isinstance(node, eff.If):
        _emit_choice(code, flow.skip_unless, node.condition, node.then, node.otherwise)
    elif isinstance(node, eff.InsteadIf):
        _emit_choice(code, flow.skip_unless, node.condition, node.instead, node.normally)
    elif isinstance(node, eff.May):
        _emit_may(node, code)
    elif isinstance(node, eff.MayPay):
        _emit_may_pay(node, code)
    elif isinstance(node, eff.ForEachPlayer):
        _emit_loop(code, flow.begin_players, flow.next_player, node, node.effect)
    elif isinstance(node, eff.ForEachObject):
        ask = flow.ask_next_object if node.chosen else None
        _emit_loop(code, flow.begin_objects, flow.next_object, node, node.effect, ask)
    elif isinstance(node, eff.Repeat):
        _emit_loop(code, flow.begin_repeat, flow.next_time, node, node.effect)
    elif isinstance(node, eff.RepeatWhile):
        top = len(code)
        _emit(node.effect, code)
        code[_do(code, flow.again_if, node)].to = top
    elif isinstance(node, eff.ChooseMode):
        _emit_modes(node, code)
    elif not isinstance(node, eff.Nothing):
        for phase in PHASES[kind]:
            _do(code, phase, node)


def _emit_choice(code: list[Instruction], test: Phase, of: object, then: Effect, otherwise: Effect) -> None:
    branch = _do(code, test, of)
    _emit(then, code)
    if isinstance(otherwise, eff.Nothing):
        code[branch].to = len(code)
        return
    leave = _do(code, flow.jump, otherwise)
    code[branch].to = len(code)
    _emit(otherwise, code)
    code[leave].to = len(code)


def _emit_loop(
    code: list[Instruction], begin: Phase, advance: Phase, node: Effect, body: Effect, ask: Phase | None = None
) -> None:
    """begin · (ask) · next (jumps out at the end) · body · jump to what comes behind begin."""
    _do(code, begin, node)
    top = len(code)
    if ask is not None:
        _do(code, ask, node)
    leave = _do(code, advance, node)
    _emit(body, code)
    code[_do(code, flow.jump, node)].to = top
    code[leave].to = len(code)


def _emit_may(node: eff.May, code: list[Instruction]) -> None:
    """Each player in turn order is asked; what they agree to is carried out at once."""
    _do(code, flow.begin_may, node)
    top = _do(code, flow.ask_may, node)
    refused = _do(code, flow.answer_may, node)
    _emit(node.effect, code)
    code[_do(code, flow.jump, node)].to = top
    code[refused].to = top
    code[top].to = len(code)
    _emit_otherwise(code, flow.end_may, node, node.otherwise)


def _emit_may_pay(node: eff.MayPay, code: list[Instruction]) -> None:
    """Each player in turn order may pay, until one has paid."""
    _do(code, flow.begin_may, node)
    top = _do(code, flow.ask_pay, node)
    refused = _do(code, flow.answer_pay, node)
    unpaid = _do(code, flow.paid, node)
    code[refused].to = top
    code[unpaid].to = top
    code[top].to = len(code)
    branch = _do(code, flow.end_pay, node)
    _emit(node.then, code)
    leave = _do(code, flow.jump, node)
    code[branch].to = len(code)
    _emit(node.otherwise, code)
    code[leave].to = len(code)


def _emit_otherwise(code: list[Instruction], end: Phase, node: Effect, otherwise: Effect) -> None:
    """``end`` closes the loop and jumps over what happens when nobody did."""
    branch = _do(code, end, node)
    _emit(otherwise, code)
    code[branch].to = len(code)


def _emit_modes(node: eff.ChooseMode, code: list[Instruction]) -> None:
    _do(code, flow.ask_mode, node)
    _do(code, flow.take_mode, node)
    leaves: list[int] = []
    for index, option in enumerate(node.options):
        branch = _do(code, flow.skip_unless_mode, node, index)
        _emit(option, code)
        leaves.append(_do(code, flow.jump, node))
        code[branch].to = len(code)
    for leave in leaves:
        code[leave].to = len(code)
