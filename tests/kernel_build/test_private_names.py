"""The build relies on names of Numba that Numba does not document: here it says which of them have moved."""

from __future__ import annotations

import re

import numba.core.cgutils
import pytest
from numba.core.base import BaseContext

from kernel_build import private_names
from kernel_build.private_names import ATTRIBUTES, IN_SOURCE, NamesHaveMoved, check_names
from kernel_build.sources import ROOT

USED = re.compile(
    r"\b(?:cgutils|arrayobj|types|Library|Context|context|call_conv|library|compiled|fndesc|dispatcher|self|status)"
    r"\.((?!__)[A-Za-z_]\w+)"
)
OURS = {"compile", "__dict__", "_address", "_builder", "_next"}  # what Numba documents, and what belongs to _Words


def test_numba_still_has_what_we_rely_on() -> None:
    check_names()


def test_a_name_that_is_gone_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(numba.core.cgutils, "if_unlikely")
    monkeypatch.delattr(BaseContext, "make_tuple")
    sentence = (
        r"kernel_build relies on names that Numba [\d.]+ lacks: "
        r"numba\.core\.cgutils\.if_unlikely, numba\.core\.cpu:CPUContext\.make_tuple"
    )
    with pytest.raises(NamesHaveMoved, match=f"^{sentence}$"):
        check_names()


def test_a_module_and_a_text_that_are_gone_are_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(private_names, "ATTRIBUTES", {"numba.gone:": ("x",), "numba.core.cpu:Gone": ("y",)})
    monkeypatch.setattr(private_names, "IN_SOURCE", {"numba.gone": ("z",), "numba.core.codegen": ("NRT_gone",)})
    with pytest.raises(NamesHaveMoved, match=r"lacks: numba.gone, numba.core.cpu:Gone, numba.gone, NRT_gone in numba"):
        check_names()


def test_nothing_is_used_that_is_not_on_the_list() -> None:
    known = {name for names in ATTRIBUTES.values() for name in names}
    known |= {name for texts in IN_SOURCE.values() for text in texts for name in re.findall(r"\w+", text)}
    for file in ("capture.py", "wrappers.py"):
        source = (ROOT / "kernel_build" / file).read_text("utf-8")
        code = re.sub(r'"""[^"]*"""|^(?:import|from) .*|^\w+: Any = .*', "", source, flags=re.MULTILINE)
        assert set(USED.findall(code)) - known - OURS == set(), file
    for name in ("NRT_incref", "NRT_decref", "NRT_Allocate", "NRT_Free", "__excinfo_unwrap_args"):
        assert name in known
