const longestBlock = 500;
const fewestSentences = 5;
const perParagraph = 3;

/** Words whose full stop ends no sentence, in small letters or with a capital. */
export const abbreviations = '[Rr]s|[Nn]os?|[Vv]s|[Mm]rs?|[Mm]s|[Dd]r|[SsJj]r|[Pp]vt|[Ll]td|[Cc]o|[Ss]t|[Ee]tc|[Aa]pprox';

/** Ends of sentences, but not of `Rs.`, `no.` or `1.`. */
const ends = new RegExp(`(?<=\\p{L}{2}[.!?…]|।)(?<!\\b(?:${abbreviations})\\.) +(?=[\\p{Lu}\\p{Lo}])`, 'u');

/** Breaks one long block into paragraphs, and leaves a text that its author broke. */
export function inParagraphs(text: string): string {
  if (text.length <= longestBlock || text.includes('\n')) return text;
  const sentences = text.split(ends);
  if (sentences.length < fewestSentences) return text;
  const last = sentences.length - 1;
  return sentences.map((sentence, at) => sentence + (at === last ? '' : (at + 1) % perParagraph === 0 && at + 1 < last ? '\n\n' : ' ')).join('');
}
