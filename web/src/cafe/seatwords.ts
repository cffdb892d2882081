/** What a screen reader hears of a seat; said once, then remembered. */
import { guestWords, sumWords, tableWords } from "../lib/wording.ts";
import type { Choice, GameName } from "../lib/protocol.ts";
import { language, t } from "../lib/words.svelte.ts";

export class SeatWords {
  private said = new Map<string, string>();

  of(game: GameName, cell: string, guest: string, around: string[], choice: Choice | undefined): string {
    const key = [language(), game, cell, guest, ...around, choice?.action, choice?.total].join("|");
    let words = this.said.get(key);
    if (words === undefined) this.said.set(key, (words = seatWords(game, cell, guest, around, choice)));
    return words;
  }
}

function seatWords(game: GameName, cell: string, guest: string, around: string[], choice: Choice | undefined): string {
  const names = around.map(tableWords).join(" · ") || t("nobody");
  const said = t("seat-label", { cell, tables: names, who: guest ? guestWords(guest, game) : t("seat-free") });
  if (!choice) return said;
  return `${said}. ${choice.alone ? t("seat-alone") : t("seat-pays", { sum: sumWords(choice.points, choice.bonus, choice.total) })}`;
}
