/** The little Markdown our rules are written in: headings, paragraphs, lists of clauses, bold, one table of rulings. */

export interface Clause {
  id: string;
  text: Span[];
}
export type Span = { bold: boolean; text: string };
export type Block =
  | { kind: "title"; id: string; text: Span[] }
  | { kind: "heading"; id: string; text: Span[] }
  | { kind: "text"; text: Span[] }
  | { kind: "clauses"; clauses: Clause[] }
  | { kind: "rulings"; head: string[]; rows: { clause: string; cells: Span[][] }[] };

const CLAUSE = /^([A-Z]\d+(?:\.\d+)?[a-z]?)\s+(.*)$/;

export function readRules(markdown: string): Block[] {
  const paragraphs = markdown.split(/\n(?=\n|- |#)/).map((one) => one.trim());
  const blocks: Block[] = [];
  for (const paragraph of paragraphs.filter(Boolean)) {
    if (paragraph.startsWith("- ")) addClause(blocks, paragraph.slice(2));
    else if (paragraph.startsWith("#")) blocks.push(...readHeading(paragraph));
    else if (paragraph.startsWith("|")) addRulings(blocks, paragraph);
    else blocks.push({ kind: "text", text: spans(joined(paragraph)) });
  }
  return blocks;
}

/** Clauses that follow each other are one list. */
function addClause(blocks: Block[], text: string): void {
  const clause = readClause(joined(text));
  const last = blocks.at(-1);
  if (last?.kind === "clauses") last.clauses.push(clause);
  else blocks.push({ kind: "clauses", clauses: [clause] });
}

/** A heading, and the text that stands right under it. */
function readHeading(paragraph: string): Block[] {
  const [, marks = "#", text = "", rest = ""] = paragraph.match(/^(#+)\s+([^\n]*)\s*(.*)$/s) ?? [];
  const { id } = readClause(text);
  const heading: Block = { kind: marks.length === 1 ? "title" : "heading", id, text: spans(text) };
  return rest ? [heading, { kind: "text", text: spans(joined(rest)) }] : [heading];
}

/** The heading over the table of rulings is where links to it lead. */
function addRulings(blocks: Block[], table: string): void {
  const heading = blocks.findLast((block) => block.kind === "heading");
  if (heading?.kind === "heading") heading.id = "rulings";
  blocks.push(readRulings(table));
}

function readClause(text: string): Clause {
  const [, id = "", rest = text] = text.match(CLAUSE) ?? [];
  return { id, text: spans(rest) };
}

/** The table of our decisions: a head, and rows that begin with their clause. */
function readRulings(table: string): Block {
  const [head = [], , ...rows] = table.split("\n").map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return {
    kind: "rulings",
    head,
    rows: rows.map(([clause = "", ...cells]) => ({ clause, cells: cells.map(spans) })),
  };
}

const joined = (text: string) => text.replace(/\s*\n\s*/g, " ");

const spans = (text: string): Span[] =>
  text
    .split(/\*{1,2}/)
    .map((part, place) => ({ bold: place % 2 === 1, text: part }))
    .filter((span) => span.text);
