"""What `deploy/` says: the café goes by every name that it is asked by, and nothing is without bounds."""

from __future__ import annotations

import re
from ipaddress import ip_address, ip_network
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


def services() -> dict[str, str]:
    """What `compose.yaml` says of each service, by its name."""
    found = re.split(
        r"^  (\w+):\n", COMPOSE.partition("services:\n")[2].partition("\nnetworks:\n")[0], flags=re.MULTILINE
    )
    return dict(zip(found[1::2], found[2::2], strict=True))


def said(what: str, text: str) -> str:
    """What stands behind a word and a colon."""
    found = re.search(rf"\b{what}: *([^\s,#]+)", text)
    assert found, f"no {what}"
    return found[1]


def test_the_cafe_believes_the_proxy_and_nobody_else_gets_its_address() -> None:
    front = COMPOSE.partition("  front:\n    #")[2]
    proxy = ip_address(said("ipv4_address", services()["proxy"]))
    assert said("CAFE_TRUSTED_PROXIES", COMPOSE) == str(proxy)
    assert proxy in ip_network(said("subnet", front))
    assert proxy not in ip_network(said("ip_range", front))


@pytest.mark.parametrize("name", ["cafe", "database", "proxy"])
def test_a_service_has_bounds_and_comes_back(name: str) -> None:
    service = services()[name]
    assert said("restart", service) == "always"  # podman-restart starts no others after a reboot
    assert said("mem_limit", service)
    assert int(said("pids_limit", service)) <= 512
    assert "healthcheck:" in service or name == "proxy"
    unit = (DEPLOY / "cafe.service").read_text()
    assert all(f"\n{bound}=" in unit for bound in ("MemoryMax", "TasksMax"))


def test_the_health_asked_for_is_that_of_the_image() -> None:
    """Podman keeps no HEALTHCHECK in its own kind of image."""
    asked = re.search(r"urlopen\('(.*?)'", (DEPLOY / "Containerfile").read_text())
    assert asked
    assert asked[1] in services()["cafe"]
    assert "-h, 127.0.0.1" in services()["database"]


def test_no_variable_has_the_name_of_what_it_sets() -> None:
    """podman-compose 1.3 sets such a one to the text of its own default."""
    for name, variable in re.findall(r"^ +(\w+): *\$\{(\w+):-", COMPOSE, re.MULTILINE):
        assert name != variable


@pytest.mark.parametrize("visitor", ["203.0.113.7:50113", "[2001:db8::7]:443", "[fe80::7%eth0]:443"])
def test_the_proxy_logs_no_address_of_a_broken_connection(visitor: str) -> None:
    found = re.search(r'^\s*error regexp "(.*)" (\w+)$', CADDY, re.MULTILINE)
    assert found
    told = re.sub(found[1], found[2], f"write tcp 10.89.77.200:443->{visitor}: write: broken pipe")
    assert told == "write tcp ADDRESS->ADDRESS: write: broken pipe"


def test_docker_sees_of_the_checkout_what_podman_sees() -> None:
    assert (DEPLOY.parent / ".dockerignore").read_text() == (DEPLOY.parent / ".containerignore").read_text()


def test_ten_commands_put_a_cafe_up() -> None:
    page = (DEPLOY.parent / "docs" / "deploy.md").read_text("utf-8")
    commands = page.partition("```sh\n")[2].partition("```")[0].splitlines()
    assert len(commands) <= 10
    assert "systemctl enable podman-restart" in commands
    assert not re.search(r"podman-compose.* -f [\w.]*/", page)  # 1.3 finds no file in another folder
