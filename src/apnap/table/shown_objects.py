"""Objects and players as one person sees them, as plain data."""

from __future__ import annotations

import msgspec

from apnap.ids import NO_PLAYER, Player


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
    """What abilities it has now: the printed line or the keyword of each, in the person's language where it has one."""
    tapped: bool = False
    face_down: bool = False
    phased_out: bool = False
    sick: bool = False
    """Whether it can't attack or use {T} abilities yet (302.6)."""
    counters: tuple[tuple[str, int], ...] = ()
    """What each kind is called, and how many there are."""
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
    """Permanents with the same text here can be drawn as one pile; empty: it stands alone."""


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
