"""109, 102, 107: descriptions of objects, what expressions yield, numbers and conditions."""

from __future__ import annotations

import pytest

from apnap.abilities import objects as ob
from apnap.abilities import quantity as q
from apnap.abilities.ability import Keyword
from apnap.abilities.condition import (
    AllTrue,
    AnyTrue,
    CastFrom,
    CoinWon,
    Compare,
    Condition,
    CostPaid,
    DuringStep,
    Exists,
    Fits,
    Happened,
    NotTrue,
    PlayerCompare,
    Targeted,
    ThisTurnHappened,
    YourTurn,
)
from apnap.abilities.objects import (
    AllOf,
    AnyOf,
    AnyOpponent,
    AttachedTo,
    BlockedByObject,
    BlockingObject,
    ColorCount,
    ControlledBy,
    Filter,
    HasAttached,
    HasCardType,
    HasColor,
    HasCounter,
    HasKeyword,
    HasNoAbilities,
    HasSubtype,
    HasSupertype,
    Is,
    IsOneOf,
    IsSource,
    Named,
    Not,
    Other,
    OwnedBy,
    SameNameAs,
    SharesWith,
    SpellFrom,
    Stat,
    TargetObjects,
    This,
    ThisTurnTest,
    You,
)
from apnap.abilities.occurrence import Draws, GainsLife, IsDealtDamage
from apnap.abilities.quantity import AT_LEAST, AT_MOST, EQUAL, Comparison, Number, Quantity
from apnap.abilities.targeting import Targets
from apnap.abilities.values import (
    ARTIFACT,
    BATTLEFIELD,
    BLUE,
    CREATURE,
    DECLARE_BLOCKERS,
    ENCHANTMENT,
    GRAVEYARD,
    GREEN,
    HAND,
    LEGENDARY,
    LIBRARY,
    STACK,
    UPKEEP,
)
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics
from apnap.rules.conditions import holds
from apnap.rules.context import Context, context_for, make_slot
from apnap.rules.entities import entity_of_player
from apnap.rules.expressions import looked_back, objects_of, players_of
from apnap.rules.filters import exists, find
from apnap.rules.happen import perform_group
from apnap.rules.quantities import amount, compare
from apnap.rules.records import COPY, TOKEN
from apnap.rules.zones import attach, move
from tests.rules.layered import CREATURES, affect, base, filtered
from tests.rules.support import FOREST, Table, artifact, card, creature, damage_to_any, instant

BEAR = creature("Bear", "1G", 2, 2, subtypes=("Bear",))
HAWK = creature("Hawk", "2U", 1, 4, "flying", subtypes=("Bird",))
HERO = creature("Hero", "WU", 3, 3, Keyword("protection"), supertypes=LEGENDARY, subtypes=("Rogue",))
CUP = artifact("Cup", "1")
VEIL = card("Veil", "U", ENCHANTMENT, subtypes=("Aura",))
AXE = card("Axe", "1", ARTIFACT, subtypes=("Equipment",))


def position() -> Table:
    return Table(
        A={"battlefield": [BEAR, HAWK, CUP], "hand": [BEAR, FOREST], "graveyard": [HAWK]},
        B={"battlefield": [HERO, FOREST], "graveyard": [CUP], "life": 12},
        C={"life": 7},
    )


def context(table: Table, source: str = "Bear", letter: str = "A") -> Context:
    return context_for(table.find(source, "battlefield").ref, table.seat(letter))


def fit(table: Table, *tests: ob.Test, zones: tuple[int, ...] = (BATTLEFIELD,)) -> list[str]:
    refs = find(table.state, Filter(tests, zones), context(table))
    return [characteristics(table.state, table.state.last_known(ref)).name for ref in refs]


