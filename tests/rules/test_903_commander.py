"""903: commanders."""

from __future__ import annotations

from apnap.abilities import effect as eff
from apnap.abilities.ability import Body
from apnap.abilities.objects import COMMANDER as IS_COMMANDER
from apnap.abilities.objects import IS_SPELL, Filter, HasCardType, Is, TargetObjects
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, HAND, LEGENDARY, STACK
from apnap.rules.commander import damage_mark, designate
from apnap.rules.context import Context
from apnap.rules.filters import find
from tests.rules.support import Table, creature, instant

CHIEF = creature("Chief", "", 4, 4, "haste", supertypes=LEGENDARY)
IT = TargetObjects(0)
ON_IT = (Target(Filter((HasCardType(CREATURE),))),)
SLAY = instant("Slay", "", Body(ON_IT, eff.Destroy(IT)))
RETURN = instant("Return", "", Body(ON_IT, eff.Move(IT, HAND)))


def table(*hand: object, zone: str = "battlefield") -> Table:
    """Return a table where A's commander is there."""
    made = Table(A={"hand": hand, zone: [CHIEF]}, B={})
    designate(made.state, made.find("Chief").ref)
    return made.start()


def test_a_commander_is_cast_from_the_command_zone_for_two_more_each_time_903_8() -> None:
    game = table(SLAY, zone="command").cast("Chief").resolve()
    game.cast("Slay").resolve().choose(True)
    assert game.names("command", "A") == ["Chief"]
    assert not game.can_cast("Chief")  # it costs {2} now, and there is no mana


def test_only_a_commander_is_cast_from_the_command_zone_903_8() -> None:
    assert not Table(A={"command": [CHIEF]}, B={}).start().can_cast("Chief")


def test_its_owner_may_leave_it_in_the_graveyard_903_9a() -> None:
    game = table(SLAY).cast("Slay").resolve()
    assert game.decision.purpose == "command_zone" and game.decision.player == 0
    game.choose(False)
    assert game.names("graveyard", "A") == ["Chief", "Slay"]
    game.to("end")  # it is not asked again
    assert game.names("graveyard", "A") == ["Chief", "Slay"]


def test_it_may_go_to_the_command_zone_instead_of_the_hand_903_9b() -> None:
    game = table(RETURN).cast("Return").resolve()
    assert game.decision.purpose == "command_zone"
    game.choose(True)
    assert game.names("command", "A") == ["Chief"] and game.names("hand", "A") == []


def test_21_combat_damage_from_one_commander_704_6c() -> None:
    """A player dealt 21 combat damage by one commander loses, with 16 life left (104.3j)."""
    game = table()
    record = game.state.edit_player(1)
    record.marks = ((damage_mark(game.find("Chief").ref), 17),)
    game.attack("Chief").to("postcombat_main")
    assert game.state.over and game.life("B") == 16


def test_a_designation_belongs_to_the_card_903_3() -> None:
    game = table(RETURN)
    assert len(find(game.state, Filter((Is(IS_COMMANDER),)), Context())) == 1
    game.cast("Return").resolve().choose(False)
    assert len(find(game.state, Filter((Is(IS_COMMANDER),), (HAND,)), Context())) == 1


def test_a_countered_commander_may_go_to_the_command_zone_instead_of_the_hand_903_9b() -> None:
    spell = (Target(Filter((Is(IS_SPELL),), (STACK,))),)
    remand = instant("Remand It", "", Body(spell, eff.CounterSpell(IT, HAND)))
    game = table(remand, zone="command").cast("Chief").cast("Remand It").resolve()
    assert game.decision.purpose == "command_zone"
    game.choose(True)
    assert game.names("command", "A") == ["Chief"] and game.names("hand", "A") == []
