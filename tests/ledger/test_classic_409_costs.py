"""classic:409.2f, 2007:409: what a spell or ability costs in all, and in which order that is settled and paid."""

from __future__ import annotations

from dataclasses import replace

import pytest

from apnap.abilities.ability import Activated, Body, Keyword, Modes, Spell, Static
from apnap.abilities.condition import CostPaid
from apnap.abilities.cost import Cost, ExileObjects, MillCards, PayLife, SacrificeObjects, TapThis
from apnap.abilities.effect import AddMana, Destroy, Draw, GainLife, If
from apnap.abilities.mana import ManaCost, RepeatedMana
from apnap.abilities.objects import (
    IS_SPELL,
    EachOpponent,
    EachPlayer,
    Filter,
    HasCardType,
    Is,
    OwnedBy,
    Stat,
    TargetObjects,
    You,
)
from apnap.abilities.quantity import AT_LEAST, AT_MOST, MANA_VALUE, Comparison, CountOf, Number
from apnap.abilities.static import CANT_CAST, AdditionalCost, AlternativeCost, CostChange, PlayerRule
from apnap.abilities.values import CREATURE, GRAVEYARD, INSTANT, LAND, SORCERY, STACK
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from apnap.rules.paying_by_hand import PARTS_FIRST
from tests.ledger.moments import aimed, gain
from tests.rules.support import (
    FOREST,
    TARGET_CREATURE,
    Table,
    artifact,
    card,
    creature,
    enchantment,
    instant,
)  # fmt: skip

SPELLS = Filter((Is(IS_SPELL),), (STACK,))
ELF = creature("Elf", "G", 1, 1)
OX = creature("Ox", "3W", 2, 4)


def change(generic: int) -> object:
    return enchantment(f"Toll {generic}", "1", Static((CostChange(EachPlayer(), SPELLS, generic=generic),)))


def tapped(table: Table) -> int:
    return sum(one.tapped for one in table.objects("battlefield"))


@pytest.mark.ledger("classic:409.2f", "2007:409")
def test_increases_and_reductions_make_one_total(book: str) -> None:
    """classic:409.2f: {3}, one more, two less: {2} is paid in full or the spell is not played."""
    board = [change(1), change(-2), FOREST]
    spell = instant("Gust", "3", gain(1))
    assert not Table(book=book, A={"battlefield": board, "hand": [spell]}, B={}).start().can_cast("Gust")
    table = Table(book=book, A={"battlefield": [*board, FOREST, FOREST], "hand": [spell]}, B={}).start().cast("Gust")
    assert tapped(table) == 2


@pytest.mark.ledger("classic:409.1", "2007:409")
@pytest.mark.also("current")
def test_a_cost_increase_never_reaches_what_is_on_the_stack(book: str) -> None:
    """classic:409.1, 2007:409.3: it comes while the spell waits, and nobody pays more.

    Today: it comes too late for what was cast (601.7).
    """
    dear = enchantment("Dear", "1", Keyword("flash"), Static((CostChange(EachPlayer(), SPELLS, generic=2),)))
    seat = {"battlefield": [FOREST, FOREST], "hand": [instant("Gust", "G", gain(1)), dear]}
    table = Table(book=book, A=seat, B={}).start().cast("Gust").cast("Dear").resolve()
    assert (table.names("stack"), tapped(table)) == (["Gust"], 2)
    table.resolve()
    assert (table.life("A"), tapped(table)) == (21, 2)


def kicked(*body: object) -> object:
    """Return a spell with a target and a kicker that adds to what it does."""
    part = AdditionalCost(Cost(ManaCost(("1",))), optional=True, id="kicker")
    effect = If(CostPaid("kicker"), GainLife(You(), Number(5)), GainLife(You(), Number(1)))
    return card("Offer", "G", SORCERY, Static((part,), zones=(STACK,)), Spell(Body((TARGET_CREATURE,), effect)))


def order_of_questions(table: Table) -> list[str]:
    """Answer what is asked while a spell is played, the first option each time, and return what it was."""
    asked: list[str] = []
    while table.decision.kind != dec.PRIORITY:
        asked.append(table.decision.purpose)
        table.choose(table.decision.options[0])
    return asked


