"""What is shown of a position, as items of panes: piles of permanents, hands, the stack, players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from apnap.i18n import message
from apnap.ids import NO_PLAYER, Player
from apnap.table.shown import Shown, ShownObject, ShownPlayer
from apnap.tui.items import Item

Mark = Callable[[int], str]
"""Returns what can be done with an object or a player: a space, ``*``, or ``+`` for what is chosen; or what is to be
noted of it."""

_TINTS: Final = {"W": "bright_yellow", "U": "bright_blue", "B": "magenta", "R": "bright_red", "G": "bright_green"}
"""Colors that repeat what the words say."""
MANY: Final = "yellow"


class Drawing:
    """A position in the words of one person."""

    def __init__(
        self, shown: Shown, lang: str, mark: Mark = lambda entity: " ", note: Mark = lambda entity: ""
    ) -> None:
        self.shown = shown
        self.lang = lang
        self.mark = mark
        self.note = note
        self._names: dict[int, str] = {-1 - player.seat: player.letter for player in shown.players}
        zones: Iterable[tuple[ShownObject, ...]] = (
            shown.battlefield, shown.stack, shown.exile, shown.command,
            *(player.graveyard for player in shown.players), *(player.hand for player in shown.players),
        )  # fmt: skip
        for zone in zones:
            for one in zone:
                self._names[one.id] = one.name

    def say(self, key: str, **values: object) -> str:
        """Return a message of the catalogue ``tui``."""
        return message(f"tui.{key}", self.lang, **values)

    def name(self, entity: int) -> str:
        """Return what an object or a player is called."""
        return self._names.get(entity) or message("actions.unknown_card", self.lang)

    # ------------------------------------------------------------------------------------ permanents

    def battlefield(self, player: Player) -> list[Item]:
        """Return the player and their permanents: creatures first, lands last, those that look alike in one pile."""
        shown = self.player(player)
        me = Item(self.say("board.player", player=shown.letter), f"player {player}", (-1 - player,))
        items = [me._replace(mark=self.mark(-1 - player))]
        own = [one for one in self.shown.battlefield if one.controller == player]
        for pile in self.piles(sorted(own, key=_place)):
            items.append(self._pile(pile))
        return items

    def piles(self, objects: Iterable[ShownObject]) -> list[list[ShownObject]]:
        """Return objects in piles of those that can't be told apart, with the same mark and note, in their order."""
        found: dict[tuple[str, str, str], list[ShownObject]] = {}
        for one in objects:
            found.setdefault((pile_key(one), self.mark(one.id), self.note(one.id)), []).append(one)
        return list(found.values())

    def _pile(self, pile: list[ShownObject]) -> Item:
        first = pile[0]
        text = self.permanent(first)
        if len(pile) > 1:
            text = message("table.copies", self.lang, n=len(pile), name=text)
        key = f"{pile_key(first)} {self.note(first.id)}"
        return Item(text, key, tuple(one.id for one in pile), self.mark(first.id), _tint(first))

    def permanent(self, one: ShownObject) -> str:
        """Return a permanent with what is to be seen of it: ``Bear 2/2 (tapped, damage 1)``."""
        text = f"{one.name} {one.power}/{one.toughness}" if one.is_creature else one.name
        notes = [f"{name} {n}" for name, n in one.counters]
        for key in ("tapped", "face_down", "phased_out", "sick"):
            if getattr(one, key) and not (key == "sick" and one.controller != self.shown.active):
                notes.append(self.say(f"board.{key}"))
        if one.damage:
            notes.append(message("table.damage", self.lang, n=one.damage))
        if one.attacking:
            notes.append(message("table.attacking", self.lang, name=self.name(one.attacking)))
            if one.blocked:
                notes.append(self.say("board.blocked"))
        if self.note(one.id):
            notes.append(self.note(one.id))
        notes += [message("table.blocking", self.lang, name=self.name(attacker)) for attacker in one.blocking]
        if one.attached_to:
            notes.append(message("table.attached", self.lang, name=self.name(one.attached_to)))
        return f"{text} ({', '.join(notes)})" if notes else text

    # ------------------------------------------------------------------------------------ other zones

    def cards(self, objects: Iterable[ShownObject], zone: str) -> list[Item]:
        """Return cards of a hand, a graveyard or exile, with what each costs."""
        return [
            Item(f"{one.name} {one.cost}".rstrip(), f"{zone} {one.id} {n}", (one.id,), self.mark(one.id), _tint(one))
            for n, one in enumerate(objects)
        ]

    def stack(self) -> list[Item]:
        """Return the stack, what resolves next first."""
        return [
            Item(self._on_stack(one), f"stack {one.id}", (one.id,), self.mark(one.id), _tint(one))
            for one in reversed(self.shown.stack)
        ]

    def _on_stack(self, one: ShownObject) -> str:
        text = one.name if one.controller == NO_PLAYER else f"{one.name} [{self.player(one.controller).letter}]"
        if one.targets:
            names = ", ".join(self.name(entity) for entity in one.targets)
            text = f"{text} {message('table.targets', self.lang, names=names)}"
        return f"{text}: {one.text}" if one.text else text

    def zones(self) -> list[tuple[str, list[Item]]]:
        """Return what lies elsewhere, with headings: known cards of hands and libraries, graveyards, exile …"""
        found = []
        for player in self.shown.players:
            if player.seat != self.shown.you:
                found.append((self.say("zones.hand", player=player.letter), self.cards(player.hand, "hand")))
            known = [card for _, card in player.library]
            found.append((self.say("zones.library", player=player.letter), self.cards(known, "library")))
            graveyard = self.cards(player.graveyard, f"graveyard {player.seat}")
            found.append((self.say("zones.graveyard", player=player.letter), graveyard))
        for zone in ("exile", "command", "ante"):
            found.append((self.say(f"zones.{zone}"), self.cards(getattr(self.shown, zone), zone)))
        return [(heading, items) for heading, items in found if items]

    # ------------------------------------------------------------------------------------ players

    def player(self, seat: Player) -> ShownPlayer:
        """Return a player by seat."""
        return next(player for player in self.shown.players if player.seat == seat)

    def heading(self, seat: Player, who: str) -> str:
        """Return a player in one line: life, counters, mana, zones."""
        player = self.player(seat)
        parts = [f"{player.letter} ({who})", self.say("board.life", count=player.life)]
        parts += [f"{name} {n}" for name, n in player.counters]
        if player.mana:
            parts.append(message("table.mana", self.lang, mana=player.mana))
        parts += [self.say("board.hand", n=player.hand_size), self.say("board.library", n=player.library_size)]
        if player.graveyard:
            parts.append(self.say("board.graveyard", n=len(player.graveyard)))
        if not player.in_game:
            parts.append(self.say("board.left"))
        return " · ".join(parts)


def pile_key(one: ShownObject) -> str:
    """Return a text that is the same for permanents that are drawn as one pile."""
    if one.alike:
        return one.alike
    if one.attacking and not (one.attachments or one.attached_to or one.counters or one.damage):
        return f"{one.name}|{one.controller}|{one.power}/{one.toughness}|{one.tapped}|{one.attacking}|{one.blocked}"
    return f"#{one.id}"


def _place(one: ShownObject) -> int:
    """Return where on its side a permanent stands."""
    return 0 if one.is_creature else 2 if one.is_land else 1


def _tint(one: ShownObject) -> str:
    return MANY if len(one.colors) > 1 else _TINTS.get(one.colors, "")
