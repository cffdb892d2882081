"""Observations tell what their player sees, all of it and nothing else; many games at once are the same games."""

from __future__ import annotations

import inspect
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from cafe import Game
from cafe.rules.batch import ALL_LEGAL, pick_actions, reset_games, step_games
from cafe.rules.compiled import is_interpreted
from cafe.rules.games import GAME_NAMES
from cafe.rules.guests import KINDS
from cafe.rules.make_batch import as_marks, as_rows, fields_of_row, new_batch
from cafe.rules.observer import Seen, observe_game
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.ruleset import ruleset, unshuffled
from cafe.rules.view import PHASES, View
from naive_observation import Naive
from secret_parts import with_other_secrets
from walks import SEATS, Walk, throw, walks

ROOT = Path(__file__).parent.parent
STEPS = 50 if is_interpreted() else 220  # of each game


@given(walks(most_choices=5), st.randoms(use_true_random=False))
def test_an_observation_tells_no_secrets(walk: Walk, dice: random.Random) -> None:
    """Worlds that differ only in what is hidden look the same, to the bit."""
    game = walk.end()
    for viewer in range(len(game.players)):
        twin = with_other_secrets(game, viewer, dice)
        ours, theirs = observe_game(game, viewer), observe_game(twin, viewer)
        assert ours.row.tobytes() == theirs.row.tobytes()
        assert ours.mask.tobytes() == theirs.mask.tobytes()


@given(walks(most_choices=5))
def test_an_observation_shows_what_a_view_shows(walk: Walk) -> None:
    game = walk.end()
    for viewer in range(len(game.players)):
        seen, view = observe_game(game, viewer), game.view(viewer)
        check_cafe(game, seen, view)
        check_players(game, seen, view, viewer)
        check_guests(game, seen, view, viewer)


@given(walks(most_choices=5))
def test_an_observation_is_what_the_rules_say(walk: Walk) -> None:
    """Every field that follows from others, worked out plainly from the view."""
    check_worked_out(walk.end())


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_field_is_something_somewhere(name: str) -> None:
    """In eager games with groups, swaps and thirds: no field is compared only while it is zero."""
    nowhere = {"card": set[str](), "board": {"laid_total", "tables_left"}, "junior": {"laid_total"}}
    left = {field.name for field in fields_of_row(name)} - nowhere[name]
    for seed in range(40):
        game, dice = Game.new(name, 3, seed=seed, options={"same_sex_tables": True}), random.Random(seed)
        while not game.is_over:
            game.play(throw(game, dice, 0.3 + seed % 2 / 2))
            seen = check_worked_out(game)
            assert not any(seen[field].any() for field in nowhere[name])
            left -= {field for field in left if seen[field].any()}
        if not left and seed > 1:
            return
    raise AssertionError(left)


def check_worked_out(game: Game) -> dict[str, NDArray[np.int16]]:
    """Compare what all players see with what follows from their views; returns what the last of them sees."""
    for viewer in range(len(game.players)):
        seen, naive = observe_game(game, viewer).fields, Naive(game, game.view(viewer))
        expected = naive.cafe() | naive.turn() | {"hand_size": naive.hand_sizes(viewer)}
        if game.dealt:  # a position may lack guests and tables
            expected |= {"unseen": naive.unseen(viewer)}
            expected |= {"tables_seen": naive.tables_seen()} if "tables_seen" in seen else {}
        for field, values in expected.items():
            if field in seen:
                assert np.array_equal(seen[field], np.array(values, np.int16)), field
    return seen


def test_no_field_goes_unchecked() -> None:
    """Each is compared with a view, or worked out from one."""
    checks = "".join(inspect.getsource(check) for check in (check_cafe, check_players, check_guests))
    game = Game.new("card", 2, seed=1)
    naive = Naive(game, game.view(0))
    named = {*naive.cafe(), *naive.turn(), "hand_size", "unseen", "tables_seen"}
    for name in GAME_NAMES:
        for field in fields_of_row(name):
            assert field.name in named or f'"{field.name}"' in checks, field.name


@given(walks(most_choices=5))
def test_the_mask_has_the_legal_actions_of_the_player_to_move(walk: Walk) -> None:
    game = walk.end()
    for viewer in range(len(game.players)):
        legal = sorted(game.legal_codes()) if viewer == game.to_move else []
        assert np.flatnonzero(observe_game(game, viewer).mask).tolist() == legal


