/** Coming and going: people join, change places, begin, leave, and play once more. Fetched when it is needed. */
import type { House, Joined } from "../lib/protocol.ts";
import { fault } from "./faults.ts";
import type { MatchRecord } from "./host.ts";
import type { LiveMatch } from "./live_match.ts";
import { areAlike, tidyName } from "./names.ts";
import { begin, emptyPlace, joined, nameBots, newToken, otherPlace, person } from "./places.ts";
import { type Registry, standIn } from "./registry.ts";

export { checkPlan } from "../../kernel/src/checked_rules.ts";
export { rematch } from "./rematch.ts";

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

function stillOpen(record: MatchRecord): void {
  if (record.status !== "open")
    throw fault("not_now", record.deal ? "the match has begun already" : "the match is closed");
}

function checkName(record: MatchRecord, name: string, own: number | null): void {
  const others = record.places.filter((place, number) => number !== own && place.kind !== "free");
  if (others.some((other) => areAlike(name, other.name)))
    throw fault("name_taken", "somebody here has that name, or one that looks like it");
}

/** Rename oneself; the host may also give a place to a bot or free it. */
export function changePlace(
  registry: Registry,
  house: House,
  live: LiveMatch,
  change: { by: number; number: number; name?: string; level?: string },
): Promise<void> {
  const { by, number, name, level } = change;
  return registry.change(
    live,
    (record) => {
      stillOpen(record);
      const place = record.places[number];
      if (!place) throw fault("unknown", `there is no place ${number}`, { place: "place" });
      if (level !== undefined) {
        if (by !== record.host) throw fault("forbidden", "only the host may do that");
        if (number === record.host) throw fault("forbidden", "the host's own place is left by leaving");
        record.places[number] = otherPlace(house, level);
        nameBots(house, record.places);
      } else if (name !== undefined) {
        if (by !== number) throw fault("forbidden", "everybody names themselves; the host can remove people");
        const tidy = tidyName(name, house.limits.name);
        checkName(record, tidy, number);
        place.name = tidy;
      }
    },
    true,
  );
}

/** Say yes to a rematch. */
export function accept(registry: Registry, live: LiveMatch, place: number): Promise<void> {
  return registry.change(live, (record) => {
    stillOpen(record);
    record.places[place]!.ready = true;
  });
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

/** Leave: before the start the place is free again, in play a bot stands in. */
export function leave(registry: Registry, live: LiveMatch, number: number): Promise<void> {
  const alter = (record: MatchRecord) => {
    if (record.status === "playing") standIn(record, number);
    else if (record.status === "open") {
      record.places[number] = emptyPlace();
      const persons = record.places.flatMap((place, other) => (place.kind === "person" ? [other] : []));
      if (!persons.length) Object.assign(record, { status: "closed", ended_at: registry.now() });
      else if (record.host === number) record.host = persons[0]!;
    } else throw fault("not_now", "the match is over");
  };
  return registry.change(live, alter, live.record.status === "open");
}
