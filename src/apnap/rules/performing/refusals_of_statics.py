"""604, 611.2, 614–616: which values of static parts and durations the rules carry out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities import bonds
from apnap.abilities import casting as ca
from apnap.abilities import change as ch
from apnap.abilities import cost as c
from apnap.abilities import duration as du
from apnap.abilities import objects as ob
from apnap.abilities import occurrence as occ
from apnap.abilities import static as st
from apnap.abilities.about_to import EXPLORES
from apnap.abilities.effect import BOTTOM, SHUFFLED, TOP, Entering
from apnap.abilities.node import Node
from apnap.abilities.values import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, MANA_LETTERS
from apnap.abilities.walk import walk
from apnap.rules.libraries import DRAW_SEVERAL
from apnap.rules.performing.refusals import Check, changes_in_force, exceptions, nothing

_FIELDS_OF_RESTRICTIONS: Final[dict[int, tuple[str, ...]]] = {
    st.CANT_ATTACK: ("other", "whom", "planeswalkers_too"),
    st.CANT_BLOCK: (),
    st.CANT_BE_BLOCKED: (),
    st.MUST_ATTACK: ("other", "whom", "planeswalkers_too"),
    st.MUST_BLOCK: (),
    st.MUST_BE_BLOCKED: ("other", "n"),
    st.MUST_BE_BLOCKED_BY_EXACTLY: ("n",),
    st.ALL_MUST_BLOCK: ("other",),
    st.CANT_ACTIVATE: ("mana_too",),
    st.CANT_ACTIVATE_BY_TAPPING: (),
    st.CANT_UNTAP_IN_UNTAP_STEP: ("whom",),
    st.CANT_BE_COUNTERED: ("other",),
    st.CANT_BE_COPIED: (),
    st.CANT_BE_TARGETED: ("other", "whom"),
    st.CANT_BE_SACRIFICED: (),
    st.CANT_BE_REGENERATED: (),
    st.CANT_TRANSFORM: (),
    st.CANT_CREW: (),
    st.CANT_BE_ENCHANTED: ("other",),
    st.CANT_BE_EQUIPPED: ("other",),
    st.CANT_HAVE_COUNTERS: ("counter",),
    st.CANT_ATTACK_ALONE: (),
    st.CANT_BLOCK_ALONE: (),
    st.CAN_ATTACK_ONLY_ALONE: (),
    st.CANT_ATTACK_OR_BLOCK: (),
    st.CAN_BLOCK_ONLY: ("other",),
    st.CAN_BE_BLOCKED_ONLY_BY: ("other",),
    st.CANT_BE_BLOCKED_BY: ("other",),
    st.CANT_BE_BLOCKED_BY_MORE_THAN: ("n",),
    st.CANT_BE_BLOCKED_EXCEPT_BY: ("n",),
    st.CAN_BLOCK_ADDITIONAL: ("n",),
    st.ASSIGNS_NO_COMBAT_DAMAGE: (),
    st.DAMAGE_BY_TOUGHNESS: (),
    st.MAY_ASSIGN_AS_UNBLOCKED: (),
    st.DOESNT_LOSE_DAMAGE: (),
    st.MAY_STAY_TAPPED: (),
    st.GOADED: (),
    st.CANT_BLOCK_OBJECT: ("other",),
    st.MUST_BLOCK_OBJECT: ("other",),
    st.MAY_BE_EXERTED: (),
    st.CREWS_STRONGER: ("n",),
    st.SADDLES_STRONGER: ("n",),
    st.SADDLES_BY_TOUGHNESS: (),
    st.CREWS_BY_TOUGHNESS: (),
    st.STATIONS_STRONGER: ("n",),
    st.STATIONS_BY_TOUGHNESS: (),
    st.CANT_BECOME_UNTAPPED: (),
    st.ATTACHED_ONLY_TO: ("other",),
    st.CANT_PHASE_OUT: (),
    st.WARD_DOESNT_TRIGGER: (),
    st.CANT_BE_SUSPECTED: (),
    st.CANT_ENTER: (),
    st.LETHAL_BY_POWER: (),
    st.KEEPS_LAST_LOYALTY: (),
}
"""The kinds of restrictions that are looked at, each with the fields that are, besides which objects."""
_NEEDS_NUMBER: Final = (
    st.MUST_BE_BLOCKED_BY_EXACTLY,
    st.CANT_BE_BLOCKED_BY_MORE_THAN,
    st.CANT_BE_BLOCKED_EXCEPT_BY,
    st.CREWS_STRONGER,
    st.SADDLES_STRONGER,
    st.STATIONS_STRONGER,
)


def _restriction(node: st.Restriction) -> str:
    fields = _FIELDS_OF_RESTRICTIONS.get(node.kind)
    if fields is None:
        return f"restriction {node.kind}"
    for name in ("other", "whom", "n", "planeswalkers_too", "mana_too", "counter"):
        if getattr(node, name) not in (None, False, "") and name not in fields:
            return f"restriction {node.kind} with {name}"
    return f"restriction {node.kind} without a number" if node.kind in _NEEDS_NUMBER and node.n is None else ""


_FIELDS_OF_RULES: Final[dict[int, tuple[str, ...]]] = {
    st.CANT_CAST: ("what",),
    st.CANT_PLAY_LANDS: ("what",),
    st.CANT_GAIN_LIFE: (),
    st.CANT_BE_MADE_TO_SACRIFICE: (),
    st.CANT_BE_MADE_TO_DISCARD: (),
    st.CHOOSES_BLOCKS: (),
    st.CHOOSES_VOTES: (),
    st.CANT_ACTIVATE_LOYALTY: (),
    st.CANT_LOSE_LIFE: (),
    st.CANT_DRAW: ("n",),
    st.CANT_SEARCH: (),
    st.CANT_LOSE_GAME: (),
    st.CANT_WIN_GAME: (),
    st.CANT_BE_PLAYER_TARGET: ("what",),
    st.CANT_ACTIVATE_ABILITIES: ("what",),
    st.CANT_ACTIVATE_BUT_MANA: (),
    st.CAST_LIMIT: ("what", "n"),
    st.CANT_ATTACK_WITH_MORE_THAN: ("n",),
    st.CANT_BLOCK_WITH_MORE_THAN: ("n",),
    st.CANT_BE_ATTACKED_BY_MORE_THAN: ("n",),
    st.NO_MAXIMUM_HAND_SIZE: (),
    st.HAND_SIZE_CHANGE: ("n",),
    st.HAND_SIZE_IS: ("n",),
    st.ADDITIONAL_LANDS: ("n",),
    st.SKIP_STEP: ("step",),
    st.CAST_ONLY_AS_SORCERY: (),
    st.SHROUD_PLAYER: (),
    st.HEXPROOF_PLAYER: (),
    st.NO_MANA_LOSS: ("n",),
    st.LOST_MANA_BECOMES_COLORLESS: (),
    st.DRAWS_FROM_BOTTOM: (),
    st.FIRST_FLIPS_COME_UP_HEADS: (),
    st.ROLLS_ONE_MORE: (),
    st.REVEALS_FIRST_DRAWN: (),
    st.REVEALS_FIRST_EACH_TURN: (),
    st.MAY_CYCLE_FOR_NOTHING: (),
    st.IGNORES_HEXPROOF_OF_OPPONENTS: (),
    st.CANT_CYCLE: (),
    st.CANT_POWER_UP: (),
    st.SKIPS_EXTRA_TURNS: (),
    st.DAMAGE_CANT_BE_PREVENTED: (),
    st.PLAYS_WITH_TOP_REVEALED: (),
    st.PLAYS_WITH_HAND_REVEALED: (),
    st.MAY_LOOK_AT_TOP: (),
    st.MAY_LOOK_AT: ("what",),
    st.CANT_GET_COUNTERS: ("counter",),
    st.CANT_SACRIFICE: ("what",),
    st.UNTAP_LIMIT: ("what", "n"),
    st.LEGEND_RULE_OFF: ("what",),
    st.PROTECTION_FROM: ("what",),
    st.ENTERING_DOESNT_TRIGGER: ("what",),
    st.DAMAGED_AS_BY_INFECT: (),
    st.DAMAGES_AS_BY_WITHER: (),
    st.DAMAGE_COSTS_NO_LIFE: (),
    st.DAMAGE_DOESNT_CAUSE_LOSS: (),
    st.LIFE_FLOOR: ("n",),
    st.VOTES_AGAIN: (),
    st.MAY_VOTE_AGAIN: (),
    st.CANT_PAY_LIFE: (),
    st.CANT_SACRIFICE_FOR_COSTS: ("what",),
    st.LIFE_FOR_BLACK: (),
    st.COPIES_ONCE_MORE: (),
}
"""The kinds of rules about players that are looked at, each with the fields that are."""
_NUMBERED: Final = (
    st.CANT_ATTACK_WITH_MORE_THAN, st.CANT_BLOCK_WITH_MORE_THAN, st.HAND_SIZE_CHANGE, st.HAND_SIZE_IS,
    st.LIFE_FLOOR, st.CANT_BE_ATTACKED_BY_MORE_THAN,
)  # fmt: skip
_FOR_EVERYBODY: Final = (st.DAMAGE_CANT_BE_PREVENTED,)


def _player_rule(node: st.PlayerRule) -> str:
    fields = _FIELDS_OF_RULES.get(node.kind)
    if fields is None:
        return f"rule {node.kind} about players"
    for name, unset in (("what", None), ("n", None), ("step", -1), ("counter", "")):
        if getattr(node, name) != unset and name not in fields:
            return f"rule {node.kind} about players with {name}"
    if node.kind in _NUMBERED and node.n is None:
        return f"rule {node.kind} about players without a number"
    if node.kind in _FOR_EVERYBODY and not isinstance(node.who, ob.EachPlayer | ob.AnyPlayer):
        return f"rule {node.kind} about some players only"
    return ""


_WHO_MATTERS: Final = (st.SPEND_ANY_COLOR, st.SPEND_ANY_TYPE, st.IGNORE_HEXPROOF)


def _as_though(node: st.AsThough) -> str:
    if not st.ATTACK_WITHOUT_DEFENDER <= node.kind <= st.BLOCK_TAPPED:
        return f"pretence {node.kind}"
    if node.who is not None and node.kind not in _WHO_MATTERS and not isinstance(node.who, ob.You):
        return f"pretence {node.kind} of other players"
    if node.kind == st.UNTAP_OTHERS and not isinstance(node.what, ob.Filter):
        return "particular permanents that untap along"
    return ""


# ------------------------------------------------------------------------------------- characteristics


def _changes(node: st.Changes) -> str:
    what = node.what.filter if isinstance(node.what, ob.Each) else node.what
    fixed = (ob.This, ob.AttachedHost, ob.AttachedObjects, ob.Linked, bonds.EncodedOn, *FIXED_AS_IT_BEGINS)
    if not isinstance(what, (ob.Filter, *fixed)):
        return f"changes of {type(what).__name__}"
    if any(isinstance(test, ob.Is) and test.state == ob.IS_GOADED for test in walk(node.what)):
        return "changes of what is goaded"  # restrictions are found once the layers have been applied
    return changes_in_force(node.changes)


FIXED_AS_IT_BEGINS: Final = (ob.TargetObjects, ob.InSlot, ob.EventObject, ob.EventOther, ob.Iterated)
"""What a spell or ability names as it creates an effect."""
_DEFINED: Final = (ch.AddTypes, ch.SetTypes, ch.RemoveTypes, ch.SetColors, ch.AddColors, ch.SetBase)


def _defining(node: st.Defining) -> str:
    for change in node.changes:
        if not isinstance(change, _DEFINED):
            return f"{type(change).__name__} of a characteristic-defining ability"
        if getattr(change, "chosen_color", False) or getattr(change, "chosen_subtype", False):
            return "a characteristic-defining ability that depends on a choice"
    return ""


# ------------------------------------------------------------------------------------- casting


def _cost_change(node: st.CostChange) -> str:
    if node.spells is None and node.abilities_of is None and not node.keyword:
        return "a change of no cost"
    if node.keyword and node.spells is not None:
        return "costs of spells with a keyword"
    if node.only_nth and node.spells is None:
        return "the so-manieth ability"
    return "less mana besides more" if node.less and node.generic > 0 else ""


def _may_play(node: st.MayPlay) -> str:
    if node.additional is not None and (node.free or node.cost is not None or node.lands):
        return "an additional cost besides another, or of a land"
    return "free, and for a cost" if node.free and node.cost is not None else ""


def _additional_cost(node: st.AdditionalCost) -> str:
    if node.optional and not node.id:
        return "an optional cost without a name"
    return "a required cost that is repeated" if node.repeatable and not node.optional else ""


# ------------------------------------------------------------------------------------- replacement (614–616)


def _enters(node: st.EntersModified) -> str:
    if node.entering.attacking or node.entering.blocking or node.entering.blocking_it is not None:
        return "entering attacking or blocking instead"
    if node.copy_changes and node.copy_of is None:
        return "exceptions without a copy"
    if node.declined is not None and not node.optional:
        return "what is otherwise so, of something that is not optional"
    if node.otherwise_to and (node.effect is None or node.condition is None):
        return "going elsewhere without anything to be done first"
    if node.entering == Entering() and node.copy_of is None and node.effect is None:
        return "entering as usual"
    return exceptions(node.copy_changes)


_MOVES: Final = (occ.ZoneChanges, occ.Discards, occ.Sacrifices)
_DAMAGES: Final = (occ.DealsDamage, occ.IsDealtDamage)
_COUNTED: Final = (*_DAMAGES, occ.Draws, occ.GainsLife, occ.LosesLife, occ.CountersPut, occ.TokensCreated, occ.AddsMana)
_REPLACED: Final = (*_MOVES, *_COUNTED, occ.PaysLife, occ.Destroyed, occ.CountersRemoved, occ.LosesGame)


def _watched(occurrence: occ.Occurrence, kinds: tuple[type[occ.Occurrence], ...]) -> str:
    if isinstance(occurrence, occ.AnyOccurrence):
        return next((why for one in occurrence.occurrences if (why := _watched(one, kinds))), "")
    return "" if isinstance(occurrence, kinds) else f"instead of {type(occurrence).__name__}"


def _replacement(node: st.Replacement) -> str:
    if isinstance(node.occurrence, occ.KeywordAction) and node.occurrence.action in (DRAW_SEVERAL, EXPLORES):
        return ""
    return _watched(node.occurrence, _REPLACED)


def _modify_amount(node: st.ModifyAmount) -> str:
    if node.besides is not None:
        if not isinstance(node.occurrence, occ.TokensCreated):
            return "tokens besides something else than tokens"
        if node.besides.also or replace(node.besides.entering, tapped=False) != Entering():
            return "several kinds of tokens besides, or such that enter in some way"
    if node.mana and (not isinstance(node.occurrence, occ.AddsMana) or node.mana not in MANA_LETTERS):
        return "mana of that type instead of something else"
    return _watched(node.occurrence, _COUNTED)


def _goes_elsewhere(node: st.GoesElsewhere) -> str:
    if node.to not in (BATTLEFIELD, HAND, LIBRARY, GRAVEYARD, EXILE):
        return f"going to zone {node.to} instead"
    if node.to == LIBRARY and node.position not in (TOP, BOTTOM, SHUFFLED):
        return "going to that place in the library instead"
    return _watched(node.occurrence, _MOVES)


def _of_damage(node: st.Prevention | st.Redirection | st.Unpreventable) -> str:
    return _watched(node.occurrence, _DAMAGES)


def _redirection(node: st.Redirection) -> str:
    if node.next_n is not None and node.next_time:
        return "damage redirected for a number and for a time"
    return "damage dealt to nothing instead" if not (node.to_objects or node.to_players) else _of_damage(node)


# ------------------------------------------------------------------------------------- combat


_OF_THE_SOURCE: Final = (
    c.TapThis, c.UntapThis, c.SacrificeThis, c.DiscardThis, c.ExileThis, c.ReturnThis, c.PutCountersOnThis, c.Loyalty,
)  # fmt: skip


def _tax(node: st.AttackTax) -> str:
    if node.blocking and (node.planeswalkers_too or not isinstance(node.whom, ob.EachPlayer | ob.AnyPlayer)):
        return "a cost of blocking for some attacks only"
    if any(isinstance(part, _OF_THE_SOURCE) for part in node.cost.parts):
        return "a cost of attacking that the source pays"
    return ""


def _enchant(node: st.Enchant) -> str:
    return "enchanting nothing" if node.objects is None and node.players is None else ""


# ------------------------------------------------------------------------------------- where parts stand


def in_an_ability(part: st.StaticPart) -> str:
    """Return what of a part is carried out only while an effect lasts, not as part of a static ability."""
    if isinstance(part, st.Replacement | st.GoesElsewhere) and part.next_only:
        return "only the next such event, of a static ability"
    if isinstance(part, st.Redirection) and (part.next_n is not None or part.next_time):
        return "only the next damage, of a static ability"
    if isinstance(part, st.Changes) and isinstance(part.what, FIXED_AS_IT_BEGINS):
        return "changes of objects that nothing names"
    return ""


_OF_THE_OBJECT: Final = (
    st.Defining, st.AdditionalCost, st.CastingCondition, st.SpendOnX, st.Enchant, st.OpeningHand, st.DeckRule,
    ca.CastOnlyFrom, ca.AfterResolving,
)  # fmt: skip


def _is_next_spell(what: Node) -> bool:
    """Tell whether it is one spell that is still to be cast, which is known by its number."""
    return isinstance(what, ob.Filter) and any(isinstance(test, ob.NthSpell) for test in what.tests)


def for_a_while(part: Node) -> str:
    """Return what of a part is not carried out as an effect that a spell or ability creates (611.2)."""
    if isinstance(part, _OF_THE_OBJECT):
        return f"{type(part).__name__} for a while"
    if isinstance(part, st.Changes) and isinstance(part.what, ob.Filter | ob.Each) and not _is_next_spell(part.what):
        return "changes of objects that are not settled (611.2c)"
    if isinstance(part, st.AlternativeCost) and part.spells is None:
        return "another cost of this spell for a while"
    if isinstance(part, st.EntersModified) and isinstance(part.what, ob.This):
        return "how this enters, for a while"
    if isinstance(part, st.CastWithFlash) and part.spells is None:
        return "casting this spell as though it had flash, for a while"
    return "" if isinstance(part, st.StaticPart) else "something that is not a static part"


CHECKS: Final[dict[type[Node], Check]] = {
    st.Changes: _changes,
    st.Defining: _defining,
    st.Restriction: _restriction,
    st.PlayerRule: _player_rule,
    st.CostChange: _cost_change,
    st.MayPlay: _may_play,
    st.CastWithFlash: nothing,
    st.EnteringSilent: nothing,
    st.AsThough: _as_though,
    st.Unpreventable: _of_damage,
    st.AdditionalCost: _additional_cost,
    st.AlternativeCost: nothing,
    st.CastingCondition: nothing,
    st.SpendOnX: nothing,
    ca.Way: nothing,
    ca.CastOnlyFrom: nothing,
    ca.AfterResolving: nothing,
    st.OpeningHand: nothing,
    st.EntersModified: _enters,
    st.TurnedUpWith: nothing,
    st.Replacement: _replacement,
    st.ModifyAmount: _modify_amount,
    st.GoesElsewhere: _goes_elsewhere,
    st.Prevention: _of_damage,
    st.Redirection: _redirection,
    st.TriggerExtra: nothing,
    st.AttackTax: _tax,
    st.Enchant: _enchant,
    st.DeckRule: nothing,
    du.UntilEndOfTurn: nothing,
    du.UntilYourNextTurn: nothing,
    du.UntilEndOfYourNextTurn: nothing,
    du.UntilYourNextEndStep: nothing,
    du.UntilYourNextUpkeep: nothing,
    du.UntilEndOfCombat: nothing,
    du.ThisStep: nothing,
    du.ForAsLongAs: nothing,
    du.UntilCastFromExile: nothing,
    du.UntilThisLeaves: nothing,
    du.DuringNextTurnOf: nothing,
    du.DuringExtraTurn: nothing,
    du.UntilPaid: nothing,
    du.Forever: nothing,
    du.NextUntapStep: nothing,
}
"""What is checked of static parts and durations. A deck rule has nothing to do with a game that has begun."""
