import { expect, test } from "vitest";
import { pack, unpack } from "./address";

test("a position comes back from its address, which has no letters that an address must not have", async () => {
  const laid = JSON.parse(
    '{"options": {"seats": 2}, "position": {"settlements": [["1.1", "20.20"], []], "word": "Ґ—7"}}',
  );
  const address = await pack(laid);
  expect(address).toMatch(/^[\w-]+$/);
  expect(await unpack(address)).toEqual(laid);
});

test("what is no position is none", async () => {
  expect(await unpack("§")).toBeNull();
  expect(await unpack("AAAA")).toBeNull();
});
