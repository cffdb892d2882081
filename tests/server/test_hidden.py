"""Nothing hidden is sent: no byte that a viewer gets before the end changes where only the hidden differs."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cafe import Game
from cafe.bots.analysis import analyse
from cafe.bots.engine_protocol import moment
from cafe.bots.search_settings import Effort
from cafe.openspiel import observer
from cafe.pictures import picture_of
from cafe.rules import entries, visible
from cafe.rules.asking import number_of
from cafe.rules.compiled import is_interpreted
from cafe.rules.editions import edition, edition_names
from cafe.rules.games import GAME_NAMES, PRINTED
from cafe.server import match_messages, replays
from cafe.server.advising import hint_with
from cafe.server.drafts import after_draft
from cafe.server.faults import Fault
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import encode
from cafe.server.own_data import own_match
from cafe.server.previews import preview_of
from cafe.server.store.rows import ActionRecord, DealRecord, DraftRecord, MatchRecord, PlaceRecord
from cafe.server.turns import explained
from cafe.terminal.draw import draw
from cafe.terminal.narration import narrate
from literal_view import literal_view
from twin_worlds import twin_of
from walks import GAMES

SOME = 41  # one action in 41 is asked about
OTHER_EDITIONS = [(game, name) for game in GAME_NAMES for name in edition_names(game) if name != PRINTED]


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
        edition=game.ruleset.edition.name,
        created_at=0.0,
        touched_at=0.0,
        places=[PlaceRecord(taken_by="person", name=name) for name in game.players],
    )
    live = LiveMatch(record)
    live.set_up([ActionRecord(int(before[0]["player"]), str(action), "person", 0.0) for action, before in steps])
    return live


def sent(live: LiveMatch, viewer: int | None) -> list[bytes]:
    """All that a viewer may get: state, steps, news, the document, drafts, verdicts, refusals, the terminal's lines."""
    game = live.game
    assert game is not None
    told = [message for messages in kept(live, viewer).values() for message in messages]
    news = filter(None, (list(live.recent), list(live.recent)[-1:]))
    told += [encode(match_messages.steps_for(live, viewer, steps, 1.0)) for steps in news]
    told += in_the_terminal(live, viewer)
    told += in_lists(live)
    told += to_programs(game, viewer)
    if match_messages.is_to_move(live, viewer):
        told += [message for action in game.legal_actions() for message in drafted(live, viewer or 0, [str(action)])]
        others = list(game.space.by_text)[live.number % SOME :: SOME]  # each in its turn: there are thousands
        told += [encode(explained(game, text)) for text in others]
        told += [message for text in others for message in drafted(live, viewer or 0, [text])]
    return told


def kept(live: LiveMatch, viewer: int | None) -> dict[str, list[bytes]]:
    """What a viewer may get of a match as it stands: the state, the document, the steps."""
    return {
        "state": [encode(match_messages.state_for(live, viewer, now=1.0))],
        "document": [replays.document_later(live, viewer)()],
        "steps": [encode(step.seen_by(viewer)) for step in live.recent],
    }


def drafted(live: LiveMatch, viewer: int, actions: list[str]) -> list[bytes]:
    """What is answered to a draft, and sent while it is there; one step further, too, where it goes on."""
    assert live.game is not None
    try:
        answer = after_draft(live.game, viewer, actions, live.number)
    except Fault as fault:
        return [encode(fault.body)]
    live.draft = DraftRecord(live.number, viewer, actions)
    told = [encode(answer), encode(match_messages.draft_for(live, viewer))]
    if actions == [str(live.game.legal_actions()[0])]:
        told.append(encode(match_messages.state_for(live, viewer, now=1.0)))
        told += drafted(live, viewer, [*actions, answer.choices[0].action]) if answer.choices else []
    live.draft = None
    return told


def in_the_terminal(live: LiveMatch, viewer: int | None) -> list[bytes]:
    """What a terminal draws and tells."""
    assert live.game is not None
    lines = [str(draw(live.game.view(viewer), live.game.ruleset))]
    for step in live.recent:
        lines += narrate(step.seen_by(viewer).effects, live.game.players)
    return [line.encode() for line in lines]


def in_lists(live: LiveMatch) -> list[bytes]:
    """What lists of matches tell: the lobby, one's own data, the preview of a link."""
    own = own_match(live.record, None)
    return [encode(match_messages.match_body(live.record, 1.0)), encode(own), repr(preview_of(live.record.id)).encode()]


