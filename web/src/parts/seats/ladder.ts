/** Where names stand beside a line of ratings: as near to their own points as the names beside them allow. */

export interface Rung {
  level: string;
  rating: number;
  at: number; // of its point on the line, in percent
  name: number; // of its name
  above: boolean;
}

const NAME = 104; // pixels that the longest name takes
const MOST = 45; // percent between two names of a row: three find room in every window

/** From the lowest rating to the highest on a line of this width, the names below and above it in turn. */
export function rungs(levels: { level: string; rating: number }[], width: number): Rung[] {
  const gap = Math.min(MOST, (100 * NAME) / width);
  const rated = levels.toSorted((one, other) => one.rating - other.rating);
  const ratings = rated.map(({ rating }) => rating);
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const at = ratings.map((rating) => (100 * (rating - least)) / Math.max(1, most - least));
  const rows = [0, 1].map((row) =>
    apart(
      at.filter((_, place) => place % 2 === row),
      gap,
    ),
  );
  return rated.map(({ level, rating }, place) => ({
    level,
    rating,
    at: at[place] ?? 0,
    name: rows[place % 2]?.[Math.floor(place / 2)] ?? 0,
    above: place % 2 === 1,
  }));
}

/** Rising places from 0 to 100 moved as little to the left as keeps them apart, and back where that went too far. */
export function apart(places: number[], gap: number): number[] {
  const moved = [...places];
  for (let one = moved.length - 2; one >= 0; one--)
    moved[one] = Math.min(moved[one] ?? 0, (moved[one + 1] ?? 0) - gap);
  for (let one = 0; one < moved.length; one++)
    moved[one] = Math.max(moved[one] ?? 0, one ? (moved[one - 1] ?? 0) + gap : 0);
  return moved;
}
