/** A match in memory: its record, its game rebuilt from the deal and the actions, and who listens. */
import { Game, type Outcome } from "../../kernel/src/game.ts";
import { KernelError } from "../../kernel/src/kernel.ts";
import type { GameRules } from "../../kernel/src/game_rules.ts";
import type { ServerMessage, Step } from "../lib/protocol.ts";
import { fault } from "./faults.ts";
import type { ActionRecord, MatchRecord } from "./host.ts";
import type { GameRoom } from "./kernels.ts";

const RECENT = 30; // the latest steps, told to everybody who arrives

/** Somebody who hears of a match; null is a spectator. */
export interface Listener {
  viewer: number | null;
  token: string | undefined; // of a player
  tell(message: ServerMessage): void;
}

/** One action on record, and its outcome, hidden things included. */
export interface PlayedStep extends ActionRecord {
  number: number;
  outcome: Outcome;
}

/** A step as a viewer may see it. */
export const seenBy = (step: PlayedStep, viewer: number | null): Step => ({
  number: step.number,
  by: step.by,
  at_time: step.at_time,
  ...step.outcome.told(viewer),
});

export class LiveMatch {
  game: Game | null = null;
  recent: PlayedStep[] = [];
  readonly listeners = new Set<Listener>();
  timer: ReturnType<typeof setTimeout> | undefined;
  isAtWork = false; // a bot is thinking
  isGone = false; // it goes on elsewhere, or nowhere: nothing more of it is kept here
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    public record: MatchRecord,
    readonly room: GameRoom,
  ) {
    this.setUp();
  }

  get number(): number {
    return this.record.actions.length;
  }

  get rules(): GameRules {
    return this.room.rulesFor(this.record);
  }

  /** Rebuild the game from the deal and the actions. */
  setUp(): void {
    const { record } = this;
    this.game = record.deal ? newGame(this.rules, record) : null;
    this.recent = [];
    record.actions.forEach((done, number) => {
      const outcome = this.game!.play(done.action);
      this.remember([{ ...done, number, outcome }]);
    });
  }

  /** Do nothing more here. */
  end(): void {
    this.isGone = true;
    clearTimeout(this.timer);
  }

  remember(steps: readonly PlayedStep[]): void {
    this.recent = [...this.recent, ...steps].slice(-RECENT);
  }

  /** After a change of places: everybody sees with the eyes of their own place, or no more. */
  reseat(): void {
    for (const listener of this.listeners) {
      if (listener.token === undefined) continue;
      const place = this.record.places.findIndex(({ token }) => token === listener.token);
      if (place < 0) this.listeners.delete(listener);
      else listener.viewer = place;
    }
  }

  /** Do something when all that was begun before is done. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => {});
    return turn;
  }

  /** Tell everybody, each what they may see; `but` has another way to hear of it. */
  tell(message: (viewer: number | null) => ServerMessage | null, but?: Listener): void {
    const said = new Map<number | null, ServerMessage | null>();
    for (const listener of this.listeners) {
      if (listener === but) continue;
      if (!said.has(listener.viewer)) said.set(listener.viewer, message(listener.viewer));
      const one = said.get(listener.viewer);
      if (one) listener.tell(one);
    }
  }
}

/** A match as it was kept; a Refused if the rules of today are not those it was begun with, or refuse what was done. */
export function revived(record: MatchRecord, room: GameRoom): LiveMatch {
  const { rules } = room.kernel.data;
  const isOfToday = !record.deal || record.rules === rules;
  if (!isOfToday && record.status !== "over") throw otherRules(record, `today's are ${rules}`);
  const live = setUp(record, room);
  if (!isOfToday && !isEqual(live.game?.result, record.result)) throw otherRules(record, "today it ends otherwise");
  return live;
}

function setUp(record: MatchRecord, room: GameRoom): LiveMatch {
  try {
    return new LiveMatch(record, room);
  } catch (error) {
    throw error instanceof KernelError ? error : otherRules(record, String(error));
  }
}

const otherRules = ({ id, rules }: MatchRecord, why: string) =>
  fault("not_now", `match ${id}, begun with rules ${rules}, cannot go on: ${why}`);

/** Whether two results are the same. */
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The game of a match that has its deal, as it began. */
export function newGame(rules: GameRules, record: MatchRecord): Game {
  const names = record.places.map((place) => place.name);
  return Game.fromDeal(rules, names, record.deal!, record.start ?? 0);
}
