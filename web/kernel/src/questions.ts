/** Asking the kernel about a state: what is legal, what it brings, what a viewer may see (rules/asking.py). */
import type { Choice } from "../../src/lib/protocol.ts";
import { type Group, groupText } from "./actions.ts";
import { readChoice, readOutcome, readVerdict, type Told, type Verdict } from "./decoder.ts";
import type { Arguments, Kernel, Block } from "./kernel.ts";
import type { RecordName } from "./kernel_file.ts";
import { RecordBytes } from "./records.ts";
import { NONE, type Ruleset } from "./ruleset.ts";

const LEGAL = 0;
const MOST_IN_GROUP = 12;

/** Room in the kernel's memory for one question at a time. */
export class Questions {
  readonly #states: Block;
  readonly #floors: Block;
  readonly #legalMoves: Block;
  readonly #codes: Block;
  readonly #trials: Block;
  readonly #choices: Block;
  readonly #verdicts: Block;
  readonly #outcomes: Block;
  readonly #seenOutcomes: Block;
  readonly #words: Block[];
  #floor: RecordBytes | null = null; // the one that lies there

  constructor(readonly kernel: Kernel) {
    const most = mostActions(kernel);
    this.#states = kernel.records("State");
    this.#floors = kernel.records("Floor");
    this.#legalMoves = kernel.records("LegalMoves");
    this.#codes = kernel.words(most);
    this.#trials = kernel.records("State");
    this.#choices = kernel.records("Choice", most);
    this.#verdicts = kernel.records("Verdict");
    this.#outcomes = kernel.records("Outcome");
    this.#seenOutcomes = kernel.records("Outcome");
    this.#words = [kernel.words(MOST_IN_GROUP), kernel.words(MOST_IN_GROUP)];
  }

