/** Links to a replay: of a match at the server, or with the whole game in them; at its beginning or at a moment. */
import { linkTo } from "./route.svelte.ts";

/** The link to a replay; empty where the game does not fit into one. */
export function replayLink(what: { match: string } | { game: string }, at = 0): string {
  if ("game" in what && !what.game) return "";
  const said = new URLSearchParams({ ...("game" in what && what), ...(at && { at: String(at) }) }).toString();
  return linkTo(("match" in what ? `/m/${what.match}/replay` : "/replay") + (said && `#${said}`));
}

/** What the end of a link calls for. */
export function momentIn(hash: string): { at: number; game: string } {
  const said = new URLSearchParams(hash.slice(1));
  const at = said.get("at") ?? "";
  return { at: /^\d{1,6}$/.test(at) ? Number(at) : 0, game: said.get("game") ?? "" };
}
