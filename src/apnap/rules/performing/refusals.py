"""113, 613: which values of cards, abilities, changes, targets and expressions the rules carry out.

A check returns what of a node, apart from what stands below it, is not carried out; an empty string: all of it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from apnap.abilities import ability as ab
from apnap.abilities import change as ch
from apnap.abilities import companions as co
from apnap.abilities import objects as ob
from apnap.abilities import occurrence as occ
from apnap.abilities import quantity as q
from apnap.abilities.about_to import EXPLORES
from apnap.abilities.attractions import AttractionCard
from apnap.abilities.condition import Exists, ThisTurnHappened
from apnap.abilities.contests import Ballot
from apnap.abilities.cost import RemoveCounters
from apnap.abilities.definition import (
    ADVENTURE,
    FLIP,
    MELD,
    MODAL,
    NORMAL,
    PREPARE,
    PROTOTYPE,
    SPLIT,
    TRANSFORM,
    CardDefinition,
    FaceDefinition,
    PrintedCard,
    VanguardCard,
)
from apnap.abilities.dungeons import DungeonCard
from apnap.abilities.effect import AddMana, Entering, ManaRider, PutCounters, Sequence, Token
from apnap.abilities.node import Node
from apnap.abilities.static import Defining
from apnap.abilities.target import StatTotal, Target
from apnap.abilities.values import (
    BATTLEFIELD,
    CARD_TYPE_NAMES,
    COMMAND,
    CONSPIRACY,
    DUNGEON,
    EXILE,
    GRAVEYARD,
    HAND,
    INSTANT,
    KINDRED,
    LIBRARY,
    PERMANENT_TYPES,
    SIDEBOARD,
    SORCERY,
    STACK,
    VANGUARD,
    names_of,
)
from apnap.abilities.walk import walk
from apnap.rules import keywords
from apnap.rules.joining import can_fuse, has_fuse
from apnap.rules.layer_parts import LAYER_OF
from apnap.rules.libraries import DRAW_SEVERAL
from apnap.rules.object_states import STATES

Check = Callable[[Any], str]


def plural(who: ob.Players | None) -> bool:
    """Tell whether an expression may yield several players by its very wording."""
    if isinstance(who, ob.PlayersTogether | ob.AllBut):
        return True
    return isinstance(
        who,
        ob.EachPlayer
        | ob.EachOpponent
        | ob.EachOtherPlayer
        | ob.AnyPlayer
        | ob.AnyOpponent
        | ob.PlayersWho
        | ob.OpponentsOf,
    )


def nothing(node: Node) -> str:
    """Refuse nothing: all values are carried out."""
    return ""


# ------------------------------------------------------------------------------------- cards and abilities


def _card(node: CardDefinition) -> str:
    if node.layout not in (NORMAL, SPLIT, FLIP, TRANSFORM, MODAL, ADVENTURE, PREPARE, PROTOTYPE, MELD):
        return f"the layout {node.layout!r}"
    return "fuse of such halves" if has_fuse(node) and not can_fuse(node) else ""


_PLAYABLE: Final = PERMANENT_TYPES | INSTANT | SORCERY | KINDRED


def _face(node: FaceDefinition) -> str:
    if other := node.card_types & ~(_PLAYABLE | VANGUARD | DUNGEON | CONSPIRACY):
        return f"the card type {names_of(other, CARD_TYPE_NAMES)[0]}"
    if (node.loyalty or 0) < 0 or (node.defense or 0) < 0:
        return "loyalty or defense that is not a number"
    return keywords.refusal_of_spell(node.abilities)


def _body(node: ab.Body) -> str:
    if node.modes is not None and (node.targets or node.division is not None or node.effect != ab.Body().effect):
        return "modes beside other instructions"
    if node.division is not None and not 0 <= node.division.index < len(node.targets):
        return "a division among targets that there are not"
    return ""


def _modes(node: ab.Modes) -> str:
    if any(mode.modes is not None for mode in node.modes):
        return "modes of modes"
    if node.chooser not in (None, ob.EachOpponent()):
        return "modes that somebody else than an opponent chooses (700.2e)"
    if sum(mode.division is not None for mode in node.modes) > 1 and (node.maximum != q.Number(1) or node.more_if):
        return "several modes with a division"
    if node.costs and len(node.costs) != len(node.modes):
        return "costs of some modes only"
    return ""


def _spell(node: ab.Spell) -> str:
    modes = node.body.modes
    return "modes of a spell that were chosen before" if modes is not None and modes.not_chosen_before else ""


def _mode_costs(body: ab.Body) -> str:
    modes = body.modes
    return "costs of modes of an ability" if modes is not None and (modes.costs or modes.per_extra is not None) else ""


_ACTIVE_ZONES: Final = (BATTLEFIELD, HAND, GRAVEYARD, EXILE, COMMAND)


def _activated(node: ab.Activated) -> str:
    if any(zone not in _ACTIVE_ZONES for zone in node.zones):
        return "activating from that zone"
    if node.cost_changes and any(isinstance(one, AddMana) for one in walk(node.body)):
        return "a mana ability that changes its own cost"
    if any(isinstance(one, RemoveCounters) and one.everything for one in node.cost.parts):
        if any(isinstance(one, AddMana) for one in walk(node.body)):
            return "a mana ability for which all counters are removed"
        if node.cost.mana is not None and "X" in node.cost.mana.symbols:
            return "all counters, and another X"
    return _mode_costs(node.body)


def _triggered(node: ab.Triggered) -> str:
    if any(zone in (LIBRARY, SIDEBOARD) for zone in node.zones) and set(node.zones) != set(range(1, 9)):
        return "triggering from that zone"
    moved = node.occurrence
    dies = isinstance(moved, occ.ZoneChanges) and (moved.from_zones, moved.to_zones) == ((BATTLEFIELD,), (GRAVEYARD,))
    effect = node.body.effect
    first = effect.effects[0] if isinstance(effect, Sequence) else effect
    if dies and isinstance(first, PutCounters) and first.on == ob.EventObject():
        return "counters on what has just died"
    return _mode_costs(node.body)


def _static(node: ab.Static) -> str:
    from apnap.rules.performing.refusals_of_statics import in_an_ability

    for part in node.parts:
        if why := in_an_ability(part):
            return why
    if node.condition is not None and any(isinstance(part, Defining) for part in node.parts):
        return "a characteristic-defining ability with a condition"
    return ""


# ------------------------------------------------------------------------------------- changes (613, 707.9)


def changes_in_force(changes: tuple[ch.Change, ...]) -> str:
    """Return what of the changes of a static ability the layers do not apply."""
    for change in changes:
        if type(change) not in LAYER_OF or isinstance(change, ch.TakeValues):
            return f"{type(change).__name__} outside a copy"
        if isinstance(change, ch.BecomeCopy):
            return "being a copy as long as a static ability says so"
    return ""


def changes_that_begin(changes: tuple[ch.Change, ...]) -> str:
    """Return what of the changes that a resolving spell or ability begins is not applied (611.2)."""
    for change in changes:
        if type(change) not in LAYER_OF or isinstance(change, ch.TakeValues):
            return f"{type(change).__name__} outside a copy"
    return ""


def exceptions(changes: tuple[ch.Change, ...], settled: bool = False) -> str:
    """Return what can't be an exception of a copy (707.9); ``settled``: numbers and choices are found as it begins."""
    for change in changes:
        if not isinstance(change, _EXCEPTIONS):
            return f"{type(change).__name__} as an exception of a copy"
        if isinstance(change, ch.RemoveAllAbilities) and change.except_mana:
            return "a copy with its mana abilities only"
        if settled:
            continue
        chosen = getattr(change, "chosen_color", False) or getattr(change, "chosen_subtype", False)
        numbers = [getattr(change, name) for name in ("power", "toughness", "n") if hasattr(change, name)]
        if chosen or any(n is not None and not isinstance(n, q.Number) for n in numbers):
            return "an exception of a copy that depends on something"
    return ""


