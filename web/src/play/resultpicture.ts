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
const SERIF = "Young Serif, Georgia, serif";
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

/** A PNG of the result. */
export async function resultPicture(headline: string, lines: ResultLine[], guests: string[]): Promise<Blob> {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("xmlns", SVG);
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  svg.setAttribute("width", String(WIDTH));
  svg.setAttribute("height", String(HEIGHT));
  drawRoom(svg, headline);
  lines.forEach((line, at) => drawLine(svg, line, 234 + at * (lines.length > 3 ? 44 : 66)));
  drawGuests(svg, guests.slice(0, MOST_GUESTS));
  await inlineImages(svg);
  return toPng(new XMLSerializer().serializeToString(svg));
}

function drawRoom(svg: Element, headline: string): void {
  make(svg, "rect", { width: WIDTH, height: HEIGHT, fill: "#fbf5ea" });
  for (let x = 0; x < WIDTH; x += 48) {
    make(svg, "rect", { x, width: 48, height: 96, fill: x % 96 ? "#8f2a2d" : "#7a1f24" });
  }
  make(svg, "text", { x: 60, y: 64, "font-family": SERIF, "font-size": 44, fill: "#fff4d6" }, "Café International");
  const size = Math.min(52, Math.floor(1900 / Math.max(20, headline.length)));
  make(svg, "text", { x: 60, y: 166, "font-family": SERIF, "font-size": size, fill: "#2c1d15" }, headline);
  make(svg, "rect", { y: 560, width: WIDTH, height: 70, fill: "#a8703f" });
  make(svg, "rect", { y: 556, width: WIDTH, height: 6, fill: "#c98a1b" });
}

function drawLine(svg: Element, { name, score, place, wins }: ResultLine, y: number): void {
  make(svg, "circle", { cx: 82, cy: y, r: 20, fill: COLOURS[place] ?? "#666" });
  const face = { "font-family": SANS, "font-size": 34, "font-weight": wins ? 800 : 500, fill: "#2c1d15" };
  make(svg, "text", { ...face, x: 122, y: y + 12 }, name.length > 34 ? `${name.slice(0, 33)}…` : name);
  make(svg, "text", { ...face, x: 1140, y: y + 12, "text-anchor": "end" }, score);
  if (wins) make(svg, "path", { d: `M64 ${y - 18} 60 ${y - 36}l11 8 11-13 11 13 11-8-4 18Z`, fill: "#f2b632" });
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

async function toPng(drawing: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
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