  /** Put a state and its floor where the entries look; returns the arguments that all of them share. */
  #ask(ruleset: Ruleset, state: RecordBytes): Arguments {
    if (this.#floor !== ruleset.floor) this.kernel.write(this.#floors, ruleset.floor.bytes);
    this.#floor = ruleset.floor;
    this.kernel.write(this.#states, state.bytes);
    return { states: this.#states, floors: this.#floors, legal_moves: this.#legalMoves };
  }

  #take(name: RecordName, place: Block): RecordBytes {
    const layout = this.kernel.data.records[name];
    return new RecordBytes(layout, this.kernel.read(place, layout.size));
  }

  /** Let an entry change a state. */
  #change(entry: string, ruleset: Ruleset, state: RecordBytes, more: Arguments = {}): void {
    this.kernel.call(entry, { ...this.#ask(ruleset, state), ...more });
    state.bytes.set(this.kernel.read(this.#states, state.bytes.length));
  }

  /** Work out all that follows from the plan of a café without guests. */
  survey(ruleset: Ruleset, state: RecordBytes): void {
    if (ruleset.facts.takes_plan) this.#change("survey_empty", ruleset, state);
  }

  /** Deal from the stocks as they lie and start the first turn. */
  deal(ruleset: Ruleset, state: RecordBytes): void {
    this.#change("deal", ruleset, state);
  }

  /** Shuffle game `number` of a seed, deal it and start the first turn; the start player is drawn by lot if wished. */
  shuffle(ruleset: Ruleset, state: RecordBytes, seed: bigint, number: bigint, drawLots: boolean): void {
    const stream = { ...this.#words[0]!, shape: [1] };
    this.#change("shuffle_and_deal", ruleset, state, { stream, seed, number, draw_lots: drawLots });
  }

  /** Start the first turn of a position. */
  resume(ruleset: Ruleset, state: RecordBytes): void {
    this.#change("resume", ruleset, state);
  }

  /** The numbers of all legal actions. */
  legal(ruleset: Ruleset, state: RecordBytes): number[] {
    const count = this.kernel.call("legal_codes", { ...this.#ask(ruleset, state), codes: this.#codes });
    return this.kernel.numbers(this.#codes, count);
  }

  /** Play an action; what is legal then and the outcome, or null if the rules refuse it and nothing is changed. */
  play(ruleset: Ruleset, state: RecordBytes, code: number): { legal: number[]; outcome: RecordBytes } | null {
    const given = {
      ...this.#ask(ruleset, state),
      codes: this.#codes,
      trials: this.#trials,
      outcomes: this.#outcomes,
      code,
    };
    const count = this.kernel.call("play_and_tell", given);
    if (count < 0) return null;
    state.bytes.set(this.kernel.read(this.#states, state.bytes.length));
    return { legal: this.kernel.numbers(this.#codes, count), outcome: this.#take("Outcome", this.#outcomes) };
  }

  /** Everything the player to move may do. */
  choices(ruleset: Ruleset, state: RecordBytes): Choice[] {
    const given = { ...this.#ask(ruleset, state), codes: this.#codes, trials: this.#trials, choices: this.#choices };
    const count = this.kernel.call("list_choices", given);
    const { size } = this.kernel.data.records.Choice;
    return Array.from({ length: count }, (_, i) =>
      readChoice(ruleset, this.#take("Choice", { ...this.#choices, at: this.#choices.at + i * size })),
    );
  }

  /** What one action would bring, and the state with it laid and nothing else done; null if it is not legal. */
  choice(ruleset: Ruleset, state: RecordBytes, code: number): { choice: Choice; laid: RecordBytes } | null {
    const given = { ...this.#ask(ruleset, state), trials: this.#trials, choices: this.#choices, code };
    if (this.kernel.call("weigh", given) !== LEGAL) return null;
    const choice = readChoice(ruleset, this.#take("Choice", this.#choices));
    return { choice, laid: this.#take("State", this.#trials) };
  }

  /** The verdict on an action. */
  explain(ruleset: Ruleset, state: RecordBytes, code: number): Verdict {
    this.kernel.call("explain", { ...this.#ask(ruleset, state), verdicts: this.#verdicts, code });
    return readVerdict(ruleset, ruleset.actions[code]!.text, this.#take("Verdict", this.#verdicts));
  }

  /** The verdict on a whole group of one sex (K12, B13); its guests must be guests of this game. */
  explainGroup(ruleset: Ruleset, state: RecordBytes, group: Group): Verdict {
    const [kinds, seats] = this.#words.map((place) => ({ ...place, shape: [group.guests.length] })) as [Block, Block];
    this.kernel.wordsAt(kinds).set(group.guests.map(({ guest }) => BigInt(ruleset.kindOf.get(guest)!)));
    this.kernel.wordsAt(seats).set(group.guests.map(({ at }) => BigInt(ruleset.plan.seatAt.get(at) ?? NONE)));
    const table = ruleset.plan.tableAt.get(group.table) ?? NONE;
    const given = { ...this.#ask(ruleset, state), trials: this.#trials, verdicts: this.#verdicts, table, kinds, seats };
    this.kernel.call("explain_group", given);
    return readVerdict(ruleset, groupText(group), this.#take("Verdict", this.#verdicts), group.table);
  }

  /** A state as a viewer may see it: a player's number, -1 for a spectator, -2 for a game on record. */
  seen(ruleset: Ruleset, state: RecordBytes, viewer: number): RecordBytes {
    this.kernel.call("see", { ...this.#ask(ruleset, state), viewer, seen: this.#trials });
    return this.#take("State", this.#trials);
  }

  /** The outcome of an action, as a viewer may see it. */
  told(ruleset: Ruleset, outcome: RecordBytes, viewer: number): Told {
    if (this.#floor !== ruleset.floor) this.kernel.write(this.#floors, ruleset.floor.bytes);
    this.#floor = ruleset.floor;
    this.kernel.write(this.#outcomes, outcome.bytes);
    this.kernel.call("see_outcome", {
      outcomes: this.#outcomes,
      floors: this.#floors,
      viewer,
      seen: this.#seenOutcomes,
    });
    return readOutcome(ruleset, this.#take("Outcome", this.#seenOutcomes));
  }

  /** Everybody's minus points and how many share their victory (0 without one) if the game ended now. */
  settle(ruleset: Ruleset, state: RecordBytes, players: number): { penalties: number[]; shares: number[] } {
    const [points, shares] = this.#words.map((place) => ({ ...place, shape: [players] })) as [Block, Block];
    this.kernel.call("settle", { ...this.#ask(ruleset, state), points, shares });
    return { penalties: this.kernel.numbers(points), shares: this.kernel.numbers(shares) };
  }
}

/** As many actions as a game can have on any plan. */
export function mostActions({ data }: Kernel): number {
  const { seats = 0, tables = 0 } = data.facts.sizes;
  const kinds = data.records.Outcome.fields.drawn![2][0]!;
  return 2 * kinds * seats + kinds + tables + data.facts.moves.length;
}
