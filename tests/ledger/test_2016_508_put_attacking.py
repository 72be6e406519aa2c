"""2016:506.3–506.4, 508.4–508.5: entering attacking or blocking, planeswalkers in combat, the defending player."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Body
from apnap.abilities.change import RemoveTypes
from apnap.abilities.effect import Continuous, Effect, Entering, Move, PhaseOut, RemoveFromCombat
from apnap.abilities.objects import Filter, TargetObjects, TargetPlayers, You
from apnap.abilities.players import AnyPlayer
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, CREATURE, GRAVEYARD, PLANESWALKER
from apnap.rules import decisions as dec
from apnap.rules.combat.attacking import ATTACK_SIDE, ONE_CHOSEN
from apnap.rules.ending import concede
from apnap.rules.machine import run
from tests.constructs.support import beast, permanent, written
from tests.ledger.attacks import BEAR, OGRE, attackable, attacking, offers, play, refusal, step, trick
from tests.rules.support import CREATURES, Table, card, instant

WALKER = written("+1: You gain 1 life.", "Planeswalker — Sage", name="Walker", loyalty="5")
DRUM = permanent("Whenever a creature attacks, you gain 1 life.", name="Drum")
BURY = trick("Destroy target planeswalker.", "Bury")
CARDS = Target(Filter((), (GRAVEYARD,)))
IT = TargetObjects(0)


def back(name: str = "Back", *more: Target, **how: object) -> object:
    """Return an instant that puts a card from a graveyard onto the battlefield under its caster's control."""
    entering = Entering(controller=You(), **how)  # type: ignore[arg-type]
    return instant(name, "0", Body((CARDS, *more), Move(IT, BATTLEFIELD, entering=entering)))


def on_planeswalkers(name: str, effect: Effect) -> object:
    """Return an instant with one target, anything on the battlefield."""
    return instant(name, "0", Body((Target(Filter()),), effect))


# ------------------------------------------------------------------------------------- entering attacking


@pytest.mark.ledger("2016:508.4")
def test_what_enters_attacking_attacks_what_its_controller_chooses_but_has_not_attacked(book: str) -> None:
    mine = {"battlefield": [BEAR, DRUM], "graveyard": [OGRE], "hand": [back(attacking=True)]}
    table = Table(book=book, A=mine, B={"battlefield": [WALKER]}).attack_now(("Bear", "B")).settle()
    assert table.life("A") == 21
    play(table, "Back")
    assert (table.decision.purpose, table.decision.player) == ("attacked", table.seat("A"))
    table.choose("Walker")
    assert (attacking(table), table.find("Ogre").tapped, table.life("A")) == (["Bear", "Ogre"], False, 21)
    table.to("end_combat")
    assert (table.find("Walker").counter("loyalty"), table.life("B")) == (2, 18)


@pytest.mark.ledger("2016:508.4b")
@pytest.mark.also("current")
def test_what_restricts_declarations_does_not_restrict_what_enters_attacking(book: str) -> None:
    """Today: declarations alone are restricted (508.4c)."""
    wall = beast("Defender", name="Wall")
    bridge = permanent("No more than one creature can attack each combat.", name="Bridge")
    mine = {"battlefield": [BEAR, bridge], "graveyard": [wall], "hand": [back(attacking=True)]}
    table = play(Table(book=book, A=mine, B={}).attack_now("Bear"), "Back")
    assert attacking(table) == ["Bear", "Wall"]
    assert table.to("end_combat").life("B") == 16


