"""702.57 forecast, 702.87 level up, 702.142 boast, 702.177 exhaust, 702.178 max speed, 702.184 station, 702.193
power-up: abilities with a name in front, in their corners and several on one object."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import FLYING
from apnap.rules.knowledge import knows
from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, settle, spell, written
from tests.rules.layered import put_counters, seen
from tests.rules.support import FOREST, ISLAND

FLICKER = "Exile target creature you control, then return it to the battlefield under its owner's control."
STOLEN = "Gain control of target creature until end of turn. Untap it. It gains haste until end of turn."


def speed(table: Table, seat: int) -> int:
    return table.state.players[seat].mark("speed")


def flicker() -> CardDefinition:
    return spell(FLICKER, name="Flicker")


# ------------------------------------------------------------------------------------------------- forecast


@pytest.mark.ledger("current:702.57")
@pytest.mark.construct("ForecastLine")
def test_702_57b_the_card_is_shown_and_only_its_owners_upkeep_will_do() -> None:
    card = spell("Draw a card.\nForecast — {0}, Reveal this card from your hand: You gain 1 life.", cost="{5}")
    table = Table(A={"hand": [card]}, B={"hand": [card]}).start("upkeep")
    assert not knows(table.state, 1, table.find(NAME)) and not table.passes().can_activate(f"{NAME}#2", letter="B")
    table.to("upkeep", 3).activate(NAME)
    assert knows(table.state, 1, table.find(NAME))
    assert table.resolve().life("A") == 21
    assert not table.can_activate(NAME) and table.to("upkeep", 5).can_activate(NAME)


@pytest.mark.ledger("current:702.57")
@pytest.mark.construct("ForecastLine")
def test_702_57b_two_cards_and_two_abilities_are_activated_once_each() -> None:
    line = "Forecast — {0}, Reveal this card from your hand: You gain 1 life."
    one = spell(f"Draw a card.\n{line}", cost="{5}")
    two = spell(f"Draw a card.\n{line}\n{line}", name="Twice", cost="{5}")
    table = Table(A={"hand": [one, one, two]}, B={}).start("upkeep")
    for name, index in ((NAME, 0), (f"{NAME}#2", 0), ("Twice", 0), ("Twice", 1)):
        table.activate(name, index=index).resolve()
    assert table.life("A") == 24
    assert not any(table.can_activate(name) for name in (NAME, f"{NAME}#2", "Twice"))


# ------------------------------------------------------------------------------------------------- level up


def knight(text: str) -> CardDefinition:
    return written(text, "Creature — Human Knight", size=(1, 1), layout="leveler")


@pytest.mark.ledger("current:702.87")
@pytest.mark.construct("LevelSymbol", "LevelSize")
def test_702_87a_level_up_resolves_without_its_creature_and_several_are_activated_by_themselves() -> None:
    """Level up (702.87)."""
    doom = spell("Destroy target creature.", name="Doom", type_line="Instant")
    hero = knight("Level up {0}\nLevel up {1}\nLEVEL 2+\n4/4\nFlying")
    table = Table(A={"battlefield": [hero, FOREST], "hand": [doom]}, B={}).start()
    table.activate(NAME, index=0).resolve().activate(NAME, index=1).resolve()
    assert table.find(NAME).counter("level") == 2 and table.size(NAME) == (4, 4)
    table.activate(NAME, index=0).cast("Doom").resolve().settle()
    assert NAME in table.names("graveyard", "A") and not table.find(NAME).counters


@pytest.mark.ledger("current:702.87")
@pytest.mark.construct("LevelSymbol", "LevelSize")
def test_711_4_other_changes_apply_on_top_of_the_size_of_a_level() -> None:
    """The symbol sets base power and toughness (613.4b); one without its own abilities keeps its first ones."""
    hero = knight("Level up {0}\nVigilance\nLEVEL 1+\n4/4\nFlying")
    swell = spell("Target creature gets +2/+0 until end of turn.", name="Swell")
    table = Table(A={"battlefield": [hero], "hand": [swell]}, B={}).start().cast("Swell").resolve()
    assert table.size(NAME) == (3, 1)
    table.activate(NAME).resolve()
    assert table.size(NAME) == (6, 4) and seen(table, NAME).keywords & FLYING
    assert not table.attack(NAME).find(NAME).tapped


# ---------------------------------------------------------------------------------------------------- boast


@pytest.mark.ledger("current:702.142")
@pytest.mark.construct("BoastLine")
def test_702_142a_each_boast_ability_once_in_the_turn_in_which_that_object_attacked() -> None:
    hero = beast("Boast — {0}: You gain 1 life.\nBoast — {0}: You gain 3 life.")
    table = Table(A={"battlefield": [hero], "hand": [flicker()]}, B={}).start().attack(NAME).to("postcombat_main")
    settle(table.activate(NAME, index=0))
    settle(table.activate(NAME, index=1))
    assert table.life("A") == 24 and not table.can_activate(NAME)
    table.to("precombat_main", 3)
    assert not table.can_activate(NAME)  # it has not attacked in this turn
    table.attack(NAME).to("postcombat_main", 3)
    assert table.can_activate(NAME)
    table.cast("Flicker").resolve()
    assert not table.can_activate(NAME)  # a new object has not attacked (400.7)


@pytest.mark.ledger("current:702.142")
@pytest.mark.construct("BoastLine")
def test_702_142a_after_the_attack_whoever_controls_it_may_boast_even_as_an_attacker_no_longer() -> None:
    """What enters attacking has not attacked (508.4)."""
    rider = "Create a tapped and attacking token that's a copy of target creature you control."
    copy = spell(rider, name="Copy", type_line="Instant")
    hero = beast("Boast — {0}: You gain 1 life.")
    table = Table(A={"battlefield": [hero], "hand": [copy]}, B={}).start("begin_combat").attack(NAME)
    table.cast("Copy").resolve()
    assert len(table.names("battlefield")) == 2
    assert table.can_activate(NAME) and not table.can_activate(f"{NAME}#2")


# -------------------------------------------------------------------------------------------------- exhaust


@pytest.mark.ledger("current:702.177")
@pytest.mark.construct("ExhaustLine")
def test_702_177a_each_instance_once_and_again_for_a_new_object() -> None:
    hero = beast("Exhaust — {0}: You gain 1 life.\nExhaust — {0}: You gain 3 life.")
    table = Table(A={"battlefield": [hero], "hand": [flicker()]}, B={}).start()
    settle(table.activate(NAME, index=0))
    settle(table.activate(NAME, index=1))
    assert table.life("A") == 24 and not table.to("precombat_main", 3).can_activate(NAME)
    table.cast("Flicker").resolve()
    assert len(table.actions(NAME)) == 2


@pytest.mark.ledger("current:702.177")
@pytest.mark.construct("ExhaustLine")
def test_702_177a_once_for_everybody_and_even_if_it_is_countered() -> None:
    hero = beast("Exhaust — {0}: You gain 1 life.", name="Hero")
    stifle = spell("Counter target activated ability.", name="Stifle", type_line="Instant")
    steal = spell(STOLEN, name="Steal")
    table = Table(A={"battlefield": [hero], "hand": [stifle]}, B={"hand": [steal]}).start()
    table.activate("Hero").cast("Stifle").resolve()
    assert not table.state.stack and table.life("A") == 20 and not table.can_activate("Hero")
    table.to("precombat_main", 2).cast("Steal").resolve()
    assert not table.can_activate("Hero", letter="B")


# ------------------------------------------------------------------------------------- speed and max speed


@pytest.mark.ledger("current:702.178", "current:702.179")
@pytest.mark.construct("MaxSpeedLine")
def test_702_178b_in_the_graveyard_too_where_the_ability_says_so() -> None:
    text = "Max speed — {3}, Exile this card from your graveyard: Draw a card."
    ghost = beast(f"Start your engines!\n{text}", name="Ghost")
    table = Table(A={"graveyard": [ghost], "battlefield": [FOREST] * 3}, B={}).start()
    assert not table.can_activate("Ghost") and not table.state.players[0].mark("speed")  # it is no permanent
    table.state.edit_player(0).marks = (("speed", 4),)
    table.state.disturb()
    table.to("begin_combat")
    assert table.can_activate("Ghost")


@pytest.mark.ledger("current:702.179")
@pytest.mark.construct("MaxSpeedLine")
def test_702_179a_d_speed_starts_at_once_at_1_and_stays_without_the_permanent() -> None:
    """Start your engines! (702.179); before it there is no speed, and none rises (702.179b)."""
    racer = beast("Start your engines!\nStart your engines!\nMax speed — This creature has flying.", name="Racer")
    drain = permanent("{0}: Each opponent loses 1 life.", name="Drain")
    doom = spell("Destroy target creature.", name="Doom")
    seat = {"battlefield": [drain], "hand": [racer, doom]}
    table = Table(A=seat, B={"battlefield": [drain]}).start()
    table.activate("Drain").resolve()
    assert (speed(table, 0), speed(table, 1)) == (0, 0)
    table.cast("Racer").resolve()
    assert speed(table, 0) == 1  # 704.5z, once though there are two instances
    table.cast("Doom").resolve().activate("Drain").resolve().settle()
    assert speed(table, 0) == 2
    table.to("precombat_main", 2).passes().activate("Drain").settle()
    assert speed(table, 0) == 2 and table.life("B") == 17  # only during their own turn


@pytest.mark.ledger("current:702.179")
@pytest.mark.construct("MaxSpeedLine")
def test_702_179d_several_opponents_and_losses_at_once_are_one_trigger() -> None:
    racer = beast("Start your engines!\nMax speed — This creature has flying.", name="Racer")
    drains = [spell("Each opponent loses 1 life.", name=name, type_line="Instant") for name in ("Drain", "Again")]
    table = Table(A={"battlefield": [racer], "hand": drains}, B={}, C={}).start().cast("Drain").resolve()
    assert len(table.state.stack) == 1
    table.cast("Again").resolve().settle()
    assert table.state.players[0].mark("speed") == 2


# -------------------------------------------------------------------------------------------------- station


@pytest.mark.ledger("current:702.184")
@pytest.mark.construct("StationSymbol")
def test_702_184a_the_power_is_asked_as_it_resolves_and_as_it_last_was() -> None:
    ship = written("Station\nStation\n9+ | Flying", "Artifact — Spacecraft", size=(5, 5))
    doom = spell("Destroy target creature.", name="Doom", type_line="Instant")
    swell = spell("Target creature gets +2/+0 until end of turn.", name="Swell", type_line="Instant")
    table = Table(A={"battlefield": [ship, OGRE, BEAR], "hand": [swell, doom]}, B={}).start()
    table.activate(NAME, index=0).choose("Ogre").cast("Swell", "Ogre").resolve().resolve()
    assert table.find(NAME).counter("charge") == 5
    table.activate(NAME, index=1).cast("Doom", "Bear").resolve().resolve()
    assert table.find(NAME).counter("charge") == 7 and not seen(table, NAME).keywords


@pytest.mark.ledger("current:702.184")
@pytest.mark.construct("StationSymbol")
def test_702_184a_negative_power_puts_no_counters() -> None:
    ship = written("Station\n1+ | Flying", "Artifact — Spacecraft", size=(5, 5))
    weak = beast(name="Weak", size=(-1, 3))
    table = Table(A={"battlefield": [ship, weak]}, B={}).start().activate(NAME).resolve()
    assert not table.find(NAME).counter("charge") and table.find("Weak").tapped


# ------------------------------------------------------------------------------------------------- power-up


@pytest.mark.ledger("current:702.193")
@pytest.mark.construct("PowerUpLine")
def test_702_193b_colored_mana_beyond_reduces_generic_mana() -> None:
    """Of {U}{U} one {U} finds its like, the other takes one from {2} (118.7c)."""
    text = "Power-up — {2}{U}: Put a +1/+1 counter on this creature."
    table = Table(A={"hand": [beast(text, cost="{U}{U}")], "battlefield": [ISLAND] * 3}, B={}).start()
    table.cast(NAME).resolve().activate(NAME).resolve()
    assert table.size(NAME) == (3, 3) and sum(land.tapped for land in table.objects("battlefield")) == 3


@pytest.mark.ledger("current:702.193")
@pytest.mark.construct("PowerUpLine")
def test_702_193a_each_instance_once_for_each_object() -> None:
    """A creature that enters anew is new in every respect (400.7), and a token's mana cost is that of its copy."""
    text = "Power-up — {1}{U}: You gain 1 life.\nPower-up — {1}{U}: You gain 3 life."
    hero = beast(text, cost="{1}{U}")
    table = Table(A={"battlefield": [hero, *[ISLAND] * 4], "hand": [flicker()]}, B={}).start("precombat_main", 3)
    settle(table.activate(NAME, index=0))
    settle(table.activate(NAME, index=1))
    assert table.life("A") == 24 and not table.can_activate(NAME)
    table.cast("Flicker").resolve()
    assert len(table.actions(NAME)) == 2  # now for nothing, though no land is untapped
    put_counters(table, NAME, plus=1)
    assert table.size(NAME) == (3, 3)


@pytest.mark.ledger("current:702.193")
@pytest.mark.construct("PowerUpLine", "AbilityWord")
def test_702_193a_activating_a_power_up_ability_is_noticed() -> None:
    watcher = permanent("Whenever you activate a power-up ability, draw a card.", name="Watcher")
    hero = beast("Power-up — {0}: You gain 1 life.\n{0}: You gain 3 life.")
    table = Table(A={"battlefield": [hero, watcher]}, B={}).start()
    settle(table.activate(NAME, index=1))
    assert not table.names("hand", "A")
    settle(table.activate(NAME, index=0))
    assert table.names("hand", "A") == ["Wastes"] and table.life("A") == 24
