/** A request that was not granted, by the server or by the café on this device. */
import type { Fault } from "./protocol.ts";

export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}
