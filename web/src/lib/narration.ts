/** What happened, told to the player here: what they did themselves in sentences about "you". */
import { spotWords, type Tables } from "./spots.ts";
import type { Choice, Effect, GameInfo, Step } from "./protocol.ts";
import { guestWords, sumWords, tableWords, upper } from "./wording.ts";
import { list, t } from "./words.svelte.ts";

const SILENT = ["stop", "open_group"]; // nothing to tell unless it pays

/** The tables as they stood at each step, read backwards from how they stand after the last one. */
export function tablesDuring(steps: Step[], after: Tables): Tables[] {
  const tables = { ...after };
  return steps
    .toReversed()
    .map((step) => {
      for (const effect of (step.effects ?? []).toReversed()) {
        if (effect.effect === "table") delete tables[effect.cell];
        else if (effect.effect === "cleared") tables[effect.cell] = effect.table;
      }
      if (step.do === "lay_table") delete tables[step.at!];
      return { ...tables };
    })
    .toReversed();
}

const MOST = 30; // steps that are told again to somebody who has not moved yet

/** The last turn of a player and all that has happened since; to a spectator, the last turn of anybody. */
export function lastTurns(log: Step[], you: number | null): Step[] {
  const who = you ?? log.at(-1)?.player;
  let start = log.findLastIndex((step) => step.player === who);
  if (start < 0) return log.slice(-MOST);
  const isEnd = (step: Step): boolean => !!step.effects?.some((effect) => effect.effect === "turn");
  while (start > 0 && log[start - 1]!.player === who && !isEnd(log[start - 1]!)) start -= 1;
  return log.slice(start);
}

/** These steps in words, and those laid out but not on record yet. A line keeps its key: what is heard is not said twice. */
export function linesTold(
  steps: Step[],
  draft: Choice[],
  tables: Tables,
  teller: Teller,
): { key: string; text: string }[] {
  const then = tablesDuring(steps, tables);
  const laid = draft.map((choice): Step => ({
    ...choice,
    number: 0,
    player: teller.you ?? 0,
    by: "person",
    at_time: 0,
  }));
  const texts = [
    ...steps.flatMap((step, at) => teller.sentences(step, then[at]!)),
    ...laid.map((step) => teller.step(step, tables)).filter(Boolean),
  ];
  return texts.map((text, at) => ({
    key: `${text} ${texts.slice(0, at).filter((one) => one === text).length}`,
    text,
  }));
}

export class Teller {
  constructor(
    readonly info: GameInfo,
    readonly names: string[],
    readonly you: number | null, // nobody is "you" to a spectator, or where several share a device
  ) {}

  /** A step and its effects, a sentence each. */
  sentences(step: Step, tables: Tables): string[] {
    const drawn = step.do === "draw" && step.effects?.some((effect) => effect.effect === "drew"); // whom is said at once
    const told = this.effects(step).map((one) => one.text);
    return [drawn ? "" : this.step(step, tables), ...told].filter(Boolean);
  }

  all = (step: Step, tables: Tables): string => this.sentences(step, tables).join(" ");

  /** The step itself; nothing where there is nothing to tell. */
  step(step: Step, tables: Tables): string {
    if (SILENT.includes(step.do) && !step.total) return "";
    const { game } = this.info;
    const hidden = step.do === "lay_down" && !step.guest;
    const scored = (step.do === "seat" || step.do === "bar" || step.do === "stop") && step.total !== 0;
    return this.#about(
      step.player,
      `log-${step.do.replace("_", "-")}${hidden ? "-hidden" : ""}${scored ? "-points" : ""}`,
      {
        guest: step.guest ? guestWords(step.guest, game) : "",
        place: step.at && step.do !== "lay_table" ? spotWords(step.at, this.info, tables) : "",
        total: step.total,
        sum: sumWords(step.points, step.bonus, step.total),
      },
    );
  }

  /** A step's effects, with the cell to look at; whose turn it is is shown elsewhere. */
  effects(step: Step): { text: string; cell: string | null }[] {
    return (step.effects ?? []).flatMap((effect) => {
      const text = this.#effect(effect);
      return text ? [{ text, cell: "cell" in effect ? effect.cell : null }] : [];
    });
  }

  #effect(effect: Effect): string | null {
    switch (effect.effect) {
      case "cleared":
        return upper(t("log-cleared", { table: tableWords(effect.table) }));
      case "table":
        return upper(t("log-table", { table: tableWords(effect.table) }));
      case "turned":
        return upper(t("log-turned"));
      case "drew": {
        const guests = effect.guests?.map((one) => guestWords(one, this.info.game)) ?? [];
        return guests.length
          ? this.#about(effect.player, "log-drew-known", { guests: list(guests) })
          : this.#about(effect.player, "log-drew", { count: effect.count });
      }
      case "hand_size":
        return this.#about(effect.player, "log-hand-size", { size: effect.size });
      case "over":
        return upper(t("log-over", { reason: t(`reason-${effect.reason}`) }));
      case "turn":
        return null;
    }
  }

  #about(player: number, key: string, values: Record<string, string | number>): string {
    return upper(player === this.you ? t(`${key}-you`, values) : t(key, { ...values, name: this.names[player] ?? "" }));
  }
}
