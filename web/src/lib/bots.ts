/** The computer players by name. */
import type { Person } from "../cafe/people.ts";
import { colleague, type Colleague } from "./staff.ts";
import type { Entry, House, Match, View } from "./protocol.ts";
import { has, seconds, t } from "./words.svelte.ts";

const SIMPLE = new Set(["random", "greedy"]);
const nameless = (level: string): string => level.split("@")[0]!; // level5@0.5s is level5

/** A bot without words of its own, one of the setting --bots or just added, goes by its name. */
export const botName = (level: string): string => said(level) ?? level;
export const botAbout = (level: string): string => t(`bot-${nameless(level)}-about`);

function said(level: string, sex = ""): string | undefined {
  const key = `bot-${nameless(level)}`;
  return has(key) ? t(key, {}, sex) : undefined;
}

/** The same in the word for a woman or a man, whoever of the level comes first. */
export const firstRoleOf = (level: string): string => said(level, colleague(nameless(level), 0)?.sex) ?? level;

/** All that may sit at a table of friends: the levels, then the server's own; the simple ones are for programs. */
export const seatable = (house: House): string[] => house.bots.filter((bot) => !SIMPLE.has(bot));

/** The levels, the weakest first. */
export const botsOf = (house: House): string[] => house.bots.filter((bot) => bot.startsWith("level"));

/** Who plays here by name; the server names bots in English, we say it in the language of the page. */
export function placeName(match: Match, at: number, name = match.places[at]?.name ?? ""): string {
  const place = match.places[at];
  if (place?.taken_by !== "bot" || !place.level) return personName(name, isAlone(match));
  return calledAs(place.level, /\d+$/.exec(name)?.[0]);
}

const NAMELESS = /^Guest( \d+)?$/; // as the server calls people whose name it has forgotten

/** What a page called the person at it who gave no name, in whatever language that was. */
export const YOU = ["You", "Du", "Vous", "Tú", "Tu"];

const isAlone = (match: Match): boolean => match.places.filter((place) => place.taken_by === "person").length < 2;

/** A person alone among bots who gave no name is "you" in today's language; among friends it may be a name: Tú, say. */
function personName(name: string, alone = false): string {
  if (alone && YOU.includes(name)) return t("you-name");
  return NAMELESS.test(name) ? name.replace("Guest", t("nameless")) : name;
}

/** The server counts bots of one level ("Waiter 2"); here each is somebody. */
function calledAs(level: string, count = ""): string {
  const named = colleague(nameless(level), Number(count || 1) - 1);
  return named?.name ?? `${botName(level)} ${count}`.trim();
}

/** Which of the staff a bot of a match is; nobody for bots of levels that have no people. */
function personOf(match: Match, at: number): Colleague | undefined {
  const place = match.places[at];
  if (place?.taken_by !== "bot" || !place.level) return undefined;
  return colleague(nameless(place.level), Number(/\d+$/.exec(place.name)?.[0] ?? 1) - 1);
}

/** What a bot of a match looks like. */
export const lookOf = (match: Match, at: number): Person | undefined => personOf(match, at)?.look;

/** What a bot of a match is in the café, in the word for a woman or a man; nothing for people. */
export function roleOf(match: Match, at: number): string {
  const level = match.places[at]?.taken_by === "bot" ? match.places[at].level : undefined;
  return level ? (said(level, personOf(match, at)?.sex) ?? "") : "";
}

/** What a bot of a match is like, in a line; nothing for people, and for bots who are nobody. */
export function mannerOf(match: Match, at: number): string {
  const person = personOf(match, at);
  return person ? t(person.manner) : "";
}

/** Who of a level one meets first: by name, and in the word for a woman or a man. */
export const firstOf = (level: string): string => calledAs(level);
/** What the first few of a level look like; nobody for levels that have no people. */
export const looksOf = (level: string, count: number): Person[] =>
  Array.from({ length: count }, (_, at) => colleague(nameless(level), at)?.look).filter((look) => look !== undefined);

/** A line of the leaderboard: people by their name; bots also by how long they think, and a version that is past. */
export function ratedName(entry: Entry): string {
  if (!entry.level || !has(`bot-${entry.level}`)) return entry.name;
  const time = entry.seconds === null ? "" : `, ${seconds(entry.seconds)}`;
  return botName(entry.level) + time + (entry.version === null ? "" : ` (${entry.version})`);
}

/** Who plays, in turn order. */
export const namesOf = (match: Match, view: View): string[] =>
  view.players.map((name, at) => placeName(match, at, name));

const IN_RECORDS = /, [\w@.]+ \(rules .*\)$/; // documents tell exactly how a bot plays

/** The same where only the name is known: in documents and among the matches of this browser. */
export function spokenName(house: House, name: string): string {
  const short = name.replace(IN_RECORDS, "");
  const [level, count] = levelCalled(house, short);
  return level ? calledAs(level, count) : personName(short);
}

const FORMERLY: Record<string, string> = { Patron: "Owner" }; // levels in older documents, and what they are called now

/** The level that a name is of, and which of its bots; none for people. */
function levelCalled(house: House, name: string): [level: string | undefined, count: string] {
  const [, said = "", count = ""] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  return [house.levels.find((one) => one.name === (FORMERLY[said] ?? said))?.level, count.trim()];
}

/** Who of a document's players is "you": the only person among bots, who gave no name. */
export function youAmong(house: House, names: string[]): number | null {
  const isBot = (name: string): boolean => IN_RECORDS.test(name) || !!levelCalled(house, name)[0];
  const [you, ...others] = names.flatMap((name, at) => (isBot(name) ? [] : [at]));
  return you !== undefined && !others.length && YOU.includes(names[you]!) ? you : null;
}

/** All names of a document, or of a match of this browser. */
export function spokenNames(house: House, names: string[]): string[] {
  const you = youAmong(house, names);
  return names.map((name, at) => (at === you ? t("you-name") : spokenName(house, name)));
}
