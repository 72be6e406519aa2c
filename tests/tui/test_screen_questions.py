"""What is asked on the screen: combat, payments, numbers, shares, searching, and what is refused."""

from __future__ import annotations

from apnap.abilities import static
from apnap.abilities.ability import Body, Division
from apnap.abilities.effect import DealDividedDamage, Move, Search, Sequence
from apnap.abilities.objects import Filter, HasCardType, InSlot, OwnedBy, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, HAND, LIBRARY
from tests.properties.decks import BEAR, DRAKE, GOBLIN, OGRE, SPIDER, WOLF, ZAP
from tests.rules.support import CREATURES, MOUNTAIN, creature, damage_to_any, land, sorcery
from tests.rules.support import Table as Position
from tests.rules.test_506_511_combat import rule
from tests.tui.screens import Sight, on_screen, people_at, people_at_position, small_game

OF_A = "human,heuristic"
OF_B = "heuristic,human"
FULL_CONTROL = [("full_control 0", 1)]


def test_attackers_are_added_pile_by_pile_and_declared_at_once() -> None:
    position = Position(A={"battlefield": [GOBLIN, GOBLIN, GOBLIN, OGRE]}, B={}).start("begin_combat")

    async def play(sight: Sight) -> None:
        assert "F2 attack with 0 creatures" in sight.options()
        assert "*3 × Hill Runner 1/1" in sight.pane("own")
        await sight.go_to("own")
        await sight.press("right", "enter")
        assert "+Hill Runner 1/1 (attacking B)" in sight.pane("own")
        assert "*2 × Hill Runner 1/1" in sight.pane("own")
        assert "Hill Runner attacks B (1 of 3)" in sight.options()
        await sight.press("a")
        assert "+3 × Hill Runner 1/1 (attacking B)" in sight.pane("own")
        await sight.press("enter")
        assert "*3 × Hill Runner 1/1" in sight.pane("own")
        await sight.choose("add all")
        assert "F2 attack with 4 creatures" in sight.options()
        await sight.press("f2")
        assert "A attacks B with 3 × Hill Runner, Cave Ogre" in sight.log or sight.game.state.players[1].life == 14
        assert sight.game.turn > 1 or "B (computer) · 14 life" in sight.text()

    on_screen(people_at_position(position, agents=OF_A), play)


def test_a_block_that_is_not_enough_is_refused_with_its_rule_and_then_made_in_words() -> None:
    position = Position(A={"battlefield": [OGRE]}, B={"battlefield": [BEAR, WOLF]}).attack_now("Cave Ogre")

    async def play(sight: Sight) -> None:
        assert sight.kind == "blockers"
        await sight.choose("Bear blocks Cave Ogre")
        assert "+Bear 2/2 (blocking Cave Ogre)" in sight.pane("own")
        before = sight.game.digest()
        await sight.press("f2")
        assert "That whole declaration is not possible: something is missing in it. (509.1" in sight.flat()
        assert sight.game.digest() == before
        await sight.press("w")
        assert "something is missing in it. (509.1" in sight.flat()
        await sight.press("escape")
        await sight.say("block Cave Ogre with Bear, Pack Wolf")
        assert "Cave Ogre dies" in sight.log

    on_screen(people_at_position(position, agents=OF_B), play)


def test_an_attacker_is_clicked_at_to_be_blocked() -> None:
    position = Position(A={"battlefield": [GOBLIN, OGRE]}, B={"battlefield": [SPIDER]}).attack_now("Hill Runner")

    async def play(sight: Sight) -> None:
        await sight.click("Hill Runner 1/1")
        assert "+Branch Spider 2/4 (blocking Hill Runner)" in sight.pane("own")
        await sight.press("f2")
        assert "Hill Runner dies" in sight.log

    on_screen(people_at_position(position, agents=OF_B), play)


GROVE = land("Grove", "R", "G")


def test_a_payment_is_shown_and_changed_source_by_source() -> None:
    position = Position(
        options=FULL_CONTROL, A={"battlefield": [MOUNTAIN, GROVE], "hand": [ZAP, ZAP]}, B={"battlefield": [BEAR]}
    ).start()

    async def play(sight: Sight) -> None:
        await sight.say("cast Zap targeting Bear")
        assert sight.kind == "payment"
        assert "{R} would be paid with: Mountain {R}." in sight.flat()
        assert "+Mountain" in sight.pane("own") and "*Grove" in sight.pane("own")
        await sight.click("+Mountain")
        assert "{R} would be paid with: Grove {R}." in sight.flat()
        assert "use Mountain after all" in sight.options()
        await sight.press("f2")
        tapped = [line for line in sight.pane("own") if "tapped" in line]
        assert tapped == [" Grove (tapped)"]
        assert "Bear dies" in sight.log

    on_screen(people_at_position(position, agents=OF_A), play)


def test_a_payment_that_leaves_no_plan_says_so() -> None:
    position = Position(
        options=FULL_CONTROL, A={"battlefield": [MOUNTAIN, GROVE], "hand": [ZAP, ZAP]}, B={"battlefield": [BEAR]}
    ).start()

    async def play(sight: Sight) -> None:
        await sight.say("cast Zap targeting Bear")
        await sight.choose("leave Mountain alone")
        await sight.choose("leave Grove alone")
        assert "no plan pays that without giving something up" in sight.flat()
        await sight.press("f2")
        assert "Something has to be chosen here first." in sight.text()
        assert sight.kind == "payment"

    on_screen(people_at_position(position, agents=OF_A), play)


