"""Editions: the files that come with the program, what is wrong with others, and a second edition played."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cafe import Game, Position, document_of, game_from_document
from cafe.bots.registry import bot
from cafe.record.errors import FormatError
from cafe.record.read import decode
from cafe.record.replay import replay_document
from cafe.record.write import encode
from cafe.rules.editions import edition, edition_names, read_edition
from cafe.rules.errors import EditionError, InvalidAction, SetupError
from cafe.rules.games import GAME_NAMES, GAMES, PRINTED
from companion import Pair, random_question
from oracle.editions import BOARD_EDITIONS
from oracle.game import random_deal
from running import call
from test_oracle_agreement import choose
from walks import play_on

EDITIONS = [(game, name) for game in GAME_NAMES for name in edition_names(game)]
OTHERS = [(game, name) for game, name in EDITIONS if name != PRINTED]
DATA = Path(__file__).parent.parent / "src" / "cafe" / "rules" / "data" / "editions"


# -- files --------------------------------------------------------------------------------------------------


def test_every_game_has_its_printed_edition_first_and_the_board_game_another() -> None:
    assert all(edition_names(game)[0] == PRINTED for game in GAME_NAMES)
    assert "small" in edition_names("board")


@pytest.mark.parametrize(("game", "name"), EDITIONS)
def test_every_nation_of_an_edition_has_a_table(game: str, name: str) -> None:
    found = edition(game, name)
    shown = found.plan.marks if found.facts.takes_plan else [found.table_text(table) for table in found.tables]
    assert {nation for table in shown for nation in table.split()} == set(found.cast.nations)


def texts(game: str, name: str = PRINTED) -> tuple[str, str]:
    return tuple((DATA / game / f"{name}.{part}").read_text("utf-8") for part in ("toml", "plan"))  # type: ignore[return-value]


# Game, what is written in its printed file, what instead, and every sentence that must come of it.
BROKEN: list[tuple[str, str, str, list[str]]] = [
    ("board", "hand = 5", "hand = five", [r"not TOML: .*"]),
    (
        "board",
        "hand = 5",
        "hands = 5",
        ["hands: there is no such key", "hand: missing, it is a whole number from 1 to 8"],
    ),
    ("board", "hand = 5", "hand = true", ["hand: must be a whole number from 1 to 8"]),
    ("board", "hand = 5", "hand = 9", ["hand: must be a whole number from 1 to 8"]),
    ("junior", "start_hand = 8", "start_hand = 5", ["start_hand: 5, less than the hand of 6"]),
    ("board", "[2, 4]", "[2, 6]", ["players: must be the fewest and the most players, from 2 to 5"]),
    ("board", "[2, 4]", "[4, 2]", ["players: must be the fewest and the most players, from 2 to 5"]),
    ("board", "[2, 4]", "[2]", ["players: must be the fewest and the most players, from 2 to 5"]),
    ("board", "each = 4 ", "each = 5 ", ["each: must be a whole number from 1 to 4"]),
    ("board", "false ", "0 ", ["closed_hands: must be true or false"]),
    (
        "board",
        "joker = 10",
        "joker = -1",
        [r"penalty: must be guest and joker \(0 to 100\) and breaks_ties \(true or false\)"],
    ),
    ("board", "joker = 10,", "", [r"penalty: must be guest and joker .*"]),
    ("board", '"CF", "CN"', '"Cf", "CN"', ["nations: 'Cf' is no code: two capital letters, not JK"]),
    ("board", '"CF", "CN"', '"JK", "CN"', ["nations: 'JK' is no code: two capital letters, not JK"]),
    ("board", '"CF", "CN"', '"CN", "CN"', ["nations: CN is named twice"]),
    (
        "board",
        '"CF", "CN"',
        '"CF", "XX", "CN"',
        [
            "nations: 13 of them, from 1 to 12 are possible",
            "nations: 108 guests in all, the board game has room for 100",
        ],
    ),
    (
        "card",
        "jokers = 0",
        "jokers = 1",
        ["jokers: the card game has none", "nations: 98 guests in all, the card game has room for 96"],
    ),
    ("board", "bar = [1", "bar = [true", ["bar: must be a list of whole numbers from -100 to 100"]),
    ("board", "bar = [1", "bar = [1, 1", ["bar: 21 places, from 1 to 20 are possible"]),
    ("card", "put_back = 0", "put_back = 0\nbar = [1]", ["bar: the card game has none"]),
    ("board", "put_back = 0", "put_back = 1", ["put_back: the tables of the board game stand on its plan"]),
    ("card", "put_back = 0", "put_back = 20", ["tables: 24 are too few: 20 are put back and 5 laid first"]),
    (
        "card",
        'tables = ["CF", "CN",',
        'tables = ["XX", "CN DE",',
        [
            "tables: 'XX' names XX, which is no nation of this edition",
            "tables: 'CN DE' names 2 nations, a table of the card game has 1",
        ],
    ),
    ("junior", '"CN DE IT FR"', '"CN DE IT"', ["tables: 'CN DE IT' names 3 nations, a table of the junior game has 4"]),
    (
        "junior",
        '"MX", "US"',
        '"MX", "RU"',
        [*["tables: '.*' names US, which is no nation of this edition"] * 8, "tables: none for RU"],
    ),
    (
        "junior",
        '["E5", "H5", "E8", "H8"]',
        '["E5", "E5", "E8"]',
        ["laid_first: a place is named twice", "laid_first: 3 places, the junior game needs 4"],
    ),
    (
        "card",
        '["B2", "D2", "C3", "B4", "D4"]',
        '["B2", "D2", "C3", "A1"]',
        ["laid_first: no table stands at A1", "laid_first: 4 tables, the plan has 5"],
    ),
]


@pytest.mark.parametrize(("game", "old", "new", "sentences"), BROKEN)
def test_every_fault_of_a_file_is_told_in_a_sentence(game: str, old: str, new: str, sentences: list[str]) -> None:
    numbers, drawing = texts(game)
    assert old in numbers
    with pytest.raises(EditionError) as raised:
        read_edition(GAMES[game], "broken", numbers.replace(old, new, 1), drawing)
    assert len(raised.value.faults) == len(sentences), raised.value.faults
    for fault, sentence in zip(raised.value.faults, sentences, strict=True):
        assert re.fullmatch(sentence, fault)


@pytest.mark.parametrize(
    ("game", "old", "new", "sentence"),
    [
        ("board", "s CFs IT", "s XXs IT", "plan: B2: 'XX' is neither a nation of this game, nor 's', nor '.'"),
        ("board", ". s . s .", ". . . s .", "plan: the table at B2 has 3 seats, it needs 4"),
        (
            "card",
            "s T s T s\n",
            "s T s T s s T s\n",
            "plan: row 2 has 8 cells, row 1 has 5",
        ),
    ],
)
def test_every_fault_of_a_plan_is_told_too(game: str, old: str, new: str, sentence: str) -> None:
    numbers, drawing = texts(game)
    assert old in drawing
    with pytest.raises(EditionError) as raised:
        read_edition(GAMES[game], "broken", numbers, drawing.replace(old, new, 1))
    assert any(re.fullmatch(sentence, fault) for fault in raised.value.faults), raised.value.faults


def test_a_plan_that_is_not_for_this_game() -> None:
    with pytest.raises(EditionError) as raised:
        read_edition(GAMES["card"], "broken", texts("card")[0], texts("junior")[1])
    assert "plan: 64 seats, the card game has room for 12" in raised.value.faults
    assert "plan: 16 tables, the card game has room for 5" in raised.value.faults
    with pytest.raises(EditionError) as raised:
        read_edition(GAMES["junior"], "broken", texts("junior")[0], texts("card")[1])
    assert "plan: the seat at C2 touches two tables, in junior none may" in raised.value.faults


def test_an_edition_without_a_plan_is_told() -> None:
    with pytest.raises(EditionError, match="plan: the plan has no rows"):
        read_edition(GAMES["board"], "broken", texts("board")[0], "")


def test_an_edition_that_is_not_there() -> None:
    with pytest.raises(SetupError, match="there is no edition 'huge' of board: choose printed, "):
        Game.new("board", 2, edition="huge")
    with pytest.raises(SetupError, match="there is no edition 'small' of card: choose printed"):
        Game.new("card", 2, edition="small")
    with pytest.raises(SetupError, match="there is no game 'x': choose card, board, junior"):
        Game.new("x", 2)


# -- playing ------------------------------------------------------------------------------------------------


def test_the_small_board_game() -> None:
    game = Game.new("board", 2, seed=1, edition="small")
    assert len(game.tables) == 12
    assert len(game.ruleset.plan.seats) == 36
    assert len(game.ruleset.edition.cast.everybody) == 52
    assert game.view(0).edition == "small"
    assert game.view(0).plan is None
    with pytest.raises(SetupError, match="board is for 2 players, not 3"):
        Game.new("board", 3, edition="small")
    with pytest.raises(InvalidAction):
        game.play("seat RUf A2")  # no guest of this edition
    with pytest.raises(InvalidAction):
        game.play("seat --f A2")


def test_the_bar_of_an_edition_is_full_with_its_last_place() -> None:
    bar = ["FRf", "FRm", "ITf", "ITm", "GBf", "GBm", "ESf", "ESm"]
    position = Position(hands=[["CNf"], ["CNm"]], bar=bar, guests=["FRf"] * 3 + ["ITm"] * 3)
    game = Game.from_position("board", 2, position, edition="small")
    game.play("bar CNf")
    assert game.scores == (-8, 0)
    assert game.result is not None
    assert game.result.reason == "B11b"
    with pytest.raises(SetupError, match=re.escape("bar: 10 guests, the bar has 9 places (B3)")):
        Game.from_position("board", 2, Position(bar=[*bar, "CNf", "CNm"]), edition="small")


@pytest.mark.parametrize("variant", [False, True])
@pytest.mark.parametrize(("game", "name"), OTHERS)
def test_a_document_tells_its_edition_and_is_read_again(game: str, name: str, variant: bool) -> None:
    for seed in range(5):
        played = Game.new(game, 2, seed=seed, edition=name, options={"same_sex_tables": variant})
        play_on(played, seed, eager=0.8)
        text = encode(document_of(played))
        assert msgspec.json.decode(text)["edition"] == name
        again = game_from_document(decode(text))
        assert encode(document_of(again)) == text
        assert Game.from_view(played.view(None)).ruleset.edition.name == name


def test_the_printed_edition_is_left_out_of_documents() -> None:
    document = msgspec.to_builtins(document_of(Game.new("board", 2, seed=1, edition=PRINTED)))
    assert "edition" not in document
    named = decode(msgspec.json.encode(document | {"edition": PRINTED}))
    assert replay_document(named).refusal is None


def test_an_unknown_edition_is_a_fault_of_the_document() -> None:
    document = msgspec.to_builtins(document_of(Game.new("board", 2, seed=1, edition="small")))
    with pytest.raises(FormatError) as raised:
        replay_document(decode(msgspec.json.encode(document | {"edition": "huge"})))
    assert raised.value.place == "edition"


def test_another_plan_of_another_edition() -> None:
    rows = list(edition("board", "small").plan.rows)[::-1]
    game = Game.new("board", 2, seed=3, edition="small", plan=rows)
    play_on(game, 3, eager=0.8)
    document = msgspec.json.decode(encode(document_of(game)))
    assert (document["edition"], document["plan"]) == ("small", rows)
    assert game_from_document(decode(encode(document_of(game)))).scores == game.scores


@pytest.mark.parametrize("variant", [False, True])
@pytest.mark.parametrize("name", [name for name in edition_names("board") if name != PRINTED])
def test_engine_and_oracle_agree_on_other_editions(name: str, variant: bool) -> None:
    assert list(edition("board", name).players) == list(BOARD_EDITIONS[name].players)
    for seed in range(6):
        dice = random.Random(seed)
        document: dict[str, Any] = {
            "format": "cafe-game/1",
            "game": "board",
            "edition": name,
            "options": {"same_sex_tables": variant},
            "players": ["p0", "p1"],
            "start": dice.randrange(2),
            "deal": random_deal("board", dice, name),
        }
        pair = Pair(document)
        eager = dice.choice((0.0, 0.5, 0.9, 1.0))
        while not pair.oracle.over:
            for _ in range(4):
                pair.ask(random_question(pair, dice))
            pair.play(choose(pair, dice, eager))
            pair.compare()


@pytest.mark.parametrize("level", ["level1", "level2", "level3", "level5@0.02s"])
@pytest.mark.parametrize(("game", "name"), OTHERS)
def test_bots_play_an_edition_by_what_they_know_of_its_game(game: str, name: str, level: str) -> None:
    played = Game.new(game, 2, seed=2, edition=name)
    players = [bot(level, 1), bot("greedy", 2)]
    while not played.is_over:
        for action in players[played.to_move].choose(played):
            played.play(action)
    assert played.result is not None


# -- commands -----------------------------------------------------------------------------------------------


def play(*words: str) -> Any:
    return call("play", "--seed", "4", *words, given=b"1\n" * 600)


@pytest.mark.parametrize(("game", "name"), OTHERS)
def test_an_edition_is_played_to_its_end_in_the_terminal(game: str, name: str) -> None:
    told = play("--game", game, "--edition", name, "--bots", "level3")
    assert told.code == 0, told.err
    assert "The game is over" in told.out
    for value in edition(game, name).bar:
        assert f"{value:+d}" in told.out


def test_a_plan_from_a_file_is_played_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "café.plan"
    file.write_text("# ours\n\n" + "\n".join(edition("board", "small").plan.rows[::-1]), "utf-8")
    told = play("--game", "board", "--edition", "small", "--plan", str(file))
    assert told.code == 0, told.err
    assert "The game is over" in told.out
    assert "[DE]" in next(line for line in told.lines if line.startswith(" 2 "))


def test_plans_that_cannot_be_played_are_told_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.plan"
    file.write_text(". s .\ns FRs\n. . .\n", "utf-8")
    bytes_only = tmp_path / "bytes.plan"
    bytes_only.write_bytes(b"\xff\xfe\xff")
    for words, sentence in (
        (("--game", "board", "--plan", str(file)), "the table at B2 has 3 seats, it needs 4"),
        (("--game", "card", "--plan", str(file)), "the card game takes no other plan"),
        (("--game", "board", "--plan", str(tmp_path / "none")), "no such file"),
        (("--game", "board", "--plan", str(bytes_only)), "is no text in UTF-8"),
        (("--game", "board", "--edition", "huge"), "there is no edition 'huge' of board"),
    ):
        told = play(*words)
        assert told.code == 2
        assert sentence in told.err
        assert told.err.count("\n") == 1


def test_simulations_and_tournaments_of_an_edition(tmp_path: Path) -> None:
    out, results = tmp_path / "games.jsonl", tmp_path / "results.jsonl"
    told = call("simulate", "--game", "board", "--edition", "small", "--games", "3", "--out", str(out))
    assert told.code == 0
    assert "board (small), 3 games" in told.out
    assert all(decode(line).edition == "small" for line in out.read_bytes().splitlines())
    assert call("referee", str(out)).code == 0
    assert "[FR]" in call("show", str(out)).out
    words = ["arena", "--game", "board", "--edition", "small", "--entrants", "greedy,random", "--games", "4"]
    told = call(*words, "--jobs", "1", "--no-report", "--results", str(results))
    assert told.code == 0, told.err
    assert "board (small), 2 players" in told.out
    told = call(
        *[word for word in words if word not in ("--edition", "small")], "--no-report", "--results", str(results)
    )
    assert told.code == 2  # other terms
    assert "edition" in told.err


def test_the_page_of_editions_lists_them_all() -> None:
    page = (Path(__file__).parent.parent / "docs" / "editions.md").read_text("utf-8")
    listed = re.findall(r"^\| `(\w+)` \| `(\w+)` \|", page, re.MULTILINE)
    assert sorted(listed) == sorted(EDITIONS)
