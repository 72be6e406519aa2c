"""classic:410, 2007:410: triggered abilities: when they trigger, go on the stack, and who chooses what."""

from __future__ import annotations

import pytest

from apnap.abilities import static as st
from apnap.abilities.ability import Activated, Body, Modes, Static
from apnap.abilities.ability import Triggered as When
from apnap.abilities.condition import Happened, NotTrue
from apnap.abilities.cost import Cost
from apnap.abilities.effect import (
    Destroy,
    Discard,
    Draw,
    Effect,
    GainControl,
    If,
    LoseLife,
    May,
    MayPay,
    PreventDamage,
    Sacrifice,
    Sequence,
)
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import (
    AnyPlayer,
    Each,
    EachPlayer,
    EventPlayer,
    Filter,
    HasCardType,
    IteratedPlayer,
    PlayersInSlot,
    You,
)
from apnap.abilities.occurrence import BeginningOf, Casts, DealsDamage
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, ENCHANTMENT, LAND, UPKEEP
from apnap.i18n.events import event_text
from apnap.i18n.rendering import Rendering
from apnap.i18n.table import table_text
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.machine import answer
from apnap.rules.view import View
from tests.ledger.moments import (
    BEAR,
    CREATURES,
    IT,
    KILL,
    LANDS,
    THIS,
    aimed,
    controllers,
    dies,
    enters,
    gain,
    now,
    stack,
    told,
    watching,
)
from tests.rules.support import ISLAND, MOUNTAIN, Table, artifact, creature, damage_to_any, enchantment

DRAW_ONE = Draw(You(), Number(1))
MAY_DRAW = Body(effect=May(You(), DRAW_ONE))
OWN_DRAW = Draw(IteratedPlayer(), Number(1))
EACH_MAY_DRAW = Body(effect=May(EachPlayer(), OWN_DRAW))


def hand(table: Table, letter: str) -> int:
    return len(table.names("hand", letter))


@pytest.mark.ledger("classic:410.1", "2007:410")
@pytest.mark.also("current")
def test_effects_that_forbid_playing_abilities_do_not_stop_triggers(book: str) -> None:
    """Today: a triggered ability is not activated (602.1c, 603.2a)."""
    rod = artifact("Rod", "1", Activated(Cost(), gain(5)))
    silence = enchantment("Silence", "1", Static((st.PlayerRule(st.CANT_ACTIVATE_ABILITIES, EachPlayer()),)))
    dawn = watching("Dawn", BeginningOf(UPKEEP, You()))
    table = Table(book=book, A={"battlefield": [rod, dawn]}, B={"battlefield": [silence]})
    table.start("upkeep", 1)
    assert not table.can_activate("Rod")
    table.resolve()
    assert table.life("A") == 21


@pytest.mark.ledger("classic:410.1")
def test_a_trigger_at_the_beginning_is_on_the_stack_before_anyone_acts(book: str) -> None:
    table = Table(book=book, A={}, B={"battlefield": [watching("Dawn", BeginningOf(UPKEEP, You()))]}).start()
    table.to_step("upkeep", 2)
    assert stack(table) == ["Dawn"] and table.decision.player == 1


# ------------------------------------------------------------------------------------- whose they are


@pytest.mark.ledger("classic:410.2", "2007:410")
def test_a_trigger_waits_until_a_player_gets_priority(book: str) -> None:
    twofold = now("Twofold", Sequence((Destroy(Each(CREATURES)), LoseLife(EachPlayer(), Number(3)))))
    table = Table(book=book, A={"battlefield": [watching("Host", dies(CREATURES)), BEAR], "hand": [twofold]}, B={})
    table.start().cast("Twofold").resolve()
    assert (stack(table), table.life("A")) == (["Host"], 17)
    table.resolve()
    assert (stack(table), table.life("A")) == ([], 18)


@pytest.mark.ledger("classic:410.2", "2007:410")
def test_it_belongs_to_who_controlled_it_as_it_triggered(book: str) -> None:
    theft = now(
        "Theft",
        Sequence((Destroy(Each(CREATURES)), GainControl(You(), Each(Filter((HasCardType(ENCHANTMENT),)))))),
    )
    host = watching("Host", dies(CREATURES))
    table = Table(book=book, A={"hand": [theft], "battlefield": [BEAR]}, B={"battlefield": [host]}).start()
    table.cast("Theft").resolve()
    assert (controller_of(table.state, table.find("Host")), controllers(table)) == (0, "B")
    table.resolve()
    assert (table.life("A"), table.life("B")) == (20, 21)


