"""608.2d and others: what the heuristic gives up, keeps, finds, divides and says yes to."""

from __future__ import annotations

from apnap.abilities.ability import Body, Division, Modes, Triggered
from apnap.abilities.effect import (
    Choose,
    DealDamage,
    DealDividedDamage,
    Destroy,
    Discard,
    Draw,
    Effect,
    GainLife,
    LoseLife,
    May,
    Sacrifice,
    Scry,
    Sequence,
)
from apnap.abilities.objects import (
    AnyPlayer,
    EachOpponent,
    EachPlayer,
    Filter,
    HasCardType,
    InSlot,
    IsSource,
    TargetObjects,
    You,
)
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import Number, X
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, CREATURE
from apnap.rules import decisions as dec
from tests.agents.support import go
from tests.rules.support import (
    FOREST,
    ISLAND,
    MOUNTAIN,
    SWAMP,
    TARGET_CREATURE,
    Table,
    creature,
    instant,
    sorcery,
)

BEAR = creature("Bear", "1G", 2, 2)
OX = creature("Ox", "3W", 3, 5)
RAT = creature("Rat", "B", 1, 1)
GIANT = creature("Giant", "4R", 5, 5)
CREATURES = Filter((HasCardType(CREATURE),))


def test_the_worst_creature_is_sacrificed() -> None:
    edict = sorcery("Edict", "B", Sacrifice(EachPlayer(), CREATURES))
    table = Table(A={"hand": [edict], "battlefield": [SWAMP, GIANT, RAT]}, B={"battlefield": [OX, BEAR]}).start()
    table.cast("Edict").resolve()
    assert [go(table), go(table)] == ["Rat", "Bear"]


def test_what_is_too_dear_is_discarded_before_lands_that_are_needed() -> None:
    rot = sorcery("Rot", "B", Discard(EachOpponent(), Number(1)))
    table = Table(A={"hand": [rot], "battlefield": [SWAMP]}, B={"hand": [FOREST, BEAR, GIANT]}).start()
    table.cast("Rot").resolve()
    assert go(table) == "Giant"


def test_spare_lands_are_discarded_first() -> None:
    rot = sorcery("Rot", "B", Discard(EachOpponent(), Number(1)))
    table = Table(A={"hand": [rot], "battlefield": [SWAMP]}, B={"hand": [FOREST, BEAR], "battlefield": [FOREST] * 6})
    table.start().cast("Rot").resolve()
    assert go(table) == "Forest"


def test_scry_keeps_lands_when_there_are_few_and_not_when_there_are_many() -> None:
    omen = sorcery("Omen", "U", Scry(You(), Number(1)))
    few = Table(A={"hand": [omen], "battlefield": [ISLAND], "library": [FOREST]}, B={}).start()
    few.cast("Omen").resolve()
    assert go(few) == "done"
    many = Table(A={"hand": [omen], "battlefield": [ISLAND] * 7, "library": [FOREST]}, B={}).start()
    many.cast("Omen").resolve()
    assert go(many) == "Forest"


def test_the_mode_that_is_worth_most() -> None:
    charm = instant(
        "Charm",
        "B",
        Body(
            modes=Modes((Body(effect=GainLife(You(), Number(1))), Body((TARGET_CREATURE,), Destroy(TargetObjects(0)))))
        ),
    )
    table = Table(A={"hand": [charm], "battlefield": [SWAMP]}, B={"battlefield": [OX]}).start()
    assert go(table) == "cast Charm"
    assert table.decision.kind == dec.MODES
    assert go(table) == "1"


def test_the_mode_that_helps_an_opponent_least() -> None:
    modes = (
        Body(effect=Draw(You(), Number(1))),
        Body(effect=Draw(You(), Number(3))),
        Body(effect=GainLife(You(), Number(1))),
    )
    for at, order in (("2", (0, 1, 2)), ("0", (2, 1, 0))):
        gift = instant("Gift", "0", Body(modes=Modes(tuple(modes[i] for i in order), chooser=EachOpponent())))
        table = Table(A={"hand": [gift]}, B={}).start().cast("Gift")
        assert (table.decision.kind, table.decision.player) == (dec.MODES, 1)
        assert go(table) == at


def test_x_is_as_much_as_kills_and_no_more() -> None:
    blaze = sorcery("Blaze", "XR", Body((TARGET_CREATURE,), DealDamage(X(), objects=TargetObjects(0))))
    table = Table(A={"hand": [blaze], "battlefield": [MOUNTAIN] * 6}, B={"battlefield": [BEAR]}).start()
    assert go(table) == "cast Blaze"
    assert table.decision.kind == dec.NUMBER
    assert go(table) == "2"


def test_divided_damage_kills_what_it_can() -> None:
    sparks = sorcery(
        "Sparks",
        "R",
        Body(
            (Target(CREATURES, AnyPlayer(), maximum=Number(3)),),
            DealDividedDamage(Number(3), 0),
            division=Division(0, Number(3)),
        ),
    )
    table = Table(A={"hand": [sparks], "battlefield": [MOUNTAIN]}, B={"battlefield": [RAT, BEAR]}).start()
    assert go(table) == "cast Sparks"
    while table.state.decision is not None and table.decision.kind in (dec.TARGETS, dec.DIVIDE):
        go(table)
    table.resolve()
    assert table.names("battlefield", "B") == []


def test_may_is_answered_by_what_it_leads_to() -> None:
    def entering(effect: Effect) -> Triggered:
        return Triggered(ZoneChanges(Filter((IsSource(),)), to_zones=(BATTLEFIELD,)), Body(effect=May(You(), effect)))

    choices: tuple[tuple[Effect, str], ...] = ((Draw(You(), Number(1)), "1"), (LoseLife(You(), Number(3)), "0"))
    for effect, word in choices:
        guest = creature("Guest", "G", 1, 1, entering(effect))
        table = Table(A={"hand": [guest], "battlefield": [FOREST]}, B={}).start()
        table.cast("Guest").resolve().resolve()
        assert go(table) == word


def test_a_may_that_comes_before_its_targets_is_answered_by_the_best_of_them() -> None:
    """classic:410.5: it is settled as the ability goes on the stack."""
    kill = Body((TARGET_CREATURE,), May(You(), Destroy(TargetObjects(0))))
    hunter = creature("Hunter", "0", 1, 1, Triggered(ZoneChanges(Filter((IsSource(),)), to_zones=(BATTLEFIELD,)), kill))
    for theirs, word in (([OX], "1"), ([], "0")):
        table = Table(book="classic", A={"hand": [hunter], "battlefield": [GIANT]}, B={"battlefield": theirs}).start()
        table.cast("Hunter").resolve()
        assert table.decision.purpose == "may"
        assert go(table) == word


def test_what_is_chosen_as_something_resolves_is_judged_by_what_follows() -> None:
    doom = sorcery("Doom", "B", Sequence((Choose(You(), CREATURES, slot=1), Destroy(InSlot(1)))))
    table = Table(A={"hand": [doom], "battlefield": [SWAMP, GIANT]}, B={"battlefield": [RAT, OX]}).start()
    table.cast("Doom").resolve()
    assert go(table) == "Ox"


def test_under_full_control_the_payment_is_left_to_the_payer() -> None:
    table = Table(A={"hand": [BEAR], "battlefield": [FOREST] * 2}, B={}, options=(("full_control", 1),)).start()
    assert go(table) == "cast Bear"
    for _ in range(3):
        if table.state.stack and table.decision.kind == dec.PAYMENT:
            go(table)
    assert table.decision.kind == dec.PRIORITY
    assert table.names("stack") == ["Bear"]
