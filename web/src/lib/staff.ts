/** The bots as people: a name, a face and a manner for each, several to a level, so that nobody is called "Waiter 2". */
import type { Person } from "../cafe/people.ts";

export interface Colleague {
  name: string;
  sex: "f" | "m"; // of the word for what they do: waiter, waitress
  manner: string; // the message that says in a line what they are like
  look: Person;
}

const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\P{ASCII}/gu, "")
    .toLowerCase();
const colleagueOf = (sex: Colleague["sex"]) => (name: string, look: Person) => ({
  name,
  sex,
  manner: `manner-${plain(name)}`,
  look,
});
const woman = colleagueOf("f");
const man = colleagueOf("m");

/** By level; the first of them plays where one is asked for. Names are not translated. */
export const STAFF: Record<string, Colleague[]> = {
  level1: [
    man("Nino", { skin: "#f1c7a3", hair: "#241c1c", style: "curly", shirt: "#2f7d4f", garment: "crew" }),
    woman("Mei", { skin: "#fbdcc4", hair: "#241c1c", style: "bob", shirt: "#c2503c", garment: "crew" }),
    man("Lasse", { skin: "#fbdcc4", hair: "#d9aa58", style: "shag", shirt: "#3c6fa8", garment: "crew" }),
    woman("Amara", { skin: "#8f5a3a", hair: "#241c1c", style: "afro", shirt: "#d08a2a", garment: "vee" }),
  ],
  level2: [
    woman("Rosa", {
      skin: "#dca77d",
      hair: "#4a2f22",
      style: "wavy",
      shirt: "#a3312e",
      garment: "vee",
      earrings: "#e8c04a",
    }),
    man("Otto", {
      skin: "#f1c7a3",
      hair: "#7b4728",
      style: "side",
      shirt: "#5b6b3a",
      garment: "collar",
      beard: "moustache",
    }),
    woman("Inès", { skin: "#dca77d", hair: "#241c1c", style: "ponytail", shirt: "#7b4f8f", garment: "crew" }),
    man("Kofi", { skin: "#6b4129", hair: "#241c1c", style: "crop", shirt: "#2f5f8a", garment: "turtle" }),
  ],
  level3: [
    woman("Camille", { skin: "#fbdcc4", hair: "#7b4728", style: "fringe", shirt: "#2b2b33", garment: "jacket" }),
    man("Jonas", {
      skin: "#f1c7a3",
      hair: "#b3502a",
      style: "short",
      shirt: "#2b2b33",
      garment: "jacket",
      beard: "stubble",
    }),
    woman("Priya", {
      skin: "#b97c53",
      hair: "#241c1c",
      style: "long",
      shirt: "#2b2b33",
      garment: "jacket",
      earrings: "#e8c04a",
    }),
    man("Mateo", { skin: "#dca77d", hair: "#4a2f22", style: "swept", shirt: "#2b2b33", garment: "jacket" }),
  ],
  level4: [
    man("Albert", {
      skin: "#f1c7a3",
      hair: "#e4e0d8",
      style: "side",
      shirt: "#3a2430",
      garment: "jacket",
      glasses: true,
    }),
    woman("Helga", {
      skin: "#fbdcc4",
      hair: "#e4e0d8",
      style: "bun",
      shirt: "#3a2430",
      garment: "jacket",
      glasses: true,
    }),
    woman("Ruth", { skin: "#8f5a3a", hair: "#241c1c", style: "pixie", shirt: "#3a2430", garment: "collar" }),
    man("Dimitri", {
      skin: "#f1c7a3",
      hair: "#4a2f22",
      style: "crop",
      shirt: "#3a2430",
      garment: "jacket",
      beard: "goatee",
    }),
  ],
  level5: [
    woman("Margot", {
      skin: "#f1c7a3",
      hair: "#b3502a",
      style: "bun",
      shirt: "#1f4d3f",
      garment: "vee",
      earrings: "#f4f0e4",
    }),
    man("Emil", {
      skin: "#fbdcc4",
      hair: "#e4e0d8",
      style: "bald",
      shirt: "#1f4d3f",
      garment: "jacket",
      beard: "full",
    }),
    woman("Donata", {
      skin: "#dca77d",
      hair: "#241c1c",
      style: "braids",
      shirt: "#1f4d3f",
      garment: "turtle",
      glasses: true,
    }),
    man("Tarek", {
      skin: "#b97c53",
      hair: "#241c1c",
      style: "swept",
      shirt: "#1f4d3f",
      garment: "collar",
      beard: "full",
    }),
  ],
};

/** Who plays a level, counted from 0; none for levels that have no people. */
export const colleague = (level: string, count: number): Colleague | undefined => STAFF[level]?.[count];
