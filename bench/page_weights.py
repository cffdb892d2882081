"""What a game on one device weighs: prints the rows of "What it costs" in docs/browser.md, and what docs/page.md says.

    python bench/page_weights.py

Bytes as hosts send them (gzip 9), of the page as it is built: `make page` first.
"""

from __future__ import annotations

import gzip
from pathlib import Path

ROOT = Path(__file__).parent.parent
KERNELS = ROOT / "web" / "kernel" / "files"
PAGE = ROOT / "src" / "cafe" / "page" / "assets"
GAMES = ("card", "board", "junior")
WORKER = "worker: table, storage, searchers, without what is fetched later"
ROWS = ("module", "data", WORKER, "together")


def packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9, mtime=0))


def weights() -> dict[str, list[int]]:
    """The rows of the table: bytes for each of GAMES."""
    [worker] = PAGE.glob("worker-*.js")
    parts = [
        [packed(KERNELS / f"{game}.wasm") for game in GAMES],
        [packed(KERNELS / f"{game}.json") for game in GAMES],
        [packed(worker)] * len(GAMES),
    ]
    together = [sum(column) for column in zip(*parts, strict=True)]
    return dict(zip(ROWS, [*parts, together], strict=True))


def main() -> None:
    found = weights()
    for name, row in found.items():
        print("| " + " | ".join([name, *(f"{size:,}" for size in row)]) + " |")
    print("card {:,}, board {:,}, Junior {:,}".format(*found["together"]))


if __name__ == "__main__":
    main()
