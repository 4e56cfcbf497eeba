import { expect, test } from "vitest";
import { tiles } from "../card/recorded";
import { placesAt, SITES } from "./scene";

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

test("every tile of the castle on the game's card has its sites", () => {
  for (const { tile, built, unbuilt } of tiles)
    expect(SITES.filter((site) => site.tile === tile)).toHaveLength(built + unbuilt);
});
