"""`env(players=2, same_sex_tables=False, render_mode=None, ...)` and `raw_env` of one game, as PettingZoo has them."""

from __future__ import annotations

from cafe.pettingzoo.environment import makers

env, raw_env = makers("junior")