@pytest.mark.ledger("2016:506.3a")
def test_no_creature_enters_but_does_not_attack_or_block(book: str) -> None:
    idol = permanent("", "Artifact", name="Idol")
    hand = [back("Charge", attacking=True), back("Guard", blocking=True)]
    seat = {"battlefield": [BEAR], "graveyard": [idol], "hand": hand}
    theirs = {**seat, "battlefield": [BEAR, WALKER]}
    table = Table(book=book, A=seat, B=theirs).attack_now(("Bear", "B"))
    play(table, "Charge", "Idol").passes()  # nobody chooses what it attacks
    table.act(dec.Action(dec.CAST, table.find("Guard#2", "hand").ref, 0)).choose("Idol").settle()
    assert table.names("battlefield") == ["Bear", "Bear", "Idol", "Idol", "Walker"]
    assert attacking(table) == ["Bear"]
    assert not any(one.attacking or one.blocking for one in table.objects() if table.named(one.ref) == "Idol")
    assert table.to("end_combat").life("B") == 18, "the Bear is not blocked either"


@pytest.mark.ledger("2016:506.3b")
def test_what_enters_under_another_players_control_does_not_attack(book: str) -> None:
    theirs = {"battlefield": [WALKER], "graveyard": [OGRE], "hand": [back(attacking=True)]}
    table = Table(book=book, A={"battlefield": [BEAR]}, B=theirs).attack_now(("Bear", "B"))
    play(table.passes(), "Back")
    assert table.decision.kind == dec.PRIORITY, "nobody chooses what it would attack"
    assert (table.names("battlefield", "B"), attacking(table)) == (["Ogre", "Walker"], ["Bear"])
    table.to("end_combat")
    assert (table.life("A"), table.life("B")) == (20, 18)


@pytest.mark.ledger("2016:506.3c", "2016:508.4a")
@pytest.mark.also("current")
def test_what_enters_attacking_a_planeswalker_that_is_gone_does_not_attack(book: str) -> None:
    """Today: it enters without attacking (506.3c, 508.4a)."""
    mine = {"battlefield": [BEAR], "graveyard": [OGRE], "hand": [BURY, _beside()]}
    table = Table(book=book, A=mine, B={"battlefield": [WALKER]}).attack_now(("Bear", "Walker"))
    play(play(table, "Bury"), "Beside", "Ogre")
    assert (table.names("battlefield", "A"), attacking(table)) == (["Bear", "Ogre"], ["Bear"])
    assert table.to("end_combat").life("B") == 20


def _beside() -> object:
    """Return an instant that puts a card onto the battlefield attacking what a creature attacks."""
    entering = Entering(attacking_like=TargetObjects(1))
    return instant("Beside", "0", Body((CARDS, Target(CREATURES)), Move(IT, BATTLEFIELD, entering=entering)))


@pytest.mark.ledger("2016:506.3c", "2016:508.4a")
def test_what_enters_attacking_a_planeswalker_that_is_still_there_does(book: str) -> None:
    mine = {"battlefield": [BEAR], "graveyard": [OGRE], "hand": [_beside()]}
    table = Table(book=book, A=mine, B={"battlefield": [WALKER]}).attack_now(("Bear", "Walker"))
    play(table, "Beside").to("end_combat")
    assert table.names("graveyard", "B") == ["Walker"], "5 damage"


@pytest.mark.ledger("2016:506.3c", "2016:508.4a")
@pytest.mark.also("current")
def test_what_enters_attacking_a_player_who_is_gone_does_not_attack(book: str) -> None:
    """Today: it enters without attacking (508.4a)."""
    entering = Entering(attacking=True, attacking_player=TargetPlayers(1), attacking_it_only=True)
    rush = instant("Rush", "0", Body((CARDS, Target(None, AnyPlayer())), Move(IT, BATTLEFIELD, entering=entering)))
    mine = {"battlefield": [BEAR], "graveyard": [OGRE], "hand": [rush]}
    table = Table(book=book, A=mine, B={}, C={}).attack_now(("Bear", "B"))
    table.cast("Rush").choose("C")
    concede(table.state, table.seat("C"))
    run(table.state)
    table.settle()
    assert (table.names("battlefield", "A"), attacking(table)) == (["Bear", "Ogre"], ["Bear"])
    assert table.to("end_combat").life("B") == 18


