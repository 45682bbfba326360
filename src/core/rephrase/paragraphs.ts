const longestBlock = 500;
const fewestSentences = 5;
const perParagraph = 3;

/** Ends of sentences, but not of `Rs.`, `no.` or `1.`. */
const ends = /(?<=\p{L}{2}[.!?…]|।)(?<!\b(?:[Rr]s|[Nn]os?|[Vv]s|M[rs]|Mrs|Dr|[SJ]r|Pvt|Ltd|Co|St|etc|approx)\.) +(?=[\p{Lu}\p{Lo}])/u;

/** Breaks one long block into paragraphs, and leaves a text that its author broke. */
export function inParagraphs(text: string): string {
  if (text.length <= longestBlock || text.includes('\n')) return text;
  const sentences = text.split(ends);
  if (sentences.length < fewestSentences) return text;
  const last = sentences.length - 1;
  return sentences.map((sentence, at) => sentence + (at === last ? '' : (at + 1) % perParagraph === 0 && at + 1 < last ? '\n\n' : ' ')).join('');
}
