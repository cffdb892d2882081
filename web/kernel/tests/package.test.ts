/** The package as somebody gets it: packed, unpacked elsewhere, its example played and its types read. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const HERE = fileURLToPath(new URL("..", import.meta.url));
const WEB = join(HERE, "..");
const VERSION = ["src", "cafe", "__init__.py"];
let folder: string;
let listed: string[];

const run = (command: string, args: string[], cwd = folder) => execFileSync(command, args, { cwd, encoding: "utf8" });
/** npm, also where it came with a wheel and is on no path. */
const npm = (...args: string[]) => {
  const found = process.env.npm_execpath;
  return found ? run(process.execPath, [found, ...args], HERE) : run("npm", args, HERE);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cafe-kernel-"));
  const [packed] = JSON.parse(npm("pack", "--json", "--silent", "--pack-destination", folder)) as [
    { filename: string; files: { path: string }[] },
  ];
  listed = packed.files.map(({ path }) => path);
  run("tar", ["-xzf", packed.filename]);
  mkdirSync(join(folder, "node_modules"));
  renameSync(join(folder, "package"), join(folder, "node_modules", "cafe-kernel"));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

it("has everything it needs, and nothing else", () => {
  const kernels = ["card", "board", "junior"].flatMap((game) => [`${game}.wasm`, `${game}.json`]);
  for (const file of kernels) expect(listed).toContain(`dist/kernel/files/${file}`);
  for (const file of ["README.md", "package.json", "example.js", "dist/kernel/src/index.d.ts"])
    expect(listed).toContain(file);
  expect(listed.filter((file) => /tests?\b|node_modules|\.ts$/.test(file) && !file.endsWith(".d.ts"))).toEqual([]);
});

it("plays a game in twenty lines", () => {
  const example = join(folder, "node_modules", "cafe-kernel", "example.js");
  expect(readFileSync(example, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(20);
  cpSync(example, join(folder, "example.mjs"));
  const told = run(process.execPath, ["example.mjs"]);
  expect(told).toMatch(/^(Ada|Ben): /);
  expect(told).toMatch(/reason: 'K10/);
});

it("does what its README shows", () => {
  const readme = readFileSync(join(folder, "node_modules", "cafe-kernel", "README.md"), "utf8");
  const [, shown = ""] = /```js\n(.*?)```/s.exec(readme)!;
  const seen = ["game.view(0)", "game.choices()", 'game.explain("seat RUf C2")', 'game.play("seat CUm A6").told(1)'];
  for (const line of seen) expect(shown).toContain(`${line};`);
  const told = shown.replaceAll(/^(game\..*);(.*)$/gm, "console.log(JSON.stringify($1));$2");
  writeFileSync(join(folder, "readme.mjs"), told);
  const lines = run(process.execPath, ["readme.mjs"]).trim().split("\n");
  const [view, choices, verdict, outcome] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(view).toHaveProperty("scores", [0, 0]);
  expect(choices).not.toHaveLength(0);
  expect(verdict).toHaveProperty("rule", "hand");
  expect(outcome).toHaveProperty("action", "seat CUm A6");
});

it("tells its types to whoever imports it", () => {
  const program = `import { Game, Kernel, rulesOf, type View } from "cafe-kernel";
    import { readKernel } from "cafe-kernel/node";
    const game = Game.shuffled(rulesOf(new Kernel(await readKernel("board"))), ["Ada", "Ben"], { seed: 1 });
    export const view: View = game.view(0);
    // @ts-expect-error a view's scores are numbers
    export const wrong: string = view.scores[0]!;`;
  writeFileSync(join(folder, "program.mts"), program);
  const types = join(WEB, "node_modules", "@types");
  const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--types", "node"];
  run(process.execPath, [
    join(WEB, "node_modules", "typescript", "bin", "tsc"),
    ...options,
    "--typeRoots",
    types,
    "program.mts",
  ]);
}, 120_000); // all of TypeScript's own types are read

it("has the café's version", () => {
  const { version } = JSON.parse(readFileSync(join(HERE, "package.json"), "utf8")) as { version: string };
  expect(readFileSync(join(WEB, "..", ...VERSION), "utf8")).toContain(
    `__version__ = "${version.replace("-dev.", ".dev")}"`, // npm and Python spell a release to come differently
  );
});
