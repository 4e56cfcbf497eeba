/** Pointing at pieces with mouse, finger and keys: every piece that can be meant carries `data-spot`, or lies on a ground that knows it. */

import type { Point } from "../board/hexgrid";

export interface Pointing {
  click: (id: string) => void;
  point: (id: string | null, held?: boolean) => void;
  away: () => void;
  isReady?: (id: string) => boolean; // Enter there decides what was chosen instead of choosing it again
  ground?: Ground;
}
/** A drawing whose spots are no elements of their own: it says what lies where, and one walks over all of it. */
export interface Ground {
  at: (event: MouseEvent) => string | null;
  here: () => string | null; // where the keyboard is
  walk: (way: Way) => void;
  next: () => boolean; // on to what may be chosen; whether there is more
}

const LONG_PRESS = 420;
const STILL = 6; // pixels a finger may move and still press
const PRESSES = ["Enter", " "];
const WAYS: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** What is pointed at under this element is told to the newest of `acts`. */
export function pointing(root: HTMLElement, acts: Pointing) {
  const whilePointing = new AbortController();
  const { signal } = whilePointing;
  const newest: Pointing = {
    click: (id) => acts.click(id),
    point: (id, held) => acts.point(id, held),
    away: () => acts.away(),
    isReady: (id) => acts.isReady?.(id) ?? false,
    ...(acts.ground && { ground: acts.ground }),
  };
  withPointer(root, newest, signal);
  withKeys(root, newest, signal);
  keepKeyboard(root, signal);
  tellHands(root, signal);
  return { update: (next: Pointing) => void (acts = next), destroy: () => whilePointing.abort() };
}

const around = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;
const spotOf = (event: Event): Element | null => around(event, "[data-spot]");
const idOf = (event: Event): string | null => spotOf(event)?.getAttribute("data-spot") ?? null;
const inBubble = (event: Event): boolean => around(event, ".bubble, button:not([data-spot]), a") !== null;

/** What is meant there: a piece, or what the ground knows. */
const meant = (event: MouseEvent, { ground }: Pointing): string | null =>
  idOf(event) ?? ground?.at(event) ?? null;

/** A mouse points by moving, a finger by staying; a long press shows and does not click. */
function withPointer(root: HTMLElement, acts: Pointing, signal: AbortSignal): void {
  withMouse(root, acts, signal);
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: Point = { x: 0, y: 0 };
  const click = (event: MouseEvent): void => {
    const id = meant(event, acts);
    if (held || inBubble(event)) held = false;
    else if (id) acts.click(id);
    else acts.away();
  };
  const down = (event: PointerEvent): void => {
    held = false;
    clearTimeout(timer);
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    const id = meant(event, acts);
    timer = setTimeout(() => acts.point(id, (held = true)), LONG_PRESS);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
  };
  const up = (event: PointerEvent): void => {
    clearTimeout(timer);
    if (event.pointerType !== "mouse" && !held) acts.point(null);
  };
  root.addEventListener("click", click, { signal });
  root.addEventListener("pointerdown", down, { signal });
  root.addEventListener("pointermove", move, { signal });
  root.addEventListener("pointerup", up, { signal });
  root.addEventListener("pointercancel", up, { signal });
}

/** On a ground nothing is entered: what lies under the mouse may be another all the same. */
function withMouse(root: HTMLElement, acts: Pointing, signal: AbortSignal): void {
  let last: string | null = null;
  const over = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !inBubble(event)) acts.point((last = meant(event, acts)));
  };
  const move = (event: PointerEvent): void => {
    if (!event.buttons && meant(event, acts) !== last) over(event);
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") acts.point((last = null));
  };
  root.addEventListener("pointerover", over, { signal });
  if (acts.ground) root.addEventListener("pointermove", move, { signal });
  root.addEventListener("pointerleave", leave, { signal });
}

