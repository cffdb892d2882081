"""The way into the native kernel: what does not fit is refused with a sentence, and nothing is written elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np
import pytest

from cafe import Game
from cafe.bots.best_turns import COLUMNS, Ranking
from cafe.bots.levels import strongest_style
from cafe.bots.make_buffers import POINTS_ALONE, as_rows, new_buffers, take_in
from cafe.bots.playout import play_game, random_games
from cafe.bots.rollout import list_turns
from cafe.bots.search import Search
from cafe.bots.search_kernel import OPENING, search_turns
from cafe.bots.sequential_halving import LISTED, new_race, room_for_results
from cafe.bots.weights import read_evaluation
from cafe.rules import compiled, entries, native
from cafe.rules.errors import KernelError
from cafe.rules.ruleset import Record, unshuffled
from cafe.rules.state import MAX_PLAYERS
from cafe.rules.verdict import REASONS
from kernel_build.contract import contract
from kernel_build.lengths import is_only_read
from kernel_build.sources import PACKAGE, kernel_sources
from kernel_build.variants import VARIANTS
from walks import GAMES

GUARD = 64  # bytes on either side of a record
MARK = 0xA5
SOURCES = "\n".join((PACKAGE / source).read_text("utf-8") for source in kernel_sources())
BY_TURN = ("turns", "values", "prior", "sums", "counts", "order", "kept")


def arguments(name: str = "card") -> list[Any]:
    game = Game.new(name, 2, seed=1)
    codes = np.zeros(len(game.space), np.int64)
    return [game.state, game.ruleset.floor, game.ruleset.empty_legal_moves(), codes]


def frozen(array: Any) -> Any:
    """A copy that must not be written."""
    made = array.copy()
    made.flags.writeable = False
    return made


WRONG: dict[str, tuple[int, Callable[[Any], Any], str]] = {
    "no array": (0, lambda _: 5, "buffer|bytes-like"),
    "another game": (1, lambda _: Game.new("board", 2).ruleset.floor, "floors is no array of records of the same game"),
    "other dimensions": (3, lambda codes: codes.reshape(1, -1), "codes is an array of other dimensions"),
    "floats": (3, lambda codes: codes.astype(float), "codes is an array of other numbers"),
    "small numbers": (3, lambda codes: codes.astype(np.int32), "codes is an array of other numbers"),
    "nobody": (0, lambda state: state[:0], "states has a length of 0, not of 1 or more"),
    "too few": (3, lambda codes: codes[:-1], "codes has a length of 320, not of 321 or more"),
    "what must not be written": (3, frozen, "read-?only"),
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
        list_turns(buffers, POINTS_ALONE, Ranking(np.zeros((1, COLUMNS + 1), np.int64), np.zeros(1)), 6)
    assert list_turns(buffers, POINTS_ALONE, Ranking(buffers.turn, buffers.value), 6) == 1


class Part(NamedTuple):
    """An array among the arguments of an entry, tuples taken apart."""

    variant: str
    entry: str
    name: str
    given: tuple[Any, ...]  # all arguments
    place: int  # among them

    def call_with(self, array: Any) -> None:
        """Call the entry with another array in this one's place."""
        code, takes = native._module().entry(self.entry)
        assert takes == len(self.given)
        code(*self.given[: self.place], array, *self.given[self.place + 1 :])


def all_parts() -> Iterator[Part]:
    for variant in VARIANTS:
        for call, arguments in contract(variant):
            named = list(taken_apart(entry_names(call), arguments))
            given = tuple(one for _, one in named)
            for place, (name, one) in enumerate(named):
                if isinstance(one, np.ndarray):
                    yield Part(variant.name, call.__name__.strip("_"), name, given, place)


def entry_names(call: Callable[..., object]) -> list[str]:
    """The parameters of an entry, in whose place its compiled code stands."""
    name = call.__name__.strip("_")
    found = re.search(rf"^@(?:brief_)?entry\ndef _?{name}\((.*?)\) ->", SOURCES, re.MULTILINE | re.DOTALL)
    assert found is not None
    return re.findall(r"(\w+): ", found[1])


