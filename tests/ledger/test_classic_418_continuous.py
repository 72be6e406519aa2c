"""classic:418.1–418.4, 2007:418.1–418.4: what continuous effects apply to, and how much, and for how long."""

from __future__ import annotations

import pytest

from apnap.abilities import duration as dur
from apnap.abilities import effect as eff
from apnap.abilities.ability import Activated, Body, Triggered
from apnap.abilities.change import Modify, SetColors
from apnap.abilities.condition import Exists
from apnap.abilities.cost import Cost, SacrificeThis
from apnap.abilities.objects import (
    ControlledBy,
    Each,
    Filter,
    HasCardType,
    HasColor,
    IsSource,
    Stat,
    TargetObjects,
    You,
)
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import AT_LEAST, POWER, TOUGHNESS, Comparison, CountOf, Number, StatOf
from apnap.abilities.values import BATTLEFIELD, BLACK, BLUE, CREATURE, ENCHANTMENT, HAND, WHITE
from apnap.rules.characteristics import characteristics, controller_of
from tests.rules.layered import CREATURES, plus, rule, says
from tests.rules.support import TARGET_CREATURE, Table, creature, enchantment, instant, sorcery

IT = TargetObjects(0)
WHITES = Filter((HasCardType(CREATURE), HasColor(WHITE)))
BLESSING = rule("Blessing", says(WHITES, plus(1, 1)))
LAMB = creature("Lamb", "0", 1, 1, colors=WHITE)
RAT = creature("Rat", "0", 1, 1, colors=BLACK)


def dye(name: str, color: int, duration: dur.Duration) -> object:
    """Return an instant that gives the target a colour."""
    return instant(name, "0", Body((TARGET_CREATURE,), eff.Continuous(IT, (SetColors(color),), duration)))


WHITEN = dye("Whiten", WHITE, dur.UntilEndOfTurn())
BLACKEN = dye("Blacken", BLACK, dur.UntilEndOfTurn())
RALLY = instant("Rally", "0", eff.Continuous(Each(WHITES), (Modify(Number(1), Number(1)),), dur.UntilEndOfTurn()))


@pytest.mark.ledger("classic:418.2", "classic:418.4b")
@pytest.mark.also("current")
@pytest.mark.parametrize(("n", "size"), [(1, (2, 2)), (-1, None)])
def test_an_effect_applies_as_a_creature_enters(book: str, n: int, size: tuple[int, int] | None) -> None:
    """classic:418.2: a watcher of creatures with toughness 2 sees it enter 2/2; with -1/-1 it never has toughness 1.

    Today: not a moment later (611.3c).
    """
    big = Filter((HasCardType(CREATURE), Stat(TOUGHNESS, Comparison(AT_LEAST, Number(2 if n > 0 else 1)))))
    seen = Triggered(ZoneChanges(big, (), (BATTLEFIELD,)), Body(effect=eff.GainLife(You(), Number(1))))
    board = [rule("Weather", says(CREATURES, plus(n, n))), enchantment("Watch", "0", seen)]
    table = Table(book=book, A={"battlefield": board, "hand": [LAMB]}, B={}).start()
    table.cast("Lamb").settle()
    assert table.life("A") == (21 if n > 0 else 20)
    assert (table.size("Lamb") if size else table.names("graveyard")) == (size or ["Lamb"])


@pytest.mark.ledger("classic:418.3a")
@pytest.mark.also("current")
def test_an_effect_without_a_duration_lasts_past_the_turn(book: str) -> None:
    """classic:418.3a: "becomes blue" without a time is for the rest of the game, "until end of turn" is not.

    Today: for a fixed or an indefinite period (611.1).
    """
    hand = [dye("Bluing", BLUE, dur.Forever()), WHITEN]
    table = Table(book=book, A={"battlefield": [LAMB, RAT], "hand": hand}, B={}).start()
    table.cast("Bluing", "Lamb").settle().cast("Whiten", "Rat").settle()
    colors = [characteristics(table.state, table.find(name)).colors for name in ("Lamb", "Rat")]
    assert colors == [BLUE, WHITE]
    table.to("upkeep", 2)
    colors = [characteristics(table.state, table.find(name)).colors for name in ("Lamb", "Rat")]
    assert colors == [BLUE, BLACK]