@pytest.mark.ledger("classic:410.2")
def test_a_choice_offered_to_both_players_makes_one_pseudospell_each(book: str) -> None:
    gift = watching("Gift", dies(CREATURES), EACH_MAY_DRAW)
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [KILL]}, B={"battlefield": [gift]}).start()
    table.cast("Kill").resolve()
    assert (table.decision.purpose, table.decision.player) == ("may", 0)
    table.choose(False)
    assert (table.decision.purpose, table.decision.player) == ("may", 1)
    table.choose(True)
    assert (stack(table), controllers(table)) == (["Gift", "Gift"], "AB")
    before = hand(table, "A"), hand(table, "B")
    table.resolve()
    assert (hand(table, "A"), hand(table, "B")) == (before[0], before[1] + 1)
    table.resolve()
    assert (hand(table, "A"), hand(table, "B")) == (before[0], before[1] + 1)


@pytest.mark.ledger("2007:410")
def test_later_a_choice_offered_to_both_players_is_one_ability(book: str) -> None:
    gift = watching("Gift", dies(CREATURES), EACH_MAY_DRAW)
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [KILL]}, B={"battlefield": [gift]}).start()
    table.cast("Kill").resolve()
    assert (stack(table), controllers(table)) == (["Gift"], "B")
    table.resolve().choose(True, True)
    assert stack(table) == [] and (hand(table, "A"), hand(table, "B")) == (1, 1)


@pytest.mark.ledger("classic:410.2")
def test_what_both_players_must_do_is_one_pseudospell(book: str) -> None:
    toll = watching("Toll", dies(CREATURES), Body(effect=Draw(EachPlayer(), Number(1))))
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [KILL]}, B={"battlefield": [toll]}).start()
    table.cast("Kill").resolve()
    assert (stack(table), controllers(table)) == (["Toll"], "B")


@pytest.mark.ledger("classic:410.2")
@pytest.mark.parametrize(
    "trade",
    [
        May(EachPlayer(), Sequence((OWN_DRAW, LoseLife(You(), Number(1))))),
        Sequence((May(EachPlayer(), OWN_DRAW, slot=1), If(Happened(1), LoseLife(EachPlayer(), Number(1))))),
    ],
)
def test_what_also_speaks_of_more_than_the_one_who_may_stays_one_pseudospell(book: str, trade: Effect) -> None:
    host = watching("Trade", dies(CREATURES), Body(effect=trade))
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [KILL]}, B={"battlefield": [host]}).start()
    table.cast("Kill").resolve()
    assert (stack(table), controllers(table)) == (["Trade"], "B")
    table.resolve().choose(True, True)
    assert table.life("A") + table.life("B") == 38


@pytest.mark.ledger("classic:410.2")
def test_what_happens_for_those_who_do_it_belongs_to_the_choice_of_each(book: str) -> None:
    dig = Sequence((May(EachPlayer(), Sacrifice(IteratedPlayer(), LANDS), slot=1), Draw(PlayersInSlot(1), Number(1))))
    host = watching("Dig", dies(CREATURES), Body(effect=dig))
    table = Table(
        book=book, A={"battlefield": [BEAR, ISLAND], "hand": [KILL]}, B={"battlefield": [host, MOUNTAIN]}
    ).start()
    table.cast("Kill").resolve().choose(True, False).resolve().resolve()
    assert (hand(table, "A"), hand(table, "B")) == (1, 0) and table.names("battlefield") == ["Dig", "Mountain"]


@pytest.mark.ledger("classic:410.3", "2007:410")
def test_the_active_players_triggers_go_on_first_in_the_order_they_choose(book: str) -> None:
    first, second = watching("First", dies(CREATURES)), watching("Second", dies(CREATURES), gain(2))
    table = Table(book=book, A={"battlefield": [first, second, BEAR], "hand": [KILL]}, B={"battlefield": [first]})
    table.start().cast("Kill").resolve()
    assert (table.decision.kind, table.decision.player) == (dec.ORDER, 0)
    answer(table.state, 1)
    assert (stack(table), controllers(table)) == (["Second", "First", "First"], "AAB")
    table.resolve()
    assert (table.life("A"), table.life("B")) == (20, 21), "the opponent's resolves first"


# ------------------------------------------------------------------------------------- choices


@pytest.mark.ledger("classic:410.4", "2007:410")
def test_its_targets_are_chosen_as_it_goes_on_the_stack(book: str) -> None:
    burner = creature("Burner", "0", 1, 1, When(enters(THIS), damage_to_any(2)))
    table = Table(book=book, A={"hand": [burner]}, B={}).start().cast("Burner").resolve()
    assert (table.decision.kind, table.decision.player) == (dec.TARGETS, 0)
    table.choose("B")
    assert table.life("B") == 20
    table.resolve()
    assert table.life("B") == 18