_EXCEPTIONS: Final = (
    ch.SetName, ch.SetManaCost, ch.SetLoyalty, ch.SetColors, ch.AddColors, ch.AddAbility, ch.RemoveAllAbilities,
    ch.RemoveAbility, ch.CantHaveAbility, ch.SetBase, ch.AddTypes, ch.RemoveTypes, ch.SetTypes,
)  # fmt: skip


def _become_copy(node: ch.BecomeCopy) -> str:
    return exceptions(tuple(one for one in node.changes if not isinstance(one, ch.AddThisAbility)))


def _take_values(node: ch.TakeValues) -> str:
    return "values written out"


def _add_ability(node: ch.AddAbility) -> str:
    if not isinstance(node.ability, ab.Ability) or isinstance(node.ability, ab.Spell):
        return "such an ability"
    named = any(isinstance(child, ob.HasChosenName) for child in walk(node.ability))
    return "an ability about a name that was chosen for another object" if named else ""


def _off_the_battlefield(node: ch.AddActivatedOf) -> str:
    filters = (one.filter for one in walk(node.what) if isinstance(one, ob.Each))
    return "abilities of permanents" if any(BATTLEFIELD in one.zones for one in filters) else ""


def _entering(node: Entering) -> str:
    return changes_that_begin(node.changes)


