import type { Texts } from '../content/texts.ts';
import { abuseIn } from './abuse.ts';
import type { AbuseKind } from './abuse-kinds.ts';

/** Words that keep a text from being published: in which of the texts they stand, and why they are refused. */
export interface RefusedWords {
  /** Name of the text; of one in a list with its place, such as `options/1`. */
  readonly name: string;
  /** The words as they were written, so that the author finds them. */
  readonly words: string;
  readonly reason: AbuseKind;
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The refused words of all texts. Each text is read alone, so that a word is reported at its own field; then across the seams of lines and of texts, where one may be cut in two. */
export function refusedWordsIn(texts: Texts): readonly RefusedWords[] {
  const named = Object.entries(texts).flatMap(([name, text]): readonly NamedText[] =>
    typeof text === 'string' ? [{ name, text }] : (text ?? []).map((one, place) => ({ name: `${name}/${place}`, text: one })),
  );
  const lines = named.flatMap(({ name, text }) => text.split('\n').map((line) => ({ name, text: line }))).filter(({ text }) => text.trim() !== '');
  return [...named.flatMap(refusedIn), ...lines.flatMap((line, at) => acrossSeam(line, lines[at + 1]))];
}

const refusedIn = ({ name, text }: NamedText): readonly RefusedWords[] => abuseIn(text).map(({ words, kind }) => ({ name, words, reason: kind }));

/** The most letters on each side of a seam that are read. */
const mostBeside = 100;

/** Signs by which a word is broken off at the end of one text and taken up in the next. */
const brokenOff = /(?:[\s\-_~·•…]|\.{2,})+$/;
const takenUp = /^(?:[\s\-_~·•…]|\.{2,})+/;

/** Refused words that begin in one line and end in the next, as a reader of both reads them: each half is reported at its own. */
function acrossSeam(before: NamedText, after: NamedText | undefined): readonly RefusedWords[] {
  if (!after) return [];
  const [head, tail] = [before.text.slice(-mostBeside).replace(brokenOff, ''), after.text.slice(0, mostBeside).replace(takenUp, '')];
  const both = `${head} ${tail}`;
  return abuseIn(both)
    .filter(({ from, to }) => from < head.length && to > head.length + 1)
    .flatMap(({ from, to, kind }) => [
      { name: before.name, words: both.slice(from, head.length), reason: kind },
      { name: after.name, words: both.slice(head.length + 1, to), reason: kind },
    ]);
}
