"""classic:419, 2007:419: replacement effects, regeneration, and who says in which order they apply."""

from __future__ import annotations

import pytest

from apnap.abilities import effect as eff
from apnap.abilities import static as st
from apnap.abilities.ability import Activated, Body, Keyword, Static, Triggered
from apnap.abilities.cost import Cost
from apnap.abilities.definition import TRANSFORM, CardDefinition, FaceDefinition
from apnap.abilities.duration import UntilEndOfTurn
from apnap.abilities.effect import Entering
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import (
    Each,
    EachOpponent,
    Filter,
    HasCardType,
    HasColor,
    IsSource,
    TargetObjects,
    TargetPlayers,
    This,
    You,
)
from apnap.abilities.occurrence import DealsDamage, Draws, GainsLife, IsDealtDamage, ZoneChanges
from apnap.abilities.quantity import EventAmount, Number, Plus, Times
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, CREATURE, EXILE, GRAVEYARD, HAND, LIBRARY, RED
from apnap.rules import decisions as dec
from apnap.rules.characteristics import controller_of
from tests.rules.effects import do
from tests.rules.support import (
    TARGET_CREATURE,
    Table,
    creature,
    damage_to_any,
    enchantment,
    instant,
)

IT = TargetObjects(0)
CREATURES = Filter((HasCardType(CREATURE),))
DIES = ZoneChanges(CREATURES, (BATTLEFIELD,), (GRAVEYARD,))
TO_YOU = DealsDamage(to_players=You())
OX = creature("Ox", "0", 2, 2)
TROLL = creature("Troll", "0", 2, 2, Activated(Cost(), Body(effect=eff.Regenerate(This()))))
KILL = instant("Kill", "0", Body((TARGET_CREATURE,), eff.Destroy(IT)))
ZAP = instant("Zap", "0", damage_to_any(1))


def rule(name: str, *parts: st.StaticPart) -> object:
    """Return an enchantment with these statements."""
    return enchantment(name, "0", Static(parts))


# ------------------------------------------------------------------------------------- 419.2–419.5


@pytest.mark.ledger("classic:419.2", "2007:419")
@pytest.mark.also("current")
def test_a_shield_covers_a_source_that_appears_later(book: str) -> None:
    """classic:419.2, 2007:419.2: nothing is settled ahead: a red creature that comes afterwards is stopped, too.

    Today: prevention watches for damage that would happen (614.1, 615.1a).
    """
    shield = st.Prevention(DealsDamage(Filter((HasColor(RED),)), to_players=You()), None)
    calm = instant("Calm", "0", eff.ContinuousRule((shield,), UntilEndOfTurn()))
    pinger = Activated(Cost(), Body(effect=eff.DealDamage(Number(1), players=EachOpponent())))
    imp = creature("Imp", "0", 1, 1, pinger, Keyword("flash"), colors=RED)
    gnome = creature("Gnome", "0", 1, 1, pinger)
    table = Table(book=book, A={"hand": [calm]}, B={"hand": [imp], "battlefield": [gnome]}).start()
    table.cast("Calm").settle().passes().cast("Imp").settle().passes()
    table.activate("Imp").settle()
    assert table.life("A") == 20
    table.passes().activate("Gnome").settle()
    assert table.life("A") == 19


@pytest.mark.ledger("classic:419.3")
def test_a_shield_that_was_not_used_is_gone_after_the_turn(book: str) -> None:
    """classic:419.3: regenerated in time of peace, destroyed a turn later."""
    table = Table(book=book, A={"battlefield": [TROLL]}, B={"hand": [KILL]}).start()
    table.activate("Troll").settle()
    table.to("upkeep", 2).cast("Kill").settle()
    assert table.names("graveyard", "A") == ["Troll"]


@pytest.mark.ledger("classic:419.3", "classic:419.6b", "2007:419")
def test_a_shield_lasts_until_it_is_used(book: str) -> None:
    """classic:419.3: as many may be made as one likes; each of them helps once."""
    seat = {"battlefield": [TROLL], "hand": [ZAP, ZAP]}
    table = Table(book=book, A=seat, B={"hand": [KILL] * 3}).start()
    table.activate("Troll").settle().activate("Troll").settle().passes()
    for left in (["Troll"], ["Troll"], []):
        while table.decision.player != 1:
            table.passes()
        table.act(next(option for option in table.choices if option.kind == dec.CAST)).settle()
        assert table.names("battlefield") == left


