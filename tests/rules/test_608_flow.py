"""608.2c–d: branches, options, payments and loops of a resolving spell or ability."""

from __future__ import annotations

from apnap.abilities import effect as eff
from apnap.abilities import static as st
from apnap.abilities.ability import Static
from apnap.abilities.condition import Compare, Exists, Happened, NotTrue
from apnap.abilities.cost import Cost, PayLife
from apnap.abilities.objects import (
    Each,
    EachOpponent,
    EachPlayer,
    Filter,
    HasCardType,
    InSlot,
    Iterated,
    IteratedPlayer,
    PlayersInSlot,
    TargetObjects,
    TargetPlayers,
    This,
    TopOfLibrary,
    You,
)
from apnap.abilities.quantity import AT_LEAST, LIFE, POWER, AmountInSlot, Comparison, Number, PlayerStat, StatOf, X
from apnap.abilities.values import BATTLEFIELD, CREATURE, HAND
from apnap.rules.machine import answer
from tests.rules.effects import do, slots
from tests.rules.support import Table, artifact, creature

IT = TargetObjects(0)
IMP = creature("Imp", "B", 2, 2)
OX = creature("Ox", "3G", 4, 4)
CREATURES = Filter((HasCardType(CREATURE),))
PAY_TWO = Cost(None, (PayLife(Number(2)),))


def lose(n: int) -> eff.LoseLife:
    """Return "you lose n life"."""
    return eff.LoseLife(You(), Number(n))


def three() -> Table:
    """Return a table of three players, A in front."""
    return Table(A={}, B={}, C={})


def test_the_condition_is_looked_at_when_it_is_reached_608_2c() -> None:
    rich = Compare(PlayerStat(You(), LIFE), Comparison(AT_LEAST, Number(25)))
    effect = eff.Sequence((eff.GainLife(You(), Number(5)), eff.If(rich, eff.Draw(You()), lose(9)), lose(1)))
    table = do(Table(A={}, B={}), effect)
    assert table.life("A") == 24 and len(table.state.players[0].hand) == 1


def test_otherwise_is_carried_out_when_it_does_not_hold() -> None:
    effect = eff.If(Exists(CREATURES), lose(1), lose(2))
    assert do(Table(A={}, B={}), effect).life("A") == 18
    assert do(Table(A={"battlefield": [IMP]}, B={}), effect).life("A") == 19


def test_instead_replaces_the_normal_instruction_614_15() -> None:
    effect = eff.InsteadIf(Exists(CREATURES), lose(4), lose(2))
    assert do(Table(A={"battlefield": [IMP]}, B={}), effect).life("A") == 16


def test_each_player_in_turn_order_one_after_another() -> None:
    effect = eff.ForEachPlayer(EachOpponent(), eff.LoseLife(IteratedPlayer(), Number(3)))
    table = do(three(), effect)
    assert [table.life(p) for p in "ABC"] == [20, 17, 17]
    assert [e.player for e in table.state.history] == [1, 2]


def test_for_each_object_it_is_the_iterated_one() -> None:
    effect = eff.ForEachObject(Each(CREATURES), eff.LoseLife(You(), StatOf(Iterated(), POWER)))
    assert do(Table(A={"battlefield": [IMP]}, B={"battlefield": [OX]}), effect).life("A") == 14


def test_loops_within_loops_restore_what_they_iterate() -> None:
    inner = eff.ForEachPlayer(EachPlayer(), eff.Nothing())
    effect = eff.ForEachPlayer(EachOpponent(), eff.Sequence((inner, eff.LoseLife(IteratedPlayer(), Number(1)))))
    table = do(three(), effect)
    assert [table.life(p) for p in "ABC"] == [20, 19, 19]


def test_repeat_counts_once_and_for_all() -> None:
    assert do(Table(A={}, B={}), eff.Repeat(X(), lose(2)), x=3).life("A") == 14
    assert do(Table(A={}, B={}), eff.Repeat(X(), lose(2)), x=0).life("A") == 20


def test_repeat_while_stops_when_the_condition_fails() -> None:
    rich = Compare(PlayerStat(You(), LIFE), Comparison(AT_LEAST, Number(10)))
    assert do(Table(A={}, B={}), eff.RepeatWhile(lose(4), rich)).life("A") == 8


def test_a_repeated_process_still_knows_what_was_done_before_it() -> None:
    rich = Compare(PlayerStat(You(), LIFE), Comparison(AT_LEAST, Number(15)))
    again = eff.RepeatWhile(eff.LoseLife(You(), AmountInSlot(1)), rich)
    table = do(Table(A={}, B={}), eff.Sequence((eff.SetNumberAside(Number(4), 1), again)))
    assert table.life("A") == 12


