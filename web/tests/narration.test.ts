import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameInfo, Step } from "../src/lib/protocol.ts";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
const { LANGUAGES, speak, t } = await import("../src/lib/words.svelte.ts");
const { Teller, tablesDuring } = await import("../src/lib/narration.ts");
const { flagsAround, placeAndSide, spotWords } = await import("../src/lib/spots.ts");
const { actionWords, guestWords, spoken, verdictWords } = await import("../src/lib/wording.ts");
const { settings } = await import("../src/lib/storage.svelte.ts");

const info = { game: "card", seats: { B1: ["B2"], C2: ["B2", "D2", "C3"], D1: ["D2"] } } as unknown as GameInfo;
const tables = { B2: "FR", D2: "IT", C3: "GB" };
const step = (more: Partial<Step>): Step => ({
  ...{ number: 1, player: 0, by: "person", at_time: 0, action: "", do: "seat", total: 4, guest: "FRf", at: "B1" },
  ...{ points: { B2: 4 }, ...more },
});

describe("what happened, in words", () => {
  beforeAll(() => speak("en"));

  it("tells of you and of others in sentences of their own", () => {
    const teller = new Teller(info, ["You", "Patron"], 0);
    expect(teller.all(step({}), tables)).toBe("You seat the lady from France at the French table: 4 points.");
    expect(teller.all(step({ player: 1, total: 1, points: { B2: 1 } }), tables)).toBe(
      "Patron seats the lady from France at the French table: 1 point.",
    );
    expect(teller.all(step({ do: "stop", total: 0 }), tables)).toBe("");
    const effects: Step["effects"] = [
      { effect: "drew", player: 0, count: 1, guests: ["ESf"] },
      { effect: "hand_size", player: 0, size: 3 },
    ];
    expect(teller.effects(step({ effects })).map((one) => one.text)).toEqual([
      "You drew the lady from Spain.",
      "A table all from one country! You now hold only 3 guests.",
    ]);
    const none: Step["effects"] = [{ effect: "hand_size", player: 0, size: 0 }];
    expect(teller.effects(step({ effects: none }))[0]!.text).toBe(
      "A table all from one country! You draw no more guests.",
    );
  });

  it("says once that somebody draws", () => {
    const teller = new Teller(info, ["You", "Patron"], 0);
    const draw = (effects: Step["effects"]) => step({ do: "draw", player: 1, total: 0, points: {}, effects });
    expect(teller.all(draw([{ effect: "drew", player: 1, count: 1 }]), tables)).toBe("Patron draws a new guest.");
    expect(teller.all(draw([]), tables)).toBe("Patron draws.");
  });

  it("says nothing wrong about you in any language", async () => {
    const wrong =
      /You (is|plays|draws|seats|now plays)|Du (spielt|zieht|setzt|ist|legt)\b(?! jetzt)|Vous (joue|place|pioche) |Dig |Tú (roba|sienta)|Tu (pesca|fa) | a el | de el /;
    const verbs = ["seat", "swap", "bar", "discard", "lay_down", "lay_table", "stop", "draw", "pass", "declare_end"];
    for (const language of Object.keys(LANGUAGES)) {
      await speak(language);
      const teller = new Teller(info, ["Du", "Ada"], 0);
      for (const verb of verbs)
        for (const total of [0, 1, 5]) {
          const said = teller.all(step({ do: verb, total, points: { B2: total } }), tables);
          expect(language === "da" ? said.replace(/^Du /, "") : said).not.toMatch(wrong);
          expect(said).not.toMatch(/[A-Z]\d/); // no coordinates
        }
    }
    await speak("en");
  });

  it("names a seat as one would point at it", () => {
    expect(spotWords("C2", info, tables)).toBe("between the tables of France, Italy, and Great Britain");
    expect(placeAndSide("B1", info, tables)).toBe("at the French table, top (B1)");
    expect(flagsAround("C2", info, tables)).toEqual(["FR", "IT", "GB"]);
    const junior = { game: "junior", seats: { B1: ["B2"], C2: ["B2"] } } as unknown as GameInfo;
    const flags = { B2: "CN FR IN JM" };
    expect(spotWords("B1", junior, flags)).toBe("by the flags of China and France");
    expect(spotWords("C2", junior, flags)).toBe("by the flags of France and India");
    settings.coordinates = true;
    expect(spotWords("B1", info, tables)).toBe("at the French table (B1)");
    settings.coordinates = false;
  });

  it("names a seat between two tables or flags as its speakers do", async () => {
    const shared = { game: "board", seats: { C2: ["B2", "D2"] } } as unknown as GameInfo;
    const junior = { game: "junior", seats: { C2: ["B2"] } } as unknown as GameInfo;
    const said: Record<string, [string, string]> = {
      da: ["mellem det franske og det tyrkiske bord", "ved det mexicanske og det amerikanske flag"],
      de: ["zwischen dem französischen und dem türkischen Tisch", "bei den Flaggen von Mexiko und den USA"],
      en: ["between the tables of France and Turkey", "by the flags of Mexico and the United States"],
      es: ["entre las mesas de Francia y Turquía", "junto a las banderas de México y Estados Unidos"],
      fr: ["entre la table française et la table turque", "près des drapeaux mexicain et américain"],
      it: ["tra il tavolo francese e quello turco", "vicino alle bandiere messicana e americana"],
    };
    for (const [language, [between, flags]] of Object.entries(said)) {
      await speak(language);
      expect(spotWords("C2", shared, { B2: "FR", D2: "TR" })).toBe(between);
      expect(spotWords("C2", junior, { B2: "CN MX US JM" })).toBe(flags);
    }
    expect(Object.keys(said)).toEqual(Object.keys(LANGUAGES).sort());
    await speak("en");
  });

  it("writes what is lost with a minus sign in every language", async () => {
    for (const language of Object.keys(LANGUAGES)) {
      await speak(language);
      expect(t("bar-label", { taken: 5, free: 16, next: -2 })).toMatch(/\s−2\./);
      expect(t("result-won", { name: "Ada", points: -1 })).toContain("−1 ");
    }
    await speak("en");
  });

  it("knows how the tables stood then", () => {
    const steps = [
      step({}),
      step({
        number: 2,
        effects: [
          { effect: "cleared", cell: "B2", table: "FR", guests: {} },
          { effect: "table", cell: "B2", table: "ES" },
        ],
      }),
      step({ number: 3 }),
    ];
    expect(tablesDuring(steps, { B2: "ES" })).toEqual([{ B2: "FR" }, { B2: "FR" }, { B2: "ES" }]);
  });

  it("refuses in plain words", () => {
    const say = (because: string, action: string, guests = {}) =>
      verdictWords({ action, rule: "G5", because, table: "B2", guests }, "card");
    expect(say("G5", "seat FRm B1", { A2: "GBm" })).toBe("Two gentlemen can't sit alone: this table needs a lady.");
    expect(say("G5", "seat FRf B1", { A2: "GBf", B3: "FRf", C2: "ITm" })).toBe("Two ladies are at this table already.");
    expect(say("K5", "seat FRf D1")).toBe("She needs a table of her own country.");
  });

  it("says a turn as one would", () => {
    const say = (action: string) => actionWords(spoken(action), "board", (seat) => `on ${seat}`);
    expect(say("seat RUf C2")).toBe("the lady from Russia: on C2");
    expect(say("bar RUf")).toBe("the lady from Russia: to the bar");
    expect(say("lay_down RUf")).toBe("the lady from Russia: face down");
    expect(say("draw")).toBe("draw a guest");
  });

  it("calls guests by where they are from, in words of their gender", async () => {
    await speak("it");
    expect(guestWords("RUf", "card")).toBe("la signora russa");
    expect(guestWords("CNm", "junior")).toBe("il bambino cinese");
    await speak("en");
    expect(guestWords("RUf", "card")).toBe("the lady from Russia");
  });

  it("needs every sentence about you beside the one about others", () => {
    const text = readFileSync(new URL("../../src/cafe/i18n/page/en.ftl", import.meta.url), "utf8");
    const keys = [...text.matchAll(/^(log-[\w-]+) =/gm)].map((found) => found[1]!);
    const named = keys.filter((key) => new RegExp(`^${key} = [^\\n]*\\$name`, "m").test(text));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((key) => !keys.includes(`${key}-you`))).toEqual([]);
  });
});
