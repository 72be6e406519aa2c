"""2016:509.1, 509.5, classic:309, 501: declaring blockers: which, at what cost, and what it makes of them."""

from __future__ import annotations

import pytest

from apnap.abilities import static
from apnap.abilities.ability import Activated, Body, Keyword, Static
from apnap.abilities.change import AddAbility, Modify
from apnap.abilities.cost import Cost, SacrificeObjects, SacrificeThis
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import AddMana, Continuous, Destroy, GainControl, Sequence
from apnap.abilities.mana import FixedMana, ManaCost
from apnap.abilities.object_states import UNBLOCKED
from apnap.abilities.objects import Each, EachOpponent, Filter, HasCardType, HasKeyword, HasSubtype, Is, You
from apnap.abilities.quantity import CountOf, Number
from apnap.abilities.static import AttackTax
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, CREATURE, DECLARE_BLOCKERS
from apnap.errors import IllegalActionError
from apnap.rules import decisions as dec
from apnap.rules.characteristics import controller_of
from apnap.rules.combat.block_sets import validate_block_set
from tests.ledger.fights import (
    BEAR,
    CREATURES,
    FOG_WALL,
    GUARD,
    IT,
    KILL,
    OGRE,
    OX,
    PULL,
    RAT,
    TWICE,
    WALL,
    deal,
    fall,
    fight,
    marked,
    pairs,
    rule,
    trick,
)
from tests.rules.support import FOREST, Table, artifact, creature, enchantment, instant, land, planeswalker

BIRD = creature("Bird", "U", 1, 1, "flying")
FLIERS = Filter((HasKeyword("flying"),))
WALLS = Filter((HasSubtype("Wall"),))
WINGS = trick("Wings", Continuous(IT, (AddAbility(Keyword("flying")),)))
GROWTH = trick("Growth", Continuous(IT, (Modify(Number(2), Number(2)),)))
STEAL = trick("Steal", GainControl(You(), IT))
BOUND = ("full_control", 1)
"""The option with which payments are asked step by step."""


def tax(cost: Cost, what: Filter = CREATURES, times: CountOf | None = None) -> CardDefinition:
    """Return an enchantment: creatures that fit can't block unless their controller pays for each of them."""
    return enchantment("Turnstile", "2", Static((AttackTax(what, You(), cost, times=times, blocking=True),)))


def mana(cost: str) -> Cost:
    return Cost(ManaCost((cost,)))


def declare(table: Table, *attacking: str) -> Table:
    """Begin the game, attack, and stop where blockers are declared."""
    return table.start("begin_combat").attack(*attacking).to("declare_blockers")


# ------------------------------------------------------------------------------------- what may be declared


@pytest.mark.ledger("2016:703.4g", "2016:509.1", "2007:309")
def test_blockers_are_declared_before_anybody_has_priority(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"battlefield": [BEAR]})
    table.start("begin_combat").attack("Ogre").passes(2)
    assert (table.state.step, table.decision.kind, table.decision.player) == (DECLARE_BLOCKERS, dec.BLOCKERS, 1)
    assert not table.state.stack


@pytest.mark.ledger("2016:509.1a")
def test_untapped_creatures_block_what_attacks_their_player_or_planeswalker(book: str) -> None:
    walker = planeswalker("Walker", "3", 5)
    table = Table(
        book=book,
        A={"battlefield": [OGRE, OX, RAT]},
        B={"battlefield": [BEAR, GUARD, walker]},
        C={"battlefield": [planeswalker("Sage", "3", 5)]},
    )
    table.start("begin_combat")
    table.state.edit(table.find("Guard").ref).tapped = True
    table.attack(("Ogre", "Walker"), ("Ox", "Sage"), ("Rat", "B")).to("declare_blockers")
    assert table.decision.player == 1
    assert pairs(table) == {("Bear", "Ogre"), ("Bear", "Rat")}
    bear, ox = table.find("Bear").ref, table.find("Ox").ref
    with pytest.raises(IllegalActionError, match="509.1a"):
        validate_block_set(table.state, 1, ((bear, ox),))


