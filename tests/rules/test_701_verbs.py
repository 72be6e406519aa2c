"""701: keyword actions as instructions."""

from __future__ import annotations

import pytest

from apnap.abilities import effect as eff
from apnap.abilities.objects import (
    ControlledBy,
    Each,
    EachPlayer,
    Filter,
    HasCardType,
    InSlot,
    OwnedBy,
    TargetObjects,
    TargetPlayers,
    You,
)
from apnap.abilities.quantity import AmountInSlot, Number
from apnap.abilities.values import CREATURE, GRAVEYARD, HAND, LAND, LIBRARY
from tests.rules.effects import do, ref, slots
from tests.rules.support import FOREST, Table, creature

IT = TargetObjects(0)
CREATURES = Filter((HasCardType(CREATURE),))
IMP = creature("Imp", "1B", 2, 2)
OX = creature("Ox", "3G", 4, 4)
GOLEM = creature("Golem", "4", 3, 3, "indestructible")


def board(**more: object) -> Table:
    """Return a table on which A has an imp and a golem, B an ox."""
    return Table(A={"battlefield": [IMP, GOLEM], **more}, B={"battlefield": [OX]})


def test_destroy_moves_to_the_owners_graveyard_701_8a() -> None:
    table = do(board(), eff.Destroy(IT, slot=1), "Ox")
    assert table.names("graveyard", "B") == ["Ox"]
    assert slots(table)[1].happened


@pytest.mark.ledger("current:702.12")
def test_indestructible_is_not_destroyed_702_12b() -> None:
    table = do(board(), eff.Destroy(IT, slot=1), "Golem")
    assert table.names("battlefield", "A") == ["Golem", "Imp"]
    assert not slots(table)[1].happened


def test_all_are_destroyed_at_the_same_time_701_8a() -> None:
    table = do(board(), eff.Destroy(Each(CREATURES), slot=1))
    assert table.names("battlefield") == ["Golem"]
    assert slots(table)[1].amount == 2


def test_regeneration_replaces_one_destruction_701_19a() -> None:
    table = do(board(), eff.Regenerate(IT), "Ox")
    do(table, eff.Destroy(IT), "Ox")
    assert table.find("Ox").zone == 3 and table.find("Ox").tapped
    do(table, eff.Destroy(IT), "Ox")
    assert table.names("graveyard", "B") == ["Ox"]


def test_no_regeneration_ignores_the_shield_701_19c() -> None:
    table = do(board(), eff.Regenerate(IT), "Ox")
    do(table, eff.Destroy(IT, no_regeneration=True), "Ox")
    assert table.names("graveyard", "B") == ["Ox"]


def test_each_player_chooses_what_to_sacrifice_701_21a() -> None:
    table = do(board(), eff.Sacrifice(EachPlayer(), CREATURES, slot=1))
    assert table.decision.player == 0 and len(table.decision.options) == 2
    table.choose("Golem")  # indestructible does not help (701.21a); B has only one and is not asked
    assert table.names("battlefield") == ["Imp"]
    assert slots(table)[1].players == (0, 1)


def test_may_sacrifice_is_not_offered_without_a_permanent_608_2d() -> None:
    effect = eff.May(
        You(), eff.Sacrifice(You(), Filter((HasCardType(LAND),))), slot=1, otherwise=eff.LoseLife(You(), Number(2))
    )
    table = do(board(), effect)
    assert table.state.decision is None
    assert table.life("A") == 18


def test_may_yes_carries_out_the_effect() -> None:
    effect = eff.Sequence((eff.May(You(), eff.GainLife(You(), Number(3)), slot=1), eff.Draw(You(), AmountInSlot(1))))
    table = do(board(), effect)
    before = len(table.state.players[0].hand)
    table.choose(True)
    assert table.life("A") == 23
    assert len(table.state.players[0].hand) == before + 1


def test_discard_is_chosen_by_the_player_701_9b() -> None:
    table = Table(A={}, B={"hand": [IMP, OX]})
    do(table, eff.Discard(TargetPlayers(0), slot=1), "B")
    assert table.decision.player == 1
    table.choose("Ox")
    assert table.names("graveyard", "B") == ["Ox"]
    assert slots(table)[1].players == (1,)


