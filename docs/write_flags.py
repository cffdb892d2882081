"""Write the flags and cloths of the page for pictures: those of web/src/cafe, as shapes (cafe.pictures.flags).

python docs/write_flags.py            write src/cafe/pictures/flags.json
python docs/write_flags.py --check    write nothing; exit 1 if it is out of date

A coat of arms takes 80 kB and is a dot at this size: of such flags only the fields are kept, with a mark where two
flags would look the same.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "web" / "src" / "cafe"
ICONS = ROOT / "web" / "node_modules"
FILE = ROOT / "src" / "cafe" / "pictures" / "flags.json"
IMPORT = re.compile(r'^import (\w+) from "(flag-icons/[^"]+\.svg)";$', re.MULTILINE)
ENTRY = re.compile(r"^  ([A-Z]{2}): (\w+),$", re.MULTILINE)
CLOTH = re.compile(r'^  ([A-Z]{2}): "(#\w{6})",$', re.MULTILINE)
BAND = re.compile(r'^  <path fill="#\w+" d="M[\d. ]+[hH]\d{3}[\d.]*v\d{3}[hH][\d.-]+[zZ]?"/>', re.MULTILINE)
LARGE = 10_000  # bytes
ARMS = {"MX": '<circle cx="320" cy="236" r="42" fill="none" stroke="#8c6a2a" stroke-width="26"/>'}


def main() -> int:
    text = json.dumps({"flags": flags(), "cloths": cloths()}, indent=1) + "\n"
    if "--check" not in sys.argv[1:]:
        FILE.write_text(text, "utf-8")
    elif not FILE.is_file() or FILE.read_text("utf-8") != text:
        print(f"{FILE.relative_to(ROOT)} is out of date: run make docs", file=sys.stderr)
        return 1
    return 0


def flags() -> dict[str, str]:
    """The shapes of every flag, in a box of 640 × 480."""
    text = (PAGE / "flags.ts").read_text("utf-8")
    files = dict(IMPORT.findall(text))
    return {nation: shapes(nation, ICONS / files[name]) for nation, name in ENTRY.findall(text)}


def shapes(nation: str, file: Path) -> str:
    """What a flag is drawn of, on one line."""
    text = file.read_text("utf-8")
    inside = text[text.index(">") + 1 : text.rindex("</svg>")]
    if len(text) > LARGE:
        inside = fields(inside) + ARMS.get(nation, "")
    inside = inside.replace("xlink:href", "href").replace(' width="100%" height="100%"', "")
    return re.sub(r">\s+<", "><", inside).strip()


def fields(inside: str) -> str:
    """The plain bands of a flag, which come before its coat of arms."""
    return "".join(BAND.findall(inside))


def cloths() -> dict[str, str]:
    """The colour of every nation's cloth."""
    text = (PAGE / "people.ts").read_text("utf-8")
    return dict(CLOTH.findall(text[text.index("export const CLOTH") :]))


if __name__ == "__main__":
    sys.exit(main())
