/** How a piece travels over the page. */

import { moveTime } from "../settings.svelte";
import { arc } from "./arc";
import type { Point } from "./hexgrid";

/** From where to where, how large at both ends, and after how long. */
export interface Way {
  from: Point;
  to: Point;
  scale?: readonly [number, number];
  delay?: number;
}

/** Lets a piece travel over its shadow, the two children of a node; `land` when it is there. */
export function travel(node: HTMLElement, { from, to, scale = [1, 1], delay = 0 }: Way, land: () => void) {
  const { piece, shadow } = arc(from, to);
  const size = (part: number) => (scale[0] + (scale[1] - scale[0]) * part).toFixed(3);
  const steps = (points: Point[]) =>
    points.map(({ x, y }, step) => ({
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size(step / (points.length - 1))})`,
    }));
  const timing = {
    duration: moveTime(),
    delay,
    easing: "cubic-bezier(.4, .1, .3, 1)",
    fill: "both",
  } as const;
  const [ground, air] = [...node.children];
  ground?.animate(steps(shadow), timing);
  const flown = air?.animate(steps(piece), timing);
  flown?.finished.then(land, () => undefined);
  return { destroy: () => flown?.cancel() };
}

/** From the middle of one box of the window to that of another, as seen from the node that is drawn there. */
export function between(node: HTMLElement, start: DOMRect, end: DOMRect): Pick<Way, "from" | "to"> {
  const edge = node.getBoundingClientRect();
  const middle = ({ left, top, width, height }: DOMRect): Point => ({
    x: left + width / 2 - edge.left,
    y: top + height / 2 - edge.top,
  });
  return { from: middle(start), to: middle(end) };
}

/** Where something is drawn just now, large or small. */
export function drawnPlace(name: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-of="${CSS.escape(name)}"]`)].map((one) =>
    one.getBoundingClientRect(),
  );
  return found.filter((box) => box.width > 0).sort((one, other) => other.width - one.width)[0] ?? null;
}

/** Where a flight to a player's place ends: there, or at the player's panel where it is not drawn. */
export const landingPlace = (to: string): DOMRect | null =>
  drawnPlace(to) ?? drawnPlace(`panel-of ${to.split(" ")[1] ?? ""}`);
