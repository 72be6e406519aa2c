"""608.2g, 707.12: casting cards, copies of cards, and playing lands, while something resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import effect as eff
from apnap.abilities.cost import Cost
from apnap.abilities.objects import Each
from apnap.abilities.values import EXILE
from apnap.ids import Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.castable_exiled import FORETELL, PLOT, PLOTTED, WARP, foretold_for, make_castable
from apnap.rules.casting import start_casting
from apnap.rules.casting_ways import as_spell
from apnap.rules.choices import choose, choose_objects
from apnap.rules.copying import copiable
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.filters import in_zones, matches
from apnap.rules.instructions import performs
from apnap.rules.legal import castable_faces
from apnap.rules.libraries import action
from apnap.rules.own_costs import with_own_mana
from apnap.rules.performing.refusals import plural
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount
from apnap.rules.records import COPY
from apnap.rules.special import can_be_played_now, land_faces, play_land
from apnap.rules.zones import create_in

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

_AS_LAND: Final = 1 << 8
"""Added to the number of a face that is played as a land."""


def begin(run: Running, state: State, node: eff.CastNow) -> None:
    """The cards that may be cast, or copies of them (707.12: where they are); ``counts``: how many still."""
    players = players_of(state, node.who, run.context)
    if isinstance(node.what, Each) and players and not node.copy:
        found = in_zones(state, node.what.filter, run.context)[:]  # each spell that they would be is looked at (601.3e)
    else:
        found = [ref for ref in objects_of(state, node.what, run.context) if state.current(ref) is not None]
    if node.copy and players:
        found = [_copy(state, ref, players[0], node.copies_in) for ref in found]
        state.misplaced = (*state.misplaced, *found)  # 704.5e: those that are not cast cease to exist
    run.todo = tuple(found)
    run.picked = ()
    run.counts = (len(run.todo) if node.n is None else amount(state, node.n, run.context),)


def _copy(state: State, ref: Ref, player: Player, zone: int) -> Ref:
    model = state.last_known(ref)
    return create_in(state, zone or model.zone, COPY, player, copiable(state, model, both_faces=True)).ref


def _ways(run: Running, state: State, player: Player, ref: Ref, node: eff.CastNow) -> list[int]:
    """Return the faces that can be cast (709.3, 712.11b, 715.3), and those that can be played as a land (712.12)."""
    record = state.current(ref)
    if record is None:
        return []
    wanted = node.what.filter if isinstance(node.what, Each) and not node.copy else node.spells
    ways = [
        face
        for face in castable_faces(state, player, record, node.free, True, _price(state, node, record), node.manner)
        if wanted is None or matches(state, as_spell(state, player, record, face), wanted, run.context)
    ]
    if node.lands and can_be_played_now(state, player, record):
        if wanted is None or matches(state, record, wanted, run.context):
            ways.extend(_AS_LAND + face for face in land_faces(record.definition))
    return ways


def _price(state: State, node: eff.CastNow, record: GameObject) -> Cost | None:
    return None if node.cost is None else with_own_mana(state, node.cost, record)


def ask_card(run: Running, state: State, node: eff.CastNow) -> None:
    """Which of them is cast next, if any."""
    players = players_of(state, node.who, run.context)
    options = [ref for ref in run.todo if players and _ways(run, state, players[0], ref, node)]
    if not players or not options or run.counts[0] <= 0:
        run.pc += 3
        remember(run, node.slot, run.picked, (), len(run.picked), bool(run.picked))
        return
    choose_objects(state, players[0], options, 0, 1, "cast", run.context.source, "608.2g")


def ask_face(run: Running, state: State, node: eff.CastNow) -> None:
    """Which face of it."""
    if not state.result:
        run.counts = (0,)
        run.pc -= 2
        return
    ref = state.result[0]
    run.todo = tuple(one for one in run.todo if one != ref)
    run.picked = (*run.picked, ref)
    player = players_of(state, node.who, run.context)[0]
    faces = state.last_known(ref).definition.faces
    names = tuple(faces[way % _AS_LAND].name for way in _ways(run, state, player, ref, node))
    choose(state, dec.WORD, player, names, 1, 1, "face", ref, "608.2g")


def cast(run: Running, state: State, node: eff.CastNow) -> None:
    """608.2g: cast it by the steps of 601.2a–i, or play it as a land; nobody gets priority."""
    ref = run.picked[-1]
    player = players_of(state, node.who, run.context)[0]
    way = _ways(run, state, player, ref, node)[state.result[0]]
    if way >= _AS_LAND:
        play_land(state, player, ref, way - _AS_LAND, True)
    else:
        price = _price(state, node, state.last_known(ref))
        start_casting(state, player, ref, way, node.free, True, price, node.manner)


def after_cast(run: Running, state: State, node: eff.CastNow) -> None:
    """Count it if it was cast: it is a spell on the stack now (or a land on the battlefield)."""
    ref = run.picked[-1]
    if state.current(ref) is None:
        run.picked = (*run.picked[:-1], state.successor(ref) or ref)
        run.counts = (run.counts[0] - 1,)
    else:
        run.picked = run.picked[:-1]
    run.pc -= 4


def _refuse(node: eff.CastNow) -> str:
    if plural(node.who):
        return "several players who cast"
    if node.spells is not None and (node.lands or isinstance(node.what, Each)):
        return "what the resulting spell must be, besides something else"
    if node.free and node.cost is not None:
        return "free, and for a cost"
    return "playing copies of lands" if node.copy and node.lands else ""


def become_castable(run: Running, state: State, node: eff.BecomeCastable) -> None:
    """702.143d, 702.170c, 702.185a: the cards that are in exile."""
    told: list[ev.Event] = []
    for ref in objects_of(state, node.what, run.context):
        record = state.current(ref)
        if record is not None and record.zone == EXILE:
            given = None if node.less is None else Cost(own_mana=True, less=node.less)
            make_castable(state, ref, node.manner if given is None else foretold_for(given))
            if node.manner == PLOT:
                told.append(action(PLOTTED, record.owner, 1, ref))
    propose(run, state, told)


def _refuse_castable(node: eff.BecomeCastable) -> str:
    if node.less is not None and node.manner != FORETELL:
        return f"another cost for what may be cast by {node.manner!r}"
    known = node.manner in (FORETELL, PLOT, WARP)
    return "" if known else f"cards in exile that may be cast by {node.manner!r}"


performs(eff.BecomeCastable, become_castable, refuse=_refuse_castable)
performs(eff.CastNow, begin, ask_card, ask_face, cast, after_cast, refuse=_refuse)