/** Arrow keys walk from piece to piece; what the keyboard stands on is pointed at. */
function withKeys(root: HTMLElement, acts: Pointing, signal: AbortSignal): void {
  const press = (key: KeyboardEvent): void => {
    if (around(key, ".bubble")) return; // its buttons are walked with Tab
    if (key.key === "Escape") acts.point(null);
    else if (walked(key, root, acts) || entered(key, acts) || clicked(key, acts)) key.preventDefault();
  };
  const focus = (event: Event): void => {
    if (spotOf(event)?.matches(":focus-visible")) acts.point(idOf(event));
  };
  root.addEventListener("keydown", press, { signal });
  root.addEventListener("focusin", focus, { signal });
}

/** Whether a key led somewhere. */
function walked(key: KeyboardEvent, root: HTMLElement, { ground }: Pointing): boolean {
  const way = WAYS[key.key];
  if (!way) return key.key === "Tab" && !key.shiftKey && Boolean(ground?.here() && ground.next()); // who passes by goes on
  if (ground) ground.walk(way);
  else walk(root, spotOf(key), way);
  return true;
}

/** Whether a key led onto the ground, to the first that can be chosen; a button beside it does its own. */
const entered = (key: KeyboardEvent, { ground }: Pointing): boolean =>
  PRESSES.includes(key.key) && !around(key, "button, a") && ground?.here() === null && ground.next();

/** Whether a key clicked something; a button does it by itself. */
function clicked(key: KeyboardEvent, acts: Pointing): boolean {
  const { click, ground } = acts;
  const id = idOf(key) ?? ground?.here() ?? null;
  if (!PRESSES.includes(key.key) || !id || spotOf(key)?.tagName === "BUTTON") return false;
  if (decides(key, id, acts)) return false;
  click(id);
  return true;
}

const decides = ({ key }: KeyboardEvent, id: string, { isReady }: Pointing): boolean =>
  key === "Enter" && (isReady?.(id) ?? false);

/** To the nearest piece in that direction; from outside, to the first that can be chosen. */
function walk(root: HTMLElement, here: Element | null, way: Way): void {
  const seen = [...root.querySelectorAll<SVGElement | HTMLElement>("[data-spot], [data-line]")].filter(
    (one) => one !== here && one.getBoundingClientRect().width > 0,
  );
  const open = seen.findIndex((one) => one.matches("[data-open]"));
  const place = here ? ahead(middleOf(here), seen.map(middleOf), way) : Math.max(0, open);
  seen[place]?.focus();
}

function middleOf(one: Element): Point {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A piece that leaves while one stands on it does not take the keyboard along. */
function keepKeyboard(root: HTMLElement, signal: AbortSignal): void {
  let last: EventTarget | null = null;
  const leaving = new MutationObserver(() => {
    if (last instanceof Node && !last.isConnected && document.activeElement === document.body)
      root.focus({ preventScroll: true });
  });
  leaving.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", ({ target }) => (last = target), { signal });
  signal.addEventListener("abort", () => leaving.disconnect());
}

/** Only those who walk by keys see a frame around where they are: a hand knows it, also when it presses a letter. */
function tellHands(root: HTMLElement, signal: AbortSignal): void {
  const walks = ({ key }: KeyboardEvent): void => {
    if (key === "Tab" || key in WAYS) delete root.dataset["hand"];
  };
  root.addEventListener("pointerdown", () => (root.dataset["hand"] = ""), { signal });
  window.addEventListener("keydown", walks, { signal, capture: true });
}

export type Way = "left" | "right" | "up" | "down";

/** Of some points the one an arrow key leads to: ahead, and not far aside. */
export function ahead(from: Point, points: Point[], way: Way): number {
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[way] as [number, number];
  let [best, least] = [-1, Infinity];
  points.forEach((point, place) => {
    const [along, aside] = [
      (point.x - from.x) * dx + (point.y - from.y) * dy,
      Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx),
    ];
    const cost = along + aside * 1.2;
    if (along > 2 && cost < least) [best, least] = [place, cost];
  });
  return best;
}