@pytest.mark.ledger("2007:419")
def test_redirected_damage_is_dealt_to_the_other_recipient(book: str) -> None:
    guard = creature("Guard", "0", 0, 5, Static((st.Redirection(TO_YOU, to_objects=This()),)))
    table = Table(book=book, A={"battlefield": [guard], "hand": [ZAP]}, B={}).start().cast("Zap", "A").settle()
    assert (table.life("A"), table.find("Guard").damage) == (20, 1)


@pytest.mark.ledger("classic:419.4", "2007:419")
@pytest.mark.also("current")
@pytest.mark.parametrize("in_time", [True, False])
def test_regeneration_must_be_there_before_the_destruction(book: str, in_time: bool) -> None:
    """classic:419.4, 2007:419.4: in response it works; once the creature lies in the graveyard nothing does.

    Today: it can't go back in time (614.4).
    """
    mend = instant("Mend", "0", Body((TARGET_CREATURE,), eff.Regenerate(IT)))
    table = Table(book=book, A={"hand": [KILL]}, B={"battlefield": [OX], "hand": [mend]}).start()
    table.cast("Kill").passes()
    if in_time:
        table.cast("Mend").settle()
        assert table.find("Ox", "battlefield").tapped
    else:
        table.settle()
        assert table.names("graveyard", "B") == ["Ox"]
        assert not table.can_cast("Mend", "B")


@pytest.mark.ledger("classic:419.5", "2007:419")
def test_what_was_replaced_never_happened(book: str) -> None:
    """classic:419.5, 2007:419.5: "dies" does not trigger for what is removed instead; what happens instead does."""
    dies = Triggered(DIES, Body(effect=eff.GainLife(You(), Number(1))))
    removed = Triggered(ZoneChanges(CREATURES, (BATTLEFIELD,), (EXILE,)), Body(effect=eff.GainLife(You(), Number(10))))
    board = [enchantment("Mourner", "0", dies, removed)]
    for void, life in (([], 21), ([rule("Void", st.GoesElsewhere(DIES, EXILE))], 30)):
        table = Table(book=book, A={"battlefield": [*board, *void, OX], "hand": [KILL]}, B={}).start()
        table.cast("Kill").settle()
        assert table.life("A") == life


@pytest.mark.ledger("classic:419.5")
@pytest.mark.also("current")
def test_prevented_damage_triggers_nothing(book: str) -> None:
    """classic:419.5: a creature that gains its controller life for damage gains none if it is prevented (615.6)."""
    hurt = Triggered(IsDealtDamage(Filter((IsSource(),))), Body(effect=eff.GainLife(You(), Number(3))))
    shield = rule("Shield", st.Prevention(DealsDamage(None, CREATURES), None))
    for shields, life in (([], 23), ([shield], 20)):
        board = [creature("Stoic", "0", 1, 5, hurt), *shields]
        table = Table(book=book, A={"battlefield": board, "hand": [ZAP]}, B={}).start()
        table.cast("Zap", "Stoic").settle()
        assert table.life("A") == life


# ------------------------------------------------------------------------------------- 419.6


@pytest.mark.ledger("classic:419.6a", "2007:419")
def test_each_of_two_doublings_applies_once(book: str) -> None:
    """classic:419.6a, 2007:419.6a: 1 damage becomes 4."""
    double = rule("Double", st.ModifyAmount(DealsDamage(), Times(2, EventAmount())))
    table = Table(book=book, A={"battlefield": [double, double], "hand": [ZAP]}, B={}).start()
    table.cast("Zap", "B").settle()
    assert table.life("B") == 16


@pytest.mark.ledger("classic:419.6b", "classic:420.5c")
@pytest.mark.also("current")
def test_a_regenerated_blocker_is_out_of_combat(book: str) -> None:
    """classic:419.6b: it is tapped, has no damage on it any more, and deals no combat damage.

    Today: tapped, healed and out of combat instead (614.8).
    """
    table = Table(book=book, A={"battlefield": [OX], "hand": [KILL, ZAP]}, B={"battlefield": [TROLL]})
    table.attack_now("Ox").block(("Troll", "Ox"))
    table.cast("Zap", "Troll").settle()
    assert table.find("Troll").damage == 1
    table.passes().activate("Troll").settle().cast("Kill", "Troll").settle()
    troll = table.find("Troll", "battlefield")
    assert (troll.tapped, troll.damage, troll.blocking) == (True, 0, ())
    table.to("end_combat")
    assert table.find("Ox", "battlefield").damage == 0
    assert table.life("B") == 20


