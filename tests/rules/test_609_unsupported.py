"""609: what is not carried out is refused, never ignored."""

from __future__ import annotations

import pytest

from apnap.abilities import ability as ab
from apnap.abilities import change as ch
from apnap.abilities import effect as eff
from apnap.abilities import mana, objects, occurrence
from apnap.abilities import static as st
from apnap.abilities.condition import YourTurn
from apnap.abilities.cost import Cost
from apnap.abilities.definition import CardDefinition, FaceDefinition
from apnap.abilities.duration import Forever, ThisStep
from apnap.abilities.node import Node
from apnap.abilities.objects import EachOpponent, EachPlayer, Filter, HasCardType, InSlot, Is, IsSource, This, You
from apnap.abilities.quantity import AT_LEAST, MANA_VALUE, Comparison, Number, X
from apnap.abilities.target import StatTotal, Target
from apnap.abilities.values import BATTLEFIELD, CREATURE, EXILE, HAND, LIBRARY, PLANE, UPKEEP
from apnap.abilities.walk import node_classes
from apnap.rules.performing import unsupported
from apnap.rules.performing.support import ROOTS, is_known

CREATURES = Filter((HasCardType(CREATURE),))
ITSELF = Filter((IsSource(),))
DRAW = eff.Draw(You())


def test_every_class_of_meaning_is_carried_out_or_a_root() -> None:
    unknown = [key for key, kind in node_classes().items() if kind not in ROOTS and not is_known(kind)]
    assert unknown == []


REFUSED: list[Node] = [
    # cards and abilities
    CardDefinition("Gyre Plane", (FaceDefinition("Gyre Plane", card_types=PLANE),)),
    FaceDefinition("Shapeless Guide", loyalty=-1),
    ab.Body((Target(CREATURES),), DRAW, modes=ab.Modes((ab.Body(effect=DRAW),))),
    ab.Modes((ab.Body(effect=DRAW),), chooser=EachPlayer()),
    ab.Triggered(occurrence.GainsLife(You()), ab.Body(modes=ab.Modes((ab.Body(),), costs=(Cost(),)))),
    ab.Keyword("flying", n=Number(2)),
    ab.Keyword("flashback"),
    ab.Keyword("moonwalk"),
    ab.Static((st.Defining((ch.SetColors(1),)),), YourTurn(You())),
    # costs, mana, targets
    mana.ManaCost(("Y",)),
    mana.FixedMana(("X",)),
    Target(),
    StatTotal(MANA_VALUE, Comparison(AT_LEAST, Number(3))),
    Is(objects.BATTLE_CRIED),
    # changes
    st.Changes(This(), (ch.BecomeCopy(This()),)),
    st.Changes(This(), (ch.SetLoyalty(Number(3)),)),
    eff.Continuous(This(), (ch.SetManaCost(None),)),
    ch.BecomeCopy(This(), (ch.Modify(Number(1), Number(1)),)),
    ch.BecomeCopy(This(), (ch.SetBase(X(), X()),)),
    st.Defining((ch.AddAbility(ab.Keyword("flying")),)),
    st.Defining((ch.SetColors(0, chosen_color=True),)),
    # static parts
    st.Restriction(999, ITSELF),
    st.Restriction(99, ITSELF),
    st.Restriction(st.CANT_BLOCK, ITSELF, other=CREATURES),
    st.Restriction(st.CANT_BE_BLOCKED_EXCEPT_BY, ITSELF),
    st.PlayerRule(st.PLAYS_WITH_HAND_REVEALED, EachPlayer(), n=Number(2)),
    st.PlayerRule(st.CANT_GAIN_LIFE, You(), n=Number(2)),
    st.PlayerRule(st.DAMAGE_CANT_BE_PREVENTED, You()),
    st.AsThough(st.BLOCK_FLYING, CREATURES, EachOpponent()),
    st.AsThough(st.UNTAP_OTHERS, This()),
    st.CostChange(You()),
    st.CostChange(You(), abilities_of=CREATURES, only_nth=1),
    st.MayPlay(You(), This(), free=True, cost=Cost()),
    st.AdditionalCost(Cost(), optional=True),
    st.EntersModified(This(), eff.Entering(attacking=True)),
    st.EntersModified(This()),
    st.Replacement(occurrence.BeginningOf(UPKEEP, You()), DRAW),
    st.ModifyAmount(occurrence.Destroyed(CREATURES), Number(2)),
    st.GoesElsewhere(occurrence.Draws(You()), EXILE),
    st.AttackTax(CREATURES, You(), Cost(), blocking=True),
    ab.Static((st.GoesElsewhere(occurrence.ZoneChanges(CREATURES), EXILE, next_only=True),)),
    eff.ContinuousRule((st.AdditionalCost(Cost()),)),
    eff.ContinuousRule((st.Changes(CREATURES, (ch.SwitchPowerToughness(),)),)),
    # effects
    eff.Move(This(), HAND, entering=eff.Entering(tapped=True)),
    eff.Move(This(), BATTLEFIELD, face_down=True),
    eff.Search(EachPlayer(), Filter(zones=(LIBRARY,))),
    eff.CreateTokens(You(), Number(1), eff.Token()),
    eff.DelayedTrigger(ab.Triggered(occurrence.GainsLife(You()), ab.Body()), duration=ThisStep()),
    occurrence.KeywordAction("juggle"),
]


@pytest.mark.parametrize("node", REFUSED, ids=lambda node: type(node).__name__)
def test_refused(node: Node) -> None:
    assert unsupported(node)


PERFORMED: list[Node] = [
    ab.Keyword("hexproof", what=Filter((objects.HasColor(1),))),
    st.Restriction(st.CANT_ATTACK, ITSELF, whom=You(), planeswalkers_too=True),
    st.PlayerRule(st.CAST_LIMIT, EachPlayer(), n=Number(1)),
    eff.Continuous(This(), (ch.BecomeCopy(InSlot(1), (ch.SetName("Echo"), ch.SetBase(Number(4), Number(4)))),)),
    eff.ContinuousRule((st.Restriction(st.CANT_BLOCK, InSlot(1)),), Forever()),
    st.Replacement(occurrence.Draws(You()), eff.Draw(You(), Number(2))),
]


@pytest.mark.parametrize("node", PERFORMED, ids=lambda node: type(node).__name__)
def test_performed(node: Node) -> None:
    assert unsupported(node) == []
