/** Room in the kernel's memory for planning turns, and the players that answer at once (bots/make_buffers.py). */
import type { Game } from "./game.ts";
import type { Arguments, Kernel, Block } from "./kernel.ts";
import type { Evaluation, Mistakes } from "./kernel_file.ts";
import { mostActions } from "./questions.ts";
import type { RecordBytes } from "./records.ts";
import type { Ruleset } from "./ruleset.ts";

const WEIGHTS = 2; // what each feature is worth at the beginning of a game, and at its end

/** By what imagined players choose and cafés are judged, as arguments of the search. */
export interface Learnt {
  choices: Block;
  weights: Block;
  spread: Block;
}

/** One thinker with a kernel of its own; it thinks about one thing at a time. */
export class Planner {
  readonly buffers: Arguments;
  readonly pointsAlone: Block; // the weights of a player who looks at the points only
  readonly players: Learnt;
  readonly calibrated: Learnt; // for hints and reviews
  readonly #states: Block;
  readonly #floors: Block;
  readonly #cafes: Block;
  readonly #pool: Block;
  readonly #turn: Block;
  readonly #value: Block;
  readonly #stream: Block;
  readonly #luck: Block;
  readonly #listed: { turns: Block; values: Block };
  readonly #mind: { places: Block; doubles: Block };
  readonly #reasons: { turn: Block; rows: Block };

  constructor(readonly kernel: Kernel) {
    const { sizes, facts, evaluation, calibrated } = kernel.data;
    const most = mostActions(kernel);
    this.#states = kernel.records("State", sizes.rows);
    this.#floors = kernel.records("Floor");
    this.#cafes = kernel.records("State", 2);
    this.#pool = kernel.words(sizes.pool);
    this.#turn = kernel.words(1, sizes.turn);
    this.#value = kernel.words(1);
    this.#stream = kernel.words(1);
    this.#luck = kernel.words(1);
    this.buffers = {
      "buffers.states": this.#states,
      "buffers.floors": this.#floors,
      "buffers.legal_moves": kernel.records("LegalMoves"),
      "buffers.codes": kernel.words(sizes.depth + 1, most),
      "buffers.scratch": kernel.words(sizes.rows, sizes.turn),
      "buffers.hopes": kernel.words(sizes.rows),
      "buffers.features": kernel.words(sizes.room),
      "buffers.turn": this.#turn,
      "buffers.value": this.#value,
      "buffers.cafes": this.#cafes,
      "buffers.pool": this.#pool,
      "buffers.stream": this.#stream,
    };
    this.pointsAlone = kernel.words(0, sizes.features);
    this.players = this.#learnt(evaluation);
    this.calibrated = this.#learnt(calibrated);
    this.#listed = { turns: kernel.words(sizes.weak_turns, sizes.turn), values: kernel.words(sizes.weak_turns) };
    this.#mind = { places: kernel.words(most), doubles: kernel.words(facts.sizes.tables!) };
    const rows = sizes.reasons_a_step * sizes.depth + facts.sizes.tables!;
    this.#reasons = { turn: kernel.words(sizes.turn), rows: kernel.words(rows, sizes.reason_columns) };
  }

