/** The puzzles of the day: a position, and whether a turn is the one that pays most (puzzles/puzzle.py). */
import { plainVerdict } from "../../kernel/src/decoder.ts";
import { IllegalAction } from "../../kernel/src/errors.ts";
import type { Game } from "../../kernel/src/game.ts";
import { replayDocument } from "../../kernel/src/replay.ts";
import type { GameDocument, GameName, Puzzle, PuzzleAnswer, Strength } from "../lib/protocol.ts";
import { fault } from "./faults.ts";
import type { Rooms } from "./kernels.ts";
import { termsOf } from "./replays.ts";

const DAY = 86_400_000; // ms
const DAYS_BEFORE_1970 = 719_163; // counted as Python does

const STRENGTHS: readonly Strength[] = ["easy", "hard", "expert"];

interface KeptPuzzle {
  strength: Strength;
  document: GameDocument;
  turn: string[];
  points: number;
  naive: number;
}

/** Which puzzle: its number among those of its strength. */
interface Which {
  game: GameName;
  strength: Strength;
  number: number;
}

/** One of the strengths that there are; a Refused otherwise. */
export function strengthOf(text: string): Strength {
  const found = STRENGTHS.find((one) => one === text);
  if (!found) throw fault("invalid", `a puzzle is ${STRENGTHS.join(", ")}`, { place: "strength" });
  return found;
}

export class Puzzles {
  readonly #kept = new Map<GameName, Promise<KeptPuzzle[]>>();

  constructor(
    readonly rooms: Rooms,
    readonly now: () => number,
  ) {}

  async #all(game: GameName, strength: Strength): Promise<KeptPuzzle[]> {
    const known = this.#kept.get(game) ?? this.rooms.files.puzzles(game).then(readLines);
    this.#kept.set(game, known);
    known.catch(() => this.#kept.delete(game));
    return (await known).filter((one) => one.strength === strength);
  }

  /** The puzzle of a day, as 2026-11-16; each comes up once before any repeats. */
  async ofDay(game: GameName, strength: Strength, day: string | null): Promise<Puzzle> {
    const moment = day === null ? 1000 * this.now() : Date.parse(`${day}T00:00:00Z`);
    if (Number.isNaN(moment)) throw fault("invalid", "a day is written as 2026-11-16", { place: "day" });
    const all = await this.#all(game, strength);
    const number = (Math.floor(moment / DAY) + DAYS_BEFORE_1970) % all.length;
    return bodyOf({ game, strength, number }, all);
  }

  async byNumber(game: GameName, strength: Strength, number: number): Promise<Puzzle> {
    await this.#puzzle({ game, strength, number });
    return bodyOf({ game, strength, number }, await this.#all(game, strength));
  }

  async #puzzle({ game, strength, number }: Which): Promise<KeptPuzzle> {
    const all = await this.#all(game, strength);
    const found = all[number];
    if (!found) throw fault("unknown", `there are ${all.length} ${strength} puzzles of the game, numbered from 0`);
    return found;
  }

  /** What a turn pays, and whether none pays more; the best turn once it is found or given up. */
  async answer(which: Which, actions: readonly string[], giveUp: boolean): Promise<PuzzleAnswer> {
    const puzzle = await this.#puzzle(which);
    const room = await this.rooms.of(which.game);
    const points = pointsOf(replayDocument(room.rulesFor(termsOf(puzzle.document)), puzzle.document).game, actions);
    const best = points === puzzle.points;
    return { points, best, ...(best || giveUp ? { best_points: puzzle.points, turn: puzzle.turn } : {}) };
  }
}

const readLines = (text: string): KeptPuzzle[] =>
  text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as KeptPuzzle);

const bodyOf = (which: Which, all: readonly KeptPuzzle[]): Puzzle => ({
  ...which,
  of: all.length,
  document: all[which.number]!.document,
  naive: all[which.number]!.naive,
});

/** What a turn pays, ended if necessary; a Refused if a step is refused or one too many. */
function pointsOf(game: Game, actions: readonly string[]): number {
  const player = game.toMove;
  const before = game.scores[player]!;
  const texts = actions.map((action) => game.find(action).text);
  for (const action of texts) {
    if (game.toMove !== player) throw new IllegalAction(plainVerdict(action, "turn", "turn"));
    game.play(action);
  }
  if (game.toMove === player && game.legal().some(({ text }) => text === "stop")) game.play("stop");
  return game.scores[player]! - before;
}
