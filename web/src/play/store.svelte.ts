/** A match as this page shows it: what the server said last, the turn being built, and what is being shown of it. */
import { Refused } from "../lib/api.ts";
import { isCalm, settings } from "../lib/storage.svelte.ts";
import type { Line, MatchLine, Question } from "../lib/socket.ts";
import { openMatch } from "../lib/where.ts";
import type {
  Choice,
  Cleared,
  Clock,
  Draft,
  DraftState,
  Effect,
  Explained,
  Fault,
  Hint,
  Match,
  ServerMessage,
  State,
  Step,
  Steps,
  View,
} from "../lib/protocol.ts";
import { COME, LEAVE, MOVE, paceOf, type Round } from "./pace.ts";
import { withEffects, withStep } from "./optimistic.ts";

const MOST_FLIGHTS = 20; // kept to be shown; more than those of any turn

export interface Flight {
  key: number;
  cell: string; // where the points were made: a table or a seat
  points: number;
  player: number;
}

/** Somebody is about to move: from the view as it still is, within that many milliseconds. */
export interface Move {
  step: Step;
  view: View;
  time: number;
}

export interface Greeting {
  key: number;
  cell: string;
  guest: string;
}

const LOG = 300;
const OWN = 380; // ms that one's own guest takes to its chair

const SHOWN = ["seat", "bar", "swap"]; // waited for
const MOVES = [...SHOWN, "discard"]; // somebody gets up and goes

export class MatchStore {
  match = $state.raw<Match | null>(null);
  heard = $state(0); // when the match was told last
  you = $state.raw<number | null>(null);
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choice[]>([]);
  draft = $state.raw<Draft | null>(null);
  clock = $state.raw<(Clock & { heard: number }) | null>(null);
  log = $state.raw<Step[]>([]);
  line = $state<Line>("connecting");
  code = $state(0);
  busy = $state(false); // a request is under way
  showing = $state(false); // steps of others are being shown
  last = $state.raw<Step | null>(null); // the step that was shown last
  drawn = $state.raw<string[]>([]); // the guests that came to the hand here last
  flights = $state.raw<Flight[]>([]);
  leaving = $state.raw<ReadonlySet<string>>(new Set()); // tables on their way out
  greeting = $state.raw<Greeting | null>(null);
  said = $state.raw<{ key: number; place: number; phrase: string } | null>(null);
  fault = $state.raw<Fault | null>(null);
  onstep: (step: Step, view: View | null) => void = () => {}; // with the café as the step leaves it
  onmove: (move: Move) => void = () => {};
  botPause = 0; // ms that each bot waits before its turn
  onleave: (cleared: Cleared[], time: number) => void = () => {};

  #number = 0;
  #saidAt = -Infinity;
  #era = 0; // raised by every whole state: what is being shown of the time before stops
  #queue: Steps[] = [];
  #key = 0;
  #pace = 1; // times as long as a step takes by itself
  #hurries = false; // all that is known is shown at once
  #skip: () => void = () => {};
  #socket: MatchLine;