@pytest.mark.ledger("classic:410.4", "2007:410")
def test_so_is_its_mode(book: str) -> None:
    either = Body(modes=Modes((gain(1), gain(5))))
    sage = creature("Sage", "0", 1, 1, When(enters(THIS), either))
    table = Table(book=book, A={"hand": [sage]}, B={}).start().cast("Sage").resolve()
    assert (table.decision.kind, table.decision.player) == (dec.MODES, 0)
    assert table.choose(1).decision.kind == dec.PRIORITY and table.life("A") == 20
    assert table.resolve().life("A") == 25


@pytest.mark.ledger("classic:410.4", "2007:410")
def test_with_no_legal_choice_it_is_removed(book: str) -> None:
    breaker = creature("Breaker", "0", 1, 1, When(enters(THIS), aimed(Destroy(IT), Filter((HasCardType(ARTIFACT),)))))
    table = Table(book=book, A={"hand": [breaker]}, B={}).start().cast("Breaker").resolve()
    assert stack(table) == [] and table.decision.kind == dec.PRIORITY


@pytest.mark.ledger("classic:410.5")
@pytest.mark.parametrize("wants", [True, False])
def test_may_is_chosen_before_the_opponent_can_respond(book: str, wants: bool) -> None:
    table = Table(
        book=book, A={"battlefield": [watching("Idea", dies(CREATURES), MAY_DRAW), BEAR], "hand": [KILL]}, B={}
    )
    table.start().cast("Kill").resolve()
    assert (table.decision.purpose, table.decision.rule) == ("may", "603.5") and stack(table) == ["Idea"]
    table.choose(wants)
    assert table.decision.kind == dec.PRIORITY and stack(table) == ["Idea"], "it is on the stack either way"
    assert [event.amount for event in told(table, ev.TRIGGERED)] == [int(not wants)], "which both players are told"
    table.resolve()
    assert table.decision.kind == dec.PRIORITY, "nobody is asked again"
    assert hand(table, "A") == int(wants)


@pytest.mark.ledger("2007:410")
@pytest.mark.parametrize("wants", [True, False])
def test_later_may_is_chosen_on_resolution(book: str, wants: bool) -> None:
    table = Table(
        book=book, A={"battlefield": [watching("Idea", dies(CREATURES), MAY_DRAW), BEAR], "hand": [KILL]}, B={}
    )
    table.start().cast("Kill").resolve()
    assert table.decision.kind == dec.PRIORITY and stack(table) == ["Idea"]
    table.passes(2)
    assert table.decision.purpose == "may"
    table.choose(wants)
    assert hand(table, "A") == int(wants)


@pytest.mark.parametrize("edition", ["2016", "current"])
@pytest.mark.parametrize(("does", "asks"), [(MAY_DRAW, 1), (EACH_MAY_DRAW, 2)])
def test_since_then_one_ability_asks_on_resolution(edition: str, does: Body, asks: int) -> None:
    """603.5."""
    host = watching("Idea", dies(CREATURES), does)
    table = Table(book=edition, A={"battlefield": [host, BEAR], "hand": [KILL]}, B={}).start()
    table.cast("Kill").resolve()
    assert table.decision.kind == dec.PRIORITY and stack(table) == ["Idea"]
    table.passes(2).choose(*[True] * asks)
    assert stack(table) == [] and hand(table, "A") + hand(table, "B") == asks


@pytest.mark.ledger("classic:410.5")
@pytest.mark.parametrize("wants", [True, False])
def test_who_does_nothing_chooses_no_target(book: str, wants: bool) -> None:
    burn = Body((Target(CREATURES),), May(You(), Destroy(IT)))
    table = Table(
        book=book,
        A={"battlefield": [watching("Wrath", dies(CREATURES), burn), BEAR, BEAR], "hand": [KILL]},
        B={"battlefield": [BEAR]},
    )
    table.start().cast("Kill", "Bear").resolve().choose(wants)
    if wants:
        table.target("Bear")
    table.resolve()
    assert len(table.names("graveyard")) == (3 if wants else 2)


@pytest.mark.ledger("classic:410.5")
def test_another_player_who_may_do_it_settles_it(book: str) -> None:
    offer = Body(effect=May(EventPlayer(), Draw(EventPlayer(), Number(1))))
    host = watching("Offer", Casts(AnyPlayer()), offer)
    table = Table(book=book, A={"battlefield": [host]}, B={"hand": [now("Rise", gain())]}).start()
    table.passes().cast("Rise")
    assert (table.decision.purpose, table.decision.player, controllers(table)) == ("may", 1, "BA")
    table.choose(True).resolve()
    assert (hand(table, "A"), hand(table, "B")) == (0, 1)