# ------------------------------------------------------------------------------------- 419.7


@pytest.mark.ledger("classic:419.7b", "2007:419")
def test_a_shield_wears_down_point_by_point(book: str) -> None:
    """classic:419.7b, 2007:419.7b: three points against 2 and again 2, from different sources: one gets through."""
    ward = instant("Ward", "0", eff.PreventDamage(Number(3), players=You()))
    bolts = [instant(name, "0", damage_to_any(2)) for name in ("First", "Second")]
    table = Table(book=book, A={"hand": [ward, *bolts]}, B={}).start()
    table.cast("Ward").settle().cast("First", "A").settle()
    assert table.life("A") == 20
    table.cast("Second", "A").settle()
    assert table.life("A") == 19


CALM = instant("Calm", "0", eff.PreventDamage(None, players=You(), chosen_source=True, next_time=True))
PING = Body(effect=eff.DealDamage(Number(1), players=EachOpponent()))


@pytest.mark.ledger("classic:419.7c", "2007:419")
@pytest.mark.also("current")
@pytest.mark.parametrize("ability_first", [True, False])
def test_the_next_damage_of_a_chosen_source_is_prevented_once(book: str, ability_first: bool) -> None:
    """classic:419.7c, 2007:419.8a: whether it is from an ability of the creature or in combat.

    Today: the source is chosen (615.2).
    """
    pinger = creature("Pinger", "0", 3, 3, Activated(Cost(), PING))
    table = Table(book=book, A={"battlefield": [pinger]}, B={"hand": [CALM]})
    table.start("begin_combat").passes().cast("Calm").resolve().choose("Pinger").settle()
    if ability_first:
        table.activate("Pinger").settle()
        assert table.life("B") == 20
    table.attack("Pinger").block().to("end_combat")
    assert table.life("B") == (17 if ability_first else 20)
    if not ability_first:
        table.activate("Pinger").settle()
        assert table.life("B") == 19


@pytest.mark.ledger("classic:419.7c")
def test_a_source_that_has_left_play_stays_the_source(book: str) -> None:
    """classic:419.7c: the creature is sacrificed for its ability; as the source of that it may still be chosen."""
    from apnap.abilities.cost import SacrificeThis

    bomb = creature("Bomb", "0", 1, 1, Activated(Cost(parts=(SacrificeThis(),)), PING))
    table = Table(book=book, A={"battlefield": [bomb, OX]}, B={"hand": [CALM]}).start()
    table.activate("Bomb").passes().cast("Calm").resolve()
    assert table.names("graveyard", "A") == ["Bomb"]
    table.choose("Bomb").settle()
    assert table.life("B") == 20


@pytest.mark.ledger("classic:419.7c", "2007:419")
def test_a_card_that_is_only_referred_to_as_a_source(book: str) -> None:
    """classic:419.7c: a source is something that deals damage; 2007:419.8a: also what an object on the stack names,
    as a creature card in a graveyard that is about to return."""
    assert sources_offered(book) == (["Calm", "Ox", "Raise"] if book == "classic" else ["Calm", "Ghoul", "Ox", "Raise"])


@pytest.mark.parametrize("edition", ["2016", "current"])
def test_what_the_stack_refers_to_is_a_source_to_this_day(edition: str) -> None:
    """609.7a."""
    assert "Ghoul" in sources_offered(edition)


def sources_offered(book: str) -> list[str]:
    """Return what may be chosen as a source while a spell returns a creature card from a graveyard."""
    card_in_graveyard = Target(Filter((HasCardType(CREATURE),), (GRAVEYARD,)))
    raise_dead = instant("Raise", "0", Body((card_in_graveyard,), eff.Move(IT, HAND)))
    seat = {"graveyard": [creature("Ghoul", "0", 2, 2)], "battlefield": [OX], "hand": [raise_dead]}
    table = Table(book=book, A=seat, B={"hand": [CALM]}).start()
    table.cast("Raise").passes().cast("Calm").resolve()
    assert table.decision.purpose == "damage_source"
    return table.offered()