def check_cafe(game: Game, seen: Seen, view: View) -> None:
    plan, cast = game.ruleset.plan, game.ruleset.edition.cast
    guests = {(plan.seat_at[cell], cast.kind_of[guest]) for cell, guest in view.seats.items()}
    assert set(map(tuple, np.argwhere(seen.fields["seats"]).tolist())) == guests
    for table, name in enumerate(plan.table_names):
        flags = view.tables[name].split(" ") if name in view.tables else []
        nations = Counter(cast.nations.index(flag) for flag in flags * (4 // max(1, len(flags))))
        assert Counter(dict(enumerate(seen.fields["tables"][table].tolist()))) == nations
        if flags:
            around = [view.seats.get(plan.seat_names[seat], "") for seat in plan.seats_of[table]]
            assert seen.fields["sexes"][table].tolist() == [sum(g.endswith(sex) for g in around) for sex in "fm"]
    for field, cell in (("waiting", view.waiting), ("group", view.group), ("filled", view.filled)):
        if field in seen.fields:
            names = plan.seat_names if field == "waiting" else plan.table_names
            assert [names[i] for i in np.flatnonzero(seen.fields[field])] == ([] if cell is None else [cell])
    if "next_table" in seen.fields:
        shown = (
            [cast.nations[i] for i in seen.fields["next_table"].argmax(1)] if seen.fields["next_table"].any() else []
        )
        assert " ".join(shown) == (view.next_table or "")


def check_players(game: Game, seen: Seen, view: View, viewer: int) -> None:
    players = len(game.players)
    order = [(viewer + place) % players for place in range(players)]
    blank = [0] * (5 - players)
    for field, values in (
        ("scores", view.scores),
        ("hand_total", view.hand_counts),
        ("laid_total", view.face_down_counts),
        ("playing", [1] * players),
        ("start", [player == view.start for player in range(players)]),
        ("to_move", [player == view.to_move for player in range(players)]),
    ):
        assert seen.fields[field].tolist() == [int(values[player]) for player in order] + blank, field
    assert [PHASES[i] for i in np.flatnonzero(seen.fields["phase"])] == [view.phase]
    assert int(seen.fields["guests_left"]) == view.guests_left
    assert int(seen.fields["tables_left"]) == view.tables_left
    assert int(seen.fields["turn_points"]) == view.turn_points


def check_guests(game: Game, seen: Seen, view: View, viewer: int) -> None:
    def counts(guests: tuple[str, ...] | None) -> list[int]:
        kinds = Counter(game.ruleset.edition.cast.kind_of[guest] for guest in guests or ())
        return [kinds[kind] for kind in range(KINDS)]

    players = len(game.players)
    assert seen.fields["hand"].tolist() == counts(view.hands[viewer])
    for place in range(players):
        player = (viewer + place) % players
        known = view.hands[player]
        assert seen.fields["hands"][place].tolist() == counts(view.jokers_taken[player] if known is None else known)
    for field, guests in (("laid_down", view.face_down[viewer]), ("gone", view.gone), ("bar", view.bar)):
        if field in seen.fields:
            assert seen.fields[field].tolist() == counts(guests), field
    hidden = [p for p in range(players) if view.hands[p] is None]
    unseen = view.guests_left + sum(view.hand_counts[p] - len(view.jokers_taken[p]) for p in hidden)
    unseen += sum(n for p, n in enumerate(view.face_down_counts) if p != viewer)
    assert int(seen.fields["unseen"].sum()) == unseen
    if "tables_seen" in seen.fields and game.dealt:
        laid = len(view.tables) + len(view.tables_gone)
        assert int(seen.fields["tables_seen"].sum()) == laid


@pytest.mark.parametrize(("name", "variant", "players"), SEATS)
def test_many_games_are_the_games_of_their_seeds(name: str, variant: bool, players: int) -> None:
    """Step by step the same actions, observations, masks and rewards as games played one by one."""
    at, seeds = ruleset(name, variant), [5, 6, 7]
    many = new_batch(at, unshuffled(at, players, None), len(seeds))
    many.seeds[:] = seeds
    reset_games(many)
    games = [new_game(name, variant, players, seed, 0) for seed in seeds]
    actions, stream = np.zeros(len(seeds), np.int64), seed_new_stream(1)
    for _ in range(STEPS):
        before = [game.scores for game in games]
        pick_actions(many, actions, stream)
        assert step_games(many, actions, False) == ALL_LEGAL
        for i, seed in enumerate(seeds):
            if games[i].is_over:
                assert actions[i] == -1
                games[i] = new_game(name, variant, players, seed, int(many.episodes[i]))
                assert not many.rewards[i].any()
            else:
                games[i].play(int(actions[i]))
                result = games[i].result
                after = games[i].scores if result is None else result.scores
                gains = [now - then for now, then in zip(after, before[i], strict=True)]
                assert many.rewards[i, :players].tolist() == gains
            seen = observe_game(games[i], games[i].to_move)
            assert as_rows(many.observations)[i].tobytes() == seen.row.tobytes()
            assert as_marks(many.masks, len(at.space))[i].tobytes() == seen.mask.tobytes()
            assert bool(many.over[i]) == games[i].is_over
            assert many.players[i] == games[i].to_move
    assert many.episodes.any() or is_interpreted()


def new_game(name: str, variant: bool, players: int, seed: int, number: int) -> Game:
    return Game.new(name, players, seed=seed, number=number, options={"same_sex_tables": variant})


@pytest.mark.parametrize("name", ["card", "board", "junior"])
def test_a_row_is_its_fields(name: str) -> None:
    game = Game.new(name, 2, seed=1)
    seen = observe_game(game, 0)
    assert sum(field.size for field in seen.fields.values()) == seen.row.size
    for field in fields_of_row(name):
        assert np.shares_memory(seen.fields[field.name], seen.row)
    assert seen.mask.size == len(game.space)


def test_an_illegal_action_plays_nothing() -> None:
    at = ruleset("card", False)
    many = new_batch(at, unshuffled(at, 2, None), 2)
    reset_games(many)
    actions, before = np.zeros(2, np.int64), many.states.tobytes()
    pick_actions(many, actions, seed_new_stream(1))
    for wrong in (-1, len(at.space), 10**12, int(np.flatnonzero(as_marks(many.masks, len(at.space))[1] == 0)[0])):
        actions[1] = wrong
        assert step_games(many, actions, False) == 1
        assert many.states.tobytes() == before


def test_interpreted_observations_are_the_same() -> None:
    """In the shape of plain Python, where an index too high is an error."""
    test = "test_many_games_are_the_games_of_their_seeds[card-False-2]"
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-q", f"{Path(__file__)}::{test}"]
    environment = {**os.environ, "CAFE_KERNEL": "python"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stdout
