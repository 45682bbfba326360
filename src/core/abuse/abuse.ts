import { mostLettersRead } from '../content/letters-read.ts';
import type { AbuseKind } from './abuse-kinds.ts';
import { foundIn, watchedIn } from './find-abuse.ts';
import { sentenceOf } from './sentence.ts';
import { watchedWords } from './watched-words.ts';

/** Words of a text that are refused: as they stand there, where, and why. */
export interface Abuse {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly kind: AbuseKind;
}

/** The words of a text that are refused, in their order, so that their author can be shown them. */
export function abuseIn(text: string): readonly Abuse[] {
  const sentence = sentenceOf(text.slice(0, mostLettersRead));
  const found = foundIn(sentence).toSorted((one, other) => one.first - other.first || other.last - one.last);
  const outer = found.filter((each, at) => !found.slice(0, at).some((before) => before.last >= each.last));
  return outer.map(({ first, last, kind }) => {
    const [from, to] = [sentence.words[first]?.from ?? 0, sentence.words[last]?.to ?? 0];
    return { words: text.slice(from, to), from, to, kind };
  });
}

/** Whether a text holds words that are refused, spelled plainly or around a filter. Words that only contain one, such as `class`, are let through. */
export const isAbusive = (text: string): boolean => foundIn(sentenceOf(text.slice(0, mostLettersRead))).length > 0;

/** Whether a text holds a word that a moderator has to read in its sentence before others do. */
export const isWatched = (text: string, words: readonly string[] = watchedWords): boolean => watchedIn(sentenceOf(text.slice(0, mostLettersRead)), words);