SIMPLE: list[tuple[ob.Test, list[str]]] = [
    (HasCardType(ARTIFACT | CREATURE), ["Bear", "Hawk", "Cup", "Hero"]),
    (HasSupertype(LEGENDARY), ["Hero"]),
    (HasSubtype("Bird"), ["Hawk"]),
    (HasColor(BLUE), ["Hawk", "Hero"]),
    (ColorCount(Comparison(EQUAL, Number(0))), ["Cup", "Forest"]),
    (ColorCount(Comparison(AT_LEAST, Number(2))), ["Hero"]),
    (HasKeyword("flying"), ["Hawk"]),
    (HasKeyword("protection"), ["Hero"]),
    (HasNoAbilities(), ["Bear", "Cup"]),
    (Stat(q.POWER, Comparison(AT_LEAST, Number(2))), ["Bear", "Hero"]),
    (Stat(q.TOUGHNESS, Comparison(q.GREATER, Number(3))), ["Hawk"]),
    (Stat(q.MANA_VALUE, Comparison(q.ODD, Number(0))), ["Hawk", "Cup"]),
    (Stat(q.MANA_VALUE, Comparison(q.LESS, q.CountOf(CREATURES))), ["Bear", "Cup", "Hero", "Forest"]),
    (Named("Cup"), ["Cup"]),
    (ControlledBy(You()), ["Bear", "Hawk", "Cup"]),
    (ControlledBy(AnyOpponent()), ["Hero", "Forest"]),
    (OwnedBy(AnyOpponent()), ["Hero", "Forest"]),
    (Other(), ["Hawk", "Cup", "Hero", "Forest"]),
    (IsSource(), ["Bear"]),
    (IsOneOf(This()), ["Bear"]),
    (Not(HasCardType(CREATURE)), ["Cup", "Forest"]),
    (AnyOf((HasSubtype("Bear"), AllOf((HasColor(BLUE), HasSupertype(LEGENDARY))))), ["Bear", "Hero"]),
    (Is(ob.HISTORIC), ["Cup", "Hero"]),
    (Is(ob.OUTLAW), ["Hero"]),
    (Is(ob.UNTAPPED), ["Bear", "Hawk", "Cup", "Hero", "Forest"]),
    (Is(ob.IS_PERMANENT_CARD), ["Bear", "Hawk", "Cup", "Hero", "Forest"]),
]


@pytest.mark.parametrize(("test", "expect"), SIMPLE, ids=lambda value: type(value).__name__)
def test_properties(test: ob.Test, expect: list[str]) -> None:
    assert fit(position(), test) == expect


def test_all_tests_of_a_filter_must_hold_and_zones_are_in_order() -> None:
    table = position()
    table.state.active = 1
    assert fit(table, HasColor(BLUE), ControlledBy(You())) == ["Hawk"]
    assert fit(table, zones=(GRAVEYARD,)) == ["Cup", "Hawk"]  # turn order from the active player
    assert fit(table, OwnedBy(You()), zones=(GRAVEYARD, HAND)) == ["Hawk", "Bear", "Forest"]
    assert exists(table.state, filtered(HasSubtype("Bird")), context(table))
    assert not exists(table.state, filtered(HasSubtype("Elf")), context(table))


@pytest.mark.ledger("current:702.26")
def test_702_26b_phased_out_permanents_are_not_found() -> None:
    table = position()
    table.state.edit(table.find("Hawk", "battlefield").ref).phased_out = True
    assert fit(table, HasCardType(CREATURE)) == ["Bear", "Hero"]


