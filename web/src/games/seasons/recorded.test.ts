import { expect, test } from "vitest";
import { castleAfter } from "./recorded";
import game from "./recorded.json";
import { placesAt, SITES } from "./castle/scene";

test("the picture has a site for each of the 23 tiles and for what stands from the start", () => {
  expect(SITES).toHaveLength(25);
  expect(SITES.filter((site) => site.tile === "tower")).toHaveLength(9);
  expect(SITES.filter((site) => site.tile === "house")).toHaveLength(6);
});

test("no building stands in another's place, and places lie inside their building", () => {
  for (const one of SITES)
    for (const other of SITES.filter((site) => site !== one && site.base === one.base))
      expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual((one.width + other.width) / 2);
  for (const { tile, width, height } of SITES)
    for (const { x, y } of placesAt(tile, 2).slice(0, tile === "keep" || tile.endsWith("gate") ? 1 : 2)) {
      expect(Math.abs(x)).toBeLessThan(width / 2);
      expect(-y).toBeLessThan(height);
    }
});

test("the recorded castle grows building by building", () => {
  expect(castleAfter(["tower 2", "market 1 0"], 1).find((one) => one.tile === "tower")).toMatchObject({
    built: 1,
    unbuilt: 8,
    builders: [2],
  });
  expect(
    castleAfter(["market 1 0"], 1)
      .find((one) => one.tile === "market")
      ?.places.map((place) => place.seat),
  ).toEqual([0, null]);
  const all = castleAfter(game.steps, game.steps.length);
  expect(all.every((one) => one.unbuilt >= 0)).toBe(true);
  expect(all.reduce((sum, one) => sum + one.builders.length, 0)).toBe(
    game.steps.filter((step) => step.split(" ").length === 2).length,
  );
});