@pytest.mark.ledger("classic:409.2f", "2007:409")
def test_optional_costs_are_chosen_after_the_targets_in_the_classic_book(book: str) -> None:
    """classic:409.2f: choices of costs are made as they are paid; 2007:409.1b: before targets are chosen."""
    seat = {"battlefield": [FOREST, FOREST, ELF, OX], "hand": [kicked()]}
    table = Table(book=book, A=seat, B={}).start().cast("Offer")
    expected = ["target", "kicker"] if book == "classic" else ["kicker", "target"]
    assert order_of_questions(table) == expected
    table.resolve()
    assert table.life("A") == 25


@pytest.mark.ledger("classic:409.2f", "2007:409")
def test_an_alternative_cost_is_chosen_after_the_targets_in_the_classic_book(book: str) -> None:
    """classic:409.2f: likewise for what is paid rather than the mana cost."""
    life = Static((AlternativeCost(Cost(parts=(PayLife(Number(4)),)), id="alternative"),), zones=(STACK,))
    rite = card("Rite", "G", SORCERY, life, Spell(aimed(Destroy(TargetObjects(0)))))
    table = Table(book=book, A={"battlefield": [FOREST, ELF, OX], "hand": [rite]}, B={}).start().cast("Rite")
    assert order_of_questions(table) == (["target", "cost"] if book == "classic" else ["cost", "target"])


@pytest.mark.ledger("classic:409.2b", "2007:409")
def test_modes_and_x_come_before_targets(book: str) -> None:
    """classic:409.2b, 2007:409.1b: "choose one" is announced first, and so is X."""
    modes = Modes((aimed(Destroy(TargetObjects(0))), Body(effect=Draw(You(), Number(1)))))
    seat = {"battlefield": [FOREST, FOREST, ELF, OX], "hand": [instant("Either", "G", Body(modes=modes))]}
    table = Table(book=book, A=seat, B={}).start().cast("Either")
    assert order_of_questions(table) == ["mode", "target"]
    blaze = instant("Blaze", "XG", aimed(Destroy(TargetObjects(0))))
    table = Table(book=book, A=seat | {"hand": [blaze]}, B={}).start().cast("Blaze")
    assert table.choices == (0, 1)
    assert order_of_questions(table) == ["x", "target"]


@pytest.mark.ledger("classic:409.2b")
def test_an_opponent_may_choose_the_target(book: str) -> None:
    """classic:409.2b–c: a few spells let the opponent choose, at the same time."""
    theirs = Body((replace(TARGET_CREATURE, chooser=EachOpponent()),), Destroy(TargetObjects(0)))
    seat = {"battlefield": [FOREST, ELF, OX], "hand": [instant("Mercy", "G", theirs)]}
    table = Table(book=book, A=seat, B={}).start().cast("Mercy")
    while table.decision.kind != dec.TARGETS:
        table.choose(table.decision.options[0])
    assert (table.decision.player, table.offered()) == (1, ["Elf", "Ox"])


@pytest.mark.ledger("classic:409.2b", "2007:409")
@pytest.mark.also("current")
@pytest.mark.parametrize("kind", ["spell", "ability"])
def test_an_opponent_may_choose_the_mode(book: str, kind: str) -> None:
    """classic:409.2b, 2007:409.1b: at the time at which its player would; who plays it still says what it targets.

    Today: the opponent chooses when the controller would (601.6, 602.3).
    """
    doom = aimed(Destroy(TargetObjects(0)))
    body = Body(modes=Modes((doom, Body(effect=Draw(You(), Number(1)))), chooser=EachOpponent()))
    ring = artifact("Grief", "1", Activated(Cost(), body))
    at = {"hand": [instant("Grief", "0", body)]} if kind == "spell" else {"battlefield": [ring]}
    for mode in (0, 1):
        board = [*at.get("battlefield", []), ELF, OX]
        table = Table(book=book, A=at | {"battlefield": board, "library": [FOREST]}, B={}).start()
        table.cast("Grief") if kind == "spell" else table.activate("Grief")
        assert (table.decision.kind, table.decision.player, table.choices) == (dec.MODES, 1, (0, 1))
        table.choose(mode)
        if mode == 0:
            assert (table.decision.kind, table.decision.player) == (dec.TARGETS, 0)
            table.choose("Ox")
        table.resolve()
        assert ("Ox" in table.names("graveyard", "A"), table.names("hand", "A") == ["Forest"]) == (mode == 0, mode == 1)