# ------------------------------------------------------------------------------------- 419.8


@pytest.mark.ledger("classic:419.8a", "2007:419")
@pytest.mark.also("current")
@pytest.mark.parametrize(("first", "zone"), [("Void", "exile"), ("Ox", "library")])
def test_the_controller_of_what_is_affected_picks_the_order(book: str, first: str, zone: str) -> None:
    """classic:419.8a, 2007:419.9a: two replacements of dying; the other one then does nothing. Today: 614.7."""
    shuffled = st.GoesElsewhere(
        ZoneChanges(Filter((IsSource(),)), (BATTLEFIELD,), (GRAVEYARD,)), LIBRARY, position=eff.SHUFFLED
    )
    ox = creature("Ox", "0", 2, 2, Static((shuffled,)))
    void = rule("Void", st.GoesElsewhere(DIES, EXILE))
    table = Table(book=book, A={"battlefield": [void], "hand": [KILL]}, B={"battlefield": [ox]}).start()
    table.cast("Kill").resolve()
    assert (table.decision.kind, table.decision.player) == (dec.REPLACEMENT, 1)
    table.choose(table.decision.labels.index(first)).settle()
    assert table.names(zone, "B").count("Ox") == 1


@pytest.mark.ledger("classic:419.8b", "2007:419")
@pytest.mark.also("current")
@pytest.mark.parametrize("order", [0, 1])
def test_replacements_that_do_not_conflict_follow_each_other(book: str, order: int) -> None:
    """classic:419.8b, 2007:419.9b: instead of 1 life a card is drawn, instead of that one comes back: whatever came
    first into play. Today: the first makes the second applicable (616.2, 616.1f)."""
    graveyard = Filter((HasCardType(CREATURE),), (GRAVEYARD,))
    study = rule("Study", st.Replacement(GainsLife(You()), eff.Draw(You())))
    recall = rule("Recall", st.Replacement(Draws(You()), eff.Move(Each(graveyard), HAND)))
    board = [study, recall] if order == 0 else [recall, study]
    heal = instant("Heal", "0", eff.GainLife(You(), Number(1)))
    table = Table(book=book, A={"battlefield": board, "graveyard": [OX], "hand": [heal]}, B={}).start()
    library = len(table.library())
    table.cast("Heal").settle()
    assert (table.life("A"), table.names("hand", "A"), len(table.library())) == (20, ["Ox"], library)


GAIN_FOR_DRAW = rule("Feast", st.Replacement(Draws(You()), eff.GainLife(You(), Number(1))))
DRAW_FOR_GAIN = rule("Famine", st.Replacement(GainsLife(You()), eff.Draw(You())))


@pytest.mark.ledger("classic:419.8c")
@pytest.mark.parametrize(
    ("answers", "life", "drawn"), [((False,), 20, 1), ((True, False), 21, 0), ((True, True), 20, 1)]
)
def test_the_affected_player_breaks_a_circle(book: str, answers: tuple[bool, ...], life: int, drawn: int) -> None:
    """classic:419.8c: drawing becomes gaining becomes drawing: that player says which of them happens, and may go
    round once more; the game asks instead of going round for ever."""
    study = instant("Study", "0", eff.Draw(You()))
    table = Table(book=book, A={"battlefield": [GAIN_FOR_DRAW, DRAW_FOR_GAIN], "hand": [study]}, B={}).start()
    table.cast("Study").resolve()
    for one in answers:
        assert (table.decision.purpose, table.decision.player) == ("replacement_circle", 0)
        table.choose(one)
    table.settle()
    assert (table.life("A"), len(table.state.players[0].hand)) == (life, drawn)


@pytest.mark.parametrize("edition", ["2007", "2016", "current"])
def test_later_books_apply_each_effect_of_a_circle_once(edition: str) -> None:
    """614.5, 2007:419.6a: nobody is asked; the event that comes back happens."""
    table = Table(book=edition, A={"battlefield": [GAIN_FOR_DRAW, DRAW_FOR_GAIN]}, B={})
    do(table, eff.Draw(You()))
    assert table.state.decision is None
    assert (table.life("A"), len(table.state.players[0].hand)) == (20, 1)


