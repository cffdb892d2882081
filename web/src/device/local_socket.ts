/** A match of this device, as the page listens to one of the server's. */
import { connectLocal, stopLocal, type LocalLine } from "./client.ts";
import { takeMatch } from "./tabs.ts";
import { Refused } from "../lib/refused.ts";
import type { Line, MatchLine } from "../lib/socket.ts";
import type { ServerMessage } from "../lib/protocol.ts";

const CODES: Record<string, number> = { token: 4401, forbidden: 4403, unknown: 4404 }; // as the server closes a socket

export class LocalSocket implements MatchLine {
  #line: LocalLine;
  #release = (): void => {};
  #closed = false;

  constructor(
    match: string,
    token: string | undefined,
    readonly hear: (message: ServerMessage) => void,
    readonly tell: (line: Line, code: number) => void,
  ) {
    this.#line = connectLocal(match, token, hear);
    this.#line.opened.then(
      () => this.#open(match),
      (error: unknown) => this.#refuse(error),
    );
  }

  /** Ask something; the answer, or a Refused. */
  async ask(message: Record<string, unknown>): Promise<ServerMessage> {
    const answer = await this.#line.ask(message);
    this.hear(answer);
    return answer;
  }

  close(): void {
    this.#closed = true;
    this.#release();
    this.#line.close();
  }

  #open(match: string): void {
    if (this.#closed) return;
    this.#release = takeMatch(match, () => this.#lose());
    this.tell("open", 0);
  }

  #refuse(error: unknown): void {
    if (this.#closed) return;
    const code = error instanceof Refused ? error.fault.code : "mishap";
    this.tell(code in CODES ? "refused" : "damaged", CODES[code] ?? 0);
  }

  /** The match goes on in another tab: what is known of it here is old from now on. */
  #lose(): void {
    this.close();
    stopLocal();
    this.tell("elsewhere", 0);
  }
}