@pytest.mark.ledger("classic:309.1", "2016:509.1a")
def test_a_creature_blocks_one_attacker_but_several_may_block_the_same(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE, OX]}, B={"battlefield": [BEAR, RAT]})
    declare(table, "Ogre", "Ox").choose(("Bear", "Ox"))
    assert pairs(table) == {("Rat", "Ogre"), ("Rat", "Ox")}
    bear, ogre, ox = (table.find(name).ref for name in ("Bear", "Ogre", "Ox"))
    with pytest.raises(IllegalActionError, match="509.1a"):
        validate_block_set(table.state, 1, ((bear, ogre), (bear, ox)))
    table.choose(("Rat", "Ox"))
    assert len(table.find("Ox").blocked_by) == 2


@pytest.mark.ledger("2016:509.1b", "classic:501.2", "2007:501")
def test_evasion_adds_up(book: str) -> None:
    only = (rule(static.CAN_BE_BLOCKED_ONLY_BY, other=one) for one in (WALLS, FLIERS))
    ghost = creature("Ghost", "2U", 2, 2, *only)
    stone = creature("Stone", "1", 0, 4, subtypes=("Wall",))
    cloud = creature("Cloud", "1", 0, 4, "flying", subtypes=("Wall",))
    table = Table(book=book, A={"battlefield": [ghost]}, B={"battlefield": [stone, BIRD, cloud]})
    assert pairs(declare(table, "Ghost")) == {("Cloud", "Ghost")}
    with pytest.raises(IllegalActionError, match="509.1b"):
        validate_block_set(table.state, 1, ((table.find("Stone").ref, table.find("Ghost").ref),))


@pytest.mark.ledger("classic:501.3")
def test_a_creature_that_can_block_only_some_can_not_be_declared_against_others(book: str) -> None:
    archer = creature("Falconer", "1G", 1, 1, rule(static.CAN_BLOCK_ONLY, other=FLIERS), TWICE)
    table = Table(book=book, A={"battlefield": [BIRD, OGRE], "hand": [FOG_WALL]}, B={"battlefield": [archer, RAT]})
    archer_blocks = {one for one in pairs(declare(table, "Bird", "Ogre")) if one[0] == "Falconer"}
    assert archer_blocks == set(), "and it does not fly itself"
    hawk = creature("Hawker", "1G", 1, 1, "flying", rule(static.CAN_BLOCK_ONLY, other=FLIERS))
    table = Table(book=book, A={"battlefield": [BIRD, OGRE]}, B={"battlefield": [hawk]})
    assert pairs(declare(table, "Bird", "Ogre")) == {("Hawker", "Bird")}


@pytest.mark.ledger("2016:509.1b", "classic:501.3", "2007:501")
def test_what_changes_after_a_legal_block_does_not_undo_it(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE], "hand": [WINGS]}, B={"battlefield": [BEAR]})
    fight(table, "Ogre", blocks=(("Bear", "Ogre"),)).cast("Wings", "Ogre").resolve()
    deal(table)
    assert (fall(table, "B"), table.life("B")) == (["Bear"], 20)


# ------------------------------------------------------------------------------------- requirements and costs


@pytest.mark.ledger("2016:509.1c")
def test_a_requirement_to_block_must_be_obeyed_unless_it_costs_something(book: str) -> None:
    eager = creature("Eager", "W", 1, 1, rule(static.MUST_BLOCK))
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"battlefield": [eager, FOREST]})
    assert declare(table, "Ogre").decision.can_finish is False
    with pytest.raises(IllegalActionError, match="509.1c"):
        validate_block_set(table.state, 1, ())
    table = Table(book=book, A={"battlefield": [OGRE, tax(mana("1"))]}, B={"battlefield": [eager, FOREST]})
    assert declare(table, "Ogre").decision.can_finish is True


