"""Whether the chances that hints tell come true, and what must be put right so that they do.

    .venv/bin/python bench/calibration.py --games 120 [--game card] [--players 2] [--learn] [--write]

Equal players play whole games, in turn short searches, evaluations alone (level 4) and greedy ones; now and then the
search of the hints is asked what it thinks of the best turn, and at the end its player has won or not. Printed is what
was said, raw and put right (cafe/bots/calibration.py), next to what came, and Brier's score of both: the mean square of
what was missing, the less the better; who always says the mean share of wins gets the last figure. What is put right is
found in one half of the games and judged by the other, and the other way round; `--write` finds it in all games and
writes bots/data/calibration.toml. `--learn` learns and writes the weights by which card is judged in hints, and no
more: from games of equals by choices, weights or points, and of choices against greedy (least squares as in
bench/learn.py; with CAFE_KERNEL=jit).
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import numpy as np

from cafe import Game
from cafe.bots.calibration import Calibration, calibrated_evaluation, calibration_of, openness, stock_left
from cafe.bots.float_arrays import Floats
from cafe.bots.levels import strongest_style
from cafe.bots.make_buffers import POINTS_ALONE
from cafe.bots.registry import bot
from cafe.bots.search import Search
from cafe.bots.search_settings import Effort
from cafe.bots.weights import read_evaluation
from cafe.rules.editions import edition
from cafe.rules.games import GAME_NAMES
from cafe.rules.ruleset import ruleset
from cafe.rules.verdict import Result
from weight_lines import weight_lines

CALIBRATION = Path(__file__).parent.parent / "src/cafe/bots/data/calibration.toml"
HEADING = """\
# How what a search says of its chance and margin is put right before it is told (calibration.py), by game and number
# of players; made by bench/calibration.py.
"""
EQUALS = ("search@60", "level4", "greedy")
LOTS, GAMES_A_LOT, FIRST_LOT = 4, 3_000, 900  # to learn from
LOOK = Effort(simulations=100)
ASKED = 0.15  # of the moments
FIRST_SEED = 5000
SURE = 1e-4  # chances nearer to 0 and 1 count as if they were this near
RIDGE = 2.0
HEAD = (
    f"{'':12}{'looks':>7}{'said':>8}{'told':>8}{'came':>8}{'Brier said':>12}{'told':>8}{'mean':>8}"
    f"{'margin said':>13}{'told':>8}{'came':>8}"
)


@dataclass(frozen=True)
class Looks:
    """What was said now and then in some games, and what came; one number for each look."""

    game: Floats
    chance: Floats
    margin: Floats
    left: Floats  # of a whole stock
    won: Floats  # the share of a win
    ahead: Floats  # at the end, of the best of the others

    def part(self, which: Floats) -> Looks:
        return Looks(*(column[which] for column in vars(self).values()))


def look(name: str, players: int, games: int) -> Looks:
    """Let equals play, and ask now and then."""
    search, rows = Search(ruleset(name), strongest_style(name), evaluation=calibrated_evaluation(name)), []
    for number in range(games):
        game, dice = Game.new(name, players, seed=FIRST_SEED + number), Random(number)
        bots = [bot(EQUALS[number % len(EQUALS)], number * 10 + seat) for seat in range(players)]
        said = []
        while not game.is_over:
            if len(game.legal_codes()) > 1 and dice.random() < ASKED:
                best = search.think(game, LOOK, number, even_one=True)[0]
                said.append((game.to_move, best.chance, best.margin, stock_left(game)))
            for action in bots[game.to_move].choose(game):
                game.play(action)
        if game.result is not None:
            rows += [(number, *told, *outcome(game.result, player)) for player, *told in said]
    return Looks(*np.array(rows, np.float64).T)


def learn_to_judge() -> Floats:
    """Weights for card that know nothing of who is stronger, but for what the features tell."""
    from learn import Fit, School  # it adds to the kernel, so it needs CAFE_KERNEL=jit

    school, fit, known, seed = School(ruleset("card")), Fit(), read_evaluation("card"), FIRST_LOT
    for _ in range(LOTS):
        for weights in (known.choices, known.weights, POINTS_ALONE):
            found = fit.add(*school.lesson(weights, GAMES_A_LOT, seed))
            seed += 1
        found = fit.add(*school.lesson(known.choices, GAMES_A_LOT, seed, rival=POINTS_ALONE))
        seed += 1
    return found


def outcome(result: Result, player: int) -> tuple[float, int]:
    """A player's share of the win, and by how much it was ahead of the best of the others."""
    others = [score for seat, score in enumerate(result.scores) if seat != player]
    share = 1 / len(result.winners) if player in result.winners else 0.0
    return share, result.scores[player] - max(others)


