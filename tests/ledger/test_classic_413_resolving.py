"""classic:413, classic:414, 2007:413, 2007:414: resolving spells and abilities, and countering them."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated, Body, Keyword, Spell, Static, Triggered
from apnap.abilities.condition import Happened, NotTrue
from apnap.abilities.cost import Cost, SacrificeObjects, TapThis
from apnap.abilities.effect import (
    Continuous,
    CounterSpell,
    DealDamage,
    Destroy,
    Draw,
    GainLife,
    If,
    LoseLife,
    May,
    MayPay,
    Regenerate,
    Sacrifice,
    Sequence,
)
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import (
    AnyPlayer,
    Each,
    EachPlayer,
    Filter,
    HasCardType,
    HasColor,
    IsSource,
    Not,
    TargetPlayers,
    This,
    You,
)
from apnap.abilities.quantity import GRAVEYARD_SIZE, POWER, Number, PlayerStat, StatOf
from apnap.abilities.static import CANT_BE_COUNTERED, Restriction
from apnap.abilities.target import Target
from apnap.abilities.values import BLACK, CREATURE, INSTANT, STACK
from apnap.i18n.events import event_text
from apnap.i18n.rendering import Rendering
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.view import View
from apnap.scenario.tracing import rule_of
from tests.ledger.moments import BEAR, CREATURES, IT, KILL, OX, THIS, aimed, enters, gain, gained, now, stack, told
from tests.rules.layered import plus
from tests.rules.support import FOREST, Table, artifact, card, creature, damage_to_any, enchantment, sorcery

ZAP = now("Zap", damage_to_any(3))
SPELLS = Filter((), (STACK,))
DENY = now("Deny", aimed(CounterSpell(IT), SPELLS))
SHOCK = now("Shock", aimed(DealDamage(Number(2), IT)))


# ------------------------------------------------------------------------------------- beginning to resolve


@pytest.mark.ledger("classic:413.1", "2007:413")
def test_the_top_resolves_after_two_passes_in_a_row(book: str) -> None:
    table = Table(book=book, A={"hand": [ZAP]}, B={"hand": [now("Rise", gain(2))]}).start()
    table.cast("Zap", "B").passes()
    assert (table.life("B"), stack(table)) == (20, ["Zap"]), "one pass is not enough"
    table.cast("Rise").passes()
    assert (table.life("B"), stack(table)) == (20, ["Zap", "Rise"]), "nor are two that are not in a row"
    table.passes()
    assert (table.life("B"), stack(table)) == (22, ["Zap"])
    table.passes(2)
    assert (table.life("B"), stack(table)) == (19, [])


@pytest.mark.ledger("classic:413.2", "2007:413")
def test_nobody_gets_priority_within_a_resolution(book: str) -> None:
    steps = Sequence((LoseLife(EachPlayer(), Number(20)), May(You(), Draw(You())), GainLife(EachPlayer(), Number(3))))
    table = Table(book=book, A={"hand": [now("Ebb", steps)]}, B={"hand": [KILL]}).start().cast("Ebb").passes(2)
    assert table.decision.purpose == "may" and (table.life("A"), table.life("B")) == (0, 0), "and nobody has lost yet"
    table.choose(True)
    assert table.decision.kind == dec.PRIORITY and not table.state.stack
    assert (table.life("A"), table.life("B")) == (3, 3)


# ------------------------------------------------------------------------------------- targets


@pytest.mark.ledger("classic:413.2a", "2007:413")
@pytest.mark.parametrize("gone", [False, True])
def test_only_the_targets_that_are_still_legal_are_affected(book: str, gone: bool) -> None:
    both = Body((Target(CREATURES), Target(players=AnyPlayer())), DealDamage(Number(2), IT, TargetPlayers(1)))
    table = Table(book=book, A={"hand": [now("Fork", both), KILL]}, B={"battlefield": [OX]}).start()
    table.cast("Fork", "B")
    if gone:
        table.cast("Kill").resolve()
    table.resolve()
    assert table.life("B") == 18 and ("Ox" in table.names("battlefield")) is not gone
    assert [event.amount for event in told(table, ev.RESOLVED)][-1] == 1


@pytest.mark.ledger("classic:413.2a", "2007:413")
def test_with_no_legal_target_left_it_is_countered_and_does_nothing(book: str) -> None:
    blast = now("Blast", Body((Target(CREATURES),), Sequence((Destroy(IT), Draw(You())))))
    table = Table(book=book, A={"hand": [blast, KILL]}, B={"battlefield": [OX]}).start()
    table.cast("Blast").cast("Kill").resolve().resolve()
    assert table.names("graveyard", "A") == ["Blast", "Kill"] and table.names("hand", "A") == []
    (countered,) = told(table, ev.COUNTERED)
    assert table.named(countered.subject) == "Blast"
    assert [table.named(event.subject) for event in told(table, ev.RESOLVED)] == ["Kill"]


def test_today_it_does_not_resolve() -> None:
    """608.2b: nothing counters it."""
    table = Table(A={"hand": [SHOCK, KILL]}, B={"battlefield": [OX]}).start()
    table.cast("Shock").cast("Kill").resolve().resolve()
    assert told(table, ev.COUNTERED) == [] and table.names("graveyard", "A") == ["Kill", "Shock"]
    assert [(table.named(event.subject), event.amount) for event in told(table, ev.RESOLVED)] == [
        ("Kill", 1),
        ("Shock", 0),
    ]


@pytest.mark.ledger("classic:413.2a", "2007:413")
def test_an_ability_with_no_legal_target_left_is_countered(book: str) -> None:
    cannon = artifact("Cannon", "1", Activated(Cost(parts=(TapThis(),)), aimed(DealDamage(Number(2), IT))))
    table = Table(book=book, A={"battlefield": [cannon], "hand": [KILL]}, B={"battlefield": [OX]}).start()
    table.activate("Cannon").cast("Kill").resolve().resolve()
    assert stack(table) == [] and len(told(table, ev.COUNTERED)) == 1 and table.find("Cannon").tapped


@pytest.mark.ledger("classic:413.2a", "2007:413")
def test_what_no_spell_can_counter_is_countered_by_the_rules(book: str) -> None:
    sure = Static((Restriction(CANT_BE_COUNTERED, Filter((IsSource(),), (STACK,))),), zones=(STACK,))
    burn = card("Burn", "0", INSTANT, sure, Spell(aimed(DealDamage(Number(2), IT))))
    table = Table(book=book, A={"hand": [burn, DENY, KILL]}, B={"battlefield": [OX]}).start()
    table.cast("Burn").cast("Deny").resolve()
    assert stack(table) == ["Burn"] and told(table, ev.COUNTERED) == []
    table.cast("Kill").resolve().resolve()
    assert stack(table) == [] and len(told(table, ev.COUNTERED)) == 1


CLOAK = enchantment("Cloak", "0", Keyword("enchant", what=CREATURES), subtypes=("Aura",))


@pytest.mark.ledger("classic:413.2a", "2007:413")
def test_an_aura_whose_target_is_gone_is_countered(book: str) -> None:
    table = Table(book=book, A={"hand": [CLOAK, KILL]}, B={"battlefield": [OX]}).start()
    table.cast("Cloak").cast("Kill").resolve().resolve()
    assert table.names("graveyard", "A") == ["Cloak", "Kill"]
    assert [table.named(event.subject) for event in told(table, ev.COUNTERED)] == ["Cloak"]


def test_today_an_aura_whose_target_is_gone_does_not_resolve() -> None:
    """608.3b."""
    table = Table(A={"hand": [CLOAK, KILL]}, B={"battlefield": [OX]}).start()
    table.cast("Cloak").cast("Kill").resolve().resolve()
    assert told(table, ev.COUNTERED) == [] and table.names("graveyard", "A") == ["Cloak", "Kill"]


def test_in_2016_it_was_still_countered() -> None:
    table = Table(book="2016", A={"hand": [SHOCK, CLOAK, KILL]}, B={"battlefield": [OX]}).start()
    table.cast("Cloak").cast("Shock").cast("Kill").resolve().resolve().resolve()
    assert [table.named(event.subject) for event in told(table, ev.COUNTERED)] == ["Shock", "Cloak"]


def test_auras_and_other_spells_are_settled_by_switches_of_their_own() -> None:
    for switch, countered in (("illegal_aura_target", "Cloak"), ("illegal_targets", "Shock")):
        table = Table(A={"hand": [SHOCK, CLOAK, KILL]}, B={"battlefield": [OX]})
        table.state.rulebook = table.state.rulebook.with_switches({switch: "countered"})
        table.start().cast("Cloak").cast("Shock").cast("Kill").resolve().resolve().resolve()
        assert [table.named(event.subject) for event in told(table, ev.COUNTERED)] == [countered]


@pytest.mark.ledger("classic:413.2a", "2007:413")
def test_it_is_told_as_countered_under_its_number(book: str) -> None:
    table = Table(book=book, A={"hand": [SHOCK, KILL]}, B={"battlefield": [OX]}).start()
    table.cast("Shock").cast("Kill").resolve().resolve()
    (event,) = told(table, ev.COUNTERED)
    assert table.state.rulebook.number(rule_of(event)) == "413.2a"
    assert [event_text(event, Rendering(View(table.state, 1), lang), 1) for lang in ("en", "es")] == [
        "Shock is countered: all its targets are illegal",
        "Shock es contrarrestado: todos sus objetivos son ilegales",
    ]


# ------------------------------------------------------------------------------------- instructions


@pytest.mark.ledger("classic:413.2b", "2007:413")
def test_instructions_are_followed_in_the_order_written(book: str) -> None:
    last = PlayerStat(You(), GRAVEYARD_SIZE)
    order = Sequence((GainLife(You(), last), Destroy(Each(CREATURES)), GainLife(You(), last)))
    table = Table(book=book, A={"hand": [now("Order", order)], "battlefield": [BEAR, OX]}, B={}).start()
    table.cast("Order").resolve()
    assert gained(table) == [2] and table.life("A") == 22, "the creatures were not in the graveyard before"


@pytest.mark.ledger("classic:413.2b", "2007:413")
@pytest.mark.parametrize("for_good", [False, True])
def test_later_text_may_change_what_earlier_text_means(book: str, for_good: bool) -> None:
    shield = now("Shield", aimed(Regenerate(IT)))
    slay = now("Slay", aimed(Destroy(IT, no_regeneration=for_good)))
    table = Table(book=book, A={"hand": [slay]}, B={"battlefield": [BEAR], "hand": [shield]}).start()
    table.cast("Slay").passes().cast("Shield").resolve().resolve()
    assert ("Bear" in table.names("battlefield")) is not for_good


SACRIFICE_OR_LOSE = Sequence(
    (May(You(), Sacrifice(You(), CREATURES), slot=1), If(NotTrue(Happened(1)), LoseLife(You(), Number(4))))
)


@pytest.mark.ledger("classic:413.2c", "2007:413")
def test_an_impossible_option_can_not_be_chosen(book: str) -> None:
    table = Table(book=book, A={"hand": [now("Pact", SACRIFICE_OR_LOSE)]}, B={"battlefield": [BEAR]}).start()
    table.cast("Pact").resolve()
    assert table.decision.kind == dec.PRIORITY and table.life("A") == 16, "nothing is asked, the life is lost"


@pytest.mark.ledger("classic:413.2c", "2007:413")
@pytest.mark.parametrize("gives", [True, False])
def test_a_possible_option_is_chosen_during_the_resolution(book: str, gives: bool) -> None:
    table = Table(book=book, A={"hand": [now("Pact", SACRIFICE_OR_LOSE)], "battlefield": [BEAR]}, B={}).start()
    table.cast("Pact").passes(2)
    assert table.decision.purpose == "may"
    table.choose(gives)
    assert (table.life("A"), table.names("battlefield")) == ((20, []) if gives else (16, ["Bear"]))


@pytest.mark.ledger("classic:413.2e", "2007:413")
def test_who_is_asked_to_pay_may_tap_lands_and_play_nothing_else(book: str) -> None:
    tax = now("Tax", MayPay(You(), Cost(ManaCost(("1",))), Draw(You())))
    table = Table(
        book=book, A={"hand": [tax, ZAP], "battlefield": [FOREST]}, B={"hand": [ZAP]}, options=(("full_control", 1),)
    )
    table.start().cast("Tax").passes(2).choose(True)
    assert table.decision.kind == dec.PAYMENT and table.decision.player == 0
    kinds = {option.kind for option in table.choices}
    assert dec.Action(dec.ACTIVATE, table.find("Forest").ref, 0) in table.choices and dec.CAST not in kinds
    table.choose(dec.Action(dec.ACTIVATE, table.find("Forest").ref, 0), dec.DONE)
    assert table.names("hand", "A") == ["Wastes", "Zap"] and table.find("Forest").tapped


SHOT = Body((Target(players=AnyPlayer()),), DealDamage(StatOf(This(), POWER), players=TargetPlayers(0)))
ARCHER = creature("Archer", "0", 5, 5, Activated(Cost(), SHOT))


@pytest.mark.ledger("classic:413.2f", "2007:413")
def test_what_has_left_play_is_read_as_it_last_was_and_does_it_itself(book: str) -> None:
    table = Table(book=book, A={"battlefield": [ARCHER], "hand": [KILL]}, B={}).start()
    archer = table.find("Archer").ref
    table.activate("Archer", "B").cast("Kill").resolve().resolve()
    assert table.life("B") == 15 and table.names("battlefield") == []
    (damage,) = told(table, ev.DAMAGE)
    assert damage.subject == archer, "the creature deals the damage, not its ability"


@pytest.mark.ledger("classic:413.2f", "2007:413")
def test_what_is_still_in_play_is_read_as_the_instruction_is_carried_out(book: str) -> None:
    grow = now("Grow", Body((Target(CREATURES),), Continuous(IT, (plus(2, 2),))))
    table = Table(book=book, A={"battlefield": [ARCHER], "hand": [grow]}, B={}).start()
    table.activate("Archer", "B").cast("Grow").resolve().resolve()
    assert table.life("B") == 13


@pytest.mark.ledger("classic:413.2g", "2007:413")
@pytest.mark.also("current")
@pytest.mark.parametrize(("test", "dies"), [(HasColor(BLACK), True), (Not(HasColor(BLACK)), False)])
def test_only_the_value_that_is_named_is_looked_at(book: str, test: HasColor | Not, dies: bool) -> None:
    """Today: black is looked for, whatever else it is (608.2j)."""
    gray = creature("Gray", "WB", 2, 2)
    plague = now("Plague", Destroy(Each(Filter((HasCardType(CREATURE), test)))))
    table = Table(book=book, A={"hand": [plague]}, B={"battlefield": [gray]}).start()
    table.cast("Plague").resolve()
    assert ("Gray" in table.names("graveyard")) is dies


@pytest.mark.ledger("classic:413.2h", "2007:413")
@pytest.mark.also("current")
def test_a_sorcery_that_counts_graveyards_does_not_count_itself(book: str) -> None:
    """Today: the last step puts it into the graveyard (608.2)."""
    count = sorcery("Count", "0", GainLife(You(), PlayerStat(You(), GRAVEYARD_SIZE)))
    table = Table(book=book, A={"hand": [count], "graveyard": [BEAR]}, B={}).start()
    table.cast("Count").resolve()
    assert table.life("A") == 21 and table.names("graveyard", "A") == ["Bear", "Count"]


@pytest.mark.ledger("classic:413.2h", "2007:413")
def test_a_permanent_card_enters_play_at_the_end(book: str) -> None:
    table = Table(book=book, A={"hand": [creature("Elf", "0", 1, 1)]}, B={}).start().cast("Elf").resolve()
    assert (table.names("battlefield"), table.names("graveyard")) == (["Elf"], [])


# ------------------------------------------------------------------------------------- countering


@pytest.mark.ledger("classic:414.1", "2007:414")
def test_a_countered_spell_goes_to_the_graveyard_and_does_nothing(book: str) -> None:
    greeter = creature("Greeter", "0", 1, 1, Triggered(enters(THIS), gain()))
    table = Table(book=book, A={"hand": [greeter]}, B={"hand": [DENY]}).start()
    table.cast("Greeter").passes().cast("Deny").resolve()
    assert stack(table) == [] and table.names("graveyard", "A") == ["Greeter"]
    assert table.life("A") == 20 and table.names("battlefield") == []
    assert [table.named(event.subject) for event in told(table, ev.RESOLVED)] == ["Deny"]


@pytest.mark.ledger("classic:414.1", "2007:414")
def test_a_countered_ability_is_removed_from_the_stack(book: str) -> None:
    table = Table(book=book, A={"battlefield": [ARCHER]}, B={"hand": [DENY]}).start()
    table.activate("Archer", "B").passes().cast("Deny").resolve()
    assert (stack(table), table.life("B"), table.names("battlefield")) == ([], 20, ["Archer"])
    assert table.names("graveyard") == ["Deny"]


@pytest.mark.ledger("classic:414.2", "2007:414")
def test_nothing_that_was_paid_comes_back(book: str) -> None:
    altar = artifact("Altar", "1", Activated(Cost(ManaCost(("1",)), (SacrificeObjects(CREATURES),)), gain(5)))
    table = Table(book=book, A={"battlefield": [altar, BEAR, FOREST]}, B={"hand": [DENY]}).start()
    table.activate("Altar").passes().cast("Deny").resolve()
    assert (stack(table), table.life("A")) == ([], 20)
    assert table.names("graveyard", "A") == ["Bear"] and table.find("Forest").tapped and table.pool("A") == {}