@pytest.mark.ledger("2016:509.1d")
def test_the_total_cost_is_fixed_before_anything_is_paid(book: str) -> None:
    rock = artifact(
        "Rock", "1", Activated(Cost(parts=(SacrificeThis(),)), Body(effect=AddMana(You(), FixedMana(("C",)))))
    )
    each = tax(mana("1"), times=CountOf(Filter((HasCardType(ARTIFACT),))))
    table = Table(book=book, A={"battlefield": [OGRE, each]}, B={"battlefield": [BEAR, rock, rock]})
    declare(table, "Ogre").block(("Bear", "Ogre"))
    assert table.names("battlefield", "B") == ["Bear"], "two Rocks made it {2}, with one of them gone it still is"
    assert table.find("Bear").blocking


@pytest.mark.ledger("2016:509.1e", "classic:309.2")
def test_mana_abilities_may_be_used_when_mana_is_needed(book: str) -> None:
    seat = {"battlefield": [BEAR, FOREST]}
    table = Table(book=book, options=[BOUND], A={"battlefield": [OGRE, tax(mana("1"))]}, B=dict(seat))
    declare(table, "Ogre").choose(("Bear", "Ogre"))
    assert (table.decision.kind, table.decision.player) == (dec.PAYMENT, 1), "after the block was found legal"
    assert not table.find("Bear").blocking
    table.choose(table.choices[0])
    while table.decision.kind == dec.PAYMENT:
        table.choose("done")
    assert table.find("Forest").tapped and table.find("Bear").blocking
    table = Table(book=book, options=[BOUND], A={"battlefield": [OGRE]}, B=dict(seat))
    declare(table, "Ogre").choose(("Bear", "Ogre"))
    assert table.decision.kind == dec.PRIORITY, "no mana is needed, so no mana ability can be used"


@pytest.mark.ledger("2016:509.1", "2016:509.1f")
def test_a_cost_that_is_not_paid_in_full_undoes_the_block(book: str) -> None:
    grove = land("Grove", "W", "G")
    white = Filter((HasSubtype("Knight"),))
    knight = creature("Knight", "W", 2, 2, subtypes=("Knight",))
    table = Table(
        book=book,
        options=[BOUND],
        A={"battlefield": [OGRE, tax(Cost(ManaCost(("W", "W"))), white)]},
        B={"battlefield": [knight, BEAR, grove, land("Field", "W")]},
    )
    declare(table, "Ogre").choose(("Knight", "Ogre"), "done")
    green = next(one for one in table.choices if table.named(one.ref) == "Grove" and one.index == 1)
    table.choose(green)
    table.choose(dec.Action(dec.PASS))
    assert (table.decision.kind, table.decision.player) == (dec.BLOCKERS, 1), "the same player declares once more"
    assert table.decision.chosen == ()
    assert not table.find("Knight").blocking and not table.find("Ogre").blocked
    assert not table.find("Grove").tapped and table.pool("B") == {}
    table.choose("done")
    assert not table.find("Ogre").blocked


@pytest.mark.ledger("2016:509.1g")
def test_a_chosen_creature_that_is_gone_when_costs_are_paid_does_not_block(book: str) -> None:
    toll = tax(Cost(parts=(SacrificeObjects(CREATURES),)), Filter((HasSubtype("Ogre"),)))
    brute = creature("Brute", "2R", 3, 3, subtypes=("Ogre",))
    table = Table(book=book, A={"battlefield": [OX, toll]}, B={"battlefield": [brute, BEAR]})
    declare(table, "Ox").choose(("Brute", "Ox"), ("Bear", "Ox"))
    assert table.decision.purpose == "sacrifice"
    table.choose("Brute")
    assert [table.named(ref) for ref in table.find("Ox").blocked_by] == ["Bear"]
    assert marked(deal(table), "Ox") == [2]


@pytest.mark.ledger("2016:509.1g")
def test_a_chosen_creature_that_is_given_away_when_costs_are_paid_does_not_block(book: str) -> None:
    ogres = Filter((HasSubtype("Ogre"),))
    treason = Sequence((AddMana(You(), FixedMana(("C",))), GainControl(EachOpponent(), Each(ogres))))
    bribe = artifact("Bribe", "1", Activated(Cost(parts=(SacrificeThis(),)), Body(effect=treason)))
    brute = creature("Brute", "2R", 3, 3, subtypes=("Ogre",))
    table = Table(book=book, A={"battlefield": [OX, tax(mana("1"), ogres)]}, B={"battlefield": [brute, BEAR, bribe]})
    declare(table, "Ox").block(("Brute", "Ox"), ("Bear", "Ox"))
    assert controller_of(table.state, table.find("Brute")) == table.seat("A")
    assert [table.named(ref) for ref in table.find("Ox").blocked_by] == ["Bear"]
    assert not table.find("Brute").blocking


