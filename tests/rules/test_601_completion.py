"""601.3, 601.4, 117.1: everything that is offered can be completed, whatever is answered on the way."""

from __future__ import annotations

import random

import pytest

from apnap.abilities.ability import Activated, Body, Division, Modes, Static
from apnap.abilities.cost import (
    Cost,
    CostPart,
    DiscardCards,
    EitherCost,
    ExileObjects,
    PayLife,
    SacrificeObjects,
    SacrificeThis,
    TapObjects,
    TapThis,
)
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import AddMana, DealDividedDamage, Draw
from apnap.abilities.mana import AnyColor, AnyCombination, FixedMana, ManaCost, ManaRestriction, ManaSpec
from apnap.abilities.objects import (
    IS_SPELL,
    ControlledBy,
    EachOpponent,
    EachPlayer,
    Filter,
    HasCardType,
    Is,
    IsSource,
    OwnedBy,
    You,
)
from apnap.abilities.quantity import CountOf, Number, X
from apnap.abilities.static import AdditionalCost, AlternativeCost, CostChange, MayPlay
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, CREATURE, GRAVEYARD, HAND, LAND, STACK
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.decisions import Action
from apnap.rules.machine import answer
from apnap.rules.mana_supply import SACRIFICE_OTHERS
from apnap.rules.state import State
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
    damage_to_any,
    enchantment,
    instant,
    land,
    sorcery,
    symbols,
)

DRAW = Draw(You(), Number(1))
CREATURES = Filter((HasCardType(CREATURE),))
SPELLS = Filter((Is(IS_SPELL),), (STACK,))
A_CREATURE = SacrificeObjects(CREATURES)


def taps(spec: ManaSpec, cost: str = "", *parts: CostPart, only: ManaRestriction | None = None) -> Activated:
    mana = ManaCost(symbols(cost)) if cost else None
    return Activated(Cost(mana, (TapThis(), *parts)), Body(effect=AddMana(You(), spec, only)))


def more(cost: Cost, **options: object) -> Static:
    return Static((AdditionalCost(cost, **options),), zones=(STACK,))  # type: ignore[arg-type]


SOURCES: list[CardDefinition] = [
    PLAINS, ISLAND, SWAMP, MOUNTAIN, FOREST,
    land("Marsh", "U", "B"),
    land("Grove", "G", "W"),
    creature("Elf", "G", 1, 1, taps(FixedMana(("G",)))),
    artifact("Ring", "1", taps(FixedMana(("C", "C")))),
    artifact("Lens", "1", taps(FixedMana(("W", "U")), "1")),
    artifact("Prism", "1", taps(AnyColor(), "1")),
    artifact("Gem", "1", taps(AnyColor(), "", SacrificeThis())),
    card("Same", None, LAND, taps(AnyColor(Number(2)))),
    card("Mix", None, LAND, taps(AnyCombination(Number(2), 24), "R")),
    card("Pain", None, LAND, taps(AnyColor(), "", PayLife(Number(1)))),
    card("Den", None, LAND, taps(AnyColor(), only=ManaRestriction(Filter((HasCardType(CREATURE),), (STACK,))))),
    card("Tower", None, LAND, taps(FixedMana(("C",))), taps(FixedMana(("B", "B")), "", A_CREATURE)),
    artifact("Pyre", "1", Activated(Cost(None, (A_CREATURE,)), Body(effect=AddMana(You(), AnyColor())))),
]  # fmt: skip

OTHERS: list[CardDefinition] = [
    creature("Bear", "1G", 2, 2),
    artifact("Altar", "1", Activated(Cost(parts=(SacrificeObjects(CREATURES),)), Body((TARGET_CREATURE,), DRAW))),
    artifact("Horn", "1", Activated(Cost(ManaCost(("1",)), (TapObjects(CREATURES),)), Body(effect=DRAW))),
    artifact("Pump", "1", Activated(Cost(ManaCost(("X", "G")), (PayLife(X()),)), Body(effect=DRAW))),
    artifact(
        "Forge", "1",
        Activated(
            Cost(ManaCost(("2",)), (SacrificeObjects(Filter((HasCardType(ARTIFACT),)), Number(2)),)), Body(effect=DRAW)
        ),
    ),
    enchantment("Tax", "W", Static((CostChange(EachPlayer(), spells=SPELLS, generic=1),))),
    enchantment("Ease", "W", Static((CostChange(You(), spells=SPELLS, generic=-1, minimum_one=True),))),
    creature(
        "Guarded", "G", 1, 1,
        Static((CostChange(EachOpponent(), spells=SPELLS, generic=2, targeting=Filter((IsSource(),))),)),
    ),
]  # fmt: skip

