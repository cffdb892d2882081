/** The bots on offer, by level (server/levels.py). */
import type { KernelData, Way } from "../../kernel/src/kernel_file.ts";
import type { House } from "../lib/protocol.ts";
import { fault } from "./faults.ts";

const USUAL = "bot"; // in place of a level: the one that is usual
const [SHORTEST, LONGEST] = [0.1, 10] as const; // seconds that the strongest level may be told to think
const LEVEL_THINKING = /^level5@(\d+(?:\.\d+)?)s$/;

/** How long a bot such as `level5@0.5s` was told to think, to a tenth of a second; null if it was not. */
function secondsTold(level: string): number | null {
  const found = LEVEL_THINKING.exec(level);
  return found ? Math.round(10 * Number(found[1])) / 10 : null;
}

/** The level, if there is a bot of that name; a Refused if not. */
export function checkedLevel(house: House, level: string): string {
  if (level === USUAL) return house.bot_level;
  if (house.bots.includes(level)) return level;
  const seconds = secondsTold(level);
  if (seconds === null)
    throw fault("invalid", `there is no bot '${level}': choose ${house.bots.join(", ")}`, { place: "level" });
  if (seconds < SHORTEST || seconds > LONGEST)
    throw fault("invalid", `'${level}': from ${SHORTEST} to ${LONGEST} seconds`, { place: "level" });
  return `level5@${seconds}s`;
}

const kindOf = (level: string): string => level.split("@")[0]!;

/** What a bot is called at the table: by its level, however long it thinks. */
export const levelName = (house: House, level: string): string =>
  house.levels.find((one) => one.level === kindOf(level))?.name ?? level;

/** How a level plays a game. */
export function wayOf(data: KernelData, level: string): Way {
  const way = data.levels[kindOf(level)]!;
  const seconds = secondsTold(level);
  return seconds === null ? way : { ...way, effort: { seconds, simulations: null } };
}

/** A bot's name in records: with versions and parameters, so that they stay meaningful. */
export function playsAs(data: KernelData, level: string): string {
  const name = data.plays_as[kindOf(level)]!;
  const seconds = secondsTold(level);
  return seconds === null ? name : name.replace(/[\d.]+ s;/, `${seconds} s;`);
}
