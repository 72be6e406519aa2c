"""608.2g, 115.7a: casting while something resolves; changing targets."""

from __future__ import annotations

from apnap.abilities import effect as eff
from apnap.abilities.ability import Body, Spell
from apnap.abilities.definition import MODAL, CardDefinition, FaceDefinition
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import IS_SPELL as SPELLS
from apnap.abilities.objects import Each, Filter, HasCardType, Is, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, EXILE, INSTANT, LAND, STACK
from apnap.rules import decisions as dec
from apnap.rules.records import COPY, TOKEN
from tests.rules.support import Table, basic, creature, instant, sorcery

IN_EXILE = Filter((), (EXILE,))
OX = creature("Ox", "3G", 4, 4)
IMP = creature("Imp", "1B", 2, 2)
LIFE = sorcery("Life", "7", eff.GainLife(You(), Number(3)))
CAST = sorcery("Cast", "", eff.CastNow(You(), Each(IN_EXILE)))
TWO_FACED = CardDefinition(
    "Climb // Peak",
    (
        FaceDefinition("Climb", ManaCost(("3",)), card_types=INSTANT, abilities=(Spell(Body(effect=eff.Draw(You()))),)),
        FaceDefinition("Peak", card_types=LAND),
    ),
    MODAL,
)


def test_a_card_is_cast_without_paying_its_cost_118_9() -> None:
    table = Table(A={"hand": [CAST], "exile": [LIFE]}, B={}).start().cast("Cast").resolve().choose("Life")
    assert table.names("stack") == ["Life"]
    assert table.resolve().life("A") == 23


def test_a_face_is_chosen_and_a_land_is_played_712_11b() -> None:
    play = sorcery("Play", "", eff.CastNow(You(), Each(IN_EXILE), lands=True))
    for face, zone in ((0, "stack"), (1, "battlefield")):
        table = Table(A={"hand": [play], "exile": [TWO_FACED]}, B={}).start().cast("Play").resolve()
        table.choose("Climb")
        assert table.decision.kind == dec.WORD and table.decision.options == ("Climb", "Peak")
        table.choose(("Climb", "Peak")[face])
        assert table.names(zone) == [("Climb", "Peak")[face]]
        assert table.state.players[0].lands_played == face


def test_no_second_land_is_played_305_2b() -> None:
    play = sorcery("Play", "", eff.CastNow(You(), Each(IN_EXILE), lands=True))
    forest = basic("Forest")
    table = Table(A={"hand": [play, forest], "exile": [basic("Plains")]}, B={}).start()
    table.play("Forest").cast("Play").resolve()
    assert table.decision.kind == dec.PRIORITY and table.names("exile") == ["Plains"]


def test_copies_of_cards_are_cast_707_12() -> None:
    copies = sorcery("Copies", "", eff.CastNow(You(), Each(IN_EXILE), n=None, copy=True))
    table = Table(A={"hand": [copies], "exile": [LIFE, OX, IMP]}, B={}).start().cast("Copies").resolve()
    table.choose("Life").choose("Ox").choose(dec.DONE)
    assert [record.kind for record in table.objects("stack") if record.definition.name in ("Life", "Ox")] == [COPY] * 2
    assert table.names("exile") == ["Imp", "Life", "Ox"]  # the copy that was not cast has ceased to exist (704.5e)
    table.resolve().resolve()
    assert table.life("A") == 23 and table.find("Ox", "battlefield").kind == TOKEN


A_CREATURE = (Target(Filter((HasCardType(CREATURE),))),)
SLAY = instant("Slay", "", Body(A_CREATURE, eff.Destroy(TargetObjects(0))))
ON_SPELL = (Target(Filter((Is(SPELLS),), (STACK,))),)
SWERVE = instant("Swerve", "", Body(ON_SPELL, eff.ChooseNewTargets(You(), TargetObjects(0), change_one=True)))


def test_the_target_must_be_changed_to_another_115_7a() -> None:
    table = Table(A={"hand": [SLAY, SWERVE], "battlefield": [OX]}, B={"battlefield": [IMP]}).start()
    table.cast("Slay", "Ox").cast("Swerve").resolve().resolve()
    assert table.names("battlefield") == ["Ox"]


def test_without_another_target_nothing_is_changed_115_7a() -> None:
    table = Table(A={"hand": [SLAY, SWERVE], "battlefield": [OX]}, B={}).start()
    table.cast("Slay").cast("Swerve").resolve().resolve()
    assert table.names("battlefield") == []
