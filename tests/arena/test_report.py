"""The report is one page that needs nothing else, and says what the table says."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cafe.arena.contest import Contest, Terms
from cafe.arena.standings import Standing
from cafe.arena.tournament import tournament
from cafe.reports.page import check_report, page, write_report
from cafe.rules.errors import SetupError

CHARTS = 7


@pytest.fixture(scope="module")
def standing() -> Standing:
    return tournament(Contest(Terms("card", 2, ("greedy", "random", "entrants:careful"), seed=2), games=150))


class Reader(HTMLParser):
    """Counts elements, collects ids and what they refer to, and finds what is not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: dict[str, int] = {}
        self.ids: list[str] = []
        self.references: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.open += [tag] if tag not in ("meta", "br") else []
        for name, value in attrs:
            self.ids += [value or ""] if name == "id" else []
            self.references += re.findall(r"#([\w-]+)", value or "") if "href" in name else []
            self.references += re.findall(r"url\(#([^)]+)\)", value or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


def test_the_page_stands_alone(standing: Standing) -> None:
    text = page(standing)
    reader = read(text)
    assert reader.counts["svg"] == CHARTS
    assert len(reader.ids) == len(set(reader.ids))
    assert set(reader.references) <= set(reader.ids)
    assert not {"script", "link", "img", "iframe", "image"} & set(reader.counts)
    assert set(re.findall(r"https?://[^\"]*", text)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert "@import" not in text
    assert len(text) < 300_000


def test_the_page_has_two_dresses(standing: Standing) -> None:
    text = page(standing)
    assert "prefers-color-scheme: dark" in text
    named = set(re.findall(r"var\(--([\w-]+)\)", text))
    defined = [set(re.findall(r"--([\w-]+):", part)) for part in text.split("prefers-color-scheme: dark")[:2]]
    assert named - {"depth"} <= defined[0]
    colours = {name for name in named if name not in ("letters", "depth")}
    assert colours <= defined[1]
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        assert not re.search(r"(fill|stroke): #", svg)


def test_the_page_says_what_the_table_says(standing: Standing) -> None:
    text = page(standing)
    for row in standing.rows:
        assert f'<th scope="row">{row.entrant}</th>' in text
        assert f"{100 * row.share.mean:.1f} %" in text
        assert f"[{row.margin.low:+.1f}, {row.margin.high:+.1f}]" in text
    assert "greedy is stronger than random" in text
    assert "cafe arena --game card --players 2 --entrants greedy,random,entrants:careful --games 150 --seed 2" in text
    assert "national tables" in text
    assert "K10b: the last guest was drawn" in text


@pytest.mark.parametrize("game", ["board", "junior"])
def test_every_game_has_a_report(game: str, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    check_report(file)
    assert not file.exists()
    write_report(file, tournament(Contest(Terms(game, 3, ("greedy", "random"), same_sex_tables=True), games=6)))
    assert read(file.read_text("utf-8")).counts["svg"] == CHARTS


def test_an_older_report_is_kept_until_there_is_a_new_one(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    file.write_text("older", "utf-8")
    check_report(file)
    assert file.read_text("utf-8") == "older"


def test_one_deal_is_enough(tmp_path: Path) -> None:
    text = page(tournament(Contest(Terms("card", 2, ("greedy", "random")), games=1, until_decided=True)))
    assert read(text).counts["svg"] == CHARTS
    assert "where all are equal" in text


def test_what_was_asked_is_told() -> None:
    text = page(tournament(Contest(Terms("card", 3, ("greedy", "random"), share=0.3), games=60, until_decided=True)))
    assert read(text).counts["svg"] == CHARTS
    assert "what was asked of the first entrant" in text
    assert "greedy wins 30 % or more against random" in text
    assert "--share 0.3" in text


def test_what_is_missing_is_told_before_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OSError, match="No such file"):
        check_report(tmp_path / "nowhere" / "report.html")
    monkeypatch.setattr("cafe.reports.page.find_spec", lambda _: None)
    with pytest.raises(SetupError, match=r"cafe-international\[report\]"):
        check_report(tmp_path / "report.html")
