"""601.2g–h: a payment is seen before it is made, changed source by source, and gives nothing up unasked."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import pytest

from apnap.abilities.ability import Activated, Body, Keyword, Static
from apnap.abilities.cost import Cost, CostPart, DiscardCards, PayLife, RemoveCounters, SacrificeThis, TapThis
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import AddMana, DealDamage, Sequence
from apnap.abilities.mana import AnyColor, FixedMana, ManaCost
from apnap.abilities.objects import Filter, HasCardType, This, You
from apnap.abilities.quantity import ColorsSpent, Number
from apnap.abilities.static import AdditionalCost, AlternativeCost
from apnap.abilities.values import HAND, LAND, STACK
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import Action
from apnap.rules.floating import FLOATING, mana_of_index
from apnap.rules.machine import answer
from apnap.rules.mana_abilities import NEEDS_MANA
from apnap.rules.paying_by_hand import AUTOMATIC
from apnap.rules.paying_steps import Paying, plan_of
from apnap.rules.payment_plans import PaymentPlan, needs_asking, payment_plan, plan_without, takes_unasked
from apnap.rules.producing import letters_of
from apnap.rules.state import State
from apnap.rules.view import View
from tests.rules.support import (
    FOREST,
    ISLAND,
    MOUNTAIN,
    PLAINS,
    SWAMP,
    TARGET_CREATURE,
    Table,
    artifact,
    card,
    creature,
    enchantment,
    land,
    sorcery,
)
from tests.rules.test_601_completion import OTHERS, SOURCES, SPELLS_IN_HAND
from tests.rules.test_605_mana_abilities import BEAR, DRAW, tapped, taps_for
from tests.rules.test_605_sacrificing_for_mana import ALTAR

BY_HAND = (("full_control 0", 1),)
PAY_THE_REST = Action(dec.SPECIAL, 0, AUTOMATIC)
TWO = sorcery("Two", "2", DRAW)
GEM = artifact("Gem", "1", taps_for(AnyColor(), None, SacrificeThis()))
ELF = creature("Elf", "G", 1, 1, taps_for(FixedMana(("G",))))
RING = artifact("Ring", "1", taps_for(FixedMana(("C", "C"))))


def paying(name: str, *board: CardDefinition, hand: list[CardDefinition] | None = None) -> Table:
    """Return a table on which A, who pays step by step, has begun to cast a card."""
    cards = hand or [BEAR, TWO]
    return Table(options=BY_HAND, A={"battlefield": list(board), "hand": cards}, B={}).start().cast(name)


def plan_at(table: Table, *without: str, giving_up: bool = False) -> PaymentPlan | None:
    return payment_plan(View(table.state, 0), handles(table, *without), giving_up)


def handles(table: Table, *names: str) -> set[int]:
    view = View(table.state, 0)
    return {view.handle(table.find(name, "battlefield").ref) for name in names}


def shown(table: Table, *without: str, giving_up: bool = False) -> list[tuple[str, str]]:
    """Return the sources of the plan by name, with the mana they add."""
    plan = plan_at(table, *without, giving_up=giving_up)
    assert plan is not None
    view = View(table.state, 0)
    return [(view.object(one.source).name, "".join(one.mana)) for one in plan.sources]


def follow(table: Table, answers: tuple[int, ...]) -> Table:
    """Give answers one after another; each must be one that is offered."""
    for index in answers:
        asked = table.decision
        assert asked.decider == 0
        assert 0 <= index < len(asked.options) or index == dec.DONE and asked.can_finish
        answer(table.state, index)
    return table


def asks(table: Table) -> bool:
    return needs_asking(View(table.state, 0))


# ------------------------------------------------------------------------------------ what the plan tells


def test_the_plan_is_what_pay_the_rest_does() -> None:
    table = paying("Bear", FOREST, ISLAND, ISLAND)
    plan = plan_at(table)
    assert plan is not None and plan.cost == ("1", "G") and plan.automatic and not plan.gives_up
    assert shown(table) == [("Forest", "G"), ("Island", "U")]
    follow(table, plan.answers)
    assert tapped(table) == ["Forest", "Island"] and table.names("stack") == ["Bear"]


def test_each_source_is_an_option_of_the_decision() -> None:
    table = paying("Bear", FOREST, ISLAND)
    plan, seen = plan_at(table), View(table.state, 0).decision
    assert plan is not None and seen is not None
    assert [one.action in seen.options for one in plan.sources] == [True, True]


def test_floating_mana_is_part_of_it() -> None:
    table = paying("Bear", FOREST, ISLAND, MOUNTAIN)
    table.choose(Action(dec.ACTIVATE, table.find("Island").ref, 0))
    plan = plan_at(table)
    assert plan is not None and plan.floating == ("U",) and shown(table) == [("Forest", "G")]
    assert plan.cost == ("1", "G") and plan.left == ()


def test_what_is_left_over_is_told() -> None:
    plan = plan_at(paying("One", RING, hand=[artifact("One", "1")]))
    assert plan is not None and plan.sources[0].mana == ("C", "C") and plan.left == ("C",)


def test_the_mana_that_a_source_takes_is_told() -> None:
    """605.3a: a filter is fed by another source."""
    lens = artifact("Lens", "1", taps_for(FixedMana(("W", "U")), ("1",)))
    plan = plan_at(paying("Gold", lens, FOREST, hand=[sorcery("Gold", "WU", DRAW)]))
    assert plan is not None and [(one.mana, one.paid) for one in plan.sources] == [
        (("G",), ()),
        (("W", "U"), ("G",)),
    ]


def test_there_is_a_plan_for_the_deciding_seat_and_at_payments_only() -> None:
    table = Table(options=BY_HAND, A={"battlefield": [FOREST] * 2, "hand": [BEAR]}, B={}).start()
    assert payment_plan(View(table.state, 0)) is None and not asks(table)
    table.cast("Bear")
    assert payment_plan(View(table.state, 0)) is not None and payment_plan(View(table.state, 1)) is None


def test_a_plan_can_be_told_as_plain_data() -> None:
    plan = plan_at(paying("Two", GEM, FOREST), giving_up=True)
    assert plan is not None
    data = plan.to_data()
    assert data["cost"] == ["2"] and [one["mana"] for one in data["sources"]] == [["G"], ["W"]]
    assert [len(one["sacrificed"]) for one in data["sources"]] == [0, 1] and data["automatic"] is False


# ------------------------------------------------------------------------------------ changing it


def test_a_source_that_the_player_chooses_is_used() -> None:
    table = paying("Bear", FOREST, ISLAND, MOUNTAIN, FOREST)
    assert shown(table) == [("Forest", "G"), ("Island", "U")]
    table.choose(Action(dec.ACTIVATE, table.find("Mountain").ref, 0)).choose(PAY_THE_REST)
    assert tapped(table) == ["Forest", "Mountain"] and table.names("stack") == ["Bear"]


def test_a_source_can_be_left_alone() -> None:
    table = paying("Bear", FOREST, ISLAND, MOUNTAIN)
    assert shown(table, "Island") == [("Forest", "G"), ("Mountain", "R")]
    answers = plan_without(View(table.state, 0), handles(table, "Island"))
    assert answers is not None
    assert tapped(follow(table, answers)) == ["Forest", "Mountain"] and table.names("stack") == ["Bear"]


def test_what_is_needed_can_not_be_left_alone() -> None:
    table = paying("Bear", FOREST, ISLAND, MOUNTAIN)
    assert plan_without(View(table.state, 0), handles(table, "Forest")) is None


def test_leaving_alone_what_the_plan_does_not_use_changes_nothing() -> None:
    table = paying("Bear", FOREST, ISLAND, MOUNTAIN)
    plan = plan_at(table, "Mountain")
    assert plan is not None and plan.automatic and len(plan.answers) == 1


# ------------------------------------------------------------------------------------ nothing is given up unasked

_BURN = Sequence((AddMana(You(), FixedMana(("R",))), DealDamage(Number(1), players=You())))
_TAKING = {
    "sacrifice": GEM,
    "life": card("Pain", None, LAND, taps_for(AnyColor(), None, PayLife(Number(1)))),
    "counters": card("Store", None, LAND, taps_for(AnyColor(), None, RemoveCounters("charge"))),
    "discard": card("Trade", None, LAND, taps_for(AnyColor(), None, DiscardCards(Filter(zones=(HAND,))))),
    "damage": card("Harsh", None, LAND, Activated(Cost(parts=(TapThis(),)), Body(effect=_BURN))),
}


def about_to_pay(*board: CardDefinition) -> Table:
    table = Table(options=BY_HAND, A={"battlefield": list(board), "hand": [TWO, BEAR]}, B={})
    for record in table.objects("battlefield"):
        if record.definition.name == "Store":
            table.state.edit(record.ref).counters = (("charge", 2),)
    return table.start()


@pytest.mark.parametrize("what", _TAKING)
def test_nothing_is_given_up_while_other_mana_suffices(what: str) -> None:
    table = about_to_pay(_TAKING[what], FOREST, FOREST).cast("Two").choose(PAY_THE_REST)
    assert tapped(table) == ["Forest", "Forest"] and table.names("stack") == ["Two"] and table.life("A") == 20


@pytest.mark.parametrize("what", [one for one in _TAKING if one != "discard"])
def test_what_gives_something_up_is_used_by_hand_only(what: str) -> None:
    """601.2g, 605.3a: the player activates such an ability; the rest of the payment can be left to the plan then."""
    table = about_to_pay(_TAKING[what], FOREST).cast("Two")
    assert PAY_THE_REST not in table.decision.options and plan_at(table) is None and asks(table)
    plan = plan_at(table, giving_up=True)
    assert plan is not None and plan.gives_up and not plan.automatic
    source = plan.sources[-1]
    assert {
        "sacrifice": source.sacrificed == (source.source,),
        "life": source.life == 1,
        "counters": source.counters == (("charge", 1),),
        "damage": source.does_more,
    }[what]
    taking = next(at for at, one in enumerate(table.choices) if one.ref == table.find(_TAKING[what].name).ref)
    by_hand = table.state.fork()
    answer(by_hand, taking)
    while by_hand.decision is not None and by_hand.decision.kind == dec.WORD:
        answer(by_hand, 0)
    assert by_hand.decision is not None and PAY_THE_REST in by_hand.decision.options
    follow(table, plan.answers)
    assert table.names("stack") == ["Two"] and "Forest" in tapped(table)


def test_another_permanent_is_never_sacrificed_by_a_plan() -> None:
    table = paying("Two", ALTAR, ELF, FOREST)
    assert shown(table) == [("Forest", "G"), ("Elf", "G")]
    follow(table, (table.decision.options.index(PAY_THE_REST),))
    assert table.names("graveyard", "A") == []


def test_without_the_option_the_last_resort_is_used_as_before() -> None:
    table = Table(A={"battlefield": [GEM, FOREST], "hand": [TWO]}, B={}).start().cast("Two")
    assert table.names("graveyard", "A") == ["Gem"]


def test_life_for_a_symbol_is_not_paid_before_it_is_seen() -> None:
    """107.4f: where no mana can pay a Phyrexian symbol, the payment is shown, and can be taken back (733.1)."""
    for cost, board in (("{G/P}", [MOUNTAIN]), ("{1}{G/P}", [MOUNTAIN])):
        table = paying("Oil", *board, hand=[sorcery("Oil", cost, DRAW)])
        plan = plan_at(table)
        assert table.life("A") == 20 and plan is not None and plan.life == 2 and plan.unasked and asks(table)
        back = table.state.fork()
        assert back.decision is not None
        answer(back, back.decision.options.index(Action(dec.PASS)))
        assert back.players[0].life == 20 and back.stack == []
        table.choose(PAY_THE_REST)
        assert table.life("A") == 18 and table.names("stack") == ["Oil"]


def test_nor_is_it_for_an_ability() -> None:
    """107.4f: what an ability itself says that it costs is not shown once more."""
    pump = artifact("Pump", "1", Activated(Cost(ManaCost(("G/P",))), Body(effect=DRAW)))
    knife = artifact("Knife", "1", Activated(Cost(parts=(PayLife(Number(2)),)), Body(effect=DRAW)))
    table = Table(options=BY_HAND, A={"battlefield": [MOUNTAIN, pump, knife]}, B={}).start()
    table.activate("Pump")
    assert table.decision.kind == dec.PAYMENT and table.life("A") == 20 and takes_unasked(View(table.state, 0))
    table.choose(Action(dec.PASS)).activate("Knife")
    assert table.decision.kind == dec.PRIORITY and table.life("A") == 18


def test_life_for_a_symbol_is_asked_where_mana_can_pay() -> None:
    table = paying("Oil", MOUNTAIN, FOREST, hand=[sorcery("Oil", "{1}{G/P}", DRAW)])
    assert table.decision.purpose == "phyrexian"
    table.choose(False)
    plan = plan_at(table)
    assert plan is not None and plan.life == 0 and not plan.unasked
    assert not takes_unasked(View(table.state, 0))


@pytest.mark.parametrize("part", [PayLife(Number(4)), DiscardCards(Filter(zones=(HAND,)))])
def test_the_only_way_to_pay_is_not_taken_before_it_is_seen(part: CostPart) -> None:
    """118.9: an alternative cost that is chosen because nothing else can be paid."""
    either = sorcery("Either", "4G", DRAW, Static((AlternativeCost(Cost(parts=(part,)), id="other"),)))
    table = paying("Either", FOREST, hand=[either, BEAR])
    plan = plan_at(table)
    assert plan is not None and plan.parts == (part,) and plan.unasked and asks(table)
    assert takes_unasked(View(table.state, 0))
    table.choose(Action(dec.PASS))
    assert table.names("hand", "A") == ["Bear", "Either"] and table.life("A") == 20
    table.cast("Either").choose(PAY_THE_REST)
    assert table.names("stack") == ["Either"]


def test_an_optional_cost_is_asked() -> None:
    """702.33a: kicker."""
    kick = Static((AdditionalCost(Cost(ManaCost(("1",))), optional=True, id="kicker"),), zones=(STACK,))
    table = paying("Kick", FOREST, FOREST, hand=[sorcery("Kick", "G", DRAW, kick)])
    assert table.decision.purpose == "kicker"


def test_payments_made_for_another_player_are_seen_by_who_decides() -> None:
    """723.5: who controls a player decides how they pay."""
    table = Table(options=BY_HAND, A={}, B={"battlefield": [GEM, FOREST], "hand": [TWO]}).start("precombat_main", 2)
    table.state.edit_player(1).controlled_by = 0
    table.state.touch()
    table.passes(2).to("postcombat_main", 2)
    assert table.decision.decider == 0
    table.cast("Two")
    assert table.decision.kind == dec.PAYMENT and table.names("battlefield", "B") == ["Forest", "Gem"]
    assert plan_at(table) is None and plan_at(table, giving_up=True) is not None


# ------------------------------------------------------------------------------------ when it makes a difference


@pytest.mark.parametrize(
    ("board", "cost", "wanted"),
    [
        pytest.param([FOREST] * 5, "1G", False, id="all alike"),
        pytest.param([FOREST, ISLAND], "1G", False, id="all are needed"),
        pytest.param([FOREST, ISLAND, MOUNTAIN], "1G", True, id="one of two others"),
        pytest.param([FOREST, ISLAND, ISLAND], "1G", False, id="two others that are alike"),
        pytest.param([FOREST, FOREST, ISLAND], "GG", False, id="colors settle it"),
        pytest.param([land("Dual", "G", "U"), FOREST], "G", True, id="one of two"),
        pytest.param([land("Dual", "G", "U"), FOREST], "1G", False, id="a land of two colors is needed"),
        pytest.param([ELF, FOREST], "G", True, id="a creature or a land"),
        pytest.param([GEM, FOREST, FOREST], "G", False, id="what gives something up does not count"),
        pytest.param([RING, FOREST], "2", True, id="several mana at once"),
        pytest.param([RING, FOREST], "2G", False, id="several mana, all needed"),
        pytest.param([SWAMP, SWAMP, FOREST, FOREST], "{2/B}{2/B}", True, id="a symbol that can be paid in two ways"),
        pytest.param([SWAMP, SWAMP], "{2/B}{2/B}", False, id="such a symbol without choice"),
    ],
)
def test_whether_the_payment_makes_a_difference(board: list[CardDefinition], cost: str, wanted: bool) -> None:
    table = paying("Thing", *board, hand=[sorcery("Thing", cost, DRAW)])
    assert asks(table) is wanted


def test_permanents_in_different_states_are_not_alike() -> None:
    table = Table(options=BY_HAND, A={"battlefield": [ELF, ELF], "hand": [sorcery("Thing", "G", DRAW)]}, B={}).start()
    table.state.edit(table.find("Elf#2").ref).counters = (("+1/+1", 1),)
    table.state.touch()
    assert asks(table.cast("Thing"))


def test_a_land_that_came_this_turn_is_like_the_others() -> None:
    table = Table(options=BY_HAND, A={"battlefield": [FOREST], "hand": [FOREST, sorcery("Thing", "G", DRAW)]}, B={})
    assert not asks(table.start().play("Forest").cast("Thing"))


def test_the_target_of_what_is_being_paid_for_is_not_like_others() -> None:
    bless = sorcery("Bless", "G", Body((TARGET_CREATURE,), DRAW))
    table = Table(options=BY_HAND, A={"battlefield": [ELF, ELF], "hand": [bless]}, B={}).start()
    assert asks(table.cast("Bless", "Elf"))


def test_a_color_of_mana_can_make_the_difference() -> None:
    """601.2h: what asks for the colors that were spent."""
    counting = sorcery("Thing", "1", replace(DRAW, n=ColorsSpent(This())))
    plain = sorcery("Thing", "1", DRAW)
    dual = land("Dual", "G", "U")
    assert asks(paying("Thing", dual, hand=[counting])) and not asks(paying("Thing", dual, hand=[plain]))


_LANDS = [PLAINS, ISLAND, FOREST, land("Grove", "G", "W"), land("Delta", "U", "G"), land("Tri", "W", "U", "G"), ELF]


@pytest.mark.parametrize("seed", range(40))
def test_it_is_exact_for_sources_of_one_mana(seed: int) -> None:
    """Against every set of as many sources as the cost has symbols."""
    rng = random.Random(seed)
    board = rng.choices(_LANDS, k=rng.randint(2, 5))
    cost = rng.choice(("G", "1G", "WG", "{W/U}", "2", "1WU", "{G/U}{1}", "GG"))
    table = Table(options=BY_HAND, A={"battlefield": board, "hand": [sorcery("Thing", cost, DRAW)]}, B={}).start()
    if not table.can_cast("Thing"):
        return
    table.cast("Thing")
    frame = table.state.frames[-1]
    assert isinstance(frame, Paying)
    refs = list(table.state.battlefield)
    outcomes: set[tuple[str, ...]] = set()
    for used in combinations(refs, frame.generic + len(frame.pips)):
        others = tuple(ref for ref in refs if ref not in used)
        if plan_of(frame, table.state, NEEDS_MANA, others) is not None:
            outcomes.add(tuple(sorted(table.named(ref) for ref in used)))
    assert outcomes and asks(table) is (len(outcomes) > 1)


# ------------------------------------------------------------------------------------ on many boards


def board(seed: int) -> Table:
    """Return a table on which A, who pays step by step, has sources of all sorts and may cast many things."""
    rng = random.Random(seed)
    mine = rng.choices(SOURCES, k=rng.randint(2, 7)) + rng.choices(OTHERS, k=rng.randint(0, 2))
    own = {"battlefield": mine, "hand": rng.sample(SPELLS_IN_HAND, 6), "life": rng.randint(3, 20)}
    theirs = {"battlefield": rng.choices(OTHERS, k=2), "hand": rng.sample(SPELLS_IN_HAND, 3)}
    return Table(options=BY_HAND, A=own, B=theirs).start()


def at_position(table: Table, state: State) -> Table:
    """Return a table of the same seats at another position."""
    other = Table.__new__(Table)
    other.state, other.letters = state, table.letters
    return other


def payments(seed: int) -> list[Table]:
    """Return positions in which A pays for something, one for each action of the board, reached by random answers."""
    table = board(seed)
    rng = random.Random(seed)
    found: list[Table] = []
    for action in range(1, len(table.decision.options)):
        other = at_position(table, table.state.fork())
        answer(other.state, action)
        for _ in range(20):
            asked = other.state.decision
            if asked is None or asked.kind == dec.PRIORITY:
                break
            if asked.kind == dec.PAYMENT:
                found.append(other)
                break
            answer(other.state, rng.randrange(len(asked.options)) if asked.options else dec.DONE)
    return found


def appearance(state: State) -> list[object]:
    """Return all that both players see, their life, pools and the mana spent on what is on the stack."""
    spent = [state.last_known(ref).mana_spent for ref in state.stack]
    return [View(state, 0).to_data(), View(state, 1).to_data(), spent]


def to_priority(state: State) -> State:
    """Answer whatever else is asked with the first option."""
    while state.decision is not None and state.decision.kind != dec.PRIORITY:
        answer(state, 0 if state.decision.options else dec.DONE)
    return state


@pytest.mark.parametrize("seed", range(40))
def test_by_hand_or_by_itself_comes_to_the_same(seed: int) -> None:
    """The abilities of the plan are activated one by one, or the rest is left to the plan."""
    for table in payments(seed):
        plan = plan_at(table)
        assert (plan is not None) is (PAY_THE_REST in table.decision.options)
        if plan is None:
            continue
        assert plan.automatic and not plan.gives_up
        by_itself, by_hand = table.state.fork(), table.state.fork()
        answer(by_itself, plan.answers[0])
        for one in plan.sources:
            activate(by_hand, one.action, one.mana, one.paid)
        assert by_hand.decision is not None and by_hand.decision.can_finish
        answer(by_hand, dec.DONE)
        assert appearance(to_priority(by_itself)) == appearance(to_priority(by_hand))


def activate(state: State, action: Action, mana: tuple[str, ...], paid: tuple[str, ...]) -> None:
    """Activate a mana ability of a plan, choosing the mana that the plan tells."""
    left, costs = list(mana), list(paid)
    depth = len(state.frames)
    seen = View(state, 0).decision
    assert seen is not None
    answer(state, seen.options.index(action))
    while len(state.frames) > depth:
        asked = state.decision
        assert asked is not None and asked.kind in (dec.WORD, dec.PAYMENT)
        if asked.kind == dec.WORD:
            words = [str(option) for option in asked.options]
            if "".join(mana) in words:
                answer(state, words.index("".join(mana)))
            else:
                kind = next(one for one in left if one in words)
                left.remove(kind)
                answer(state, words.index(kind))
        elif costs:
            letter = costs.pop(0)
            spends = [
                at
                for at, one in enumerate(asked.options)
                if isinstance(one, Action)
                and one.kind == dec.SPECIAL
                and one.index >= FLOATING
                and letters_of(mana_of_index(one.index)[0]) == letter
            ]
            answer(state, spends[0])
        else:
            answer(state, dec.DONE)


@pytest.mark.parametrize("seed", range(40))
def test_what_is_left_alone_is_not_touched(seed: int) -> None:
    rng = random.Random(seed)
    for table in payments(seed):
        plan = plan_at(table, giving_up=True)
        if plan is None or not plan.sources:
            continue
        view = View(table.state, 0)
        barred = {one.source for one in rng.sample(plan.sources, rng.randint(1, min(2, len(plan.sources))))}
        refs = [ref for ref in table.state.battlefield if view.handle(ref) in barred]
        answers = plan_without(view, barred, giving_up=True)
        if answers is None:
            continue
        follow(table, answers)
        asked = table.state.decision
        assert asked is None or asked.kind != dec.PAYMENT
        for ref in refs:
            record = table.state.current(ref)
            assert plan.parts or record is not None and not record.tapped  # the rest of the cost may need it


@pytest.mark.parametrize("seed", range(30))
def test_a_plan_tells_nothing_hidden_and_changes_nothing(seed: int) -> None:
    """400.2: another deal of what the player does not know gives the same plans."""
    for table in payments(seed):
        before = appearance(table.state)
        waiting = table.state.decision
        other = View(table.state, 0).determinize(seed)
        for giving_up in (False, True):
            mine, theirs = (payment_plan(View(one, 0), (), giving_up) for one in (table.state, other))
            assert (mine is None) is (theirs is None)
            if mine is not None and theirs is not None:
                assert mine.to_data() == theirs.to_data()
                barred = {one.source for one in mine.sources[:1]}
                without = [plan_without(View(one, 0), barred, giving_up) for one in (table.state, other)]
                assert without[0] == without[1]
        assert needs_asking(View(table.state, 0)) == needs_asking(View(other, 0))
        assert table.state.decision is waiting and appearance(table.state) == before


@pytest.mark.parametrize("seed", range(20))
def test_what_may_be_done_with_priority_is_the_same_as_without(seed: int) -> None:
    """117.1: stepwise payments of one seat change nothing but the payments."""
    table = board(seed)
    plain = table.state.fork()
    plain.options = ()
    plain.touch()
    other = at_position(table, plain)
    assert table.legal("A") == other.legal("A") and table.legal("B") == other.legal("B")


def test_no_seat_pays_by_steps_but_the_one() -> None:
    table = Table(options=(("full_control 1", 1),), A={"battlefield": [FOREST] * 2, "hand": [BEAR]}, B={}).start()
    assert table.cast("Bear").decision.kind == dec.PRIORITY and table.names("stack") == ["Bear"]


def test_an_enchanted_land_is_not_like_the_others() -> None:
    aura = enchantment("Growth", "", Keyword("enchant", what=Filter((HasCardType(LAND),))), subtypes=("Aura",))
    hand = [aura, sorcery("Thing", "G", DRAW)]
    table = Table(options=BY_HAND, A={"battlefield": [FOREST, FOREST], "hand": hand}, B={}).start()
    table.cast("Growth", "Forest").settle()
    assert characteristics(table.state, table.find("Growth")).name == "Growth"
    assert asks(table.cast("Thing"))