def test_several_players_may_in_turn_order_and_each_for_themselves() -> None:
    effect = eff.Sequence(
        (
            eff.May(EachPlayer(), eff.LoseLife(IteratedPlayer(), Number(1)), slot=1),
            eff.GainLife(PlayersInSlot(1), Number(10)),
        )
    )
    table = do(three(), effect)
    assert [table.decision.player, table.choose(False).decision.player, table.choose(True).decision.player] == [0, 1, 2]
    table.choose(True)
    assert [table.life(p) for p in "ABC"] == [20, 29, 29]
    assert slots(table)[1].players == (1, 2)


def test_unless_a_player_pays_118_12() -> None:
    effect = eff.MayPay(TargetPlayers(0), PAY_TWO, otherwise=eff.Draw(You()))
    for pays, life, cards in ((True, 18, 0), (False, 20, 1)):
        table = do(Table(A={}, B={}), effect, "B").choose(pays)
        assert table.life("B") == life and len(table.state.players[0].hand) == cards


def test_who_cant_pay_is_not_asked_118_3() -> None:
    effect = eff.MayPay(TargetPlayers(0), PAY_TWO, then=eff.Nothing(), otherwise=eff.Draw(You()))
    table = do(Table(A={}, B={"life": 1}), effect, "B")
    assert table.state.decision is None and len(table.state.players[0].hand) == 1


def test_if_any_player_pays_it_happens_once() -> None:
    effect = eff.MayPay(EachPlayer(), PAY_TWO, then=eff.Draw(You()), slot=1)
    table = do(three(), effect).choose(False, True)
    assert table.state.decision is None
    assert slots(table)[1].players == (1,) and len(table.state.players[0].hand) == 1


def test_an_impossible_option_is_not_offered_608_2d() -> None:
    options = (eff.Sacrifice(You(), CREATURES), lose(3), eff.Discard(You()))
    table = do(Table(A={"hand": [IMP]}, B={}), eff.ChooseMode(You(), options))
    assert table.decision.options == (1, 2)
    table.choose(2)
    assert table.names("graveyard", "A") == ["Imp"] and table.life("A") == 20


def test_what_an_instruction_did_is_known_to_the_next() -> None:
    effect = eff.Sequence(
        (
            eff.Sacrifice(You(), CREATURES, slot=1),
            eff.If(Happened(1), eff.GainLife(You(), StatOf(InSlot(1), POWER))),
            eff.Draw(You(), AmountInSlot(1)),
        )
    )
    table = do(Table(A={"battlefield": [OX]}, B={}), effect)
    assert table.life("A") == 24 and len(table.state.players[0].hand) == 1


def test_choosing_among_what_was_revealed_608_2d() -> None:
    effect = eff.Sequence(
        (
            eff.Look(You(), TopOfLibrary(You(), Number(3)), slot=1),
            eff.Choose(You(), Filter((HasCardType(CREATURE),), ()), slot=2, minimum=Number(0), among=InSlot(1)),
            eff.Move(InSlot(2), HAND),
        )
    )
    table = do(Table(A={"library": [IMP, OX]}, B={}), effect)
    assert len(table.decision.options) == 2 and table.decision.can_finish
    table.choose("Ox")
    assert table.names("hand", "A") == ["Ox"]


def test_a_payment_as_it_enters_decides_how_614_12a() -> None:
    pay = eff.MayPay(You(), PAY_TWO, slot=1)
    part = st.EntersModified(This(), eff.Entering(tapped=True), NotTrue(Happened(1)), pay)
    gate = artifact("Gate", "2", Static((part,)))
    for pays, life in ((True, 18), (False, 20)):
        table = do(Table(A={"graveyard": [gate]}, B={}), eff.Move(IT, BATTLEFIELD), "Gate").choose(pays)
        assert table.find("Gate").tapped is not pays and table.life("A") == life


def test_forks_in_the_middle_of_a_replacement_do_not_touch_each_other() -> None:
    choose = eff.ChooseWord(You(), eff.CHOOSE_COLOR)
    counters = eff.Entering(counters=(("charge", Number(1)),))
    idol = artifact("Idol", "2", Static((st.EntersModified(This(), counters, effect=choose),)))
    table = do(Table(A={"graveyard": [idol]}, B={}), eff.Move(IT, BATTLEFIELD), "Idol")
    fork = table.state.fork()
    table.choose("red")
    answer(fork, 1)
    mine, theirs = table.find("Idol"), fork.objects[table.find("Idol").ref >> 24]
    assert mine.choice("color") == 8 and theirs.choice("color") == 2
    assert mine.counters == theirs.counters == (("charge", 1),)
