"""Nothing hidden is sent: no byte that a viewer gets before the end changes where only the hidden differs."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cafe import Game
from cafe.bots.analysis import analyse
from cafe.bots.search_settings import Effort
from cafe.rules import visible
from cafe.rules.compiled import is_interpreted
from cafe.server import match_messages, replays
from cafe.server.live_match import LiveMatch
from cafe.server.store.rows import ActionRecord, DealRecord, DraftRecord, MatchRecord, PlaceRecord
from cafe.server.turns import explained
from literal_view import literal_view
from twin_worlds import twin_of
from walks import GAMES


def deal_of(game: Game) -> DealRecord:
    first = game.first_state[0]
    cast, edition = game.ruleset.edition.cast, game.ruleset.edition
    guests = [cast.codes[kind] for kind in first["stock"].tolist()[: int(first["stock_size"])]]
    return DealRecord(
        guests, [edition.table_text(t) for t in first["tables_stock"].tolist()[: int(first["tables_size"])]]
    )


def live_of(game: Game) -> LiveMatch:
    """A match in memory with the game's deal and actions on record."""
    steps = list(game.steps())
    record = MatchRecord(
        id="k3v9x2m7qd4t",
        number=len(steps),
        status="playing",
        game=game.name,  # type: ignore[arg-type]
        same_sex_tables=game.ruleset.same_sex_tables,
        rules="1",
        start=game.start,
        deal=deal_of(game),
        created_at=0.0,
        touched_at=0.0,
        places=[PlaceRecord(kind="person", name=name) for name in game.players],
    )
    live = LiveMatch(record)
    live.set_up([ActionRecord(int(before[0]["player"]), str(action), "person", 0.0) for action, before in steps])
    return live


def sent(live: LiveMatch, viewer: int | None) -> list[bytes]:
    """All that a viewer may get of a match: state, every step, the document, drafts, verdicts."""
    game = live.game
    assert game is not None
    told = [msgspec.json.encode(match_messages.state_for(live, viewer, now=1.0))]
    told.append(asyncio.run(replays.document(live, viewer)))
    told += [msgspec.json.encode(step.seen_by(viewer)) for step in live.recent]
    if live.recent:
        told.append(msgspec.json.encode(match_messages.steps_for(live, viewer, [live.recent[-1]], 1.0)))
    if match_messages.is_to_move(live, viewer):
        for action in game.legal_actions():
            live.draft = DraftRecord(live.number, viewer or 0, [str(action)])
            told.append(msgspec.json.encode(match_messages.state_for(live, viewer, now=1.0)))
        live.draft = None
        told += [msgspec.json.encode(explained(game, str(action))) for action in game.space.actions[::41]]
    return told


def walked(name: str, variant: bool, players: int, seed: int, steps: int) -> Game:
    dice = random.Random(seed)
    game = Game.new(name, players, seed=seed, options={"same_sex_tables": variant})
    while game.length < steps and not game.is_over:
        game.play(dice.choice(game.legal_actions()))
    return game


def viewers(game: Game) -> list[int | None]:
    """A spectator, the first player, and whoever is to move."""
    return [None, *sorted({0, game.to_move})]


@example(("card", False), 2, 0, 2)  # the hand to move must be able to join a guest who waits
@example(("card", False), 3, 5, 110)
@given(st.sampled_from(GAMES), st.integers(2, 4), st.integers(0, 2**32), st.integers(0, 120))
def test_no_byte_changes_when_hidden_cards_are_reshuffled(
    named: tuple[str, bool], players: int, seed: int, steps: int
) -> None:
    game = walked(*named, players, seed, steps)
    dice = random.Random(seed)
    for viewer in viewers(game):
        twin = None if game.is_over else twin_of(game, viewer, dice)
        if twin is not None:
            assert sent(live_of(twin), viewer) == sent(live_of(game), viewer)


@pytest.mark.parametrize("named", GAMES)
def test_no_hint_changes_when_hidden_cards_are_reshuffled(named: tuple[str, bool]) -> None:
    compared = 0
    for seed in range(3):
        game = walked(*named, 2, seed, 20 + 7 * seed)
        twin = twin_of(game, game.to_move, random.Random(seed))
        if twin is not None and not game.is_over:
            effort = Effort(simulations=60)
            assert analyse(twin.view(game.to_move), effort) == analyse(game.view(game.to_move), effort)
            assert analyse(twin, effort) == analyse(game, effort)
            compared += 1
    assert compared


@pytest.mark.parametrize("name", ["card", "junior"])
def test_twins_differ_in_what_is_hidden(name: str) -> None:
    """A world that were the same would prove nothing: open, the two are told apart."""
    game = walked(name, False, 3, 1, 60)
    twin = twin_of(game, 0, random.Random(1))
    assert twin is not None
    assert twin.open_view() != game.open_view()
    assert twin.view(0) == game.view(0)
    assert [o.told_openly() for o in twin.outcomes()] != [o.told_openly() for o in game.outcomes()]


def test_only_the_kernels_own_cut_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted, with the cut switched off, everything hidden is told: nobody else holds it back."""
    if not is_interpreted():
        pytest.skip("the cut can be switched off in interpreted code only; test_shapes.py runs this")
    monkeypatch.setattr(visible, "is_hand_hidden", lambda *_: False)
    game = walked("card", False, 2, 3, 30)
    assert None not in game.view(None).hands


@given(st.sampled_from(GAMES), st.integers(2, 4), st.integers(0, 2**32))
def test_a_view_read_in_one_go_is_the_literal_one(named: tuple[str, bool], players: int, seed: int) -> None:
    name, variant = named
    dice = random.Random(seed)
    game = Game.new(name, players, seed=seed, options={"same_sex_tables": variant})
    while True:
        for viewer in (None, *range(players)):
            assert game.view(viewer) == literal_view(game, viewer)
        if game.is_over:
            return
        game.play(dice.choice(game.legal_actions()))
