/** How long a bot seems to think: the stronger the longer, never quite the same; what it has really thought counts. */

const USUAL_STEP = 900; // milliseconds of one step of others' turns at the usual pace
const LEAST = 400;
const MOST = 1500;
const BY_LEVEL: Record<string, number> = {
  uniform: 450,
  greedy: 600,
  steward: 800,
  castellan: 950,
  regent: 1050,
  sovereign: 1150,
};

/** In milliseconds, for the answer that stands in this row, where a step takes so long. */
export function pauseOf(level: string, row: number, step: number): number {
  const swing = 0.8 + ((row * 37) % 50) / 100; // as people do, sometimes sooner and sometimes later
  const usual = Math.min(MOST, Math.max(LEAST, (BY_LEVEL[level] ?? 700) * swing));
  return (usual * Math.min(step, USUAL_STEP)) / USUAL_STEP;
}
