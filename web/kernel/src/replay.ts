/** Documents turned back into games, every action judged by the rules (record/replay.py). */
import type { GameDocument } from "../../src/lib/protocol.ts";
import { type Group, groupText, textOf } from "./actions.ts";
import { plainVerdict, type Verdict } from "./decoder.ts";
import { FormatError, PositionError, SetupError } from "./errors.ts";
import { Game } from "./game.ts";
import type { GameRules } from "./game_rules.ts";
import { gameFromPosition } from "./position.ts";

type Step = NonNullable<GameDocument["actions"]>[number];

const BEFORE_SEATS = ["over", "turn", "hand"]; // refusals that come before any about the place

/** The first fault of a well-formed document; `action` is the action's number, null if the result is wrong. */
export interface DocumentRefusal {
  rule: string;
  verdict: Verdict;
  action: number | null;
}

/** The game as far as it could be played, and what stopped it, if anything. */
export interface Replayed {
  game: Game;
  refusal: DocumentRefusal | null;
}

/** Play a document's actions and check its points and result; FormatError if it makes no sense. */
export function replayDocument(rules: GameRules, document: GameDocument): Replayed {
  const game = setUp(rules, document);
  const actions = document.actions ?? [];
  actions.forEach((step, number) => checkStep(game, step, number));
  for (const [number, step] of actions.entries()) {
    const refusal = playStep(game, step, number);
    if (refusal) return { game, refusal };
  }
  return { game, refusal: checkResult(game, document) };
}

/** The game of a document before its first action; FormatError names the part that makes no sense. */
export function setUp(rules: GameRules, document: GameDocument): Game {
  const { deal, position, players, start } = document;
  if ((deal === undefined) === (position === undefined))
    throw new FormatError("either a deal or a position, not both and not neither", "deal");
  if (start !== undefined && start >= players.length) throw new FormatError(`there is no player ${start}`, "start");
  if (deal && start === undefined) throw new FormatError("a deal needs its start player", "start");
  try {
    return deal ? Game.fromDeal(rules, players, deal, start) : gameFromPosition(rules, players, position!, start);
  } catch (error) {
    if (error instanceof PositionError) throw new FormatError(error.message, position ? "position" : "");
    if (error instanceof SetupError) throw new FormatError(error.message, error.place);
    throw error;
  }
}

/** Refuse players and guests that the game does not have. */
function checkStep(game: Game, step: Step, number: number): void {
  const place = `actions[${number}]`;
  if (step.player >= game.players.length) throw new FormatError(`there is no player ${step.player}`, `${place}.player`);
  const members = step.do === "seat_group" ? step.guests : [step];
  for (const member of members) {
    const guest = "guest" in member ? member.guest : undefined;
    if (guest !== undefined && !game.ruleset.kindOf.has(guest))
      throw new FormatError(`'${guest}' is no guest of the ${game.name} game`, place);
  }
}

/** Play one action of a document, or return the refusal and change nothing. */
function playStep(game: Game, step: Step, number: number): DocumentRefusal | null {
  const verdict = judgeStep(game, step);
  if (verdict.rule) return { rule: verdict.rule, verdict, action: number };
  if (step.do === "draw" && step.guest !== undefined && step.guest !== topGuest(game))
    return { rule: "K8", verdict: plainVerdict(verdict.action, "K8", "K8-top"), action: number };
  const given = "points" in step ? step.points : undefined;
  if (given !== undefined && !isSame(given, pointsOf(step, verdict)))
    return { rule: "points", verdict: plainVerdict(verdict.action, "points", "points"), action: number };
  if (step.do === "seat_group") game.playGroup(groupOf(step));
  else game.play(textOfStep(step));
  return null;
}

/** The points of a legal action as documents write them: by table, as a number, or not at all. */
function pointsOf(step: Step, verdict: Verdict): Record<string, number> | number | null {
  if (step.do === "seat" || step.do === "seat_group") return verdict.points;
  return step.do === "bar" ? verdict.bonus : verdict.bonus || null;
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [left, right] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return left.length === right.size && left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)));
}

function topGuest({ ruleset, state }: Game): string {
  return ruleset.codes[state.at("stock", state.get("drawn"))]!;
}

const groupOf = (step: { table: string; guests: Group["guests"] }): Group => ({
  table: step.table,
  guests: step.guests,
});

function textOfStep(step: Exclude<Step, { do: "seat_group" }>): string {
  const { do: name } = step;
  const guest = "guest" in step && name !== "draw" ? step.guest : undefined;
  return textOf({ do: name, ...(guest ? { guest } : {}), ...("at" in step ? { at: step.at } : {}) });
}

/** The verdict on an action of a document, even one of another game. */
export function judgeStep(game: Game, step: Step): Verdict {
  const group = step.do === "seat_group" ? groupOf(step) : null;
  const action = step.do === "seat_group" ? groupText(groupOf(step)) : textOfStep(step);
  if (game.isOver) return plainVerdict(action, "over", "over");
  if (step.player !== game.toMove) return plainVerdict(action, "turn", "turn-player");
  if (group) return game.explainGroup(group);
  if (game.ruleset.byText.has(action)) return game.explain(action);
  if (step.do !== "seat" && step.do !== "swap" && step.do !== "lay_table")
    return plainVerdict(action, "turn", "turn-game");
  return judgeElsewhere(game, step, action);
}

/** The verdict on an action at a cell that is not a seat, or not a place for a table. */
function judgeElsewhere(game: Game, step: Step, action: string): Verdict {
  const { plan, byText } = game.ruleset;
  const laying = step.do === "lay_table";
  const at = laying ? plan.tables[0]! : plan.seats[0]!;
  const standIn = textOf({ do: step.do, ...("guest" in step ? { guest: step.guest! } : {}), at });
  if (!byText.has(standIn)) return plainVerdict(action, "turn", "turn-game");
  const verdict = game.explain(standIn);
  if (BEFORE_SEATS.includes(verdict.rule)) return plainVerdict(action, verdict.rule, verdict.because);
  return laying ? plainVerdict(action, "J7", "J7") : plainVerdict(action, "G3", "G3-none");
}

function checkResult(game: Game, { result: given }: GameDocument): DocumentRefusal | null {
  if (given === undefined) return null;
  const { result } = game;
  if (result && isSame(given, result)) return null;
  const verdict = plainVerdict("result", "result", result ? "result" : "result-not-over");
  return { rule: "result", verdict, action: null };
}
