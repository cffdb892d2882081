/** The matches of this café: found, kept, and looked after: bots' turns, clocks run out. */
import type { Effort } from "../../kernel/src/kernel_file.ts";
import { chooseTurn } from "../../kernel/src/players.ts";
import { fault } from "./faults.ts";
import type { LocalHostOptions, MatchRecord } from "./host.ts";
import { Rooms } from "./kernels.ts";
import { wayOf } from "./levels.ts";
import { type LiveMatch, revived } from "./live_match.ts";
import { matchBody, stateFor } from "./messages.ts";
import { goesOn } from "./record.ts";
import { remembered } from "./remembered.ts";
import { isPlayedByBot, play } from "./turns.ts";

export const STAND_IN = "level3"; // the bot that stands in for somebody who has left
const HINT: Effort = { seconds: 1, simulations: null };
const REVIEW = 600; // simulations for each turn of a game of two
const SEEDS = 2 ** 31;
const BEFORE_RETRY = 30_000; // ms
const LONGEST = 2 ** 31 - 1; // ms that a timer can wait

export class Registry {
  readonly rooms: Rooms;
  readonly hintEffort: Effort;
  readonly reviewSimulations: number;
  readonly #options: LocalHostOptions;
  readonly #matches = new Map<string, Promise<LiveMatch>>();

  constructor(options: LocalHostOptions) {
    this.#options = options;
    this.rooms = new Rooms(options.files, options.searchers);
    this.hintEffort = options.hint ?? HINT;
    this.reviewSimulations = options.review ?? REVIEW;
  }

  /** Seconds since 1970. */
  now(): number {
    return this.#options.now?.() ?? Date.now() / 1000;
  }

  /** A whole number from 0 to below a limit. */
  dice = (limit: number): number => Math.floor((this.#options.random ?? Math.random)() * limit);

  seed(): number {
    return this.dice(SEEDS);
  }

  /** A match, from memory or as it was kept; a Refused if there is none. */
  async enter(match: string): Promise<LiveMatch> {
    const known = this.#matches.get(match);
    const live = await known;
    if (live && !live.listeners.size) await this.#compare(live);
    if (live?.isGone && this.#matches.get(match) === known) this.#matches.delete(match);
    return remembered(this.#matches, match, () => this.#load(match));
  }

  /** End a match that has gone on elsewhere while nobody listened here. */
  async #compare(live: LiveMatch): Promise<void> {
    const kept = await this.#options.keep.load(live.record.id);
    if (kept && !goesOn(live.record, kept)) live.end();
  }

  /** Nothing moves in it yet: who only looks at a match may not go on with it beside another tab. */
  async #load(match: string): Promise<LiveMatch> {
    const record = await this.#options.keep.load(match);
    if (!record) throw fault("unknown", "there is no such match");
    return this.#liveOf(record);
  }

  /** Let a match go that others have now, unless somebody listens to it. */
  async forget(match: string): Promise<void> {
    const live = await this.#matches.get(match)?.catch(() => null);
    if (!live?.listeners.size) live?.end();
  }

  async #liveOf(record: MatchRecord): Promise<LiveMatch> {
    return revived(record, await this.rooms.of(record.game));
  }

  /** Take a new match in. */
  async add(record: MatchRecord): Promise<LiveMatch> {
    const live = await this.#liveOf(record);
    await this.keep(live);
    this.#matches.set(record.id, Promise.resolve(live));
    this.plan(live);
    return live;
  }

  /** Keep a match as it stands; where that fails it goes on all the same, but not beside what others have kept of it. */
  async keep(live: LiveMatch): Promise<void> {
    if (!live.isGone && (await this.#save(live.record))) return;
    if (!live.isGone && live.listeners.size) this.#options.outdated?.();
    live.end();
    throw fault("offline", "it goes on elsewhere");
  }

  async #save(record: MatchRecord): Promise<boolean> {
    try {
      return await this.#options.keep.save(structuredClone(record));
    } catch (error) {
      this.#options.unkept?.(error);
      return true;
    }
  }

  /** Change a match but for its actions, and tell everybody; `whole`: tell them everything again. */
  change(live: LiveMatch, alter: (record: MatchRecord) => void, whole = false): Promise<void> {
    return live.inTurn(async () => {
      const record = structuredClone(live.record);
      alter(record);
      record.revision += 1;
      const begun = !live.game && record.deal !== null;
      live.record = record;
      live.reseat();
      if (begun) live.setUp();
      await this.keep(live);
      live.tell((viewer) => (whole ? stateFor(live, viewer, this.now()) : { type: "match", match: matchBody(record) }));
      this.plan(live);
    });
  }

  /** Look at a match again when something is due there: a bot moves, or time is out. */
  plan(live: LiveMatch): void {
    clearTimeout(live.timer);
    const due = this.#dueIn(live);
    if (due !== null && !live.isAtWork && !live.isGone)
      live.timer = setTimeout(() => void this.#attend(live), Math.min(due, LONGEST));
  }

  /** In how many ms something is due; null if nothing is. */
  #dueIn({ game, record, listeners }: LiveMatch): number | null {
    if (record.status !== "playing" || !game || game.isOver) return null;
    if (isPlayedByBot(record, game.toMove)) return listeners.size ? 1000 * (this.#options.pause ?? 0) : 0;
    return record.turn_ends_at === null ? null : Math.max(0, 1000 * (record.turn_ends_at - this.now()));
  }

  async #attend(live: LiveMatch): Promise<void> {
    const place = live.game!.toMove;
    live.isAtWork = true;
    let wait = 0; // ms until it is tried again
    try {
      if (isPlayedByBot(live.record, place)) await this.#botTurn(live, place);
      else if (this.now() >= live.record.turn_ends_at!) await this.change(live, (record) => standIn(record, place));
    } catch (error) {
      if (!live.isGone) {
        console.error(`match ${live.record.id}: what was due could not be done`, error);
        wait = BEFORE_RETRY;
      }
    } finally {
      live.isAtWork = false;
    }
    if (wait) live.timer = setTimeout(() => void this.#attend(live), wait);
    else this.plan(live);
  }

  /** One choice of a bot: a turn, or as much of it as can be known. */
  async #botTurn(live: LiveMatch, place: number): Promise<void> {
    const { number, room } = live;
    const game = live.game!.copy();
    const way = wayOf(room.kernel.data, live.record.places[place]!.level ?? STAND_IN);
    const codes = await room.think((search) => chooseTurn(search, game, way, this.dice));
    if (live.number !== number || !isPlayedByBot(live.record, place)) return; // somebody has come back meanwhile
    const actions = codes.map((code) => game.ruleset.actions[code]!.text);
    await play(this, live, place, { number, actions, by: "bot" });
  }
}

/** Let a bot play for a person until they return. */
export function standIn(record: MatchRecord, place: number): void {
  Object.assign(record.places[place]!, { standing_in: true, level: STAND_IN });
}
