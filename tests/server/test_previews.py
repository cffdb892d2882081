"""What other programs show of a link."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from cafe.i18n import language_accepted, languages
from cafe.server.built_page import FOLDER
from cafe.server.previews import preview_of, with_preview
from server.serving import serving, settings_for

HTML = b"<html>\n  <head>\n  </head>\n</html>"


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("", "Café International"),
        ("m/8cdch3e5szt6", "A table is waiting for you"),
        ("m/8cdch3e5szt6/replay", "A game, step by step"),
        ("puzzle/board/hard/4", "Puzzle no. 5, hard"),
        ("puzzle/card/expert/0", "Puzzle no. 1, for experts"),
        ("puzzle/board/4", "The puzzle of the day"),
        ("puzzle/card/easy", "The puzzle of the day"),
        ("puzzle/card", "The puzzle of the day"),
        ("rules/junior", "The rules of Junior"),
        ("nowhere/at/all", "Café International"),
    ],
)
def test_the_title_says_what_a_link_is(path: str, title: str) -> None:
    assert preview_of(path).title == title


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("xx, fr;q=0.5, da;q=0.7", "da"),
        ("it;q=0, es;q=much, fr;q=0.1", "fr"),
    ],
)
def test_the_most_wanted_language_that_we_speak_is_chosen(asked: str, language: str) -> None:
    assert language_accepted(asked) == language


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", ["", "m/x", "m/x/replay", "table/x", "puzzle/card/hard/4", "puzzle", "learn/junior"])
def test_every_preview_is_said_in_every_language(path: str, language: str) -> None:
    preview = preview_of(path, language)
    assert preview.description
    assert (preview == preview_of(path)) == (language == "en")


def test_a_path_cannot_write_tags_of_its_own() -> None:
    evil = '"><script>alert(1)</script>'
    made = with_preview(HTML, f"http://cafe.test{evil}", preview_of(evil)).decode()
    assert "<script>" not in made
    assert made.count("<meta") == 8


def test_a_preview_says_nothing_of_whose_match_it_is() -> None:
    """Strangers make up paths: there is no page of its own for each."""
    assert preview_of("m/8cdch3e5szt6") == preview_of("m/aaaaaaaaaaaa")
    assert preview_of("puzzle/board/hard/123456789") == preview_of("nowhere")


def test_pages_carry_their_preview(tmp_path: Path) -> None:
    if not (FOLDER / "index.html").exists():
        pytest.fail("the page is not built: make page")
    with serving(settings_for(tmp_path)) as address:
        first = httpx.get(f"{address}/puzzle/board/hard/4")
        tags = dict(re.findall(r'<meta property="([^"]+)" content="([^"]+)"', first.text))
        assert tags["og:title"] == "Puzzle no. 5, hard"
        assert "Accept-Language" in first.headers["vary"]
        german = httpx.get(f"{address}/puzzle/board/hard/4", headers={"Accept-Language": "de-CH,de;q=0.9"})
        assert 'content="Rätsel Nr. 5, schwer"' in german.text
        assert httpx.get(tags["og:image"]).headers["content-type"] == "image/png"
        again = httpx.get(f"{address}/puzzle/board/hard/4", headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304
