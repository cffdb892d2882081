"""Nothing hidden is sent: no byte that goes to a viewer changes when what they cannot see is shuffled anew."""

from __future__ import annotations

import random

import msgspec
import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st

from cafe import Game
from cafe.protocol.play import Drew, Step
from cafe.rules.ruleset import copy_record
from cafe.server import cut
from cafe.server.live_match import LiveMatch
from cafe.server.store.rows import ActionRecord, DealRecord, DraftRecord, MatchRecord, PlaceRecord
from cafe.server.turns import explained
from literal_view import literal_view
from walks import GAMES

TRIES = 10_000  # at the end of a game a single guest of the stock may be the one who goes on


def deal_of(game: Game) -> DealRecord:
    first = game.first_state[0]
    cast, edition = game.ruleset.edition.cast, game.ruleset.edition
    guests = [cast.codes[kind] for kind in first["stock"].tolist()[: int(first["stock_size"])]]
    return DealRecord(
        guests, [edition.table_text(t) for t in first["tables_stock"].tolist()[: int(first["tables_size"])]]
    )


def live_of(game: Game, actions: list[str]) -> LiveMatch:
    """A match in memory whose actions were played."""
    record = MatchRecord(
        id="k3v9x2m7qd4t",
        number=len(actions),
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
    fresh = (
        Game.from_deal(
            game.name,
            game.players,
            record.deal.guests,
            record.deal.tables,
            start=game.start,
            options={"same_sex_tables": game.ruleset.same_sex_tables},
        )
        if record.deal
        else game
    )
    written = []
    for action in actions:
        written.append(ActionRecord(fresh.to_move, action, "person", 0.0))
        fresh.play(action)
    live.set_up(written)
    return live


def sent(live: LiveMatch, viewer: int | None) -> list[bytes]:
    """All that a viewer may be sent of a match: the state, the last step, a draft of every choice, verdicts."""
    told = [msgspec.json.encode(cut.state_for(live, viewer, now=1.0))]
    if live.recent and live.game is not None:
        told.append(msgspec.json.encode(cut.steps_for(live, viewer, [live.recent[-1]], 1.0, cut.seen_now(live.game))))
    if cut.is_to_move(live, viewer) and live.game is not None:
        for action in live.game.legal_actions():
            live.draft = DraftRecord(live.number, viewer or 0, [str(action)])
            told.append(msgspec.json.encode(cut.state_for(live, viewer, now=1.0)))
        live.draft = None
        told += [msgspec.json.encode(explained(live.game, str(action))) for action in live.game.space.actions[::41]]
    return told


def shuffled(live: LiveMatch, viewer: int | None, dice: random.Random) -> LiveMatch:
    """The same match with another order of the stocks, and other guests in the hands that the viewer cannot see."""
    assert live.game is not None
    game = live.game.copy()
    state = game.state[0]
    drawn, size = int(state["drawn"]), int(state["stock_size"])
    pool = state["stock"].tolist()[drawn:size]
    hidden = [] if game.name == "board" else [player for player in range(len(game.players)) if player != viewer]
    piles = ["hands", "laid_down"] if game.name == "card" else ["hands"]
    for pile in piles:
        for player in hidden:
            pool += [kind for kind, count in enumerate(state[pile][player].tolist()) for _ in range(count)]
    dice.shuffle(pool)
    if "laid_down" in piles:
        for player in hidden:
            total = int(state["laid_total"][player])
            down, pool = pool[:total], pool[total:]
            state["laid_down"][player] = np.bincount(down, minlength=len(state["laid_down"][player]))
    for player in hidden:
        total = int(state["hand_total"][player])
        mine, pool = pool[:total], pool[total:]
        state["hands"][player] = 0
        state["held"][player] = 0
        for kind in mine:
            state["hands"][player, kind] += 1
            state["held"][player] |= 1 << kind
    state["stock"][drawn:size] = pool
    waiting = int(state["tables_drawn"]) + (game.view(None).next_table is not None)
    tables = state["tables_stock"].tolist()[waiting : int(state["tables_size"])]
    dice.shuffle(tables)
    state["tables_stock"][waiting : int(state["tables_size"])] = tables
    game._sit_down(copy_record(game.state))
    twin = LiveMatch(live.record)
    twin.game, twin.draft = game, live.draft
    twin.recent.extend(forgotten(step, viewer, game, dice) for step in live.recent)
    return twin


def another_world(live: LiveMatch, viewer: int | None, dice: random.Random) -> LiveMatch:
    """Shuffled until it could be: a guest who waits (G6) or an open group (K12) shows that the hand can go on."""
    assert live.game is not None
    for _ in range(TRIES):
        twin = shuffled(live, viewer, dice)
        if twin.game is not None and twin.game.is_over == live.game.is_over:
            return twin
    raise AssertionError("no other world is like this one")


def forgotten(step: Step, viewer: int | None, game: Game, dice: random.Random) -> Step:
    """A step on record with other guests where the viewer could not see them."""
    if step.player == viewer or game.name == "board":
        return step
    codes = game.ruleset.edition.cast.codes
    effects = [
        Drew(effect.player, effect.count, dice.choices(codes, k=effect.count)) if isinstance(effect, Drew) else effect
        for effect in step.effects
    ]
    if step.do != "lay_down":
        return msgspec.structs.replace(step, effects=effects)
    other = dice.choice(codes)
    return msgspec.structs.replace(step, effects=effects, guest=other, action=f"lay_down {other}")


@example(("card", False), 2, 0, 2)  # the hand to move must be able to join a guest who waits
@given(st.sampled_from(GAMES), st.integers(2, 4), st.integers(0, 2**32), st.integers(0, 120))
def test_no_byte_changes_when_hidden_cards_are_reshuffled(
    kind_of_game: tuple[str, bool], players: int, seed: int, steps: int
) -> None:
    kind, variant = kind_of_game
    dice = random.Random(seed)
    game = Game.new(kind, players, seed=seed, options={"same_sex_tables": variant})
    actions: list[str] = []
    while len(actions) < steps and not game.is_over:
        actions.append(str(dice.choice(game.legal_actions())))
        game.play(actions[-1])
    live = live_of(game, actions)
    for viewer in (None, *range(players)):
        if viewer is not None and live.game is not None and viewer != live.game.to_move and viewer != 0:
            continue
        before = sent(live, viewer)
        for _ in range(2):
            assert sent(another_world(live, viewer, dice), viewer) == before


@given(st.sampled_from(GAMES), st.integers(2, 4), st.integers(0, 2**32))
def test_a_view_read_in_one_go_is_the_literal_one(kind_of_game: tuple[str, bool], players: int, seed: int) -> None:
    kind, variant = kind_of_game
    dice = random.Random(seed)
    game = Game.new(kind, players, seed=seed, options={"same_sex_tables": variant})
    while True:
        for viewer in (None, *range(players)):
            assert game.view(viewer) == literal_view(game, viewer)
        if game.is_over:
            return
        game.play(dice.choice(game.legal_actions()))
