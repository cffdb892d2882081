/** The café in words: guests, refusals, what happened. The sentences are in the catalogues. */
import type { Advised, Fault, GameName, Reason, Refusal } from "./protocol.ts";
import { Refused } from "./api.ts";
import { has, list, number, share, t } from "./words.svelte.ts";

type Points = Record<string, number>;

const manner = (game: GameName) => (has(`joker-${game}-f`) ? game : "card"); // a game without words of its own has the card game's

/** `RUf` as "the lady from Russia". */
export function guestWords(code: string, game: GameName): string {
  const nation = code.slice(0, 2);
  const sex = code.slice(2);
  if (nation === "JK") return t(`joker-${manner(game)}-${sex}`);
  const from = t(`nation-${nation}`, { sex }); // in Italian it is "the Russian lady": an adjective of her gender
  return t(`guest-${manner(game)}-${sex}`, { nation: from });
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A table in words: its nation, or its four flags. */
export function tableWords(code: string): string {
  return list(code.split(" ").map((nation) => nationName(nation)));
}

export const nationName = (nation: string): string => t(`table-${nation}`);

/** Why the rules refuse, as one sentence. */
export function verdictWords(verdict: Refusal, game: GameName): string {
  const words = verdict.action.split(" ");
  const guest = words.slice(1).find((word) => /^[A-Z]{2}[fm]$/.test(word));
  const company = Object.values(verdict.guests ?? {});
  const sex = guest?.slice(2) ?? "";
  const sentence = t(`refusal-${verdict.because}`, {
    guest: guest ? guestWords(guest, game) : "",
    sex,
    same: company.filter((one) => one.endsWith(sex)).length,
    company: company.length ? list(company.map((one) => guestWords(one, game))) : t("nobody"),
    expected: "",
    given: "",
    fault: "",
  });
  return `${upper(sentence)}.`;
}

/** What went wrong, as one sentence. */
export function faultWords(fault: Fault, game: GameName): string {
  if (fault.verdict) return verdictWords(fault.verdict, game);
  const key = `fault-${fault.code}`;
  return has(key) ? t(key) : t("fault-mishap");
}

/** Whatever a request ended with, in words. */
export const errorWords = (error: unknown, game: GameName = "card"): string =>
  error instanceof Refused ? faultWords(error.fault, game) : String(error);

/** Points by table as a sum: "6 + 2 = 8", "6" where there is one table only. */
export function sumWords(points: Points | undefined, bonus: number | undefined, total: number): string {
  const parts = Object.values(points ?? {});
  if (bonus) parts.push(bonus);
  if (parts.length < 2) return number(total);
  return `${parts.map(number).join(" + ").replaceAll("+ −", "− ")} = ${number(total)}`;
}

/** Points of several tables, each of them: "6+2"; nothing where there is one only. */
export function partsWords({ points, bonus }: { points?: Points; bonus?: number }): string {
  const parts = Object.values(points ?? {}).filter(Boolean);
  if (bonus) parts.push(bonus);
  return parts.length < 2 ? "" : parts.map(number).join("+").replaceAll("+−", "−");
}

/** What a turn pays now, and the chance to win with it. */
export function worthWords(turn: Advised): string {
  const chance = t("advice-chance", { chance: share(turn.chance) });
  return turn.points ? `${t("advice-points", { points: turn.points })} · ${chance}` : chance;
}

/** What speaks for a turn, but what against it. */
export function reasonsInWords(
  reasons: Reason[],
  tables: Record<string, string>,
  place: (seat: string) => string,
): string {
  const told = (against: boolean): string =>
    list([
      ...new Set(
        reasons.filter((one) => !!one.against === against).map((reason) => reasonWords(reason, tables, place)),
      ),
    ]);
  const [pro, contra] = [told(false), told(true)];
  return pro && contra ? `${pro}; ${t("why-but", { reason: contra })}` : pro || contra;
}

function reasonWords(reason: Reason, tables: Record<string, string>, place: (seat: string) => string): string {
  const { what, table = "", seat = "", points = 0 } = reason;
  return t(`why-${what}`, { table: tables[table] ? tableWords(tables[table]) : "", seat: seat && place(seat), points });
}

export interface Spoken {
  do: string;
  guest?: string;
  at?: string;
}

/** An action as the server writes it, taken apart: `seat RUf C2`. */
export function spoken(action: string): Spoken {
  const [doing = "", ...rest] = action.split(" ");
  const guest = rest.find((word) => /^[A-Z]{2}[fm]$/.test(word));
  const at = rest.find((word) => /^[A-Z]\d+$/.test(word));
  return { do: doing, ...(guest && { guest }), ...(at && { at }) };
}

/** An action in words: "the lady from Russia: at the Russian table". */
export function actionWords(action: Spoken, game: GameName, place: (seat: string) => string): string {
  if (!action.guest) return doneWords(action);
  return `${guestWords(action.guest, game)}: ${action.at ? place(action.at) : doneWords(action)}`;
}

/** What is done, beside the guest that it is done with where there is one: "to the bar". */
export function doneWords({ do: doing, guest }: Spoken): string {
  const name = doing.replace("_", "-");
  return t(guest && has(`turn-${name}`) ? `turn-${name}` : `may-${name}`);
}