def test_states_of_single_objects() -> None:
    table = position()
    bear, hawk, hero = (table.find(name, "battlefield").ref for name in ("Bear", "Hawk", "Hero"))
    state = table.state
    state.in_combat, state.step = True, DECLARE_BLOCKERS
    one = state.edit(bear)
    one.tapped = True
    one.attacking = entity_of_player(1)
    one.blocked = True
    one.blocked_by = (hero,)
    one.counters = (("charge", 2),)
    two = state.edit(hawk)
    two.attacking = entity_of_player(0)
    two.kind = TOKEN
    two.costs_paid = (("kicker", 1),)
    three = state.edit(hero)
    three.blocking = (bear,)
    three.sick = True
    three.cast_from = GRAVEYARD
    for test, expect in (
        (Is(ob.TAPPED), ["Bear"]),
        (Is(ob.ATTACKING), ["Bear", "Hawk"]),
        (Is(ob.ATTACKING_YOU), ["Hawk"]),
        (Is(ob.ATTACKING_ALONE), []),
        (Is(ob.BLOCKED), ["Bear"]),
        (Is(ob.UNBLOCKED), ["Hawk"]),
        (Is(ob.BLOCKING), ["Hero"]),
        (Is(ob.BLOCKING_ALONE), ["Hero"]),
        (Is(ob.TOKEN), ["Hawk"]),
        (Is(ob.KICKED), ["Hawk"]),
        (Is(ob.SUMMONING_SICK), ["Hero"]),
        (Is(ob.HAS_COUNTER), ["Bear"]),
        (Is(ob.MODIFIED), ["Bear"]),
        (HasCounter("charge"), ["Bear"]),
        (HasCounter("charge", Comparison(AT_MOST, Number(1))), ["Hawk", "Cup", "Hero", "Forest"]),
        (BlockingObject(This()), ["Hero"]),
        (BlockedByObject(IsHero), ["Bear"]),
        (SpellFrom(GRAVEYARD), ["Hero"]),
    ):
        assert fit(table, test) == expect, test
    state.step = UPKEEP
    assert fit(table, Is(ob.UNBLOCKED)) == []  # 509.1h: not before blockers are declared


IsHero = ob.Each(filtered(Named("Hero")))


def test_attachments_and_what_they_make_of_their_host() -> None:
    table = Table(A={"battlefield": [VEIL, AXE, BEAR, HAWK]}, B={"battlefield": [HERO]})
    for name, host in (("Veil", "Hero"), ("Axe", "Hawk")):
        attach(table.state, table.state.edit(table.find(name).ref), table.find(host).ref)
    table.state.disturb()
    for test, expect in (
        (Is(ob.ENCHANTED), ["Hero"]),
        (Is(ob.EQUIPPED), ["Hawk"]),
        (Is(ob.MODIFIED), ["Hawk"]),  # 700.9: the Aura's controller is not the Hero's
        (AttachedTo(filtered(HasColor(BLUE))), ["Veil", "Axe"]),
        (AttachedTo(IsHero), ["Veil"]),
        (HasAttached(filtered(HasSubtype("Equipment"))), ["Hawk"]),
    ):
        assert fit(table, test) == expect, test
    assert objects_of(table.state, ob.AttachedHost(), context(table, "Axe")) == [table.find("Hawk").ref]
    assert objects_of(table.state, ob.AttachedObjects(), context(table, "Hero")) == [table.find("Veil").ref]


def test_relations_between_objects() -> None:
    table = position()
    assert fit(table, SameNameAs(IsHero)) == ["Hero"]
    assert fit(table, SharesWith(IsHero, q.DISTINCT_COLORS)) == ["Hawk", "Hero"]
    assert fit(table, SharesWith(This(), q.DISTINCT_CREATURE_TYPES)) == ["Bear"]
    affect(table, ["Cup"], base(1, 1))
    assert fit(table, SharesWith(This(), q.DISTINCT_POWERS)) == ["Bear"]  # the Cup is no creature


def test_spells_and_their_targets() -> None:
    zap = instant("Bolt of Nobody", "R", damage_to_any(3))
    table = Table(A={"battlefield": [BEAR], "stack": [zap, zap]}, B={})
    first, second = (o.ref for o in table.objects("stack"))
    state = table.state
    state.edit(first).targets = ((table.find("Bear").ref,),)
    state.edit(second).targets = ((entity_of_player(1),),)
    state.edit(second).kind = COPY
    asked = context(table)
    assert find(state, Filter((Targets(CREATURES),), (STACK,)), asked) == [first]
    assert find(state, Filter((Targets(who=AnyOpponent()),), (STACK,)), asked) == [second]
    assert find(state, Filter((Targets(who=You()),), (STACK,)), asked) == []
    assert find(state, Filter((Is(ob.IS_SPELL),), (STACK,)), asked) == [second, first]
    assert find(state, Filter((Is(ob.IS_CARD),), (STACK,)), asked) == [first]
    assert find(state, Filter((Is(ob.IS_ABILITY),), (STACK,)), asked) == []