def to_programs(game: Game, viewer: int | None) -> list[bytes]:
    """What a notebook draws of a view, an engine is told before it is asked, and OpenSpiel's players get as text."""
    eyes = number_of(viewer)
    table = SimpleNamespace(
        first=game.first_state,
        state=game.state,
        ruleset=game.ruleset,
        players=len(game.players),
        beginning=lambda _: game.first_state,
        told=lambda eyes: [outcome.told_to(eyes) for outcome in game.outcomes()],
    )
    told = [picture_of(game.view(viewer)), observer.seen_now(table, eyes), observer.history(table, eyes)]  # type: ignore[arg-type]
    told += moment(game) if viewer == game.to_move and not game.is_over else []
    return [text.encode() for text in told]


def walked(name: str, variant: bool, players: int, seed: int, steps: int, edition_name: str = PRINTED) -> Game:
    dice = random.Random(seed)
    game = Game.new(name, players, seed=seed, options={"same_sex_tables": variant}, edition=edition_name)
    while game.length < steps and not game.is_over:
        game.play(dice.choice(game.legal_actions()))
    return game


def viewers(game: Game) -> list[int | None]:
    """A spectator, the player to move, and somebody who waits: the first or the last at the table."""
    waiting = 0 if game.to_move else len(game.players) - 1
    return [None, game.to_move, waiting]


@pytest.mark.parametrize("named", GAMES)
@settings(max_examples=settings().max_examples // len(GAMES))
@example(2, 0, 2)  # in card the hand to move must be able to join a guest who waits
@example(3, 5, 110)
@example(5, 1, 120)
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 120))
def test_no_byte_changes_when_hidden_cards_are_reshuffled(
    named: tuple[str, bool], players: int, seed: int, steps: int
) -> None:
    players = min(players, edition(named[0]).players[-1])
    compare(walked(*named, players, seed, steps), random.Random(seed))


@pytest.mark.parametrize(("game", "name"), OTHER_EDITIONS)
def test_no_byte_changes_in_another_edition(game: str, name: str) -> None:
    for seed in range(3):
        compare(walked(game, False, 2, seed, 12 + 9 * seed, name), random.Random(seed))


def compare(game: Game, dice: random.Random) -> None:
    """Every viewer gets the same bytes of a game and of one that differs in what they never saw."""
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
            told = [encode(hint_with(one.view(game.to_move), effort, seed)) for one in (twin, game)]
            assert told[0] == told[1]
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


# Every part of the kernel's cut, the game that shows what it is for, and what of all that is sent tells then at least.
CUTS = [
    (visible, "is_hand_hidden", "card", {"state", "document", "steps"}),
    (visible, "is_hand_hidden", "junior", {"state", "steps"}),
    (visible, "is_laid_hidden", "card", {"state", "document", "steps"}),
    (visible, "hide_tables", "junior", {"state"}),
    (entries, "hide_state", "card", {"state", "document"}),
    (entries, "hide_outcome", "card", {"document", "steps"}),
    (entries, "hide_outcome", "junior", {"steps"}),
]


@pytest.mark.parametrize(("module", "part", "name", "tells"), CUTS)
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("waiting", [False, True], ids=["to a spectator", "to a player who waits"])
def test_only_the_kernels_own_cut_decides(
    module: Any, part: str, name: str, tells: set[str], players: int, waiting: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interpreted, with a part of the cut switched off, all it hides is told: nobody else holds it back."""
    if not is_interpreted():
        pytest.skip("the cut can be switched off in interpreted code only; test_shapes.py runs this")
    game, twin, viewer = two_worlds(name, players, waiting)
    assert told_apart(game, twin, viewer) == set()
    monkeypatch.setattr(module, part, lambda *_: False)
    assert told_apart(game, twin, viewer) >= tells


def two_worlds(name: str, players: int, waiting: bool) -> tuple[Game, Game, int | None]:
    """A game, its twin to the eyes of a viewer, and that viewer: a spectator, or the player who moves last.

    In card everybody draws, until they must lay guests face down.
    """
    game = Game.new(name, players, seed=1)
    for _ in range(8 * players):
        quiet = [action for action in game.legal_actions() if action.do in ("draw", "lay_down")]
        game.play([*quiet, *game.legal_actions()][0])
    viewer = (game.to_move - 1) % players if waiting else None
    twin = twin_of(game, viewer, random.Random(1))
    assert twin is not None
    assert name != "card" or twin.open_view().face_down != game.open_view().face_down
    return game, twin, viewer


def told_apart(game: Game, twin: Game, viewer: int | None) -> set[str]:
    """What of all that is sent to a viewer is not the same in two worlds."""
    one, other = (kept(live_of(each), viewer) for each in (game, twin))
    return {part for part in one if one[part] != other[part]}


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
