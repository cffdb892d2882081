"""`make audit`: known vulnerabilities, licences and bills of materials of all that is installed with the café.

    python deploy/audit.py --tools FOLDER

Exit code 0: nothing found. 1: something is vulnerable, or has a licence that docs/licences.md does not list. 3: all
else is well, but a registry did not answer about vulnerabilities, so that nothing is known of them.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "deploy" / "requirements.lock"
BUILD = ROOT / "build"
# What may be linked into a program under the MIT licence and handed on.
FREE = re.compile(r"MIT|BSD|Apache|ISC|PSF|Python Software|MPL|Mozilla|Zlib|CC0|Unlicense", re.IGNORECASE)
OTHERS = re.compile(r"\b(A?GPL|SSPL|BUSL|Commons Clause)", re.IGNORECASE)
FOUND, UNKNOWN = 1, 3


def main() -> int:
    """All three, each told."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", type=Path, required=True, help="where pip-audit and cyclonedx-py are")
    tools = parser.parse_args().tools
    BUILD.mkdir(exist_ok=True)
    write_bills(tools)
    faults = check_licences()
    codes = [look_for("Python", python_audit(tools)), look_for("the page", page_audit())]
    if faults or FOUND in codes:
        return FOUND
    return UNKNOWN if UNKNOWN in codes else 0


def locked() -> list[str]:
    """The packages that a server is installed with."""
    return re.findall(r"^([\w.-]+)==", LOCK.read_text(), re.MULTILINE)


def check_licences() -> list[str]:
    """Packages whose licence is none of the free ones, or that docs/licences.md does not name."""
    listed = re.sub(r"[-_.]+", "-", (ROOT / "docs" / "licences.md").read_text().lower())
    faults = []
    for name in locked():
        try:
            told = metadata(name)
        except PackageNotFoundError:
            continue  # for another platform
        kinds = [value for key in ("License-Expression", "License", "Classifier") for value in told.get_all(key) or []]
        text = " ".join(kind for kind in kinds if "::" not in kind or kind.startswith("License"))
        if OTHERS.search(text) or not FREE.search(text):
            faults.append(f"{name}: {text[:80] or 'no licence told'}")
        elif re.sub(r"[-_.]+", "-", name.lower()) not in listed:
            faults.append(f"{name}: not in docs/licences.md")
    print(f"licences: {len(locked())} packages, {len(faults)} to look at", *faults, sep="\n  ")
    return faults


def write_bills(tools: Path) -> None:
    """Bills of materials, as CycloneDX writes them."""
    bill = BUILD / "bom-python.json"
    subprocess.run([tools / "cyclonedx-py", "requirements", LOCK, "-o", bill], check=True)
    page = subprocess.run(
        ["npm", "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"],
        cwd=ROOT / "web",
        capture_output=True,
        check=True,
    )
    (BUILD / "bom-page.json").write_bytes(page.stdout)
    parts = [len(json.loads((BUILD / name).read_text())["components"]) for name in ("bom-python.json", "bom-page.json")]
    print(f"bills of materials: build/bom-python.json ({parts[0]} parts), build/bom-page.json ({parts[1]} parts)")


def python_audit(tools: Path) -> subprocess.CompletedProcess[str]:
    """Ask about what a server is installed with."""
    return _ask([str(tools / "pip-audit"), "--requirement", str(LOCK), "--disable-pip", "--require-hashes"])


def page_audit() -> subprocess.CompletedProcess[str]:
    """Ask about what the page is built with."""
    return _ask(["npm", "audit"], ROOT / "web")


def _ask(command: list[str], folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=300)


def look_for(what: str, asked: subprocess.CompletedProcess[str]) -> int:
    """What an audit came to: nothing, something, or no answer."""
    told = asked.stdout + asked.stderr
    if asked.returncode == 0:
        print(f"vulnerabilities of {what}: none known")
        return 0
    if re.search(r"Found \d+ known|# npm audit report|vulnerabilities found|severity", told, re.IGNORECASE):
        print(f"vulnerabilities of {what}:\n{told}")
        return FOUND
    why = next((line for line in told.splitlines() if "error" in line.lower()), "no reason told")
    print(f"vulnerabilities of {what}: not known, the registry did not answer ({why[:120]})")
    return UNKNOWN


if __name__ == "__main__":
    sys.exit(main())
