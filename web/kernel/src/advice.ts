/** Hints: the best whole turns of a moment, what they are worth, and why, as data (bots/analysis.py). */
import type { Advised, Hint, HintTurn, Reason, View } from "../../src/lib/protocol.ts";
import { putRight } from "./calibration.ts";
import { SetupError } from "./errors.ts";
import type { Game } from "./game.ts";
import type { GameRules } from "./game_rules.ts";
import type { Effort } from "./kernel_file.ts";
import type { Tried } from "./race.ts";
import { round } from "./rounding.ts";
import { NONE } from "./ruleset.ts";
import type { Search } from "./search.ts";
import { gameFromView } from "./state_from_view.ts";

const TURNS = 5; // told in a hint

/** A whole turn with its worth, not rounded yet. */
export interface Advice extends Tried {
  actions: string[];
  points: number; // scored at once
  reasons: Reason[];
}

/** The best turns of the player to move, the best first, and everybody's chance to win. */
export interface Analysis {
  turns: Advice[];
  chances: number[];
}

export interface Question {
  effort: Effort;
  seed: number;
  turns: number; // how many are told
  also?: readonly (readonly number[])[]; // turns that are looked at whatever they promise
}

/** The best turns of a game as the player to move sees it. */
export async function analyse(search: Search, game: Game, asked: Question): Promise<Analysis> {
  if (game.isOver) throw new SetupError("the game is over: there is nothing to advise");
  const { effort, seed, also = [] } = asked;
  const style = game.ruleset.data.levels[game.ruleset.data.strongest]!.style!;
  const found = await search.think(game, { effort, seed, also, style, policy: "calibrated", evenOne: true });
  const tried = found.map((turn) => putRight(game, turn));
  const wished = also.map(String);
  const more = tried.slice(asked.turns).filter(({ codes }) => wished.includes(String(codes)));
  const turns = [...tried.slice(0, asked.turns), ...more].map((turn) => advise(search, game, turn));
  return { turns, chances: tried[0]!.chances };
}

function advise(search: Search, game: Game, turn: Tried): Advice {
  const { points, rows } = search.planner.tell(game, turn.codes);
  const actions = turn.codes.map((code) => game.ruleset.actions[code]!.text);
  return { ...turn, actions, points, reasons: rows.map((row) => readReason(game, row)) };
}

/** One thing about a turn: what, and the table, seat, guest and points it is about, if any. */
function readReason({ ruleset }: Game, row: readonly number[]): Reason {
  const [number, table, seat, guest, points] = row as [number, number, number, number, number];
  const { names } = ruleset.data;
  const what = names.reasons[number]!;
  return {
    what,
    ...(number >= names.against ? { against: true } : {}),
    ...(table === NONE ? {} : { table: ruleset.plan.tables[table]! }),
    ...(seat === NONE ? {} : { seat: ruleset.plan.seats[seat]! }),
    ...(guest === NONE ? {} : { guest: ruleset.codes[guest]! }),
    ...(points === NONE ? {} : { points }),
  };
}

/** A turn as it is sent. `message` names its actions only: the page spells the reasons. */
export function advised(advice: Advice): Advised {
  return {
    actions: advice.actions,
    points: advice.points,
    chance: round(advice.chance, 4),
    margin: round(advice.margin, 2),
    reasons: advice.reasons,
    message: advice.actions.join(", "),
    simulations: advice.simulations,
  };
}

/** The best turns in a view of the player to move: made from what that player sees, and nothing else. */
export async function hintFrom(
  search: Search,
  rules: GameRules,
  view: View,
  effort: Effort,
  seed: number,
): Promise<Hint> {
  const seen = gameFromView(rules, view);
  const found = await analyse(search, seen, { effort, seed, turns: TURNS });
  const turns = found.turns.map((advice) => hintTurn(seen, advice));
  const [best] = turns;
  const chances = found.chances.map((chance) => round(chance, 4));
  const by = rules.ruleset.data.strongest;
  return { type: "hint", steps: best!.steps ?? [], total: totalOf(best!.steps ?? []), by, turns, chances };
}

function hintTurn(seen: Game, advice: Advice): HintTurn {
  const trial = seen.copy();
  const steps = advice.actions.map((action) => {
    const step = trial.choice(action);
    trial.play(action);
    return step;
  });
  return { ...advised(advice), ...(steps.length ? { steps } : {}) };
}

const totalOf = (steps: readonly { total: number }[]): number => steps.reduce((sum, { total }) => sum + total, 0);
