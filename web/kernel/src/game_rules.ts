/** A ruleset and the kernel that plays by it: what games are made with. */
import type { Kernel } from "./kernel.ts";
import { Questions } from "./questions.ts";
import type { Ruleset } from "./ruleset.ts";

export interface GameRules {
  readonly ruleset: Ruleset;
  readonly questions: Questions;
}

const asked = new WeakMap<Kernel, Questions>();

/** A ruleset with a kernel to play by it. */
export function withKernel(kernel: Kernel, ruleset: Ruleset): GameRules {
  const questions = asked.get(kernel) ?? new Questions(kernel);
  asked.set(kernel, questions);
  return { ruleset, questions };
}
