"""What the build hook puts into a wheel: a page as new as its sources, and the kernel of one machine."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, TypeVar

import pytest

from kernel_build.targets import TARGETS

HOOK = Path(__file__).parent.parent / "build_hook.py"
SOURCES = [
    *("web/src/pages/Start.svelte", "web/public/icon.svg", "web/vite.config.ts", "src/cafe/i18n/page/da.ftl"),
    *("docs/pictures/board.png", "docs/pictures/card-phone.png"),
]
OLD, BUILT, NEW = 1_000, 2_000, 3_000
Config = TypeVar("Config")


class Interface(Generic[Config]):
    """Stands for hatchling's, which only the build has."""

    def __init__(self, root: Path) -> None:
        self.root = str(root)


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    name = "hatchling.builders.hooks.plugin.interface"
    stand_in: Any = ModuleType(name)
    stand_in.BuildHookInterface = Interface
    monkeypatch.setitem(sys.modules, name, stand_in)
    spec = importlib.util.spec_from_file_location("build_hook", HOOK)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def built(hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A tree whose page is newer than its sources; the list is filled with what npm is asked for."""
    asked: list[str] = []
    monkeypatch.setattr(hook.shutil, "which", lambda name: name)
    monkeypatch.setattr(hook.subprocess, "run", lambda command, **_: asked.append(command[1]))
    for path in SOURCES:
        write(tmp_path / path, OLD)
    write(tmp_path / "src/cafe/page/index.html", BUILT)
    return asked


def write(path: Path, at: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("x")
    os.utime(path, (at, at))


def test_a_page_as_new_as_its_sources_is_kept(hook: ModuleType, tmp_path: Path, built: list[str]) -> None:
    write(tmp_path / "web/node_modules/svelte/package.json", NEW)  # no source
    hook.build_page(tmp_path)
    assert built == []


@pytest.mark.parametrize("source", SOURCES)
def test_a_newer_source_builds_it_anew(hook: ModuleType, tmp_path: Path, built: list[str], source: str) -> None:
    write(tmp_path / source, NEW)
    hook.BuildHook(tmp_path).initialize("editable", {})
    assert built == []
    hook.build_page(tmp_path)
    assert built == ["ci", "run"]


def test_make_and_the_hook_know_every_screenshot(hook: ModuleType) -> None:
    pictures = re.findall(r': "([\w-]+\.png)"', (HOOK.parent / "web" / "screenshots.ts").read_text())
    assert len(pictures) == 2
    makefile = (HOOK.parent / "Makefile").read_text()
    for path in (f"docs/pictures/{name}" for name in pictures):
        assert path in hook.PAGE_SOURCES
        assert path in SOURCES
        assert f" {path}" in makefile


def test_the_page_of_a_source_archive_is_kept(hook: ModuleType, tmp_path: Path, built: list[str]) -> None:
    for name in ("PKG-INFO", SOURCES[0]):
        write(tmp_path / name, NEW)
    hook.build_page(tmp_path)
    assert built == []


def test_a_missing_page_is_built(hook: ModuleType, tmp_path: Path, built: list[str]) -> None:
    (tmp_path / "src/cafe/page/index.html").unlink()
    hook.build_page(tmp_path)
    assert built == ["ci", "run"]


def test_without_node_it_says_what_to_do(hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hook.shutil, "which", lambda _: None)
    with pytest.raises(RuntimeError, match="make page"):
        hook.build_page(tmp_path)


@pytest.mark.parametrize("name", [name for name, target in TARGETS.items() if target.wheel])
def test_the_kernel_of_the_machine_asked_for_goes_in(
    hook: ModuleType, tmp_path: Path, built: list[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("CAFE_TARGET", name)
    monkeypatch.setattr(sys, "path", sys.path[:])
    data: dict[str, Any] = {"force_include": {}}
    hook.BuildHook(tmp_path).initialize("standard", data)
    target = TARGETS[name]
    assert data["tag"] == f"cp311-abi3-{target.wheel}"
    assert data["pure_python"] is False
    assert list(data["force_include"].values()) == [f"cafe/{target.module}"]


def test_an_unknown_machine_is_refused_in_a_sentence(
    hook: ModuleType, tmp_path: Path, built: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CAFE_TARGET", "amiga")
    with pytest.raises(RuntimeError, match=r"CAFE_TARGET is one of linux-aarch64, .*, not 'amiga'"):
        hook.BuildHook(tmp_path).initialize("standard", {"force_include": {}})
