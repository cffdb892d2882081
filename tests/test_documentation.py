"""The documents tell the truth: their examples run, their tables are those of the program."""

from __future__ import annotations

import doctest
import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from unicodedata import normalize

import pytest

from cafe.record.read import decode
from cafe.record.replay import replay_document
from cafe.rules.ruleset import ruleset
from running import call

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"\b([GKBJR]\d{1,2})([a-e]?)\b")
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in a language."""
    text = (ROOT / page).read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def with_prompts() -> list[str]:
    """Every page with an example as one types it."""
    pages = [*ROOT.glob("docs/**/*.md"), *ROOT.glob("*.md"), *ROOT.glob("web/kernel/*.md")]
    return sorted(str(page.relative_to(ROOT)) for page in pages if "\n>>> " in page.read_text("utf-8"))


@pytest.mark.parametrize("page", with_prompts())
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
    for game, first in (("card", 317), ("board", 3586), ("junior", 3370)):
        assert str(ruleset(game).space.actions[first]) == "stop"
        assert f"{first}" in text


@pytest.mark.parametrize("package", ["rules", "bots", "record", "client", "gymnasium", "pettingzoo", "openspiel"])
def test_the_reference_tells_of_every_package_that_programs_use(package: str) -> None:
    assert f"\n::: cafe.{package}." in (ROOT / "docs/reference.md").read_text("utf-8")


def test_nothing_cites_a_file_from_outside_the_repository() -> None:
    """docs/rules and docs/format.md are the truth; the notes they were written from are not here."""
    outside = ["RULES" + ".md", "FORMATS" + ".md"]  # in two parts, so that this file cites neither
    patterns = [option for name in outside for option in ("-e", name)]
    search = ["git", "grep", "--name-only", "-I", "--fixed-strings", *patterns]
    found = subprocess.run(search, cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode > 1:
        pytest.skip("not a git checkout")
    assert found.stdout == ""


def explanations() -> dict[str, str]:
    """What docs/rules says about each rule, by id: the text from its anchor to the next."""
    parts = [part for page in ROOT.glob("docs/rules/*.md") for part in page.read_text("utf-8").split('<a id="')[1:]]
    return {rule: text for rule, _, text in (part.partition('"></a>') for part in parts)}


def test_every_rule_in_the_sources_is_explained() -> None:
    explained = explanations()
    texts = [path.read_text("utf-8") for end in ("py", "ftl") for path in (ROOT / "src").rglob(f"*.{end}")]
    data = "".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.toml"))
    comments = re.findall("#.*", data)  # not the cells of a plan
    used = {match for text in (*texts, *comments) for match in RULE.findall(text)}
    assert len(used) > 60
    for rule, part in sorted(used):
        assert f"**{rule}" in explained.get(rule, ""), f"docs/rules does not explain {rule}"
        assert not part or f"**({part})**" in explained[rule], f"docs/rules does not explain {rule}{part}"


@pytest.mark.parametrize("package", ["rules", "bots", "server"])
def test_the_design_lists_every_module(package: str) -> None:
    """Each module by its name, or by a pattern such as `*_bot`."""
    listed = (ROOT / "docs/design.md").read_text("utf-8").partition("## Packages")[2].partition("```\n\n")[0]
    words = set(re.findall(r"[\w*]+", listed))
    modules = [path.stem for path in (ROOT / "src/cafe" / package).glob("*.py") if path.stem != "__init__"]
    missing = [name for name in modules if not any(fnmatch(name, word) for word in words if word != "*")]
    assert not missing, f"docs/design.md does not list {', '.join(missing)}"


PAGES = sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("docs/**/*.md"))


def names_of_headings(text: str, of_the_site: bool) -> set[str]:
    """What a link may name on a page: GitHub leaves a hyphen for every space, the site one for several."""
    headings = re.findall(r"^#+ (.+)$", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.MULTILINE)
    plain = [re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", heading).strip().lower() for heading in headings]
    kept = [re.sub(r"[^\w\s-]", "", heading) for heading in plain]
    if not of_the_site:
        return {re.sub(r"\s", "-", heading) for heading in kept}
    letters = [normalize("NFKD", heading).encode("ascii", "ignore").decode() for heading in kept]
    return {re.sub(r"[-\s]+", "-", heading.strip()) for heading in letters}


@pytest.mark.parametrize("page", [*PAGES, "README.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(page: str) -> None:
    here = ROOT / page
    for target, anchor in LINK.findall(here.read_text("utf-8")):
        file = here.parent / target if target else here
        assert file.exists(), target
        assert page not in PAGES or file.is_relative_to(ROOT / "docs"), f"{target} is not on the site"
        if not anchor or file.suffix != ".md":
            continue
        text = file.read_text("utf-8")
        named = set(re.findall(r'<a id="([^"]+)"', text))
        for of_the_site in (False, True):
            assert anchor in named | names_of_headings(text, of_the_site), f"{target}#{anchor}"


def test_every_page_is_in_the_navigation_of_the_site() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[2]
    assert sorted(f"docs/{page}" for page in re.findall(r"\S+\.md", navigation)) == PAGES


def test_the_sites_own_check_of_links_is_on() -> None:
    """By the names of the program that builds it: MkDocs' names would be read by nobody."""
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    checks = re.findall(r"^  (\w+): true$", text.partition("\nvalidation:\n")[2].partition("\nnav:")[0], re.MULTILINE)
    assert {"invalid_links", "invalid_link_anchors"} <= set(checks)
    assert "zensical build --clean --strict" in (ROOT / "Makefile").read_text("utf-8")