def test_discard_chosen_by_another_player_701_9b() -> None:
    table = Table(A={}, B={"hand": [IMP, FOREST]})
    do(table, eff.Discard(TargetPlayers(0), what=Filter((HasCardType(CREATURE),), (HAND,)), chooser=You()), "B")
    assert table.names("graveyard", "B") == ["Imp"]  # the only one that fits


def test_mill_puts_the_top_cards_into_the_graveyard_701_17a() -> None:
    table = Table(A={"library": [IMP, OX]}, B={})
    do(table, eff.Mill(You(), Number(2), slot=1))
    assert table.names("graveyard", "A") == ["Imp", "Ox"]
    assert slots(table)[1].amount == 2


def test_mill_no_more_than_there_are_701_17b() -> None:
    table = Table(A={"library": [IMP], "fill": 0}, B={})
    do(table, eff.Mill(You(), Number(3), slot=1))
    assert slots(table)[1].amount == 1


def test_scry_puts_cards_on_the_bottom_and_the_rest_in_order_701_22a() -> None:
    """Scry (701.22)."""
    golem = creature("Gnat", "G", 1, 1)
    table = Table(A={"library": [IMP, OX, golem]}, B={})
    do(table, eff.Scry(You(), Number(3)))
    table.choose("Ox", "done")
    table.choose("Gnat")  # topmost; the imp comes under it
    library = [table.state.last_known(r) for r in table.state.players[0].library]
    names = [record.definition.name for record in library]
    assert names[-1] == "Gnat" and names[-2] == "Imp" and names[0] == "Ox"
    for down in (("Imp", "Ox"), ("Ox", "Imp")):
        table = Table(A={"library": [IMP, OX]}, B={})
        do(table, eff.Scry(You(), Number(2)))
        table.choose(*down)
        assert tuple(table.library()[-2:]) == down, "at the bottom in any order, too"


def test_scry_zero_is_no_scry_701_22b() -> None:
    table = do(board(), eff.Scry(You(), Number(0)))
    assert table.state.decision is None
    assert not [e for e in table.state.history if e.kind == 23]


def test_surveil_puts_cards_into_the_graveyard_701_25a() -> None:
    table = Table(A={"library": [IMP, OX]}, B={})
    do(table, eff.Surveil(You(), Number(2)))
    table.choose("Imp", "done")
    assert table.names("graveyard", "A") == ["Imp"]
    assert table.library()[0] == "Ox"
    for topmost in ("Imp", "Gnat"):
        table = Table(A={"library": [IMP, OX, creature("Gnat", "G", 1, 1)]}, B={})
        do(table, eff.Surveil(You(), Number(3)))
        table.choose("Ox", "done").choose(topmost)
        assert table.names("graveyard", "A") == ["Ox"]
        assert table.library()[0] == topmost and set(table.library()[:2]) == {"Imp", "Gnat"}


def test_search_may_fail_to_find_a_stated_quality_701_23b() -> None:
    what = Filter((HasCardType(CREATURE), OwnedBy(You())), (LIBRARY,))
    effect = eff.Sequence((eff.Search(You(), what, slot=1), eff.Move(InSlot(1), HAND), eff.Shuffle(You())))
    table = Table(A={"library": [IMP]}, B={})
    do(table, effect)
    assert table.decision.can_finish
    table.choose("Imp")
    assert table.names("hand", "A") == ["Imp"]


def test_search_for_any_card_must_find_one_701_23d() -> None:
    what = Filter((OwnedBy(You()),), (LIBRARY,))
    table = Table(A={"library": [IMP, OX], "fill": 0}, B={})
    do(table, eff.Sequence((eff.Search(You(), what, slot=1), eff.Move(InSlot(1), HAND))))
    assert not table.decision.can_finish


def test_fight_deals_damage_equal_to_power_701_14a() -> None:
    table = do(board(), eff.Fight(Each(Filter((HasCardType(CREATURE), ControlledBy(You())))), IT), "Ox")
    assert table.find("Ox").damage == 0  # two fighters on one side are no fight
    only = Table(A={"battlefield": [IMP]}, B={"battlefield": [OX]})
    do(only, eff.Fight(Each(Filter((HasCardType(CREATURE), ControlledBy(You())))), IT), "Ox")
    assert only.find("Ox").damage == 2 and only.find("Imp").damage == 4


