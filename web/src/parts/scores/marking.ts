/** Where marks stand on a curve. */

interface Place {
  x: number;
  y: number;
}

/** How high a curve is between the points it is drawn through. */
export function heightAt(curve: { at: number; value: number }[], at: number): number {
  const after = curve.findIndex((point) => point.at >= at);
  const [from, to] = [curve[after - 1], curve[after] ?? curve.at(-1)];
  if (!from || !to || to.at === from.at) return to?.value ?? 0;
  return from.value + (to.value - from.value) * Math.min(1, (at - from.at) / (to.at - from.at));
}

/** The same places, each moved up or down as far as it must to lie over no other; between two edges. */
export function keptApart(places: Place[], room: number, top: number, bottom: number): Place[] {
  const kept: Place[] = [];
  for (const { x, y } of places) {
    const free = (other: number) =>
      other >= top && other <= bottom && kept.every((one) => Math.hypot(one.x - x, one.y - other) >= room);
    const clamped = Math.min(bottom, Math.max(top, y));
    const tries = [0, 1, 2, 3].flatMap((step) => [clamped - step * room, clamped + step * room]);
    kept.push({ x, y: tries.find(free) ?? clamped });
  }
  return kept;
}
