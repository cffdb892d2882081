/** What is on offer, and what may be said. */
import type { House as HouseBody } from "../lib/protocol.ts";
import type { LocalFiles } from "./host.ts";

export class House {
  #body: Promise<HouseBody> | null = null;

  constructor(readonly files: LocalFiles) {}

  /** Games, bots, phrases and limits; read once. */
  body(): Promise<HouseBody> {
    this.#body ??= this.files.house();
    this.#body.catch(() => (this.#body = null));
    return this.#body;
  }
}
