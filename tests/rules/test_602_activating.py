"""602, 606, 118: activating abilities and paying the parts of costs."""

from __future__ import annotations

from apnap.abilities.ability import Activated, Body, Modes, Static
from apnap.abilities.condition import YourTurn
from apnap.abilities.cost import (
    Cost,
    DiscardThis,
    EitherCost,
    ExileObjects,
    Loyalty,
    MillCards,
    PayLife,
    PayPlayerCounters,
    RemoveCounters,
    ReturnObjects,
    SacrificeObjects,
    SacrificeThis,
    TapObjects,
    TapThis,
)
from apnap.abilities.effect import AddMana, Draw, GainLife
from apnap.abilities.mana import FixedMana, ManaCost
from apnap.abilities.objects import ControlledBy, EachOpponent, Filter, HasCardType, OwnedBy, You
from apnap.abilities.quantity import Number, X
from apnap.abilities.static import CANT_ACTIVATE, CostChange, Restriction
from apnap.abilities.values import ARTIFACT, CREATURE, GRAVEYARD, HAND
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.context import context_for
from apnap.rules.machine import run
from apnap.rules.payment import can_pay, start_paying
from tests.rules.support import (
    FOREST,
    TARGET_CREATURE,
    Table,
    artifact,
    creature,
    damage_to_any,
    enchantment,
    planeswalker,
)

DRAW = Body(effect=Draw(You(), Number(1)))
BEAR = creature("Bear", "1G", 2, 2)
CREATURES = Filter((HasCardType(CREATURE),))


def ability(*parts: object, mana: tuple[str, ...] | None = None, body: Body = DRAW, **more: object) -> Activated:
    return Activated(Cost(None if mana is None else ManaCost(mana), parts), body, **more)  # type: ignore[arg-type]


def activatable(table: Table, letter: str = "A") -> list[str]:
    return [table.named(a.ref) for a in table.legal(letter) if a.kind == dec.ACTIVATE]


def test_an_ability_goes_on_the_stack_apart_from_its_source() -> None:
    """602.2a, 602.2b: paid at once; the ability stays though its source is gone."""
    orb = artifact("Orb", "1", ability(SacrificeThis(), mana=("1",)))
    table = Table(A={"battlefield": [orb, FOREST]}, B={}).start()
    table.activate("Orb")
    assert len(table.state.stack) == 1
    assert table.names("graveyard", "A") == ["Orb"]
    assert [e.kind for e in table.state.history].count(ev.ACTIVATE) == 2  # the land's mana ability, and this


def test_who_may_activate() -> None:
    """602.2: only the controller."""
    orb = artifact("Orb", "1", ability(TapThis()))
    table = Table(A={}, B={"battlefield": [orb]}).start()
    assert activatable(table, "A") == []
    table.passes()
    assert activatable(table, "B") == ["Orb"]


def test_summoning_sickness_concerns_the_tap_symbol() -> None:
    """602.5a, 302.6."""
    mage = creature("Mage", "G", 1, 1, ability(TapThis()))
    quick = creature("Quick", "G", 1, 1, "haste", ability(TapThis()))
    free = creature("Free", "G", 1, 1, ability(PayLife(Number(1))))
    table = Table(A={"battlefield": [mage, quick, free]}, B={}).start()
    for name in ("Mage", "Quick", "Free"):
        table.state.edit(table.find(name).ref).sick = True
    table.state.touch()
    assert activatable(table) == ["Quick", "Free"]


def test_limits_and_timing() -> None:
    """602.5b, 602.5d: once each turn, only once, only as a sorcery, only if."""
    turn = artifact("Turn", "1", ability(limit=1))
    once = artifact("Once", "1", ability(once=True))
    slow = artifact("Slow", "1", ability(sorcery=True))
    never = artifact("Never", "1", ability(condition=YourTurn(EachOpponent())))
    table = Table(A={"battlefield": [turn, once, slow, never]}, B={}).start("upkeep")
    assert activatable(table) == ["Turn", "Once"]
    table.to("precombat_main")
    assert activatable(table) == ["Turn", "Once", "Slow"]
    table.activate("Turn").activate("Once")
    assert activatable(table) == []


def test_what_can_not_be_activated() -> None:
    """602.5, 101.2."""
    orb = artifact("Orb", "1", ability())
    stop = enchantment("Stop", "W", Static((Restriction(CANT_ACTIVATE, Filter((HasCardType(ARTIFACT),))),)))
    table = Table(A={"battlefield": [orb]}, B={"battlefield": [stop]}).start()
    assert activatable(table) == []


