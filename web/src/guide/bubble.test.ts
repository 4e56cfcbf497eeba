import { expect, test } from "vitest";
import type { Box } from "../choosing/placing";
import { overlap, placeBubble, tipOf } from "./bubble";

const room: Box = { x: 0, y: 48, width: 1366, height: 720 };
const size = { width: 356, height: 260 };

test("the bubble stands right of its target, and left of it near the right edge", () => {
  expect(placeBubble([{ x: 100, y: 300, width: 60, height: 60 }], size, room).side).toBe("right");
  expect(placeBubble([{ x: 1200, y: 300, width: 60, height: 60 }], size, room).side).toBe("left");
});

test("wherever the targets lie, the bubble is in the window and over none of them", () => {
  for (let x = 0; x <= 1300; x += 65)
    for (let y = 48; y <= 700; y += 40) {
      const cuts = [
        { x: 500, y: 640, width: 80, height: 80 },
        { x, y, width: 66, height: 66 },
      ];
      const placed = { ...placeBubble(cuts, size, room), ...size };
      expect(cuts.some((cut) => overlap(cut, placed))).toBe(false);
      expect(placed.x >= 0 && placed.x + size.width <= 1366).toBe(true);
      expect(placed.y >= 48 && placed.y + size.height <= 768).toBe(true);
    }
});

test("without a target it stands in the middle", () => {
  expect(placeBubble([], size, room)).toEqual({ x: 505, y: 278, side: null });
});

test("its tip looks at the target, and stays on the edge", () => {
  const target = { x: 100, y: 60, width: 20, height: 20 };
  expect(tipOf(placeBubble([target], size, room), size, target)).toBe(24);
});
