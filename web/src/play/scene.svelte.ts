/** What happens in a match, acted out: guests walk, full tables clap, a great moment has its banner. */
import { coloursOf } from "../cafe/flagcolours.ts";
import { sound } from "../lib/sound.ts";
import { isCalm } from "../lib/storage.svelte.ts";
import type { Cleared, GameInfo, Step, View } from "../lib/protocol.ts";
import { momentsOf, type Moment } from "./moments.ts";
import type { Move } from "./store.svelte.ts";
import type { Point, Animations } from "./animations.ts";

/** Where things are on the screen. */
export interface Ground {
  locate: (cell: string) => Point | undefined;
  stool: (at: number) => Point | undefined; // a place at the bar
  size: () => number; // of a guest on a chair, px
  door: (cell: string) => Point | undefined; // the way out from there
}

/** A floor that is drawn later; until then guests have a usual size. */
export const groundOf = (floor: () => Partial<Ground> | undefined, usual: number): Ground => ({
  locate: (cell) => floor()?.locate?.(cell),
  stool: (at) => floor()?.stool?.(at),
  size: () => floor()?.size?.() ?? usual,
  door: (cell) => floor()?.door?.(cell),
});

const BANNER = 2200; // ms
const GREAT: Moment["what"][] = ["last-chair", "national", "regulars", "low-bar"]; // the greatest first

export class Scene {
  walking = $state.raw<ReadonlySet<string>>(new Set()); // seats, or "bar", whose guest is still on the way
  banner = $state.raw<(Moment & { key: number }) | null>(null);
  shining = $state.raw<ReadonlySet<string>>(new Set()); // full tables that are celebrated

  animations: Animations | null = null;
  ground: Ground | null = null;
  #key = 0;

  /** Somebody moves: told before the café shows it. */
  move({ step, view, time }: Move, you: number | null): void {
    const { animations, ground } = this;
    if (!animations || !ground || isCalm() || !step.guest) return;
    const from = startOf(step, you);
    const size = ground.size();
    if (step.do === "discard") {
      const out = ground.door("bar");
      if (from && out) void animations.leave(step.guest, from, out, size, time * 1.4);
      return;
    }
    const cell = step.do === "bar" ? "bar" : step.at;
    if (!cell) return; // laid face down: nobody walks
    const to = step.do === "bar" ? ground.stool(view.bar.length) : ground.locate(cell);
    if (!from || !to) return;
    const joker = step.do === "swap" ? view.seats[cell] : undefined;
    if (joker) void animations.walk(joker, to, from, size, time);
    this.walking = new Set([...this.walking, cell]);
    void animations.walk(step.guest, from, to, size, time).then(() => this.#arrive(cell));
  }

  #arrive(cell: string): void {
    this.walking = new Set([...this.walking].filter((one) => one !== cell));
  }

  /** A full table leaves: its guests get up one after the other and walk out. */
  leave(cleared: Cleared[], time: number): void {
    const { animations, ground } = this;
    if (!animations || !ground || isCalm()) return;
    const size = ground.size();
    for (const { cell, guests } of cleared) {
      for (const [index, [seat, guest]] of Object.entries(guests).entries()) {
        const [from, to] = [ground.locate(seat), ground.door(cell)];
        if (from && to) void animations.leave(guest, from, to, size, time, index * time * 0.12);
      }
    }
  }

  /** A step is on record: celebrate what it did. */
  celebrate(step: Step, view: View, info: GameInfo): void {
    const moments = momentsOf(step, view, info);
    for (const moment of moments) if (moment.what === "full") this.#applaud(moment, info);
    const [great] = GREAT.flatMap((what) => moments.filter((moment) => moment.what === what));
    if (great) this.#announce(great);
  }

  #applaud({ cell, table }: Moment, info: GameInfo): void {
    sound("clap");
    this.shining = new Set([...this.shining, cell]);
    setTimeout(() => (this.shining = new Set([...this.shining].filter((one) => one !== cell))), 1600);
    const { animations, ground } = this;
    const at = ground?.locate(cell);
    if (!animations || !ground || !at || isCalm()) return;
    const size = ground.size();
    animations.burst(at, coloursOf(table), size);
    for (const seat of info.tables[cell] ?? []) animations.clap(() => ground.locate(seat) ?? at, size);
  }

  #announce(moment: Moment): void {
    sound(moment.what === "low-bar" ? "ouch" : "fanfare");
    const key = ++this.#key;
    this.banner = { ...moment, key };
    setTimeout(() => this.banner?.key === key && (this.banner = null), BANNER);
  }
}

/** Where somebody's guest comes from: the finger that drags it, the hand, or the player's place. */
function startOf(step: Step, you: number | null): Point | null {
  const own =
    step.player === you
      ? (document.querySelector(".ghost") ?? document.querySelector(`.hand [data-guest="${step.guest}"]`))
      : null;
  const box = (own ?? document.querySelector(`[data-player="${step.player}"]`))?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
