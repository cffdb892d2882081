// Unpacks the Chromium of @sparticuz/chromium, with the libraries it needs, into the folder named: a browser without root.
import { execFileSync } from "node:child_process";
import { createReadStream, createWriteStream, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";

const packed = join(dirname(fileURLToPath(import.meta.url)), "node_modules/@sparticuz/chromium/bin");
const target = resolve(process.argv[2]);
mkdirSync(target, { recursive: true });

async function unpack(name, mode) {
  const path = join(target, name);
  await pipeline(createReadStream(join(packed, `${name}.br`)), createBrotliDecompress(), createWriteStream(path, { mode }));
  return path;
}

for (const name of ["al2023.tar", "fonts.tar"]) {
  const path = await unpack(name, 0o644);
  execFileSync("tar", ["-xf", path, "-C", target]);
  rmSync(path);
}
await unpack("chromium", 0o755);
// A machine may have no fonts at all: then the one that came along.
const fonts = `<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${target}/fonts</dir>`;
writeFileSync(join(target, "fonts.conf"), `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>\n`);
