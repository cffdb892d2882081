/** What the player here is about to do: the guest in their fingers, and what that guest may do where. */
import { settings } from "../lib/storage.svelte.ts";
import type { Choice, Explained } from "../lib/protocol.ts";
import type { MatchStore } from "./store.svelte.ts";

const NONE: Choice[] = [];
const MOVES = ["draw", "pass", "declare_end", "decline_end"];

export class Turn {
  held = $state<number | null>(null); // which of the hand
  seat = $state<string | null>(null); // a seat chosen before its guest
  refusal = $state.raw<Explained | null>(null);

  readonly store: MatchStore;

  // Reckoned once for each change, however many seats ask.
  hand = $derived.by(() => {
    const { view, you } = this.store;
    return view && you !== null ? (view.hands[you] ?? []) : [];
  });
  guest = $derived(this.held === null ? null : (this.hand[this.held] ?? null));
  choices = $derived.by(() => (this.store.isMine ? this.store.choices : NONE));

  /** What may be done where on the floor, with the guest held. */
  open = $derived.by(() => {
    const open = new Map<string, Choice>();
    for (const choice of this.choices) {
      if (choice.guest && choice.guest === this.guest) {
        if (choice.do === "bar") open.set("bar", choice);
        else if (choice.at) open.set(choice.at, choice);
      } else if (choice.at && !choice.guest && this.held === null) open.set(choice.at, choice);
    }
    return open;
  });

  /** Guests of the hand who may do something, and the best it pays; only the seat chosen counts if there is one. */
  able = $derived.by(() => {
    const able = new Map<string, Choice>();
    for (const choice of this.choices) {
      if (!choice.guest || (this.seat && choice.at !== this.seat)) continue;
      const best = able.get(choice.guest);
      if (!best || choice.total > best.total) able.set(choice.guest, choice);
    }
    return able;
  });

  /** What else the guest held may do: be discarded or laid face down. */
  drops = $derived(
    this.choices.filter(
      (choice) => choice.guest === this.guest && (choice.do === "discard" || choice.do === "lay_down"),
    ),
  );
  moves = $derived.by(() =>
    this.store.draft?.steps.length ? NONE : this.choices.filter((choice) => MOVES.includes(choice.do)),
  );
  stop = $derived(this.choices.find((choice) => choice.do === "stop") ?? null);

  /** What is on record of this turn and what lies on the table, in points. */
  total = $derived.by(() => this.store.view?.turn_points ?? 0);

  constructor(store: MatchStore) {
    this.store = store;
  }

  hold(index: number | null): void {
    this.refusal = null;
    const guest = index === null ? null : this.hand[index];
    const here = this.seat && guest ? this.choices.find((one) => one.guest === guest && one.at === this.seat) : null;
    if (this.seat && guest) {
      const seat = this.seat;
      this.seat = null;
      if (here) void this.take(here);
      else void this.ask(`seat ${guest} ${seat}`);
      return;
    }
    this.held = this.held === index ? null : index;
  }

  /** A tap on the floor: the guest held goes there, or we hear why not. */
  async touch(cell: string): Promise<void> {
    this.refusal = null;
    if (!this.store.isMine || this.store.draft?.pending) return;
    const choice = this.open.get(cell);
    if (choice) {
      await this.take(choice);
      return;
    }
    if (this.guest === null) {
      const takes = this.choices.some((one) => one.guest && one.at === cell);
      this.seat = takes && this.seat !== cell ? cell : null;
      return;
    }
    await this.ask(cell === "bar" ? `bar ${this.guest}` : `seat ${this.guest} ${cell}`);
  }

  async take(choice: Choice): Promise<void> {
    this.held = null;
    this.seat = null;
    if (settings.quick && choice.then && !this.store.draft?.steps.length) await this.store.play(choice.action);
    else await this.store.add(choice);
  }

  /** Lay a whole turn out, as somebody advised; it is confirmed or taken back like any other. */
  async lay(actions: string[]): Promise<void> {
    this.#let();
    const draw = actions.length === 1 && this.moves.find((move) => move.do === "draw" && move.action === actions[0]);
    if (draw) return this.move(draw);
    await this.store.lay(actions.filter((action) => action !== "stop"));
  }

  async ask(action: string): Promise<void> {
    const [verdict] = await this.store.explain([action]);
    this.refusal = verdict?.rule ? verdict : null;
  }

  async finish(): Promise<void> {
    this.#let();
    const needsStop = !this.store.draft?.pending && this.stop;
    await this.store.play(...(needsStop ? ["stop"] : []));
  }

  async move(choice: Choice): Promise<void> {
    this.#let();
    await this.store.play(choice.action);
  }

  async takeBack(): Promise<void> {
    this.#let();
    await this.store.takeBack();
  }

  #let(): void {
    this.held = null;
    this.seat = null;
    this.refusal = null;
  }
}