def _token(node: Token) -> str:
    if any(not isinstance(one, ab.Ability) for one in node.abilities):
        return "a token with something that is not an ability"
    return f"the card type {names_of(other, CARD_TYPE_NAMES)[0]}" if (other := node.card_types & ~_PLAYABLE) else ""


# ------------------------------------------------------------------------------------- targets and expressions


def _target(node: Target) -> str:
    if node.objects is None and node.players is None:
        return "a target that is nothing"
    return "" if node.total is None or isinstance(node.total, StatTotal) else "a limit on all targets together"


def _total(node: StatTotal) -> str:
    comparison = node.comparison
    if not isinstance(comparison, q.Comparison) or comparison.op not in (q.AT_MOST, q.LESS):
        return "a total that must reach something"
    return _stat(node)


def _stat(node: StatTotal | ob.Stat | q.StatOf | q.GreatestOf | q.LeastStat) -> str:
    return "" if q.POWER <= node.stat <= q.STATION_POWER else f"stat {node.stat}"


def _player_stat(node: q.PlayerStat) -> str:
    return "" if q.LIFE <= node.stat <= q.STARTING_LIFE else f"stat {node.stat}"


def _distinct(node: q.DistinctOf | ob.SharesWith) -> str:
    return "" if q.DISTINCT_COLORS <= node.of <= q.DISTINCT_PERMANENT_TYPES else f"values {node.of}"


def _comparison(node: q.Comparison) -> str:
    return "" if q.EQUAL <= node.op <= q.EVEN else f"operator {node.op}"


def _state(node: ob.Is) -> str:
    return "" if node.state in STATES else f"state {node.state}"


def _filter(node: ob.Filter) -> str:
    """Without a zone it says only which of objects that are known otherwise are meant (``Those``, a quality)."""
    known = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND, SIDEBOARD)
    return "" if all(zone in known for zone in node.zones) else "objects in an unknown zone"


def _search(node: ob.Each | q.CountOf | Exists) -> str:
    """109.2: objects are looked for in a zone."""
    found = node.filter if isinstance(node, ob.Each) else node.what
    return "" if found.zones else "objects in no zone"


def _greatest(node: q.GreatestOf | q.LeastStat) -> str:
    among = isinstance(node, q.GreatestOf) and node.among is not None
    return _stat(node) or ("" if node.what.zones or among else "objects in no zone")


def _distinct_of(node: q.DistinctOf) -> str:
    return _distinct(node) or ("" if node.what.zones or node.among is not None else "objects in no zone")


def _history(node: q.ThisTurn | ob.ThisTurnTest | ThisTurnHappened) -> str:
    """Events of the past are looked at as they were: what counts as it goes on can't be asked afterwards."""
    for one in _single(node.occurrence):
        if isinstance(one, occ.Draws) and (one.nth or one.not_first_in_draw_step):
            return "which card was drawn, asked afterwards"
        if isinstance(one, occ.WhenTrue):
            return "whether something was true, asked afterwards"
    return ""


