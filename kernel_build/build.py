"""The build: capture every game once, then emit and link for a target. What was captured is kept in build/kernel."""

from __future__ import annotations

import gc
import hashlib
import json
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from kernel_build.link import link_module, link_wasm
from kernel_build.private_names import check_names
from kernel_build.signatures import Entry, Parameter
from kernel_build.sources import ROOT, TOOLS, build_fingerprint, kernel_fingerprint, kernel_sources, wasm_fingerprint
from kernel_build.table import as_json, c_header
from kernel_build.targets import Target
from kernel_build.variants import VARIANTS, Variant

if TYPE_CHECKING:
    from kernel_build.capture import Captured

FOLDER = ROOT / "build" / "kernel"


def build_module(target: Target, module: Path) -> None:
    """Build the extension module for a target."""
    folder = _folder()
    entries = _compile_all(VARIANTS, target, folder)
    header = folder / "entries.h"
    header.write_text(c_header(entries, kernel_fingerprint(), kernel_sources()), "utf-8")
    made = folder / f"{target.name}-{target.module}"
    link_module(target, [_object(folder, target, variant) for variant in VARIANTS], header, made)
    _replace(made, module)


def build_wasm(target: Target, out: Path) -> None:
    """Build a WebAssembly module for each game, and beside it the data by which its records are read."""
    from kernel_build.game_data import reading_data  # it imports the players, which need the native kernel

    folder, games = _folder(), [variant for variant in VARIANTS if not variant.large]
    entries = {name: _for_browsers(found) for name, found in _compile_all(games, target, folder).items()}
    out.mkdir(parents=True, exist_ok=True)
    for game in games:
        made, kept = folder / f"{game.name}.wasm", entries[game.name]
        link_wasm([f"cafe_{game.name}_{entry.name}" for entry in kept], _object(folder, target, game), made)
        _replace(made, out / made.name)
        of_build = {"build": wasm_fingerprint(), "module": hashlib.sha256(made.read_bytes()).hexdigest()}
        data = {"fingerprint": kernel_fingerprint()} | of_build | {"entries": as_json(kept)} | reading_data(game.game)
        (out / f"{game.name}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")


def _for_browsers(entries: Sequence[Entry]) -> list[Entry]:
    """Those that a page could ask for; the linker leaves out what only the others need."""
    from kernel_build.contract import NATIVE_ONLY

    return [entry for entry in entries if entry.name not in NATIVE_ONLY]


def _folder() -> Path:
    """Where this build is kept; those of other sources or tools are removed."""
    folder = FOLDER / build_fingerprint(sys.version, *(f"{tool} {version(tool)}" for tool in (*TOOLS, "numpy")))
    folder.mkdir(parents=True, exist_ok=True)
    for other in FOLDER.iterdir():
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)
    return folder


def _compile_all(variants: Sequence[Variant], target: Target, folder: Path) -> dict[str, list[Entry]]:
    """Compile variants side by side; their entries by name."""
    games = ", ".join(dict.fromkeys(variant.game for variant in variants))
    captured = all((folder / f"{variant.name}.json").exists() for variant in variants)
    wait = "" if captured else "; this takes about a minute"
    print(f"Compiling the rules for {target.name} ({games}){wait} ...", flush=True)
    run = partial(_compile, target=target, folder=folder)
    with _numba_lowers(), ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        return dict(zip((variant.name for variant in variants), pool.map(run, variants), strict=True))


@contextmanager
def _numba_lowers() -> Iterator[None]:
    """Have the processes started meanwhile see the kernel as Numba's functions."""
    before = os.environ.get("CAFE_KERNEL")
    os.environ["CAFE_KERNEL"] = "jit"
    try:
        yield
    finally:
        del os.environ["CAFE_KERNEL"]
        if before is not None:
            os.environ["CAFE_KERNEL"] = before


def _compile(variant: Variant, target: Target, folder: Path) -> list[Entry]:
    """Make the object of a variant, unless it is there; its entries."""
    from kernel_build.emit import emit

    code, listed, made = (
        folder / f"{variant.name}.ll",
        folder / f"{variant.name}.json",
        _object(folder, target, variant),
    )
    if not listed.exists():
        captured = _captured(variant)
        code.write_text(captured.code, "utf-8")
        _write_whole(listed, json.dumps(captured.entries).encode())
    if not made.exists():
        _write_whole(made, emit(code.read_text("utf-8"), target))
    return [_entry(row) for row in json.loads(listed.read_bytes())]


def _captured(variant: Variant) -> Captured:
    """The code of a variant. Numba makes so much that looking for garbage among it would take a fifth of the time."""
    check_names()  # before anything private is imported
    from kernel_build.capture import capture

    gc.disable()
    try:
        return capture(variant)
    finally:
        gc.enable()
        gc.collect()


def _entry(row: list[object]) -> Entry:
    name, about, parameters, *rest = row
    return Entry(name, about, [Parameter(*one) for one in parameters], *rest)  # type: ignore[arg-type, attr-defined]


def _object(folder: Path, target: Target, variant: Variant) -> Path:
    return folder / f"{target.name}-{variant.name}.o"


def _write_whole(file: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)


def _replace(made: Path, place: Path) -> None:
    """Put a file in its place at once: a process may be running the one that is there."""
    part = place.with_name(place.name + ".part")
    shutil.copyfile(made, part)
    part.replace(place)
