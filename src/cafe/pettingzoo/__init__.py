"""The games for PettingZoo: `import cafe.pettingzoo`, then `cafe.pettingzoo.card_v0.env(players=3)`."""

from __future__ import annotations

from cafe.extras import PETTINGZOO, check_extras

check_extras([PETTINGZOO])

from cafe.pettingzoo import board_v0, card_v0, junior_v0  # noqa: E402 - only once PettingZoo is known to be there

__all__ = ["board_v0", "card_v0", "junior_v0"]
