import { describe, expect, it } from "vitest";
import { apart, rungs } from "./ladder";

const rated = (...ratings: number[]) => ratings.map((rating, place) => ({ level: `${place}`, rating }));

describe("the ladder of levels", () => {
  it("keeps names where their points are if there is room", () => {
    expect(apart([0, 50, 100], 36)).toEqual([0, 50, 100]);
  });
  it("moves names apart that would lie over each other, and none off the line", () => {
    expect(apart([52, 91, 100], 36)).toEqual([28, 64, 100]);
    expect(apart([0, 1, 2], 36)).toEqual([0, 36, 72]);
  });
  it("tells names above and below in turn, with points by their ratings", () => {
    const told = rungs(rated(100, 1000, 1149, 1675, 1715, 1824), 750);
    expect(told.map(({ above }) => above)).toEqual([false, true, false, true, false, true]);
    expect(told.map(({ at }) => Math.round(at))).toEqual([0, 52, 61, 91, 94, 100]);
  });
  it("leaves names nearer to their points where the line is long", () => {
    const off = (width: number) =>
      rungs(rated(100, 1000, 1149, 1675, 1715, 1824), width).map(({ at, name }) => Math.abs(at - name));
    expect(Math.max(...off(750))).toBeLessThan(10);
    expect(Math.max(...off(260))).toBeGreaterThan(20);
  });
  it("goes by the ratings, also where a level is rated below the one before", () => {
    const told = rungs(rated(100, 1000, 900, 1675), 750);
    expect(told.map(({ level }) => level)).toEqual(["0", "2", "1", "3"]);
    expect(told.map(({ at }) => Math.round(at))).toEqual([0, 51, 57, 100]);
  });
  it("has room for every name whatever the ratings are", () => {
    for (const ratings of [
      [100, 1000, 1149, 1675, 1715, 1824],
      [0, 1, 2, 3, 4, 500],
      [0, 496, 497, 498, 499, 500],
    ]) {
      const told = rungs(rated(...ratings), 260);
      for (const [place, { name }] of told.entries()) {
        expect(name).toBeGreaterThanOrEqual(0);
        expect(name).toBeLessThanOrEqual(100);
        const next = told[place + 2];
        if (next) expect(next.name - name).toBeGreaterThanOrEqual(40 - 1e-9);
      }
    }
  });
});
