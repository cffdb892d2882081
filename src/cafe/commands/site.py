"""`cafe site`: the page as a folder of files for any web space."""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path, PurePosixPath
from urllib.parse import urlsplit

from cafe.commands.console import output
from cafe.rules.errors import CafeError
from cafe.server.built_page import FOLDER, PAGE_POLICY

PAGE = "index.html"
UNKNOWN = "404.html"  # most hosts answer unknown paths with this file
REDIRECTS = "_redirects"  # other hosts read this file
WORKER = "sw.js"
LIST = "cafe-files.txt"  # lists what was written, so that the next run removes that and nothing else
ANYWHERE = "./"
MARK = 'name="cafe-base"'  # in every page of ours
# The page's places, as on our server: alone, and with more after them. None may be the name of a file or folder,
# because some hosts follow redirects before they look for files.
PLACES = ("new", "rules", "puzzle", "editor", "sheet", "games", "replay", "settings", "privacy", "profile", "lobby")
PLACES_ABOVE = ("m", "table", "rules", "learn", "puzzle", "games")
BASE_PATH = re.compile(r"/(?:[\w.~-]+/)*", re.ASCII)
HOST = re.compile(r"[\w.-]+(?::\d{1,5})?|\[[0-9a-f:]+\](?::\d{1,5})?", re.ASCII)


class SiteError(CafeError):
    """A folder that cannot be written as requested."""


def run(folder: Path, base: str | None, server: str) -> int:
    """Write the folder; returns the exit code. Without a base it works at any path, except addresses of places."""
    home = ANYWHERE if base is None else tidy_base(base)
    base, server = tidy_base(base or ""), tidy_server(server)
    if not (FOLDER / PAGE).exists():
        raise SiteError("the page is not built here: make page")
    clear(folder)
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    _fit(folder, home, base, server)
    files = [folder / name for name in sorted({*names_in(FOLDER), UNKNOWN, REDIRECTS})]
    (folder / LIST).write_text("".join(f"{path.relative_to(folder).as_posix()}\n" for path in files), "utf-8")
    size = sum(path.stat().st_size for path in files)
    output().print(f"{folder}: {len(files)} files, {size / 1e6:.2f} MB, for {base} of any web space")
    if base != "/":
        output().print(
            f"{UNKNOWN} and {REDIRECTS}: many hosts look for them at the root of the web space only; put them there"
        )
    return 0


def tidy_base(base: str) -> str:
    """A path with a slash at both ends."""
    tidy = f"/{base.strip('/')}/" if base.strip("/") else "/"
    if not BASE_PATH.fullmatch(tidy) or {".", ".."} & set(tidy.split("/")):
        raise SiteError(f"--base {base}: not a path of a web space, such as /cafe/")
    return tidy


def tidy_server(server: str) -> str:
    """The address of a server, or nothing."""
    if not server:
        return ""
    parts = urlsplit(server)
    if parts.scheme not in ("https", "http") or not HOST.fullmatch(parts.netloc) or parts.path.strip("/"):
        raise SiteError(f"--server {server}: not the address of a server, such as https://cafe.example")
    if parts.query or parts.fragment:
        raise SiteError(f"--server {server}: only the address, nothing after it")
    return f"{parts.scheme}://{parts.netloc}"


def clear(folder: Path) -> None:
    """Remove what the last run wrote there, and nothing else; refuses a folder with something else in it."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return
    page = folder / PAGE
    if not folder.is_dir() or not page.is_file() or MARK not in page.read_text("utf-8", "replace"):
        raise SiteError(f"{folder}: there is something else already; name a new folder")
    written = [PurePosixPath(name) for name in _listed(folder / LIST)]
    ours = [name for name in written if name.name and not name.is_absolute() and ".." not in name.parts]
    for name in ours:
        (folder / name).unlink(missing_ok=True)
    for inner in sorted({parent for name in ours for parent in name.parents}, reverse=True):
        if inner.name and (folder / inner).is_dir() and not any((folder / inner).iterdir()):
            (folder / inner).rmdir()


def _listed(file: Path) -> list[str]:
    """The files a site lists as written; none if it was made before sites listed them."""
    return file.read_text("utf-8", "replace").splitlines() if file.is_file() else []


def names_in(folder: Path) -> list[str]:
    """All files in a folder and below."""
    return [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]


def _fit(folder: Path, home: str, base: str, server: str) -> None:
    """Fit the page to its path and server, write the files for unknown paths, and let browsers see that it is new."""
    page = (folder / PAGE).read_text("utf-8")
    (folder / PAGE).write_text(fitted(page, home, server), "utf-8")
    (folder / UNKNOWN).write_text(fitted(page, base, server), "utf-8")
    (folder / REDIRECTS).write_text("".join(f"{line}\n" for line in redirects(base)), "utf-8")
    worker = (folder / WORKER).read_text("utf-8")
    terms = hashlib.sha256(f"{base} {server}".encode()).hexdigest()[:6]
    worker = worker.replace("IS_SERVED = true", "IS_SERVED = false").replace("PLACES = /^/", f"PLACES = {pattern()}")
    worker = re.sub(r'(const VERSION = "\w+)"', rf'\1-{terms}"', worker)
    (folder / WORKER).write_text(worker, "utf-8")


def redirects(base: str) -> list[str]:
    """Redirects from addresses as on our server to those that every host can serve; the ones with a star come last."""
    alone = [f"{base}{place} {base}#/{place} 302" for place in PLACES]
    return alone + [f"{base}{place}/* {base}#/{place}/:splat 302" for place in PLACES_ABOVE]


def pattern() -> str:
    """The same addresses, below the base, for the service worker."""
    return rf"/^(?:{'|'.join(PLACES)}|(?:{'|'.join(PLACES_ABOVE)})\/.*)$/"


def fitted(page: str, base: str, server: str) -> str:
    """The page for a host that knows nothing about it: with its paths, its server and its policy."""
    page = page.replace('name="cafe-server" content="/"', f'name="cafe-server" content="{server}"')
    policy = f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}" />'
    return page.replace('="/', f'="{base}').replace("<meta charset", f"{policy}\n    <meta charset", 1)
