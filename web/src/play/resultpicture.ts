/** The result as a picture of 1200 × 630: drawn as SVG from what the page shows, then made into a PNG. */
import { COLOURS } from "../lib/colours.ts";

export interface ResultLine {
  name: string;
  score: string;
  place: number; // in turn order, for the colour
  wins: boolean;
}

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 1200;
const HEIGHT = 630;
const SERIF = "'Young Serif', Georgia, serif";
const SANS = "Segoe UI, Roboto, Noto Sans, Liberation Sans, sans-serif";
const MOST_GUESTS = 9;

type Attributes = Record<string, string | number>;

function make(parent: Element, kind: string, attributes: Attributes, text = ""): SVGElement {
  const node = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.textContent = text;
  parent.append(node);
  return node;
}

interface Words {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  align?: CanvasTextAlign;
}

/** What the picture tells. */
export interface ResultWords {
  headline: string;
  about: string; // which game, and when
  lines: ResultLine[];
  guests: string[];
}

/** A PNG of the result. */
export async function resultPicture({ headline, about, lines, guests }: ResultWords): Promise<Blob> {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("xmlns", SVG);
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  svg.setAttribute("width", String(WIDTH));
  svg.setAttribute("height", String(HEIGHT));
  drawRoom(svg);
  const apart = lines.length > 4 ? 52 : lines.length > 3 ? 62 : 76;
  lines.forEach((line, at) => drawLine(svg, line, 236 + at * apart, Math.min(32, apart / 2 - 2)));
  drawGuests(svg, guests.slice(0, MOST_GUESTS));
  await inlineImages(svg);
  const size = Math.min(52, Math.floor(1900 / Math.max(20, headline.length)));
  return toPng(new XMLSerializer().serializeToString(svg), [
    { text: "Café International", x: 60, y: 64, size: 44, fill: "#fff4d6" },
    { text: about, x: 1140, y: 62, size: 26, fill: "#fff4d6", align: "right" },
    { text: headline, x: 60, y: 170, size, fill: "#2c1d15" },
  ]);
}

function drawRoom(svg: Element): void {
  make(svg, "rect", { width: WIDTH, height: HEIGHT, fill: "#fbf5ea" });
  for (let x = 0; x < WIDTH; x += 48) {
    make(svg, "rect", { x, width: 48, height: 96, fill: x % 96 ? "#8f2a2d" : "#7a1f24" });
  }
  make(svg, "rect", { y: 560, width: WIDTH, height: 70, fill: "#a8703f" });
  make(svg, "rect", { y: 556, width: WIDTH, height: 6, fill: "#c98a1b" });
}

/** Somebody with their face, or their initial where they have none, a crown for who has won, and the points. */
function drawLine(svg: Element, { name, score, place, wins }: ResultLine, y: number, radius: number): void {
  make(svg, "circle", { cx: 92, cy: y, r: radius, fill: COLOURS[place] ?? "#666" });
  const words = { "font-family": SANS, "font-size": 34, "font-weight": wins ? 800 : 500, fill: "#2c1d15" };
  const look = document.querySelector(`.podium [data-place="${place}"] .face svg`);
  if (look) {
    const clip = make(svg, "clipPath", { id: `head-${place}` });
    make(clip, "circle", { cx: 50, cy: 50, r: 50 });
    const [left, top, wide] = [92 - radius, y - radius, 2 * radius];
    const box = make(svg, "svg", { x: left, y: top, width: wide, height: wide, viewBox: "0 0 100 100" });
    const head = make(box, "g", { "clip-path": `url(#head-${place})` });
    for (const part of look.childNodes) head.append(part.cloneNode(true));
  } else {
    const initial = [...name][0]?.toUpperCase() ?? "?";
    const at = { x: 92, y: y + radius * 0.36, "text-anchor": "middle", "font-size": radius, fill: "#fff" };
    make(svg, "text", { ...words, ...at }, initial);
  }
  make(svg, "circle", {
    cx: 92,
    cy: y,
    r: radius,
    fill: "none",
    stroke: wins ? "#f2b632" : "#c9b79c",
    "stroke-width": 3,
  });
  make(svg, "text", { ...words, x: 146, y: y + 12 }, name.length > 34 ? `${name.slice(0, 33)}…` : name);
  make(svg, "text", { ...words, x: 1140, y: y + 12, "text-anchor": "end" }, score);
  if (wins) {
    const crown = { d: "M3 21 1 5l10 7 9-11 9 11 10-7-2 16Z", fill: "#f2b632", stroke: "#7a520a", "stroke-width": 1.5 };
    make(svg, "path", { ...crown, transform: `translate(${92 - 20} ${y - radius - 18})` });
  }
}

/** The guests as the page draws them: copies of its sprites. */
function drawGuests(svg: Element, guests: string[]): void {
  const defs = make(svg, "defs", {});
  for (const id of ["clip-f", "clip-m"]) {
    const clip = document.getElementById(id);
    if (clip) defs.append(clip.cloneNode(true));
  }
  const left = (WIDTH - guests.length * 122) / 2;
  guests.forEach((guest, at) => {
    const sprite = document.getElementById(`guest-${guest}`);
    if (!sprite) return;
    const box = make(svg, "svg", { x: left + at * 122, y: 462, width: 112, height: 112, viewBox: "0 0 100 100" });
    for (const part of sprite.childNodes) box.append(part.cloneNode(true));
    for (const outline of box.querySelectorAll(".outline")) {
      outline.setAttribute("stroke", "#3a2a22"); // the page's style sheet does not come along
      outline.setAttribute("stroke-width", "3");
    }
    for (const text of box.querySelectorAll("text")) text.setAttribute("font-family", SANS);
  });
}

/** A picture loads nothing from elsewhere: its flags are put into it. */
async function inlineImages(svg: Element): Promise<void> {
  const wanted = [...svg.querySelectorAll("image")];
  await Promise.all(
    wanted.map(async (image) => {
      const href = image.getAttribute("href") ?? "";
      if (href.startsWith("data:")) return;
      const text = await (await fetch(href)).text();
      image.setAttribute("href", `data:image/svg+xml,${encodeURIComponent(text)}`);
    }),
  );
}

/** The words in the font of the café are written on the picture itself: a drawing inside a picture has no fonts of the page. */
async function toPng(drawing: string, words: Words[]): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d")!;
  context.drawImage(image, 0, 0);
  await document.fonts.load(`44px ${SERIF}`).catch(() => {});
  for (const { text, x, y, size, fill, align = "left" } of words) {
    Object.assign(context, { font: `${size}px ${SERIF}`, fillStyle: fill, textAlign: align });
    context.fillText(text, x, y);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Hand the picture to another app where the device can, else save it as a file. */
export async function sharePicture(picture: Blob, name: string, link: string): Promise<void> {
  const file = new File([picture], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: "Café International", ...(link && { url: link }) }).catch(() => {});
    return;
  }
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(picture);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}
