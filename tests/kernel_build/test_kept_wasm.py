"""The WebAssembly kept in the repository is what these sources make: by its fingerprint, and (long) byte by byte."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cafe.rules.games import GAME_NAMES
from kernel_build import build
from kernel_build.game_data import reading_data
from kernel_build.sources import ROOT, kernel_fingerprint
from kernel_build.targets import TARGETS

FILES = ROOT / "web" / "kernel" / "files"


def complaint(data: dict[str, Any], fingerprint: str, game: str) -> str | None:
    """One sentence if what is kept of a game is out of date."""
    if data["fingerprint"] != fingerprint:
        return f"the kernel's sources have changed and web/kernel/files/{game}.wasm has not: run `make wasm`"
    known = json.loads(json.dumps(reading_data(game)))
    stale = [part for part in known if data.get(part) != known[part]]
    if stale:
        return f"web/kernel/files/{game}.json is out of date ({', '.join(stale)}): run `make wasm`"
    return None


def kept(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FILES / f"{game}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_is_kept_is_of_these_sources(game: str) -> None:
    told = complaint(kept(game), kernel_fingerprint(), game)
    assert told is None, told


def test_other_sources_are_noticed_in_one_sentence() -> None:
    assert complaint(kept("card"), "0123456789abcdef", "card") == (
        "the kernel's sources have changed and web/kernel/files/card.wasm has not: run `make wasm`"
    )


def test_a_broken_offset_is_noticed() -> None:
    data = kept("junior")
    data["records"]["State"]["fields"]["drawn"][0] += 2
    told = complaint(data, kernel_fingerprint(), "junior")
    assert told == "web/kernel/files/junior.json is out of date (records): run `make wasm`"


@pytest.mark.long
def test_building_again_gives_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "FOLDER", tmp_path / "captured")  # nothing of an earlier build is used
    build.build_wasm(TARGETS["wasm32"], tmp_path)
    for game in GAME_NAMES:
        for name in (f"{game}.wasm", f"{game}.json"):
            assert (tmp_path / name).read_bytes() == (FILES / name).read_bytes(), f"{name}: run `make wasm`"
