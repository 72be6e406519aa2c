"""601.2g: whether all the ways to pay a mana cost come to the same.

Sets of sources that pay a cost exactly, one mana each, are the bases of a matroid (those that pay the symbols are the
bases of a transversal one, generic mana takes any others besides). So if there is a set that can be told from another,
there is one that differs by one source only: it is enough to exchange one source for one that can be told from it.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities.ability import Activated
from apnap.abilities.bonds import ManaFrom
from apnap.abilities.node import Node
from apnap.abilities.quantity import ColorsSpent, ManaSpent, SpentOnX
from apnap.abilities.values import CREATURE
from apnap.abilities.walk import walk
from apnap.ids import NO_REF, Ref
from apnap.rules import decisions as dec
from apnap.rules.activation_rules import activated_ability
from apnap.rules.affording import exclusions, spared
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import Action
from apnap.rules.mana_abilities import NEEDS_MANA, profile_of
from apnap.rules.mana_costs import KINDS_MASK
from apnap.rules.mana_counting import covers, enough
from apnap.rules.mana_supply import Source, Supply, gather
from apnap.rules.paying_steps import Paying, gives_up, gives_up_unasked, plan_of, rests_of, spending_of
from apnap.rules.records import GameObject

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.floating import Rest
    from apnap.rules.state import State

_ITS_OWN: Final = frozenset(
    {"ref", "owner_game", "timestamp", "was", "left_with", "arrived", "chars", "chars_epoch", "code"}
)
"""What two permanents that can't be told apart need not share."""
_STATUS: Final = tuple(name for name in GameObject.__slots__ if name not in _ITS_OWN)
_PAST: Final = frozenset(
    {
        "sick", "seen_by", "memory", "event", "source", "slots", "cast_from", "cast_by", "mana_spent", "convoked_by",
        "costs_paid", "paid_objects", "x", "modes", "targets", "division", "assigned",
    }
)  # fmt: skip
"""How a permanent came, which means nothing for one that has only mana abilities and is no creature."""
_STATUS_NOW: Final = tuple(name for name in _STATUS if name not in _PAST)
_MINDS_MANA: Final = (ManaSpent, ColorsSpent, SpentOnX, ManaFrom)
"""What asks which mana was spent on a spell."""

Outcome = tuple[int, ...]
"""What a payment uses, as sorted numbers of classes of sources that are alike."""


def is_settled(state: State, frame: Paying) -> bool:
    """Tell whether all payments that give nothing up come to the same; when in doubt they do not."""
    if gives_up_unasked(frame) or plan_of(frame, state, NEEDS_MANA) is None or _has_other_means(state, frame):
        return False
    sets = list(islice(exclusions(state, frame.player, frame.parts, frame.context), 2))
    if len(sets) > 1:
        return False
    excluded = (*sets[0], *frame.helpers)
    alternatives = _Alternatives(state, frame, excluded)
    found: set[Outcome] = set()
    for rest in rests_of(frame):
        if not alternatives.pays(rest):
            continue
        only = alternatives.only_outcome(rest)
        if only is None:
            return False
        found.add(only)
    return len(found) == 1


def _has_other_means(state: State, frame: Paying) -> bool:
    """Tell whether the player could use a mana ability that no plan uses and that gives nothing up."""
    assert state.decision is not None
    for option in state.decision.options:
        if not isinstance(option, Action) or option.kind != dec.ACTIVATE:
            continue
        record = state.last_known(option.ref)
        chars = characteristics(state, record)
        if chars.controller == frame.player and profile_of(state, chars.abilities).shape(option.index) is not None:
            continue
        ability = activated_ability(state, record, option.index)
        if ability is not None and isinstance(ability.node, Activated) and not gives_up(ability.node.cost.parts):
            return True
    return False