@pytest.mark.ledger("2007:409")
@pytest.mark.also("current")
@pytest.mark.parametrize("kind", ["spell", "ability"])
def test_of_several_opponents_its_player_says_which_one_chooses_the_mode(book: str, kind: str) -> None:
    """Today: the controller picks the opponent, for a spell (601.6a) and for an ability (602.3a)."""
    body = Body(modes=Modes((gain(1), gain(2)), chooser=EachOpponent()))
    ring = artifact("Grief", "1", Activated(Cost(), body))
    at = {"hand": [instant("Grief", "0", body)]} if kind == "spell" else {"battlefield": [ring]}
    table = Table(book=book, A=at, B={}, C={}).start()
    table.cast("Grief") if kind == "spell" else table.activate("Grief")
    assert (table.decision.kind, table.decision.player, table.choices) == (dec.PLAYERS, 0, (1, 2))
    table.choose("C")
    assert (table.decision.kind, table.decision.player) == (dec.MODES, 2)
    assert table.choose(1).resolve().life("A") == 22


NO_DEAR_SPELLS = enchantment(
    "Modesty",
    "1",
    Static(
        (PlayerRule(CANT_CAST, EachPlayer(), Filter((Stat(MANA_VALUE, Comparison(AT_LEAST, Number(3))),), (STACK,))),)
    ),
)


def with_modesty(book: str) -> Table:
    seat = {"battlefield": [NO_DEAR_SPELLS, *[FOREST] * 5], "hand": [instant("Blaze", "XG", gain(1))]}
    return Table(book=book, A=seat, B={}).start().cast("Blaze")


@pytest.mark.ledger("2007:409")
def test_in_2007_only_the_beginning_is_forbidden(book: str) -> None:
    """2007:409.4: nobody looks again once X has made a spell of mana value 5 of it."""
    assert with_modesty(book).choices == (0, 1, 2, 3, 4)


@pytest.mark.parametrize("later", ["2016", "current"])
def test_later_the_proposed_spell_is_looked_at_again(later: str) -> None:
    """601.2e: a spell that can't be cast with the X announced is illegal."""
    assert with_modesty(later).choices == (0, 1)


NO_CHEAP_SPELLS = enchantment(
    "Pride",
    "1",
    Static(
        (PlayerRule(CANT_CAST, EachPlayer(), Filter((Stat(MANA_VALUE, Comparison(AT_MOST, Number(1))),), (STACK,))),)
    ),
)


def with_pride(book: str) -> Table:
    seat = {"battlefield": [NO_CHEAP_SPELLS, *[FOREST] * 3], "hand": [instant("Blaze", "XG", gain(1))]}
    return Table(book=book, A=seat, B={}).start()


@pytest.mark.ledger("2007:409")
def test_in_2007_x_is_zero_as_one_begins(book: str) -> None:
    """2007:409.4: in hand the spell is one that can't be played, so nobody comes to announcing X."""
    assert not with_pride(book).can_cast("Blaze")


@pytest.mark.parametrize("later", ["2016", "current"])
def test_later_one_may_begin_what_x_will_make_legal(later: str) -> None:
    """601.3a: with X as 1 or 2 it can be cast, and 0 is not offered (601.2e)."""
    assert with_pride(later).cast("Blaze").choices == (1, 2)


YARD = Filter((OwnedBy(You()),), (GRAVEYARD,))
DELVER = artifact(
    "Delver",
    "1",
    Activated(Cost(parts=(MillCards(Number(1)), ExileObjects(YARD, Number(1)))), gain(1)),
)


@pytest.mark.ledger("2007:409", "classic:409.2f")
def test_in_the_old_books_costs_are_paid_in_any_order(book: str) -> None:
    """2007:409.1h: the card that was just milled may be the one that is exiled."""
    seat = {"battlefield": [DELVER], "graveyard": [ELF], "library": [OX]}
    table = Table(book=book, A=seat, B={}).start().activate("Delver")
    assert table.decision.purpose == "chance_first"
    table.choose(True).choose("Ox")
    assert (table.names("exile"), table.names("graveyard", "A")) == (["Ox"], ["Elf"])
    other = Table(book=book, A=seat, B={}).start().activate("Delver").choose(False)
    assert (other.names("exile"), other.names("graveyard", "A")) == (["Elf"], ["Ox"])


