import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

// The pictures of the documents, for those who think of installing the page: names as in the manifest.
const PICTURES = { "screenshot-wide.png": "board.png", "screenshot-narrow.png": "card-phone.png" };
const FOLDER = new URL("../docs/pictures/", import.meta.url);

/** Emits the screenshots that the manifest names. */
export function screenshots(): Plugin {
  return {
    name: "screenshots",
    apply: "build",
    generateBundle() {
      for (const [fileName, picture] of Object.entries(PICTURES))
        this.emitFile({ type: "asset", fileName, source: readFileSync(new URL(picture, FOLDER)) });
    },
  };
}
