/** Pointing at pieces with mouse, finger and keys: every piece that can be meant carries `data-spot`. */

import type { Point } from "./hexgrid";

export interface Pointing { click: (id: string) => void; point: (id: string | null, held?: boolean) => void; away: () => void }

const LONG_PRESS = 420;
const WAYS: Record<string, Way> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export function pointing(root: HTMLElement, acts: Pointing) {
  let held = false; // a long press shows and does not click
  let timer: ReturnType<typeof setTimeout> | undefined;
  const spotOf = (event: Event) => (event.target as Element).closest?.("[data-spot]") ?? null;
  const idOf = (event: Event) => spotOf(event)?.getAttribute("data-spot") ?? null;
  const inBubble = (event: Event) => (event.target as Element).closest?.(".bubble, button:not([data-spot]), a") !== null;

  const click = (event: Event): void => {
    if (held || inBubble(event)) {
      held = false;
      return;
    }
    const id = idOf(event);
    if (id) acts.click(id);
    else acts.away();
  };
  const over = (event: PointerEvent) => event.pointerType === "mouse" && !inBubble(event) && acts.point(idOf(event));
  const leave = () => acts.point(null);
  const down = (event: PointerEvent) => {
    held = false;
    if (event.pointerType === "mouse") return;
    const id = idOf(event);
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = true;
      acts.point(id, held);
    }, LONG_PRESS);
  };
  const up = (event: PointerEvent) => {
    clearTimeout(timer);
    if (event.pointerType !== "mouse" && !held) acts.point(null);
  };
  const focus = (event: FocusEvent) => spotOf(event)?.matches(":focus-visible") && acts.point(idOf(event));

  function press(key: KeyboardEvent) {
    if ((key.target as Element).closest(".bubble")) return; // its buttons are walked with Tab
    const way = WAYS[key.key];
    const here = spotOf(key);
    if (way) {
      key.preventDefault();
      walk(here, way);
    } else if (key.key === "Escape") acts.point(null);
    else if ((key.key === "Enter" || key.key === " ") && here && here.tagName !== "BUTTON") {
      key.preventDefault();
      acts.click(here.getAttribute("data-spot") ?? "");
    }
  }
  /** To the nearest piece in that direction; from outside, to the first that can be chosen. */
  function walk(here: Element | null, way: Way) {
    const seen = [...root.querySelectorAll<SVGElement | HTMLElement>("[data-spot]")].filter((one) => one !== here && one.getBoundingClientRect().width > 0);
    const middles = seen.map((one) => middleOf(one));
    const place = here ? ahead(middleOf(here), middles, way) : Math.max(0, seen.findIndex((one) => one.matches(".legal, .glows")));
    seen[place]?.focus();
  }
  const middleOf = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };

  // A piece that leaves while one stands on it does not take the keyboard along.
  let last: Element | null = null;
  const stands = new MutationObserver(() => {
    if (last && !last.isConnected && document.activeElement === document.body) root.focus({ preventScroll: true });
  });
  stands.observe(root, { childList: true, subtree: true });
  const remember = (event: Event) => (last = event.target as Element);

  const heard: [string, EventListener][] = [
    ["click", click], ["pointerover", over as EventListener], ["pointerleave", leave], ["pointerdown", down as EventListener],
    ["pointerup", up as EventListener], ["pointercancel", up as EventListener], ["focusin", focus as EventListener], ["keydown", press as EventListener], ["focusin", remember],
  ];
  for (const [name, listener] of heard) root.addEventListener(name, listener);
  return {
    update: (next: Pointing) => (acts = next),
    destroy: () => {
      stands.disconnect();
      heard.forEach(([name, listener]) => root.removeEventListener(name, listener));
    },
  };
}

export type Way = "left" | "right" | "up" | "down";

/** Of some points the one an arrow key leads to: ahead, and not far aside. */
export function ahead(from: Point, points: Point[], way: Way): number {
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[way] as [number, number];
  let [best, least] = [-1, Infinity];
  points.forEach((point, place) => {
    const [along, aside] = [(point.x - from.x) * dx + (point.y - from.y) * dy, Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx)];
    const cost = along + aside * 1.2;
    if (along > 2 && cost < least) [best, least] = [place, cost];
  });
  return best;
}
