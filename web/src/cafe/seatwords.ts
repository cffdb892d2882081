/** What a screen reader hears of a seat; said once, then remembered. */
import { placeAndSide, type Tables } from "../lib/spots.ts";
import { guestWords, sumWords, upper } from "../lib/wording.ts";
import type { Choice, GameInfo } from "../lib/protocol.ts";
import { language, t } from "../lib/words.svelte.ts";

export class SeatWords {
  private said = new Map<string, string>();

  of(info: GameInfo, cell: string, guest: string, tables: Tables, choice: Choice | undefined): string {
    const around = info.seats[cell]!.map((table) => tables[table]);
    const key = [language(), cell, guest, ...around, choice?.action, choice?.total].join("|");
    let words = this.said.get(key);
    if (words === undefined) this.said.set(key, (words = seatWords(info, cell, guest, tables, choice)));
    return words;
  }
}

function seatWords(info: GameInfo, cell: string, guest: string, tables: Tables, choice: Choice | undefined): string {
  const place = upper(placeAndSide(cell, info, tables));
  const said = t("seat-label", { place, who: guest ? guestWords(guest, info.game) : t("seat-free") });
  if (!choice) return said;
  const total = choice.total;
  return `${said}. ${choice.alone ? t("seat-alone") : t("seat-pays", { sum: sumWords(choice.points, choice.bonus, total), total })}`;
}
