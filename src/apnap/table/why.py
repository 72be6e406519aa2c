"""``why``: the reason behind the last refusal, the last event, or an object's values, with the rule number."""

from __future__ import annotations

from typing import Final

from apnap.abilities import change as ch
from apnap.abilities.ability import Activated, Keyword, Static, Triggered
from apnap.abilities.node import Node
from apnap.abilities.values import BATTLEFIELD, CARD_TYPE_NAMES, COLOR_NAMES, CREATURE, HAND, names_of
from apnap.errors import ApnapError
from apnap.i18n import error_text, has_message, listed, message
from apnap.i18n.counters import counter_name
from apnap.i18n.keywords import keyword_name
from apnap.i18n.rendering import Rendering
from apnap.i18n.rulebooks import value_words
from apnap.ids import seat_letter
from apnap.rulebooks import switch_named
from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.explaining import Contribution, contributions, explained
from apnap.rules.libraries import SET_IN_MOTION
from apnap.rules.records import GameObject
from apnap.rules.seen import SeenObject
from apnap.table.cards import find_seen
from apnap.table.sitting import Sitting
from apnap.table.telling import told, worth_telling

_SWITCHES: Final = {
    "legend_rule": "legend_rule",
    "lost_empty_library": "decking",
    "lost_poison": "poison_loss",
}
"""The switch that an event happens by, under the key of its reason."""


def why_lines(session: Sitting, text: str) -> list[str]:
    """Return the reason: of what was refused last, else of what happened last; with a name, of that object's values.

    :raises InvalidActionError: nothing that is seen has that name
    """
    if not text:
        return [_why_last(session)]
    return why_seen(session, find_seen(session, text))


def why_seen(session: Sitting, seen: SeenObject) -> list[str]:
    """Return why an object is as it is; of a card in the person's own hand, why it can't be used now."""
    cited = session.game.state.rulebook.cited
    if seen.zone == BATTLEFIELD:
        return [cited(line) for line in _why_values(session, seen)]
    if seen.zone == HAND and seen.owner == session.seat:
        return [_why_not_now(session, seen)]
    return [cited(message("why.elsewhere", session.lang, name=session.rendering().seen(seen)))]


def _why_last(session: Sitting) -> str:
    if session.refusal is not None:
        return error_text(session.refusal, session.lang).replace("\n", " ")
    for event in reversed(worth_telling(session.game.events)):
        sentence = told([event], session.rendering(), session.seat)
        reason = _reason(session, _key_of(event)) if sentence else ""
        if reason:
            return message("why.because", session.lang, event=sentence[0], reason=reason)
    return message("why.nothing", session.lang)


def _reason(session: Sitting, key: str) -> str:
    """Return the reason for an event: what the book in force says where books differ, else that of all books."""
    book = session.game.state.rulebook
    if key in _SWITCHES:
        switch = switch_named(_SWITCHES[key])
        words = value_words(switch, book.value(switch.name), session.lang)
        return f"{words[0].lower()}{words[1:].removesuffix('.')} ({book.number(switch.rule)})"
    name = f"why.event.{key}"
    return book.cited(message(name, session.lang)) if has_message(name) else ""


def _key_of(event: Event) -> str:
    """Return the key of the reason for an event: its kind, and for a zone change how it came about."""
    if isinstance(event, ev.ZoneChange):
        causes = {
            ev.BY_STATE: "state_based",
            ev.BY_LEGEND_RULE: "legend_rule",
            ev.BY_WORLD_RULE: "world_rule",
            ev.BY_TOUGHNESS: "no_toughness",
            ev.BY_LOYALTY: "no_loyalty",
            ev.BY_HOST: "no_host",
            ev.BY_SACRIFICE: "sacrificed",
            ev.BY_DISCARD: "discarded",
            ev.BY_MILL: "milled",
            ev.BY_DESTRUCTION: "destroyed" if event.source else "lethal_damage",
            ev.BY_RESOLVING: "resolving",
            ev.BY_COUNTERING: "countered",
        }
        return causes.get(event.cause, "moved")
    if isinstance(event, ev.KeywordAction) and event.action == SET_IN_MOTION:
        return "set_in_motion"
    if isinstance(event, ev.LoseLife) and event.mana_burn:
        return "mana_burn"
    if isinstance(event, ev.LoseGame):
        return f"lost_{ev.LOSS_NAMES[event.amount]}"
    return ev.KIND_NAMES[event.kind]


def _why_not_now(session: Sitting, seen: SeenObject) -> str:
    """Say why a card in hand can't be used now, or that it can.

    While another player decides, what that player could do is nobody else's business.
    """
    game, rendering = session.game, session.rendering()
    decision = game.state.decision
    if decision is None or decision.decider != session.seat:
        key = "game.over" if decision is None else "sitting.not_your_decision"
        return rendering.say(key, player=seat_letter(session.seat))
    name = rendering.seen(seen)
    is_land = "land" in names_of(seen.card_types, CARD_TYPE_NAMES)
    try:
        game.parse_action(rendering.say("actions.play" if is_land else "actions.cast", name=name))
    except ApnapError as error:
        return error_text(error, rendering.lang)
    return rendering.say("why.possible", name=name)


