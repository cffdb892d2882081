/** One game: played, asked about and looked at (rules/game.py). */
import type { Choice, Result, View } from "../../src/lib/protocol.ts";
import { type Action, type Group, groupSteps, groupText, tidy } from "./actions.ts";
import type { Told, Verdict } from "./decoder.ts";
import { IllegalAction, InvalidAction } from "./errors.ts";
import type { GameRules } from "./game_rules.ts";
import { stack, unshuffled } from "./deal.ts";
import { RecordBytes } from "./records.ts";
import type { Ruleset } from "./ruleset.ts";
import { readSeats, readTables, readView } from "./view.ts";

export const SPECTATOR = -1;
export const OPEN = -2; // all hands laid open, for a game on record

/** An action that was played and all that came of it; each viewer is told what they may see. */
export class Outcome {
  readonly #rules: GameRules;
  readonly #record: RecordBytes;

  constructor(rules: GameRules, record: RecordBytes) {
    this.#rules = rules;
    this.#record = record;
  }

  /** Its outcome, as a player may see it; null is a spectator. */
  told(viewer: number | null): Told {
    return this.toldTo(viewer ?? SPECTATOR);
  }

  /** All that came of it, for a game on record. */
  toldOpenly(): Told {
    return this.toldTo(OPEN);
  }

  toldTo(eyes: number): Told {
    return this.#rules.questions.told(this.#rules.ruleset, this.#record, eyes);
  }
}

export interface Shuffle {
  seed: number | bigint;
  number?: number;
  start?: number;
}

export class Game {
  readonly rules: GameRules;
  readonly players: readonly string[];
  readonly dealt: boolean; // begun with a deal, not with a position
  putBack: number; // tables that lie unseen under the stock (J3)
  readonly first: RecordBytes; // the state as the game began
  readonly state: RecordBytes; // everything hidden is in it
  readonly history: number[] = []; // the numbers of the actions played
  #legal: number[];

  constructor(rules: GameRules, players: readonly string[], state: RecordBytes, dealt: boolean) {
    this.rules = rules;
    this.players = players;
    this.dealt = dealt;
    this.putBack = dealt ? rules.ruleset.edition.put_back : 0;
    this.state = state;
    this.first = this.#twin(state);
    this.#legal = rules.questions.legal(rules.ruleset, state);
  }

  /** A shuffled game; the same seed gives the same game. The start player is drawn by lot if not given (G4). */
  static shuffled(rules: GameRules, players: readonly string[], { seed, number = 0, start }: Shuffle): Game {
    const state = unshuffled(rules, players.length, start);
    rules.questions.shuffle(rules.ruleset, state, BigInt(seed), BigInt(number), start === undefined);
    return new Game(rules, players, state, true);
  }

  /** A game from its beginning with guests and tables in drawing order; SetupError if these are not the game's. */
  static fromDeal(
    rules: GameRules,
    players: readonly string[],
    deal: { guests: readonly string[]; tables?: readonly string[] },
    start = 0,
  ): Game {
    const state = unshuffled(rules, players.length, start);
    stack(rules.ruleset, state, deal);
    rules.questions.deal(rules.ruleset, state);
    return new Game(rules, players, state, true);
  }

  /** A game of its own in the same state, history included. */
  copy(): Game {
    return this.#from(this.state, this.history);
  }

  /** The same game at its beginning. */
  again(): Game {
    return this.#from(this.first, []);
  }

  #from(state: RecordBytes, history: readonly number[]): Game {
    const twin = new Game(this.rules, this.players, this.#twin(state), this.dealt);
    twin.first.bytes.set(this.first.bytes);
    twin.history.push(...history);
    twin.putBack = this.putBack;
    return twin;
  }

