"""612: words in texts that are replaced, and names that are set; 613.7g, 613.8c: when an effect applies."""

from __future__ import annotations

from apnap.abilities.ability import Body, Keyword
from apnap.abilities.change import AddTypes, ReplaceWord, SetName
from apnap.abilities.definition import TRANSFORM, CardDefinition, FaceDefinition
from apnap.abilities.duration import Forever
from apnap.abilities.effect import Continuous, CreateTokens, Token, Transform
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Filter, HasColor, HasSubtype, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import BLUE, CREATURE, LEGENDARY, RED, STACK
from apnap.rules.characteristics import keyword_nodes
from tests.rules.effects import do
from tests.rules.layered import CREATURES, OTHERS, affect, base, both_ways, filtered, rule, says, seen
from tests.rules.support import Table, creature, instant

IT = TargetObjects(0)
BEAR = creature("Bear", "1G", 2, 2)
SAFE = Keyword("protection", what=filtered(HasColor(RED)))
GOBLIN = Token(card_types=CREATURE, subtypes=("Goblin",), power=Number(1), toughness=Number(1), abilities=(SAFE,))
CALL = instant("Call", "0", CreateTokens(You(), Number(1), GOBLIN))


def test_612_2a_a_creature_type_changed_in_a_spell_changes_its_token_and_the_name() -> None:
    words = Body((Target(Filter((), (STACK,))),), Continuous(IT, (ReplaceWord("Goblin", "Elf"),), Forever()))
    table = Table(A={"hand": [CALL, instant("Reword", "0", words)]}, B={}).start()
    table.cast("Call").cast("Reword").resolve().resolve()
    assert table.names("battlefield") == ["Elf Token"]
    assert seen(table, "Elf Token").subtypes == {"Elf"}


def test_612_4_the_text_and_type_line_of_a_token_can_be_changed() -> None:
    table = Table(A={"hand": [CALL]}, B={}).start().cast("Call").resolve()
    affect(table, ["Goblin Token"], ReplaceWord("red", "blue"))
    affect(table, ["Goblin Token"], ReplaceWord("Goblin", "Elf"))
    token = table.objects("battlefield")[0]
    assert keyword_nodes(table.state, token, "protection")[0].what == filtered(HasColor(BLUE))
    assert seen(table, "Goblin Token").subtypes == {"Elf"}, "it keeps its name"


def test_612_8_what_has_its_name_set_has_lost_the_one_it_had() -> None:
    lady = creature("Lady", "W", 2, 2, supertypes=LEGENDARY)
    for named, left in (([], 1), (["Lady"], 2)):
        table = Table(A={"battlefield": [lady, lady]}, B={})
        if named:
            affect(table, named, SetName("Nobody"))
        table.start("upkeep")
        while table.state.step < 3 and table.decision.purpose == "legend_rule":
            table.choose(table.choices[0])
        assert len(table.names("battlefield")) == left
    assert table.names("battlefield") == ["Lady", "Nobody"]


def test_613_7g_a_permanent_that_transforms_is_newer_than_what_entered_after_it() -> None:
    front = FaceDefinition("Sage", ManaCost(()), 0, 0, CREATURE, (), 1, 1, None, None, ())
    back = FaceDefinition("Tyrant", None, 0, 0, CREATURE, (), 5, 5, None, None, (says(OTHERS, base(1, 1)),))
    giants = rule("Giants", says(CREATURES, base(4, 4)))
    table = Table(A={"battlefield": [CardDefinition("Sage", (front, back), TRANSFORM), giants, BEAR]}, B={})
    assert table.size("Bear") == (4, 4)
    do(table, Transform(IT), "Sage")
    assert both_ways(table).size("Bear") == (1, 1)


def test_613_8c_after_each_effect_the_order_of_the_rest_is_looked_at_again() -> None:
    """Only once the Bear is an Elf does what makes Goblins Wizards depend on what makes Elves Goblins."""

    def turns(name: str, old: str, new: str) -> CardDefinition:
        return rule(name, says(filtered(HasSubtype(old)), AddTypes(subtypes=(new,))))

    bear = creature("Bear", "1G", 2, 2, subtypes=("Bear",))
    board = [turns("First", "Bear", "Elf"), turns("Second", "Goblin", "Wizard"), turns("Third", "Elf", "Goblin"), bear]
    table = Table(A={"battlefield": board}, B={})
    assert seen(table, "Bear").subtypes == {"Bear", "Elf", "Goblin", "Wizard"}
