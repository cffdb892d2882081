/**
 * What moves over the page: guests on their way, scraps of cloth, clapping hands. All of it lies in one layer that takes no
 * taps; only transforms and opacity change, and each piece takes itself away when it has come to rest.
 */
export interface Point {
  x: number;
  y: number;
}

const SVG = "http://www.w3.org/2000/svg";
const HOP = 90; // px of way for each step of a walk
const SCRAPS = 26;
const HAND = "M3 9c0-2 3-2 3 0V3c0-2 3-2 3 0v-1c0-2 3-2 3 0v1c0-2 3-2 3 0v8c0 5-2 8-6 8s-5-3-6-10Z";

export class Animations {
  readonly #host: HTMLElement;
  readonly #running = new Set<Animation>();

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** End everything at once: what is under way has arrived. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** A guest walks; answered when they have arrived. */
  async walk(guest: string, from: Point, to: Point, size: number, time: number, delay = 0): Promise<void> {
    const frames = strideFrames(from, to);
    await this.#play(guestPicture(guest, size), frames, { duration: time, delay, easing: "ease-in-out" });
  }

  /** A guest says goodbye with a little jump and walks out. */
  async leave(guest: string, from: Point, to: Point, size: number, time: number, delay = 0): Promise<void> {
    const jump = { x: from.x, y: from.y - size * 0.35 };
    const steps = strideFrames(from, to).map((frame, at, all) => ({
      ...frame,
      offset: 0.3 + (0.7 * at) / (all.length - 1),
      opacity: at === all.length - 1 ? 0 : 1,
    }));
    const frames = [{ transform: place(from), offset: 0 }, { transform: place(jump), offset: 0.15 }, ...steps];
    await this.#play(guestPicture(guest, size), frames, { duration: time, delay, easing: "ease-in" });
  }

  /** The cloth flies up in the colours of its flag. */
  burst(at: Point, colours: string[], size: number): void {
    for (let index = 0; index < SCRAPS; index++) {
      const scrap = piece("scrap");
      scrap.style.width = `${size * 0.19}px`;
      scrap.style.height = `${size * 0.13}px`;
      scrap.style.background = colours[index % colours.length] ?? "#fff";
      const angle = (index / SCRAPS) * 2 * Math.PI + Math.random() * 0.4;
      const far = size * (0.9 + Math.random() * 1.1);
      const top = { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far - size * 0.5 };
      const end = { x: top.x + Math.cos(angle) * far * 0.2, y: top.y + size * 0.9 };
      const turns = (Math.random() - 0.5) * 900;
      void this.#play(
        scrap,
        [
          { transform: place(at, 0.3), opacity: 1 },
          { transform: place(top, 1, turns * 0.7), opacity: 1, offset: 0.45, easing: "ease-in" },
          { transform: place(end, 0.8, turns), opacity: 0 },
        ],
        { duration: 1100 + Math.random() * 400, easing: "cubic-bezier(0.1, 0.7, 0.3, 1)" },
      );
    }
  }

  /** A pair of hands claps three times; it stays where it belongs, however the room beneath it grows or shrinks. */
  clap(where: () => Point, size: number): void {
    const seat = piece("applause");
    const hands = piece("clap");
    seat.append(hands);
    for (const side of [-1, 1]) hands.append(handPicture(side, size));
    const beat = Array.from({ length: 7 }, (_, index) => ({
      transform: place({ x: 0, y: -size * 0.7 }, index % 2 ? 1.12 : 0.9),
      opacity: index === 6 ? 0 : 1,
    }));
    let isOver = false;
    const follow = (): void => {
      if (isOver) return;
      const { x, y } = where();
      seat.style.transform = `translate(${x}px, ${y}px)`;
      requestAnimationFrame(follow);
    };
    this.#host.append(seat);
    follow();
    void this.#play(hands, beat, { duration: 1100 }, seat).then(() => {
      isOver = true;
      seat.remove();
    });
    for (const [index, hand] of [...hands.children].entries()) {
      const turn = (degrees: number): string => `rotate(${(index ? 1 : -1) * degrees}deg)`;
      hand.animate([{ transform: turn(24) }, { transform: turn(-4) }], {
        duration: 183,
        iterations: 6,
        direction: "alternate",
      });
    }
  }

  async #play(
    node: HTMLElement,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    parent = this.#host,
  ): Promise<void> {
    parent.append(node);
    const animation = node.animate(frames, { fill: "both", ...timing });
    this.#running.add(animation);
    await animation.finished.catch(() => {}); // ended from outside
    this.#running.delete(animation);
    node.remove();
  }
}

const place = ({ x, y }: Point, scale = 1, turned = 0): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turned}deg) scale(${scale})`;

/** A walk as small hops, leaning from foot to foot. */
export function strideFrames(from: Point, to: Point): Keyframe[] {
  const steps = Math.max(2, Math.min(8, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / HOP)));
  return Array.from({ length: steps * 2 + 1 }, (_, index) => {
    const part = index / (steps * 2);
    const isUp = index % 2 === 1;
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part - (isUp ? 14 : 0) };
    return { transform: place(at, 1, isUp ? (index % 4 === 1 ? 7 : -7) : 0) };
  });
}

function piece(kind: string): HTMLElement {
  const node = document.createElement("div");
  node.className = `piece ${kind}`;
  return node;
}

function guestPicture(guest: string, size: number): HTMLElement {
  const node = piece("walker");
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${size < 44 ? "small" : "guest"}-${guest}`);
  svg.append(use);
  node.append(svg);
  return node;
}

function handPicture(side: number, size: number): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 18 20");
  svg.setAttribute("width", String(size * 0.36));
  svg.setAttribute("height", String(size * 0.4));
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", HAND);
  if (side > 0) path.setAttribute("transform", "translate(18 0) scale(-1 1)");
  svg.append(path);
  return svg;
}
