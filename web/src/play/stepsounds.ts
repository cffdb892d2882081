/** What one hears of a step: a chair, a greeting, coins, a table that leaves, the end. */
import { chime, sound } from "../lib/sound.ts";
import { settings } from "../lib/storage.svelte.ts";
import type { Effect, Step } from "../lib/protocol.ts";

export function hearStep({ do: what, guest, total, effects = [] }: Step): void {
  const comes = (effect: Effect["effect"]): boolean => effects.some((one) => one.effect === effect);
  if (["seat", "bar", "swap"].includes(what)) sound("sit");
  if (what === "seat" && settings.greetings) chime(guest?.slice(0, 2) ?? "");
  if (total > 0) setTimeout(() => sound("coins"), 250);
  if (comes("cleared")) setTimeout(() => sound("clear"), 500);
  if (comes("over")) setTimeout(() => sound("over"), 900);
}
