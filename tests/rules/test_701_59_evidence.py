"""701.59: collecting evidence as a cost."""

from __future__ import annotations

from apnap.abilities.ability import Activated, Body
from apnap.abilities.cost import CollectEvidence, Cost
from apnap.abilities.effect import GainLife
from apnap.abilities.objects import You
from apnap.abilities.quantity import Number
from tests.rules.support import Table, artifact, creature


def file_of(n: int) -> object:
    cost = Cost(parts=(CollectEvidence(Number(n)),))
    return artifact("File", "0", Activated(cost, Body(effect=GainLife(You(), Number(4)))))


def test_701_59b_it_cant_be_chosen_without_enough_cards() -> None:
    cards = [creature("Four", "4", 1, 1), creature("Free", "0", 1, 1)]
    assert Table(A={"battlefield": [file_of(4)], "graveyard": cards}, B={}).start().can_activate("File")
    assert not Table(A={"battlefield": [file_of(5)], "graveyard": cards}, B={}).start().can_activate("File")


def test_701_59a_any_number_of_cards_may_be_exiled() -> None:
    cards = [creature("Four", "4", 1, 1), creature("Free", "0", 1, 1)]
    table = Table(A={"battlefield": [file_of(4)], "graveyard": cards}, B={}).start()
    table.activate("File").choose("Free")
    assert not table.decision.can_finish
    table.choose("Four").resolve()

    assert sorted(table.names("exile")) == ["Four", "Free"] and table.life("A") == 24
