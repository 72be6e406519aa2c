"""Commands about when a person is asked: passing on, stops, yields, remembered answers, payments, language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap.abilities.values import STEP_NAMES
from apnap.errors import IllegalActionError, InvalidActionError
from apnap.game.matching import plain
from apnap.i18n import has_message, listed, message
from apnap.i18n.catalogue import LANGUAGES
from apnap.rules import decisions as dec
from apnap.table.cards import find_seen
from apnap.table.names import name_meant
from apnap.table.passing import ability_key
from apnap.table.settings import PassUntil, Payments
from apnap.tui.payments import pay_by_plan
from apnap.tui.session import Session
from apnap.tui.stops import describe_stops, next_stop, with_stop

_USUAL_ANSWERS: Final = ("actions.yes", "actions.no", "actions.keep", "actions.mulligan")

Command = Callable[[Session, str], None]


def _pass_turn(session: Session, rest: str) -> None:
    session.pass_until(PassUntil.END_OF_TURN)


def _pass_response(session: Session, rest: str) -> None:
    session.pass_until(PassUntil.RESPONSE)


def _pass_to_me(session: Session, rest: str) -> None:
    session.pass_until(PassUntil.MY_TURN)


def _stops(session: Session, rest: str) -> None:
    session.stop_everywhere(not session.stops_everywhere)
    session.say("cli.stops_everywhere" if session.stops_everywhere else "cli.stops_usual")


def _stop_at(session: Session, rest: str) -> None:
    """``stop at [their] STEP``: none, a stop, a firm one, in turn; without a step, the list."""
    words = rest.split()
    theirs = bool(words) and plain(words[0]) in _all_words("tui.word.theirs")
    name = " ".join(words[1:] if theirs else words)
    if name:
        step = _step_meant(name)
        stop = next_stop(session.settings, step, own=not theirs)
        session.table.seats[session.seat].settings = with_stop(session.settings, step, not theirs, stop)
        session.say(f"tui.stop.{stop.value}_{'theirs' if theirs else 'own'}", step=_step_name(step, session.lang))
    for line in describe_stops(session.settings, session.lang):
        session.write(line)


def _step_meant(text: str) -> str:
    names = {plain(_step_name(step, lang)): step for lang in LANGUAGES for step in STEP_NAMES}
    names.update({plain(step): step for step in STEP_NAMES})
    meant = name_meant(text, names)
    if meant is None:
        values = {"step": text, "steps": listed([_step_name(step, "en") for step in STEP_NAMES], "en")}
        raise InvalidActionError(message("sitting.unknown_step", "en", **values), key="sitting.unknown_step", **values)
    return names[plain(meant)]


def _step_name(step: str, lang: str) -> str:
    return message(f"words.step.{step}", lang)


def _full_control(session: Session, rest: str) -> None:
    yes = not session.settings.full_control
    session.set(full_control=yes)
    session.say("tui.full_control.on" if yes else "tui.full_control.off")


def _hold(session: Session, rest: str) -> None:
    yes = not session.settings.hold_priority
    session.set(hold_priority=yes)
    session.say("tui.hold.on" if yes else "tui.hold.off")


def _yields(session: Session, rest: str) -> None:
    """``yield NAME``: let an ability on the stack through from now on, or no more; without a name, the list."""
    if rest:
        view = session.game.view(session.seat)
        on_stack = [seen for seen in view.stack if ability_key(view, seen)]
        names = {session.rendering().seen(seen): ability_key(view, seen) for seen in on_stack}
        meant = name_meant(rest, names) or name_meant(rest, [key.partition("|")[0] for key in names.values()])
        key = names.get(meant or "") or next((key for key in names.values() if key.partition("|")[0] == meant), "")
        if not key:
            find_seen(session, rest)  # says that there is nothing of that name
            raise _cant("tui.yield.only_abilities")
        yes = key not in session.settings.yields
        session.table.seats[session.seat].settings = session.settings.let_through(key, yes)
    if not session.settings.yields:
        session.say("tui.yield.none")
    for number, key in enumerate(session.settings.yields, 1):
        session.write(f"{number}. {key.replace('|', ': ')}")


def _remember(session: Session, rest: str) -> None:
    """``remember N``: give an answer, and the same one to the same question from now on; without a number, the list."""
    if rest:
        if not rest.isdecimal():
            raise _cant("tui.remember.number")
        session.table.remember(session.seat, session.table.number(session.seat), session.nth(int(rest)))
        return
    _list_remembered(session)


def _list_remembered(session: Session) -> None:
    if not session.settings.remembered:
        session.say("tui.remember.none")
    for number, (question, answer) in enumerate(session.settings.remembered, 1):
        session.write(f"{number}. {remembered_text(question, answer, session.lang)}")


def remembered_text(question: str, answer: str, lang: str) -> str:
    """Return a remembered answer as a line: what asks, and what is answered."""
    purpose, name = question.partition("|")[0], question.rpartition("|")[2]
    key = f"decisions.purpose.{purpose.partition(':')[0]}"
    asked = message(key, lang, player="…", counter=purpose.partition(":")[2]) if has_message(key) else purpose
    said = next((key for key in _USUAL_ANSWERS if message(key, "en") == answer), "")
    words = message(said, lang) if said else answer or message("actions.done", lang)
    return f"{name or asked}: {words}"


def _forget(session: Session, rest: str) -> None:
    """``forget N``: ask that again; without a number, everything."""
    kept = session.settings.remembered
    if rest and not (rest.isdecimal() and 1 <= int(rest) <= len(kept)):
        raise _cant("tui.remember.no_such")
    question = kept[int(rest) - 1][0] if rest else ""
    session.table.seats[session.seat].settings = session.settings.forget(question)
    _list_remembered(session)


def _payments(session: Session, rest: str) -> None:
    """``payments always|when it matters|never``: when a payment is shown before it is made."""
    if rest:
        wanted = [one for one in Payments if plain(rest) in _all_words(f"tui.payments.{one.value}")]
        if not wanted:
            raise _cant("tui.payments.unknown")
        session.set(payments=wanted[0])
    name = message(f"tui.payments.{session.settings.payments.value}", session.lang).split("|")[0]
    session.say("tui.payments.now", when=name)


def _pay_without(session: Session, rest: str) -> None:
    """``pay without NAME, NAME``: pay by a plan that leaves these alone."""
    decision = session.game.state.decision
    if decision is None or decision.kind != dec.PAYMENT:
        raise _cant("tui.pay.no_payment")
    spared = {find_seen(session, name.strip()).handle for name in rest.split(",") if name.strip()}
    pay_by_plan(session.table, session.seat, spared)


def _language(session: Session, rest: str) -> None:
    lang = rest.casefold() or next(lang for lang in LANGUAGES if lang != session.lang)
    if lang not in LANGUAGES:
        raise _cant("tui.language.unknown", languages=listed(list(LANGUAGES), session.lang))
    session.speak(lang)
    session.say("tui.language.now")


def _all_words(key: str) -> set[str]:
    return {plain(word) for lang in LANGUAGES for word in message(key, lang).split("|")}


def _cant(key: str, **values: str) -> IllegalActionError:
    return IllegalActionError(message(key, "en", **values), key=key, **values)


SETTING_COMMANDS: Final[dict[str, Command]] = {
    "pass_turn": _pass_turn,
    "pass_response": _pass_response,
    "pass_to_me": _pass_to_me,
    "stops": _stops,
    "stop_at": _stop_at,
    "full_control": _full_control,
    "hold": _hold,
    "yields": _yields,
    "remember": _remember,
    "forget": _forget,
    "payments": _payments,
    "pay_without": _pay_without,
    "language": _language,
}
"""Those that are about being asked, by their key in the catalogue ``help``."""
