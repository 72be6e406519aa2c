"""The table in words, as one player sees it."""

from __future__ import annotations

from apnap.abilities.values import MANA_LETTERS, STEP_NAMES
from apnap.i18n.counters import counter_name
from apnap.i18n.rendering import Rendering
from apnap.ids import Player, seat_letter
from apnap.rules.entities import player_of
from apnap.rules.optional_triggers import MAY
from apnap.rules.records import COMBAT_DAMAGE
from apnap.rules.seen import SeenObject, SeenPlayer


def table_text(rendering: Rendering) -> str:
    """Return the table as lines of text: each player, what is on the battlefield, the stack, the decision."""
    view = rendering.view
    say = rendering.say
    lines = [_title(rendering)]
    by_controller: dict[Player, list[SeenObject]] = {}
    for seen in view.battlefield:
        by_controller.setdefault(seen.controller, []).append(seen)
    for player in view.players:
        lines.append(_player_line(rendering, player))
        lines.extend(f"  {line}" for line in _player_zones(rendering, player, by_controller.get(player.seat, [])))
    if view.stack:
        lines.append(say("table.stack", cards="; ".join(stack_item(rendering, one) for one in reversed(view.stack))))
    if view.exile and not any(player.removed for player in view.players):
        lines.append(say("table.exile", cards=rendering.cards(view.exile)))
    if view.command:
        lines.append(say("table.command", cards=rendering.cards(view.command)))
    if view.ante:
        lines.append(say("table.ante", cards=rendering.cards(view.ante)))
    asked = view.decision
    if asked is not None:
        lines.append(rendering.decision(asked))
    return "\n".join(lines)


def _title(rendering: Rendering) -> str:
    view = rendering.view
    if view.turn == 0:
        return rendering.say("table.before_first_turn")
    step = rendering.say(f"words.step.{STEP_NAMES[view.step]}")
    return rendering.say("table.title", turn=view.turn, step=step, active=seat_letter(view.active_player))


def _player_line(rendering: Rendering, player: SeenPlayer) -> str:
    return rendering.say(
        "table.player",
        player=seat_letter(player.seat),
        life=player.life,
        library=player.library_size,
        hand=player.hand_size,
    )


def _player_zones(rendering: Rendering, player: SeenPlayer, permanents: list[SeenObject]) -> list[str]:
    say = rendering.say
    lines = []
    if player.counters:
        lines.append(say("table.counters", counters=counters_text(rendering, player.counters)))
    if player.hand:
        key = "table.hand" if player.seat == rendering.view.player else "table.known_hand"
        lines.append(say(key, cards=rendering.cards(player.hand)))
    if permanents:
        lines.append(
            say("table.battlefield", cards=_grouped([permanent(rendering, one) for one in permanents], rendering))
        )
    if player.graveyard:
        lines.append(say("table.graveyard", cards=rendering.cards(player.graveyard)))
    if player.removed:
        lines.append(say("table.removed", cards=rendering.cards(player.removed)))
    if player.pool:
        lines.append(say("table.mana", mana=mana_text(player.pool)))
    return lines


def _grouped(texts: list[str], rendering: Rendering) -> str:
    counts: dict[str, int] = {}
    for text in texts:
        counts[text] = counts.get(text, 0) + 1
    return ", ".join(text if n == 1 else rendering.say("table.copies", n=n, name=text) for text, n in counts.items())


def permanent(rendering: Rendering, seen: SeenObject) -> str:
    """Return a permanent with what is to be seen of it: ``Bear 2/2 (tapped, damage 1)``."""
    say = rendering.say
    text = rendering.seen(seen)
    if seen.power or seen.toughness or "power" in _numbers(seen):
        text += f" {seen.power}/{seen.toughness}"
    notes = [counters_text(rendering, seen.counters)] if seen.counters else []
    if seen.components:
        cards = [rendering.card(name) if name else say("actions.unknown_card") for name in seen.components]
        notes.append(say("table.components", cards=" + ".join(cards)))
    if seen.tapped:
        notes.append(say("table.tapped"))
    if seen.damage:
        notes.append(say("table.damage", n=seen.damage))
    if seen.attacking:
        notes.append(say("table.attacking", name=rendering.entity(seen.attacking)))
    notes.extend(say("table.blocking", name=rendering.object(attacker)) for attacker in seen.blocking)
    if seen.attached_to:
        notes.append(say("table.attached", name=rendering.entity(seen.attached_to)))
    return f"{text} ({', '.join(notes)})" if notes else text


def counters_text(rendering: Rendering, counters: tuple[tuple[str, int], ...]) -> str:
    """Return counters in words: ``+1/+1 2, charge 1``."""
    return ", ".join(f"{counter_name(kind, rendering.lang)} {n}" for kind, n in counters)


def _numbers(seen: SeenObject) -> tuple[str, ...]:
    from apnap.abilities.values import CREATURE

    return ("power", "toughness") if seen.card_types & CREATURE else ()


def stack_item(rendering: Rendering, seen: SeenObject) -> str:
    """Return a spell or ability on the stack with its controller and targets, or combat damage with who deals it."""
    if seen.kind == COMBAT_DAMAGE:
        return f"{rendering.seen(seen)} ({', '.join(assigned(rendering, seen.assigned))})"
    text = f"{rendering.seen(seen)} [{seat_letter(seen.controller)}]"
    if (MAY, 0) in seen.choices:
        return f"{text} ({rendering.say('table.for_nothing')})"
    entities = [entity for group in seen.targets for entity in group]
    if not entities:
        return text
    names = ", ".join(seat_letter(player_of(e)) if e < 0 else rendering.object(e) for e in entities)
    return f"{text} {rendering.say('table.targets', names=names)}"


def assigned(rendering: Rendering, shares: tuple[tuple[int, int, int], ...]) -> list[str]:
    """Return assigned combat damage in words: ``Bear 2 to B``."""
    return [
        rendering.say("table.assigned", source=rendering.object(source), n=n, recipient=rendering.entity(recipient))
        for source, recipient, n in shares
    ]


def mana_text(pool: tuple[tuple[int, int, int], ...]) -> str:
    """Return unspent mana in symbols: ``{G}{G}{R}``.

    >>> mana_text(((16, 0, 2), (8, 0, 1)))
    '{G}{G}{R}'
    """
    return "".join("{" + MANA_LETTERS[bit.bit_length() - 1] + "}" for bit, _, n in pool for _ in range(n))
