/* What on this page is drawn too small, cut off or over something else: a sentence for each. */
async ({ size, least, touch, language, parts }) => {
  const root = document.documentElement;
  const frames = () =>
    new Promise((then) =>
      requestAnimationFrame(() => requestAnimationFrame(then)),
    );
  const until = async (isSo) => {
    while (!isSo()) await frames();
  };
  const WHATEVER = {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  };
  /** Whatever the last change has set off is done: nothing is drawn anew, and all letters are there. */
  const drawn = async () => {
    for (let changes = true; changes || document.fonts.status !== "loaded";) {
      changes = false;
      const looking = new MutationObserver(() => (changes = true));
      looking.observe(document, WHATEVER);
      await frames();
      await document.fonts.ready;
      looking.disconnect();
    }
  };
  const tools = document.querySelector("header nav"); // they are there also where a phone hides them
  const speak = async () => {
    tools.querySelector(`button[lang=${language}]`).click();
    await until(() => root.lang === language);
  };
  const faults = () => {
    const found = [...(touch ? tooNarrow() : []), ...measure()];
    style.remove();
    return found;
  };
  const NUMBER = /^[\s\d.,:/+−–×·%≈?→()-]*$/; // drawn on a piece it may be small
  const HIDDEN = {
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  };
  const about = (one) => {
    const place = one.closest("[class]") ?? one;
    const text = one.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
    return `${place.tagName.toLowerCase()}.${place.getAttribute("class")} “${text}”`;
  };
  /** What lies over what is found by points, also where nothing can be pointed at. */
  const style = document.createElement("style");
  style.textContent =
    "*, *::before, *::after { pointer-events: auto !important; }";
  function scale(one) {
    if (one instanceof SVGElement) {
      const to = one.getScreenCTM?.();
      return to ? Math.sqrt(Math.abs(to.a * to.d - to.b * to.c)) : 1;
    }
    const { width } = one.getBoundingClientRect();
    return Math.abs(width - one.offsetWidth) < 1 ? 1 : width / one.offsetWidth; // the latter is a whole number
  }
  const unseen = (one) =>
    !one.checkVisibility(HIDDEN) || one.closest(".hidden, title, desc"); // `hidden`: for screen readers alone

  /** A piece that is not open now only tells what it is, and marks under a slider are taken by the slider. */
  const isPressed = (button) =>
    !unseen(button) &&
    getComputedStyle(button).pointerEvents !== "none" &&
    !(button.dataset.spot !== undefined && button.tabIndex < 0);
  function tooNarrow() {
    const found = [];
    for (const button of document.querySelectorAll(
      "button, select, input[type=range], summary, nav a, [role=tab]",
    )) {
      const { width, height } = button.getBoundingClientRect();
      if (width > 1 && (height < 43.5 || width < 43.5) && isPressed(button))
        found.push(
          `narrow ${Math.round(width)}×${Math.round(height)}: ${about(button)}`,
        );
    }
    return found;
  }

  function measure() {
    const found = new Set();
    /** Everything is asked for its looks and its place once. */
    const once = (ask) => {
      const known = new Map();
      return (one) => {
        if (!known.has(one)) known.set(one, ask(one));
        return known.get(one);
      };
    };
    const looks = once((one) => getComputedStyle(one));
    const placeOf = once((one) => one.getBoundingClientRect());
    /** The letters in the box of a line: the fonts leave a quarter of it empty above them, and a seventh below. */
    const letters = ({ left, right, top, bottom, height }) => ({
      left,
      right,
      top: top + 0.22 * height,
      bottom: bottom - 0.14 * height,
    });

    function* texts() {
      const walk = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      while (walk.nextNode()) {
        const one = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || !one || unseen(one)) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const boxes = [...range.getClientRects()]
          .filter(({ width, height }) => width > 1 && height > 1)
          .map(letters);
        if (boxes.length)
          yield { one, boxes, text: walk.currentNode.data.trim() };
      }
    }

    /** What may end it: itself and all around it that does not let everything be seen, from within. */
    const bounds = once((one) => {
      if (!one || one === document.body) return [];
      const { overflowX, overflowY } = looks(one);
      const outer = bounds(one.parentElement);
      return overflowX === "visible" && overflowY === "visible"
        ? outer
        : [one, ...outer];
    });
    /** Over an edge beyond which nothing is drawn. */
    function isOut(boxes, bound) {
      const { overflowX, overflowY } = looks(bound);
      const edge = placeOf(bound);
      return boxes.some(
        (box) =>
          (["hidden", "clip"].includes(overflowX) &&
            (box.left < edge.left - 2 || box.right > edge.right + 2)) ||
          (["hidden", "clip"].includes(overflowY) &&
            (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)),
      );
    }
    const isBesideWindow = (boxes) =>
      boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1);
    /** The nearest thing around it that cuts off what does not fit, and in which direction one cannot scroll to it. */
    function cut({ one, boxes }) {
      if (
        !isBesideWindow(boxes) &&
        !bounds(one).some((bound) => isOut(boxes, bound))
      )
        return false; // as most are: the rest need not be asked for its place
      for (
        let around = one;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY, clip, position } = looks(around);
        const edge = placeOf(around);
        if (edge.width <= 2 || (position === "absolute" && clip !== "auto"))
          return false; // only for screen readers
        if (isOut(boxes, around))
          return !(
            one.closest("[data-spare]") &&
            boxes.every((box) => !shared(box, edge))
          ); // out of sight as a whole where there is no room for it
        if (
          [overflowX, overflowY].some((way) => ["auto", "scroll"].includes(way))
        )
          return false;
      }
      return isBesideWindow(boxes);
    }

    const WINDOW = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const overlap = (a, b) => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const shared = (a, b) => {
      const both = overlap(a, b);
      return both.right - both.left > 2 && both.bottom - both.top > 3
        ? both
        : null;
    };
    /** Where it would be seen: the rest is scrolled away. */
    const opening = once((one) =>
      bounds(one).map(placeOf).reduce(overlap, WINDOW),
    );
    const opaque = (one) => {
      const { backgroundColor, opacity } = looks(one);
      const alpha = /rgba?\([^)]*[,/]\s*([\d.]+)\)/.exec(backgroundColor);
      return (
        backgroundColor !== "transparent" &&
        (!alpha || backgroundColor.startsWith("rgb(") || +alpha[1] > 0.9) &&
        +opacity > 0.9
      );
    };
    /** What lies at a point, from above. */
    function stackAt(x, y) {
      if (!style.isConnected) document.head.append(style);
      return document.elementsFromPoint(x, y);
    }
    /** Seen among what lies there: nothing that hides what is below lies over it. */
    function seenIn(stack, one) {
      for (const top of stack) {
        if (top === one || top.contains(one) || one.contains(top)) return true;
        if (opaque(top) || top.tagName === "image") return false;
      }
      return false;
    }
    const area = ({ left, right, top, bottom }) =>
      (right - left) * (bottom - top);

    const all = [...texts()];
    for (const { one, text, boxes } of all) {
      const onPiece = one instanceof SVGElement && NUMBER.test(text);
      if (!onPiece && !one.closest("[data-piece]")) {
        const size = parseFloat(looks(one).fontSize) * scale(one);
        if (size < least - 0.05)
          found.add(`small ${size.toFixed(1)}: ${about(one)}`);
      }
      if (cut({ one, boxes })) found.add(`cut: ${about(one)}`);
    }
    const inSight = all.flatMap(({ one, boxes }, place) =>
      boxes.flatMap((box) => {
        const seen = shared(box, opening(one));
        return seen ? [{ one, place, box: seen }] : [];
      }),
    );
    /** Two in the order of the page that are on one height. */
    function* pairs() {
      const downwards = inSight.toSorted((a, b) => a.box.top - b.box.top);
      for (const [row, upper] of downwards.entries())
        for (let next = row + 1; next < downwards.length; next++) {
          const lower = downwards[next];
          if (lower.box.top >= upper.box.bottom) break;
          yield upper.place < lower.place ? [upper, lower] : [lower, upper];
        }
    }
    for (const [a, b] of pairs()) {
      const both = shared(a.box, b.box);
      if (!both || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      if (area(both) < 0.12 * Math.min(area(a.box), area(b.box))) continue;
      const stack = stackAt(
        (both.left + both.right) / 2,
        (both.top + both.bottom) / 2,
      );
      if (seenIn(stack, a.one) && seenIn(stack, b.one))
        found.add(`over: ${about(a.one)} and ${about(b.one)}`);
    }
    return [...found];
  }

  await until(() => (touch ? root.clientWidth : innerWidth) === size[0]);
  await until(() => (touch ? root.clientHeight : innerHeight) === size[1]);
  if (root.lang !== language) await speak();
  await drawn();
  if (!parts) return faults();
  const all = [];
  const tabs = [...document.querySelectorAll("div.tabs > [role=tab]")];
  for (const tab of [...tabs.slice(1), tabs[0]]) {
    tab.click();
    await drawn();
    all.push(...faults());
  }
  return all;
};