def test_history_of_this_turn() -> None:
    table = position()
    hit = ev.Damage()
    hit.subject, hit.other, hit.amount = table.find("Hero").ref, table.find("Bear", "battlefield").ref, 1
    attack = ev.Attack()
    attack.subject = table.find("Hero").ref
    block = ev.Block()
    block.subject = table.find("Bear", "battlefield").ref
    came = ev.ZoneChange()
    came.became = table.find("Cup", "battlefield").ref
    table.state.history += [hit, attack, block, came]
    assert fit(table, Is(ob.DEALT_DAMAGE_THIS_TURN)) == ["Bear"]
    assert fit(table, Is(ob.ATTACKED_THIS_TURN)) == ["Hero"]
    assert fit(table, Is(ob.BLOCKED_THIS_TURN)) == ["Bear"]
    assert fit(table, Is(ob.ENTERED_THIS_TURN)) == ["Cup"]
    assert fit(table, ThisTurnTest(IsDealtDamage(CREATURES))) == ["Bear"]


# ------------------------------------------------------------------------------------------------ expressions


def test_players_come_in_turn_order_and_only_those_in_the_game() -> None:
    table = position()
    state, asked = table.state, context(table)
    state.active = 1
    assert players_of(state, ob.EachPlayer(), asked) == [1, 2, 0]
    assert players_of(state, ob.EachOpponent(), asked) == [1, 2]
    assert players_of(state, ob.EachOtherPlayer(ob.ActivePlayer()), asked) == [2, 0]
    assert players_of(state, ob.ControllerOf(IsHero), asked) == [1]
    poor = ob.PlayersWho(
        ob.EachPlayer(), Compare(q.PlayerStat(ob.IteratedPlayer(), q.LIFE), Comparison(AT_MOST, Number(12)))
    )
    assert players_of(state, poor, asked) == [1, 2]
    state.edit_player(2).in_game = False
    assert players_of(state, poor, asked) == [1]
    asked.targets = ((entity_of_player(2), table.find("Hero").ref, entity_of_player(0)),)
    assert players_of(state, ob.TargetPlayers(0), asked) == [0]
    assert objects_of(state, TargetObjects(0), asked) == [table.find("Hero").ref]
    assert objects_of(state, TargetObjects(1), asked) == []


def test_506_2_the_defending_player() -> None:
    table = position()
    state = table.state
    record = state.edit(table.find("Bear", "battlefield").ref)
    record.attacking = table.find("Hero").ref
    assert players_of(state, ob.DefendingPlayer(), context(table)) == [1]
    record.attacking = entity_of_player(2)
    assert players_of(state, ob.DefendingPlayer(), context(table)) == [2]


def test_slots_linked_and_chosen() -> None:
    table = position()
    state, asked = table.state, context(table)
    hero = table.find("Hero").ref
    asked.slots[3] = make_slot(objects=(hero,), players=(2,), amount=4, happened=True)
    record = state.edit(table.find("Bear", "battlefield").ref)
    record.linked = (table.find("Hawk", "graveyard").ref, hero + 5)
    record.choices = (("player", 2),)
    record.paid_objects = (hero,)
    assert objects_of(state, ob.InSlot(3), asked) == [hero]
    assert objects_of(state, ob.InSlot(4), asked) == []
    assert players_of(state, ob.PlayersInSlot(3), asked) == [2]
    assert objects_of(state, ob.Linked(), asked) == [table.find("Hawk", "graveyard").ref]
    assert players_of(state, ob.ChosenPlayer(), asked) == [2]
    assert objects_of(state, ob.PaidObjects(), asked) == [hero]
    assert objects_of(state, ob.Those(ob.Each(CREATURES), filtered(HasColor(GREEN))), asked) == [record.ref]
    assert objects_of(state, ob.Together((This(), IsHero, This())), asked) == [record.ref, hero]
    top = objects_of(state, ob.TopOfLibrary(You(), Number(2)), asked)
    assert top == state.players[0].library[-1:-3:-1]


