/** Where a match is played: on this device, or on the server. The one place that decides. */
import { LocalSocket } from "../device/local_socket.ts";
import type { ServerMessage } from "./protocol.ts";
import { isServed } from "./site.ts";
import { MatchSocket, type Line, type MatchLine } from "./socket.ts";

export type Host = "device" | "server";

const DEVICE = /^local-/; // no id of a server begins so
export const hostOf = (match: string): Host => (!isServed || DEVICE.test(match) ? "device" : "server");

/** Listen to a match, wherever it is. */
export function openMatch(
  match: string,
  token: string | undefined,
  hear: (message: ServerMessage) => void,
  tell: (line: Line, code: number) => void,
): MatchLine {
  const Socket = hostOf(match) === "device" ? LocalSocket : MatchSocket;
  return new Socket(match, token, hear, tell);
}
