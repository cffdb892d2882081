/** What the house offers, for components: asked for while one is made, there as soon as it is known. */
import { getHouse } from "./api.ts";
import type { House } from "./protocol.ts";
import { errorWords } from "./wording.ts";

class AskedHouse {
  house = $state.raw<House | null>(null);
  fault = $state("");

  constructor() {
    getHouse().then(
      (found) => (this.house = found),
      (error: unknown) => (this.fault = errorWords(error)),
    );
  }
}

export const askHouse = (): { readonly house: House | null; readonly fault: string } => new AskedHouse();
