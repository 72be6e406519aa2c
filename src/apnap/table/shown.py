"""What one person is shown of a game, as plain data that both faces draw and the wire carries.

Everything is made of the person's own view and said in the person's language. Objects are named by the handles of the
view; an *entity* is such a handle or, negative, a player (:mod:`apnap.rules.entities`). Cards that are told in full
stand once in :attr:`Shown.cards`, under the key that objects name.
"""

from __future__ import annotations

import msgspec

from apnap.abilities.values import BATTLEFIELD, COLOR_LETTERS, CREATURE, LAND, STEP_NAMES, ZONE_NAMES
from apnap.i18n.counters import counter_name
from apnap.i18n.rendering import Rendering
from apnap.i18n.table import assigned, mana_text
from apnap.ids import NO_PLAYER, Player, seat_letter
from apnap.rules.definitions import CompiledAbility, Definition
from apnap.rules.records import ABILITY, COMBAT_DAMAGE, TOKEN
from apnap.rules.seen import SeenObject, SeenPlayer
from apnap.table.passing import ability_key
from apnap.table.printed import PrintedFace, ability_lines, printed, type_line_of
from apnap.table.prompts import Prompt, prompt_of
from apnap.table.shown_objects import ShownObject, ShownPlayer


class Ending(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[Player, ...]
    text: str


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position as one person sees it."""

    you: Player
    """The person's seat; −1: somebody who looks on."""
    n: int
    """How many decisions have been made: an answer names the number of the decision that it answers."""
    turn: int
    step: str
    step_name: str
    active: Player
    priority: Player
    rulebook: str
    players: tuple[ShownPlayer, ...]
    battlefield: tuple[ShownObject, ...] = ()
    stack: tuple[ShownObject, ...] = ()
    """Its top last."""
    exile: tuple[ShownObject, ...] = ()
    command: tuple[ShownObject, ...] = ()
    ante: tuple[ShownObject, ...] = ()
    cards: dict[str, tuple[PrintedFace, ...]] = {}
    waiting_for: Player = NO_PLAYER
    """Who makes the waiting decision."""
    prompt: Prompt | None = None
    """The waiting decision, if it is this person's; for the others, only who decides what."""
    ending: Ending | None = None


def show(rendering: Rendering, n: int, names: tuple[str, ...] = (), ending: Ending | None = None) -> Shown:
    """Return what a view shows, said in the language of its rendering.

    :param n: how many decisions have been made
    :param names: what the players call themselves, by seat
    """
    view = rendering.view
    shower = _Shower(rendering)
    asked = view.decision
    players = tuple(shower.player(player, names) for player in view.players)
    return Shown(
        you=view.player,
        n=n,
        turn=view.turn,
        step=STEP_NAMES[view.step],
        step_name=rendering.say(f"words.step.{STEP_NAMES[view.step]}"),
        active=view.active_player,
        priority=view.priority_player,
        rulebook=view.rulebook.name,
        players=players,
        battlefield=tuple(shower.object(seen) for seen in view.battlefield),
        stack=tuple(shower.object(seen) for seen in view.stack),
        exile=tuple(shower.object(seen) for seen in view.exile),
        command=tuple(shower.object(seen) for seen in view.command),
        ante=tuple(shower.object(seen) for seen in view.ante),
        waiting_for=NO_PLAYER if asked is None else asked.decider,
        prompt=None if asked is None else prompt_of(rendering, asked, shower.object),
        ending=ending,
        cards=shower.cards,
    )


class _Shower:
    """Objects on their way into data, with the cards they are."""

    def __init__(self, rendering: Rendering) -> None:
        self.rendering = rendering
        self.cards: dict[str, tuple[PrintedFace, ...]] = {}
        self.keys: dict[Definition, str] = {}
        """By what defines cards, the key of each."""
        self.named: dict[str, int] = {}
        """How many keys have been made of a name."""
        self.lines: dict[tuple[Definition | None, CompiledAbility], str] = {}
        """Abilities in words."""
        self.looks: dict[object, str] = {}
        self.aimed_at = frozenset(entity for seen in rendering.view.stack for group in seen.targets for entity in group)
        """What spells and abilities on the stack target."""

    def player(self, seen: SeenPlayer, names: tuple[str, ...]) -> ShownPlayer:
        letter = seat_letter(seen.seat)
        return ShownPlayer(
            seat=seen.seat,
            letter=letter,
            name=names[seen.seat] if seen.seat < len(names) else letter,
            life=seen.life,
            hand_size=seen.hand_size,
            library_size=seen.library_size,
            team=seen.team,
            counters=self._counters(seen.counters),
            mana=mana_text(seen.pool),
            in_game=seen.in_game,
            hand=tuple(self.object(card) for card in seen.hand),
            library=tuple((place, self.object(card)) for place, card in seen.library),
            graveyard=tuple(self.object(card) for card in seen.graveyard),
        )

    def object(self, seen: SeenObject) -> ShownObject:
        rendering = self.rendering
        is_creature = bool(seen.card_types & CREATURE)
        abilities = self._abilities(seen)
        sick = seen.sick and is_creature and seen.zone == BATTLEFIELD
        return ShownObject(
            id=seen.handle,
            name=rendering.seen(seen),
            zone=ZONE_NAMES[seen.zone],
            owner=seen.owner,
            controller=seen.controller,
            card=self._card(seen),
            face=seen.face,
            type_line=type_line_of(seen.supertypes, seen.card_types, _subtypes(seen), rendering.lang),
            cost=_cost(seen),
            colors="".join(letter for bit, letter in enumerate(COLOR_LETTERS) if seen.colors >> bit & 1),
            is_token=seen.kind == TOKEN,
            is_creature=is_creature,
            is_land=bool(seen.card_types & LAND),
            power=seen.power if is_creature else 0,
            toughness=seen.toughness if is_creature else 0,
            abilities=abilities,
            tapped=seen.tapped,
            face_down=seen.face_down,
            phased_out=seen.phased_out,
            sick=sick,
            counters=self._counters(seen.counters),
            damage=seen.damage,
            attached_to=seen.attached_to,
            attachments=seen.attachments,
            attacking=seen.attacking,
            blocking=seen.blocking,
            blocked=seen.blocked,
            targets=tuple(entity for group in seen.targets for entity in group),
            source=seen.source,
            text=self._text(seen),
            yield_key=ability_key(rendering.view, seen),
            alike=self._look(seen, sick, abilities),
        )

    def _abilities(self, seen: SeenObject) -> tuple[str, ...]:
        """Return the abilities of an object in words, each once."""
        lines = [self._line(seen.definition, ability) for ability in seen.abilities]
        return tuple([line for line in dict.fromkeys(lines) if line])

    def _line(self, definition: Definition | None, ability: CompiledAbility) -> str:
        key = (definition, ability)
        found = self.lines.get(key)
        if found is None:
            node = None if definition is None else definition.node
            found = self.lines[key] = ability_lines(node, ability.text, ability.keyword, self.rendering.lang)
        return found

    def _text(self, seen: SeenObject) -> str:
        """Return what an object on the stack will do, for which there is no card to read."""
        if seen.kind == COMBAT_DAMAGE:
            return ", ".join(assigned(self.rendering, seen.assigned))
        if seen.ability is None:
            return seen.text
        source = self.rendering.view.object(seen.source) if seen.source else seen
        return self._line(source.definition, seen.ability)

    def _counters(self, counters: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
        return tuple([(counter_name(kind, self.rendering.lang), n) for kind, n in counters])

    def _look(self, seen: SeenObject, sick: bool, abilities: tuple[str, ...]) -> str:
        """Return a text that is the same for permanents that nobody can tell apart."""
        alone = seen.attachments or seen.attached_to or seen.attacking or seen.blocking
        if seen.zone != BATTLEFIELD or alone or seen.handle in self.aimed_at:
            return ""
        look = (
            seen.definition, seen.name, seen.face, seen.owner, seen.controller, seen.tapped, sick, seen.power,
            seen.toughness, seen.damage, seen.counters, seen.face_down, seen.phased_out, seen.supertypes,
            seen.card_types, seen.subtypes, seen.colors, abilities, seen.choices, seen.components, seen.kind,
        )  # fmt: skip
        return self.looks.setdefault(look, str(len(self.looks) + 1))

    def _card(self, seen: SeenObject) -> str:
        if seen.definition is None or seen.kind in (ABILITY, COMBAT_DAMAGE):
            return ""
        key = self.keys.get(seen.definition)
        if key is None:
            node = seen.definition.node
            faces = printed(node, self.rendering.lang)
            n = self.named[node.name] = self.named.get(node.name, 0) + 1
            key = f"{node.name}#{n}" if n > 1 else node.name  # two kinds of tokens may have one name
            self.keys[seen.definition] = key
            self.cards[key] = faces
        return key


def _cost(seen: SeenObject) -> str:
    if seen.definition is None or seen.face >= len(seen.definition.faces):
        return ""
    cost = seen.definition.node.faces[seen.face].mana_cost
    return "" if cost is None else "".join(f"{{{symbol}}}" for symbol in cost.symbols)


def _subtypes(seen: SeenObject) -> tuple[str, ...]:
    """Return the subtypes of an object: in the order of its card if it has those."""
    if seen.definition is not None and seen.face < len(seen.definition.faces):
        printed_ones = seen.definition.node.faces[seen.face].subtypes
        if len(printed_ones) == len(seen.subtypes) and set(printed_ones) == set(seen.subtypes):
            return tuple(printed_ones)
    return seen.subtypes


__all__ = ["Ending", "Shown", "ShownObject", "ShownPlayer", "show"]
