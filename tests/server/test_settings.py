"""Settings: the same as flags, as environment variables and in the documentation."""

from __future__ import annotations

from pathlib import Path

import pytest

from cafe.server.settings import PREFIX, Settings, SettingsError, all_settings, settings_from
from running import call

PAGE = Path(__file__).parent.parent.parent / "docs" / "server.md"


def test_every_setting_is_a_flag_and_stands_on_the_page() -> None:
    told = " ".join(call("serve", "--help").out.split())
    page = PAGE.read_text("utf-8")
    for one, _ in all_settings():
        flag = f"--{one.name.replace('_', '-')}"
        assert flag in told
        assert f"`{flag}`" in page
        assert one.metadata["told"] in page


def test_settings_go_through_the_environment_unchanged() -> None:
    chosen = Settings(port=1234, lan=True, bot_pause=0.25, metrics=False, allowed_origins="https://a.example")
    assert settings_from(chosen.environment) == chosen
    assert settings_from({}) == Settings()


@pytest.mark.parametrize(
    ("name", "text"),
    [("PORT", "many"), ("PORT", "70000"), ("LAN", "perhaps"), ("DATABASE", "mysql://x"), ("WORKERS", "2")],
)
def test_a_setting_that_makes_no_sense_is_named(name: str, text: str) -> None:
    with pytest.raises(SettingsError, match=name.lower()):
        settings_from({PREFIX + name: text})


def test_a_wrong_flag_is_one_line_and_exit_code_2() -> None:
    told = call("serve", "--workers", "3")
    assert told.code == 2
    assert told.err.count("\n") == 1
    assert "PostgreSQL" in told.err