  constructor(
    readonly id: string,
    readonly token: string | undefined,
  ) {
    this.#socket = openMatch(
      id,
      token,
      (message) => this.#hear(message),
      (line, code) => {
        this.line = line;
        this.code = code;
      },
    );
  }

  get number(): number {
    return this.#number;
  }

  /** Whether the player here may do something now. */
  get isMine(): boolean {
    return (
      this.view !== null && this.you !== null && this.view.to_move === this.you && !this.showing && !this.isReplaced
    );
  }

  /** Whether a bot stands in for the player here. */
  get isReplaced(): boolean {
    return this.you !== null && this.match?.status === "playing" && this.match.places[this.you]?.standing_in === true;
  }

  /** Whether what happened is shown at once, because nobody wanted to wait: a whole game may be, so it makes no scenes. */
  get isHurried(): boolean {
    return this.#hurries;
  }

  /** Do not wait for what others do: show the rest of it at once. */
  skip(): void {
    if (!this.showing) return;
    this.#hurries = true;
    this.#pace = 0;
    this.#skip();
  }

  close(): void {
    this.#socket.close();
  }

  // -- what is asked for ---------------------------------------------------------------------------------------------

  /** Lay one more step on the draft. Shown at once; the server's answer follows. */
  async add(choice: Choice): Promise<boolean> {
    const before = this.view;
    if (before && this.you !== null) {
      const step: Step = { ...choice, number: 0, player: this.you, by: "person", at_time: 0 };
      this.onmove({ step, view: before, time: OWN });
      this.view = withStep(before, step);
    }
    const ok = await this.#sendDraft([...this.#drafted(), choice.action]);
    if (!ok) this.view = before;
    return ok;
  }

  /** Lay several steps on the draft. */
  lay(actions: string[]): Promise<boolean> {
    return this.#sendDraft([...this.#drafted(), ...actions]);
  }

  /** Take the last step of the draft back, or all of them. */
  takeBack(all = false): Promise<boolean> {
    return this.#sendDraft(all ? [] : this.#drafted().slice(0, -1));
  }

  /** Put the draft on record, and more actions after it. */
  async play(...more: string[]): Promise<boolean> {
    return this.#try({ type: "play", number: this.#number, actions: [...this.#drafted(), ...more] });
  }

  async explain(actions: string[]): Promise<Explained[]> {
    try {
      const answer = await this.#socket.ask({ type: "explain", actions });
      return answer.type === "explained" ? answer.verdicts : [];
    } catch (error) {
      this.#blame(error);
      return [];
    }
  }

  /** Advice for this moment; none where something has happened until it came. */
  async hint(): Promise<Hint | null> {
    const { number, draft } = this;
    try {
      const answer = await this.#socket.ask({ type: "hint" });
      return answer.type === "hint" && this.number === number && this.draft === draft ? answer : null;
    } catch (error) {
      this.#blame(error);
      return null;
    }
  }

  /** Once a second: the server refuses more. */
  say(phrase: string): Promise<boolean> {
    const moment = performance.now();
    if (moment - this.#saidAt < 1100) return Promise.resolve(false);
    this.#saidAt = moment;
    return this.#try({ type: "say", phrase });
  }

  /** What somebody said has been shown long enough. */
  hushed(key: number): void {
    if (this.said?.key === key) this.said = null;
  }

  callAbsent(place: number): Promise<boolean> {
    return this.#try({ type: "absent", place });
  }

  /** Take the place back from the bot that stands in; its clock runs on. */
  async comeBack(): Promise<boolean> {
    const ok = await this.#try({ type: "return" });
    if (ok) await this.#try({ type: "state" });
    return ok;
  }

  #drafted(): string[] {
    return this.draft?.steps.map((step) => step.action) ?? [];
  }

  #sendDraft(actions: string[]): Promise<boolean> {
    return this.#try({ type: "draft", number: this.#number, actions });
  }

  async #try(message: Question): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = null;
    try {
      await this.#socket.ask(message);
      return true;
    } catch (error) {
      this.#blame(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #blame(error: unknown): void {
    this.fault = error instanceof Refused ? error.fault : { code: "mishap", message: String(error) };
    if (this.fault.code === "stale") void this.#socket.ask({ type: "state" }).catch(() => {});
  }

  // -- what is heard -------------------------------------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    if (message.type === "state") this.#take(message);
    else if (message.type === "draft") this.#takeDraft(message);
    else if (message.type === "match") this.#know(message.match);
    else if (message.type === "said") this.said = { key: ++this.#key, place: message.place, phrase: message.phrase };
    else if (message.type === "steps") this.#enqueue(message);
  }

  #know(match: Match): void {
    this.match = match;
    this.heard = Date.now();
  }

  #take(state: State): void {
    this.#era += 1;
    this.#queue = [];
    this.showing = false;
    this.#hurries = false;
    this.leaving = new Set();
    this.#number = state.number;
    this.#know(state.match);
    this.you = state.you;
    this.view = state.view ?? null;
    this.choices = state.choices ?? [];
    this.draft = state.draft ?? null;
    this.clock = state.clock ? { ...state.clock, heard: Date.now() / 1000 } : null;
    const known = new Set(state.recent.map((step) => step.number));
    this.log = [
      ...this.log.filter((step) => !known.has(step.number) && step.number < state.number),
      ...state.recent,
    ].slice(-LOG);
  }

  #takeDraft(message: DraftState): void {
    if (message.number !== this.#number || this.#queue.length) return;
    this.draft = message.draft;
    this.view = message.view;
    this.choices = message.choices;
  }

  #enqueue(message: Steps): void {
    if (message.from !== this.#number) {
      if (message.number > this.#number) void this.#socket.ask({ type: "state" }).catch(() => {});
      return;
    }
    this.#number = message.number;
    this.#queue.push(message);
    if (this.#queue.length === 1) void this.#show();
  }

  async #show(): Promise<void> {
    const era = this.#era;
    this.showing = true;
    while (this.#queue.length) {
      const message = this.#queue[0]!;
      await this.#showSteps(message, era);
      if (this.#era !== era) return; // a whole state came in between
      this.#queue.shift();
      this.view = message.view;
      this.choices = message.choices ?? [];
      this.draft = null;
      this.clock = message.clock ? { ...message.clock, heard: Date.now() / 1000 } : null;
      if (message.match) this.#know(message.match);
    }
    this.showing = false;
    this.#hurries = false;
  }

  async #showSteps(message: Steps, era: number): Promise<void> {
    const mine = this.draft?.steps.length ?? 0; // these lie there already
    const isOwn = message.steps[0]?.player === this.you;
    this.#pace = this.#paceOf(message.steps, isOwn);
    this.#takeDrawn(message.steps);
    for (const [index, step] of message.steps.entries()) {
      const isDrafted = step.player === this.you && index < mine;
      this.last = step;
      this.log = [...this.log, step].slice(-LOG);
      if (this.view && !isDrafted) {
        if (MOVES.includes(step.do) && !this.#hurries)
          this.onmove({ step, view: this.view, time: this.#time(MOVE) * 0.85 });
        this.view = withStep(this.view, step);
      }
      this.onstep(step, isDrafted ? this.#without(message.steps.slice(index + 1)) : this.view);
      this.#celebrate(step);
      if (SHOWN.includes(step.do)) await this.#pause(isDrafted ? 150 : MOVE);
      if (this.#era === era) await this.#showEffects(step.effects ?? [], era);
      if (this.#era !== era) return;
    }
  }

  #takeDrawn(steps: Step[]): void {
    const own = steps.flatMap((step) => step.effects ?? []).filter((effect) => effect.effect === "drew");
    const mine = own.filter((effect) => effect.player === this.you);
    const isTurnOver = steps.some(
      (step) => step.player === this.you && step.effects?.some((effect) => effect.effect === "turn"),
    );
    if (mine.length || isTurnOver) this.drawn = mine.flatMap((effect) => effect.guests ?? []);
  }

  /** The café without those who sit down later in the turn: a draft shows them already. */
  #without(later: Step[]): View | null {
    if (!this.view) return null;
    const cells = new Set(later.map((step) => step.at));
    return {
      ...this.view,
      seats: Object.fromEntries(Object.entries(this.view.seats).filter(([cell]) => !cells.has(cell))),
    };
  }

  #paceOf(steps: Step[], isOwn: boolean): number {
    if (this.#hurries) return 0;
    const round: Round = { others: (this.view?.players.length ?? 2) - 1, pause: this.botPause };
    return isOwn ? 1 : paceOf(steps, round, settings.speed);
  }

  #time(milliseconds: number): number {
    return milliseconds * this.#pace * (isCalm() ? 1 / 3 : 1);
  }

  #pause(milliseconds: number): Promise<void> {
    const time = this.#time(milliseconds);
    if (!time) return Promise.resolve(); // skipped
    return new Promise((resolve) => {
      this.#skip = resolve;
      setTimeout(resolve, time);
    });
  }

  #celebrate(step: Step): void {
    const paid = Object.entries(step.points ?? {});
    if (!paid.length && step.total && step.do === "bar") paid.push(["bar", step.total]);
    const more = paid.map(([cell, points]) => ({ key: ++this.#key, cell, points, player: step.player }));
    // Steps that come together are shown together: none may replace those of the step before it.
    this.flights = [...this.flights, ...more].slice(-MOST_FLIGHTS);
    if (step.do === "seat" && step.guest && step.at && !step.guest.startsWith("JK")) {
      this.greeting = { key: ++this.#key, cell: step.at, guest: step.guest };
    }
  }

  async #showEffects(effects: Effect[], era: number): Promise<void> {
    const cleared = effects.filter((effect) => effect.effect === "cleared");
    if (cleared.length) {
      if (!this.#hurries) this.onleave(cleared, this.#time(LEAVE));
      this.leaving = new Set(cleared.map((effect) => effect.cell));
      await this.#pause(LEAVE);
      if (this.#era !== era) return;
      this.leaving = new Set();
    }
    if (this.view && effects.length) this.view = withEffects(this.view, effects);
    if (cleared.length) await this.#pause(COME);
  }
}
