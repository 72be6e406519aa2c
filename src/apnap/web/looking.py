"""What somebody asks to see: an object in full, a reason, how a cost would be paid, their own deck."""

from __future__ import annotations

from collections import Counter

from apnap.abilities.values import BATTLEFIELD
from apnap.errors import InvalidActionError
from apnap.i18n.catalogue import LANGUAGES
from apnap.i18n.table import permanent
from apnap.ids import Player
from apnap.rules.records import ABILITY, COMBAT_DAMAGE
from apnap.table.plans import shown_plan
from apnap.table.printed import printed
from apnap.table.sitting import Onlooker
from apnap.table.table import Table
from apnap.table.why import why_lines, why_seen
from apnap.web import protocol as wire
from apnap.web.refusing import error_of


def detail_of(table: Table, player: Player, lang: str, request: wire.Look) -> wire.Detail:
    """Return an object in full, as far as somebody sees it.

    :raises InvalidActionError: nothing that they see has that handle
    """
    onlooker = Onlooker(table.game, player, lang)
    rendering = onlooker.rendering()
    try:
        seen = rendering.view.object(request.id)
    except KeyError:
        raise error_of(InvalidActionError, "serving.not_seen") from None
    faces = {}
    if seen.definition is not None and seen.kind not in (ABILITY, COMBAT_DAMAGE):
        faces = {spoken: printed(seen.definition.node, spoken) for spoken in LANGUAGES}
    there = seen.zone == BATTLEFIELD
    return wire.Detail(
        id=request.id,
        name=rendering.seen(seen),
        faces=faces,
        why=tuple(why_seen(onlooker, seen)) if there or seen.owner == player else (),
        now=permanent(rendering, seen) if there else "",
        re=request.re,
    )


def reason_for(table: Table, player: Player, lang: str, request: wire.Why) -> wire.Reason:
    """Return why something is so, or can't be done.

    :raises InvalidActionError: nothing that they see has that name
    """
    refusal = table.seats[player].refusal if player >= 0 else None
    lines = why_lines(Onlooker(table.game, player, lang, refusal), request.text)
    return wire.Reason(tuple(lines), request.re)


def plan_for(table: Table, player: Player, request: wire.Plan) -> wire.Planned:
    """Return how the payment that a person decides on now would be made; another decision has no plan."""
    late = request.n != table.number(player)
    plan = None if late else shown_plan(table.game.view(player), frozenset(request.without))
    return wire.Planned(plan, request.re)


def own_cards(table: Table, player: Player, lang: str) -> tuple[wire.DeckCard, ...]:
    """Return the cards of a person's deck and sideboard, in the order of their deck list."""
    seat = table.game.setup.seats[player]
    rendering = table.rendering(player, lang)
    main, aside = (Counter(card.name for card in cards) for cards in (seat.main, seat.sideboard))
    return tuple(
        wire.DeckCard(name, rendering.card(name), main[name], aside[name]) for name in dict.fromkeys([*main, *aside])
    )