def _single(occurrence: Node) -> tuple[Node, ...]:
    if isinstance(occurrence, occ.AnyOccurrence):
        return tuple(part for one in occurrence.occurrences for part in _single(one))
    return (occurrence,)


ACTIONS: Final = frozenset(
    (
        "shuffle", "search", "scry", "surveil", "mill", "proliferate", "fight", "copy", "day", "night", "monarch",
        "explore", "connive", "exert", "monstrous", "crime", "ring", "exploit", "renowned", "crew", "crewed",
        "saddle", "teamwork", "clash", "win a clash", "vote", "collect evidence", "change of day", "initiative",
        "venture",
        "complete a dungeon", "unlock", "fully unlock", "solved", "level 2", "level 3", "prepared", "unprepared",
        "evolve", "gift", "mutate", "mentor", "train", "enlist", "firebend", "plotted", "discover",
        "investigate", "manifest dread", "open an attraction", "roll to visit", "visit",
        DRAW_SEVERAL, "reveal drawn", EXPLORES,
    )
)  # fmt: skip
"""The keyword actions that are told of as they are performed (701), those that ``TellAction`` tells of included."""


def _keyword_action(node: occ.KeywordAction) -> str:
    return "" if node.action in ACTIONS else f"the keyword action {node.action!r}"


CHECKS: Final[dict[type[Node], Check]] = {
    CardDefinition: _card,
    PrintedCard: _card,
    VanguardCard: _card,
    DungeonCard: _card,
    AttractionCard: _card,
    FaceDefinition: _face,
    ab.Body: _body,
    ab.Modes: _modes,
    ab.Division: nothing,
    ab.Spell: _spell,
    ab.Variant: nothing,
    ab.Activated: _activated,
    ab.Triggered: _triggered,
    ab.Static: _static,
    ab.Keyword: keywords.refusal,
    ab.Prototype: keywords.refusal,
    co.Companion: keywords.refusal,
    co.EachFits: nothing,
    co.EachHasActivated: nothing,
    co.DifferentNames: nothing,
    co.SharedCardType: nothing,
    co.NoSymbolTwice: nothing,
    ch.BecomeCopy: _become_copy,
    ch.TakeValues: _take_values,
    ch.SetController: nothing,
    ch.ReplaceWord: nothing,
    ch.SetName: nothing,
    ch.AddTypes: nothing,
    ch.SetTypes: nothing,
    ch.RemoveTypes: nothing,
    ch.SetColors: nothing,
    ch.AddColors: nothing,
    ch.AddAbility: _add_ability,
    ch.AddActivatedOf: _off_the_battlefield,
    ch.AddKeywordOf: nothing,
    ch.AddThisAbility: nothing,
    ch.RemoveAbility: nothing,
    ch.RemoveEndable: nothing,
    ch.RemoveAllAbilities: nothing,
    ch.CantHaveAbility: nothing,
    ch.SetBase: nothing,
    ch.Modify: nothing,
    ch.SwitchPowerToughness: nothing,
    ch.SetManaCost: nothing,
    ch.SetLoyalty: nothing,
    Entering: _entering,
    Token: _token,
    Ballot: nothing,
    ManaRider: nothing,
    Target: _target,
    StatTotal: _total,
    ob.Filter: _filter,
    ob.Stat: _stat,
    ob.Is: _state,
    ob.SharesWith: _distinct,
    ob.ThisTurnTest: _history,
    q.StatOf: _stat,
    q.GreatestOf: _greatest,
    q.LeastStat: _greatest,
    q.PlayerStat: _player_stat,
    q.DistinctOf: _distinct_of,
    q.CountOf: _search,
    q.KindsOfCounters: _search,
    ob.Each: _search,
    Exists: _search,
    q.Comparison: _comparison,
    q.ThisTurn: _history,
    ThisTurnHappened: _history,
    occ.KeywordAction: _keyword_action,
}
"""What is checked of node classes that are not effects, static parts, durations, costs or mana."""
