import { expect, test } from "vitest";
import { readRules } from "./markdown";

test("every clause has its identifier, and headings are found", () => {
  const blocks = readRules("# The rules\n\nWords: **hex** = a space.\n\n## K4 Building\n- K4.1 One **settlement** per hex;\n  only there.\n- K4.2 Next to an own one.\n");
  expect(blocks.map((block) => block.kind)).toEqual(["title", "text", "heading", "clauses"]);
  const [, , heading, list] = blocks;
  expect(heading).toMatchObject({ id: "K4" });
  expect(list).toMatchObject({ clauses: [{ id: "K4.1" }, { id: "K4.2" }] });
});

test("bold words are told from the rest", () => {
  expect(readRules("a **b** c")).toEqual([{ kind: "text", text: [{ bold: false, text: "a " }, { bold: true, text: "b" }, { bold: false, text: " c" }] }]);
});

test("one asterisk marks words as two do, and what follows a heading is its text", () => {
  const [heading, text] = readRules("## S7 The end\nIn *this* order.");
  expect(heading).toEqual({ kind: "heading", id: "S7", text: [{ bold: false, text: "S7 The end" }] });
  expect(text).toEqual({ kind: "text", text: [{ bold: false, text: "In " }, { bold: true, text: "this" }, { bold: false, text: " order." }] });
});
