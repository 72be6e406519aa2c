"""Saying decisions and their options to one seat, in its language.

Everything here is made of a :class:`~apnap.rules.view.View`, so it can't tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from apnap.abilities.definition import PROTOTYPE
from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.i18n.catalogue import has_message, message
from apnap.i18n.counters import counter_name, counter_phrase
from apnap.i18n.subtypes import subtype_name, token_name
from apnap.ids import seat_letter
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action, Option
from apnap.rules.entities import player_of
from apnap.rules.face_down import FACE_DOWN
from apnap.rules.floating import FLOATING, mana_of_index
from apnap.rules.paying_by_hand import KEEPING, PARTS_FIRST
from apnap.rules.producing import letters_of
from apnap.rules.records import ABILITY, COMBAT_DAMAGE
from apnap.rules.seen import Handle, SeenDecision, SeenObject
from apnap.rules.special import SPECIAL_ACTIONS
from apnap.rules.view import View

if TYPE_CHECKING:
    from apnap.rules.definitions import CompiledAbility

Names = Mapping[str, str]
"""Card names in the language of the reader, by English name; a name that is missing stays English."""


class Rendering:
    """Words for what a view shows, in one language."""

    def __init__(self, view: View, lang: str = "en", names: Names | None = None) -> None:
        self.view = view
        self.lang = lang
        self.names: Names = names or {}
        self._looks: dict[Handle, object] = {}

    def say(self, key: str, **values: object) -> str:
        """Return a message of the catalogues in the language of this rendering."""
        return message(key, self.lang, **values)

    # ------------------------------------------------------------------------------------ things

    def card(self, name: str) -> str:
        """Return a card's name in the language, its English name if it has no other."""
        return self.names.get(name) or token_name(name, self.lang)

    def object(self, handle: Handle) -> str:
        """Return what an object is called: its name, or "a card" if the seat does not know which."""
        return self.seen(self.view.object(handle)) if handle else self.say("actions.unknown_card")

    def seen(self, seen: SeenObject) -> str:
        """Return what a seen object is called."""
        if seen.kind == ABILITY and seen.source:
            return self.say("actions.ability_of", name=self.object(seen.source))
        if seen.kind == ABILITY and seen.ability is not None:
            return self.sourceless(seen.ability)
        if seen.kind == COMBAT_DAMAGE:
            return self.say("actions.combat_damage")
        if seen.name:
            return self.card(seen.name)
        lies = seen.face_down and seen.zone in (BATTLEFIELD, STACK)
        if seen.definition is not None and seen.definition.name and not lies:
            return self.card(seen.definition.name)  # 709.5: no half is unlocked; 406.3: exiled face down, and known
        return self.say("actions.unknown_permanent" if lies else "actions.unknown_card")

    def sourceless(self, ability: CompiledAbility) -> str:
        """Return what an ability is called that the rules themselves have, without a source (113.8)."""
        key = f"actions.ability_of_rules.{ability.keyword.replace(' ', '_')}"
        return self.say(key if has_message(key) else "actions.ability_of_rules.other")

    def entity(self, entity: int) -> str:
        """Return what an object or player is called."""
        return seat_letter(player_of(entity)) if entity < 0 else self.object(entity)

    def cards(self, objects: Sequence[SeenObject]) -> str:
        """Return a list of names, equal ones counted."""
        counts: dict[str, int] = {}
        for one in objects:
            name = self.seen(one)
            counts[name] = counts.get(name, 0) + 1
        return ", ".join(name if n == 1 else self.say("table.copies", n=n, name=name) for name, n in counts.items())

    # ------------------------------------------------------------------------------------ decisions

    def decision(self, asked: SeenDecision) -> str:
        """Return the question in a sentence, with the rule behind it: "A keeps or mulligans (103.5)"."""
        player = seat_letter(asked.player)
        purpose, _, counter = asked.purpose.partition(":")
        key = f"decisions.purpose.{purpose}"
        if has_message(key) and asked.kind != dec.PAYMENT:  # whose purpose is what is paid for
            text = self.say(key, player=player, counter=counter_phrase(counter, self.lang))
        elif asked.kind in (dec.YES_NO, dec.NUMBER) and has_message(_cost_key(asked.purpose)):
            cost = self.cost_name(asked.purpose)
            text = self.say("decisions.purpose.optional_cost", player=player, cost=cost)
        else:
            text = self.say(f"decisions.kind.{dec.KIND_NAMES[asked.kind]}", player=player)
        if asked.source:
            text = self.say("decisions.for_source", text=text, source=self.object(asked.source))
        if asked.earlier:
            chosen = self.cards([self.view.object(handle) for handle in asked.earlier])
            text = self.say("decisions.earlier", text=text, chosen=chosen)
        return f"{text} ({asked.rule})" if asked.rule else text

    def options(self, asked: SeenDecision) -> list[str]:
        """Return a text for each option of a decision, all different, at the same indexes.

        Options that look alike are numbered: ``Bear``, ``Bear#2`` when it makes no difference which is taken,
        ``Bear#1``, ``Bear#2`` when the two can be told apart on the table.
        """
        bare = self._bare_options(asked)
        phrases = self._phrases(asked)
        looks = asked.lines or [None if asked.labels else self._look(option) for option in asked.options]
        return number_alike(bare, looks, phrases)

    def chosen(self, asked: SeenDecision) -> list[str]:
        """Return what a selection holds so far, one by one."""
        if asked.chosen_labels:
            return [self.card(label) if label else self.say("actions.the_rules") for label in asked.chosen_labels]
        return [str(option) if asked.labels else self.bare_option(asked, option) for option in asked.chosen]

    def _bare_options(self, asked: SeenDecision) -> list[str]:
        if asked.kind not in (dec.ATTACKERS, dec.BLOCKERS):
            return [self.bare_option(asked, option) for option in asked.options]
        handles = [option[0] if isinstance(option, tuple) else 0 for option in asked.options]
        names = {handle: self.object(handle) for handle in dict.fromkeys(handles)}
        return [names[handle] for handle in handles]

    def bare_option(self, asked: SeenDecision, option: Option) -> str:
        """Return what an option is about, without verb and number: a name, a word, a number."""
        kind = asked.kind
        if isinstance(option, Action):
            return self._action_name(option)
        if isinstance(option, tuple):
            return self.object(option[0])
        if kind in (dec.OBJECTS, dec.TARGETS, dec.ORDER, dec.PILE, dec.PAYMENT, dec.REPLACEMENT):
            return self._thing(asked, option)
        if kind == dec.PLAYERS:
            return seat_letter(int(option))
        if kind == dec.YES_NO:
            return self._yes_no(asked, bool(option))
        if kind == dec.COST:
            return str(option + 1) if isinstance(option, int) else self.cost_name(option)
        if kind == dec.WORD:
            return self._word(asked, str(option))
        return str(option + 1) if kind == dec.MODES and isinstance(option, int) else str(option)

    def cost_name(self, id: str) -> str:
        """Return what a cost is called; one of several instances of it (702.157b) with its number."""
        if not has_message(_cost_key(id)):
            return id
        number = id.rpartition(" ")[2]
        name = self.say(_cost_key(id))
        return f"{name} {number}" if " " in id and number.isdigit() else name

    def _thing(self, asked: SeenDecision, option: Option) -> str:
        if asked.labels:
            label = asked.labels[asked.options.index(option)]
            return self.card(label) if label else self.say("actions.the_rules")
        if isinstance(option, str):
            return option
        entity = int(option)  # type: ignore[arg-type]
        if entity < 0:
            return self.entity(entity)
        try:
            return self.object(entity)
        except KeyError:
            return str(entity + 1)  # an index, not an object

    def _action_name(self, action: Action) -> str:
        if _spends(action):
            return f"{{{letters_of(mana_of_index(action.index)[0])}}}"
        if action.kind == dec.PASS or not action.ref:
            return ""
        seen = self.view.object(action.ref)
        faces = seen.definition.faces if seen.definition is not None else ()
        if action.kind in (dec.CAST, dec.PLAY_LAND) and len(faces) > 1 and action.index < len(faces):
            return self.card(faces[action.index].name)
        return self.seen(seen)

    def _yes_no(self, asked: SeenDecision, yes: bool) -> str:
        if asked.purpose == "mulligan":
            return self.say("actions.mulligan" if yes else "actions.keep")
        return self.say("actions.yes" if yes else "actions.no")

    def _word(self, asked: SeenDecision, word: str) -> str:
        if asked.purpose == "choose_subtype":
            return subtype_name(word, self.lang)
        for key in (f"words.color.{word}", f"words.card_type.{word}"):
            if has_message(key):
                return self.say(key, gender="m")  # of a colour: "el blanco"
        return counter_name(word, self.lang) if "counter" in asked.purpose else self.card(word)

    def _look(self, option: Option) -> Any:
        """Return what tells an option apart from others of the same name on the table."""
        handle = option.ref if isinstance(option, Action) else option[0] if isinstance(option, tuple) else option
        if not isinstance(handle, int) or handle <= 0:
            return None
        if handle not in self._looks:
            try:
                data = self.view.object(handle).to_data()
            except KeyError:
                return None
            del data["handle"]
            self._looks[handle] = data
        return self._looks[handle]

    def _phrases(self, asked: SeenDecision) -> list[str]:
        """Return the text of each option with ``{name}`` in the place of what it is about."""
        pairs = [option for option in asked.options if isinstance(option, tuple)]
        if asked.kind == dec.ATTACKERS:
            defenders = {defender: self.entity(defender) for _, defender in pairs}
            if len(defenders) == 1:
                return [self.say("actions.attacker", name="{name}")] * len(pairs)
            return [self.say("actions.attacker_of", name="{name}", defender=defenders[to]) for _, to in pairs]
        if asked.kind == dec.BLOCKERS:
            blocked: dict[Handle, list[Handle]] = {}
            for blocker, attacker in pairs:
                blocked.setdefault(blocker, []).append(attacker)
            names = {attackers: self._numbered(attackers) for attackers in {tuple(one) for one in blocked.values()}}
            texts = {
                attacker: self.say("actions.blocker_of", name="{name}", attacker=attacker)
                for attacker in {name for one in names.values() for name in one.values()}
            }
            own = {blocker: names[tuple(attackers)] for blocker, attackers in blocked.items()}
            return [texts[own[blocker][attacker]] for blocker, attacker in pairs]
        return [self._phrase(asked, option) for option in asked.options]

    def _numbered(self, handles: tuple[Handle, ...]) -> dict[Handle, str]:
        """Return the names of several objects, alike ones numbered."""
        texts = number_alike([self.object(one) for one in handles], [self._look(one) for one in handles])
        return dict(zip(handles, texts, strict=True))

    def _phrase(self, asked: SeenDecision, option: Option) -> str:
        """Return the text of an option with ``{name}`` in the place of what it is about."""
        kind = asked.kind
        if isinstance(option, Action):
            return self._action_phrase(asked, option)
        if kind == dec.DIVIDE:
            return self.say("actions.share", n="{name}", name=self.entity(asked.subject))
        key = _VERBS.get(kind)
        if kind in (dec.MODES, dec.PILE):
            return self.say(f"actions.{key}", n="{name}")
        return self.say(f"actions.{key}", name="{name}") if key else "{name}"

    def _action_phrase(self, asked: SeenDecision, action: Action) -> str:
        if action.kind == dec.PASS:
            if asked.kind != dec.PAYMENT:
                return self.say("actions.pass")
            return self.say("actions.cancel_keeping" if action.index == KEEPING else "actions.cancel")
        if not action.ref:
            if _spends(action):
                return self.say("actions.spend", name="{name}")
            return self.say("actions.parts_first" if action.index == PARTS_FIRST else "actions.automatic")
        alike = [
            other.index
            for other in asked.options
            if isinstance(other, Action) and other.kind == action.kind and other.ref == action.ref
        ]
        name = dec.ACTION_NAMES[action.kind]
        if action.kind == dec.CAST and action.index == FACE_DOWN:
            return self.say("actions.cast_face_down", name="{name}")
        if action.kind == dec.CAST and action.index == 1 and self._is_prototype(action.ref):
            return self.say("actions.cast_prototyped", name="{name}")
        if action.kind == dec.SPECIAL and action.index < len(SPECIAL_ACTIONS):
            own = SPECIAL_NAMES.get(SPECIAL_ACTIONS[action.index][0])
            if own:
                return self.say(f"actions.special_{own}", name="{name}")
        if action.kind in (dec.ACTIVATE, dec.SPECIAL) and len(alike) > 1:
            return self.say(f"actions.{name}_nth", name="{name}", n=alike.index(action.index) + 1)
        return self.say(f"actions.{name}", name="{name}")

    def _is_prototype(self, handle: int) -> bool:
        seen = self.view.object(handle)
        return seen.definition is not None and seen.definition.node.layout == PROTOTYPE


