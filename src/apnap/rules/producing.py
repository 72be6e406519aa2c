"""106.4: adding mana: what an instruction can produce, and carrying it out.

What can be produced is told as alternatives, each a tuple of *units*; a unit is a mask of the kinds of mana of which
one is chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.effect import AddMana
from apnap.abilities.mana import (
    AnyColor,
    AnyCombination,
    ChosenColorMana,
    ColorsAmong,
    CommanderColors,
    CouldProduce,
    DevotionMana,
    FixedMana,
    ManaSpec,
    OneOf,
    ProducedMana,
    RepeatedMana,
)
from apnap.abilities.objects import Filter, You
from apnap.abilities.quantity import Devotion, Number
from apnap.abilities.values import ALL_COLORS, BATTLEFIELD, COLORLESS_MANA, MANA_LETTERS
from apnap.abilities.walk import walk
from apnap.errors import InvalidStateError
from apnap.ids import NO_REF, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from apnap.rules.choices import choose
from apnap.rules.commander import identity_of_commanders
from apnap.rules.context import context_for
from apnap.rules.definitions import ACTIVATED
from apnap.rules.events import AddMana as AddedMana
from apnap.rules.expressions import looked_back, players_of
from apnap.rules.filters import find
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.mana import COMBAT_TAG, KEPT_TAG, add_mana, is_mana_ability, origin_flags, tag_of
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

Outputs = tuple[tuple[int, ...], ...]
"""Alternatives, each a tuple of units (masks)."""


def symbol_kinds(symbol: str) -> Outputs:
    """Return the choices of mana that a symbol in "Add …" stands for (106.8–106.11).

    >>> symbol_kinds("W/U"), symbol_kinds("2"), symbol_kinds("G/P")
    (((1,), (2,)), ((32, 32),), ((16,),))
    """
    if symbol.isdigit():
        return ((COLORLESS_MANA,) * int(symbol),)
    if symbol == "S":
        return ((COLORLESS_MANA,),)
    halves = [half for half in symbol.split("/") if half != "P"]
    choices: list[tuple[int, ...]] = []
    for half in halves:
        if half.isdigit():
            choices.append((COLORLESS_MANA,) * int(half))
        elif half in MANA_LETTERS:
            choices.append((1 << MANA_LETTERS.index(half),))
        else:
            raise InvalidStateError(f"{{{symbol}}} can't be added to a mana pool", rule="106.8")
    return tuple(choices)


def _fixed_outputs(symbols: tuple[str, ...]) -> Outputs:
    outputs: tuple[tuple[int, ...], ...] = ((),)
    for symbol in symbols:
        kinds = symbol_kinds(symbol)
        if all(len(choice) == 1 for choice in kinds):
            mask = 0
            for choice in kinds:
                mask |= choice[0]
            outputs = tuple((*output, mask) for output in outputs)
        else:
            outputs = tuple((*output, *choice) for output in outputs for choice in kinds)
    return outputs


def _merged(outputs: Outputs) -> Outputs:
    """Return single units to choose from as one unit of several kinds."""
    if any(len(output) != 1 for output in outputs):
        return outputs
    mask = 0
    for output in outputs:
        mask |= output[0]
    return ((mask,),)


def _same_color(n: int, colors: int) -> Outputs:
    """Return the outputs of "N mana of any one color": one independent unit if N is 1."""
    if n <= 0 or colors == 0:
        return ((),)
    if n == 1:
        return ((colors,),)
    return tuple((1 << bit,) * n for bit in range(6) if colors >> bit & 1)


def settled_outputs(spec: ManaSpec) -> Outputs | None:
    """Return what a production yields if that is the same in every position, else None."""
    if isinstance(spec, FixedMana):
        return _fixed_outputs(spec.symbols)
    if isinstance(spec, OneOf):
        return _merged(tuple(output for choice in spec.choices for output in _fixed_outputs(choice)))
    if isinstance(spec, RepeatedMana | AnyColor | AnyCombination) and isinstance(spec.n, Number):
        return _counted(spec, spec.n.n)
    return None


def _counted(spec: RepeatedMana | AnyColor | AnyCombination, n: int) -> Outputs:
    if isinstance(spec, RepeatedMana):
        return _fixed_outputs((spec.symbol,) * max(0, n))
    if isinstance(spec, AnyColor):
        return _same_color(n, spec.colors)
    return ((spec.colors,) * max(0, n),)


def outputs_of(state: State, spec: ManaSpec, context: Context, asked: tuple[Ref, ...] = ()) -> Outputs:
    """Return what a production can yield now. ``((),)`` is no mana (106.5).

    ``asked``: permanents whose production is already being asked for (106.7 does not go round in circles).
    """
    settled = settled_outputs(spec)
    if settled is not None:
        return settled
    if isinstance(spec, RepeatedMana | AnyColor | AnyCombination):
        return _counted(spec, amount(state, spec.n, context))
    if isinstance(spec, ChosenColorMana):
        chosen = state.last_known(context.source).choice("color")
        if spec.instead:
            other = chosen if isinstance(chosen, int) else 0
            return _same_color(1, other | 1 << MANA_LETTERS.index(spec.instead))
        return _same_color(amount(state, spec.n, context), chosen) if isinstance(chosen, int) else ((),)
    if isinstance(spec, CommanderColors):
        identity = identity_of_commanders(state, context.you)
        return _same_color(amount(state, spec.n, context), identity) if identity else ((),)
    if isinstance(spec, CouldProduce):
        kinds = kinds_of_permanents(state, spec.what, context, (*asked, context.source))
        return _same_color(1, kinds if spec.types else kinds & ALL_COLORS)
    if isinstance(spec, ColorsAmong):
        colors = _colors_of(state, spec, context)
        if spec.each:
            return (tuple(1 << bit for bit in range(5) if colors >> bit & 1),)
        return _same_color(1, colors)
    if isinstance(spec, ProducedMana):
        event = context.event
        produced = 0
        for kind, _ in event.mana if isinstance(event, AddedMana) else ():
            produced |= kind
        return _same_color(1, produced)
    if isinstance(spec, DevotionMana):
        devotions = {1 << bit: amount(state, Devotion(1 << bit), context) for bit in range(5)}
        return tuple((color,) * n for color, n in devotions.items() if n) or ((),)
    raise InvalidStateError(f"mana of the form {type(spec).__name__} can't be produced", rule="106.4")


def _colors_of(state: State, spec: ColorsAmong, context: Context) -> int:
    """Return the colors (as a mask) that the objects have, as they are or last were (608.2h)."""
    colors = 0
    for ref in looked_back(state, spec.what, context):
        if ref > 0:
            colors |= characteristics(state, state.last_known(ref)).colors
    return colors & ALL_COLORS


def kinds_of_permanents(state: State, what: Filter, context: Context, asked: tuple[Ref, ...] = ()) -> int:
    """Return the mask of the types of mana that permanents that fit could produce (106.7)."""
    kinds = 0
    for ref in find(state, what, context):
        record = state.current(ref)
        if record is not None and ref not in asked:
            kinds |= kinds_of_permanent(state, record, asked)
    return kinds


def kinds_of_permanent(state: State, record: GameObject, asked: tuple[Ref, ...] = ()) -> int:
    """Return the mask of the types of mana that a permanent could produce, whatever its costs (106.7)."""
    kinds = 0
    chars = characteristics(state, record)
    for ability in chars.abilities:
        if ability.kind == ACTIVATED and is_mana_ability(state, ability) and ability.zones >> BATTLEFIELD & 1:
            context = context_for(record.ref, chars.controller)
            for node in walk(ability.node):
                if isinstance(node, AddMana):
                    for output in outputs_of(state, node.mana, context, (*asked, record.ref)):
                        for mask in output:
                            kinds |= mask
    return kinds


# ------------------------------------------------------------------------------------ carrying out "add …"


class Producing(Procedure):
    """106.4: players add mana in turn order; what is open is chosen by each as they add it."""

    __slots__ = ("node", "context", "players", "tapped", "preset", "chosen", "open")

    def __init__(self) -> None:
        super().__init__()
        self.node = AddMana(You(), FixedMana(()))
        self.context: Context | None = None
        self.players: tuple[Player, ...] = ()
        self.tapped = False
        self.preset: tuple[int, ...] = ()
        """Kinds settled beforehand (a payment knows what it needs)."""
        self.chosen: tuple[int, ...] = ()
        self.open: tuple[int, ...] = ()
        """Units (masks) whose kind is still to be chosen."""


_NEXT: Final = 0
_CHOOSE_OUTPUT: Final = 1
_CHOOSE_KINDS: Final = 2
_NOTE_KIND: Final = 3
_ADD: Final = 4


def _next_player(frame: Producing, state: State) -> None:
    assert frame.context is not None
    if not frame.players:
        finish(frame)
        return
    if frame.preset:
        frame.chosen = frame.preset
        frame.step = _ADD
        return
    frame.chosen = ()
    outputs = outputs_of(state, frame.node.mana, frame.context)
    if len(outputs) == 1:
        frame.open = outputs[0]
        frame.step = _CHOOSE_KINDS
        return
    words = tuple("".join(letters_of(mask) for mask in output) for output in outputs)
    choose(state, dec.WORD, frame.players[0], words, 1, 1, "mana", frame.context.source, "106.4")


def letters_of(mask: int) -> str:
    """Return the mana letters of a mask, joined by slashes: one mana that is one of these."""
    return "/".join(MANA_LETTERS[bit] for bit in range(6) if mask >> bit & 1)


def _take_output(frame: Producing, state: State) -> None:
    assert frame.context is not None
    frame.open = outputs_of(state, frame.node.mana, frame.context)[state.result[0]]


def _choose_kinds(frame: Producing, state: State) -> None:
    """Settle the units that are of one kind, then ask for the next open one."""
    assert frame.context is not None
    while frame.open and frame.open[0] & (frame.open[0] - 1) == 0:
        frame.chosen = (*frame.chosen, frame.open[0])
        frame.open = frame.open[1:]
    if not frame.open:
        frame.step = _ADD
        return
    letters = tuple(MANA_LETTERS[bit] for bit in range(6) if frame.open[0] >> bit & 1)
    choose(state, dec.WORD, frame.players[0], letters, 1, 1, "mana", frame.context.source, "106.4")


def _note_kind(frame: Producing, state: State) -> None:
    bits = [1 << bit for bit in range(6) if frame.open[0] >> bit & 1]
    frame.chosen = (*frame.chosen, bits[state.result[0]])
    frame.open = frame.open[1:]
    frame.step = _CHOOSE_KINDS


def _add(frame: Producing, state: State) -> None:
    assert frame.context is not None
    player = frame.players[0]
    frame.players = frame.players[1:]
    frame.step = _NEXT
    kinds = tuple(kind for kind in frame.chosen if kind)
    if kinds:
        tag = production_tag(state, frame.node, frame.context)
        add_mana(state, player, kinds, frame.context.source, tag, frame.tapped)


register(Producing, (_next_player, _take_output, _choose_kinds, _note_kind, _add))


def production_tag(state: State, node: AddMana, context: Context) -> int:
    """Return the tag of the mana that an instruction adds: snow (107.4h), kept, restricted (106.6)."""
    flags = (KEPT_TAG if node.persists else 0) | (COMBAT_TAG if node.this_combat else 0)
    if context.source != NO_REF:
        flags |= origin_flags(characteristics(state, state.last_known(context.source)))
    return tag_of(node.restriction, context.source, context.you, flags, node.rider)


def start_producing(
    state: State, node: AddMana, context: Context, tapped: bool = False, preset: tuple[int, ...] = ()
) -> None:
    """Carry out an instruction to add mana, asking for what is to be chosen (106.4). Last act of a step.

    ``tapped``: it is a mana ability whose cost tapped the source (106.12). ``preset``: the kinds, if settled.
    """
    frame = Producing()
    frame.node = node
    frame.context = context.copy()
    frame.players = tuple(players_of(state, node.who, context))
    frame.tapped = tapped
    frame.preset = preset
    call(state, frame)
