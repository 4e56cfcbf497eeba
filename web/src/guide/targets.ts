/** What a lesson points at, where it is drawn on the page. */

import type { Line } from "../choosing/choose";
import type { Box } from "../choosing/placing";
import type { LessonInfo } from "../net/messages";
import type { Tab } from "../parts/table/Tabs.svelte";

const found = (attribute: string, name: string): Element[] => [
  ...document.querySelectorAll(`[data-${attribute}="${CSS.escape(name)}"]`),
];
const visible = (one: Element): boolean => one.getBoundingClientRect().width > 0;
const isOnBoard = (one: Element): boolean => one.closest(".map, .tray") !== null;
const isOpen = (one: Element): boolean => one.matches("[data-open], [data-held]");
/** Of what is drawn twice, for laptop and phone, the one that is in sight, or comes in sight with the board; of
 *  equal pieces one that can be used now. */
const inSight = (all: Element[]): Element | undefined =>
  all.find((one) => visible(one) && isOpen(one)) ?? all.find(visible) ?? all.find(isOnBoard) ?? all[0];

/** Cause first, effect last: what only belongs to it, then what the line goes through, or its button. */
export function targetsOf(lesson: LessonInfo, line: Line | undefined): Element[] {
  const spots = [...lesson.spots, ...(line?.path.map(({ spot }) => spot) ?? [])];
  const all = [
    ...lesson.parts.map((part) => found("place", part)),
    ...spots.map((spot) => [...found("spot", spot), ...found("place", spot)]),
    found("line", lesson.line),
  ];
  return all.flatMap((same) => inSight(same) ?? []);
}

/** A spot, where it is drawn and in sight. */
export const drawnAt = (spot: string): Element[] => found("spot", spot).filter(visible).slice(0, 1);

/** What a line goes through, or its button, where it is drawn. */
export const drawnOf = ({ path, text }: Line): Element[] =>
  [...path.map(({ spot }) => found("spot", spot)), ...(path.length ? [] : [found("line", text)])].flatMap(
    (same) => inSight(same) ?? [],
  );

/** Where on a spot a piece of it lies: in the part that is called as it is, or anywhere on it. */
export const standOf = (target: Element): Element =>
  target.querySelector(`[data-of="${CSS.escape(target.getAttribute("data-spot") ?? "")}"]`) ?? target;

/** Where they are, as far as what scrolls shows them. */
export const boxesOf = (targets: Element[]): Box[] => targets.map(shownOf).filter((box) => box !== null);

function shownOf(target: Element): Box | null {
  let { left, top, right, bottom } = target.getBoundingClientRect();
  for (let above = target.parentElement; above; above = above.parentElement) {
    if (getComputedStyle(above).overflow === "visible") continue;
    const frame = above.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** The tab of a phone on which these are. */
export function tabOf(targets: Element[]): Tab {
  if (!targets.length || targets.some(isOnBoard)) return "board";
  if (targets.some((one) => one.closest(".logged"))) return "log";
  return targets.some((one) => one.closest(".rail, .left")) ? "scores" : "board";
}

/** A phone shows one part of the board at a time: the one with the last of them that is not in sight. */
export function turnTo(targets: Element[]): void {
  for (const target of targets) {
    const part = target.closest('[id^="part-"]');
    if (!part || visible(target)) continue;
    document.querySelector<HTMLElement>(`[role="tab"][aria-controls="${part.id}"]`)?.click();
  }
}
