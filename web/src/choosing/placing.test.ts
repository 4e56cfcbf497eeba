import { expect, test } from "vitest";
import { emptiest } from "./placing";

test("a bubble lies beside its target and over no other", () => {
  const target = { x: 200, y: 200, width: 40, height: 40 };
  const crowd = [{ x: 250, y: 150, width: 150, height: 150 }];
  const place = emptiest(target, crowd, { width: 100, height: 60 }, { width: 420, height: 420 });
  const covers = (box: { x: number; y: number; width: number; height: number }) =>
    place.x < box.x + box.width &&
    place.x + 100 > box.x &&
    place.y < box.y + box.height &&
    place.y + 60 > box.y;
  expect(covers(target)).toBe(false);
  expect(crowd.some(covers)).toBe(false);
});
