/** What the player whose turn it is may do now, as one sentence. */
import { actionWords, guestWords, spoken, upper } from "../lib/wording.ts";
import type { Advised, Draft, GameInfo, GameName } from "../lib/protocol.ts";
import { list, t } from "../lib/words.svelte.ts";
import type { Turn } from "./turn.svelte.ts";

/** Children are always led by the hand: the sentence is short, and read aloud. */
export function promptOf(turn: Turn, info: GameInfo, guided = false): string {
  const { view, draft } = turn.store;
  const { game } = info;
  if (draft?.pending === "reveals") return t(turnsTable(draft, info) ? "prompt-reveals-table" : "prompt-reveals");
  if (draft?.pending) return t("prompt-confirm");
  if (mustSwap(turn)) return t("prompt-swap-child");
  if (turn.guest) {
    const guest = upper(guestWords(turn.guest, game));
    const chairs = [...turn.open.values()].filter((one) => one.do !== "bar");
    if (turn.open.has("bar") && !chairs.length) return t("prompt-bar", { guest });
    if (guided && chairs.length) return t(chairs.every((one) => one.alone) ? "guide-pair" : "guide-seat");
    const lights = turn.open.size > 0 || turn.drops.some((drop) => drop.do === "bar"); // other ways to go have a button only
    return t(lights ? "prompt-seat" : "prompt-no-seat", { guest });
  }
  if (turn.seat) return t("prompt-guest");
  if (view?.waiting) return t("prompt-waiting", { guest: upper(guestWords(view.seats[view.waiting] ?? "JKf", game)) });
  if (view?.next_table) return t("prompt-lay-table");
  if (turn.choices.every((choice) => choice.do === "draw")) return t(guided ? "guide-draw" : "prompt-draw");
  if (guided && turn.able.size) return t(draft?.steps.length ? "guide-finish" : "guide-guest");
  const what = choicesInWords(turn);
  return what ? t("prompt-may", { what }) : t("prompt-nobody");
}

/** Where tables are drawn and a grown-up sits down, nothing is revealed but the table for one that is full. */
const turnsTable = (draft: Draft, info: GameInfo): boolean =>
  info.table_stock && !info.children && draft.steps.at(-1)?.do === "seat";

function choicesInWords(turn: Turn): string {
  const begun = (turn.store.draft?.steps.length ?? 0) > 0;
  const kinds = [...new Set(turn.choices.map((choice) => choice.do))].filter((kind) => kind !== "stop" || !begun);
  return list(
    kinds.map((kind) => t(`may-${kind.replace("_", "-")}`)),
    "disjunction",
  );
}

/** Whether all that a child can do is to change one of the hand for another. */
const mustSwap = (turn: Turn): boolean =>
  turn.choices.length > 0 && turn.choices.every((choice) => choice.do === "discard");

/** Whether a turn that is advised brings somebody to a chair, so that it can be laid out. */
export const seatsSomebody = (turn: Advised): boolean => turn.actions.some((action) => spoken(action).guest);

/** Whether it only draws: that is tried at once, since nothing of it could be laid out. */
export const canDraw = (turn: Advised): boolean => turn.actions.length === 1 && turn.actions[0] === "draw";

/** A hint in one sentence, short enough to be read aloud to children; the pictures beside it tell the rest. */
export function hintSentence(turn: Advised, game: GameName): string {
  if (seatsSomebody(turn)) return t("hint-aloud");
  return `${upper(list(turn.actions.map((action) => actionWords(spoken(action), game, () => ""))))}.`;
}
