// Make one JavaScript file of a TypeScript one and all it imports, for Node: node bundle.js SOURCE FOLDER
import { build } from "vite";

const [source = "", outDir = ""] = process.argv.slice(2);
const input = { ssr: source, outDir, emptyOutDir: false, target: "es2022", minify: false };
await build({ configFile: false, logLevel: "error", build: input });
