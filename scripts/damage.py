"""Damage lines of the imported cards: does the caret stand under the changed word, and is nothing swallowed?

And does every changed line that is still read compile, or is refused, without an exception?

Lines are drawn by a seed from those that are read. Part of ``scripts/evidence``.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random

from apnap.cards.database import CardDatabase
from apnap.i18n.declines import expectation, explained
from apnap.oracle.compile import compile_text
from apnap.oracle.damaging import changed_lines, content_tokens, damaged_lines, is_pointed_out, swallowed, tokens
from apnap.oracle.text import lines
from apnap.oracle.twoway import Tongue, tongue

FEWEST_TOKENS = 3
"""A line of fewer says too little to be judged by."""


def drawn_lines(speaker: Tongue, names: list[str], count: int, seed: int) -> list[str]:
    """Return different lines that are read, from cards drawn by a seed."""
    found: dict[str, None] = {}
    order = list(names)
    Random(seed).shuffle(order)
    with CardDatabase() as database:
        for name in order:
            for face in database.card(name).faces:
                for line in lines(face.text, face.name, "Legendary" in face.types.supertypes):
                    if len(tokens(line)) >= FEWEST_TOKENS and speaker.read(line).trees:
                        found[line] = None
            if len(found) >= count:
                break
    return list(found)[:count]


def main() -> int:
    """Count carets and swallowed words; print those that are not as they should be."""
    parser = argparse.ArgumentParser(prog="scripts/damage.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pools", type=Path, required=True, help="the JSON file of card pools")
    parser.add_argument("--pool", default="core", help="the pool that lines are drawn from")
    parser.add_argument("--damaged", type=int, default=200, help="how many damaged lines are looked at")
    parser.add_argument("--lines", type=int, default=2000, help="in how many lines each content word is changed")
    parser.add_argument("--seed", type=int, default=20260801)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    arguments = parser.parse_args()
    speaker = tongue("en")
    names = json.loads(arguments.pools.read_text(encoding="utf-8"))[arguments.pool]
    drawn = drawn_lines(speaker, names, arguments.lines, arguments.seed)
    damaged = list(damaged_lines(speaker, drawn, arguments.damaged, arguments.seed))
    pointed = said = 0
    for wrong in damaged:
        decline = speaker.decline(wrong.line)
        right = is_pointed_out(speaker, wrong)
        pointed += right
        said += bool(expectation(decline, "en") and expectation(decline, "es"))
        if not right:
            print(f"{decline}\n{explained(decline, 'en')}\n  it was {wrong.before!r}\n")
    lost = list(swallowed(speaker, drawn, arguments.seed))
    for gone in lost:
        print(f"swallowed: {gone.line!r}\n     still: {gone.changed!r}\n")
    crashes = 0
    for one in changed_lines(speaker, drawn, arguments.seed):
        try:
            compile_text(one.changed, "Moss", is_spell=False)
        except Exception as error:  # the very thing that is looked for
            crashes += 1
            print(f"crash: {one.changed!r}\n  {error!r}\n")
    answer = {
        "damaged": len(damaged),
        "pointed_out": pointed,
        "expected_said": said,
        "lines": len(drawn),
        "content_tokens": sum(len(content_tokens(speaker, line)) for line in drawn),
        "swallowed": len(lost),
        "crashes": crashes,
    }
    print(json.dumps(answer))
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(answer) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
