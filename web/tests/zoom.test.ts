import { expect, it } from "vitest";
import { Zoom } from "../src/cafe/zoom.svelte.ts";

const ROOM = { x: 0, y: 0, width: 1300, height: 1300 };
const LEAST = 2.5; // half of the room is 260 units from the middle

it("comes near to all that fit", () => {
  const zoom = new Zoom(ROOM);
  const points = [
    { x: 600, y: 600 },
    { x: 700, y: 700 },
  ];
  expect(zoom.holds(points, LEAST)).toBe(true);
  zoom.frame(points, LEAST, LEAST);
  expect([zoom.scale, zoom.x, zoom.y]).toEqual([LEAST, 650, 650]);
});

it("shows of those far apart the most that are seen to their rims", () => {
  const zoom = new Zoom(ROOM);
  const points = [
    { x: 400, y: 650 }, // its neighbour's rim would be cut off
    { x: 645, y: 650 },
    { x: 745, y: 650 },
    { x: 845, y: 650 },
  ];
  expect(zoom.holds(points, LEAST)).toBe(false);
  zoom.frame(points, LEAST, LEAST);
  expect([zoom.scale, zoom.x]).toEqual([LEAST, 645]);
});
