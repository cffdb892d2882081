/** The colours of the flags, for what is thrown in the air at a full table. */
export const FLAG_COLOURS: Record<string, string[]> = {
  CF: ["#003082", "#ffffff", "#289728", "#ffce00", "#d21034"],
  CN: ["#ee1c25", "#ffde00"],
  CU: ["#002a8f", "#ffffff", "#cf142b"],
  DE: ["#1a1a1a", "#dd0000", "#ffce00"],
  ES: ["#aa151b", "#f1bf00"],
  FR: ["#002654", "#ffffff", "#ce1126"],
  GB: ["#012169", "#ffffff", "#c8102e"],
  GL: ["#ffffff", "#d00c33"],
  IN: ["#ff9933", "#ffffff", "#138808"],
  IT: ["#009246", "#ffffff", "#ce2b37"],
  JM: ["#009b3a", "#fed100", "#1a1a1a"],
  KE: ["#1a1a1a", "#bb0000", "#006600", "#ffffff"],
  MX: ["#006847", "#ffffff", "#ce1126"],
  RU: ["#ffffff", "#0039a6", "#d52b1e"],
  TR: ["#e30a17", "#ffffff"],
  US: ["#b22234", "#ffffff", "#3c3b6e"],
};

/** Those of a table: one flag's, or all four's. */
export const coloursOf = (table: string): string[] => table.split(" ").flatMap((nation) => FLAG_COLOURS[nation] ?? []);
