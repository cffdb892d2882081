"""The documents tell the truth: their examples run, their tables are those of the program."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from cafe.record.read import decode
from cafe.record.replay import replay_document
from cafe.rules.ruleset import ruleset
from running import call

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in a language."""
    text = (ROOT / page).read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("page", ["docs/api.md", "docs/actions.md", "docs/arena.md"])
def test_examples_with_a_prompt_run(page: str) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0


def test_the_readme_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks("README.md", "python")
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102 - our own page
    assert re.fullmatch(r"\(-?\d+, -?\d+\) K10[abc]\n", capsys.readouterr().out)


def test_the_readme_quotes_the_referee() -> None:
    told = call("referee", "examples/evening.json")
    assert told.code == 1
    assert told.out.strip() in (ROOT / "README.md").read_text("utf-8")


def test_the_example_document_is_accepted() -> None:
    (example,) = blocks("docs/format.md", "json")
    assert replay_document(decode(example)).refusal is None


def test_the_numbers_of_actions_are_those_of_the_page() -> None:
    text = (ROOT / "docs/actions.md").read_text("utf-8")
    sizes = re.search(r"\| size \| \| \*\*(\d+)\*\* \| \*\*(\d+)\*\* \| \*\*(\d+)\*\* \|", text)
    assert sizes is not None
    assert [int(size) for size in sizes.groups()] == [len(ruleset(k).space) for k in ("card", "board", "junior")]
    for kind, first in (("card", 317), ("board", 3586), ("junior", 3370)):
        assert str(ruleset(kind).space.actions[first]) == "stop"
        assert f"{first}" in text


@pytest.mark.parametrize("page", [*sorted(str(p.relative_to(ROOT)) for p in ROOT.glob("docs/**/*.md")), "README.md"])
def test_links_lead_somewhere(page: str) -> None:
    here = (ROOT / page).parent
    for target in LINK.findall((ROOT / page).read_text("utf-8")):
        assert (here / target).exists(), target
