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

    /** The nearest thing around it that cuts off what does not fit, and in which direction one cannot scroll to it. */
    function cut({ one, boxes }) {
      for (
        let around = one;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY, clip, position } = looks(around);
        const edge = placeOf(around);
        if (edge.width <= 2 || (position === "absolute" && clip !== "auto"))
          return false; // only for screen readers
        const out = boxes.some(
          (box) =>
            (["hidden", "clip"].includes(overflowX) &&
              (box.left < edge.left - 2 || box.right > edge.right + 2)) ||
            (["hidden", "clip"].includes(overflowY) &&
              (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)),
        );
        if (out)
          return !(
            one.closest("[data-spare]") &&
            boxes.every((box) => !shared(box, edge))
          ); // out of sight as a whole where there is no room for it
        if (
          [overflowX, overflowY].some((way) => ["auto", "scroll"].includes(way))
        )
          return false;
      }
      return boxes.some(
        ({ left, right }) => left < -1 || right > innerWidth + 1,
      );
    }

    const WINDOW = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    /** What of it is not scrolled away. */
    function seenPart(one, box) {
      let part = shared(box, WINDOW);
      for (
        let around = one;
        part && around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY } = looks(around);
        if (overflowX !== "visible" || overflowY !== "visible")
          part = shared(part, placeOf(around));
      }
      return part;
    }
    const opaque = (one) => {
      const { backgroundColor, opacity } = looks(one);
      const alpha = /rgba?\([^)]*[,/]\s*([\d.]+)\)/.exec(backgroundColor);
      return (
        backgroundColor !== "transparent" &&
        (!alpha || backgroundColor.startsWith("rgb(") || +alpha[1] > 0.9) &&
        +opacity > 0.9
      );
    };
    /** Seen at a point: nothing that hides what is below lies over it. */
    function seenAt(one, x, y) {
      if (!style.isConnected) document.head.append(style);
      for (const top of document.elementsFromPoint(x, y)) {
        if (top === one || top.contains(one) || one.contains(top)) return true;
        if (opaque(top) || top.tagName === "image") return false;
      }
      return false;
    }
    const shared = (a, b) => {
      const [left, right] = [
        Math.max(a.left, b.left),
        Math.min(a.right, b.right),
      ];
      const [top, bottom] = [
        Math.max(a.top, b.top),
        Math.min(a.bottom, b.bottom),
      ];
      return right - left > 2 && bottom - top > 3
        ? { left, right, top, bottom }
        : null;
    };
    const area = ({ left, right, top, bottom }) =>
      (right - left) * (bottom - top);

    const all = [...texts()];
    for (const { one, text, boxes } of all) {
      const size = parseFloat(looks(one).fontSize) * scale(one);
      const onPiece = one instanceof SVGElement && NUMBER.test(text);
      if (size < least - 0.05 && !onPiece && !one.closest("[data-piece]"))
        found.add(`small ${size.toFixed(1)}: ${about(one)}`);
      if (cut({ one, boxes })) found.add(`cut: ${about(one)}`);
    }
    const inSight = all.flatMap(({ one, boxes }) =>
      boxes.flatMap((box) => {
        const seen = seenPart(one, box);
        return seen ? [{ one, box: seen }] : [];
      }),
    );
    inSight.forEach((a, place) => {
      for (const b of inSight.slice(place + 1)) {
        const both = shared(a.box, b.box);
        if (!both || a.one.contains(b.one) || b.one.contains(a.one)) continue;
        if (area(both) < 0.12 * Math.min(area(a.box), area(b.box))) continue;
        const [x, y] = [
          (both.left + both.right) / 2,
          (both.top + both.bottom) / 2,
        ];
        if (seenAt(a.one, x, y) && seenAt(b.one, x, y))
          found.add(`over: ${about(a.one)} and ${about(b.one)}`);
      }
    });
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
