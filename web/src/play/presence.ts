/** Who is here: people besides oneself, and the others of a hot seat, who do not sit before the device. */
import { forgetToken, nameToken } from "../lib/storage.svelte.ts";
import type { Match } from "../lib/protocol.ts";
import type { MatchLine } from "../lib/socket.ts";
import { openMatch } from "../lib/where.ts";

/** Whether more than one person plays: somebody who sees what one says. */
export const isCompany = (match: Match | null): boolean =>
  (match?.places.filter((place) => place.taken_by === "person").length ?? 0) > 1;

/** A socket that only says that the holder of a token is here; it keeps the token's name true. */
export function stay(match: string, token: string): MatchLine {
  return openMatch(
    match,
    token,
    (message) => {
      if (message.type === "state" && message.you !== null)
        nameToken(match, token, message.match.places[message.you]!.name);
    },
    (line, code) => {
      if (line === "refused" && code === 4401) forgetToken(match, token);
    },
  );
}
