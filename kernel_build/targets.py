"""The machines that the kernel is compiled for."""

from __future__ import annotations

import platform
import sys
from typing import NamedTuple


class Target(NamedTuple):
    """A machine as LLVM and Zig name it."""

    name: str
    triple: str
    linker: str  # Zig's name of it
    processor: str
    wheel: str = ""  # the platform of wheels
    module: str = "_kernel.abi3.so"
    features: str = ""
    relocation: str = "pic"
    vectorises: bool = True
    is_fetched: bool = False  # by a page, so that its size counts


TARGETS = {
    target.name: target
    for target in (
        Target(
            "linux-x86_64",
            "x86_64-unknown-linux-gnu",
            "x86_64-linux-gnu.2.17",
            "x86-64-v2",
            "manylinux_2_17_x86_64.manylinux2014_x86_64",
        ),
        Target(
            "linux-aarch64",
            "aarch64-unknown-linux-gnu",
            "aarch64-linux-gnu.2.17",
            "generic",
            "manylinux_2_17_aarch64.manylinux2014_aarch64",
        ),
        Target("macos-arm64", "arm64-apple-macosx11.0.0", "aarch64-macos.11.0", "apple-m1", "macosx_11_0_arm64"),
        Target("macos-x86_64", "x86_64-apple-macosx10.15.0", "x86_64-macos.10.15", "x86-64", "macosx_10_15_x86_64"),
        Target(
            "windows-x86_64",
            "x86_64-pc-windows-gnu",
            "x86_64-windows-gnu",
            "x86-64-v2",
            "win_amd64",
            "_kernel.pyd",
        ),
        Target(
            "wasm32",
            "wasm32-unknown-unknown",
            "wasm32-freestanding",
            "generic",
            features="+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals",
            relocation="static",
            vectorises=False,
            is_fetched=True,
        ),
    )
}
SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
PROCESSORS = {"AMD64": "x86_64", "x86_64": "x86_64", "aarch64": "aarch64", "arm64": "arm64"}


def this_machine() -> Target:
    """The target of the machine that builds; SystemExit says that it is none."""
    name = f"{SYSTEMS.get(sys.platform, sys.platform)}-{PROCESSORS.get(platform.machine(), platform.machine())}"
    if name not in TARGETS:
        sys.exit(f"the kernel cannot be compiled for {name}; set CAFE_KERNEL=jit to have Numba compile it")
    return TARGETS[name]
