/** People take their places, and the game begins. */
import type { House, Joined } from "../lib/protocol.ts";
import { fault } from "./faults.ts";
import type { MatchRecord } from "./host.ts";
import type { LiveMatch } from "./live_match.ts";
import { areAlike, tidyName } from "./names.ts";
import { begin, joined, newToken, person } from "./places.ts";
import type { Registry } from "./registry.ts";

/** Take a free place. */
export async function join(
  registry: Registry,
  house: House,
  live: LiveMatch,
  wish: { name: string; place?: number },
): Promise<Joined> {
  const token = newToken(registry);
  const who = person(tidyName(wish.name, house.limits.name), token);
  await registry.change(live, (record) => {
    stillOpen(record);
    const free = record.places.flatMap((place, number) => (place.kind === "free" ? [number] : []));
    const number = wish.place ?? free[0];
    if (number === undefined || !free.includes(number))
      throw fault("full", free.length ? "that place is taken" : "no place is free");
    checkName(record, who.name, null);
    record.places[number] = who;
    record.touched_at = registry.now();
  });
  return joined(live, token);
}

/** Refuse once the match has begun. */
export function stillOpen(record: MatchRecord): void {
  if (record.status !== "open")
    throw fault("not_now", record.deal ? "the match has begun already" : "the match is closed");
}

/** Refuse a name that another here has. */
export function checkName(record: MatchRecord, name: string, own: number | null): void {
  const others = record.places.filter((place, number) => number !== own && place.kind !== "free");
  if (others.some((other) => areAlike(name, other.name)))
    throw fault("name_taken", "somebody here has that name, or one that looks like it");
}

/** Begin the game; the host only. */
export function start(registry: Registry, live: LiveMatch, by: number): Promise<void> {
  const alter = (record: MatchRecord) => {
    stillOpen(record);
    if (by !== record.host) throw fault("forbidden", "only the host may start");
    begin(registry, live.room, record);
  };
  return registry.change(live, alter, true);
}
