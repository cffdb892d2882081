/** The computer players as people: a name and a face for each, several to a level, so that nobody is called "Waiter 2". */
import type { Person } from "../cafe/people.ts";

export interface Colleague {
  name: string;
  look: Person;
}

const one = (name: string, look: Person): Colleague => ({ name, look });

/** By level; the first of them plays where one is asked for. Names are not translated. */
export const STAFF: Record<string, Colleague[]> = {
  level1: [
    one("Nino", { skin: "#f1c7a3", hair: "#241c1c", style: "curly", shirt: "#2f7d4f", garment: "crew" }),
    one("Mei", { skin: "#fbdcc4", hair: "#241c1c", style: "bob", shirt: "#c2503c", garment: "crew" }),
    one("Lasse", { skin: "#fbdcc4", hair: "#d9aa58", style: "shag", shirt: "#3c6fa8", garment: "crew" }),
    one("Amara", { skin: "#8f5a3a", hair: "#241c1c", style: "afro", shirt: "#d08a2a", garment: "vee" }),
  ],
  level2: [
    one("Rosa", {
      skin: "#dca77d",
      hair: "#4a2f22",
      style: "wavy",
      shirt: "#a3312e",
      garment: "vee",
      earrings: "#e8c04a",
    }),
    one("Otto", {
      skin: "#f1c7a3",
      hair: "#7b4728",
      style: "side",
      shirt: "#5b6b3a",
      garment: "collar",
      beard: "moustache",
    }),
    one("Inès", { skin: "#dca77d", hair: "#241c1c", style: "ponytail", shirt: "#7b4f8f", garment: "crew" }),
    one("Kofi", { skin: "#6b4129", hair: "#241c1c", style: "crop", shirt: "#2f5f8a", garment: "turtle" }),
  ],
  level3: [
    one("Camille", { skin: "#fbdcc4", hair: "#7b4728", style: "fringe", shirt: "#2b2b33", garment: "jacket" }),
    one("Jonas", {
      skin: "#f1c7a3",
      hair: "#b3502a",
      style: "short",
      shirt: "#2b2b33",
      garment: "jacket",
      beard: "stubble",
    }),
    one("Priya", {
      skin: "#b97c53",
      hair: "#241c1c",
      style: "long",
      shirt: "#2b2b33",
      garment: "jacket",
      earrings: "#e8c04a",
    }),
    one("Mateo", { skin: "#dca77d", hair: "#4a2f22", style: "swept", shirt: "#2b2b33", garment: "jacket" }),
  ],
  level4: [
    one("Albert", {
      skin: "#f1c7a3",
      hair: "#e4e0d8",
      style: "side",
      shirt: "#3a2430",
      garment: "jacket",
      glasses: true,
    }),
    one("Helga", {
      skin: "#fbdcc4",
      hair: "#e4e0d8",
      style: "bun",
      shirt: "#3a2430",
      garment: "jacket",
      glasses: true,
    }),
    one("Ruth", { skin: "#8f5a3a", hair: "#241c1c", style: "pixie", shirt: "#3a2430", garment: "collar" }),
    one("Dimitri", {
      skin: "#f1c7a3",
      hair: "#4a2f22",
      style: "crop",
      shirt: "#3a2430",
      garment: "jacket",
      beard: "goatee",
    }),
  ],
  level5: [
    one("Margot", {
      skin: "#f1c7a3",
      hair: "#b3502a",
      style: "bun",
      shirt: "#1f4d3f",
      garment: "vee",
      earrings: "#f4f0e4",
    }),
    one("Emil", {
      skin: "#fbdcc4",
      hair: "#e4e0d8",
      style: "bald",
      shirt: "#1f4d3f",
      garment: "jacket",
      beard: "full",
    }),
    one("Donata", {
      skin: "#dca77d",
      hair: "#241c1c",
      style: "braids",
      shirt: "#1f4d3f",
      garment: "turtle",
      glasses: true,
    }),
    one("Tarek", {
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
