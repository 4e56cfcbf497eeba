import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Options, Tried, TryWish } from "../../net/messages";
import type { Position } from "./editing";
import { Trying } from "./trying.svelte";

/** A question on its way, answered when the test says so. */
interface Question {
  wish: TryWish;
  answer: (body: unknown, status?: number) => void;
  lose: () => void;
}
let questions: Question[] = [];

beforeEach(() => {
  questions = [];
  vi.stubGlobal(
    "fetch",
    (_address: string, { body }: { body: string }) =>
      new Promise<Response>((resolve, reject) =>
        questions.push({
          wish: JSON.parse(body) as TryWish,
          answer: (said, status = 200) => resolve(new Response(JSON.stringify(said), { status })),
          lose: () => reject(new TypeError("no line")),
        }),
      ),
  );
});
afterEach(() => vi.unstubAllGlobals());

const TWO: Options = { seats: 2 };
const THREE: Options = { seats: 3 };
const received = (told: object): string => JSON.stringify(told);
const laid = (name: string) => JSON.parse(received({ name })) as Position;
const tried = (options: Options, name: string) =>
  JSON.parse(received({ options, position: { name }, seat: 0, problems: [], left: [] })) as Tried;
const last = () => questions.at(-1)!;

/** One change was made and one taken back: there is a step to either side. */
async function begun(): Promise<Trying> {
  const trying = new Trying("kingdom");
  await trying.open(Promise.resolve(tried(TWO, "first")));
  for (const name of ["second", "third"]) {
    const changed = trying.change(laid(name));
    last().answer(tried(TWO, name));
    await changed;
  }
  const undone = trying.undo();
  last().answer(tried(TWO, "second"));
  await undone;
  expect([trying.canUndo, trying.canRedo, trying.isLegal]).toEqual([true, true, true]);
  return trying;
}

async function undone(trying: Trying): Promise<TryWish> {
  const back = trying.undo();
  const { wish } = last();
  last().answer({ ...tried(TWO, ""), options: wish.options, position: wish.position });
  await back;
  return wish;
}

test("while other options are asked for nothing can be played, and the step is taken when they have come", async () => {
  const trying = await begun();
  const agreed = trying.agree(THREE);
  expect([trying.waits, trying.isLegal, trying.canRedo]).toEqual([true, false, true]);
  last().answer(tried(THREE, "second of three"));
  await agreed;
  expect([trying.waits, trying.isLegal, trying.canRedo]).toEqual([false, true, false]);
  expect(trying.tried?.options).toEqual(THREE);
  expect(await undone(trying)).toMatchObject({ options: TWO, position: laid("second") });
  expect(await undone(trying)).toMatchObject({ options: TWO, position: laid("first") });
  expect(trying.canUndo).toBe(false);
});

test.each([
  ["other options", (trying: Trying) => trying.agree(THREE)],
  ["a new game", (trying: Trying) => trying.anew()],
])("%s that are refused, or lost on the way, leave everything as it was", async (_, wanted) => {
  const trying = await begun();
  const before = trying.tried;
  for (const fail of [() => last().lose(), () => last().answer({ code: "bad-option", detail: "" }, 422)]) {
    const asked = wanted(trying);
    expect(trying.isLegal).toBe(false);
    fail();
    await asked;
    expect(trying.problem).toBeTruthy();
    expect(trying.tried).toBe(before);
    expect([trying.isLegal, trying.canRedo]).toEqual([true, true]);
  }
  expect(await undone(trying)).toMatchObject({ position: laid("first") });
  expect(trying.canUndo).toBe(false);
});

test("a change made while other options are on their way takes them along, each a step of its own", async () => {
  const trying = await begun();
  const agreed = trying.agree(THREE);
  const former = last();
  const changed = trying.change(laid("fourth"));
  expect(last().wish).toMatchObject({
    options: THREE,
    former: TWO,
    position: laid("fourth"),
    follow: true,
  });
  last().answer(tried(THREE, "fourth of three"));
  await changed;
  former.answer(tried(THREE, "second of three"));
  await agreed;
  expect(trying.position).toEqual(laid("fourth of three"));
  expect(trying.isLegal).toBe(true);
  for (const name of ["fourth", "second", "first"])
    expect(await undone(trying)).toMatchObject({ options: TWO, position: laid(name) });
  expect(trying.canUndo).toBe(false);
});

test("steps taken back quickly keep the options that each was of", async () => {
  const trying = await begun();
  const agreed = trying.agree(THREE);
  last().answer(tried(THREE, "second of three"));
  await agreed;
  void trying.undo();
  await undone(trying);
  const again = trying.redo();
  expect(last().wish).toMatchObject({ options: TWO, position: laid("second") });
  last().answer(tried(TWO, "second"));
  await again;
});