def test_400_7_it_is_followed_to_act_on_and_read_as_it_was() -> None:
    table = position()
    bear = table.find("Bear", "battlefield").ref
    affect(table, ["Bear"], base(7, 7))
    asked = context(table)
    perform_group(table.state, [move(bear, GRAVEYARD)])
    asked.event = table.state.happened[0]
    for it in (This(), ob.EventObject()):
        assert objects_of(table.state, it, asked) == [bear + 1]
        assert looked_back(table.state, it, asked) == [bear]
        assert amount(table.state, q.StatOf(it, q.POWER), asked) == 7


# ------------------------------------------------------------------------------------------------ numbers


def test_quantities() -> None:
    table = position()
    state, asked = table.state, context(table)
    asked.x = 4
    asked.slots[1] = make_slot(amount=6)
    asked.costs_paid = (("kicker", 2),)
    drew, gained = ev.Draw(), ev.GainLife()
    drew.player = gained.player = 0
    gained.amount = 5
    asked.event = gained
    state.history += [drew, gained, drew]
    record = state.edit(table.find("Bear", "battlefield").ref)
    record.counters, record.damage = (("charge", 2), ("oil", 1)), 1
    state.edit_player(1).counters = (("poison", 3),)
    mine = filtered(ControlledBy(You()))
    cases: list[tuple[Quantity, int]] = [
        (q.X(), 4),
        (q.CountOf(CREATURES), 3),
        (q.CountObjects(ob.Together((This(), IsHero))), 2),
        (q.CountPlayers(ob.EachOpponent()), 2),
        (q.StatOf(ob.Each(CREATURES), q.TOUGHNESS), 9),
        (q.StatOf(This(), q.DAMAGE_MARKED), 1),
        (q.GreatestOf(CREATURES, q.MANA_VALUE), 3),
        (q.GreatestOf(filtered(HasSubtype("Elf")), q.POWER), 0),
        (q.PlayerStat(ob.EachOpponent(), q.LIFE), 19),
        (q.PlayerStat(You(), q.HAND_SIZE), 2),
        (q.PlayerStat(ob.EachPlayer(), q.GRAVEYARD_SIZE), 2),
        (q.PlayerStat(ob.EachOpponent(), q.POISON), 3),
        (q.Devotion(BLUE), 1),
        (q.CountersOn(This(), "charge"), 2),
        (q.CountersOn(This(), ""), 3),
        (q.CountersOfPlayer(ob.EachOpponent(), "poison"), 3),
        (q.EventAmount(), 5),
        (q.AmountInSlot(1), 6),
        (q.AmountInSlot(2), 0),
        (q.CostAmount("kicker"), 2),
        (q.ThisTurn(Draws(You())), 2),
        (q.ThisTurn(GainsLife(You()), amounts=True), 5),
        (q.Plus(Number(2), q.X()), 6),
        (q.Minus(Number(2), q.X()), -2),
        (q.Times(3, Number(2)), 6),
        (q.Half(Number(5), True), 3),
        (q.Half(Number(5), False), 2),
        (q.Least(Number(5), Number(3)), 3),
        (q.DistinctOf(mine, q.DISTINCT_COLORS), 2),
        (q.DistinctOf(filtered(), q.DISTINCT_CARD_TYPES), 3),
        (q.DistinctOf(filtered(), q.DISTINCT_BASIC_LAND_TYPES), 1),
        (q.DistinctOf(filtered(), q.DISTINCT_POWERS), 3),
        (q.DistinctOf(filtered(zones=(HAND, LIBRARY)), q.DISTINCT_NAMES), 3),
        (q.DistinctOf(filtered(), q.DISTINCT_CREATURE_TYPES), 3),
    ]
    for quantity, expect in cases:
        assert amount(state, quantity, asked) == expect, quantity


