/** Places change hands before a game, and are left. Fetched when it is needed. */
import type { House } from "../lib/protocol.ts";
import { checkName, stillOpen } from "./arrivals.ts";
import { fault } from "./faults.ts";
import type { LiveMatch } from "./live_match.ts";
import type { MatchRecord } from "./host.ts";
import { tidyName } from "./names.ts";
import { emptyPlace, nameBots, otherPlace } from "./places.ts";
import { type Registry, standIn } from "./registry.ts";

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