def features(looks: Looks) -> Floats:
    chance = np.clip(looks.chance, SURE, 1.0 - SURE)
    return np.stack([np.log(chance / (1.0 - chance)), np.ones_like(chance), looks.left], axis=1)


def told(looks: Looks, honest: Calibration) -> tuple[Floats, Floats]:
    """Chances and margins put right."""
    chances = right_chances(looks, honest)
    added = [honest.to_add(chance, left) for chance, left in zip(chances, looks.left, strict=True)]
    return chances, looks.margin + np.array(added)


def right_chances(looks: Looks, honest: Calibration) -> Floats:
    return np.array([honest.right_chance(chance, left) for chance, left in zip(looks.chance, looks.left, strict=True)])


def find(looks: Looks) -> Calibration:
    """What must be put right: logistic regression for the chance, then least squares for the margin."""
    factor, always, by_stock = fit_logistic(features(looks), looks.won).tolist()
    honest = Calibration((factor, always, by_stock), (0.0, 0.0))
    are_open = np.array([openness(chance) for chance in right_chances(looks, honest)])
    parts = np.stack([are_open, are_open * looks.left], axis=1)
    margin = np.linalg.solve(parts.T @ parts + RIDGE * np.eye(2), parts.T @ (looks.ahead - looks.margin))
    return replace(honest, margin=(margin[0], margin[1]))


def fit_logistic(columns: Floats, won: Floats) -> Floats:
    """Newton's method with half steps where a whole one is too far; a little ridge towards what the search says."""
    unchanged = np.array([1.0, 0.0, 0.0])

    def loss(weights: Floats) -> float:
        odds = columns @ weights
        return float((np.logaddexp(0.0, odds) - won * odds).sum() + RIDGE / 2 * ((weights - unchanged) ** 2).sum())

    weights = unchanged
    for _ in range(50):
        chance = 1.0 / (1.0 + np.exp(-columns @ weights))
        slope = columns.T @ (chance - won) + RIDGE * (weights - unchanged)
        bend = (columns * (chance * (1.0 - chance))[:, None]).T @ columns + RIDGE * np.eye(3)
        step = np.linalg.solve(bend, slope)
        while loss(weights - step) > loss(weights) and np.abs(step).max() > 1e-9:
            step = step / 2
        weights = weights - step
    return weights


def line(name: str, looks: Looks) -> str:
    """What was said, what would have been told by the other half of the games, and what came."""
    chances, margins, mean = np.zeros_like(looks.won), np.zeros_like(looks.won), np.zeros_like(looks.won)
    for half in (0, 1):
        judge = looks.game // len(EQUALS) % 2 == half
        chances[judge], margins[judge] = told(looks.part(judge), find(looks.part(~judge)))
        mean[judge] = looks.won[~judge].mean()
    brier = [float(((said - looks.won) ** 2).mean()) for said in (looks.chance, chances, mean)]
    return (
        f"{name:12}{len(looks.won):7}{looks.chance.mean():8.2f}{chances.mean():8.2f}{looks.won.mean():8.2f}"
        f"{brier[0]:12.3f}{brier[1]:8.3f}{brier[2]:8.3f}"
        f"{looks.margin.mean():+13.1f}{margins.mean():+8.1f}{looks.ahead.mean():+8.1f}"
    )


def write(found: dict[tuple[str, int], Calibration], weights: Floats) -> None:
    """All that is known as a file that people can read."""
    lines = HEADING.splitlines()
    for game in GAME_NAMES:
        lines += ["", f"[{game}]"]
        for players in edition(game).players:
            known = found.get((game, players)) or calibration_of(game, players)
            chance, margin = (", ".join(f"{x:.3f}" for x in each) for each in (known.chance, known.margin))
            lines.append(f"{players} = {{ chance = [{chance}], margin = [{margin}] }}")
    lines += ["", "[card.weights]", *weight_lines(weights)]
    CALIBRATION.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Look, print, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--game", nargs="+", default=list(GAME_NAMES), choices=GAME_NAMES)
    parser.add_argument("--players", nargs="+", type=int, default=[2, 3, 4, 5])
    parser.add_argument("--learn", action="store_true", help="learn by what weights card is judged; takes minutes")
    parser.add_argument("--write", action="store_true", help="write what was found")
    options = parser.parse_args()
    if options.games < 2:
        parser.error("at least two games")
    if options.learn:
        write({}, learn_to_judge())
    else:
        calibrate(options)


def calibrate(options: argparse.Namespace) -> None:
    """Look at all that is asked for, and write what was found if that is wished."""
    print(HEAD)
    found = {}
    for game in options.game:
        for players in sorted({*options.players} & {*edition(game).players}):
            looks = look(game, players, options.games)
            found[game, players] = find(looks)
            print(line(f"{game}, {players}", looks), flush=True)
    if options.write:
        write(found, calibrated_evaluation("card").weights)


if __name__ == "__main__":
    main()
