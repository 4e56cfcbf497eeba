/** What stands out in a sentence. */

export interface Span {
  text: string;
  bold: boolean;
}

/** A sentence in pieces, of which those that matter stand out. */
export function emphasised(sentence: string, strong: string[]): Span[] {
  const found = strong
    .map((word) => ({ word, at: sentence.indexOf(word) }))
    .filter(({ word, at }) => word && at >= 0);
  const [next] = found.sort((one, other) => one.at - other.at);
  if (!next) return sentence ? [{ text: sentence, bold: false }] : [];
  const before = sentence.slice(0, next.at);
  const rest = emphasised(
    sentence.slice(next.at + next.word.length),
    strong.filter((word) => word !== next.word),
  );
  return [...(before ? [{ text: before, bold: false }] : []), { text: next.word, bold: true }, ...rest];
}
