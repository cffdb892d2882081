/** Being here without sitting before the device: the others of a hot seat. */
import { forgetToken, nameToken } from "../lib/storage.svelte.ts";
import { MatchSocket } from "../lib/socket.ts";

/** A socket that only says that the holder of a token is here; it keeps the token's name true. */
export function stay(match: string, token: string): MatchSocket {
  return new MatchSocket(
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
