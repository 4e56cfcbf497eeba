/** A finger drawn sideways over the page: to the next part or back. */

const FAR = 56; // pixels
const LEVEL = 1.8; // so many times farther sideways than up or down

export interface Finger {
  x: number;
  y: number;
}

/** 1 onwards, -1 back, 0 none of both. */
export function swiped(from: Finger, to: Finger): -1 | 0 | 1 {
  const [along, across] = [to.x - from.x, to.y - from.y];
  if (Math.abs(along) < FAR || Math.abs(along) < LEVEL * Math.abs(across)) return 0;
  return along < 0 ? 1 : -1;
}

export function swipe(node: HTMLElement, turn: (way: 1 | -1) => void) {
  node.style.touchAction = "pan-y pinch-zoom"; // else the browser takes the finger away to scroll with it
  let from: Finger | null = null;
  const begin = (touch: TouchEvent) => {
    const [first] = touch.touches;
    const scrolls = (touch.target as Element).closest("[data-sideways]"); // what is drawn or scrolls sideways itself
    from = first && touch.touches.length === 1 && !scrolls ? { x: first.clientX, y: first.clientY } : null;
  };
  const end = (touch: TouchEvent) => {
    const [last] = touch.changedTouches;
    const way = from && last ? swiped(from, { x: last.clientX, y: last.clientY }) : 0;
    from = null;
    if (way) turn(way);
  };
  node.addEventListener("touchstart", begin, { passive: true });
  node.addEventListener("touchend", end, { passive: true });
  return {
    destroy() {
      node.removeEventListener("touchstart", begin);
      node.removeEventListener("touchend", end);
    },
  };
}
