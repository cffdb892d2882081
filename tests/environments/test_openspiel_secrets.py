"""What OpenSpiel's players are told has nothing hidden in it, in the game and in what is dealt again; luck is fair."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given
from hypothesis import strategies as st
from openspiel_states import GAMES, followed, load, played

from cafe import Game
from cafe.openspiel.memory import EVENT, MOST_ACTIONS, write_memory
from cafe.rules.errors import SetupError
from cafe.rules.guests import KINDS
from twin_worlds import twin_of
from walks import Walk, walks

SAMPLES = 8


def all_told(state: Any, player: int) -> list[Any]:
    return [
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
    ]


@given(walks(most_choices=5), st.randoms(use_true_random=False))
def test_a_player_is_told_no_secrets(walk: Walk, dice: random.Random) -> None:
    """Whole games that look the same to a player from the deal on read the same, string and tensor."""
    game = Walk(**{**vars(walk), "from_position": False}).end()
    for viewer in range(len(game.players)):
        twin = twin_of(game, viewer, dice)
        if twin is not None:
            assert all_told(followed(game), viewer) == all_told(followed(twin), viewer)


def dealt_again(name: str, seed: int, steps: int = 110) -> tuple[Any, int, list[Any]]:
    """A state, the player to move, and several states that look the same to them."""
    state, dice = played(load(name), seed, steps), np.random.RandomState(seed)
    player = state.current_player()
    return state, player, [state.resample_from_infostate(player, dice.random_sample) for _ in range(SAMPLES)]


def hand(state: Any, player: int) -> Counter[int]:
    return Counter(dict(enumerate(state.table.state["hands"][0][player].tolist())))


def told_first(state: Any, player: int) -> list[str]:
    """The hand with which a player's history begins."""
    view = json.loads(state.information_state_string(player).partition("\n")[0])
    return list(view["hands"][player])


@pytest.mark.parametrize("name", GAMES)
def test_everybody_believes_in_what_is_dealt_again(name: str) -> None:
    """To the player nothing has changed; the others hold, and remember, what was imagined and nothing else."""
    state, player, twins = dealt_again(name, 5)
    codes = state.table.ruleset.edition.cast.codes
    different = 0
    for twin in twins:
        assert all_told(twin, player) == all_told(state, player)
        assert twin.legal_actions() == state.legal_actions()
        for other in set(range(state.num_players())) - {player}:
            assert Counter(told_first(twin, other)) == Counter(codes[kind] for kind in hand(twin, other).elements())
            different += hand(twin, other) != hand(state, other)
            assert twin.observation_string(other) != state.observation_string(other) or (
                hand(twin, other) == hand(state, other)
            )
    assert different > SAMPLES / 2 or "board" in name  # hands are open there (B4)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_dealt_again_depends_on_nothing_hidden(name: str) -> None:
    """Dealt from the same number, two states that look the same to a player become the same for everybody."""
    _, player, twins = dealt_again(name, 7)
    again = [twin.resample_from_infostate(player, lambda: 0.25) for twin in twins]
    for step in range(12):
        told = [[all_told(one, viewer) for viewer in range(one.num_players())] for one in again]
        assert all(told[0] == one for one in told)
        assert len({tuple(one.legal_actions()) for one in again}) == 1
        if again[0].is_terminal():
            break
        likely = again[0].chance_outcomes() if again[0].is_chance_node() else None
        actions = again[0].legal_actions() if likely is None else [outcome for outcome, _ in likely]
        for one in again:
            one.apply_action(actions[step % len(actions)])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_dealt_again_is_kept_when_copied(name: str) -> None:
    import pickle

    _, player, (twin, *_) = dealt_again(name, 9)
    copied = pickle.loads(pickle.dumps(twin.table))  # noqa: S301 - our own
    other = (player + 1) % twin.num_players()
    assert copied.beginning(other).tobytes() == twin.table.beginning(other).tobytes()
    assert copied.told(other) == twin.table.told(other) == []


@pytest.mark.parametrize("name", GAMES)
def test_those_to_move_can_move_in_what_others_imagine(name: str) -> None:
    """Seen by those who are not to move, too: a guest who waits (G6) shows that the hand can go on."""
    for seed in range(12):
        state = played(load(name), seed, 100 + seed)
        if state.is_terminal():
            continue
        for viewer in range(state.num_players()):
            twin = state.resample_from_infostate(viewer, np.random.RandomState(seed).random_sample)
            assert all_told(twin, viewer) == all_told(state, viewer)
            assert twin.legal_actions()
            twin.apply_action(twin.legal_actions()[0])


