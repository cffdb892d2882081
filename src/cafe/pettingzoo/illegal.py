"""What is no legal action ends a game, as PettingZoo's own wrapper has it, but by our reckoning (rewards.py)."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import BaseWrapper

from cafe.rules.errors import IllegalAction, InvalidAction


class EndsAtIllegal(BaseWrapper[str, Any, int]):  # type: ignore[misc]
    """An action that is not legal, or a number that is no action, ends the game; `info["refusal"]` says why."""

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is."""
        try:
            self.env.step(action)
        except (IllegalAction, InvalidAction) as error:
            self.env.unwrapped.forfeit(error)

    def __str__(self) -> str:
        return str(self.env)
