/** The café in words: guests, refusals, what happened. The sentences are in the catalogues. */
import type { Advised, Effect, Fault, GameName, Reason, Refusal, Step } from "./protocol.ts";
import { Refused } from "./api.ts";
import { has, list, number, share, t } from "./words.svelte.ts";

type Points = Record<string, number>;

const manner = (game: GameName) => (has(`joker-${game}-f`) ? game : "card"); // a game without words of its own has the card game's

/** `RUf` as "the lady from Russia". */
export function guestWords(code: string, game: GameName): string {
  const nation = code.slice(0, 2);
  const sex = code.slice(2);
  if (nation === "JK") return t(`joker-${manner(game)}-${sex}`);
  return t(`guest-${manner(game)}-${sex}`, { nation: t(`nation-${nation}`) });
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A table in words: its nation, or its four flags. */
export function tableWords(code: string): string {
  return list(code.split(" ").map((nation) => nationName(nation)));
}

export const nationName = (nation: string): string => t(`table-${nation}`);

/** Why the rules refuse, as one sentence with the rule's id. */
export function verdictWords(verdict: Refusal, game: GameName): string {
  const words = verdict.action.split(" ");
  const guest = words.slice(1).find((word) => /^[A-Z]{2}[fm]$/.test(word));
  const company = Object.entries(verdict.guests ?? {}).map(([seat, who]) => `${guestWords(who, game)} (${seat})`);
  const sentence = t(`refusal-${verdict.because}`, {
    guest: guest ? guestWords(guest, game) : "",
    seat: words.length > 1 ? words[words.length - 1]! : "",
    table: verdict.table ?? "",
    company: company.length ? list(company) : t("nobody"),
    expected: "",
    given: "",
    fault: "",
  });
  const isRule = /^[A-Z]/.test(verdict.rule);
  return `${upper(sentence)}${isRule ? ` (${verdict.rule})` : ""}.`;
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

/** One step as a line of the log. */
export function stepWords(step: Step, names: string[], game: GameName): string {
  const name = names[step.player] ?? "";
  const values = {
    name,
    guest: step.guest ? guestWords(step.guest, game) : "",
    at: step.at ?? "",
    total: step.total,
    sum: sumWords(step.points, step.bonus, step.total),
  };
  const hidden = step.do === "lay_down" && !step.guest;
  const scored = (step.do === "seat" || step.do === "bar" || step.do === "stop") && step.total !== 0;
  return t(`log-${step.do.replace("_", "-")}${hidden ? "-hidden" : ""}${scored ? "-points" : ""}`, values);
}

/** What came of a step, as lines of the log; whose turn it is is shown elsewhere. */
export function effectWords(effect: Effect, names: string[], game: GameName): string | null {
  switch (effect.effect) {
    case "cleared":
      return t("log-cleared", { table: tableWords(effect.table) });
    case "table":
      return t("log-table", { table: tableWords(effect.table), cell: effect.cell });
    case "turned":
      return t("log-turned", { cell: effect.cell });
    case "drew": {
      const name = names[effect.player] ?? "";
      if (effect.guests?.length) {
        return t("log-drew-known", { name, guests: list(effect.guests.map((one) => guestWords(one, game))) });
      }
      return t("log-drew", { name, count: effect.count });
    }
    case "hand_size":
      return t("log-hand-size", { name: names[effect.player] ?? "", size: effect.size });
    case "over":
      return t("log-over", { reason: t(`reason-${effect.reason}`) });
    case "turn":
      return null;
  }
}

/** What a turn pays now, and the chance to win with it. */
export function worthWords(turn: Advised): string {
  const chance = t("advice-chance", { chance: share(turn.chance) });
  return turn.points ? `${t("advice-points", { points: turn.points })} · ${chance}` : chance;
}

/** What speaks for a turn, but what against it. */
export function reasonsInWords(reasons: Reason[], tables: Record<string, string>): string {
  const told = (against: boolean): string =>
    list([
      ...new Set(reasons.filter((reason) => !!reason.against === against).map((reason) => reasonWords(reason, tables))),
    ]);
  const [pro, contra] = [told(false), told(true)];
  return pro && contra ? `${pro}; ${t("why-but", { reason: contra })}` : pro || contra;
}

/** A table is named by its nation where it has one. */
function reasonWords(reason: Reason, tables: Record<string, string>): string {
  const { what, table = "", seat = "", points = 0 } = reason;
  const nation = tables[table] && !tables[table].includes(" ") ? tableWords(tables[table]) : "";
  return t(`why-${what}`, { table: nation ? `${nation} (${table})` : table, seat, points });
}

export interface Spoken {
  do: string;
  guest?: string;
  at?: string;
}

/** An action as the server writes it, taken apart: `seat RUf C2`. */
export function spoken(action: string): Spoken {
  const [verb = "", ...rest] = action.split(" ");
  const guest = rest.find((word) => /^[A-Z]{2}[fm]$/.test(word));
  const at = rest.find((word) => /^[A-Z]\d+$/.test(word));
  return { do: verb, ...(guest && { guest }), ...(at && { at }) };
}

/** An action in words: "the lady from Russia → C2". */
export function actionWords(action: Spoken, game: GameName): string {
  const what = t(`may-${action.do.replace("_", "-")}`);
  if (!action.guest) return action.at ? `${what} (${action.at})` : what;
  return `${guestWords(action.guest, game)} → ${action.at ?? what}`;
}
