"""That damage as a number, damage dealt to players this turn, what entered under their control, tolls in two parts."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import CUB, DOE, FEN, NAME, OGRE, Table, beast, settle, spanish, spell

ANT, BOAR = beast(name="Ant", cost="{2}"), beast(name="Boar", cost="{3}")
SPARK = spell("Spark deals 2 damage to target opponent.", name="Spark")
BOLT = spell("Bolt deals 3 damage to target opponent.", name="Bolt")


@pytest.mark.construct("ThatDamage")
def test_120_3_less_than_or_equal_to_that_damage() -> None:
    text = (
        "Whenever this creature deals combat damage to a player, draw a card, then you may put a creature card with "
        "mana value less than or equal to that damage from your hand onto the battlefield."
    )
    table = Table(A={"battlefield": [beast(text)], "hand": [ANT, BOAR]}, B={}).attack_now(NAME)
    while table.decision.purpose == "priority":
        table.passes()
    settle(table, True)
    assert table.names("battlefield", "A") == ["Ant", NAME]
    assert "menor o igual que ese daño" in spanish(text)


@pytest.mark.construct("PlayerWasDealt")
@pytest.mark.parametrize(("dealt", "life"), ((("Spark",), 20), (("Bolt",), 22), (("Spark", "Shot"), 22)))
def test_120_3_an_opponent_was_dealt_so_much(dealt: tuple[str, ...], life: int) -> None:
    text = "If an opponent was dealt 3 or more damage this turn, you gain 2 life."
    shot = spell("Shot deals 2 damage to target opponent.", name="Shot")
    table = Table(A={"hand": [SPARK, BOLT, shot, spell(text)]}, B={}).start()
    for name in dealt:
        settle(table.cast(name))
    assert settle(table.cast(NAME)).life("A") == life
    assert spanish(text) == "Si un oponente recibió 3 o más puntos de daño este turno, ganas 2 vidas."


@pytest.mark.construct("PlayerHadEnter")
@pytest.mark.parametrize(("count", "able"), ((1, False), (2, True)))
def test_603_6a_an_opponent_had_creatures_enter(count: int, able: bool) -> None:
    text = (
        "If an opponent had two or more creatures enter the battlefield under their control this turn, "
        "you may pay {0} rather than pay this spell's mana cost.\nYou gain 1 life."
    )
    trap = spell(text, name="Trap", cost="{5}", type_line="Instant")
    hand = [spell("Create a 1/1 white Bird creature token.", name=name) for name in ("Hatch", "Brood")]
    table = Table(A={"hand": hand}, B={"hand": [trap]}).start()
    for name in ("Hatch", "Brood")[:count]:
        settle(table.cast(name))
    assert bool(table.passes().can_cast("Trap", "B")) is able
    assert spanish(text.split("\n")[0]).startswith(
        "Si dos o más criaturas entraron bajo el control de un oponente este turno, puedes pagar {0}"
    )
    one = "If an opponent had an artifact enter the battlefield under their control this turn, you gain 1 life."
    assert spanish(one) == "Si un artefacto entró bajo el control de un oponente este turno, ganas 1 vida."


@pytest.mark.construct("PayPlus")
@pytest.mark.parametrize(("lands", "asked"), ((3, False), (4, True)))
def test_118_8_plus_an_additional_one_for_each(lands: int, asked: bool) -> None:
    text = (
        "Target opponent loses 3 life unless that player pays {2} plus an additional {1} for each creature you control."
    )
    seat = {"battlefield": [CUB, DOE], "hand": [spell(text)]}
    table = Table(A=seat, B={"battlefield": [FEN] * lands}).start().cast(NAME).resolve()
    assert (table.decision.purpose == "pay") is asked
    settle(table, *(True,) * asked)
    assert table.life("B") == (20 if asked else 17)
    assert spanish(text).endswith("pague {2} más {1} adicional por cada criatura que controlas.")


@pytest.mark.construct("DontLoseManaInCombat")
def test_500_5_mana_that_stays_until_combat_ends() -> None:
    text = "Whenever this creature attacks, add {R}{R}. Until end of combat, you don't lose this mana as steps end."
    table = Table(A={"battlefield": [beast(text)]}, B={}).attack_now(NAME).settle()
    table.to("end_combat")
    assert table.pool() == {"R": 2}
    assert not table.to("postcombat_main").pool()
    assert spanish(text).endswith("Hasta el final del combate, no pierdes este maná en cuanto terminan los pasos.")


@pytest.mark.construct("EnterAttackingWithCounters")
def test_508_4_attacking_with_a_counter() -> None:
    text = (
        "Whenever this creature attacks, return target creature card from your graveyard to the battlefield "
        "tapped and attacking with a +1/+1 counter on it."
    )
    table = Table(A={"battlefield": [beast(text)], "graveyard": [OGRE]}, B={}).attack_now(NAME).settle()
    assert table.find("Ogre").tapped and characteristics(table.state, table.find("Ogre")).power == 4
    assert table.to("end_combat").life("B") == 14
    assert spanish(text).endswith("girada y atacando con un contador +1/+1 sobre ella.")


@pytest.mark.parametrize(("yours_then", "life"), ((True, 21), (False, 20)))
def test_608_2h_who_controlled_the_source_as_it_dealt_the_damage(yours_then: bool, life: int) -> None:
    mourner = beast("Whenever another creature dealt damage this turn by a Bear you controlled dies, you gain 1 life.")
    bear = beast(name="Bruin", type_line="Creature — Bear")
    hand = [
        spell("Target Bear deals 1 damage to target Ogre.", name="Swat"),
        spell("Target opponent gains control of target Bear.", name="Gift"),
        spell("Gain control of target Bear.", name="Lure"),
        spell("Destroy target Ogre.", name="Doom"),
    ]
    ogre = beast(name="Big", type_line="Creature — Ogre", size=(3, 3))
    yours, theirs = ([mourner, bear], [ogre]) if yours_then else ([mourner], [ogre, bear])
    table = Table(A={"battlefield": yours, "hand": hand}, B={"battlefield": theirs}).start()
    for name in ("Swat", "Gift" if yours_then else "Lure", "Doom"):
        settle(table.cast(name))
    assert table.names("graveyard", "B")[-1] == "Big"
    assert table.life("A") == life
