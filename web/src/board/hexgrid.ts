/** Where hexes lie on the page: rows of pointy hexes, every second row half a hex to the right. */

export interface Spot {
  row: number;
  column: number;
}
export interface Point {
  x: number;
  y: number;
}

export const SIDE = 20; // of a hex, in units of the drawing
export const WIDTH = Math.sqrt(3) * SIDE;
const MARGIN = 4;

/** The word of a hex counts rows and columns from 1. */
export const hexWord = ({ row, column }: Spot): string => `${row + 1}.${column + 1}`;

export function readHex(word: string): Spot {
  const [row = 1, column = 1] = word.split(".").map(Number);
  return { row: row - 1, column: column - 1 };
}

export const centre = ({ row, column }: Spot): Point => ({
  x: (column + 0.5 + (row % 2) * 0.5) * WIDTH + MARGIN,
  y: row * 1.5 * SIDE + SIDE + MARGIN,
});

export const centreOf = (word: string): Point => centre(readHex(word));

export const extent = (rows: number, columns: number): { width: number; height: number } => ({
  width: (columns + (rows > 1 ? 0.5 : 0)) * WIDTH + 2 * MARGIN,
  height: (rows * 1.5 + 0.5) * SIDE + 2 * MARGIN,
});

/** The six corners around a point, as SVG wants them. */
export function corners({ x, y }: Point, side: number = SIDE): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => (Math.PI / 3) * corner)
    .map((angle) => `${(x + side * Math.sin(angle)).toFixed(1)},${(y - side * Math.cos(angle)).toFixed(1)}`)
    .join(" ");
}

export type Direction = "left" | "right" | "up" | "down";

/** The hex an arrow key leads to: along the row, or to the nearer hex of the next row. */
export function stepped(from: Spot, direction: Direction, rows: number, columns: number): Spot {
  const step = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] }[direction] as [number, number];
  const clamp = (value: number, limit: number) => Math.min(Math.max(value, 0), limit - 1);
  return { row: clamp(from.row + step[0], rows), column: clamp(from.column + step[1], columns) };
}

/** The hex under a point, if the board has one there. */
export function hexAt({ x, y }: Point, rows: number, columns: number): Spot | null {
  const near = Math.round((y - MARGIN - SIDE) / (1.5 * SIDE));
  const candidates = [near - 1, near, near + 1]
    .filter((row) => row >= 0 && row < rows)
    .map((row) => ({ row, column: Math.round((x - MARGIN) / WIDTH - 0.5 - (row % 2) * 0.5) }))
    .filter(({ column }) => column >= 0 && column < columns);
  const far = (spot: Spot) => Math.hypot(centre(spot).x - x, centre(spot).y - y);
  const [best] = candidates.sort((one, other) => far(one) - far(other));
  return best && far(best) <= SIDE ? best : null;
}