def test_107_3m_x_of_the_spell_that_became_the_permanent() -> None:
    table = position()
    table.state.edit(table.find("Bear", "battlefield").ref).x = 5
    assert amount(table.state, q.X(), context(table)) == 5


@pytest.mark.parametrize(
    ("op", "true_for"),
    [
        (EQUAL, [3]),
        (AT_LEAST, [3, 4]),
        (AT_MOST, [2, 3]),
        (q.LESS, [2]),
        (q.GREATER, [4]),
        (q.NOT_EQUAL, [2, 4]),
        (q.ODD, [3]),
        (q.EVEN, [2, 4]),
    ],
)
def test_comparisons(op: int, true_for: list[int]) -> None:
    table = position()
    comparison = Comparison(op, Number(3))
    assert [n for n in (2, 3, 4) if compare(table.state, n, comparison, context(table))] == true_for


# ------------------------------------------------------------------------------------------------ conditions


def test_conditions() -> None:
    table = position()
    state, asked = table.state, context(table)
    state.active, state.step = 1, UPKEEP
    asked.slots[1] = make_slot(happened=True, amount=1)
    asked.targets = ((), (entity_of_player(1),))
    asked.costs_paid = (("kicker", 1),)
    record = state.edit(table.find("Bear", "battlefield").ref)
    record.cast_from, record.costs_paid = GRAVEYARD, (("flashback", 1),)
    drew = ev.Draw()
    drew.player = 1
    state.history.append(drew)
    state.last_turn_history = (drew, drew)
    artifacts, elves = Exists(filtered(HasCardType(ARTIFACT))), Exists(filtered(HasSubtype("Elf")))
    life = q.PlayerStat(ob.IteratedPlayer(), q.LIFE)
    less_than_you = Comparison(q.LESS, q.PlayerStat(You(), q.LIFE))
    cases: list[tuple[Condition, bool]] = [
        (artifacts, True),
        (elves, False),
        (NotTrue(elves), True),
        (AllTrue((artifacts, elves)), False),
        (AnyTrue((artifacts, elves)), True),
        (Fits(This(), filtered(HasColor(GREEN))), True),
        (Fits(ob.Each(CREATURES), filtered(HasColor(GREEN))), False),
        (Fits(ob.InSlot(9), filtered()), False),
        (Happened(1), True),
        (Happened(2), False),
        (CoinWon(1), True),
        (CoinWon(2), False),
        (YourTurn(You()), False),
        (YourTurn(ob.EachOpponent()), True),
        (DuringStep((UPKEEP,)), True),
        (DuringStep((DECLARE_BLOCKERS,)), False),
        (CostPaid("kicker"), True),
        (CostPaid("kicker", times=2), False),
        (CostPaid("flashback", This()), True),
        (CostPaid("flashback", IsHero), False),
        (CastFrom(), True),
        (CastFrom((GRAVEYARD,)), True),
        (CastFrom((HAND,)), False),
        (CastFrom((), IsHero), False),
        (Targeted(0), False),
        (Targeted(1), True),
        (Targeted(2), False),
        (PlayerCompare(ob.EachOpponent(), life, less_than_you, every=True), True),
        (PlayerCompare(ob.EachPlayer(), life, less_than_you, every=True), False),
        (PlayerCompare(ob.EachPlayer(), life, less_than_you), True),
        (ThisTurnHappened(Draws(ob.EachOpponent())), True),
        (ThisTurnHappened(Draws(ob.EachOpponent()), 2), False),
        (ThisTurnHappened(Draws(ob.EachOpponent()), 2, last_turn=True), True),
        (ThisTurnHappened(Draws(You())), False),
    ]
    for condition, expect in cases:
        assert holds(state, condition, asked) == expect, condition
