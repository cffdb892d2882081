"""The sources of the kernel: the modules that are compiled, and everything of ours that they import."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from cafe.rules.native import fingerprint_of

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "cafe"
IMPORTED = re.compile(r"^from cafe\.(\w+)(?:\.(\w+))? import (.+)", re.MULTILINE)
COMPILING = (
    "capture.py",
    "cold.py",
    "contract.py",
    "emit.py",
    "lengths.py",
    "signatures.py",
    "targets.py",
    "variants.py",
    "wrappers.py",
)
LINKING = "link.py"
TOOLS = ("numba", "llvmlite", "ziglang")
# What a module that is compiled imports; `bind` and `is_interpreted` are for those who ask a compiled kernel.
COMPILED = re.compile(
    r"^from cafe\.rules\.compiled import .*\b(?:entry|brief_entry|kernel|woven|overload|intrinsic)\b", re.MULTILINE
)


def kernel_sources(package: Path = PACKAGE) -> list[str]:
    """The files that the kernel is made of, named from the folder of the package on, in order."""
    files = [*package.glob("rules/*.py"), *package.glob("bots/*.py")]
    text = {file: file.read_text("utf-8") for file in files}
    found: set[Path] = set()
    more = {file for file in files if COMPILED.search(text[file])}
    while more:
        found |= more
        named = {name for file in more for name in _imported(text[file])}
        more = {file for file in files if f"{file.parent.name}.{file.stem}" in named} - found
    return sorted(file.relative_to(package).as_posix() for file in found)


def _imported(text: str) -> Iterator[str]:
    """Our own modules that a source imports, as `package.module`."""
    for package, module, names in IMPORTED.findall(text):
        for name in [module] if module else re.findall(r"\w+", names):
            yield f"{package}.{name}"


def kernel_fingerprint() -> str:
    """A hash of the sources of the kernel."""
    return fingerprint_of(PACKAGE, kernel_sources())


def build_fingerprint(*versions: str) -> str:
    """A hash of all that decides what an object file is: the sources, how they are compiled, versions of tools."""
    digest = hashlib.sha256(repr((kernel_fingerprint(), versions)).encode())
    for name in COMPILING:
        digest.update((Path(__file__).parent / name).read_bytes())
    return digest.hexdigest()[:16]


def wasm_fingerprint() -> str:
    """A hash of all that decides what WebAssembly is made of these sources: how it is compiled and linked, by what."""
    digest = hashlib.sha256(build_fingerprint(*(f"{tool} {version(tool)}" for tool in TOOLS)).encode())
    digest.update((Path(__file__).parent / LINKING).read_bytes())
    return digest.hexdigest()[:16]