def taken_apart(names: Iterable[str], given: tuple[Any, ...], before: str = "") -> Iterator[tuple[str, Any]]:
    for name, one in zip(names, given, strict=True):
        if isinstance(one, tuple):
            yield from taken_apart(one._fields, one, f"{before}{name}.")  # type: ignore[attr-defined]
        else:
            yield before + name, one


def test_every_array_is_as_long_as_it_must_be() -> None:
    """The examples of the contract are as short as may be: one less in any dimension is refused, in every entry."""
    refused = 0
    for part in all_parts():
        array = part.given[part.place]
        for dimension, length in enumerate(array.shape):
            if length:
                shorter = np.ascontiguousarray(array.take(range(length - 1), axis=dimension))
                with pytest.raises(ValueError, match=rf"{part.entry}: \S+ has a length of {length - 1}, not of"):
                    part.call_with(shorter)
                refused += 1
    assert refused > 1000


@pytest.mark.parametrize(
    ("entry", "name"),
    [
        ("explain_group", "seats"),
        ("exponentials", "found"),
        ("try_actions", "totals"),
        ("list_turns", "best.values"),
        ("add_results", "race.sums"),
        ("add_results", "results"),
        ("step_games", "actions"),
        ("step_games", "batch.masks"),
    ],
)
def test_arrays_of_the_same_things_are_of_the_same_length(entry: str, name: str) -> None:
    part = next(part for part in all_parts() if (part.entry, part.name) == (entry, name))
    array = part.given[part.place]
    grown = [*array.shape]
    grown[1 if name == "results" else 0] += 1
    with pytest.raises(ValueError, match=f"{entry}: {name} has a length of"):
        part.call_with(np.zeros(grown, array.dtype))


def test_what_is_written_must_be_writable() -> None:
    refused = set()
    for part in all_parts():
        if not is_only_read(part.entry, part.name):
            with pytest.raises((ValueError, BufferError), match=r"read-?only"):
                part.call_with(frozen(part.given[part.place]))
            refused.add(part.name)
    assert {
        "states",
        "codes",
        "choices",
        "outcomes",
        "buffers.states",
        "race.sums",
        "results",
        "mind.places",
    } <= refused


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_what_is_only_read_may_be_unwritable_and_stays_as_it_is(name: str, variant: bool) -> None:
    game = Game.new(name, 2, seed=1, options={"same_sex_tables": variant})
    buffers, learnt, tally = new_buffers(game.ruleset), read_evaluation(name), np.zeros(len(REASONS), np.int64)
    given = frozen(buffers.floors), frozen(unshuffled(game.ruleset, 2, None)), frozen(learnt.weights)
    before = [one.tobytes() for one in given]
    fixed = buffers._replace(floors=given[0])
    random_games(fixed, given[1], 1, 0, 50, tally)
    fixed.states[:1] = game.state
    assert list_turns(fixed, given[2], Ranking(np.zeros((9, COLUMNS), np.int64), np.zeros(9)), 6) > 0
    play_game(fixed, given[2], frozen(np.ones(MAX_PLAYERS, np.int64)), np.zeros(999, np.int64))
    assert [one.tobytes() for one in given] == before


def test_a_game_longer_than_its_record_stops_there() -> None:
    game = Game.new("card", 2, seed=1)
    buffers, record = new_buffers(game.ruleset), np.full(9, MARK, np.int64)
    buffers.states[:1] = game.state
    assert play_game(buffers, POINTS_ALONE, np.zeros(MAX_PLAYERS, np.int64), record[:5]) == 5
    assert record[5:].tolist() == [MARK] * 4


def test_a_race_without_room_for_the_turns_asked_for_leaves_them_out() -> None:
    game = Game.new("card", 2, seed=1)
    search = Search(game.ruleset, strongest_style("card"))
    asked = as_rows([[code] for code in game.legal_codes()[:3]])
    take_in(search._spaces[0], game)
    race = new_race(1, asked)
    short = race._replace(**{name: getattr(race, name)[:2] for name in BY_TURN})
    search_turns(
        search._spaces[0], search._policy(), short, search._settings(game, 1), OPENING, room_for_results(short, 1)
    )
    assert short.counters[LISTED] == 2


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
    assert not {"bots/review.py", "rules/game.py", "rules/view.py", "rules/asking.py"} & set(sources)