def test_a_number_is_typed() -> None:
    burn = sorcery("Burn", "{X}{R}", damage_to_any(1))
    position = Position(A={"battlefield": [MOUNTAIN] * 4, "hand": [burn]}, B={}).start()

    async def play(sight: Sight) -> None:
        await sight.choose("cast Burn")
        assert sight.kind == "number"
        await sight.type("9")
        assert "A number from 0 to 3." in sight.text()
        assert sight.kind == "number"
        await sight.press("backspace")
        await sight.type("2")
        assert sight.kind == "targets"

    on_screen(people_at_position(position, agents=OF_A), play)


def test_damage_is_divided_by_typing() -> None:
    two = Target(CREATURES, minimum=Number(1), maximum=Number(2))
    split = sorcery("Split", "R", Body((two,), DealDividedDamage(Number(3), 0), Division(0, Number(3))))
    position = Position(A={"battlefield": [MOUNTAIN], "hand": [split]}, B={"battlefield": [BEAR, WOLF]}).start()

    async def play(sight: Sight) -> None:
        await sight.choose("cast Split")
        await sight.choose("target Bear")
        await sight.choose("target Pack Wolf")
        assert sight.kind == "divide"
        await sight.type("2")
        assert "Bear dies" in sight.log
        assert "Split deals 1 damage to Pack Wolf" in sight.log

    on_screen(people_at_position(position, agents=OF_A), play)


def test_a_library_is_searched_by_typing() -> None:
    what = Filter((HasCardType(CREATURE), OwnedBy(You())), (LIBRARY,))
    tutor = sorcery("Call", "R", Sequence((Search(You(), what, slot=1), Move(InSlot(1), HAND))))
    position = Position(
        A={"battlefield": [MOUNTAIN], "hand": [tutor], "library": [BEAR, WOLF, SPIDER, OGRE]}, B={}
    ).start()

    async def play(sight: Sight) -> None:
        await sight.choose("cast Call")
        assert "Type to search" in sight.text()
        await sight.pilot.press(*"wol")
        await sight.settle()
        assert sight.options() == ["choose Pack Wolf"]
        await sight.press("enter")
        assert " Pack Wolf {2}{G}" in sight.pane("hand")

    on_screen(people_at_position(position, agents=OF_A), play)


def test_a_card_that_can_not_be_cast_says_why_with_the_rule() -> None:
    async def play(sight: Sight) -> None:
        await sight.press("f2")
        before = sight.game.digest()
        await sight.click("Cave Ogre {2}{R}")
        assert "“Cave Ogre” costs {2}{R}, and you can't pay that now (601.2h)" in sight.flat()
        await sight.say("cast Nobody")
        assert "and nothing lets you use it from elsewhere (601.3)" in sight.flat()
        assert sight.game.digest() == before

    on_screen(people_at(small_game()), play)


def test_an_answer_in_words_may_be_a_number_and_what_can_not_be_passed_says_so() -> None:
    async def play(sight: Sight) -> None:
        await sight.press("space")
        assert "the turn can't be passed here: something has to be decided first (117.3d)" in sight.flat()
        await sight.say("2")
        assert "A keeps" in sight.log

    on_screen(people_at(small_game()), play)


def test_undo_takes_back_one_answer_after_the_other() -> None:
    async def play(sight: Sight) -> None:
        start = sight.game.digest()
        await sight.press("f2")
        kept, log = sight.game.digest(), sight.log
        await sight.choose("play Mountain")
        await sight.press("f6", "ctrl+z", "ctrl+z")
        assert sight.game.digest() == kept and sight.log == log
        await sight.press("ctrl+z")
        assert sight.game.digest() == start
        await sight.press("ctrl+z")
        assert "there is nothing to take back" in sight.text()

    game = small_game()
    on_screen(people_at(type(game)(game.setup, state=game.state)), play)


def test_a_creature_that_can_block_only_one_attacker_changes_its_mind() -> None:
    wall = creature("Wall", "2", 0, 5, rule(static.CAN_BLOCK_ADDITIONAL, 1))
    position = Position(A={"battlefield": [GOBLIN, DRAKE]}, B={"battlefield": [wall, SPIDER]})
    position.attack_now("Hill Runner", "Ember Drake")

    async def play(sight: Sight) -> None:
        await sight.choose("Branch Spider blocks Hill Runner")
        await sight.choose("Branch Spider blocks Ember Drake")
        assert "+Branch Spider 2/4 (blocking Ember Drake)" in sight.pane("own")
        await sight.choose("Wall blocks Hill Runner")
        await sight.press("f2")
        assert sight.game.state.players[1].life == 20

    on_screen(people_at_position(position, agents=OF_B), play)


def test_one_blocker_on_two_attackers() -> None:
    wall = creature("Wall", "2", 0, 5, rule(static.CAN_BLOCK_ADDITIONAL, 1))
    position = Position(A={"battlefield": [GOBLIN, OGRE]}, B={"battlefield": [wall, SPIDER]})
    position.attack_now("Hill Runner", "Cave Ogre")

    async def play(sight: Sight) -> None:
        await sight.choose("Wall blocks Hill Runner")
        await sight.choose("Wall blocks Cave Ogre")
        assert "+Wall 0/5 (blocking Hill Runner, blocking Cave Ogre)" in sight.pane("own")
        await sight.choose("Branch Spider blocks Cave Ogre")
        await sight.press("f2")
        assert sight.game.state.players[1].life == 20

    on_screen(people_at_position(position, agents=OF_B), play)
