"""701.44: exploring is a keyword action of its own."""

from __future__ import annotations

from apnap.abilities import effect as eff
from apnap.abilities.ability import Body, Triggered
from apnap.abilities.objects import ControlledBy, Each, Filter, HasCardType, You
from apnap.abilities.occurrence import KeywordAction
from apnap.abilities.quantity import Number
from apnap.abilities.values import CREATURE
from apnap.rules import events as ev
from tests.rules.effects import do
from tests.rules.support import Table, creature, enchantment, instant

OX = creature("Ox", "3G", 4, 4)
YOURS = Filter((HasCardType(CREATURE), ControlledBy(You())))


def test_abilities_trigger_when_it_is_complete_701_44b() -> None:
    guide = enchantment(
        "Guide", "1", Triggered(KeywordAction("explore", what=YOURS), Body(effect=eff.GainLife(You(), Number(2))))
    )
    told = instant("Told", "", eff.Sequence((eff.Draw(You()), eff.TellAction("explore", Each(YOURS)))))
    table = Table(A={"hand": [told], "battlefield": [guide, OX]}, B={"battlefield": [OX]}).start()
    table.cast("Told").resolve().resolve()
    assert table.life("A") == 22


def test_a_map_lets_its_target_explore_111_10s() -> None:
    table = do(Table(A={"battlefield": [OX]}, B={}), eff.CreateTokens(You(), Number(1), eff.Token(predefined="Map")))
    explore = table.find("Map").definition.faces[0].node.abilities[0]
    do(table, explore.body.effect, "Ox")  # type: ignore[attr-defined]
    explored = [e for e in table.state.history if isinstance(e, ev.KeywordAction) and e.action == "explore"]
    assert [(e.subject, e.player) for e in explored] == [(table.find("Ox").ref, 0)]
