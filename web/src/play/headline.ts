/** Who has won, as one sentence. */
import type { Result } from "../lib/protocol.ts";
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
