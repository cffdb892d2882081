/** What the page and the café's worker say to each other; everything can be cloned. */
import type { Fault, ServerMessage } from "../lib/protocol.ts";
import type { Question } from "../lib/socket.ts";

/** To the worker. Whatever has an id is answered once. */
export type Call =
  | { kind: "request"; id: number; method: string; path: string; body?: unknown; token?: string | undefined }
  | { kind: "connect"; id: number; line: number; match: string; token?: string | undefined }
  | { kind: "ask"; id: number; line: number; message: Question }
  | { kind: "close"; line: number }
  | { kind: "warm"; game: string }
  | { kind: "forget"; match: string }; // it goes on in another tab, or was removed

/** From the worker. */
export type Word =
  | { kind: "answer"; id: number; value: unknown }
  | { kind: "fault"; id: number; fault: Fault }
  | { kind: "heard"; line: number; message: ServerMessage }
  | { kind: "thinking"; searchers: number } // how many think now
  | { kind: "unkept" } // the browser keeps nothing here
  | { kind: "outdated" }; // a match that is open here has gone on in another tab