SPELLS_IN_HAND: list[CardDefinition] = [
    instant("Zap", "R", damage_to_any(3)),
    instant("Shot", "1B", Body((TARGET_CREATURE,), DRAW)),
    creature("Bear", "1G", 2, 2),
    sorcery("Gold", "WUB", DRAW),
    sorcery("Burn", "{X}{R}", damage_to_any(1)),
    sorcery("Twice", "{X}{X}{G}", DRAW),
    sorcery("Mixed", "{W/U}{B/R}", DRAW),
    sorcery("Dark", "{2/B}{2/W}", DRAW),
    sorcery("Oil", "{1}{G/P}{U/P}", DRAW),
    sorcery("Kick", "G", DRAW, more(Cost(ManaCost(("1", "W"))), optional=True, id="kicker")),
    sorcery("Many", "U", DRAW, more(Cost(ManaCost(("1",))), optional=True, id="kicker", repeatable=True)),
    sorcery("Feed", "R", DRAW, more(Cost(parts=(SacrificeObjects(CREATURES),)), optional=True, id="kicker")),
    sorcery("Toss", "G", DRAW, more(Cost(parts=(DiscardCards(Filter(zones=(HAND,))),)))),
    sorcery(
        "Fork", "B", DRAW,
        more(Cost(parts=(EitherCost((Cost(parts=(SacrificeObjects(CREATURES),)), Cost(ManaCost(("3",))))),))),
    ),
    sorcery("Either", "4G", DRAW, Static((AlternativeCost(Cost(parts=(PayLife(Number(4)),)), id="life"),))),
    sorcery(
        "Spree", "G",
        Body(
            modes=Modes(
                (Body((TARGET_CREATURE,), DRAW), Body(effect=DRAW)), Number(1), Number(2),
                costs=(Cost(ManaCost(("1",))), Cost(ManaCost(("1", "R")))),
            )
        ),
    ),
    sorcery(
        "Split", "R",
        Body(
            (Target(CREATURES, minimum=Number(1), maximum=Number(3)),), DealDividedDamage(Number(3), 0),
            Division(0, Number(3)),
        ),
    ),
    sorcery(
        "Herd", "4G", DRAW,
        Static((CostChange(You(), spells=Filter((IsSource(),), (STACK,)), generic=-1, times=CountOf(
            Filter((HasCardType(CREATURE), ControlledBy(You())))
        )),)),
    ),
    sorcery("Pair", "1W", Body((TARGET_CREATURE, Target(CREATURES, another=(0,))), DRAW)),
    sorcery(
        "Mine", "1W",
        Body((TARGET_CREATURE, Target(Filter((*CREATURES.tests, ControlledBy(You()))), another=(0,))), DRAW),
    ),
]  # fmt: skip

AGAIN = MayPlay(
    You(),
    Filter((IsSource(),), (GRAVEYARD,)),
    cost=Cost(ManaCost(("1",)), (ExileObjects(Filter((OwnedBy(You()),), (GRAVEYARD,))),)),
)
IN_GRAVEYARD = [sorcery("Again", "R", damage_to_any(1), Static((AGAIN,), zones=(GRAVEYARD,))), FOREST, FOREST]

DONE_BY = {dec.CAST: ev.CAST, dec.ACTIVATE: ev.ACTIVATE, dec.PLAY_LAND: ev.PLAY_LAND}


def position(seed: int, full_control: bool, edition: str = "current") -> Table:
    rng = random.Random(seed)
    mine = rng.choices(SOURCES, k=rng.randint(1, 6)) + rng.choices(OTHERS, k=rng.randint(0, 3))
    table = Table(
        book=edition,
        options=(("full_control", int(full_control)), (SACRIFICE_OTHERS, seed % 2)),
        A={
            "battlefield": mine,
            "hand": rng.sample(SPELLS_IN_HAND, 7),
            "graveyard": IN_GRAVEYARD[: rng.randint(0, 3)],
            "life": rng.randint(1, 6),
        },
        B={"battlefield": rng.choices(OTHERS, k=rng.randint(0, 3))},
    )
    return table.start()


def done(state: State, action: Action) -> int:
    return sum(
        1 for event in state.history if event.kind == DONE_BY[action.kind] and not getattr(event, "is_mana", False)
    )


def complete(state: State, action: Action, rng: random.Random) -> None:
    """Take an action and answer at random until somebody has priority again; fail if the action was reversed."""
    decision = state.decision
    assert decision is not None
    before = done(state, action)
    answer(state, decision.options.index(action))
    asked: list[str] = []
    for _ in range(100):
        decision = state.decision
        if decision is None or decision.kind == dec.PRIORITY:
            break  # the game may be over: the last life was paid
        asked.append(f"{decision.purpose} {decision.options}")
        choices = list(range(len(decision.options))) + ([dec.DONE] if decision.can_finish else [])
        assert choices, f"nothing can be answered after {asked}"
        answer(state, rng.choice(choices))
    card_name = state.last_known(action.ref).definition.name
    assert done(state, action) == before + 1, f"{card_name} was reversed after {asked}"


@pytest.mark.parametrize("edition", ["classic", "2007", "2016"])
@pytest.mark.parametrize("seed", range(60, 72))
def test_so_can_those_that_older_books_offer(seed: int, edition: str) -> None:
    """classic:409, 2007:409, 2016:601: with their own order of announcing and paying."""
    table = position(seed, False, edition)
    for action in table.decision.options[1:]:
        assert isinstance(action, Action)
        complete(table.state.fork(), action, random.Random(seed))


@pytest.mark.parametrize("seed", range(60))
def test_every_offered_action_can_be_completed(seed: int) -> None:
    table = position(seed, False)
    for action in table.decision.options[1:]:
        assert isinstance(action, Action)
        for way in range(3):
            complete(table.state.fork(), action, random.Random(way))
