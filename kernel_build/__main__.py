"""`python -m kernel_build [TARGET] [--out FILE]`: compile the kernel, for this machine if no target is named."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kernel_build.build import build_module, build_wasm
from kernel_build.link import LinkError
from kernel_build.private_names import NamesHaveMoved
from kernel_build.sources import PACKAGE, ROOT
from kernel_build.targets import TARGETS, this_machine


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(prog="kernel_build", description="Compile the kernel ahead of time.")
    parser.add_argument("target", nargs="?", choices=sorted(TARGETS), help="a machine; this one if left out")
    parser.add_argument("--out", type=Path, help="the file to write, for wasm32 the folder")
    given = parser.parse_args()
    target = TARGETS[given.target] if given.target else this_machine()
    try:
        if target.name == "wasm32":
            build_wasm(target, given.out or ROOT / "web" / "kernel" / "files")
        else:
            build_module(target, given.out or PACKAGE / target.module)
    except (LinkError, NamesHaveMoved) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
