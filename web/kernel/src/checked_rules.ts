/** The rules to play by, with everything checked that somebody has wished for. */
import { SetupError } from "./errors.ts";
import { type GameRules, withKernel } from "./game_rules.ts";
import type { Kernel } from "./kernel.ts";
import type { KernelData } from "./kernel_file.ts";
import { planFaults } from "./plan_faults.ts";
import { editionOf, PRINTED, Ruleset, type RulesetWish } from "./ruleset.ts";

/** The rules of a game on a kernel; SetupError names all that is wrong with a plan or an edition. */
export function rulesOf(kernel: Kernel, wish: RulesetWish = {}): GameRules {
  checkPlan(kernel.data, wish);
  return withKernel(kernel, new Ruleset(kernel.data, wish));
}

/** Refuse a plan that no café could have. */
export function checkPlan(data: KernelData, { edition = PRINTED, plan }: RulesetWish): void {
  const { nations } = editionOf(data, edition);
  if (!plan || !data.facts.takes_plan) return;
  const faults = planFaults(plan, nations);
  if (faults.length) throw new SetupError(faults.join("; "), "plan");
}