def test_abilities_in_hand() -> None:
    """113.6, 602.2a: cycling: the card is revealed and discarded as a cost."""
    cycle = ability(DiscardThis(), mana=("1",), zones=(HAND,), keyword="cycling")
    table = Table(A={"battlefield": [FOREST], "hand": [creature("Cat", "5G", 3, 3, cycle)]}, B={}).start()
    table.activate("Cat")
    assert table.names("graveyard", "A") == ["Cat"]
    assert len(table.state.stack) == 1


def test_loyalty_abilities() -> None:
    """606.3, 606.4, 606.6: one each turn, at sorcery speed, never below zero."""
    walker = planeswalker("Walker", "2G", 3, ability(Loyalty(1)), ability(Loyalty(-4)), ability(Loyalty(0, x=True)))
    table = Table(A={"battlefield": [walker]}, B={}).start("upkeep")
    assert activatable(table) == []
    table.to("precombat_main")
    assert [a.index for a in table.legal("A") if a.kind == dec.ACTIVATE] == [0, 2]
    table.activate("Walker", index=2)
    assert table.decision.options == (0, 1, 2, 3)
    table.choose(2)
    assert table.find("Walker").counter("loyalty") == 1
    assert activatable(table) == []


def test_the_source_can_not_tap_for_mana_and_for_the_cost() -> None:
    """118.3: a permanent that is tapped can't be tapped for the cost."""
    both = creature(
        "Both", "G", 1, 1, Activated(Cost(parts=(TapThis(),)), Body(effect=AddMana(You(), FixedMana(("G",))))),
        ability(TapThis(), mana=("1",)),
    )  # fmt: skip
    table = Table(A={"battlefield": [both]}, B={}).start()
    assert activatable(table) == []
    table = Table(A={"battlefield": [both, FOREST]}, B={}).start()
    table.activate("Both", index=1)
    assert table.find("Both").tapped and table.find("Forest").tapped


def test_objects_are_chosen_for_a_cost() -> None:
    """601.2h, 118.10: sacrificed, tapped, returned, exiled from the graveyard."""
    altar = artifact("Altar", "1", ability(SacrificeObjects(CREATURES)))
    ox = creature("Ox", "G", 1, 1)
    table = Table(A={"battlefield": [altar, BEAR, ox]}, B={"battlefield": [creature("Theirs", "G", 1, 1)]}).start()
    table.activate("Altar")
    assert table.decision.purpose == "sacrifice" and len(table.decision.options) == 2
    table.choose("Ox")
    assert table.names("graveyard", "A") == ["Ox"]
    crew = artifact("Crew", "1", ability(TapObjects(CREATURES, Number(2))))
    table = Table(A={"battlefield": [crew, BEAR]}, B={}).start()
    assert activatable(table) == []
    table = Table(A={"battlefield": [crew, BEAR, ox]}, B={}).start()
    table.activate("Crew")
    assert table.find("Bear").tapped and table.find("Ox").tapped
    back = artifact("Back", "1", ability(ReturnObjects(CREATURES)))
    table = Table(A={"battlefield": [back, BEAR]}, B={}).start()
    table.activate("Back")
    assert "Bear" in table.names("hand", "A")
    grave = Filter((OwnedBy(You()),), (GRAVEYARD,))
    dig = artifact("Dig", "1", ability(ExileObjects(grave, Number(2))))
    table = Table(A={"battlefield": [dig], "graveyard": [BEAR]}, B={"graveyard": [ox]}).start()
    assert activatable(table) == []


def test_one_creature_does_not_pay_twice() -> None:
    """118.10: each object pays for one part only."""
    artifacts = Filter((HasCardType(ARTIFACT),))
    twice = artifact("Twice", "1", ability(SacrificeObjects(CREATURES), SacrificeObjects(artifacts)))
    golem = artifact("Golem", "1")
    table = Table(A={"battlefield": [twice]}, B={}).start()
    assert activatable(table) == []
    table = Table(A={"battlefield": [twice, BEAR]}, B={}).start()
    table.activate("Twice")
    assert table.names("graveyard", "A") == ["Bear", "Twice"]
    table = Table(A={"battlefield": [twice, BEAR, golem]}, B={}).start()
    table.activate("Twice")
    assert table.decision.purpose == "sacrifice" and len(table.decision.options) == 2


def test_mana_creatures_that_must_be_tapped_for_the_cost_itself() -> None:
    """118.3: with two creatures, one of which makes mana, "{1}, tap an untapped creature" is payable, but only once."""
    mana = Activated(Cost(parts=(TapThis(),)), Body(effect=AddMana(You(), FixedMana(("G",)))))
    elf = creature("Elf", "G", 1, 1, mana)
    horn = artifact("Horn", "1", ability(TapObjects(CREATURES), mana=("1",)))
    table = Table(A={"battlefield": [horn, elf]}, B={}).start()
    assert activatable(table) == []
    table = Table(A={"battlefield": [horn, elf, BEAR]}, B={}).start()
    table.activate("Horn")
    assert table.find("Elf").tapped and table.find("Bear").tapped


