"""What an entry or an assertion means among the actions that a player may take (FORMAT 5.2, 9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from apnap.abilities.definition import PROTOTYPE
from apnap.abilities.values import ZONE_NAMES
from apnap.ids import Player
from apnap.rules import decisions as dec
from apnap.rules.activation_rules import activated_ability
from apnap.rules.decisions import Action
from apnap.rules.definitions import CompiledAbility
from apnap.rules.face_down import FACE_DOWN
from apnap.rules.joining import FUSED
from apnap.rules.legal import legal_actions, open_ways
from apnap.rules.mana_activation import mana_actions
from apnap.rules.special import SPECIAL_ACTIONS
from apnap.scenario import rule_text
from apnap.scenario.assertions import NamedAbility, Playable
from apnap.scenario.granted import granted_texts
from apnap.scenario.objects import Table, Thing, texts_of
from apnap.scenario.references import Reference, fits, fold, means

FROM_ZONE: Final = {
    "flashback": "graveyard", "escape": "graveyard", "retrace": "graveyard", "jump-start": "graveyard",
    "disturb": "graveyard", "harmonize": "graveyard", "mayhem": "graveyard", "foretell": "exile", "plot": "exile",
    "warp": "",
}  # fmt: skip
"""Where a card is cast from in these ways; "": from anywhere."""
_FACE_DOWN: Final = ("morph", "megamorph", "disguise")
SPECIAL_RULES: Final = {
    "turn_face_up": "702.37", "foretell": "702.143", "plot": "702.170", "suspend": "702.62", "unlock_door": "709.5",
    "companion": "702.139", "end_effect": "116.2",
}  # fmt: skip
"""The rules that define the special actions with a name."""


def everything_legal(table: Table, seat: Player) -> list[tuple[int, Action]]:
    """Return each action that a player could take now with the number that answers a priority decision."""
    actions = legal_actions(table.state, seat)
    return list(enumerate((*actions, *mana_actions(table.state, seat))))


def casts(table: Table, seat: Player, card: Reference, manner: str | None) -> list[tuple[int, Action]]:
    """Return the ways to begin casting a card; the part that is named comes first."""
    found = [(n, a) for n, a in everything_legal(table, seat) if a.kind == dec.CAST and _is_card(table, a, card)]
    zone = FROM_ZONE.get(manner or "", "")
    found = [(n, a) for n, a in found if _in_that_manner(table, a, manner)]
    if zone:
        found = [(n, a) for n, a in found if ZONE_NAMES[table.state.last_known(a.ref).zone] == zone]
    elif manner not in FROM_ZONE:
        found.sort(key=lambda pair: table.state.last_known(pair[1].ref).zone == ZONE_NAMES.index("graveyard"))
    return _nth(found, card)


def _in_that_manner(table: Table, action: Action, manner: str | None) -> bool:
    """Tell whether a card is cast face down, prototyped or fused, where that and only that is said."""
    if manner in _FACE_DOWN or action.index == FACE_DOWN:
        return manner in _FACE_DOWN and action.index == FACE_DOWN
    prototyped = action.index == 1 and table.state.last_known(action.ref).definition.node.layout == PROTOTYPE
    return (manner == "fuse") == (action.index == FUSED) and (manner == PROTOTYPE) == prototyped


def _is_open(table: Table, seat: Player, action: Action, manner: str) -> bool:
    """Tell whether a card could be cast in a manner that is a cost of its own."""
    if manner in _FACE_DOWN or manner in ("fuse", PROTOTYPE):
        return True
    record = table.state.last_known(action.ref)
    ways = open_ways(table.state, seat, record, action.index)
    return manner in FROM_ZONE and manner not in ways or any(way.partition(" ")[0] == manner for way in ways)


def plays(table: Table, seat: Player, card: Reference) -> list[tuple[int, Action]]:
    """Return the ways to play a card as a land."""
    found = [(n, a) for n, a in everything_legal(table, seat) if a.kind == dec.PLAY_LAND and _is_card(table, a, card)]
    return _nth(found, card)


def _is_card(table: Table, action: Action, card: Reference) -> bool:
    """Tell whether the card of an action is meant, and with the name of a part that part."""
    thing = table.thing(action.ref)
    if not fits(card, thing):
        return False
    faces = thing.record.definition.faces
    if card.name is None or len(faces) == 1 or fold(card.name) == fold(thing.record.definition.name):
        return True
    named = [at for at, face in enumerate(faces) if fold(face.name) == fold(card.name)]
    return not named or action.index in named


def _nth(found: list[tuple[int, Action]], card: Reference) -> list[tuple[int, Action]]:
    if card.nth is None:
        return found
    refs = list(dict.fromkeys(action.ref for _, action in found))
    wanted = refs[card.nth - 1 : card.nth]
    return [(n, action) for n, action in found if action.ref in wanted]


def activations(
    table: Table, seat: Player, card: Reference | None, ability: str | None, mana: bool
) -> list[tuple[int, Action]]:
    """Return the ways to activate an ability: of an object of that name, else of any that has the ability now."""
    actions = legal_actions(table.state, seat)
    pairs = everything_legal(table, seat)
    pairs = [(n, a) for n, a in pairs if a.kind == dec.ACTIVATE and (not mana or n >= len(actions))]
    called = [(n, a) for n, a in pairs if ability is None or _is_called(table, a, ability, card)]
    order = {ref: at for at, ref in enumerate(table.everything())}
    called.sort(key=lambda pair: (order.get(pair[1].ref, 0), pair[0]))
    if card is None:
        return called
    own = [(n, a) for n, a in called if fits(card, table.thing(a.ref))]
    if own:
        return _nth(own, card)
    return called if card.label is None else []


def _is_called(table: Table, action: Action, text: str, card: Reference | None) -> bool:
    record = table.state.last_known(action.ref)
    ability = activated_ability(table.state, record, action.index)
    if ability is None:
        return False
    thing = Thing(table, record)
    names = list(thing.text_names)
    if card is not None and card.name is not None:
        names.append(card.name)
    return any(rule_text.starts_with(own, text, tuple(names)) for own in wordings(ability, thing))


def wordings(ability: CompiledAbility, thing: Thing) -> Iterator[str]:
    """Yield what an activated ability may be called: its texts, and for the ability of a basic land type what the
    rules say (305.6)."""
    yield from texts_of(ability)
    yield from granted_texts(thing.table.state, ability)
    yield from basic_wordings(ability)
    yield from _cost_wordings(ability)


def _cost_wordings(ability: CompiledAbility) -> Sequence[str]:
    """Return how the text of a predefined token's ability begins (111.10), which has none of its own: its cost."""
    from apnap.abilities.ability import Activated
    from apnap.abilities.cost import SacrificeThis, TapThis

    node = ability.node
    if ability.text or not isinstance(node, Activated):
        return ()
    words = {TapThis: "{T}", SacrificeThis: "Sacrifice ~"}
    if any(type(part) not in words for part in node.cost.parts):
        return ()
    mana = () if node.cost.mana is None else ("".join(f"{{{symbol}}}" for symbol in node.cost.mana.symbols),)
    return (", ".join((*mana, *(words[type(part)] for part in node.cost.parts))) + ":",)


