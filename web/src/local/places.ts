/** Who takes which place of a match, and how it begins (server/places.py, absence.py). */
import { PRINTED } from "../../kernel/src/ruleset.ts";
import type { Create, House, Joined } from "../lib/protocol.ts";
import { fault } from "./faults.ts";
import type { MatchRecord, PlaceRecord } from "./host.ts";
import type { GameRoom } from "./kernels.ts";
import { checkedLevel, levelName, playsAs } from "./levels.ts";
import { type LiveMatch, newGame } from "./live_match.ts";
import { matchBody, secondsOf } from "./messages.ts";
import { areAlike, tidyName } from "./names.ts";
import type { Registry } from "./registry.ts";
import { turnEnds } from "./turns.ts";

const FREE = "free";
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"; // nothing that looks like something else when read aloud
const ID_LENGTH = 12;

export const emptyPlace = (): PlaceRecord => ({
  kind: "free",
  name: "",
  level: null,
  plays_as: null,
  standing_in: false,
  ready: true,
  token: null,
});
export const person = (name: string, token: string): PlaceRecord => ({ ...emptyPlace(), kind: "person", name, token });
const word = (dice: (limit: number) => number, length: number): string =>
  Array.from({ length }, () => ALPHABET[dice(ALPHABET.length)]).join("");
const newId = (registry: Registry): string => `local-${word(registry.dice, ID_LENGTH)}`; // no id of a server begins so
export const newToken = (registry: Registry): string => word(registry.dice, 2 * ID_LENGTH);

/** The place a token stands for, null for a spectator; a Refused if this match does not know the token. */
export function placeOf(live: LiveMatch, token: string | undefined): number | null {
  if (token === undefined) return null;
  const found = live.record.places.findIndex((place) => place.token === token);
  if (found < 0) throw fault("token", "this match does not know the token");
  return found;
}

/** The place a token stands for; a Refused for spectators. */
export function playerOf(live: LiveMatch, token: string | undefined): number {
  const place = placeOf(live, token);
  if (place === null) throw fault("forbidden", "only a player of the match may do that");
  return place;
}

/** What somebody is told who has got a place. */
export function joined(live: LiveMatch, token: string): Joined {
  const link = `/m/${live.record.id}`;
  return {
    match: matchBody(live.record),
    place: placeOf(live, token)!,
    token,
    link,
    personal_link: `${link}#${token}`,
  };
}

/** A new match; its creator is the host and has place 0. */
export async function create(registry: Registry, house: House, wish: Create): Promise<Joined> {
  const { game, others, edition = PRINTED, options = {}, plan = null, series = 1, order = "lot" } = wish;
  if (wish.public || wish.rated) throw fault("forbidden", "public and rated matches are played on a server");
  if (!house.games.some((one) => one.game === game))
    throw fault("invalid", `there is no game '${game}'`, { place: "game" });
  if (series % 2 === 0) throw fault("invalid", "a series is best of an odd number", { place: "series" });
  const room = await registry.rooms.of(game);
  const terms = { game, edition, same_sex_tables: options.same_sex_tables ?? false, plan };
  const { ruleset } = plan ? await room.checkedRules(terms) : room.rulesFor(terms);
  ruleset.checkPlayers(1 + others.length, "others");
  const token = newToken(registry);
  const me = person(tidyName(wish.name, house.limits.name), token);
  const record: MatchRecord = {
    ...terms,
    ...newRecord(registry, room),
    order,
    seconds: secondsOf(wish.time ?? { limit: "none" }),
    best_of: series,
    wins: Array<number>(1 + others.length).fill(0),
    places: [me, ...others.map((level) => otherPlace(house, level))],
  };
  nameBots(house, record.places);
  if (wish.start) begin(registry, room, record);
  return joined(await registry.add(record), token);
}

/** The parts of a record that every new match begins with. */
export function newRecord(registry: Registry, room: GameRoom) {
  const moment = registry.now();
  return {
    id: newId(registry),
    revision: 0,
    status: "open" as const,
    host: 0,
    rules: room.kernel.data.rules,
    start: null,
    deal: null,
    created_at: moment,
    started_at: null,
    ended_at: null,
    touched_at: moment,
    turn_ends_at: null,
    series_game: 1,
    previous: null,
    next: null,
    result: null,
    actions: [],
    draft: null,
  };
}

export function otherPlace(house: House, level: string): PlaceRecord {
  return level === FREE ? emptyPlace() : { ...emptyPlace(), kind: "bot", level: checkedLevel(house, level) };
}

/** Bots are called after their level; several of one level are counted. */
export function nameBots(house: House, places: readonly PlaceRecord[]): void {
  const taken = places.filter((place) => place.kind === "person").map((place) => place.name);
  for (const place of places.filter(({ kind }) => kind === "bot")) {
    const base = levelName(house, place.level!);
    let name = base;
    for (let number = 2; taken.some((other) => areAlike(name, other)); number++) name = `${base} ${number}`;
    place.name = name;
    taken.push(name);
  }
}

/** Draw lots, shuffle and deal. */
export function begin(registry: Registry, room: GameRoom, record: MatchRecord): void {
  if (record.places.some((place) => place.kind === "free")) throw fault("not_now", "a place is still free");
  if (!record.places.every((place) => place.ready)) throw fault("not_now", "somebody has not accepted yet");
  const { dice } = registry;
  if (record.order === "lot" && record.start === null) {
    const host = record.places[record.host]!; // a rematch has its order and its start player
    record.places = shuffled(record.places, dice);
    record.host = record.places.indexOf(host);
  }
  record.start ??= record.order === "lot" ? dice(record.places.length) : 0;
  for (const place of record.places)
    place.plays_as = place.kind === "bot" ? playsAs(room.kernel.data, place.level!) : null;
  const { ruleset } = room.rulesFor(record);
  const guests = shuffled(
    ruleset.everybody().map((kind) => ruleset.codes[kind]!),
    dice,
  );
  record.deal = { guests, tables: shuffled(ruleset.edition.tables, dice) };
  const moment = registry.now();
  Object.assign(record, { rules: room.kernel.data.rules, status: "playing", started_at: moment, touched_at: moment });
  record.turn_ends_at = turnEnds(record, newGame(room.rulesFor(record), record), moment);
}

function shuffled<T>(things: readonly T[], dice: (limit: number) => number): T[] {
  const made = [...things];
  for (let last = made.length - 1; last > 0; last--) {
    const other = dice(last + 1);
    [made[last], made[other]] = [made[other]!, made[last]!];
  }
  return made;
}

/** Take the place back from the bot that stands in. */
export async function comeBack(registry: Registry, live: LiveMatch, number: number): Promise<void> {
  if (!live.record.places[number]!.standing_in) return;
  await registry.change(live, (record) => {
    Object.assign(record.places[number]!, { standing_in: false, level: null });
    if (live.game?.toMove !== number || record.status !== "playing") return;
    const moment = registry.now();
    record.turn_ends_at ??= turnEnds(record, live.game, moment);
    if (record.turn_ends_at !== null && moment >= record.turn_ends_at)
      throw fault("not_now", "your time is out; a bot finishes this turn");
  });
}
