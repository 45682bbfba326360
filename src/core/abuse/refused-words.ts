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

/** The refused words of all texts. Each text is read alone, so that a word is told beside its own field. */
export const refusedWordsIn = (texts: Texts): readonly RefusedWords[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? refusedIn(name, text) : (text ?? []).flatMap((one, place) => refusedIn(`${name}/${place}`, one)),
  );

const refusedIn = (name: string, text: string): readonly RefusedWords[] => abuseIn(text).map(({ words, kind }) => ({ name, words, reason: kind }));
