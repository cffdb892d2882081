/** Pinch, pan and wheel over a drawing: which part of it is seen. */
import type { Box } from "./layout.ts";

const CLOSEST = 5; // times nearer than the whole
const ROOM = 260; // units around what is looked at closely
const CHAIR = 50; // units from a chair's middle to its rim
const STILL = 8; // px a finger may tremble

type Point = { x: number; y: number };

export class Zoom {
  scale = $state(1);
  x = $state(0); // the middle of what is seen, in units of the drawing
  y = $state(0);
  moved = false; // the gesture under way is no tap
  #box: Box;
  #fingers = new Map<number, { x: number; y: number }>();
  #start = { x: 0, y: 0 };

  constructor(box: Box) {
    this.#box = box;
    this.fit();
  }

  get viewBox(): string {
    const width = this.#box.width / this.scale;
    const height = this.#box.height / this.scale;
    return `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`;
  }

  fit(): void {
    this.scale = 1;
    this.x = this.#box.x + this.#box.width / 2;
    this.y = this.#box.y + this.#box.height / 2;
  }

  /** Come nearer by a factor, keeping a point of the drawing where it is. */
  by(factor: number, at: { x: number; y: number } = this): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const share = this.scale / scale;
    this.x = at.x + (this.x - at.x) * share;
    this.y = at.y + (this.y - at.y) * share;
    this.scale = scale;
    this.#stay();
  }

  /**
   * Come as near as all these points allow, with a chair's room around them, but no nearer than is said: one still sees
   * where in the room one is. At least as near as said, then to most of them.
   */
  frame(points: Point[], least: number, most: number): void {
    const near = Math.min(CLOSEST, Math.max(least, most), this.#whole(points));
    this.scale = Math.max(near, Math.min(least, CLOSEST));
    Object.assign(this, near < least ? this.#crowd(points) : middleOf(points));
    this.#stay();
  }

  /** Whether all these points can be seen from as near as said. */
  holds(points: Point[], least: number): boolean {
    return this.#whole(points) >= Math.min(least, CLOSEST);
  }

  /** How near one may come and still see all these points, with a chair's room around them. */
  #whole(points: Point[]): number {
    const { width, height } = spanOf(points);
    return Math.min(this.#box.width / (width + ROOM), this.#box.height / (height + ROOM));
  }

  /** The point around which most of the others are seen, to their rims: what is cut off is hard to tap. */
  #crowd(points: Point[]): Point {
    const reach = { x: this.#box.width / this.scale / 2 - CHAIR, y: this.#box.height / this.scale / 2 - CHAIR };
    const seen = (from: Point) =>
      points.filter(({ x, y }) => Math.abs(x - from.x) < reach.x && Math.abs(y - from.y) < reach.y).length;
    const { x, y } = points.reduce((best, one) => (seen(one) > seen(best) ? one : best));
    return { x, y };
  }

  /** Make sure that a point can be seen. */
  show(at: { x: number; y: number }): void {
    if (this.scale === 1) return;
    const reach = { x: this.#box.width / this.scale / 2 - 70, y: this.#box.height / this.scale / 2 - 70 };
    this.x = Math.min(at.x + reach.x, Math.max(at.x - reach.x, this.x));
    this.y = Math.min(at.y + reach.y, Math.max(at.y - reach.y, this.y));
    this.#stay();
  }

  down(event: PointerEvent): void {
    if (!this.#fingers.size) {
      this.moved = false;
      this.#start = { x: event.clientX, y: event.clientY };
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > STILL) this.moved = true;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#fingers.set(event.pointerId, now);
    if (!this.moved) return;
    const unit = 1 / (svg.getScreenCTM()?.a ?? 1);
    if (others.length) {
      const other = others[0]!;
      const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      this.by(apart(now) / apart(before), toDrawing(svg, (now.x + other.x) / 2, (now.y + other.y) / 2));
    }
    if (this.scale > 1) {
      const part = others.length ? 0.5 : 1;
      this.x -= (now.x - before.x) * unit * part;
      this.y -= (now.y - before.y) * unit * part;
      this.#stay();
    }
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 400), toDrawing(svg, event.clientX, event.clientY));
  }

  #stay(): void {
    const { x, y, width, height } = this.#box;
    const half = { x: width / this.scale / 2, y: height / this.scale / 2 };
    this.x = Math.min(x + width - half.x, Math.max(x + half.x, this.x));
    this.y = Math.min(y + height - half.y, Math.max(y + half.y, this.y));
  }
}

function spanOf(points: Point[]): { width: number; height: number } {
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
  return { width: Math.max(...x) - Math.min(...x), height: Math.max(...y) - Math.min(...y) };
}

function middleOf(points: Point[]): Point {
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
  return { x: (Math.max(...x) + Math.min(...x)) / 2, y: (Math.max(...y) + Math.min(...y)) / 2 };
}

export function toDrawing(svg: SVGSVGElement, clientX: number, clientY: number): { x: number; y: number } {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

export function toClient(svg: SVGSVGElement, x: number, y: number): { x: number; y: number } {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const point = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: point.x, y: point.y };
}
