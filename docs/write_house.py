"""Write what is on offer in a café without a server: what `GET /api/house` of a server with usual settings answers.

python docs/write_house.py            write web/kernel/files/house.json
python docs/write_house.py --check    write nothing; exit 1 if it is out of date
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from cafe.server.levels import on_device
from cafe.server.routes.tools import house_body
from cafe.server.settings import Settings

FILE = Path(__file__).parent.parent / "web" / "kernel" / "files" / "house.json"


def main() -> int:
    text = msgspec.json.encode(house_body(Settings(), on_device())) + b"\n"
    if "--check" not in sys.argv[1:]:
        FILE.write_bytes(text)
    elif not FILE.is_file() or FILE.read_bytes() != text:
        print("web/kernel/files/house.json is out of date: run make types", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