# ------------------------------------------------------------------------------------- values


def _why_values(session: Sitting, seen: SeenObject) -> list[str]:
    """Say which effects make an object what it is, layer by layer (613)."""
    rendering = session.rendering()
    record = _record_of(session, seen)
    if record is None:
        return [message("why.elsewhere", session.lang, name=rendering.seen(seen))]
    found = contributions(session.game.state, record)
    is_creature = bool(seen.card_types & CREATURE)
    lines: list[str] = []
    if is_creature:
        lines.append(rendering.say("why.value", name=rendering.seen(seen), power=seen.power, toughness=seen.toughness))
    if len(found) == 1:
        return [*lines, rendering.say("why.as_printed", name=rendering.seen(seen))]
    for one in found:
        lines.append(_line(session, one, is_creature))
    if is_creature and not explained(session.game.state, record, found):
        lines.append(rendering.say("why.order_depends"))
    return lines


def _record_of(session: Sitting, seen: SeenObject) -> GameObject | None:
    view = session.game.view(session.seat)
    state = session.game.state
    return next((state.last_known(ref) for ref in state.battlefield if view.handle(ref) == seen.handle), None)


def _line(session: Sitting, one: Contribution, is_creature: bool) -> str:
    rendering = session.rendering()
    numbers = f" → {one.power}/{one.toughness}" if is_creature else ""
    if not one.layer:
        return f"{rendering.say('why.printed')}{numbers} ({one.rule})"
    what = _what(rendering, one)
    source = _source(session, one)
    text = rendering.say("why.part", source=source, what=what)
    if one.layer_name:
        text = rendering.say("why.step", layer=one.layer_name, part=text)
    return f"{text}{numbers} ({one.rule})"


def _source(session: Sitting, one: Contribution) -> str:
    rendering = session.rendering()
    if not one.source:
        return rendering.say("why.counters") if one.counters else rendering.say("why.copied")
    view = session.game.view(session.seat)
    record = session.game.state.last_known(one.source)
    name = rendering.seen(view.see(record.ref)) if record.zone == BATTLEFIELD else _last_name(rendering, record)
    return rendering.say("why.resolved", name=name) if one.lasting else name


def _last_name(rendering: Rendering, record: GameObject) -> str:
    return rendering.card(record.definition.faces[record.face].name or record.definition.name)


def _what(rendering: Rendering, one: Contribution) -> str:
    """Say what one effect changes."""
    if one.counters:
        return ", ".join(f"{n} × {counter_name(kind, rendering.lang)}" for kind, n in one.counters)
    match one.change:
        case ch.Modify() | ch.SwitchPowerToughness() | None:
            return rendering.say("why.change.modify")
        case ch.SetBase():
            return rendering.say("why.change.set_base")
        case ch.AddAbility(ability=ability):
            return rendering.say("why.change.add_ability", ability=ability_name(ability, rendering.lang))
        case ch.RemoveAbility(keyword=keyword) | ch.CantHaveAbility(keyword=keyword):
            return rendering.say("why.change.remove_ability", ability=keyword_name(keyword, rendering.lang))
        case ch.RemoveAllAbilities():
            return rendering.say("why.change.remove_all")
        case ch.AddTypes(card_types=types, subtypes=subtypes) | ch.SetTypes(card_types=types, subtypes=subtypes):
            return rendering.say("why.change.types", types=_types(rendering, types, subtypes))
        case ch.SetColors(colors=colors) | ch.AddColors(colors=colors):
            return rendering.say("why.change.colors", colors=_colors(rendering, colors))
        case ch.SetController():
            return rendering.say("why.change.controller")
    return rendering.say("why.change.other")


def _types(rendering: Rendering, types: int, subtypes: tuple[str, ...]) -> str:
    words = [rendering.say(f"words.card_type.{name}") for name in names_of(types, CARD_TYPE_NAMES)]
    return listed([*words, *subtypes], rendering.lang)


def _colors(rendering: Rendering, colors: int) -> str:
    names = names_of(colors, COLOR_NAMES) or ("colorless",)
    return listed([rendering.say(f"words.color.{name}", gender="m") for name in names], rendering.lang)


def ability_name(ability: Node, lang: str) -> str:
    """Return what people call an ability: the keyword, or its printed line."""
    if isinstance(ability, Keyword):
        return keyword_name(ability.keyword, lang)
    if isinstance(ability, Activated | Static | Triggered) and ability.text:
        return f"“{ability.text}”" if lang == "en" else f"«{ability.text}»"
    return message("why.an_ability", lang)
