/** A score as chips: which, how many of them on one pile, and where the pile stands on a strip of 146 × 20. */

export interface Stack {
  value: number;
  count: number;
  x: number;
}

const VALUES = [10, 5, 1];
const LOOSE = 8; // this many chips lie side by side
const CHIP = 17;

const spaceOf = (count: number): number => (count > 1 ? CHIP + 15 + 7 * String(count).length : CHIP);

/** How much of the strip they take. */
export function stripWidth(stacks: Stack[]): number {
  const last = stacks.at(-1);
  return last ? last.x - 10 + spaceOf(last.count) + 3 : 0;
}

export function chipStacks(score: number): Stack[] {
  let rest = Math.max(0, score);
  const piles = VALUES.map((value) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return { value, count };
  }).filter((pile) => pile.count);
  const many = piles.reduce((sum, pile) => sum + pile.count, 0) > LOOSE;
  const shown = many
    ? piles
    : piles.flatMap(({ value, count }) => Array.from({ length: count }, () => ({ value, count: 1 })));
  let x = 10;
  return shown.map(({ value, count }) => {
    const at = x;
    x += spaceOf(count);
    return { value, count, x: at };
  });
}
