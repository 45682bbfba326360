import type { Texts } from '../content/texts.ts';
import { abuseIn } from './abuse.ts';
import type { AbuseKind } from './abuse-kinds.ts';

/** Words that keep a text from publication, with their field and reason. */
export interface RefusedWords {
  /** Name of the text, with its place in a list: `options/1`. */
  readonly name: string;
  /** Words as written, so that the author finds them. */
  readonly words: string;
  readonly reason: AbuseKind;
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Checks each text alone, then across seams where a word may be cut in two. */
export function refusedWordsIn(texts: Texts): readonly RefusedWords[] {
  const named = Object.entries(texts).flatMap(([name, text]): readonly NamedText[] =>
    typeof text === 'string' ? [{ name, text }] : (text ?? []).map((one, place) => ({ name: `${name}/${place}`, text: one })),
  );
  const lines = named.flatMap(({ name, text }) => text.split('\n').map((line) => ({ name, text: line }))).filter(({ text }) => text.trim() !== '');
  return [...named.flatMap(refusedIn), ...lines.flatMap((line, at) => acrossSeam(line, lines[at + 1]))];
}

const refusedIn = ({ name, text }: NamedText): readonly RefusedWords[] => abuseIn(text).map(({ words, kind }) => ({ name, words, reason: kind }));

const mostBeside = 100;

/** Signs that break off a word at the end of a text. */
const brokenOff = /(?:[\s\-_~·•…]|\.{2,})+$/;
const takenUp = /^(?:[\s\-_~·•…]|\.{2,})+/;

/** Words cut by a seam, each half reported at its own text. */
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
