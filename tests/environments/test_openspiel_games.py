"""OpenSpiel takes our games: its own tests, recorded games, and its own players."""

from __future__ import annotations

import hashlib
import lzma
import os
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.bots import uniform_random
from openspiel_states import GAMES, load, played

from cafe.rules.errors import SetupError
from cafe.rules.games import GAME_NAMES

SHORT = {
    "card": "cafe_card(players=2)",
    "board": "cafe_board(players=2,same_sex_tables=True)",
    "junior": "cafe_junior(players=2,reward=points)",
}
RECORDED = Path(__file__).parent / "playthroughs"  # REWRITE=1 writes them again


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_no_fault(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_no_fault_in_many_games(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=5, serialize=False, verbose=False)


def lines(name: str) -> list[str]:
    """A game told line by line: who did what, and a hash of all that was seen and might have been done then."""
    game = load(name)
    state, told = game.new_initial_state(), [name]
    for action in played(game, 1).history():
        player = state.current_player()
        seen = [state.information_state_string(viewer) for viewer in range(game.num_players())]
        seen += [str(state.observation_tensor(viewer)) for viewer in range(game.num_players())]
        seen.append(str(state.chance_outcomes() if state.is_chance_node() else state.legal_actions()))
        digest = hashlib.sha256("\n".join(seen).encode()).hexdigest()[:12]
        who = "luck" if state.is_chance_node() else f"player {player}"
        told.append(f"{digest} {who}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    return [*told, f"returns {state.returns()}"]


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_comes_out_the_same(name: str) -> None:
    file = RECORDED / f"{name.partition('(')[0]}.txt"
    if os.environ.get("REWRITE"):
        file.write_text("\n".join(lines(name)) + "\n", "utf-8")
    assert file.read_text("utf-8").splitlines() == lines(name)


@pytest.mark.long
@pytest.mark.parametrize("game", GAME_NAMES)
def test_openspiels_own_playthrough_is_replayed(game: str, tmp_path: Path) -> None:
    """A whole game as OpenSpiel itself writes it down, every tensor and string of every state."""
    kept, file = RECORDED / f"cafe_{game}.openspiel.txt.xz", tmp_path / "playthrough.txt"
    if os.environ.get("REWRITE"):
        made = generate_playthrough.playthrough(SHORT[game], action_sequence=None, seed=1)
        kept.write_bytes(lzma.compress(made.encode(), preset=9))
    file.write_bytes(lzma.decompress(kept.read_bytes()))
    flags.FLAGS.mark_as_parsed()  # it asks for its command line's flags
    original, again = generate_playthrough.replay(str(file))
    assert again == original


@pytest.mark.long
@pytest.mark.parametrize("game", GAME_NAMES)
def test_openspiels_players_play_a_whole_game(game: str) -> None:
    loaded, dice = load(SHORT[game]), np.random.RandomState(4)
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    bots = [
        mcts.MCTSBot(loaded, 2.0, 2, rollouts, random_state=dice),
        ismcts.ISMCTSBot(loaded, rollouts, uct_c=2.0, max_simulations=2, random_state=dice),
    ]
    state, moved = loaded.new_initial_state(), Counter[int]()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
            continue
        player = state.current_player()
        state.apply_action(bots[player].step(state))
        moved[player] += 1
    assert min(moved[0], moved[1]) > 5
    assert len(set(state.returns())) == 2 or not any(state.returns())  # one has won, or nobody


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_players_play_it(name: str) -> None:
    game, dice = load(name), np.random.RandomState(2)
    state = played(game, 3, steps=120)
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    for bot in (
        uniform_random.UniformRandomBot(state.current_player(), dice),
        mcts.MCTSBot(game, 2.0, 3, rollouts, random_state=dice),
        ismcts.ISMCTSBot(game, rollouts, uct_c=2.0, max_simulations=3, random_state=dice),
    ):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_luck_is_fair(name: str) -> None:
    """What may come is what nobody has seen, each as likely as often it is there."""
    state = load(name).new_initial_state()
    state.apply_action(0)
    chances = dict(state.chance_outcomes())
    cast = state.table.ruleset.edition.cast
    counts = Counter(cast.everybody)
    assert chances == {kind: pytest.approx(count / len(cast.everybody)) for kind, count in counts.items()}
    state.apply_action(min(chances))
    assert dict(state.chance_outcomes())[min(chances)] == pytest.approx(
        (counts[min(chances)] - 1) / (len(cast.everybody) - 1)
    )


def test_every_game_is_registered() -> None:
    assert {f"cafe_{game}" for game in GAME_NAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("wish", [{"players": 9}, {"reward": "money"}])
def test_a_wrong_wish_is_refused(wish: dict[str, Any]) -> None:
    from cafe.openspiel.game import CafeGame

    with pytest.raises(SetupError):
        CafeGame("card", wish)
