"""What `deploy/` says to the café: every name it is asked by is one that it goes by, and strangers get no figures."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from cafe.server.network.hosts import HostNames
from cafe.server.settings import Settings

DEPLOY = Path(__file__).parent.parent / "deploy"
NAME = "cafe.example.org"
CADDY = (DEPLOY / "Caddyfile").read_text()
COMPOSE = (DEPLOY / "compose.yaml").read_text()


def filled_in(text: str) -> str:
    """With the variables of Caddy and Compose as deploy/.env sets them, or their defaults."""
    text = re.sub(r"\$?\{\$?CAFE_NAME[^}]*\}", NAME, text)
    return re.sub(r"\{\$CAFE_UPSTREAM:([^}]*)\}", r"\1", text)


def block(name: str, text: str) -> str:
    """What stands between the braces after a name."""
    found = re.search(rf"\b{re.escape(name)}[^{{\n]*\{{", text)
    assert found, f"no {name}"
    depth, end = 1, found.end()
    while depth:
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        end += 1
    return text[found.end() : end - 1]


def hosts_of_proxy() -> list[str]:
    """By which names the proxy asks the café: for visitors as they asked it, and to see whether it is well."""
    caddy = filled_in(CADDY)
    upstream = re.search(r"reverse_proxy (\S+)", caddy)
    assert upstream
    proxy = block("reverse_proxy", caddy)
    headers = block("health_headers", proxy) if "health_headers" in proxy else ""
    asked = re.search(r"^\s*Host (\S+)", headers, re.MULTILINE)
    checks = [asked[1] if asked else upstream[1]] if "health_uri" in proxy else []
    return [NAME, *checks]


def hosts_of_images() -> list[str]:
    """The names in addresses that the images and the unit ask by themselves."""
    files = (DEPLOY / "Containerfile", DEPLOY / "compose.yaml", DEPLOY / "cafe.service")
    addresses = [found for file in files for found in re.findall(r"https?://[^\s'\")]+", file.read_text())]
    return [urlsplit(address).netloc for address in addresses]


def hosts_allowed() -> str:
    found = re.search(r"CAFE_ALLOWED_HOSTS: (.*)", filled_in(COMPOSE))
    assert found
    return found[1]


@pytest.mark.parametrize("host", [*hosts_of_proxy(), *hosts_of_images()])
def test_the_cafe_goes_by_every_name_it_is_asked_by(host: str) -> None:
    assert HostNames(Settings(allowed_hosts=hosts_allowed())).admits(host)


def test_the_proxy_asks_whether_the_cafe_is_well() -> None:
    assert len(hosts_of_proxy()) == 2
    assert hosts_of_images()


def test_strangers_get_no_figures() -> None:
    """With a slash behind it, it is the same page for the café."""
    assert re.search(r"^\s*respond /metrics\* 404", CADDY, re.MULTILINE)
