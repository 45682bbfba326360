import { foldedWords, longestWord, type FoldedWord } from './folded-words.ts';

/** Folded text for phrase search, with single blanks and ` , ` at ends of clauses. */
export interface Sentence {
  readonly text: string;
  readonly words: readonly FoldedWord[];
  readonly starts: readonly number[];
  readonly end: string;
}

/** Word indexes, both ends included. */
export interface WordSpan {
  readonly first: number;
  readonly last: number;
}

const clauseEnd = /[,;!?\n।…()[\]{}"“”۔،؟|]|[.:](?=\s|$)|^[.:]+$|\s[-–—]\s/;

export function sentenceOf(text: string): Sentence {
  const words = abbreviated(foldedWords(text), text);
  const starts: number[] = [];
  let joined = ' , ';
  for (const [at, word] of words.entries()) {
    joined += between(word.gap, at === 0);
    starts.push(joined.length);
    joined += word.text;
  }
  return { text: `${joined} , `, words, starts, end: text.slice(words.at(-1)?.to ?? 0) };
}

/** Gap between two words: a blank, the end of a clause, or the last figure. */
function between(gap: string, isFirst: boolean): string {
  const figure = /\d+(?=\D*$)/.exec(gap)?.[0];
  const mark = clauseEnd.test(gap) && !isFirst ? ' , ' : isFirst ? '' : ' ';
  return figure === undefined ? mark : `${mark.trimEnd() || mark.trim()} ${figure} `;
}

export function wordAt({ starts }: Sentence, place: number): number {
  let [from, to] = [0, starts.length - 1];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if ((starts[middle] ?? Infinity) <= place) from = middle;
    else to = middle - 1;
  }
  return from;
}

/** Joins dotted letters (`b.c.`). Capitals such as BC are kept apart as likely abbreviations. */
function abbreviated(words: readonly FoldedWord[], text: string): readonly FoldedWord[] {
  const made: FoldedWord[] = [];
  for (const word of words) {
    const last = made.at(-1);
    const isNext =
      last !== undefined &&
      word.text.length === 1 &&
      /^[.\-_*·•~/\\]+$/.test(word.gap) &&
      (last.text.length === 1 || (last.isAbbreviation && last.text.length < longestWord));
    if (isNext) {
      const joined = last.text + word.text;
      made[made.length - 1] = { ...last, text: joined, readings: [joined], to: word.to, isAbbreviation: true };
    } else made.push(word);
  }
  return made.map((word) =>
    /^(?:bc|mc|mf)$/.test(word.text) && /^[^a-z]+$/.test(text.slice(word.from, word.to))
      ? { ...word, text: `u${word.text}`, readings: [`u${word.text}`] }
      : word,
  );
}
