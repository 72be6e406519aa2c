"""701.30, 701.38: clashing and voting among several players."""

from __future__ import annotations

from apnap.abilities.condition import CoinWon
from apnap.abilities.contests import Ballot, Clash, Vote
from apnap.abilities.effect import Draw, GainLife, If, Sequence
from apnap.abilities.objects import AnyOpponent, PlayersInSlot, You
from apnap.abilities.quantity import AmountInSlot, Number
from apnap.rules import decisions as dec
from tests.rules.support import Table, basic, creature, sorcery


def test_701_38a_players_vote_in_turn_order_starting_with_one_of_them() -> None:
    ballots = (Ballot("sun", 1), Ballot("moon", 2))
    effect = Sequence((Vote(You(), ballots), GainLife(PlayersInSlot(2), AmountInSlot(1))))
    table = Table(A={}, B={"hand": [sorcery("Poll", "0", effect)]}, C={}).start().to("precombat_main", 2)
    table.cast("Poll").resolve()

    voters = []
    for vote in ("sun", "moon", "sun"):
        assert table.decision.purpose == "vote"
        voters.append(table.letters[table.decision.player])
        table.choose(vote)

    assert voters == ["B", "C", "A"]
    assert [table.life(letter) for letter in "ABC"] == [20, 20, 22]


def test_701_30b_a_rival_is_chosen_and_known_afterwards() -> None:
    won = Sequence((Clash(You(), AnyOpponent(), 1), If(CoinWon(1), Draw(PlayersInSlot(1)))))
    big, small = creature("Big", "5", 5, 5), creature("Small", "1", 1, 1)
    mine = {"hand": [sorcery("Duel", "0", won)], "library": [basic("Wastes"), big]}  # the first one is drawn (103.8a)
    table = Table(A=mine, B={"library": [small]}, C={}).start()
    table.cast("Duel").resolve().choose("C")
    assert [table.decision.purpose, table.letters[table.decision.player]] == ["clash", "A"]
    table.choose(True).choose(True)

    assert table.names("hand", "C") == ["Wastes"] and not table.names("hand", "B")
    assert table.library("A")[-1] == "Big"
    assert table.decision.kind == dec.PRIORITY


def test_701_30d_without_a_card_one_loses_to_any_card() -> None:
    won = Sequence((Clash(You(), AnyOpponent(), 1), If(CoinWon(1), GainLife(You(), Number(4)))))
    table = Table(A={"hand": [sorcery("Duel", "0", won)]}, B={"fill": 0}).start()
    table.cast("Duel").resolve().choose(False)

    assert table.life("A") == 24
