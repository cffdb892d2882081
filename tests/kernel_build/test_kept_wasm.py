"""The WebAssembly kept in the repository is what these sources make: by its fingerprint, and (long) byte by byte."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cafe.rules.games import GAME_NAMES
from kernel_build import build, sources
from kernel_build.game_data import reading_data
from kernel_build.sources import ROOT, kernel_fingerprint, wasm_fingerprint
from kernel_build.targets import TARGETS

FILES = ROOT / "web" / "kernel" / "files"


def complaint(data: dict[str, Any], game: str, module: bytes | None = None) -> str | None:
    """One sentence if what is kept of a game is out of date."""
    if data["fingerprint"] != kernel_fingerprint():
        return f"the kernel's sources have changed and web/kernel/files/{game}.wasm has not: run `make wasm`"
    if data["build"] != wasm_fingerprint():
        return f"kernel_build or its tools have changed and web/kernel/files/{game}.wasm has not: run `make wasm`"
    if data["module"] != sha256(module or (FILES / f"{game}.wasm").read_bytes()).hexdigest():
        return f"web/kernel/files/{game}.wasm is not the one that {game}.json was written for: run `make wasm`"
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
    told = complaint(kept(game), game)
    assert told is None, told


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        ("fingerprint", "the kernel's sources have changed and web/kernel/files/card.wasm has not: run `make wasm`"),
        ("build", "kernel_build or its tools have changed and web/kernel/files/card.wasm has not: run `make wasm`"),
        ("module", "web/kernel/files/card.wasm is not the one that card.json was written for: run `make wasm`"),
    ],
)
def test_what_is_out_of_date_is_told_in_one_sentence(part: str, sentence: str) -> None:
    assert complaint(kept("card") | {part: "0123456789abcdef"}, "card") == sentence


def test_another_module_beside_the_same_data_is_noticed() -> None:
    module = bytearray((FILES / "card.wasm").read_bytes())
    module[-1] ^= 1
    told = complaint(kept("card"), "card", bytes(module))
    assert told == "web/kernel/files/card.wasm is not the one that card.json was written for: run `make wasm`"


def test_another_way_to_compile_or_link_is_another_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = sources.wasm_fingerprint()
    for name in (*sources.COMPILING, sources.LINKING):
        (tmp_path / name).write_bytes((ROOT / "kernel_build" / name).read_bytes())
    monkeypatch.setattr(sources, "__file__", str(tmp_path / "sources.py"))
    assert sources.wasm_fingerprint() == before
    for name in ("emit.py", "link.py"):
        with (tmp_path / name).open("a") as source:
            source.write("# otherwise\n")
        assert sources.wasm_fingerprint() != before
        (tmp_path / name).write_bytes((ROOT / "kernel_build" / name).read_bytes())


def test_a_broken_offset_is_noticed() -> None:
    data = kept("junior")
    data["records"]["State"]["fields"]["drawn"][0] += 2
    assert complaint(data, "junior") == "web/kernel/files/junior.json is out of date (records): run `make wasm`"


@pytest.mark.long
def test_building_again_gives_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "FOLDER", tmp_path / "captured")  # nothing of an earlier build is used
    build.build_wasm(TARGETS["wasm32"], tmp_path)
    for game in GAME_NAMES:
        for name in (f"{game}.wasm", f"{game}.json"):
            assert (tmp_path / name).read_bytes() == (FILES / name).read_bytes(), f"{name}: run `make wasm`"
