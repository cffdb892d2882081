/** Who has won, a game or a whole series, as one sentence; and why it ended. */
import type { Match, Result } from "../lib/protocol.ts";
import { list, t } from "../lib/words.svelte.ts";

export function headlineOf(result: Result, names: string[], you: number | null): string {
  const { winners } = result;
  const points = result.scores[winners[0]!]!;
  const named = (places: number[]) => list(places.map((at) => names[at]!));
  const won = you !== null && winners.includes(you);
  if (winners.length > 1 && won) {
    return t("result-shared-you", { names: named(winners.filter((at) => at !== you)), points });
  }
  if (winners.length > 1) return t("result-shared", { names: named(winners), points });
  return won ? t("result-you", { points }) : t("result-won", { name: named(winners), points });
}

/** Who has won the series that this game was the last of; nothing where it goes on, or where there is none. */
export function seriesHeadline({ series }: Pick<Match, "series">, names: string[], you: number | null): string {
  if (!series?.over) return "";
  const most = Math.max(...series.wins);
  const best = names.filter((_, at) => series.wins[at] === most);
  if (best.length > 1) return t("series-shared", { names: list(best) });
  return you !== null && series.wins[you] === most ? t("series-won-you") : t("series-won", { name: best[0]! });
}

/** Why the game ended, and how the series stands. */
export function endWords({ result, series }: Pick<Match, "result" | "series">, names: string[]): string {
  const why = result ? t("result-why", { reason: t(`reason-${result.reason}`) }) : "";
  if (!series) return why;
  const wins = list(names.map((name, at) => `${name} ${series.wins[at] ?? 0}`));
  return [why, t("series-state", { game: series.game, best: series.best_of }), t("series-wins", { wins })].join(" ");
}
