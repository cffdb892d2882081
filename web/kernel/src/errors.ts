/** What can be wrong with what the kernel is asked: each kind of fault is a type of its own. */
import type { Verdict } from "./decoder.ts";

/** A game that cannot be set up; `place` names the part at fault. */
export class SetupError extends Error {
  constructor(
    message: string,
    readonly place = "",
  ) {
    super(message);
  }
}

/** An impossible position: `place` is a part of it. */
export class PositionError extends SetupError {
  constructor(place: string, fault: string) {
    super(`${place}: ${fault}`, place);
  }
}

/** A text that is no action of the game at all. */
export class InvalidAction extends Error {}

/** An action the rules refuse. */
export class IllegalAction extends Error {
  constructor(readonly verdict: Verdict) {
    super(`${verdict.action} is refused: ${verdict.rule}`);
  }
}

/** A document that makes no sense; `place` says where. */
export class FormatError extends Error {
  constructor(
    fault: string,
    readonly place = "",
  ) {
    super(place ? `${place}: ${fault}` : fault);
  }
}
