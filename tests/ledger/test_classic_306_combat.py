"""classic:306–307, 2007:306–307, 2016:506–507: the steps of combat, who may be attacked, how combat is left."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.change import SetTypes
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Continuous, GainLife
from apnap.abilities.objects import ATTACKING_ALONE, BLOCKING_ALONE, Filter, Is, IsSource, TargetObjects, You
from apnap.abilities.occurrence import Attacks, Blocks, Occurrence
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, BATTLE
from apnap.rules import decisions as dec
from apnap.rules.decisions import CAST, Action
from tests.constructs.support import beast, permanent, written
from tests.ledger.attacks import BEAR, COMBAT, OGRE, attackable, attacking, offers, play, step, steps, trick
from tests.rules.support import CREATURES, Seat, Table, card, creature, instant

LEAVING = {
    "it is no creature": instant(
        "Trick", "0", Body((Target(CREATURES),), Continuous(TargetObjects(0), (SetTypes(ARTIFACT),)))
    ),
    "it is somebody else's": trick("Gain control of target creature."),
    "it regenerates": trick("Regenerate target creature. Destroy it."),
    "it is told to leave": trick("Remove target creature from combat."),
    "it leaves play": trick("Exile target creature."),
    "it phases out": trick("Target creature phases out."),
}


def after(book: str, cause: str, of: str) -> Table:
    """Attack with an Ogre that a Bear blocks, then let the other player make one of the two leave combat."""
    hand = [LEAVING[cause]]
    table = Table(book=book, A={"battlefield": [OGRE], "hand": hand}, B={"battlefield": [BEAR, BEAR], "hand": hand})
    table.attack_now("Ogre").block(("Bear", "Ogre"))
    if of == "Ogre":
        table.passes()
    table.act(Action(CAST, table.find("Trick#2" if of == "Ogre" else "Trick", "hand").ref, 0))
    return table.choose(of).settle()


# ------------------------------------------------------------------------------------- steps


@pytest.mark.ledger("classic:306.1", "2007:306", "2016:506.1")
def test_five_steps_with_an_attack(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"battlefield": [BEAR]}).attack_now("Ogre")
    table.to("postcombat_main")
    assert steps(table) == list(COMBAT)
    assert table.life("B") == 17


@pytest.mark.ledger("2016:506.1", "2016:508.6")
def test_without_an_attack_neither_blockers_nor_damage(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"battlefield": [BEAR]}).attack_now()
    assert step(table) == "declare_attackers", "the step is finished: its players get priority"
    table.to("postcombat_main")
    assert steps(table) == ["begin_combat", "declare_attackers", "end_combat"]


@pytest.mark.ledger("2016:506.1")
@pytest.mark.parametrize("keyword", ["First strike", "Double strike"])
def test_two_damage_steps_with_first_or_double_strike(book: str, keyword: str) -> None:
    table = Table(book=book, A={"battlefield": [beast(keyword, name="Duelist")]}, B={}).attack_now("Duelist")
    table.to("postcombat_main")
    assert steps(table) == [*COMBAT[:3], "first_combat_damage", *COMBAT[3:]]


@pytest.mark.ledger("classic:307.1", "2007:307", "2016:507.3")
@pytest.mark.also("current")
def test_what_would_attack_can_be_tapped_at_the_beginning_of_combat(book: str) -> None:
    """Today: priority before attackers are declared (507.2)."""
    net = trick("Tap target creature.")
    table = Table(book=book, A={"battlefield": [OGRE, BEAR]}, B={"hand": [net]}).start("begin_combat")
    assert table.decision.player == table.seat("A"), "the active player receives priority first"
    play(table.passes(), "Trick", "Ogre").to("declare_attackers")
    assert offers(table) == ["Bear"]


@pytest.mark.ledger("2007:307", "2016:507.2")
def test_what_triggers_at_the_beginning_of_combat_is_on_the_stack_before_anybody_has_priority(book: str) -> None:
    drum = permanent("At the beginning of combat on your turn, you gain 1 life.", name="Drum")
    table = Table(book=book, A={"battlefield": [drum, OGRE]}, B={}).start().passes(2)
    assert (step(table), table.decision.kind, len(table.state.stack)) == ("begin_combat", dec.PRIORITY, 1)
    assert table.resolve().life("A") == 21
    assert step(table) == "begin_combat", "then there is still time before attackers are declared"


# ------------------------------------------------------------------------------------- who attacks whom

WALKER = written("+1: You gain 1 life.", "Planeswalker — Sage", name="Walker", loyalty="5")


@pytest.mark.ledger("2016:506.2")
def test_the_active_player_attacks_the_other_player_or_their_planeswalkers(book: str) -> None:
    own = written("+1: You gain 1 life.", "Planeswalker — Fool", name="Own", loyalty="3")
    table = Table(book=book, A={"battlefield": [OGRE, own]}, B={"battlefield": [BEAR, WALKER]}).start("begin_combat")
    table.to("declare_attackers")
    assert (table.decision.player, offers(table)) == (table.seat("A"), ["Ogre"])
    assert attackable(table) == {"B", "Walker"}
    table.attack(("Ogre", "Walker")).to("end_combat")
    assert (table.find("Walker").counter("loyalty"), table.life("B")) == (2, 20)


@pytest.mark.ledger("2016:506.3")
def test_only_creatures_attack_and_block(book: str) -> None:
    idol = permanent("", "Artifact", name="Idol")
    siege = card("Siege", "3", BATTLE, subtypes=("Siege",), defense=4)
    seats: Seat = {"battlefield": [idol, OGRE]}
    table = Table(book=book, A={"battlefield": [idol, OGRE, siege]}, B=seats).start("upkeep")
    table.to("declare_attackers")
    assert offers(table) == ["Ogre"]
    assert attackable(table) == {"B"}, "neither an artifact nor the Siege that B protects is attacked"
    table.attack("Ogre").to("declare_blockers")
    assert offers(table) == ["Ogre"]


@pytest.mark.ledger("2007:306", "classic:308.1")
def test_before_there_are_planeswalkers_only_players_are_attacked(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"battlefield": [WALKER]}).start("declare_attackers")
    assert attackable(table) == {"B"}


# ------------------------------------------------------------------------------------- leaving combat


@pytest.mark.parametrize("cause", LEAVING)
@pytest.mark.ledger("2016:506.4", "2016:506.4-meaning")
def test_an_attacker_leaves_combat(book: str, cause: str) -> None:
    table = after(book, cause, "Ogre")
    assert attacking(table) == []
    assert table.find("Bear").blocking, "what blocked it is still a blocking creature"
    table.to("end_combat")
    assert (table.find("Bear").damage, table.life("B")) == (0, 20)
    assert table.find("Ogre").damage == 0, "nor does its blocker deal damage to it"


@pytest.mark.parametrize("cause", LEAVING)
@pytest.mark.ledger("2016:506.4", "2016:506.4-meaning")
def test_a_blocker_leaves_combat(book: str, cause: str) -> None:
    table = after(book, cause, "Bear")
    ogre = table.find("Ogre")
    assert (attacking(table), ogre.blocked, ogre.blocked_by) == (["Ogre"], True, ())
    assert not any(record.blocking for record in table.objects())
    table.to("end_combat")
    assert (table.life("B"), table.find("Ogre").damage) == (20, 0), (
        "the attacker stays blocked, though nothing blocks it"
    )


@pytest.mark.parametrize("cause", ["it is no creature", "it is somebody else's", "it is told to leave"])
@pytest.mark.ledger("classic:306.2", "classic:g.criatura-atacante", "2007:306")
def test_an_attacker_that_is_no_creature_or_somebody_elses_does_not_attack(book: str, cause: str) -> None:
    table = after(book, cause, "Ogre")
    assert attacking(table) == []
    assert table.to("end_combat").find("Bear").damage == 0


@pytest.mark.parametrize("cause", ["it is no creature", "it is somebody else's", "it is told to leave"])
@pytest.mark.ledger("classic:g.criatura-bloqueadora")
def test_a_blocker_that_is_no_creature_or_somebody_elses_does_not_block(book: str, cause: str) -> None:
    table = after(book, cause, "Bear")
    assert not table.find("Bear").blocking
    assert table.to("end_combat").find("Ogre").damage == 0


@pytest.mark.ledger("classic:g.criatura-bloqueadora")
def test_nothing_blocks_after_combat(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"battlefield": [beast(name="Wall", size=(0, 4))]})
    table.attack_now("Ogre").block(("Wall", "Ogre"))
    assert table.to("end_combat").find("Wall").blocking
    assert not table.to("postcombat_main").find("Wall").blocking


@pytest.mark.ledger("2007:306")
def test_a_regenerated_creature_leaves_combat(book: str) -> None:
    table = after(book, "it regenerates", "Ogre")
    assert (attacking(table), table.find("Ogre").tapped) == ([], True)
    assert table.to("end_combat").find("Bear").damage == 0


@pytest.mark.ledger("classic:g.criatura-atacante", "classic:308.5", "2016:508.1j")
def test_nothing_attacks_after_combat(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE]}, B={}).attack_now("Ogre")
    assert attacking(table.to("end_combat")) == ["Ogre"]
    assert attacking(table.to("postcombat_main")) == []


@pytest.mark.ledger("2016:506.4-meaning")
def test_what_has_left_combat_is_no_target_for_what_asks_for_attackers(book: str) -> None:
    shot = trick("Destroy target attacking creature.", "Shot")
    leave = LEAVING["it is told to leave"]
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"hand": [leave, shot]}).attack_now("Ogre").passes()
    assert table.can_cast("Shot", "B")
    play(table, "Trick", "Ogre").passes()
    assert not table.can_cast("Shot", "B")


@pytest.mark.ledger("classic:306.2", "2016:506.4a", "2007:306")
def test_what_would_have_kept_it_at_home_comes_too_late(book: str) -> None:
    late = trick("Target creature gains defender until end of turn.")
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"hand": [late]}).attack_now("Ogre").passes()
    play(table, "Trick", "Ogre").to("end_combat")
    assert table.life("B") == 17


@pytest.mark.ledger("classic:306.2", "2016:506.4b", "2007:306")
def test_untapped_attackers_and_tapped_blockers_stay_in_combat(book: str) -> None:
    rouse, net = trick("Untap target creature.", "Rouse"), trick("Tap target creature.", "Net")
    table = Table(book=book, A={"battlefield": [OGRE], "hand": [rouse, net]}, B={"battlefield": [BEAR]})
    table.attack_now("Ogre").block(("Bear", "Ogre"))
    play(play(table, "Rouse", "Ogre"), "Net", "Bear")
    assert (table.find("Ogre").tapped, table.find("Bear").tapped) == (False, True)
    table.to("end_combat")
    assert (table.names("graveyard", "B"), table.find("Ogre").damage) == (["Bear"], 2)


# ------------------------------------------------------------------------------------- alone


def aware(state: int, name: str) -> CardDefinition:
    """Return an instant with one target, a creature in that state."""
    return instant(name, "0", Body((Target(Filter((Is(state),))),), GainLife(You(), Number(1))))


def alone(occurrence: Occurrence) -> CardDefinition:
    """Return a creature that lets its controller gain 1 life when that happens."""
    return creature("Lone", "W", 2, 2, Triggered(occurrence, Body(effect=GainLife(You(), Number(1)))))


THIS = Filter((IsSource(),))
LEAVE = LEAVING["it is told to leave"]


@pytest.mark.ledger("2016:506.5-attack")
def test_attacking_alone_is_not_having_attacked_alone(book: str) -> None:
    lone, see = alone(Attacks(THIS, alone=True)), aware(ATTACKING_ALONE, "See")
    table = Table(book=book, A={"battlefield": [lone, BEAR]}, B={"hand": [LEAVE, see]}).attack_now("Lone", "Bear")
    table.passes()
    assert (table.life("A"), table.can_cast("See", "B")) == (20, False)
    play(table, "Trick", "Bear").passes()
    assert (table.life("A"), table.can_cast("See", "B")) == (20, True), "it attacks alone, but did not attack alone"
    table = Table(book=book, A={"battlefield": [lone, BEAR]}, B={}).attack_now("Lone").settle()
    assert table.life("A") == 21, "the only one declared"


@pytest.mark.ledger("2016:506.5-block")
def test_blocking_alone_is_not_having_blocked_alone(book: str) -> None:
    lone, see = alone(Blocks(THIS, alone=True)), aware(BLOCKING_ALONE, "See")
    table = Table(book=book, A={"battlefield": [OGRE], "hand": [LEAVE, see]}, B={"battlefield": [lone, BEAR]})
    table.attack_now("Ogre").block(("Lone", "Ogre"), ("Bear", "Ogre")).settle()
    assert (table.life("B"), table.can_cast("See", "A")) == (20, False)
    play(table, "Trick", "Bear")
    assert (table.life("B"), table.can_cast("See", "A")) == (20, True), "it blocks alone, but did not block alone"
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"battlefield": [lone, BEAR]}).attack_now("Ogre")
    assert table.block(("Lone", "Ogre")).settle().life("B") == 21, "the only one declared"
