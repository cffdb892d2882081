/** Once more: a rematch with the same people, and the games of a series (server/rematch.py). */
import type { House, Joined } from "../lib/protocol.ts";
import { fault } from "./faults.ts";
import type { MatchRecord, PlaceRecord } from "./host.ts";
import type { LiveMatch } from "./live_match.ts";
import { isSeriesOver, winsOf } from "./messages.ts";
import { emptyPlace, joined, nameBots, newRecord, otherPlace } from "./places.ts";
import type { Registry } from "./registry.ts";

interface Wish {
  by: number;
  token: string;
  levels: Record<string, string>; // other levels for the bots, by place
}

/** The same people once more; asking again answers the same match. */
export async function rematch(registry: Registry, house: House, live: LiveMatch, wish: Wish): Promise<Joined> {
  if (live.record.status !== "over") throw fault("not_now", "the match is not over");
  if (live.record.next === null) {
    const offered = nextMatch(registry, house, live, wish);
    await registry.add(offered);
    await registry.change(live, (record) => void (record.next = offered.id));
  }
  return joined(await registry.enter(live.record.next!), wish.token);
}

/** A match like another: same people and tokens, next start player, levels as wished. */
function nextMatch(
  registry: Registry,
  house: House,
  { record: old, room }: LiveMatch,
  { by, levels }: Wish,
): MatchRecord {
  const places = old.places.map((place, number) => again(house, place, levels[number]));
  nameBots(house, places);
  const wins = winsOf(old);
  const goesOn = old.best_of > 1 && !isSeriesOver(old, wins);
  return {
    ...newRecord(registry, room),
    game: old.game,
    edition: old.edition,
    same_sex_tables: old.same_sex_tables,
    plan: old.plan,
    order: old.order,
    seconds: old.seconds,
    host: by,
    start: ((old.start ?? 0) + 1) % places.length,
    best_of: old.best_of,
    series_game: goesOn ? old.series_game + 1 : 1,
    wins: goesOn ? wins : places.map(() => 0),
    previous: old.id,
    places,
  };
}

/** A place for the same player; at one device nobody has to be asked. */
function again(house: House, place: PlaceRecord, level?: string): PlaceRecord {
  if (place.kind === "bot") return otherPlace(house, level ?? place.level!);
  return { ...emptyPlace(), kind: "person", name: place.name, token: place.token };
}