@pytest.mark.ledger("2016:506.3d")
@pytest.mark.also("current")
def test_what_enters_blocking_blocks_only_what_attacks_its_controller(book: str) -> None:
    """Today: the Ogre of B enters without blocking (506.3e)."""
    hand = [back("Guard", Target(CREATURES), blocking_it=TargetObjects(1))]
    seat = {"graveyard": [OGRE], "hand": hand}
    table = Table(book=book, A={"battlefield": [BEAR]}, B=seat, C=seat).attack_now(("Bear", "C")).passes()
    play(table, "Guard", "Ogre")
    assert (table.names("battlefield", "B"), table.find("Bear").blocked) == (["Ogre"], False)
    play(table.passes(2), "Guard", "Ogre", "Bear")
    assert table.find("Bear").blocked, "C is attacked by it"
    assert [len(one.blocking) for one in table.objects("battlefield") if table.named(one.ref) == "Ogre"] == [0, 1]


# ------------------------------------------------------------------------------------- planeswalkers


@pytest.mark.ledger("2016:506.4c")
@pytest.mark.parametrize("blocked", [False, True])
def test_an_attacker_whose_planeswalker_is_gone_attacks_nothing(book: str, blocked: bool) -> None:
    mine = {"battlefield": [OGRE], "hand": [BURY]}
    table = Table(book=book, A=mine, B={"battlefield": [WALKER, BEAR]}).attack_now(("Ogre", "Walker"))
    play(table, "Bury").to("declare_blockers")
    assert (attacking(table), offers(table)) == (["Ogre"], ["Bear"]), "it still attacks and can be blocked"
    table.block(*[("Bear", "Ogre")] * blocked).to("end_combat")
    assert (table.life("B"), table.names("graveyard", "B")) == (20, ["Bear", "Walker"] if blocked else ["Walker"])


@pytest.mark.ledger("2016:506.4c", "2016:506.4", "2016:506.4-meaning")
@pytest.mark.parametrize(
    "leave",
    [
        on_planeswalkers("Leave", Continuous(IT, (RemoveTypes(PLANESWALKER),))),
        trick("Gain control of target planeswalker.", "Leave"),
        on_planeswalkers("Leave", PhaseOut(IT)),
        on_planeswalkers("Leave", RemoveFromCombat(IT)),
    ],
    ids=["it is none any more", "it is somebody else's", "it phases out", "it is told to leave"],
)
def test_a_planeswalker_leaves_combat(book: str, leave: object) -> None:
    mine = {"battlefield": [OGRE], "hand": [leave]}
    table = Table(book=book, A=mine, B={"battlefield": [WALKER]}).attack_now(("Ogre", "Walker"))
    play(table, "Leave", "Walker").to("end_combat")
    assert (attacking(table), table.find("Walker").counter("loyalty"), table.life("B")) == (["Ogre"], 5, 20)


@pytest.mark.ledger("2016:506.4d")
@pytest.mark.also("current")
@pytest.mark.parametrize(
    ("lost", "blocks", "loyalty", "life_of_bear"),
    [(CREATURE, False, 2, True), (PLANESWALKER, True, 5, False), (CREATURE | PLANESWALKER, False, 5, True)],
)
def test_a_blocking_planeswalker_leaves_combat_only_as_what_it_stops_being(
    book: str, lost: int, blocks: bool, loyalty: int, life_of_bear: bool
) -> None:
    """Today: it goes on being the other (506.4d)."""
    giant = card("Titan", "5", CREATURE | PLANESWALKER, power=3, toughness=9, loyalty=5)
    calm = on_planeswalkers("Calm", Continuous(IT, (RemoveTypes(lost),)))
    mine = {"battlefield": [OGRE, BEAR], "hand": [calm]}
    table = Table(book=book, A=mine, B={"battlefield": [giant]}).attack_now(("Ogre", "Titan"), ("Bear", "B"))
    play(table.block(("Titan", "Bear")), "Calm", "Titan")
    assert bool(table.find("Titan").blocking) == blocks
    table.to("end_combat")
    assert table.find("Titan").counter("loyalty") == loyalty
    assert ("Bear" in table.names("battlefield"), table.life("B")) == (life_of_bear, 20)