@pytest.mark.ledger("classic:418.3b")
def test_what_a_resolved_effect_affects_does_not_change(book: str) -> None:
    """classic:418.3b: whitened later gets nothing, blackened later keeps it."""
    seat = {"battlefield": [LAMB, RAT], "hand": [RALLY, WHITEN, BLACKEN]}
    table = Table(book=book, A=seat, B={}).start()
    table.cast("Rally").settle().cast("Whiten", "Rat").settle().cast("Blacken", "Lamb").settle()
    assert (table.size("Lamb"), table.size("Rat")) == ((2, 2), (1, 1))


@pytest.mark.ledger("classic:418.3c", "2007:418")
@pytest.mark.also("current")
def test_a_variable_is_settled_on_resolution(book: str) -> None:
    """classic:418.3c, 2007:418.3c: cards drawn later do not make +X/+X any greater; double is a plain plus.

    Today: its value is found once (611.2d).
    """
    cards = CountOf(Filter((ControlledBy(You()),), (HAND,)))
    swell = instant("Swell", "0", Body((TARGET_CREATURE,), eff.Continuous(IT, (Modify(cards, cards),))))
    double = instant(
        "Double", "0", Body((TARGET_CREATURE,), eff.Continuous(IT, (Modify(StatOf(IT, POWER), Number(0)),)))
    )
    draw = instant("Study", "0", eff.Draw(You(), Number(3)))
    table = Table(book=book, A={"battlefield": [LAMB], "hand": [swell, double, draw, RALLY]}, B={}).start()
    table.cast("Swell").settle()
    assert table.size("Lamb") == (4, 4)  # three cards were left
    table.cast("Double").settle().cast("Study").settle().cast("Rally").settle()
    assert table.size("Lamb") == (9, 5)


@pytest.mark.ledger("classic:418.3d")
def test_a_duration_that_is_over_before_it_begins(book: str) -> None:
    """classic:418.3d: "as long as you control this": it was sacrificed in response, so nothing is taken, not even for
    a moment, which would keep the creature from attacking."""
    while_here = dur.ForAsLongAs(Exists(Filter((IsSource(), ControlledBy(You())))))
    steal = Activated(Cost(), Body((TARGET_CREATURE,), eff.GainControl(You(), IT, while_here)))
    leave = Activated(Cost(parts=(SacrificeThis(),)), Body(effect=eff.GainLife(You(), Number(1))))
    table = Table(
        book=book, A={"battlefield": [enchantment("Charm", "0", steal, leave)]}, B={"battlefield": [RAT]}
    ).start()
    table.to("begin_combat", turn=2).passes().activate("Charm").activate("Charm", index=1).settle()
    assert controller_of(table.state, table.find("Rat")) == 1
    table.attack("Rat").block().to("end_combat")
    assert table.life("A") == 20


@pytest.mark.ledger("classic:418.4a")
def test_a_static_effect_applies_to_whatever_fits_now(book: str) -> None:
    """classic:418.4a: whitened it gets the bonus at once, blackened it loses it."""
    seat = {"battlefield": [BLESSING, LAMB, RAT], "hand": [WHITEN, BLACKEN]}
    table = Table(book=book, A=seat, B={}).start()
    assert (table.size("Lamb"), table.size("Rat")) == ((2, 2), (1, 1))
    table.cast("Whiten", "Rat").settle().cast("Blacken", "Lamb").settle()
    assert (table.size("Lamb"), table.size("Rat")) == ((1, 1), (2, 2))


@pytest.mark.ledger("classic:418.4b")
@pytest.mark.also("current")
def test_a_static_effect_lasts_as_long_as_its_source_is_in_play(book: str) -> None:
    """classic:418.4b: a white 1/1 token enters as 2/2 and is 1/1 once the source has gone. Today: 611.3b."""
    token = eff.Token(CREATURE, subtypes=("Sheep",), colors=WHITE, power=Number(1), toughness=Number(1), name="Ewe")
    flock = sorcery("Flock", "0", eff.CreateTokens(You(), Number(1), token))
    end = instant("End", "0", eff.Destroy(Each(Filter((HasCardType(ENCHANTMENT),)))))
    table = Table(book=book, A={"battlefield": [BLESSING], "hand": [flock, end]}, B={}).start()
    table.cast("Flock").settle()
    assert table.size("Ewe") == (2, 2)
    table.cast("End").settle()
    assert table.names("battlefield") == ["Ewe"]
    assert table.size("Ewe") == (1, 1)
