"""The version of the program and that of the rules: each stated once, and told by everything else."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

from cafe import __version__
from cafe.rules.version import RULES_VERSION
from cafe.server.version import RULES, version_body
from running import call

ROOT = Path(__file__).parent.parent


def test_the_package_has_the_version_of_the_program() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project
    assert project["dynamic"] == ["version"]
    assert version("cafe-international") == __version__


def test_it_is_the_newest_release_of_the_changelog_or_the_one_to_come() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    first = re.search(r"^## (\d[\d.]*) - \d{4}-\d\d-\d\d$", changelog, re.MULTILINE)
    assert first is not None
    to_come = __version__.endswith(".dev0")
    assert to_come == ("## Unreleased" in changelog)
    newest, ours = (tuple(map(int, one.split("."))) for one in (first[1], __version__.removesuffix(".dev0")))
    assert ours > newest if to_come else ours == newest


def test_the_page_states_none_of_its_own() -> None:
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))


def test_the_kernels_package_has_the_version_of_the_program() -> None:
    package = json.loads((ROOT / "web" / "kernel" / "package.json").read_text("utf-8"))
    assert package["version"] == __version__.replace(".dev", "-dev.")  # as npm writes it


def test_commands_and_server_tell_it() -> None:
    assert call("version").out == f"cafe {__version__}\n"
    assert version_body().version == __version__


def test_the_server_plays_by_the_version_of_the_rules() -> None:
    assert str(RULES_VERSION) == RULES == version_body().rules
