"""608.2d, 607.2d: choices made while a spell or ability resolves: objects, players, words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.objects import IS_SPELL, Filter, Is, You
from apnap.abilities.values import CARD_TYPE_NAMES, COLOR_NAMES
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.card_names import card_names
from apnap.rules.casting_ways import fits_as_spell
from apnap.rules.choices import choose, choose_number, choose_objects
from apnap.rules.entering import looked_at
from apnap.rules.entities import entity_of_player
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.filters import find, in_zones, matches
from apnap.rules.instructions import performs
from apnap.rules.nouns import ANOTHER, NAMEABLE, as_type, spell_word, spelled
from apnap.rules.performing.picking import as_player, each_picks
from apnap.rules.performing.refusals import plural
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount
from apnap.rules.replacing import entering_now
from apnap.rules.sagas import final_chapter
from apnap.rules.sectors import SECTOR, SECTORS
from apnap.rules.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES, LAND_TYPES
from apnap.rules.targeting import is_unlike, within_total

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.state import State


# ------------------------------------------------------------------------------------- objects and players


def begin_choosing(run: Running, state: State, node: eff.Choose | eff.ChoosePlayers) -> None:
    """The players who choose, in turn order."""
    several = 1 + len(node.also) if isinstance(node, eff.Choose) else 1
    run.todo = tuple(player for player in players_of(state, node.who, run.context) for _ in range(several))
    run.picked = ()
    run.counts = ()


def ask_objects(run: Running, state: State, node: eff.Choose, player: Player) -> None:
    """608.2d: what fits, of everything or of what the effect names."""
    context = _choosing_for(run, node, player)
    if node.also:  # as often in ``todo`` as there are descriptions
        node = replace(node, what=(node.what, *node.also)[-1 - len(run.todo) % (1 + len(node.also))])
    options = options_of(state, node, player, context)
    if node.apart:
        options = [ref for ref in options if ref not in run.picked]
    most = len(options) if node.n is None else max(0, amount(state, node.n, context))
    least = (0 if node.n is None else most) if node.minimum is None else amount(state, node.minimum, context)
    if node.random:
        state.result = tuple(state.shuffled(options)[:most])
        return
    choose_objects(state, player, options, least, most, "choose", run.context.source, "608.2d")


def _choosing_for(run: Running, node: eff.Choose, player: Player) -> Context:
    """Return the context in which "they" are those who choose, or the player for whom you choose."""
    if isinstance(node.who, You) and run.context.iterated_player != NO_PLAYER:
        return run.context
    chooser: Context = as_player(run, player)
    return chooser


def options_of(state: State, node: eff.Choose, player: Player, context: Context) -> list[Ref]:
    """Return the objects that a player may choose; none that is about to enter (614.13a, 702.38a)."""
    entering = entering_now(state)
    return [ref for ref in _fitting(state, node, player, context) if ref not in entering]


def _fitting(state: State, node: eff.Choose, player: Player, context: Context) -> list[Ref]:
    if node.among is not None:
        named = objects_of(state, node.among, context)
        return [ref for ref in named if _may_be_chosen(state, ref, node.what, context, player)]
    if _speaks_of_spells(node.what):
        found = in_zones(state, node.what, context)
        return [ref for ref in found if fits_as_spell(state, player, ref, node.what, context)]
    return find(state, node.what, context)


_ask_each = each_picks(ask_objects)


def pick_objects(run: Running, state: State, node: eff.Choose) -> None:
    """Each player chooses; within a total, or unlike ones, one after another, for each rules out others."""
    if node.total is None and node.distinct is None:
        _ask_each(run, state, node)
        return
    if run.counts:
        run.picked = (*run.picked, *state.result)
        if not state.result:
            run.todo, run.counts = run.todo[1:], ()
    while run.todo:
        player = run.todo[0]
        first = run.counts[0] if run.counts else len(run.picked)
        mine, context = run.picked[first:], as_player(run, player)
        left = [ref for ref in options_of(state, node, player, context) if ref not in mine]
        options = left
        if node.total is not None:
            options = [ref for ref in options if within_total(state, node.total, (*mine, ref), context)]
        if node.distinct is not None:
            options = [ref for ref in options if is_unlike(state, node.distinct, ref, mine)]
        full = node.n is not None and len(mine) >= amount(state, node.n, context)
        if options and not full:
            run.counts = (first,)
            run.pc -= 1
            choose_objects(state, player, options, 0, 1, "choose", run.context.source, "608.2d")
            return
        run.todo, run.counts = run.todo[1:], ()


def _refuse_choice(node: eff.Choose) -> str:
    if (node.total is not None or node.distinct is not None) and node.also:
        return "a total or different ones, and several descriptions"
    if node.apart and (node.total is not None or node.distinct is not None or node.random):
        return "a total or different ones, apart from what others chose"
    if node.distinct is not None and node.random:
        return "different ones at random"
    return "a total, and at least so many or at random" if node.total is not None and node.random else ""


def _speaks_of_spells(what: Filter) -> bool:
    """Whether cards are meant by the spells that they would be: "a spell from your hand" (601.3e)."""
    return Is(IS_SPELL) in what.tests


def _may_be_chosen(state: State, ref: Ref, what: Filter, context: Context, player: Player) -> bool:
    if _speaks_of_spells(what):
        return fits_as_spell(state, player, ref, what, context)
    return matches(state, state.last_known(ref), what, context)


def keep_objects(run: Running, state: State, node: eff.Choose) -> None:
    """Remember what was chosen."""
    picked = tuple(dict.fromkeys(run.picked))
    remember(run, node.slot, picked, (), len(picked), bool(picked))


performs(eff.Choose, begin_choosing, pick_objects, keep_objects, refuse=_refuse_choice)


def ask_players(run: Running, state: State, node: eff.ChoosePlayers, player: Player) -> None:
    """608.2d: players among those named."""
    options = players_of(state, node.among, as_player(run, player))
    n = amount(state, node.n, run.context)
    if node.random:
        state.result = tuple(state.shuffled(options)[:n])
        return
    least = n if node.minimum is None else amount(state, node.minimum, run.context)
    choose(state, dec.PLAYERS, player, tuple(options), least, n, "choose_player", run.context.source, "608.2d")


def keep_players(run: Running, state: State, node: eff.ChoosePlayers) -> None:
    """Remember who was chosen."""
    remember(run, node.slot, (), run.picked, len(run.picked), bool(run.picked))


performs(eff.ChoosePlayers, begin_choosing, each_picks(ask_players), keep_players)


# ------------------------------------------------------------------------------------- words (607.2d)

# what each kind of choice is called in a record's ``choices``
_NAMES = {
    eff.CHOOSE_COLOR: "color",
    eff.CHOOSE_CREATURE_TYPE: "subtype",
    eff.CHOOSE_CARD_TYPE: "card_type",
    eff.CHOOSE_CARD_NAME: "name",
    eff.CHOOSE_BASIC_LAND_TYPE: "subtype",
    eff.CHOOSE_LAND_TYPE: "subtype",
    eff.CHOOSE_PLAYER: "player",
    eff.CHOOSE_OPPONENT: "player",
    eff.CHOOSE_NUMBER: "number",
    eff.CHOOSE_ODD_OR_EVEN: "parity",
    eff.CHOOSE_ANCHOR: "anchor",
    eff.CHOOSE_PLANESWALKER_TYPE: "subtype",
    eff.CHOOSE_SECTOR: SECTOR,
}


_CREATURE_TYPES = tuple(sorted(CREATURE_TYPES))


def words_for(state: State, node: eff.ChooseWord) -> tuple[str, ...]:
    """Return the words that may be chosen."""
    if node.words:
        return node.words
    if node.kind == eff.CHOOSE_COLOR:
        return COLOR_NAMES
    if node.kind == eff.CHOOSE_CARD_TYPE:
        return CARD_TYPE_NAMES
    if node.kind == eff.CHOOSE_BASIC_LAND_TYPE:
        return BASIC_LAND_TYPES
    if node.kind == eff.CHOOSE_LAND_TYPE:
        return tuple(sorted(LAND_TYPES))
    if node.kind == eff.CHOOSE_CREATURE_TYPE:
        return NAMEABLE if state.rulebook.creature_type_choice == "any_noun" else _CREATURE_TYPES
    if node.kind == eff.CHOOSE_CARD_NAME:
        return card_names(state, node.types, node.without)
    return SECTORS if node.kind == eff.CHOOSE_SECTOR else ("odd", "even")


def ask_word(run: Running, state: State, node: eff.ChooseWord) -> None:
    """Ask the (first) player for a colour, type, number, player …"""
    players = players_of(state, node.who, run.context)
    if not players:
        state.result = ()
        return
    player = players[0]
    source = run.context.source
    if node.random:
        n = node.maximum - node.minimum + 1 if node.kind == eff.CHOOSE_NUMBER else len(words_for(state, node))
        least = node.minimum if node.kind == eff.CHOOSE_NUMBER else 0
        state.result = (least + state.random_below(n),)
    elif node.kind == eff.CHOOSE_NUMBER:
        choose_number(state, player, node.minimum, node.maximum, "choose_number", source, "608.2d")
    elif node.kind in (eff.CHOOSE_PLAYER, eff.CHOOSE_OPPONENT):
        options = state.opponents(player) if node.kind == eff.CHOOSE_OPPONENT else state.in_turn_order()
        choose(state, dec.PLAYERS, player, tuple(options), 1, 1, "choose_player", source, "608.2d")
    else:
        purpose = f"choose_{_NAMES[node.kind]}"
        words = words_for(state, node)
        choose(state, dec.WORD, player, words, 1, 1, purpose, source, "205.3e" if ANOTHER in words else "608.2d")


def spell_noun(run: Running, state: State, node: eff.ChooseWord) -> None:
    """classic:214.7a: a creature type may be any noun."""
    if node.kind == eff.CHOOSE_CREATURE_TYPE and state.result and words_for(state, node)[state.result[0]] == ANOTHER:
        spell_word(state, players_of(state, node.who, run.context)[0], run.context.source)


def keep_word(run: Running, state: State, node: eff.ChooseWord) -> None:
    """Remember the choice in the slot, and with the source if later abilities refer to it (607.2d)."""
    if not state.result:
        return
    players = players_of(state, node.who, run.context)
    chosen = state.result[0]
    event = ev.Chosen()
    event.player = players[0]
    event.purpose = _NAMES[node.kind]
    event.subject = run.context.source if node.remember else NO_REF
    if node.kind == eff.CHOOSE_NUMBER:
        event.amount = chosen
        remember(run, node.slot, (), (), chosen, True)
    elif node.kind in (eff.CHOOSE_PLAYER, eff.CHOOSE_OPPONENT):
        event.other = entity_of_player(chosen)
        event.amount = chosen
        remember(run, node.slot, (), (chosen,), 1, True)
    else:
        letters = state.result[1:]
        event.word = as_type(state, spelled(letters)) if letters else words_for(state, node)[chosen]
        event.amount = 1 << COLOR_NAMES.index(event.word) if node.kind == eff.CHOOSE_COLOR else 0
        remember(run, node.slot, (), (), event.amount, True, event.word)
    propose(run, state, [event])


def _refuse_word(node: eff.ChooseWord) -> str:
    if plural(node.who):
        return "several players who choose a word"
    if node.random and node.kind in (eff.CHOOSE_PLAYER, eff.CHOOSE_OPPONENT, eff.CHOOSE_CARD_NAME):
        return "a player or a card name as a word that chance chooses"
    return ""


def note_number(run: Running, state: State, node: eff.NoteNumber) -> None:
    """607.2d: kept with the object; one that is about to enter the battlefield takes it along."""
    record = state.current(run.context.source) if run.context.source != NO_REF else None
    if record is not None:
        kept = tuple(pair for pair in record.choices if pair[0] != node.name)
        state.edit(record.ref).choices = (*kept, (node.name, amount(state, node.n, run.context)))


performs(eff.NoteNumber, note_number)


def ask_chapter(run: Running, state: State, node: eff.ChooseChapter) -> None:
    """714.3b: the Saga has not entered yet; what counts are the chapter abilities that it will have."""
    players = players_of(state, node.who, run.context)
    last = final_chapter(state, looked_at(state, run.context.source, run.context))
    if players and last:
        choose_number(state, players[0], 1, last, "chapter", run.context.source, "714.3b")
    else:
        state.result = ()


def keep_chapter(run: Running, state: State, node: eff.ChooseChapter) -> None:
    """Remember it."""
    if state.result:
        remember(run, node.slot, (), (), state.result[0], True)


performs(eff.ChooseChapter, ask_chapter, keep_chapter)
performs(eff.ChooseWord, ask_word, spell_noun, keep_word, refuse=_refuse_word)
