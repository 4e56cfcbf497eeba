import { expect, test } from "vitest";
import { readRules } from "./markdown";

test("every clause has its identifier, and headings are found", () => {
  const blocks = readRules(
    "# The rules\n\nWords: **hex** = a space.\n\n## K4 Building\n- K4.1 One **settlement** per hex;\n  only there.\n- K4.2 Next to an own one.\n",
  );
  expect(blocks.map((block) => block.kind)).toEqual(["title", "text", "heading", "clauses"]);
  const [, , heading, list] = blocks;
  expect(heading).toMatchObject({ id: "K4" });
  expect(list).toMatchObject({ clauses: [{ id: "K4.1" }, { id: "K4.2" }] });
});

test("bold words are told from the rest", () => {
  expect(readRules("a **b** c")).toEqual([
    {
      kind: "text",
      text: [
        { bold: false, text: "a " },
        { bold: true, text: "b" },
        { bold: false, text: " c" },
      ],
    },
  ]);
});

test("one asterisk marks words as two do, and what follows a heading is its text", () => {
  const [heading, text] = readRules("## S7 The end\nIn *this* order.");
  expect(heading).toEqual({ kind: "heading", id: "S7", text: [{ bold: false, text: "S7 The end" }] });
  expect(text).toEqual({
    kind: "text",
    text: [
      { bold: false, text: "In " },
      { bold: true, text: "this" },
      { bold: false, text: " order." },
    ],
  });
});

test("the table of rulings is read row by row, and its heading can be linked to", () => {
  const [heading, , table] = readRules(
    "## Rulings\n\nOur decisions.\n\n| Clause | Played here | Option |\n|---|---|---|\n| K3.9 | It is **done**. |  |\n| K5.1 | So. | Tie: fewest |\n",
  );
  expect(heading).toMatchObject({ kind: "heading", id: "rulings" });
  expect(table).toEqual({
    kind: "rulings",
    head: ["Clause", "Played here", "Option"],
    rows: [
      {
        clause: "K3.9",
        cells: [
          [
            { bold: false, text: "It is " },
            { bold: true, text: "done" },
            { bold: false, text: "." },
          ],
          [],
        ],
      },
      { clause: "K5.1", cells: [[{ bold: false, text: "So." }], [{ bold: false, text: "Tie: fewest" }]] },
    ],
  });
});
