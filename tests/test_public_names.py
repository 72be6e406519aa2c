"""``import apnap`` offers the public names and stays light."""

from __future__ import annotations

import subprocess
import sys

import pytest

import apnap


@pytest.mark.parametrize("name", apnap.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(apnap, name) is not None
    assert name in dir(apnap)


def test_other_names_are_not() -> None:
    with pytest.raises(AttributeError, match="no attribute 'push'"):
        apnap.push  # noqa: B018


def test_importing_apnap_imports_no_part_of_it() -> None:
    program = "import sys, apnap; print(sorted(m for m in sys.modules if m.startswith('apnap.')))"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
