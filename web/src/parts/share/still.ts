/** Drawings of the page as images: a copy that stands by itself, with its looks and whatever it refers to. */

const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "color",
  "font-size",
  "font-weight",
  "font-family",
  "text-anchor",
  "dominant-baseline",
  "display",
  "visibility",
];
const NAME = "http://www.w3.org/2000/svg";

/** Paints every drawing of a box where it lies in it, fitted into a place on the canvas. */
export async function paintInto(
  canvas: CanvasRenderingContext2D,
  box: HTMLElement,
  place: { x: number; y: number; width: number; height: number },
): Promise<void> {
  const frame = box.getBoundingClientRect();
  const scale = Math.min(place.width / frame.width, place.height / frame.height);
  const [x, y] = [
    place.x + (place.width - frame.width * scale) / 2,
    place.y + (place.height - frame.height * scale) / 2,
  ];
  for (const drawing of outermost(box)) {
    const lies = drawing.getBoundingClientRect();
    const image = await imageOf(drawing, lies.width * scale, lies.height * scale);
    canvas.drawImage(image, x + (lies.x - frame.x) * scale, y + (lies.y - frame.y) * scale);
  }
}

const outermost = (box: HTMLElement): SVGSVGElement[] =>
  [...box.querySelectorAll("svg")].filter((one) => !one.parentElement?.closest("svg"));

async function imageOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  dress(drawing, copy);
  copy.setAttribute("xmlns", NAME);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const store = document.createElementNS(NAME, "defs");
  copy.prepend(store);
  fetchReferences(copy, store);
  const text = filledIn(new XMLSerializer().serializeToString(copy));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** The copy looks as the style sheets make the drawing look. */
function dress(drawing: Element, copy: Element): void {
  const looks = getComputedStyle(drawing);
  const style = LOOKS.map((name) => `${name}:${looks.getPropertyValue(name)}`).join(";");
  copy.setAttribute("style", style);
  copy.removeAttribute("class");
  [...drawing.children].forEach((child, place) => {
    const twin = copy.children[place];
    if (twin) dress(child, twin);
  });
}

/** What is used or painted with lies elsewhere on the page. */
function fetchReferences(copy: Element, store: Element): void {
  const known = new Set<string>();
  let missing = referencesIn(copy);
  while (missing.size) {
    for (const id of missing) {
      known.add(id);
      const meant = copy.querySelector(`#${CSS.escape(id)}`) ?? document.getElementById(id);
      if (meant && !copy.contains(meant)) store.append(meant.cloneNode(true));
    }
    missing = new Set([...referencesIn(copy)].filter((id) => !known.has(id)));
  }
}

function referencesIn(copy: Element): Set<string> {
  const text = new XMLSerializer().serializeToString(copy);
  const found = [...text.matchAll(/(?:url\((?:&quot;|["'])?|href=")#([\w-]+)/g)];
  return new Set(found.map(([, id = ""]) => id));
}

/** Colours that the page knows by name. */
function filledIn(text: string): string {
  const page = getComputedStyle(document.documentElement);
  return text.replace(
    /var\((--[\w-]+)\)/g,
    (_, name: string) => page.getPropertyValue(name).trim() || "none",
  );
}
