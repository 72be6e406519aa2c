"""Golden trees: what about 300 cards mean, as digests, so that no change of the grammar changes them unseen.

``docs/evidence/golden.json`` has the digest of each card's compiled meaning by the card's name. Without options the
cards are compiled and compared. A card whose meaning has changed is shown with ``--show``; when it is right,
``--renew`` writes the new digests. Needs the imported cards.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from apnap.cards.database import CardDatabase
from apnap.cards.record import Card
from apnap.cli.showing import shown_in_english, trees
from apnap.errors import UnknownCardError
from apnap.oracle.examining import Examination, Examiner
from apnap.oracle.report import walk

GOLDEN = Path(__file__).resolve().parent.parent / "docs" / "evidence" / "golden.json"


def digest(found: Examination) -> str:
    """Return the digest of what a card means, its words aside; empty for a card that can't be played."""
    if not found.supported:
        return ""
    plain = json.dumps(meaning(found.definition), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


def meaning(value: Any) -> Any:
    """Return a node as plain data: its class and the fields that are not as they are by default.

    So a new field changes only the cards that use it. The texts of abilities are the card's and not its meaning.
    """
    if isinstance(value, tuple):
        return [meaning(one) for one in value]
    if not is_dataclass(value):
        return value
    said = {}
    for field in fields(value):
        inner = getattr(value, field.name)
        if field.name != "text" and inner != field.default:
            said[field.name] = meaning(inner)
    return [type(value).__name__, said]


def differing(known: dict[str, str], database: CardDatabase, examiner: Examiner) -> Iterator[tuple[str, str, str]]:
    """Yield each card whose digest is not the known one: its name, what has become of it, its digest now."""
    for name, before in known.items():
        try:
            found = examiner.examine(database.card(name))
        except UnknownCardError:
            yield name, "there is no such card", before
            continue
        now = digest(found)
        if now != before:
            lost = "; ".join(str(problem) for problem in found.problems)
            yield name, f"not supported any more: {lost}" if not now else "means something else", now


def chosen(cards: Iterable[Card], examiner: Examiner, count: int) -> list[str]:
    """Return names of supported cards that together use as many constructs as so many cards can, simple cards first."""
    used: dict[str, set[str]] = {}
    for card in cards:
        found = examiner.examine(card)
        if found.supported:
            lines = (line.reading.tree for face in found.faces for line in face.lines)
            used[card.name] = {type(node).__name__ for tree in lines for node in walk(tree)}
    names: list[str] = []
    missing = set().union(*used.values())
    while used and len(names) < count:
        best = max(used, key=lambda name: (len(used[name] & missing) / (8 + len(used[name])), name))
        missing -= used.pop(best)
        names.append(best)
    return sorted(names)


def main() -> int:
    """Compare, show, renew or choose; 1 when a card has changed."""
    parser = argparse.ArgumentParser(prog="scripts/golden.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--show", action="store_true", help="show the text and the meaning of what has changed")
    parser.add_argument("--renew", action="store_true", help="take the meanings as they are now for right")
    parser.add_argument("--choose", type=int, metavar="N", help="choose N cards of --pools anew, in place of the old")
    parser.add_argument("--pools", type=Path, help="the JSON file of card pools; the cards of the pool core are taken")
    parser.add_argument("--json", type=Path, help="where to write the figures")
    arguments = parser.parse_args()
    if arguments.choose is not None and arguments.pools is None:
        parser.error("--choose needs --pools")
    known: dict[str, str] = json.loads(GOLDEN.read_text(encoding="utf-8")) if GOLDEN.is_file() else {}
    examiner = Examiner()
    with CardDatabase() as database:
        if arguments.choose is not None:
            pool = json.loads(arguments.pools.read_text(encoding="utf-8"))["core"]
            known = dict.fromkeys(chosen((database.card(name) for name in pool), examiner, arguments.choose), "")
        changed = list(differing(known, database, examiner))
        for name, what, _ in changed if arguments.choose is None else ():
            print(f"{name}: {what}")
            if arguments.show:
                card = database.card(name)
                print("\n\n".join([*map(shown_in_english, card.faces), trees(card)]), end="\n\n")
    if arguments.renew or arguments.choose is not None:
        known |= {name: now for name, _, now in changed if now}
        GOLDEN.write_text(json.dumps(known, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{len(changed)} digests renewed")
        return 0
    answer = {"cards": len(known), "changed": len(changed)}
    print(json.dumps(answer))
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(answer) + "\n", encoding="utf-8")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