def test_counters_life_and_libraries() -> None:
    """118.3: what is not there can't be paid."""
    worn = artifact("Worn", "1", ability(RemoveCounters("charge")), ability(MillCards(Number(2))))
    table = Table(A={"battlefield": [worn], "fill": 20}, B={}).start()
    assert [a.index for a in table.legal("A") if a.kind == dec.ACTIVATE] == [1]
    table = Table(A={"battlefield": [worn]}, B={})
    table.state.edit(table.find("Worn").ref).counters = (("charge", 2),)
    table.start().activate("Worn")
    assert table.find("Worn").counter("charge") == 1
    spark = artifact("Spark", "1", ability(PayPlayerCounters("energy", Number(2))))
    table = Table(A={"battlefield": [spark]}, B={}).start()
    assert activatable(table) == []
    table = Table(A={"battlefield": [spark]}, B={})
    table.state.edit_player(0).counters = (("energy", 3),)
    table.start().activate("Spark")
    assert table.state.players[0].counter("energy") == 1


def test_one_cost_or_another() -> None:
    """601.2b: "discard a card or pay 3 life" asks only where both are possible."""
    either = EitherCost((Cost(parts=(SacrificeObjects(CREATURES),)), Cost(parts=(PayLife(Number(3)),))))
    table = Table(A={"battlefield": [artifact("Fork", "1", ability(either))]}, B={}).start()
    table.activate("Fork")
    assert table.life("A") == 17
    table = Table(A={"battlefield": [artifact("Fork", "1", ability(either)), BEAR]}, B={}).start()
    table.activate("Fork")
    assert table.decision.kind == dec.COST
    table.choose(0)
    assert table.life("A") == 20 and table.names("graveyard", "A") == ["Bear"]


def test_x_in_an_activation_cost() -> None:
    """107.3k: X of an ability is its own."""
    pump = artifact("Pump", "1", ability(mana=("X",)), ability(PayLife(X())))
    table = Table(A={"battlefield": [pump, FOREST, FOREST], "life": 3}, B={}).start()
    for index, values in enumerate(([0, 1, 2], [0, 1, 2, 3])):
        table.activate("Pump", index=index)
        assert list(table.decision.options) == values
        table.choose(1)


def test_abilities_that_cost_less() -> None:
    """602.1e, 601.2f: equip costs less."""
    less = Static((CostChange(You(), abilities_of=Filter((HasCardType(ARTIFACT), ControlledBy(You()))), generic=-1),))
    orb = artifact("Orb", "1", ability(mana=("1",)))
    table = Table(A={"battlefield": [orb]}, B={}).start()
    assert activatable(table) == []
    table = Table(A={"battlefield": [orb, enchantment("Less", "W", less)]}, B={}).start()
    assert activatable(table) == ["Orb"]


def test_targets_of_abilities() -> None:
    """602.2b, 601.2c."""
    ping = artifact("Ping", "1", ability(TapThis(), body=damage_to_any(1)))
    aim = artifact("Aim", "1", ability(TapThis(), body=Body((TARGET_CREATURE,), Draw(You(), Number(1)))))
    table = Table(A={"battlefield": [ping, aim]}, B={}).start()
    assert activatable(table) == ["Ping"]
    table.activate("Ping", "B")
    assert sum(table.state.last_known(table.state.stack[-1]).targets, ()) == (-2,)


def test_paying_by_itself() -> None:
    """118.12: a cost that is paid while something resolves uses the same procedure."""
    table = Table(A={"battlefield": [FOREST, FOREST]}, B={}).start()
    context = context_for(table.find("Forest").ref, 0)
    two, three = Cost(ManaCost(("2",))), Cost(ManaCost(("3",)))
    assert can_pay(table.state, 0, two, context) and not can_pay(table.state, 0, three, context)
    assert can_pay(table.state, 0, Cost(ManaCost(("1",))), context, 2)
    waiting, table.state.decision = table.state.decision, None
    frames, table.state.frames = table.state.frames, []
    results = []
    for _ in range(2):
        start_paying(table.state, 0, two, context, "unless")
        run(table.state)
        results.append(table.state.result)
    assert results == [(1,), (0,)]
    assert waiting is not None and frames


def test_700_2a_up_to_one_mode_may_be_none_of_an_activated_ability() -> None:
    modes = Modes((DRAW, Body(effect=GainLife(You(), Number(3)))), Number(0), Number(1))
    table = Table(A={"battlefield": [artifact("Kit", "1", ability(TapThis(), body=Body(modes=modes)))]}, B={}).start()
    table.activate("Kit").choose("done")
    assert len(table.state.stack) == 1 and table.find("Kit").tapped
    assert table.resolve().life("A") == 20