# ------------------------------------------------------------------------------------- blocked and unblocked


@pytest.mark.ledger("2016:509.1g", "2016:509.1h", "classic:309.3")
def test_blocking_blocked_and_unblocked_last_until_combat_ends(book: str) -> None:
    table = Table(book=book, A={"battlefield": [WALL, RAT]}, B={"battlefield": [OGRE]})
    fight(table, "Barrier", "Rat", blocks=(("Ogre", "Barrier"),))
    table.to("end_combat")
    assert table.find("Barrier").blocked and not table.find("Rat").blocked and table.find("Ogre").blocking
    table.to("postcombat_main")
    assert not table.find("Barrier").blocked and not table.find("Rat").attacking and not table.find("Ogre").blocking
    assert table.life("B") == 19


@pytest.mark.ledger("2016:509.1h", "classic:309.3", "classic:309.4")
def test_an_attacker_stays_blocked_when_its_blocker_is_removed(book: str) -> None:
    for removal in (KILL, PULL, STEAL):
        table = Table(book=book, A={"battlefield": [OGRE], "hand": [removal]}, B={"battlefield": [BEAR]})
        fight(table, "Ogre", blocks=(("Bear", "Ogre"),)).cast(removal.name, "Bear").resolve()
        assert table.find("Ogre").blocked
        assert table.to("end_combat").life("B") == 20


@pytest.mark.ledger("classic:g.criatura-bloqueada", "2016:509.1h")
def test_an_effect_makes_a_creature_blocked_without_a_blocker(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"hand": [FOG_WALL]})
    fight(table, "Ogre").passes().cast("Fog Wall").resolve()
    assert table.find("Ogre").blocked
    assert table.to("end_combat").life("B") == 20


@pytest.mark.ledger("classic:g.criatura-bloqueadora")
def test_a_blocker_under_another_players_control_blocks_no_more(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX], "hand": [STEAL]}, B={"battlefield": [BEAR]})
    fight(table, "Ox", blocks=(("Bear", "Ox"),)).cast("Steal", "Bear").resolve()
    assert not table.find("Bear").blocking
    table.to("end_combat")
    assert marked(table, "Ox", "Bear") == [0, 0]


@pytest.mark.ledger("classic:g.criatura-no-bloqueada")
def test_no_creature_is_unblocked_before_blockers_are_declared(book: str) -> None:
    chosen = Filter((HasCardType(CREATURE), Is(UNBLOCKED)))
    pounce = instant("Pounce", "0", Body((Target(chosen),), Destroy(IT)))
    sweep = instant("Sweep", "0", Destroy(Each(chosen)))
    table = Table(book=book, A={"battlefield": [OGRE, OX, BEAR]}, B={"battlefield": [RAT], "hand": [pounce, sweep]})
    table.start("begin_combat").attack("Ogre", "Ox").passes()
    assert not table.can_cast("Pounce", "B")
    table.block(("Rat", "Ox")).passes()
    assert table.can_cast("Pounce", "B")
    table.cast("Sweep").resolve()
    assert fall(table, "A") == ["Ogre"], "the Ox is blocked, the Bear does not attack"


@pytest.mark.ledger("2016:509.5", "classic:309.5", "2007:309")
def test_the_active_player_has_priority_after_blocks(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [GROWTH]}, B={"battlefield": [OGRE]})
    fight(table, "Bear", blocks=(("Ogre", "Bear"),))
    assert (table.state.step, table.decision.kind, table.decision.player) == (DECLARE_BLOCKERS, dec.PRIORITY, 0)
    table.cast("Growth", "Bear").resolve()
    assert fall(deal(table), "B") == ["Ogre"]