# ------------------------------------------------------------------------------------- the defending player

IMP = beast("Whenever this creature attacks, defending player loses 2 life.", name="Imp")


@pytest.mark.ledger("2016:508.5")
@pytest.mark.also("current")
@pytest.mark.parametrize("thief", ["A", "C"])
def test_the_defending_player_is_whose_planeswalker_it_was_as_it_was_attacked(book: str, thief: str) -> None:
    """Today: the controller of what it attacks (508.5)."""
    imp = beast("Whenever this creature attacks, defending player loses 2 life.\n{0}: Defending player loses 1 life.")
    steal = trick("Gain control of target planeswalker.", "Steal")
    seats: dict[str, Any] = {"A": {"battlefield": [imp]}, "B": {"battlefield": [WALKER]}, "C": {}}
    seats[thief]["hand"] = [steal]
    table = Table(book=book, **seats).attack_now(("Subject", "Walker"))
    if thief == "C":
        table.passes(2)
    play(table, "Steal")
    assert (table.life("A"), table.life("B"), table.life("C")) == (20, 18, 20)
    table.activate("Subject").settle()
    assert (table.life("A"), table.life("B"), table.life("C")) == (20, 17, 20)
    assert table.find("Subject").attacking, "it still attacks, but nothing"


@pytest.mark.ledger("2016:508.5a")
@pytest.mark.also("current")
def test_each_attacker_has_its_own_defending_player(book: str) -> None:
    """Today: one for each attacker (508.5a)."""
    other = beast("Whenever this creature attacks, defending player loses 3 life.", name="Elf")
    table = Table(book=book, A={"battlefield": [IMP, other]}, B={}, C={}).attack_now(("Imp", "B"), ("Elf", "C"))
    table.settle()
    assert (table.life("B"), table.life("C")) == (18, 17)


@pytest.mark.ledger("2016:506.2a", "2016:507.1", "2016:507.2")
@pytest.mark.also("current")
def test_the_attacking_player_chooses_the_only_defending_player(book: str) -> None:
    """Today: one opponent is chosen at the beginning of combat (506.2a). A turn-based action (703.4h)."""
    drum = permanent("At the beginning of combat on your turn, you gain 1 life.", name="Drum")
    options = ((ATTACK_SIDE, ONE_CHOSEN),)
    table = Table(book=book, A={"battlefield": [OGRE, drum]}, B={}, C={"battlefield": [WALKER]}, options=options)
    table.start().passes(3)
    assert (step(table), table.decision.purpose, table.state.stack) == ("begin_combat", "defending_player", [])
    table.choose("C")
    assert (table.decision.kind, len(table.state.stack)) == (dec.PRIORITY, 1), "what triggers comes afterwards"
    table.settle().to("declare_attackers")
    assert attackable(table) == {"C", "Walker"}
    assert refusal(table, ("Ogre", "B")) == "508.1b"


@pytest.mark.ledger("2016:703.4e")
def test_where_there_is_no_choice_no_defending_player_is_chosen(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE]}, B={}, options=((ATTACK_SIDE, ONE_CHOSEN),)).start().passes(2)
    assert (step(table), table.decision.kind) == ("begin_combat", dec.PRIORITY)
    assert attackable(table.to("declare_attackers")) == {"B"}
    table = Table(book=book, A={"battlefield": [OGRE]}, B={}, C={}).start().passes(3)
    assert (step(table), table.decision.kind) == ("begin_combat", dec.PRIORITY), "nor where all opponents defend"
    assert attackable(table.to("declare_attackers")) == {"B", "C"}
