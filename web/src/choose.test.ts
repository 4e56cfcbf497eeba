import { expect, test } from "vitest";
import { byWord, narrow, narrowBy, offered, readLine, withoutWords } from "./choose";

const fields = { build: [["hex", "hex"]], use: [["location", "location"], ["hex", "hex"]], "end-turn": [] };
const lines = ["build 3.4", "build 3.5", "use farm 3.4", "use farm 9.9", "end-turn"].map((text) => readLine(text, fields));
const texts = (left: typeof lines) => left.map((line) => line.text);

test("a line's words are known by their kind", () => {
  expect(readLine("use farm 3.4", fields)).toEqual({ text: "use farm 3.4", move: "use", words: { location: "farm", hex: "3.4" } });
});

test("a hex clicked first leaves every line that speaks of it", () => {
  expect(texts(narrow(lines, "hex", "3.4"))).toEqual(["build 3.4", "use farm 3.4"]);
});

test("a token chosen first and a hex clicked then leave one line", () => {
  expect(texts(narrowBy(lines, { location: "farm", hex: "3.4" }))).toEqual(["use farm 3.4"]);
});

test("each word is offered once", () => {
  expect(offered(lines, "hex")).toEqual(["3.4", "3.5", "9.9"]);
});

test("the end of a turn needs no target", () => {
  expect(texts(withoutWords(lines))).toEqual(["end-turn"]);
});

test("lines sorted out by hex are those that a click on it would leave", () => {
  const sorted = byWord(lines, "hex");
  expect([...sorted.keys()]).toEqual(offered(lines, "hex"));
  for (const [hex, some] of sorted) expect(some).toEqual(narrow(lines, "hex", hex));
});
