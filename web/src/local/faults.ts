/** Requests that cannot be granted: the codes and sentences of docs/server-api.md. */
import { refusalOf, type Verdict } from "../../kernel/src/decoder.ts";
import { FormatError, IllegalAction, InvalidAction, SetupError } from "../../kernel/src/errors.ts";
import { KernelError } from "../../kernel/src/kernel.ts";
import { Refused } from "../lib/refused.ts";

interface More {
  verdict?: Verdict;
  number?: number;
  place?: string;
}

/** A Refused; what is not given is left out. */
export function fault(code: string, message: string, { verdict, number, place }: More = {}): Refused {
  return new Refused({
    code,
    message,
    ...(verdict ? { verdict: refusalOf(verdict) } : {}),
    ...(number === undefined ? {} : { number }),
    ...(place ? { place } : {}),
  });
}

/** The rules say no. */
export const refused = (verdict: Verdict): Refused => fault("refused", new IllegalAction(verdict).message, { verdict });

/** What went wrong, as it is told. */
export function faultOf(error: unknown): unknown {
  if (error instanceof IllegalAction) return refused(error.verdict);
  if (error instanceof InvalidAction) return fault("invalid", error.message, { place: "actions" });
  if (error instanceof FormatError || error instanceof SetupError)
    return fault("invalid", error.message, { place: error.place });
  return error instanceof KernelError ? fault("kernel", error.message) : error;
}