@pytest.mark.ledger("classic:410.5")
def test_what_depends_on_the_may_belongs_to_it(book: str) -> None:
    loot = Body(effect=Sequence((May(You(), DRAW_ONE, slot=1), If(Happened(1), Discard(You(), Number(1))))))
    host = watching("Loot", dies(CREATURES), loot)
    for wants in (True, False):
        table = Table(book=book, A={"battlefield": [host, BEAR], "hand": [KILL], "library": [MOUNTAIN]}, B={}).start()
        table.cast("Kill").resolve()
        assert table.decision.purpose == "may"
        table.choose(wants).resolve()
        assert ("Mountain" in table.names("graveyard", "A")) is wants and hand(table, "A") == 0


@pytest.mark.ledger("classic:410.5", "classic:413.2c")
def test_a_consequence_of_not_doing_it_is_for_the_resolution(book: str) -> None:
    give = Body(
        effect=Sequence(
            (
                May(You(), Sacrifice(You(), CREATURES), slot=1),
                If(NotTrue(Happened(1)), LoseLife(You(), Number(4))),
            )
        )
    )
    table = Table(
        book=book, A={"battlefield": [watching("Pact", dies(CREATURES), give), BEAR, BEAR], "hand": [KILL]}, B={}
    )
    table.start().cast("Kill", "Bear").resolve()
    assert table.decision.kind == dec.PRIORITY
    table.passes(2).choose(False)
    assert table.life("A") == 16


@pytest.mark.ledger("classic:410.5", "classic:413.2e")
def test_an_option_to_pay_is_for_the_resolution(book: str) -> None:
    buy = Body(effect=MayPay(You(), Cost(ManaCost(("1",))), DRAW_ONE))
    table = Table(
        book=book, A={"battlefield": [watching("Shop", dies(CREATURES), buy), BEAR, MOUNTAIN], "hand": [KILL]}, B={}
    )
    table.start().cast("Kill").resolve()
    assert table.decision.kind == dec.PRIORITY
    table.passes(2)
    assert table.decision.purpose == "pay"
    table.choose(True)
    assert hand(table, "A") == 1 and table.find("Mountain").tapped


@pytest.mark.ledger("classic:410.5")
def test_the_choice_to_do_nothing_is_told_in_both_languages(book: str) -> None:
    table = Table(
        book=book, A={"battlefield": [watching("Idea", dies(CREATURES), MAY_DRAW), BEAR], "hand": [KILL]}, B={}
    )
    table.start().cast("Kill").resolve().choose(False)
    (event,) = told(table, ev.TRIGGERED)
    for lang, said in (("en", "[A] (will do nothing)"), ("es", "[A] (no hará nada)")):
        assert said in table_text(Rendering(View(table.state, 1), lang))
    texts = [event_text(event, Rendering(View(table.state, 1), lang), 1) for lang in ("en", "es")]
    assert texts == [
        "an ability of Idea triggers and will do nothing",
        "se dispara una habilidad de Idea y no hará nada",
    ]


# ------------------------------------------------------------------------------------- how often


@pytest.mark.ledger("classic:410.6", "2007:410")
def test_once_for_each_occurrence_within_an_event(book: str) -> None:
    blast = now("Blast", Destroy(Each(Filter((HasCardType(LAND),)))))
    grief = watching("Grief", dies(Filter((HasCardType(LAND),))))
    table = Table(book=book, A={"battlefield": [grief, ISLAND, MOUNTAIN], "hand": [blast]}, B={"battlefield": [ISLAND]})
    table.start().cast("Blast").resolve()
    assert stack(table) == ["Grief"] * 3


@pytest.mark.ledger("classic:410.7", "2007:410")
@pytest.mark.also("current")
@pytest.mark.parametrize("shielded", [True, False])
def test_a_prevented_event_triggers_nothing(book: str, shielded: bool) -> None:
    """Today: an event that is prevented triggers nothing (603.2g)."""
    shield = now("Shield", PreventDamage(None, players=EachPlayer()))
    pain = watching("Pain", DealsDamage(to_players=AnyPlayer()))
    table = Table(book=book, A={"battlefield": [pain], "hand": [now("Zap", damage_to_any(3)), shield]}, B={}).start()
    if shielded:
        table.cast("Shield").resolve()
    table.cast("Zap", "B").resolve()
    assert (table.life("B"), stack(table)) == ((20, []) if shielded else (17, ["Pain"]))


@pytest.mark.ledger("classic:410.7", "2007:410")
@pytest.mark.also("current")
def test_a_replaced_event_triggers_nothing(book: str) -> None:
    """Today: an event that is replaced triggers nothing (603.2g)."""
    exile = enchantment("Void", "1", Static((st.GoesElsewhere(dies(CREATURES), 6),)))
    host = watching("Host", dies(CREATURES))
    table = Table(book=book, A={"battlefield": [exile, host, BEAR], "hand": [KILL]}, B={}).start()
    table.cast("Kill").resolve()
    assert (stack(table), table.names("exile")) == ([], ["Bear"])
