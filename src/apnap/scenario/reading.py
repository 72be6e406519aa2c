"""From plain values (as a file gives them) to the structs of ``schema``, with every problem and its place.

The structs themselves say what is allowed: their field names, types and defaults. A struct with a short written form
(a reference, a moment) or with several kinds (an action, an answer) has a class method ``read`` of its own.
"""

from __future__ import annotations

import difflib
import re
import types
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

_YES = frozenset(("true", "yes", "on"))
_NO = frozenset(("false", "no", "off"))
_WHOLE = re.compile(r"[+-]?[0-9]{1,9}\Z")
LARGEST = 999_999_999
"""No number of a scenario may be larger."""


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong: where, what, and what would be right."""

    path: str
    message: str
    right: str = ""


class Node(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The root of all structs of a scenario."""

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read ``value`` as one of these; problems go to the reader."""
        return reader.fields(cls, value, path)

    def inconsistencies(self) -> Iterator[str]:
        """Say what does not fit together although every field alone is well formed."""
        return iter(())


class Reader:
    """Reads values by type and collects problems. ``lax``: scalars are texts, as a YAML file gives them."""

    def __init__(self, *, lax: bool) -> None:
        self.lax = lax
        self.problems: list[Problem] = []

    def refuse(self, path: str, message: str, right: str = "") -> Any:
        """Note a problem, and return the None that stands for what can't be read."""
        self.problems.append(Problem(path, message, right))
        return None

    def value(self, kind: Any, value: object, path: str) -> Any:
        """Read ``value`` as ``kind``; after a problem the result is None and means nothing."""
        if isinstance(kind, type) and issubclass(kind, Node):
            return kind.read(value, path, self)
        plain = _PLAIN.get(kind)
        if plain is not None:
            return plain(self, value, path)
        origin = get_origin(kind)
        if origin is Annotated:  # the second part knows the short written form
            return self.value(kind.__metadata__[0], value, path)
        if origin is tuple:
            return self.items(get_args(kind)[0], value, path)
        if origin is dict:
            return self.table(get_args(kind)[1], value, path)
        if origin is Literal:
            return self.word(get_args(kind), value, path)
        if origin in (Union, types.UnionType):
            (inner,) = (part for part in get_args(kind) if part is not type(None))
            return self.value(inner, value, path)
        raise TypeError(f"a scenario field can't have the type {kind!r}")

    def text(self, value: object, path: str) -> Any:
        """Read a text that is not empty."""
        if isinstance(value, str) and value:
            return value
        return self.refuse(path, f"must be a text, not {shown(value)}")

    def whole(self, value: object, path: str) -> Any:
        """Read a whole number."""
        if self.lax and isinstance(value, str) and _WHOLE.match(value):
            return int(value)
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST:
            return value
        return self.refuse(path, f"must be a whole number, not {shown(value)}")

    def truth(self, value: object, path: str) -> Any:
        """Read true or false (in YAML also yes or no)."""
        if isinstance(value, bool):
            return value
        if self.lax and isinstance(value, str) and value.lower() in _YES | _NO:
            return value.lower() in _YES
        return self.refuse(path, f"must be {'yes or no' if self.lax else 'true or false'}, not {shown(value)}")

    def word(self, allowed: tuple[object, ...], value: object, path: str) -> Any:
        """Read one of a closed list of words."""
        if value in allowed and not isinstance(value, bool):
            return value
        if self.lax and all(isinstance(word, int) for word in allowed):
            number = self.whole(value, path)
            if number is None or number in allowed:
                return number
        return self.refuse(path, f"{shown(value)} is not possible", suggestion(value, allowed))

    def items(self, kind: Any, value: object, path: str) -> Any:
        """Read a list."""
        if isinstance(value, list):
            return tuple(self.value(kind, item, f"{path}[{index}]") for index, item in enumerate(value))
        return self.refuse(path, f"must be a list, not {shown(value)}")

    def table(self, kind: Any, value: object, path: str) -> Any:
        """Read an object whose keys are free."""
        if isinstance(value, dict):
            return {key: self.value(kind, item, f"{path}.{key}") for key, item in value.items()}
        return self.refuse(path, f"must be an object, not {shown(value)}")

    def fields(self, kind: type[Node], value: object, path: str, besides: Iterable[str] = ()) -> Any:
        """Read an object field by field; ``besides`` are keys that the caller has read."""
        if not isinstance(value, dict):
            return self.refuse(path, f"must be an object, not {shown(value)}")
        known = layout(kind)
        read: dict[str, Any] = {}
        before = len(self.problems)
        for key, item in value.items():
            if key in besides:
                continue
            if key not in known:
                self.refuse(f"{path}.{key}", "unknown field", suggestion(key, (*besides, *known)))
                continue
            field = known[key]
            read[field.name] = self.value(field.kind, item, f"{path}.{key}")
        for key, field in known.items():
            if field.required and key not in value:
                self.refuse(path, f"{key!r} is missing")
        if len(self.problems) > before:
            return None
        node = kind(**read)
        for message in node.inconsistencies():
            self.refuse(path, message)
        return node

    def one_of(self, tag: str, kinds: dict[str, type[Node]], value: object, path: str) -> Any:
        """Read an object whose field ``tag`` names its kind."""
        if not isinstance(value, dict):
            return self.refuse(path, f"must be an object with {tag!r}, not {shown(value)}")
        if tag not in value:
            return self.refuse(path, f"{tag!r} is missing", suggestion("", tuple(kinds)))
        named = value[tag]
        if not isinstance(named, str) or named not in kinds:
            return self.refuse(f"{path}.{tag}", f"{shown(named)} is not possible", suggestion(named, tuple(kinds)))
        return self.fields(kinds[named], value, path, besides=(tag,))


class Field(msgspec.Struct, frozen=True):
    """What a struct says about one of its fields."""

    name: str
    kind: Any
    required: bool


@cache
def layout(kind: type[Node]) -> dict[str, Field]:
    """Return the fields of a struct by the name that files use."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        field.encode_name: Field(field.name, hints[field.name], field.required)
        for field in msgspec.structs.fields(kind)
    }


def shown(value: object) -> str:
    """Say a value in a message, shortly.

    >>> shown("untep"), shown({"a": 1}), shown(None)
    ("'untep'", 'an object', 'nothing')
    """
    if value is None or value == "":
        return "nothing"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def suggestion(value: object, allowed: Iterable[object]) -> str:
    """Say what would be allowed, and which of it was probably meant.

    >>> suggestion("untep", ("untap", "upkeep"))
    "did you mean 'untap'? Possible: untap, upkeep"
    """
    words = [str(word) for word in allowed]
    near = difflib.get_close_matches(str(value).lower(), words, n=1)
    listed = f"possible: {', '.join(words) or 'nothing'}"
    return f"did you mean {near[0]!r}? {listed.capitalize()}" if near else listed


_PLAIN: dict[Any, Callable[[Reader, object, str], Any]] = {str: Reader.text, int: Reader.whole, bool: Reader.truth}
