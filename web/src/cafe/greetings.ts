/** How the guests greet, each in a language of their country. */
export const GREETINGS: Record<string, string> = {
  CF: "Bara ala!",
  CN: "你好！",
  CU: "¡Buenas!",
  DE: "Guten Tag!",
  ES: "¡Hola!",
  FR: "Bonjour !",
  GB: "Hello!",
  GL: "Aluu!",
  IN: "नमस्ते!",
  IT: "Buongiorno!",
  JM: "Wah gwaan!",
  KE: "Habari!",
  MX: "¡Qué tal!",
  RU: "Привет!",
  TR: "Merhaba!",
  US: "Hi there!",
};
