"""116: special actions: playing lands; others are registered by the chapters that define them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from apnap.abilities.definition import MODAL
from apnap.abilities.static import CANT_PLAY_LANDS, PlayerRule
from apnap.abilities.values import BATTLEFIELD, EXILE, HAND, LAND
from apnap.errors import IllegalActionError
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.activation_rules import sorcery_speed
from apnap.rules.adventures import may_be_played
from apnap.rules.casting_ways import permissions_to_play, use_permission
from apnap.rules.choices import choose_objects, choose_yes_no
from apnap.rules.decisions import Action
from apnap.rules.events import Event
from apnap.rules.filters import matches
from apnap.rules.happen import happen, performer
from apnap.rules.land_plays import NORMAL_PLAY, extra_plays_left, lands_left, normal_plays_left, note_play
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.permissions import player_rules
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.definitions import Definition
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def may_play_lands(state: State, player: Player) -> bool:
    """Tell whether a player could take the special action of playing a land now (116.2a, 305.2–305.3)."""
    return sorcery_speed(state, player) and lands_left(state, player) > 0


def land_faces(definition: Definition) -> tuple[int, ...]:
    """Return the faces with which a card can be played as a land (712.12)."""
    faces = definition.faces if definition.node.layout == MODAL else definition.faces[:1]
    return tuple(i for i, face in enumerate(faces) if face.node.card_types & LAND)


def can_play_land(state: State, player: Player, record: GameObject) -> bool:
    """Tell whether a player could play a card as a land from where it is, as far as permissions go (305.1)."""
    hidden = record.face_down and record.zone != EXILE  # 406.3: it is turned face up as it is played
    if not land_faces(record.definition) or hidden or _forbidden(state, player, record):
        return False
    if (record.zone == HAND and record.owner == player) or may_be_played(record, player):
        return True
    return bool(permissions_to_play(state, player, record, True))


def _forbidden(state: State, player: Player, record: GameObject) -> bool:
    for active in player_rules(state, CANT_PLAY_LANDS, player):
        assert isinstance(active.part, PlayerRule)
        what = active.part.what
        if what is None or (record.zone in what.zones and matches(state, record, what, active.context)):
            return True
    return False


def can_be_played_now(state: State, player: Player, record: GameObject) -> bool:
    """Tell whether a player whom a resolving effect lets play a card could play it as a land (305.2b, 305.3)."""
    if not land_faces(record.definition) or _forbidden(state, player, record):
        return False
    return state.active == player and lands_left(state, player) > 0


class PlayingLand(Procedure):
    """305.1: put the land onto the battlefield; it has then been played."""

    __slots__ = ("player", "card", "face", "permitted", "allowed_by")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.card: Ref = NO_REF
        self.face = 0
        self.permitted = False
        self.allowed_by = NORMAL_PLAY
        """Which play of a land it is (2007:212.6b)."""


_PUT: Final = 3


def play_land(state: State, player: Player, ref: Ref, face: int = 0, permitted: bool = False) -> None:
    """Play a land (116.2a, 305.1). Last act of a step. ``permitted``: an effect lets it be played from where it is.

    ``state.result`` is then (1,), or (0,) if no land can be played now (305.2b, 305.3).
    """
    frame = PlayingLand()
    frame.player = player
    frame.card = ref
    frame.face = face
    frame.permitted = permitted
    call(state, frame)


def _announce(frame: PlayingLand, state: State) -> None:
    """2007:212.6b: whether it is the play of the turn or one that an effect allows is said as the land is played.

    classic:214.9b says only that those of effects do not use up the play of the turn: they come first.
    """
    extra = () if state.rulebook.extra_land_rule == "count" else extra_plays_left(state, frame.player)
    if not extra:
        frame.step = _PUT
    elif state.rulebook.extra_land_rule == "player_names" and normal_plays_left(state, frame.player):
        choose_yes_no(state, frame.player, "normal_land_play", frame.card, "305.2")
    else:
        state.result = (0,)


def _name_play(frame: PlayingLand, state: State) -> None:
    """Which effect allows it, if it is not the play of the turn."""
    if state.result == (1,):
        frame.step = _PUT
        return
    sources = list(dict.fromkeys(source for _, source, _ in extra_plays_left(state, frame.player)))
    if state.rulebook.extra_land_rule == "separate":
        state.result = (sources[0],)
        return
    choose_objects(state, frame.player, sources, 1, 1, "extra_land_play", frame.card, "305.2")


def _note_effect(frame: PlayingLand, state: State) -> None:
    plays = extra_plays_left(state, frame.player)
    frame.allowed_by = next((number for number, source, _ in plays if source in state.result), NORMAL_PLAY)


def _put(frame: PlayingLand, state: State) -> None:
    record = state.current(frame.card)
    if record is None or state.active != frame.player or lands_left(state, frame.player) <= 0:
        state.result = (0,)
        finish(frame)
        return
    if record.zone != HAND and not frame.permitted:
        for part, source, _ in permissions_to_play(state, frame.player, record, True):
            if part.once_per_turn:
                use_permission(state, source)
            break
    event = move(frame.card, BATTLEFIELD, ev.BY_PLAYING)
    event.controller = frame.player
    event.face = frame.face
    happen(state, event)


def _played(frame: PlayingLand, state: State) -> None:
    """305.2: it counts as a land played even if something made it go elsewhere."""
    event = ev.PlayLand()
    event.player = frame.player
    moved = next((e for e in state.happened if isinstance(e, ev.ZoneChange) and e.subject == frame.card), None)
    event.subject = frame.card if moved is None else moved.became
    event.amount = frame.allowed_by
    happen(state, event)


def _done(frame: PlayingLand, state: State) -> None:
    state.result = (1,)
    finish(frame)


register(PlayingLand, (_announce, _name_play, _note_effect, _put, _played, _done))


@performer(ev.PLAY_LAND)
def perform_play_land(state: State, event: Event) -> Event | None:
    """305.2: count the land."""
    player = state.edit_player(event.player)
    player.lands_played += 1
    if event.amount != NORMAL_PLAY:
        note_play(player, event.amount)
    return event


Offer = Callable[["State", Player], list[Ref]]
"""Returns the objects for which a player could take the action now."""
Take = Callable[["State", Player, Ref], None]
"""Takes the action; last act of a step."""

SPECIAL_ACTIONS: Final[list[tuple[str, Offer, Take]]] = []
"""The other special actions (116.2b–m) by the rule that defines them; an action's ``index`` is the place here."""


def special_action(rule: str, offer: Offer, take: Take) -> None:
    """Add a special action; chapters and keywords call this once, as they are imported."""
    SPECIAL_ACTIONS.append((rule, offer, take))


def special_actions(state: State, player: Player) -> list[Action]:
    """Return the other special actions that a player could take now (116.2)."""
    found: list[Action] = []
    for index, (_, offer, _) in enumerate(SPECIAL_ACTIONS):
        found.extend(Action(dec.SPECIAL, ref, index) for ref in offer(state, player))
    return found


def start_special(state: State, player: Player, ref: Ref, index: int) -> None:
    """Take another special action (116.2). Last act of a step.

    :raises IllegalActionError: there is no such special action
    """
    if not 0 <= index < len(SPECIAL_ACTIONS):
        raise IllegalActionError(f"there is no special action number {index}", rule="116.2")
    SPECIAL_ACTIONS[index][2](state, player, ref)
