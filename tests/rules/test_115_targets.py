"""115, 702.11, 702.16, 702.18: what may be a target."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword, Static
from apnap.abilities.change import AddAbility
from apnap.abilities.definition import CardDefinition
from apnap.abilities.objects import (
    IS_SPELL,
    AnyPlayer,
    ControlledBy,
    ControllerOf,
    EachOpponent,
    Filter,
    HasCardType,
    HasColor,
    Is,
    Not,
    TargetObjects,
    You,
)
from apnap.abilities.quantity import AT_MOST, DISTINCT_NAMES, MANA_VALUE, Comparison, Number
from apnap.abilities.static import (
    CANT_BE_PLAYER_TARGET,
    CANT_BE_TARGETED,
    HEXPROOF_PLAYER,
    IGNORE_HEXPROOF,
    PROTECTION_FROM,
    SHROUD_PLAYER,
    AsThough,
    PlayerRule,
    Restriction,
)
from apnap.abilities.target import StatTotal, Target
from apnap.abilities.values import BLACK, CREATURE, GRAVEYARD, RED, STACK
from apnap.ids import Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.context import Context, context_for
from apnap.rules.entities import Entity, entity_of_player
from apnap.rules.happen import perform_group
from apnap.rules.records import ABILITY
from apnap.rules.targeting import can_choose, legal_entities, still_legal
from apnap.rules.zones import create_in, move
from tests.rules.layered import affect, filtered, rule
from tests.rules.support import ANY_TARGET, TARGET_CREATURE, Table, card, creature, damage_to_any, instant

BEAR = creature("Bear", "1G", 2, 2)
ZAP = instant("Zap", "R", damage_to_any(3))
A_PLAYER, B_PLAYER = entity_of_player(0), entity_of_player(1)


def of(table: Table, source: str, letter: str = "A") -> Context:
    return context_for(table.find(source).ref, table.seat(letter))


def names(table: Table, entities: list[Entity]) -> list[str]:
    state = table.state
    return [table.letters[-1 - e] if e < 0 else characteristics(state, state.last_known(e)).name for e in entities]


def targets(table: Table, source: str, target: Target = ANY_TARGET, letter: str = "A") -> list[str]:
    return names(table, legal_entities(table.state, target, of(table, source, letter), []))


def table_with(*theirs: CardDefinition | Static, mine: tuple[CardDefinition, ...] = ()) -> Table:
    cards = [c if isinstance(c, CardDefinition) else rule("Rule", c) for c in theirs]
    return Table(A={"hand": [ZAP], "battlefield": [creature("Imp", "B", 1, 1), *mine]}, B={"battlefield": cards})


def test_115_4_any_target_is_creatures_and_players_in_order() -> None:
    assert targets(table_with(BEAR), "Zap") == ["Imp", "Bear", "A", "B"]


@pytest.mark.ledger("current:702.18")
def test_702_18_shroud_stops_everybody_and_702_11_hexproof_opponents() -> None:
    """Shroud (702.18a) is for every player, hexproof (702.11b) for opponents."""
    table = table_with(creature("Ghost", "U", 1, 1, "shroud"), creature("Elder", "G", 1, 1, "hexproof"))
    assert targets(table, "Zap", TARGET_CREATURE) == ["Imp"]
    assert targets(table, "Zap", TARGET_CREATURE, "B") == ["Imp", "Elder"]


@pytest.mark.ledger("current:702.11")
def test_702_11d_hexproof_from_a_quality() -> None:
    guarded = Keyword("hexproof", what=Filter((HasColor(RED),)))
    table = table_with(creature("Guard", "W", 1, 1, guarded))
    assert targets(table, "Zap", TARGET_CREATURE) == ["Imp"]
    assert targets(table, "Imp", TARGET_CREATURE) == ["Imp", "Guard"]  # a black source


@pytest.mark.ledger("current:702.11")
def test_702_11_hexproof_can_be_ignored() -> None:
    piercing = Static((AsThough(IGNORE_HEXPROOF, filtered(HasCardType(CREATURE))),))
    table = table_with(creature("Elder", "G", 1, 1, "hexproof"), mine=(rule("Lens", piercing),))
    assert targets(table, "Zap", TARGET_CREATURE) == ["Imp", "Elder"]


@pytest.mark.ledger("current:702.16")
def test_702_16b_protection_from_a_quality_and_from_everything() -> None:
    red = creature("Saint", "W", 1, 1, Keyword("protection", what=Filter((HasColor(RED),))))
    table = table_with(red, creature("Void", "U", 1, 1, Keyword("protection")))
    assert targets(table, "Zap", TARGET_CREATURE) == ["Imp"]
    assert targets(table, "Imp", TARGET_CREATURE) == ["Imp", "Saint"]
    assert targets(table, "Zap", TARGET_CREATURE, "B") == ["Imp"]  # from its controller's sources, too


@pytest.mark.ledger("current:702.16")
def test_702_16k_protection_from_a_player() -> None:
    table = table_with(creature("Saint", "W", 1, 1, Keyword("protection", players=EachOpponent())))
    assert targets(table, "Zap", TARGET_CREATURE) == ["Imp"]
    zap = table.state.edit(table.find("Zap").ref)
    zap.owner = zap.controller = 1
    table.state.disturb()
    assert targets(table, "Zap", TARGET_CREATURE, "B") == ["Imp", "Saint"]


def test_gained_protection_makes_a_target_illegal() -> None:
    """608.2b."""
    table = table_with(BEAR)
    bear, context = table.find("Bear").ref, of(table, "Zap")
    assert still_legal(table.state, ANY_TARGET, bear, context)
    affect(table, ["Bear"], AddAbility(Keyword("protection", what=Filter((HasColor(RED),)))))
    assert not still_legal(table.state, ANY_TARGET, bear, context)
    assert still_legal(table.state, ANY_TARGET, B_PLAYER, context)


def test_608_2b_a_target_that_moved_or_no_longer_fits_is_illegal() -> None:
    table = table_with(BEAR)
    context, bear = of(table, "Zap"), table.find("Bear").ref
    assert not still_legal(table.state, Target(filtered(HasColor(RED))), bear, context)
    assert not still_legal(table.state, ANY_TARGET, bear + 1, context)
    assert not still_legal(table.state, Target(Filter(zones=(GRAVEYARD,))), bear, context)
    table.state.edit(bear).phased_out = True
    assert not still_legal(table.state, ANY_TARGET, bear, context)
    assert targets(table, "Zap", TARGET_CREATURE) == ["Imp"]


def test_players_with_shroud_hexproof_and_protection() -> None:
    for kind, what, mine, theirs in (
        (SHROUD_PLAYER, None, ["A"], ["A"]),
        (HEXPROOF_PLAYER, None, ["A"], ["A", "B"]),
        (CANT_BE_PLAYER_TARGET, None, ["A"], ["A"]),
        (PROTECTION_FROM, filtered(HasColor(RED)), ["A"], ["A"]),
        (PROTECTION_FROM, filtered(HasColor(BLACK)), ["A", "B"], ["A", "B"]),
    ):
        table = table_with(Static((PlayerRule(kind, You(), what),)))
        assert targets(table, "Zap", Target(players=AnyPlayer())) == mine, kind
        assert targets(table, "Zap", Target(players=AnyPlayer()), "B") == theirs, kind


def test_cant_be_the_target_of_some_sources_or_players() -> None:
    creatures = filtered(HasCardType(CREATURE), ControlledBy(You()))
    table = table_with(BEAR, Static((Restriction(CANT_BE_TARGETED, creatures, other=filtered(HasColor(RED))),)))
    assert targets(table, "Zap", TARGET_CREATURE) == ["Imp"]
    assert targets(table, "Imp", TARGET_CREATURE) == ["Imp", "Bear"]
    table = table_with(BEAR, Static((Restriction(CANT_BE_TARGETED, creatures, whom=EachOpponent()),)))
    assert targets(table, "Imp", TARGET_CREATURE) == ["Imp"]
    assert targets(table, "Imp", TARGET_CREATURE, "B") == ["Imp", "Bear"]


def test_115_5_a_spell_or_ability_can_not_target_itself() -> None:
    table = Table(A={"stack": [ZAP, instant("Nope", "U", damage_to_any(1))]}, B={})
    spells = Target(Filter((Is(IS_SPELL),), (STACK,)))
    context = of(table, "Nope")
    context.stack_object = context.source
    assert names(table, legal_entities(table.state, spells, context, [])) == ["Zap"]


@pytest.mark.ledger("current:702.16")
def test_702_16b_for_an_ability_its_source_counts() -> None:
    table = table_with(creature("Saint", "W", 1, 1, Keyword("protection", what=Filter((HasColor(BLACK),)))))
    record = create_in(table.state, STACK, ABILITY, 0, table.find("Imp").definition)
    record.source = table.find("Imp").ref
    context = context_for(record.ref, 0)
    assert names(table, legal_entities(table.state, TARGET_CREATURE, context, [])) == ["Imp"]


def test_115_3_the_same_target_once_and_another_target() -> None:
    table = table_with(BEAR)
    imp, bear = table.find("Imp").ref, table.find("Bear").ref
    context = of(table, "Zap")
    two = Target(TARGET_CREATURE.objects, None, Number(2), Number(2))
    assert legal_entities(table.state, two, context, [], (imp,)) == [bear]
    another = Target(TARGET_CREATURE.objects, another=(0,))
    assert legal_entities(table.state, another, context, [(bear,)]) == [imp]
    assert legal_entities(table.state, TARGET_CREATURE, context, [(bear,)]) == [imp, bear]


def test_filters_may_name_earlier_targets() -> None:
    table = table_with(BEAR, creature("Elf", "G", 1, 1))
    same = Target(filtered(HasCardType(CREATURE), ControlledBy(ControllerOf(TargetObjects(0)))))
    already: list[tuple[Ref, ...]] = [(table.find("Bear").ref,)]
    assert names(table, legal_entities(table.state, same, of(table, "Zap"), already)) == ["Bear", "Elf"]


def test_limits_on_all_targets_of_a_requirement() -> None:
    table = table_with(BEAR, creature("Elf", "G", 1, 1))
    context, elf = of(table, "Zap"), table.find("Elf").ref
    cheap = StatTotal(MANA_VALUE, Comparison(AT_MOST, Number(2)))
    some = Target(TARGET_CREATURE.objects, total=cheap, maximum=None)
    assert names(table, legal_entities(table.state, some, context, [], (elf,))) == ["Imp"]
    mine = Target(TARGET_CREATURE.objects, same_controller=True)
    assert names(table, legal_entities(table.state, mine, context, [], (elf,))) == ["Bear"]
    both = Target(TARGET_CREATURE.objects, different_controllers=True)
    assert names(table, legal_entities(table.state, both, context, [], (elf,))) == ["Imp"]


def test_601_2c_all_requirements_together() -> None:
    table = table_with()
    context = of(table, "Zap")
    mine, any_one = Target(filtered(ControlledBy(You()))), Target(filtered(HasCardType(CREATURE)), another=(0,))
    assert can_choose(table.state, (mine,), context)
    assert not can_choose(table.state, (mine, any_one), context)  # the Imp is the only one
    assert not can_choose(table.state, (Target(filtered(), None, Number(2), Number(2)),), context)
    table = table_with(BEAR)
    context = of(table, "Zap")
    first = Target(filtered(HasCardType(CREATURE)))
    not_mine = Target(filtered(Not(ControlledBy(You()))), another=(0,))
    assert can_choose(table.state, (first, not_mine), context)  # only with the Imp as the first
    assert can_choose(table.state, (Target(filtered(HasColor(RED)), minimum=Number(0)),), context)
    table = table_with(BEAR, BEAR)
    context = of(table, "Zap")
    for which, enough in ((Not(ControlledBy(You())), False), (HasCardType(CREATURE), True)):
        unlike = Target(filtered(which), None, Number(2), Number(2), distinct=DISTINCT_NAMES)
        assert can_choose(table.state, (unlike,), context) == enough  # two Bears; with the Imp


def test_the_source_as_it_last_was() -> None:
    """113.7a: the source of an ability may be gone; its last colours count."""
    table = table_with(creature("Saint", "W", 1, 1, Keyword("protection", what=Filter((HasColor(BLACK),)))))
    imp = table.find("Imp").ref
    perform_group(table.state, [move(imp, GRAVEYARD)])
    assert legal_entities(table.state, TARGET_CREATURE, context_for(imp, 0), []) == []


def test_no_target_restriction_reaches_other_zones() -> None:
    dead = card("Elder", "G", CREATURE, Keyword("hexproof"), power=1, toughness=1)
    table = Table(A={"hand": [ZAP]}, B={"graveyard": [dead]})
    assert targets(table, "Zap", Target(Filter((HasCardType(CREATURE),), (GRAVEYARD,)))) == ["Elder"]
