/** A turn being built: how things would stand after steps that are not confirmed (server/drafts.py). */
import { plainVerdict } from "../../kernel/src/decoder.ts";
import type { Game } from "../../kernel/src/game.ts";
import type { Choice, DraftState } from "../lib/protocol.ts";
import { fault } from "./faults.ts";

/** How things would stand after the draft of the player to move; a Refused if the rules refuse a step of it. */
export function afterDraft(game: Game, actions: readonly string[], number: number): DraftState {
  const { trial, steps } = playDraft(game, actions);
  const last = steps.at(-1);
  const pending = last?.then;
  const total = steps.reduce((sum, step) => sum + step.total, 0);
  return {
    type: "draft",
    number,
    draft: { number, steps, total, ...(pending ? { pending } : {}) },
    view: pending ? trial.preview(last.action, game.toMove) : trial.view(game.toMove),
    choices: pending ? [] : trial.choices(),
  };
}

/** A copy of the game with the steps of a draft played, except a last one that ends the turn or reveals something. */
export function playDraft(game: Game, actions: readonly string[]): { trial: Game; steps: Choice[] } {
  const trial = game.copy();
  const steps: Choice[] = [];
  for (const text of actions) {
    const last = steps.at(-1);
    if (last?.then)
      throw fault("refused", `after ${last.action} a draft goes no further`, {
        verdict: plainVerdict(text, "turn", "turn"),
      });
    const step = trial.choice(text);
    steps.push(step);
    if (!step.then) trial.play(step.action);
  }
  return { trial, steps };
}
