/** On a phone the parts of the table scroll: what may be chosen there is brought into sight, unless some of it is. */

const INSIDE = 24; // pixels that must be seen of it

function isSeen(one: Element, window: DOMRect): boolean {
  const box = one.getBoundingClientRect();
  return (
    box.right > window.left + INSIDE &&
    box.left < window.right - INSIDE &&
    box.bottom > window.top + INSIDE &&
    box.top < window.bottom - INSIDE
  );
}

export function bringIntoSight(part: Element): void {
  const targets = [...part.querySelectorAll("[data-open][data-spot]")].filter(
    (one) => one.getBoundingClientRect().width > 0,
  );
  const window = part.getBoundingClientRect();
  const [first] = targets;
  if (!first || targets.some((one) => isSeen(one, window))) return;
  const box = first.getBoundingClientRect();
  part.scrollBy({
    left: box.left + box.width / 2 - (window.left + window.width / 2),
    top: box.top + box.height / 2 - (window.top + window.height / 2),
  });
}
