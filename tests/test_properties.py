"""What must hold in every game, whoever plays and whatever comes: conservation, secrecy, agreement, undo, records."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cafe import Action, Game, IllegalAction, SeatGroup, document_of, game_from_document
from cafe.bots.registry import bot
from cafe.i18n.refusals import refusal_in_words
from cafe.record.read import decode
from cafe.record.write import encode
from cafe.rules.actions import parse_group
from cafe.rules.games import GAME_NAMES
from cafe.rules.seating import NO_TABLE, NOBODY
from secret_parts import with_other_secrets
from walks import GAMES, SEATS, Walk, as_position, at_turn_start, play_on, throw, walks

FOLLOWS = ("sexes", "foreign", "accept", "empty", "free", "allowed", "lone", "admits", "jokers")


# -- conservation -------------------------------------------------------------------------------------------


def everybody(game: Game) -> Counter[int]:
    """Every guest there is, wherever it is."""
    state = game.state[0]
    found: Counter[int] = Counter(state["stock"].tolist()[int(state["drawn"]) : int(state["stock_size"])])
    found.update(kind for kind in state["seats"].tolist() if kind != NOBODY)
    for name in ("hands", "laid_down", "gone"):
        if name in state.dtype.names:
            counts = np.atleast_2d(state[name]).sum(axis=0).tolist()
            found.update({kind: count for kind, count in enumerate(counts) if count})
    if game.name == "board":
        found.update(state["bar"].tolist()[: int(state["bar_taken"])])
    return found


def check_tables(game: Game) -> None:
    """Tables come from the stock only, and stay; in the card game full ones leave and are replaced."""
    state, edition = game.state[0], game.ruleset.edition
    stock = state["tables_stock"].tolist()[: int(state["tables_size"])]
    standing = Counter(table for table in state["tables"].tolist() if table != NO_TABLE)
    drawn = stock[edition.put_back if game.dealt else 0 : int(state["tables_drawn"])]
    if game.dealt and game.name != "board":
        assert sorted(stock) == sorted(edition.tables)
        assert not standing - Counter(drawn)
    if game.name == "junior" and game.dealt:
        assert standing == Counter(drawn)
    if game.name == "card" and not (game.result and game.result.reason == "K10a"):
        assert standing.total() == 5


def check_hands(game: Game) -> None:
    state = game.state[0]
    for player in range(len(game.players)):
        hand = state["hands"][player].tolist()
        assert min(hand) >= 0
        assert sum(hand) == int(state["hand_total"][player])
        assert int(state["held"][player]) == sum(1 << kind for kind, count in enumerate(hand) if count)


@given(walks())
def test_nobody_and_no_table_is_lost(walk: Walk) -> None:
    games = walk.games()
    for _ in range(2):  # a game from a position may have fewer guests: those who left are not written there
        game = next(games, None)
        if game is None:
            return
        before = everybody(game)
        assert not before - Counter(game.ruleset.edition.cast.everybody)
    assert game is not None
    for after in games:
        assert everybody(after) == before
        check_tables(after)
        check_hands(after)


@given(walks())
def test_dealt_game_has_all_guests(walk: Walk) -> None:
    game = walk.begin()
    full = Counter(game.ruleset.edition.cast.everybody)
    dice = random.Random(walk.seed)
    while not game.is_over:
        assert everybody(game) == full
        check_tables(game)
        check_hands(game)
        game.play(throw(game, dice, walk.eager))
    assert everybody(game) == full


@given(walks())
def test_what_follows_is_up_to_date(walk: Walk) -> None:
    """What the record keeps step by step is what a survey from scratch finds."""
    for game in walk.games():
        if not at_turn_start(game) or game.is_over:
            continue
        fresh = as_position(game)
        for name in FOLLOWS:
            if name in (game.state.dtype.names or ()):
                ours, theirs = game.state[0][name], fresh.state[0][name]
                assert ours.tobytes() == theirs.tobytes(), name
        assert game.legal_actions() == fresh.legal_actions()


# -- secrecy ------------------------------------------------------------------------------------------------


@given(walks(), st.randoms(use_true_random=False))
def test_a_view_tells_no_secrets(walk: Walk, dice: random.Random) -> None:
    for game in list(walk.games())[-1:]:
        for viewer in (None, *range(len(game.players))):
            twin = with_other_secrets(game, viewer, dice)
            assert game.view(viewer) == twin.view(viewer)


@given(walks(most_choices=5), st.randoms(use_true_random=False))
def test_the_player_to_move_is_told_the_same(walk: Walk, dice: random.Random) -> None:
    """Legal actions and every verdict follow from what the player to move sees."""
    game = walk.end()
    twin = with_other_secrets(game, game.to_move, dice)
    assert game.legal_actions() == twin.legal_actions()
    for action in dice.sample(game.space.actions, 60) + game.legal_actions():
        assert game.explain(action) == twin.explain(action)


@given(walks(most_choices=5), st.randoms(use_true_random=False))
def test_greedy_looks_at_no_secrets(walk: Walk, dice: random.Random) -> None:
    game = walk.end()
    if not game.is_over:
        twin = with_other_secrets(game, game.to_move, dice)
        assert bot("greedy", 5).choose(game) == bot("greedy", 5).choose(twin)


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_other_hands_are_hidden_but_counted(name: str, variant: bool) -> None:
    game = Game.new(name, 3, seed=3, options={"same_sex_tables": variant})
    for viewer in (None, 0, 1, 2):
        seen = game.view(viewer)
        for player, hand in enumerate(seen.hands):
            assert (hand is not None) == (name == "board" or player == viewer)
            assert hand is None or len(hand) == seen.hand_counts[player]


# -- points -------------------------------------------------------------------------------------------------


def recorded_points(document: Any, players: int) -> list[int]:
    """Points by player as a document has them."""
    totals = [0] * players
    for step in document.actions:
        points = getattr(step, "points", msgspec.UNSET)
        if isinstance(points, dict):
            totals[step.player] += sum(points.values())
        elif points is not msgspec.UNSET:
            totals[step.player] += points
    return totals


@given(walks())
def test_final_scores_are_recorded_points_less_penalties(walk: Walk) -> None:
    game = play_on(walk.end(), walk.seed, walk.eager)
    result = game.result
    assert result is not None
    first = game.first_state[0]["scores"].tolist()[: len(game.players)]
    points = recorded_points(document_of(game), len(game.players))
    assert game.scores == tuple(a + b for a, b in zip(first, points, strict=True))
    assert result.scores == tuple(a - b for a, b in zip(game.scores, result.penalties, strict=True))
    assert min(result.penalties) >= 0
    assert max(result.scores) == result.scores[result.winners[0]]


@given(walks(most_choices=3))
def test_a_verdict_tells_the_points_an_action_pays(walk: Walk) -> None:
    game = walk.end()
    mover = game.to_move
    for action in game.legal_actions():
        twin = game.copy()
        told = twin.explain(action).total
        twin.play(action)
        assert twin.scores[mover] - game.scores[mover] == told
        assert [s for p, s in enumerate(twin.scores) if p != mover] == [
            s for p, s in enumerate(game.scores) if p != mover
        ]


# -- one answer to every question ---------------------------------------------------------------------------


# Legal actions are listed in the order of their numbers, except for these, which come last (docs/actions.md).
LISTED_LAST = {("card", "open_group"): 1, ("board", "swap"): 1, ("board", "open_group"): 2}


@example(Walk("board", variant=False, players=2, seed=0, steps=31, eager=0.0, choices=(), from_position=False))
@given(walks(most_choices=3))
def test_explain_legal_actions_and_mask_agree_on_every_action(walk: Walk) -> None:
    game = walk.end()
    before = game.state.tobytes()
    legal = game.legal_actions()
    assert len(set(legal)) == len(legal)
    assert bool(legal) != game.is_over
    mask = game.legal_mask()
    assert mask.shape == (len(game.space),)
    by_number = sorted(legal, key=lambda action: action.code)
    assert [action for action, may in zip(game.space.actions, mask.tolist(), strict=True) if may] == by_number
    assert [action for action in game.space.actions if game.explain(action).legal] == by_number
    assert legal == sorted(by_number, key=lambda action: LISTED_LAST.get((game.name, action.do), 0))
    assert game.state.tobytes() == before


@given(walks(most_choices=3))
def test_every_refusal_has_words_and_changes_nothing(walk: Walk) -> None:
    game = walk.end()
    before = game.state.tobytes()
    legal = set(game.legal_actions())
    for action in random.Random(walk.seed).sample(game.space.actions, 300):
        if action in legal:
            continue
        with pytest.raises(IllegalAction) as caught:
            game.play(action)
        verdict = caught.value.verdict
        assert verdict == game.explain(action)
        words = refusal_in_words(verdict, game.name)
        assert words
        assert "\n" not in words
    assert game.state.tobytes() == before


@pytest.mark.parametrize(("game", "variant"), GAMES)
def test_every_form_of_an_action_is_that_action(game: str, variant: bool) -> None:
    space = Game.new(game, 2, seed=1, options={"same_sex_tables": variant}).space
    assert len({str(action) for action in space.actions}) == len(space)
    for code, action in enumerate(space.actions):
        assert action.code == code
        assert space.find(code) is action
        assert space.find(str(action)) is action
        assert space.find(f"  {str(action).replace(' ', '   ')} ") is action
        assert space.find(Action(action.do, action.guest, action.at)) is action
        assert space.find(action) is action


@given(st.lists(st.tuples(st.sampled_from(("RUf", "CNm", "JKf")), st.sampled_from(("A1", "C2", "M13"))), min_size=1))
def test_a_group_reads_back(guests: list[tuple[str, str]]) -> None:
    group = SeatGroup("B2", tuple(guests))
    assert parse_group(str(group)) == group


# -- undo, copy, seed ---------------------------------------------------------------------------------------


@given(walks())
def test_undo_restores_every_byte(walk: Walk) -> None:
    game = walk.begin()
    seen = [game.state.tobytes()]
    played = []
    dice = random.Random(walk.seed)
    for _ in range(60):
        if game.is_over:
            break
        action = throw(game, dice, walk.eager)
        game.play(action)
        played.append(action)
        seen.append(game.state.tobytes())
    while played:
        assert game.state.tobytes() == seen.pop()
        assert game.undo() == played.pop()
    assert game.state.tobytes() == seen.pop()
    assert game.state.tobytes() == game.first_state.tobytes()


@given(walks())
def test_a_copy_is_independent(walk: Walk) -> None:
    game = walk.end()
    twin = game.copy()
    before, text = game.state.tobytes(), encode(document_of(game))
    assert encode(document_of(twin)) == text
    play_on(twin, walk.seed)
    while list(twin.steps()):
        twin.undo()
    assert game.state.tobytes() == before
    assert encode(document_of(game)) == text
    frozen = twin.state.tobytes()
    play_on(game, walk.seed)
    assert twin.state.tobytes() == frozen


@given(walks())
def test_the_same_seed_is_the_same_game(walk: Walk) -> None:
    first, second = (play_on(walk.begin(), walk.seed, walk.eager) for _ in range(2))
    assert first.state.tobytes() == second.state.tobytes()
    assert encode(document_of(first)) == encode(document_of(second))
    other = Game.new(walk.game, walk.players, seed=walk.seed, number=1)
    assert other.state[0]["stock"].tobytes() != walk.begin().state[0]["stock"].tobytes()


# -- documents ----------------------------------------------------------------------------------------------


def check_round_trip(game: Game) -> None:
    text = encode(document_of(game, name="a game"))
    replayed = game_from_document(decode(text))
    assert encode(document_of(replayed, name="a game")) == text
    if game.view(0).group is None:  # a group under way is left out
        assert replayed.open_view() == game.open_view()
        assert replayed.legal_actions() == game.legal_actions()


@given(walks())
def test_documents_read_back(walk: Walk) -> None:
    check_round_trip(walk.end())


@given(walks())
def test_documents_of_whole_games_read_back(walk: Walk) -> None:
    game = play_on(walk.end(), walk.seed, walk.eager)
    check_round_trip(game)
    again = game_from_document(decode(encode(document_of(game))))
    assert again.result == game.result


@given(walks())
def test_positions_read_back(walk: Walk) -> None:
    for game in walk.games():
        if at_turn_start(game) and not game.is_over:
            fresh = as_position(game)
            check_round_trip(fresh)
            assert fresh.view(0).seats == game.view(0).seats
            assert fresh.scores == game.scores


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_document_equals_what_is_read_from_it(name: str) -> None:
    for game in (Game.new(name, 2, seed=1), as_position(Game.new(name, 2, seed=1))):
        document = document_of(game)
        assert decode(encode(document)) == document


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_position_leaves_out_what_its_game_does_not_have(game: str) -> None:
    foreign = {
        "card": {"bar", "hand_size", "first_turn"},
        "board": {"tables_stock", "face_down"},
        "junior": {"bar", "face_down", "hand_size", "first_turn"},
    }
    text = encode(document_of(as_position(Game.new(game, 2, seed=1))))
    assert not foreign[game] & set(msgspec.json.decode(text)["position"])


@pytest.mark.parametrize(("name", "variant", "players"), SEATS)
def test_every_game_ends(name: str, variant: bool, players: int) -> None:
    for seed in range(5):
        game = Game.new(name, players, seed=seed, options={"same_sex_tables": variant})
        play_on(game, seed, eager=0.5)
        assert game.result is not None
        assert not game.legal_actions()
        assert not game.legal_mask().any()
