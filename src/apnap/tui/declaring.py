"""508.1, 509.1: attackers and blockers put together one by one, on the table or in the list, and declared at once.

Creatures that can't be told apart are counted, not listed: choosing the pile adds one of them, and when all are in it
takes them all out again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from apnap.i18n import message
from apnap.table.prompts import Prompt
from apnap.table.shown import Shown
from apnap.tui.drawing import Drawing, pile_key
from apnap.tui.questions import CHOSEN, NOTHING, OPEN, Act, Option, Pairs, Question

Pair = tuple[int, int]
Allows = Callable[[Sequence[Pair]], bool]
"""Tells whether these pairs may stand in one declaration, whatever is missing in it."""
CONFIRM: Final = "confirm"
ALL: Final = "all"
NONE: Final = "none"


class _Group:
    """Pairs between which there is no difference: of one pile of creatures and one pile of what they are set on."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.pairs: list[Pair] = []


class Declaring(Question):
    """A declaration that is being put together."""

    def __init__(self, prompt: Prompt, lang: str, shown: Shown, allows: Allows) -> None:
        super().__init__(prompt, lang)
        self._allows = allows
        self.drawing = Drawing(shown, lang)
        self.attacks = prompt.kind == "attackers"
        self.chosen: list[Pair] = list(prompt.pairs)
        self._piles = {one.id: pile_key(one) for one in shown.battlefield}
        pairs = [*prompt.pairs, *((one.object, one.other) for one in prompt.choices if one.object)]
        self._groups: dict[str, _Group] = {}
        for pair in dict.fromkeys(pairs):
            key = f"pair {self._pile(pair[0])}>{self._pile(pair[1])}"
            self._groups.setdefault(key, _Group(key)).pairs.append(pair)

    def _pile(self, entity: int) -> str:
        return self._piles.get(entity, str(entity))

    def text(self) -> str:
        """Return what is asked, with how many are chosen."""
        kind = "attackers" if self.attacks else "blockers"
        return f"{self.prompt.text}: {self.say(f'count_{kind}', count=len(self.chosen))}"

    def options(self) -> list[Option]:
        """Return confirming first, then everything that can be added or taken out."""
        kind = "attackers" if self.attacks else "blockers"
        found = [Option(CONFIRM, self.say(f"declare_{kind}", count=len(self.chosen)))]
        if self.attacks and self._groups:
            found.append(Option(ALL, self.say("attack_with_all")))
        if self.chosen:
            found.append(Option(NONE, self.say("take_all_back")))
        return found + [self._option(group) for group in self._groups.values()]

    def _option(self, group: _Group) -> Option:
        name, other = self._words(group)
        among = len({first for first, _ in group.pairs})
        chosen = len(self._of(group))
        values = {"name": name, "other": other}
        text = self.say("attacks" if self.attacks else "blocks", **values)
        if among > 1:
            text = self.say("of_pile", text=text, chosen=chosen, n=among)
        return Option(group.key, text, tuple(first for first, _ in group.pairs), CHOSEN if chosen else NOTHING)

    def _words(self, group: _Group) -> tuple[str, str]:
        first, second = group.pairs[0]
        return self._name(first), self._name(second)

    def _name(self, entity: int) -> str:
        """Return a name, with a number where several piles have it."""
        name = self.drawing.name(entity)
        piles = list(dict.fromkeys(self._pile(one) for one in self._everybody() if self.drawing.name(one) == name))
        return f"{name}#{piles.index(self._pile(entity)) + 1}" if len(piles) > 1 else name

    def _everybody(self) -> list[int]:
        return [entity for group in self._groups.values() for pair in group.pairs for entity in pair]

    def options_of(self, entities: Collection[int]) -> list[Option]:
        """Return what can be done with a pile: be set on each of what it can attack or block, or be taken out."""
        found = [group for group in self._groups.values() if any(first in entities for first, _ in group.pairs)]
        if not found and not self.attacks:
            found = [group for group in self._groups.values() if any(second in entities for _, second in group.pairs)]
        return [self._option(group) for group in found]

    def mark(self, entity: int) -> str:
        """Return how a creature is marked: chosen, or can be."""
        if any(first == entity for first, _ in self.chosen):
            return CHOSEN
        return OPEN if any(first == entity for group in self._groups.values() for first, _ in group.pairs) else NOTHING

    def note(self, entity: int) -> str:
        """Return what a chosen creature will do, empty if it is not chosen."""
        names = [self._name(second) for first, second in self.chosen if first == entity]
        key = "table.attacking" if self.attacks else "table.blocking"
        return ", ".join(message(key, self.lang, name=name) for name in names)

    def choose(self, key: str) -> Act | None:
        """Choose an option: declare, add one of a pile or take it out, all, none."""
        if key == CONFIRM:
            return self.confirm()
        if key == NONE:
            self.chosen = []
        elif key == ALL:
            self._all()
        elif key in self._groups:
            self.add_one(self._groups[key])
        return None

    def add_one(self, group: _Group) -> None:
        """Add a creature of a pile that is free, or that can do several things; if there is none, take out those that
        are in; if there are none either, the first one changes its mind."""
        there = self._of(group)
        busy = {first for first, _ in self.chosen}
        new = [pair for pair in group.pairs if pair not in there]
        free = [pair for pair in new if pair[0] not in busy]
        taken = {second for _, second in self.chosen}
        pair = next((pair for pair in free if pair[1] not in taken), free[0] if free else None)
        if pair is None:
            pair = next((pair for pair in new if self._allows([*self.chosen, pair])), None)
        if pair is not None:
            self.chosen.append(pair)
        elif there:
            self.chosen = [pair for pair in self.chosen if pair not in there]
        else:
            first = group.pairs[0][0]
            self.chosen = [pair for pair in self.chosen if pair[0] != first]
            self.chosen.append(group.pairs[0])

    def whole_pile(self, entities: Collection[int]) -> None:
        """Add every creature of a pile, or take them all out if all are in."""
        groups = [group for group in self._groups.values() if any(first in entities for first, _ in group.pairs)]
        if not groups:
            return
        group = groups[0]
        size = len({first for first, _ in group.pairs})
        if len(self._of(group)) == size:
            self.chosen = [pair for pair in self.chosen if pair not in self._of(group)]
        else:
            while len(self._of(group)) < size and any(p[0] not in {c[0] for c in self.chosen} for p in group.pairs):
                self.add_one(group)

    def _all(self) -> None:
        for group in self._groups.values():
            busy = {first for first, _ in self.chosen}
            for pair in group.pairs:
                if pair[0] not in busy:
                    self.chosen.append(pair)
                    busy.add(pair[0])

    def _of(self, group: _Group) -> list[Pair]:
        return [pair for pair in self.chosen if pair in group.pairs]

    def confirm(self) -> Act | None:
        """Declare what is chosen."""
        return Pairs(tuple(self.chosen))
