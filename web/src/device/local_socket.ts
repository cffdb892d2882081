/** A match of this device, as the page listens to one of the server's. */
import { connectLocal, stopLocal, type LocalLine } from "./client.ts";
import { takeMatch } from "./tabs.ts";
import { Refused } from "../lib/refused.ts";
import type { Line, MatchLine, Question } from "../lib/socket.ts";
import type { Fault, ServerMessage } from "../lib/protocol.ts";

const CODES: Record<string, number> = { token: 4401, forbidden: 4403, unknown: 4404, not_now: 4409 }; // as of a socket
const TRIES = 3; // to go on with a worker that has failed
const WAIT = 250; // ms before each of them

export class LocalSocket implements MatchLine {
  readonly #place: [match: string, token: string | undefined];
  #line: LocalLine;
  #release: (() => void) | null = null;
  #closed = false;
  #falls = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    match: string,
    token: string | undefined,
    readonly hear: (message: ServerMessage) => void,
    readonly tell: (line: Line, code: number) => void,
  ) {
    this.#place = [match, token];
    this.#line = this.#connect();
  }

  /** Ask something; the answer, or a Refused. */
  async ask(message: Question): Promise<ServerMessage> {
    const answer = await this.#line.ask(message);
    this.hear(answer);
    return answer;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#release?.();
    this.#line.close();
  }

  #connect(): LocalLine {
    const line = connectLocal(...this.#place, {
      hear: this.hear,
      lose: (fault) => line === this.#line && this.#fail(fault),
    });
    line.opened.then(
      () => this.#open(),
      (error: unknown) =>
        this.#fail(error instanceof Refused ? error.fault : { code: "mishap", message: String(error) }),
    );
    return line;
  }

  #open(): void {
    if (this.#closed) return;
    this.#release ??= takeMatch(this.#place[0], () => this.#lose());
    this.tell("open", 0);
  }

  /** It cannot be opened, or is open no more. */
  #fail({ code }: Fault): void {
    if (this.#closed) return;
    if (code in CODES) this.tell("refused", CODES[code]!);
    else if (code === "kernel") this.tell("damaged", 0);
    else if (code === "offline") this.tell("elsewhere", 0);
    else this.#goOn();
  }

  /** The worker has failed: another goes on from what is kept. */
  #goOn(): void {
    this.#falls += 1;
    if (this.#falls > TRIES) {
      this.tell("failed", 0);
      return;
    }
    this.tell("lost", 0);
    this.#timer = setTimeout(() => (this.#line = this.#connect()), WAIT);
  }

  /** The match goes on in another tab: what is known of it here is old from now on. */
  #lose(): void {
    this.close();
    stopLocal();
    this.tell("elsewhere", 0);
  }
}
