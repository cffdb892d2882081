"""An aarch64 Python on another processor: QEMU and Debian's packages, unpacked into build/aarch64, not installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from kernel_build.sources import ROOT

FOLDER = ROOT / "build" / "aarch64"
PACKAGES = ("python3", "libstdc++6")  # NumPy wants the latter
SYSTEM = "root"
# Packages of another processor, without telling this system's package manager of it.
SETTINGS = """
APT::Architecture "arm64";
APT::Architectures {{ "arm64"; }};
APT::Sandbox::User "";
Dir::State "{folder}/apt";
Dir::State::Lists "{folder}/apt/lists";
Dir::State::status "{folder}/apt/status";
Dir::Cache "{folder}/apt/cache";
"""


class CannotEmulate(Exception):
    """Something is missing on this machine; says what."""


def emulated_python() -> list[str]:
    """The command that runs an aarch64 Python; CannotEmulate if none can be had."""
    emulator = shutil.which("qemu-aarch64-static") or shutil.which("qemu-aarch64") or _fetched_emulator()
    if not (FOLDER / SYSTEM / "usr" / "bin" / "python3").exists():
        _fetch_system()
    return [emulator, "-L", str(FOLDER / SYSTEM), str(FOLDER / SYSTEM / "usr" / "bin" / "python3")]


def _fetched_emulator() -> str:
    """QEMU of this machine's own Debian, fetched once."""
    emulator = FOLDER / "qemu" / "usr" / "bin" / "qemu-aarch64-static"
    if not emulator.exists():
        packages = FOLDER / "packages"
        packages.mkdir(parents=True, exist_ok=True)
        _run("apt-get", "download", "qemu-user-static", folder=packages)
        _unpack(packages, FOLDER / "qemu")
    return str(emulator)


def _fetch_system() -> None:
    """Python for aarch64 and all that it needs, into a folder of its own."""
    apt = FOLDER / "apt"
    for folder in (apt / "lists" / "partial", apt / "cache" / "archives" / "partial"):
        folder.mkdir(parents=True, exist_ok=True)
    (apt / "status").touch()
    settings = apt / "apt.conf"
    settings.write_text(SETTINGS.format(folder=FOLDER), "utf-8")
    get = ("env", f"APT_CONFIG={settings}", "apt-get", "--quiet", "--quiet")
    _run(*get, "update")
    _run(*get, "install", "--yes", "--download-only", "--no-install-recommends", *PACKAGES)
    part = FOLDER / f"{SYSTEM}.part"
    _unpack(apt / "cache" / "archives", part)
    part.rename(FOLDER / SYSTEM)


def _unpack(packages: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for package in sorted(packages.glob("*.deb")):
        _run("dpkg", "--extract", str(package), str(folder))


def _run(*command: str, folder: Path | None = None) -> None:
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise CannotEmulate(f"no {command[0]} on this machine: install qemu-user and run it on Debian") from None
    if done.returncode:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:]
        raise CannotEmulate(f"{' '.join(command[:4])}: {''.join(last)}")
