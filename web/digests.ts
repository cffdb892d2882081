import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const FILES = new URL("kernel/files/", import.meta.url);

const digest = (name: string): string =>
  `sha256-${createHash("sha256")
    .update(readFileSync(new URL(name, FILES)))
    .digest("base64")}`;

/** Of each of the kernels' files what a browser compares it with before the page gets it. */
export const digests = (): Record<string, string> =>
  Object.fromEntries(readdirSync(FILES).map((name) => [name, digest(name)]));