SPECIAL_NAMES = {
    "702.37": "face_up", "702.62": "suspend", "702.106": "conspiracy", "702.139": "companion", "702.143": "foretell",
    "702.170": "plot", "709.5": "unlock", "116.2": "end_effect",
}  # fmt: skip
"""What special actions are called, by the rules that define them."""


def _cost_key(id: str) -> str:
    """Return the key of what a cost is called, whichever of several instances it is."""
    name, _, number = id.rpartition(" ")
    return f"actions.cost.{name if name and number.isdigit() else id}"


def _spends(action: Action) -> bool:
    """Tell whether an action spends a floating mana on what is being paid (601.2h)."""
    return action.kind == dec.SPECIAL and not action.ref and action.index >= FLOATING


_VERBS = {
    dec.OBJECTS: "choose",
    dec.TARGETS: "target",
    dec.PLAYERS: "choose",
    dec.NUMBER: "choose",
    dec.WORD: "choose",
    dec.ORDER: "next",
    dec.COST: "pay_with",
    dec.PAYMENT: "pay_with",
    dec.REPLACEMENT: "apply",
    dec.MODES: "mode",
    dec.PILE: "pile",
}
"""The message for the options of each kind of decision; kinds that are absent are said without a verb."""


def number_alike(names: Sequence[str], looks: Sequence[object], phrases: Sequence[str] | None = None) -> list[str]:
    """Return the names put into their phrases, with ``#n`` after those that would give the same text.

    The first of several goes without its number if all of them look alike.
    """
    templates = phrases or ["{name}"] * len(names)
    plain = [template.replace("{name}", name) for template, name in zip(templates, names, strict=True)]
    groups: dict[str, list[int]] = {}
    for at, text in enumerate(plain):
        groups.setdefault(text, []).append(at)
    texts = list(plain)
    for members in groups.values():
        if len(members) == 1:
            continue
        alike = all(looks[at] == looks[members[0]] for at in members)
        for n, at in enumerate(members, 1):
            if n > 1 or not alike:
                texts[at] = templates[at].replace("{name}", f"{names[at]}#{n}")
    return texts
