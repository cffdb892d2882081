/** One socket to one match that comes back by itself, and requests over it that are answered. */
import { Refused } from "./refused.ts";
import type { ClientMessage, Hello, ServerMessage } from "./protocol.ts";

type Unnumbered<Message> = Message extends unknown ? Omit<Message, "id"> : never;
/** What is asked of a match; the sender numbers it. */
export type Question = Unnumbered<Exclude<ClientMessage, Hello>>;

/**
 * How it stands. Of a match of this device: `damaged` is one whose kernel cannot be used, `elsewhere` one that another tab has,
 * `failed` one whose worker fails again and again.
 */
export type Line = "connecting" | "open" | "lost" | "refused" | "damaged" | "elsewhere" | "failed";

/** What a match is listened to by: a socket to the server, or a line to the café on this device. */
export interface MatchLine {
  ask(message: Question): Promise<ServerMessage>;
  close(): void;
}

interface Answer {
  resolve: (message: ServerMessage) => void;
  reject: (error: Error) => void;
  asked: number;
  until: number;
}

const FINAL = [4401, 4403, 4404, 4409];
const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]; // ms between tries
const LOOK = 1000; // ms between two looks at what is overdue
const PING = 25_000; // ms of silence after which we ask whether somebody is there
const ANSWER = 10_000; // ms an answer may take
const THINK = 120_000; // ms a hint may take, with others before us

export class MatchSocket implements MatchLine {
  #socket: WebSocket | null = null;
  #waiting = new Map<number | string, Answer>();
  #next = 1;
  #tries = 0;
  #closed = false;
  #timer = 0;
  #look = 0;
  #heard = 0; // when the server said something last, or we began to connect
  #isGreeted = false; // the first state has come

  constructor(
    readonly match: string,
    readonly token: string | undefined,
    readonly hear: (message: ServerMessage) => void,
    readonly tell: (line: Line, code: number) => void,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#look = window.setInterval(() => this.#check(), LOOK);
  }

  /** Ask something; the answer, or a Refused. */
  ask(message: Question): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Refused({ code: "offline", message: "not connected" }));
        return;
      }
      const id = this.#next++;
      const asked = Date.now();
      this.#waiting.set(id, { resolve, reject, asked, until: asked + (message.type === "hint" ? THINK : ANSWER) });
      this.#socket.send(JSON.stringify({ ...message, id } satisfies ClientMessage));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#look);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (document.visibilityState !== "visible" || this.#closed) return;
    if (this.#timer) {
      clearTimeout(this.#timer);
      this.#connect();
    } else if (this.#isGreeted) this.#ping(); // a device that slept may have lost the line without hearing of it
  };

  #ping(): void {
    void this.ask({ type: "ping" }).catch(() => {});
  }

  /** Look for silence: a line can be dead without being closed. */
  #check(): void {
    if (!this.#socket) return; // the next try is on its way
    const now = Date.now();
    const overdue = [...this.#waiting].filter(([, answer]) => answer.until < now);
    for (const [id, answer] of overdue) {
      this.#waiting.delete(id);
      answer.reject(new Refused({ code: "offline", message: "no answer came" }));
    }
    const isSilent =
      overdue.some(([, answer]) => this.#heard <= answer.asked) || (!this.#isGreeted && now - this.#heard > ANSWER);
    if (isSilent) this.#hangUp(this.#socket);
    else if (this.#isGreeted && !this.#waiting.size && now - this.#heard > PING) this.#ping();
  }

  /** Give a dead socket up at once; its own farewell may take minutes. */
  #hangUp(socket: WebSocket): void {
    socket.close();
    this.#lost(socket, 0);
  }

  #connect(): void {
    this.#timer = 0;
    this.#heard = Date.now();
    this.#isGreeted = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${this.match}/socket`);
    this.#socket = socket;
    const hello: Hello = this.token ? { type: "hello", token: this.token } : { type: "hello" };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #receive(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "state") {
      this.#isGreeted = true;
      this.#tries = 0;
      this.tell("open", 0);
    }
    const re = "re" in message ? message.re : undefined;
    const answer = re === undefined ? undefined : this.#waiting.get(re);
    if (re !== undefined) this.#waiting.delete(re);
    if (message.type === "refused") {
      answer?.reject(new Refused(message.error));
      return;
    }
    this.hear(message);
    answer?.resolve(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    for (const answer of this.#waiting.values())
      answer.reject(new Refused({ code: "offline", message: "the line is lost" }));
    this.#waiting.clear();
    if (this.#closed) return;
    if (FINAL.includes(code)) {
      this.tell("refused", code);
      return;
    }
    this.tell("lost", code);
    const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)]!;
    this.#tries += 1;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }
}
