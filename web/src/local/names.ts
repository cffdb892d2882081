/** Names that people give themselves: one line, not too long, nothing invisible in it (server/names.py). */
import { fault } from "./faults.ts";

const INVISIBLE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u3164\uffa0]/gu; // but what joins pictures into one

/** A name as it is kept; a Refused if nothing is left of it or it is too long. */
export function tidyName(name: string, longest: number): string {
  if (typeof name !== "string") throw fault("invalid", "a name is needed", { place: "name" });
  const tidy = name
    .normalize("NFC")
    .replace(INVISIBLE, (one) => (/\s/.test(one) ? " " : ""))
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(tidy)) throw fault("invalid", "a name is needed", { place: "name" });
  if ([...tidy].length > longest) throw fault("invalid", `a name has ${longest} characters at most`, { place: "name" });
  return tidy;
}

/** Whether two names look the same. */
export const areAlike = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => name.normalize("NFKC").toLocaleLowerCase("en").replace(/\s/g, "");
