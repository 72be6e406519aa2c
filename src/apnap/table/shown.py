"""What one person is shown of a game, as plain data that both faces draw and the wire carries.

Everything is made of the person's own view and said in the person's language. Objects are named by the handles of the
view; an *entity* is such a handle or, negative, a player (:mod:`apnap.rules.entities`). Cards that are told in full
stand once in :attr:`Shown.cards`, under the key that objects name.
"""

from __future__ import annotations

import msgspec

from apnap.abilities.values import BATTLEFIELD, COLOR_LETTERS, CREATURE, LAND, STACK, STEP_NAMES, ZONE_NAMES
from apnap.i18n.rendering import Rendering
from apnap.i18n.table import assigned, mana_text
from apnap.ids import NO_PLAYER, Player, seat_letter
from apnap.rules.records import ABILITY, COMBAT_DAMAGE, TOKEN
from apnap.rules.seen import SeenObject, SeenPlayer
from apnap.table.passing import ability_key
from apnap.table.printed import PrintedFace, printed, type_line, types_of
from apnap.table.prompts import Prompt, prompt_of


class ShownObject(msgspec.Struct, frozen=True, omit_defaults=True):
    """An object in some zone. What does not apply is absent."""

    id: int
    """Its handle; 0: a card that this person can't tell from others."""
    name: str
    zone: str
    owner: Player = NO_PLAYER
    controller: Player = NO_PLAYER
    card: str = ""
    """Under which key its card is told; empty: nobody tells."""
    face: int = 0
    type_line: str = ""
    """As it is now."""
    cost: str = ""
    colors: str = ""
    """Letters in the order WUBRG, as it is now."""
    is_token: bool = False
    is_creature: bool = False
    is_land: bool = False
    power: int = 0
    toughness: int = 0
    abilities: tuple[str, ...] = ()
    """What abilities it has now: the printed line or the keyword of each."""
    tapped: bool = False
    face_down: bool = False
    phased_out: bool = False
    sick: bool = False
    """Whether it can't attack or use {T} abilities yet (302.6)."""
    counters: tuple[tuple[str, int], ...] = ()
    damage: int = 0
    attached_to: int = 0
    attachments: tuple[int, ...] = ()
    attacking: int = 0
    blocking: tuple[int, ...] = ()
    blocked: bool = False
    targets: tuple[int, ...] = ()
    """Entities that a spell or ability on the stack targets."""
    source: int = 0
    """For an ability on the stack: the object it comes from."""
    text: str = ""
    """For an ability on the stack: its line; for combat damage, who deals how much to whom."""
    yield_key: str = ""
    """For an ability on the stack: how it is called in the list of yields."""
    alike: str = ""
    """Permanents with the same text here can be drawn as one pile."""


class ShownPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player: everything of theirs that this person may know."""

    seat: Player
    letter: str
    name: str
    life: int
    hand_size: int
    library_size: int
    team: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    mana: str = ""
    in_game: bool = True
    hand: tuple[ShownObject, ...] = ()
    """The cards of the hand that this person knows."""
    library: tuple[tuple[int, ShownObject], ...] = ()
    """The cards of the library that this person knows, with their place from the top (0 is the top)."""
    graveyard: tuple[ShownObject, ...] = ()
    """Oldest first."""


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
        self.keys: dict[int, str] = {}
        """By the identity of what cards are defined by, the key of each."""

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
            counters=seen.counters,
            mana=mana_text(seen.pool),
            in_game=seen.in_game,
            hand=tuple(self.object(card) for card in seen.hand),
            library=tuple((place, self.object(card)) for place, card in seen.library),
            graveyard=tuple(self.object(card) for card in seen.graveyard),
        )

    def object(self, seen: SeenObject) -> ShownObject:
        rendering = self.rendering
        visible = seen.known or seen.zone in (BATTLEFIELD, STACK)
        is_creature = bool(seen.card_types & CREATURE)
        types = types_of(seen.supertypes, seen.card_types, seen.subtypes) if visible else None
        targets = tuple(entity for group in seen.targets for entity in group)
        return ShownObject(
            id=seen.handle,
            name=rendering.seen(seen),
            zone=ZONE_NAMES[seen.zone],
            owner=seen.owner,
            controller=seen.controller,
            card=self._card(seen),
            face=seen.face,
            type_line=type_line(types, rendering.lang) if types is not None and types.card_types else "",
            cost=_cost(seen),
            colors="".join(letter for bit, letter in enumerate(COLOR_LETTERS) if seen.colors >> bit & 1),
            is_token=seen.kind == TOKEN,
            is_creature=is_creature,
            is_land=bool(seen.card_types & LAND),
            power=seen.power if is_creature else 0,
            toughness=seen.toughness if is_creature else 0,
            abilities=tuple(dict.fromkeys(ability.text or ability.keyword for ability in seen.abilities)),
            tapped=seen.tapped,
            face_down=seen.face_down,
            phased_out=seen.phased_out,
            sick=seen.sick and is_creature and seen.zone == BATTLEFIELD,
            counters=seen.counters,
            damage=seen.damage,
            attached_to=seen.attached_to,
            attachments=seen.attachments,
            attacking=seen.attacking,
            blocking=seen.blocking,
            blocked=seen.blocked,
            targets=targets,
            source=seen.source,
            text=", ".join(assigned(rendering, seen.assigned)) if seen.kind == COMBAT_DAMAGE else seen.text,
            yield_key=ability_key(seen),
            alike=_look(seen),
        )

    def _card(self, seen: SeenObject) -> str:
        if seen.definition is None or seen.kind in (ABILITY, COMBAT_DAMAGE):
            return ""
        node = seen.definition.node
        key = self.keys.get(id(node))
        if key is None:  # two kinds of tokens may have one name
            count = sum(1 for other in self.cards if other.partition("#")[0] == node.name)
            key = self.keys[id(node)] = f"{node.name}#{count + 1}" if count else node.name
            self.cards[key] = printed(node, self.rendering.lang)
        return key


def _cost(seen: SeenObject) -> str:
    if seen.definition is None or seen.face >= len(seen.definition.faces):
        return ""
    cost = seen.definition.node.faces[seen.face].mana_cost
    return "" if cost is None else "".join(f"{{{symbol}}}" for symbol in cost.symbols)


def _look(seen: SeenObject) -> str:
    """Return a text that is the same for permanents that nobody can tell apart."""
    if seen.zone != BATTLEFIELD or seen.attachments or seen.attached_to or seen.attacking or seen.blocking:
        return ""
    return "|".join(
        str(part)
        for part in (
            seen.name, seen.controller, seen.tapped, seen.sick, seen.power, seen.toughness, seen.damage, seen.counters,
            seen.face_down, seen.phased_out, seen.card_types, seen.colors, len(seen.abilities), seen.choices,
        )
    )  # fmt: skip
