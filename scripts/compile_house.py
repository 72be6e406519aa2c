"""Write the compiled house set, or check that it is up to date (see ``scripts/compile-house``)."""

from __future__ import annotations

import sys
from pathlib import Path

from apnap.cards import house
from apnap.oracle.library import HOUSE_FILE, compile_house


def main(arguments: list[str]) -> int:
    """Return the exit code: 1 if the file is not up to date and was only to be checked."""
    file = Path(house.__file__).with_name(HOUSE_FILE)
    content = compile_house()
    fresh = file.is_file() and file.read_bytes() == content
    if "--check" in arguments:
        print(f"{file.name} is up to date" if fresh else f"{file.name} is out of date: run scripts/compile-house")
        return 0 if fresh else 1
    if not fresh:
        file.write_bytes(content)
    print(f"{file}: {len(content)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