def test_nothing_is_dealt_again_while_luck_decides() -> None:
    state = load("cafe_card").new_initial_state()
    with pytest.raises(SetupError, match="while luck decides"):
        state.resample_from_infostate(0, lambda: 0.5)


@pytest.mark.parametrize("name", ["cafe_card", "cafe_junior"])
def test_every_table_that_nobody_has_seen_is_as_likely(name: str) -> None:
    """Those put back unseen (J3) too: by what a player knows they may as well be in the stock."""
    state, dice, came = load(name).new_initial_state(), np.random.RandomState(3), Counter[int]()
    edition = state.table.ruleset.edition
    checked = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(int(dice.choice(state.legal_actions())))
            continue
        outcomes = state.chance_outcomes()
        chosen = int(dice.choice([one for one, _ in outcomes], p=[chance for _, chance in outcomes]))
        if outcomes[0][0] >= KINDS:
            left = Counter(edition.tables) - came
            numbers = {KINDS + edition.tables.index(table): count for table, count in left.items()}
            assert dict(outcomes) == {one: pytest.approx(n / left.total()) for one, n in numbers.items()}
            came[edition.tables[chosen - KINDS]] += 1
            checked += 1
        state.apply_action(chosen)
    assert checked > (5 if name == "cafe_card" else 4)


def test_a_game_of_ours_is_followed() -> None:
    game = Game.new("junior", 3, seed=4)
    state = followed(game)
    assert state.legal_actions() == sorted(game.legal_codes())
    assert pyspiel.PlayerId.CHANCE != state.current_player() == game.to_move


@pytest.mark.parametrize("name", GAMES)
def test_tensors_of_information_states_say_what_strings_say(name: str) -> None:
    """One string, one tensor, and the other way round: in games that begin alike, and in what is dealt again."""
    game = load(name)
    tensors: dict[tuple[int, str], bytes] = {}
    strings: dict[tuple[int, bytes], str] = {}
    for seed in range(4):
        state, dice = played(game, 3, 40), np.random.RandomState(seed)
        state = state.resample_from_infostate(state.current_player(), dice.random_sample)
        for _ in range(60):
            for player in range(game.num_players()):
                text = state.information_state_string(player)
                tensor = np.array(state.information_state_tensor(player)).tobytes()
                assert tensors.setdefault((player, text), tensor) == tensor
                assert strings.setdefault((player, tensor), text) == text
            if state.is_terminal():
                break
            outcomes = state.chance_outcomes() if state.is_chance_node() else None
            likely = state.legal_actions() if outcomes is None else [outcome for outcome, _ in outcomes]
            state.apply_action(int(dice.choice(likely)))
    assert len(tensors) > 200


def test_a_tensor_remembers_what_an_observation_forgets() -> None:
    """Two discards in either order lead to the same café, by different ways (J8)."""
    game, told = load("cafe_junior"), []
    start = played(game, 1, 0)
    while start.is_chance_node():
        start.apply_action(start.legal_actions()[0])
    space = start.table.ruleset.space.actions
    discards = [code for code in start.legal_actions() if space[code].do == "discard"][:2]
    for order in (discards, discards[::-1]):
        state = start.clone()
        for code in order:
            state.apply_action(code)
        told.append(state)
    one, two = told
    for player in (0, 1):
        assert one.observation_tensor(player) == two.observation_tensor(player)
        assert one.information_state_tensor(player) != two.information_state_tensor(player)
    size = len(one.observation_tensor())
    assert one.information_state_tensor()[:size] == one.observation_tensor()
    history = np.array(one.information_state_tensor()[size:]).reshape(MOST_ACTIONS, EVENT)
    assert history[:2, :2].tolist() == [[1, 1 + code] for code in discards]
    assert not history[2:].any()


@pytest.mark.parametrize("name", GAMES)
def test_no_game_has_more_actions_than_a_tensor_remembers(name: str) -> None:
    lengths = [len(played(load(name), seed).table.memories) for seed in range(3)]
    assert max(lengths) < MOST_ACTIONS * 0.8


def test_of_very_many_actions_the_latest_are_remembered() -> None:
    state = played(load("cafe_card"), 2, 60)
    rows = np.zeros((5, EVENT), np.float32)
    whole = np.zeros((MOST_ACTIONS, EVENT), np.float32)
    table = state.table
    for written in (rows, whole):
        write_memory(table.ruleset, 2, table.memories, 0, written)
    count = len(table.memories)
    assert np.array_equal(rows, whole[count - 5 : count])
    assert rows[:, 0].all()