  #twin(record: RecordBytes): RecordBytes {
    return new RecordBytes(this.rules.ruleset.data.records.State, record.bytes.slice());
  }

  get ruleset(): Ruleset {
    return this.rules.ruleset;
  }

  get name(): string {
    return this.ruleset.data.game;
  }

  /** The player whose turn it is (at the end: whose turn it was). */
  get toMove(): number {
    return this.state.get("player");
  }

  get isOver(): boolean {
    return !this.#legal.length;
  }

  /** The points scored so far, penalties not yet taken off. */
  get scores(): number[] {
    return this.state.all("scores", this.players.length);
  }

  /** How the game ended; null while it is played. */
  get result(): Result | null {
    if (!this.isOver) return null;
    const { penalties, shares } = this.rules.questions.settle(this.ruleset, this.state, this.players.length);
    const winners = shares.flatMap((sharers, player) => (sharers ? [player] : []));
    const scores = this.scores.map((score, player) => score - penalties[player]!);
    return { scores, penalties, winners, reason: this.ruleset.data.names.endings[this.state.get("reason")]! };
  }

  /** Everything the player to move may do now; empty when the game is over. */
  legal(): Action[] {
    return this.#legal.map((code) => this.ruleset.actions[code]!);
  }

  /** The action a text stands for; InvalidAction if there is none. */
  find(text: string): Action {
    const found = this.ruleset.byText.get(tidy(text));
    if (!found) throw new InvalidAction(`'${text}' is no action of the ${this.name} game`);
    return found;
  }

  /** Do a legal action and tell its outcome; IllegalAction says which rule refuses. */
  play(action: string | number): Outcome {
    const code = typeof action === "number" ? action : this.find(action).code;
    const played = this.rules.questions.play(this.ruleset, this.state, code);
    if (!played) throw new IllegalAction(this.rules.questions.explain(this.ruleset, this.state, code));
    this.#legal = played.legal;
    this.history.push(code);
    return new Outcome(this.rules, played.outcome);
  }

  /** Do every step of a whole group. */
  playGroup(group: Group): void {
    const verdict = this.explainGroup(group);
    if (verdict.rule) throw new IllegalAction(verdict);
    for (const step of groupSteps(group)) this.play(step);
  }

  /** Whether an action is legal, with its points by table; or the rule that refuses it, and why. */
  explain(action: string): Verdict {
    return this.rules.questions.explain(this.ruleset, this.state, this.find(action).code);
  }

  explainGroup(group: Group): Verdict {
    const stranger = group.guests.find(({ guest }) => !this.ruleset.kindOf.has(guest));
    if (stranger)
      throw new InvalidAction(`'${stranger.guest}' is no guest of the ${this.name} game: ${groupText(group)}`);
    return this.rules.questions.explainGroup(this.ruleset, this.state, group);
  }

  /** Everything the player to move may do, with its points and what follows as far as that player may know. */
  choices(): Choice[] {
    return this.rules.questions.choices(this.ruleset, this.state);
  }

  /** One legal action with its points and what follows; IllegalAction if it is not legal. */
  choice(action: string): Choice {
    return this.#weigh(action).choice;
  }

  /** The game as a player may see it with a legal action laid, but nothing of what would come of it. */
  preview(action: string, viewer: number): View {
    return this.#read(this.#weigh(action).laid, viewer, viewer);
  }

  #weigh(action: string): { choice: Choice; laid: RecordBytes } {
    const { code } = this.find(action);
    const found = this.rules.questions.choice(this.ruleset, this.state, code);
    if (!found) throw new IllegalAction(this.rules.questions.explain(this.ruleset, this.state, code));
    return found;
  }

  /** The game as a player may see it; null is a spectator. */
  view(viewer: number | null): View {
    return this.#read(this.state, viewer, viewer ?? SPECTATOR);
  }

  /** The game with all hands laid open, for the record. */
  openView(): View {
    return this.#read(this.state, null, OPEN);
  }

  #read(state: RecordBytes, viewer: number | null, eyes: number): View {
    return readView(this.ruleset, this.rules.questions.seen(this.ruleset, state, eyes), this.players, viewer);
  }

  /** The state as the game began, as far as a viewer may see it. */
  firstSeen(eyes: number): RecordBytes {
    return this.rules.questions.seen(this.ruleset, this.first, eyes);
  }

  /** The outcome of every action played, in order. */
  outcomes(): Outcome[] {
    const again = this.again();
    return this.history.map((code) => again.play(code));
  }

  get tables(): Record<string, string> {
    return readTables(this.ruleset, this.state);
  }

  get seats(): Record<string, string> {
    return readSeats(this.ruleset, this.state);
  }
}
