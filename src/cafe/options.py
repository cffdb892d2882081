"""The settings of the server as options of a command: each a flag, an environment variable and its help."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature
from typing import Annotated, Any

import typer

from cafe.server.settings import PREFIX, all_settings

Command = Callable[..., None]


def with_settings(command: Command, *names: str, **besides: Any) -> Command:
    """Give a command that takes any keyword the options of the settings, of all or of those named, and some besides."""
    chosen = [(one, kind) for one, kind in all_settings() if not names or one.name in names]
    parameters = [
        Parameter(
            one.name,
            Parameter.KEYWORD_ONLY,
            default=one.default,
            annotation=Annotated[
                kind, typer.Option(flag(one.name, kind), envvar=PREFIX + one.name.upper(), help=one.metadata["told"])
            ],
        )
        for one, kind in chosen
    ]
    parameters += [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind) for name, kind in besides.items()
    ]
    command.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return command


def flag(name: str, kind: type) -> str:
    """`bot_pause` as `--bot-pause`; what can be switched on can be switched off."""
    word = name.replace("_", "-")
    return f"--{word}/--no-{word}" if kind is bool else f"--{word}"
