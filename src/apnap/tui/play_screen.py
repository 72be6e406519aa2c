"""The table on the whole screen: what is seen, what keys and clicks do, and the computer thinking beside it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.worker import get_current_worker

from apnap.i18n import message
from apnap.ids import NO_PLAYER
from apnap.table.settings import PassUntil
from apnap.tui.board import Board, PhaseBar
from apnap.tui.declaring import Declaring
from apnap.tui.dialogs import HandOver, Menu
from apnap.tui.drawing import Drawing
from apnap.tui.gathering import Gathering, Picture
from apnap.tui.items import Item, ItemList
from apnap.tui.looking import TableScreen
from apnap.tui.paying import Paying
from apnap.tui.prompt_pane import NUMBER, PromptPane
from apnap.tui.questions import Act, Answers, Question
from apnap.tui.seating import persons
from apnap.tui.stops import next_stop, with_stop


class PlayScreen(TableScreen):
    """A game that is being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "pass('now')", show=False),
        Binding("f2", "confirm", show=False),
        Binding("f4", "pass('response')", show=False),
        Binding("f6", "pass('end_of_turn')", show=False),
        Binding("f8", "pass('my_turn')", show=False),
        Binding("ctrl+z", "undo", show=False),
        Binding("slash", "say", show=False),
        Binding("a", "whole_pile", show=False),
        Binding("r", "remember", show=False),
        Binding("y", "let_through", show=False),
    ]
    DEFAULT_CSS = """
    PlayScreen #pass, PlayScreen #pass:focus { height: 1; border: none; }
    """

    def __init__(self, gathering: Gathering) -> None:
        super().__init__(gathering)
        self.question: Question | None = None

    def compose(self) -> ComposeResult:
        """Put the panes in the order of Tab."""
        yield PhaseBar(id="phases")
        yield Board(self.gathering.viewer, len(self.gathering.table.seats))
        yield PromptPane()
        yield ItemList(id="pass")

    def on_mount(self) -> None:
        """Begin."""
        self.query_one("#pass", ItemList).show(self._pass_bar())
        self.query_one("#pass", ItemList).move_to(1)  # Enter there passes the turn
        self.prompt.options.focus()
        self.go_on()

    def on_resize(self) -> None:
        """Give the question more room where there is more."""
        self.prompt.set_class(self.size.height > 30, "tall")

    @property
    def prompt(self) -> PromptPane:
        """The pane of the question."""
        return self.query_one(PromptPane)

    def notice(self, text: str) -> None:
        """Tell something below the question."""
        self.prompt.notice(text)

    # ------------------------------------------------------------------------------------ going on

    def go_on(self) -> None:
        """Let the computer decide, in a thread of its own, until a person is asked or the game is over."""
        if not self.busy:
            self.busy = True
            self.run_worker(self._play, thread=True, exclusive=True, group="play")

    def _play(self) -> None:
        worker = get_current_worker()
        for picture in self.gathering.go_on():
            if worker.is_cancelled:
                return
            self.app.call_from_thread(self._show, picture)
        self.app.call_from_thread(self._settle)

    def _show(self, picture: Picture) -> None:
        """Show how far things have come."""
        self.picture = picture
        self.question = None
        self.draw()

    def _settle(self) -> None:
        """Ask whoever is asked; if that is another person, the terminal goes to them first."""
        self.busy = False
        gathering = self.gathering
        if gathering.keeper.trouble:
            self.notice(self.say("not_kept", why=gathering.keeper.trouble))
            gathering.keeper.trouble = ""
        asked = gathering.next_person()
        if asked not in (NO_PLAYER, gathering.viewer):
            letter = gathering.game.players[asked]
            self.app.push_screen(HandOver(self.say("hand_over", player=letter)), lambda _: self._sit_down(asked))
            return
        self._ask()
        if gathering.game.is_over():
            self.end()

    def _sit_down(self, player: int) -> None:
        """Show the table to another person."""
        self.gathering.viewer = player
        self.notice("")
        self.picture = self.gathering.picture()
        self._ask()

    def _ask(self) -> None:
        assert self.picture is not None
        prompt = self.picture.shown.prompt
        if prompt is None or not prompt.choices:
            self.question = None
        elif prompt.kind in ("attackers", "blockers"):
            self.question = Declaring(prompt, self.lang, self.picture.shown, self.gathering.can_declare)
        elif prompt.kind == "payment":
            names = Drawing(self.picture.shown, self.lang).name
            self.question = Paying(prompt, self.lang, self.gathering.plan, self.gathering.plan_words, names)
        else:
            self.question = Question(prompt, self.lang)
        self.draw()

    # ------------------------------------------------------------------------------------ drawing

    def draw(self) -> None:
        """Draw everything."""
        if self.picture is None:
            return
        shown, question = self.picture.shown, self.question
        drawing = Drawing(shown, self.lang)
        if question is not None:
            drawing.mark = question.mark
        if isinstance(question, Declaring):
            drawing.note = question.note
        self.query_one(PhaseBar).draw(drawing, self.gathering.settings)
        board = self.query_one(Board)
        board.draw(drawing, self.who())
        board.tell(self.picture.log, self.lang)
        if question is not None:
            self.prompt.ask(question)
        else:
            self.prompt.wait(shown.ending.text if shown.ending is not None else self.say("board.thinking"))
        self.query_one("#pass", ItemList).show(self._pass_bar())

    def _pass_bar(self) -> list[Item]:
        keys = ("now", "end_of_turn", "response", "my_turn", "undo", "help", "menu")
        return [Item(self.say(f"bar.{key}"), key) for key in keys]

    def who(self) -> list[str]:
        """Return what each player is called beside their letter."""
        people = persons(self.gathering.table)
        names = []
        for seat, place in enumerate(self.gathering.table.seats):
            key = "you" if seat == self.gathering.viewer else "person" if seat in people else "computer"
            names.append(self.say(f"board.{key}", agent=place.agent.name if place.agent else ""))
        return names

    # ------------------------------------------------------------------------------------ doing

    def choose(self, key: str) -> None:
        """Choose an option of the question."""
        question = self.question
        if question is None or self.busy:
            return
        act = question.choose(key)
        if act is None:
            self.notice("")
            self.draw()
        else:
            self._carry_out(act)

    def _carry_out(self, act: Act) -> None:
        if isinstance(act, Answers):
            self.do(lambda: self.gathering.answer_all(act.answers))
        else:
            self.do(lambda: self.gathering.declare(act.pairs))

    def on_item_list_chosen(self, event: ItemList.Chosen) -> None:
        """Enter or a click: on an option, a key of the bar, a step, the log, or an object of the table."""
        event.stop()
        pane, item = event.pane.id, event.item
        if pane == "options":
            self.choose(item.key)
        elif pane == "pass":
            self._bar(item.key)
        elif pane == "phases":
            self._switch_stop(item.key)
        elif pane == "log":
            self.action_log()
        else:
            self.on_object(item)

    def _bar(self, key: str) -> None:
        if key == "undo":
            self.action_undo()
        elif key == "help":
            self.action_help()
        elif key == "menu":
            self.action_menu()
        else:
            self.action_pass(key)

    def _switch_stop(self, key: str) -> None:
        """Switch the stop of a step, in turns of whoever's turn it is."""
        step = key.removeprefix("step ")
        if self.picture is None or step == key or self.busy:
            return
        own = self.picture.shown.active == self.picture.shown.you
        settings = self.gathering.settings
        stop = next_stop(settings, step, own)
        self.gathering.set(with_stop(settings, step, own, stop))
        step_name = message(f"words.step.{step}", self.lang)
        self.notice(self.say(f"stop.{stop.value}_{'own' if own else 'theirs'}", step=step_name))
        self.draw()

    def on_object(self, item: Item) -> None:
        """Do what can be done with an object: its only option, one of a menu; if there is none, say why."""
        options = self.question.options_of(item.entities) if self.question is not None else []
        if len(options) == 1:
            self.choose(options[0].key)
        elif options:
            menu = Menu(item.text, [Item(one.text, one.key, mark=one.mark) for one in options])
            self.app.push_screen(menu, lambda key: self.choose(key) if key is not None else None)
        elif item.key.startswith("hand ") and item.entities[0] > 0:
            detail = self.gathering.detail(item.entities[0])
            self.notice(" ".join(detail.why) if detail is not None else "")
        else:
            self.look_at(item)

    def on_prompt_pane_typed(self, event: PromptPane.Typed) -> None:
        """A number that was asked for, or an answer in words; a number then means the option with that place."""
        question, text = self.question, event.text
        if event.kind == NUMBER and question is not None:
            answer = question.numbers().get(int(text))
            if answer is None:
                numbers = question.numbers()
                self.notice(message("cli.numbers", self.lang, low=min(numbers), high=max(numbers)))
            else:
                self.do(lambda: self.gathering.answer_all((answer,)))
        elif text.isdecimal() and question is not None and 1 <= int(text) <= len(question.options()):
            self.choose(question.options()[int(text) - 1].key)
        else:
            self.do(lambda: self.gathering.say(text))

    # ------------------------------------------------------------------------------------ keys

    def action_pass(self, until: str) -> None:
        """Pass, and go on passing for as long as that says."""
        self.do(lambda: self.gathering.pass_until(PassUntil(until)))

    def action_confirm(self) -> None:
        """Do what goes without saying: declare, pay as planned, finish, pass, or the only thing there is."""
        if self.question is None or self.busy:
            return
        act = self.question.confirm()
        if act is None:
            self.notice(self.say("choose_first"))
        else:
            self._carry_out(act)

    def action_undo(self) -> None:
        """Take back the last answer."""
        self.do(self.gathering.undo)

    def action_say(self) -> None:
        """Open the line for an answer in words."""
        self.prompt.open_words(self.lang)

    def action_whole_pile(self) -> None:
        """Add every creature of the pile at the cursor to the declaration, or none of it."""
        item = self.focused.current if isinstance(self.focused, ItemList) else None
        if isinstance(self.question, Declaring) and item is not None:
            self.question.whole_pile(item.entities)
            self.draw()

    def action_remember(self) -> None:
        """Give the answer at the cursor, now and whenever the same is asked."""
        item = self.prompt.options.current
        answer = self.question.answer_at(item.key) if self.question is not None and item is not None else None
        if answer is not None:
            self.do(lambda: self.gathering.remember(answer))

    def action_let_through(self) -> None:
        """Let the ability of the stack at the cursor through from now on, or no more."""
        item = self.query_one("#stack", ItemList).current
        if self.picture is None or item is None or self.busy:
            return
        ability = next((one for one in self.picture.shown.stack if one.id in item.entities), None)
        if ability is None or not ability.yield_key:
            self.notice(self.say("yield.only_abilities"))
            return
        settings = self.gathering.settings
        yes = ability.yield_key not in settings.yields
        self.gathering.set(settings.let_through(ability.yield_key, yes))
        self.notice(self.say("yield.on" if yes else "yield.off", name=ability.name))
        self.go_on()