class _Alternatives:
    """The mana that a payment can use while giving nothing up."""

    __slots__ = ("state", "frame", "excluded", "kept", "supply", "classes", "simple")

    def __init__(self, state: State, frame: Paying, excluded: tuple[Ref, ...]) -> None:
        self.state = state
        self.frame = frame
        self.excluded = excluded
        self.kept = spared(state, frame.player, frame.parts, frame.context)
        self.supply = self.without()
        self.classes = _Classes(state)
        refs = [source.ref for source in self.supply.direct if source.ref != NO_REF]
        self.simple = (
            not self.supply.odd
            and all(len(source.units) == 1 for source in self.supply.direct)
            and len(set(refs)) == len(refs)
        )
        """Every source adds one mana, once."""

    def without(self, *refs: Ref) -> Supply:
        """Return the supply without some permanents."""
        frame, state = self.frame, self.state
        excluded = (*self.excluded, *refs)
        return gather(state, frame.player, spending_of(frame, state), excluded, True, self.kept, NEEDS_MANA)

    def pays(self, rest: Rest) -> bool:
        """Tell whether what is left of the cost can be paid."""
        return covers(self.supply, *rest)

    def only_outcome(self, rest: Rest) -> Outcome | None:
        """Return what every payment uses; None: they may differ."""
        sources = (*self.supply.direct, *self.supply.odd)
        if any(len({way.tag for way in source.ways}) > 1 for source in sources):
            return None
        if any(_is_open(source) for source in sources) and _minds_mana(self.state, self.frame.context):
            return None
        return self._by_exchange(*rest) if self.simple else self._all_of_it(*rest)

    def _by_exchange(self, generic: int, pips: tuple[int, ...]) -> Outcome | None:
        """Take one set of sources that pays, and try to exchange one of them."""
        counts = dict(self.supply.counts)
        total = self.supply.total
        used: dict[tuple[int, int], int] = {}
        others: dict[tuple[int, int], int] = {}
        for source in self.supply.direct:
            one = (source.units[0], self.classes.number(source))
            mask = one[0]
            counts[mask] -= 1
            spare = enough(counts, total - 1, generic, pips)
            if spare:
                total -= 1
                others[one] = others.get(one, 0) + 1
            else:
                counts[mask] += 1
                used[one] = used.get(one, 0) + 1
        tried: dict[tuple[int, int], bool] = {}
        for mine, kind in used:
            for other, other_kind in others:
                if kind == other_kind:
                    continue
                possible = tried.get((mine, other))
                if possible is None:
                    changed = dict(counts)
                    changed[mine] -= 1
                    changed[other] = changed.get(other, 0) + 1
                    possible = tried[mine, other] = enough(changed, total, generic, pips)
                if possible:
                    return None
        return tuple(sorted(kind for (_, kind), n in used.items() for _ in range(n)))

    def _all_of_it(self, generic: int, pips: tuple[int, ...]) -> Outcome | None:
        """Every source is needed, and no mana is left over."""
        supply = self.supply
        made = supply.total
        for source in supply.odd:
            if len(source.ways) > 1:
                return None
            way = source.ways[0]
            made += len(way.units) - way.generic - len(way.pips)
        if made != generic + len(pips):
            return None
        refs = sorted({source.ref for source in (*supply.direct, *supply.odd) if source.ref != NO_REF})
        if any(covers(self.without(ref), generic, pips) for ref in refs):
            return None
        return tuple(refs)


def _is_open(source: Source) -> bool:
    """Tell whether a source can add mana of different kinds."""
    return len(source.ways) > 1 or any(
        unit & KINDS_MASK & (unit & KINDS_MASK) - 1 for way in source.ways for unit in way.units
    )


class _Classes:
    """Sources that can't be told apart have the same number."""

    __slots__ = ("state", "spoken_of", "known")

    def __init__(self, state: State) -> None:
        self.state = state
        self.spoken_of = _spoken_of(state)
        self.known: list[tuple[Any, ...]] = []

    def number(self, source: Source) -> int:
        """Return the number of a source's class."""
        looks = self._looks(source)
        if looks not in self.known:
            self.known.append(looks)
        return self.known.index(looks)

    def _looks(self, source: Source) -> tuple[Any, ...]:
        if source.ref == NO_REF:
            return (source.units, source.ways[0].tag)
        if source.ref in self.spoken_of:
            return (source.ref,)
        record = self.state.last_known(source.ref)
        chars = characteristics(self.state, record)
        mana_only = len(chars.abilities) == len(profile_of(self.state, chars.abilities).shapes)
        plain = mana_only and not chars.card_types & CREATURE
        return tuple([getattr(record, name) for name in (_STATUS_NOW if plain else _STATUS)])


def _spoken_of(state: State) -> set[int]:
    """Return the objects that effects, delayed abilities and what is on the stack refer to."""
    found: set[int] = set()
    for effect in state.effects:
        found.update((effect.source, *effect.objects))
        if effect.context is not None:
            found.update(_of_context(effect.context))
    for delayed in state.delayed:
        found.update(_of_context(delayed.context))
    for waiting in state.waiting_triggers:
        found.update((waiting.source, *(entity for group in waiting.targets for entity in group)))
    for ref in state.stack:
        record = state.last_known(ref)
        found.update((record.source, *(entity for group in record.targets for entity in group)))
        found.update(entity for _, slot in record.slots for entity in slot.objects)
    return found


def _of_context(context: Context) -> set[int]:
    found = {context.source, *(entity for group in context.targets for entity in group)}
    for slot in context.slots.values():
        found.update(slot.objects)
    return found


def _minds_mana(state: State, context: Context) -> bool:
    """Tell whether anything asks which mana is spent on a spell: the spell itself, or a permanent."""
    nodes: dict[int, Node] = {}
    for ref in (context.source, *state.battlefield):
        if ref != NO_REF:
            node = state.last_known(ref).definition.node
            nodes[id(node)] = node
    return any(isinstance(part, _MINDS_MANA) for node in nodes.values() for part in walk(node))
