"""Compile again, in a copy of the sources, what tests of the rules call: `python native_rules.py card board`.

mutate.py runs it with a rule taken out. Everything else in the extension module, players and the other games, stays as
the whole build has made it before: so it takes seconds instead of a minute.
"""

from __future__ import annotations

import os
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from unittest.mock import patch

from kernel_build import build, capture
from kernel_build.contract import contract
from kernel_build.emit import emit
from kernel_build.link import link_module
from kernel_build.sources import PACKAGE, kernel_fingerprint
from kernel_build.targets import this_machine
from kernel_build.variants import VARIANTS, Variant

MADE_AGAIN = ("cafe.rules.entries", "cafe.rules.ruleset", "cafe.rules.random_stream")  # whose entries Game calls
AGAIN = "again"  # in the names of the functions that are new


def main(names: list[str]) -> None:
    """Compile these variants' rules and put the module in its place."""
    (folder,) = build.FOLDER.iterdir()  # of the whole build, whose sources were sound
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        made = list(pool.map(compile_rules, names, [folder] * len(names)))
    header = (folder / "entries.h").read_text("utf-8")
    header = re.sub(r'#define FINGERPRINT ".*"', f'#define FINGERPRINT "{kernel_fingerprint()}"', header)
    for name, entries in zip(names, made, strict=True):
        header = re.sub(rf"\bcafe_{name}_({'|'.join(entries)})\b", rf"cafe_{name}{AGAIN}_\1", header)
    new = folder / AGAIN
    new.mkdir(exist_ok=True)
    (new / "entries.h").write_text(header, "utf-8")
    target = this_machine()
    objects = [build._object(folder, target, variant) for variant in VARIANTS]
    link_module(target, [*objects, *(folder / f"{name}{AGAIN}.o" for name in names)], new / "entries.h", new / "module")
    build._replace(new / "module", PACKAGE / target.module)


def compile_rules(name: str, folder: Path) -> list[str]:
    """Make the object of a variant's rules; the names of their entries."""
    (variant,) = (one for one in VARIANTS if one.name == name)
    calls = [call for call in contract(variant) if call[0].__module__ in MADE_AGAIN]
    with patch.object(capture, "contract", lambda _variant: calls):
        captured = capture.capture(Variant(f"{name}{AGAIN}", variant.game, variant.large))
    (folder / f"{name}{AGAIN}.o").write_bytes(emit(captured.code, this_machine()))
    return [entry.name for entry in captured.entries]


if __name__ == "__main__":
    main(sys.argv[1:])
