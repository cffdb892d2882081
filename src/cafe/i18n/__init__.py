"""Texts for players, from Fluent catalogues shared by the terminal, the server and the page."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


class MissingWordError(LookupError):
    """A message that no catalogue has."""


@cache
def _bundle(language: str) -> object:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    text = (files("cafe.i18n") / f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def say(key: str, language: str = "en", **values: object) -> str:
    """A message in a language; raises MissingWordError if there is none or a value is missing."""
    bundle = _bundle(language)
    if not bundle.has_message(key):  # type: ignore[attr-defined]
        raise MissingWordError(key)
    pattern = bundle.get_message(key).value  # type: ignore[attr-defined]
    text, errors = bundle.format_pattern(pattern, values)  # type: ignore[attr-defined]
    if errors:
        raise MissingWordError(f"{key}: {errors[0]}")
    return str(text)
