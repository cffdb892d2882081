/** Rounding as Python rounds: to the nearest number of that many digits, of two equally near the even one. */
const EXACT = 60; // digits, more than any number has that lies exactly between two

export function round(number: number, digits: number): number {
  const near = Number(number.toFixed(digits));
  const [, fraction = ""] = Math.abs(number).toFixed(EXACT).split(".");
  if (!/^50*$/.test(fraction.slice(digits))) return near;
  const isOdd = Math.round(Math.abs(near) * 10 ** digits) % 2 === 1;
  return isOdd ? Number((near - Math.sign(number) * 10 ** -digits).toFixed(digits)) : near;
}
