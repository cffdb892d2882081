/** The guests as people: what each looks like. Everybody is somebody; nobody is a costume. */

export interface Person {
  skin: string;
  hair: string;
  style: Style;
  shirt: string;
  garment: "crew" | "vee" | "collar" | "turtle" | "jacket" | "straps";
  beard?: "full" | "moustache" | "stubble" | "goatee";
  glasses?: boolean;
  earrings?: string;
  band?: string; // a band or ribbon in the hair
}

export type Style =
  | "long"
  | "wavy"
  | "bob"
  | "bun"
  | "ponytail"
  | "braids"
  | "afro"
  | "curls"
  | "pixie"
  | "fringe"
  | "short"
  | "side"
  | "crop"
  | "curly"
  | "bald"
  | "swept"
  | "shag";

const SKIN = { a: "#fbdcc4", b: "#f1c7a3", c: "#dca77d", d: "#b97c53", e: "#8f5a3a", f: "#6b4129" };
const HAIR = {
  black: "#241c1c",
  brown: "#4a2f22",
  chestnut: "#7b4728",
  blond: "#d9aa58",
  red: "#b3502a",
  grey: "#a7a39d",
  white: "#e4e0d8",
};

export const PEOPLE: Record<string, Person> = {
  CFf: { skin: SKIN.f, hair: HAIR.black, style: "braids", shirt: "#e8b33b", garment: "straps", earrings: "#f0c75e" },
  CFm: { skin: SKIN.f, hair: HAIR.black, style: "crop", shirt: "#2f6db5", garment: "collar", beard: "goatee" },
  CNf: { skin: SKIN.b, hair: HAIR.black, style: "fringe", shirt: "#c63d3d", garment: "collar" },
  CNm: { skin: SKIN.b, hair: HAIR.black, style: "swept", shirt: "#37465c", garment: "jacket", glasses: true },
  CUf: { skin: SKIN.d, hair: HAIR.black, style: "curls", shirt: "#d8475b", garment: "straps", band: "#f4f1e8" },
  CUm: { skin: SKIN.d, hair: HAIR.grey, style: "short", shirt: "#f4efe2", garment: "collar", beard: "moustache" },
  DEf: { skin: SKIN.a, hair: HAIR.blond, style: "bob", shirt: "#3c6e57", garment: "turtle", glasses: true },
  DEm: { skin: SKIN.a, hair: HAIR.chestnut, style: "side", shirt: "#5a6472", garment: "crew", beard: "full" },
  ESf: { skin: SKIN.c, hair: HAIR.brown, style: "bun", shirt: "#b5323c", garment: "vee", earrings: "#e8c25a" },
  ESm: { skin: SKIN.c, hair: HAIR.black, style: "swept", shirt: "#e9dfc9", garment: "collar", beard: "stubble" },
  FRf: { skin: SKIN.b, hair: HAIR.chestnut, style: "pixie", shirt: "#27406e", garment: "vee", earrings: "#f4f1e8" },
  FRm: { skin: SKIN.d, hair: HAIR.black, style: "curly", shirt: "#8c2f3c", garment: "turtle" },
  GBf: { skin: SKIN.a, hair: HAIR.red, style: "wavy", shirt: "#2d4a7c", garment: "jacket" },
  GBm: { skin: SKIN.e, hair: HAIR.black, style: "crop", shirt: "#2b3340", garment: "jacket", glasses: true },
  GLf: { skin: SKIN.c, hair: HAIR.black, style: "ponytail", shirt: "#c8434c", garment: "turtle" },
  GLm: { skin: SKIN.c, hair: HAIR.black, style: "shag", shirt: "#3c7f95", garment: "crew" },
  INf: { skin: SKIN.d, hair: HAIR.black, style: "long", shirt: "#e07a2f", garment: "vee", earrings: "#f0c75e" },
  INm: { skin: SKIN.d, hair: HAIR.black, style: "side", shirt: "#2e7d62", garment: "collar", beard: "full" },
  ITf: { skin: SKIN.c, hair: HAIR.brown, style: "wavy", shirt: "#2f7a55", garment: "straps", earrings: "#e8c25a" },
  ITm: { skin: SKIN.b, hair: HAIR.white, style: "bald", shirt: "#7b3f61", garment: "vee", beard: "moustache" },
  JMf: { skin: SKIN.e, hair: HAIR.black, style: "afro", shirt: "#3f9a5b", garment: "crew", band: "#f2c642" },
  JMm: { skin: SKIN.e, hair: HAIR.black, style: "shag", shirt: "#e2b02e", garment: "crew" },
  KEf: { skin: SKIN.f, hair: HAIR.black, style: "bun", shirt: "#c2453e", garment: "straps", earrings: "#f0c75e" },
  KEm: { skin: SKIN.f, hair: HAIR.black, style: "crop", shirt: "#3a8659", garment: "collar" },
  MXf: { skin: SKIN.c, hair: HAIR.black, style: "braids", shirt: "#d14d8b", garment: "vee", band: "#f2c642" },
  MXm: { skin: SKIN.d, hair: HAIR.black, style: "short", shirt: "#2f8a6d", garment: "crew" },
  RUf: { skin: SKIN.a, hair: HAIR.blond, style: "long", shirt: "#4a5fa5", garment: "turtle" },
  RUm: { skin: SKIN.a, hair: HAIR.grey, style: "short", shirt: "#7d3138", garment: "crew", beard: "full" },
  TRf: { skin: SKIN.b, hair: HAIR.brown, style: "curls", shirt: "#2c8386", garment: "jacket" },
  TRm: { skin: SKIN.c, hair: HAIR.black, style: "bald", shirt: "#b8473c", garment: "collar", beard: "moustache" },
  USf: { skin: SKIN.e, hair: HAIR.black, style: "afro", shirt: "#d05f3b", garment: "vee", earrings: "#f4f1e8" },
  USm: { skin: SKIN.b, hair: HAIR.blond, style: "shag", shirt: "#4577a8", garment: "collar" },
  JKf: { skin: SKIN.c, hair: "#6b4aa0", style: "bob", shirt: "#f0b429", garment: "jacket", earrings: "#f0b429" },
  JKm: { skin: SKIN.c, hair: "#6b4aa0", style: "swept", shirt: "#f0b429", garment: "jacket", beard: "goatee" },
};

/** The same guest as a child: no beard, no grey, no bare head. */
export function asChild(person: Person): Person {
  const { beard: _beard, ...rest } = person;
  const old: string[] = [HAIR.grey, HAIR.white];
  return {
    ...rest,
    hair: old.includes(person.hair) ? HAIR.brown : person.hair,
    style: person.style === "bald" ? "curly" : person.style,
  };
}

/** The colour of a nation's cloth and of the wall behind its guests. */
export const CLOTH: Record<string, string> = {
  CF: "#7fa8d6",
  CN: "#e58a80",
  CU: "#8fb6e0",
  DE: "#e9c866",
  ES: "#f0a860",
  FR: "#9aaee0",
  GB: "#b0a6cf",
  GL: "#e9a2a6",
  IN: "#f2b27a",
  IT: "#93c59c",
  JM: "#9fca7c",
  KE: "#bd9a80",
  MX: "#7cc0a4",
  RU: "#a9bdd8",
  TR: "#e3848c",
  US: "#c7a0b8",
  JK: "#c9b3ea",
};