def basic_wordings(ability: CompiledAbility) -> Sequence[str]:
    """Return "{T}: Add {R}." for an ability that does just that."""
    from apnap.abilities.ability import Activated
    from apnap.abilities.cost import Cost, TapThis
    from apnap.abilities.effect import AddMana
    from apnap.abilities.mana import FixedMana

    node = ability.node
    if isinstance(node, Activated) and node.cost == Cost(parts=(TapThis(),)):
        effect = node.body.effect
        if isinstance(effect, AddMana) and isinstance(effect.mana, FixedMana):
            return (f"{{T}}: Add {''.join(f'{{{symbol}}}' for symbol in effect.mana.symbols)}.",)
    return ()


def specials(table: Table, seat: Player, action: str, card: Reference | None) -> list[tuple[int, Action]]:
    """Return the ways to take a special action."""
    rule = SPECIAL_RULES[action]
    found = []
    for n, one in everything_legal(table, seat):
        if one.kind != dec.SPECIAL or not SPECIAL_ACTIONS[one.index][0].startswith(rule):
            continue
        if card is None or means(card, table.thing(one.ref)):
            found.append((n, one))
    return found if card is None else _nth(found, card)


def is_playable(table: Table, said: Playable) -> bool:
    """Tell whether a player could begin an action now and complete it."""
    seat = table.seat(said.player)
    if said.action == "cast":
        if said.card is None:
            return False
        if said.manner is None:
            return any(a.kind == dec.CAST and _is_card(table, a, said.card) for _, a in everything_legal(table, seat))
        return any(_is_open(table, seat, one, said.manner) for _, one in casts(table, seat, said.card, said.manner))
    if said.action == "play":
        return said.card is not None and bool(plays(table, seat, said.card) or casts(table, seat, said.card, None))
    if said.action in ("activate", "activate_mana"):
        named = said.any_of or (NamedAbility(card=said.card, ability=said.ability),)
        mana = said.action == "activate_mana"
        return any(activations(table, seat, one.card, one.ability, mana) for one in named)
    return bool(specials(table, seat, said.action, said.card))