@pytest.mark.parametrize("later", ["2016", "current"])
def test_what_a_library_settles_is_paid_last_today(later: str) -> None:
    """601.2h: in any order in 2016; today costs that move cards from a library are paid after the others."""
    seat = {"battlefield": [DELVER], "graveyard": [ELF], "library": [OX]}
    table = Table(book=later, A=seat, B={}).start().activate("Delver")
    assert (table.decision.kind == dec.YES_NO) is (later == "2016")
    if later == "current":
        assert (table.names("exile"), table.names("graveyard", "A")) == (["Elf"], ["Ox"])


CREATURE_ELF = AdditionalCost(Cost(parts=(SacrificeObjects(Filter((HasCardType(CREATURE),)), Number(1)),)))
BURIED = CountOf(Filter((HasCardType(CREATURE), OwnedBy(You())), (GRAVEYARD,)))
BARROW = card(
    "Barrow",
    None,
    LAND,
    Activated(Cost(parts=(TapThis(),)), Body(effect=AddMana(You(), RepeatedMana("B", BURIED)))),
)


@pytest.mark.ledger("classic:409.2f", "2007:409")
def test_mana_abilities_may_follow_the_rest_of_the_payment_in_the_classic_book(book: str) -> None:
    """classic:409.2f: they are played in the step in which all is paid; 2007:409.1g: before costs are paid."""
    rite = card("Rite", "1", SORCERY, Static((CREATURE_ELF,), zones=(STACK,)), Spell(gain(3)))
    seat = {"battlefield": [BARROW, FOREST, ELF], "hand": [rite]}
    table = Table(book=book, options=(("full_control", 1),), A=seat, B={}).start().cast("Rite")
    first = Action(dec.SPECIAL, 0, PARTS_FIRST)
    assert (first in table.decision.options) is (book == "classic")
    if book == "classic":
        table.choose(first)
        assert table.names("graveyard", "A") == ["Elf"]
        table.choose(Action(dec.ACTIVATE, table.find("Barrow").ref, 0))
        assert table.pool() == {"B": 1}
        table.choose(dec.DONE)
        assert (table.names("stack"), table.find("Forest").tapped) == (["Rite"], False)
        table.resolve()
        assert table.life("A") == 23


@pytest.mark.ledger("classic:409.2f", "classic:422.1")
def test_what_was_paid_first_is_paid_back_with_the_rest(book: str) -> None:
    """classic:422.1: payments that were made are cancelled: the creature is in play again."""
    rite = card("Rite", "1", SORCERY, Static((CREATURE_ELF,), zones=(STACK,)), Spell(gain(3)))
    seat = {"battlefield": [FOREST, ELF], "hand": [rite]}
    table = Table(book=book, options=(("full_control", 1),), A=seat, B={}).start().cast("Rite")
    table.choose(Action(dec.SPECIAL, 0, PARTS_FIRST))
    assert table.names("battlefield", "A") == ["Forest"]
    table.choose(Action(dec.PASS))
    assert (table.names("battlefield", "A"), table.names("stack")) == (["Elf", "Forest"], [])


@pytest.mark.ledger("2007:409")
def test_targets_are_chosen_before_costs_so_one_may_be_sacrificed(book: str) -> None:
    """2007:409.1c, h: the creature that is sacrificed may have been the target; then the spell has none."""
    fling = AdditionalCost(Cost(parts=(SacrificeObjects(Filter((HasCardType(CREATURE),)), Number(1)),)))
    spell = card("Throw", "0", INSTANT, Static((fling,), zones=(STACK,)), Spell(aimed(Destroy(TargetObjects(0)))))
    table = Table(book=book, A={"battlefield": [ELF, OX], "hand": [spell]}, B={}).start().cast("Throw", "Elf")
    table.choose("Elf")
    assert table.names("graveyard", "A") == ["Elf"]
    table.resolve()
    assert table.names("battlefield", "A") == ["Ox"]
