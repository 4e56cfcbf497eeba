/** The little Markdown our rules are written in: headings, paragraphs, lists of clauses, bold. */

export interface Clause { id: string; text: Span[] }
export type Span = { bold: boolean; text: string };
export type Block =
  | { kind: "title"; id: string; text: Span[] }
  | { kind: "heading"; id: string; text: Span[] }
  | { kind: "text"; text: Span[] }
  | { kind: "clauses"; clauses: Clause[] };

const CLAUSE = /^([A-Z]\d+(?:\.\d+)?[a-z]?)\s+(.*)$/;

export function readRules(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of markdown.split(/\n(?=\n|- |#)/).map((one) => one.trim()).filter(Boolean)) {
    if (paragraph.startsWith("- ")) {
      const clause = readClause(joined(paragraph.slice(2)));
      const last = blocks.at(-1);
      if (last?.kind === "clauses") last.clauses.push(clause);
      else blocks.push({ kind: "clauses", clauses: [clause] });
    } else if (paragraph.startsWith("#")) {
      const [, marks = "#", text = "", rest = ""] = paragraph.match(/^(#+)\s+([^\n]*)\s*(.*)$/s) ?? [];
      const { id } = readClause(text);
      blocks.push({ kind: marks.length === 1 ? "title" : "heading", id, text: spans(text) });
      if (rest) blocks.push({ kind: "text", text: spans(joined(rest)) });
    } else blocks.push({ kind: "text", text: spans(joined(paragraph)) });
  }
  return blocks;
}

function readClause(text: string): Clause {
  const [, id = "", rest = text] = text.match(CLAUSE) ?? [];
  return { id, text: spans(rest) };
}

const joined = (text: string) => text.replace(/\s*\n\s*/g, " ");

const spans = (text: string): Span[] =>
  text.split(/\*{1,2}/).map((part, place) => ({ bold: place % 2 === 1, text: part })).filter((span) => span.text);
