/** Looking at a drawing larger than its window: wheel, drag, pinch. Points are in units of the drawing. */

import type { Point } from "./hexgrid";

const MOST = 4;
const STILL = 6; // pixels a finger may move and still click
const ZOOMS: Record<string, number> = { "+": 1.3, "=": 1.3, "-": 1 / 1.3 };
const AT_REST = 180; // milliseconds after the last turn of the wheel

export class Pan {
  window = $state({ width: 0, height: 0 });
  zoom = $state(1); // 1: the whole drawing fits
  offset = $state<Point>({ x: 0, y: 0 });
  moving = $state(false);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private pointers = new Map<number, Point>();
  private start: { point: Point; offset: Point; zoom: number; gap: number } | null = null;
  private moved = false;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private drawn = false; // what follows is the click that ends a drag
  private byHand = false; // someone has chosen what to look at
  private fitted = { width: 0, height: 0 };

  /** The margin is kept free at the left and above, for numbers along the edges. */
  constructor(
    private readonly size: () => { width: number; height: number },
    private readonly margin: () => Point = () => ({ x: 0, y: 0 }),
  ) {}

  fit = $derived.by(() => {
    const { width, height } = this.size();
    const { x, y } = this.margin();
    return Math.max(0, Math.min((this.window.width - x) / width, (this.window.height - y) / height)) || 1;
  });
  scale = $derived.by(() => this.fit * this.zoom);
  /** The upper left corner of the drawing in the window. */
  corner = $derived.by((): Point => {
    const { width, height } = this.size();
    const margin = this.margin();
    const place = (room: number, length: number, offset: number, free: number) =>
      length <= room - free
        ? free + (room - free - length) / 2
        : Math.min(free, Math.max(room - length, (room - length) / 2 + offset));
    return {
      x: place(this.window.width, width * this.scale, this.offset.x, margin.x),
      y: place(this.window.height, height * this.scale, this.offset.y, margin.y),
    };
  });

  inWindow = (point: Point): Point => ({
    x: this.corner.x + point.x * this.scale,
    y: this.corner.y + point.y * this.scale,
  });

  zoomTo(zoom: number, at: Point = { x: this.window.width / 2, y: this.window.height / 2 }): void {
    const before = this.inDrawing(at);
    this.byHand = true;
    this.zoom = Math.min(MOST, Math.max(1, zoom));
    this.bringTo(before, at);
  }

  /** In a window of another size the drawing is fitted anew, unless someone has chosen what to look at. */
  refit(covers: boolean, around: Point): void {
    const { width, height } = this.window;
    if (!width || !height || (width === this.fitted.width && height === this.fitted.height)) return;
    const middle = this.fitted.width ? this.inDrawing({ x: width / 2, y: height / 2 }) : around;
    this.fitted = { width, height };
    if (this.byHand) return this.settle();
    if (covers) return this.cover(middle);
    this.zoom = 1;
    this.settle();
  }

  /** Brings a point of the drawing into the middle if it lies outside the window. */
  reveal(point: Point): void {
    const { x, y } = this.inWindow(point);
    const room = 40;
    if (x > room && y > room && x < this.window.width - room && y < this.window.height - room) return;
    this.bringTo(point, { x: this.window.width / 2, y: this.window.height / 2 });
  }

  /** Fills the window with the drawing, around a point. */
  cover(around: Point): void {
    const { width, height } = this.size();
    this.zoom = Math.min(
      MOST,
      Math.max(1, Math.max(this.window.width / width, this.window.height / height) / this.fit),
    );
    this.bringTo(around, { x: this.window.width / 2, y: this.window.height / 2 });
  }

  sees = (point: Point): boolean => {
    const { x, y } = this.inWindow(point);
    return x > 8 && y > 8 && x < this.window.width - 8 && y < this.window.height - 8;
  };

  readonly wheel = (wheel: WheelEvent) => {
    wheel.preventDefault();
    this.moving = true; // painted anew only when it has come to rest
    clearTimeout(this.rest);
    this.rest = setTimeout(() => (this.moving = this.pointers.size > 0 && this.moved), AT_REST);
    this.zoomTo(this.zoom * Math.exp(-wheel.deltaY * 0.0016), here(wheel));
  };

  readonly down = (pointer: PointerEvent) => {
    if (pointer.button !== 0) return;
    const point = here(pointer);
    this.pointers.set(pointer.pointerId, point);
    if (this.pointers.size === 1) this.moved = this.drawn = false;
    this.begin();
  };

  readonly move = (pointer: PointerEvent) => {
    const point = here(pointer);
    if (!this.pointers.has(pointer.pointerId)) return;
    this.pointers.set(pointer.pointerId, point);
    const start = this.start;
    if (!start) return;
    const middle = this.middle();
    if (
      !this.moved &&
      Math.hypot(middle.x - start.point.x, middle.y - start.point.y) < STILL &&
      this.pointers.size === 1
    )
      return;
    if (!this.moved) (pointer.currentTarget as Element).setPointerCapture(pointer.pointerId);
    this.moved = this.moving = this.byHand = true;
    if (this.pointers.size > 1)
      this.zoom = Math.min(MOST, Math.max(1, (start.zoom * this.gap()) / start.gap));
    this.offset = {
      x: start.offset.x + middle.x - start.point.x,
      y: start.offset.y + middle.y - start.point.y,
    };
  };

  readonly up = (pointer: PointerEvent) => {
    if (!this.pointers.delete(pointer.pointerId)) return;
    if (this.pointers.size) return this.begin();
    this.moving = false;
    this.start = null;
    this.settle();
    this.drawn = this.moved;
    this.moved = false;
  };

  /** Whoever has drawn the map means no click. */
  readonly click = (click: MouseEvent) => {
    if (this.drawn && click.detail > 0) click.stopImmediatePropagation();
    this.drawn = false;
  };

  readonly press = ({ key }: KeyboardEvent) => {
    const zoom = ZOOMS[key];
    if (zoom) this.zoomTo(this.zoom * zoom);
  };

  /** The point of the drawing under the pointer. */
  under = (pointer: MouseEvent): Point => this.inDrawing(here(pointer));

  private begin(): void {
    this.settle();
    this.start = { point: this.middle(), offset: { ...this.offset }, zoom: this.zoom, gap: this.gap() };
  }

  /** The offset as far as it was really gone. */
  private settle(): void {
    const { width, height } = this.size();
    const free = (room: number, length: number, corner: number, margin: number) =>
      length <= room - margin ? 0 : corner - (room - length) / 2;
    this.offset = {
      x: free(this.window.width, width * this.scale, this.corner.x, this.margin().x),
      y: free(this.window.height, height * this.scale, this.corner.y, this.margin().y),
    };
  }

  private bringTo(point: Point, place: Point): void {
    const { width, height } = this.size();
    this.offset = {
      x: place.x - point.x * this.scale - (this.window.width - width * this.scale) / 2,
      y: place.y - point.y * this.scale - (this.window.height - height * this.scale) / 2,
    };
    this.settle();
  }

  private inDrawing = (point: Point): Point => ({
    x: (point.x - this.corner.x) / this.scale,
    y: (point.y - this.corner.y) / this.scale,
  });

  private middle(): Point {
    const points = [...this.pointers.values()];
    const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
    return { x: sum.x / points.length, y: sum.y / points.length };
  }

  private gap(): number {
    const [first, second] = [...this.pointers.values()];
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) || 1 : 1;
  }
}

function here(pointer: MouseEvent): Point {
  const box = (pointer.currentTarget as Element).getBoundingClientRect();
  return { x: pointer.clientX - box.left, y: pointer.clientY - box.top };
}