def test_a_circle_of_zones_and_of_redirections() -> None:
    """classic:419.8c: the same with where a card goes and with who is dealt damage."""
    out = st.GoesElsewhere(DIES, EXILE)
    back = st.GoesElsewhere(ZoneChanges(CREATURES, (BATTLEFIELD,), (EXILE,)), GRAVEYARD)
    table = Table(book="classic", A={"battlefield": [rule("Out", out), rule("Back", back), OX]}, B={})
    do(table, eff.Destroy(IT), "Ox").choose(True, False)
    assert table.names("exile") == ["Ox"]
    guard = creature("Guard", "0", 0, 5, Static((st.Redirection(TO_YOU, to_objects=This()),)))
    away = rule("Away", st.Redirection(DealsDamage(None, CREATURES), to_players=You()))
    table = Table(book="classic", A={"battlefield": [guard, away]}, B={"battlefield": [OX]})
    do(table, eff.DealDamage(Number(2), players=TargetPlayers(0)), "A", source="Ox").choose(True, False)
    assert (table.life("A"), table.find("Guard").damage) == (20, 2)


# ------------------------------------------------------------------------------------- 2007:419, 616.1


@pytest.mark.ledger("2007:419")
@pytest.mark.also("current")
def test_an_increase_of_no_damage_does_nothing(book: str) -> None:
    """2007:419.5a: 0 damage is not dealt, so there is nothing to increase.

    Today: no damage is dealt at all (614.7a).
    """
    more = rule("More", st.ModifyAmount(DealsDamage(), Plus(EventAmount(), Number(2))))
    zaps = [instant(f"Zap {n}", "0", damage_to_any(n)) for n in (0, 1)]
    table = Table(book=book, A={"battlefield": [more], "hand": zaps}, B={}).start()
    table.cast("Zap 0", "B").settle()
    assert table.life("B") == 20
    table.cast("Zap 1", "B").settle()
    assert table.life("B") == 17


MIMIC = creature("Mimic", "0", 0, 1, Static((st.EntersModified(This(), copy_of=CREATURES),)))
UNDER = st.EntersModified(CREATURES, Entering(controller=You()))


@pytest.mark.parametrize(("edition", "asked"), [("classic", True), ("2007", True), ("2016", False), ("current", False)])
def test_control_comes_before_copying_where_the_book_says_so(edition: str, asked: bool) -> None:
    """616.1b, 2007:419.9a: before 2016 the affected player may take either first."""
    table = Table(book=edition, A={"graveyard": [MIMIC]}, B={"battlefield": [rule("Snare", UNDER), OX]})
    do(table, eff.Move(IT, BATTLEFIELD), "Mimic")
    assert (table.state.decision is not None) is asked
    while table.state.decision is not None:
        table.choose(table.decision.options[0])
    mimic = next(o for o in table.objects("battlefield") if o.owner == 0)
    assert controller_of(table.state, mimic) == 1
    assert table.names("battlefield", "A") == ["Ox"]


@pytest.mark.parametrize(("edition", "asked"), [("2016", True), ("current", False)])
def test_the_back_face_comes_first_in_the_current_book(edition: str, asked: bool) -> None:
    """616.1d: entering with the back face up is applied before the choice that the front face would ask for;
    2016:616.1 lets the player take either first."""
    front = FaceDefinition(
        "Page", ManaCost(()), 0, 0, CREATURE, (), 1, 1, None, None,
        (Static((st.EntersModified(This(), effect=eff.ChooseWord(You(), eff.CHOOSE_COLOR)),)),),
    )  # fmt: skip
    back = FaceDefinition("Knight", None, 0, 0, CREATURE, (), 3, 3)
    page = CardDefinition("Page", (front, back), TRANSFORM)
    moon = rule("Moon", st.EntersModified(CREATURES, Entering(transformed=True)))
    table = Table(book=edition, A={"graveyard": [page], "battlefield": [moon]}, B={})
    do(table, eff.Move(IT, BATTLEFIELD), "Page")
    assert (table.state.decision is not None and table.decision.kind == dec.REPLACEMENT) is asked
    if asked:
        table.choose(table.decision.labels.index("Page")).choose("red")
    assert table.size("Knight") == (3, 3)
