/** Which numbers stand along an edge. */

const STEPS = [1, 2, 5, 10];

/** Every one if they find room, else every second, fifth or tenth; those spoken of in any case, instead of what they cover.
    The room is that of a number, as a share of the way from one to the next. */
export function shownNumbers(count: number, room: number, spoken: Set<number>): number[] {
  const step = STEPS.find((one) => one >= room) ?? 20;
  const near = (number: number) => [...spoken].some((one) => one !== number && Math.abs(one - number) < room);
  return Array.from({ length: count }, (_, number) => number).filter(
    (number) => spoken.has(number) || (number % step === 0 && !near(number)),
  );
}
