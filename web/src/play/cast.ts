/** Who stands on the stage at the end. */
import type { MatchStore } from "./store.svelte.ts";

/** The guests whom the winners have seated last; where nobody knows, some of those who sit there. */
export function castOf(store: Pick<MatchStore, "log" | "view">, winners: number[], most = 9): string[] {
  const seated = store.log.filter((step) => step.do === "seat" && winners.includes(step.player));
  const cast = seated.length ? seated.map((step) => step.guest!) : Object.values(store.view?.seats ?? {});
  return [...new Set(cast.toReversed())].slice(0, most);
}
