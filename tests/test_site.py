"""`cafe site`: a folder for any web space, and what it refuses."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from urllib.parse import urljoin

import pytest

from cafe.commands.site import LIST, PLACES, PLACES_ABOVE
from cafe.server.built_page import PAGE_POLICY
from running import call
from static_host import followed, rules_of

ROOT = Path(__file__).parent.parent
MOST = 2_500_000  # bytes
TELLS = {
    ("--base", "/ca fe/"): "not a path of a web space",
    ("--base", "/../x/"): "not a path of a web space",
    ("--base", '/"><script>/'): "not a path of a web space",
    ("--server", "cafe.example"): "not the address of a server",
    ("--server", "ftp://cafe.example"): "not the address of a server",
    ("--server", 'https://a"b'): "not the address of a server",
    ("--server", "https://cafe.example/somewhere"): "not the address of a server",
    ("--server", "https://me:secret@cafe.example"): "not the address of a server",
    ("--server", "https://cafe.example?x"): "nothing after it",
}


def test_a_folder_with_all_that_a_host_wants(tmp_path: Path) -> None:
    told = call("site", str(tmp_path / "www"), "--base", "cafe", "--server", "https://friends.example/")
    assert (told.code, told.err) == (0, "")
    folder = tmp_path / "www"
    page, unknown = ((folder / name).read_text() for name in ("index.html", "404.html"))
    for text in (page, unknown):  # many hosts answer an unknown path with the one or the other
        assert 'name="cafe-base" content="/cafe/"' in text
        assert links_lead_to_files(text, "/cafe/", folder)
        assert 'name="cafe-server" content="https://friends.example"' in text
        assert f'content="{PAGE_POLICY}"' in text
    assert "IS_SERVED = false" in (folder / "sw.js").read_text()
    assert "put them there" in told.out
    assert sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) < MOST


def links_lead_to_files(page: str, base: str, folder: Path) -> bool:
    links = re.findall(r'(?:href|src)="([^"]*)"', page)
    return bool(links) and all(link.startswith(base) and (folder / link.removeprefix(base)).is_file() for link in links)


def test_no_server_and_no_base_are_the_usual(tmp_path: Path) -> None:
    told = call("site", str(tmp_path))
    assert (told.code, len(told.lines)) == (0, 1)
    page = (tmp_path / "index.html").read_text()
    assert 'name="cafe-server" content=""' in page
    assert 'name="cafe-base" content="./"' in page  # it works wherever it is put
    assert links_lead_to_files(page, "./", tmp_path)
    assert 'name="cafe-base" content="/"' in (tmp_path / "404.html").read_text()


@pytest.mark.parametrize("base", ["/", "/clubs/cafe/"])
def test_redirects_hide_no_file(tmp_path: Path, base: str) -> None:
    """Some hosts follow redirects whether or not there is such a file."""
    assert call("site", str(tmp_path), "--base", base).code == 0
    rules = rules_of(tmp_path)
    for path in [base, *(base + str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*") if file.is_file())]:
        assert followed(rules, path) == path
    for place in ("rules", "rules/junior", "puzzle", "puzzle/card/easy/7", "new", "sheet", "m/local-abc/replay"):
        assert followed(rules, base + place) == f"{base}#/{place}"


def test_the_service_worker_redirects_what_redirects_do(tmp_path: Path) -> None:
    assert call("site", str(tmp_path)).code == 0
    [pattern] = re.findall(r"PLACES = /(.+)/;", (tmp_path / "sw.js").read_text())
    rules = rules_of(tmp_path)
    for path in ("", "new", "news", "rules", "rules/junior", "m", "m/local-abc", "sheet/a", "blog/rules", "photo.jpg"):
        assert bool(re.search(pattern, path)) == (followed(rules, f"/{path}") != f"/{path}")


def test_redirects_know_every_place_of_the_page() -> None:
    routes = (ROOT / "web" / "src" / "App.svelte").read_text()
    assert set(re.findall(r"\^\\?/(\w+)", routes)) == {*PLACES, *PLACES_ABOVE}


def test_a_site_is_made_anew_in_its_place(tmp_path: Path) -> None:
    assert call("site", str(tmp_path)).code == 0
    before = (tmp_path / "sw.js").read_text()
    for name in ("CNAME", "assets/mine.js", "assets/of-an-older-version.js", "older/one.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("cafe.example")
    with (tmp_path / LIST).open("a") as listed:
        listed.write(f"assets/of-an-older-version.js\nolder/one.js\n../{tmp_path.name}/CNAME\n{tmp_path / 'CNAME'}\n")
    assert call("site", str(tmp_path), "--server", "https://cafe.example").code == 0
    assert (tmp_path / "CNAME").exists()
    assert (tmp_path / "assets" / "mine.js").exists()  # somebody else's
    assert not (tmp_path / "assets" / "of-an-older-version.js").exists()
    assert not (tmp_path / "older").exists()
    assert "assets/mine.js" not in (tmp_path / LIST).read_text().splitlines()
    assert (tmp_path / "sw.js").read_text() != before  # browsers that were there before see that something is new


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>My own page</p>")
    told = call("site", str(tmp_path))
    assert told.code == 2
    assert "there is something else already" in told.err
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]
    assert call("site", str(tmp_path / "index.html")).code == 2


@pytest.mark.parametrize(("words", "sentence"), TELLS.items())
def test_bad_words_get_one_sentence(tmp_path: Path, words: tuple[str, str], sentence: str) -> None:
    told = call("site", str(tmp_path / "www"), *words)
    assert told.code == 2
    assert sentence in told.err
    assert len(told.err.splitlines()) == 1
    assert not (tmp_path / "www").exists()


def size_of_png(path: Path) -> str:
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    return f"{width}x{height}"


@pytest.mark.parametrize("base", ["/", "/clubs/cafe/"])
def test_what_the_manifest_names_is_there(tmp_path: Path, base: str) -> None:
    """Icons and screenshots of the size that is stated; shortcuts below the base."""
    assert call("site", str(tmp_path), "--base", base).code == 0
    manifest = json.loads((tmp_path / "manifest.webmanifest").read_text())
    shortcuts = manifest["shortcuts"]
    pictures = manifest["icons"] + manifest["screenshots"] + [icon for one in shortcuts for icon in one["icons"]]
    for picture in pictures:
        path = tmp_path / picture["src"]
        assert path.is_file()
        assert picture["sizes"] == ("any" if path.suffix == ".svg" else size_of_png(path))
    assert {one["form_factor"] for one in manifest["screenshots"]} == {"wide", "narrow"}
    home = f"https://club.example{base}"
    for url in (manifest["start_url"], manifest["scope"], *(one["url"] for one in shortcuts)):
        assert urljoin(f"{home}manifest.webmanifest", url).startswith(home)
