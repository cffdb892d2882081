/** One socket to one match that comes back by itself, and requests over it that are answered. */
import { Refused } from "./api.ts";
import type { ServerMessage } from "./types.ts";

export type Line = "connecting" | "open" | "lost" | "refused";
type Answer = { resolve: (message: ServerMessage) => void; reject: (error: Error) => void };

const FINAL = [4401, 4403, 4404];
const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]; // ms between tries
const PING = 25_000;

export class MatchSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Answer>();
  #next = 1;
  #tries = 0;
  #closed = false;
  #timer = 0;
  #ping = 0;

  constructor(
    readonly match: string,
    readonly token: string | undefined,
    readonly hear: (message: ServerMessage) => void,
    readonly tell: (line: Line, code: number) => void,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#ping = window.setInterval(() => this.#socket?.readyState === WebSocket.OPEN && void this.ask({ type: "ping" }).catch(() => {}), PING);
  }

  /** Ask something; the answer, or a Refused. */
  ask(message: Record<string, unknown>): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Refused({ code: "offline", message: "not connected" }));
        return;
      }
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (document.visibilityState === "visible" && !this.#closed && this.#timer) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #connect(): void {
    this.#timer = 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${this.match}/socket`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.token ? { type: "hello", token: this.token } : { type: "hello" }));
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #receive(message: ServerMessage): void {
    if (message.type === "state" && this.#tries >= 0) {
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
    for (const answer of this.#waiting.values()) answer.reject(new Refused({ code: "offline", message: "the line is lost" }));
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