  #learnt({ weights, choices, spread }: Evaluation): Learnt {
    const { sizes, fine } = this.kernel.data;
    const told = (parts: readonly number[], ...shape: number[]) =>
      this.kernel.floats(
        parts.map((part) => part / fine),
        ...shape,
      );
    const judging = told(weights, WEIGHTS, sizes.features);
    return {
      weights: judging,
      choices: choices ? told(choices, WEIGHTS, sizes.features) : judging,
      spread: told(spread, spread.length),
    };
  }

  /** Look at games of this ruleset from now on. */
  use(ruleset: Ruleset): void {
    this.kernel.write(this.#floors, ruleset.floor.bytes);
  }

  /** Put a game into cafes[0], with all that the player to move cannot see forgotten; returns it. */
  takeIn(game: Game): Uint8Array {
    this.use(game.ruleset);
    this.kernel.write(this.#cafes, game.state.bytes);
    this.kernel.call("forget_hidden", { ...this.#hiding(game), states: this.#cafes });
    return this.kernel.read(this.#cafes, game.state.bytes.length);
  }

  /** Put a café in which all is forgotten into cafes[0]. */
  takeCafe(ruleset: Ruleset, cafe: Uint8Array): void {
    this.use(ruleset);
    this.kernel.write(this.#cafes, cafe);
  }

  #takeWhole(game: Game): void {
    this.use(game.ruleset);
    this.kernel.write(this.#states, game.state.bytes);
  }

  #hiding(game: Game): Arguments {
    return { floors: this.#floors, player: game.toMove, put_back: game.putBack, pool: this.#pool };
  }

  /** Put a game into states[0] as the player to move may imagine it: all that is hidden dealt at random. */
  #imagine(game: Game, stream: Block): void {
    this.#takeWhole(game);
    this.kernel.call("imagine_hidden", { ...this.#hiding(game), states: this.#states, stream });
  }

  #seed(stream: Block, seed: number): void {
    this.kernel.call("seed", { stream, seed, number: 0 });
  }

  /** The turn with the most points. */
  byPoints(game: Game, seed: number): number[] {
    this.#seed(this.#stream, seed);
    this.#takeWhole(game);
    return this.#next(this.pointsAlone, this.kernel.data.sizes.at_once);
  }

  /** The turn with the best evaluation; where not all can be tried, a number of beginnings is carried on. */
  byEvaluation(game: Game, seed: number, luck: number, beginnings: number): number[] {
    this.#seed(this.#stream, seed);
    this.#seed(this.#luck, luck);
    this.#imagine(game, this.#luck);
    return this.#next(this.players.weights, beginnings);
  }

  /** The best of the turns that come to the mind of somebody who makes mistakes. */
  byMistakes(game: Game, seed: number, mistakes: Mistakes): number[] {
    const { kernel, buffers } = this;
    const { turns, values } = this.#listed;
    this.#seed(this.#stream, seed);
    this.#imagine(game, this.#stream);
    const listing = { ...buffers, weights: this.pointsAlone, "best.turns": turns, "best.values": values };
    const count = kernel.call("list_turns", { ...listing, width: kernel.data.sizes.width });
    for (const place of Object.values(this.#mind)) kernel.wordsAt(place).fill(0n);
    kernel.call("weak_turn", {
      ...buffers,
      "listed.turns": turns,
      "listed.values": values,
      count,
      "mistakes.guests": mistakes.guests,
      "mistakes.overlook": mistakes.overlook,
      "mistakes.doubles": mistakes.doubles,
      "mistakes.jokers": mistakes.jokers,
      "mind.places": this.#mind.places,
      "mind.doubles": this.#mind.doubles,
    });
    return this.turnOf(this.#turn, 0);
  }

  /** What a player does next without further thought, from states[0]. */
  #next(weights: Block, width: number): number[] {
    const best = { "best.turns": this.#turn, "best.values": this.#value };
    this.kernel.call("list_turns", { ...this.buffers, weights, ...best, width });
    return this.turnOf(this.#turn, 0);
  }

  /** The numbers of the actions of a turn, a row of turns. */
  turnOf(turns: Block, row: number): number[] {
    const { turn, steps } = this.kernel.data.sizes;
    const numbers = this.kernel.numbers({ at: turns.at + 8 * turn * row, shape: [turn] });
    return numbers.slice(steps, steps + numbers[0]!);
  }

  /** Whether a turn that began at one moment of a game has ended by another, or something hidden has come to light. */
  isSettled(now: Game, began: Game): boolean {
    const { kernel } = this;
    const before = { at: this.#cafes.at + began.state.bytes.length, shape: [1] };
    kernel.write(this.#cafes, now.state.bytes);
    kernel.write(before, began.state.bytes);
    return kernel.call("settled", { states: { ...this.#cafes, shape: [1] }, before }) === 1;
  }

  /** What a turn brings at once, and the rows of reasons for and against it (bots/reasons.py). */
  tell(game: Game, codes: readonly number[]): { points: number; rows: number[][] } {
    const { kernel } = this;
    const { turn, rows } = this.#reasons;
    this.#takeWhole(game);
    writeTurn(kernel, turn, 0, codes);
    const count = kernel.call("write_reasons", { ...this.buffers, turn, rows });
    const columns = kernel.data.sizes.reason_columns;
    const told = kernel.numbers(rows, count * columns);
    return {
      points: this.#scoreAt(game.state, 1, game.toMove) - game.scores[game.toMove]!,
      rows: Array.from({ length: count }, (_, row) => told.slice(row * columns, (row + 1) * columns)),
    };
  }

  /** The score of a player in one of the buffers' states. */
  #scoreAt(state: RecordBytes, row: number, player: number): number {
    const size = state.bytes.length;
    const bytes = this.kernel.read({ at: this.#states.at + row * size, shape: [1] }, size);
    const [offset] = this.kernel.data.records.State.fields.scores!;
    return new DataView(bytes.buffer).getInt32(offset + 4 * player, true);
  }
}

/** Write a turn, as numbers of actions, into a row of turns. */
export function writeTurn(kernel: Kernel, turns: Block, row: number, codes: readonly number[]): void {
  const { turn, steps } = kernel.data.sizes;
  const words = kernel.wordsAt({ at: turns.at + 8 * turn * row, shape: [turn] }).fill(0n);
  words[0] = BigInt(codes.length);
  words.set(codes.map(BigInt), steps);
}
