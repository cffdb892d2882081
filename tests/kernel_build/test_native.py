"""The way into the native kernel: what does not fit is refused with a sentence, and nothing is written elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from cafe import Game
from cafe.bots.best_turns import PLAN, Ranking
from cafe.bots.make_buffers import POINTS_ALONE, new_buffers
from cafe.bots.playout import random_games
from cafe.bots.rollout import list_turns
from cafe.rules import compiled, entries, native
from cafe.rules.errors import KernelError
from cafe.rules.ruleset import Record, unshuffled
from cafe.rules.verdict import REASONS
from kernel_build.sources import PACKAGE, kernel_sources
from walks import GAMES

GUARD = 64  # bytes on either side of a record
MARK = 0xA5


def arguments(name: str = "card") -> list[Any]:
    game = Game.new(name, 2, seed=1)
    codes = np.zeros(len(game.space), np.int64)
    return [game.state, game.ruleset.floor, game.ruleset.empty_legal_moves(), codes]


WRONG: dict[str, tuple[int, Callable[[Any], Any], str]] = {
    "no array": (0, lambda _: 5, "buffer|bytes-like"),
    "another game": (1, lambda _: Game.new("board", 2).ruleset.floor, "floors is no array of records of the same game"),
    "other dimensions": (3, lambda codes: codes.reshape(1, -1), "codes is an array of other dimensions"),
    "floats": (3, lambda codes: codes.astype(float), "codes is an array of other numbers"),
    "small numbers": (3, lambda codes: codes.astype(np.int32), "codes is an array of other numbers"),
    "nobody": (0, lambda state: state[:0], "states is an empty array"),
    "every second": (3, lambda codes: np.zeros(2 * len(codes), np.int64)[::2], "contiguous"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_does_not_fit_is_refused(what: str) -> None:
    at, spoil, told = WRONG[what]
    given = arguments()
    given[at] = spoil(given[at])
    with pytest.raises((TypeError, ValueError, BufferError), match=told):
        entries.legal_codes(*given)
    with pytest.raises((TypeError, ValueError, BufferError), match=told):
        compiled.bind(entries.legal_codes, *given)


def test_an_array_that_is_not_aligned_is_refused() -> None:
    given = arguments()
    memory = np.zeros(8 * len(given[3]) + 1, np.uint8)
    given[3] = memory[1:].view(np.int64)
    with pytest.raises(TypeError, match="codes is an array that is not aligned"):
        entries.legal_codes(*given)


def test_too_few_and_too_many_arguments() -> None:
    given, legal_codes, play_on = arguments(), cast(Any, entries.legal_codes), cast(Any, entries.play_on)
    with pytest.raises(TypeError, match="legal_codes takes 4 arguments, not 3"):
        legal_codes(*given[:3])
    with pytest.raises(TypeError, match="legal_codes takes 4 arguments"):
        legal_codes(*given, 1)
    with pytest.raises(TypeError):
        play_on(*given, "first")
    with pytest.raises(OverflowError):
        play_on(*given, 2**70)
    with pytest.raises(TypeError, match="last argument bound must be an array of numbers"):
        compiled.bind(entries.legal_codes, *given[:3])


def test_lengths_that_do_not_match_are_an_error_and_not_the_end() -> None:
    """A row of another length cannot be written: the kernel says so, and goes on afterwards."""
    game = Game.new("card", 2, seed=1)
    buffers = new_buffers(game.ruleset)
    buffers.states[:1] = game.state
    with pytest.raises(ValueError, match="list_turns: arrays whose lengths do not match"):
        list_turns(buffers, POINTS_ALONE, Ranking(np.zeros((1, PLAN + 1), np.int64), np.zeros(1)), 6)
    assert list_turns(buffers, POINTS_ALONE, Ranking(buffers.plan, buffers.value), 6) == 1


def guarded(original: Record) -> tuple[np.ndarray[Any, Any], Record]:
    """A copy of an array with marked bytes before and after it."""
    memory = np.full(original.nbytes + 2 * GUARD, MARK, np.uint8)
    inner = memory[GUARD : GUARD + original.nbytes]
    inner[:] = np.ascontiguousarray(original).reshape(-1).view(np.uint8)
    return memory, inner.view(original.dtype).reshape(original.shape)


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_nothing_is_written_outside_the_arrays(name: str, variant: bool) -> None:
    game = Game.new(name, 2, seed=1, options={"same_sex_tables": variant})
    buffers = new_buffers(game.ruleset)
    pairs = {field: guarded(getattr(buffers, field)) for field in buffers._fields}
    tally = np.zeros(len(REASONS), np.int64)
    within = buffers._replace(**{field: inner for field, (_, inner) in pairs.items()})
    random_games(within, unshuffled(game.ruleset, 2, None), 1, 0, 200, tally)
    assert tally.sum() == 200
    for field, (memory, _) in pairs.items():
        assert set(memory[:GUARD]) == set(memory[-GUARD:]) == {MARK}, field


# -- its sources --------------------------------------------------------------------------------------------


@pytest.fixture
def fresh() -> Iterator[None]:
    native._module.cache_clear()
    yield
    native._module.cache_clear()


@pytest.mark.usefixtures("fresh")
def test_a_kernel_of_other_sources_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for source in kernel_sources():
        (tmp_path / source).parent.mkdir(exist_ok=True)
        (tmp_path / source).write_bytes((PACKAGE / source).read_bytes())
    monkeypatch.setattr(native, "PACKAGE", tmp_path)
    assert native._module()
    native._module.cache_clear()
    with (tmp_path / "rules/card.py").open("a") as card:
        card.write("# another rule\n")
    with pytest.raises(KernelError, match="have changed since the kernel was compiled: run `make kernel`"):
        native._module()
    (tmp_path / "rules/card.py").unlink()
    with pytest.raises(KernelError, match=r"card\.py, which is gone"):
        native._module()


def test_a_function_that_was_not_compiled_says_so() -> None:
    def surprise(states: Record) -> None: ...

    with pytest.raises(KernelError, match="surprise is not in the compiled kernel: set CAFE_KERNEL=jit"):
        compiled.entry(surprise)


def test_the_kernels_sources_are_those_that_matter() -> None:
    sources = kernel_sources()
    assert {"rules/card.py", "rules/compiled.py", "bots/search_kernel.py", "rules/guests.py"} <= set(sources)
    assert "bots/review.py" not in sources