def test_proliferate_adds_one_of_each_kind_701_34a() -> None:
    table = board()
    do(table, eff.PutCounters(IT, "+1/+1", Number(2)), "Ox")
    do(table, eff.PutCounters(IT, "charge"), "Ox")
    do(table, eff.Proliferate())
    table.choose("Ox")
    assert table.find("Ox").counters == (("+1/+1", 3), ("charge", 2))


def test_double_counters_701_10e() -> None:
    table = board()
    do(table, eff.PutCounters(IT, "+1/+1", Number(3)), "Ox")
    do(table, eff.DoubleCounters(IT, "+1/+1"), "Ox")
    assert table.find("Ox").counter("+1/+1") == 6


def test_cards_put_on_top_are_ordered_by_their_owner_401_4() -> None:
    table = Table(A={"graveyard": [IMP, OX]}, B={})
    do(table, eff.Move(Each(Filter((OwnedBy(You()),), (GRAVEYARD,))), LIBRARY))
    table.choose("Ox")
    library = table.state.players[0].library
    assert [table.named(r) for r in library[-2:]] == ["Imp", "Ox"]


def test_exchange_life_701_12c() -> None:
    table = Table(A={"life": 4}, B={"life": 15})
    do(table, eff.ExchangeLife(You(), TargetPlayers(0)), "B")
    assert (table.life("A"), table.life("B")) == (15, 4)


def test_exchange_control_701_12b() -> None:
    mine = Each(Filter((HasCardType(CREATURE), ControlledBy(You()))))
    table = Table(A={"battlefield": [IMP]}, B={"battlefield": [OX]})
    do(table, eff.ExchangeControl(mine, IT), "Ox")
    from apnap.rules.characteristics import controller_of

    assert controller_of(table.state, table.find("Ox")) == 0
    assert controller_of(table.state, table.find("Imp")) == 1
    assert table.find("Ox").sick


def test_gain_control_ends_at_cleanup_514_2() -> None:
    from apnap.abilities.duration import UntilEndOfTurn
    from apnap.rules.characteristics import controller_of
    from apnap.rules.expiry import expire_at_cleanup

    table = board()
    do(table, eff.GainControl(You(), IT, UntilEndOfTurn()), "Ox")
    assert controller_of(table.state, table.find("Ox")) == 0
    assert expire_at_cleanup(table.state)
    assert controller_of(table.state, table.find("Ox")) == 1


def test_flip_counts_wins_705_2() -> None:
    table = board()
    table.state.fixed_chance = (1, 0)
    do(table, eff.FlipCoin(You(), Number(2), slot=1))
    table.choose("heads", "heads")
    assert slots(table)[1].amount == 1


def test_dice_are_summed_706_2() -> None:
    table = board()
    table.state.fixed_chance = (2, 4)
    do(table, eff.RollDie(You(), 6, Number(2), slot=1))
    assert slots(table)[1].amount == 8


def test_exile_until_this_leaves_returns_the_card_610_3() -> None:
    from apnap.abilities.duration import UntilThisLeaves
    from apnap.abilities.values import EXILE

    table = board()
    do(table, eff.Move(IT, EXILE, until=UntilThisLeaves()), "Ox", source="Imp")
    assert table.names("exile") == ["Ox"]
    do(table, eff.Destroy(IT), "Imp")
    assert table.names("battlefield") == ["Golem", "Ox"]


def test_exile_until_this_leaves_does_nothing_once_it_has_left_610_3a() -> None:
    from apnap.abilities.duration import UntilThisLeaves
    from apnap.abilities.values import EXILE

    table = board()
    gone = ref(table, "Imp")
    do(table, eff.Destroy(IT), "Imp")
    assert table.state.current(gone) is None
    table.state.frames = []
    from apnap.rules.context import Context
    from apnap.rules.machine import run
    from apnap.rules.programs import start_program

    context = Context()
    context.you = 0
    context.source = gone
    context.targets = ((ref(table, "Ox"),),)
    start_program(table.state, eff.Move(IT, EXILE, until=UntilThisLeaves()), context)
    run(table.state)
    assert table.names("exile") == []
