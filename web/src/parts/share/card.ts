/** The result of a game as a picture to share: title, bars and curve on parchment, the board on slate. */

import type { Score } from "../../net/messages";
import type { Mark } from "../../table/moments";
import type { Source } from "../../games/parts";
import { DASHES, signPath } from "../signs/sign";
import { paintInto } from "./still";

export const [WIDE, HIGH] = [1200, 630];
const HALF = 636; // where the slate begins
const PAPER = "#faf4e6";
const INK = "#1e2a32";
const INK_2 = "#4a5861";
const LINE = "#d6c6a4";
const SLATE = "#2c3a43";
const COLOURS = ["#a52c26", "#1f5c9d", "#dfa126", "#33333b"];
const TEXT = '"Source Sans 3", system-ui, sans-serif';
const NAME = '"Alegreya", Georgia, serif';
const SHIELD = "M1 1h5v3h3V1h6v3h3V1h5v12c0 7-5 10-11 12C6 23 1 20 1 13Z";

export interface Card {
  game: string; // what it is called
  title: string;
  names: string[];
  order: number[];
  score: Score;
  curve: { at: number; scores: number[] }[];
  marks: Mark[];
  drawing: HTMLElement | undefined;
  sources: (source: string, all: string[]) => Source;
}

export async function drawCard(card: Card): Promise<Blob> {
  const sheet = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const canvas = sheet.getContext("2d");
  if (!canvas) throw new Error("nothing to draw on");
  await lettersFor(card);
  paintGround(canvas, card);
  paintHead(canvas, card);
  const below = paintTitle(canvas, card.title);
  paintBars(canvas, card, below + 26);
  if (card.curve.length > 1) paintCurve(canvas, card, { top: 476, bottom: 588 });
  if (card.drawing)
    await paintInto(canvas, card.drawing, {
      x: HALF + 24,
      y: 24,
      width: WIDE - HALF - 48,
      height: HIGH - 48,
    });
  return new Promise((resolve, reject) =>
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Letters come when they are first needed; a canvas does not wait for them. */
async function lettersFor({ game, title, names }: Card): Promise<void> {
  const text = [game, title, ...names].join("");
  await Promise.all([
    document.fonts.load(`700 20px ${NAME}`, `Bastide${text}`),
    document.fonts.load(`600 20px ${TEXT}`, `0123456789${text}`),
  ]);
}

function paintGround(canvas: CanvasRenderingContext2D, { score, order }: Card): void {
  canvas.fillStyle = PAPER;
  canvas.fillRect(0, 0, HALF, HIGH);
  canvas.fillStyle = SLATE;
  canvas.fillRect(HALF, 0, WIDE - HALF, HIGH);
  canvas.fillStyle = colourOf(score.winners[0] ?? order[0] ?? 0);
  canvas.fillRect(HALF - 4, 0, 8, HIGH);
}

const colourOf = (seat: number): string => COLOURS[seat] ?? INK;

function paintHead(canvas: CanvasRenderingContext2D, { game }: Card): void {
  canvas.save();
  canvas.translate(40, 32);
  canvas.scale(1.6, 1.6);
  canvas.fillStyle = INK;
  canvas.fill(new Path2D(SHIELD));
  canvas.fillStyle = "#c43d33";
  canvas.fill(new Path2D("M12 7l5.5 5.500L12 18l-5.500-5.500Z"));
  canvas.restore();
  write(canvas, "Bastide", { x: 92, y: 64, font: `700 34px ${NAME}`, colour: INK });
  const from = 92 + canvas.measureText("Bastide").width + 18;
  write(canvas, "|", { x: from, y: 62, font: `400 26px ${TEXT}`, colour: "#b39f76" });
  write(canvas, game, {
    x: from + 26,
    y: 62,
    font: `400 23px ${TEXT}`,
    colour: INK_2,
    width: HALF - from - 56,
  });
}

/** The title in at most two lines, smaller where it is long; how far down it goes. */
function paintTitle(canvas: CanvasRenderingContext2D, title: string): number {
  const size = [54, 46, 38, 32].find((one) => linesOf(canvas, title, one).length <= (one > 46 ? 1 : 2)) ?? 28;
  const lines = linesOf(canvas, title, size).slice(0, 3);
  lines.forEach((line, place) =>
    write(canvas, line, {
      x: 40,
      y: 140 + place * size * 1.1,
      font: `700 ${size}px ${NAME}`,
      colour: INK,
      width: HALF - 76,
    }),
  );
  return 140 + (lines.length - 1) * size * 1.1;
}

function linesOf(canvas: CanvasRenderingContext2D, text: string, size: number): string[] {
  canvas.font = `700 ${size}px ${NAME}`;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length && canvas.measureText(longer).width <= HALF - 76) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function paintBars(canvas: CanvasRenderingContext2D, card: Card, top: number): void {
  const { order, score, names } = card;
  const row = Math.min(58, (456 - top) / order.length);
  const all = [...new Set(score.sheets.flatMap((sheet) => Object.keys(sheet)))];
  const scale = 320 / Math.max(1, ...score.scores);
  order.forEach((seat, place) => {
    const middle = top + row * (place + 0.5);
    paintSign(canvas, seat, 54, middle);
    const name = { x: 78, y: middle + 8, font: `600 22px ${TEXT}`, colour: INK, width: 130 };
    write(canvas, names[seat] ?? "", name);
    let x = 218;
    for (const source of all) {
      const wide = (score.sheets[seat]?.[source] ?? 0) * scale;
      if (wide <= 0) continue;
      canvas.fillStyle = card.sources(source, all).colour;
      canvas.fillRect(x, middle - 15, Math.max(1, wide - 1.5), 30);
      x += wide;
    }
    write(canvas, String(score.scores[seat] ?? 0), {
      x: x + 10,
      y: middle + 10,
      font: `700 28px ${TEXT}`,
      colour: INK,
    });
  });
}

function paintSign(canvas: CanvasRenderingContext2D, seat: number, x: number, y: number, size = 12): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.fillStyle = colourOf(seat);
  canvas.fill(new Path2D(signPath(seat, size)));
  canvas.restore();
}

function paintCurve(
  canvas: CanvasRenderingContext2D,
  { curve, marks, order }: Card,
  { top, bottom }: { top: number; bottom: number },
): void {
  const [left, right] = [40, HALF - 36];
  const last = Math.max(1, curve.at(-1)?.at ?? 1);
  const most = Math.max(10, ...curve.flatMap(({ scores }) => scores));
  const x = (at: number) => left + (at / last) * (right - left);
  const great = marks.filter((mark) => mark.great);
  great.forEach((mark, place) => {
    const [from, to] = [x(mark.at), x(great[place + 1]?.at ?? last)];
    canvas.fillStyle = place % 2 ? PAPER : "#f1e7d2";
    canvas.fillRect(from, top, to - from, bottom - top);
    if (to - from < 18 && place % 2) return;
    write(canvas, mark.label, {
      x: (from + to) / 2,
      y: bottom + 24,
      font: `600 17px ${TEXT}`,
      colour: INK_2,
      centred: true,
    });
  });
  canvas.strokeStyle = LINE;
  canvas.lineWidth = 1.5;
  canvas.strokeRect(left, top, right - left, bottom - top);
  for (const seat of [...order].reverse()) {
    canvas.strokeStyle = colourOf(seat);
    canvas.lineWidth = 3;
    canvas.setLineDash((DASHES[seat] ?? "").split(" ").filter(Boolean).map(Number));
    canvas.beginPath();
    curve.forEach(({ at, scores }) =>
      canvas.lineTo(x(at), bottom - 3 - ((scores[seat] ?? 0) / most) * (bottom - top - 8)),
    );
    canvas.stroke();
  }
  canvas.setLineDash([]);
}

function write(
  canvas: CanvasRenderingContext2D,
  text: string,
  how: { x: number; y: number; font: string; colour: string; width?: number; centred?: boolean },
): void {
  canvas.font = how.font;
  canvas.fillStyle = how.colour;
  canvas.textAlign = how.centred ? "center" : "left";
  canvas.fillText(how.width ? shortened(canvas, text, how.width) : text, how.x, how.y);
}

function shortened(canvas: CanvasRenderingContext2D, text: string, width: number): string {
  if (canvas.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length && canvas.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
