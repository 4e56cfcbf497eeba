import { expect, test, vi } from "vitest";
import box from "../../../../../src/bastide/games/burgundy/modes/solo/box.toml?raw";
import { groundOf, WIDE } from "../duchy/ground";
import { riversOf } from "./rivers";

vi.mock("../box", () => ({ theBox: () => ({}) }));

/** The duchies of islands as they are printed. */
const printed = box.split("[[modes.duchy]]").slice(1);
const listed = (text: string, name: string): string =>
  new RegExp(`^${name} = (\\[[^]*?\\])\\n(?=\\w|\\n|$)`, "m").exec(text)?.[1] ?? "[]";
const read = (text: string, name: string) => JSON.parse(listed(text, name).replace(/,\s*\]$/, "]")) as never;

const duchies = printed.map((text) => {
  const rows: string[] = read(text, "colours");
  const hexes = rows.flatMap((row, at) =>
    [...row].flatMap((letter, column) => (letter === "." ? [] : [[at, column]])),
  );
  const rivers = (read(text, "rivers") as number[][]).map((pair) => pair.map(String));
  return { hexes, rivers };
});

const far = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

test.each(duchies)("a river runs from shore to shore and covers no space", ({ hexes, rivers }) => {
  const ground = groundOf({ hexes });
  const drawn = riversOf({ rivers }, ground);
  expect(hexes).toHaveLength(37);
  expect(drawn).toHaveLength(rivers.length);
  for (const [place, { from, to, points }] of drawn.entries()) {
    const [one = "", other = ""] = rivers[place] ?? [];
    expect(far(from, ground.centreOf(one))).toBeCloseTo(WIDE / 2);
    expect(far(to, ground.centreOf(other))).toBeCloseTo(WIDE / 2);
    const nearest = points.map((point) =>
      Math.min(...ground.spaces.map((space) => far(point, ground.centreOf(space)))),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(WIDE * 0.45);
  }
});
